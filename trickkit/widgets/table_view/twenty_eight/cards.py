"""Seats, hands and tricks of Twenty-eight in the snapshot of a table."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.explain.twenty_eight import role
from trickkit.games.twenty_eight import (
    HIGH_TO_LOW,
    POINTS,
    ChooseTrump,
    Phase,
    PlayCard,
    SecondPacket,
    TwentyEightObservation,
    legality,
)
from trickkit.games.twenty_eight.deal import HAND_SIZE, PACKET
from trickkit.i18n import Words, to_json
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.widgets.table_view import common
from trickkit.widgets.table_view.common import Json
from trickkit.widgets.table_view.twenty_eight.sight import CALLING, TwentyEightSight, told

_RANKS = "".join(HIGH_TO_LOW)


def seat_view(sight: TwentyEightSight, seat: Seat, words: Words) -> Json:
    """Describe a seat: who it is, and its cards, faces where they may be seen."""
    view, position = sight.view, sight.position
    turn_now = view.to_act is seat and not sight.held
    count = _count(sight, seat)
    call = "ui.to-call" if view.phase in CALLING else "ui.to-play"
    return {
        "seat": str(seat),
        "name": words.seat(seat),
        "you": seat is sight.reader,
        "plain": list(role(seat, position, words, sight.reader).plain),
        "badges": [],
        "turn": turn_now,
        "toplay": words.label(call),
        "count": count,
        "countLabel": words.count("ui.cards", count),
        "open": common.open_cards(_open(sight, seat), _RANKS, words),
    }


def _count(sight: TwentyEightSight, seat: Seat) -> int:
    """Give the number of cards in the hand of `seat`; the down card is not among them (T8)."""
    view = sight.view
    dealt = HAND_SIZE if any(isinstance(event, SecondPacket) for event in view.events) else PACKET
    plays = (play for trick in (*(won.trick for won in view.tricks), view.trick) for play in trick.plays)
    return dealt - sum(play.seat is seat for play in plays) - (sight.down and seat is view.bidder)


def _open(sight: TwentyEightSight, seat: Seat) -> tuple[Card, ...] | None:
    """Give the cards that lie open before `seat`: what proves a new deal, or all of them in a replay."""
    if seat is sight.reader:
        return None
    shown = sight.view.position.shown
    if (sight.opened is None or seat is sight.hidden) and shown is not None:
        return shown[seat.place] or None
    return sight.cards_of(seat)


def hand(sight: TwentyEightSight, words: Words) -> Json | None:
    """Describe the reader's hand, each card with its card points (T3)."""
    reader, view = sight.reader, sight.view
    if reader is None:
        return None
    cards = []
    for card in common.sorted_hand(view.hand, _RANKS):
        act: Action = ChooseTrump(reader, card) if view.phase is Phase.TRUMP else PlayCard(reader, card)
        points = POINTS.get(card.rank, 0)
        cards.append({
            "card": str(card),
            "name": f"{words.card(card)}, {words.count('ui.n-points', points)}",
            "pts": points,
            **_playable(view, act, words),
        })  # fmt: skip
    return {"seat": str(reader), "label": words.label("ui.your-cards"), "cards": cards}


def _playable(view: TwentyEightObservation, act: Action, words: Words) -> Json:
    refusal = legality.refusal(view.position, act, view.game)
    return {"act": None if refusal else act.token, "barred": common.barred(refusal, words, act.seat)}


def down(sight: TwentyEightSight, words: Words) -> Json | None:
    """Describe the face-down trump card; its face is there for those alone who may look at it (T8)."""
    position, reader = sight.position, sight.reader
    bidder, card = position.bidder, position.down
    if not sight.down or bidder is None:
        return None
    mine = bidder is reader
    msgid = "ui.down.name" if card is None else "ui.down.mine" if mine else "ui.down.open"
    playable = {"act": None, "barred": None}
    if card is not None and reader is not None and mine:
        playable = _playable(sight.view, PlayCard(reader, card), words)
    return {
        "seat": str(bidder),
        "label": words.label("ui.down"),
        "name": words.label(msgid, seat=bidder, **({} if card is None else {"card": card})),
        "card": None if card is None else str(card),
        **playable,
    }


def exposed(sight: TwentyEightSight, words: Words) -> Json | None:
    """Describe the trump card once it has been turned up."""
    position = sight.view.position
    if position.trump is None or position.exposed is None:
        return None
    text = words.message("ui.exposed", trump=position.trump, number=position.exposed.trick)
    return {"card": str(position.down), "text": to_json(text)}


def last(sight: TwentyEightSight, words: Words) -> Json | None:
    """Show the last complete trick, unless it lies on the felt."""
    number = len(sight.view.tricks)
    if sight.shown_trick is not None or not number:
        return None
    title, ended = words.label("ui.last-trick"), sight.view.outcome() is not None
    return common.told_panel(sight.view.tricks[-1], title, told(sight, number, words), words, whole=ended)


def earlier(sight: TwentyEightSight, words: Words) -> list[Json]:
    """Show the older tricks: no clause turns one face down."""
    ended = sight.view.outcome() is not None
    return [
        common.told_panel(won, words.label("ui.trick", number=number), told(sight, number, words), words, whole=ended)
        for number, won in enumerate(sight.view.tricks[:-1], start=1)
    ]


def why_panel(sight: TwentyEightSight, words: Words) -> Json | None:
    """Describe why the trick on the felt was won."""
    if sight.shown_trick is None:
        return None
    return common.why_panel(words.label("ui.why"), told(sight, len(sight.view.tricks), words), words)
