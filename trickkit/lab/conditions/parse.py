"""Conditions from text: `N holds 2 schlaege and hauptschlag not dealt`.

condition = both {"or" both}
both      = part {"and" part}
part      = "not" part | "(" condition ")" | fact
fact      = WHO "holds" HELD ["at first"] | "hauptschlag" ["not"] "dealt"
          | "trump" SUIT | "schlag" RANK | MODULE:FUNCTION
HELD      = AMOUNT THING | AMOUNT "of a suit" | CARD {CARD} | RANK,RANK… "of a suit"
AMOUNT    = "2" | "2+" | "0-2" | "no"
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

from trickkit.cards import Card, CardSet, Rank, Suit
from trickkit.errors import NotationError, TrickkitError
from trickkit.lab.conditions.amounts import Amount
from trickkit.lab.conditions.facts import HauptschlagDealt, Holds, Named, Own
from trickkit.lab.conditions.model import Condition
from trickkit.lab.conditions.what import COUNTED, COUNTED_ONCE, RANKS, SUITS, Counted, Together
from trickkit.lab.conditions.who import Who

T = TypeVar("T")
_TOKEN: Final = re.compile(r"[()]|[^\s()]+")
_TWO_WORDS: Final = {who.split()[0] for who in Who if " " in who}
_OF_A_SUIT: Final = ("of", "a", "suit")
_THINGS: Final = COUNTED_ONCE | COUNTED
_DEEPEST: Final = 50  # brackets in brackets


class _Token(NamedTuple):
    text: str
    column: int


def condition(text: str) -> Condition:
    """Read a condition.

    Args:
        text: as the head of this module says; names may be written in any case.

    Raises:
        NotationError: with the place, if the text is no condition.
        TrickkitError: if a function cannot be loaded.

    >>> condition("n holds 2 schläge AND NOT hauptschlag dealt")
    condition('N holds 2 schlaege') & ~condition('hauptschlag dealt')
    >>> print(condition("W holds J,9 of a suit or (E holds 4+ hearts and not anyone holds no points)"))
    W holds J,9 of a suit or E holds 4+ hearts and not anyone holds 0 points
    """
    reader = _Reader(text)
    found = reader.some()
    if reader.token is not None:
        reader.refuse('write "and" or "or" between conditions')
    return found


class _Reader:
    """Reads one condition, word by word."""

    def __init__(self, text: str) -> None:
        self._tokens = [_Token(found.group(), found.start() + 1) for found in _TOKEN.finditer(text)]
        self._end = len(text) + 1
        self._at = 0
        self._depth = 0

    @property
    def token(self) -> _Token | None:
        """The next word."""
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    def refuse(self, instead: str) -> NoReturn:
        """Say what is wrong with the next word."""
        token = self.token
        if token is None:
            raise NotationError(f"the condition ends too soon; {instead}", "", (1, self._end))
        raise NotationError(f'"{token.text}" is not understood here; {instead}', token.text, (1, token.column))

    def some(self) -> Condition:
        """Read conditions with `or` between."""
        found = self._every()
        while self._taken("or"):
            found |= self._every()
        return found

    def _every(self) -> Condition:
        found = self._part()
        while self._taken("and"):
            found &= self._part()
        return found

    def _part(self) -> Condition:
        self._depth += 1
        if self._depth > _DEEPEST:
            self.refuse("write fewer brackets and nots inside each other")
        if self._taken("not"):
            found = ~self._part()
        elif self._taken("("):
            found = self.some()
            if not self._taken(")"):
                self.refuse('close the bracket with ")"')
        else:
            found = self._fact()
        self._depth -= 1
        return found

    def _fact(self) -> Condition:
        if self._taken("hauptschlag"):
            not_dealt = self._taken("not")
            if not self._taken("dealt"):
                self.refuse('write "hauptschlag dealt" or "hauptschlag not dealt"')
            return ~HauptschlagDealt() if not_dealt else HauptschlagDealt()
        if self._taken("trump"):
            return Named(self._named(SUITS, Suit.parse, "name a suit, as C or clubs"))
        if self._taken("schlag", "schläge", "schlaege"):
            return Named(self._named(RANKS, Rank.parse, "name a rank, as K or kings"))
        if self.token is not None and ":" in self.token.text:
            return _own(self._next())
        return self._holds()

    def _holds(self) -> Holds:
        who = self._who()
        if not self._taken("holds", "hold"):
            self.refuse('write "holds" and what is held')
        cards = self._cards()
        if cards is not None:
            return Holds(who, cards, at_first=self._at_first())
        ranks = self._ranks()
        if ranks is not None:
            return Holds(who, ranks, at_first=self._at_first())
        amount = self._read(
            Amount.parse, "say how much is held, as 2, 2+ or no; or name cards, as JH 9H, or ranks, as J,9 of a suit"
        )
        if self._words(_OF_A_SUIT):
            return Holds(who, Counted.OF_A_SUIT, amount, self._at_first())
        what = self._named(_THINGS, None, f"name what is counted: {', '.join(COUNTED)} or of a suit")
        return Holds(who, what, amount, self._at_first())

    def _who(self) -> Who:
        word = "" if self.token is None else self.token.text
        names = [name for name in (word.upper(), word.lower()) if name in set(Who)]
        if not names:
            self.refuse(f"begin with who holds something: {', '.join(Who)}; or write hauptschlag, trump, schlag")
        if names[0] in _TWO_WORDS and self._words((names[0], "side")):
            return Who(f"{names[0]} side")
        self._at += 1
        return Who(names[0])

    def _cards(self) -> CardSet | None:
        found: list[Card] = []
        while self.token is not None:
            try:
                card = Card.parse(self.token.text)
            except NotationError:
                break
            if card in found:
                self.refuse("write each card once")
            found.append(card)
            self._at += 1
        return CardSet(found) if found else None

    def _ranks(self) -> Together | None:
        if self.token is None or "," not in self.token.text:
            return None
        names = self.token.text.split(",")
        try:
            ranks = tuple(map(Rank.parse, names))
        except NotationError:
            self.refuse("write ranks with commas between, as J,9 of a suit")
        if len(set(ranks)) < len(ranks):
            self.refuse("write each rank once")
        self._at += 1
        if not self._words(_OF_A_SUIT):
            self.refuse('write "of a suit" behind the ranks')
        return Together(ranks)

    def _at_first(self) -> bool:
        return self._words(("at", "first"))

    def _named(self, names: dict[str, Any], parse: Callable[[str], Any] | None, instead: str) -> Any:  # noqa: ANN401 - one reader for all kinds of names
        """Read one of several names, or what `parse` takes."""
        one = {name[:-1]: value for name, value in names.items()} if parse else {}

        def read(text: str) -> Any:  # noqa: ANN401 - the same
            word = text.lower().replace("ä", "ae")
            value = names.get(word, one.get(word))
            if value is None:
                if parse is None:
                    raise NotationError("", text)
                value = parse(text)
            return value

        return self._read(read, instead)

    def _read(self, parse: Callable[[str], T], instead: str) -> T:
        token = self.token
        if token is None:
            self.refuse(instead)
        try:
            found = parse(token.text)
        except NotationError:
            self.refuse(instead)
        self._at += 1
        return found

    def _taken(self, *words: str) -> bool:
        """Go over the next word if it is one of these."""
        token = self.token
        if token is None or token.text.lower() not in words:
            return False
        self._at += 1
        return True

    def _words(self, words: tuple[str, ...]) -> bool:
        """Go over the next words if they are these."""
        texts = tuple(token.text.lower() for token in self._tokens[self._at : self._at + len(words)])
        if texts != words:
            return False
        self._at += len(words)
        return True

    def _next(self) -> _Token:
        token = self._tokens[self._at]
        self._at += 1
        return token


def _own(token: _Token) -> Own:
    module, _, function = token.text.partition(":")
    if not (module and function) or module.startswith("."):
        raise NotationError(
            f'"{token.text}" is no condition; write module:function, as my_conditions:lucky',
            token.text,
            (1, token.column),
        )
    try:
        found = getattr(importlib.import_module(module), function, None)
    except (Exception, SystemExit) as error:  # a learner's own module may fail in any way while it is loaded
        fault = f"{type(error).__name__}: {error}"
        raise TrickkitError(f'"{token.text}" cannot be loaded: {fault}; name a module that can be imported') from error
    if not callable(found):
        raise TrickkitError(
            f'"{token.text}": {module} has no function {function}; it goes from a deal to true or false'
        )
    return Own(found, token.text)
