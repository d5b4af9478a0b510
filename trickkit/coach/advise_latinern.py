"""Advice for Latinern: cards by the chance to win the round, questions and answers by match points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from trickkit.coach.advice import Advice, Option, Silence
from trickkit.coach.equity import weighed
from trickkit.coach.greedy_latinern import greedy_latinern
from trickkit.coach.reasons_latinern import look, why_answer, why_ask, why_card
from trickkit.coach.replies import Replies
from trickkit.coach.sampling import Certain, Drawn, Effort, Tally, Watch
from trickkit.deduction import Worlds, worlds
from trickkit.games.latinern import Ask, Go, LatinernObservation, LatinernState, PlayCard, Stay
from trickkit.games.latinern.events import knowers
from trickkit.seats import Side
from trickkit.solver import solve
from trickkit.table import Action

_REPLIES = 400  # how often the cards that are equally good are played on by chance, all together
_SHARE = 0.8  # of the seconds: the rest is for playing on by chance
_WAIT = "wait"

Looked = tuple[LatinernState, Side]
"""A world that was looked at, and the side that wins the round with the best play of all."""


def advise_latinern(
    view: LatinernObservation,
    effort: Effort,
    rng: Random,
    *,
    asking: bool = True,
    truth: LatinernState | None = None,
) -> Advice:
    """Give advice; see `trickkit.coach.advise`.

    The worlds that fit the view are solved with all cards open. A card is worth the share of worlds in which its side
    wins the round. *Go*, *stay* and *ask* are worth match points, weighed by the score (`weighed`); the others are
    taken to answer a question by the rules of thumb, and nobody to ask afterwards.

    Args:
        view: what the seat has seen; it has a legal act.
        effort: how much may be spent.
        rng: where chance comes from.
        asking: whether to think about asking.
        truth: the true position, for a judgement with hindsight; it alone is looked at.
    """
    watch = Watch(effort)
    legal = [act for act in view.legal_actions() if asking or not isinstance(act, Ask)]
    space: Worlds[Any, LatinernState] = worlds(view) if truth is None else Certain(truth)
    drawn = Drawn(space, rng, watch, _SHARE)
    if Stay(view.seat) in legal:
        looked = [solved(state.apply(Stay(view.seat))) for state in drawn]
        return _answer(view, looked, complete=drawn.complete)
    cards = tuple(act for act in legal if isinstance(act, PlayCard))
    ask = Ask(view.seat) if len(legal) > len(cards) else None
    rows: list[tuple[float, ...]] = []
    answered: list[tuple[float, ...]] = []
    states: list[LatinernState] = []
    for state in drawn:
        values = solve(state)
        states.append(state)
        rows.append(tuple(float(values[card] is view.seat.side) for card in cards))
        if ask:
            answered.append(_asked(view, state.apply(ask), _winner(state, values)))
    tally = Tally(cards, tuple(rows), drawn.complete)
    if ask is None:
        return _cards(view, tally, states, rng, watch)
    choices: tuple[Action | str, ...] = (ask, _WAIT)
    asked = Tally(choices, tuple(answered), drawn.complete)
    best, (value, waiting) = asked.best(), asked.means
    pays = best == (ask,)
    option = Option(ask, value, ask in best and value >= waiting)
    if not cards:
        silence = Silence(waiting, None, why_ask(view, asked))
        act = ask if pays else None
        return Advice(view.seat, (option,), act, look(view), silence.why, len(states), silence)
    advice = _cards(view, tally, states, rng, watch)
    silence = Silence(waiting, advice, why_ask(view, asked))
    if not pays:
        return replace(advice, options=(*advice.options, option), silence=silence)
    options = (*(replace(other, best=False) for other in advice.options), option)
    return replace(advice, options=options, act=ask, why=silence.why, silence=silence)


def _cards(
    view: LatinernObservation, tally: Tally[PlayCard], states: list[LatinernState], rng: Random, watch: Watch
) -> Advice:
    order = _against_chance(tally, states, rng, watch)
    best = tally.best(order)
    options = tuple(Option(act, value, act in best) for act, value in zip(tally.acts, tally.means, strict=True))
    act = max(zip(tally.means, order, tally.acts, strict=True), key=lambda entry: entry[:2])[2]
    return Advice(view.seat, options, act, look(view), why_card(view, act, tally), len(states))


def solved(state: LatinernState) -> Looked:
    """Say who wins the round with the best play of all.

    Args:
        state: a position in which a card is awaited.
    """
    return state, _winner(state, solve(state))


def _winner(state: LatinernState, values: Mapping[Action, Side]) -> Side:
    assert state.to_act is not None  # noqa: S101 - a card is awaited
    side = state.to_act.side
    return side if side in values.values() else side.other


def gain(view: LatinernObservation, winner: Side, points: int) -> float:
    """Weigh what the own side gets when `winner` gets so many points.

    Args:
        view: whose side and which score.
        winner: who wins the round.
        points: match points for it.
    """
    own, others = view.score[view.seat.side], view.score[view.seat.side.other]
    return weighed(own, others, points if winner is view.seat.side else -points, view.game.target)


def _answer(view: LatinernObservation, looked: list[Looked], *, complete: bool) -> Advice:
    seat, stake = view.seat, view.stake
    go = gain(view, seat.side.other, stake)
    acts = tuple(view.legal_actions())
    rows = tuple(
        tuple(go if isinstance(act, Go) else gain(view, winner, stake + 1) for act in acts) for _, winner in looked
    )
    tally = Tally(acts, rows, complete)
    best = tally.best()
    options = tuple(Option(act, value, act in best) for act, value in zip(acts, tally.means, strict=True))
    act = max(options, key=lambda option: option.value).act
    won = sum(winner is seat.side for _, winner in looked)
    return Advice(seat, options, act, look(view), why_answer(view, won, len(looked)), len(looked))


def _asked(view: LatinernObservation, asked: LatinernState, winner: Side) -> tuple[float, float]:
    """Weigh asking now against never asking in this round, in one world."""
    answering = next(seat for seat in knowers(view.dealer) if seat.side is not view.seat.side)
    answer, stake = greedy_latinern(asked.observe(answering)), view.stake
    after = gain(view, view.seat.side, stake) if isinstance(answer, Go) else gain(view, winner, stake + 1)
    return after, gain(view, winner, stake)


def _against_chance(
    tally: Tally[PlayCard], states: list[LatinernState], rng: Random, watch: Watch
) -> tuple[float, ...]:
    """Tell of the cards with the highest average how often they win when all others play by chance.

    When the time is over, the worlds that have not been played on are left out.
    """
    means = tally.means
    tied = [place for place, mean in enumerate(means) if mean == max(means)]
    if len(tied) == 1:
        return (0,) * len(means)
    times = max(1, _REPLIES // (len(tied) * len(states)))
    won = [0] * len(means)
    for number, state in enumerate(states):
        if number and not watch.allows(watch.spent):
            break
        replies = Replies(state)
        for place in tied:
            won[place] += sum(replies.won(tally.acts[place].card, rng) for _ in range(times))
    return tuple(won)
