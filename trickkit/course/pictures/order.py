"""How the cards stand from the top: in Latinern with Schläge (L6, L7), in Twenty-eight with card points (T2, T3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trickkit.cards import DECK, Card, Rank, Suit
from trickkit.course.pictures.sheet import LARGE, NORMAL, SMALL, arrow
from trickkit.games.latinern import LatinernOrdering
from trickkit.games.latinern.ordering import HIGH_TO_LOW as LATINERN
from trickkit.games.twenty_eight.ordering import HIGH_TO_LOW, points
from trickkit.i18n import Fact, Words
from trickkit.i18n.text import Text
from trickkit.render.canvas import ACCENT, ACCENT_SOFT, EDGE, FELT, FELT_LINE, INK2, WIDTH, Canvas
from trickkit.tricks import Tier

ORDERING: Final = LatinernOrdering(Suit.HEARTS, Rank.NINE)
"""The example shown."""
_CARD: Final = 56
_STEPS: Final = (
    (Tier.HAUPTSCHLAG, "ui.picture.order.hauptschlag", "ui.picture.order.hauptschlag-note"),
    (Tier.SCHLAG, "ui.picture.order.schlag", "ui.picture.order.schlag-note"),
    (Tier.TRUMP, "ui.picture.order.trump", "ui.picture.order.trump-note"),
    (Tier.LED_SUIT, "ui.picture.order.plain", "ui.picture.order.plain-note"),
)


def standing(tier: Tier) -> tuple[Card, ...]:
    """Give the cards of a step of the example, each suit from high to low; a plain card counts as led.

    >>> [str(card) for card in standing(Tier.SCHLAG)]
    ['9C', '9D', '9S']
    """
    cards = [card for card in DECK if ORDERING.standing(card, card).tier is tier]
    return tuple(sorted(cards, key=lambda card: (card.suit, -ORDERING.standing(card, card).strength)))


def facts_latinern(words: Words) -> dict[str, Fact]:
    """Give what stands for the placeholders of the picture in words."""
    ranks = ", ".join(words.rank(card.rank) for card in standing(Tier.TRUMP))
    return {"trump": ORDERING.trump, "schlag": ORDERING.schlag, "top": ORDERING.hauptschlag, "ranks": ranks}


def facts_twenty_eight(words: Words) -> dict[str, Fact]:
    """Give what stands for the placeholders of the picture in words."""
    suit = [Card(rank, Suit.SPADES) for rank in HIGH_TO_LOW]
    return {
        "worth": ", ".join(f"{words.rank(card.rank)} {points([card])}" for card in suit),
        "ranks": ", ".join(map(words.rank, LATINERN)),
        "n": points(suit),
        "all": points(DECK),
    }


def draw_latinern(canvas: Canvas, words: Words) -> float:
    """Draw all 32 cards in four steps; give the height."""
    title = words.message("ui.picture.order.title", trump=ORDERING.trump, schlag=ORDERING.schlag)
    y = canvas.paragraph(EDGE + 2, 20, title, WIDTH - 2 * EDGE, LARGE, bold=True) + 8
    top = y
    for place, (tier, name, note) in enumerate(_STEPS):
        cards = standing(tier)
        high = 118.0 + (tier is Tier.LED_SUIT) * 2 * 34
        canvas.box(
            EDGE + 34, y, WIDTH - 2 * EDGE - 34, high - 10, 10,
            fill=FELT if tier is Tier.LED_SUIT else ACCENT_SOFT, stroke=FELT_LINE if tier is Tier.LED_SUIT else ACCENT,
        )  # fmt: skip
        x = EDGE + 46
        canvas.paragraph(x, y + 14, f"{place + 1}", 20, LARGE, bold=True)
        _words(canvas, x + 26, y + 12, words.label(name), words.message(note, schlag=ORDERING.schlag))
        _cards(canvas, cards, y + 14)
        y += high
    arrow(canvas, f"M{EDGE + 12} {y - 12}V{top + 14}", (EDGE + 12, top + 6), (0, -1))
    return y + 10


def _words(canvas: Canvas, x: float, y: float, name: str, note: Text) -> None:
    below = canvas.paragraph(x, y, name, 222, NORMAL, bold=True)
    canvas.paragraph(x, below, note, 222, SMALL, fill=INK2)


def _cards(canvas: Canvas, cards: Sequence[Card], y: float) -> None:
    suits = [[card for card in cards if card.suit is suit] for suit in Suit]
    rows = [suit for suit in suits if suit] if len(cards) > len(Rank) else [list(cards)]
    left = EDGE + 302
    for row, held in enumerate(rows):
        step = 38.0 if len(held) > 3 else _CARD + 8.0
        for place, card in enumerate(held):
            canvas.card(card, left + place * step, y + row * 34, _CARD)


def draw_twenty_eight(canvas: Canvas, words: Words) -> float:
    """Draw one suit with its card points, and below it the same cards as Latinern has them; give the height."""
    y = canvas.paragraph(EDGE + 2, 20, words.label("ui.picture.order.suit"), WIDTH - 2 * EDGE, LARGE, bold=True) + 8
    suit, wide = Suit.SPADES, 66.0
    canvas.box(EDGE, y, WIDTH - 2 * EDGE, 196, 10, fill=ACCENT_SOFT, stroke=ACCENT)
    places = {rank: EDGE + 20 + place * 71.5 for place, rank in enumerate(HIGH_TO_LOW)}
    for rank, x in places.items():
        canvas.card(Card(rank, suit), x, y + 18, wide, small=True)
        worth = points([Card(rank, suit)])
        canvas.paragraph(
            x + wide / 2, y + 124, str(worth), wide, LARGE, anchor="middle", bold=worth > 0, fill=_ink(worth)
        )
    facts = facts_twenty_eight(words)
    said = words.message("ui.picture.order.points", n=facts["n"], all=facts["all"])
    canvas.paragraph(WIDTH / 2, y + 162, said, WIDTH - 60, NORMAL, anchor="middle")
    return _compared(canvas, words, y + 196, {rank: x + wide / 2 for rank, x in places.items()})


def _ink(worth: int) -> str:
    return ACCENT if worth else INK2


def _compared(canvas: Canvas, words: Words, top: float, places: dict[Rank, float]) -> float:
    """Draw the order of Latinern, and lines to where the ranks that move up stand here."""
    suit, wide, y = Suit.SPADES, 50.0, top + 70
    canvas.box(EDGE, y, WIDTH - 2 * EDGE, 128, 10, fill=FELT, stroke=FELT_LINE)
    canvas.paragraph(EDGE + 16, y + 94, words.label("ui.picture.order.compared"), WIDTH - 60, SMALL, fill=INK2)
    for place, rank in enumerate(LATINERN):
        x = EDGE + 28 + place * 71.5
        canvas.card(Card(rank, suit), x, y + 14, wide)
        if HIGH_TO_LOW.index(rank) < place:
            to = places[rank]
            arrow(
                canvas, f"M{x + wide / 2} {y + 8}C{x + wide / 2} {top + 34} {to} {top + 44} {to} {top + 10}",
                (to, top + 4), (0, -1),
            )  # fmt: skip
    return y + 128 + 16
