"""A level that is a whole deal, guided from the first act to the last, and gone through at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from trickkit.coach.judging import PlayedHand
from trickkit.i18n import Text, Words, to_json
from trickkit.widgets.base import BadMessageError, Message
from trickkit.widgets.exercise import Tries
from trickkit.widgets.guided import Guided
from trickkit.widgets.hints import usual
from trickkit.widgets.moves import Move
from trickkit.widgets.reviewing import answered, reviewed
from trickkit.widgets.session.replay import AnyState
from trickkit.widgets.session.reviewing import ReviewSession
from trickkit.widgets.table_view import Json


class GuidedExercise(Protocol):
    """A deal to be played, with its author's words."""

    @property
    def key(self) -> str:
        """Its key, as `08.1`."""

    @property
    def record(self) -> str:
        """The whole deal, a full record; the others do what it has."""

    @property
    def seat(self) -> str:
        """Where the learner sits."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is right and what is said, for each of the learner's acts."""

    def title(self, words: Words) -> str:
        """Give the heading."""

    def goal(self, words: Words) -> Text:
        """Say what to do, where a move does not say it."""

    def done(self, words: Words) -> Text:
        """Say what the deal has shown, when it was played as recorded."""


@dataclass(slots=True)
class GuidedTries(Tries):
    """How a learner fares with a guided hand: its stars count decisions, not slips."""

    earned: int = 0
    """The stars, once it is over."""

    @property
    def stars(self) -> int:
        """As many as `Guided.stars`."""
        return self.earned


class GuidedLevel(Guided):
    """A guided hand as a level: with heading and goal, a closing word, and the review of what was played.

    Args:
        exercise: what is to be played.
        worlds: how many worlds the coach looks at, as at `Guided`.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    def __init__(
        self,
        exercise: GuidedExercise,
        *,
        worlds: int | None = None,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        self._exercise = exercise
        self._review: ReviewSession | None = None
        self._best: GuidedTries | None = None
        super().__init__(
            exercise.record,
            seat=exercise.seat,
            moves=exercise.moves,
            worlds=worlds,
            lang=lang,
            deck=deck,
            four_color=four_color,
        )

    @property
    def key(self) -> str:
        """The level's key."""
        return self._exercise.key

    @property
    def tried(self) -> GuidedTries:
        """How the learner has fared: the best time that the deal was played to its end, else this time so far."""
        best, now = self._best, self._now()
        return now if best is None or (now.solved and now.stars > best.stars) else best

    def _now(self) -> GuidedTries:
        return GuidedTries(
            wrong=self.wrong, hints=self.hints, solved=self.solved, earned=self.stars if self.solved else 0
        )

    def snapshot(self) -> Json:
        """Give the table, or the review of the deal that was played at it."""
        if self._review is None:
            return super().snapshot()
        shown = reviewed(self._review, self._session.line, self._words, closable=True, trials=False)
        return shown | {"title": self._exercise.title(self._words), "more": self.settings_menu()}

    def controls(self, table: Json) -> Json:
        """Add the level's heading, goal and closing word, and the way to the review."""
        got, words = super().controls(table), self._words
        got["title"] = self._exercise.title(words)
        if not self.solved:
            got["goal"] = got["goal"] or to_json(self._exercise.goal(words))
            return got
        got["buttons"].insert(0, {"do": "review", "label": words.label("ui.review.open"), "main": True})
        if self._session.as_recorded:
            got["verdict"] = self._closing(got["verdict"])
        return got

    def _closing(self, verdict: Json | None) -> Json:
        said = to_json(self._exercise.done(self._words))
        if verdict is None:
            return {"right": True, "title": to_json(self._words.message("ui.right")), "text": said, "why": None}
        return {**verdict, "text": [*verdict["text"], " ", *said] if verdict["text"] else said}

    def handle(self, message: Message) -> None:
        """Do what the learner clicked, at the table or in the review."""
        if self._review is not None:
            self._in_review(self._review, message)
        elif message.get("do") == "review":
            self._open()
        else:
            super().handle(message)

    def _open(self) -> None:
        if not self.solved:
            raise BadMessageError("a review comes after the last card")
        line = self._session.line
        self._review = ReviewSession(PlayedHand.of(line.state), line.seat, worlds=self._worlds)

    def _worlds(self, state: AnyState) -> int | None:
        """Look at as many worlds as while it was played, so that the review does not contradict what was said then."""
        effort = self._effort or usual(state.observe(self._session.line.seat), quick=True)
        return effort.worlds

    def _in_review(self, review: ReviewSession, message: Message) -> None:
        if answered(review, message):
            return
        if message.get("do") != "close":
            raise BadMessageError("no such command in a review")
        self._review = None

    def _again(self) -> None:
        best = self.tried if self.solved else self._best
        self._review = None
        super()._again()
        self._best = best
