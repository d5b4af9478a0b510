"""What a blind seat learns from a trick: the winner, what that rules out, and which reasons remain (L13)."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.cards import Card
from trickkit.games.latinern.ordering import ALL_ORDERINGS, LatinernOrdering
from trickkit.seats import Seat
from trickkit.tricks import Reason, Trick, winner


@dataclass(frozen=True, slots=True)
class Announced:
    """An announcement with its consequences, from the four cards alone.

    >>> from trickkit.cards import parse_cards
    >>> from trickkit.seats import Seat
    >>> announced = Announced.of(Trick.of(Seat.EAST, parse_cards("KC TC 8C AC")), Seat.WEST)
    >>> len(announced.still_possible), announced.reasons
    (4, (Reason.HAUPTSCHLAG, Reason.FIRST_SCHLAG))
    """

    seat: Seat
    """The winner."""
    card: Card
    """The winning card."""
    ruled_out: tuple[LatinernOrdering, ...]
    """The pairs of trump and Schlag under which another card would have won."""
    still_possible: tuple[LatinernOrdering, ...]
    """The pairs under which this card wins."""
    reasons: tuple[Reason, ...]
    """The reasons for which it may have won, strongest first."""

    @classmethod
    def of(cls, trick: Trick, seat: Seat) -> Announced:
        """Work out what it means that `seat` won `trick`."""
        verdicts = {pair: winner(trick, pair) for pair in ALL_ORDERINGS}
        possible = tuple(pair for pair, verdict in verdicts.items() if verdict.seat is seat)
        reasons = {verdicts[pair].reason for pair in possible}
        return cls(
            seat,
            trick.card_of(seat),
            tuple(pair for pair in ALL_ORDERINGS if pair not in possible),
            possible,
            tuple(reason for reason in Reason if reason in reasons),
        )
