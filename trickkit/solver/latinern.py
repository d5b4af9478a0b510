"""A round of Latinern with all cards known: who wins it, whatever is asked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Self

from trickkit.cards import Card
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernOrdering, LatinernState, PlayCard
from trickkit.seats import Seat, Side
from trickkit.tricks import winning_place

TRICK: Final = 4
TO_WIN: Final = 3
"""L15: so many tricks win the round."""


@dataclass(frozen=True, slots=True)
class LatinernProblem:
    """A position of a round to be solved; tuples over seats run N E S W.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> problem = LatinernProblem.of(Latinern().start(Latinern().deal(Random("latinern/7/0"))))
    >>> problem.turn, [act.token for act in problem.acts()]
    (Seat.EAST, ['9S', 'TD', '9D', 'KH', 'TH'])
    """

    hands: tuple[tuple[Card, ...], ...]
    """The cards each seat holds."""
    ordering: LatinernOrdering
    """Trump and Schlag."""
    leader: Seat
    """Who leads the present trick, or has led it."""
    plays: tuple[Card, ...] = ()
    """The cards on the table, in order of play."""
    won: tuple[int, int] = (0, 0)
    """Tricks of North and South, and of East and West."""

    @classmethod
    def of(cls, state: LatinernState) -> Self:
        """Take the problem from a state; who has asked plays no part.

        Raises:
            TrickkitError: if no card is awaited.
        """
        position = state.position
        if state.to_act is None:
            raise TrickkitError("no card is awaited here; only the play can be solved")
        leader = position.plays[0].seat if position.plays else state.to_act
        return cls(
            hands=tuple(hand or () for hand in position.held),
            ordering=state.ordering,
            leader=leader,
            plays=tuple(play.card for play in position.plays),
            won=(position.won(Side.NS), position.won(Side.EW)),
        )

    @property
    def winner(self) -> Side | None:
        """Who has won the round, or None while it is on."""
        return next((side for side, tricks in zip(Side, self.won, strict=True) if tricks == TO_WIN), None)

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        return self.leader.order()[len(self.plays)]

    def acts(self) -> tuple[PlayCard, ...]:
        """List what can be played: any card (L11)."""
        if self.winner is not None:
            return ()
        return tuple(PlayCard(self.turn, card) for card in self.hands[self.turn.place])

    def after(self, act: PlayCard) -> Self:
        """Give the problem after a card."""
        hands = tuple(tuple(card for card in hand if card is not act.card) for hand in self.hands)
        plays = (*self.plays, act.card)
        if len(plays) < TRICK:
            return replace(self, hands=hands, plays=plays)
        taker = self.leader.order()[winning_place(self.ordering.standings(plays))]
        ns, ew = self.won
        won = (ns + 1, ew) if taker.side is Side.NS else (ns, ew + 1)
        return replace(self, hands=hands, plays=(), leader=taker, won=won)
