"""The position of an exercise on paper: what its seat has seen, and nothing that answers the question."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from trickkit.cards import Card, Suit
from trickkit.coach.exercises import Exercise
from trickkit.explain import standing
from trickkit.explain.latinern import role as latinern_role
from trickkit.explain.twenty_eight import role as twenty_eight_role
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernObservation
from trickkit.i18n import Text, Words
from trickkit.record.model import AnyView
from trickkit.seats import Seat
from trickkit.sheets.ink import Ink
from trickkit.table import Event

_CALLS: Final = (twenty_eight.Bid, twenty_eight.Pass, twenty_eight.Raise, twenty_eight.Thani)
_HIGH_TO_LOW: Final = {"latinern": latinern.HIGH_TO_LOW, "twenty-eight": twenty_eight.HIGH_TO_LOW}
_BLACK_AND_RED: Final = "SHCD"
"""The order of the suits in a hand, so that neighbours differ in colour."""


_BETWEEN: Final = '<div class="between">'
"""Opens what was said between two cards."""


def known(exercise: Exercise, ink: Ink) -> str:
    """Write what is known besides the cards: the round, the seats, the calls; nothing if all cards are open."""
    if exercise.open:  # the question says it all
        return ""
    view = exercise.state.observe(exercise.seat)
    return "\n".join(filter(None, (_facts(view, ink), _seats(view, ink.words), _calls(view, ink))))


def laid(exercise: Exercise, ink: Ink) -> str:
    """Draw the tricks and the hand, but not the cards that are chosen from: these lie among the answers."""
    if exercise.open:
        return ""
    view = exercise.state.observe(exercise.seat)
    rows = list(_tricks(view, ink))
    if not {str(card) for card in view.hand} <= set(exercise.posed.options[0]):
        rows.append(_hand(view, exercise.game, ink))
    return f'<div class="tricks">{"".join(rows)}</div>' if rows else ""


def _facts(view: AnyView, ink: Ink) -> str:
    words, rows = ink.words, list[tuple[str, str]]()
    if isinstance(view, LatinernObservation):
        if view.ordering is not None:
            rows.append((words.label("ui.trump"), _suit(view.ordering.trump, ink)))
            rows.append((words.label("ui.schlag"), escape(words.rank(view.ordering.schlag))))
        rows.append((words.label("ui.stake"), str(view.stake)))
        rows.append((words.label("ui.match-to", target=view.game.target), _standing(view, words)))
    else:
        if view.bidder is not None:
            own = "ui.bid-by.you" if view.bidder is view.seat else "ui.bid-by"
            rows.append((words.label(own, seat=view.bidder), str(view.bid)))
        if view.trump is not None:
            rows.append((words.label("ui.trump"), _suit(view.trump, ink)))
        elif view.down is not None and view.bidder is view.seat:
            rows.append((words.label("ui.down"), ink.prose(Text.of(words.card_part(view.down)))))
        rows.append((words.label("ui.match"), _standing(view, words)))
    return '<p class="facts">' + " ".join(f"<span>{escape(key)} <b>{value}</b></span>" for key, value in rows) + "</p>"


def _suit(suit: Suit, ink: Ink) -> str:
    return f"{ink.mark(suit)} {escape(ink.words.suit(suit))}"


def _standing(view: AnyView, words: Words) -> str:
    return escape(standing(view.score, words, view.seat))


def _seats(view: AnyView, words: Words) -> str:
    """Say who sits where, and what everybody may know about each."""
    told = []
    for seat in Seat:
        if isinstance(view, LatinernObservation):
            role = latinern_role(seat, view.dealer, words, view.seat)
        elif seat is view.position.empty:
            continue
        else:
            role = twenty_eight_role(seat, view.position, words, view.seat)
        notes = ", ".join(filter(None, (*role.plain, role.text)))
        told.append(
            f"<span><b>{words.seat(seat)}</b> {escape(notes)}</span>" if notes else f"<b>{words.seat(seat)}</b>"
        )
    return f'<p class="facts">{" ".join(told)}</p>'


def _calls(view: AnyView, ink: Ink) -> str:
    """Write the auction down as long as no trick is complete."""
    if isinstance(view, LatinernObservation) or view.tricks:
        return ""
    told = [
        f"<span>{ink.words.seat(event.seat)} <b>{escape(_call(event, ink.words))}</b></span>"
        for event in view.events
        if isinstance(event, _CALLS)
    ]
    if not told:
        return ""
    return f'<p class="facts"><span>{escape(ink.words.label("ui.calls"))}:</span> {" ".join(told)}</p>'


def _call(event: Event, words: Words) -> str:
    match event:
        case twenty_eight.Bid(_, points):
            return str(points)
        case twenty_eight.Raise(_, points):
            return words.label("ui.calls.raise", n=points)
        case twenty_eight.Pass():
            return words.label("ui.calls.pass")
        case _:
            return words.label("ui.calls.thani")


# -------------------------------------------------------------------- tricks


def _tricks(view: AnyView, ink: Ink) -> Iterator[str]:
    """Draw every trick in order of play, with what was asked and turned up where it happened."""
    words, number = ink.words, 1
    winners = [won.winner for won in view.tricks]
    row: list[str] = []
    for event in view.events:
        match event:
            case latinern.PlayCard(seat, card) | twenty_eight.PlayCard(seat, card):
                won = number <= len(winners) and winners[number - 1] is seat
                row.append(played(seat, card, ink, won=won))
            case latinern.Won() | twenty_eight.Won():
                yield _row(words.label("ui.trick", number=number), row)
                number, row = number + 1, []
            case _:
                told = _happened(event, ink)
                if told and row and row[-1].startswith(_BETWEEN):  # one below the other
                    row[-1] += told
                elif told:
                    row.append(_BETWEEN + told)
    if row:
        yield _row(words.label("ui.question.on-table"), row)


def _row(title: str, pieces: list[str]) -> str:
    drawn = "".join(f"{piece}</div>" if piece.startswith(_BETWEEN) else piece for piece in pieces)
    return f'<div class="trick"><h3>{escape(title)}</h3>{drawn}</div>'


def played(seat: Seat, card: Card, ink: Ink, *, won: bool = False) -> str:
    """Draw a card with the name of the seat that played it; a winner is framed and ticked."""
    label = ink.words.label("ui.card-at.win" if won else "ui.card-at", seat=seat, card=card)
    name = ink.words.seat(seat) + (" ✓" if won else "")
    marked = ' class="won"' if won else ""
    return f'<figure{marked}>{ink.card(card, label)}<figcaption aria-hidden="true">{name}</figcaption></figure>'


def _happened(event: Event, ink: Ink) -> str:
    """Tell what happened between two cards; what must follow from it is left to the answer."""
    words = ink.words
    match event:
        case latinern.Ask(seat):
            told = words.message("ui.worksheet.asks", seat=seat)
        case latinern.Stay(seat):
            told = words.message("ui.worksheet.stays", seat=seat)
        case twenty_eight.Ask(seat):
            told = words.message("ui.worksheet.asks-trump", seat=seat)
        case twenty_eight.Exposed(seat, card):
            told = words.message("ui.worksheet.exposes", seat=seat, card=card)
        case _:
            return ""
    return f"<p>{ink.prose(told)}</p>"


# ---------------------------------------------------------------------- hand


def _hand(view: AnyView, game: str, ink: Ink) -> str:
    cards = "".join(ink.card(card) for card in in_order(view.hand, game))
    return f'<div class="trick hand"><h3>{escape(ink.words.label("ui.your-cards"))}</h3>{cards}</div>'


def in_order(cards: tuple[Card, ...], game: str) -> list[Card]:
    """Sort a hand: suits black and red in turn, the high cards of the game first.

    >>> from trickkit.cards import parse_cards
    >>> " ".join(map(str, in_order(tuple(parse_cards("9H JH AC AS")), "twenty-eight")))
    'AS JH 9H AC'
    """
    ranks = _HIGH_TO_LOW[game]
    return sorted(cards, key=lambda card: (_BLACK_AND_RED.index(card.suit.value), ranks.index(card.rank)))
