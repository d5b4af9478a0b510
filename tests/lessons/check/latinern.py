"""The rules of Latinern, from the rules page alone."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tests.lessons.check.model import DECK, SEATS, need, one_record
from tests.referee import latinern as referee

LADDER = "ATKQJ987"  # L7, from the top
REASONS = ("hauptschlag", "first-schlag", "highest-trump", "highest-of-led-suit")


def after(seat: str, steps: int = 1) -> str:
    """Return the seat so many steps on, clockwise (L3)."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


def partner(seat: str) -> str:
    """Return the seat opposite (L1)."""
    return after(seat, 2)


def winner(cards: list[str], trump: str, schlag: str) -> tuple[int, str]:
    """Return place and reason of the winning card, asking the four questions of L12 one after the other."""
    if schlag + trump in cards:
        return cards.index(schlag + trump), "hauptschlag"
    for place, card in enumerate(cards):
        if card[0] == schlag:
            return place, "first-schlag"
    for suit, reason in ((trump, "highest-trump"), (cards[0][1], "highest-of-led-suit")):
        for rank in LADDER:
            if rank + suit in cards:
                return cards.index(rank + suit), reason
    raise AssertionError(cards)


def strength(card: str, trump: str, schlag: str) -> int:
    """Return a number by which trumps compare; the three plain Schläge get the same one (L6, L7)."""
    if card[0] == schlag:
        return 10 if card[1] == trump else 9
    if card[1] != trump:
        raise ValueError(f"{card} is no trump")
    return 8 - LADDER.index(card[0])


@dataclass
class Position:
    """A deal with the cards played so far."""

    dealer: str
    dealt: dict[str, list[str]]
    tricks: list[list[tuple[str, str]]]
    winners: list[tuple[str, str, str]]
    """Seat, card and reason, one for each complete trick."""
    left: dict[str, list[str]]
    record: referee.Record
    """What the tags say, for the referee."""
    acts: list[tuple[str, str]]
    """Seat and word of every act."""

    @property
    def turn(self) -> str:
        """Whose card is awaited."""
        return referee.turn(self.record, self.acts)

    def legal(self, seat: str) -> list[str]:
        """Return every act that the rules allow a seat now."""
        return referee.legal(self.record, self.acts, seat)

    def then(self, seat: str, word: str) -> Position:
        """Return the position after one more act."""
        need(word in self.legal(seat), f"{seat}:{word} is allowed")
        return replay_of(self.record, [*self.acts, (seat, word)])

    @property
    def forehand(self) -> str:
        return after(self.dealer)

    @property
    def knowers(self) -> str:
        return in_order(self.dealer + self.forehand)

    @property
    def blind(self) -> str:
        return in_order(set(SEATS) - set(self.knowers))

    @property
    def bottoms(self) -> tuple[str, str]:
        """The bottom cards of dealer and forehand (L4)."""
        return self.dealt[self.dealer][0], self.dealt[self.forehand][0]

    @property
    def trump(self) -> str:
        return self.bottoms[0][1]

    @property
    def schlag(self) -> str:
        return self.bottoms[1][0]

    @property
    def hauptschlag(self) -> str:
        return self.schlag + self.trump

    @property
    def last(self) -> list[tuple[str, str]]:
        """The trick that was played last, complete or not."""
        return self.tricks[-1] if self.tricks else []

    def seen(self, seat: str) -> list[str]:
        """Return the faces a seat sees before the first card: own hand, and for a knower the other bottom card."""
        other = [c for s, c in zip((self.dealer, self.forehand), self.bottoms, strict=True) if s != seat]
        return self.dealt[seat] + (other if seat in self.knowers else [])

    def with_card(self, seat: str, card: str) -> tuple[str, str, str]:
        """Return who wins the open trick, with which card and why, when ``seat`` plays ``card`` as its last one."""
        plays = [*self.last, (seat, card)]
        need(len(plays) == 4, "the player asked comes last")
        place, reason = winner([c for _, c in plays], self.trump, self.schlag)
        return *plays[place], reason


def in_order(seats: Any) -> str:
    return "".join(s for s in SEATS if s in seats)


def replay(text: str) -> Position:
    """Play a record through."""
    return replay_of(*one_record(referee.read, text))


def replay_of(record: referee.Record, acts: list[tuple[str, str]]) -> Position:
    """Fold the acts of a record."""
    hands = {seat: list(record.hands[seat]) for seat in SEATS}
    left = {seat: list(hand) for seat, hand in hands.items()}
    position = Position(record.dealer, hands, [], [], left, record, acts)
    for seat, card in acts:
        if card not in DECK:  # a word
            continue
        left[seat].remove(card)
        if not position.tricks or len(position.last) == 4:
            position.tricks.append([])
        position.last.append((seat, card))
        if len(position.last) == 4:
            place, reason = winner([c for _, c in position.last], position.trump, position.schlag)
            position.winners.append((*position.last[place], reason))
    return position


def hauptschlag_places() -> dict[str, Fraction]:
    """Return how often the Hauptschlag lies where, over all pairs of bottom cards.

    The bottom cards of dealer and forehand are any two different cards. If neither is the Hauptschlag, that is one of
    the other thirty, of which twelve are not dealt.
    """
    places = dict.fromkeys(("forehand", "dealer", "hand", "out"), Fraction(0))
    pairs = list(itertools.permutations(DECK, 2))
    for dealers, forehands in pairs:
        haupt = forehands[0] + dealers[1]
        if haupt == forehands:
            places["forehand"] += Fraction(1, len(pairs))
        elif haupt == dealers:
            places["dealer"] += Fraction(1, len(pairs))
        else:
            places["hand"] += Fraction(18, 30 * len(pairs))
            places["out"] += Fraction(12, 30 * len(pairs))
    return places
