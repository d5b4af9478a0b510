"""Advice for Twenty-eight: cards by whether the bid is made and by card points, calls and words by game points."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, Protocol

from trickkit.coach.advice import Advice, Option, Silence
from trickkit.coach.declaring import declared, game_points, played_out, settled, side_points, to_the_play
from trickkit.coach.reasons_twenty_eight import how, look, why_call, why_card, why_word
from trickkit.coach.sampling import Certain, Drawn, Effort, Tally, Watch
from trickkit.deduction import Worlds, worlds
from trickkit.games.twenty_eight import (
    Accept,
    Bid,
    Concede,
    NewDeal,
    Outcome,
    Phase,
    PlayOn,
    Raise,
    Show,
    Thani,
    TwentyEightObservation,
    TwentyEightState,
)
from trickkit.games.twenty_eight.deal import HAND_SIZE
from trickkit.solver import TwentyEightProblem, exact, reaching, solve
from trickkit.table import Action

SOLVED_FROM: Final = 2
"""After so many tricks a world is solved quickly, even to the last card point."""
_TOLD: Final = 20
"""After every so many deals that were solved before the play their number is logged, for they take seconds."""
_LOG: Final = logging.getLogger("trickkit.coach")
_FULLY: Final = 10
"""Before, so many worlds are solved to the last card point, and later every one of so many; the others only as to
whether the bid is made, which takes a fifth of the time."""
_WORDS: Final = (Thani, Show, Concede, Accept, PlayOn)


def advise_twenty_eight(
    view: TwentyEightObservation,
    effort: Effort,
    rng: Random,
    *,
    quick: bool | None = False,
    truth: TwentyEightState | None = None,
) -> Advice:
    """Give advice; see `trickkit.coach.advise`.

    In the play each world is solved with all cards open. The chance of an act is the share of worlds in which the bid
    is made; its value is the average of the card points that the bidder's side ends with. In the first two tricks,
    unless all worlds are looked at, card points come from the first ten worlds and from every tenth later. Of the
    acts whose card points are as good as the best, that with the best chance is advised.

    Calls are worth game points: a bid as if it were the last, with the down card that does best; *pass* leaves the
    deal to the standing bid. Words as *concede* are compared with saying nothing, by playing out.

    Args:
        view: what the seat has seen; it has a legal act.
        effort: how much may be spent; seconds begin when the accelerator, if there is one, has been loaded.
        rng: where chance comes from.
        quick: whether worlds are played out by the rules of thumb in the auction and in the first two tricks, where
            solving takes long; None: if there is no accelerator. With seconds and no accelerator they always are.
        truth: the true position, for a judgement with hindsight; it alone is looked at, and solved for words, too.
    """
    if quick is None or (effort.seconds is not None and not quick):
        quick = not accelerated(view)
    late = len(view.tricks) >= SOLVED_FROM
    solved = truth is not None or late or not quick
    watch = Watch(effort)
    space: Worlds[Any, TwentyEightState] = worlds(view) if truth is None else Certain(truth)
    drawn = Drawn(space, rng, watch)
    legal = tuple(view.legal_actions())
    acts = tuple(act for act in legal if not isinstance(act, _WORDS))
    words: tuple[Action, ...] = tuple(act for act in legal if isinstance(act, _WORDS))
    in_turn: _InTurn
    if view.phase is Phase.PLAY:
        in_turn = _Cards(view, acts, solved=solved, fully=drawn.complete or late)
    else:
        in_turn = _Calls(view, acts, solved=solved)
    said: list[tuple[float, ...]] = []
    for state in drawn:
        if acts:
            in_turn.look_at(state)
        if words:
            said.append(tuple(_said(view, state, word, solved=truth is not None) for word in (*words, None)))
    advice = in_turn.advice(complete=drawn.complete) if acts else None
    if not words:
        assert advice is not None  # noqa: S101 - there is a legal act
        return advice
    if view.phase is Phase.CONCESSION:
        answers = Tally(words, tuple(row[:-1] for row in said), drawn.complete)
        return _answers(view, answers, solved=truth is not None)
    choices: tuple[Action | None, ...] = (*words, None)
    return _spoken(view, advice, Tally(choices, tuple(said), drawn.complete), solved=truth is not None)


def accelerated(view: TwentyEightObservation) -> bool:
    """Tell whether worlds that fit a view are solved by an accelerator, and load it.

    The last tricks are solved without it.

    Args:
        view: what a seat has seen.

    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> accelerated(state.observe(state.to_act)) is (exact.accelerator() is not None)
    True
    """
    return len(view.tricks) < HAND_SIZE - exact.SMALL and exact.accelerator() is not None


def _own(view: TwentyEightObservation) -> int:
    """Give 1 if the seat is on the bidder's side, else -1: what the others score is lost for it."""
    return 1 if view.position.with_bidder(view.seat) else -1


