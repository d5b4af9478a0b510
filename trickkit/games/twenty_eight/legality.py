"""What a seat may do, and why not.

Each function looks at the public part of the position and at the acting seat's own cards, the down card only
for the bidder. So a refusal is the same whatever the others hold and whatever suit is hidden. Where the position
is a view and the acting seat another one, what depends on its cards is let pass.
"""

from __future__ import annotations

from trickkit.cards import Card, Rank
from trickkit.games.twenty_eight.acts import (
    Accept,
    Ask,
    Bid,
    ChooseTrump,
    Concede,
    Pass,
    PlayCard,
    PlayOn,
    Raise,
    Redeal,
    Show,
    Thani,
)
from trickkit.games.twenty_eight.details import Tried, detailed
from trickkit.games.twenty_eight.ordering import points
from trickkit.games.twenty_eight.position import Phase, Position
from trickkit.games.twenty_eight.settings import HIGHEST_BID, Settings
from trickkit.games.twenty_eight.variants import out_of_turn
from trickkit.seats import Seat
from trickkit.table import Action, LegalActions, Refusal

PARTNER_BID = 20
"""T6: the least that may be bid over the partner's bid."""
RAISE = 24
"""T11: the least that the bid may be raised to."""

DEAL_OVER = Refusal("deal-over", "T21", "the deal is over; start the next one")
_CLAUSE = {
    Phase.AUCTION: "T5",
    Phase.TRUMP: "T8",
    Phase.RAISE: "T11",
    Phase.PLAY: "T12",
    Phase.CONCESSION: "V1",
}
_WANTED = {
    Phase.AUCTION: "the auction is on; bid or pass",
    Phase.TRUMP: "the bidder chooses trump now; lay one of the four cards face down",
    Phase.RAISE: "the bid may be raised now; pass or raise, as raise=24",
    Phase.PLAY: "cards are played now; play one",
    Phase.CONCESSION: "a concession is open; the side that has all tricks answers accept or play-on first",
}
_PHASES: dict[type[Action], tuple[Phase, ...]] = {
    Bid: (Phase.AUCTION,),
    Redeal: (Phase.AUCTION,),
    Pass: (Phase.AUCTION, Phase.RAISE),
    ChooseTrump: (Phase.TRUMP,),
    Raise: (Phase.RAISE,),
    PlayCard: (Phase.PLAY,),
    Ask: (Phase.PLAY,),
}
"""The acts in turn, and when they have a place."""


def refusal(position: Position, act: Action, game: Settings) -> Refusal | None:
    """Say why `act` is refused, with all that a sentence about it needs, or None if `apply` takes it."""
    refused = _refusal(position, act, game)
    return None if refused is None else detailed(refused, Tried(position, act, game))


def allows(position: Position, act: Action, game: Settings) -> bool:
    """Tell whether `apply` takes `act`; quicker than asking for a refusal, since nothing has to be said."""
    return _refusal(position, act, game) is None


def _refusal(position: Position, act: Action, game: Settings) -> Refusal | None:
    if position.outcome is not None:
        return DEAL_OVER
    if act.seat not in position.order:
        return _no_player(position, act.seat)
    phases = _PHASES.get(type(act))
    if phases is None:
        return out_of_turn(position, act, game)
    if position.phase not in phases:
        phase = position.phase
        return Refusal("not-now", _CLAUSE[phase], _WANTED[phase], (("phase", str(phase)),))
    if act.seat is not position.turn:
        turn = str(position.turn)
        return Refusal("not-your-turn", _CLAUSE[position.phase], f"it is {turn}'s turn; wait for it", (("turn", turn),))
    return _refusal_in_turn(position, act, game)


def _refusal_in_turn(position: Position, act: Action, game: Settings) -> Refusal | None:
    match act:
        case PlayCard(seat, card):
            return _card_refusal(position, seat, card, game)
        case Ask(seat):
            return _ask_refusal(position, seat)
        case Bid(seat, number):
            return _bid_refusal(position, seat, number, game)
        case Pass() if position.bid is None:
            return Refusal("must-open", "T5", f"eldest may not pass; bid {game.lowest_bid} or more")
        case Redeal(seat):
            return _redeal_refusal(position, seat)
        case ChooseTrump(seat, card):
            return _trump_refusal(position, seat, card)
        case Raise(_, number):
            return _raise_refusal(position, number)
        case _:  # a pass
            return None


def _no_player(position: Position, seat: Seat) -> Refusal:
    if seat is position.empty:
        return Refusal("empty-seat", "V6", f"nobody sits at {seat}; let one of the three players act")
    return Refusal("laid-aside", "V2", f"the hand of {seat} is laid aside, the bidder plays alone; leave its turn out")


# --- the auction ---------------------------------------------------------------------------------------------


