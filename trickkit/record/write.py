"""Writes records: full ones from a state, views from an observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from trickkit.cards import Card
from trickkit.games.latinern import (
    BottomsShown,
    Deal,
    Dealt,
    Latinern,
    LatinernObservation,
    LatinernState,
    PlayCard,
    Won,
)
from trickkit.games.latinern.deal import HAND_SIZE
from trickkit.games.twenty_eight import Deal as TwentyEightDeal
from trickkit.record import write_twenty_eight
from trickkit.record.latinern import WINS
from trickkit.record.layout import page
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat
from trickkit.table import UNKNOWN, Action, AnyScore, Event, Score


def write_record(state: AnyState, remarks: Mapping[str, str] | None = None) -> str:
    """Write a full record; reading it gives the state again.

    Args:
        state: any position of a round.
        remarks: values for `Match`, `Round`, `Date`, `Note`.

    Raises:
        NotationError: if a remark is no such tag, or holds what a tag cannot hold: a quotation mark, a line end,
            a control character.
    """
    if not isinstance(state, LatinernState):
        return write_twenty_eight.full(state, remarks)
    deal = state.deal
    tags = _tags(str(state.game), deal.dealer, str(deal), state.position.score)
    return page(tags, _rows(event for event in state.events if isinstance(event, Action)), remarks)


def write_view(view: AnyView, remarks: Mapping[str, str] | None = None) -> str:
    """Write what a seat knows, as a record with the tag `View`.

    What everybody learns after a round of Latinern (L24) is not part of it: the text tells what the seat saw during
    the round.

    Raises:
        NotationError: as `write_record`.
    """
    if not isinstance(view, LatinernObservation):
        return write_twenty_eight.seen(view, remarks)
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
    tags = _tags(str(view.game), dealt.dealer, " ".join(hands), dealt.score) | {"View": str(view.seat)}
    return page(tags, _rows(event for event in view.events if isinstance(event, Action | Won)), remarks)


def write_deal(deal: Deal | TwentyEightDeal, rules: str = "", score: AnyScore | None = None) -> str:
    """Write a record that holds a deal and no act yet."""
    if not isinstance(deal, Deal):
        return write_twenty_eight.fresh(deal, rules, score)
    return page(_tags(rules, deal.dealer, str(deal), score or Score()), ())


def _tags(rules: str, dealer: Seat, deal: str, score: AnyScore) -> dict[str, str]:
    return {
        "Game": Latinern.name,
        "Dealer": str(dealer),
        "Deal": deal,
        "Score": "" if score == Score() else str(score),
        "Rules": rules,
    }


def _rows(events: Iterable[Event]) -> Iterator[list[str]]:
    row: list[str] = []
    cards = 0
    for event in events:
        if isinstance(event, PlayCard):
            if cards and cards % 4 == 0:
                yield row
                row = []
            cards += 1
        row.append(f"{event.seat}:{WINS}" if isinstance(event, Won) else str(event))
    yield row
