"""A level that is solved by playing."""

from __future__ import annotations

from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernState, PlayCard, parse_act
from trickkit.i18n import to_json
from trickkit.table import Action
from trickkit.widgets.base import BadMessageError, Message
from trickkit.widgets.exercise import PlayExercise, Tries, hint_view, stars_view
from trickkit.widgets.table_view import Json, LatinernSight
from trickkit.widgets.table_widget import TableWidget, clicked


class PlayLevel(TableWidget):
    """A position to solve by one act; a wrong act is shown to its consequence, then offered again.

    Args:
        exercise: what is to be solved.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    def __init__(
        self, exercise: PlayExercise, *, lang: str = "en", deck: str = "french", four_color: bool = False
    ) -> None:
        self._exercise = exercise
        self._tries = Tries()
        self._state: LatinernState = exercise.state
        self._done: Action | None = None
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    def sight(self) -> LatinernSight:
        """Give the position, after the act once there was one."""
        seat = self._exercise.seat
        return LatinernSight(self._state.observe(seat), seat, held=self._done is not None)

    def controls(self, table: Json) -> Json:
        """Give goal, hints, and the answer to the last act."""
        words, exercise, done = self._words, self._exercise, self._done
        verdict, buttons = None, []
        if done is not None:
            told = exercise.told_act(done, words)
            right = exercise.accepts(done)
            verdict = {
                "right": right,
                "title": to_json(told.title),
                "text": to_json(told.text),
                "why": to_json(told.why) if told.why else None,
            }
            buttons = [{"do": "again", "label": words.label("ui.again"), "main": not right}]
        return {
            "title": exercise.title(words),
            "facts": exercise.shown(words),
            "goal": to_json(exercise.goal(words)),
            "verdict": verdict,
            "stars": stars_view(self._tries, words),
            "hint": hint_view(exercise, self._tries, words),
            "buttons": buttons,
            "stake": None,
            **({} if exercise.names_schlag else self._plain(table)),
        }

    def _plain(self, table: Json) -> Json:
        """Leave out what the first lessons have not introduced: roles, tricks counted, reasons that name the Schlag."""
        seats = [
            {**seat, "plain": [self._words.label("ui.you")] if seat["you"] else [], "badges": []}
            for seat in table["seats"]
        ]
        plain = {"seats": seats, "tally": {**table["tally"], "rows": []}, "why": None}
        if self._done is None:
            return plain
        won = self._state.position.tricks[-1]
        msgid = "ui.won.you" if won.winner is self._exercise.seat else "ui.won"
        return plain | {"say": to_json(self._words.message(msgid, seat=won.winner, card=won.card))}

    @property
    def tried(self) -> Tries:
        """How the learner has fared with it."""
        return self._tries

    @property
    def solved(self) -> bool:
        """Whether the level has been solved."""
        return self._tries.solved

    def act(self, token: str) -> None:
        """Try an act, from a script; see `Table.act`.

        Raises:
            NotationError: if it is no act.
            IllegalActionError: if the rules refuse it.
            TrickkitError: if an act has been tried already; call `again` first.
        """
        with self._lock:
            self._error = None
            self._try(self._parse(token))
            self.publish()

    def again(self) -> None:
        """Set the position up again."""
        with self._lock:
            self._state, self._done = self._exercise.state, None
            self.publish()

    def _parse(self, token: str) -> Action:
        return parse_act(f"{self._exercise.seat}:{token}")

    def _try(self, action: Action) -> None:
        if self._done is not None:
            raise TrickkitError(self._words.label("ui.again"))
        if not isinstance(action, PlayCard):
            raise BadMessageError(f"{action} is no card; this position is solved by playing one")
        self._state = self._exercise.state.apply(action)
        self._done = action
        self._answered(self._tries.answer(right=self._exercise.accepts(action)))

    def handle(self, message: Message) -> None:
        """Try the act clicked, show a hint, or set the position up again."""
        if "act" in message:
            if self._done is None:
                self._try(clicked(self._parse, message["act"]))
            return
        match message["do"]:
            case "again":
                self._state, self._done = self._exercise.state, None
            case "hint":
                self._tries.take_hint(self._exercise.hints(self._words))
            case _:
                raise BadMessageError("no such command")
