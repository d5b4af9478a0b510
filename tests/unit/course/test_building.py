"""Levels that are built: what each goal finds lacking, and how an answer is written."""

from __future__ import annotations

import itertools

import pytest

from tests.unit.widgets.front import click
from trickkit import Rank, Seat, Suit, TrickkitError
from trickkit.cards import parse_cards
from trickkit.course import kinds, open_lesson
from trickkit.course.build_exercise import LevelBuild
from trickkit.course.kinds.building import GOALS, start
from trickkit.course.levels import load
from trickkit.i18n import Words
from trickkit.widgets import Scenario
from trickkit.widgets.pictures import flat

LEVELS = {key: level for key, level in load("21").levels.items() if level.kind == "build"}


def lack(key: str, steps: str) -> str:
    return kinds.lacking(LEVELS[key], kinds.built(LEVELS[key], steps))


def test_every_goal_has_a_level():
    assert {level.ask for level in LEVELS.values()} == set(GOALS)


@pytest.mark.parametrize(
    ("key", "steps", "lacks"),
    [
        ("21.1", "W:9C N:9H E:TH S:QH", ""),
        ("21.1", "W:AH N:9H E:TH S:QH", "one-schlag"),
        ("21.1", "W:AH N:KH E:TH S:QH", "no-schlag"),
        ("21.2", "E:9S S:9H", ""),
        ("21.2", "E:9H S:9S", "beaten"),
        ("21.2", "leader=E E:9H S:9S", "last-is-none"),
        ("21.3", "schlag=8 W:8H N:9H E:TH S:AH", ""),
        ("21.3", "schlag=9 W:8H N:9H E:TH S:AH", "winner"),
        ("21.4", "W:7S N:7C E:7D S:7H", ""),
        ("21.4", "W:9S N:9C E:9D S:9H", ""),
        ("21.4", "W:9S N:9C E:9D S:AH", "schlag"),
        ("21.5", "trump=H since=2 N:JH W:7H S:AC E:AD", ""),
        ("21.5", "trump=H since=1 N:JH W:7H S:AC E:AD", "wins"),
        ("21.5", "trump=hidden N:JH W:7H S:AC E:AD", "hidden"),
        ("21.6", "N:8D", "several"),
        ("21.7", "N:TC W:7C S:JC E:8C S:8S E:7S N:JS W:QS N:9C W:QD", ""),
        ("21.8", "8C> 8D>>N", ""),
        ("21.8", "QS> 8D>>N", "seen"),
        ("21.8", "TH>>S", "hand"),
        ("21.8", "", "trump"),
    ],
)
def test_what_a_position_lacks(key, steps, lacks):
    assert lack(key, steps) == lacks


def test_a_schlag_loses_only_to_a_schlag():
    """Whatever lies with it, one Schlag alone wins (L12)."""
    others = parse_cards("AH TC QS 8D KC TH 7S")
    for row in itertools.combinations(others, 3):
        for place in range(4):
            cards = [*map(str, row[:place]), "9S", *map(str, row[place:])]
            steps = " ".join(f"{seat}:{card}" for seat, card in zip("WNES", cards, strict=True))
            assert lack("21.1", steps) == "one-schlag"


@pytest.mark.parametrize("key", LEVELS)
def test_a_level_begins_wrong(key):
    """Nobody has solved it before having done something."""
    draft = start(LEVELS[key])
    ready = draft.complete if draft.mode == "trick" else True
    assert not ready or kinds.lacking(LEVELS[key], draft)


def test_where_a_level_begins():
    draft = start(LEVELS["21.2"])
    assert [str(card) for seat in draft.seats for card in draft.cards_of(seat)] == ["9C", "AH"]
    assert (draft.trick.trump, draft.trick.schlag, draft.trick.leader) == (Suit.HEARTS, Rank.NINE, Seat.WEST)
    assert start(LEVELS["21.5"]).trick.trump is None
    assert start(LEVELS["21.8"]).mode == "play"


@pytest.mark.parametrize("key", [key for key in LEVELS if LEVELS[key].ask in {"schlag-loses", "trump-loses"}])
def test_a_goal_needs_a_complete_trick(key):
    with pytest.raises(TrickkitError, match="needs a complete trick"):
        kinds.lacking(LEVELS[key], start(LEVELS[key]))


def test_a_goal_needs_a_complete_deal():
    with pytest.raises(TrickkitError, match="needs a complete deal"):
        lack("21.8", "TD>")


