"""The lessons hold, by the independent checker; and the checker notices when they do not."""

from __future__ import annotations

import copy
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.lessons.check import latinern, lessons
from tests.lessons.check.levels import check_level
from tests.lessons.check.model import LANGS, LESSONS, LessonError
from tests.lessons.check.pages import clauses, load
from tests.referee import latinern as referee


@pytest.mark.parametrize("stem", lessons.STEMS)
def test_lesson_holds(stem: str) -> None:
    assert lessons.check_lesson(stem) == len(load(stem)["level"])


def test_no_lesson_is_left_out() -> None:
    for lang in LANGS:
        assert {p.stem for p in (LESSONS / lang).glob("*.md")} == set(lessons.STEMS)
    assert {p.stem for p in (LESSONS / "levels").glob("*.toml")} == {s[:2] for s in lessons.STEMS}


def test_checker_is_independent() -> None:
    used = [*Path(__file__).parent.glob("check/*.py"), *Path(referee.__file__).parents[1].glob("referee*/[lt][aw]*.py")]
    assert len(used) > len(lessons.STEMS)
    for path in used:
        lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
        assert not [line for line in lines if line.startswith(("import trickkit", "from trickkit"))], path


def test_no_computation_hides_another() -> None:
    table: dict[str, Any] = {"a": len}
    lessons.add(table, {"a": len, "b": max})
    assert table == {"a": len, "b": max}
    with pytest.raises(ValueError, match="named b"):
        lessons.add(table, {"b": min})


def test_hauptschlag_not_dealt() -> None:
    assert latinern.hauptschlag_places() == {
        "forehand": Fraction(7, 31),
        "dealer": Fraction(3, 31),
        "hand": Fraction(63, 155),
        "out": Fraction(42, 155),
    }


def spoil_accept(level: dict[str, Any]) -> None:
    level["accept"] = ["N"]


def spoil_record(level: dict[str, Any]) -> None:
    level["record"] = level["record"].replace("W:KH", "W:KS")


def spoil_duplicate(level: dict[str, Any]) -> None:
    level["record"] = level["record"].replace("N:9H JC", "N:9H KC")


def spoil_turn(level: dict[str, Any]) -> None:
    level["record"] = level["record"].replace("\nW:KH N:9H", "\nN:9H W:KH")


def spoil_missing_text(level: dict[str, Any]) -> None:
    del level["wrong"][0]


def spoil_unused_text(level: dict[str, Any]) -> None:
    level["wrong"].append(copy.deepcopy(level["wrong"][-1]))


def spoil_consequence(level: dict[str, Any]) -> None:
    level["wrong"][0]["would"] = "N 9H"


def spoil_hints(level: dict[str, Any]) -> None:
    del level["hints"]["de"][0]


def spoil_shouting(level: dict[str, Any]) -> None:
    level["done"]["en"] = "Yours!"


def spoil_card_name(level: dict[str, Any]) -> None:
    level["done"]["de"] = "Das war die Dame."


def spoil_case(level: dict[str, Any]) -> None:
    level["done"]["de"] = "{AH:der} macht den Stich."


def spoil_owner(level: dict[str, Any]) -> None:
    level["done"]["en"] = "North's {AH} takes the trick."


def spoil_trump(level: dict[str, Any]) -> None:
    level["done"]["en"] = "{H} are trump."


def spoil_reason(level: dict[str, Any]) -> None:
    level["wrong"][0]["de"] = "Das war leider nichts. Schau noch einmal genau hin."


def spoil_par(level: dict[str, Any]) -> None:
    level["par"] = 2


SPOILS: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (spoil_accept, "accept"),
    (spoil_record, "not dealt"),
    (spoil_duplicate, "twice|dealt"),
    (spoil_turn, "another seat"),
    (spoil_missing_text, "no text"),
    (spoil_unused_text, "never shown"),
    (spoil_consequence, "would win"),
    (spoil_hints, "three hints"),
    (spoil_shouting, "exclamation"),
    (spoil_card_name, "word to avoid"),
    (spoil_case, "small article"),
    (spoil_owner, "N has no AH"),
    (spoil_trump, "H is not trump"),
    (spoil_reason, "names no card"),
    (spoil_par, "par"),
]


