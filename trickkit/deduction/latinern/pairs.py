"""What a view of Latinern says about trump and Schlag: the pairs that are left, and why the others are not.

A pair is possible while every announced winner agrees with it and some deal does. Its probability is its share of all
deals and bottom cards that fit the view. Both are exact. Plays say nothing beyond their winners, so the share follows
from counting alone: how many cards of the trump suit the dealer, and of the Schlag rank forehand, can have been dealt.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any, Final

from trickkit.cards import Rank, Suit
from trickkit.deduction.latinern.known import Known
from trickkit.errors import TrickkitError
from trickkit.games.latinern import ALL_ORDERINGS, LatinernObservation, LatinernOrdering
from trickkit.games.latinern.ordering import HIGH_TO_LOW
from trickkit.games.latinern.position import WonTrick
from trickkit.tricks import Play, Reason, winner, winning_place

_RANK_PLACE: Final = {rank: place for place, rank in enumerate(HIGH_TO_LOW)}
_SUIT_PLACE: Final = {suit: place for place, suit in enumerate(Suit)}


class Ground(StrEnum):
    """Why a pair is excluded where no trick excludes it."""

    OWN_CARDS = "own-cards"
    """The viewer's cards and counting alone."""
    DISCLOSED = "disclosed"
    """Trump and Schlag have been disclosed after the round (L24)."""

    def __repr__(self) -> str:
        return f"Ground.{self.name}"


class Counted(StrEnum):
    """What counting alone says against a pair."""

    SHOWN = "shown"
    """The viewer was shown both bottom cards (L4)."""
    NO_TRUMP = "no-trump"
    """The dealer cannot have been dealt a card of the suit."""
    NO_SCHLAG = "no-schlag"
    """Forehand cannot have been dealt a card of the rank."""
    ONE_CARD = "one-card"
    """Both could only have been dealt one and the same card."""

    def __repr__(self) -> str:
        return f"Counted.{self.name}"


@dataclass(frozen=True, slots=True)
class PossiblePair:
    """A pair that fits the view."""

    pair: LatinernOrdering
    """Trump and Schlag."""
    probability: Fraction
    """Its share of all deals and bottom cards that fit."""


