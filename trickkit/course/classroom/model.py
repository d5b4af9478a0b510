"""A class set as data: what a teacher hands out, the same for everybody."""

from __future__ import annotations

import hashlib
import json
from dataclasses import astuple, dataclass
from functools import cached_property
from random import Random
from typing import Final, Literal

from trickkit.coach.exercises import Exercise, games_for, generate
from trickkit.course.levels import load
from trickkit.errors import TrickkitError
from trickkit.games import GAMES
from trickkit.record import parse_record, write_deal
from trickkit.seats import Seat

FORMAT: Final = "trickkit-set 1"
"""Stands at the head of a set file."""
GUIDED: Final = "guided"
"""The kind of a deal, as of a level that is a guided hand."""
_ID_LETTERS: Final = 8

What = Literal["level", "exercise", "deal"]
"""What a task of a set can be."""


@dataclass(frozen=True, slots=True)
class SetExercise:
    """An exercise from a seed."""

    kind: str
    """What is asked, a name from `trickkit.coach.exercises.KINDS`."""
    seed: str
    """What it is made from."""
    level: int | None = None
    """How difficult it is, 1 to 5; None leaves it open."""
    game: str = ""
    """`latinern` or `twenty-eight`; empty for the first game that has the kind."""
    rules: str = ""
    """House settings, as in a record."""

    def made(self) -> Exercise:
        """Make the exercise.

        Raises:
            TrickkitError: if kind, game, rules and level do not go together, or the seed gives none.

        >>> SetExercise("who-wins", "monday", level=2).made().difficulty
        2
        """
        game = GAMES[self.game or games_for(self.kind)[0]]
        return generate(self.kind, self.seed, game.parse(self.rules), self.level)


@dataclass(frozen=True, slots=True)
class SetDeal:
    """A deal that is played as a guided hand: from a seed, or a record."""

    game: str = "latinern"
    """`latinern` or `twenty-eight`; of a record its own game."""
    seed: str = ""
    """What it is dealt from, as `trickkit deal` does; empty if there is a record."""
    record: str = ""
    """A full record; empty if there is a seed. Its acts are what the others do as long as the deal goes that way."""
    seat: str = "S"
    """Where the learner sits."""
    dealer: str = ""
    """Who deals, without a record; empty for the first who can."""
    rules: str = ""
    """House settings, as in a record, without a record."""

    def written(self) -> str:
        """Give the deal as a full record.

        Raises:
            TrickkitError: if seed, rules and dealer make no deal, or the record cannot be read or is a view.

        >>> print(SetDeal(seed="7").written().splitlines()[1])
        [Game "latinern"]
        """
        if self.record:
            if parse_record(self.record).state is None:
                raise TrickkitError("the record holds one seat's view; a deal needs all cards")
            return self.record
        game = GAMES[self.game].parse(self.rules)
        dealer = {"dealer": Seat.parse(self.dealer)} if self.dealer else {}
        return write_deal(game.deal(Random(f"{game.name}/{self.seed}/0"), **dealer), str(game))


@dataclass(frozen=True, slots=True)
class Settings:
    """How the tasks of a set look, and whether there is help."""

    lang: str = "en"
    """`en` or `de`."""
    deck: str = "french"
    """`french` or `german`."""
    four_color: bool = False
    """A colour of its own for each suit."""
    hints: bool = True
    """Whether exercises and deals offer hints. Levels of the course always do."""


@dataclass(frozen=True, slots=True)
class Item:
    """One task of a set."""

    key: str
    """`04.3` for a level, `e1` for the first exercise, `d1` for the first deal."""
    what: What
    """What it is."""
    kind: str
    """Kind of the exercise or the level; of a deal `guided`."""


@dataclass(frozen=True)
class ClassSet:
    """What a teacher hands out.

    >>> algebra = ClassSet("Algebra 7b", lessons=("00",), exercises=(SetExercise("who-wins", "1"),))
    >>> [item.key for item in algebra.items]
    ['00.1', '00.2', '00.3', 'e1']
    >>> algebra.id == ClassSet("7b", lessons=("00",), exercises=(SetExercise("who-wins", "1"),), due="Friday").id
    True
    """

    name: str
    """What it is called."""
    lessons: tuple[str, ...] = ()
    """Whole lessons, as `04`."""
    levels: tuple[str, ...] = ()
    """Single levels of other lessons, as `09.1`."""
    exercises: tuple[SetExercise, ...] = ()
    """Exercises from seeds."""
    deals: tuple[SetDeal, ...] = ()
    """Deals that are played as guided hands."""
    settings: Settings = Settings()
    """How it looks, and whether there is help."""
    due: str = ""
    """Until when, in the teacher's words."""
    marks: bool = False
    """Whether it is for marks: then no answer is handed out with it."""

    @cached_property
    def id(self) -> str:
        """What its results name it by: a few letters computed from its tasks.

        Name, date and settings do not change it, so results stay valid when a teacher mends a word.
        """
        tasks = [
            self.lessons,
            self.levels,
            [astuple(each) for each in self.exercises],
            [(*astuple(each)[:2], " ".join(each.record.split()), *astuple(each)[3:]) for each in self.deals],
            self.marks,
        ]
        return hashlib.sha256(json.dumps(tasks, ensure_ascii=True).encode()).hexdigest()[:_ID_LETTERS]

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """Its tasks in order: lessons, levels, exercises, deals.

        Raises:
            TrickkitError: if there is no such lesson or level.
        """
        keys = [key for lesson in self.lessons for key in load(lesson).keys] + list(self.levels)
        found = [Item(key, "level", kind_of_level(key)) for key in keys]
        found += [Item(f"e{n}", "exercise", each.kind) for n, each in enumerate(self.exercises, start=1)]
        found += [Item(f"d{n}", "deal", GUIDED) for n in range(1, len(self.deals) + 1)]
        return tuple(found)

    def item(self, key: str) -> Item:
        """Give a task by its key.

        Raises:
            TrickkitError: if there is none.
        """
        for item in self.items:
            if item.key == key:
                return item
        there = ", ".join(item.key for item in self.items)
        raise TrickkitError(f'the set "{self.name}" has no task "{key}"; its tasks are {there}')

    def exercise(self, key: str) -> SetExercise:
        """Give an exercise by its key, as `e1`."""
        return self.exercises[int(key[1:]) - 1]

    def deal(self, key: str) -> SetDeal:
        """Give a deal by its key, as `d1`."""
        return self.deals[int(key[1:]) - 1]


def kind_of_level(key: str) -> str:
    """Give the kind of a level of the course.

    Raises:
        TrickkitError: if there is none.

    >>> kind_of_level("00.1"), kind_of_level("10.5")
    ('play', 'match')
    """
    lesson = load(key.partition(".")[0])
    level = lesson.matches.get(key) or lesson.levels.get(key)
    if level is None:
        raise TrickkitError(f'lesson {lesson.lesson} has no level "{key}"; its levels are {", ".join(lesson.keys)}')
    return level.kind
