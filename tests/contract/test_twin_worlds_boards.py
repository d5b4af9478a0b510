"""Re-deal what a seat cannot know: its board, what the board says, and what it frames at the table stay the same."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from tests.contract.test_twin_worlds_widgets import played_round, table_of, twin_of
from tests.contract.wires import wire
from tests.unit.widgets.front import table_of as table_at
from tests.worlds_28 import random_round, twin
from trickkit import Seat, write_record
from trickkit.course.exercises import LevelQuestion
from trickkit.course.grid_exercise import LevelGrid
from trickkit.course.levels import load
from trickkit.games.latinern import LatinernState
from trickkit.games.latinern.events import knowers
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.i18n import Text, Words
from trickkit.widgets import Grid, GridLevel, Question, Replay, Suits
from trickkit.widgets.board import Board

GRID = (
    {"do": "row", "key": "9"},
    {"do": "mark", "key": "7C"},
    {"do": "mark", "key": "TD"},
    {"do": "mark", "key": "AS"},
)
SUITS = tuple({"do": "mark", "key": key} for key in "CDHS")
THEN = ({"do": "check-all"}, {"do": "show"}, {"do": "chances"})


def told(board: Board, marks: tuple[dict[str, str], ...], keys: tuple[str, ...]) -> list[str]:
    """Give all that reaches the browser, at the board and at its table, while everything is asked."""
    table: Any = board.basis.table
    got = [json.dumps(board.view), json.dumps(table.view)]
    for message in (*marks, *THEN, *({"do": "look", "key": key} for key in keys)):
        board._on_msg(board, {**message, "rev": board.view["rev"]}, [])
        assert board.view["error"] is None or not board.basis.found
        got += [json.dumps(board.view), json.dumps(table.view)]
    return [*got, wire(board), wire(table)]


@pytest.fixture(scope="module")
def rounds() -> list[tuple[LatinernState, LatinernState, Seat]]:
    rng, found = Random("twins of grids"), []
    for _ in range(5):
        seat = rng.choice(list(Seat))
        for state in played_round(rng):
            other = twin_of(state, seat, rng)
            if other is not None:
                found.append((state, other, seat))
    return found


@pytest.fixture(scope="module")
def deals() -> list[tuple[TwentyEightState, TwentyEightState, Seat]]:
    rng, found = Random("twins of suits"), []
    for _ in range(6):
        for state in random_round(rng):
            for seat in state.position.order:
                other = twin(state, seat, rng, tries=6) if rng.random() < 0.2 else None
                if other is not None:
                    found.append((state, other, seat))
    return found


def test_grids_in_twin_worlds_are_the_same_whatever_is_asked(rounds):
    differ = 0
    for number, (state, other, seat) in enumerate(rounds):
        lang = "de" if number % 3 == 0 else "en"
        keys = Grid.places[number % 5 :: 5]
        worlds = [told(Grid(table_of(world, seat, held=False, lang=lang)), GRID, keys) for world in (state, other)]
        assert worlds[0] == worlds[1]
        differ += state.ordering != other.ordering
    assert len(rounds) > 40
    assert differ > 12


def test_suits_in_twin_worlds_are_the_same_whatever_is_asked(deals):
    differ = 0
    for state, other, seat in deals:
        worlds = [told(Suits(table_at(world, seat=str(seat))), SUITS, Suits.places) for world in (state, other)]
        assert worlds[0] == worlds[1]
        downs = [world.position.down for world in (state, other)]
        differ += None not in downs and downs[0].suit is not downs[1].suit
    assert len(deals) > 50
    assert differ > 10


def test_the_comparison_would_notice(rounds, deals):
    """Asked as a knower or as the bidder, boards of worlds with other secrets do differ."""
    secret = [(state, other) for state, other, _ in rounds if state.ordering != other.ordering]
    for state, other in secret[:5]:
        seat = state.deal.dealer
        worlds = [told(Grid(table_of(w, seat, held=False, lang="en")), GRID, ("7C",)) for w in (state, other)]
        assert worlds[0] != worlds[1]
        boards = [Grid(Replay(write_record(world), seat=str(seat))) for world in (state, other)]
        for board in boards:
            board.show()
        assert boards[0].view["cells"] != boards[1].view["cells"]
    hidden = [
        (state, other)
        for state, other, _ in deals
        if state.position.down and other.position.down and state.position.down.suit is not other.position.down.suit
    ]
    for before, after in hidden[:5]:
        bidder = str(before.position.bidder)
        lists = [told(Suits(table_at(w, seat=bidder)), SUITS, Suits.places) for w in (before, after)]
        assert lists[0] != lists[1]


@dataclass(frozen=True)
class OnTheBoard(LevelGrid):
    """A level on the board, with no text of its own: all that is said comes from the engine."""

    def told(self, slip: str, words: Words) -> Text | None:  # noqa: ARG002 - the engine answers
        return None


STROKES = (
    {"do": "col", "key": "H"},
    {"do": "pen", "key": "ring"},
    {"do": "mark", "key": "7C"},
    {"do": "check-all"},
    {"do": "hint"},
    {"do": "mark", "key": "7C"},
    {"do": "mark", "key": "TD"},
    {"do": "check-all"},
    {"do": "set", "lang": "de"},
)


def played_level(state: LatinernState, seat: Seat, kind: str) -> list[str]:
    """Give all that reaches the browser from a level in this position, while it is played at."""
    like = load("06").levels["06.3" if kind == "cross-out" else "06.2"]
    level = GridLevel(OnTheBoard(replace(like, kind=kind, seat=seat, record=write_record(state))))
    got = [wire(level)]
    for message in STROKES:
        level._on_msg(level, {**message, "rev": level.view["rev"]}, [])
        got.append(wire(level))
    return got


@pytest.mark.parametrize("kind", ["cross-out", "find-pair"])
def test_levels_on_the_board_in_twin_worlds_are_the_same_whatever_is_tried(rounds, kind):
    asked = [each for each in rounds if each[0].position.tricks and each[2] not in knowers(each[0].deal.dealer)][::2]
    differ = 0
    for state, other, seat in asked:
        assert played_level(state, seat, kind) == played_level(other, seat, kind)
        differ += state.ordering != other.ordering
    assert len(asked) > 5
    assert differ > 2


def shown_rounds(state: LatinernState, seat: Seat) -> list[str]:
    """Give all that reaches the browser from a level about this round: at first, with a hint, with other cards."""
    like = load("23").levels["23.4"]
    question = Question(LevelQuestion(replace(like, seat=seat, record=write_record(state))))
    got = [wire(question)]
    for message in ({"do": "hint"}, {"do": "set", "deck": "german"}):
        question._on_msg(question, {**message, "rev": question.view["rev"]}, [])
        got.append(wire(question))
    return got


def test_rounds_in_a_question_show_what_the_solver_has_seen(rounds):
    asked = [each for each in rounds if each[0].position.tricks and each[2] not in knowers(each[0].deal.dealer)][::2]
    differ = 0
    for state, other, seat in asked:
        assert shown_rounds(state, seat) == shown_rounds(other, seat)
        differ += state.ordering != other.ordering
    assert differ > 2