def _bid_refusal(position: Position, seat: Seat, number: int, game: Settings) -> Refusal | None:
    least, clause = least_bid(position, seat, game)
    or_pass = ", or pass" if position.bid is not None else ""
    if number > HIGHEST_BID:
        return Refusal(
            "bid-too-high",
            "T5",
            f"{HIGHEST_BID} is the highest bid; bid no more{or_pass}",
            (("bid", str(number)), ("most", str(HIGHEST_BID))),
        )
    if number >= least:
        return None
    facts = (("bid", str(number)), ("least", str(least)))
    if clause == "T6":
        return Refusal("partner-bid", "T6", f"the standing bid is your partner's; bid at least {least}, or pass", facts)
    if least > HIGHEST_BID:
        return Refusal("bid-too-low", "T5", f"the highest bid, {HIGHEST_BID}, is made; pass", facts)
    return Refusal("bid-too-low", "T5", f"{number} is too low; bid at least {least}{or_pass}", facts)


def least_bid(position: Position, seat: Seat, game: Settings) -> tuple[int, str]:
    """Give the lowest bid that `seat` may make, and the clause that says so (T5, T6); above 28 there is none."""
    if position.bid is None:
        return game.lowest_bid, "T5"
    least = position.bid + 1
    if position.with_bidder(seat) and seat is not position.bidder and least <= HIGHEST_BID:
        return max(PARTNER_BID, least), "T6"
    return least, "T5"


def _redeal_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.bid is not None:
        text = "only eldest may redeal, as the very first act, and a bid has been made; bid or pass"
        return Refusal("not-the-first-act", "T7", text)
    hand = position.held[seat.place]
    if hand is not None and points(hand):
        return Refusal("hand-has-points", "T7", "this hand carries card points; open the bidding")
    return None


def _trump_refusal(position: Position, seat: Seat, card: Card | None) -> Refusal | None:
    hand = position.held[seat.place]
    if hand is None:
        return None
    if card is None:
        return Refusal("no-card-named", "T8", "the bidder knows the card; name it behind trump=")
    if card not in hand:
        return _not_held(seat, card, "T8", "lay one of the four cards face down")
    return None


def _raise_refusal(position: Position, number: int) -> Refusal | None:
    facts = (("raise", str(number)), ("least", str(least_raise(position))))
    if number > HIGHEST_BID:
        return Refusal("raise-too-high", "T11", f"{HIGHEST_BID} is the highest bid; raise to no more", facts)
    if number < least_raise(position):
        least = least_raise(position)
        return Refusal("raise-too-low", "T11", f"{number} is too low; raise to at least {least}, or pass", facts)
    return None


def least_raise(position: Position) -> int:
    """Give the lowest number the bid may be raised to (T11)."""
    return max(RAISE, (position.bid or 0) + 1)


# --- the play ------------------------------------------------------------------------------------------------


def _not_held(seat: Seat, card: Card, clause: str, what: str) -> Refusal:
    return Refusal("card-not-held", clause, f"{seat} does not hold {card}; {what}", (("card", str(card)),))


def hides(position: Position, seat: Seat) -> bool:
    """Tell whether `seat` is the bidder while trump is hidden, so that T17 binds it."""
    return seat is position.bidder and position.trump is None and not position.laid


def exposes(position: Position, seat: Seat, card: Card, down: Card | None) -> bool:
    """Tell whether `seat` turns the down card up by playing `card` (T17 b, d, e)."""
    if card is not down or not hides(position, seat):
        return False
    return not position.plays or position.plays[0].card.suit is not card.suit


def own_cards(position: Position, seat: Seat) -> tuple[Card, ...]:
    """Give the cards `seat` may think of playing: its hand, and the bidder's down card."""
    hand = position.held[seat.place] or ()
    return (*hand, position.down) if hides(position, seat) and position.down else hand


def _card_refusal(position: Position, seat: Seat, card: Card, game: Settings) -> Refusal | None:
    if position.held[seat.place] is None:
        return None
    if card not in own_cards(position, seat):
        return _not_held(seat, card, "T13", "play a card from hand")
    refused = _clause_refusal(position, seat, card)
    if refused is None and game.keep_jacks and _must_be_kept(position, seat, card):
        return Refusal(
            "jack-kept",
            "V4",
            "a jack is not discarded before its suit has been led; play another card",
            (("card", str(card)),),
        )
    return refused


def _clause_refusal(position: Position, seat: Seat, card: Card) -> Refusal | None:
    """Say why T13, T16 or T17 forbids a card of one's own, or None."""
    hand = position.held[seat.place] or ()
    if hides(position, seat):
        return _bidder_refusal(position, hand, card)
    if not position.plays:
        return None
    led = position.plays[0].card.suit
    if any(other.suit is led for other in hand):
        return _follow_refusal(card, position)
    trumps = any(other.suit is position.trump for other in hand)
    if position.asker is seat and trumps and card.suit is not position.trump:
        facts = (("trump", str(position.trump)),)
        return Refusal("must-trump", "T16", "who has asked lays a trump; play one", facts)
    return None


