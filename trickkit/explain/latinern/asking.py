"""The question "do you want to go?", its answers, and the ban from nine points."""

from __future__ import annotations

from trickkit.explain.table import relation
from trickkit.i18n import Text, Words
from trickkit.seats import Seat


def asked(seat: Seat, words: Words, viewer: Seat | None = None) -> Text:
    """Tell that `seat` asks, and who may answer (L16, L17).

    >>> print(asked(Seat.EAST, Words(), Seat.SOUTH))
    East asks: do you want to go? You or North may answer; the first word counts.
    """
    first, second = seat.side.other.seats
    return words.message(
        f"asked.{relation(seat, viewer)}", seat=seat, first=first, second=second, partner=(viewer or seat).partner
    )


def stayed(seat: Seat, stake: int, words: Words, viewer: Seat | None = None, *, may_ask_back: bool = False) -> Text:
    """Tell that `seat` stays for its side (L17), and whether that side may ask back (L18).

    Args:
        seat: who answered.
        stake: what the round is worth now.
        words: language and deck.
        viewer: the seat that reads this.
        may_ask_back: whether the side that stayed may still ask.

    >>> print(stayed(Seat.NORTH, 3, Words(), Seat.SOUTH, may_ask_back=True))
    North stays for your side: the round is worth 3 now. Your side may ask back once.
    """
    who = relation(seat, viewer)
    first = words.message(f"stayed.{who}", seat=seat, stake=stake)
    if not may_ask_back:
        return first
    second = "ask-back.we" if who in {"you", "partner"} else "ask-back.they"
    return Text.join([first, words.message(second, side=seat.side)])


def went(seat: Seat, points: int, words: Words, viewer: Seat | None = None) -> Text:
    """Tell that `seat` goes for its side: the askers get what the round was worth before (L17).

    >>> print(went(Seat.WEST, 2, Words("de"), Seat.SOUTH))
    West geht. Ihr bekommt 2 Punkte.
    """
    return words.message(f"went.{relation(seat, viewer)}", seat=seat, side=seat.side.other, n=points)


def leaked(seat: Seat, points: int, words: Words, viewer: Seat | None = None) -> Text:
    """Tell that `seat` pointed at trump or Schlag, which loses the round for its side (L21).

    >>> print(leaked(Seat.WEST, 3, Words(), Seat.SOUTH))
    West gave away something about trump or Schlag. That loses them the round at once: you get 3 points.
    """
    return words.message(f"leaked.{relation(seat, viewer)}", seat=seat, side=seat.side.other, n=points)


def penalised(seat: Seat, points: int, words: Words, viewer: Seat | None = None) -> Text:
    """Tell that `seat` asked although its side has nine points or more (L19).

    >>> print(penalised(Seat.SOUTH, 2, Words(), Seat.SOUTH))
    You asked, and with 9 points or more nobody may. They get 2 points at once.
    """
    return words.message(f"penalised.{relation(seat, viewer)}", seat=seat, side=seat.side.other, n=points)


def penalty_warning(held: int, penalty: int, words: Words) -> str:
    """Warn the reader before a forbidden question (L19).

    Args:
        held: the match points of the reader's side, nine or more.
        penalty: what the others would get.
        words: language and deck.

    >>> penalty_warning(9, 2, Words())
    'You have 9 points and may not ask. If you do, they get 2 at once.'
    """
    return words.label("ui.ban", held=held, n=penalty)
