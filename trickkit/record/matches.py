"""Follows matches through a file: each round is checked against the one before."""

from __future__ import annotations

from dataclasses import dataclass, field

from trickkit.errors import NotationError, shorten
from trickkit.games.latinern import Match, Settings
from trickkit.record.model import Record


@dataclass(slots=True)
class Matches:
    """The standing of every match named so far."""

    standing: dict[str, Match | None] = field(default_factory=dict)
    """By name; None after a round that has no result yet."""

    def follow(self, record: Record) -> None:
        """Check a record of a match against the round before, and take its result down.

        Raises:
            NotationError: with the name of the tag that disagrees as its text.
        """
        name = record.remarks.get("Match")
        if name is None:
            return
        view = record.state.observe(record.state.deal.dealer) if record.state else record.view
        assert view is not None  # noqa: S101 - a record is a state or a view
        match = self.standing.get(name)
        number = int(record.remarks.get("Round", match.round if match else 1))
        if name in self.standing:
            _check(match, name, number, view.game, str(view.dealer), str(view.score))
        match = Match(view.game, view.dealer, view.score, number)
        outcome = view.outcome()
        self.standing[name] = match.after(outcome) if outcome else None


def _check(match: Match | None, name: str, number: int, game: Settings, dealer: str, score: str) -> None:
    name = shorten(name)
    if match is None:
        raise NotationError(f'the round before this one of match "{name}" has no result; finish it first', "Round")
    if match.winner is not None:
        raise NotationError(f'match "{name}" is over, {match.winner} has won it; begin another match', "Round")
    if number != match.round:
        raise NotationError(f'"{number}" is not the next round of match "{name}"; write {match.round}', "Round")
    if dealer != match.dealer:
        raise NotationError(
            f'"{dealer}" does not deal round {number} of match "{name}"; the deal passes to {match.dealer}', "Dealer"
        )
    if score != str(match.score):
        raise NotationError(
            f'"{score}" is not the score before round {number} of match "{name}"; write {match.score}', "Score"
        )
    if game != match.game:
        raise NotationError(
            f'the rules of round {number} differ from those of match "{name}"; write "{match.game}"', "Rules"
        )
