"""What the snapshot of a table holds in every game: seats, hand, tricks, reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from trickkit.cards import Card, Rank, Suit
from trickkit.explain import Why, refused, rule
from trickkit.games import latinern, twenty_eight
from trickkit.i18n import Text, Words, to_json
from trickkit.seats import Seat, Side
from trickkit.table import Action, Refusal
from trickkit.tricks import Trick

Json = dict[str, Any]
NOT_PLAYED = 0
"""In place of a number of play, for a card that is only shown."""
_SUITS = "SHCD"  # black and red in turn, so that neighbours in a hand differ
_WAITS = {"not-your-turn", "not-now", "round-over", "deal-over", "laid-aside"}
"""Refusals of a card that do not lie in the card: it is merely not the moment."""


class _Won(Protocol):
    """What a complete trick is in every game."""

    @property
    def trick(self) -> Trick: ...

    @property
    def winner(self) -> Seat: ...


class _View(Protocol):
    """What a seat's view is in every game."""

    @property
    def position(self) -> Any: ...  # noqa: ANN401 - each game has its own

    @property
    def trick(self) -> Trick: ...

    @property
    def tricks(self) -> Sequence[_Won]: ...

    @property
    def hand(self) -> tuple[Card, ...]: ...

    @property
    def to_act(self) -> Seat | None: ...

    def open_tricks(self) -> tuple[int, ...]: ...

    def outcome(self) -> object | None: ...


class _State(Protocol):
    """What an opened state is in every game."""

    @property
    def position(self) -> Any: ...  # noqa: ANN401 - each game has its own


ViewT = TypeVar("ViewT", bound=_View)
StateT = TypeVar("StateT", bound=_State)


@dataclass(frozen=True, slots=True)
class Sight(Generic[ViewT, StateT]):
    """What is shown: a view, and what has been opened besides."""

    view: ViewT
    """The view everything else comes from."""
    reader: Seat | None
    """Who is addressed as "you"; None when nobody in particular reads."""
    held: bool = False
    """Whether the last complete trick lies on the table."""
    opened: StateT | None = None
    """The state whose cards are shown to everybody: replay with all open, positions declared open."""
    hidden: Seat | None = None
    """The seat whose cards are not shown with the others; `view` is that of another seat."""

    @property
    def shown_trick(self) -> _Won | None:
        """The complete trick that lies on the felt: the last, if it is held or the deal ended with it."""
        view = self.view
        ended = view.outcome() is not None and not view.trick.plays
        return view.tricks[-1] if view.tricks and (self.held or ended) else None

    def cards_of(self, seat: Seat) -> tuple[Card, ...] | None:
        """Give the cards of `seat` where they may be seen."""
        position = self.opened.position if self.opened and seat is not self.hidden else self.view.position
        held: tuple[Card, ...] | None = position.held[seat.place]
        return held


def blank() -> Json:
    """Give a table with nothing on it: every key of the schema that only some games, phases or modes fill."""
    empty: Json = dict.fromkeys((
        "goal", "verdict", "stars", "hint", "seek", "tally", "points", "stake", "down", "exposed", "ask", "auction",
        "calls", "offer", "result", "why", "last", "slot", "progress", "past", "review", "marked", "before",
    ))  # fmt: skip
    return empty | {"kind": "table", "mode": "play", "buttons": [], "auto": False, "earlier": [], "calling": False}


def card_at(seat: Seat, card: Card, order: int, words: Words, **marks: bool) -> Json:
    """Describe a card on the table with the seat that played it; `order` is its number in the trick, or NOT_PLAYED."""
    name = words.seat(seat)
    return {
        "seat": str(seat),
        "name": name,
        "card": str(card),
        "label": words.label("ui.card-at.win" if marks.get("win") else "ui.card-at", seat=seat, card=card),
        "order": order,
        **{mark: True for mark, on in marks.items() if on},
    }


def given(trump: Suit | None, schlag: Rank | None, words: Words) -> list[Json]:
    """Give the lines that name trump and Schlag; what is None is left out."""
    rows: list[Json] = []
    if trump is not None:
        rows.append({"label": words.label("ui.trump"), "value": to_json(Text.of(words.suit_part(trump)))})
    if schlag is not None:
        rows.append({"label": words.label("ui.schlag"), "value": [words.rank(schlag)]})
    return rows


