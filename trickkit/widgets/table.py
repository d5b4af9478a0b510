"""The card table: play against bots."""

from __future__ import annotations

from trickkit.coach import Bot, Effort, View
from trickkit.errors import NotationError, TrickkitError, shorten
from trickkit.games.twenty_eight import NewDeal
from trickkit.i18n import Text
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.widgets.base import BadMessageError, Message, check_texts, described
from trickkit.widgets.before import PLAYS, Before
from trickkit.widgets.hints import TableHints
from trickkit.widgets.keeping import keeping_for, offer
from trickkit.widgets.reviewing import reviewed
from trickkit.widgets.session import SESSIONS, LatinernSession, TwentyEightSession
from trickkit.widgets.table_keeping import KeepingTable
from trickkit.widgets.table_view import AnySight, Json, looked_at, sight_of
from trickkit.widgets.table_widget import clicked


class Table(KeepingTable):
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
            second. The same number gives the same hint, but that without the accelerator (the extra `fast`) worlds
            are played out early in Twenty-eight. For the first step none is looked at.
        hint_budget: instead, for how many seconds it looks at worlds.
        keep: whether the hand is kept in your progress file after every act, so that after a restart the same cell
            offers to go on with it; a text is a name of its own, for a second table that begins alike.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
        projector: large, to be read from the back of a room; it can be switched in the menu.

    Raises:
        TypeError: if one of the texts is something else, or the bot no function.
        NotationError: if game, seat, dealer, rules or score cannot be read.
        TrickkitError: if the score ends the match, both `hint_worlds` and `hint_budget` are given, or nothing by them,
            or the name under which the hand is kept is empty.

    From a plain script: `table.act("9C")` plays, `table.act("16")` bids, `table.act("trump=7S")` lays a card face
    down, `table.act("ask")` asks, `table.next()` goes on, `table.hint()` gives one more step of a hint. If a hand that
    was begun is offered, `table.go_on()` takes it; `table.start_anew()`, or whatever else is done, begins anew.
    `table.ask_before("9C")` tells whether that card can be beaten:

    >>> table = Table(3, seat="N", dealer="W", keep=False)
    >>> print(table.ask_before("AS"))  # doctest: +ELLIPSIS
    A♠ can be beaten in 35 % of the deals that fit what you know. Of the other side, East and West still play...
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
        keep: bool | str = True,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
        projector: bool = False,
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
        self._keeping = keeping_for(keep, self._session)
        self._offered = self._keeping.found(self._session) if self._keeping else None
        self._before = Before()
        super().__init__(lang=lang, deck=deck, four_color=four_color, projector=projector)

    @property
    def seat(self) -> Seat:
        """Where the learner sits."""
        return self._session.seat

    @property
    def rounds(self) -> tuple[View, ...]:
        """What the learner's seat has seen of each deal of this match, the one on the table as the last."""
        session = self._session
        return (*session.finished, session.state.observe(session.seat))

    @property
    def first_round(self) -> int:
        """Number of the first of `rounds`; above 1 where a match was taken up again that had begun before."""
        session = self._session
        return session.match.round - sum(not isinstance(seen.outcome(), NewDeal) for seen in session.finished)

    def snapshot(self) -> Json:
        """Give the table, or the review of the hand that was played at it."""
        if self._review is None or self._aside is not None:
            return super().snapshot()
        shown = reviewed(self._review, self._session, self._words, closable=self._closable)
        return shown | {"more": self.settings_menu()}

    def sight(self) -> AnySight:
        """Give what the learner's seat has seen."""
        session = self._offered[0] if self._offered else self._session
        match = session.match if isinstance(session, TwentyEightSession) else None
        return sight_of(session.state, session.seat, held=session.held, match=match)

    def controls(self, table: Json) -> Json:
        """Give the buttons of a game in progress."""
        if self._offered is not None:
            return looked_at(table) | offer(self._offered[0], self._words)
        session, words = self._session, self._words
        more = self.settings_menu()
        barred = None if self._can_undo else ""
        more["buttons"].insert(0, {"do": "undo", "icon": "undo", "label": words.label("ui.undo"), "disabled": barred})
        buttons: list[Json] = []
        if session.state.outcome() is not None:
            if self._aside is None:
                buttons = [{"do": "again", "label": words.label(self._next_deal()), "icon": "next", "main": True}]
                buttons.append({"do": "review", "label": words.label("ui.review.open")})
        elif session.held or session.waits:
            label = words.label("ui.next-trick" if session.held else "ui.first-trick")
            buttons = [{"do": "next", "label": label, "icon": "next", "main": True}]
        if self._aside is not None:
            buttons.append({"do": "review", "label": words.label("ui.review.back")})
        view = self._hinted()
        hint = self._hints.panel(view, words) if view is not None else None
        return {"buttons": buttons, "auto": session.auto, "more": more, "hint": hint, **self._asking(table)}

    @property
    def _can_undo(self) -> bool:
        """Whether there is something that may be taken back."""
        return bool(self._session.past)

    def _asking(self, table: Json) -> Json:
        """Give the switch *ask before I play*; while it is on, the cards say that they are asked about."""
        view = self._choosing()
        panel = self._before.panel(view, self._words) if view is not None else None
        hand = table["hand"]
        if panel is not None and self._before.on:
            hand = {**hand, "label": self._words.label("ui.before.cards")}
        return {"before": panel, "hand": hand}

    def _choosing(self) -> View | None:
        """Give what the learner's seat has seen, if a card is awaited from it."""
        session = self._session
        view = session.state.observe(session.seat)
        return None if session.auto or session.held or view.to_act is not session.seat else view

    def _next_deal(self) -> str:
        """Name the button that comes after a deal."""
        if self._session.match_over:
            return "ui.new-match"
        if isinstance(self._session, LatinernSession):
            return "ui.new-round"
        return "ui.deal-again" if isinstance(self._session.state.outcome(), NewDeal) else "ui.new-deal"

    def _hinted(self) -> View | None:
        """Give what the learner's seat has seen, if hints are offered: the learner may act, and no bot is about to."""
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
            TrickkitError: if a hand is gone through here.
        """
        with self._lock:
            self._play()
            self._session.act(self._session.parse(token))
            self._error = None
            self.publish()

    def ask_before(self, token: str) -> Text:
        """Ask whether a card can be beaten, on what the learner's seat knows, before it is played.

        Args:
            token: a card that may be played now, as `9C`.

        Returns:
            The answer in whole sentences; `str` writes it.

        Raises:
            NotationError: if it is no card.
            IllegalActionError: if the rules do not allow that card now.
            TrickkitError: if it is an act that can be asked nothing about.
        """
        with self._lock:
            said = self._ask_before(self._session.parse(token))
            self._before.on = True
            self.publish()
            return said

    def _ask_before(self, act: Action) -> Text:
        if not isinstance(act, PLAYS):
            raise TrickkitError(f"{act.token} is no card; ask about one that you may play now")
        view = self._session.state.observe(self._session.seat)
        return Text.join(self._before.ask(view, act.card, self._words))

    def next(self) -> None:
        """Go on: the next act of a bot, or the next trick."""
        with self._lock:
            self._play()
            self._session.next()
            self.publish()

    def _play(self) -> None:
        """See that there is a deal to play: whoever plays without choosing begins anew, and no deal is gone through."""
        if self._review is not None and self._aside is None:
            raise TrickkitError("a hand is gone through here; play on from an act of it with play_on()")
        self._offered = None

    def hint(self) -> Text:
        """Give one more step of the hint for this position: where to look, what decides, what to do.

        After the third step the third is given again; `str` writes it.

        Raises:
            TrickkitError: if hints are turned off, or there is nothing to decide now.
        """
        with self._lock:
            self._play()
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
        if self._offered is not None:
            self._choose(message.get("do"))
            return
        if self._review is not None and self._aside is None:
            self._in_review(self._review, message)
            return
        if "act" in message:
            act = clicked(self._session.parse, message["act"])
            if self._before.on and isinstance(act, PLAYS):
                self._ask_before(act)
            else:
                self._session.act(act)
            return
        self._press(message["do"])

    def _press(self, word: str) -> None:
        match word:
            case "next":
                self._session.next()
            case "undo":
                self._session.undo()
            case "again" if self._aside is None:
                self._session.next_round()
                self._lay_hints_aside()
            case "hint":
                self._press_hint()
            case "review":
                self._open_review()
            case "before":
                self._before = Before(not self._before.on)
            case "play":
                view = self._session.state.observe(self._session.seat)
                self._session.act(self._session.parse(str(self._before.card(view))))
                self._before = Before()
            case _:
                raise BadMessageError("no such command")
