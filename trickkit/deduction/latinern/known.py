"""Which cards a view of Latinern has seen in whose hand, and how many are still to be placed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from trickkit.cards import DECK, Card
from trickkit.games.latinern import LatinernObservation
from trickkit.games.latinern.deal import HAND_SIZE, Hands
from trickkit.seats import Seat


@dataclass(frozen=True, slots=True)
class Known:
    """The cards that are known to have been dealt to each seat.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> view = Latinern().start(Latinern().deal(Random("latinern/7/0"))).observe(Seat.SOUTH)
    >>> known = Known.of(view)
    >>> len(known.unseen), [known.free(seat) for seat in Seat]
    (27, [5, 5, 0, 5])
    """

    hands: Hands
    """Known cards of N, E, S, W: the viewer's in the order dealt, of the others what has been seen."""
    unseen: tuple[Card, ...]
    """All other cards, in the order of the deck: in a hand, or among the twelve out of play."""

    @classmethod
    def of(cls, view: LatinernObservation, *, shown: bool = True) -> Self:
        """Collect what a view has seen.

        Args:
            view: what a seat has seen.
            shown: whether what was shown counts, too: bottom cards (L4), and hands after the round (L24).
        """
        position = view.position
        hands: list[list[Card]] = [[] for _ in Seat]
        for trick in (*(won.trick for won in position.tricks), view.trick):
            for seat, card in trick.plays:
                hands[seat.place].append(card)
        if shown and position.bottoms is not None:
            for seat, card in zip((view.dealer, view.forehand), position.bottoms, strict=True):
                if card not in hands[seat.place]:
                    hands[seat.place].append(card)
        for seat, dealt in zip(Seat, position.dealt, strict=True):
            if dealt is not None and (shown or seat is view.seat):
                hands[seat.place] = list(dealt)
        seen = {card for hand in hands for card in hand}
        return cls(tuple(map(tuple, hands)), tuple(card for card in DECK if card not in seen))

    def free(self, seat: Seat) -> int:
        """Tell how many of the five cards of `seat` have not been seen."""
        return HAND_SIZE - len(self.hands[seat.place])
