"""A level that is played: a wrong card is shown to its consequence, then the position is set up again."""

from __future__ import annotations

import dataclasses
import json

import pytest

from tests.unit.widgets.front import buttons, click, error, inside, on_felt, playable, view
from trickkit import IllegalActionError, NotationError, TrickkitError
from trickkit.course import open_lesson
from trickkit.course.exercises import LevelPlay
from trickkit.course.levels import load
from trickkit.i18n import Words
from trickkit.widgets import PlayLevel
from trickkit.widgets.pictures import flat

KEYS = ["00.1", "00.3", "03.6"]


@pytest.fixture(params=KEYS)
def level(request):
    widget = open_lesson(request.param[:2]).play(request.param)
    assert isinstance(widget, PlayLevel)
    return widget


def right_and_wrong(level: PlayLevel) -> tuple[list[str], list[str]]:
    accepted = load(level._exercise.key[:2]).levels[level._exercise.key].accept
    acts = playable(level)
    return [act for act in acts if act in accepted], [act for act in acts if act not in accepted]


def test_wrong_then_right(level):
    right, wrong = right_and_wrong(level)
    assert right
    assert wrong
    before = on_felt(level)
    for number, act in enumerate(wrong, start=1):
        click(level, act=act)
        assert f"S:{act}" in on_felt(level)
        assert len(view(level)["trick"]) == 4
        assert view(level)["verdict"]["right"] is False
        assert flat(view(level)["verdict"]["text"])
        assert view(level)["stars"] is None
        assert not level.solved
        assert level._tries.wrong == number
        click(level, do="again")
        assert on_felt(level) == before
        assert view(level)["verdict"] is None
    click(level, act=right[0])
    assert view(level)["verdict"]["right"] is True
    assert level.solved
    assert view(level)["stars"]["n"] == max(1, 3 - len(wrong))


def test_right_at_once_earns_three_stars(level):
    right, wrong = right_and_wrong(level)
    click(level, act=right[0])
    assert view(level)["stars"]["n"] == 3
    click(level, do="again")
    click(level, act=wrong[0])
    assert level.solved  # what is solved stays solved
    assert level._tries.stars == 3


def test_after_a_try_the_next_card_waits_for_again(level):
    _, wrong = right_and_wrong(level)
    click(level, act=wrong[0])
    before = inside(level)
    click(level, act=wrong[-1])
    assert inside(level) == before
    with pytest.raises(TrickkitError, match=r"there is an answer already; call again\(\) first"):
        level.act(wrong[-1])
    assert buttons(level) == ["again"]
    level.again()
    level.act(wrong[-1])
    assert view(level)["verdict"]["right"] is False


def test_hints_come_one_by_one_and_cost_stars(level):
    right, _ = right_and_wrong(level)
    for number in range(1, 4):
        hint = click(level, do="hint")["hint"]
        assert (len(hint["shown"]), len(hint["shut"]), hint["done"]) == (number, 3 - number, number == 3)
    click(level, do="hint")
    assert level._tries.hints == 3
    click(level, act=right[0])
    assert view(level)["stars"]["n"] == 1
    click(level, do="hint")
    assert level._tries.hints == 3


def test_hints_come_from_a_script_too_and_the_last_one_again(level):
    given = [str(level.hint()) for _ in range(4)]
    assert given[:3] == [str(hint) for hint in level._exercise.hints(Words())]
    assert given[3] == given[2]
    assert level.tried.hints == 3
    assert len(view(level)["hint"]["shown"]) == 3


def test_language_and_deck_change_before_and_after_a_try(level):
    _, wrong = right_and_wrong(level)
    goal = view(level)["goal"]
    assert click(level, do="set", lang="de", deck="german")["goal"] != goal
    click(level, act=wrong[0])
    german = view(level)["verdict"]["text"]
    assert click(level, do="set", lang="en")["verdict"]["text"] != german
    assert on_felt(level).count("S:") == 1


def test_a_card_not_held_is_refused(level):
    before = inside(level)
    for act in ("ask", "leak", "9X", "N:9C", *(play["card"] for play in view(level)["trick"])):
        click(level, act=act)
        assert error(level), act
        assert inside(level) == before, act
    with pytest.raises(NotationError, match="9X"):
        level.act("9X")
    with pytest.raises(TrickkitError, match="S:ask is no card"):
        level.act("ask")
    with pytest.raises(IllegalActionError):
        level.act(view(level)["trick"][0]["card"])


def test_nothing_of_the_answer_is_synced_before_a_try(level):
    """The level with other texts and other answers looks the same, and all cards look alike."""
    exercise = level._exercise
    marked = {"en": "zzAnswer", "de": "zzAnswer"}
    wrong = tuple(dataclasses.replace(entry, text=marked) for entry in exercise.level.wrong)
    hints = dict.fromkeys(("en", "de"), ("zzAnswer",) * 3)
    other = PlayLevel(
        LevelPlay(
            dataclasses.replace(
                exercise.level, accept=("zzAnswer",), done=marked, hints=hints, wrong=wrong, chosen="zzAnswer"
            )
        )
    )
    state, twin = (json.dumps(widget.get_state()["view"], sort_keys=True) for widget in (level, other))
    assert state == twin
    assert "zzAnswer" not in json.dumps(other.get_state(), default=str)
    assert (
        len(
            {
                json.dumps({**card, "card": "", "name": "", "act": bool(card["act"])})
                for card in view(level)["hand"]["cards"]
            }
        )
        == 1
    )
    assert view(level)["verdict"] is view(level)["why"] is view(level)["result"] is None
