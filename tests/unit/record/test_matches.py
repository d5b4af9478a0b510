"""Rounds of a match in one text: dealer, score, rules and number follow from the round before."""

from __future__ import annotations

import pytest

from tests.texts import EW_3_0, NS_3_0, record
from trickkit import NotationError, Seat, parse_records, write_view


def rounds(*parts: tuple[str, str, str, str, str], name: str = "Tuesday") -> str:
    """Write rounds: number, dealer, score, rules, acts."""
    texts = []
    for number, dealer, score, rules, acts in parts:
        tag = f'[Round "{number}"]\n' if number else ""
        texts.append(f'[Match "{name}"]\n{tag}' + record(acts, dealer=dealer, score=score, rules=rules))
    return "".join(texts)


FIRST = ("1", "W", "NS:8 EW:6", "", NS_3_0)
SECOND = ("2", "N", "NS:10 EW:6", "", "E:ask S:go")
THIRD = ("3", "E", "NS:10 EW:8", "", "")


def test_rounds_that_follow_each_other():
    records = list(parse_records(rounds(FIRST, SECOND, THIRD)))
    assert [(r.remarks["Round"], r.state.position.dealer, str(r.state.position.score)) for r in records if r.state] == [
        ("1", "W", "NS:8 EW:6"),
        ("2", "N", "NS:10 EW:6"),
        ("3", "E", "NS:10 EW:8"),
    ]


def test_a_match_may_begin_in_the_middle_and_matches_may_be_mixed():
    other = rounds(("7", "S", "NS:3 EW:11", "target=15", NS_3_0.replace("N:", "N:")), name="Club").replace(
        NS_3_0, "N:leak"
    )
    text = rounds(FIRST) + other + rounds(SECOND)
    assert len(list(parse_records(text))) == 3


BROKEN = {
    "dealer": (
        (FIRST, ("2", "W", "NS:10 EW:6", "", "")),
        "Dealer",
        '"W" does not deal round 2 of match "Tuesday"; the deal passes to N',
    ),
    "score": ((FIRST, ("2", "N", "NS:10 EW:7", "", "")), "Score", '"NS:10 EW:7" is not the score before round 2'),
    "score left out": ((FIRST, ("2", "N", "", "", "")), "Score", '"NS:0 EW:0" is not the score'),
    "rules": (
        (FIRST, ("2", "N", "NS:10 EW:6", "open_tricks=all", "")),
        "Rules",
        'the rules of round 2 differ from those of match "Tuesday"; leave [Rules] out',
    ),
    "rules left out": (
        (("1", "W", "NS:8 EW:6", "target=15", NS_3_0), ("2", "N", "NS:10 EW:6", "", "")),
        "Rules",
        'write [Rules "target=15"]',
    ),
    "number": (
        (FIRST, ("3", "N", "NS:10 EW:6", "", "")),
        "Round",
        '"3" is not the next round of match "Tuesday"; write 2',
    ),
    "same number": ((FIRST, FIRST), "Round", '"1" is not the next round'),
    "unfinished": ((("1", "W", "NS:8 EW:6", "", "N:TC"), SECOND), "Round", "has no result; finish it first"),
    "after the winner": (
        (("1", "W", "NS:8 EW:11", "", EW_3_0), ("2", "N", "NS:8 EW:6", "", "")),
        "Round",
        "is over, EW has won it",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_round_that_does_not_follow_is_named(name):
    parts, tag, message = BROKEN[name]
    found: list[object] = []
    with pytest.raises(NotationError) as caught:
        found.extend(parse_records(rounds(*parts)))
    assert len(found) == 1
    assert message in str(caught.value)
    lines = rounds(*parts).split("\n")
    assert caught.value.at is not None
    line, column = caught.value.at
    assert column == 1
    assert lines[line - 1].startswith((f"[{tag} ", "[Match "))


def test_views_of_a_match_are_followed_too():
    records = [r.state for r in parse_records(rounds(FIRST, SECOND)) if r.state]
    texts = [
        write_view(state.observe(Seat.EAST), {"Match": "Tuesday", "Round": str(number)})
        for number, state in enumerate(records, start=1)
    ]
    assert len(list(parse_records("".join(texts)))) == 2
    with pytest.raises(NotationError, match="is not the next round"):
        list(parse_records(texts[1] + texts[0]))


def test_a_long_name_is_shortened_in_the_message():
    with pytest.raises(NotationError) as caught:
        list(parse_records(rounds(FIRST, FIRST, name="x" * 500)))
    assert len(str(caught.value)) < 200
