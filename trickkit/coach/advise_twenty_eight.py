"""Advice for Twenty-eight: cards by card points of the bidder's side, calls and words by game points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from trickkit.coach.advice import Advice, Option, Silence
from trickkit.coach.declaring import declared, game_points, played_out, settled, side_points, to_the_play
from trickkit.coach.reasons_twenty_eight import look, why_call, why_card, why_word
from trickkit.coach.sampling import Certain, Drawn, Effort, Tally
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
from trickkit.solver import solve
from trickkit.table import Action

_SOLVED_FROM: Final = 2
"""After so many tricks a world is solved quickly; before, a quick adviser plays it out."""
_WORDS: Final = (Thani, Show, Concede, Accept, PlayOn)


def advise_twenty_eight(
    view: TwentyEightObservation,
    effort: Effort,
    rng: Random,
    *,
    quick: bool = False,
    truth: TwentyEightState | None = None,
) -> Advice:
    """Give advice; see `trickkit.coach.advise`.

    In the play each world is solved with all cards open; a card, or *ask*, is worth the card points that the bidder's
    side ends with. For an effort in seconds worlds are played out by the rules of thumb instead, in the auction and in
    the first two tricks. Calls are worth game points: a bid as if it were the last, with the down card that does best;
    *pass* leaves the deal to the standing bid. Words as *concede* are compared with saying nothing, by playing out.

    Args:
        view: what the seat has seen; it has a legal act.
        effort: how much may be spent.
        rng: where chance comes from.
        quick: whether to play worlds out where solving takes long, also if a number of worlds is given.
        truth: the true position, for a judgement with hindsight; it alone is looked at, and solved for words, too.
    """
    quick = quick or effort.seconds is not None
    solved = truth is not None or len(view.tricks) >= _SOLVED_FROM or not quick
    space: Worlds[Any, TwentyEightState] = worlds(view) if truth is None else Certain(truth)
    drawn = Drawn(space, rng, effort)
    legal = tuple(view.legal_actions())
    acts = tuple(act for act in legal if not isinstance(act, _WORDS))
    words: tuple[Action, ...] = tuple(act for act in legal if isinstance(act, _WORDS))
    worth = _in_play if view.phase is Phase.PLAY else _call
    rows: list[tuple[float, ...]] = []
    said: list[tuple[float, ...]] = []
    for state in drawn:
        if acts:
            rows.append(worth(view, state, acts, solved=solved))
        if words:
            said.append(tuple(_said(view, state, word, solved=truth is not None) for word in (*words, None)))
    if not words:
        return _acts(view, Tally(acts, tuple(rows), drawn.complete))
    if view.phase is Phase.CONCESSION:
        return _answers(view, Tally(words, tuple(row[:-1] for row in said), drawn.complete))
    choices: tuple[Action | None, ...] = (*words, None)
    spoken = Tally(choices, tuple(said), drawn.complete)
    if not acts:
        return _spoken(view, None, spoken)
    return _spoken(view, _acts(view, Tally(acts, tuple(rows), drawn.complete)), spoken)


def _own(view: TwentyEightObservation) -> int:
    """Give 1 if the seat is on the bidder's side, else -1: what the others score is lost for it."""
    return 1 if view.position.with_bidder(view.seat) else -1


# --- the play ------------------------------------------------------------------------------------------------


def _in_play(
    view: TwentyEightObservation, state: TwentyEightState, acts: Sequence[Action], *, solved: bool
) -> tuple[float, ...]:
    """Give the card points of the bidder's side after each act, as the seat sees them."""
    if solved and not view.position.conceded:
        values = solve(state)
        points = [values[act] for act in acts]
    else:
        points = [_ends_with(played_out(state.apply(act)), state) for act in acts]
    return tuple(float(_own(view) * each) for each in points)


