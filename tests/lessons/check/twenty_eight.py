"""The rules of Twenty-eight as the lessons need them; the referee of the tests works them out from the acts."""

from __future__ import annotations

from dataclasses import dataclass

from tests.lessons.check.model import need, one_record
from tests.referee28 import twenty_eight as referee

LADDER = "J9ATKQ87"  # T2, from the top
REASONS = ("highest-trump", "highest-of-led-suit")


@dataclass
class Position:
    """A deal with the acts so far."""

    record: referee.Record
    """What the tags say."""
    acts: list[tuple[str, str]]
    """Seat and word of every act."""

    @property
    def dealer(self) -> str:
        return self.record.dealer

    @property
    def dealt(self) -> dict[str, list[str]]:
        """All eight cards of each seat, in the order dealt."""
        return self.record.hands

    @property
    def phase(self) -> str:
        return referee.phase(self.record, self.acts)

    @property
    def turn(self) -> str:
        """Who is next."""
        return referee.turn(self.record, self.acts)

    @property
    def bidder(self) -> str:
        return referee.bidder_of(self.acts)

    @property
    def bid(self) -> int:
        return referee.bid_of(self.acts)

    @property
    def down(self) -> str:
        """The down card; empty before it lies there."""
        return referee.down_card(self.acts)

    @property
    def exposed(self) -> bool:
        """Whether trump is known to all."""
        return referee.exposure(self.record, self.acts) >= 0

    @property
    def tricks(self) -> list[list[tuple[str, str]]]:
        """The complete tricks, then the one that lies there, if there is one."""
        begun = referee.unfinished_trick(self.record, self.acts)
        return referee.complete_tricks(self.record, self.acts) + ([begun] if begun else [])

    @property
    def last(self) -> list[tuple[str, str]]:
        """The trick that was played last, complete or not."""
        return self.tricks[-1] if self.tricks else []

    @property
    def winners(self) -> list[tuple[str, str, str]]:
        """Seat, card and reason, one for each complete trick."""
        judged = referee.judged(self.record, self.acts)
        return [(*trick[place], reason) for trick, place, reason, _clause in judged]

    @property
    def result(self) -> dict[str, object] | None:
        """How the deal ended; None while it goes on."""
        return referee.ending(self.record, self.acts)

    @property
    def points(self) -> dict[str, int]:
        """Card points so far, by side."""
        return referee.points(self.record, self.acts)

    def hand(self, seat: str) -> list[str]:
        """Return the cards that a seat holds; a down card is not among them."""
        return referee.hand(self.record, self.acts, seat)

    def team(self, seat: str) -> str:
        return referee.team_of(self.record, seat)

    def legal(self, seat: str) -> list[str]:
        """Return every act that the rules allow a seat now."""
        return referee.legal(self.record, self.acts, seat)

    def then(self, seat: str, word: str) -> Position:
        """Return the position after one more act."""
        need(word in self.legal(seat), f"{seat}:{word} is allowed")
        return Position(self.record, [*self.acts, (seat, word)])

    def seen(self, seat: str) -> set[str]:
        """Return the faces a seat has seen: its own cards as far as dealt, all that were played, an exposed card."""
        own = self.dealt[seat] if self.phase not in ("auction", "trump") else self.dealt[seat][:4]
        open_card = {self.down} if self.exposed or seat == self.bidder else set[str]()
        return {*own, *(card for trick in self.tricks for _, card in trick), *open_card} - {""}


def replay(text: str) -> Position:
    """Play a record through."""
    return Position(*one_record(referee.read, text))
