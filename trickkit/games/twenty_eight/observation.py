"""What one seat has seen of a deal, and what follows from it by the rules alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from trickkit.cards import Card, Suit
from trickkit.games.twenty_eight import legality
from trickkit.games.twenty_eight.events import Dealt
from trickkit.games.twenty_eight.ordering import TwentyEightOrdering
from trickkit.games.twenty_eight.position import Phase, Position, Result, WonTrick
from trickkit.games.twenty_eight.settings import Settings
from trickkit.seats import Seat
from trickkit.table import Action, AnyScore, Event, LegalActions
from trickkit.tricks import Trick, Verdict, winner


@dataclass(frozen=True, slots=True)
class TwentyEightObservation:
    """A seat's view: the events as that seat saw them, and nothing else.

    As long as trump is hidden, only the bidder's view holds the down card.
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
            assert isinstance(first, Dealt)  # noqa: S101 - the first event of every deal
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
    def eldest(self) -> Seat:
        """The dealer's right neighbour, who opens the auction and leads the first trick (T5, T12)."""
        return self.position.eldest

    @property
    def phase(self) -> Phase:
        """What is going on."""
        return self.position.phase

    @property
    def bidder(self) -> Seat | None:
        """Who has the standing bid."""
        return self.position.bidder

    @property
    def bid(self) -> int | None:
        """The standing bid."""
        return self.position.bid

    @property
    def down(self) -> Card | None:
        """The down card, if this seat may know it."""
        return self.position.down

    @property
    def trump(self) -> Suit | None:
        """The trump suit once it has been exposed; None before, for the bidder too."""
        return self.position.trump

    @property
    def ordering(self) -> TwentyEightOrdering | None:
        """What is trump in the present trick; None as long as trump is hidden."""
        return None if self.position.trump is None else self.position.ordering(self.game)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards this seat holds, in the order dealt; without the down card (T8)."""
        return self.position.held[self.seat.place] or ()

    @property
    def trick(self) -> Trick:
        """The unfinished trick; it may be empty."""
        return Trick(self.position.plays)

    @property
    def tricks(self) -> tuple[WonTrick, ...]:
        """All complete tricks."""
        return self.position.tricks

    @property
    def score(self) -> AnyScore:
        """Match points before the deal."""
        return self.position.score

    @property
    def to_act(self) -> Seat | None:
        """The seat whose call or card is awaited; None while a concession is open and after the end."""
        return None if self.position.phase is Phase.CONCESSION else self.position.turn

    def outcome(self) -> Result | None:
        """Give the result of the deal, or None while it is on."""
        return self.position.outcome

    def legal_actions(self) -> LegalActions[Action]:
        """Give this seat's legal acts, in or out of turn."""
        return legality.legal_actions(self.position, self.seat, self.game)

    def offences(self) -> LegalActions[Action]:
        """Give the acts of this seat that the rules punish: this game has none."""
        return LegalActions(tuple, lambda _: False)

    def open_tricks(self) -> tuple[int, ...]:
        """Give the numbers, from 1, of the complete tricks that may be looked at: no clause turns one face down."""
        return tuple(range(1, len(self.tricks) + 1))

    def why(self, number: int) -> Verdict:
        """Say why complete trick `number`, from 1, was won: everybody knows what was trump in it.

        Raises:
            IndexError: if there is no such trick.
        """
        won = self.tricks[number - 1]
        return winner(won.trick, won.ordering)
