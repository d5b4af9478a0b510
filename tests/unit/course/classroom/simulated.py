"""A class that works on a set: each learner in a folder of their own, answering through the widgets, by a clock."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.unit.course.classroom.learners import played, right, wrong
from tests.unit.widgets.front import click
from trickkit.course import open_set
from trickkit.course.classroom.scores import LONGEST_PAUSE
from trickkit.widgets import Guided, Question

if TYPE_CHECKING:
    import pytest

SET = """format = "trickkit-set 1"
name = "Algebra 7b"
due = "Friday"
levels = ["01.1"]

[[exercise]]
kind = "who-wins"
seed = "algebra 1"
[[exercise]]
kind = "who-wins"
seed = "algebra 2"
[[exercise]]
kind = "cross-out"
seed = "algebra 1"
level = 1
[[exercise]]
kind = "legal"
seed = "algebra 1"
[[exercise]]
kind = "minimum-bid"
seed = "algebra 1"
[[exercise]]
kind = "points-so-far"
seed = "algebra 1"
[[deal]]
seed = "algebra 1"
"""
NAMES = ("Ann", "Bob", "Çem", "Dora O'Neill", "=Eve()", "<b>Finn</b>", "Gül", "Hans; -Peter")


@dataclass
class Clock:
    """The time of a learner; the widgets' answers are stamped with it."""

    now: datetime = datetime(2026, 1, 31, 12, tzinfo=UTC)

    def stamp(self) -> str:
        return self.now.isoformat(timespec="seconds")

    def wait(self, seconds: int) -> int:
        """Let time pass; give how much of it counts."""
        self.now += timedelta(seconds=seconds)
        return min(seconds, LONGEST_PAUSE)


@dataclass
class Learner:
    """What one of them did, as the class knows it without asking trickkit."""

    name: str
    file: Path
    done: dict[str, tuple[int, int, int, int]] = field(default_factory=dict)
    """By task: tries, hints, seconds, stars."""


def work(text: str, folder: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> Learner:
    """Let one learner work on a set, and hand in."""
    rng, clock = Random(f"learner/{number}"), Clock()
    monkeypatch.setenv("TRICKKIT_HOME", str(folder / f"home{number}"))
    for where in ("course.noting", "course.classroom.work", "course.classroom.handing"):
        monkeypatch.setattr(f"trickkit.{where}.stamp", clock.stamp)
    handed_in = folder / "handed in" / f"{number:02d}"
    handed_in.mkdir(parents=True)
    set_file = folder / f"set{number}.toml"
    set_file.write_text(text, "utf-8")
    work = open_set(set_file)
    name = NAMES[number % len(NAMES)] if number % 3 else ""
    done = {}
    for item in work.set.items:
        if rng.random() < 0.1 or (item.what == "deal" and number > 2):
            continue
        widget = work.play(item.key)
        if isinstance(widget, Guided):
            done[item.key] = _hand(widget, rng, clock)
        elif isinstance(widget, Question) and item.what == "exercise":
            done[item.key] = _question(widget, rng, clock)
        elif isinstance(widget, Question):
            done[item.key] = _level(widget, rng, clock)
    work.results(name, to=handed_in)
    (file,) = handed_in.glob("*.json")
    return Learner(name, file, done)


def _question(question: Question, rng: Random, clock: Clock) -> tuple[int, int, int, int]:
    wrongs, solves, hints, seconds = rng.choice((0, 0, 0, 1, 1, 2, 3)), rng.random() < 0.85, 0, 0
    for _ in range(wrongs):
        seconds += clock.wait(rng.choice((5, 40, 90, 700)))
        wrong(question, rng)
    if not solves and wrongs:
        return wrongs, hints, seconds, 0
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        click(question, do="hint")
        hints += 1
    seconds += clock.wait(rng.randrange(5, 100))
    right(question)
    if rng.random() < 0.2:  # to see what it leads to; that counts for nothing, but the time goes by
        clock.wait(rng.randrange(100))
        wrong(question, rng)
    return wrongs + 1, hints, seconds, max(1, 3 - wrongs - hints)


def _level(question: Question, rng: Random, clock: Clock) -> tuple[int, int, int, int]:
    """Try seats until one is right."""
    tries = seconds = 0
    for seat in rng.sample("NESW", 4):
        seconds += clock.wait(rng.randrange(5, 100))
        question.answer(who=seat)
        tries += 1
        if question.solved:
            break
    return tries, 0, seconds, max(1, 4 - tries)


def _hand(hand: Guided, rng: Random, clock: Clock) -> tuple[int, int, int, int]:
    seconds = clock.wait(rng.randrange(60, 200))  # every act at the same moment
    slips = played(hand, rng.randrange(3))
    return slips + 1, 0, seconds, hand.stars
