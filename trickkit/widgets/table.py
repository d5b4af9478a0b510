"""The card table: play against bots."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from trickkit.coach import Bot, Effort, View
from trickkit.errors import NotationError, TrickkitError, shorten
from trickkit.games.latinern import Leak
from trickkit.games.twenty_eight import NewDeal
from trickkit.i18n import Text
from trickkit.render import Picture
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.widgets.base import STATIC, BadMessageError, CardWidget, Message, check_texts, described
from trickkit.widgets.hints import TableHints
from trickkit.widgets.pictures import table_picture
from trickkit.widgets.session import LatinernSession, TwentyEightSession
from trickkit.widgets.table_view import AnySight, Json, sight_of, table_view

SESSIONS: dict[str, type[LatinernSession | TwentyEightSession]] = {
    "latinern": LatinernSession,
    "twenty-eight": TwentyEightSession,
}
"""What is played at a table, by the name of its game."""


class TableWidget(CardWidget):
    """What the three kinds of table share."""

    _esm = STATIC / "table.js"
    _css = STATIC / "trickkit.css"

    @abstractmethod
    def sight(self) -> AnySight:
        """Give what is shown now."""

    @abstractmethod
    def controls(self, table: Json) -> Json:
        """Give mode and buttons of this kind of table, and what it changes in the `table` shown."""

    def snapshot(self) -> Json:
        """Give the table as the reader may see it."""
        table = table_view(self.sight(), self._words)
        return table | {"more": self.settings_menu()} | self.controls(table)

    def picture(self) -> Picture:
        """Describe the static picture of the table."""
        return table_picture(self.view)


class Table(TableWidget):
    """Play against bots, one match after the other.

    Args:
        seed: which deals come; the same seed gives the same deals everywhere.
        game: `latinern` or `twenty-eight`.
        seat: where you sit.
        bot: who plays the other seats; a function from what a seat has seen to an act. It is called when its act is
            awaited. Without it they play by the rules of thumb of `trickkit.coach`, and speak out of turn too.
        rules: house settings as in a record, `target=15` or `deals=4 cot=on`. With three players nobody sits opposite
            you.
        dealer: who deals first; without it north, or west if nobody sits there.
        score: match points at the start, as in a record, `NS:8 EW:9`.
        hints: whether hints are offered where you have something to decide: where to look, what decides, what to do.
        hint_worlds: how many worlds that fit what you have seen a hint looks at; without it as many as take about a
            second at most. The same number gives the same hint everywhere. For the first step none is looked at.
        hint_budget: instead, for how many seconds it looks at worlds.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TypeError: if one of the texts is something else, or the bot no function.
        NotationError: if game, seat, dealer, rules or score cannot be read.
        TrickkitError: if the score ends the match, or both `hint_worlds` and `hint_budget` are given, or nothing by them.

    From a plain script: `table.act("9C")` plays, `table.act("16")` bids, `table.act("trump=7S")` lays a card face
    down, `table.act("ask")` asks, `table.next()` goes on, `table.hint()` gives one more step of a hint.
    """

    def __init__(
        self,
        seed: int = 1,
        *,
        game: str = "latinern",
        seat: str = "S",
        bot: Bot | None = None,
        rules: str = "",
        dealer: str = "",
        score: str = "",
        hints: bool = True,
        hint_worlds: int | None = None,
        hint_budget: float | None = None,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        check_texts(game=game, seat=seat, rules=rules, dealer=dealer, score=score, lang=lang, deck=deck)
        if bot is not None and not callable(bot):
            raise TypeError(f"bot is a function from what a seat has seen to an act, not {shorten(repr(bot))}")
        if game not in SESSIONS:
            raise NotationError(f'"{game}" is no game here; choose {" or ".join(SESSIONS)}', game)
        self._session: LatinernSession | TwentyEightSession = SESSIONS[game].new(
            seed, Seat.parse(seat), bot, rules, dealer, score
        )
        own_effort = hint_worlds is not None or hint_budget is not None
        self._hints = TableHints(Effort(hint_worlds, hint_budget) if own_effort else None)
        self._offers_hints = bool(hints)
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    @property
    def seat(self) -> Seat:
        """Where the learner sits."""
        return self._session.seat

    @property
    def rounds(self) -> tuple[View, ...]:
        """What the learner's seat has seen of each deal of this match, the one on the table as the last."""
        session = self._session
        return (*session.finished, session.state.observe(session.seat))

    def sight(self) -> AnySight:
        """Give what the learner's seat has seen."""
        session = self._session
        match = session.match if isinstance(session, TwentyEightSession) else None
        return sight_of(session.state, session.seat, held=session.held, match=match)

    def controls(self, table: Json) -> Json:  # noqa: ARG002 - a game in progress shows all of it
        """Give the buttons of a game in progress."""
        session, words = self._session, self._words
        more = self.settings_menu()
        undo = {"do": "undo", "icon": "undo", "label": words.label("ui.undo"), "disabled": None if session.past else ""}
        more["buttons"].insert(0, undo)
        buttons: list[Json] = []
        if session.state.outcome() is not None:
            buttons = [{"do": "again", "label": words.label(self._next_deal()), "icon": "next", "main": True}]
        elif session.held or session.waits:
            label = words.label("ui.next-trick" if session.held else "ui.first-trick")
            buttons = [{"do": "next", "label": label, "icon": "next", "main": True}]
        view = self._hinted()
        hint = self._hints.panel(view, words) if view is not None else None
        return {"buttons": buttons, "auto": session.auto, "more": more, "hint": hint}

    def _next_deal(self) -> str:
        """Name the button that comes after a deal."""
        if self._session.match_over:
            return "ui.new-match"
        if isinstance(self._session, LatinernSession):
            return "ui.new-round"
        return "ui.deal-again" if isinstance(self._session.state.outcome(), NewDeal) else "ui.new-deal"

    def _hinted(self) -> View | None:
        """Give what the learner's seat has seen, if hints are offered now: the learner may act, and no bot is about to."""
        session = self._session
        if not self._offers_hints or session.auto:
            return None
        view = session.state.observe(session.seat)
        return view if view.legal_actions() else None

    def act(self, token: str) -> None:
        """Do an act at the learner's seat.

        Args:
            token: a card as `9C`, or a word as `ask`, `stay`, `go`, `16`, `pass`, `trump=7S`, `raise=24`.

        Raises:
            NotationError: if it is no act of this game.
            IllegalActionError: if the rules refuse it; nothing has changed then.
        """
        with self._lock:
            self._session.act(self._session.parse(token))
            self._error = None
            self.publish()

    def next(self) -> None:
        """Go on: the next act of a bot, or the next trick."""
        with self._lock:
            self._session.next()
            self.publish()

    def hint(self) -> Text:
        """Give one more step of the hint for this position: where to look, what decides, what to do.

        After the third step the third is given again; `str` writes it.

        Raises:
            TrickkitError: if hints are turned off, or there is nothing to decide now.
        """
        with self._lock:
            if not self._offers_hints:
                raise TrickkitError("hints are turned off at this table; make it with hints=True")
            view = self._hinted()
            if view is None:
                raise TrickkitError("there is nothing for you to decide now; go on with next()")
            said = self._hints.step(view, self._words)
            self.publish()
            return said

    def _press_hint(self) -> None:
        view = self._hinted()
        if view is None:
            raise BadMessageError("no hint is offered now")
        try:
            self._hints.step(view, self._words)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in the coach, the learner plays on
            self._error = self._words.message("ui.hint.failed", detail=described(error))

    def handle(self, message: Message) -> None:
        """Do what the learner clicked."""
        if "act" in message:
            self._session.act(clicked(self._session.parse, message["act"]))
            return
        match message["do"]:
            case "next":
                self._session.next()
            case "undo":
                self._session.undo()
            case "again":
                self._session.next_round()
                self._hints.taken.clear()
            case "hint":
                self._press_hint()
            case _:
                raise BadMessageError("no such command")


def clicked(parse: Callable[[str], Action], token: str) -> Action:
    """Read the act in a message.

    Raises:
        BadMessageError: if it is none, or one that no button sends.
    """
    try:
        act = parse(token)
    except TrickkitError as error:
        raise BadMessageError(str(error)) from None
    if isinstance(act, Leak):
        raise BadMessageError("no button leaks")
    return act
