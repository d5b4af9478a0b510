"""One act beside the others that could be done in its stead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from trickkit.coach.advice import Advice, Option
from trickkit.coach.judging.model import COSTLY, SLIP, Missed, Unit, Verdict, Weighed
from trickkit.games import latinern, twenty_eight
from trickkit.table import Action

_WORDS: Final = (latinern.Ask, twenty_eight.Thani, twenty_eight.Show, twenty_eight.Concede)
"""What may be said or not, whatever else is done."""
_PLAYED: Final = (twenty_eight.PlayCard, twenty_eight.Ask)
_EQUAL: Final = 1e-9  # averages of the same numbers may differ by so much


def unit_of(act: Action, *, thani: bool = False) -> Unit:
    """Say what an act is measured in.

    Args:
        act: the act.
        thani: whether it is done in a thani deal.

    >>> from trickkit.seats import Seat
    >>> unit_of(latinern.Stay(Seat.EAST)), unit_of(twenty_eight.Ask(Seat.EAST))
    (Unit.MATCH_POINTS, Unit.CARD_POINTS)
    """
    if isinstance(act, latinern.PlayCard):
        return Unit.CHANCE
    if isinstance(act, _PLAYED):
        return Unit.CHANCE if thani else Unit.CARD_POINTS
    return Unit.MATCH_POINTS if isinstance(act, latinern.Ask | latinern.Stay | latinern.Go) else Unit.GAME_POINTS


def among(act: Action, advice: Advice) -> Advice:
    """Give the part of an advice that an act belongs to: what is done in turn stands apart from words.

    Args:
        act: one of the acts that the advice is about.
        advice: all of it.
    """
    if advice.silence is None:
        return advice
    if isinstance(act, _WORDS):
        return replace(advice, why=advice.silence.why)
    assert advice.silence.advice is not None  # noqa: S101 - the act was done in turn
    return advice.silence.advice


def weigh(act: Action, advice: Advice, unit: Unit, *, made: bool = True) -> Weighed:
    """Weigh an act by what was advised: words against each other and silence, what is done in turn against its like.

    Args:
        act: one of the acts that the advice is about.
        advice: from what was known, or from all cards.
        unit: what the act is measured in.
        made: whether the own side wants the bid to be made, and not to be broken.
    """
    if isinstance(act, _WORDS) and advice.silence is not None:
        return _word(act, advice, advice.silence.value, unit)
    options = among(act, advice).options
    bids = isinstance(act, _PLAYED)  # there an option's value is what the bidder's side gets
    worth = {option.act: option.value if made or not bids else -option.value for option in options}
    done, value, top = _option(options, act), worth[act], max(worth.values())
    acts = tuple(option.act for option in options if option.best)
    if not bids:
        return Weighed(_verdict(len(options), top - value, unit, close=done.best), value, top, acts)
    chance = _own(done, made=made)
    best = max(_own(option, made=made) for option in options if worth[option.act] >= top - _EQUAL)
    if unit is Unit.CHANCE:
        return Weighed(_verdict(len(options), best - chance, unit, close=done.best), chance, best, acts)
    verdict = _verdict(len(options), top - value, unit, close=done.best or chance > best + _EQUAL)
    if verdict in {Verdict.SLIP, Verdict.COSTLY}:
        if best - chance >= COSTLY[Unit.CHANCE] - _EQUAL:
            verdict = Verdict.COSTLY
        elif best <= chance + _EQUAL:  # card points alone win nothing (T21)
            verdict = Verdict.SLIP
    return Weighed(verdict, abs(value), abs(top), acts, chance, best)


def missed(act: Action, advice: Advice, later: Iterable[Action]) -> Missed | None:
    """Give the word that would have been better than what was done, unless it was said later.

    Args:
        act: what was done.
        advice: from what was known.
        later: what the own side did afterwards.
    """
    word, silence = advice.act, advice.silence
    if word is None or silence is None or not isinstance(word, _WORDS) or isinstance(act, _WORDS):
        return None
    if any(type(other) is type(word) for other in later):
        return None
    return Missed(word, unit_of(word), _option(advice.options, word).value, silence.value)


def _word(act: Action, advice: Advice, silence: float, unit: Unit) -> Weighed:
    words = [option for option in advice.options if isinstance(option.act, _WORDS)]
    done = _option(words, act)
    top = max(silence, *(option.value for option in words))
    acts = tuple(option.act for option in words if option.best and option.value >= top - _EQUAL)
    return Weighed(_verdict(len(words) + 1, top - done.value, unit, close=done.best), done.value, top, acts)


def _option(options: Iterable[Option], act: Action) -> Option:
    return next(option for option in options if option.act == act)


def _own(option: Option, *, made: bool) -> float:
    chance = option.chance or 0.0
    return chance if made else 1 - chance


def _verdict(choices: int, loss: float, unit: Unit, *, close: bool) -> Verdict:
    if choices == 1:
        return Verdict.ONLY
    if loss <= _EQUAL:
        return Verdict.BEST
    if close or loss < SLIP[unit]:
        return Verdict.AS_GOOD
    return Verdict.COSTLY if loss >= COSTLY[unit] - _EQUAL else Verdict.SLIP
