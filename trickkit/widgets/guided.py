"""A guided hand: one deal from start to end, each act of the learner judged at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trickkit.coach import Advice, Bot, Effort, View
from trickkit.coach.judging import GOOD, Unit, Verdict, Weighed, weigh_known
from trickkit.errors import NotationError, TrickkitError, shorten
from trickkit.explain import guided
from trickkit.games.latinern import Disclosed, HandsShown, LatinernObservation
from trickkit.games.twenty_eight.position import TRICKS
from trickkit.i18n import Text, to_json
from trickkit.progress import FULL_STARS
from trickkit.record import parse_record
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.widgets.answered import Answered
from trickkit.widgets.base import BadMessageError, Message, check_texts
from trickkit.widgets.hints import TableHints, hint_panel
from trickkit.widgets.moves import Move
from trickkit.widgets.session import SESSIONS, TwentyEightSession
from trickkit.widgets.session.guided import GuidedSession, acts_of
from trickkit.widgets.table_view import AnySight, Json, LatinernSight, looked_at, sight_of
from trickkit.widgets.table_widget import TableWidget, clicked

_CARDS = {"latinern": 5, "twenty-eight": TRICKS}
"""How many cards a seat is dealt."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An act of the learner, judged."""

    act: Action
    """The act."""
    right: bool
    """Whether it is accepted."""
    number: int
    """Which of the learner's acts on the line it is, from 0."""
    move: Move | None
    """What the author says about it; None where nothing is said, or the hand does not go as in the record."""
    known: Weighed | None
    """What the coach thinks of it; None where the author has said what is right, or what is wrong with it."""
    unit: Unit
    """What that is measured in."""


