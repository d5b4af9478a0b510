"""Latinern, blind, between two tricks: which pairs of trump and Schlag are impossible, and which single one is left?

A pair is written `C/9`: trump clubs, Schlag nine. Cases go by the number of complete tricks.

Each complete trick is a source, and the cards that the seat has seen, by counting, are one.

Difficulty of `cross-out`: how many sources must be put together, the fewest that rule out all that can be ruled out.
A trick counts once; the cards seen count `_BY_COUNTING` times, since the unseen cards of two hands have to be counted.

Difficulty of `find-pair`: how many trials it takes at least. The first source is read as a whole: a trick, or the ranks
that lost in any of them. What it leaves has to be tried on the next source pair by pair, what that leaves on the one
after, until a single pair is left. A trial on a trick counts once; on the cards seen it counts `_BY_COUNTING` times,
since the unseen cards of two hands have to be counted for it. The order of sources with the fewest trials counts.
No trial at all is difficulty 1, up to 4, 7 and 9 trials are 2 to 4, more are 5.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from trickkit.cards import Suit
from trickkit.coach.exercises.kinds import Kind, from_view
from trickkit.coach.exercises.model import EASIEST, Note, Posed, Wrong, clamped, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.deduction import Pairs, deduce
from trickkit.deduction.latinern.pairs import EliminatedPair
from trickkit.games.latinern import (
    ALL_ORDERINGS,
    HIGH_TO_LOW,
    Announced,
    Latinern,
    LatinernObservation,
    LatinernOrdering,
    LatinernState,
)
from trickkit.games.latinern.events import knowers
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat

OPTIONS: Final = tuple(f"{trump}/{schlag}" for trump in Suit for schlag in HIGH_TO_LOW)
"""The 32 pairs as they are written."""
_COUNTING: Final = 0
"""The source that is no trick: the cards that the seat has seen."""
_LOSERS: Final = -1
"""The ranks that lost, of all tricks together: part of what the tricks say, but whole rows at a glance."""
_BY_COUNTING: Final = 4
"""How many tricks the cards seen are worth, and how many trials on a trick it is to try a pair on them."""
_LIMITS: Final = (0, 4, 7, 9)
"""The most trials of the difficulties 1 to 4."""


def key(pair: LatinernOrdering) -> str:
    """Write a pair.

    >>> from trickkit.cards import Rank
    >>> key(LatinernOrdering(Suit.CLUBS, Rank.NINE))
    'C/9'
    """
    return f"{pair.trump}/{pair.schlag}"


@dataclass(frozen=True, slots=True)
class Sources:
    """What each source of evidence rules out."""

    out: dict[int, frozenset[LatinernOrdering]]
    """By the number of the trick; `_COUNTING` for the cards seen."""

    @classmethod
    def of(cls, view: LatinernObservation, pairs: Pairs) -> Sources:
        """Sort what is excluded by what excludes it."""
        counted = frozenset(found.pair for found in pairs.eliminated if found.trick == _COUNTING)
        tricks = {
            number: frozenset(Announced.of(won.trick, won.winner).ruled_out)
            for number, won in enumerate(view.tricks, start=1)
        }
        return cls({_COUNTING: counted} | tricks)

    @property
    def best(self) -> int:
        """The trick that rules out most; of equals the earlier."""
        return max(range(1, len(self.out)), key=lambda trick: len(self.out[trick]))

    def work(self) -> int:
        """Count the sources that rule out all that can be ruled out: a trick once, the cards seen `_BY_COUNTING` times.

        Of all choices of sources the one that counts least is taken.
        """
        everything = frozenset[LatinernOrdering]().union(*self.out.values())
        return min(
            sum(_weight(source) for source in chosen)
            for size in range(len(self.out) + 1)
            for chosen in combinations(self.out, size)
            if frozenset[LatinernOrdering]().union(*(self.out[source] for source in chosen)) == everything
        )

    def does_without(self, trick: int) -> bool:
        """Tell whether the other sources rule out all that a trick rules out."""
        others = (out for source, out in self.out.items() if source != trick)
        return self.out[trick] <= frozenset[LatinernOrdering]().union(*others)

    def trials(self, losers: frozenset[LatinernOrdering]) -> int:
        """Give the fewest trials that leave a single pair.

        Args:
            losers: what the ranks that lost rule out.
        """
        sources = self.out | {_LOSERS: losers}
        fewest: dict[frozenset[LatinernOrdering], int] = {}
        found: list[int] = []

        def go_on(left: frozenset[LatinernOrdering], done: int) -> None:
            if fewest.get(left, done + 1) <= done:
                return
            fewest[left] = done
            if len(left) == 1:
                found.append(done)
                return
            for source, out in sources.items():
                if left & out:
                    go_on(left - out, done + _weight(source) * len(left))

        for source, out in sources.items():
            if source != _COUNTING and out:
                go_on(frozenset(ALL_ORDERINGS) - out, 0)
        return min(found)


def _weight(source: int) -> int:
    return _BY_COUNTING if source == _COUNTING else 1


def _lost(view: LatinernObservation) -> frozenset[LatinernOrdering]:
    """Give the pairs whose Schlag has lost a trick that no Schlag of its rank has won."""
    ranks = {card.rank for won in view.tricks for card in won.trick.cards if card.rank is not won.card.rank}
    return frozenset(pair for pair in ALL_ORDERINGS if pair.schlag in ranks)


def trials(view: LatinernObservation) -> int:
    """Count the trials that it takes at least to find the one pair that is left; see the head of this module.

    Args:
        view: what a blind seat has seen, between two tricks; just one pair fits it.
    """
    return Sources.of(view, deduce(view)).trials(_lost(view))


def difficulty_of(count: int) -> int:
    """Give the difficulty of a puzzle by its trials.

    >>> [difficulty_of(count) for count in (0, 4, 7, 9, 10)]
    [1, 2, 3, 4, 5]
    """
    return EASIEST + sum(count > most for most in _LIMITS)


def _blind_between_tricks(state: AnyState, seat: Seat) -> bool:
    if not isinstance(state, LatinernState) or seat in knowers(state.position.dealer):
        return False
    position = state.position
    return bool(position.tricks) and not position.plays and position.question is None and position.outcome is None


def _cross_out_cases(game: AnyGame) -> tuple[str, ...]:
    return ("1", "2", "3", "4") if isinstance(game, Latinern) else ()


def _cross_out_case(view: AnyView) -> str:
    return str(len(view.tricks))


def _find_pair_cases(game: AnyGame) -> tuple[str, ...]:
    return ("1-2", "3", "4") if isinstance(game, Latinern) else ()


def _find_pair_case(view: AnyView) -> str:
    return {1: "1-2", 2: "1-2"}.get(len(view.tricks), str(len(view.tricks)))


def _cross_out(view: AnyView) -> Posed:
    assert isinstance(view, LatinernObservation)  # noqa: S101 - see `_blind_between_tricks`
    pairs = deduce(view)
    sources = Sources.of(view, pairs)
    out = {key(found.pair): _excluded(found) for found in pairs.eliminated}
    left = {
        key(found.pair): Note("still-possible", "L13", _pair(found.pair) + facts(chance=found.probability))
        for found in pairs.possible
    }
    right = " ".join(option for option in OPTIONS if option in out)
    wrong = (Wrong(f"-{pair}", out[pair]) if pair in out else Wrong(f"+{pair}", left[pair]) for pair in OPTIONS)
    return Posed(
        _cross_out_case(view),
        (),
        (OPTIONS,),
        (right,),
        Note("crossed-out", "L13", facts(out=len(out), left=list(left))),
        tuple(wrong),
        hints(_look(sources), Note("count-left", "L13", facts(left=len(left))), right),
        clamped(sources.work()),
    )


def _find_pair(view: AnyView) -> Posed | None:
    assert isinstance(view, LatinernObservation)  # noqa: S101 - see `_blind_between_tricks`
    pairs = deduce(view)
    if len(pairs.possible) != 1:
        return None
    sources = Sources.of(view, pairs)
    pair = pairs.possible[0].pair
    out = {key(found.pair): _excluded(found) for found in pairs.eliminated}
    return Posed(
        _find_pair_case(view),
        (),
        (OPTIONS,),
        (key(pair),),
        Note("only-pair", "L13", _pair(pair)),
        tuple(Wrong(option, out[option]) for option in OPTIONS if option in out),
        hints(_look(sources), Note("only-trump", "L13", facts(trump=pair.trump)), key(pair)),
        difficulty_of(sources.trials(_lost(view))),
    )


def _pair(pair: LatinernOrdering) -> tuple[tuple[str, str], ...]:
    return facts(trump=pair.trump, schlag=pair.schlag)


def _excluded(found: EliminatedPair) -> Note:
    """Give the first evidence against a pair: who would have won which trick, or what counting says."""
    if found.would_win is None:
        return Note(f"counted-{found.counted}", "L5", _pair(found.pair))
    told = facts(trick=found.trick, seat=found.would_win.seat, card=found.would_win.card, reason=found.reason)
    return Note("would-win", "L13", _pair(found.pair) + told)


def _look(sources: Sources) -> Note:
    """Point at the trick that rules out most."""
    return Note("look-trick", "L13", facts(trick=sources.best, out=len(sources.out[sources.best])))


CROSS_OUT: Final = Kind(
    "cross-out",
    form="many",
    open=False,
    cases=_cross_out_cases,
    case=from_view(_cross_out_case, _blind_between_tricks),
    pose=from_view(_cross_out, _blind_between_tricks),
)
FIND_PAIR: Final = Kind(
    "find-pair",
    form="one",
    open=False,
    cases=_find_pair_cases,
    case=from_view(_find_pair_case, _blind_between_tricks),
    pose=from_view(_find_pair, _blind_between_tricks),
)
