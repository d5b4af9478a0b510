"""A judgement in sentences: how good an act was on what was known, and, apart from that, what hindsight says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trickkit.coach.judging import JudgedAct, Judgement, Missed, Unit, Verdict, Weighed
from trickkit.explain.hints import kind_of, reason
from trickkit.explain.reasons import person
from trickkit.i18n import Text, Words
from trickkit.table import Action

_BAD: Final = frozenset({Verdict.SLIP, Verdict.COSTLY})


@dataclass(frozen=True, slots=True)
class Said:
    """What is said about one act, to the seat that did it."""

    verdict: Text
    """How good it was on what was known."""
    known: Text | None
    """In numbers, on what was known; None if there was no choice."""
    better: Text | None
    """What was better on what was known, after a slip or worse."""
    why: Text | None
    """What spoke for the best act, on what was known; None if there was no choice."""
    missed: Text | None
    """Which word was not said."""
    hindsight: Text
    """What it was with all cards open."""


def said(each: JudgedAct, words: Words) -> Said:
    """Say how good an act was.

    Args:
        each: the act, judged.
        words: language and deck.

    >>> from random import Random
    >>> from trickkit.coach.judging import judge_act
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> print(said(judge_act(state, state.legal_actions()[0], worlds=5), Words()).verdict)
    From what you could know, nothing was better.
    """
    known = each.known
    choice = known.verdict is not Verdict.ONLY
    return Said(
        words.message(f"judged.verdict.{known.verdict}"),
        known_worth(known, each.unit, words) if choice else None,
        better(known.acts[0] if known.acts else None, words) if known.verdict in _BAD else None,
        _why(each, words) if choice else None,
        missed(each.missed, words) if each.missed is not None else None,
        _hindsight(each.unit, each.hindsight, words),
    )


def known_worth(known: Weighed, unit: Unit, words: Words) -> Text:
    """Say in numbers what an act is worth beside the best one, on what its seat knows.

    Args:
        known: the act, weighed.
        unit: what it is measured in.
        words: language and deck.

    >>> print(known_worth(Weighed(Verdict.COSTLY, -1.0, 0.5, ()), Unit.GAME_POINTS, Words()))
    That brings your side −1.00 game points on average, the best choice 0.50.
    """
    match unit:
        case Unit.CHANCE:
            return words.message("judged.known.chance", **_percents(value=known.value, best=known.best, words=words))
        case Unit.CARD_POINTS:
            numbers = {"value": words.number(known.value, 1), "best": words.number(known.best, 1)}
            chances = _percents(chance=known.chance or 0.0, best_chance=known.best_chance or 0.0, words=words)
            return words.message("judged.known.card-points", **numbers, **chances)
        case _:
            value, best = words.number(known.value, 2), words.number(known.best, 2)
            return words.message(f"judged.known.{unit}", value=value, best=best)


def better(act: Action | None, words: Words) -> Text:
    """Say what would have been better; None: to say nothing.

    >>> from trickkit.games.latinern import Stay
    >>> from trickkit.seats import Seat
    >>> print(better(Stay(Seat.EAST), Words("de")))
    Zu bleiben wäre besser gewesen.
    """
    kind, facts = kind_of(act)
    return words.message(f"judged.better.{kind}", **facts)


def missed(word: Missed, words: Words) -> Text:
    """Say which word was not said, and what it would have been worth.

    Args:
        word: as *ask* or `concede`.
        words: language and deck.
    """
    value, silence = words.number(word.value, 2), words.number(word.silence, 2)
    return words.message(f"judged.missed.{word.act.token}", value=value, silence=silence)


def turning(judgement: Judgement, words: Words) -> Text:
    """Say which act decided the hand, to the judged seat.

    Args:
        judgement: what `judge` has found.
        words: language and deck.

    >>> from trickkit.seats import Seat
    >>> print(turning(Judgement(Seat.EAST, (), None, None), Words()))
    No single act decided the hand.
    """
    found = judgement.turning
    if found is None:
        return words.message("judged.turning.none")
    how = "gained" if found.gained else "lost"
    seat = found.act.seat
    return words.message(person(f"judged.turning.{how}", seat, judgement.seat), seat=seat, number=found.number)


def totals(judgement: Judgement, words: Words) -> Text:
    """Count the acts, on what was known.

    Args:
        judgement: what `judge` has found.
        words: language and deck.

    >>> from trickkit.seats import Seat
    >>> print(totals(Judgement(Seat.EAST, (), None, None), Words()))
    Your acts: 0. Of these right or as good as right, from what you could know: 0. Slips: 0. Costly: 0.
    """
    slips, costly, offences = (judgement.count(each) for each in (Verdict.SLIP, Verdict.COSTLY, Verdict.OFFENCE))
    number = len(judgement.acts)
    good = number - slips - costly - offences
    return words.message("judged.totals", number=number, good=good, slips=slips, costly=costly + offences)


def _why(each: JudgedAct, words: Words) -> Text:
    if each.known.verdict is Verdict.OFFENCE:
        return words.message(f"judged.offence.{dict(each.why.facts)['clause']}")
    return reason(each.why, words)


def _hindsight(unit: Unit, hindsight: Weighed, words: Words) -> Text:
    match unit:
        case Unit.CHANCE if hindsight.value:
            return words.message("judged.hindsight.kept")
        case Unit.CHANCE:
            return words.message("judged.hindsight.gave" if hindsight.best else "judged.hindsight.nothing")
        case Unit.CARD_POINTS:
            value, best = words.number(hindsight.value, 0), words.number(hindsight.best, 0)
            return words.message("judged.hindsight.card-points", value=value, best=best)
        case _:
            value, best = words.number(hindsight.value, 2), words.number(hindsight.best, 2)
            return words.message(f"judged.hindsight.{unit}", value=value, best=best)


def _percents(*, words: Words, **shares: float) -> dict[str, str]:
    return {name: words.number(100 * share, 0) for name, share in shares.items()}
