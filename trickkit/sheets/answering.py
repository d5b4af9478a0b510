"""Room for an answer on paper, and the same place filled in for the solutions."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Final, NamedTuple

from trickkit.cards import DECK, Card, Rank, Suit
from trickkit.coach.exercises import Exercise
from trickkit.explain import reason_name
from trickkit.explain.exercises import answer as spelled
from trickkit.seats import Seat
from trickkit.sheets.ink import Ink
from trickkit.tricks import Reason

_CARDS: Final = frozenset(map(str, DECK))
_RIGHT: Final = ' class="right"'


class Space(NamedTuple):
    """How one group of options is put on paper."""

    legend: str
    """The id of its heading."""
    form: str
    """`tick`: boxes; `ring`: a row to ring one of; `board`: the 32 fields; `write`: a line for a number."""


SPACES: Final[dict[str, tuple[Space, ...]]] = {
    "who-wins": (Space("ui.question.who", "tick"), Space("ui.question.why", "tick")),
    "legal": (Space("ui.worksheet.tick-all", "tick"),),
    "cross-out": (Space("ui.worksheet.cross-out", "board"),),
    "find-pair": (Space("ui.worksheet.find-pair", "board"),),
    "hidden-suit": (Space("ui.worksheet.tick-all", "tick"),),
    "minimum-bid": (Space("ui.worksheet.ring", "ring"),),
    "points-so-far": (Space("ui.question.points", "write"),),
    "ask-or-wait": (Space("ui.worksheet.tick-one", "tick"),),
    "go-or-stay": (Space("ui.worksheet.tick-one", "tick"),),
    "best-card": (Space("ui.worksheet.tick-one", "tick"),),
}
"""By kind: how the groups of its options are put on paper, in order."""
BOARDS: Final = frozenset(kind for kind, spaces in SPACES.items() if spaces[0].form == "board")
"""The kinds that are answered on the 32 fields."""


def space(exercise: Exercise, ink: Ink, given: str | None = None) -> str:
    """Draw the room for an answer.

    Args:
        exercise: the exercise.
        ink: what draws.
        given: an answer that is filled in; None leaves it free.
    """
    groups = exercise.posed.options
    chosen = exercise.read(given) if given is not None else ()
    filled = [{key} for key in chosen] if exercise.form == "one" and chosen else [set(chosen)] * len(groups)
    pieces = []
    for (legend, form), keys, marked in zip(SPACES[exercise.kind], groups, filled, strict=True):
        if given is None:
            pieces.append(f'<p class="ask">{escape(ink.words.label(legend))}</p>')
        match form:
            case "board":
                pieces.append(_board(exercise, keys, marked, ink))
            case "ring":
                pieces.append(_row(exercise, keys, marked, ink))
            case "write":
                pieces.append(f'<p class="line short">{"".join(sorted(marked))}</p>')
            case _:
                pieces.append(_boxes(exercise, keys, marked, ink))
    return "\n".join(pieces)


def _boxes(exercise: Exercise, keys: tuple[str, ...], marked: Collection[str], ink: Ink) -> str:
    drawn = []
    for key in keys:
        box = f'<span class="box" aria-hidden="true">{"✕" if key in marked else ""}</span>'
        card = _laid(exercise, key, ink)
        drawn.append(f"<li>{box}{_word(exercise, key, ink)}</li>" if card is None else _below(card, box))
    return f'<ul class="choose">{"".join(drawn)}</ul>'


def _below(card: tuple[str, str], box: str) -> str:
    drawn, label = card
    return f'<li class="laid">{drawn}{box}<span aria-hidden="true">{escape(label)}</span></li>'


def _laid(exercise: Exercise, key: str, ink: Ink) -> tuple[str, str] | None:
    """Draw an option that is a card, with the words below it; None if it is a word."""
    words = ink.words
    if key in _CARDS:
        card = Card.parse(key)
        if card in exercise.state.observe(exercise.seat).hand:
            return ink.card(card), ""
        return ink.card(card, words.label("ui.down.mine", card=card)), words.label("ui.down")
    if exercise.kind == "who-wins" and key in set(Seat):
        play = next(play for play in exercise.state.position.tricks[-1].trick.plays if play.seat is Seat(key))
        label = words.label("ui.card-at", seat=play.seat, card=play.card)
        return ink.card(play.card, label), words.seat(play.seat)
    return None


def _word(exercise: Exercise, key: str, ink: Ink) -> str:
    """Write an option that is a word or a suit."""
    words = ink.words
    if exercise.kind == "hidden-suit":
        return f"{ink.mark(Suit(key))}&#8239;{escape(words.suit(Suit(key)))}"
    if key in set(Reason):
        return escape(reason_name(Reason(key), words))
    return ink.prose(spelled(exercise, key, words))


def _row(exercise: Exercise, keys: tuple[str, ...], marked: Collection[str], ink: Ink) -> str:
    drawn = (
        f"<li{_RIGHT if key in marked else ''}>{ink.prose(spelled(exercise, key, ink.words))}</li>" for key in keys
    )
    return f'<ul class="choose ring">{"".join(drawn)}</ul>'


def _board(exercise: Exercise, keys: tuple[str, ...], marked: Collection[str], ink: Ink) -> str:
    """Draw the 32 fields, a column for each trump and a row for each Schlag."""
    words = ink.words
    suits = dict.fromkeys(key.partition("/")[0] for key in keys)
    ranks = [rank for rank in Rank if any(key.endswith(f"/{rank}") for key in keys)]
    heads = "".join(_column(Suit(suit), ink) for suit in suits)
    rows = []
    for rank in ranks:
        name = escape(words.label("ui.pair.schlag", schlag=rank))
        cells = "".join(_cell(f"{suit}/{rank}", marked, exercise) for suit in suits)
        rows.append(f'<tr><th scope="row" aria-label="{name}">{words.rank(rank, "short")}</th>{cells}</tr>')
    name, body = escape(words.label("ui.worksheet.board")), "".join(rows)
    return f'<table aria-label="{name}"><thead><tr><th></th>{heads}</tr></thead><tbody>{body}</tbody></table>'


def _column(suit: Suit, ink: Ink) -> str:
    name = escape(ink.words.label("ui.pair.trump", trump=suit))
    return f'<th scope="col" aria-label="{name}">{ink.mark(suit)}</th>'


def _cell(key: str, marked: Collection[str], exercise: Exercise) -> str:
    if key not in marked:
        return "<td></td>"
    return "<td>✕</td>" if exercise.form == "many" else '<td class="right">◯</td>'
