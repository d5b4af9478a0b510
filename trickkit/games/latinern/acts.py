"""What a seat can do in Latinern, each act its own small type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from trickkit.cards import Card
from trickkit.errors import NotationError
from trickkit.seats import Seat
from trickkit.table import Action


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a card from hand (L11)."""

    card: Card
    """The card."""

    @property
    def token(self) -> str:
        """The card in notation."""
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """Ask the other side whether it wants to go (L16)."""

    word: ClassVar[str] = "ask"


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Answer that one's side stays: the round is worth one more (L17)."""

    word: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Go(Action):
    """Answer that one's side goes: the askers win what the round was worth before the question (L17)."""

    word: ClassVar[str] = "go"


@dataclass(frozen=True, slots=True)
class Leak(Action):
    """The offence of pointing at trump or Schlag by word or hint (L21)."""

    word: ClassVar[str] = "leak"


WORDS: Final[dict[str, type[Ask | Stay | Go | Leak]]] = {act.word: act for act in (Ask, Stay, Go, Leak)}


def parse_act(text: str) -> Action:
    """Read an act as it stands in a record.

    Raises:
        NotationError: if the seat or the token is none of this game.

    >>> parse_act("n:10H"), parse_act("E:ask")
    (PlayCard(seat=Seat.NORTH, card=Card.parse('TH')), Ask(seat=Seat.EAST))
    """
    name, colon, token = text.partition(":")
    if not colon:
        raise NotationError(f'"{text}" is no act; write SEAT:card or SEAT:word, as N:9D or E:ask', text)
    seat = Seat.parse(name)
    word = WORDS.get(token)
    if word is not None:
        return word(seat)
    try:
        return PlayCard(seat, Card.parse(token))
    except NotationError:
        raise NotationError(
            f'"{text}" is no act of Latinern; write a card, ask, stay, go or leak after the seat', text
        ) from None