class _InTurn(Protocol):
    """What becomes of the acts that are done in turn."""

    def look_at(self, state: TwentyEightState) -> None:
        """Take one more world into account."""

    def advice(self, *, complete: bool) -> Advice:
        """Give the advice; `complete` tells whether all worlds there are have been looked at."""


# --- the play ------------------------------------------------------------------------------------------------


class _Cards:
    """Cards, and asking for trump."""

    def __init__(self, view: TwentyEightObservation, acts: tuple[Action, ...], *, solved: bool, fully: bool) -> None:
        self._view, self._acts, self._own = view, acts, _own(view)
        self._solved = solved and not view.position.conceded
        self._fully = fully or not self._solved or view.position.thani
        self._need = 1 if view.position.thani else view.bid or 0
        self._points: list[tuple[float, ...]] = []
        """Of each world that was looked at fully: the card points after each act, as the seat sees them."""
        self._made: list[tuple[bool, ...]] = []
        """Of each world whether the bid is made after each act."""

    def look_at(self, state: TwentyEightState) -> None:
        number = len(self._made)
        if not self._fully and number >= _FULLY and (number < _FULLY**2 or number % _FULLY):
            found = reaching(TwentyEightProblem.of(state), self._need)
            self._made.append(tuple(found[act] for act in self._acts))
            return
        if self._solved:
            values = solve(state)
            points = [values[act] for act in self._acts]
        else:
            points = [_ends_with(played_out(state.apply(act)), state) for act in self._acts]
        self._made.append(tuple(each >= self._need for each in points))
        self._points.append(tuple(float(self._own * each) for each in points))

    def advice(self, *, complete: bool) -> Advice:
        tally = Tally(self._acts, tuple(self._points), complete)
        chances = [sum(column) / len(self._made) for column in zip(*self._made, strict=True)]
        order = [self._own * chance for chance in chances]
        best = tally.best(order)
        options = tuple(
            Option(act, self._own * mean, act in best, chance)
            for act, mean, chance in zip(self._acts, tally.means, chances, strict=True)
        )
        places = [place for place, option in enumerate(options) if option.best]
        act = self._acts[max(places, key=lambda place: (order[place], tally.means[place]))]
        why = why_card(self._view, act, options)
        told = how(options, why, len(self._made), fully=len(self._points), solved=self._solved)
        return Advice(self._view.seat, options, act, look(self._view), why, len(self._made), how=told)


def _ends_with(end: TwentyEightState, before: TwentyEightState) -> int:
    """Give the card points of the bidder's side; in a thani deal 1 if it was won; of cards thrown in what it had."""
    outcome = end.outcome()
    if isinstance(outcome, Outcome) and end.position.thani:
        return int(outcome.made)
    position = before.position if isinstance(outcome, NewDeal) else end.position
    assert position.bidder is not None  # noqa: S101 - cards have been played
    return position.points(position.team(position.bidder))


# --- before the play -----------------------------------------------------------------------------------------


