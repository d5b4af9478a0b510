"""An exercise of the coach as a question: its groups of options, the table it is about, the next one of its kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any, Final, NamedTuple

from trickkit.cards import Card, Rank, Suit
from trickkit.coach import exercises as coach
from trickkit.coach.exercises.model import Form
from trickkit.explain import rule
from trickkit.explain.exercises import hint, noted, question
from trickkit.explain.exercises import option as spelled
from trickkit.games import GAMES
from trickkit.i18n import Text, Words, plain
from trickkit.record.model import AnyView
from trickkit.seats import Seat
from trickkit.tricks import Reason, Trick
from trickkit.widgets import options
from trickkit.widgets.exercise import Answer, Grade, Told
from trickkit.widgets.options import Answers
from trickkit.widgets.table_view.posed import posed_view

Json = dict[str, Any]


class Ask(NamedTuple):
    """How a group of options is asked for."""

    group: str
    """Its name in an answer."""
    look: str
    """How the front end draws it: `cards`, `list`, `chips`, `hand`, `pairs` or `number`."""


ASKED: Final[dict[str, tuple[Ask, ...]]] = {
    "who-wins": (Ask("who", "cards"), Ask("why", "list")),
    "legal": (Ask("acts", "hand"),),
    "cross-out": (Ask("pairs", "pairs"),),
    "find-pair": (Ask("pair", "pairs"),),
    "hidden-suit": (Ask("suits", "chips"),),
    "minimum-bid": (Ask("bid", "chips"),),
    "points-so-far": (Ask("points", "number"),),
    "ask-or-wait": (Ask("act", "chips"),),
    "go-or-stay": (Ask("word", "chips"),),
    "best-card": (Ask("act", "hand"),),
}
"""By kind: the groups of its options, in order."""
_AT_ONCE: Final = frozenset({"chips", "hand"})
"""How single choices look that are an answer as soon as they are taken: what is done at a table takes one tap."""


@dataclass(frozen=True, slots=True)
class Asking:
    """What can be answered, without what is right."""

    kind: str
    """The kind of exercise."""
    form: Form
    """How an answer is made up."""
    options: tuple[tuple[str, ...], ...]
    """The keys of each group."""
    hand: tuple[Card, ...]
    """What the seat holds in hand."""
    trick: Trick | None = None
    """The trick, where it is asked who wins it."""

    @property
    def answers(self) -> Answers:
        """What an answer can be."""
        names = (ask.group for ask in ASKED[self.kind])
        return Answers(self.form, dict(zip(names, self.options, strict=True)))

    def groups(self, words: Words) -> list[Json]:
        """Give the groups of options."""
        alone = len(ASKED[self.kind]) == 1 and self.form == "one"
        groups = []
        for (group, look), keys in zip(ASKED[self.kind], self.options, strict=True):
            described: Json = {
                "id": group,
                "type": self.form,
                "look": look,
                "legend": words.label(f"ui.question.{group}"),
                "instant": alone and look in _AT_ONCE,
                "options": [self._option(group, key, words) for key in keys],
            }
            if self.form == "many":
                described["count"] = words.label("ui.chosen.template", n="{n}")
            if look == "pairs":
                described |= _heads(keys, words)
            groups.append(described)
        return groups

    def _option(self, group: str, key: str, words: Words) -> Json:
        match group:
            case "who" if self.trick is not None:
                return options.played(Seat(key), self.trick, words)
            case "why":
                return options.reason(Reason(key), words)
            case "suits":
                return options.suit(Suit(key), words)
            case "pairs" | "pair":
                suit, _, rank = key.partition("/")
                name = words.label("ui.pair", trump=Suit(suit), schlag=Rank(rank))
                return options.said(key, plain(spelled(key, self.kind, words))) | {"name": name}
            case "acts" | "act" if key in _CARDS:
                return options.card(Card.parse(key), words) | self._face_down(Card.parse(key), words)
            case _:
                return options.said(key, plain(spelled(key, self.kind, words)))

    def _face_down(self, card: Card, words: Words) -> Json:
        """Tell the bidder's own trump card from the cards in the hand."""
        if card in self.hand:
            return {}
        return {"label": words.label("ui.down"), "name": words.label("ui.down.mine", card=card)}


