"""What the acts of a deal of Twenty-eight tell one seat about the cards it does not see.

The acts are read once, in their order. What is taken down holds for every suit, or says for which suit it holds;
nothing here counts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

from trickkit.cards import DECK, Card, Rank, Suit
from trickkit.deduction.tables import ALL
from trickkit.deduction.twenty_eight.evidence import Because, Code
from trickkit.games.twenty_eight import (
    Ask,
    ChooseTrump,
    Dealt,
    Exposed,
    Place,
    PlayCard,
    SecondPacket,
    TwentyEightObservation,
    legality,
)
from trickkit.games.twenty_eight.deal import deck_of
from trickkit.games.twenty_eight.position import TRICKS, Position
from trickkit.games.twenty_eight.settings import Settings
from trickkit.seats import Seat

SUIT_BITS: Final = {suit: sum(1 << card.index for card in DECK if card.suit is suit) for suit in Suit}
"""The cards of each suit, as bits by `Card.index`."""


class Seen(NamedTuple):
    """A card that was played."""

    time: int
    """The number of its event."""
    trick: int
    """Its trick, from 1."""
    card: Card
    """The card."""


class Limit(NamedTuple):
    """From some act on a hand held certain cards only."""

    seat: Seat
    """Whose hand."""
    since: int
    """How many cards the seat had played by then."""
    cards: int
    """The cards that may be in hand, as bits by `Card.index`."""
    only: Suit | None = None
    """The suit that must be the hidden one for this to hold; None: it holds always."""
    hidden: bool = False
    """Whether the down card lay outside this hand then (T8)."""


class Ruled(NamedTuple):
    """A suit that is not the hidden one, with the proof and its time."""

    time: int
    """The number of the event that completed the proof."""
    suit: Suit
    """The suit."""
    because: Because
    """The proof."""


@dataclass(slots=True)
class Reading:
    """Everything taken down from the acts that one seat has seen."""

    view: TwentyEightObservation
    """What the seat has seen."""
    plays: dict[Seat, list[Seen]] = field(default_factory=lambda: {seat: [] for seat in Seat})
    """The cards each seat has played."""
    limits: list[Limit] = field(default_factory=list)
    """What hands of other seats can hold."""
    leads: list[tuple[Seen, int]] = field(default_factory=list)
    """Leads of the bidder while trump was hidden, with the number of cards played by then (T17 a)."""
    ruled: list[Ruled] = field(default_factory=list)
    """Suits ruled out by a single act of the bidder."""
    voids: dict[Seat, set[Suit]] = field(default_factory=dict)
    """Suits that other seats have shown not to hold in hand."""
    chosen: bool = False
    """Whether a down card lies, or has lain."""
    second: bool = False
    """Whether the second packets have been dealt."""
    revealed: int | None = None
    """The number of the event from which on this seat knows the down card; 0 for the bidder."""

    @classmethod
    def of(cls, view: TwentyEightObservation) -> Self:
        """Read all acts of a view."""
        reading = cls(view)
        first, *others = view.events
        assert isinstance(first, Dealt)  # noqa: S101 - the first event of every deal
        position = Position.start(first)
        for time, event in enumerate(others, start=1):
            match event:
                case PlayCard(seat, card):
                    reading._card(position, seat, Seen(time, len(position.tricks) + 1, card))
                case Ask(seat) if seat is not view.seat:
                    reading._void(seat, position.plays[0].card.suit, hidden=False)  # T15
                case ChooseTrump(seat):
                    reading.chosen = True
                    reading.revealed = 0 if seat is view.seat else None
                case SecondPacket():
                    reading.second = True
                case Exposed() if reading.revealed is None:
                    reading.revealed = time
                case _:
                    pass
            position = position.after(event, view.game)
        reading._return_of_the_down_card(position)
        return reading

    @property
    def position(self) -> Position:
        """The position at the end, as the seat sees it."""
        return self.view.position

    @property
    def bidder(self) -> Seat | None:
        """Who laid the down card; None before one lies."""
        return self.position.bidder if self.chosen else None

    @property
    def down(self) -> Card | None:
        """The down card, where the seat knows it."""
        return self.position.down if self.chosen else None

    def known(self) -> dict[Seat, tuple[Card, ...]]:
        """Give the cards that each player is known to have been dealt, the viewer's in their order."""
        position = self.position
        hands = {}
        for seat in Seat:
            if seat is position.empty:
                continue
            cards = [seen.card for seen in self.plays[seat]]
            if seat is self.bidder and self.down is not None:
                cards.append(self.down)
            cards += (position.shown or ((),) * len(Seat))[seat.place] or ()
            hands[seat] = tuple(dict.fromkeys(cards))
        hands[self.view.seat] = position.dealt[self.view.seat.place] or ()
        return hands

    def unseen(self) -> tuple[Card, ...]:
        """Give the cards that the seat has not seen, in the order of the deck."""
        seen = {card for hand in self.known().values() for card in hand}
        return tuple(card for card in deck_of(self.position.empty) if card not in seen)

    # ------------------------------------------------------------------ the acts

    def _card(self, position: Position, seat: Seat, seen: Seen) -> None:
        self.plays[seat].append(seen)
        if seat is self.view.seat:  # a seat learns nothing from its own cards
            return
        hides = legality.hides(position, seat)
        turned_up = seat is position.bidder and position.exposed == Place(seen.trick, len(position.plays) + 1)
        if not position.plays:
            if hides:
                self.leads.append((seen, len(self.plays[seat])))
            return
        led = position.plays[0].card.suit
        if turned_up:  # T17 d, e; the suit led is another one
            self._void(seat, led, hidden=True)
        elif seen.card.suit is not led:
            self._not_followed(position, seat, seen, hides=hides)
        elif hides and seen.trick == TRICKS:  # T17 e
            self.revealed = seen.time
            self._rule_out_others(seen, seat, seen.card.suit, known=True)

    def _not_followed(self, position: Position, seat: Seat, seen: Seen, *, hides: bool) -> None:
        led, trump, card = position.plays[0].card.suit, position.trump, seen.card
        self._void(seat, led, hidden=hides)
        if hides:  # T17 d
            self.ruled.append(Ruled(seen.time, card.suit, Because(Code.BIDDER_DISCARDED, seen.trick, seat, card)))
        if position.asker is seat and trump is not None and card.suit is not trump:  # T16
            self._void(seat, trump, hidden=False)
        if self._gave_up_a_jack(position, card, self.view.game):
            free = set(Suit) - position.led() - {trump}
            jacks = sum(1 << other.index for other in DECK if other.rank is Rank.JACK and other.suit in free)
            self._limit(seat, jacks, hidden=hides)
            if hides:  # else the down card could, and so must, have been turned up
                self._rule_out_others(seen, seat, led)

    @staticmethod
    def _gave_up_a_jack(position: Position, card: Card, game: Settings) -> bool:
        """Tell whether a card that does not follow is a jack that V4 lets go only if there is nothing else."""
        suit = card.suit
        return game.keep_jacks and card.rank is Rank.JACK and suit not in position.led() and suit is not position.trump

    def _rule_out_others(self, seen: Seen, seat: Seat, hidden: Suit, *, known: bool = False) -> None:
        because = Because(Code.BIDDER_DID_NOT_EXPOSE, seen.trick, seat, seen.card, known=known)
        self.ruled += (Ruled(seen.time, suit, because) for suit in Suit if suit is not hidden)

    def _limit(self, seat: Seat, cards: int, *, hidden: bool) -> None:
        self.limits.append(Limit(seat, len(self.plays[seat]), cards, hidden=hidden))

    def _void(self, seat: Seat, suit: Suit, *, hidden: bool) -> None:
        self._limit(seat, ALL & ~SUIT_BITS[suit], hidden=hidden)
        self.voids.setdefault(seat, set()).add(suit)

    def _return_of_the_down_card(self, position: Position) -> None:
        """Take back that the bidder is void where the down card, taken into hand, is of that suit (T16)."""
        bidder, down = position.bidder, position.down
        if bidder not in self.voids or position.trump is None or down is None:
            return
        if all(seen.card is not down for seen in self.plays[bidder]):
            self.voids[bidder].discard(down.suit)
