"""Latinern deduced the slow way: every deal tried, every trick judged."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from typing import TYPE_CHECKING

from trickkit import DECK, IllegalActionError, Seat, winner
from trickkit.games.latinern import ALL_ORDERINGS, Deal, Latinern, LatinernState, PlayCard
from trickkit.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trickkit import Card
    from trickkit.games.latinern import LatinernObservation, LatinernOrdering


def seen_of(view: LatinernObservation) -> dict[Seat, list[Card]]:
    """Give the cards that a blind seat has seen of each hand."""
    seen = {seat: [e.card for e in view.events if isinstance(e, PlayCard) and e.seat is seat] for seat in Seat}
    return seen | {view.seat: list(view.position.dealt[view.seat.place] or ())}


def fits(view: LatinernObservation) -> set[LatinernOrdering]:
    """Give the pairs that agree with every announcement."""
    return {pair for pair in ALL_ORDERINGS if all(winner(won.trick, pair).seat is won.winner for won in view.tricks)}


def _normed(tally: Counter[tuple[str, str]], view: LatinernObservation) -> dict[LatinernOrdering, Fraction]:
    found = {pair: tally[pair.trump, pair.schlag] for pair in fits(view) if tally[pair.trump, pair.schlag]}
    return {pair: Fraction(count, sum(found.values())) for pair, count in found.items()}


def by_hands(view: LatinernObservation) -> dict[LatinernOrdering, Fraction]:
    """Try every hand of dealer and forehand with every bottom card; the partner's hand can be dealt in as many ways."""
    seen = seen_of(view)
    unseen = [card for card in DECK if not any(card in cards for cards in seen.values())]
    tally: Counter[tuple[str, str]] = Counter()
    dealer, forehand = seen[view.dealer], seen[view.forehand]
    for more in combinations(unseen, 5 - len(dealer)):
        rest = [card for card in unseen if card not in more]
        for other in combinations(rest, 5 - len(forehand)):
            for one in (*dealer, *more):
                for two in (*forehand, *other):
                    tally[one.suit, two.rank] += 1
    return _normed(tally, view)


def by_bottoms(view: LatinernObservation) -> dict[LatinernOrdering, Fraction]:
    """Try every two bottom cards, and count the hands that hold them with binomials."""
    seen = seen_of(view)
    unseen = [card for card in DECK if not any(card in cards for cards in seen.values())]
    tally: Counter[tuple[str, str]] = Counter()
    dealer, forehand = seen[view.dealer], seen[view.forehand]
    for one, two in permutations(DECK, 2):
        dealt = dealer if one in dealer else [*dealer, one]
        other = forehand if two in forehand else [*forehand, two]
        open_ones = {one} - set(dealer) | {two} - set(forehand)
        if open_ones <= set(unseen) and len(dealt) <= 5 and len(other) <= 5:
            rest = len(unseen) - len(open_ones)
            ways = comb(rest, 5 - len(dealt)) * comb(rest - 5 + len(dealt), 5 - len(other))
            tally[one.suit, two.rank] += ways
    return _normed(tally, view)


def all_worlds(view: LatinernObservation) -> Iterator[Deal]:
    """Deal in every way, with every bottom card, and keep what looks the same to the seat when it is played."""
    seen = seen_of(view)
    unseen = [card for card in DECK if not any(card in cards for cards in seen.values())]
    others = [seat for seat in Seat if seat is not view.seat]

    def dealt(seats: list[Seat], rest: list[Card]) -> Iterator[dict[Seat, list[Card]]]:
        if not seats:
            yield {view.seat: seen[view.seat]}
            return
        for more in combinations(rest, 5 - len(seen[seats[0]])):
            for given in dealt(seats[1:], [card for card in rest if card not in more]):
                yield {seats[0]: [*seen[seats[0]], *more], **given}

    for hands in dealt(others, unseen):
        for one in hands[view.dealer] if view.dealer is not view.seat else hands[view.dealer][:1]:
            for two in hands[view.forehand] if view.forehand is not view.seat else hands[view.forehand][:1]:
                ordered = dict(hands)
                for seat, first in ((view.dealer, one), (view.forehand, two)):
                    ordered[seat] = [first, *(card for card in hands[seat] if card is not first)]
                deal = Deal(view.dealer, tuple(tuple(ordered[seat]) for seat in Seat))
                if replayed(view, deal).observe(view.seat) == view:
                    yield deal


def replayed(view: LatinernObservation, deal: Deal) -> LatinernState:
    """Play the acts of a view upon a deal, checked by the engine; stop where an act is refused."""
    assert isinstance(view.game, Latinern)
    state = view.game.start(deal, view.score)
    for event in view.events:
        if isinstance(event, Action):
            try:
                state = state.apply(event)
            except IllegalActionError:
                break
    return state
