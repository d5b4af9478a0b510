"""The examples of the documentation do what the text beside them says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from trickkit import NotationError, parse_record, parse_records, replay_json

DOCS = Path(__file__).resolve().parents[2] / "docs"
RULES = sorted((DOCS.parent / "lessons" / "rules").glob("*.md"))
PAGES = [*sorted(DOCS.glob("*.md")), *RULES]
_BLOCK = re.compile(r"```(trickkit(?:-view|-error)?)\n(.*?)```\n+(?:(`stdin:[0-9:]*`)(?: `([^`\n]+)`)?)?", re.DOTALL)
_REPLAY_PAIR = re.compile(r"```trickkit\n([^`]*)```\n[^`]*?```json\n(\{[^`]*\})\n```")
_CLAUSE = re.compile(r"\*\*([LTV]\d+)\*\*")
_ANCHOR = re.compile(r'<a id="([^"]*)"></a>')
_LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def blocks(kind: str) -> list[ParameterSet]:
    """List the fenced blocks of one kind with what stands behind them."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in _BLOCK.finditer(text):
            if block[1] == kind:
                line = text.count("\n", 0, block.start()) + 1
                found.append(pytest.param(block[2], block[3], block[4], id=f"{page.name}:{line}"))
    return found


@pytest.mark.parametrize(("text", "_place", "_offending"), blocks("trickkit"))
def test_record_replays(text, _place, _offending):
    assert [replay_json(record.state) for record in parse_records(text) if record.state]


@pytest.mark.parametrize(("text", "_place", "_offending"), blocks("trickkit-view"))
def test_view_parses_to_an_observation(text, _place, _offending):
    record = parse_record(text)
    assert record.state is None
    assert record.view is not None


@pytest.mark.parametrize(("text", "place", "offending"), blocks("trickkit-error"))
def test_error_stands_where_the_text_says(text, place, offending):
    with pytest.raises(NotationError) as error:
        list(parse_records(text))
    assert error.value.at is not None
    numbers = [int(number) for number in place.strip("`").split(":")[1:] if number]
    assert list(error.value.at[: len(numbers)]) == numbers
    if offending:
        assert offending in error.value.message


def test_json_is_what_the_record_gives():
    text = (DOCS / "json.md").read_text(encoding="utf-8")
    pairs = _REPLAY_PAIR.findall(text)
    assert pairs
    for record, shown in pairs:
        state = parse_record(record).state
        assert state is not None
        assert replay_json(state) == json.loads(shown)


@pytest.mark.parametrize(
    "page", [*PAGES, *sorted(DOCS.parent.glob("*.md"))], ids=lambda page: f"{page.parent.name}-{page.name}"
)
def test_links_lead_somewhere(page):
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_both_rules_pages_are_there():
    assert [page.name for page in RULES] == ["latinern.md", "twenty-eight.md"]


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_every_clause_has_an_anchor_of_its_id(page):
    text = page.read_text(encoding="utf-8")
    clauses = _CLAUSE.findall(text)
    assert clauses
    assert _ANCHOR.findall(text) == [clause.lower() for clause in clauses]
    for clause in clauses:
        assert f'* <a id="{clause.lower()}"></a>**{clause}** ' in text