@pytest.mark.parametrize(("spoil", "message"), SPOILS, ids=lambda x: getattr(x, "__name__", None))
def test_checker_notices(spoil: Callable[[dict[str, Any]], None], message: str) -> None:
    data = load("00_start_here")
    level = data["level"][0]
    check_level(level, data["goals"], data["game"])
    spoil(level)
    with pytest.raises(LessonError, match=message):
        check_level(level, data["goals"], data["game"])


LEVELS = [(stem, n) for stem in lessons.STEMS for n, lv in enumerate(load(stem)["level"]) if lv["kind"] != "match"]


@pytest.mark.parametrize(("stem", "number"), LEVELS)
def test_every_level_is_really_checked(stem: str, number: int) -> None:
    data = load(stem)
    level = data["level"][number]
    game = lessons.game_of(level, data)
    task = lessons.GAMES[game].KINDS[level["kind"]](level, lessons.replay(level, game))
    assert task.wrong
    assert not set(task.wrong) & set(level["accept"])
    level["accept"] = [task.wrong[-1]]
    with pytest.raises(LessonError, match="accept"):
        check_level(level, data["goals"], game)
    level["accept"] = task.right
    check_level(level, data["goals"], game)
    level["wrong"] = []
    with pytest.raises((LessonError, IndexError)):
        check_level(level, data["goals"], game)


@pytest.mark.parametrize(
    ("cards", "trump", "schlag", "place", "reason"),
    [
        ("7C 9C KC TC", "H", "8", 3, "highest-of-led-suit"),
        ("AC 7H TC KC", "H", "8", 1, "highest-trump"),
        ("AH 8C 8D KH", "H", "8", 1, "first-schlag"),
        ("8C 8D 8H AH", "H", "8", 2, "hauptschlag"),
        ("8C AC 9C 7D", "H", "8", 0, "first-schlag"),
    ],
)
def test_winner(cards: str, trump: str, schlag: str, place: int, reason: str) -> None:
    assert latinern.winner(cards.split(), trump, schlag) == (place, reason)


L10, L12 = "[L10](../rules/latinern.md#l10)", "[L12](../rules/latinern.md#l12)"


def summed_up(line: str, above: str = "") -> str:
    return f"{above}\n## What you take along\n\n* One.\n* Two.\n\n{line}\n\nNext: a lesson\n"


def test_the_rules_behind_a_lesson() -> None:
    assert clauses(summed_up(f"The rules behind it: {L10}, {L12}."), "en", "x") == ["L10", "L12"]
    mixed = "The rules behind it: [T24](../rules/twenty-eight.md#t24), [V1](../rules/twenty-eight.md#v1)."
    assert clauses(summed_up(mixed), "en", "x") == ["T24", "V1"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (summed_up("No rules."), "one line with the rules"),
        (summed_up(f"The rules behind it: {L10}.\nThe rules behind it: {L12}."), "one line with the rules"),
        (summed_up(f"A word first.\n\nThe rules behind it: {L10}."), "right under the summary"),
        (summed_up("The rules behind it: none."), "links alone"),
        (summed_up(f"The rules behind it: {L10} and {L12}."), "links alone"),
        (summed_up(f"The rules behind it: {L10}, {L12}, [L1](latinern.md#l1)."), "links alone"),
        (summed_up(f"The rules behind it: {L10}.", above=L12), "linked elsewhere"),
        (summed_up("The rules behind it: [L10](../rules/watten.md#l10)."), "rules page watten"),
        (summed_up("The rules behind it: [L25](../rules/latinern.md#l25)."), "no L25 at l25"),
        (summed_up("The rules behind it: [L10](../rules/latinern.md#l11)."), "no L10 at l11"),
        (summed_up("The rules behind it: [T1](../rules/latinern.md#t1)."), "no T1 at t1"),
        (summed_up(f"The rules behind it: {L12}, {L10}."), "in their order"),
        (summed_up(f"The rules behind it: {L10}, {L10}."), "each once"),
    ],
)
def test_checker_notices_a_wrong_rule(text: str, complaint: str) -> None:
    with pytest.raises(LessonError, match=complaint):
        clauses(text, "en", "x")
