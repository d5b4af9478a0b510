"""The card table: play against bots, replay a record, or solve a level by playing."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from trickkit.coach import Bot, greedy_latinern
from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern, LatinernState, Leak, Match, PlayCard, parse_act
from trickkit.i18n import to_json
from trickkit.record import parse_record
from trickkit.render import Picture
from trickkit.seats import Seat
from trickkit.table import Action, Score
from trickkit.widgets.base import STATIC, BadMessageError, CardWidget, Message, word
from trickkit.widgets.exercise import PlayExercise, Tries, hint_view, stars_view
from trickkit.widgets.pictures import table_picture
from trickkit.widgets.session import PlaySession, ReplaySession
from trickkit.widgets.table_view import Sight, earlier, table_view

Json = dict[str, Any]


class _Table(CardWidget):
    """What the three kinds of table share."""

    _esm = STATIC / "table.js"
    _css = STATIC / "trickkit.css"

    @abstractmethod
    def sight(self) -> Sight:
        """Give what is shown now."""

    @abstractmethod
    def controls(self, table: Json) -> Json:
        """Give mode and buttons of this kind of table, and what it changes in the `table` shown."""

    def snapshot(self) -> Json:
        """Give the table as the reader may see it."""
        base: Json = {
            "mode": "play",
            "goal": None,
            "verdict": None,
            "stars": None,
            "hint": None,
            "buttons": [],
            "auto": False,
            "seek": None,
            "more": self.settings_menu(),
            "earlier": earlier(self.sight(), self._words),
        }
        table = table_view(self.sight(), self._words)
        return base | table | self.controls(table)

    def picture(self) -> Picture:
        """Describe the static picture of the table."""
        return table_picture(self.view)


class Table(_Table):
    """Play Latinern against bots, one match after the other.

    Args:
        seed: which deals come; the same seed gives the same deals everywhere.
        seat: where you sit.
        bot: who plays the other seats; a function from what a seat has seen to an act.
        rules: house settings as in a record, `target=15`.
        dealer: who deals the first round.
        score: match points at the start, as in a record, `NS:8 EW:9`.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        NotationError: if seat, dealer, rules or score cannot be read.
        TrickkitError: if the score ends the match.

    From a plain script: `table.act("9C")` plays, `table.next()` goes on.
    """

    def __init__(
        self,
        seed: int = 1,
        *,
        seat: str = "S",
        bot: Bot = greedy_latinern,
        rules: str = "",
        dealer: str = "N",
        score: str = "",
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        me = Seat.parse(seat)
        match = Match(Latinern.parse(rules), Seat.parse(dealer), Score.parse(score))
        self._session = PlaySession(match, me, {other: bot for other in Seat if other is not me}, seed)
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    def sight(self) -> Sight:
        """Give what the learner's seat has seen."""
        session = self._session
        return Sight(session.state.observe(session.seat), session.seat, session.held)

    def controls(self, table: Json) -> Json:
        """Give the buttons of a game in progress."""
        session, words = self._session, self._words
        more = self.settings_menu()
        undo = {"do": "undo", "icon": "undo", "label": words.label("ui.undo"), "disabled": None if session.past else ""}
        more["buttons"].insert(0, undo)
        buttons: list[Json] = []
        outcome = session.state.outcome()
        if outcome is not None:
            label = "ui.new-match" if session.match.after(outcome).winner else "ui.new-round"
            buttons = [{"do": "again", "label": words.label(label), "icon": "next", "main": True}]
        elif session.held:
            buttons = [{"do": "next", "label": words.label("ui.next-trick"), "icon": "next", "main": True}]
        auto = session.bot_to_act is not None and not session.held
        return {"buttons": buttons, "auto": auto, "more": more}

    def act(self, token: str) -> None:
        """Do an act at the learner's seat.

        Args:
            token: a card as `9C`, or `ask`, `stay`, `go`.

        Raises:
            NotationError: if it is no act.
            IllegalActionError: if the rules refuse it; nothing has changed then.
        """
        with self._lock:
            self._session.act(parse_act(f"{self._session.seat}:{token}"))
            self._error = None
            self.publish()

    def next(self) -> None:
        """Go on: the next act of a bot, or the next trick."""
        with self._lock:
            self._session.next()
            self.publish()

    def handle(self, message: Message) -> None:
        """Do what the learner clicked."""
        if "act" in message:
            self._session.act(_own_act(self._session.seat, message["act"]))
            return
        match message["do"]:
            case "next":
                self._session.next()
            case "undo":
                self._session.undo()
            case "again":
                self._session.next_round()
            case _:
                raise BadMessageError("no such command")


