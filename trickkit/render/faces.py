"""Card faces, backs and suit marks as fragments of SVG, drawn from `faces.json`.

The front end draws the same file (`widgets/src/shared/faces.ts`). A card is 100 units wide and 140 high, a mark
100 by 100. Nothing drawn here has an id, a text or a reference, so no picture depends on a font or another file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from trickkit.cards import Card, Rank, Suit

Shape: TypeAlias = Sequence[str]
"""A path: its class in `styles`, its data, and a transform where it has one."""

SMALL_BELOW: Final = 62
"""A face narrower than this many pixels is drawn small: a large index and a large mark."""
GLYPH_BOX: Final = (-6.0, -2.0, 38.0, 42.0)
"""Left, top, width and height of the box that holds any rank drawn by `glyph`."""


class Inks(NamedTuple):
    """The two colours of a suit; they differ in the German deck only."""

    first: str
    """Of outlines, ranks and marks."""
    second: str
    """Of the lighter half of a mark."""


_NO_INKS: Final = Inks("", "")


@cache
def _data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("trickkit.render").joinpath("faces.json").read_text("utf-8"))
    return found


def inks(suit: Suit, deck: str = "french", *, four: bool = False) -> Inks:
    """Give the colours of a suit. Four colours change the French deck only.

    >>> inks(Suit.CLUBS).first, inks(Suit.CLUBS, four=True).first
    ('#20242a', '#1c6e3a')
    """
    key = "four" if four and deck == "french" else deck
    first, second = (_data()["colours"][name] for name in _data()["inks"][key][suit.value])
    return Inks(first, second)


def letter(rank: Rank, deck: str = "french", lang: str = "en") -> str:
    """Give the rank as it is printed on the face.

    >>> letter(Rank.JACK), letter(Rank.JACK, lang="de"), letter(Rank.QUEEN, "german"), letter(Rank.TEN)
    ('J', 'B', 'O', '10')
    """
    found: str = _data()["letters"][deck][lang].get(rank.value, rank.value)
    return "10" if found == "T" else found


def face(card: Card, deck: str = "french", lang: str = "en", *, four: bool = False, small: bool = False) -> str:
    """Draw a card, paper and all, in a box of 100 by 140.

    Args:
        card: what is drawn.
        deck: `french` or `german`.
        lang: in German the French deck has B and D for J and Q.
        four: clubs green and diamonds blue; French deck only.
        small: the face for cards narrower than `SMALL_BELOW`.

    >>> face(Card.parse("KH")).startswith('<path fill="#fffdf7"')
    True
    """
    colours = inks(card.suit, deck, four=four)
    inner = _small(card, deck, lang, colours) if small else _large(card, deck, lang, colours)
    return _draw(_data()["paper"]) + _inked(inner, colours)


def mark(suit: Suit, deck: str = "french", *, four: bool = False) -> str:
    """Draw the mark of a suit in a box of 100 by 100.

    >>> mark(Suit.HEARTS).startswith('<g fill="#b8232f"')
    True
    """
    colours = inks(suit, deck, four=four)
    return _inked(_mark(suit, deck, colours), colours)


def glyph(rank: Rank, deck: str = "french", lang: str = "en", colour: str = "#20242a") -> str:
    """Draw a rank alone, as on the face, in the box `GLYPH_BOX`.

    >>> glyph(Rank.ACE).count("<path")
    1
    """
    colours = Inks(colour, colour)
    return _inked(_draw(_glyph(rank, deck, lang), colours), colours)


def back(strip: float = 100) -> str:
    """Draw the back of a card in a box of 100 by 140.

    Args:
        strip: how much of it is in sight from the left; the pattern is left out where another card covers it.

    >>> len(back(40)) < len(back()) / 2
    True
    """
    paper, (field, (style, data), *seal) = _data()["paper"], _data()["back"]
    pattern = "".join("M" + piece for piece in data.split("M")[1:] if float(piece.split()[0]) <= strip)
    return _draw([*paper, field, *([(style, pattern)] if pattern else []), *(seal if strip > 50 else [])])


def placed(fragment: str, x: float, y: float, scale: float) -> str:
    """Put a fragment at `x` and `y`; a card is then `100 * scale` wide.

    >>> placed("<path/>", 10, 20.5, 0.72)
    '<g transform="translate(10 20.5) scale(.72)"><path/></g>'
    """
    return _moved(fragment, f"translate({number(x)} {number(y)}) scale({number(scale)})")


def number(value: float) -> str:
    """Write a number with at most three decimals and no more characters than needed.

    >>> number(0.5), number(-0.25), number(3.0), number(1 / 3)
    ('.5', '-.25', '3', '.333')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else "0" if text == "-0" else text


