"""A level that is built: silent until it is checked, right wherever the goal is met, and nothing but what it allows."""

from __future__ import annotations

import pytest

from tests.unit.widgets.front import click, error, raw, view
from trickkit import TrickkitError
from trickkit.course import kinds, open_lesson
from trickkit.course.levels import load
from trickkit.widgets import Answered, BuildLevel
from trickkit.widgets.pictures import flat


def level(key: str, lang: str = "en") -> BuildLevel:
    widget = open_lesson("21", lang=lang).play(key)
    assert isinstance(widget, BuildLevel)
    return widget


def put(widget: BuildLevel, cards: str) -> None:
    """Put cards as a learner does, one message each."""
    for each in cards.split():
        seat, _, card = each.partition(":")
        click(widget, do="put", key=card, seat=seat)


def said(widget: BuildLevel) -> str:
    verdict = view(widget)["level"]["verdict"]
    return f"{flat(verdict['title'])} {flat(verdict['text'])}" if verdict else ""


def button(widget: BuildLevel, do: str) -> dict[str, object]:
    return next(each for each in view(widget)["level"]["buttons"] if each["do"] == do)


def wins(widget: BuildLevel) -> list[str]:
    """Name the cards that are marked as winning, at their places and on the table."""
    now = view(widget)
    laid = now["table"]["cards"] if now["table"] else []
    every = [*laid, *(card for place in now["places"] for card in place["cards"])]
    return [card["card"] for card in every if card.get("win")]


def test_it_is_silent_until_it_is_checked():
    widget = level("21.1")
    put(widget, "W:9C N:AH E:7S S:QH")
    now = view(widget)
    assert set(now["panel"].values()) == {None}
    assert (now["whatif"], now["of"], wins(widget)) == (None, None, [])
    assert said(widget) == ""
    click(widget, do="check")
    now = view(widget)
    assert flat(now["panel"]["who"]["headline"]).startswith("West wins")
    assert set(wins(widget)) == {"9C"}
    assert len(now["whatif"]["rows"]) == 4
    assert said(widget).startswith("Not yet.")
    click(widget, do="put", key="9D", seat="E")
    assert (view(widget)["panel"]["who"], wins(widget), said(widget)) == (None, [], "")


def test_every_position_that_meets_the_goal_is_right():
    for cards in ("W:9C N:AH E:9D S:QH", "W:7C N:9H E:9D S:QH", "W:9C N:9D E:9H S:9S"):
        widget = level("21.1")
        put(widget, cards)
        click(widget, do="check")
        assert said(widget).startswith("That is right. Only a Schlag takes a trick from a Schlag.")
        assert view(widget)["level"]["stars"]["n"] == 3
        assert widget.solved


def test_a_card_that_is_missing_is_no_try():
    widget = level("21.1")
    put(widget, "W:9C N:AH E:7S")
    assert button(widget, "check")["disabled"] == ""
    click(widget, do="check")
    assert error(widget)
    with pytest.raises(TrickkitError, match="a card is missing"):
        widget.check()
    assert widget.tried.tries == 0


def test_a_position_is_checked_once():
    widget, told = level("21.1"), list[Answered]()
    widget.tell_answers(lambda answer, _words: told.append(answer))
    put(widget, "W:9C N:AH E:7S S:QH")
    click(widget, do="check")
    assert button(widget, "check")["disabled"] == ""
    click(widget, do="check")
    assert [(each.right, each.tries) for each in told] == [(False, 1)]
    click(widget, do="put", key="9D", seat="E")
    click(widget, do="check")
    assert [(each.right, each.tries, each.stars) for each in told] == [(False, 1, 0), (True, 2, 2)]


def test_hints_cost_stars_and_stay_when_it_begins_anew():
    widget = level("21.3")
    click(widget, do="hint")
    assert len(view(widget)["level"]["hint"]["shown"]) == 1
    put(widget, "W:AS N:TS E:KS S:7S")
    click(widget, do="again")
    assert widget.missing == {"W": 1, "N": 1, "E": 1, "S": 1}
    assert button(widget, "again")["disabled"] == ""
    put(widget, "W:AS N:TS E:KS S:7S")
    click(widget, do="schlag", key="7")
    click(widget, do="check")
    assert view(widget)["level"]["stars"]["n"] == 2
    widget.again()
    assert widget.solved
    assert said(widget) == ""


