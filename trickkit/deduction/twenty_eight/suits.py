"""What a view of Twenty-eight says about the hidden trump: the suits that are left, and what rules out the others.

A suit is possible while some deal and down card explain every act so far as legal. Its probability is its share of all
deals and down cards that do, each of the bidder's first four cards being the down card as often as the others. Bids and
choices among legal plays say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from trickkit.cards import Card, Suit
from trickkit.deduction.twenty_eight.cases import Cases
from trickkit.deduction.twenty_eight.evidence import Because, Code
from trickkit.deduction.twenty_eight.reading import Reading, Ruled
from trickkit.errors import TrickkitError
from trickkit.games.twenty_eight import PlayCard, TwentyEightObservation
from trickkit.games.twenty_eight.deal import deck_of
from trickkit.seats import Seat
from trickkit.table import Action


@dataclass(frozen=True, slots=True)
class PossibleSuit:
    """A suit that fits the view."""

    suit: Suit
    """The suit."""
    probability: Fraction
    """Its share of all deals and down cards that fit."""


@dataclass(frozen=True, slots=True)
class EliminatedSuit:
    """A suit that does not fit the view."""

    suit: Suit
    """The suit."""
    because: Because
    """The first proof against it."""


@dataclass(frozen=True, slots=True)
class Suits:
    """All four suits, those that fit a view and those that do not, and what the other seats cannot hold."""

    possible: tuple[PossibleSuit, ...]
    """The most probable first, then C D H S."""
    eliminated: tuple[EliminatedSuit, ...]
    """In the order C D H S."""
    voids: tuple[tuple[Seat, tuple[Suit, ...]], ...]
    """Other seats with the suits they have shown not to hold; for the bidder: not in hand, the down card aside (T8)."""

    def probability(self, suit: Suit) -> Fraction:
        """Give the probability of any suit; 0 for one that is excluded."""
        return next((found.probability for found in self.possible if found.suit is suit), Fraction(0))

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data (CONTRACT, `trickkit deduce`)."""
        return {
            "suits": [{"suit": str(found.suit), "probability": str(found.probability)} for found in self.possible],
            "eliminated": [{"suit": str(out.suit), "because": out.because.to_json()} for out in self.eliminated],
            "voids": {str(seat): [str(suit) for suit in suits] for seat, suits in self.voids},
        }


def deduce_suits(view: TwentyEightObservation) -> Suits:
    """Work out which suits can be the hidden trump for a seat, and how probable each is.

    Args:
        view: what the seat has seen, at any moment from the choice of trump on; the bidder, and everybody once the down
            card is turned up, is left with one suit.

    Raises:
        TrickkitError: before a down card lies; or if no deal fits the view, which only a view written by hand can bring
            about.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight, parse_act
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> for act in "W:14 S:pass E:pass N:pass W:trump=JH".split():
    ...     state = state.apply(parse_act(act))
    >>> [str(found.probability) for found in deduce_suits(state.observe(Seat.NORTH)).possible]
    ['7/24', '1/4', '1/4', '5/24']
    """
    reading = Reading.of(view)
    if not reading.chosen:
        raise TrickkitError("no trump has been chosen yet; deduce again when a down card lies")
    cases = Cases(reading)
    weights = {suit: sum(case.total for case in cases.of(suit)) for suit in Suit}
    total = sum(weights.values())
    if not total:
        raise TrickkitError(f"no deal fits what {view.seat} has seen; check the cards and the acts")
    order = list(Suit)
    possible = [PossibleSuit(suit, Fraction(weight, total)) for suit, weight in weights.items() if weight]
    proofs = _proofs(reading)
    return Suits(
        tuple(sorted(possible, key=lambda found: (-found.probability, order.index(found.suit)))),
        tuple(
            EliminatedSuit(suit, proofs.get(suit) or _last_deal(view, suit))
            for suit, weight in weights.items()
            if not weight
        ),
        tuple(
            (seat, tuple(suit for suit in Suit if suit in reading.voids[seat]))
            for seat in Seat
            if reading.voids.get(seat)
        ),
    )


def _proofs(reading: Reading) -> dict[Suit, Because]:
    """Give for each suit that an act or a card rules out the first proof."""
    ruled = [*_all_seen(reading), *_led(reading), *reading.ruled, *_down_card_known(reading)]
    codes = list(Code)
    ruled.sort(key=lambda one: (one.time, codes.index(one.because.code), one.because.trick), reverse=True)
    return {one.suit: one.because for one in ruled}  # the first proof comes last, and stays


def _all_seen(reading: Reading) -> Iterator[Ruled]:
    """Give the suits of which every card has been seen where it is not the down card."""
    view, position = reading.view, reading.position
    places: dict[Card, tuple[int, Because]] = {}
    for seat, seen in reading.plays.items():
        for time, trick, card in seen:
            places[card] = (time, Because(Code.ALL_SEEN, trick, seat, card))
    for seat, shown in zip(Seat, position.shown or (), strict=False):
        if seat is not reading.bidder:
            places |= dict.fromkeys(shown or (), (len(view.events), Because(Code.ALL_SEEN, seat=seat)))
    if view.seat is not reading.bidder:
        places |= dict.fromkeys(position.dealt[view.seat.place] or (), (0, Because(Code.ALL_SEEN)))
    if reading.down is not None:
        places.pop(reading.down, None)
    for suit in Suit:
        cards = [card for card in deck_of(position.empty) if card.suit is suit]
        if all(card in places for card in cards):
            time, because = max((places[card] for card in cards), key=lambda place: place[0])
            yield Ruled(time, suit, because)


def _led(reading: Reading) -> Iterator[Ruled]:
    """Give the suits that the bidder led while there was another one in hand, as was seen later (T17 a)."""
    for lead, since in reading.leads:
        suit, bidder = lead.card.suit, reading.position.bidder
        for later in reading.plays[bidder][since:] if bidder else ():
            if later.card.suit is not suit and later.card is not reading.down:
                because = Because(Code.BIDDER_LED, lead.trick, bidder, lead.card, later.card)
                yield Ruled(later.time, suit, because)
                break


def _down_card_known(reading: Reading) -> Iterator[Ruled]:
    """Give the other suits once the seat knows the down card: its own, or turned up."""
    down, time, place = reading.down, reading.revealed, reading.position.exposed
    if down is not None and time is not None:
        trick = place.trick if place is not None and time else 0
        because = Because(Code.NO_DEAL, trick, reading.bidder, down, known=True)
        yield from (Ruled(time, suit, because) for suit in Suit if suit is not down.suit)


def _last_deal(view: TwentyEightObservation, suit: Suit) -> Because:
    """Find the act with which the last deal fell that would have made `suit` trump.

    What has become impossible stays so, therefore halving finds the act.
    """
    acts = [(time, event) for time, event in enumerate(view.events) if isinstance(event, Action)]
    ends = [*(time for time, _ in acts[1:]), len(view.events)]
    low, high = 0, len(acts) - 1
    while low < high:
        middle = (low + high) // 2
        before = Reading.of(TwentyEightObservation(view.game, view.seat, view.events[: ends[middle]]))
        if before.chosen and not Cases(before).of(suit):
            high = middle
        else:
            low = middle + 1
    _, act = acts[low]
    if not isinstance(act, PlayCard):  # a hand that was shown (V3)
        return Because(Code.NO_DEAL, seat=act.seat)
    reading = Reading.of(view)
    played = next(seen for seen in reading.plays[act.seat] if seen.card is act.card)
    led = act.card.suit is suit and any(lead == played for lead, _ in reading.leads)
    return Because(Code.NO_DEAL, played.trick, act.seat, act.card, led=led)
