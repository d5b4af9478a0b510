"""A trick, who wins it, and why every other card loses.

A game says how its cards stand (`Ordering.standings`); everything else about winning is the same for all
games and lives here. The reason is part of the answer: explanations are made from a `Verdict` alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import NamedTuple

from trickkit.cards import Card
from trickkit.errors import NotationError
from trickkit.seats import Direction, Seat


class Play(NamedTuple):
    """One card on the table, with the seat that played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in the order of play; the first seat led.

    >>> from trickkit.cards import parse_cards
    >>> print(Trick.of(Seat.WEST, parse_cards("AS KH")))
    W:AS N:KH
    """

    plays: tuple[Play, ...]
    """Seat and card, in order of play."""

    @classmethod
    def of(cls, leader: Seat, cards: Sequence[Card], direction: Direction = Direction.CLOCKWISE) -> Trick:
        """Make a trick of cards played in turn from `leader`."""
        return cls(tuple(map(Play, leader.order(direction), cards)))

    @classmethod
    def parse(cls, text: str) -> Trick:
        """Read up to four plays in their order, as they print: `W:AS N:KH`.

        Raises:
            NotationError: if a piece is no play, or a seat or card stands twice.

        >>> Trick.parse("w:as n:10h").cards
        (Card.parse('AS'), Card.parse('TH'))
        """
        plays: list[Play] = []
        for piece in text.split():
            seat, colon, card = piece.partition(":")
            if not colon:
                raise NotationError(f'"{piece}" is no play; write SEAT:card, as N:9D', piece)
            play = Play(Seat.parse(seat), Card.parse(card))
            if any(play.seat is other.seat or play.card is other.card for other in plays):
                raise NotationError(f'"{piece}" repeats a seat or a card; each plays one card', piece)
            plays.append(play)
        return cls(tuple(plays))

    @property
    def leader(self) -> Seat:
        """Who led."""
        return self.plays[0].seat

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards alone, in order of play."""
        return tuple(play.card for play in self.plays)

    def card_of(self, seat: Seat) -> Card:
        """Give the card that `seat` played."""
        return next(play.card for play in self.plays if play.seat is seat)

    def __str__(self) -> str:
        return " ".join(f"{seat}:{card}" for seat, card in self.plays)


class Reason(StrEnum):
    """Why a card wins: the codes of the rules (L12, T14, T19)."""

    HAUPTSCHLAG = "hauptschlag"
    FIRST_SCHLAG = "first-schlag"
    HIGHEST_TRUMP = "highest-trump"
    HIGHEST_OF_LED_SUIT = "highest-of-led-suit"

    def __repr__(self) -> str:
        return f"Reason.{self.name}"


class LossReason(StrEnum):
    """Why a card does not win."""

    SCHLAG_BELOW_HAUPTSCHLAG = "schlag-below-hauptschlag"
    LATER_SCHLAG = "later-schlag"
    TRUMP_BELOW_SCHLAG = "trump-below-schlag"
    LOWER_TRUMP = "lower-trump"
    LED_SUIT_BELOW_TRUMP = "led-suit-below-trump"
    LOWER_OF_LED_SUIT = "lower-of-led-suit"
    OFF_SUIT = "off-suit"
    BEFORE_EXPOSURE = "before-exposure"

    def __repr__(self) -> str:
        return f"LossReason.{self.name}"


class Tier(IntEnum):
    """The classes of cards in a trick, weakest first; a higher tier beats every lower one."""

    OFF_SUIT = 0
    LED_SUIT = 1
    TRUMP = 2
    SCHLAG = 3
    HAUPTSCHLAG = 4

    def __repr__(self) -> str:
        return f"Tier.{self.name}"


class Standing(NamedTuple):
    """How a card stands in its trick: its tier, then its strength inside the tier. Equal ones: the earlier wins."""

    tier: Tier
    strength: int


class Loss(NamedTuple):
    """A card that did not win, with the reason."""

    seat: Seat
    card: Card
    reason: LossReason


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins a trick and why."""

    seat: Seat
    """The winner."""
    card: Card
    """The winning card."""
    reason: Reason
    """The rule that decided."""
    clause: str
    """The clause of the rules that says so, as `L12b`."""
    losses: tuple[Loss, ...]
    """Every other card in order of play, with the reason why it lost."""


class Ordering(ABC):
    """How cards stand in a trick, as one game has it once its secret is known."""

    __slots__ = ()

    @abstractmethod
    def standings(self, cards: Sequence[Card]) -> list[Standing]:
        """Give each card's standing, cards in order of play."""

    @abstractmethod
    def clause(self, tier: Tier, cards: Sequence[Card]) -> str:
        """Name the clause by which a card of this tier wins, cards in order of play."""

    def loss(self, cards: Sequence[Card], place: int, tier: Tier, beaten_by: Tier) -> LossReason:  # noqa: ARG002
        """Say why the card at `place`, from 0, of this tier loses against one of the tier `beaten_by`."""
        return _loss(tier, beaten_by)


_REASON = {
    Tier.HAUPTSCHLAG: Reason.HAUPTSCHLAG,
    Tier.SCHLAG: Reason.FIRST_SCHLAG,
    Tier.TRUMP: Reason.HIGHEST_TRUMP,
    Tier.LED_SUIT: Reason.HIGHEST_OF_LED_SUIT,
}


def _loss(tier: Tier, beaten_by: Tier) -> LossReason:
    if tier is Tier.SCHLAG:
        return LossReason.LATER_SCHLAG if beaten_by is Tier.SCHLAG else LossReason.SCHLAG_BELOW_HAUPTSCHLAG
    if tier is Tier.TRUMP:
        return LossReason.LOWER_TRUMP if beaten_by is Tier.TRUMP else LossReason.TRUMP_BELOW_SCHLAG
    if tier is Tier.LED_SUIT:
        return LossReason.LOWER_OF_LED_SUIT if beaten_by is Tier.LED_SUIT else LossReason.LED_SUIT_BELOW_TRUMP
    return LossReason.OFF_SUIT


def winning_place(standings: Sequence[Standing]) -> int:
    """Give the place, from 0, of the card that wins; of equal cards the earlier."""
    return standings.index(max(standings))


def winner(trick: Trick, ordering: Ordering) -> Verdict:
    """Judge a trick: the winner, the reason, and why each other card lost.

    Args:
        trick: one to four cards; an unfinished trick tells who is winning so far.
        ordering: how the game's cards stand.

    Raises:
        ValueError: if the trick is empty.

    >>> from trickkit.cards import Rank, Suit, parse_cards
    >>> from trickkit.games.latinern import LatinernOrdering
    >>> verdict = winner(Trick.of(Seat.SOUTH, parse_cards("AS AH KC 10H")), LatinernOrdering(Suit.HEARTS, Rank.KING))
    >>> verdict.seat, verdict.reason, verdict.losses[1].reason
    (Seat.NORTH, Reason.FIRST_SCHLAG, LossReason.TRUMP_BELOW_SCHLAG)
    """
    cards = trick.cards
    standings = ordering.standings(cards)
    place = winning_place(standings)
    tier = standings[place].tier
    seat, card = trick.plays[place]
    losses = tuple(
        Loss(*play, ordering.loss(cards, i, standings[i].tier, tier))
        for i, play in enumerate(trick.plays)
        if i != place
    )
    return Verdict(seat, card, _REASON[tier], ordering.clause(tier, cards), losses)
