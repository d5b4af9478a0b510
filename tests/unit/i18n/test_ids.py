"""Message ids: each one in the code exists, each one in the catalogues is used."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import trickkit
from tests.golden import (
    exercises,
    explain_assessed,
    explain_beaten,
    explain_deduction,
    explain_guided,
    explain_hints,
    explain_judged,
    explain_latinern,
    explain_twenty_eight,
)
from tests.unit.i18n.test_catalogues import messages
from trickkit.cards import DECK, Rank, Suit
from trickkit.i18n import CASES, DECKS, LANGUAGES, MissingMessageError, Words, catalogue, words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import GNUTranslations

CODE = Path(trickkit.__file__).parent
CALLS = {"message": 0, "label": 0, "count": 0, "plural": 0, "person": 0}
"""The functions that take an id, with its place among the arguments."""


def ids_in(path: Path) -> Iterator[re.Pattern[str]]:
    """Give the ids that a file asks for, as patterns: what an f-string fills in may be anything."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[first, *_]) if name in CALLS:
                yield from _patterns(first)
            case ast.Constant(value=str(text)) if re.fullmatch(r"ui(\.[a-z]+(-[a-z]+)*)+", text):
                yield re.compile(re.escape(text))
            case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]) if text.startswith("ui."):
                yield from _patterns(node)


def _patterns(node: ast.expr) -> Iterator[re.Pattern[str]]:
    match node:
        case ast.Constant(value=str(text)):
            yield re.compile(re.escape(text) + r"(\.you)?")
        case ast.JoinedStr(values=values):
            parts = (re.escape(str(v.value)) if isinstance(v, ast.Constant) else r"[\w.-]+" for v in values)
            yield re.compile("".join(parts) + r"(\.you)?")
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body)
            yield from _patterns(orelse)


@cache
def used() -> tuple[re.Pattern[str], ...]:
    speaking = (path for path in sorted(CODE.rglob("*.py")) if re.search("i18n|_words", path.read_text("utf-8")))
    return tuple(pattern for path in speaking for pattern in ids_in(path))


def all_ids() -> set[str]:
    return {msgid for _, msgid in messages("en")}


def test_every_id_in_the_code_exists():
    ids = all_ids()
    assert [pattern.pattern for pattern in used() if not any(map(pattern.fullmatch, ids))] == []


def test_every_label_is_used():
    labels = {msgid for msgid in all_ids() if msgid.startswith("ui.")}
    assert sorted(msgid for msgid in labels if not any(p.fullmatch(msgid) for p in used())) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_in_a_golden_file(lang, monkeypatch):
    asked: set[str] = set()

    class Recorder:
        def __init__(self, found: GNUTranslations) -> None:
            self._found = found

        def __getattr__(self, name: str) -> Any:
            def call(*arguments: Any) -> Any:
                asked.add(arguments[1] if name == "pgettext" else arguments[0])
                return getattr(self._found, name)(*arguments)

            return call

    monkeypatch.setattr(words, "catalogue", lambda lang: Recorder(catalogue.catalogue(lang)))
    files = (
        exercises,
        explain_assessed,
        explain_beaten,
        explain_deduction,
        explain_guided,
        explain_hints,
        explain_judged,
        explain_latinern,
        explain_twenty_eight,
    )
    text = "".join(file.golden(lang) for file in files)
    sentences = {msgid for msgid in all_ids() if msgid.split(".")[0] not in {"ui", "card", "rank", "suit"}}
    assert sorted(sentences - asked) == []
    assert not re.search(r"[{}*]", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_used(lang):
    named = {Words(lang, deck).card(card, case) for deck in DECKS for card in DECK for case in ("", *CASES)} | {
        Words(lang, deck).rank(r, form) for deck in DECKS for r in Rank for form in ("", "plural", "short", *CASES)
    }
    named |= {Words(lang, deck).suit(suit, form) for deck in DECKS for suit in Suit for form in ("", "one")}
    for (_, msgid), message in messages(lang).items():
        if msgid.split(".")[0] in {"card", "rank", "suit"}:
            pattern = re.escape(str(message.string)).replace(re.escape("{suit}"), r"[\w]+")
            assert any(re.fullmatch(pattern, name) for name in named), msgid


def test_a_missing_message_raises():
    for lang in LANGUAGES:
        expected = rf'the catalogue "{lang}" has no message "no\.such"'
        with pytest.raises(MissingMessageError, match=expected):
            Words(lang).message("no.such")
        with pytest.raises(MissingMessageError, match=expected):
            Words(lang).label("no.such")
        with pytest.raises(MissingMessageError, match=expected):
            Words(lang).count("no.such", 2)
    with pytest.raises(MissingMessageError, match=r"card\.jack"):
        Words().card(DECK[4], "gen")
    assert issubclass(MissingMessageError, LookupError)


def test_a_missing_catalogue_raises():
    with pytest.raises(MissingMessageError, match=r'no compiled catalogue "xx"; run: python tools/catalogues.py'):
        catalogue.catalogue("xx")


def test_a_missing_fact_raises():
    with pytest.raises(KeyError, match="card"):
        Words().message("announced", seat="West")
