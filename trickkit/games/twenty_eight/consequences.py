"""What follows at the table from what has just happened, until somebody has to act again.

The state asks with all cards known; the reader of a view record asks with the cards that the view knows.
"""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.cards import Card, Rank, Suit
from trickkit.games.twenty_eight.acts import Ask, ChooseTrump, PlayCard, Redeal, Show
from trickkit.games.twenty_eight.deal import Hands, deck_of
from trickkit.games.twenty_eight.events import Exposed, Known, SecondPacket, ThrownIn, Won
from trickkit.games.twenty_eight.position import Place, Position
from trickkit.games.twenty_eight.settings import Settings
from trickkit.seats import Seat
from trickkit.table import Event
from trickkit.tricks import winning_place

JACKS = 4


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards that consequences depend on, as far as they are known."""

    hands: Hands
    """Cards of N, E, S, W."""
    second: Known
    """The second packets."""
    down: Card | None
    """The down card."""


def consequence(position: Position, last: Event, cards: Cards, game: Settings) -> Event | None:
    """Give the event that follows from `last`, or None if the next act is awaited.

    Args:
        position: the position after `last`.
        last: what has just happened.
        cards: the cards as far as they are known.
        game: the rules with their house settings.
    """
    match last:
        case Redeal():
            return ThrownIn("T7", ((), (), (), ()))
        case ChooseTrump():
            return SecondPacket(cards.second)
        case SecondPacket():
            return _four_jacks(cards.hands)
        case Show(seat):
            shown = [hand if other is seat else () for other, hand in zip(Seat, cards.hands, strict=True)]
            return ThrownIn("V3", tuple(shown))
        case Ask() if cards.down is not None and position.bidder is not None:
            return Exposed(position.bidder, cards.down)
        case Exposed(_, card):
            return _all_trumps(position, card.suit, cards.hands)
        case PlayCard(_, card):
            return _after_card(position, card, cards.hands, game)
        case _:
            return None


def _four_jacks(hands: Hands) -> ThrownIn | None:
    """T10: a player with all four jacks, the down card included, shows them."""
    jacks = tuple(tuple(card for card in hand if card.rank is Rank.JACK) for hand in hands)
    holders = tuple(own if len(own) == JACKS else () for own in jacks)
    return ThrownIn("T10", holders) if any(holders) else None


def _all_trumps(position: Position, trump: Suit, hands: Hands) -> ThrownIn | None:
    """T20: the bidder's side was dealt all trumps. After `thani` that does not matter (V2)."""
    if position.thani:
        return None
    shown = tuple(
        tuple(card for card in hand if card.suit is trump) if position.with_bidder(seat) else ()
        for seat, hand in zip(Seat, hands, strict=True)
    )
    suit_size = len(deck_of(position.empty)) // len(Suit)
    return ThrownIn("T20", shown) if sum(map(len, shown)) == suit_size else None


def _after_card(position: Position, card: Card, hands: Hands, game: Settings) -> Event | None:
    here = Place(len(position.tricks) + 1, len(position.plays))
    if card is position.down and position.exposed == here:  # turned up by playing it
        thrown_in = _all_trumps(position, card.suit, hands)
        if thrown_in is not None:
            return thrown_in
    if len(position.plays) < len(position.order):
        return None
    played = [play.card for play in position.plays]
    return Won(*position.plays[winning_place(position.ordering(game).standings(played))])  # T14, T18, T19
