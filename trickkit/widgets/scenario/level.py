"""A level at the scenario: a position is built until it meets a goal. Answers are silent until it is checked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, Protocol

from trickkit.i18n import Words, to_json
from trickkit.render import Picture
from trickkit.widgets.base import BadMessageError, Message, word
from trickkit.widgets.exercise import Exercise, Told, hint_view, stars_view
from trickkit.widgets.scenario import view as drawn
from trickkit.widgets.scenario.draft import DEAL, PLAY, TRICK, Draft
from trickkit.widgets.scenario.picture import scenario_picture
from trickkit.widgets.scenario.widget import Scenario
from trickkit.widgets.scenario.workbench import Workbench
from trickkit.widgets.solving import Solving

Json = dict[str, Any]
_ALWAYS: Final = frozenset({"card", "seat", "put", "as", "ask", "of", "work"})
"""What may be done at every such level."""
_CHOICES: Final = frozenset({"trump", "schlag", "leader", "since"})
"""What may be chosen at a trick, unless the level keeps it."""


class BuildExercise(Exercise, Protocol):
    """An exercise that is answered by a position."""

    @property
    def start(self) -> Draft:
        """Where the learner begins."""

    @property
    def keeps(self) -> Collection[str]:
        """What may not be chosen: `trump`, `schlag`, `leader`, `since`."""

    @property
    def deals(self) -> bool:
        """Whether cards of a deal may be put elsewhere, too."""

    @property
    def asks(self) -> tuple[str, str]:
        """What is asked of the position once it was checked, and of which seat; of a trick always who wins it."""

    def given(self, words: Words) -> list[Json]:
        """Give what is told beforehand, as label and value."""

    def lacking(self, draft: Draft) -> str:
        """Say what a complete position lacks, as a code; nothing if it is right."""

    def told(self, lack: str, words: Words) -> Told:
        """Say what became of a position that lacks this, or nothing."""


@dataclass(frozen=True, slots=True)
class _Checked:
    """What was checked last."""

    draft: Draft
    """The position."""
    lack: str
    """What it lacks; nothing if it is right."""


class BuildLevel(Solving[BuildExercise], Scenario):
    """A scenario with a goal, hints and stars. Who wins, what is legal and who knows what is shown once it was checked.

    Args:
        exercise: what is asked.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    def __init__(
        self, exercise: BuildExercise, *, lang: str = "en", deck: str = "french", four_color: bool = False
    ) -> None:
        self._ask(exercise)
        self._begin()
        super(Scenario, self).__init__(lang=lang, deck=deck, four_color=four_color)  # a level begins from no text

    def _begin(self) -> None:
        self._checked: _Checked | None = None
        asked, seat = self._exercise.asks
        self._bench = Workbench(self._exercise.start, self._exercise.key)
        self._bench.choose("ask", asked)
        self._bench.choose("of", seat)

    # ------------------------------------------------------------------ what the learner does

    def check(self) -> None:
        """Have the position judged.

        Raises:
            TrickkitError: if a card is missing.
        """
        with self._lock:
            self._error = None
            self._check()
            self.publish()

    def again(self) -> None:
        """Begin anew; how it was solved is kept."""
        with self._lock:
            self._begin()
            self.publish()

    def undo(self) -> None:
        """Take the last change back, but nothing of what the level began with."""
        with self._lock:
            self._take_back()
            self.publish()

    def _take_back(self) -> None:
        if self._bench.past:
            self._bench.undo()

    def _check(self) -> None:
        if not self._ready:
            raise BadMessageError("a card is missing")
        if self._answer is None:
            self._checked = _Checked(self._draft, self._exercise.lacking(self._draft))
            self._answered(self._tries.answer(right=not self._checked.lack))

    @property
    def _ready(self) -> bool:
        return self._draft.complete if self._draft.mode == TRICK else self._draft.state is not None

    @property
    def _answer(self) -> _Checked | None:
        """What was found, as long as the position is the one that was checked."""
        return self._checked if self._checked is not None and self._checked.draft == self._draft else None

    # ------------------------------------------------------------------ snapshot

    def snapshot(self) -> Json:
        """Give the scenario with its goal, and what was said to the position."""
        words, exercise, answer = self._words, self._exercise, self._answer
        shown = super().snapshot()
        modes = [choice for choice in shown["kinds"] if choice["do"] == "mode" and exercise.deals]
        for choice in modes:
            choice["options"] = [option for option in choice["options"] if option["key"] != TRICK]
        if answer is None and shown["mode"] == TRICK:
            shown |= _undecided(shown)
        return shown | {
            "label": f"{exercise.title(words)}. {shown['label']}",
            "title": exercise.title(words),
            "sub": shown["sub"] if shown["mode"] == PLAY else "",
            "kinds": modes,
            "setup": [choice for choice in shown["setup"] if choice["do"] in _CHOICES - set(exercise.keeps)],
            "rules": None,
            "facts": [fact for fact in shown["facts"] if fact["label"] != words.label("ui.match")],
            "buttons": [],
            "record": None,
            "level": self._level(answer),
        }

    def _answers(self) -> Json:
        """Give the answers asked for; before the check none is even worked out."""
        if self._answer is not None:
            return super()._answers()
        panel: Json = dict.fromkeys(("who", "legal", "knows", "best", "missing"))
        asked = drawn.choice("ask", self._words.label("ui.scenario.ask"), [])
        return {"asked": asked, "of": None, "panel": panel, "whatif": None}

    def _level(self, answer: _Checked | None) -> Json:
        words, exercise = self._words, self._exercise
        verdict = None
        if answer is not None:
            told = exercise.told(answer.lack, words)
            verdict = {
                "right": not answer.lack,
                "title": to_json(told.title),
                "text": to_json(told.text),
                "why": to_json(told.why) if told.why else None,
            }
        right = answer is not None and not answer.lack
        moved = None if self._bench.past else ""
        return {
            "goal": to_json(exercise.goal(words)),
            "given": exercise.given(words),
            "verdict": verdict,
            "stars": stars_view(self._tries, words),
            "hint": hint_view(exercise, self._tries, words),
            "buttons": [
                {
                    "do": "check",
                    "label": words.label("ui.check"),
                    "main": not right,
                    "disabled": None if self._ready and answer is None else "",
                },
                {"do": "undo", "icon": "undo", "label": words.label("ui.undo"), "disabled": moved},
                {"do": "again", "label": words.label("ui.again"), "disabled": moved},
            ],
        }

    def picture(self) -> Picture:
        """Describe the static picture."""
        return scenario_picture(self.view)

    # ------------------------------------------------------------------ messages

    def handle(self, message: Message) -> None:
        """Build, check, show a hint, or begin anew."""
        match message.get("do"):
            case "check":
                self._check()
            case "again":
                self._begin()
            case "hint":
                self._take_hint()
            case "undo":
                self._take_back()
            case do if self._may(do, message):
                super().handle(message)
            case _:
                raise BadMessageError("no such command")

    def _may(self, do: object, message: Message) -> bool:
        """Tell whether a message is one of those that a level takes; an act of the game has no `do`."""
        if do == "mode":
            return self._exercise.deals and word(message, "key") in {DEAL, PLAY}
        return do is None or do in _ALWAYS | (_CHOICES - set(self._exercise.keeps))


def _undecided(shown: Json) -> Json:
    """Take away the marks of the winner, which would answer before the check."""
    places = [place | {"cards": [card | {"win": False} for card in place["cards"]]} for place in shown["places"]]
    cards = [card | {"win": False} for card in shown["table"]["cards"]]
    return {"places": places, "table": shown["table"] | {"cards": cards}}
