"""What a sentence about a refusal needs besides its code: which of its cases this is, what stands, what is held.

Legality decides, this module describes. It too looks at the public part of the position and at the acting seat's own
cards alone, the down card only for the bidder; so a refusal stays the same whatever the others hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from trickkit.cards import Card, Rank, Suit
from trickkit.games.twenty_eight.acts import PlayCard
from trickkit.games.twenty_eight.ordering import POINTS, points
from trickkit.games.twenty_eight.position import Phase, Position
from trickkit.games.twenty_eight.settings import HIGHEST_BID, Settings
from trickkit.seats import Seat
from trickkit.table import Action, Refusal

Facts = tuple[tuple[str, str], ...]


class Tried(NamedTuple):
    """An act that was refused, and where."""

    position: Position
    """The position before it."""
    act: Action
    """The act."""
    game: Settings
    """The rules with their house settings."""

    @property
    def seat(self) -> Seat:
        """Who tried it."""
        return self.act.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in hand of that seat, the down card not among them."""
        return self.position.held[self.seat.place] or ()

    @property
    def led(self) -> Suit:
        """The suit led to the present trick."""
        return self.position.plays[0].card.suit

    def kept(self, card: Card) -> bool:
        """Tell whether V4 keeps this card in hand: a jack of a suit that has not been led."""
        return self.game.keep_jacks and card.rank is Rank.JACK and card.suit not in self.position.led()

    def held(self, suit: Suit | None) -> str:
        """Write the cards of a suit in hand."""
        return _cards(card for card in self.hand if card.suit is suit)


def detailed(refused: Refusal, tried: Tried) -> Refusal:
    """Add to a refusal what its sentence needs.

    The fact `how` names the case where one code has several, each with its own advice: over a partner's 17 a bid is
    refused in other words than over a partner's 22.

    Args:
        refused: what legality has found.
        tried: the act and where it was tried.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import Bid, Pass, TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> for act in (Bid(Seat.WEST, 17), Pass(Seat.SOUTH)):
    ...     state = state.apply(act)
    >>> detailed(Refusal("partner-bid", "T6", ""), Tried(state.position, Bid(Seat.EAST, 18), state.game)).facts
    (('how', 'twenty'), ('standing', '17'))
    """
    find = _FINDERS.get(refused.code)
    return refused if find is None else replace(refused, facts=(*find(tried), *refused.facts))


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


# --- whose turn, and what is going on ------------------------------------------------------------------------


def _turn(tried: Tried) -> Facts:
    position = tried.position
    partner = position.empty is None and position.turn is tried.seat.partner
    return (("how", "partner" if partner else ""),)


def _not_now(tried: Tried) -> Facts:
    position = tried.position
    if position.phase is Phase.CONCESSION:
        return (("how", f"concession.{'you' if tried.seat in position.leaders() else 'they'}"),)
    if tried.seat is not position.turn:
        return (("how", f"{position.phase}.they"), ("turn", str(position.turn)))
    if position.phase is Phase.AUCTION and position.bid is None:
        return (("how", "auction.open"), ("least", str(tried.game.lowest_bid)))
    return (("how", f"{position.phase}.you"),)


# --- the auction ---------------------------------------------------------------------------------------------


def _must_open(tried: Tried) -> Facts:
    how = "open" if points(tried.hand) else "blank"
    return (("how", how), ("least", str(tried.game.lowest_bid)))


def _too_high(tried: Tried) -> Facts:
    bid = tried.position.bid
    if bid is None:
        return (("how", "open"), ("least", str(tried.game.lowest_bid)))
    return (("how", "top" if bid == HIGHEST_BID else "over"),)


def _too_low(tried: Tried) -> Facts:
    position = tried.position
    if position.bid is None:
        return (("how", "open"),)
    how = "top" if position.bid == HIGHEST_BID else "over"
    return (("how", how), ("standing", str(position.bid)), ("holder", str(position.bidder)))