# ---------------------------------------------------------------------- inside


@cache
def _brush(style: str, colours: Inks) -> str:
    """Give the attributes of a style; what the group of the face already says is left out."""
    said, names = _data()["styles"][style], {"ink": colours.first, "ink2": colours.second, **_data()["colours"]}
    fill = names[said["fill"]] if "fill" in said else "none"
    told = [] if fill == colours.first else [("fill", fill)]
    told += [("stroke", names[said["stroke"]])] if "stroke" in said else []
    told += [("stroke-width", number(said["width"]))] if "width" in said else []
    told += [(key, number(said[key])) for key in ("opacity", "fill-opacity") if key in said]
    return "".join(f' {key}="{value}"' for key, value in told)


def _draw(shapes: Iterable[Shape], colours: Inks = _NO_INKS) -> str:
    """Draw paths; what stands under one transform or in one style is joined."""
    drawn = ""
    for turn, together in groupby(shapes, lambda shape: "".join(shape[2:])):
        alike = groupby(together, lambda shape: shape[0])
        paths = ((_brush(style, colours), "".join(shape[1] for shape in same)) for style, same in alike)
        drawn += _moved("".join(f'<path{brush} d="{data}"/>' for brush, data in paths), turn)
    return drawn


def _moved(fragment: str, transform: str) -> str:
    return f'<g transform="{transform}">{fragment}</g>' if transform else fragment


def _inked(fragment: str, colours: Inks) -> str:
    return f'<g fill="{colours.first}" stroke-linecap="round" stroke-linejoin="round">{fragment}</g>'


def _glyph(rank: Rank, deck: str, lang: str) -> list[Shape]:
    name = letter(rank, deck, lang)
    return [("rank", _data()["glyphs"]["T" if name == "10" else name])]


def _mark(suit: Suit, deck: str, colours: Inks) -> str:
    return _draw(_data()["marks"][deck][suit.value], colours)


def _mark_at(drawn: str, at: Sequence[float], *, upside_down: bool = False) -> str:
    x, y, size = at
    corner = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(size / 100)})"
    return _moved(drawn, corner + " rotate(180 50 50)" * upside_down)


def _turned(fragment: str) -> str:
    return _moved(fragment, "rotate(180 50 70)")


def _small(card: Card, deck: str, lang: str, colours: Inks) -> str:
    said, drawn = _data()["small"], _mark(card.suit, deck, colours)
    rank = _draw(_glyph(card.rank, deck, lang), colours)
    corner = said["rank10" if card.rank is Rank.TEN else "rank"]
    return placed(rank, *corner) + "".join(_mark_at(drawn, at) for at in said["marks"])


def _large(card: Card, deck: str, lang: str, colours: Inks) -> str:
    said, drawn = _data()["corner"], _mark(card.suit, deck, colours)
    at = said["rank10" if card.rank is Rank.TEN else "rank"]
    corner = placed(_draw(_glyph(card.rank, deck, lang), colours), *at) + _mark_at(drawn, said["mark"])
    return corner + _turned(corner) + _middle(card.rank, deck, drawn, colours)


def _middle(rank: Rank, deck: str, drawn: str, colours: Inks) -> str:
    data = _data()
    if rank.value in data["pips"]:
        size, below = data["pip"]["size"], data["pip"]["turned_below"]
        return "".join(_mark_at(drawn, (x, y, size), upside_down=y > below) for x, y in data["pips"][rank.value])
    if rank is Rank.ACE:
        return _mark_at(drawn, data["ace"])
    box, head = _draw(data["court"]["box"], colours), _draw(data["heads"][rank.value], colours)
    if deck == "german" and rank is not Rank.KING:  # Ober: mark high; Unter: mark low; as on every German deck
        figure = data["ober" if rank is Rank.QUEEN else "unter"]
        return box + _mark_at(drawn, figure["mark"]) + _draw(figure["bar"], colours) + placed(head, *figure["head"])
    crown = placed(head, *data["court"]["head"])
    return box + crown + _turned(crown) + _mark_at(drawn, data["court"]["mark"])