class _Calls:
    """Bids, the down card, and raises."""

    def __init__(self, view: TwentyEightObservation, acts: tuple[Action, ...], *, solved: bool) -> None:
        self._view, self._acts, self._solved = view, acts, solved
        self._rows: list[tuple[float, ...]] = []

    def look_at(self, state: TwentyEightState) -> None:
        self._rows.append(_call(self._view, state, self._acts, solved=self._solved))
        if self._solved and not len(self._rows) % _TOLD:
            _LOG.info("%d", len(self._rows))

    def advice(self, *, complete: bool) -> Advice:
        tally, view = Tally(self._acts, tuple(self._rows), complete), self._view
        best = tally.best()
        options = tuple(Option(act, mean, act in best) for act, mean in zip(tally.acts, tally.means, strict=True))
        act = max(options, key=lambda option: option.value).act
        why = why_call(view, act, options)
        told = how(options, why, len(self._rows), solved=self._solved, bids=view.phase is Phase.AUCTION)
        return Advice(view.seat, options, act, look(view), why, len(self._rows), how=told)


def _call(
    view: TwentyEightObservation, state: TwentyEightState, acts: Sequence[Action], *, solved: bool
) -> tuple[float, ...]:
    """Give the game points of the own side, less those of the others, after each call."""
    bid = view.bid or 0
    if view.phase is Phase.TRUMP:
        downs = [side_points(to_the_play(state.apply(act)), solved=solved, least=bid, most=bid) for act in acts]
        return tuple(float(game_points(state, bid, points)) for points in downs)
    if view.phase is Phase.RAISE:
        numbers = [act.points if isinstance(act, Raise) else bid for act in acts]
        points = side_points(to_the_play(state), solved=solved, least=min(numbers), most=max(numbers))
        return tuple(float(game_points(state, number, points)) for number in numbers)
    numbers = [act.points for act in acts if isinstance(act, Bid)]
    mine, passed = None, 0
    if numbers:
        mine = declared(state, view.seat, solved=solved, least=min(numbers), most=max(numbers))
    if view.bidder is not None:
        points = declared(state, None, solved=solved, least=bid, most=bid)
        passed = _own(view) * game_points(state, bid, points)
    return tuple(float(game_points(state, act.points, mine) if isinstance(act, Bid) else passed) for act in acts)


# --- words ---------------------------------------------------------------------------------------------------


def _said(view: TwentyEightObservation, state: TwentyEightState, word: Action | None, *, solved: bool) -> float:
    """Give the game points of the own side after a word, or after none, when the rest is played out or solved."""
    after = state if word is None else state.apply(word)
    if solved:
        return float(_own(view) * settled(after))
    outcome = played_out(after).outcome()
    return float(_own(view) * outcome.game_points) if isinstance(outcome, Outcome) else 0.0


def _answers(view: TwentyEightObservation, tally: Tally[Action], *, solved: bool) -> Advice:
    best = tally.best()
    options = tuple(Option(act, mean, act in best) for act, mean in zip(tally.acts, tally.means, strict=True))
    act = max(options, key=lambda option: option.value).act
    why = why_word(view, "answer-pays", max(tally.means), min(tally.means))
    told = how(options, why, len(tally.rows), solved=solved)
    return Advice(view.seat, options, act, look(view), why, len(tally.rows), how=told)


def _spoken(
    view: TwentyEightObservation, advice: Advice | None, tally: Tally[Action | None], *, solved: bool
) -> Advice:
    """Put words that may be said beside what may be done in turn."""
    best = tally.best()
    pays = None not in best
    silence = tally.means[-1]
    options = tuple(
        Option(act, mean, act in best and mean >= silence)
        for act, mean in zip(tally.acts, tally.means, strict=True)
        if act is not None
    )
    top = max(options, key=lambda option: option.value)
    why = why_word(view, "word-pays" if pays else "word-waits", top.value, silence)
    silent = Silence(silence, advice, why)
    if advice is None or pays:
        others = () if advice is None else tuple(replace(option, best=False) for option in advice.options)
        act = top.act if pays else None
        told = how(tally.acts, why, len(tally.rows), solved=solved)
        return Advice(view.seat, (*others, *options), act, look(view), silent.why, len(tally.rows), silent, told)
    return replace(advice, options=(*advice.options, *options), silence=silent)
