"""What one seat has seen of a round, and what follows from it by the rules alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from trickkit.cards import Card
from trickkit.errors import TrickkitError
from trickkit.games.latinern import legality
from trickkit.games.latinern.announced import Announced
from trickkit.games.latinern.events import Dealt, knowers
from trickkit.games.latinern.ordering import LatinernOrdering
from trickkit.games.latinern.position import Outcome, Position, WonTrick
from trickkit.games.latinern.settings import Settings
from trickkit.seats import Seat, Side
from trickkit.table import Action, Event, LegalActions, Score
from trickkit.tricks import Trick, Verdict, winner


@dataclass(frozen=True, slots=True)
class LatinernObservation:
    """A seat's view: the events as that seat saw them, and nothing else.

    A blind seat's view holds neither trump nor Schlag nor bottom cards before they are disclosed, in no
    attribute, not in its `repr`, not in a message.
    """

    game: Settings
    """The rules with their house settings."""
    seat: Seat
    """Whose view this is."""
    events: tuple[Event, ...]
    """What that seat has seen, in order."""
    _folded: list[Position] = field(default_factory=list, init=False, repr=False, compare=False)

    @property
    def position(self) -> Position:
        """The folded position, with None for what this seat does not know."""
        if not self._folded:
            first = self.events[0]
            assert isinstance(first, Dealt)  # noqa: S101 - the first event of every round
            position = Position.start(first)
            for event in self.events[1:]:
                position = position.after(event, self.game)
            self._folded.append(position)
        return self._folded[0]

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.position.dealer

    @property
    def forehand(self) -> Seat:
        """The dealer's left neighbour, who leads the first trick (L10)."""
        return self.position.dealer.left

    @property
    def knows(self) -> bool:
        """Whether this seat was shown the bottom cards (L5)."""
        return self.seat in knowers(self.dealer)

    @property
    def ordering(self) -> LatinernOrdering | None:
        """Trump and Schlag; None as long as this seat may not know them."""
        return self.position.ordering

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards this seat still holds, in the order dealt."""
        return self.position.held[self.seat.place] or ()

    @property
    def trick(self) -> Trick:
        """The unfinished trick; it may be empty."""
        return Trick(self.position.plays)

    @property
    def tricks(self) -> tuple[WonTrick, ...]:
        """All complete tricks: an observation forgets nothing (L14)."""
        return self.position.tricks

    @property
    def score(self) -> Score:
        """Match points before the round."""
        return self.position.score

    @property
    def to_act(self) -> Seat | None:
        """The seat whose card is awaited; None while a question is open and after the end."""
        return None if self.position.question is not None else self.position.to_play

    @property
    def question(self) -> Side | None:
        """The side whose question is open."""
        return self.position.question

    @property
    def stake(self) -> int:
        """What the round is worth now."""
        return self.position.stake

    def outcome(self) -> Outcome | None:
        """Give the result of the round, or None while it is on."""
        return self.position.outcome

    def legal_actions(self) -> LegalActions[Action]:
        """Give this seat's legal acts, in or out of turn."""
        return legality.legal_actions(self.position, self.seat)

    def offences(self) -> LegalActions[Action]:
        """Give the acts of this seat that are taken and punished (L19, L21)."""
        return legality.offence_actions(self.position, self.seat)

    def open_tricks(self) -> tuple[int, ...]:
        """Give the numbers, from 1, of the complete tricks that lie open (L14, house `open_tricks`)."""
        count = len(self.tricks)
        if self.game.open_tricks == "all" or self.outcome() is not None:
            return tuple(range(1, count + 1))
        return (count,) if count else ()

    def look_at(self, number: int) -> WonTrick:
        """Look at complete trick `number`, from 1, where the rules allow it.

        Raises:
            TrickkitError: if there is no such trick, or it has been turned face down (L14).
        """
        if not 1 <= number <= len(self.tricks):
            raise TrickkitError(f"there is no complete trick {number} yet; {len(self.tricks)} have been played")
        if number not in self.open_tricks():
            raise TrickkitError(f"trick {number} lies face down; only the last complete trick may be looked at (L14)")
        return self.tricks[number - 1]

    def why(self, number: int) -> Verdict | Announced:
        """Say why complete trick `number`, from 1, was won, as far as this seat may know (L13).

        Returns:
            A `Verdict` if this seat knows trump and Schlag; else an `Announced`: what the winner rules out.

        Raises:
            IndexError: if there is no such trick.
        """
        won = self.tricks[number - 1]
        if self.ordering is None:
            return Announced.of(won.trick, won.winner)
        return winner(won.trick, self.ordering)
