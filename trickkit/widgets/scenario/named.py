"""How an act is called on a button of the scenario, and which acts are worth saying something about."""

from __future__ import annotations

from typing import Final

from trickkit.cards import Card
from trickkit.errors import IllegalActionError
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import Phase
from trickkit.i18n import Text, Words
from trickkit.seats import Seat
from trickkit.table import Action, Refusal
from trickkit.widgets.scenario.draft import AnyState

_WORDS: Final = {
    "stay": "ui.stay",
    "go": "ui.go",
    "pass": "ui.auction.pass",
    "redeal": "ui.auction.redeal",
    "thani": "ui.offer.thani",
    "show": "ui.offer.show",
    "concede": "ui.offer.concede",
    "accept": "ui.offer.accept",
    "play-on": "ui.offer.play-on",
}
"""The labels of acts that are mere words."""


def is_card(act: Action) -> bool:
    """Tell whether an act is done by pressing a card."""
    return isinstance(act, latinern.PlayCard | twenty_eight.PlayCard | twenty_eight.ChooseTrump)


def play_of(state: AnyState, seat: Seat, card: Card) -> Action:
    """Give what pressing a card of a seat does now: it is played, or laid face down as trump."""
    if isinstance(state, LatinernState):
        return latinern.PlayCard(seat, card)
    if state.position.phase is Phase.TRUMP:
        return twenty_eight.ChooseTrump(seat, card)
    return twenty_eight.PlayCard(seat, card)


def named(act: Action, state: AnyState, words: Words) -> Text:
    """Name an act.

    Args:
        act: the act.
        state: where it is done: what *stay* and *go* count depends on it.
        words: language and deck.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import Bid, TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random(1)))
    >>> print(named(Bid(Seat.WEST, 16), state, Words()))
    Bid 16
    """
    match act:
        case latinern.PlayCard(_, card) | twenty_eight.PlayCard(_, card):
            return Text.of(words.card_part(card))
        case twenty_eight.ChooseTrump(_, card) if card is not None:
            return words.message("ui.scenario.act.trump", card=card)
        case twenty_eight.Bid(_, number):
            return words.message("ui.auction.bid.one", n=number)
        case twenty_eight.Raise(_, number):
            return words.message("ui.auction.raise.one", n=number)
        case twenty_eight.Ask():
            return words.message("ui.ask-trump")
        case latinern.Ask() if isinstance(state, LatinernState):
            late = act in state.offences(act.seat)
            return words.message("ui.ask.anyway" if late else "ui.ask.back" if state.position.asked else "ui.ask.short")
        case _:
            stake = state.position.stake if isinstance(state, LatinernState) else 0
            return words.message(_WORDS[act.token], n=stake + isinstance(act, latinern.Stay))


def offered(state: AnyState, seat: Seat) -> tuple[Action, ...]:
    """List what a seat may do, a forbidden question that the rules punish included (L19)."""
    late = (act for act in state.offences(seat) if isinstance(act, latinern.Ask))
    return (*state.legal_actions(seat), *late)


def candidates(state: AnyState, seat: Seat) -> tuple[Action, ...]:
    """List the acts of a seat that somebody may wonder about: its cards, and the words of this moment."""
    if state.outcome() is not None:
        return ()
    if isinstance(state, LatinernState):
        hand = state.position.held[seat.place] or ()
        cards = tuple(latinern.PlayCard(seat, card) for card in hand)
        answers = (latinern.Stay(seat), latinern.Go(seat)) if state.position.question else ()
        return (*cards, latinern.Ask(seat), *answers)
    position = state.position
    hand = position.held[seat.place] or ()
    match position.phase:
        case Phase.AUCTION:
            least = twenty_eight.legality.least_bid(position, seat, state.game)[0]
            return (twenty_eight.Bid(seat, least - 1), twenty_eight.Pass(seat), twenty_eight.Redeal(seat))
        case Phase.TRUMP:
            return tuple(twenty_eight.ChooseTrump(seat, card) for card in hand)
        case Phase.RAISE:
            return (twenty_eight.Pass(seat),)
        case Phase.CONCESSION:
            return (twenty_eight.Accept(seat), twenty_eight.PlayOn(seat))
        case _:
            own = twenty_eight.legality.own_cards(position, seat)
            return (*(twenty_eight.PlayCard(seat, card) for card in own), twenty_eight.Ask(seat))


def refusal_of(state: AnyState, act: Action) -> Refusal | None:
    """Say why an act is refused, or None if the rules take it."""
    try:
        state.apply(act)
    except IllegalActionError as error:
        return error.reason if isinstance(error.reason, Refusal) else None  # the games refuse with nothing else
    return None
