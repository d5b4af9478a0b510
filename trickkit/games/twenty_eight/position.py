"""The folded position: what a list of events amounts to, one event at a time.

The same fold serves the whole truth and a seat's view of it, since an event that hides something holds None
there. Nothing in here decides legality; it only takes down what happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from trickkit.cards import Card, Suit
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
from trickkit.games.twenty_eight.deal import HAND_SIZE, in_turn
from trickkit.games.twenty_eight.events import Dealt, Exposed, Known, SecondPacket, ThrownIn, Won
from trickkit.games.twenty_eight.ordering import TwentyEightOrdering, points
from trickkit.games.twenty_eight.settings import HIGHEST_BID, Settings
from trickkit.seats import Seat, Team
from trickkit.table import AnyScore, Event
from trickkit.tricks import Play, Trick

TRICKS = 8
FOUR = 4
"""Players with partners; three play each alone (V6)."""
THANI_MADE, THANI_FAILED = 4, -5
"""V2: what a thani deal counts."""


class Phase(StrEnum):
    """What is going on."""

    AUCTION = "auction"
    TRUMP = "trump"
    RAISE = "raise"
    PLAY = "play"
    CONCESSION = "concession"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


class By(StrEnum):
    """How a deal was scored."""

    PLAY = "play"
    CONCEDE = "concede"
    THANI = "thani"

    def __repr__(self) -> str:
        return f"By.{self.name}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a deal that counts (T21, T22, V1, V2)."""

    team: Team
    """The bidder's side; with three players the bidder."""
    made: bool
    """Whether the deal was made."""
    game_points: int
    """What the team scores, below zero for a deal that failed."""
    by: By
    """How it ended."""


@dataclass(frozen=True, slots=True)
class NewDeal:
    """Result of a deal that does not count: the same dealer deals again (T23)."""

    clause: str
    """The clause that demands it: T7, T10, T20 or V3."""


Result = Outcome | NewDeal


