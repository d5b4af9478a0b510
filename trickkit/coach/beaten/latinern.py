"""Latinern: can a card be beaten, under each pair of trump and Schlag that fits?"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb, factorial, prod
from typing import Final

from trickkit.cards import DECK, Card
from trickkit.coach.beaten.model import ALWAYS, Beaten, Under
from trickkit.deduction import deduce
from trickkit.deduction.latinern.known import Known
from trickkit.errors import IllegalActionError
from trickkit.games.latinern import LatinernObservation, LatinernOrdering, PlayCard, legality
from trickkit.games.latinern.position import TRICK_SIZE
from trickkit.seats import Seat
from trickkit.tricks import Play, winning_place

_NOBODY: Final = Fraction(0)


def beaten_latinern(view: LatinernObservation, card: Card) -> Beaten:
    """Tell whether a card can be beaten; see `can_be_beaten`.

    Any card may be played (L11), so all that counts is who holds a card that stands above this one. For a blind seat
    each world is a deal with both bottom cards, as in `deduce`.

    Args:
        view: what the seat has seen.
        card: one of the cards it may play.

    Raises:
        IllegalActionError: if the rules do not allow that card now.
    """
    act = PlayCard(view.seat, card)
    refused = legality.refusal(view.position, act)
    if refused is not None:
        raise IllegalActionError(act, view.seat, refused)
    plays = (*view.position.plays, Play(view.seat, card))
    after = view.seat.order()[1 : TRICK_SIZE - len(plays) + 1]
    asked = _Asked(view, plays, tuple(seat for seat in after if seat.side is not view.seat.side))
    under = tuple(asked.under(found.pair, found.probability) for found in deduce(view).possible)
    return Beaten(view.seat, card, plays[0].card, asked.to_play, (view.seat.partner,), under)


class _Asked:
    """One question, for all pairs."""

    def __init__(self, view: LatinernObservation, plays: tuple[Play, ...], to_play: tuple[Seat, ...]) -> None:
        self.view, self.plays, self.to_play = view, plays, to_play
        self.known = Known.of(view)
        played = {play.card for won in view.tricks for play in won.trick.plays} | {play.card for play in plays}
        self.held = {card for seat in to_play for card in self.known.hands[seat.place] if card not in played}
        """Cards that are known to be in hand of those who play after this one."""

    def under(self, pair: LatinernOrdering, probability: Fraction) -> Under:
        """Answer for one pair."""
        cards = [play.card for play in self.plays]
        standings = pair.standings(cards)
        best = winning_place(standings)
        if best != len(cards) - 1:
            return Under(pair, probability, ALWAYS, self.plays[best])
        above = {card for card in DECK if pair.standing(card, cards[0]) > standings[-1]}
        total, safe, found = 0, _NOBODY, set(self.held & above)
        for bottoms, ways in self._bottoms(pair):
            share, cards_there = self._share(bottoms, above)
            total += ways
            safe += ways * share
            found |= cards_there
        return Under(pair, probability, 1 - safe / total, cards=tuple(sorted(found, key=lambda card: card.index)))

    def _bottoms(self, pair: LatinernOrdering) -> Iterator[tuple[tuple[tuple[Seat, Card], ...], int]]:
        """Give the bottom cards that make this pair, as far as they are unseen, with the number of worlds."""
        view, known = self.view, self.known
        seats = (view.dealer, view.forehand)
        if view.position.bottoms is not None:
            yield (), self._ways(())
            return
        unseen = known.unseen
        trumps = [card for card in (*known.hands[seats[0].place], *unseen) if card.suit is pair.trump]
        schlaege = [card for card in (*known.hands[seats[1].place], *unseen) if card.rank is pair.schlag]
        for one in trumps:
            for two in schlaege:
                there = tuple((seat, card) for seat, card in zip(seats, (one, two), strict=True) if card in unseen)
                ways = self._ways(there) if one is not two else 0
                if ways:
                    yield there, ways

    def _free(self, there: tuple[tuple[Seat, Card], ...]) -> dict[Seat, int]:
        free = {seat: self.known.free(seat) for seat in Seat}
        for seat, _ in there:
            free[seat] -= 1
        return free

    def _ways(self, there: tuple[tuple[Seat, Card], ...]) -> int:
        """Count the ways to deal the other unseen cards."""
        free, rest = self._free(there).values(), len(self.known.unseen) - len(there)
        return 0 if min(free) < 0 else factorial(rest) // prod(map(factorial, (*free, rest - sum(free))))

    def _share(self, there: tuple[tuple[Seat, Card], ...], above: set[Card]) -> tuple[Fraction, set[Card]]:
        """Give the share of these worlds in which nobody who plays after it can beat the card, and what might do it."""
        free = self._free(there)
        certain = {card for seat, card in there if seat in self.to_play} & above
        others = {card for _, card in there}
        rest = [card for card in self.known.unseen if card not in others]
        room = sum(free[seat] for seat in self.to_play)
        dangerous = {card for card in rest if card in above}
        might = certain | (dangerous if room else set())
        if certain or self.held & above:
            return _NOBODY, might
        return Fraction(comb(len(rest) - len(dangerous), room), comb(len(rest), room)), might
