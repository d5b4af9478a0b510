"""The newcomers' puzzles: made from the records, each with one answer, spread over the measure."""

from __future__ import annotations

import pytest

from tests.newcomer.find_pair import puzzles
from trickkit.cards import DECK
from trickkit.coach.exercises import pose
from trickkit.coach.exercises.pairs import trials
from trickkit.i18n import Words


def test_items_and_answers_are_made_from_the_records():
    saved = puzzles.saved()
    assert puzzles.items(saved) == (puzzles.HERE / "items.md").read_text()
    assert puzzles.answers(saved) == (puzzles.HERE / "answers.json").read_text()


def test_the_puzzles_are_spread_over_the_measure():
    saved = puzzles.saved()
    assert len(saved) == 20
    assert {pose("find-pair", puzzle, puzzles.READER).difficulty for puzzle in saved} == {1, 2, 3, 4, 5}
    assert sum(map(puzzles.counted, saved)) == 5


def test_the_correlation_follows_the_measure_and_not_the_order():
    measured = [trials(puzzles.seen(puzzle)) for puzzle in puzzles.saved()]
    made_up = {str(number): [needed, needed + 2] for number, needed in enumerate(measured, start=1)}
    assert puzzles.correlation(made_up) == pytest.approx(1)
    assert puzzles.correlation(dict(reversed(made_up.items()))) == pytest.approx(1)
    assert puzzles.correlation({item: [30 - n for n in tries] for item, tries in made_up.items()}) == pytest.approx(-1)
    assert puzzles.spearman([1, 2, 3, 4, 5], [5, 6, 7, 8, 7]) == pytest.approx(0.8208, abs=0.0001)


def test_items_show_no_card_that_south_has_not_seen():
    """Each item names South's five cards and those played, and no other."""
    shown = (puzzles.HERE / "items.md").read_text().split("## Item ")[1:]
    for text, puzzle in zip(shown, puzzles.saved(), strict=True):
        view = puzzles.seen(puzzle)
        seen = {*(view.position.dealt[2] or ())} | {card for won in view.tricks for card in won.trick.cards}
        hidden = [card for card in DECK if card not in seen]
        words = Words("en")
        assert not [card for card in hidden if words.card(card) in text]
        assert all(words.card(card) in text for card in seen)