class Place(NamedTuple):
    """Where in the play something happened, both from 1."""

    trick: int
    """Which trick."""
    position: int
    """Which card of it."""


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A complete trick with its winner."""

    trick: Trick
    """The cards."""
    winner: Seat
    """Who won it."""
    ordering: TwentyEightOrdering
    """What was trump in it."""

    @property
    def card(self) -> Card:
        """The winning card."""
        return self.trick.card_of(self.winner)

    @property
    def points(self) -> int:
        """Its card points (T3)."""
        return points(self.trick.cards)


class Position(NamedTuple):
    """What the events so far amount to. Tuples over seats run N E S W."""

    dealer: Seat
    score: AnyScore
    order: tuple[Seat, ...]
    """Who acts, in turn, eldest first; without an empty seat (V6) and a partner laid aside (V2)."""
    dealt: Known
    """Hands as dealt so far; None where they are hidden."""
    held: Known
    """Cards in hand, the down card not among them; None where they are hidden."""
    phase: Phase = Phase.AUCTION
    turn: Seat | None = None
    """Who is next, even while a concession is open; None between the last card of a trick and its winner."""
    bidder: Seat | None = None
    """Who has the standing bid."""
    bid: int | None = None
    """The standing bid."""
    passes: int = 0
    """Passes in a row."""
    down: Card | None = None
    """The down card, where it is known."""
    trump: Suit | None = None
    """The trump suit, once exposed."""
    exposed: Place | None = None
    """When it was exposed: before the card of this place was laid."""
    laid: bool = False
    """Whether the down card was laid as an ordinary card (T17 e)."""
    asker: Seat | None = None
    """Who has asked in this trick and has not laid a card yet."""
    plays: tuple[Play, ...] = ()
    tricks: tuple[WonTrick, ...] = ()
    thani: bool = False
    """Whether the bidder plays alone (V2)."""
    conceded: bool = False
    """Whether anybody has conceded in this deal (V1)."""
    shown: Known | None = None
    """What was shown to have the cards dealt again."""
    outcome: Result | None = None

    @classmethod
    def start(cls, event: Dealt) -> Position:
        """Give the position after the first packets."""
        empty = next((seat for seat, hand in zip(Seat, event.first, strict=True) if hand == ()), None)
        order = in_turn(event.dealer.right, empty)
        return cls(event.dealer, event.score, order, event.first, event.first, turn=order[0])

    @property
    def eldest(self) -> Seat:
        """The dealer's right neighbour, who begins."""
        return self.order[0] if not self.thani else in_turn(self.dealer.right, self.empty)[0]

    @property
    def empty(self) -> Seat | None:
        """The seat where nobody sits (V6)."""
        return next((seat for seat, hand in zip(Seat, self.dealt, strict=True) if hand == ()), None)

    @property
    def before_play(self) -> bool:
        """Whether no card has been played yet, though both packets are dealt (V2, V3)."""
        in_play = self.phase is Phase.RAISE or self.phase is Phase.PLAY
        return in_play and not self.plays and not self.tricks

    def next_to(self, seat: Seat) -> Seat:
        """Give who acts after `seat`."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def team(self, seat: Seat) -> Team:
        """Give what `seat` scores for: its side, or itself with three players (V6)."""
        return seat.side if self.empty is None else seat

    def with_bidder(self, seat: Seat) -> bool:
        """Tell whether `seat` is on the bidder's side."""
        return self.bidder is not None and self.team(seat) == self.team(self.bidder)

    @property
    def partner(self) -> Seat | None:
        """The bidder's partner; None with three players."""
        return self.bidder.partner if self.bidder is not None and self.empty is None else None

    def ordering(self, game: Settings) -> TwentyEightOrdering:
        """Say what is trump in the present trick (T14, T18)."""
        within = self.exposed is not None and self.exposed.trick == len(self.tricks) + 1
        since = self.exposed.position if self.exposed is not None and within else 1
        return TwentyEightOrdering(self.trump, since, game.late_trump)

    def points(self, team: Team) -> int:
        """Count the card points in the complete tricks of `team`."""
        return sum(won.points for won in self.tricks if self.team(won.winner) == team)

    def leaders(self) -> tuple[Seat, ...]:
        """Give the side that has taken every trick so far; nobody if there is none (V1)."""
        sides = {self.with_bidder(won.winner) for won in self.tricks}
        return tuple(seat for seat in self.order if sides == {self.with_bidder(seat)})

    def led(self) -> set[Suit]:
        """Give the suits that have been led (V4)."""
        first = [won.trick.cards[0].suit for won in self.tricks]
        return {*first, *(play.card.suit for play in self.plays[:1])}

    def after(self, event: Event, game: Settings) -> Position:  # noqa: C901, PLR0912 - one line for each kind of event
        """Give the position after one more event."""
        match event:
            case PlayCard(seat, card):
                return self._after_card(seat, card)
            case Won(seat):
                return self._after_trick(seat, game)
            case Bid(seat, number):
                return self._replace(bidder=seat, bid=number, passes=0, turn=self.next_to(seat))
            case Pass(seat):
                return self._after_pass(seat)
            case ChooseTrump(seat, card):
                return self._replace(down=card, held=_without(self.held, seat, card))
            case SecondPacket(hands):
                return self._after_second(hands)
            case Raise(_, number):
                return self._play(number)
            case Ask(seat):
                return self._replace(asker=seat)
            case Exposed(seat, card):
                return self._after_exposure(seat, card)
            case Thani():
                order = tuple(seat for seat in self.order if seat is not self.partner)
                return self._replace(thani=True, order=order, turn=self.bidder)
            case Concede():
                return self._replace(conceded=True, phase=Phase.CONCESSION)
            case PlayOn():
                return self._replace(phase=Phase.PLAY)
            case Accept(seat):
                return self._scored(self.with_bidder(seat), game, By.CONCEDE)
            case Redeal() | Show():
                return self
            case ThrownIn(clause, shown):
                return self._replace(phase=Phase.OVER, turn=None, shown=shown, outcome=NewDeal(clause))
            case _:
                raise TypeError(f"not an event of Twenty-eight: {event!r}")

    def _after_pass(self, seat: Seat) -> Position:
        if self.phase is Phase.RAISE:  # T11, V6: after the bidder the partner, if there is one
            return self._replace(turn=self.partner) if seat is self.bidder and self.partner else self._play(self.bid)
        if self.passes + 1 == len(self.order) - 1:  # T5, V6
            return self._replace(passes=0, phase=Phase.TRUMP, turn=self.bidder)
        return self._replace(passes=self.passes + 1, turn=self.next_to(seat))

    def _after_second(self, hands: Known) -> Position:
        dealt = tuple(None if old is None else (*old, *(new or ())) for old, new in zip(self.dealt, hands, strict=True))
        held = tuple(None if old is None else (*old, *(new or ())) for old, new in zip(self.held, hands, strict=True))
        after = self._replace(dealt=dealt, held=held)
        if self.bid == HIGHEST_BID:  # T11
            return after._replace(phase=Phase.PLAY, turn=self.order[0])
        return after._replace(phase=Phase.RAISE, turn=self.bidder)

    def _play(self, bid: int | None) -> Position:
        return self._replace(bid=bid, phase=Phase.PLAY, turn=self.order[0])  # T12

    def _after_exposure(self, seat: Seat, card: Card) -> Position:
        hand, dealt = self.held[seat.place], self.dealt[seat.place]
        held = self.held
        if hand is not None and dealt is not None:  # back to its place in the order dealt
            held = _with(held, seat, tuple(other for other in dealt if other in hand or other is card))
        place = Place(len(self.tricks) + 1, len(self.plays) + 1)
        return self._replace(down=card, trump=card.suit, exposed=place, held=held)

    def _after_card(self, seat: Seat, card: Card) -> Position:
        plays = (*self.plays, Play(seat, card))
        after = self._replace(
            held=_without(self.held, seat, card),
            plays=plays,
            asker=None,
            turn=self.next_to(seat) if len(plays) < len(self.order) else None,
        )
        if seat is self.bidder and self.trump is None and len(self.tricks) == HAND_SIZE - 1:
            return after._replace(down=card, laid=True)  # T17 e: the last card can only be the down card
        return after

    def _after_trick(self, seat: Seat, game: Settings) -> Position:
        won = WonTrick(Trick(self.plays), seat, self.ordering(game))
        after = self._replace(plays=(), tricks=(*self.tricks, won), turn=seat)
        return after.scored_after_trick(game, lost=self.conceded and seat not in self.leaders())

    def scored_after_trick(self, game: Settings, *, lost: bool) -> Position:
        """Give this position with its result, if its last trick has ended the deal.

        Args:
            game: the rules with their house settings.
            lost: whether the side that played on after a concession has lost it (V1).
        """
        taker, complete = self.tricks[-1].winner, len(self.tricks) == TRICKS
        if self.thani and (taker is not self.bidder or complete):
            return self._scored(taker is self.bidder, game, By.THANI)
        if lost:
            return self._scored(self.with_bidder(taker), game, By.CONCEDE, double=True)
        if complete and self.bidder is not None and self.bid is not None:
            made = self.points(self.team(self.bidder)) >= self.bid  # T21
            return self._scored(made, game, By.PLAY, double=game.cot and bool(self.leaders()))
        return self

    def _scored(self, made: bool, game: Settings, by: By, *, double: bool = False) -> Position:
        assert self.bidder is not None  # noqa: S101 - nobody plays before the auction
        assert self.bid is not None  # noqa: S101 - same
        row = game.amounts(self.bid)
        won, lost = (THANI_MADE, THANI_FAILED) if by is By.THANI else (row.made, row.failed)
        amount = (won if made else lost) * (2 if double else 1)
        outcome = Outcome(self.team(self.bidder), made, amount, by)
        return self._replace(phase=Phase.OVER, turn=None, outcome=outcome)


def _with(hands: Known, seat: Seat, hand: tuple[Card, ...]) -> Known:
    return (*hands[: seat.place], hand, *hands[seat.place + 1 :])


def _without(hands: Known, seat: Seat, card: Card | None) -> Known:
    hand = hands[seat.place]
    return hands if hand is None else _with(hands, seat, tuple(other for other in hand if other is not card))
