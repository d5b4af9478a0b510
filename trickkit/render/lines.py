"""How wide a text will be, and where its lines break: SVG does neither.

Widths are those of Arial, which Helvetica and Liberation Sans share. Pictures ask for these fonts, and tell the width
with the text, so that another font is squeezed into its place. Letters outside the table are guessed, with some `ROOM`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Final, TypeAlias

from trickkit.i18n.text import Bold, CardPart, Em, SuitPart, Text
from trickkit.render.picture import Prose

MARKS: Final = "♣♦♥♠"
"""Signs that are drawn as suit marks, in the order of `Suit`."""
MARK_EM: Final = 0.9
"""The width of a suit mark in a line, in ems."""
ROOM: Final = 1.06
"""How much wider than told a line may become."""

_REGULAR: Final = {
    191: "'", 222: "ijl’‘", 260: "|", 278: " !,./:;I[\\]ft·\xa0", 333: "()-`r“”„", 334: "{}", 350: "•", 355: '"',
    389: "*", 469: "^", 500: "Jcksvxyz", 556: "#$0123456789?L_abdeghnopqu–€", 584: "+<=>~×−", 611: "FTZß",
    667: "&ABEKPSVXY", 722: "CDHNRUw", 778: "GOQ", 833: "Mm", 889: "%", 944: "W", 1000: "—…→", 1015: "@",
}  # fmt: skip
_BOLD: Final = {
    238: "'", 278: " ,./I\\ijl’‘·\xa0", 280: "|", 333: "!()-:;[]`ft", 350: "•", 389: "*r{}", 474: '"', 500: "z“”„",
    556: "#$0123456789J_acksvxye–€", 584: "+<=>^~×−", 611: "?FLTZbdghnopquß", 667: "EPSVXY",
    722: "&ABCDHKNRU", 778: "GOQw", 833: "M", 889: "%m", 944: "W", 975: "@", 1000: "—…→",
}  # fmt: skip
_WIDTHS: Final = tuple({char: width for width, chars in table.items() for char in chars} for table in (_REGULAR, _BOLD))
_UNKNOWN, _FULL = 620, 1000  # wider than most letters; as wide as high, as in Chinese
_BLANKS: Final = re.compile(r"[ \t\r\n]+")


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line in one weight."""

    text: str
    """Its characters, marks among them."""
    bold: bool = False
    """Whether it is bold."""


Line: TypeAlias = tuple[Run, ...]
"""One line of text."""


@cache
def _char(char: str, bold: bool) -> int:
    found = _WIDTHS[bold].get(char)
    if found is not None or char in MARKS:
        return found or round(MARK_EM * 1000)
    base = unicodedata.normalize("NFD", char)
    if base == char:
        full = unicodedata.east_asian_width(char) in "WF"
        return 0 if unicodedata.combining(char) else _FULL if full else _UNKNOWN
    return sum(_char(piece, bold) for piece in base)


def width(line: Line, size: float) -> float:
    """Give the width of a line in pixels.

    >>> width((Run("Trump "), Run("hearts", bold=True)), 10)
    61.68
    """
    return round(sum(_char(char, run.bold) for run in line for char in run.text) * size / 1000, 2)


def known(text: str) -> bool:
    """Tell whether the width of a text is known and not guessed.

    >>> known("Süd"), known("Юг")
    (True, False)
    """
    return all(piece in _WIDTHS[0] for char in text for piece in unicodedata.normalize("NFD", char)[:1])


def runs(prose: Prose, *, bold: bool = False) -> Line:
    """Give a text as one endless line; a card becomes rank and mark, a suit its mark and name.

    >>> runs(Text.of(Bold(Text.of("West wins")), "."))
    (Run(text='West wins', bold=True), Run(text='.', bold=False))
    """
    pieces = _pieces(prose if isinstance(prose, Text) else Text.of(prose), bold)
    joined = (Run("".join(run.text for run in same), heavy) for heavy, same in groupby(pieces, lambda run: run.bold))
    return tuple(run for run in joined if run.text)


def _pieces(text: Text, bold: bool) -> Iterator[Run]:
    for part in text:
        match part:
            case str():
                yield Run(part, bold)
            case CardPart(card, short):
                yield Run(short + MARKS["CDHS".index(card.suit)], bold=True)
            case SuitPart(suit, name):
                yield Run(MARKS["CDHS".index(suit)] + "\xa0" + name, bold)
            case Bold(inner):
                yield from _pieces(inner, bold=True)
            case Em(inner):
                yield from _pieces(inner, bold=True)


def wrap(prose: Prose, room: float, size: float, *, bold: bool = False) -> list[Line]:
    """Break a text into lines that fit into `room` pixels, whatever font comes.

    Args:
        prose: the text; an empty one has no lines.
        room: pixels from edge to edge.
        size: of the font, in pixels.
        bold: whether all of it is bold.

    >>> [plain(line) for line in wrap("East and West win the trick.", 100, 15)]
    ['East and', 'West win the', 'trick.']
    """
    lines: list[Line] = []
    line: Line = ()
    for word in _words(runs(prose, bold=bold), room / ROOM, size):
        longer = (*line, Run(" ", line[-1].bold), *word) if line else word
        if line and width(longer, size) > room / ROOM:
            lines.append(_joined(line))
            longer = word
        line = longer
    return [*lines, _joined(line)] if line else lines


def balanced(prose: Prose, room: float, size: float) -> list[Line]:
    """Break a text into as few lines as `wrap`, but of similar length, so that no word is left alone.

    >>> [plain(line) for line in balanced("The reason stays secret until the round is over.", 320, 15)]
    ['The reason stays secret', 'until the round is over.']
    """
    lines = wrap(prose, room, size)
    for part in range(95, 50, -5):
        closer = wrap(prose, room * part / 100, size)
        if len(closer) > len(lines):
            break
        lines = closer
    return lines


def packed(words: Sequence[str], room: float, size: float) -> list[Line]:
    """Write short notes with dots between them; a line breaks between two notes.

    >>> [plain(line) for line in packed(["forehand", "knows it"], 100, 15)]
    ['forehand', 'knows it']
    """
    rows: list[str] = []
    for word in filter(None, words):
        longer = f"{rows[-1]} · {word}" if rows else ""
        if longer and width((Run(longer),), size) * ROOM <= room:
            rows[-1] = longer
        else:
            rows.append(word)
    return [line for row in rows for line in wrap(row, room, size)]


def plain(line: Sequence[Run]) -> str:
    """Give the characters of a line."""
    return "".join(run.text for run in line)


def _joined(line: Line) -> Line:
    return tuple(Run(plain(tuple(same)), heavy) for heavy, same in groupby(line, lambda run: run.bold))


def _words(line: Line, room: float, size: float) -> Iterator[Line]:
    """Give the words; a word may hold several weights, and one that is too long is cut."""
    word: list[Run] = []
    for run in line:
        for i, piece in enumerate(_BLANKS.split(run.text)):
            if i and word:
                yield from _cut(tuple(word), room, size)
                word = []
            if piece:
                word.append(Run(piece, run.bold))
    if word:
        yield from _cut(tuple(word), room, size)


def _cut(word: Line, room: float, size: float) -> Iterator[Line]:
    if width(word, size) <= room:
        yield word
        return
    piece: list[Run] = []
    for run in word:
        for char in run.text:
            if piece and width((*piece, Run(char, run.bold)), size) > room:
                yield _joined(tuple(piece))
                piece = []
            piece.append(Run(char, run.bold))
    yield _joined(tuple(piece))