def test_undo_ends_where_the_level_begins():
    widget = level("21.6")
    assert button(widget, "undo")["disabled"] == ""
    click(widget, act="N:TH")
    click(widget, do="undo")
    assert button(widget, "undo")["disabled"] == ""
    click(widget, do="undo")
    widget.undo()
    click(widget, do="clear")
    assert error(widget)
    assert widget.state == load("21").levels["21.6"].state


def test_a_deal_is_played_to_the_goal():
    widget = level("21.6")
    for act in ("N:TH", "W:7H", "S:8H", "E:JH", "E:QC"):
        click(widget, act=act)
    click(widget, do="check")
    assert said(widget).startswith("Not yet. It is not West's turn here.")
    assert view(widget)["panel"]["legal"]["title"] == "What West may do"
    click(widget, act="N:TC")
    click(widget, do="check")
    assert said(widget).startswith("That is right.")
    assert [flat(act, signs=True) for act in view(widget)["panel"]["legal"]["acts"]] == ["K♣"]
    assert view(widget)["level"]["stars"]["n"] == 2


def test_a_deal_is_dealt_to_the_goal():
    widget = level("21.8")
    click(widget, do="mode", key="deal")
    click(widget, do="put", key="TD", seat="N", to=0)
    click(widget, do="check")
    assert said(widget).startswith("That is right. Two deals, one view.")
    assert flat([view(widget)["panel"]["knows"]["note"]]) == "2 of the 32 pairs are possible."


def test_only_what_the_level_leaves_open_may_be_chosen():
    offered = {key: [choice["do"] for choice in view(level(key))["setup"]] for key in ("21.1", "21.2", "21.3", "21.5")}
    assert offered == {
        "21.1": ["leader"],
        "21.2": [],
        "21.3": ["trump", "schlag", "leader"],
        "21.5": ["trump", "leader"],
    }
    assert [choice["do"] for choice in view(level("21.8"))["kinds"]] == ["mode"]
    assert view(level("21.6"))["kinds"] == []
    for key in load("21").levels:
        now = view(level(key))
        assert (now["record"], now["rules"], now["buttons"]) == (None, None, [])


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("21.1", {"do": "trump", "key": "C"}),
        ("21.1", {"do": "schlag", "key": "7"}),
        ("21.2", {"do": "leader", "key": "N"}),
        ("21.1", {"do": "game", "key": "twenty-eight"}),
        ("21.1", {"do": "mode", "key": "deal"}),
        ("21.6", {"do": "mode", "key": "deal"}),
        ("21.8", {"do": "mode", "key": "trick"}),
        ("21.8", {"do": "mode"}),
        ("21.8", {"do": "dealer", "key": "S"}),
        ("21.1", {"do": "deal"}),
        ("21.1", {"do": "clear"}),
        ("21.1", {"do": "load", "text": load("21").levels["21.8"].record}),
        ("21.5", {"do": "rule", "key": "late_trump=rank"}),
        ("21.6", {"do": "card", "key": "9C"}),
        ("21.1", {"act": "W:9C"}),
    ],
)
def test_what_a_level_does_not_take(key, message):
    widget = level(key)
    before = widget._bench.draft
    raw(widget, message | {"rev": view(widget)["rev"]})
    assert error(widget)
    assert widget._bench.draft is before


def test_the_picture_tells_nothing_before_the_check():
    widget = level("21.1", "de")
    put(widget, "W:9C N:AH E:9D S:QH")
    assert "sticht" not in widget.picture().alt
    widget.check()
    assert "West sticht" in widget.picture().alt


def test_language_and_deck_change_what_was_said():
    widget = level("21.2")
    widget._bench.step(lambda _: kinds.built(load("21").levels["21.2"], "E:7S S:9D"))
    widget.check()
    assert "an earlier one keeps the trick" in said(widget)
    widget.lang, widget.deck = "de", "german"
    assert "ein anderer behält den Stich" in said(widget)
    assert "Eichel-Neun" in flat(view(widget)["level"]["goal"])


def test_the_front_end_hears_of_a_widget_with_its_snapshot(monkeypatch):
    """Else it may draw one that has none yet, on a busy machine."""
    opened = []
    monkeypatch.setattr(BuildLevel, "open", lambda self: opened.append(self.get_state()["view"]))
    level("21.1")
    assert [state["kind"] for state in opened] == ["scenario"]
