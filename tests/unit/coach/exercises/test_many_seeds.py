"""The properties of exercises over many more seeds than usual."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.unit.coach.exercises import (
    test_difficulty,
    test_engine_kinds,
    test_every_kind,
    test_hidden_suit,
    test_pairs,
    test_weighed_kinds,
)
from tests.unit.coach.exercises.samples import TOURS, Sample

Property = Callable[[Sample], None]
EVERY: tuple[Property, ...] = (
    test_every_kind.test_exactly_the_accepted_answers_are_right,
    test_every_kind.test_every_wrong_answer_has_its_reason,
    test_every_kind.test_the_last_hint_is_accepted_by_the_grader,
    test_every_kind.test_difficulty_and_case_are_known,
)
OF_KIND: dict[str, tuple[Property, ...]] = {
    "who-wins": (
        test_engine_kinds.test_who_wins_as_the_referee_says,
        test_engine_kinds.test_the_reasons_of_who_wins_are_true,
        test_engine_kinds.test_the_hints_of_who_wins_are_true,
        test_difficulty.test_who_wins_by_the_cards_that_tempt,
    ),
    "legal": (
        test_engine_kinds.test_legal_acts_as_the_referee_says,
        test_engine_kinds.test_the_hints_of_legal_are_true,
        test_difficulty.test_by_the_case,
    ),
    "cross-out": (
        test_pairs.test_possible_pairs_as_brute_force_says,
        test_pairs.test_every_exclusion_has_true_evidence,
        test_pairs.test_crossing_out_is_as_difficult_as_the_sources_that_must_be_put_together,
    ),
    "find-pair": (
        test_pairs.test_possible_pairs_as_brute_force_says,
        test_pairs.test_every_exclusion_has_true_evidence,
        test_pairs.test_finding_the_pair_is_as_difficult_as_its_trials,
    ),
    "hidden-suit": (
        test_hidden_suit.test_the_truth_is_never_ruled_out,
        test_hidden_suit.test_every_proof_holds,
        test_hidden_suit.test_the_hints_of_the_hidden_suit_are_true,
        test_difficulty.test_the_hidden_suit_by_the_hardest_proof,
    ),
    "minimum-bid": (
        test_engine_kinds.test_the_minimum_bid_as_the_referee_says,
        test_engine_kinds.test_the_hints_of_the_minimum_bid_are_true,
        test_difficulty.test_by_the_case,
    ),
    "points-so-far": (
        test_engine_kinds.test_points_so_far_as_the_referee_says,
        test_engine_kinds.test_the_slips_and_hints_of_counting_are_true,
        test_difficulty.test_by_the_case,
    ),
    "ask-or-wait": (
        test_weighed_kinds.test_the_numbers_and_hints_of_asking,
        test_difficulty.test_the_closer_the_harder,
    ),
    "go-or-stay": (
        test_weighed_kinds.test_the_numbers_and_hints_of_going_and_staying,
        test_difficulty.test_the_closer_the_harder,
    ),
    "best-card": (
        test_weighed_kinds.test_the_numbers_and_hints_of_the_best_card,
        test_difficulty.test_the_closer_the_harder,
    ),
}
WEIGHED = (test_weighed_kinds.test_other_worlds_agree_with_the_answer,)


@pytest.mark.tour
@pytest.mark.parametrize("sample", TOURS, ids=str)
def test_what_holds_for_some_seeds_holds_for_many(sample):
    holds = (*EVERY, *OF_KIND[sample.kind])
    if sample.kind in {"ask-or-wait", "go-or-stay", "best-card"} and "target" not in sample.rules:
        holds += WEIGHED
    for test in holds:
        test(sample)