def board_of(kind: str, options: tuple[str, ...], view: AnyView, words: Words) -> Json:
    """Give the table of an exercise whose cards are hidden.

    Args:
        kind: the kind of exercise.
        options: the keys of its first group.
        view: what the seat has seen.
        words: language and deck.
    """
    # All own cards are seen once: at the table, unless they are what is chosen from.
    chosen_from = {*map(str, view.hand)} <= {*options}
    # Card points that are won would be the answer.
    return posed_view(view, words, hand=not chosen_from, points=kind != "points-so-far")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """An exercise of the coach, asked by `Question`.

    What is right is told by the exercise's own grader, why by its own reasons.
    """

    exercise: coach.Exercise
    """The exercise."""
    level: int | None = None
    """How difficult the next one shall be; None leaves it open."""
    day: date | None = None
    """The day whose puzzle it is; there is one a day, so nothing follows it."""

    @property
    def key(self) -> str:
        """Its kind and its seed: no two exercises asked one after the other have the same."""
        return f"{self.exercise.kind} {self.exercise.seed}".strip()

    def title(self, words: Words) -> str:
        """Give the heading."""
        return words.label(f"ui.kind.{self.exercise.kind}")

    def name(self, words: Words) -> str:
        """Give the heading."""
        return self.title(words)

    def goal(self, words: Words) -> Text:
        """Ask the question."""
        return question(self.exercise, words)

    def hints(self, words: Words) -> tuple[Text, ...]:
        """Give the three hints."""
        return tuple(hint(self.exercise, level, words) for level in (1, 2, 3))

    def given(self, words: Words) -> list[Json]:
        """Say how difficult it is, and what stands in the head of its table."""
        steps = words.label("ui.difficulty.of", n=self.exercise.difficulty, of=coach.HARDEST)
        board = self.board(words)
        told = [{"label": words.label("ui.difficulty"), "value": [steps]}]
        if self.day is not None:
            told.append({"label": words.label("ui.day"), "value": [spelled_day(self.day, words)]})
        return [*(board["facts"] if board else ()), *told]

    def felt(self, words: Words) -> None:
        """Give no single cards: they lie on the table."""

    def rounds(self, words: Words) -> list[Json]:  # noqa: ARG002 - what others show depends on the language
        """Give no rounds: an exercise is about one table."""
        return []

    def board(self, words: Words) -> Json | None:
        """Give the table, if the cards are not open: then the trick lies among the options, and no more is needed."""
        exercise = self.exercise
        if exercise.open:
            return None
        seen = exercise.state.observe(exercise.seat)
        return board_of(exercise.kind, exercise.posed.options[0], seen, words)

    def concluded(self, words: Words) -> None:
        """Leave the table as it is."""

    @property
    def answers(self) -> Answers:
        """What an answer can be."""
        exercise = self.exercise
        names = (ask.group for ask in ASKED[exercise.kind])
        return Answers(exercise.form, dict(zip(names, exercise.posed.options, strict=True)))

    def groups(self, words: Words) -> list[Json]:
        """Give the groups of options."""
        exercise, state = self.exercise, self.exercise.state
        trick = state.position.tricks[-1].trick if exercise.kind == "who-wins" else None
        asking = Asking(exercise.kind, exercise.form, exercise.posed.options, state.observe(exercise.seat).hand, trick)
        return asking.groups(words)

    def grade(self, answer: Answer) -> Grade:
        """Judge an answer.

        Raises:
            TrickkitError: if it is no answer to this question.
        """
        right = self._graded(answer).right
        return Grade(right, self.answers.marks(answer, self.exercise.accepted, right=right))

    def told(self, answer: Answer, words: Words) -> Told:
        """Say why an answer is right, or what is wrong with it."""
        graded = self._graded(answer)
        note = graded.note
        title = words.message("ui.right" if graded.right else "ui.wrong")
        seat = answer.get("who")
        if isinstance(seat, str) and all(seat not in right.split() for right in self.exercise.accepted):
            title = words.message("ui.wrong.seat", seat=Seat(seat))
        why = Text.of(rule(note.clause, words)) if note.clause else None
        return Told(title, noted(self.exercise, note, words), why)

    def _graded(self, answer: Answer) -> coach.Grade:
        return coach.grade(self.exercise, self.answers.read(answer))

    @property
    def following(self) -> Callable[[], Puzzle] | None:
        """What makes the next exercise; None if this one came from no seed, or is that of a day."""
        return self._following if self.exercise.seed and self.day is None else None

    def _following(self) -> Puzzle:
        """Make an exercise of the same kind, game and level from the next seed.

        Raises:
            NoExerciseError: if it gives none.
        """
        exercise = self.exercise
        game = GAMES[exercise.game].parse(str(exercise.state.game))
        made = coach.generate(exercise.kind, coach.following(exercise.seed), game, self.level)
        return Puzzle(made, self.level)


def spelled_day(day: date, words: Words) -> str:
    """Write a day.

    >>> spelled_day(date(2026, 1, 31), Words()), spelled_day(date(2026, 1, 31), Words("de"))
    ('January 31, 2026', '31. Januar 2026')
    """
    month = words.label(f"ui.month.{day.month}")
    return words.label("ui.day.date", day=day.day, month=month, year=day.year)


_CARDS: Final = frozenset(f"{rank}{suit}" for rank in Rank for suit in Suit)


def _heads(keys: tuple[str, ...], words: Words) -> Json:
    """Name the rows and columns of the pairs: a row for each Schlag, a column for each trump, as on the grid."""
    suits = dict.fromkeys(key.partition("/")[0] for key in keys)
    shown = {key.partition("/")[2] for key in keys}
    return {
        "cols": [{"key": suit, "name": words.label("ui.pair.trump", trump=Suit(suit))} for suit in suits],
        "rows": [
            {"key": str(rank), "name": words.label("ui.pair.schlag", schlag=rank)}
            for rank in Rank
            if str(rank) in shown
        ],
    }
