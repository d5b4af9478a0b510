"""What a table of Twenty-eight says: what happened last, and what is awaited."""

from __future__ import annotations

from trickkit.explain import turn
from trickkit.explain.twenty_eight import happened, outcome
from trickkit.games.twenty_eight import Ask, Dealt, Exposed, Outcome, Phase, PlayCard, TwentyEightObservation, Won
from trickkit.games.twenty_eight.position import Position
from trickkit.i18n import Text, Words
from trickkit.seats import Seat
from trickkit.table import Action, Event
from trickkit.widgets.table_view.twenty_eight.sight import TwentyEightSight, told

_CALLS = {Phase.AUCTION: "bid", Phase.RAISE: "raise"}
"""The calls that are awaited."""


def said(sight: TwentyEightSight, words: Words) -> Text:
    """Tell what happened last and what is awaited, for the live region."""
    view, reader = sight.view, sight.reader
    texts = _happened(sight, words)
    if isinstance(view.outcome(), Outcome):
        texts.append(outcome(view.position, view.game, words, reader)[0])
    elif view.to_act is not None and not sight.held and view.phase is not Phase.TRUMP:  # the last pass asks for trump
        texts.append(_awaited(view, view.to_act, reader, words))
    return Text.join(texts)


def _awaited(view: TwentyEightObservation, seat: Seat, reader: Seat | None, words: Words) -> Text:
    call = _CALLS.get(view.phase)
    if call is None:
        return turn(seat, words, reader)
    return words.message(f"ui.say.{call}.you" if seat is reader else f"ui.say.{call}", seat=seat)


def _happened(sight: TwentyEightSight, words: Words) -> list[Text]:
    """Tell of the last act and what followed from it; a trick that is complete is told by its winner alone."""
    view = sight.view
    latest = _latest(view)
    taken = any(isinstance(event, Won) for event, _, _ in latest)
    if taken and sight.shown_trick is None:
        return []
    texts = [
        happened(event, before, after, words, sight.reader)
        for event, before, after in latest
        if not (taken and isinstance(event, PlayCard | Won))
    ]
    if taken:
        texts.append(told(sight, len(view.tricks), words).headline)
    return [text for text in texts if text is not None]


def _latest(view: TwentyEightObservation) -> list[tuple[Event, Position, Position]]:
    """Give the last act and what followed, each with the position before and after; first the exposure it caused."""
    events = view.events
    acts = [place for place, event in enumerate(events) if isinstance(event, Action)]
    if not acts:
        return []
    start = acts[-1]
    if isinstance(events[start - 1], Exposed) and not isinstance(events[start - 2], Ask):
        start -= 1
    dealt = events[0]
    assert isinstance(dealt, Dealt)  # noqa: S101 - the first event of every deal
    position = Position.start(dealt)
    steps = []
    for place, event in enumerate(events[1:], start=1):
        after = position.after(event, view.game)
        if place >= start:
            steps.append((event, position, after))
        position = after
    return steps
