"""Difficulty is what the page of each kind says it is, counted here again, and grows with it."""

from __future__ import annotations

import pytest

from tests.unit.coach.exercises.samples import Judged, of_kind
from trickkit.coach.exercises import Exercise
from trickkit.coach.exercises.ask_or_wait import _DISTANCES as ASKING
from trickkit.coach.exercises.best_card import _CHANCES, _POINTS
from trickkit.coach.exercises.go_or_stay import _DISTANCES as STAYING
from trickkit.coach.exercises.worth import steps

COMMON = "789TJQKA"
STATED = {
    "legal latinern": {"L11": 1, "L16": 2, "L17": 2, "L18": 3, "L19": 4},
    "legal twenty-eight": {
        "T12": 1,
        "T13": 1,
        "T19": 2,
        "T15": 2,
        "T16": 3,
        "T17a": 3,
        "T17": 4,
        "T17c": 4,
        "T17d": 5,
        "V4": 5,
    },
    "minimum-bid twenty-eight": {
        "open": 1,
        "over": 2,
        "raise-24": 3,
        "partner-20": 4,
        "partner-next": 5,
        "raise-next": 5,
        "none": 5,
    },
    "points-so-far twenty-eight": {"1": 1, "2": 2, "3": 3, "4-5": 4, "6-7": 5},
}
"""What goes by the case alone."""
PROOFS = ("bidder-discarded", "all-seen", "bidder-led", "bidder-did-not-expose", "no-deal")
"""The easiest first."""


def tempting(exercise: Exercise) -> int:
    """Count the cards of the last trick that tempt, and what else makes it hard, from the cards alone."""
    told = Judged(exercise).told()
    trick, goal = told["tricks"][-1], dict(exercise.posed.goal)
    cards, best = trick["cards"], trick["card"]
    place, since, trump = cards.index(best), int(goal.get("since", 1)), goal.get("trump")
    by_suit = trick["reason"] == "highest-of-led-suit"
    special = [
        card
        for card in cards
        if card[0] == goal.get("schlag") or (card[1] == trump and not (by_suit and card[1] == cards[0][1]))
    ]
    tempts = sum(card in special or COMMON.index(card[0]) > COMMON.index(best[0]) for card in cards if card != best)
    schlaege_before = [card for card in cards[:place] if card[0] == goal.get("schlag")]
    return 1 + tempts + bool(schlaege_before or (trump and since > 1))


def measured(exercise: Exercise) -> tuple[float, tuple[float, ...], float]:
    """Give the gap of an exercise that weighs answers, as it is told, the limits, and how exactly it is told."""
    why = exercise.posed.why
    if exercise.kind == "best-card":
        name, rounding = ("chance", 0.01) if exercise.game == "latinern" else ("value", 0.1)
        told = [float(note.fact(name)) for _, note in exercise.posed.wrong]
        gap = float(why.fact("best")) - max(told)
        return (gap / 100, _CHANCES, rounding) if name == "chance" else (gap, _POINTS, rounding)
    limits = ASKING if exercise.kind == "ask-or-wait" else STAYING
    return abs(int(why.fact("chance")) - int(why.fact("limit"))) / 100, limits, 0.01


@pytest.mark.parametrize("sample", of_kind("who-wins"), ids=str)
def test_who_wins_by_the_cards_that_tempt(sample):
    for exercise in sample.exercises():
        assert exercise.difficulty == min(5, tempting(exercise))


@pytest.mark.parametrize("sample", of_kind("legal", "minimum-bid", "points-so-far"), ids=str)
def test_by_the_case(sample):
    for exercise in sample.exercises():
        assert exercise.difficulty == STATED[f"{sample.kind} {sample.game}"][exercise.posed.case]


@pytest.mark.parametrize("sample", of_kind("hidden-suit"), ids=str)
def test_the_hidden_suit_by_the_hardest_proof(sample):
    for exercise in sample.exercises():
        codes = {note.code.removeprefix("out-") for answer, note in exercise.posed.wrong if answer[0] == "+"}
        hardest = 1 + max(map(PROOFS.index, codes))
        alone = sum(answer[0] == "+" for answer, _ in exercise.posed.wrong) == 1
        assert exercise.difficulty == (4 if hardest == len(PROOFS) and alone else hardest)


@pytest.mark.parametrize("sample", of_kind("ask-or-wait", "go-or-stay", "best-card"), ids=str)
def test_the_closer_the_harder(sample):
    """Told in hundredths, or in tenths of a card point, the gap still gives the difficulty or the next one."""
    for exercise in sample.exercises():
        gap, limits, rounding = measured(exercise)
        assert steps(gap + rounding, limits) <= exercise.difficulty <= steps(gap - rounding, limits)
