"""The deals and down cards that fit a view of Twenty-eight, as counting tables: one or more for each hidden suit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from trickkit.cards import DECK, Card, Rank, Suit
from trickkit.deduction.tables import ALL, Place, Rule, Table
from trickkit.deduction.twenty_eight.reading import SUIT_BITS, Limit, Reading
from trickkit.games.twenty_eight import POINTS, NewDeal
from trickkit.games.twenty_eight.deal import HAND_SIZE, PACKET
from trickkit.seats import Seat

_JACKS: Final = sum(1 << card.index for card in DECK if card.rank is Rank.JACK)
_BLANK: Final = sum(1 << card.index for card in DECK if card.rank not in POINTS)


class Part(Enum):
    """What a place of a table is."""

    HAND = auto()
    """The unseen cards of a hand, the down card aside."""
    FIRST = auto()
    """The first packet of an eldest who has had the cards dealt again (T7)."""


@dataclass(frozen=True, slots=True)
class Case:
    """All the worlds that have one hidden suit, as far as one table can deal them."""

    trump: Suit | None
    """The hidden suit; None before a down card lies."""
    downs: tuple[Card, ...]
    """The cards that the down card may be, all alike: each leaves the same table to deal. None before one lies."""
    parts: tuple[tuple[Seat, Part], ...]
    """What each place of the table is."""
    table: Table
    """The ways to deal the unseen cards other than the first of `downs`, which the others can stand in for."""

    @property
    def total(self) -> int:
        """How many worlds this case has."""
        return max(1, len(self.downs)) * self.table.total


class Cases:
    """Makes the cases of one view.

    Args:
        reading: what the acts tell.
    """

    __slots__ = ("_free", "_known", "_unseen", "reading")

    def __init__(self, reading: Reading) -> None:
        self.reading: Reading = reading
        self._known = reading.known()
        self._unseen = reading.unseen()
        self._free = {seat: HAND_SIZE - len(cards) for seat, cards in self._known.items()}

    @property
    def known(self) -> dict[Seat, tuple[Card, ...]]:
        """The cards that each player is known to have been dealt."""
        return self._known

    def of(self, trump: Suit | None, more: Sequence[Limit] = (), *, apart: bool = False) -> list[Case]:
        """Give the cases with this hidden suit that have any world; None where no down card lies yet.

        Args:
            trump: the hidden suit.
            more: what is asked of hands besides.
            apart: whether every down card has cases of its own: needed if `more` tells cards of the hidden suit apart.
        """
        return [case for case in self._of(trump, more, apart=apart) if case.total]

    def _of(self, trump: Suit | None, more: Sequence[Limit], *, apart: bool) -> Iterator[Case]:
        reading, bidder = self.reading, self.reading.bidder
        down = reading.down
        limits = [*self._limits(trump), *more]
        if any(ruled.suit is trump for ruled in reading.ruled) or not self._known_cards_fit(limits):
            return
        if bidder is None:
            yield self._case(trump, (), limits)
        elif down is not None:
            if down.suit is trump:
                yield self._case(trump, (down,), limits)
        else:
            for card in self._shown_by(bidder):  # T10, V3: the down card may be among the cards shown
                if card.suit is trump:
                    yield self._case(trump, (card,), limits)
            hidden = [card for card in self._unseen if card.suit is trump] if self._free[bidder] else []
            for alike in _alike(hidden, apart=apart):
                yield self._case(trump, alike, limits)

    def _shown_by(self, seat: Seat) -> tuple[Card, ...]:
        shown = self.reading.position.shown
        return shown[seat.place] or () if shown is not None else ()

    def _limits(self, trump: Suit | None) -> list[Limit]:
        """Give what hands can hold if this is the hidden suit."""
        reading, limits = self.reading, list(self.reading.limits)
        if reading.bidder is not None:
            limits += (  # T17 a: who leads the hidden suit holds nothing else
                Limit(reading.bidder, since, SUIT_BITS[lead.card.suit], hidden=True)
                for lead, since in reading.leads
                if lead.card.suit is trump
            )
        return limits

    def _known_cards_fit(self, limits: list[Limit]) -> bool:
        """Tell whether the cards seen later from each limited hand may have been there."""
        for limit in limits:
            gone = {seen.card for seen in self.reading.plays[limit.seat][: limit.since]}
            for card in self._known[limit.seat]:
                outside = card in gone or (limit.hidden and card is self.reading.down)
                if not outside and not limit.cards >> card.index & 1:
                    return False
        return True

    def _case(self, trump: Suit | None, downs: tuple[Card, ...], limits: list[Limit]) -> Case:
        bidder, position = self.reading.bidder, self.reading.position
        outcome = position.outcome
        dealt_again = position.eldest if isinstance(outcome, NewDeal) and outcome.clause == "T7" else None
        known, rest = dict(self._known), self._unseen
        if bidder is not None and downs[0] in rest:
            known[bidder] = (*known[bidder], downs[0])
            rest = tuple(card for card in rest if card is not downs[0])
        parts: list[tuple[Seat, Part]] = []
        places: list[Place] = []
        for seat, cards in known.items():
            may, size = ALL, HAND_SIZE - len(cards)
            for limit in limits:
                if limit.seat is seat:
                    may &= limit.cards
            if seat is dealt_again and seat is not self.reading.view.seat:  # T7
                parts.append((seat, Part.FIRST))
                places.append(Place(PACKET, _BLANK))
                size -= PACKET
            parts.append((seat, Part.HAND))
            places.append(Place(size, may))
        return Case(trump, downs, tuple(parts), Table(rest, places, self._rules(known, rest, parts)))

    def _rules(
        self, known: dict[Seat, tuple[Card, ...]], rest: tuple[Card, ...], parts: list[tuple[Seat, Part]]
    ) -> list[Rule]:
        """Give what T10 and T20 forbid, since the cards would have been dealt again."""
        reading, position = self.reading, self.reading.position
        clause = position.outcome.clause if isinstance(position.outcome, NewDeal) else None
        forbidden: list[tuple[int, list[Seat]]] = []
        if reading.second and clause != "T10":
            forbidden += ((_JACKS, [seat]) for seat in known)
        if position.trump is not None and not position.thani and clause != "T20":
            side = [seat for seat in known if position.with_bidder(seat)]
            forbidden.append((SUIT_BITS[position.trump], side))
        rules = []
        for cards, seats in forbidden:
            elsewhere = [card for seat, hand in known.items() if seat not in seats for card in hand]
            watched = sum(1 << card.index for card in rest) & cards
            room = sum(HAND_SIZE - len(known[seat]) for seat in seats)
            if any(cards >> card.index & 1 for card in elsewhere) or watched.bit_count() > room:
                continue  # it cannot come about
            rules.append(Rule(watched, sum(1 << i for i, (seat, _) in enumerate(parts) if seat in seats)))
        return rules


def _alike(hidden: Sequence[Card], *, apart: bool) -> list[tuple[Card, ...]]:
    """Put down cards together that leave the same table to deal."""
    if apart:
        return [(card,) for card in hidden]
    jacks = tuple(card for card in hidden if card.rank is Rank.JACK)  # T10, V4: no other difference inside a suit
    others = tuple(card for card in hidden if card.rank is not Rank.JACK)
    return [alike for alike in (jacks, others) if alike]