def _ends_with(end: TwentyEightState, before: TwentyEightState) -> int:
    """Give the card points of the bidder's side; in a thani deal 1 if it was won; of cards thrown in what it had."""
    outcome = end.outcome()
    if isinstance(outcome, Outcome) and end.position.thani:
        return int(outcome.made)
    position = before.position if isinstance(outcome, NewDeal) else end.position
    assert position.bidder is not None  # noqa: S101 - cards have been played
    return position.points(position.team(position.bidder))


def _acts(view: TwentyEightObservation, tally: Tally[Action]) -> Advice:
    own = _own(view) if view.phase is Phase.PLAY else 1
    chances = _chances(view, tally)
    order = [own * chance for chance in chances] if chances else ()
    best = tally.best(order)
    places = range(len(tally.acts))
    options = tuple(
        Option(
            tally.acts[place], own * tally.means[place], tally.acts[place] in best, chances[place] if chances else None
        )
        for place in places
    )
    act = tally.acts[max(places, key=lambda place: (tally.means[place], order[place] if order else 0))]
    why = why_card(view, act, options) if view.phase is Phase.PLAY else why_call(view, act, options)
    return Advice(view.seat, options, act, look(view), why, len(tally.rows))


def _chances(view: TwentyEightObservation, tally: Tally[Action]) -> tuple[float, ...]:
    """Give for each act in the play the chance that the bid is made."""
    if view.phase is not Phase.PLAY or view.bid is None:
        return ()
    need, own = 1 if view.position.thani else view.bid, _own(view)
    columns = zip(*tally.rows, strict=True)
    return tuple(sum(own * points >= need for points in column) / len(tally.rows) for column in columns)


# --- before the play -----------------------------------------------------------------------------------------


def _call(
    view: TwentyEightObservation, state: TwentyEightState, acts: Sequence[Action], *, solved: bool
) -> tuple[float, ...]:
    """Give the game points of the own side, less those of the others, after each call."""
    bid = view.bid or 0
    if view.phase is Phase.TRUMP:
        downs = [side_points(to_the_play(state.apply(act)), solved=solved) for act in acts]
        return tuple(float(game_points(state, bid, points)) for points in downs)
    if view.phase is Phase.RAISE:
        points = side_points(to_the_play(state), solved=solved)
        numbers = [act.points if isinstance(act, Raise) else bid for act in acts]
        return tuple(float(game_points(state, number, points)) for number in numbers)
    bids = [act for act in acts if isinstance(act, Bid)]
    mine = declared(state, view.seat, solved=solved) if bids else None
    passed = 0
    if view.bidder is not None:
        passed = _own(view) * game_points(state, bid, declared(state, None, solved=solved))
    return tuple(float(game_points(state, act.points, mine) if isinstance(act, Bid) else passed) for act in acts)


# --- words ---------------------------------------------------------------------------------------------------


def _said(view: TwentyEightObservation, state: TwentyEightState, word: Action | None, *, solved: bool) -> float:
    """Give the game points of the own side after a word, or after none, when the rest is played out or solved."""
    after = state if word is None else state.apply(word)
    if solved:
        return float(_own(view) * settled(after))
    outcome = played_out(after).outcome()
    return float(_own(view) * outcome.game_points) if isinstance(outcome, Outcome) else 0.0


def _answers(view: TwentyEightObservation, tally: Tally[Action]) -> Advice:
    best = tally.best()
    options = tuple(Option(act, mean, act in best) for act, mean in zip(tally.acts, tally.means, strict=True))
    act = max(options, key=lambda option: option.value).act
    why = why_word("answer-pays", max(tally.means), min(tally.means))
    return Advice(view.seat, options, act, look(view), why, len(tally.rows))


def _spoken(view: TwentyEightObservation, advice: Advice | None, tally: Tally[Action | None]) -> Advice:
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
    why = why_word("word-pays" if pays else "word-waits", top.value, silence)
    silent = Silence(silence, advice, why)
    if advice is None or pays:
        others = () if advice is None else tuple(replace(option, best=False) for option in advice.options)
        act = top.act if pays else None
        return Advice(view.seat, (*others, *options), act, look(view), silent.why, len(tally.rows), silent)
    return replace(advice, options=(*advice.options, *options), silence=silent)
