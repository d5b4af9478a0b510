"""A played hand, judged: each act of a seat against the best one, on what was known and with hindsight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from trickkit.coach.advice import Advice
from trickkit.coach.advise_latinern import advise_latinern
from trickkit.coach.advise_twenty_eight import advise_twenty_eight
from trickkit.coach.judging.model import JudgedAct, Judgement, Turning
from trickkit.coach.judging.offences import judge_offence
from trickkit.coach.judging.turning import turning_steps, wins
from trickkit.coach.judging.weighing import among, missed, unit_of, weigh
from trickkit.coach.sampling import Effort
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.record import Record
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.table import Action

WORLDS: Final = 20
"""How many worlds are looked at for each act if nothing else is said."""
_HINDSIGHT: Final = Effort(worlds=1)


def judge(
    played: Record | AnyState,
    seat: Seat,
    *,
    seed: int | str = 1,
    worlds: int | None = None,
    budget: float | None = None,
) -> Judgement:
    """Judge each act of a seat in a hand, on what it knew then, and apart from that with hindsight.

    The hand may be over or not. What was known comes from the seat's view at that moment alone, as in a hint:
    the same seed and number of worlds give what `trickkit.coach.advise` says. Only in the auction and the first two
    tricks of Twenty-eight worlds are played out, as in a hint for a number of seconds. With hindsight everything is
    solved on the true cards, but how the others answer a question, and what is played on after a concession.

    Args:
        played: a full record, or a state.
        seat: whose acts.
        seed: any number or text.
        worlds: how many worlds to look at for each act; if neither this nor `budget` is given, `WORLDS`.
        budget: instead, how many seconds to go on drawing worlds for each act.

    Raises:
        TrickkitError: if the record is the view of a seat, which does not hold all cards; if nobody sits there (V6);
            if both `worlds` and `budget` are given, or nothing by them.

    >>> from trickkit.record import parse_record
    >>> judgement = judge(parse_record('''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
    ... N:8S E:7C S:TH W:AC S:KD W:KH N:7H E:JS S:9H W:TD N:9D E:QS W:QH N:AS'''), Seat.NORTH, worlds=5)
    >>> [(str(each.act), each.known.verdict.value, each.hindsight.verdict.value) for each in judgement.acts]
    [('N:8S', 'best', 'best'), ('N:7H', 'as-good', 'best'), ('N:9D', 'best', 'best'), ('N:AS', 'best', 'best')]
    """
    state = played.state if isinstance(played, Record) else played
    if state is None:
        raise TrickkitError("this record holds the view of one seat; a hand is judged from a full record")
    final = state.observe(seat)
    _effort(worlds, budget)
    hand = PlayedHand.of(state)
    judged = tuple(hand.judge(number, seed=seed, worlds=worlds, budget=budget) for number in hand.numbers(seat))
    found = [step for step in hand.turning_steps(seat) if step is not None]
    won = wins(state, seat) if final.outcome() is not None else None
    return Judgement(seat, judged, found[0] if found else None, won)


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand laid out act by act, for whoever judges it piece by piece."""

    positions: tuple[AnyState, ...]
    """The position before the first act, and after each."""
    acts: tuple[Action, ...]
    """What was done in each position but the last, by all seats."""

    @classmethod
    def of(cls, state: AnyState) -> PlayedHand:
        """Lay out the hand that led to a position.

        Args:
            state: the last position.

        >>> from trickkit.games.latinern import Latinern
        >>> len(PlayedHand.of(Latinern().start(Latinern().deal(Random("latinern/7/0")))).positions)
        1
        """
        acts = tuple(event for event in state.events if isinstance(event, Action))
        positions: list[AnyState] = [state.before_play()]
        for act in acts:
            positions.append(positions[-1].apply(act))
        return cls(tuple(positions), acts)

    def numbers(self, seat: Seat) -> tuple[int, ...]:
        """Give the places of a seat's acts among all acts, from 1.

        Args:
            seat: whose.
        """
        return tuple(number for number, act in enumerate(self.acts, 1) if act.seat is seat)

    def judge(
        self, number: int, *, seed: int | str = 1, worlds: int | None = None, budget: float | None = None
    ) -> JudgedAct:
        """Judge one act of the hand; see the function `judge`.

        Args:
            number: its place among all acts, from 1.
            seed: any number or text.
            worlds: how many worlds to look at; if neither this nor `budget` is given, `WORLDS`.
            budget: instead, how many seconds to go on drawing worlds.

        Raises:
            TrickkitError: if both `worlds` and `budget` are given, or nothing by them.
        """
        effort = _effort(worlds, budget)
        return _judged(number, self.positions[number - 1], self.acts[number - 1 :], effort, Random(f"hint/{seed}"))

    def turning_steps(self, seat: Seat) -> Iterator[Turning | None]:
        """Look for the act that decided the hand, one position a step; None for each where it was not found.

        Args:
            seat: the seat whose side is meant.
        """
        return turning_steps(self.positions, self.acts, seat)


def judge_act(
    state: AnyState,
    act: Action,
    *,
    seed: int | str = 1,
    worlds: int | None = None,
    budget: float | None = None,
) -> JudgedAct:
    """Judge one act alone, before or after it has been done; see `judge`.

    Args:
        state: the position before the act.
        act: a legal act, or an offence.
        seed: as in `judge`.
        worlds: as in `judge`.
        budget: as in `judge`.

    Raises:
        IllegalActionError: if the rules refuse the act.
        TrickkitError: if both `worlds` and `budget` are given, or nothing by them.

    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> judge_act(state, state.legal_actions()[0], worlds=5).known.verdict
    Verdict.BEST
    """
    state.apply(act)
    number = len(PlayedHand.of(state).acts) + 1
    return _judged(number, state, [act], _effort(worlds, budget), Random(f"hint/{seed}"))


def _effort(worlds: int | None, budget: float | None) -> Effort:
    return Effort(WORLDS if worlds is None and budget is None else worlds, budget)


def _judged(number: int, state: AnyState, acts: Sequence[Action], effort: Effort, rng: Random) -> JudgedAct:
    """Judge the first of `acts`, which was done in `state`."""
    act, *later = acts
    if isinstance(state, LatinernState) and act in state.offences(act.seat):
        return judge_offence(number, state, act, effort, rng)
    known, hindsight = _advised(state, act.seat, effort, rng), _advised(state, act.seat, effort, rng, hindsight=True)
    own = [other for other in later if _together(state, act.seat, other.seat)]
    made, thani = True, False
    if not isinstance(state, LatinernState):
        made, thani = state.position.with_bidder(act.seat), state.position.thani
    unit = unit_of(act, thani=thani)
    return JudgedAct(
        number,
        act,
        unit,
        weigh(act, known, unit, made=made),
        weigh(act, hindsight, unit, made=made),
        among(act, known).why,
        known.worlds,
        missed(act, known, own),
    )


def _together(state: AnyState, one: Seat, other: Seat) -> bool:
    """Tell whether two seats are on one side; of three players the two who do not play the bid are (V1)."""
    if isinstance(state, LatinernState):
        return one.side is other.side
    return state.position.with_bidder(one) is state.position.with_bidder(other)


def _advised(state: AnyState, seat: Seat, effort: Effort, rng: Random, *, hindsight: bool = False) -> Advice:
    if isinstance(state, LatinernState):
        truth = state if hindsight else None
        return advise_latinern(state.observe(seat), _HINDSIGHT if hindsight else effort, rng, truth=truth)
    return advise_twenty_eight(
        state.observe(seat),
        _HINDSIGHT if hindsight else effort,
        rng,
        quick=True,
        truth=state if hindsight else None,
    )
