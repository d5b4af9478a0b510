"""What is on the bench: the draft with its history, what is picked up and asked for, and what each command does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeVar

from trickkit.cards import Card, Rank, Suit
from trickkit.errors import IllegalActionError, NotationError, TrickkitError
from trickkit.explain import refused
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import Latinern
from trickkit.i18n import Text, Words
from trickkit.seats import Seat
from trickkit.table import Action, Refusal
from trickkit.widgets.base import BadMessageError
from trickkit.widgets.scenario.best import Found, work_out
from trickkit.widgets.scenario.draft import DEAL, GAMES, MODES, PLAY, TRICK, AnyState, Draft, ViewRecordError

T = TypeVar("T")
LONGEST: Final = 20_000
"""Characters of a record that can be pasted; a deal played to its end, with remarks, has less than two thousand."""
WHO, LEGAL, KNOWS, BEST = "who", "legal", "knows", "best"
QUESTIONS: Final = (WHO, LEGAL, KNOWS, BEST)
"""What can be asked; of one trick only who wins it."""


class SaidError(TrickkitError):
    """Something that cannot be done, with the sentence that says why.

    Args:
        msgid: which sentence.
        facts: what stands in it.
    """

    def __init__(self, msgid: str, **facts: Any) -> None:  # noqa: ANN401 - facts of a sentence are of many types
        super().__init__(msgid)
        self.msgid = msgid
        self.facts: Mapping[str, Any] = facts

    def said(self, words: Words) -> Text:
        """Give the sentence."""
        return words.message(self.msgid, **self.facts)


class RefusedError(SaidError):
    """An act of a record that the rules refuse.

    Args:
        refusal: why they do.
        seat: whose act it is.
        facts: where it stands in the record, and the act.
    """

    def __init__(self, refusal: Refusal, seat: Seat, **facts: Any) -> None:  # noqa: ANN401 - as in SaidError
        super().__init__("ui.scenario.load.act", **facts)
        self.refusal = refusal
        self.seat = seat

    def said(self, words: Words) -> Text:
        """Give the sentence, with the reason."""
        return words.message(self.msgid, why=refused(self.refusal, words, self.seat), seat=self.seat, **self.facts)


@dataclass(slots=True)
class Workbench:
    """A scenario without its looks. What a message asks for is a method; if it cannot be done, nothing has changed."""

    draft: Draft
    """What has been built."""
    seed: int | str = 1
    """Where the chance of dealing comes from."""
    past: list[Draft] = field(default_factory=list)
    """What was there before, the latest last."""
    picked: Card | None = None
    """A card that waits for its seat."""
    target: Seat | None = None
    """A seat that waits for its cards."""
    reader: Seat | None = None
    """Whose eyes are used; None: all cards are open."""
    asked: str = WHO
    """What is asked, one of `QUESTIONS`."""
    of: Seat | None = None
    """Of which seat it is asked; None: of the one to act."""
    found: dict[tuple[AnyState, Seat, bool], Found] = field(default_factory=dict)
    """What was worked out last, with the position, the seat, and whether all cards were open."""

    def __post_init__(self) -> None:
        self._settle(self.draft, fresh=True)

    # ------------------------------------------------------------------ history

    def step(self, change: Callable[[Draft], Draft]) -> None:
        """Change what has been built; what was there before can be had again."""
        before, after = self.draft, change(self.draft)
        if after != before:
            self.past.append(before)
            self._settle(after)

    def undo(self) -> None:
        """Take the last change back, or the last act of the record it began with; without one nothing happens."""
        if self.past:
            self._settle(self.past.pop())
        elif self.undoes:
            self._settle(self.draft.without_last())

    @property
    def undoes(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.past) or (self.draft.mode == PLAY and bool(self.draft.acts))

    def deal(self, seed: int | str | None = None) -> None:
        """Deal the missing cards by chance; without a seed each time with another one."""
        if self.draft.mode == PLAY:
            raise BadMessageError("nothing is missing")
        given = f"{self.seed}/{len(self.past)}" if seed is None else seed
        self.step(lambda draft: draft.dealt(Random(f"scenario/{given}")))

    def clear(self) -> None:
        """Take all cards back; while they are played, the acts."""
        self.step(Draft.cleared)

    def _settle(self, draft: Draft, *, fresh: bool = False) -> None:
        """Show a draft, and let the seat that waits for cards be one with room."""
        fresh = fresh or (self.draft.mode, self.draft.seats) != (draft.mode, draft.seats)
        self.draft, self.picked = draft, None
        if draft.mode != PLAY or self.reader not in draft.seats:
            self.reader = None
        if draft.mode == PLAY:
            self.target = None
            return
        seats, missing = draft.seats, draft.missing
        if fresh or (self.target is not None and not missing[self.target]):
            at = 0 if fresh or self.target is None else seats.index(self.target)
            self.target = next((seat for seat in (*seats[at:], *seats[:at]) if missing[seat]), None)

    # ------------------------------------------------------------------ cards and seats

    def put(self, key: str, seat: str, to: object) -> None:
        """Put a card with a seat, at the first place of the hand if `to` is 0."""
        if to is not None and (type(to) is not int or to != 0):
            raise BadMessageError("to is 0, the first place of a hand, or missing")
        self._lay(_known(Card.parse, key), self._seat(seat), first=to is not None)

    def _lay(self, card: Card, seat: Seat, *, first: bool = False) -> None:
        draft = self.draft
        if draft.mode == PLAY or card not in draft.deck:
            raise BadMessageError("that card cannot be put")
        if draft.mode == DEAL and not draft.missing[seat] and draft.holder(card) is not seat:
            raise SaidError("ui.scenario.hand-full", seat=seat)
        self.step(lambda draft: draft.put(card, seat, first=first))

    def card(self, key: str) -> None:
        """Press a card: from a seat it goes back; from the deck it goes to the seat that waits, or waits itself."""
        card, draft = _known(Card.parse, key), self.draft
        if draft.mode == PLAY or card not in draft.deck:
            raise BadMessageError("that card is not here")
        if draft.holder(card) is not None:
            self.step(lambda draft: draft.remove(card))
        elif self.target is not None:
            self._lay(card, self.target)
        else:
            self.picked = None if self.picked is card else card

    def seat(self, key: str) -> None:
        """Press a seat: it gets the card that waits, or waits for cards itself."""
        seat = self._seat(key)
        if self.draft.mode == PLAY:
            raise BadMessageError("the cards are being played")
        if self.picked is not None:
            self._lay(self.picked, seat)
        else:
            self.target = None if self.target is seat else seat

    def act(self, text: str) -> None:
        """Go on with an act; offences that are never a slip of the hand have no button."""
        if self.draft.mode != PLAY:
            raise BadMessageError("the cards are not being played")
        act = _known(self.parse, text)
        if isinstance(act, latinern.Leak):
            raise BadMessageError("this is no button")
        if self.reader not in {None, act.seat}:
            raise BadMessageError("this is another seat's act")
        self.step(lambda draft: draft.act(act))

    def parse(self, text: str) -> Action:
        """Read an act of the game."""
        if isinstance(self.draft.game, Latinern):
            return latinern.parse_act(text)
        return twenty_eight.parse_act(text)

    # ------------------------------------------------------------------ choices

    def choose(self, do: str, key: str) -> None:
        """Choose one among several: what is built, trump, dealer, what is asked."""
        match do:
            case "mode":
                self._mode(key)
            case "game":
                self._game(key)
            case "rule":
                self._rule(key)
            case "dealer":
                self._only(DEAL)
                dealer = self._seat(key)
                self.step(lambda draft: draft.with_dealer(dealer))
            case "ask":
                if key not in QUESTIONS:
                    raise BadMessageError("no such question")
                self.asked = key
            case "of":
                self.of = self._seat(key)
            case _:
                self._trick(do, key)

    def _only(self, mode: str) -> None:
        if self.draft.mode != mode:
            raise BadMessageError("this is not what is being built")

    def _trick(self, do: str, key: str) -> None:
        self._only(TRICK)
        latin = isinstance(self.draft.game, Latinern)
        change: dict[str, Any]
        if do == "leader":
            change = {"leader": self._seat(key)}
        elif do == "trump":
            change = {"trump": None if key == "hidden" and not latin else _known(Suit.parse, key)}
        elif do == "schlag" and latin:
            change = {"schlag": _known(Rank.parse, key)}
        elif do == "since" and key in map(str, range(1, len(self.draft.seats) + 1)):
            change = {"since": int(key)}
        else:
            raise BadMessageError("no such choice")
        self.step(lambda draft: draft.with_trick(**change))

    def _mode(self, key: str) -> None:
        if key not in MODES:
            raise BadMessageError("no such mode")
        if key == PLAY and self.draft.state is None:
            raise SaidError("ui.scenario.missing.first")
        played = key == TRICK and self.draft.mode == PLAY and not any(self.draft.trick.cards)
        self.step(Draft.alone if played else lambda draft: draft.with_mode(key))  # what was played last is not lost

    def _game(self, key: str) -> None:
        if key not in GAMES:
            raise BadMessageError("no such game")
        if key != self.draft.game.name:
            self.step(lambda draft: draft.other_game(key))

    def _rule(self, key: str) -> None:
        name, _, value = key.partition("=")
        if self.draft.mode == PLAY or value not in self.draft.switches.get(name, ()):
            raise BadMessageError("no such rule")
        rest = [each for each in str(self.draft.game).split() if each.partition("=")[0] != name]
        try:
            self.step(lambda draft: draft.with_rules(" ".join([*rest, key])))
        except NotationError as error:
            raise SaidError("ui.scenario.rule.not", detail=error.message) from None

    def look(self, key: str) -> None:
        """Look at the position as a seat, or with all cards open."""
        self._only(PLAY)
        self.reader = None if key == "all" else self._seat(key)

    # ------------------------------------------------------------------ answers

    @property
    def asked_of(self) -> Seat:
        """Of which seat is asked: of the one that looks, of the one that was chosen, else of the one to act."""
        seats, position = self.draft.seats, self.draft.position
        chosen = self.reader or self.of
        if chosen in seats:
            return chosen
        turn = position.to_act if position is not None else None
        return turn or seats[0]

    @property
    def worked_out(self) -> Found | None:
        """What was worked out about this position, for this seat."""
        position = self.draft.position
        return None if position is None else self.found.get((position, self.asked_of, self.reader is None))

    def work(self) -> None:
        """Ask solver and coach about this position."""
        position, seat = self.draft.position, self.asked_of
        if position is None:
            raise BadMessageError("cards are missing")
        self.asked = BEST
        opened = self.reader is None
        self.found = {(position, seat, opened): work_out(position, seat, opened=opened)}

    def load(self, text: object) -> None:
        """Take over a record."""
        if not isinstance(text, str):
            raise BadMessageError("text is the text of a record")
        if len(text) > LONGEST:
            raise SaidError("ui.scenario.load.long", n=LONGEST)
        try:
            self.step(lambda _: Draft.read(text))
            self.reader = None
        except ViewRecordError as error:
            raise SaidError("ui.scenario.load.view", seat=error.seat) from None
        except NotationError as error:
            raise _not_loaded(error, text) from None

    def _seat(self, key: str) -> Seat:
        seat = _known(Seat.parse, key)
        if seat not in self.draft.seats:
            raise BadMessageError("nobody sits there")
        return seat


def _not_loaded(error: NotationError, text: str) -> SaidError:
    """Say why a record was not taken over; of an act that the rules refuse, why they do."""
    line, column = error.at or (1, 1)
    cause = error.__cause__
    if isinstance(cause, IllegalActionError) and isinstance(cause.reason, Refusal):
        return RefusedError(cause.reason, Seat(cause.seat), line=line, column=column, act=error.text)
    if "[" not in text:
        return SaidError("ui.scenario.load.none", begin='[Game "latinern"]')
    return SaidError("ui.scenario.load.error", line=line, column=column, detail=error.message)


def _known(parse: Callable[[str], T], text: str) -> T:
    """Read what a front end of ours would have sent."""
    try:
        return parse(text)
    except NotationError as error:
        raise BadMessageError(error.message) from None
