"""Rules of thumb for Twenty-eight, the same for four players and for three.

Auction
 1. Four cards are worth 9, eight are worth 6, under a suit as trump; and 2 for each of its cards (1½ while there are
    four), 2 for every jack, 1 for the nine of trumps. That is 2 less than what they bring on average.
 2. Eldest has a packet without points dealt again. Else the lowest possible bid, as long as the best suit is worth it.
 3. The suit that is worth most becomes trump; its weakest card lies face down.
 4. The bidder raises to where the table pays more, if all eight cards are worth that.

Play; a card is *high* when no stronger one of its suit is out, the *trick is safe* when one's own side takes it with
the last card, a trump that is high, or a high card of a suit that two cards at most have been laid of before.
 5. Leading: a high card of the suit that the fewest cards are gone of; the bidder's side begins with trumps once they
    are known. Without one: the weakest card, without points if possible, of the longest suit.
 6. The trick is safe: the card with the most points, jacks kept back.
 7. Last to play: the weakest card that wins. Else a high card, if it wins.
 8. Void, and others take a trick with points: a trump, turning it up or asking for it if it is hidden; the weakest
    one that wins. Behind the bidder's back one asks for two points or more, since asking tells everybody.
 9. Else the weakest card with the fewest points.

Words
10. Eight cards without points are shown. `thani` with eight high cards, four of them trumps.
11. Concede when the deal is decided against one's side. Play on only when leading, with nothing but high cards and
    no trump out; else accept.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from trickkit.cards import Card, Rank, Suit
from trickkit.games.twenty_eight import (
    HIGH_TO_LOW,
    POINTS,
    Accept,
    Ask,
    Bid,
    ChooseTrump,
    Concede,
    Pass,
    Phase,
    PlayCard,
    PlayOn,
    Raise,
    Redeal,
    Show,
    Thani,
    TwentyEightObservation,
    TwentyEightOrdering,
    legality,
    points,
)
from trickkit.games.twenty_eight.deal import PACKET, deck_of
from trickkit.games.twenty_eight.settings import HIGHEST_BID
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.tricks import winning_place

_STRENGTH: Final = {rank: len(HIGH_TO_LOW) - place for place, rank in enumerate(HIGH_TO_LOW)}
_FOUR: Final = (9, 1.5)  # what four cards are worth, and what each trump among them is
_EIGHT: Final = (6, 2)
_THANI_TRUMPS: Final = 4
_FRESH: Final = 2  # cards of a suit laid in earlier tricks, up to which everybody may be expected to follow
_WORTH_ASKING: Final = 2


def greedy_twenty_eight(view: TwentyEightObservation, *, speaking: bool = True) -> Action:
    """Choose an act by the rules of thumb above.

    Args:
        view: what the seat has seen; its call or card is awaited, or an answer to a concession.
        speaking: whether it may say a word instead, as `show`.

    Returns:
        A legal act of that seat.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> print(greedy_twenty_eight(state.observe(state.to_act)))
    W:14
    """
    word = speak_twenty_eight(view) if speaking else None
    if word is not None:
        return word
    match view.phase:
        case Phase.AUCTION:
            return _call(view)
        case Phase.TRUMP:
            return ChooseTrump(view.seat, weakest(_suited(view.hand, _best_suit(view.hand))))
        case Phase.RAISE:
            return _raise(view)
        case Phase.CONCESSION:
            return PlayOn(view.seat) if view.position.turn is view.seat and _all_mine(view) else Accept(view.seat)
        case _:
            return _play(view)


def speak_twenty_eight(view: TwentyEightObservation) -> Action | None:
    """Say a word that may be said out of turn, `show`, `thani` or `concede`, where rules 10 and 11 want it.

    Args:
        view: what the seat has seen.

    Returns:
        A legal act, or None if there is nothing to say.
    """
    legal, position, seat = view.legal_actions(), view.position, view.seat
    if Show(seat) in legal:
        return Show(seat)
    if Thani(seat) in legal and view.down is not None:
        eight = (*view.hand, view.down)
        if len(_suited(eight, view.down.suit)) >= _THANI_TRUMPS and all(is_high(view, card) for card in eight):
            return Thani(seat)
    if Concede(seat) in legal and position.bid is not None:
        lost = sum(won.points for won in view.tricks)  # the others have them all
        made, failed = lost >= position.bid, lost > HIGHEST_BID - position.bid
        if failed if position.with_bidder(seat) else made:
            return Concede(seat)
    return None


# --- the auction ---------------------------------------------------------------------------------------------


def estimate(cards: Collection[Card], trump: Suit) -> float:
    """Say what four or eight cards are worth under a suit as trump (rule 1).

    Args:
        cards: the first packet, or all eight cards.
        trump: the suit.

    >>> from trickkit.cards import parse_cards
    >>> estimate(parse_cards("JS 9S 8S JH"), Suit.SPADES)
    18.5
    """
    base, for_each = _FOUR if len(cards) == PACKET else _EIGHT
    jacks = sum(card.rank is Rank.JACK for card in cards)
    return base + for_each * len(_suited(cards, trump)) + 2 * jacks + (Card(Rank.NINE, trump) in cards)


def _best_suit(cards: Collection[Card]) -> Suit:
    return max((card.suit for card in cards), key=lambda suit: estimate(cards, suit))


def _call(view: TwentyEightObservation) -> Action:
    legal, seat = view.legal_actions(), view.seat
    if Redeal(seat) in legal:
        return Redeal(seat)
    least, _ = legality.least_bid(view.position, seat, view.game)
    if Pass(seat) not in legal:
        return Bid(seat, least)
    worth = estimate(view.hand, _best_suit(view.hand))
    return Bid(seat, least) if least <= worth and view.bidder is not seat else Pass(seat)


def _raise(view: TwentyEightObservation) -> Action:
    if view.down is not None and view.bid is not None:
        worth = estimate((*view.hand, view.down), view.down.suit)
        least, made = legality.least_raise(view.position), view.game.amounts(view.bid).made
        for number in range(least, HIGHEST_BID + 1):
            if number <= worth and view.game.amounts(number).made > made:
                return Raise(view.seat, number)
    return Pass(view.seat)


# --- the play ------------------------------------------------------------------------------------------------


def _play(view: TwentyEightObservation) -> Action:
    cards = [act.card for act in view.legal_actions() if isinstance(act, PlayCard)]
    if not view.trick.plays:
        return PlayCard(view.seat, _lead(view, cards))
    if Ask(view.seat) in view.legal_actions() and _wants_trump(view, _WORTH_ASKING):
        return Ask(view.seat)
    return PlayCard(view.seat, _follow(view, cards))


def _lead(view: TwentyEightObservation, cards: list[Card]) -> Card:
    high = [card for card in cards if is_high(view, card)]
    trumps = _suited(high, view.trump)
    if trumps and view.position.with_bidder(view.seat) and _out(view, view.trump):
        return trumps[0]
    if high:
        return min(high, key=lambda card: (_gone(view, card.suit), -_STRENGTH[card.rank]))
    return min(cards, key=lambda card: (_points(card), -len(_suited(cards, card.suit)), _STRENGTH[card.rank]))


def _follow(view: TwentyEightObservation, cards: list[Card]) -> Card:
    led = view.trick.plays[0].card.suit
    trump = view.down.suit if view.down is not None else view.trump
    spare = [card for card in cards if card.suit is led or card.suit is not trump] or cards
    if _is_safe(view):
        kept_back = [card for card in spare if card.rank is not Rank.JACK] or spare
        return max(kept_back, key=lambda card: (_points(card), -_STRENGTH[card.rank]))
    winners = [card for card in cards if wins(view, card)]
    last = len(view.trick.plays) == len(view.position.order) - 1
    following = [card for card in winners if card.suit is led and (last or is_high(view, card))]
    trumping = [card for card in winners if card.suit is not led]
    if following or (trumping and _wants_trump(view, 1)):
        return weakest(following or trumping)
    return min(spare, key=lambda card: (_points(card), _STRENGTH[card.rank]))


def _wants_trump(view: TwentyEightObservation, least: int) -> bool:
    """Tell whether others are taking a trick with `least` card points or more."""
    return points(view.trick.cards) >= least and not own_side(view, winning(view)[0])


def _is_safe(view: TwentyEightObservation) -> bool:
    seat, card = winning(view)
    if not own_side(view, seat):
        return False
    if len(view.trick.plays) == len(view.position.order) - 1:
        return True
    return is_high(view, card) and (card.suit is view.trump or _gone_before(view, card.suit) <= _FRESH)


def winning(view: TwentyEightObservation) -> tuple[Seat, Card]:
    """Give who leads the unfinished trick, and with which card."""
    place = winning_place(view.position.ordering(view.game).standings(view.trick.cards))
    return view.trick.plays[place]


def wins(view: TwentyEightObservation, card: Card) -> bool:
    """Tell whether `card` would take the trick from those who have played."""
    cards = view.trick.cards
    ordering = view.position.ordering(view.game)
    if legality.exposes(view.position, view.seat, card, view.down):
        ordering = TwentyEightOrdering(card.suit, len(cards) + 1, view.game.late_trump)
    return winning_place(ordering.standings((*cards, card))) == len(cards)


def own_side(view: TwentyEightObservation, seat: Seat) -> bool:
    """Tell whether `seat` plays with this seat; with three players the two against the bidder do."""
    return view.position.with_bidder(seat) is view.position.with_bidder(view.seat)


# --- cards seen and unseen -----------------------------------------------------------------------------------


def _unseen(view: TwentyEightObservation) -> list[Card]:
    seen = {*legality.own_cards(view.position, view.seat), *_laid(view), *view.trick.cards}
    return [card for card in deck_of(view.position.empty) if card not in seen]


def _laid(view: TwentyEightObservation) -> list[Card]:
    return [card for won in view.tricks for card in won.trick.cards]


def is_high(view: TwentyEightObservation, card: Card) -> bool:
    """Tell whether no stronger card of its suit is out."""
    return not any(other.suit is card.suit and _STRENGTH[other.rank] > _STRENGTH[card.rank] for other in _unseen(view))


def _out(view: TwentyEightObservation, suit: Suit | None) -> int:
    return len(_suited(_unseen(view), suit))


def _gone(view: TwentyEightObservation, suit: Suit) -> int:
    """Count the cards of a suit that the others cannot hold."""
    return len(_suited(deck_of(view.position.empty), suit)) - _out(view, suit)


def _gone_before(view: TwentyEightObservation, suit: Suit) -> int:
    return len(_suited(_laid(view), suit))


def _all_mine(view: TwentyEightObservation) -> bool:
    """Tell whether the leader's cards take all tricks that are left."""
    known = view.trump is not None and not _out(view, view.trump)
    return known and all(is_high(view, card) for card in view.hand)


def _suited(cards: Iterable[Card], suit: Suit | None) -> list[Card]:
    return [card for card in cards if card.suit is suit]


def _points(card: Card) -> int:
    return POINTS.get(card.rank, 0)


def weakest(cards: Iterable[Card]) -> Card:
    """Give the weakest card, whatever its suit (T2)."""
    return min(cards, key=lambda card: _STRENGTH[card.rank])
