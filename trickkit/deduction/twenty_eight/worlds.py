"""The deals and down cards that fit a view of Twenty-eight."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TYPE_CHECKING

from trickkit.cards import Card, Suit, shuffled
from trickkit.deduction.base import Worlds
from trickkit.deduction.chance import below
from trickkit.deduction.tables import Dealt as Shares
from trickkit.deduction.twenty_eight.cases import Case, Cases, Part
from trickkit.deduction.twenty_eight.reading import Reading
from trickkit.errors import TrickkitError
from trickkit.games.twenty_eight import (
    ChooseTrump,
    Deal,
    Dealt,
    SecondPacket,
    TwentyEightObservation,
    TwentyEightState,
)
from trickkit.games.twenty_eight.deal import PACKET
from trickkit.games.twenty_eight.position import Position
from trickkit.seats import Seat
from trickkit.table import Event

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the cards may lie."""

    deal: Deal
    """All cards; the first four of each hand are its first packet."""
    down: Card | None
    """The down card; None before one lies."""


class TwentyEightWorlds(Worlds[World, TwentyEightState]):
    """The deals and down cards that fit a view of Twenty-eight.

    Deals whose hands hold the same cards are one world: which of them came in the first packet says nothing, but for
    what is known of it (the viewer's own, the down card, and a first packet without points, T7). `enumerate` gives one
    of these deals; `sample` mixes the packets, too, so that whole deals are drawn with equal chances.

    Args:
        view: what the seat has seen, at any moment of a deal or after it.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> worlds = TwentyEightWorlds(state.observe(Seat.SOUTH))
    >>> worlds.count
    193806353490750
    >>> worlds.state(worlds.sample(Random(1))).observe(Seat.SOUTH) == state.observe(Seat.SOUTH)
    True
    """

    __slots__ = ("_cases", "_known", "_reached", "_reading")

    def __init__(self, view: TwentyEightObservation) -> None:
        self._reading = Reading.of(view)
        cases = Cases(self._reading)
        self._known = cases.known
        suits: Sequence[Suit | None] = tuple(Suit) if self._reading.chosen else (None,)
        self._cases = [case for suit in suits for case in cases.of(suit)]
        self._reached = tuple(accumulate(case.total for case in self._cases))

    @property
    def count(self) -> int:
        """How many worlds there are, exactly."""
        return self._reached[-1] if self._reached else 0

    def enumerate(self) -> Iterator[World]:
        """Give every world once, in an order that is always the same; meant for views that leave few."""
        for case in self._cases:
            for down in case.downs or (None,):
                for shares in case.table.enumerate():
                    yield self._world(case, down, shares, tuple)

    def sample(self, rng: Random) -> World:
        """Draw a world, each as likely as the others, and mix the packets.

        Args:
            rng: where chance comes from; only its `random()` is used.

        Raises:
            TrickkitError: if no deal fits the view.
        """
        if not self.count:
            raise TrickkitError(f"no deal fits what {self._reading.view.seat} has seen; there is nothing to draw")
        case = self._cases[bisect_right(self._reached, below(self.count, rng))]
        down = case.downs[below(len(case.downs), rng)] if case.downs else None
        return self._world(case, down, case.table.sample(rng), lambda cards: shuffled(cards, rng))

    def showing(self, suit: Suit) -> World | None:
        """Give a world in which the down card is of this suit, always the same one; None if there is none.

        Args:
            suit: the hidden suit.

        >>> from random import Random
        >>> from trickkit.games.twenty_eight import TwentyEight, parse_act
        >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
        >>> for act in "W:14 S:pass E:pass N:pass W:trump=JH".split():
        ...     state = state.apply(parse_act(act))
        >>> print(TwentyEightWorlds(state.observe(Seat.NORTH)).showing(Suit.SPADES).down)
        JS
        """
        for case in self._cases:
            if case.trump is suit:
                return self._world(case, case.downs[0], next(case.table.enumerate()), tuple)
        return None

    def state(self, world: World) -> TwentyEightState:
        """Give the position in which the view's seat sees just that view, if this is the world.

        Args:
            world: one of these worlds.
        """
        view = self._reading.view
        first, second = world.deal.first, world.deal.second
        events: list[Event] = []
        for event in view.events:
            match event:
                case Dealt():
                    events.append(replace(event, first=first, second=second))
                case SecondPacket():
                    events.append(SecondPacket(second))
                case ChooseTrump():
                    events.append(replace(event, card=world.down))
                case _:
                    events.append(event)
        dealt = events[0]
        assert isinstance(dealt, Dealt)  # noqa: S101 - the first event of every deal
        position = Position.start(dealt)
        for event in events[1:]:
            position = position.after(event, view.game)
        return TwentyEightState(view.game, tuple(events), position)

    def _world(
        self,
        case: Case,
        down: Card | None,
        shares: Shares,
        mixed: Callable[[Sequence[Card]], tuple[Card, ...]],
    ) -> World:
        """Put known cards, the down card and the table's shares together."""
        hands: dict[Seat, list[Card]] = {seat: list(cards) for seat, cards in self._known.items()}
        bidder, first = self._reading.bidder, {}
        if bidder is not None and down is not None and down not in hands[bidder]:
            hands[bidder].append(down)
        for (seat, part), cards in zip(case.parts, shares, strict=True):
            # The table was made without the first of the alike cards: it takes the place of the one that lies.
            given = [case.downs[0] if card is down else card for card in cards] if down is not None else cards
            if part is Part.FIRST:
                first[seat] = mixed(given)
            else:
                hands[seat] += given
        whole = {seat: (*first.get(seat, ()), *self._mixed(seat, hands[seat], down, mixed)) for seat in hands}
        deal = Deal(self._reading.position.dealer, tuple(whole.get(seat, ()) for seat in Seat))
        return World(deal, down)

    def _mixed(
        self, seat: Seat, hand: list[Card], down: Card | None, mixed: Callable[[Sequence[Card]], tuple[Card, ...]]
    ) -> tuple[Card, ...]:
        """Put the cards of a hand in order: the viewer's as dealt, shown ones as shown, the down card in packet one."""
        position = self._reading.position
        if seat is self._reading.view.seat:
            own = position.dealt[seat.place] or ()
            return (*own, *mixed(hand[len(own) :]))
        shown = position.shown[seat.place] or () if position.shown is not None else ()
        cards = (*shown, *mixed([card for card in hand if card not in shown])) if shown else mixed(hand)
        if down in cards and seat is self._reading.bidder:
            place = cards.index(down)
            if place >= PACKET:
                others = [card for card in cards if card is not down]
                cards = (*others[: place % PACKET], down, *others[place % PACKET :])
        return cards
