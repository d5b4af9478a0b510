"""A question with cards, seats, options or an order to choose, judged by the engine."""

from __future__ import annotations

from typing import Any

from trickkit.errors import TrickkitError
from trickkit.i18n import to_json
from trickkit.render import Picture
from trickkit.widgets.base import STATIC, BadMessageError, CardWidget, Message
from trickkit.widgets.exercise import Answer, Grade, QuestionExercise, Tries, hint_view, stars_view
from trickkit.widgets.pictures import question_picture

Json = dict[str, Any]
_MOST = 64  # options in an answer; no question has more


class Question(CardWidget):
    """Ask, judge, say what an answer leads to, and ask again.

    What is accepted stays in Python: nothing of it is synced before the answer is right.

    Args:
        exercise: what is asked.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    _esm = STATIC / "question.js"
    _css = STATIC / "trickkit.css"

    def __init__(
        self, exercise: QuestionExercise, *, lang: str = "en", deck: str = "french", four_color: bool = False
    ) -> None:
        self._exercise = exercise
        self._tries = Tries()
        self._answer: Answer = {}
        self._grade: Grade | None = None
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    @property
    def solved(self) -> bool:
        """Whether it has been answered rightly."""
        return self._tries.solved

    def answer(self, **chosen: str | list[str]) -> None:
        """Answer from a script.

        Args:
            chosen: for each group its key, or a list of keys; `who="W", why="first-schlag"`.

        Raises:
            TrickkitError: if it is no answer to this question.
        """
        with self._lock:
            self._check(chosen)
            self._error = None
            self.publish()

    def again(self) -> None:
        """Ask the same question again; the last answer stays chosen."""
        with self._lock:
            self._grade = None
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
            "label": f"{exercise.key} {title}",
            "key": exercise.key,
            "title": title,
            "goal": to_json(exercise.goal(words)),
            "given": exercise.given(words),
            "felt": exercise.felt(words),
            "groups": groups,
            "state": "open" if grade is None else "right" if grade.right else "wrong",
            "verdict": verdict,
            "check": {"label": words.label("ui.check"), "missing": missing},
            "again": {"do": "again", "label": words.label("ui.again")} if grade is not None else None,
            "hint": hint_view(exercise, self._tries, words),
            "stars": stars_view(self._tries, words) if grade is not None and grade.right else None,
            "chosen": self._answer,
            "more": self.settings_menu(),
        }

    def picture(self) -> Picture:
        """Describe the static picture of the question."""
        return question_picture(self.view)

    def _check(self, answer: Answer) -> None:
        grade = self._exercise.grade(answer)  # raises before anything has changed
        self._answer, self._grade = answer, grade
        if grade.right:
            self._tries.solved = True
        elif not self._tries.solved:
            self._tries.wrong += 1

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
                if not self._tries.solved:
                    self._tries.hints = min(self._tries.hints + 1, len(self._exercise.hints(self._words)))
            case _:
                raise BadMessageError("no such command")


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
