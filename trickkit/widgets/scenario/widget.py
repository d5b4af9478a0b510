"""The widget: what has been built, its history, and what is asked of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trickkit.cards import Card
from trickkit.errors import TrickkitError
from trickkit.i18n import Text, to_json
from trickkit.render import Picture
from trickkit.seats import Seat
from trickkit.widgets.base import STATIC, CardWidget, Message, check_texts, word
from trickkit.widgets.pictures import flat
from trickkit.widgets.scenario import view as drawn
from trickkit.widgets.scenario.answers import knows_panel, legal_panel
from trickkit.widgets.scenario.best import best_panel
from trickkit.widgets.scenario.draft import GAMES, PLAY, TRICK, AnyState, Draft
from trickkit.widgets.scenario.picture import scenario_picture
from trickkit.widgets.scenario.playing import playing
from trickkit.widgets.scenario.tricks import what_if_panel, why_panel
from trickkit.widgets.scenario.workbench import KNOWS, LEGAL, QUESTIONS, WHO, SaidError, Workbench

Json = dict[str, Any]


class Scenario(CardWidget):
    """Build any position by clicking, dragging or pasting a record, and have it explained at once.

    Three things can be built, each its own `mode`: `trick`, the cards of one trick under a trump and Schlag of your
    choice; `deal`, the hands; `play`, what is done with them. All cards are open, but the position can be looked at as
    a seat.

    Args:
        start: `latinern` or `twenty-eight`, or the text of a record.
        rules: settings of the house, as in a record; only with the name of a game.
        dealer: who deals; only with the name of a game.
        seed: where the chance of `deal` comes from.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
        projector: large, to be read from the back of a room; it can be switched in the menu.

    Raises:
        TypeError: if `start`, `rules` or `dealer` is no text.
        TrickkitError: if `start` is neither a game nor a full record, or a setting is wrong.

    >>> scenario = Scenario(rules="late_ask_penalty=stake")
    >>> for seat, card in {"N": "KS", "E": "AH", "S": "9H", "W": "JD"}.items():
    ...     scenario.put(card, seat)
    >>> print(scenario.answer)
    West wins: J♦ is a Schlag, the only one here.
    """

    _esm = STATIC / "scenario.js"
    _css = STATIC / "trickkit.css"
    _texts = frozenset({"text"})
    _projects = True

    def __init__(
        self,
        start: str = "latinern",
        *,
        rules: str = "",
        dealer: str | None = None,
        seed: int | str = 1,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
        projector: bool = False,
    ) -> None:
        check_texts(start=start, rules=rules, **({} if dealer is None else {"dealer": dealer}))
        if start in GAMES:
            draft = Draft.new(start, rules, Seat.parse(dealer) if dealer else None)
        elif rules or dealer:
            raise TrickkitError("a record says its rules and dealer itself; leave rules and dealer out")
        else:
            draft = Draft.read(start)
        self._bench = Workbench(draft, seed)
        super().__init__(lang=lang, deck=deck, four_color=four_color, projector=projector)

    @property
    def _draft(self) -> Draft:
        return self._bench.draft

    # ------------------------------------------------------------------ what has been built

    @property
    def state(self) -> AnyState | None:
        """The position, once every hand is complete.

        >>> Scenario("twenty-eight").state is None
        True
        """
        return self._draft.state

    @property
    def record(self) -> str:
        """The text of the record, to be kept or passed on.

        Raises:
            TrickkitError: if cards are missing, or only one trick has been built.

        >>> scenario = Scenario()
        >>> scenario.mode = "deal"
        >>> scenario.deal(7)
        >>> Scenario(scenario.record).record == scenario.record
        True
        """
        return self._draft.record()

    @property
    def mode(self) -> str:
        """What is being built: `trick`, `deal` or `play`; it can be set."""
        return self._draft.mode

    @mode.setter
    def mode(self, value: str) -> None:
        self._change(lambda draft: draft.with_mode(value))

    @property
    def answer(self) -> str:
        """Who wins the trick in question and why, in a sentence."""
        return flat(why_panel(self._draft, self._bench.reader, self._words)["headline"], signs=True)

    # ------------------------------------------------------------------ building

    def put(self, card: str, seat: str, *, first: bool = False) -> None:
        """Put a card with a seat: on the table in a trick, else into its hand. Where it lay before, it is taken away.

        Args:
            card: as `9C`.
            seat: N, E, S or W.
            first: whether it goes before the other cards of the hand: in Latinern the first is the bottom card.

        Raises:
            TrickkitError: if it cannot lie there.

        >>> scenario = Scenario()
        >>> scenario.mode = "deal"
        >>> scenario.put("9C", "N")
        >>> scenario.missing["N"]
        4
        """
        self._change(lambda draft: draft.put(Card.parse(card), Seat.parse(seat), first=first))

    def remove(self, card: str) -> None:
        """Take a card back into the deck.

        Raises:
            TrickkitError: if it lies with nobody, or the cards are being played.
        """
        self._change(lambda draft: draft.remove(Card.parse(card)))

    @property
    def missing(self) -> dict[str, int]:
        """How many cards each seat still needs."""
        return {str(seat): number for seat, number in self._draft.missing.items()}

    def deal(self, seed: int | str | None = None) -> None:
        """Deal the missing cards by chance.

        Args:
            seed: where chance comes from; without it each deal of this scenario is another one.
        """
        with self._lock:
            self._bench.deal(seed)
            self.publish()

    def play(self, acts: str) -> None:
        """Go on with one act or several, as in a record.

        Args:
            acts: as `N:9D` or `N:9D E:ask`.

        Raises:
            TrickkitError: if cards are missing, an act is none, or the rules refuse it. Nothing of it is done then.

        >>> scenario = Scenario("twenty-eight", dealer="E")
        >>> scenario.mode = "deal"
        >>> scenario.deal(7)
        >>> scenario.play("N:16 W:pass")
        >>> scenario.state
        <Twenty-eight, auction, S to act>
        """

        def done(draft: Draft) -> Draft:
            for text in acts.split():
                draft = draft.act(self._bench.parse(text))
            return draft

        self._change(done)

    def load(self, text: str) -> None:
        """Take over a record. What was built before comes back with `undo`.

        Args:
            text: one full record.

        Raises:
            NotationError: with line and column, if it is none; what was built stays.
            TrickkitError: if it is the record of what one seat knows.
        """
        check_texts(text=text)
        self._change(lambda _: Draft.read(text))

    def undo(self) -> None:
        """Take the last change back, or the last act of the record it began with; without one nothing happens."""
        with self._lock:
            self._bench.undo()
            self.publish()

    def clear(self) -> None:
        """Take all cards back; when there are acts, only these."""
        self._change(Draft.cleared)

    def alone(self) -> None:
        """Go on with the trick that was played last, without the hands its cards came from."""
        self._change(Draft.alone)

    def ask(self, question: str, seat: str | None = None) -> None:
        """Ask something else of the position.

        Args:
            question: `who`, `legal`, `knows` or `best`.
            seat: of whom it is asked; without it of the seat to act.

        Raises:
            TrickkitError: if there is no such question, or nobody sits there.
        """
        with self._lock:
            self._bench.choose("ask", question)
            if seat is not None:
                self._bench.choose("of", seat)
            self.publish()

    def look(self, seat: str | None) -> None:
        """Look at the position as a seat; None: with all cards open.

        Raises:
            TrickkitError: if nobody sits there, or cards are missing.
        """
        with self._lock:
            if seat is not None:
                self._bench.step(lambda draft: draft.with_mode(PLAY))
                state = self._draft.state
                assert state is not None  # noqa: S101 - else the line above raised
                state.observe(Seat.parse(seat))
            self._bench.reader = None if seat is None else Seat.parse(seat)
            self.publish()

    def _change(self, change: Callable[[Draft], Draft]) -> None:
        with self._lock:
            self._bench.step(change)
            self.publish()

    # ------------------------------------------------------------------ snapshot

    def snapshot(self) -> Json:
        """Give the scenario with the answers asked for."""
        draft, words, reader = self._draft, self._words, self._bench.reader
        if draft.mode == PLAY:
            shown = playing(draft, reader, words)
        else:
            shown = {
                "sub": words.label(f"ui.scenario.how.{draft.mode}"),
                "facts": [],
                "places": drawn.places(draft, self._bench.target, words),
                "table": drawn.lone(draft, words) if draft.mode == TRICK else None,
                "say": to_json(self._said()),
            }
        seats = [] if draft.state is None or draft.mode != PLAY else [None, *sorted(draft.seats, key=list(Seat).index)]
        looks = [
            (
                "all" if seat is None else str(seat),
                words.label("ui.scenario.open") if seat is None else words.seat(seat),
                seat is reader,
            )
            for seat in seats
        ]
        return {
            "kind": "scenario",
            "label": words.label("ui.scenario", game=words.label(f"ui.{draft.game.name}")),
            "title": words.label("ui.scenario.title"),
            "mode": draft.mode,
            **shown,
            "kinds": drawn.kinds(draft, words),
            "setup": drawn.setup(draft, words) if draft.mode != PLAY else [],
            "looks": drawn.choice("as", words.label("ui.scenario.look"), looks) if looks else None,
            "rules": drawn.rules(draft, words) if draft.mode != PLAY else None,
            "tray": drawn.tray(draft, words) if draft.mode != PLAY else None,
            "picked": str(self._bench.picked) if self._bench.picked else None,
            "keys": "" if draft.mode == PLAY else words.label(f"ui.scenario.keys.{draft.mode}", n=len(draft.seats)),
            "buttons": self._buttons(),
            **self._answers(),
            "record": drawn.record(draft, reader, words),
            "more": self.settings_menu(),
        }

    def _said(self) -> Text:
        if self._bench.picked is not None:
            return self._words.message("ui.scenario.picked", card=self._bench.picked)
        missing = sum(self._draft.missing.values())
        if not missing:
            return self._words.message(f"ui.scenario.full.{self._draft.mode}")
        return self._words.plural("ui.scenario.left", missing)

    def _buttons(self) -> list[Json]:
        words, draft = self._words, self._draft
        rest = (
            [] if draft.mode == PLAY or draft.complete else [{"do": "deal", "label": words.label("ui.scenario.deal")}]
        )
        empty = draft.mode != PLAY and not any(draft.cards_of(seat) for seat in draft.seats)
        nothing = empty or (draft.mode == PLAY and not draft.acts)
        clear = words.label("ui.scenario.clear.play" if draft.mode == PLAY else "ui.scenario.clear")
        return [
            *rest,
            {
                "do": "undo",
                "icon": "undo",
                "label": words.label("ui.undo"),
                "disabled": None if self._bench.undoes else "",
            },
            {"do": "clear", "label": clear, "disabled": "" if nothing else None},
        ]

    def _answers(self) -> Json:
        draft, words, reader = self._draft, self._words, self._bench.reader
        asked = WHO if draft.mode == TRICK else self._bench.asked
        offered = QUESTIONS if draft.mode != TRICK else (WHO,)
        position, seat = draft.position, self._bench.asked_of
        panel: Json = {"who": None, "legal": None, "knows": None, "best": None, "missing": None}
        if asked == WHO:
            panel["who"] = why_panel(draft, reader, words)
        elif position is None:
            panel["missing"] = words.label("ui.scenario.missing.first")
        elif asked == LEGAL:
            panel["legal"] = legal_panel(position, seat, words)
        elif asked == KNOWS:
            panel["knows"] = knows_panel(position, seat, words)
        else:
            panel["best"] = best_panel(position, seat, self._bench.worked_out, words, opened=reader is None)
        seats = [(str(each), words.seat(each), each is seat) for each in sorted(draft.seats, key=list(Seat).index)]
        choose = position is not None and asked != WHO and reader is None
        return {
            "asked": drawn.choice(
                "ask",
                words.label("ui.scenario.ask"),
                [(key, words.label(f"ui.scenario.ask.{key}"), key == asked) for key in offered],
            ),
            "of": drawn.choice("of", words.label("ui.question.seat"), seats) if choose else None,
            "panel": panel,
            "whatif": what_if_panel(draft, words) if reader is None and asked == WHO else None,
        }

    def picture(self) -> Picture:
        """Describe the static picture."""
        return scenario_picture(self.view)

    # ------------------------------------------------------------------ messages

    def handle(self, message: Message) -> None:
        """Put, take back, choose, play, ask, load.

        Raises:
            TrickkitError: if it cannot be done; nothing has changed then.
        """
        try:
            self._do(message)
        except SaidError as error:
            self._error = error.said(self._words)

    def _do(self, message: Message) -> None:
        bench = self._bench
        at_once = {"undo": bench.undo, "clear": bench.clear, "deal": bench.deal, "work": bench.work}
        do = message.get("do")
        if do is None:
            bench.act(word(message, "act"))
        elif do in at_once:
            at_once[do]()
        elif do == "card":
            bench.card(word(message, "key"))
        elif do == "seat":
            bench.seat(word(message, "seat"))
        elif do == "put":
            bench.put(word(message, "key"), word(message, "seat"), message.get("to"))
        elif do == "as":
            bench.look(word(message, "seat"))
        elif do == "load":
            bench.load(message.get("text"))
        else:
            bench.choose(do, word(message, "key"))
