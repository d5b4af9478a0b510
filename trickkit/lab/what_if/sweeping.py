"""Which single exchange of two cards turns the round: all of them tried for one seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trickkit.cards import DECK, Card
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.i18n import Text, Words
from trickkit.lab.what_if.asking import Value, solved, state_of
from trickkit.lab.what_if.elsewhere import AnyState, exchanged
from trickkit.lab.what_if.refused import ContradictionError, Reason
from trickkit.record import Record
from trickkit.seats import Seat, Side

_NAMED: Final = 6
"""So many exchanges are named; more are counted."""


@dataclass(frozen=True, slots=True)
class Swap:
    """One exchange and what comes of it."""

    card: Card
    """The seat's card."""
    other: Card
    """The card it gets instead."""
    best: Value | None = None
    """What becomes of the position then; None if the exchange contradicts what has happened."""
    turns: bool = False
    """Whether somebody else wins then."""
    refused: Reason | None = None
    """What the exchange contradicts."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """All exchanges of one seat's cards; `str` tells it in English."""

    seat: Seat
    """Whose cards were exchanged."""
    before: Value
    """What becomes of the position as the cards lie."""
    won: Side | bool
    """Who wins as the cards lie (Latinern); whether the deal is made (Twenty-eight)."""
    swaps: tuple[Swap, ...]
    """Every exchange of one of the seat's cards with a card that is not its own."""

    @property
    def fitting(self) -> tuple[Swap, ...]:
        """The exchanges that contradict nothing."""
        return tuple(swap for swap in self.swaps if swap.refused is None)

    @property
    def turning(self) -> tuple[Swap, ...]:
        """The exchanges after which somebody else wins."""
        return tuple(swap for swap in self.swaps if swap.turns)

    def told(self, words: Words) -> tuple[Text, ...]:
        """Say how many exchanges turn the round, and name some of them.

        Args:
            words: language and deck.
        """
        counted = {"fitting": words.whole(len(self.fitting)), "seat": self.seat}
        lines = [words.plural("ui.sweep.turning", len(self.turning), **counted)]
        lines += (words.message("ui.sweep.one", card=each.card, other=each.other) for each in self.turning[:_NAMED])
        more = len(self.turning) - _NAMED
        return (*lines, words.plural("ui.sweep.more", more)) if more > 0 else tuple(lines)

    def __str__(self) -> str:
        return "\n".join(map(str, self.told(Words())))


def sweep(position: AnyState | Record | str, seat: Seat | str, *, after: int | None = None) -> Sweep:
    """Exchange each card that a seat still holds with each card elsewhere, and solve what comes of it.

    In Latinern cards that nobody got are among them.

    Args:
        position: a state, or a record or its text, in the play.
        seat: whose cards are exchanged.
        after: the position after so many acts; default: after all of them.

    Raises:
        TrickkitError: if the seat holds no card, or no card is awaited.
        NotationError: if a text cannot be read.

    >>> found = sweep('''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
    ... N:9D E:JD S:JH W:8C W:QH N:TC E:7C S:KD''', "W")
    >>> len(found.swaps), len(found.fitting), len(found.turning)
    (81, 46, 2)
    """
    state = state_of(position, after)
    whose = Seat.parse(seat)
    own = state.position.held[whose.place] or ()
    if not own:
        raise TrickkitError(f"{whose} holds no card any more; take an earlier position with after=…")
    before = solved(state)
    mine = state.deal.hands[whose.place]
    there = DECK if isinstance(state, LatinernState) else tuple(card for hand in state.deal.hands for card in hand)
    others = [card for card in there if card not in mine]
    swaps = []
    for card in own:
        for other in others:
            try:
                found = solved(exchanged(state, card, other))
            except ContradictionError as error:
                swaps.append(Swap(card, other, refused=error.reason))
            else:
                swaps.append(Swap(card, other, found.best, turns=found.won != before.won))
    return Sweep(whose, before.best, before.won, tuple(swaps))
