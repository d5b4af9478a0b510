"""Follows matches through a file: each round is checked against the one before."""

from __future__ import annotations

from dataclasses import dataclass, field

from trickkit.errors import NotationError, shorten
from trickkit.games import latinern, twenty_eight
from trickkit.record.model import AnyView, Record
from trickkit.seats import Seat

AnyMatch = latinern.Match | twenty_eight.Match


@dataclass(slots=True)
class Matches:
    """The standing of every match named so far."""

    standing: dict[str, AnyMatch | None] = field(default_factory=dict)
    """By name; None after a round that has no result yet."""

    def follow(self, record: Record) -> int:
        """Check a record of a match against the round before, take its result down, and give its round.

        Raises:
            NotationError: with the name of the tag that disagrees as its text.
        """
        name = record.remarks.get("Match")
        if name is None:
            return record.round
        view = record.state.observe(record.state.deal.dealer) if record.state else record.view
        assert view is not None  # noqa: S101 - a record is a state or a view
        before = self.standing.get(name)
        number = int(record.remarks.get("Round", before.round if before else 1))
        match = match_before(view, number)
        if name in self.standing:
            _check(before, match, name)
        self.standing[name] = match_after(match, view)
        return number


def match_before(view: AnyView, number: int) -> AnyMatch:
    """Give the match as it stood before the deal that a view is of.

    Args:
        view: of any seat.
        number: the round or deal of the match, from 1.

    >>> from random import Random
    >>> game = latinern.Latinern()
    >>> state = game.start(game.deal(Random("latinern/7/0")))
    >>> match_before(state.observe(Seat.SOUTH), 3).round
    3
    """
    if isinstance(view, latinern.LatinernObservation):
        return latinern.Match(view.game, view.dealer, view.score, number)
    return twenty_eight.Match(view.game, view.dealer, view.score, number, view.position.empty)


def match_after(match: AnyMatch, view: AnyView) -> AnyMatch | None:
    """Give the standing of a match after a round; None as long as it has no result.

    Args:
        match: the standing before it.
        view: what a seat has seen of the round.
    """
    if isinstance(match, latinern.Match):
        outcome = view.outcome()
        return match.after(outcome) if isinstance(outcome, latinern.Outcome) else None
    result = view.outcome()
    return match.after(result) if isinstance(result, twenty_eight.Outcome | twenty_eight.NewDeal) else None


def _check(before: AnyMatch | None, match: AnyMatch, name: str) -> None:
    name, number = shorten(name), match.round
    if before is None:
        raise NotationError(f'the round before this one of match "{name}" has no result; finish it first', "Round")
    if before.winner == twenty_eight.DRAW:
        raise NotationError(f'match "{name}" is over, it is drawn; begin another match', "Round")
    if before.winner is not None:
        raise NotationError(f'match "{name}" is over, {before.winner} has won it; begin another match', "Round")
    if number != before.round:
        raise NotationError(f'"{number}" is not the next round of match "{name}"; write {before.round}', "Round")
    if match.game.name != before.game.name:
        raise NotationError(f'"{name}" is a match of {before.game.name}; begin another match', "Game")
    if _empty(match) is not _empty(before):
        raise NotationError(
            f'another seat is empty in round {number} of match "{name}"; write {_empty(before)}', "Sits"
        )
    if match.dealer != before.dealer:
        raise NotationError(
            f'"{match.dealer}" does not deal round {number} of match "{name}"; the deal passes to {before.dealer}',
            "Dealer",
        )
    if str(match.score) != str(before.score):
        raise NotationError(
            f'"{match.score}" is not the score before round {number} of match "{name}"; write {before.score}', "Score"
        )
    if match.game != before.game:
        rules = f'write [Rules "{before.game}"]' if str(before.game) else "leave [Rules] out"
        raise NotationError(f'the rules of round {number} differ from those of match "{name}"; {rules}', "Rules")


def _empty(match: AnyMatch) -> Seat | None:
    return match.empty if isinstance(match, twenty_eight.Match) else None
