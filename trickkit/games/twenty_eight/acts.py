"""What a seat can do in Twenty-eight, each act its own small type."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from trickkit.cards import Card
from trickkit.errors import NotationError
from trickkit.notation import whole_number
from trickkit.seats import Seat
from trickkit.table import UNKNOWN, Action


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Promise card points in the auction (T5)."""

    points: int
    """What is promised."""

    @property
    def token(self) -> str:
        """The number."""
        return str(self.points)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Bid nothing (T5); in the raise step: raise nothing (T11)."""

    word: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Redeal(Action):
    """Have the cards dealt again, instead of the opening bid (T7)."""

    word: ClassVar[str] = "redeal"


@dataclass(frozen=True, slots=True)
class ChooseTrump(Action):
    """Lay a card face down: its suit is trump (T8)."""

    card: Card | None
    """The down card; None for everybody but the bidder."""

    @property
    def token(self) -> str:
        """`trump=7S`, or `trump=?` for those who do not see the card."""
        return f"trump={self.card or UNKNOWN}"

    def seen_by(self, seat: Seat) -> ChooseTrump:
        """Hide the card from everybody but the bidder."""
        return self if seat is self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Raise the bid after the second packet (T11)."""

    points: int
    """The new bid."""

    @property
    def token(self) -> str:
        """`raise=24`."""
        return f"raise={self.points}"


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a card; if it is the bidder's down card: turn it up and play it (T13 to T19)."""

    card: Card
    """The card."""

    @property
    def token(self) -> str:
        """The card in notation."""
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """Ask for trump: the down card is turned up (T15)."""

    word: ClassVar[str] = "ask"


@dataclass(frozen=True, slots=True)
class Thani(Action):
    """Announce to take all eight tricks alone (V2)."""

    word: ClassVar[str] = "thani"


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Show eight cards without card points: the cards are dealt again (V3)."""

    word: ClassVar[str] = "show"


@dataclass(frozen=True, slots=True)
class Concede(Action):
    """Give the deal up to the side that has taken every trick so far (V1)."""

    word: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Answer to a concession that the deal is over (V1)."""

    word: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class PlayOn(Action):
    """Answer to a concession that all eight tricks will be taken (V1)."""

    word: ClassVar[str] = "play-on"


Word = Pass | Redeal | Ask | Thani | Show | Concede | Accept | PlayOn
WORDS: Final[dict[str, type[Word]]] = {
    act.word: act for act in (Pass, Redeal, Ask, Thani, Show, Concede, Accept, PlayOn)
}


def parse_act(text: str) -> Action:
    """Read an act as it stands in a record.

    Raises:
        NotationError: if the seat or the token is none of this game.

    >>> parse_act("n:16"), parse_act("E:trump=10h"), parse_act("S:play-on")
    (Bid(seat=Seat.NORTH, points=16), ChooseTrump(seat=Seat.EAST, card=Card.parse('TH')), PlayOn(seat=Seat.SOUTH))
    """
    name, colon, token = text.partition(":")
    if not colon:
        raise NotationError(f'"{text}" is no act; write SEAT:card or SEAT:word, as N:9D or E:pass', text)
    seat = Seat.parse(name)
    word = WORDS.get(token)
    if word is not None:
        return word(seat)
    number = whole_number(token)
    if number is not None:
        return Bid(seat, number)
    key, equals, value = token.partition("=")
    try:
        if key == "trump" and equals:
            return ChooseTrump(seat, None if value == UNKNOWN else Card.parse(value))
        if key == "raise" and equals and (number := whole_number(value)) is not None:
            return Raise(seat, number)
        return PlayCard(seat, Card.parse(token))
    except NotationError:
        raise NotationError(
            f'"{text}" is no act of Twenty-eight; write a bid, a card, trump=7S, raise=24, {", ".join(WORDS)}', text
        ) from None
