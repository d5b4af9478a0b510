"""Levels of Twenty-eight: re-deal what the learner cannot know; what is shown before an answer stays the same."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from tests.contract.wires import wire
from tests.worlds_28 import twin
from trickkit import write_record
from trickkit.course.exercises import LevelPlay, LevelQuestion, exercise
from trickkit.course.levels import Level, load
from trickkit.widgets import PlayLevel, Question

LEVELS = {key: level for number in ("13", "14", "15") for key, level in load(number).levels.items()}
OPEN = {"14.7", "14.8", "14.9", "15.5"}
"""Here all cards have been played, so there is no other world."""


def everything(level: Level) -> list[str]:
    """Give what reaches the browser before an answer, and with each step of the hint."""
    task = exercise(level)
    assert isinstance(task, LevelPlay | LevelQuestion)
    shown = PlayLevel(task) if isinstance(task, LevelPlay) else Question(task)
    got = [wire(shown)]
    for _ in range(3):
        shown._on_msg(shown, {"do": "hint", "rev": shown.view["rev"]}, [])
        assert shown.view["error"] is None
        got.append(wire(shown))
    return got


@pytest.mark.parametrize("key", sorted(LEVELS.keys() - OPEN))
def test_levels_in_twin_worlds_are_the_same(key):
    level, rng = LEVELS[key], Random(key)
    other = twin(level.twenty_eight, level.seat, rng, tries=4000)
    assert other is not None
    assert other.deal != level.twenty_eight.deal
    worlds = [everything(each) for each in (level, dataclasses.replace(level, record=write_record(other)))]
    assert worlds[0] == worlds[1]


def test_in_a_twin_world_another_suit_is_hidden():
    suits = set()
    for key in ("13.3", "13.5", "15.1"):
        level = LEVELS[key]
        for seed in range(20):
            other = twin(level.twenty_eight, level.seat, Random(seed), tries=400)
            assert other is not None
            suits.add((key, other.position.down and other.position.down.suit))
    assert len(suits) > 6
