"""The list of the four suits of Twenty-eight: which can be the hidden one, and what proves that another cannot."""

from __future__ import annotations

from trickkit.cards import Suit
from trickkit.deduction import deduce
from trickkit.errors import NotationError, TrickkitError, shorten
from trickkit.explain.possible import possible_suit
from trickkit.games.twenty_eight import ChooseTrump, TwentyEightObservation
from trickkit.i18n import Text, Words, to_json
from trickkit.record.model import AnyView
from trickkit.render import Picture
from trickkit.widgets.base import STATIC
from trickkit.widgets.basis import Found, Source
from trickkit.widgets.board import Board, Json
from trickkit.widgets.notes import Marks
from trickkit.widgets.pictures import suits_picture

SUITS = tuple(map(str, Suit))
"""All suits, in the order of the list."""


class Suits(Board):
    """Cross out the suits that cannot be hidden. Each cross is answered: the act that proves it, or how it could be.

    Args:
        source: a table of Twenty-eight, which the list then follows, or the text of one record.
        seat: whose view of a full record is meant; a table knows who reads it, and a view record too.
        marks: crosses to begin with, as `{"C": "cross"}`.
        lang: `en` or `de`; without it as at the table, and else English.
        deck: `french` or `german`; without it as at the table, and else French.
        four_color: a colour of its own for each suit; without it as at the table.

    Raises:
        TypeError: if an argument is of a wrong type.
        NotationError: if the record cannot be read.
        TrickkitError: if a suit or a mark is not known, or the source is of Latinern.
    """

    _esm = STATIC / "suits.js"
    kind = "suits"
    places = SUITS

    def __init__(
        self,
        source: Source,
        *,
        seat: str = "",
        marks: Marks | None = None,
        lang: str | None = None,
        deck: str | None = None,
        four_color: bool | None = None,
    ) -> None:
        if source is None:
            raise TypeError("the list of suits looks at a table or the text of a record; give it one")
        super().__init__(source, seat=seat, marks=marks, lang=lang, deck=deck, four_color=four_color)

    def check_game(self, view: AnyView) -> None:
        """Refuse a view of Latinern.

        Raises:
            TrickkitError: if it is one.
        """
        if not isinstance(view, TwentyEightObservation):
            raise TrickkitError("Latinern hides a pair of Schlag and trump, not a suit; its board is Grid")

    def find(self, view: AnyView) -> Found | None:
        """Find which suits fit a view; nothing before a down card lies."""
        assert isinstance(view, TwentyEightObservation)  # noqa: S101 - checked when the list was made
        if not any(isinstance(event, ChooseTrump) for event in view.events):
            return None
        suits = deduce(view)
        return Found(
            {str(out.suit): out for out in suits.eliminated},
            {str(one.suit): one.probability for one in suits.possible},
            suits.voids,
        )

    def titled(self, key: str, words: Words) -> Text:
        """Name a suit."""
        return Text.of(words.suit_part(Suit(key)))

    def possible(self, key: str, words: Words) -> Text:
        """Say how a suit could be hidden."""
        view = self.basis.played
        assert isinstance(view, TwentyEightObservation)  # noqa: S101 - see `find`
        return possible_suit(view, Suit(key), words)

    def key_of(self, text: str) -> str:
        """Read a suit, as `C`.

        Raises:
            NotationError: if it is none.
        """
        if text not in SUITS:
            raise NotationError(f'"{shorten(str(text))}" is no suit; write C, D, H or S', str(text))
        return text

    def snapshot(self) -> Json:
        """Give the list with its marks and answers."""
        words, sight, found = self._words, self.sight(), self.basis.found
        left = words.count("ui.suits.left", sight.left)
        idle = "ui.board.no-reader" if self.basis.seen is None else "ui.suits.idle"
        return {
            "label": words.label("ui.suits.name"),
            "title": words.label("ui.suits.title"),
            "sub": "" if found is None else left,
            "note": words.label("ui.suits.note" if found else idle),
            "items": [] if found is None else [
                {**sight.place(key, f"ui.suits.{sight.status(key)}"), "name": words.suit(Suit(key))} for key in SUITS
            ],
            "say": [] if found is None else to_json(Text.of(left)),
            "news": sight.news(None),
            "voids": self._voids(),
            **self.parts(),
        }  # fmt: skip

    def _voids(self) -> Json | None:
        """Describe what the other seats have shown not to hold, when the exclusions are shown."""
        words, found = self._words, self.basis.found
        if found is None or not self._notes.showing:
            return None
        rows = [
            {"name": words.seat(seat), "suits": [_named(suit, words) for suit in suits]} for seat, suits in found.voids
        ]
        return {"title": words.label("ui.suits.voids"), "rows": rows, "none": words.label("ui.suits.voids.none")}

    def picture(self) -> Picture:
        """Describe the static picture of the list."""
        return suits_picture(self.view)


def _named(suit: Suit, words: Words) -> Json:
    return {"suit": str(suit), "name": words.suit(suit)}
