"""A replayed deal of Twenty-eight in words."""

from __future__ import annotations

from trickkit.cli.telling.common import card_line
from trickkit.explain import rule, turn, why
from trickkit.explain.reasons import total
from trickkit.explain.twenty_eight import happened, match_over, outcome
from trickkit.games.twenty_eight import (
    Dealt,
    Match,
    Outcome,
    PlayCard,
    SecondPacket,
    ThrownIn,
    TwentyEightState,
    Won,
)
from trickkit.games.twenty_eight.match import add
from trickkit.games.twenty_eight.position import Position
from trickkit.i18n import Words, plain
from trickkit.table import Event

_SILENT = (Dealt, SecondPacket, ThrownIn)
"""Events that need no line: the first two happen in every deal, and the end tells why cards are dealt again."""


def tell(state: TwentyEightState, number: int, words: Words) -> list[str]:
    """Tell a deal line by line: the calls, each trick with its reason, what was said in it, the result.

    Args:
        state: the position at the end.
        number: which deal of its match it is, from 1.
        words: language and deck.
    """
    dealt, *events = state.events
    assert isinstance(dealt, Dealt)  # noqa: S101 - the first event of every deal
    teller, now = _Teller(words), Position.start(dealt)
    for event in events:
        before, now = now, now.after(event, state.game)
        if not isinstance(event, _SILENT):
            teller.tell(event, before, now)
    return [*teller.ended(), *_end(state, number, words)]


def _end(state: TwentyEightState, number: int, words: Words) -> list[str]:
    position, result = state.position, state.outcome()
    if result is None:
        taken = _taken(position, words) if position.tricks else []
        return [*taken, *(["", plain(turn(state.to_act, words))] if state.to_act else [])]
    lines = [plain(line) for line in outcome(position, state.game, words)]
    if isinstance(result, Outcome):
        score = add(position.score, result, state.game)
        winner = Match(state.game, position.dealer, score, number + 1, position.empty).winner
        if winner is not None:
            lines.append(plain(match_over(winner, score, words)))
    return ["", *lines]


def _taken(position: Position, words: Words) -> list[str]:
    """Count the card points that have been taken."""
    totals = (words.label("ui.total", name=team, n=total(position.points(team))) for team in position.score.teams)
    return ["", words.label("ui.taken", totals=", ".join(totals))]


class _Teller:
    """Writes line by line, event by event."""

    def __init__(self, words: Words) -> None:
        self._lines: list[str] = []
        self._words = words
        self._calls: list[str] = []
        self._row: list[str] = []
        self._number = 0
        """The number of the trick, as long as no line of it is written."""

    def tell(self, event: Event, before: Position, now: Position) -> None:
        match event:
            case PlayCard(seat, card):
                self._end_calls()
                self._row.append(card_line(seat, card, self._words))
                if not before.plays:
                    self._number = len(before.tricks) + 1
            case Won():
                self._end_row()
                won = now.tricks[-1]
                said = why(won.trick, won.ordering, self._words)
                self._lines.append(f"   {plain(said.headline)} ({rule(said.clause, self._words)})")
            case _ if before.plays or before.tricks:
                self._end_row()
                self._lines.append(f"   {self._said(event, before, now)}")
            case _:
                self._calls.append(self._said(event, before, now))
                if now.phase is not before.phase:
                    self._end_calls()

    def ended(self) -> list[str]:
        self._end_calls()
        self._end_row()
        return self._lines

    def _said(self, event: Event, before: Position, now: Position) -> str:
        said = happened(event, before, now, self._words)
        assert said is not None  # noqa: S101 - only cards may go without a sentence
        return plain(said)

    def _end_calls(self) -> None:
        if self._calls:
            self._lines += [" ".join(self._calls)]
            self._calls.clear()

    def _end_row(self) -> None:
        if self._row:
            first = f"{self._number}. " if self._number else "   "
            self._lines.append(first + "  ".join(self._row))
            self._row.clear()
            self._number = 0