def sorted_hand(cards: Iterable[Card], ranks: str) -> list[Card]:
    """Sort a hand for the eye: suits black and red in turn, each in the order of `ranks`.

    >>> from trickkit.cards import parse_cards
    >>> " ".join(map(str, sorted_hand(parse_cards("9H JH AC AS"), "J9ATKQ87")))
    'AS JH 9H AC'
    """
    return sorted(cards, key=lambda card: (_SUITS.index(card.suit), ranks.index(card.rank)))


def sides(reader: Seat | None) -> tuple[Side, Side]:
    """Give both sides, the reader's first."""
    first = reader.side if reader else Side.NS
    return first, first.other


def open_cards(cards: Iterable[Card] | None, ranks: str, words: Words) -> list[Json] | None:
    """Describe cards that lie open before another seat."""
    if cards is None:
        return None
    return [{"card": str(card), "name": words.card(card)} for card in sorted_hand(cards, ranks)]


def barred(refusal: Refusal | None, words: Words, reader: Seat) -> str | None:
    """Say why a card may not be played; nothing where it is merely not the moment."""
    if refusal is None or refusal.code in _WAITS:
        return None
    return str(refused(refusal, words, reader))


def felt(sight: Sight[Any, Any], words: Words) -> list[Json]:
    """Describe the cards on the felt, in the order played."""
    won = sight.shown_trick
    if won is not None:
        return complete(won, words)
    return [card_at(play.seat, play.card, order, words) for order, play in enumerate(sight.view.trick.plays, start=1)]


def complete(won: _Won, words: Words) -> list[Json]:
    """Describe a complete trick, its winner marked."""
    return [
        card_at(play.seat, play.card, order, words, win=play.seat is won.winner)
        for order, play in enumerate(won.trick.plays, start=1)
    ]


def slot(sight: Sight[Any, Any], words: Words) -> Json | None:
    """Describe the dashed place of the card awaited from the reader."""
    if sight.reader is None or sight.view.to_act is not sight.reader or sight.held:
        return None
    return {"seat": str(sight.reader), "text": words.label("ui.your-card")}


def trick_panel(won: _Won, title: str, say: Text, words: Words, lines: Sequence[Text] = ()) -> Json:
    """Describe a complete trick that may be looked at: who won it, and in lines why each other card lost."""
    return {"title": title, "cards": complete(won, words), "say": to_json(say), "lines": [*map(to_json, lines)]}


def told_panel(won: _Won, title: str, reason: Why, words: Words, *, whole: bool) -> Json:
    """Describe a complete trick with the reason why it was won; `whole` with the reason why each card lost."""
    return trick_panel(won, title, reason.headline, words, reason.lines if whole else ())


def past(older: Sequence[Json], words: Words, *, ended: bool) -> Json | None:
    """Describe the fold in which older tricks lie; after the deal it is open and tells why every trick was won."""
    if not older:
        return None
    label = words.label("ui.past.ended") if ended else words.count("ui.past", len(older))
    return {"label": label, "open": ended}


def why_panel(title: str, reason: Why, words: Words) -> Json:
    """Describe the reason why the trick on the felt was won."""
    return {
        "title": title,
        "lines": [to_json(line) for line in reason.lines],
        "clause": rule(reason.clause, words),
    }


def looked_at(table: Json) -> Json:
    """Give what changes in a table where nothing may be done: no act, and no reason why not."""
    nothing = {"act": None, "barred": None}
    hand, stake, down = table["hand"], table["stake"], table["down"]
    return {
        "hand": hand and {**hand, "cards": [card | nothing for card in hand["cards"]]},
        "stake": stake and {**stake, "buttons": [], "note": None, "open": False},
        "down": down and {**down, **nothing},
        **dict.fromkeys(("slot", "ask", "auction", "offer")),
    }


def named(act: Action, words: Words) -> Text:
    """Name an act: a card, a number, or a word."""
    if isinstance(act, latinern.PlayCard | twenty_eight.PlayCard):
        return words.message("ui.review.act.card", card=act.card)
    if isinstance(act, twenty_eight.Bid | twenty_eight.Raise):
        return words.message("ui.review.act.bid", n=act.points)
    if isinstance(act, twenty_eight.ChooseTrump) and act.card is not None:
        return words.message("ui.review.act.trump", card=act.card)
    return words.message(f"ui.review.act.{act.token}")
