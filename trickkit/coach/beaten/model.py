"""What is found when somebody asks whether a card can be beaten."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from trickkit.cards import Card, Suit
from trickkit.games.latinern import LatinernOrdering
from trickkit.seats import Seat
from trickkit.tricks import Play

ALWAYS = Fraction(1)


@dataclass(frozen=True, slots=True)
class Under:
    """The answer under one secret that fits the view."""

    secret: LatinernOrdering | Suit
    """Trump and Schlag, or the trump suit of Twenty-eight."""
    probability: Fraction
    """The share of this secret in all worlds that fit the view."""
    chance: Fraction
    """The share of its worlds in which the card is beaten, or can be."""
    already: Play | None = None
    """The card on the table that stands above it."""
    cards: tuple[Card, ...] = ()
    """The cards that would beat it and may be with an opponent who has still to play; in Twenty-eight those of its own
    suit alone, see `trumped`."""
    trumped: bool = False
    """Twenty-eight: whether an opponent who has still to play may be out of the suit led, and trump it."""


@dataclass(frozen=True, slots=True)
class Beaten:
    """Whether a card can be beaten, on what its seat knows."""

    seat: Seat
    """Who asks."""
    card: Card
    """The card."""
    led: Card
    """The card led; the card itself, if it would lead."""
    to_play: tuple[Seat, ...]
    """The opponents who play after it, in turn."""
    mates: tuple[Seat, ...]
    """The others on the seat's side."""
    under: tuple[Under, ...]
    """The answer under each secret that fits, the most probable first."""

    @property
    def chance(self) -> Fraction:
        """The share of all worlds that fit the view in which the card is beaten, or can be."""
        return sum((each.probability * each.chance for each in self.under), Fraction(0))

    @property
    def already(self) -> Play | None:
        """The card on the table that stands above it, whatever the secret."""
        above = {each.already for each in self.under}
        return above.pop() if len(above) == 1 else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that would beat it under some secret, in the order of the deck."""
        return tuple(sorted({card for each in self.under for card in each.cards}, key=lambda card: card.index))
