"""The same round with another deal or another down card: dealt again, and every act done again."""

from __future__ import annotations

from typing import TypeAlias

from trickkit.cards import Card
from trickkit.errors import IllegalActionError, TrickkitError
from trickkit.games import latinern
from trickkit.games.latinern import LatinernOrdering, LatinernState
from trickkit.games.twenty_eight import ChooseTrump, Deal, NewDeal, PlayCard, TwentyEightState
from trickkit.lab.what_if.refused import Contradiction, ContradictionError, Reason
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.tricks import winner

AnyState: TypeAlias = LatinernState | TwentyEightState
"""The truth of either game."""
Hands: TypeAlias = tuple[tuple[Card, ...], ...]


def acts(state: AnyState) -> tuple[Action, ...]:
    """Give what has been done, in order."""
    return tuple(event for event in state.events if isinstance(event, Action))


def exchanged(state: AnyState, first: Card, second: Card) -> AnyState:
    """Give the position as it would be if two cards had been dealt to each other's places.

    Args:
        state: the position.
        first: a card.
        second: another one; in Latinern it may be one of the cards that nobody got.

    Raises:
        TrickkitError: if there is nothing to exchange.
        ContradictionError: if it does not go together with what has happened.
    """
    deal = state.deal
    if first is second:
        raise TrickkitError(f"{first} cannot be exchanged with itself; name two cards")
    dealt = {card for hand in deal.hands for card in hand}
    if isinstance(state, TwentyEightState):
        for card in (first, second):
            if card not in dealt:
                raise TrickkitError(f"{card} is not in this deck of {len(dealt)} cards; name another card")
    elif not {first, second} & dealt:
        raise ContradictionError(Reason(Contradiction.UNUSED, card=first, second=second))
    if not any({first, second} <= set(hand) for hand in deal.hands):
        _check_played(state, first, second)
    other = {first: second, second: first}
    hands = tuple(tuple(other.get(card, card) for card in hand) for hand in deal.hands)
    return _again(state, hands, acts(state))


def laid(state: TwentyEightState, card: Card) -> TwentyEightState:
    """Give the position as it would be if the bidder had laid another card face down (Twenty-eight, T8).

    Args:
        state: a position with a down card.
        card: the other card.

    Raises:
        ContradictionError: if it does not go together with what has happened.
    """
    instead = (ChooseTrump(act.seat, card) if isinstance(act, ChooseTrump) else act for act in acts(state))
    found = _again(state, state.deal.hands, tuple(instead))
    assert isinstance(found, TwentyEightState)  # noqa: S101 - it began as one
    return found


def check_announced(state: LatinernState, ordering: LatinernOrdering) -> None:
    """Refuse another trump and Schlag if a trick would have had another winner.

    Args:
        state: the position.
        ordering: the other trump and Schlag.

    Raises:
        ContradictionError: if a trick was announced for somebody else (L13).
    """
    for number, won in enumerate(state.position.tricks, 1):
        _compare(number, winner(won.trick, state.ordering).seat, winner(won.trick, ordering).seat)


def _compare(number: int, seat: Seat, other: Seat) -> None:
    if seat is not other:
        raise ContradictionError(Reason(Contradiction.ANNOUNCED, seat, other, trick=number))


def _check_played(state: AnyState, *cards: Card) -> None:
    for act in acts(state):
        match act:
            case latinern.PlayCard(seat, card) | PlayCard(seat, card) if card in cards:
                raise ContradictionError(Reason(Contradiction.PLAYED, seat, card=card))
            case ChooseTrump(seat, card) if card in cards:
                raise ContradictionError(Reason(Contradiction.LAID, seat, card=card))


def _again(state: AnyState, hands: Hands, done: tuple[Action, ...]) -> AnyState:
    """Deal, and do every act again."""
    if isinstance(state, LatinernState):
        begun = LatinernState.start(state.game, latinern.Deal(state.position.dealer, hands), state.position.score)
        check_announced(state, begun.ordering)
        for act in done:  # any card may be played at any time (L11), so nothing else can go wrong
            begun = begun.apply(act)
        return begun
    again = TwentyEightState.start(state.game, Deal(state.position.dealer, hands), state.position.score)
    for act in done:
        try:
            again = again.apply(act)
        except IllegalActionError as error:
            raise ContradictionError(_why(again, act)) from error
    if isinstance(again.outcome(), NewDeal):
        raise ContradictionError(Reason(Contradiction.THROWN_IN))
    return again


def _why(state: TwentyEightState, act: Action) -> Reason:
    """Say what is contradicted when an act is not allowed any more."""
    if isinstance(state.outcome(), NewDeal):
        return Reason(Contradiction.THROWN_IN)
    match act:
        case PlayCard(seat, card):
            return Reason(Contradiction.CARD, seat, card=card, trick=len(state.position.tricks) + 1)
        case ChooseTrump(seat, card):
            return Reason(Contradiction.DOWN, seat, card=card)
        case _:  # of the words only the question depends on cards
            return Reason(Contradiction.ASK, act.seat, trick=len(state.position.tricks) + 1)