def _partner_bid(tried: Tried) -> Facts:
    standing = tried.position.bid or 0
    return (("how", "twenty" if standing < 20 else "more"), ("standing", str(standing)))


def _has_points(tried: Tried) -> Facts:
    position = tried.position
    how, hand = ("four", tried.hand) if position.phase is Phase.AUCTION else ("eight", position.dealt[tried.seat.place])
    return (("how", how), ("cards", _cards(card for card in hand or () if card.rank in POINTS)))


def _not_held(tried: Tried) -> Facts:
    if tried.position.phase is Phase.TRUMP:
        return (("how", "trump"),)
    return (("how", "" if tried.hand else "down"),)


def _raise(tried: Tried) -> Facts:
    standing = tried.position.bid or 0
    return (("how", "floor" if standing < 24 else "more"), ("standing", str(standing)))


def _most(_: Tried) -> Facts:
    return (("most", str(HIGHEST_BID)),)


# --- the play ------------------------------------------------------------------------------------------------


def _follow(tried: Tried) -> Facts:
    return (*_card(tried), ("cards", tried.held(tried.led)))


def _card(tried: Tried) -> Facts:
    assert isinstance(tried.act, PlayCard)  # noqa: S101 - only a card is refused with these codes
    return (("card", str(tried.act.card)),)


def _can_follow(tried: Tried) -> Facts:
    return (("cards", tried.held(tried.led)),)


def _must_trump(tried: Tried) -> Facts:
    return (*_card(tried), ("cards", tried.held(tried.position.trump)))


def _down_card_stays(tried: Tried) -> Facts:
    held = tried.held(tried.led)
    return (("how", "follow" if held else "discard"), *_card(tried), ("cards", held))


def _from_hand(tried: Tried) -> Facts:
    down = tried.position.down
    plain = [card for card in tried.hand if down and card.suit is not down.suit]
    how = ("jacks" if all(map(tried.kept, plain)) else "discard") if plain else "only"
    return (("how", how), *_card(tried), ("down", str(down)), ("led", str(tried.led)))


def _jack(tried: Tried) -> Facts:
    position, down = tried.position, tried.position.down
    hides = tried.seat is position.bidder and position.trump is None
    if not hides or down is None or tried.led is down.suit:
        return (("how", ""),)
    only = all(card.suit is down.suit or tried.kept(card) for card in tried.hand)  # T17 d: no discard is left
    return (("how", "expose"), ("down", str(down))) if only else (("how", ""),)


def _trump(tried: Tried) -> Facts:
    return (("trump", str(tried.position.trump)),)


# --- the variants --------------------------------------------------------------------------------------------


def _bidder(tried: Tried) -> Facts:
    return (("bidder", str(tried.position.bidder)),)


def _early_or_late(tried: Tried) -> Facts:
    position = tried.position
    played = position.plays or position.tricks
    return (("how", "late" if played else "early"),)


def _concede(tried: Tried) -> Facts:
    return (("how", "trick" if tried.position.tricks else "first"),)


_FINDERS: Final[dict[str, Callable[[Tried], Facts]]] = {
    "not-your-turn": _turn,
    "laid-aside": _bidder,
    "not-now": _not_now,
    "must-open": _must_open,
    "bid-too-high": _too_high,
    "bid-too-low": _too_low,
    "partner-bid": _partner_bid,
    "hand-has-points": _has_points,
    "card-not-held": _not_held,
    "raise-too-high": _most,
    "raise-too-low": _raise,
    "must-follow": _follow,
    "must-trump": _must_trump,
    "down-card-led": _card,
    "trump-led": _card,
    "down-card-stays": _down_card_stays,
    "trump-from-hand": _from_hand,
    "jack-kept": _jack,
    "trump-exposed": _trump,
    "can-follow": _can_follow,
    "not-the-bidder": _bidder,
    "thani-not-now": _early_or_late,
    "show-not-now": _early_or_late,
    "concede-not-now": _concede,
}
"""The codes that need more than legality says, and who finds it."""
