"""Stepping through a record, with the eyes of a seat or with all cards open."""

from __future__ import annotations

import pytest

from tests.texts import NS_3_2, position, record
from tests.unit.widgets.front import click, error, inside, on_felt, view
from trickkit import NotationError, Seat, TrickkitError, write_view
from trickkit.widgets import Replay

TEXT = record(NS_3_2)


def test_it_begins_at_the_first_act_with_all_cards_open():
    replay = Replay(TEXT)
    assert view(replay)["mode"] == "replay"
    assert (view(replay)["seek"]["now"], view(replay)["seek"]["of"]) == (0, 20)
    assert view(replay)["hand"] is None
    assert all(len(seat["open"]) == 5 for seat in view(replay)["seats"])


def test_every_step_forth_and_back():
    replay, shown = Replay(TEXT), []
    for step in range(21):
        assert click(replay, do="seek", to=step)["seek"]["now"] == step
        shown.append({**view(replay), "rev": 0})
    for step in reversed(range(21)):
        click(replay, do="seek", to=step)
        assert {**view(replay), "rev": 0} == shown[step]
    assert len({str(picture) for picture in shown}) == 21


def test_a_complete_trick_lies_on_the_table_at_its_step():
    replay = Replay(TEXT, step=4)
    assert on_felt(replay) == "N:7H E:7C S:JH W:TD*"
    assert on_felt_at(replay, 5) == "W:KH"
    assert on_felt_at(replay, 3) == "N:7H E:7C S:JH"


def on_felt_at(replay: Replay, step: int) -> str:
    click(replay, do="seek", to=step)
    return on_felt(replay)


@pytest.mark.parametrize("to", [-1, 21, 10**9])
def test_there_is_no_step_outside(to):
    replay = Replay(TEXT, step=3)
    before = inside(replay)
    click(replay, do="seek", to=to)
    assert error(replay)
    assert inside(replay) == before
    with pytest.raises(TrickkitError, match="no step"):
        Replay(TEXT, step=to)


@pytest.mark.parametrize("seat", "NESW")
def test_as_a_seat_one_sees_what_that_seat_saw(seat):
    replay = Replay(TEXT, step=6)
    click(replay, do="as", seat=seat)
    now = view(replay)
    assert now["hand"]["seat"] == seat
    assert all(card["act"] is None for card in now["hand"]["cards"])
    assert all(other["open"] is None for other in now["seats"])
    knows = seat in "NW"
    assert ("clubs" in str(now["facts"])) is knows
    pressed = [button["label"] for button in now["more"]["buttons"] if button.get("pressed") and button["do"] == "as"]
    assert len(pressed) == 1
    click(replay, do="as", seat="all")
    assert view(replay)["hand"] is None


def test_a_seat_given_at_the_start():
    assert {**view(Replay(TEXT, seat="e", step=6)), "rev": 0} == {
        **click(Replay(TEXT, step=6), do="as", seat="E"),
        "rev": 0,
    }


def test_after_the_last_step_the_result_is_told():
    replay = Replay(TEXT, step=20)
    assert view(replay)["result"]
    assert click(replay, do="seek", to=19)["result"] is None


def test_questions_and_answers_are_steps():
    replay = Replay(record("N:8S E:ask S:stay E:7C"), seat="S")
    assert view(replay)["seek"]["of"] == 4
    asked = click(replay, do="seek", to=2)
    assert asked["stake"]["buttons"] == []
    assert click(replay, do="seek", to=3)["stake"]["now"] == 3


def test_acts_are_not_for_a_replay():
    replay = Replay(record("N:8S E:7C"), seat="S", step=2)
    before = inside(replay)
    for message in ({"act": "TH"}, {"do": "next"}, {"do": "undo"}, {"do": "again"}):
        click(replay, **message)
        assert error(replay)
    assert inside(replay) == before


def test_language_and_deck_change_and_the_step_stays():
    replay = Replay(TEXT, step=6)
    english = view(replay)
    german = click(replay, do="set", lang="de", deck="german")
    assert german["say"] != english["say"]
    assert german["seek"]["label"] != english["seek"]["label"]
    assert (german["seek"]["now"], german["trick"][0]["card"]) == (6, english["trick"][0]["card"])


def test_records_that_cannot_be_replayed():
    for text in ("", "[", record("N:TC N:TC"), record() + record()):
        with pytest.raises(TrickkitError):
            Replay(text)
    with pytest.raises(NotationError, match="X"):
        Replay(TEXT, seat="X")


def looks(replay: Replay) -> list[dict[str, object]]:
    """Give every step without its number and without the buttons, of which a view has fewer."""
    steps = range(view(replay)["seek"]["of"] + 1)
    return [{**click(replay, do="seek", to=step), "rev": 0, "more": None} for step in steps]


@pytest.mark.parametrize("seat", "NESW")
def test_a_view_is_gone_through_as_the_seat_saw_it(seat):
    acts = " ".join(NS_3_2.split()[:16]) + " N:ask"  # what is disclosed after the round is in no view record
    state = position(record(acts))
    of_view = Replay(write_view(state.observe(Seat(seat))))
    assert looks(of_view) == looks(Replay(record(acts), seat=seat))
    assert [button["do"] for button in view(of_view)["more"]["buttons"]] == ["set"] * 6


def test_a_view_has_no_other_eyes():
    text = write_view(position(record(NS_3_2)).observe(Seat.EAST))
    replay = Replay(text, seat="E", step=20)
    assert view(replay)["result"]
    before = inside(replay)
    for seat in ("N", "all"):
        click(replay, do="as", seat=seat)
        assert "holds the view of E, and nothing that others saw" in error(replay)
        assert inside(replay) == before
    with pytest.raises(TrickkitError, match="holds the view of E"):
        Replay(text, seat="N")
    with pytest.raises(TrickkitError, match="there is no step 21; the steps are 0 to 20"):
        Replay(text, step=21)
