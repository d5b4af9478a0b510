"""One widget of every kind, in the middle of things, for tests that hold for all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests import texts_28
from tests.texts import NS_3_0, NS_3_2, position, record
from tests.unit.widgets.front import table_at
from tests.unit.widgets.hands import RIGHT, Hand, to_decision
from trickkit import Seat, write_view
from trickkit.coach import greedy
from trickkit.coach.exercises import generate
from trickkit.course import kinds, open_lesson
from trickkit.course.classroom.marks_paper import task_of
from trickkit.course.classroom.marks_question import MarkedQuestion, PaperPuzzle
from trickkit.course.levels import load
from trickkit.course.match_level import MatchLevel
from trickkit.course.match_table import MatchTable
from trickkit.widgets import (
    BuildLevel,
    Done,
    Grid,
    GridLevel,
    Guided,
    GuidedLevel,
    Move,
    PlayOn,
    Question,
    Replay,
    Review,
    Scenario,
    Score,
    Suits,
    Table,
    practise,
)
from trickkit.widgets.base import CardWidget

BY_SOUTH = "N:14 W:pass S:20 E:pass N:pass W:pass"
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
TEXTS = ({"en": "Play.", "de": "Spiel."}, {"en": "Ours.", "de": "Unsere."}, {"en": "Theirs.", "de": "Ihre."})
"""Goal of a match, and what is said when it is won and when it is lost."""
CONCEDED = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass N:JD W:7S S:TD E:7D W:concede"


def _table(acts: str, seat: str) -> Table:
    table = table_at(record(acts), seat=seat)
    table._session.bots = dict.fromkeys(table._session.bots, greedy)
    return table


def _asking(acts: str, seat: str) -> Table:
    table = _table(acts, seat)
    table.ask_before(table.view["hand"]["cards"][0]["act"])
    return table


def _table_28(acts: str, seat: str, *, deal: str = texts_28.MIXED, rules: str = "") -> Table:
    table = table_at(texts_28.record(acts, deal=deal, rules=rules), seat=seat)
    table._session.bots = dict.fromkeys(table._session.bots, greedy)
    return table


def _guided(*tries: str) -> Guided:
    """Give a guided hand in the learner's first decision, or with a try on the table."""
    widget = Guided(record(NS_3_0), worlds=1, moves=[Move(("TH",))])
    widget.next()
    widget.next()
    for token in tries:
        widget.act(token)
    return widget


def _gone_through() -> GuidedLevel:
    """Give a guided hand that has been played, in its review."""
    widget = to_decision(GuidedLevel(Hand(), worlds=1))
    for token in RIGHT:
        widget.act(token)
        to_decision(widget)
    widget.handle({"do": "review"})
    widget.publish()
    return widget


def _offered() -> Table:
    table = Table(7, seat="N", keep="begun")
    while table._session.bot_to_act is not None:
        table.next()
    table.act(greedy(table._session.state.observe(table._session.seat)).token)
    return Table(7, seat="N", keep="begun")


def _match_over() -> CardWidget:
    """Give the match of a level at its end."""
    table = MatchTable(MatchLevel("90.0", *TEXTS, "short", 1, score="NS:11 EW:11"))
    while not table.solved:
        session = table._session
        if session.bot_to_act is not None:
            table.next()
        else:
            table.act(greedy(session.state.observe(session.seat)).token)
    return table


def _grid() -> Grid:
    grid = Grid(_table("N:7H E:7C S:JH W:TD W:KH N:9D", "S"), marks={"7C": "cross"})
    grid.chances()
    return grid


def _suits() -> Suits:
    suits = Suits(_table_28(f"{BY_EAST} N:AH", "W", deal=texts_28.VOIDS))
    suits.mark("H")
    return suits


def _question(key: str) -> Question:
    widget = open_lesson(key[:2]).play(key)
    assert isinstance(widget, Question)
    return widget


def _scenario(mode: str = "trick", game: str = "latinern") -> Scenario:
    """Give a scenario in which some cards lie, and more are missing."""
    scenario = Scenario(game)
    scenario.mode = mode
    for card, seat in (("9C", "N"), ("TH", "E"), ("JD", "S")):
        scenario.put(card, seat)
    return scenario


def _built(key: str, steps: str) -> BuildLevel:
    """Give a level at the scenario, after the steps of an answer and a check."""
    widget = open_lesson(key[:2]).play(key)
    assert isinstance(widget, BuildLevel)
    widget._bench.step(lambda _: kinds.built(load(key[:2]).levels[key], steps))
    widget.check()
    return widget


def _board(key: str, *strokes: tuple[str, str]) -> GridLevel:
    """Give a level on the board of pairs, after some strokes over its rows, each with its pen."""
    widget = open_lesson(key[:2]).grid(key)
    assert isinstance(widget, GridLevel)
    for pen, rank in strokes:
        widget.pen = pen
        widget.row(rank)
    return widget


