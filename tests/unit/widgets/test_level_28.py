"""Levels of Twenty-eight: a line of acts, forbidden cards that may be tried, a trick that still lies there."""

from __future__ import annotations

import pytest

from tests.unit.widgets.front import click, error, offered, on_felt, playable, says, view
from trickkit import IllegalActionError, TrickkitError
from trickkit.course import open_lesson
from trickkit.course.levels import load
from trickkit.widgets import PlayLevel, Question
from trickkit.widgets.pictures import flat


def level(key: str, lang: str = "en") -> PlayLevel:
    widget = open_lesson(key[:2], lang=lang).play(key)
    assert isinstance(widget, PlayLevel)
    return widget


def question(key: str) -> Question:
    widget = open_lesson(key[:2]).play(key)
    assert isinstance(widget, Question)
    return widget


def test_a_question_is_the_beginning_of_a_line():
    widget = level("15.1")
    assert offered(widget)[-1] == "ask"
    click(widget, act="ask")
    assert view(widget)["verdict"] is None
    assert flat(view(widget)["exposed"]["text"]).startswith("Trump: ")
    assert [button["do"] for button in view(widget)["buttons"]] == ["again"]
    click(widget, act="8S")
    assert view(widget)["verdict"]["right"] is True
    assert on_felt(widget) == "E:JH N:7H W:9H S:8S*"
    assert view(widget)["stars"]["n"] == 3


def test_a_question_alone_is_no_answer_even_where_no_right_one_begins_with_it():
    widget = level("13.7")
    click(widget, act="ask")
    assert view(widget)["verdict"] is None
    click(widget, act="TC")
    assert "A question is never free" in flat(view(widget)["verdict"]["text"])
    click(widget, do="again")
    click(widget, act="ask")
    click(widget, act="7H")
    assert on_felt(widget) == "E:8S N:JS W:KS S:7H*"
    assert widget.tried.wrong == 2


def test_what_must_follow_a_question_is_left_to_the_learner():
    widget = level("15.1")
    assert view(widget)["ask"]["note"] == ""
    click(widget, act="ask")
    assert says(widget).endswith("from now on. It is your turn.")
    assert len(playable(widget)) == 8  # the duty to trump shows on no card


def test_a_forbidden_card_is_answered_by_the_level():
    widget = level("15.1")
    click(widget, act="ask")
    felt = on_felt(widget)
    click(widget, act="KC")
    assert view(widget)["verdict"]["right"] is False
    assert "one of your spades" in flat(view(widget)["verdict"]["text"])
    assert (on_felt(widget), playable(widget), widget.tried.wrong) == (felt, [], 1)
    click(widget, do="again")
    assert view(widget)["down"] is not None
    with pytest.raises(TrickkitError, match="ask 9H"):
        widget.act("ask 9H")
    with pytest.raises(IllegalActionError):
        widget.act("JH")


def test_a_forbidden_card_that_the_level_says_nothing_about_stays_barred():
    widget = level("15.4")
    barred = [card for card in view(widget)["hand"]["cards"] if card["act"] is None]
    assert {card["card"] for card in barred} == {"TS", "8S", "QH", "JD", "AD"}
    click(widget, act="TS")
    assert error(widget)
    assert widget.tried.wrong == 0


def test_a_wrong_card_is_shown_to_its_consequence():
    widget = level("15.4")
    click(widget, act="7C")
    assert on_felt(widget) == "N:JC W:8D S:7C E:TC*"
    click(widget, do="again")
    assert on_felt(widget) == "N:JC W:8D"
    widget = level("15.6")
    click(widget, act="AS")
    assert on_felt(widget) == "W:AD* S:7D E:AH N:9H"
    click(widget, do="again")
    click(widget, act="7D")
    assert view(widget)["verdict"]["right"] is True


def test_a_bidder_hides_a_card_and_nothing_follows():
    widget = level("13.1")
    assert playable(widget) == ["trump=9H", "trump=JC", "trump=9C", "trump=8C"]
    click(widget, act="trump=9H")
    assert view(widget)["verdict"]["right"] is False
    assert view(widget)["auction"] is None  # no raise, although the bid might be raised now
    click(widget, do="again")
    click(widget, act="trump=8C")
    assert view(widget)["verdict"]["right"] is True
    assert view(widget)["down"]["card"] == "8C"
    assert offered(widget) == []


def test_the_down_card_is_played_and_trumps_in_hand_are_not():
    widget = level("14.5")
    click(widget, act="JS")
    assert "place is not" in flat(view(widget)["verdict"]["text"])
    click(widget, do="again")
    click(widget, act="7S")
    assert on_felt(widget) == "E:JC N:7C W:TC S:7S*"
    assert widget.solved


@pytest.mark.parametrize("key", ["13.4", "14.7", "14.8", "14.9", "15.3", "15.5"])
def test_a_trick_that_lies_there_does_not_say_who_won_it(key):
    widget = question(key)
    board = view(widget)["board"]
    assert len(board["trick"]) == 4
    assert not any(card.get("win") for card in board["trick"])
    assert not any(seat["turn"] for seat in board["seats"])
    assert board["points"] is board["slot"] is None
    assert "win" not in flat(board["say"])
    assert all(trick["title"] != f"Trick {board['sub'].split()[1]}" for trick in board["earlier"])
    seat, reason = load(key[:2]).levels[key].accept[0].split()
    widget.answer(who=seat, why=reason)
    assert [card["seat"] for card in view(widget)["board"]["trick"] if card.get("win")] == [seat]


@pytest.mark.parametrize(
    ("key", "card"), [("14.7", "seven of hearts"), ("14.8", "queen of hearts"), ("14.9", "eight of clubs")]
)
def test_a_down_card_in_the_trick_is_named_and_not_what_it_counts_for(key, card):
    board = view(question(key))["board"]
    assert board["down"] is board["exposed"] is None
    assert [flat(fact["value"]) for fact in view(question(key))["given"] if fact["label"] == "Your down card"] == [card]


def test_a_question_in_the_trick_is_told_and_stands_by_its_asker():
    view_ = view(question("15.3"))
    assert flat(view_["board"]["say"]).startswith("You cannot follow suit and ask for trump. East turns up")
    subs = {option["key"]: option["sub"] for option in view_["groups"][0]["options"]}
    assert subs == {"N": "led", "W": "", "S": "asked first", "E": ""}


def test_after_the_right_answer_play_goes_on_at_the_table():
    widget = question("15.2")
    assert "You asked, but" not in flat(view(widget)["board"]["say"])  # that would be the answer
    widget.answer(acts=["JD", "QH", "9D"])
    assert len(view(widget)["board"]["trick"]) == 1
    widget.answer(acts=["JD", "QH", "9D", "AD"])
    assert [card["seat"] for card in view(widget)["board"]["trick"] if card.get("win")] == ["E"]
    widget = question("13.3")
    widget.answer(acts=["9S", "7S"])
    assert view(widget)["board"]["trick"][3]["card"] == "7S"
