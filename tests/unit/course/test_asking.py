"""What levels about asking compute, compared with the coach, and what refuses to be computed."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from trickkit import Seat, TrickkitError
from trickkit.coach import advise, equity
from trickkit.course.kinds import asking
from trickkit.course.levels import load
from trickkit.course.library import folder
from trickkit.course.offered import offered
from trickkit.games import latinern, twenty_eight
from trickkit.i18n import Words

ASKED = [level for number in ("07", "10") for level in load(number).levels.values() if level.ask.startswith("answer")]


@pytest.mark.parametrize("level", ASKED, ids=lambda level: level.key)
def test_the_coach_gives_the_same_answer(level):
    """The coach weighs points by the score, and later rounds a little differently; here it comes to the same."""
    act = advise(level.state.observe(level.seat), worlds=200).act
    assert act is not None
    assert (act.token,) == level.accept


@pytest.mark.parametrize("level", ASKED, ids=lambda level: level.key)
def test_all_worlds_are_counted(level):
    share = asking.chance(level)
    assert 0 < share < 1
    assert str(share) == level.more["chance"]


@pytest.mark.parametrize("stake", [2, 3])
def test_break_even_is_that_of_the_coach_at_no_score(stake):
    assert float(asking.break_even(stake)) == pytest.approx(equity.break_even(0, 0, stake), abs=0.01)


def test_a_match_in_even_rounds():
    assert asking.even_match(0, 0) == Fraction(1, 2)
    assert asking.even_match(10, 9) == asking.even_match(11, 8) == Fraction(3, 4)
    assert asking.even_match(12, 11) == 1
    assert asking.even_match(5, 12) == 0


def test_what_cannot_be_computed_says_so():
    with pytest.raises(TrickkitError, match=r"07\.4: the round is not over"):
        asking.CHOOSE["result"](load("07").levels["07.4"])
    level = load("07").levels["07.5"]
    with pytest.raises(TrickkitError, match=r"07\.5: both answers are as good"):
        asking._answer(level, asking.chance(level))


def test_the_score_decides_from_which_chance_on_staying_is_right():
    level = load("07").levels["07.6"]  # asked at 3
    limits = []
    for score in ("NS:0 EW:8", "NS:8 EW:8"):
        scored = replace(level, record=level.record.replace("[Dealer", f'[Score "{score}"]\n[Dealer'))
        limits.append(asking.match_break_even(scored))
    assert limits == [Fraction(1, 12), Fraction(1, 4)]


@pytest.mark.parametrize(
    ("act", "english", "german"),
    [
        (latinern.Ask(Seat.SOUTH), "Ask", "Fragen"),
        (latinern.Stay(Seat.SOUTH), "Stay", "Bleiben"),
        (latinern.Go(Seat.SOUTH), "Go", "Gehen"),
        (twenty_eight.Ask(Seat.SOUTH), "Ask for trump", "Trumpf erfragen"),
    ],
)
def test_what_can_be_chosen_is_called_as_on_a_button(act, english, german):
    assert offered(act, Words("en"))["label"] == english
    assert offered(act, Words("de"))["label"] == german


@pytest.mark.parametrize("lang", ["en", "de"])
def test_buttons_are_called_as_in_the_lesson(lang):
    words = Words(lang)
    (page,) = (folder() / lang).glob("10_*.md")
    text = page.read_text(encoding="utf-8")
    for label in (
        words.label("ui.hint"),
        words.label("ui.before"),
        words.label("ui.review.open"),
        words.label("ui.new-match"),
    ):
        assert f"*{label}*" in text
    for match in load("10").matches.values():
        assert f"*{words.label('ui.review.open')}*" in match.lost[lang]