def _marked(kind: str, *, noted: bool = False) -> MarkedQuestion:
    """Give a question for marks, with an answer noted or without."""
    puzzle = PaperPuzzle(task_of("e1", generate(kind, 1)))
    first = " ".join(group[0] for group in puzzle.task.options)
    return MarkedQuestion(puzzle, noted=first if noted else "", note=lambda _answer, _words: None)


WIDGETS: dict[str, Callable[[], CardWidget]] = {
    "question for marks": lambda: _marked("who-wins"),
    "question for marks, noted": lambda: _marked("minimum-bid", noted=True),
    "table, own turn": lambda: _table("N:8S E:7C", "S"),
    "table, a card asked about": lambda: _asking("N:8S E:7C", "S"),
    "table, a bot's turn": lambda: _table("N:8S", "S"),
    "table, a knower's": lambda: _table("", "N"),
    "table, a question open": lambda: _table("N:8S E:ask", "S"),
    "a hand offered": _offered,
    "a deal played on": lambda: PlayOn(record("N:8S E:7C")),
    "replay": lambda: Replay(record(NS_3_2), seat="S", step=3),
    "replay of a view": lambda: Replay(write_view(position(record(NS_3_2)).observe(Seat.EAST)), step=3),
    "replay, one seat hidden": lambda: Replay(record(NS_3_2), hide="S", step=3, projector=True),
    "replay, all open": lambda: Replay(record(NS_3_2)),
    "guided, own turn": _guided,
    "guided, a wrong try": lambda: _guided("9H"),
    "guided, a right act": lambda: _guided("TH"),
    "guided, 28": lambda: Guided(texts_28.record(BY_EAST, deal=texts_28.VOIDS), seat="N", worlds=1),
    "guided, a level": lambda: GuidedLevel(Hand(), worlds=1),
    "guided, a level gone through": _gone_through,
    "review": lambda: Review(record(NS_3_2)),
    "level to play": lambda: open_lesson("00").play("00.1"),
    "level to play, 28": lambda: open_lesson("15").play("15.1"),
    "level of a bidder, 28": lambda: open_lesson("14").play("14.5"),
    "level to hide a card, 28": lambda: open_lesson("13").play("13.1"),
    "acts, 28": lambda: _question("13.5"),
    "a trick that still lies there, 28": lambda: _question("15.3"),
    "seat": lambda: _question("01.1"),
    "seat and reason": lambda: _question("04.5"),
    "set of cards": lambda: _question("03.4"),
    "set of seats": lambda: _question("02.4"),
    "set of ranks": lambda: _question("04.12"),
    "order": lambda: _question("03.5"),
    "options": lambda: _question("02.2"),
    "secret": lambda: _question("03.1"),
    "trump": lambda: _question("04.11"),
    "grid": Grid,
    "board as a level": lambda: _board("05.3", ("ring", "7"), ("cross", "K")),
    "board as a level, a stroke too many": lambda: _board("05.1", ("cross", "8")),
    "board as a level, a pair to be found": lambda: _board("06.11", ("cross", "8")),
    "score": lambda: Score(record(NS_3_2)),
    "score, of a table": lambda: Score(_table("N:8S E:7C", "S")),
    "a match as a level": lambda: open_lesson("10").play("10.2"),
    "a match as a level, over": _match_over,
    "map": lambda: open_lesson("00").map({"00.1": Done(1, 0, 3)}),
    "map of a learner": lambda: open_lesson("00").map(),
    **{
        f"exercise, {kind}": partial(practise, kind, seed=2)
        for kind in ("who-wins", "legal", "find-pair", "points-so-far")
    },
    "grid at a table": _grid,
    "grid of a record": lambda: Grid(record(NS_3_2), seat="S"),
    "grid at an open replay": lambda: Grid(Replay(record(NS_3_2))),
    "suits at a table": _suits,
    "suits before there are any": lambda: Suits(_table_28("N:14 W:pass", "S")),
    "28, bidding": lambda: _table_28("N:14 W:pass", "S"),
    "28, laying a card face down": lambda: _table_28(BY_SOUTH, "S"),
    "28, trump hidden": lambda: _table_28(f"{BY_EAST} N:AH", "W", deal=texts_28.VOIDS),
    "28, a concession open": lambda: _table_28(CONCEDED, "S", deal=texts_28.STRONG, rules="cot=on"),
    "scenario, one trick": _scenario,
    "scenario, dealing": lambda: _scenario("deal", "twenty-eight"),
    "scenario, playing": lambda: Scenario(texts_28.record(f"{BY_EAST} N:AH W:AD", deal=texts_28.VOIDS)),
    "built as a level": lambda: _built("21.2", "E:7S S:9D"),
    "built as a level, right": lambda: _built("21.1", "W:9C N:AH E:9D S:QH"),
    "built as a level, dealing": lambda: _built("21.8", "7H>>N"),
    "built as a level, 28": lambda: _built("21.6", "N:TH W:7H"),
    "28, replay as a seat": lambda: Replay(texts_28.record(f"{BY_EAST} N:AH", deal=texts_28.VOIDS), seat="S", step=8),
}
