"""Where cards lie and what they weigh, for the conditions of either game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from trickkit.cards import DECK, Card, CardSet, Rank, Suit
from trickkit.games.latinern import Deal as LatinernDeal
from trickkit.games.latinern import Latinern, LatinernOrdering
from trickkit.games.latinern.deal import HAND_SIZE
from trickkit.games.twenty_eight.deal import PACKET, deck_of
from trickkit.games.twenty_eight.game import EMPTY
from trickkit.games.twenty_eight.ordering import POINTS
from trickkit.lab.conditions.amounts import Amount
from trickkit.lab.conditions.counting import MANY, Need, Wish
from trickkit.lab.conditions.what import Counted
from trickkit.lab.conditions.who import players
from trickkit.lab.run import AnyDeal, AnyGame
from trickkit.seats import Seat

UNUSED: Final = 2 * len(Seat)
"""Number of the place of cards that nobody gets; each seat has two places, for its first cards and for the others."""


def sizes(game: AnyGame) -> dict[int, int]:
    """Give for each place how many cards lie there: first the bottom card (Latinern), or a packet (Twenty-eight)."""
    first, all_cards = (1, HAND_SIZE) if isinstance(game, Latinern) else (PACKET, 2 * PACKET)
    found: dict[int, int] = {}
    for seat in players(game):
        found |= {2 * seat.place: first, 2 * seat.place + 1: all_cards - first}
    rest = len(deck(game)) - sum(found.values())
    return found | ({UNUSED: rest} if rest else {})


def deck(game: AnyGame) -> tuple[Card, ...]:
    """Give the cards of the game."""
    return DECK if isinstance(game, Latinern) else deck_of(EMPTY if game.three_players else None)


def ordering_of(deal: AnyDeal) -> LatinernOrdering | None:
    """Give trump and Schlag of a deal of Latinern (L5)."""
    if not isinstance(deal, LatinernDeal):
        return None
    return LatinernOrdering(deal.bottom(deal.dealer).suit, deal.bottom(deal.forehand).rank)


def hand(deal: AnyDeal, seat: Seat, *, at_first: bool = False) -> tuple[Card, ...]:
    """Give the cards of a seat, or the first packet of them (Twenty-eight)."""
    cards = deal.hands[seat.place]
    return cards[:PACKET] if at_first else cards


@cache
def weights(what: Counted | Suit | Rank, ordering: LatinernOrdering | None) -> tuple[int, ...]:
    """Give what each card weighs, by `Card.index`.

    Args:
        what: what is counted.
        ordering: trump and Schlag, where they matter.
    """
    return tuple(_weight(card, what, ordering) for card in DECK)


def _weight(card: Card, what: Counted | Suit | Rank, ordering: LatinernOrdering | None) -> int:
    match what:
        case Suit():
            return int(card.suit is what)
        case Rank():
            return int(card.rank is what)
        case Counted.POINTS:
            return POINTS.get(card.rank, 0)
    assert ordering is not None  # noqa: S101 - asked for by `by_ordering`
    match what:
        case Counted.SCHLAEGE:
            return int(card.rank is ordering.schlag)
        case Counted.HAUPTSCHLAG:
            return int(card is ordering.hauptschlag)
        case _:
            return int(card.rank is ordering.schlag or card.suit is ordering.trump)


def marked(cards: CardSet) -> tuple[int, ...]:
    """Give weight 1 to some cards and 0 to the others."""
    return tuple(int(card in cards) for card in DECK)


class Tally(NamedTuple):
    """A sum over some cards at some places."""

    weights: tuple[int, ...]
    """What each card weighs, by `Card.index`."""
    places: frozenset[int]
    """At which places it counts."""


@dataclass(slots=True)
class Sums:
    """Takes the sums that a condition asks for."""

    game: AnyGame
    """The rules."""
    dealer: Seat
    """Who deals."""
    ordering: LatinernOrdering | None = None
    """Trump and Schlag, where the condition depends on them."""
    tallies: dict[Tally, int] = field(default_factory=dict)
    """Every sum with its number."""

    def need(
        self, weighed: tuple[int, ...], seats: tuple[Seat, ...], amount: Amount, *, at_first: bool = False
    ) -> Wish:
        """Ask for a sum.

        Args:
            weighed: what each card weighs.
            seats: whose cards count.
            amount: what the sum must be.
            at_first: whether only the first of their cards count: the bottom card, or the first packet.
        """
        most = amount.low if amount.high >= MANY else amount.high + 1
        weighed = tuple(min(weight, most) for weight in weighed)  # more would say the same, so more cards are alike
        packets = (0,) if at_first else (0, 1)
        places = frozenset(2 * seat.place + packet for seat in seats for packet in packets)
        number = self.tallies.setdefault(Tally(weighed, places), len(self.tallies))
        return Need(number, amount.low, amount.high)
