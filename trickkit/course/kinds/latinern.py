"""What is asked about a round of Latinern: the secret, the Schläge, the bottom cards, who knows what."""

from __future__ import annotations

from trickkit.cards import DECK, Card, Rank, Suit
from trickkit.course.kinds.common import last_trick
from trickkit.course.kinds.model import CardTest, Choice, Kind, SeatTest
from trickkit.course.levels import Level
from trickkit.games.latinern import LatinernOrdering
from trickkit.games.latinern.deal import HAND_SIZE
from trickkit.games.latinern.events import knowers
from trickkit.seats import Seat
from trickkit.tricks import Play, Trick, winner


def _what_if_trump(level: Level) -> tuple[str, ...]:
    schlag = level.latinern.ordering.schlag
    return tuple(
        str(suit) for suit in Suit if winner(last_trick(level), LatinernOrdering(suit, schlag)).seat is level.seat
    )


def _what_if_schlag(level: Level) -> tuple[str, ...]:
    trump, seat = level.latinern.ordering.trump, level.latinern.position.tricks[-1].winner
    out = [str(rank) for rank in Rank if winner(last_trick(level), LatinernOrdering(trump, rank)).seat is not seat]
    return (" ".join(out),)


def _name_secret(level: Level) -> tuple[str, ...]:
    return (f"{level.latinern.ordering.trump} {level.latinern.ordering.schlag}",)


def _beats(level: Level, card: Card) -> bool:
    plays = level.latinern.position.plays
    return winner(Trick((*plays, Play(level.seat, card))), level.latinern.ordering).card is card


PICK_CARDS: dict[str, CardTest] = {
    "schlag": lambda level, card: card.rank is level.latinern.ordering.schlag,
    "hauptschlag": lambda level, card: card is level.latinern.ordering.hauptschlag,
    "trump": lambda level, card: (
        card.rank is level.latinern.ordering.schlag or card.suit is level.latinern.ordering.trump
    ),
    "led-suit": lambda level, card: (
        card.suit is level.latinern.position.plays[0].card.suit and card.rank is not level.latinern.ordering.schlag
    ),
    "beats": _beats,
    "bottom": lambda level, card: card is level.latinern.deal.bottom(level.seat),
}
"""L4 to L8 and L12: which of the cards shown are meant."""


PICK_SEATS: dict[str, SeatTest] = {
    "knowers": lambda level, seat: seat in knowers(level.latinern.deal.dealer),
    "blind": lambda level, seat: seat not in knowers(level.latinern.deal.dealer),
    "forehand": lambda level, seat: seat is level.latinern.deal.forehand,
}
"""L1, L3, L5, L10: which of the seats are meant."""


def cards_seen(level: Level) -> tuple[Card, ...]:
    """Give all cards that the seat has seen: its hand, the bottom cards shown to it, what was played."""
    view = level.latinern.observe(level.seat)
    dealt = view.position.dealt[level.seat.place] or ()
    seen = [*dealt, *(view.position.bottoms or ()), *(play.card for won in view.tricks for play in won.trick.plays)]
    seen += [play.card for play in view.position.plays]
    return tuple(dict.fromkeys(seen))


def _place_of_hauptschlag(level: Level) -> str:
    """Give the only place where the Hauptschlag can lie as the seat sees it, or `open` if it may be in several."""
    view, card = level.latinern.observe(level.seat), level.latinern.ordering.hauptschlag
    if card in view.hand:
        return str(level.seat)
    bottoms = view.position.bottoms or ()
    shown = [str(seat) for seat, bottom in zip(knowers(view.dealer), bottoms, strict=False) if bottom is card]
    return shown[0] if shown else "open"


def _same_side_rounds(_level: Level) -> str:
    return str(sum(len({seat.side for seat in knowers(dealer)}) == 1 for dealer in Seat))


CHOOSE: dict[str, Choice] = {
    "out-of-play": lambda _level: str(len(DECK) - HAND_SIZE * len(Seat)),
    "cards-seen": lambda level: str(len(cards_seen(level))),
    "rounds-same-side": _same_side_rounds,
    "hauptschlag-place": _place_of_hauptschlag,
}
"""L2, L3, L4, L5, L9: what is counted or found."""


KINDS: dict[str, Kind] = {
    "what-if-trump": Kind(("suit",), _what_if_trump),
    "what-if-schlag": Kind(("ranks",), _what_if_schlag, "many"),
    "name-secret": Kind(("suit", "rank"), _name_secret),
}
