"""A sheet to draw on: text with suit marks, cards, boxes. It grows downwards and becomes one SVG document."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final, Literal

from trickkit.cards import Card, Rank, Suit
from trickkit.i18n.text import Bold, Text
from trickkit.render import faces
from trickkit.render.faces import number
from trickkit.render.lines import MARK_EM, MARKS, ROOM, Line, Run, known, width, wrap
from trickkit.render.picture import Prose

Anchor = Literal["start", "middle", "end"]

WIDTH: Final = 640
"""Width of every picture in pixels; at half of it all is still legible."""
EDGE: Final = 20
"""Free space at the edges."""
GROUND, LINE_COLOUR, FELT, FELT_LINE, SLOT = "#fffefb", "#d3d5c8", "#e9ebdf", "#cdd1bf", "#70776a"
INK, INK2, ACCENT, ACCENT_SOFT = "#21261f", "#4f564b", "#17665a", "#dcebe5"
FONT: Final = "Arial,'Liberation Sans',Helvetica,sans-serif"
SUITS: Final = dict(zip(MARKS, Suit, strict=True))
"""The suit of each sign."""
LEADING: Final = 1.4
"""Height of a line, as a multiple of the size of its font."""

_TICK: Final = "M-4.5 .5l3.2 3.2 6-6.4"
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def safe(text: str) -> str:
    """Escape a text for XML; characters that XML cannot hold become U+FFFD.

    >>> safe('<"A" & B>' + chr(0)) == '&lt;&quot;A&quot; &amp; B&gt;' + chr(0xFFFD)
    True
    """
    return escape(_FORBIDDEN.sub("\ufffd", text))


class Canvas:
    """What has been drawn so far.

    Args:
        deck: `french` or `german`.
        four: four colours.
        lang: `en` or `de`, for the letters on the faces.
        simple: small faces and plain backs only, for a picture that would be too large a file.
    """

    def __init__(self, deck: str = "french", *, four: bool = False, lang: str = "en", simple: bool = False) -> None:
        self.deck: str = deck
        self.four: bool = four
        self.lang: str = lang
        self._simple = simple
        self._parts: list[str] = []

    def document(self, height: float, alt: str) -> str:
        """Give the whole as an SVG document with its own ground, `height` pixels high."""
        tall = number(height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{tall}" viewBox="0 0 {WIDTH} {tall}" '
            f'role="img" aria-label="{safe(alt)}" font-family="{FONT}" fill="{INK}">\n'
            f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{number(height - 1)}" rx="12" '
            f'fill="{GROUND}" stroke="{LINE_COLOUR}"/>\n' + "\n".join(self._parts) + "\n</svg>\n"
        )

    def box(
        self, x: float, y: float, wide: float, high: float, radius: float, *,
        fill: str = "none", stroke: str = "", line: float = 1, dash: str = "",
    ) -> None:  # fmt: skip
        """Draw a rectangle with round corners."""
        border = f' stroke="{stroke}" stroke-width="{number(line)}"' if stroke else ""
        border += f' stroke-dasharray="{dash}"' if dash else ""
        self._parts.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" '
            f'rx="{number(radius)}" fill="{fill}"{border}/>'
        )

    def path(
        self, data: str, *, fill: str = "none", stroke: str = "", line: float = 1, at: tuple[float, float]
    ) -> None:
        """Draw a path with round ends, its origin at `at`."""
        pen = f' stroke="{stroke}" stroke-width="{number(line)}"' if stroke else ""
        self._parts.append(
            f'<path transform="translate({number(at[0])} {number(at[1])})" fill="{fill}"{pen} '
            f'stroke-linecap="round" stroke-linejoin="round" d="{data}"/>'
        )

    # ------------------------------------------------------------------ text

    def line(self, x: float, y: float, line: Line, size: float, *, anchor: Anchor = "start", fill: str = INK) -> None:
        """Write one line with its baseline at `y`. Suit signs are drawn; every word keeps its place in any font."""
        x -= width(line, size) * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        for run in line:
            for piece in re.split(f"([{MARKS}])", run.text):
                wide = width((Run(piece, run.bold),), size)
                if piece in SUITS:
                    self.mark(SUITS[piece], x, y, size)
                elif piece.strip():
                    words = Run(piece.strip(), run.bold)
                    before = width((Run(piece[: len(piece) - len(piece.lstrip())], run.bold),), size)
                    self._write(x + before, y, words, size, fill)
                x += wide

    def _write(self, x: float, y: float, run: Run, size: float, fill: str) -> None:
        extra = f' fill="{fill}"' if fill != INK else ""
        extra += ' font-weight="700"' if run.bold else ""
        if known(run.text):
            held = number(width((run,), size))
            extra += f' textLength="{held}" lengthAdjust="spacingAndGlyphs"'
        self._parts.append(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{extra}>{safe(run.text)}</text>'
        )

    def paragraph(
        self, x: float, y: float, prose: Prose, room: float, size: float, *,
        anchor: Anchor = "start", fill: str = INK, bold: bool = False,
    ) -> float:  # fmt: skip
        """Write a text in as many lines as it needs, from the top `y`; give the place below it."""
        return self.lines(x, y, wrap(prose, room, size, bold=bold), size, anchor=anchor, fill=fill)

    def lines(
        self, x: float, y: float, lines: Sequence[Line], size: float, *, anchor: Anchor = "start", fill: str = INK
    ) -> float:
        """Write lines below each other from the top `y`; give the place below them."""
        for line in lines:
            self.line(x, y + size, line, size, anchor=anchor, fill=fill)
            y += LEADING * size
        return y

    def flow(self, x: float, y: float, pairs: Sequence[tuple[str, Prose]], room: float, size: float) -> float:
        """Write labels with their values in bold, side by side while they fit; give the place below them."""
        at = x
        for label, value in pairs:
            lines = wrap(labelled(label, value), room, size)
            needed = max((width(line, size) for line in lines), default=0)
            if at > x and at + needed > x + room / ROOM:
                at, y = x, y + LEADING * size
            for line in lines[:-1]:
                self.line(at, y + size, line, size)
                y += LEADING * size
            for line in lines[-1:]:
                self.line(at, y + size, line, size)
            at += needed + 28
        return y + LEADING * size if pairs else y

    # ----------------------------------------------------------------- cards

    def card(self, card: Card, x: float, y: float, wide: float, *, small: bool | None = None) -> None:
        """Draw a face; `small` is chosen by its width unless it is said."""
        small = wide < faces.SMALL_BELOW or self._simple if small is None else small
        self._shadow(x, y, wide)
        drawn = faces.face(card, self.deck, self.lang, four=self.four, small=small)
        self._parts.append(faces.placed(drawn, x, y, wide / 100))

    def backs(self, count: int, x: float, y: float, wide: float, step: float) -> None:
        """Draw backs that overlap; only the last is seen whole."""
        covered = faces.back(100 * step / wide if count < 6 and not self._simple else 0)
        for i in range(count):
            back = covered if i < count - 1 else faces.back()
            self._parts.append(faces.placed(back, x + i * step, y, wide / 100))

    def mark(self, suit: Suit, x: float, baseline: float, size: float) -> None:
        """Draw a suit mark in a line of text."""
        drawn = faces.mark(suit, self.deck, four=self.four)
        self._parts.append(faces.placed(drawn, x + 0.04 * size, baseline - 0.76 * size, (MARK_EM - 0.08) * size / 100))

    def rank(self, rank: Rank, x: float, y: float, high: float) -> None:
        """Draw a rank as on the faces, its middle at `x` and `y`."""
        left, top, wide, tall = faces.GLYPH_BOX
        scale = high / tall
        drawn = faces.glyph(rank, self.deck, self.lang, INK)
        self._parts.append(faces.placed(drawn, x - (left + wide / 2) * scale, y - (top + tall / 2) * scale, scale))

    def wins(self, x: float, y: float, wide: float) -> None:
        """Frame a card in the accent colour and set a tick on its corner."""
        self.box(x - 2, y - 2, wide + 4, wide * 1.4 + 4, 0.09 * wide + 2, stroke=ACCENT, line=4)
        self._parts.append(
            f'<circle cx="{number(x + wide + 1)}" cy="{number(y - 1)}" r="11" fill="{ACCENT}" '
            f'stroke="{FELT}" stroke-width="2"/>'
        )
        self.path(_TICK, stroke="#fff", line=2.6, at=(x + wide + 0.5, y - 1))

    def _shadow(self, x: float, y: float, wide: float) -> None:
        self._parts.append(
            f'<rect x="{number(x)}" y="{number(y + 1.8)}" width="{number(wide)}" height="{number(wide * 1.4)}" '
            f'rx="{number(0.09 * wide)}" fill="#141814" opacity=".16"/>'
        )


def labelled(label: str, value: Prose) -> Text:
    """Join a label with its value in bold; they stay on one line."""
    inner = value if isinstance(value, Text) else Text.of(value)
    return Text.of(label, "\xa0\xa0", Bold(inner)) if label else Text.of(Bold(inner))