@dataclass(frozen=True, slots=True)
class EliminatedPair:
    """A pair that does not fit the view, with the first evidence against it."""

    pair: LatinernOrdering
    """Trump and Schlag."""
    trick: int
    """The first trick, from 1, whose announced winner differs; 0 if none is needed."""
    reason: Reason | Ground
    """Why another card would have won that trick; or why no trick is needed."""
    would_win: Play | None = None
    """Seat and card that would have won that trick."""
    won: Play | None = None
    """Seat and card that did win it."""
    counted: Counted | None = None
    """What counting says, where the ground is own cards."""

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data (CONTRACT, `trickkit deduce`)."""
        play = self.would_win
        return {
            "trump": str(self.pair.trump),
            "schlag": str(self.pair.schlag),
            "trick": self.trick,
            "reason": str(self.reason),
            "would_win": {"seat": str(play.seat), "card": str(play.card)} if play else None,
        }


@dataclass(frozen=True, slots=True)
class Pairs:
    """All 32 pairs: those that fit a view, and those that do not."""

    possible: tuple[PossiblePair, ...]
    """The most probable first, then by suit C D H S, then by rank A T K Q J 9 8 7."""
    eliminated: tuple[EliminatedPair, ...]
    """By trick, then as above; what needs no trick goes first."""

    def probability(self, pair: LatinernOrdering) -> Fraction:
        """Give the probability of any pair; 0 for one that is excluded."""
        return next((found.probability for found in self.possible if found.pair == pair), Fraction(0))

    def to_json(self) -> dict[str, Any]:
        """Give it as plain data (CONTRACT, `trickkit deduce`)."""
        return {
            "pairs": [
                {
                    "trump": str(found.pair.trump),
                    "schlag": str(found.pair.schlag),
                    "probability": str(found.probability),
                }
                for found in self.possible
            ],
            "eliminated": [found.to_json() for found in self.eliminated],
        }


def deduce_pairs(view: LatinernObservation) -> Pairs:
    """Work out which pairs of trump and Schlag fit what a seat has seen, and how probable each is.

    Args:
        view: what the seat has seen, at any moment of a round or after it. A knower is left with one pair, and so is
            everybody once trump and Schlag are disclosed (L24).

    Raises:
        TrickkitError: if no deal fits the view, which only a view written by hand can bring about.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> from trickkit.seats import Seat
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> pairs = deduce_pairs(state.observe(Seat.SOUTH))
    >>> len(pairs.possible), pairs.possible[0].probability
    (32, Fraction(1, 26))
    >>> deduce_pairs(state.observe(state.deal.dealer)).possible[0].probability
    Fraction(1, 1)
    """
    known, disclosed = Known.of(view, shown=False), view.ordering
    counts = _Counts(view, known)
    weights: dict[LatinernOrdering, int] = {}
    eliminated: list[EliminatedPair] = []
    for pair in ALL_ORDERINGS:
        weight = counts.weight(pair)
        against = _against(view, pair, counts, weight)
        if against is None:
            weights[pair] = weight
        else:
            eliminated.append(against)
    if disclosed is not None:
        weights = dict.fromkeys(weights, 1)
    total = sum(weights.values())
    if not total:
        raise TrickkitError(f"no deal fits what {view.seat} has seen; check the cards and the announced winners")
    possible = [PossiblePair(pair, Fraction(weight, total)) for pair, weight in weights.items()]
    return Pairs(
        tuple(sorted(possible, key=lambda found: (-found.probability, *_place(found.pair)))),
        tuple(sorted(eliminated, key=lambda found: (found.trick, *_place(found.pair)))),
    )


def _place(pair: LatinernOrdering) -> tuple[int, int]:
    return _SUIT_PLACE[pair.trump], _RANK_PLACE[pair.schlag]


def _against(view: LatinernObservation, pair: LatinernOrdering, counts: _Counts, weight: int) -> EliminatedPair | None:
    """Give the first evidence against a pair, or None if it fits."""
    if view.knows:
        return None if pair == view.ordering else EliminatedPair(pair, 0, Ground.OWN_CARDS, counted=Counted.SHOWN)
    if not weight:
        return EliminatedPair(pair, 0, Ground.OWN_CARDS, counted=counts.why_not(pair))
    for number, won in enumerate(view.tricks, start=1):
        if not agrees(pair, won):
            verdict = winner(won.trick, pair)
            would_win, actual = Play(verdict.seat, verdict.card), Play(won.winner, won.card)
            return EliminatedPair(pair, number, verdict.reason, would_win, actual)
    if view.ordering not in {None, pair}:
        return EliminatedPair(pair, 0, Ground.DISCLOSED)
    return None


def agrees(pair: LatinernOrdering, won: WonTrick) -> bool:
    """Tell whether the announced winner of a trick would win it under `pair` (L12, L13)."""
    plays = won.trick.plays
    return plays[winning_place(pair.standings(won.trick.cards))].seat is won.winner


class _Counts:
    """How many cards of each suit the dealer, and of each rank forehand, is known or free to have."""

    def __init__(self, view: LatinernObservation, known: Known) -> None:
        dealer, forehand = view.dealer, view.forehand
        self.trumps: Counter[Suit] = Counter(card.suit for card in known.hands[dealer.place])
        self.schlaege: Counter[Rank] = Counter(card.rank for card in known.hands[forehand.place])
        self.open_suit: Counter[Suit] = Counter(card.suit for card in known.unseen)
        self.open_rank: Counter[Rank] = Counter(card.rank for card in known.unseen)
        self.unseen = frozenset(known.unseen)
        self.dealer_free, self.forehand_free = known.free(dealer), known.free(forehand)

    def weight(self, pair: LatinernOrdering) -> int:
        """Count the deals with bottom cards that make this pair, but for a factor common to all pairs.

        Summed over every choice of a trump for the dealer's bottom card and a Schlag for forehand's: a known card is
        there for certain, an unseen one with the chance that it went to that hand; both unseen must be two cards.
        """
        n = len(self.unseen)
        trumps, schlaege = self.trumps[pair.trump], self.schlaege[pair.schlag]
        open_trumps, open_schlaege = self.open_suit[pair.trump], self.open_rank[pair.schlag]
        one_known = trumps * open_schlaege * self.forehand_free + open_trumps * schlaege * self.dealer_free
        two_cards = open_trumps * open_schlaege - (pair.hauptschlag in self.unseen)
        unseen = two_cards * self.dealer_free * self.forehand_free
        return trumps * schlaege * n * (n - 1) + one_known * (n - 1) + unseen

    def why_not(self, pair: LatinernOrdering) -> Counted:
        """Say why a pair has no weight."""
        if not self.trumps[pair.trump] + self.open_suit[pair.trump] * self.dealer_free:
            return Counted.NO_TRUMP
        if not self.schlaege[pair.schlag] + self.open_rank[pair.schlag] * self.forehand_free:
            return Counted.NO_SCHLAG
        return Counted.ONE_CARD
