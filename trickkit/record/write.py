"""Writes records: full ones from a state, views from an observation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from trickkit.cards import Card
from trickkit.errors import NotationError
from trickkit.games.latinern import BottomsShown, Deal, Dealt, LatinernObservation, LatinernState, PlayCard, Won
from trickkit.games.latinern.deal import HAND_SIZE
from trickkit.record.latinern import WINS
from trickkit.record.lexer import NOT_ALLOWED
from trickkit.record.model import FORMAT, FREE_TAGS, TAGS
from trickkit.seats import Seat
from trickkit.table import UNKNOWN, Action, Event, Score

_NO_TAG_VALUE = re.compile(rf'["\r\n]|{NOT_ALLOWED.pattern}')


def write_record(state: LatinernState, remarks: Mapping[str, str] | None = None) -> str:
    """Write a full record; reading it gives the state again.

    Args:
        state: any position of a round.
        remarks: values for `Match`, `Round`, `Date`, `Note`.

    Raises:
        NotationError: if a remark is no such tag, or has a quotation mark, line end or control character in it.
    """
    deal = state.deal
    tags = _tags(str(state.game), deal.dealer, str(deal), state.events, remarks)
    return _text(tags, (event for event in state.events if isinstance(event, Action)))


def write_view(view: LatinernObservation, remarks: Mapping[str, str] | None = None) -> str:
    """Write what a seat knows, as a record with the tag `View`.

    What everybody learns after the round (L24) is not part of it: the text tells what the seat saw during the round.

    Raises:
        NotationError: as `write_record`.
    """
    dealt = view.events[0]
    assert isinstance(dealt, Dealt)  # noqa: S101 - the first event of every round
    played: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    for event in view.events:
        if isinstance(event, PlayCard):
            played[event.seat].append(event.card)
    shown = next((event.bottoms for event in view.events if isinstance(event, BottomsShown)), None)
    hands = []
    for seat in Seat:
        known: Iterable[Card] = played[seat]
        if shown and seat in (dealt.dealer, dealt.dealer.left):  # its bottom card first among the known ones
            bottom = shown[0] if seat is dealt.dealer else shown[1]
            known = [bottom, *(card for card in known if card is not bottom)]
        texts = [str(card) for card in (dealt.hands[seat.place] if seat is view.seat else known) or ()]
        hands.append(f"{seat}:" + " ".join([UNKNOWN] * (HAND_SIZE - len(texts)) + texts))
    tags = _tags(str(view.game), dealt.dealer, " ".join(hands), view.events, remarks) | {"View": str(view.seat)}
    return _text(tags, (event for event in view.events if isinstance(event, Action | Won)))


def _tags(
    rules: str, dealer: Seat, deal: str, events: tuple[Event, ...], remarks: Mapping[str, str] | None
) -> dict[str, str]:
    dealt = events[0]
    tags = {"Format": FORMAT, "Game": "latinern", "Dealer": str(dealer), "Deal": deal}
    if isinstance(dealt, Dealt) and dealt.score != Score():
        tags["Score"] = str(dealt.score)
    if rules:
        tags["Rules"] = rules
    for name, value in (remarks or {}).items():
        if name not in FREE_TAGS:
            raise NotationError(f'"{name}" is no remark; choose {", ".join(FREE_TAGS)}', name)
        if _NO_TAG_VALUE.search(value):
            raise NotationError(
                f"[{name}] cannot hold a quotation mark, a line end or a control character; take it out", value
            )
        tags[name] = value
    return tags


def _text(tags: Mapping[str, str], events: Iterable[Event]) -> str:
    lines = [f'[{name} "{tags[name]}"]' for name in TAGS if name in tags]
    row: list[str] = []
    acts: list[str] = []
    cards = 0
    for event in events:
        if isinstance(event, PlayCard):
            if cards and cards % 4 == 0:
                acts.append(" ".join(row))
                row = []
            cards += 1
        row.append(f"{event.seat}:{WINS}" if isinstance(event, Won) else str(event))
    if row:
        acts.append(" ".join(row))
    return "\n".join([*lines, *([""] if acts else []), *acts]) + "\n"


def write_deal(deal: Deal, rules: str = "", score: Score | None = None) -> str:
    """Write a record that holds a deal and no act yet."""
    tags = {"Format": FORMAT, "Game": "latinern", "Dealer": str(deal.dealer), "Deal": str(deal)}
    if rules:
        tags["Rules"] = rules
    if score and score != Score():
        tags["Score"] = str(score)
    return _text(tags, ())
