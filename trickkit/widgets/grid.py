"""The board of the 32 pairs of Schlag and trump: the learner's marks, and what the engine says to them."""

from __future__ import annotations

from trickkit.cards import Rank, Suit
from trickkit.deduction import deduce
from trickkit.errors import NotationError, TrickkitError, shorten
from trickkit.explain.possible import possible_pair
from trickkit.games.latinern import LatinernObservation, LatinernOrdering
from trickkit.i18n import Text, Words, to_json
from trickkit.record.model import AnyView
from trickkit.render import Picture
from trickkit.widgets.base import STATIC, Message, word
from trickkit.widgets.basis import Found, Source
from trickkit.widgets.board import Board, Json
from trickkit.widgets.notes import Marks
from trickkit.widgets.pictures import grid_picture

PAIRS = tuple(f"{rank}{suit}" for rank in Rank for suit in Suit)
"""All pairs, row by row: a row for each Schlag, a column for each trump suit."""


class Grid(Board):
    """Cross out what cannot be. Each cross is answered: the trick that proves it, or how the pair is still possible.

    A board without a source stands alone: it keeps crosses and rings, and says nothing about them.

    Args:
        source: a table of Latinern, which the board then follows, or the text of one record.
        seat: whose view of a full record is meant; a table knows who reads it, and a view record too.
        marks: marks to begin with, as `{"7C": "cross", "9D": "ring"}`; a bound board has no rings.
        lang: `en` or `de`; without it as at the table, and else English.
        deck: `french` or `german`; without it as at the table, and else French.
        four_color: a colour of its own for each suit; without it as at the table.

    Raises:
        TypeError: if an argument is of a wrong type.
        NotationError: if the record cannot be read.
        TrickkitError: if a pair or a mark is not known, or the source is of Twenty-eight.
    """

    _esm = STATIC / "grid.js"
    kind = "grid"
    places = PAIRS

    def __init__(
        self,
        source: Source | None = None,
        *,
        seat: str = "",
        marks: Marks | None = None,
        lang: str | None = None,
        deck: str | None = None,
        four_color: bool | None = None,
    ) -> None:
        super().__init__(source, seat=seat, marks=marks, lang=lang, deck=deck, four_color=four_color)

    def check_game(self, view: AnyView) -> None:
        """Refuse a view of Twenty-eight.

        Raises:
            TrickkitError: if it is one.
        """
        if not isinstance(view, LatinernObservation):
            raise TrickkitError("Twenty-eight has no pairs of Schlag and trump; for its hidden suit there is Suits")

    def find(self, view: AnyView) -> Found:
        """Find which pairs fit a view."""
        assert isinstance(view, LatinernObservation)  # noqa: S101 - checked when the board was made
        pairs = deduce(view)
        return Found(
            {str(out.pair.hauptschlag): out for out in pairs.eliminated},
            {str(one.pair.hauptschlag): one.probability for one in pairs.possible},
        )

    def titled(self, key: str, words: Words) -> Text:
        """Name a pair, as `Trump clubs, Schlag 7`."""
        pair = pair_of(key)
        return words.message("ui.grid.pair", trump=pair.trump, schlag=pair.schlag)

    def possible(self, key: str, words: Words) -> Text:
        """Say how a pair could be the one."""
        view = self.basis.played
        assert isinstance(view, LatinernObservation)  # noqa: S101 - see `find`
        return possible_pair(view, pair_of(key), words)

    def key_of(self, text: str) -> str:
        """Read a pair, Schlag and trump as `7C`.

        Raises:
            NotationError: if it is none.
        """
        if text not in PAIRS:
            raise NotationError(f'"{shorten(str(text))}" is no pair; write Schlag and trump as 7C', str(text))
        return text

    def row(self, rank: str) -> None:
        """Cross out the open pairs of a Schlag; if none is open, clear its crosses. Rings stay.

        Raises:
            NotationError: if `rank` is no rank.
        """
        with self._lock:
            self._line(row_of(rank))
            self.publish()

    def column(self, suit: str) -> None:
        """Cross out the open pairs of a trump suit; if none is open, clear its crosses. Rings stay.

        Raises:
            NotationError: if `suit` is no suit.
        """
        with self._lock:
            self._line(column_of(suit))
            self.publish()

    def snapshot(self) -> Json:
        """Give the board with its marks and answers."""
        words, sight = self._words, self.sight()
        left = words.count("ui.grid.left", sight.left)
        idle = not self._free and self.basis.found is None
        return {
            "label": words.label("ui.grid"),
            "title": words.label("ui.grid.title"),
            "sub": "" if idle else left,
            "note": words.label("ui.board.no-reader" if idle else "ui.grid.note"),
            "rows": [
                {"key": str(rank), "label": words.rank(rank, "short"), "name": words.label("ui.grid.row", schlag=rank)}
                for rank in Rank
            ],
            "cols": [{"key": str(suit), "name": words.label("ui.grid.column", trump=suit)} for suit in Suit],
            "cells": [] if idle else [
                sight.place(
                    pair, f"ui.grid.{sight.status(pair)}", schlag=pair_of(pair).schlag, trump=pair_of(pair).trump
                )
                for pair in PAIRS
            ],
            "say": [] if idle else to_json(Text.of(left)),
            "news": sight.news(self._disclosed()),
            **self.parts(),
        }  # fmt: skip

    def _disclosed(self) -> Text | None:
        """Say what it was, once the round is over (L24)."""
        view = self.basis.seen
        if not isinstance(view, LatinernObservation) or view.knows or view.ordering is None:
            return None
        return self._words.message("ui.grid.was", trump=view.ordering.trump, schlag=view.ordering.schlag)

    def picture(self) -> Picture:
        """Describe the static picture of the board."""
        return grid_picture(self.view)

    def handle(self, message: Message) -> None:
        """Set, take back, clear or check marks; show what is excluded, and why."""
        match message.get("do"):
            case "row":
                self._line(row_of(word(message, "key")))
            case "col":
                self._line(column_of(word(message, "key")))
            case _:
                super().handle(message)


def pair_of(key: str) -> LatinernOrdering:
    """Give the pair of a key.

    >>> pair_of("7C")
    LatinernOrdering(trump=Suit.CLUBS, schlag=Rank.SEVEN)
    """
    return LatinernOrdering(Suit(key[1]), Rank(key[0]))


def row_of(rank: str) -> list[str]:
    """Give the pairs of a Schlag.

    Raises:
        NotationError: if `rank` is no rank.

    >>> row_of("7")
    ['7C', '7D', '7H', '7S']
    """
    return [f"{Rank.parse(rank)}{suit}" for suit in Suit]


def column_of(suit: str) -> list[str]:
    """Give the pairs of a trump suit.

    Raises:
        NotationError: if `suit` is no suit.

    >>> column_of("C")[:3]
    ['7C', '8C', '9C']
    """
    return [f"{rank}{Suit.parse(suit)}" for rank in Rank]
