"""The folded position: what a list of events amounts to, one event at a time.

The same fold serves the whole truth and a seat's view of it, since an event that hides something holds None
there. Nothing in here decides legality; it only takes down what happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from trickkit.cards import Card
from trickkit.games.latinern.acts import Ask, Go, Leak, PlayCard, Stay
from trickkit.games.latinern.events import BottomsShown, Dealt, Disclosed, HandsShown, Won
from trickkit.games.latinern.ordering import LatinernOrdering
from trickkit.games.latinern.settings import Settings
from trickkit.seats import Seat, Side
from trickkit.table import Event, Score
from trickkit.tricks import Play, Trick

TRICK_SIZE = 4
TRICKS_TO_WIN = 3
"""L15: three tricks win the round."""
FIRST_STAKE = 2
"""L16: a round is worth 2."""
NO_ASKING_FROM = 9
"""L19: a side with this many match points may not ask."""
PENALTY = 2
"""L19: what the others get for a forbidden question, whatever the stake (house `late_ask_penalty=two`)."""


class By(StrEnum):
    """How a round ended."""

    TRICKS = "tricks"
    FOLD = "fold"
    PENALTY = "penalty"
    LEAK = "leak"

    def __repr__(self) -> str:
        return f"By.{self.name}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a round."""

    winner: Side
    """The side that won the round."""
    points: int
    """Match points it gets."""
    by: By
    """How the round ended."""


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A complete trick with its announced winner."""

    trick: Trick
    """The four cards."""
    winner: Seat
    """Who won it."""

    @property
    def card(self) -> Card:
        """The winning card."""
        return self.trick.card_of(self.winner)


Known = tuple[tuple[Card, ...] | None, ...]


class Position(NamedTuple):
    """What the events so far amount to. Tuples over seats run N E S W."""

    dealer: Seat
    score: Score
    dealt: Known
    """Hands as dealt; None where they are hidden."""
    held: Known
    """Cards still in hand; None where they are hidden."""
    bottoms: tuple[Card, Card] | None
    ordering: LatinernOrdering | None
    """Trump and Schlag, None as long as they are hidden."""
    to_play: Seat | None
    """Whose card is awaited, even while a question is open; None between the fourth card and its winner."""
    plays: tuple[Play, ...]
    tricks: tuple[WonTrick, ...]
    stake: int
    asked: tuple[Side, ...]
    """The sides that have asked this round, in order."""
    question: Side | None
    """The side whose question is open."""
    outcome: Outcome | None

    @classmethod
    def start(cls, event: Dealt) -> Position:
        """Give the position after the deal."""
        forehand = event.dealer.left  # L10
        return cls(
            event.dealer,
            event.score,
            event.hands,
            event.hands,
            None,
            None,
            forehand,
            (),
            (),
            FIRST_STAKE,
            (),
            None,
            None,
        )

    def won(self, side: Side) -> int:
        """Count the tricks that `side` has won."""
        return sum(won.winner.side is side for won in self.tricks)

    def after(self, event: Event, game: Settings) -> Position:
        """Give the position after one more event."""
        match event:
            case PlayCard(seat, card):
                return self._after_card(seat, card)
            case Won(seat):
                return self._after_trick(seat)
            case Ask(seat):
                return self._after_question(seat.side, game)
            case Stay():
                return self._replace(question=None, stake=self.stake + 1)  # L17
            case Go(seat):
                return self._over(seat.side.other, self.stake, By.FOLD)  # L17
            case Leak(seat):
                return self._over(seat.side.other, self.stake, By.LEAK)  # L21
            case BottomsShown(_, bottoms):
                ordering = bottoms and LatinernOrdering(bottoms[0].suit, bottoms[1].rank)  # L5
                return self._replace(bottoms=bottoms, ordering=ordering)
            case Disclosed(trump, schlag):
                return self._replace(ordering=LatinernOrdering(trump, schlag))
            case HandsShown(hands):
                played = {play.card for won in self.tricks for play in won.trick.plays}
                held = tuple(tuple(card for card in hand if card not in played) for hand in hands)
                bottoms = (hands[self.dealer.place][0], hands[self.dealer.left.place][0])
                return self._replace(dealt=hands, held=held, bottoms=bottoms)
            case _:
                raise TypeError(f"not an event of Latinern: {event!r}")

    def _after_card(self, seat: Seat, card: Card) -> Position:
        hand = self.held[seat.place]
        held = self.held
        if hand is not None:
            left = tuple(other for other in hand if other is not card)
            held = (*held[: seat.place], left, *held[seat.place + 1 :])
        plays = (*self.plays, Play(seat, card))
        return self._replace(held=held, plays=plays, to_play=seat.left if len(plays) < TRICK_SIZE else None)

    def _after_trick(self, seat: Seat) -> Position:
        after = self._replace(plays=(), tricks=(*self.tricks, WonTrick(Trick(self.plays), seat)), to_play=seat)
        if after.won(seat.side) == TRICKS_TO_WIN:
            return after._over(seat.side, self.stake, By.TRICKS)  # noqa: SLF001 - its own kind
        return after

    def _after_question(self, side: Side, game: Settings) -> Position:
        if self.score[side] >= NO_ASKING_FROM:
            points = PENALTY if game.late_ask_penalty == "two" else self.stake
            return self._over(side.other, points, By.PENALTY)
        return self._replace(question=side, asked=(*self.asked, side))

    def _over(self, winner: Side, points: int, by: By) -> Position:
        return self._replace(to_play=None, question=None, outcome=Outcome(winner, points, by))
