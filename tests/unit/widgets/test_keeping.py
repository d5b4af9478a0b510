"""A half-played hand outlives its kernel: the same cell offers to go on, and nothing about it stands in play's way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.unit.widgets.front import buttons, click, error, inside, playable, says, view
from trickkit import NotationError, Score, Seat, TrickkitError, write_record
from trickkit.coach import greedy
from trickkit.games.latinern import Outcome
from trickkit.progress import Kept, open_store
from trickkit.table import Action
from trickkit.widgets import Table


def own_acts(table: Table, number: int) -> Table:
    """Let the bots play, and the seat do some acts of its own as a bot would."""
    done = 0
    while done < number:
        session = table._session
        assert session.state.outcome() is None, "the deal is over before so many acts"
        mine = session.bot_to_act is None and not session.held
        if mine:
            table.act(greedy(session.state.observe(session.seat)).token)
            done += 1
        else:
            table.next()
    return table


def to_the_end(table: Table) -> Table:
    while table._session.state.outcome() is None:
        session = table._session
        if session.bot_to_act is None and not session.held:
            table.act(greedy(session.state.observe(session.seat)).token)
        else:
            table.next()
    return table


def labels(table: Table) -> list[str]:
    return [button["label"] for button in view(table)["buttons"]]


GAMES = pytest.mark.parametrize(
    "how",
    [
        {"game": "latinern"},
        {"game": "latinern", "seat": "E", "rules": "target=15", "score": "NS:3 EW:4", "dealer": "W"},
        {"game": "twenty-eight"},
        {"game": "twenty-eight", "rules": "cot=on three_players=on"},
    ],
)


@GAMES
@pytest.mark.parametrize("acts", [1, 2])
def test_the_same_cell_run_again_goes_on_where_it_was(how, acts):
    table = own_acts(Table(7, **how), acts)
    again = Table(7, **how)
    assert buttons(again) == ["go-on", "anew"]
    assert playable(again) == []
    assert view(again)["hint"] is None
    click(again, do="go-on")
    assert error(again) == ""
    session, other = table._session, again._session
    assert write_record(other.state) == write_record(session.state)
    assert (other.held, other.match, other.dealt) == (session.held, session.match, session.dealt)
    assert [state.events for state, _ in other.past] == [state.events for state, _ in session.past]
    click(again, do="undo")
    click(table, do="undo")
    assert write_record(other.state) == write_record(session.state)
    to_the_end(again)


@GAMES
def test_what_is_offered_shows_the_table_as_the_seat_saw_it(how):
    table = own_acts(Table(7, **how), 2)
    again = Table(7, **how)
    assert view(again)["trick"] == view(table)["trick"]
    assert [card["card"] for card in view(again)["hand"]["cards"]] == [
        card["card"] for card in view(table)["hand"]["cards"]
    ]
    assert says(again) == "You have begun a hand here. Go on with it, or start anew."


def test_the_button_names_the_trick_and_the_tricks_won():
    own_acts(Table(7), 2)
    session = Table(7)._offered
    assert session is not None
    tricks = session[0].state.position.tricks
    ours = sum(won.winner.side is Seat.SOUTH.side for won in tricks)
    number = len(tricks) + (0 if session[0].held else 1)
    assert labels(Table(7))[0] == f"Go on with the hand you began (trick {number}, {ours}:{len(tricks) - ours})"
    own_acts(Table(7, game="twenty-eight"), 1)
    assert labels(Table(7, game="twenty-eight", lang="de"))[0] == "Weiterspielen, wo du warst (Bieten)"


def test_starting_anew_forgets_it():
    table = own_acts(Table(7), 2)
    again = Table(7)
    click(again, do="anew")
    assert buttons(again) != ["go-on", "anew"]
    assert view(again)["hand"] != view(table)["hand"]
    assert Table(7)._offered is None
    with pytest.raises(TrickkitError, match="no hand"):
        again.go_on()


def test_from_a_script():
    own_acts(Table(7), 2)
    one, two = Table(7), Table(7)
    one.go_on()
    assert len(one._session.past) == 2
    two.start_anew()
    assert two._session.past == []
    with pytest.raises(TrickkitError, match="no hand"):
        two.start_anew()


def test_a_script_that_simply_plays_begins_anew():
    first = own_acts(Table(7), 2)
    again = own_acts(Table(7), 1)
    assert [state for state, _ in again._session.past] == [state for state, _ in first._session.past[:1]]
    third = Table(7)
    assert third._offered is not None
    assert len(third._offered[0].past) == 1
    third.next()
    assert third._offered is None


def test_a_hint_asked_for_begins_anew_too():
    own_acts(Table(7), 2)
    again = Table(7, hint_worlds=2)
    while again._session.auto:
        again.next()
    again.hint()
    assert again._offered is None
    assert again._session.past == []


def test_hints_taken_are_shown_again():
    table = Table(7, hint_worlds=2)
    own_acts(table, 1)
    while view(table)["hint"] is None:
        table.next()
    for _ in range(2):
        click(table, do="hint")
    shown = view(table)["hint"]["shown"]
    again = Table(7, hint_worlds=2)
    click(again, do="go-on")
    assert view(again)["hint"]["shown"] == shown
    click(again, do="hint")
    assert view(again)["hint"]["done"]


def test_after_a_deal_the_next_one_is_kept():
    table = to_the_end(Table(7))
    outcome = table._session.state.outcome()
    assert isinstance(outcome, Outcome)
    again = Table(7)
    assert labels(again)[0] == "Go on with deal 2"
    click(again, do="go-on")
    assert again._session.state.position.score == Score().plus(outcome.winner, outcome.points)
    click(table, do="again")
    assert again._session.state == table._session.state
    assert again._session.match == table._session.match


def test_after_a_match_nothing_is_kept():
    table = to_the_end(Table(7, rules="target=1"))
    assert table._session.match_over
    assert Table(7, rules="target=1")._offered is None


def test_undo_to_the_beginning_leaves_nothing():
    table = own_acts(Table(7), 1)
    click(table, do="undo")
    assert Table(7)._offered is None


def test_nothing_is_written_before_the_first_act(home):
    table = Table(7)
    click(table, do="set", lang="de")
    if view(table)["auto"]:
        click(table, do="next")
    assert list(home.iterdir()) == []


def test_other_tables_have_hands_of_their_own():
    own_acts(Table(7), 1)
    others: list[dict[str, Any]] = [
        {"seat": "W"},
        {"rules": "target=13"},
        {"dealer": "E"},
        {"score": "NS:1 EW:0"},
        {"keep": "mine"},
    ]
    for other in others:
        assert Table(7, **other)._offered is None, other
    assert Table(8)._offered is None
    assert Table(7, keep=False)._offered is None
    own_acts(Table(7, keep="mine"), 2)
    for seed in (7, 8):
        offered = Table(seed, keep="mine")._offered
        assert offered is not None
        assert len(offered[0].past) == 2
    assert Table(7, keep="mine", rules="target=13")._offered is None  # other rules: it does not fit


def test_a_table_that_keeps_nothing_writes_nothing(home):
    own_acts(Table(7, keep=False), 2)
    assert list(home.iterdir()) == []


def test_what_keep_may_be():
    with pytest.raises(TypeError, match="keep is true, false or a name, not 3"):
        Table(7, keep=3)  # type: ignore[arg-type]
    with pytest.raises(TrickkitError, match="cannot be empty"):
        Table(7, keep="")


def test_a_bot_of_ones_own_is_no_obstacle():
    def bot(seen) -> Action:
        act: Action = greedy(seen)
        return act

    own_acts(Table(7, bot=bot), 2)
    again = Table(7, bot=bot)
    click(again, do="go-on")
    to_the_end(again)


def test_before_the_choice_nothing_else_is_done():
    own_acts(Table(7), 2)
    again = Table(7)
    before, offered = inside(again), again._offered
    for message in ({"do": "next"}, {"do": "undo"}, {"do": "hint"}, {"do": "again"}, {"act": "ask"}, {"act": "9C"}):
        click(again, **message)
        assert error(again)
    assert inside(again) == before
    assert again._offered is offered
    click(again, do="set", lang="de")
    assert labels(again)[1] == "Neu anfangen"
    click(again, do="go-on")
    click(again, do="go-on")
    assert error(again)


@pytest.mark.parametrize(
    "damage",
    [
        {"record": "no record"},
        {"record": '[Game "twenty-eight"]'},
        {"deals": 2, "undo": ((99, False),)},
        {"hints": ((-2, 2),)},
        {"hints": ((-1, -2),)},  # steps taken elsewhere
    ],
)
def test_a_row_that_makes_no_sense_is_not_offered(damage):
    own_acts(Table(7), 2)
    session = Table(7)._offered
    assert session is not None
    key = "latinern S mine"
    row = {"record": write_record(session[0].state), "deals": 1, **damage}
    open_store().keep(Kept(key, **row))
    table = Table(7, keep="mine")
    assert table._offered is None
    own_acts(table, 1)
    assert Table(7, keep="mine")._offered is not None


def test_a_store_that_cannot_be_written_is_said_once_and_play_goes_on(home, monkeypatch):
    (home / "file").write_text("")
    monkeypatch.setenv("TRICKKIT_HOME", str(home / "file" / "folder"))
    table = Table(7)
    assert error(table) == ""
    told = []
    while len(table._session.past) < 3:
        own_acts(table, 1)
        told.append(error(table))
    assert [bool(said) for said in told] == [True, False, False]
    assert told[0].startswith("This hand cannot be kept")
    to_the_end(table)


def test_a_store_that_cannot_be_read_is_said_at_once(home):
    (home / "progress.sqlite").mkdir()
    assert error(Table(7, lang="de")).startswith("Dieses Spiel lässt sich nicht aufheben")


def test_a_damaged_store_is_said_and_another_one_begun(home):
    rubbish = b"no store at all, and long enough for a header of 100 bytes" * 9
    Path(home / "progress.sqlite").write_bytes(rubbish)
    table = Table(7)
    assert error(table) == (
        "Your progress file could not be used. It is still there, as “progress (set aside 1).sqlite”; "
        "a new one has been begun."
    )
    own_acts(table, 2)
    assert error(table) == ""
    assert Table(7)._offered is not None
    assert (home / "progress (set aside 1).sqlite").read_bytes() == rubbish


def test_the_file_of_a_learner_holds_no_name(home):
    own_acts(Table(7), 2)
    kept = open_store().kept("latinern S seed=7 dealer=N score=NS:0 EW:0")
    assert kept is not None
    assert kept.updated
    assert json.loads(json.dumps(kept.undo)) == [list(place) for place in kept.undo]


def test_a_dealer_that_cannot_be_read_is_still_an_error():
    with pytest.raises(NotationError):
        Table(7, dealer="X", keep="mine")
