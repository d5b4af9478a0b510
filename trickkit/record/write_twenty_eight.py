"""Writes records of Twenty-eight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from trickkit.cards import Card
from trickkit.games.twenty_eight import (
    Ask,
    ChooseTrump,
    Deal,
    PlayCard,
    TwentyEight,
    TwentyEightObservation,
    TwentyEightState,
    Won,
)
from trickkit.games.twenty_eight.deal import HAND_SIZE
from trickkit.games.twenty_eight.game import EMPTY
from trickkit.record.layout import page
from trickkit.seats import Seat
from trickkit.table import UNKNOWN, Action, AnyScore, Event


def full(state: TwentyEightState, remarks: Mapping[str, str] | None) -> str:
    """Write a full record."""
    deal = state.deal
    tags = _tags(str(state.game), deal.dealer, str(deal), state.position.score, deal.empty)
    return page(tags, _rows(state.events), remarks)


def seen(view: TwentyEightObservation, remarks: Mapping[str, str] | None) -> str:
    """Write what a seat knows: own cards in the order dealt, of others those that were seen, behind the unknown."""
    position = view.position
    hands = []
    for seat in Seat:
        if seat is position.empty:
            continue
        unknown = [UNKNOWN] * HAND_SIZE
        if seat is view.seat:
            known = [str(card) for card in position.dealt[seat.place] or ()]
            cards = known + unknown[len(known) :]
        else:
            known = [str(card) for card in dict.fromkeys(_known(view, seat))]
            cards = unknown[len(known) :] + known
        hands.append(f"{seat}:{' '.join(cards)}")
    tags = _tags(str(view.game), view.dealer, " ".join(hands), view.score, position.empty)
    events = (replace(e, card=position.down) if isinstance(e, ChooseTrump) else e for e in view.events)
    return page(tags | {"View": str(view.seat)}, _rows(events), remarks)


def _known(view: TwentyEightObservation, seat: Seat) -> Iterator[Card]:
    """Give what is known of another seat's cards: played, turned up, shown; a card may come twice."""
    position = view.position
    yield from (event.card for event in view.events if isinstance(event, PlayCard) and event.seat is seat)
    if position.down is not None and seat is position.bidder:
        yield position.down
    if position.shown is not None:
        yield from position.shown[seat.place] or ()


def fresh(deal: Deal, rules: str, score: AnyScore | None) -> str:
    """Write a record that holds a deal and no act yet."""
    return page(_tags(rules, deal.dealer, str(deal), score, deal.empty), ())


def _tags(rules: str, dealer: Seat, deal: str, score: AnyScore | None, empty: Seat | None) -> dict[str, str]:
    counts = score is not None and any(score[team] for team in score.teams)
    return {
        "Game": TwentyEight.name,
        "Dealer": str(dealer),
        "Deal": deal,
        "Score": str(score) if counts else "",
        "Rules": rules,
        "Sits": "" if empty is None or empty is EMPTY else str(empty),
    }


def _rows(events: Iterable[Event]) -> Iterator[list[str]]:
    """Give the calls in one row, then each trick in its own."""
    row: list[str] = []
    in_play = False
    for event in events:
        if isinstance(event, Won):
            yield row
            row = []
        elif isinstance(event, Action):
            if isinstance(event, PlayCard | Ask) and not in_play:
                yield row
                row, in_play = [], True
            row.append(str(event))
    yield row
