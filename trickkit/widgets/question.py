"""A question with cards, seats, options or an order to choose, judged by the engine."""

from __future__ import annotations

from typing import Any

from trickkit.coach import exercises as coach
from trickkit.errors import NotationError, TrickkitError, shorten
from trickkit.games import GAMES
from trickkit.i18n import Words, to_json
from trickkit.render import Picture
from trickkit.widgets.base import STATIC, BadMessageError, Message
from trickkit.widgets.exercise import Answer, Grade, QuestionExercise, hint_view, stars_view
from trickkit.widgets.pictures import question_picture
from trickkit.widgets.projecting import Turning
from trickkit.widgets.puzzle import Puzzle
from trickkit.widgets.solving import Solving

Json = dict[str, Any]
_MOST = 64  # options in an answer; no question has more


class Question(Solving[QuestionExercise]):
    """Ask, judge, say what an answer leads to, and ask again.

    What is accepted stays in Python: nothing of it is synced before the answer is right.

    Args:
        exercise: what is asked: an exercise of `trickkit.coach.exercises`, or a level of the course.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
        projector: large, to be read from the back of a room; it can be switched in the menu.
    """

    _esm = STATIC / "question.js"
    _css = STATIC / "trickkit.css"
    _projects = True

    def __init__(
        self,
        exercise: QuestionExercise | coach.Exercise,
        *,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
        projector: bool = False,
    ) -> None:
        self._ask(Puzzle(exercise) if isinstance(exercise, coach.Exercise) else exercise)
        self._answer: Answer = {}
        self._grade: Grade | None = None
        super().__init__(lang=lang, deck=deck, four_color=four_color, projector=projector)

    def answer(self, **chosen: str | list[str]) -> None:
        """Answer from a script.

        Args:
            chosen: for each group its key, or a list of keys; `who="W", why="first-schlag"`.

        Raises:
            TrickkitError: if it is no answer to this question.
        """
        with self._lock:
            self._error = None
            self._check(chosen)
            self.publish()

    def again(self) -> None:
        """Ask the same question again; the last answer stays chosen."""
        with self._lock:
            self._grade = None
            self.publish()

    def next(self) -> None:
        """Ask the next question for practice: of the same kind and level, from the next seed.

        Raises:
            TrickkitError: if this question has none; an exercise made from a position has not, nor has a level.
        """
        with self._lock:
            self._follow()
            self.publish()

    def snapshot(self) -> Json:
        """Give the question, and what was said to the last answer."""
        words, exercise, grade = self._words, self._exercise, self._grade
        marks = grade.marks if grade else {}
        groups = exercise.groups(words)
        for group in groups:
            for option in group["options"]:
                option["mark"] = marks.get(group["id"], {}).get(option["key"])
        verdict = None
        if grade is not None:
            told = exercise.told(self._answer, words)
            verdict = {
                "title": to_json(told.title),
                "text": to_json(told.text),
                "why": to_json(told.why) if told.why else None,
            }
        missing = {group["id"]: words.label(_missing(group)) for group in groups if group["type"] != "many"}
        title = exercise.title(words)
        return {
            "kind": "question",
            "label": exercise.name(words),
            "key": exercise.key,
            "title": title,
            "goal": to_json(exercise.goal(words)),
            "given": exercise.given(words),
            "felt": exercise.felt(words),
            "rounds": exercise.rounds(words),
            "board": self._board(words),
            "groups": groups,
            "state": "open" if grade is None else "right" if grade.right else "wrong",
            "verdict": verdict,
            "check": {"label": words.label("ui.check"), "missing": missing},
            "again": {"do": "again", "label": words.label("ui.again")} if grade is not None else None,
            "next": self._next_button(),
            "hint": hint_view(exercise, self._tries, words),
            "stars": stars_view(self._tries, words) if grade is not None and grade.right else None,
            "chosen": self._answer,
            "more": self.settings_menu(),
        }

    def _board(self, words: Words) -> Json | None:
        """Give the table that the question is about; after a right answer, what came of it."""
        after = self._exercise.concluded(words) if self._grade is not None and self._grade.right else None
        return after or self._exercise.board(words)

    def turning(self, shown: Json) -> Turning:
        """Go on to the next question, or ask this one again."""
        return None, shown["next"] or shown["again"]

    def picture(self) -> Picture:
        """Describe the static picture of the question."""
        return question_picture(self.view)

    def _next_button(self) -> Json | None:
        """Offer the next question once this one is answered rightly."""
        if self._grade is None or not self._grade.right or self._exercise.following is None:
            return None
        return {"do": "next", "label": self._words.label("ui.next"), "icon": "next", "main": True}

    def _follow(self) -> None:
        make = self._exercise.following
        if make is None:
            raise TrickkitError("this question has no next one; practise() makes questions that have")
        self._ask(make())  # raises before anything has changed
        self._answer, self._grade = {}, None

    def _go_on(self) -> None:
        if self._next_button() is None:
            raise BadMessageError("no next question is offered now")
        try:
            self._follow()
        except coach.NoExerciseError:
            self._error = self._words.message("ui.next.none")

    def _check(self, answer: Answer) -> None:
        grade = self._exercise.grade(answer)  # raises before anything has changed
        self._answer, self._grade = answer, grade
        self._answered(self._tries.answer(right=grade.right))

    def handle(self, message: Message) -> None:
        """Judge the answer checked, show a hint, or ask again."""
        match message.get("do"):
            case "check":
                try:
                    self._check(_read_answer(message.get("answer")))
                except TrickkitError as error:
                    raise BadMessageError(str(error)) from None
            case "again":
                self._grade = None
            case "hint":
                self._take_hint()
            case "next":
                self._go_on()
            case _:
                raise BadMessageError("no such command")


def practise(
    kind: str,
    *,
    seed: object = 1,
    level: int | None = None,
    game: str = "",
    rules: str = "",
    lang: str = "en",
    deck: str = "french",
    four_color: bool = False,
) -> Question:
    """Ask exercises of a kind, one after the other.

    Args:
        kind: a name from `trickkit.coach.exercises.KINDS`, as `who-wins`.
        seed: where the first one comes from; the next ones come from the seeds that follow.
        level: how difficult they shall be, 1 to 5; without it, as they come.
        game: `latinern` or `twenty-eight`; without it the first game that has the kind.
        rules: house settings, as in a record.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TrickkitError: if there is no such kind, game or level, or the seed gives no exercise.

    >>> practise("legal", seed=4, level=2, lang="de")
    <Question: Was ist erlaubt?>
    """
    known = coach.games_for(kind)
    name = game or known[0]
    if name not in GAMES:
        raise NotationError(f'"{shorten(name)}" is no game here; choose {" or ".join(known)}', name)
    exercise = coach.generate(kind, seed, GAMES[name].parse(rules), level)
    return Question(Puzzle(exercise, level), lang=lang, deck=deck, four_color=four_color)


def _read_answer(raw: object) -> Answer:
    if not isinstance(raw, dict):
        raise BadMessageError("an answer names a key for each group")
    answer: Answer = {}
    for group, chosen in raw.items():
        keys = chosen if isinstance(chosen, list) else [chosen]
        if not isinstance(group, str) or len(keys) > _MOST or not all(isinstance(key, str) for key in keys):
            raise BadMessageError("an answer names a key for each group")
        answer[group] = list(keys) if isinstance(chosen, list) else chosen
    return answer


def _missing(group: Json) -> str:
    if group["type"] == "order":
        return "ui.missing.order"
    return f"ui.missing.{group['id']}" if group["id"] in {"who", "why", "suit", "rank"} else "ui.missing.answer"