def _follow_refusal(card: Card, position: Position) -> Refusal | None:
    led = position.plays[0].card.suit
    if card.suit is led:
        return None
    return Refusal("must-follow", "T13", f"{led.name.lower()} were led; follow suit", (("led", str(led)),))


def _bidder_refusal(position: Position, hand: tuple[Card, ...], card: Card) -> Refusal | None:
    """T17: what binds the bidder while trump is hidden."""
    down = position.down
    if not hand or down is None:  # b, e: the down card alone is left
        return None
    trump = down.suit
    facts = (("trump", str(trump)),)
    plain = [other for other in hand if other.suit is not trump]
    if not position.plays:
        if card is down:
            return Refusal("down-card-led", "T17b", "the down card is led to trick 8 only; lead from hand", facts)
        if card.suit is trump and plain:
            return Refusal("trump-led", "T17a", "the bidder leads no hidden trump; lead another suit", facts)
        return None
    led = position.plays[0].card.suit
    if card is down and led is trump:
        return Refusal(
            "down-card-stays", "T17c", "the trump suit was led, so the down card stays; play from hand", facts
        )
    if any(other.suit is led for other in hand):
        return _follow_refusal(card, position)
    if card.suit is trump and card is not down:
        what = "discard another suit or play the down card" if plain else "play the down card"
        text = f"the bidder lays no trump from hand while it is hidden; {what}"
        return Refusal("trump-from-hand", "T17d", text, facts)
    return None


def _is_kept_jack(position: Position, card: Card) -> bool:
    return card.rank is Rank.JACK and card.suit not in position.led()


def _is_discard(position: Position, seat: Seat, card: Card) -> bool:
    """Tell whether playing `card` would be a discard in the sense of V4."""
    if not position.plays or card.suit is position.plays[0].card.suit or card.suit is position.trump:
        return False
    return not (hides(position, seat) and exposes(position, seat, card, position.down))


def _must_be_kept(position: Position, seat: Seat, card: Card) -> bool:
    """Tell whether V4 forbids `card`: a kept jack, while something else may be played."""
    if not (_is_discard(position, seat, card) and _is_kept_jack(position, card)):
        return False
    others = (other for other in own_cards(position, seat) if _clause_refusal(position, seat, other) is None)
    return any(not (_is_discard(position, seat, other) and _is_kept_jack(position, other)) for other in others)


def _ask_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.trump is not None:
        return Refusal("trump-exposed", "T15", "trump has been exposed; there is nothing to ask, play a card")
    if position.laid:
        return Refusal("nothing-to-turn-up", "T15", "the down card has been played; there is nothing to turn up")
    if not position.plays:
        return Refusal("leader-asks", "T15", "who leads may not ask; lead a card")
    if seat is position.bidder:
        return Refusal("bidder-asks", "T17", "the bidder does not ask; play a card from hand or the down card")
    led = position.plays[0].card.suit
    if any(card.suit is led for card in position.held[seat.place] or ()):
        text = f"only who cannot follow may ask; play one of the {led.name.lower()}"
        return Refusal("can-follow", "T15", text, (("led", str(led)),))
    return None


# --- all of them ---------------------------------------------------------------------------------------------


def legal_actions(position: Position, seat: Seat | None, game: Settings) -> LegalActions[Action]:
    """Give the legal acts of `seat` as a view; none for nobody."""
    return LegalActions(
        lambda: legal(position, seat, game) if seat else (),
        lambda act: act.seat is seat and allows(position, act, game),
    )


def legal(position: Position, seat: Seat, game: Settings) -> tuple[Action, ...]:
    """List the legal acts of `seat`: what is done in turn, cards in the order dealt, then words."""
    acts: list[Action] = []
    if position.outcome is None and seat in position.order:
        if seat is position.turn:
            acts += _in_turn(position, seat, game)
        words = (Thani(seat), Show(seat), Concede(seat), Accept(seat), PlayOn(seat))
        acts += [act for act in words if out_of_turn(position, act, game) is None]
    return tuple(acts)


def _in_turn(position: Position, seat: Seat, game: Settings) -> list[Action]:
    acts: list[Action] = []
    match position.phase:
        case Phase.AUCTION:
            acts = [Bid(seat, number) for number in range(least_bid(position, seat, game)[0], HIGHEST_BID + 1)]
            acts += [Pass(seat), Redeal(seat)]
        case Phase.TRUMP:
            acts = [ChooseTrump(seat, card) for card in position.held[seat.place] or ()]
        case Phase.RAISE:
            acts = [Raise(seat, number) for number in range(least_raise(position), HIGHEST_BID + 1)]
            acts.append(Pass(seat))
        case Phase.PLAY:
            acts = [PlayCard(seat, card) for card in own_cards(position, seat)]
            acts.append(Ask(seat))
        case _:
            return []
    return [act for act in acts if _refusal(position, act, game) is None]