@pytest.mark.parametrize("steps", ["N:9X", "trump=Z", "E:9C>", "N"])
def test_what_is_no_step(steps):
    with pytest.raises(TrickkitError):
        kinds.built(LEVELS["21.1"], steps)


def test_every_lack_has_its_text():
    for level in LEVELS.values():
        task = LevelBuild(level)
        for words in (Words(), Words("de")):
            said = {code: str(task.told(code, words).text) for code in ("", *level.more["samples"])}
            assert len(set(said.values())) == len(said)


def test_what_is_given_is_what_is_kept():
    """What can be chosen is shown as chosen, and what cannot is told beforehand."""
    for key, level in LEVELS.items():
        task = LevelBuild(level)
        told = {row["label"] for row in task.given(Words())}
        assert {"Trump", "Schlag"} & told <= {name.capitalize() for name in task.keeps}, key


# ---------------------------------------------------------------------- positions without a goal


def test_the_scenes_of_the_lesson():
    lesson = open_lesson("21", lang="de", deck="german")
    alone = lesson.scenario("21.A")
    assert (alone.mode, alone.lang, alone.deck) == ("trick", "de", "german")
    assert alone.answer.startswith("Süd sticht")
    asked = lesson.scenario("21.B").view
    assert asked["panel"]["legal"] is not None
    known = lesson.scenario("21.C").view
    assert known["panel"]["knows"]["pairs"] is not None
    assert next(each["key"] for each in known["of"]["options"] if each["on"]) == "S"
    empty = lesson.scenario()
    assert isinstance(empty, Scenario)
    assert empty.missing == {"N": 1, "E": 1, "S": 1, "W": 1}


def test_there_is_no_such_scene():
    with pytest.raises(TrickkitError, match=r"its positions: 21\.A, 21\.B, 21\.C"):
        open_lesson("21").scenario("21.Z")
    with pytest.raises(TrickkitError, match="its positions: none"):
        open_lesson("04").scenario("04.A")


def test_the_trick_played_last_is_taken_out_of_its_deal():
    scenario = Scenario(load("21").scenes["21.C"].record)
    before = scenario.answer
    scenario.alone()
    assert scenario.mode == "trick"
    assert scenario.answer == before
    assert [str(card) for seat in scenario._draft.seats for card in scenario._draft.cards_of(seat)] == [
        "9S",
        "KH",
        "JC",
        "QS",
    ]
    scenario.undo()
    assert scenario.mode == "play"


def test_from_playing_one_comes_to_the_trick_played_last():
    """But what was built there before is not thrown away."""
    scenario = Scenario(load("21").scenes["21.C"].record)
    click(scenario, do="mode", key="trick")
    assert scenario.answer.startswith("North wins")
    for do in ("play", "deal", "trick"):
        click(scenario, do="mode", key=do)
    assert scenario.answer.startswith("North wins")
    scenario.put("AC", "E")
    click(scenario, do="mode", key="play")
    click(scenario, do="mode", key="trick")
    assert str(scenario._draft.cards_of(Seat.EAST)[0]) == "AC"


def test_without_a_deal_the_trick_stays_as_it_is():
    scenario = Scenario()
    scenario.put("9C", "N")
    scenario.mode = "deal"
    scenario.alone()
    assert scenario.mode == "trick"
    assert scenario.missing["N"] == 0


def test_a_trick_of_twenty_eight_keeps_the_moment_of_exposure():
    scenario = Scenario(load("21").scenes["21.B"].record)
    scenario.play("W:ask W:AC S:QH E:9C")
    before = scenario.answer
    scenario.alone()
    assert scenario.answer == before
    assert (scenario._draft.trick.trump, scenario._draft.trick.since) == (Suit.CLUBS, 2)


def test_an_unfinished_trick_of_twenty_eight_is_taken_out_too():
    scenario = Scenario(load("21").scenes["21.B"].record)
    scenario.alone()
    assert scenario.missing == {"N": 0, "W": 1, "S": 1, "E": 1}
    assert scenario._draft.trick.trump is None


def test_a_question_is_asked_from_a_script():
    scenario = Scenario(load("21").scenes["21.C"].record)
    scenario.ask("legal", "E")
    assert scenario.view["panel"]["legal"]["title"] == "What East may do"
    with pytest.raises(TrickkitError):
        scenario.ask("why")
    scenario.ask("who")
    assert flat(scenario.view["panel"]["who"]["headline"]).startswith("North wins")