class Guided(TableWidget):
    """Play one deal from start to end, guided: an act that is not right is shown to its consequence, then taken back.

    An act is right if nothing is better by as much as matters, on what the seat knows: cards are compared with cards,
    a word with saying nothing. The coach looks at a fixed number of worlds, so it says the same everywhere. The others
    do what the record has, and the author's words hold, as long as the deal goes as there; else the others play by the
    rules of thumb. The coach judges as soon as you have done anything else than in the record, be it as good.

    Args:
        record: a full record of the deal; without it the deal comes from `seed`.
        seed: which deal comes, without a record.
        game: `latinern` or `twenty-eight`, without a record.
        seat: where you sit.
        moves: what is right and what is said, for each of your acts in their order; the coach judges what is not said,
            and says what a refused act is worth where you say nothing to it.
        bot: who plays the other seats, as at a `Table`.
        rules: house settings, without a record.
        dealer: who deals, without a record.
        score: match points before the deal, without a record.
        hints: whether hints are offered.
        worlds: how many worlds the coach looks at; without it as many as for a hint at a `Table`.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TypeError: if one of the texts or moves is something else, or the bot no function.
        NotationError: if something cannot be read.
        TrickkitError: if the record holds one seat's view, or nobody sits there.

    From a plain script:

    >>> hand = Guided('''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
    ... N:8S E:7C S:TH W:AC S:KD W:KH N:7H E:JS S:9H W:TD N:TC E:QS''', worlds=5, moves=[Move(("TH",))])
    >>> hand.next(); hand.next()
    >>> hand.act("9H").right
    False
    >>> hand.next(); hand.again()
    >>> hand.act("TH").right
    True
    """

    def __init__(
        self,
        record: str | None = None,
        *,
        seed: int = 1,
        game: str = "latinern",
        seat: str = "S",
        moves: Sequence[Move] = (),
        bot: Bot | None = None,
        rules: str = "",
        dealer: str = "",
        score: str = "",
        hints: bool = True,
        worlds: int | None = None,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        check_texts(game=game, seat=seat, rules=rules, dealer=dealer, score=score, lang=lang, deck=deck)
        if bot is not None and not callable(bot):
            raise TypeError(f"bot is a function from what a seat has seen to an act, not {shorten(repr(bot))}")
        if record is None:
            if game not in SESSIONS:
                raise NotationError(f'"{game}" is no game here; choose {" or ".join(SESSIONS)}', game)
            line = SESSIONS[game].new(seed, Seat.parse(seat), bot, rules, dealer, score)
            self._session = GuidedSession(line)
        else:
            check_texts(record=record)
            state = parse_record(record).state
            if state is None:
                raise TrickkitError("this record holds one seat's view; a guided hand needs all cards")
            self._session = GuidedSession.of(state, Seat.parse(seat), bot)
        self._moves = tuple(moves)
        for move in self._moves:
            if not isinstance(move, Move):  # pyright: ignore[reportUnnecessaryIsInstance] -- from a notebook
                raise TypeError(f'moves is a list of Move, as [Move(("9C",))]; {shorten(repr(move))} is none')
        self._right = tuple(frozenset(map(self._session.line.parse, move.accept)) for move in moves)
        leaves = (frozenset(map(self._session.line.parse, move.leaves)) for move in moves)
        self._session.accepted = tuple(right - left for right, left in zip(self._right, leaves, strict=True))
        self._check_texts_of_moves()
        self._effort = None if worlds is None else Effort(worlds)
        self._offers_hints = bool(hints)
        self._restart()
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    def _check_texts_of_moves(self) -> None:
        for key in (key for move in self._moves for key in move.texts if key != "*"):
            token = self._session.line.parse(key).token
            if key != token:
                raise NotationError(f'what is said to "{key}" stands under "{token}"; write it so', key)

    def _restart(self) -> None:
        self._hints = TableHints(self._effort, quick=True)  # so the same acts are right on every machine
        self._judged: Judged | None = None
        self._wrong = 0
        self._own_hints: dict[int, int] = {}
        """How many of the author's hints are shown, by the learner's acts on the line."""
        self._missed: set[int] = set()
        """The decisions with a wrong try or a hint, by the learner's acts on the line."""
        self._choices: set[int] = set()
        """The acts on the line where there was a choice."""
        self._told = (0, False)
        """How many wrong tries, and whether the end, have been told to who keeps answers."""

    def publish(self) -> None:
        """Send a new snapshot; a wrong try, and the end of the deal, are answers for who keeps them."""
        with self._lock:
            wrong, solved = self._told
            self._told = (self._wrong, self.solved)
            if self._wrong > wrong:
                self._answered(Answered(right=False, tries=self._wrong, hints=self.hints, stars=0))
            elif self.solved and not solved:
                self._answered(Answered(right=True, tries=self._wrong + 1, hints=self.hints, stars=self.stars))
            super().publish()

    # ------------------------------------------------------------------ what is shown

    @property
    def solved(self) -> bool:
        """Whether the deal has been played to its end."""
        return self._session.line.state.outcome() is not None

    @property
    def wrong(self) -> int:
        """How many tries were wrong."""
        return self._wrong

    @property
    def hints(self) -> int:
        """How many steps of hints were taken."""
        return sum(taken.steps for taken in self._hints.taken.values()) + sum(self._own_hints.values())

    @property
    def stars(self) -> int:
        """Three if every decision was right at once and without a hint, two if at least half of them were, else one."""
        clean, choices = len(self._choices - self._missed), len(self._choices)
        return FULL_STARS if clean == choices else FULL_STARS - 1 if 2 * clean >= choices else 1

    def sight(self) -> AnySight:
        """Give what the learner's seat has seen; of a try not what would be disclosed after it (L24)."""
        session = self._session.shown
        match = session.match if isinstance(session, TwentyEightSession) else None
        sight = sight_of(session.state, session.seat, held=session.held, match=match)
        if self._session.trial is not None and isinstance(sight, LatinernSight):
            view = sight.view
            kept = tuple(event for event in view.events if not isinstance(event, Disclosed | HandsShown))
            return LatinernSight(LatinernObservation(view.game, view.seat, kept), sight.reader, sight.held)
        return sight

    def controls(self, table: Json) -> Json:
        """Give progress, the answer to the last act, hints and buttons."""
        session, words = self._session, self._words
        trying = session.trial is not None
        buttons: list[Json] = []
        if trying:
            buttons = [{"do": "again", "label": words.label("ui.again"), "main": True}]
        elif self.solved:
            buttons = [{"do": "again", "label": words.label("ui.guided.restart")}]
        elif session.line.held or session.line.waits:
            label = words.label("ui.next-trick" if session.line.held else "ui.first-trick")
            buttons = [{"do": "next", "label": label, "icon": "next", "main": True}]
        view, move = self._deciding(), self._move()
        asked = move.asked(words) if move is not None and view is not None else None
        return {
            "label": words.label("ui.guided", game=words.label(f"ui.{table['game']}")),
            "goal": to_json(asked) if asked is not None else None,
            "progress": self._progress(),
            "verdict": self._verdict(),
            "stars": self._stars(),
            "hint": self._hint_panel(view, move) if view is not None and self._offers_hints else None,
            "buttons": buttons,
            "auto": session.auto,
            **({**looked_at(table), "earlier": [], "past": None} if trying else {}),
        }

    def _hint_panel(self, view: View, move: Move | None) -> Json | None:
        words = self._words
        if move is None or not (move.hints or move.accept):
            return self._hints.panel(view, words)
        if not move.hints:
            return None
        shown = [move.hint(number, words) for number in range(self._own_hints.get(self._done(), 0))]
        names = [words.label(f"ui.hint.{place}") for place in ("where", "decides", "act")]
        return hint_panel(shown, names[-len(move.hints) :], words)

    def _progress(self) -> Json:
        """Count the learner's acts; how many are to come is known as far as the hand tells."""
        line, words = self._session.line, self._words
        done = self._done()
        if self.solved:
            return {"now": done, "of": done, "label": words.label("ui.guided.done", n=done)}
        view = line.state.observe(line.seat)
        played = [card for won in view.tricks for card in won.trick.plays if card.seat is line.seat]
        played += [play for play in view.trick.plays if play.seat is line.seat]
        left = _CARDS[line.match.game.name] - len(played)
        called = view.to_act is line.seat and not _plays(view)
        of = done + left + (1 if called else 0)
        return {"now": done, "of": of, "label": words.label("ui.guided.progress", n=min(done + 1, of), of=of)}

    def _verdict(self) -> Json | None:
        judged, words = self._judged, self._words
        if judged is None or (judged.known is not None and judged.known.verdict is Verdict.ONLY):
            return None
        own = judged.move.told(judged.act.token, words) if judged.move is not None else None
        if judged.known is None or (judged.move is not None and judged.move.accept):
            title = words.message("ui.right" if judged.right else "ui.wrong")
        else:
            title = words.message(f"judged.verdict.{judged.known.verdict}")
        said = [own] if own is not None else []
        if not judged.right and own is None and judged.known is not None and judged.known.verdict not in GOOD:
            said.append(guided.worth(judged.known, judged.unit, words))
        came_of = self._came_of()
        if came_of is not None:
            said.append(came_of)
        return {"right": judged.right, "title": to_json(title), "text": to_json(Text.join(said)), "why": None}

    def _came_of(self) -> Text | None:
        """Say what became of the card that was tried, once its trick is complete."""
        session = self._session
        card = getattr(session.tried, "card", None)
        if session.trial is None or card is None or not session.over:
            return None
        seat = session.trial.seat
        won = next((won for won in session.trial.state.position.tricks if won.trick.card_of(seat) is card), None)
        if won is None:
            return None
        own = won.winner.side is seat.side
        if isinstance(session.trial, TwentyEightSession):
            position = session.trial.state.position
            own = position.with_bidder(won.winner) is position.with_bidder(seat)
        return guided.came_of(card, won.card, won.winner, self._words, seat, own=own)

    def _stars(self) -> Json | None:
        if not self.solved:
            return None
        words, clean = self._words, len(self._choices - self._missed)
        note = guided.score(clean, len(self._choices), self._wrong, self.hints, words)
        return {"n": self.stars, "label": words.count("ui.stars", self.stars), "note": str(note)}

    # ------------------------------------------------------------------ what may be done

    def _done(self) -> int:
        """Count the learner's acts on the line."""
        line = self._session.line
        return sum(act.seat is line.seat for act in acts_of(line.state))

    def _move(self) -> Move | None:
        """Give what the author says about the next act, as long as the deal goes as in the record."""
        done = self._done()
        return self._moves[done] if done < len(self._moves) and self._session.as_recorded else None

    def _deciding(self) -> View | None:
        """Give what the learner's seat has seen, if it may act now."""
        session = self._session
        if session.trial is not None or session.auto:
            return None
        view = session.line.state.observe(session.line.seat)
        return view if view.legal_actions() else None

    def act(self, token: str) -> Judged:
        """Try an act; see `Table.act`.

        Returns:
            Whether it is right, and what the coach thinks of it.

        Raises:
            NotationError: if it is no act of this game.
            IllegalActionError: if the rules refuse it; nothing has changed then.
            TrickkitError: if a wrong try still lies on the table; call `again` first.
        """
        with self._lock:
            judged = self._try(self._session.line.parse(token))
            self._error = None
            self.publish()
            return judged

    def next(self) -> None:
        """Go on: the next act of a bot, or the next trick.

        Raises:
            TrickkitError: if a wrong try has come to its consequence; call `again`.
        """
        with self._lock:
            self._session.next()
            self.publish()

    def again(self) -> None:
        """Take a wrong try back, or begin the deal anew when it is over."""
        with self._lock:
            self._again()
            self.publish()

    def hint(self) -> Text:
        """Give one more step of the hint for this position, as `Table.hint`.

        Raises:
            TrickkitError: if hints are turned off, there is nothing to decide now, or the author has said what is right
                and gives no hint.
        """
        with self._lock:
            said = self._hint()
            self.publish()
            return said

    def _try(self, act: Action) -> Judged:
        session = self._session
        if session.trial is not None:
            raise TrickkitError("a try still lies on the table; take it back with again() first")
        line = session.line
        view = line.state.observe(line.seat)
        line.state.apply(act)  # refused acts are no tries
        judged = self._judge(view, act)
        if _is_choice(view):
            self._choices.add(judged.number)
        if judged.right:
            session.accept(act)
        else:
            session.attempt(act)
            self._wrong += 1
            self._missed.add(judged.number)
        self._judged = judged
        return judged

    def _judge(self, view: View, act: Action) -> Judged:
        move, number = self._move(), self._done()
        meant = None if move is None or not move.accept else act in self._right[number]
        right = meant if self._session.to_the_letter else None  # else the coach judges, in the author's words
        if right or (right is False and move is not None and move.told(act.token, self._words) is not None):
            return Judged(act, right, number, move, None, Unit.CHANCE)
        known, unit = weigh_known(view, act, self._advice)
        if right is None:
            right = known.verdict in GOOD
            move = move if meant in {None, right} else None
        return Judged(act, right, number, move, known, unit)

    def _advice(self, view: View) -> Advice:
        return self._hints.advice(view)

    def _again(self) -> None:
        if self._session.trial is not None:
            self._session.take_back()
            self._judged = None
        elif self.solved:
            self._session.restart()
            self._restart()
        else:
            raise TrickkitError("there is no try to take back")

    def _hint(self) -> Text:
        view = self._deciding()
        if not self._offers_hints:
            raise TrickkitError("hints are turned off at this table; make it with hints=True")
        if view is None:
            raise TrickkitError("there is nothing for you to decide now; go on with next()")
        move, number = self._move(), self._done()
        if move is None or not (move.hints or move.accept):
            said = self._hints.step(view, self._words)
        elif move.hints:
            self._own_hints[number] = min(self._own_hints.get(number, 0) + 1, len(move.hints))
            said = move.hint(self._own_hints[number] - 1, self._words)
        else:
            raise TrickkitError("there are no hints for this act")
        self._missed.add(number)
        return said

    def handle(self, message: Message) -> None:
        """Do what the learner clicked."""
        if "act" in message:
            act = clicked(self._session.line.parse, message["act"])
            if self._session.trial is None:
                self._try(act)
            return
        match message["do"]:
            case "next":
                self._session.next()
            case "again":
                self._again()
            case "hint" if self._offers_hints:
                self._hint()
            case _:
                raise BadMessageError("no such command")


def _plays(view: View) -> bool:
    """Tell whether a card is awaited."""
    return isinstance(view, LatinernObservation) or view.phase.value == "play"


def _is_choice(view: View) -> bool:
    return len(view.legal_actions()) > 1
