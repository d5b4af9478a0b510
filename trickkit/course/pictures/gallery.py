"""Which pictures there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trickkit.course.pictures import asking, exposure, family, order, seating
from trickkit.course.pictures.sheet import LessonPicture
from trickkit.errors import TrickkitError
from trickkit.i18n import Fact, Words, spoken
from trickkit.render.canvas import Canvas


@dataclass(frozen=True, slots=True)
class _Kind:
    draw: Callable[[Canvas, Words], float]
    alt: str
    facts: Callable[[Words], dict[str, Fact]]


_ORDER_28: Final = _Kind(order.draw_twenty_eight, "ui.picture.order-twenty-eight.alt", order.facts_twenty_eight)
PICTURES: Final = {
    "seating": _Kind(seating.draw, "ui.picture.seating.alt", seating.facts),
    "order-latinern": _Kind(order.draw_latinern, "ui.picture.order-latinern.alt", order.facts_latinern),
    "order-twenty-eight": _ORDER_28,
    "asking": _Kind(asking.draw, "ui.picture.asking.alt", asking.facts),
    "exposure": _Kind(exposure.draw, "ui.picture.exposure.alt", exposure.facts),
    "family": _Kind(family.draw, "ui.picture.family.alt", family.facts),
}
"""Of each picture what draws it, and the message that tells it in words, with its facts."""


def picture(name: str, words: Words, *, four_color: bool = False) -> LessonPicture:
    """Draw a picture.

    Args:
        name: one of `PICTURES`.
        words: language and deck.
        four_color: a colour of its own for each suit.

    Raises:
        TrickkitError: if there is no such picture.

    >>> picture("asking", Words()).alt.split(". ")[0]
    'A round is worth 2'
    """
    if name not in PICTURES:
        raise TrickkitError(f'there is no picture "{str(name)[:20]}"; the pictures are {", ".join(PICTURES)}')
    kind = PICTURES[name]
    canvas = Canvas(words.deck, four=four_color, lang=words.lang)
    height = kind.draw(canvas, words)
    alt = spoken(words.message(kind.alt, **kind.facts(words)))
    return LessonPicture(canvas.document(height, alt), alt)
