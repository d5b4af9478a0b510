"""A level that is solved by playing."""

from __future__ import annotations

from trickkit.errors import IllegalActionError, TrickkitError
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernState
from trickkit.games.twenty_eight import TwentyEightObservation
from trickkit.i18n import to_json
from trickkit.record.model import AnyState
from trickkit.table import Action
from trickkit.widgets.base import BadMessageError, Message
from trickkit.widgets.exercise import PlayExercise, hint_view, stars_view
from trickkit.widgets.solving import Solving
from trickkit.widgets.table_view import AnySight, Json, looked_at, sight_of
from trickkit.widgets.table_view.asking import told_asking
from trickkit.widgets.table_widget import TableWidget, clicked

_OWN = (latinern.PlayCard, twenty_eight.PlayCard, twenty_eight.Ask, twenty_eight.ChooseTrump)
"""The acts that a position is solved by."""


class PlayLevel(Solving[PlayExercise], TableWidget):
    """A position to solve by a card, or a question and then a card; a wrong one is shown to its consequence.

    Args:
        exercise: what is to be solved.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    def __init__(
        self, exercise: PlayExercise, *, lang: str = "en", deck: str = "french", four_color: bool = False
    ) -> None:
        self._ask(exercise)
        self._reset()
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    def _reset(self) -> None:
        self._state: AnyState = self._exercise.state
        self._line: str = ""
        """The acts since the position was set up."""
        self._right: bool | None = None
        """What came of them; None as long as one has to follow."""

    def sight(self) -> AnySight:
        """Give the position, after the acts that there were."""
        state = self._state
        held = bool(self._line) and not state.position.plays and len(state.position.tricks) > self._tricks_before
        return sight_of(state, self._exercise.seat, held=held)

    @property
    def _tricks_before(self) -> int:
        return len(self._exercise.state.position.tricks)

    def controls(self, table: Json) -> Json:
        """Give goal, hints, and the answer to the last act."""
        words, exercise, right = self._words, self._exercise, self._right
        verdict, buttons = None, []
        if right is not None:
            told = exercise.told_line(self._line, words)
            verdict = {
                "right": right,
                "title": to_json(told.title),
                "text": to_json(told.text),
                "why": to_json(told.why) if told.why else None,
            }
        if self._line:
            buttons = [{"do": "again", "label": words.label("ui.again"), "main": right is False}]
        return {
            "title": exercise.title(words),
            "facts": exercise.shown(words) or table["facts"],
            "goal": to_json(exercise.goal(words)),
            "verdict": verdict,
            "stars": stars_view(self._tries, words),
            "hint": hint_view(exercise, self._tries, words),
            "buttons": buttons,
            "stake": None,
            **self._unaided(table),
            **({} if exercise.names_schlag else self._plain(table)),
        }

    def _unaided(self, table: Json) -> Json:
        """Leave out help that would answer: a forbidden card is tried where the level itself says why it is forbidden.

        Once there is an answer, nothing more is done at the table.
        """
        if self._right is not None:
            return looked_at(table)
        hand, ask, seen = table["hand"], table["ask"], self._state.observe(self._exercise.seat)
        opened = [card | self._opened(card) for card in hand["cards"]]
        changed: Json = {"hand": hand | {"cards": opened}, "ask": ask and ask | {"note": ""}}
        if isinstance(seen, TwentyEightObservation) and seen.position.asker is seen.seat:
            changed["say"] = to_json(told_asking(seen, self._words))
        return changed

    def _opened(self, card: Json) -> Json:
        line = f"{self._line} {card['card']}".strip()
        return {"act": card["card"], "barred": None} if card["act"] is None and self._exercise.knows(line) else {}

    def _plain(self, table: Json) -> Json:
        """Leave out what the first lessons have not introduced: roles, tricks counted, reasons that name the Schlag."""
        seats = [
            {**seat, "plain": [self._words.label("ui.you")] if seat["you"] else [], "badges": []}
            for seat in table["seats"]
        ]
        plain = {"seats": seats, "tally": {**table["tally"], "rows": []}, "why": None}
        if not self._line:
            return plain
        won = self._state.position.tricks[-1]
        msgid = "ui.won.you" if won.winner is self._exercise.seat else "ui.won"
        return plain | {"say": to_json(self._words.message(msgid, seat=won.winner, card=won.card))}

    def act(self, token: str) -> None:
        """Try an act, from a script; see `Table.act`.

        Raises:
            NotationError: if it is no act.
            IllegalActionError: if the rules refuse it, and the level has nothing to say to it.
            TrickkitError: if an answer has been given already; call `again` first.
        """
        with self._lock:
            self._error = None
            self._try(self._parse(token))
            self.publish()

    def again(self) -> None:
        """Set the position up again."""
        with self._lock:
            self._reset()
            self.publish()

    def _parse(self, token: str) -> Action:
        parse = latinern.parse_act if isinstance(self._state, LatinernState) else twenty_eight.parse_act
        return parse(f"{self._exercise.seat}:{token}")

    def _try(self, action: Action) -> None:
        if self._right is not None:
            raise TrickkitError("there is an answer already; call again() first")
        if not isinstance(action, _OWN):
            raise BadMessageError(f"{action} is no card; this position is solved by playing one")
        line = f"{self._line} {action.token}".strip()
        right = self._exercise.judged(line)
        try:
            state: AnyState = self._state.apply(action)
        except IllegalActionError:
            if right is not False or not self._exercise.knows(line):
                raise
            state = self._state  # the level says itself why this card is not allowed
        else:
            for act in self._exercise.following(line):
                state = state.apply(act)
        self._state, self._line, self._right = state, line, right
        if right is not None:
            self._answered(self._tries.answer(right=right))

    def handle(self, message: Message) -> None:
        """Try the act clicked, show a hint, or set the position up again."""
        if "act" in message:
            if self._right is None:
                self._try(clicked(self._parse, message["act"]))
            return
        match message["do"]:
            case "again":
                self._reset()
            case "hint":
                self._take_hint()
            case _:
                raise BadMessageError("no such command")
