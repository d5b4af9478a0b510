"""A match as a level: played by clicks to its end, won and lost, in both games, and begun again."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from tests.unit.widgets.front import buttons, click, error, playable, raw, view
from trickkit import TrickkitError
from trickkit.coach import greedy
from trickkit.course.lesson import Lesson
from trickkit.course.levels import read
from trickkit.course.match_level import MatchLevel
from trickkit.course.match_table import MatchTable
from trickkit.i18n import Words
from trickkit.widgets import Answered, Score
from trickkit.widgets.pictures import flat

TEXTS: dict[str, Any] = {
    "goal": {"en": "Play to twelve, beginning with the {7C}.", "de": "Spiel bis zwölf, {7C:der} zuerst."},
    "won": {"en": "Yours.", "de": "Deine."},
    "lost": {"en": "Theirs.", "de": "Ihre."},
    "chosen": "short",
}


NUMBERS = itertools.count(1)


def level(**more: Any) -> MatchLevel:
    """Give a level with a key of its own, so that no hand of another test is offered at its table."""
    return MatchLevel(f"90.{next(NUMBERS)}", **TEXTS, **{"seed": 1, "score": "NS:10 EW:10", **more})


def one_click(table: MatchTable, rng: Random) -> None:
    """Click one thing that the view offers: go on, answer, or play any card."""
    if view(table)["auto"] or "next" in buttons(table):
        click(table, do="next")
    elif "stay" in buttons(table):
        click(table, act="stay")
    else:
        click(table, act=rng.choice(playable(table)))
    assert error(table) == ""


def play_match(table: MatchTable, seed: int = 1) -> None:
    """Click until the match is over."""
    rng = Random(seed)
    for _ in range(600):
        if view(table).get("verdict"):
            return
        if "again" in buttons(table):
            click(table, do="again")
        else:
            one_click(table, rng)
    raise AssertionError("a match takes fewer clicks")


def ended(seed: int, *, won: bool) -> MatchTable:
    """Play matches from a seed on until one ends as wanted."""
    for number in range(seed, seed + 40):
        table = MatchTable(level(seed=number))
        play_match(table, number)
        if view(table)["verdict"]["right"] is won:
            return table
    raise AssertionError("some match ends like that")


def test_it_begins_as_the_level_says():
    begun = level(dealer="E", seat="W", score="NS:3 EW:7")
    now = view(MatchTable(begun, lang="de"))
    assert now["title"] == f"Aufgabe {begun.key}"
    assert flat(now["goal"]) == "Spiel bis zwölf, die Kreuz-Sieben zuerst."
    assert [flat(fact["value"]) for fact in now["facts"]] == ["wir 7 : 3 sie"]
    assert (now["hand"]["seat"], now.get("verdict"), now.get("stars")) == ("W", None, None)


def test_nothing_is_solved_before_the_end():
    table = MatchTable(level())
    one_click(table, Random(1))
    assert not table.solved
    assert (table.tried.tries, table.tried.hints, table.tried.solved) == (0, 0, False)


def test_a_match_won_gives_three_stars():
    table = ended(1, won=True)
    assert flat(view(table)["verdict"]["title"]) == "Match won."
    assert flat(view(table)["verdict"]["text"]) == "Yours."
    assert view(table)["stars"]["n"] == 3
    assert table.solved
    assert (table.tried.tries, table.tried.stars) == (1, 3)


def test_a_match_lost_gives_one_star_and_the_best_one_stays():
    table = ended(1, won=False)
    assert flat(view(table)["verdict"]["text"]) == "Theirs."
    assert (view(table)["stars"]["n"], table.tried.stars, table.solved) == (1, 1, True)
    for number in range(2, 40):
        click(table, do="again")
        assert view(table).get("verdict") is None
        assert table.solved
        best = table.tried.stars
        play_match(table, number)
        now = view(table)["stars"]["n"]
        assert table.tried.tries == number
        assert table.tried.stars == max(best, now)
        if now < best:
            return
    raise AssertionError("some match is won, and some later one lost")


def test_another_match_begins_from_the_same_score_with_other_cards():
    table = MatchTable(level())
    before = view(table)
    play_match(table)
    click(table, do="again")
    after = view(table)
    assert after["sub"] == before["sub"]
    assert [card["card"] for card in after["hand"]["cards"]] != [card["card"] for card in before["hand"]["cards"]]
    assert table.first_round == 1
    assert len(table.rounds) == 1


def undo(table: MatchTable) -> Any:
    """Give the button *undo*."""
    return next(button for button in view(table)["more"]["buttons"] if button["do"] == "undo")


def test_after_the_end_nothing_is_taken_back_so_that_no_match_counts_twice():
    begun = level()
    told: list[Answered] = []
    for number in (1, 2):
        table = MatchTable(begun)
        table.tell_answers(lambda answer, _words: told.append(answer))
        assert buttons(table) != ["go-on", "anew"]  # what is over is not offered
        play_match(table)
        assert undo(table)["disabled"] == ""
        click(table, do="undo")
        assert error(table)
        assert view(table)["verdict"]
        assert (table.tried.tries, len(told)) == (1, number)


def test_in_the_match_after_it_acts_are_taken_back():
    table = MatchTable(level())
    play_match(table)
    click(table, do="again")
    while undo(table)["disabled"] is not None:
        one_click(table, Random(1))
    click(table, do="undo")
    assert error(table) == ""


def test_in_a_trial_after_the_end_acts_are_taken_back():
    table = MatchTable(level())
    play_match(table)
    table.review()
    table.play_on(1)
    while undo(table)["disabled"] is not None:
        one_click(table, Random(1))
    click(table, do="undo")
    assert error(table) == ""
    table.review()
    assert table.tried.tries == 1


def test_a_trial_from_the_review_ends_no_match():
    table = MatchTable(level())
    while not view(table)["result"]:
        one_click(table, Random(1))
    table.review()
    table.play_on(1)
    tries = table.tried.tries
    while not view(table)["result"]:
        one_click(table, Random(5))
    assert table.tried.tries == tries
    assert view(table).get("verdict") is None


def test_hints_are_counted_over_all_deals():
    table = MatchTable(level(score="NS:0 EW:0"))
    for taken in (1, 2):
        while not view(table)["hint"]:
            one_click(table, Random(1))
        click(table, do="hint")
        assert table.tried.hints == taken
        while "again" not in buttons(table):
            one_click(table, Random(1))
        raw(table, {"do": "again", "rev": -1})  # too old: nothing begins, nothing is counted
        click(table, do="again")
        assert table.tried.hints == taken


def hint_in_each_deal(table: MatchTable, deals: int) -> None:
    """Take a hint in each of the next deals; the last one goes on."""
    for number in range(deals):
        if number:
            while "again" not in buttons(table):
                one_click(table, Random(1))
            click(table, do="again")
        while not view(table)["hint"]:
            one_click(table, Random(1))
        click(table, do="hint")


def test_hints_of_the_deals_before_are_counted_when_the_cell_is_run_again():
    begun = level(score="NS:0 EW:0")
    table = MatchTable(begun)
    hint_in_each_deal(table, 2)
    again = table
    for _ in range(2):  # also what was restored is kept once more
        again = MatchTable(begun)
        assert again.tried.hints == 0
        again.go_on()
        assert again.tried.hints == 2
    while "again" not in buttons(again):
        one_click(again, Random(1))
    offered = MatchTable(begun)  # the deal is over: the next one is offered
    offered.go_on()
    assert offered.tried.hints == 2
    anew = MatchTable(begun)
    anew.start_anew()
    assert anew.tried.hints == 0


def test_a_hint_of_a_position_taken_back_is_counted_when_the_cell_is_run_again():
    begun = level(score="NS:0 EW:0")
    table = MatchTable(begun)
    while not playable(table):
        one_click(table, Random(1))
    one_click(table, Random(1))
    while not view(table)["hint"]:
        one_click(table, Random(1))
    click(table, do="hint")
    one_click(table, Random(1))
    click(table, do="undo")
    click(table, do="undo")
    one_click(table, Random(5))
    hints = table.tried.hints
    again = MatchTable(begun)
    again.go_on()
    assert again.tried.hints == hints == 1


def test_again_before_the_end_of_a_deal_is_refused_and_counts_no_hint_twice():
    table = MatchTable(level())
    while not view(table)["hint"]:
        one_click(table, Random(1))
    click(table, do="hint")
    click(table, do="again")
    assert error(table)
    assert table.tried.hints == 1


def test_the_hand_is_offered_again_in_either_language():
    begun = level(score="NS:2 EW:3")
    table, rng = MatchTable(begun), Random(1)
    while not playable(table):
        one_click(table, rng)
    one_click(table, rng)
    again = MatchTable(begun, lang="de")
    assert buttons(again) == ["go-on", "anew"]
    assert flat(view(again)["goal"]) == "Spiel bis zwölf, die Kreuz-Sieben zuerst."
    click(again, do="go-on")
    assert [card["card"] for card in view(again)["hand"]["cards"]] == [
        card["card"] for card in view(table)["hand"]["cards"]
    ]


def test_a_score_sheet_follows_it():
    table = MatchTable(level(score="NS:9 EW:9"))
    sheet = Score(table)
    play_match(table)
    assert len(view(sheet)["rows"]) == len(table.rounds)


@pytest.mark.parametrize(
    ("seed", "said", "stars"), [(1, "Match won. Yours.", 3), (2, "Match lost. Theirs.", 1), (3, "A draw. Theirs.", 2)]
)
def test_twenty_eight_played_by_the_rules_of_thumb(seed, said, stars):
    table = MatchTable(level(game="twenty-eight", score="", rules="deals=2", seed=seed))
    while not view(table).get("verdict"):
        if "again" in buttons(table):
            click(table, do="again")
        elif view(table)["auto"] or "next" in buttons(table):
            click(table, do="next")
        else:
            click(table, act=greedy(table.rounds[-1]).token)
        assert error(table) == ""
    ending = view(table)["verdict"]
    assert f"{flat(ending['title'])} {flat(ending['text'])}" == said
    assert ending["right"] is (stars == 3)
    assert view(table)["stars"]["n"] == table.tried.stars == stars


def test_a_levels_file_is_read():
    written = {"key": "90.0", "kind": "match", "goal": "match", "seed": 4, "dealer": "W", "chosen": "short"}
    written |= {"done": TEXTS["won"], "lost": TEXTS["lost"]}
    goals = {"match": TEXTS["goal"]}
    assert MatchLevel.read(written, goals, "latinern") == MatchLevel("90.0", **TEXTS, seed=4, dealer="W")
    del written["lost"]
    with pytest.raises(KeyError, match="lost"):
        MatchLevel.read(written, goals, "latinern")


FILE = """
format = "trickkit-levels 1"
lesson = "90"
game = "latinern"
title = {en = "Match", de = "Partie"}
goals.match = {en = "Play.", de = "Spiel."}
[[level]]
key = "90.2"
kind = "match"
goal = "match"
seed = 3
score = "NS:9 EW:9"
chosen = "short"
done = {en = "Yours.", de = "Deine."}
lost = {en = "Theirs.", de = "Ihre."}
"""


def test_a_lesson_plays_it_and_shows_its_score():
    lesson = Lesson(read(FILE, "90"), Words("de"))
    assert lesson.keys() == ("90.2",)
    sheet = lesson.score("90.2")  # without a table set up there is one of its own
    table = lesson.play("90.2")
    assert isinstance(table, MatchTable)
    assert view(table)["title"] == "Aufgabe 90.2"
    assert view(lesson.score("90.2"))["rows"] == view(sheet)["rows"]
    play_match(table)
    assert view(lesson.score("90.2"))["rows"] != view(sheet)["rows"]
    with pytest.raises(TrickkitError, match=r'no match "90\.1"'):
        lesson.score("90.1")


def test_a_score_sheet_follows_the_table_that_was_set_up_last():
    lesson = Lesson(read(FILE, "90"), Words("en"))
    older = lesson.play("90.2")
    sheet = lesson.score("90.2")
    table = lesson.play("90.2")  # the cell is run again
    assert isinstance(table, MatchTable)
    play_match(table)
    rev, rows = view(sheet)["rev"], view(sheet)["rows"]
    older.set(lang="de")  # it is no longer the sheet's table
    assert view(sheet)["rev"] == rev
    assert rows == view(Score(table))["rows"] != []


def test_a_match_in_a_file_needs_all_its_texts():
    with pytest.raises(TrickkitError, match=r"level 90\.2 of lesson 90: 'lost'"):
        read(FILE.replace("lost =", "lots ="), "90")
