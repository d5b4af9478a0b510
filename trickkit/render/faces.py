"""Card faces, backs and suit marks as fragments of SVG, drawn from `faces.json`.

The front end draws the same file (`widgets/src/shared/faces.ts`). A card is 100 units wide and 140 high, a mark
100 by 100. Nothing drawn here has an id, a text or a reference, so no picture depends on a font or another file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

from trickkit.cards import Card, Rank, Suit
from trickkit.render.paths import Move, moved, number

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


_BOX, _RANK = -20, -10
"""Layers below the marks."""
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
    pieces = _small(card, deck, lang) if small else _large(card, deck, lang)
    layers = sorted(pieces, key=lambda piece: piece.layer)
    return _draw(_raw(_data()["paper"])) + _inked(layers, inks(card.suit, deck, four=four))


def mark(suit: Suit, deck: str = "french", *, four: bool = False) -> str:
    """Draw the mark of a suit in a box of 100 by 100.

    >>> mark(Suit.HEARTS).startswith('<g fill="#b8232f"')
    True
    """
    return _inked(_at(_data()["marks"][deck][suit.value], Move()), inks(suit, deck, four=four))


def glyph(rank: Rank, deck: str = "french", lang: str = "en", colour: str = "#20242a") -> str:
    """Draw a rank alone, as on the face, in the box `GLYPH_BOX`.

    >>> glyph(Rank.ACE).count("<path")
    1
    """
    return _inked(_raw(_glyph(rank, deck, lang)), Inks(colour, colour))


def back(strip: float = 100) -> str:
    """Draw the back of a card in a box of 100 by 140.

    Args:
        strip: how much of it is in sight from the left; the pattern is left out where another card covers it.

    >>> len(back(40)) < len(back()) / 2
    True
    """
    paper, (field, (style, data), *seal) = _data()["paper"], _data()["back"]
    pattern = "".join("M" + piece for piece in data.split("M")[1:] if float(piece.split()[0]) <= strip)
    return _draw(_raw([*paper, field, *([(style, pattern)] if pattern else []), *(seal if strip > 50 else [])]))


def placed(fragment: str, x: float, y: float, scale: float) -> str:
    """Put a fragment at `x` and `y`; a card is then `100 * scale` wide.

    >>> placed("<path/>", 10, 20.5, 0.72)
    '<g transform="translate(10 20.5) scale(.72)"><path/></g>'
    """
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">{fragment}</g>'


# ---------------------------------------------------------------------- inside


class _Piece(NamedTuple):
    """A path where it stands on the card."""

    layer: int
    style: str
    data: str
    scale: float = 1


_TURNED: Final = Move.round(180, 50 + 70j)


@cache
def _brush(style: str, colours: Inks, scale: float) -> str:
    """Give the attributes of a style; what the group of the face already says is left out."""
    said, names = _data()["styles"][style], {"ink": colours.first, "ink2": colours.second, **_data()["colours"]}
    fill = names[said["fill"]] if "fill" in said else "none"
    told = [] if fill == colours.first else [("fill", fill)]
    told += [("stroke", names[said["stroke"]])] if "stroke" in said else []
    told += [("stroke-width", number(said["width"] * scale))] if "width" in said else []
    told += [(key, number(said[key])) for key in ("opacity", "fill-opacity") if key in said]
    return "".join(f' {key}="{value}"' for key, value in told)


def _draw(pieces: Iterable[_Piece], colours: Inks = _NO_INKS) -> str:
    """Draw pieces; what is alike in one layer becomes one path."""
    paths: dict[tuple[int, str], str] = {}
    for layer, style, data, scale in pieces:
        key = layer, _brush(style, colours, scale)
        paths[key] = paths.get(key, "") + data
    return "".join(f'<path{brush} d="{data}"/>' for (_, brush), data in paths.items())


def _inked(pieces: Iterable[_Piece], colours: Inks) -> str:
    group = f'<g fill="{colours.first}" stroke-linecap="round" stroke-linejoin="round">'
    return group + _draw(pieces, colours) + "</g>"


def _at(shapes: Iterable[Shape], move: Move, layer: int = 0) -> list[_Piece]:
    """Put shapes in their place; each lies in a layer above the one before."""
    pieces = []
    for i, (style, data, *transform) in enumerate(shapes, layer):
        whole = move.after(Move.parse("".join(transform)))
        pieces.append(_Piece(i, style, moved(data, whole), whole.scale))
    return pieces


def _raw(shapes: Iterable[Shape]) -> list[_Piece]:
    return [_Piece(i, style, data) for i, (style, data) in enumerate(shapes)]


def _corner(place: Sequence[float]) -> Move:
    """Read a place given as left, top and scale."""
    x, y, scale = place
    return Move(scale, complex(x, y))


def _middle(x: float, y: float, size: float, *, upside_down: bool = False) -> Move:
    """Give the move of a mark, from its middle and its width."""
    move = Move(size / 100, complex(x - size / 2, y - size / 2))
    return move.after(Move.round(180, 50 + 50j)) if upside_down else move


def _glyph(rank: Rank, deck: str, lang: str) -> list[Shape]:
    name = letter(rank, deck, lang)
    return [("rank", _data()["glyphs"]["T" if name == "10" else name])]


def _small(card: Card, deck: str, lang: str) -> Iterator[_Piece]:
    said, shapes = _data()["small"], _data()["marks"][deck][card.suit.value]
    corner = said["rank10" if card.rank is Rank.TEN else "rank"]
    yield from _at(_glyph(card.rank, deck, lang), _corner(corner), _RANK)
    for x, y, size in said["marks"]:
        yield from _at(shapes, _middle(x, y, size))


def _large(card: Card, deck: str, lang: str) -> Iterator[_Piece]:
    data = _data()
    said, shapes, rank = data["corner"], data["marks"][deck][card.suit.value], card.rank.value
    corner = _corner(said["rank10" if card.rank is Rank.TEN else "rank"])
    x, y, size = said["mark"]
    for turn in (Move(), _TURNED):
        yield from _at(_glyph(card.rank, deck, lang), turn.after(corner), _RANK)
        yield from _at(shapes, turn.after(_middle(x, y, size)))
    if rank in data["pips"]:
        size, below = data["pip"]["size"], data["pip"]["turned_below"]
        for x, y in data["pips"][rank]:
            yield from _at(shapes, _middle(x, y, size, upside_down=y > below))
    elif card.rank is Rank.ACE:
        yield from _at(shapes, _middle(*data["ace"]))
    else:
        yield from _court(card, deck, shapes)


def _court(card: Card, deck: str, shapes: list[Shape]) -> Iterator[_Piece]:
    data, head = _data(), _data()["heads"][card.rank.value]
    yield from _at(data["court"]["box"], Move(), _BOX)
    if deck == "german" and card.rank is not Rank.KING:  # Ober: mark high; Unter: mark low; as on every German deck
        figure = data["ober" if card.rank is Rank.QUEEN else "unter"]
        yield from _at(figure["bar"], Move(), _RANK)
        yield from _at(head, _corner(figure["head"]), _RANK)
        yield from _at(shapes, _middle(*figure["mark"]))
        return
    for turn in (Move(), _TURNED):
        yield from _at(head, turn.after(_corner(data["court"]["head"])), _RANK)
    yield from _at(shapes, _middle(*data["court"]["mark"]))
