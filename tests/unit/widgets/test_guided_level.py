"""A guided hand as a level: heading, goal, the author's words, what is counted, and the review at its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.texts import record
from tests.unit.widgets.front import buttons, click, error, says, view
from tests.unit.widgets.hands import OWN, RIGHT, Hand, to_decision
from tests.unit.widgets.test_guided import line, verdict
from trickkit import TrickkitError
from trickkit.widgets import GuidedLevel, Move
from trickkit.widgets.pictures import flat


def level(**more: Any) -> GuidedLevel:
    widget = GuidedLevel(Hand(**more), worlds=5)
    to_decision(widget)
    return widget


def play(widget: GuidedLevel, *acts: str) -> GuidedLevel:
    for act in acts:
        to_decision(widget)
        click(widget, act=act)
        assert not error(widget)
    to_decision(widget)
    return widget


def test_heading_and_goal_of_the_level_and_of_a_move():
    widget = level()
    assert widget.key == "08.1"
    assert view(widget)["title"] == "Level 08.1"
    assert flat(view(widget)["goal"]) == "Win this trick."
    play(widget, "TH")
    assert flat(view(widget)["goal"]) == "Take three tricks."
    click(widget, do="set", lang="de")
    assert flat(view(widget)["goal"]) == "Mach drei Stiche."


def test_the_closing_word_follows_what_is_said_to_the_last_act():
    widget = play(level(), *RIGHT)
    assert widget.solved
    assert verdict(widget) == "That is right. | Ten of clubs did it."
    assert view(widget)["goal"] is None
    own = Move(("9H",), texts={"9H": {"en": "Low.", "de": "Klein."}})
    assert verdict(play(level(moves=(OWN, Move(("KD",)), own)), *RIGHT)).endswith("| Low. Ten of clubs did it.")


def test_the_closing_word_comes_even_where_nothing_was_judged_last():
    forced = record(
        "N:7H E:7C S:JH W:TD W:KH N:9D E:9C S:KD E:JD S:TH W:8C N:TC N:AS E:QS S:9H W:QH N:8S E:JS S:TS W:AC"
    )
    widget = play(level(record=forced, moves=tuple(Move((act,)) for act in ("JH", "KD", "TH", "9H"))), "JH", "KD", "TH")
    play(widget, "9H", "TS")
    assert widget.solved
    assert verdict(widget) == "That is right. | Ten of clubs did it."


def test_off_the_record_the_author_is_silent_and_the_coach_judges():
    widget = level(moves=(Move(("TH", "9H")), Move(("KD",), goal={"en": "Not now.", "de": "Nicht jetzt."})))
    play(widget, "9H")
    assert flat(view(widget)["goal"]) == "Take three tricks."
    judged = widget.act(view(widget)["hand"]["cards"][0]["act"])
    assert judged.move is None
    assert judged.known is not None
    while not widget.solved:
        to_decision(widget)
        if view(widget)["verdict"] and not view(widget)["verdict"]["right"]:
            widget.again()
            continue
        seen = widget._deciding()
        if seen is not None:
            widget.act(next(act.token for act in seen.legal_actions() if widget._judge(seen, act).right))
    said = view(widget)["verdict"]
    assert said is None or "did it" not in flat(said["text"])


def test_an_act_as_good_as_the_recorded_one_keeps_to_the_record():
    moves = (Move(("TH", "TS")), Move(("KD", "JH")), Move(("9H", "JH", "KD", "TS", "TH")))
    widget = play(level(moves=moves), "TS", "KD", "TH")
    assert line(widget) == "N:8S E:7C S:TS W:AC S:KD W:KH N:7H E:JS S:TH W:TD N:TC E:QS"
    widget = play(level(moves=moves), "TS", "JH")
    assert line(widget).startswith("N:8S E:7C S:TS W:AC S:JH W:KH N:7H E:JS")


def test_an_act_after_which_the_author_has_nothing_to_say():
    widget = play(level(moves=(Move(("TH", "TS"), leaves=("TS",)), Move(("KD",)))), "TS")
    assert not widget._session.as_recorded
    assert flat(view(widget)["goal"]) == "Take three tricks."


def test_a_refused_act_without_a_text_is_told_by_the_coach():
    widget = GuidedLevel(Hand(record=record("N:8S E:7C S:TH W:AC"), seat="W", moves=(Move(("AC",)),)), worlds=60)
    to_decision(widget)
    worst = min(("TD", "QH", "KH", "8C"), key=lambda act: _value(widget, act))
    click(widget, act=worst)
    assert verdict(widget).startswith("Not yet. | Counted over deals that fit what you knew, your side wins")


def _value(widget: GuidedLevel, act: str) -> float:
    seen = widget._deciding()
    assert seen is not None
    known = widget._judge(seen, widget._session.line.parse(act)).known
    assert known is not None
    return known.value


def test_what_is_counted_and_kept_at_its_best():
    widget = level()
    assert (widget.tried.tries, widget.tried.hints, widget.tried.solved) == (0, 0, False)
    widget.hint()
    play(widget, "TH")
    assert (widget.tried.tries, widget.tried.hints, widget.tried.stars) == (0, 1, 0)
    play(widget, *RIGHT[1:])
    assert (widget.tried.tries, widget.tried.stars, widget.tried.solved) == (1, 2, True)
    click(widget, do="again")
    assert not widget.solved
    assert widget.tried.stars == 2
    play(widget, *RIGHT)
    assert widget.tried.stars == 3
    click(widget, do="again")
    to_decision(widget)
    widget.act("9H")
    widget.again()
    play(widget, *RIGHT)
    assert widget.stars == 2
    assert widget.tried.stars == 3


def test_the_review_comes_after_the_last_card():
    widget = level()
    assert "review" not in buttons(widget)
    click(widget, do="review")
    assert error(widget)
    play(widget, *RIGHT)
    assert buttons(widget) == ["review", "again"]
    click(widget, do="review")
    assert view(widget)["mode"] == "review"
    assert view(widget)["title"] == "Level 08.1"
    while view(widget)["auto"]:
        click(widget, do="next")
        assert not error(widget)
    rows = view(widget)["review"]["rows"]
    assert len(rows) == 3
    click(widget, do="look", to=rows[0]["n"])
    assert view(widget)["review"]["chosen"]
    assert buttons(widget) == ["close"]
    for odd in ("play-on", "again", "hint", "nonsense"):
        assert click(widget, do=odd)["error"]
    click(widget, do="close")
    assert buttons(widget) == ["review", "again"]
    click(widget, do="review")
    widget.again()
    assert line(widget) == ""
    assert says(widget)
    with pytest.raises(TrickkitError, match="no try"):
        widget.again()
