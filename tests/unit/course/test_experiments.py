"""What lesson 22 asks before its experiments, and how it tells what they found."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from trickkit.course import kinds, open_lesson
from trickkit.course.levels import Level, load
from trickkit.errors import TrickkitError
from trickkit.lab import deals
from trickkit.lab.what_if import sweep, what_if
from trickkit.record import parse_record

LEVELS = load("22").levels


def accepted(level: Level) -> tuple[str, ...]:
    return kinds.KINDS["choose"].accept(level)


@pytest.mark.parametrize("key", LEVELS)
def test_what_the_engine_counts_is_what_the_file_accepts(key):
    assert accepted(LEVELS[key]) == LEVELS[key].accept


def test_another_condition_has_another_number():
    level = LEVELS["22.1"]
    assert accepted(replace(level, more={"where": "hauptschlag dealt", "of": 155})) == ("113",)


def test_what_cannot_be_counted_is_no_level():
    level = LEVELS["22.1"]
    own = {"where": "tests.unit.lab.conditions.own_conditions:never", "of": 100}
    with pytest.raises(TrickkitError, match=r"level 22\.1 asks for what cannot be counted"):
        accepted(replace(level, more=own))


def test_a_level_has_one_right_option():
    level = LEVELS["22.2"]
    for keys, number in ((("7/10", "55/100"), 0), (("540/1000", "90/100"), 2)):
        options = tuple((key, {"en": key, "de": key}) for key in keys)
        with pytest.raises(TrickkitError, match=f"level 22.2 has {number} right options; give it one"):
            accepted(replace(level, options=options))


def test_a_lesson_tells_what_an_experiment_found():
    english, german = (open_lesson("22", lang=lang) for lang in ("en", "de"))
    assert (english.lang, german.lang) == ("en", "de")
    found = deals("latinern", "hauptschlag not dealt", 4)
    assert repr(english.tell(found)) == (
        "On average 1 of 3.7 deals fits. 4 were dealt so that they fit, and none was thrown away."
    )
    changed = german.tell(what_if(german.record("22.4"), "KH TS"))
    assert repr(changed).splitlines()[:2] == [
        "Sind K♥ und 10♠ vertauscht, dreht sich die Runde: Es gewinnen Ost und West.",
        "- 7♥: Jetzt gewinnen Ost und West, vorher die anderen.",
    ]
    assert changed._repr_html_().count("<li>") == 3
    assert len(english.tell(sweep(english.record("22.4"), "W")).lines) == 2


def test_only_levels_with_a_record_have_one():
    with pytest.raises(TrickkitError, match=r'lesson 22 has no level "22\.9" with a record'):
        open_lesson("22").record("22.9")


def test_the_player_of_the_page_plays_as_the_page_says():
    """Run the cell of the page: ten lines, the weakest card that wins so far."""
    page = (Path(__file__).resolve().parents[3] / "lessons" / "en" / "22_experiments.md").read_text(encoding="utf-8")
    (cell,) = re.findall(r"```python\n(from trickkit\.games\.latinern import PlayCard\n.*?)\n```", page, re.DOTALL)
    assert len([line for line in cell.splitlines() if line]) <= 10
    space: dict[str, object] = {}
    exec(cell, space)  # noqa: S102 - our own page
    mine = space["mine"]
    head = '[Game "latinern"] [Dealer "W"] [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]'
    for acts, card in (("", "TC"), ("N:9D E:JD S:JH", "8C"), ("N:TC E:JD S:JH", "QH"), ("N:9D", "9C")):
        state = parse_record(f"{head} {acts}").state
        assert state is not None
        assert mine(state.observe(state.to_act)).token == card  # type: ignore[operator, arg-type] # a function of the page