class Replay(_Table):
    """Step through a record.

    Args:
        record: the text of one full record.
        seat: whose eyes are used first; without it all cards are open.
        step: where to begin; without it at the first act.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        NotationError: if the text is no full record.
    """

    def __init__(
        self,
        record: str,
        *,
        seat: str | None = None,
        step: int = 0,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        state = parse_record(record).state
        if state is None:
            raise TrickkitError("this record holds one seat's view; a replay needs all cards")
        if not isinstance(state, LatinernState):
            raise TrickkitError(f"a replay of {state.game.name} cannot be shown yet")
        self._session = ReplaySession.of(state)
        self._session.seek(step)
        self._session.reader = Seat.parse(seat) if seat else None
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    def sight(self) -> Sight:
        """Give what the chosen seat had seen at this step, or everything."""
        session = self._session
        state, reader = session.state, session.reader
        if reader is None:
            return Sight(state.observe(state.deal.dealer), None, session.complete, state)
        return Sight(state.observe(reader), reader, session.complete)

    def controls(self, table: Json) -> Json:
        """Give the bar of steps and the choice of seats."""
        session, words = self._session, self._words
        last = len(session.states) - 1
        more = self.settings_menu()
        seats = [
            {
                "do": "as",
                "seat": str(seat),
                "label": words.label("ui.see-as", seat=seat),
                "pressed": session.reader is seat,
            }
            for seat in Seat
        ]
        all_open = {"do": "as", "seat": "all", "label": words.label("ui.all-open"), "pressed": session.reader is None}
        more["buttons"] = [*seats, all_open, *more["buttons"]]
        seek = {
            "now": session.now,
            "of": last,
            "label": words.label("ui.step", n=session.now, of=last),
            "prev": words.label("ui.step.previous"),
            "next": words.label("ui.step.next"),
            "first": words.label("ui.step.first"),
            "last": words.label("ui.step.last"),
        }
        hand, stake = table["hand"], table["stake"]
        if hand is not None:
            hand["cards"] = [{**card, "act": None, "barred": None} for card in hand["cards"]]
        if stake is not None:
            stake |= {"buttons": [], "note": None, "open": False}
        label = words.label("ui.replay", game=words.label("ui.latinern"))
        return {
            "mode": "replay",
            "label": label,
            "seek": seek,
            "more": more,
            "hand": hand,
            "stake": stake,
            "slot": None,
        }

    def handle(self, message: Message) -> None:
        """Step, jump, or look from another seat."""
        match message.get("do"):
            case "seek":
                to = message.get("to")
                if not isinstance(to, int) or isinstance(to, bool):
                    raise BadMessageError("to is a number")
                self._session.seek(to)
            case "as":
                seat = word(message, "seat")
                self._session.reader = None if seat == "all" else Seat.parse(seat)
            case _:
                raise BadMessageError("no such command")


class PlayLevel(_Table):
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

    def sight(self) -> Sight:
        """Give the position, after the act once there was one."""
        seat = self._exercise.seat
        return Sight(self._state.observe(seat), seat, held=self._done is not None)

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
        """Leave out all that the first lessons have not introduced: roles, tricks counted, the reason in terms of Schlag."""
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
            self._try(parse_act(f"{self._exercise.seat}:{token}"))
            self._error = None
            self.publish()

    def again(self) -> None:
        """Set the position up again."""
        with self._lock:
            self._state, self._done = self._exercise.state, None
            self.publish()

    def _try(self, action: Action) -> None:
        if self._done is not None:
            raise TrickkitError(self._words.label("ui.again"))
        if not isinstance(action, PlayCard):
            raise BadMessageError(f"{action} is no card; this position is solved by playing one")
        self._state = self._exercise.state.apply(action)
        self._done = action
        if self._exercise.accepts(action):
            self._tries.solved = True
        elif not self._tries.solved:
            self._tries.wrong += 1

    def handle(self, message: Message) -> None:
        """Try the act clicked, show a hint, or set the position up again."""
        if "act" in message:
            if self._done is None:
                self._try(_own_act(self._exercise.seat, message["act"]))
            return
        match message["do"]:
            case "again":
                self._state, self._done = self._exercise.state, None
            case "hint":
                if not self._tries.solved:
                    self._tries.hints = min(self._tries.hints + 1, len(self._exercise.hints(self._words)))
            case _:
                raise BadMessageError("no such command")


def _own_act(seat: Seat, token: str) -> Action:
    try:
        act = parse_act(f"{seat}:{token}")
    except TrickkitError as error:
        raise BadMessageError(str(error)) from None
    if isinstance(act, Leak):
        raise BadMessageError("no button leaks")
    return act
