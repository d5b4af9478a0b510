"""Every kind of level: which answers the engine accepts, how an answer is read, and which text it gets.

An answer is a string as in a levels file (`W first-schlag`, `KH KS`); sets and orders are keys divided by blanks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trickkit.cards import DECK, Card, Rank, Suit, parse_cards
from trickkit.course.levels import Level
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernOrdering, PlayCard
from trickkit.games.latinern.deal import HAND_SIZE
from trickkit.games.latinern.events import knowers
from trickkit.seats import Seat
from trickkit.tricks import Play, Reason, Trick, Verdict, winner


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of level."""

    groups: tuple[str, ...]
    """The groups of options, in order; empty for levels that are played."""
    accept: Callable[[Level], tuple[str, ...]]
    """Computes the accepted answers."""
    form: str = "one"
    """`one` (a key for each group), `many` (a set) or `order`."""


# ---------------------------------------------------------------------- what the engine accepts


def last_trick(level: Level) -> Trick:
    """Give the last complete trick of a level's record."""
    return level.state.position.tricks[-1].trick


def verdict(level: Level) -> Verdict:
    """Judge the last complete trick."""
    return winner(last_trick(level), level.state.ordering)


def _who_wins(level: Level) -> tuple[str, ...]:
    return (str(verdict(level).seat),)


def _who_wins_and_why(level: Level) -> tuple[str, ...]:
    return (f"{verdict(level).seat} {verdict(level).reason}",)


def _what_if_trump(level: Level) -> tuple[str, ...]:
    schlag = level.state.ordering.schlag
    return tuple(
        str(suit) for suit in Suit if winner(last_trick(level), LatinernOrdering(suit, schlag)).seat is level.seat
    )


def _what_if_schlag(level: Level) -> tuple[str, ...]:
    trump, seat = level.state.ordering.trump, verdict(level).seat
    out = [str(rank) for rank in Rank if winner(last_trick(level), LatinernOrdering(trump, rank)).seat is not seat]
    return (" ".join(out),)


def _name_secret(level: Level) -> tuple[str, ...]:
    return (f"{level.state.ordering.trump} {level.state.ordering.schlag}",)


def strength(card: Card, ordering: LatinernOrdering) -> tuple[int, int]:
    """Give how high a card stands when it is led."""
    return tuple(ordering.standing(card, card))  # type: ignore[return-value] # tier and strength, both numbers


def _order(level: Level) -> tuple[str, ...]:
    ordering = level.state.ordering
    return (" ".join(map(str, sorted(level.cards, key=lambda card: strength(card, ordering), reverse=True))),)


def _beats(level: Level, card: Card) -> bool:
    plays = level.state.position.plays
    return winner(Trick((*plays, Play(level.seat, card))), level.state.ordering).card is card


_PICK_CARDS: dict[str, Callable[[Level, Card], bool]] = {
    "schlag": lambda level, card: card.rank is level.state.ordering.schlag,
    "hauptschlag": lambda level, card: card is level.state.ordering.hauptschlag,
    "trump": lambda level, card: card.rank is level.state.ordering.schlag or card.suit is level.state.ordering.trump,
    "led-suit": lambda level, card: (
        card.suit is level.state.position.plays[0].card.suit and card.rank is not level.state.ordering.schlag
    ),
    "beats": _beats,
    "bottom": lambda level, card: card is level.state.deal.bottom(level.seat),
}
"""L4 to L8 and L12: which of the cards shown are meant."""


def _pick_cards(level: Level) -> tuple[str, ...]:
    meant = _PICK_CARDS[level.ask]
    return (" ".join(str(card) for card in level.cards if meant(level, card)),)


_PICK_SEATS: dict[str, Callable[[Level, Seat], bool]] = {
    "knowers": lambda level, seat: seat in knowers(level.state.deal.dealer),
    "blind": lambda level, seat: seat not in knowers(level.state.deal.dealer),
    "forehand": lambda level, seat: seat is level.state.deal.forehand,
    "dealer": lambda level, seat: seat is level.state.deal.dealer,
    "partner": lambda level, seat: seat is level.seat.partner,
    "leads-next": lambda level, seat: seat is level.state.position.to_play,
}
"""L1, L3, L5, L10: which of the seats are meant."""


def _pick_seats(level: Level) -> tuple[str, ...]:
    meant = _PICK_SEATS[level.ask]
    return (" ".join(str(seat) for seat in Seat if meant(level, seat)),)


def cards_seen(level: Level) -> tuple[Card, ...]:
    """Give all cards that the seat has seen: its hand, the bottom cards shown to it, what was played."""
    view = level.state.observe(level.seat)
    dealt = view.position.dealt[level.seat.place] or ()
    seen = [*dealt, *(view.position.bottoms or ()), *(play.card for won in view.tricks for play in won.trick.plays)]
    seen += [play.card for play in view.position.plays]
    return tuple(dict.fromkeys(seen))


def _place_of_hauptschlag(level: Level) -> str:
    """Give the only place where the Hauptschlag can lie as the seat sees it, or `open` if it may be in several."""
    view, card = level.state.observe(level.seat), level.state.ordering.hauptschlag
    if card in view.hand:
        return str(level.seat)
    bottoms = view.position.bottoms or ()
    shown = [str(seat) for seat, bottom in zip(knowers(view.dealer), bottoms, strict=False) if bottom is card]
    return shown[0] if shown else "open"


def _same_side_rounds(_level: Level) -> str:
    return str(sum(len({seat.side for seat in knowers(dealer)}) == 1 for dealer in Seat))


_CHOOSE: dict[str, Callable[[Level], str]] = {
    "out-of-play": lambda _level: str(len(DECK) - HAND_SIZE * len(Seat)),
    "cards-seen": lambda level: str(len(cards_seen(level))),
    "rounds-same-side": _same_side_rounds,
    "hauptschlag-place": _place_of_hauptschlag,
}
"""L2, L3, L4, L5, L9: what is counted or found."""


def _choose(level: Level) -> tuple[str, ...]:
    return (_CHOOSE[level.ask](level),)


def _play(level: Level) -> tuple[str, ...]:
    """Accept every card with which the trick that it completes goes to the seat's own side."""
    legal = level.state.legal_actions(level.seat)
    return tuple(str(act.card) for act in legal if isinstance(act, PlayCard) and _won_by_side(level, act))


def _won_by_side(level: Level, act: PlayCard) -> bool:
    after = level.state.apply(act).position
    return len(after.tricks) > len(level.state.position.tricks) and after.tricks[-1].winner.side is level.seat.side


KINDS: dict[str, Kind] = {
    "who-wins": Kind(("who",), _who_wins),
    "who-wins-and-why": Kind(("who", "why"), _who_wins_and_why),
    "what-if-trump": Kind(("suit",), _what_if_trump),
    "what-if-schlag": Kind(("ranks",), _what_if_schlag, "many"),
    "name-secret": Kind(("suit", "rank"), _name_secret),
    "order": Kind(("order",), _order, "order"),
    "pick-cards": Kind(("cards",), _pick_cards, "many"),
    "pick-seats": Kind(("seats",), _pick_seats, "many"),
    "choose": Kind(("answer",), _choose),
    "play": Kind((), _play),
}
"""Every kind by its name in a levels file."""


# ---------------------------------------------------------------------- judging


def keys_of(level: Level, group: str) -> tuple[str, ...]:
    """Give the keys that can be chosen in a group."""
    match group:
        case "who":
            return tuple(str(play.seat) for play in last_trick(level).plays)
        case "why":
            return tuple(map(str, Reason))
        case "suit":
            return tuple(map(str, Suit))
        case "rank" | "ranks":
            return tuple(map(str, Rank))
        case "seats":
            return tuple(map(str, Seat))
        case "answer":
            return tuple(key for key, _ in level.options)
        case _:
            return tuple(map(str, level.cards))


def accepts(level: Level, answer: str) -> bool:
    """Tell whether an answer is right. In an order, equal cards may change places (L6)."""
    kind = KINDS[level.kind]
    if kind.form == "order":
        ordering = level.state.ordering
        heights = [strength(card, ordering) for card in parse_cards(answer)]
        return heights == sorted(heights, reverse=True)
    if kind.form == "many":
        return set(answer.split()) == set(kind.accept(level)[0].split())
    return answer in kind.accept(level)


def fits(level: Level, answer: str, pattern: str) -> bool:
    """Tell whether a pattern of a `wrong` entry fits a wrong answer."""
    if pattern in {answer, "*"}:
        return True
    kind = KINDS[level.kind]
    if kind.form == "many":
        chosen, right = set(answer.split()), set(kind.accept(level)[0].split())
        return pattern[1:] in (chosen - right if pattern[0] == "+" else right - chosen)
    if kind.form == "order":
        cards = answer.split()
        above, _, below = pattern.partition(">")
        return above in cards and below in cards and cards.index(above) < cards.index(below)
    return _fits_with_star(level, answer, pattern)


def _fits_with_star(level: Level, answer: str, pattern: str) -> bool:
    """Fit `W *` or `* K`: any value for the star, unless another entry names the answer itself."""
    if any(answer in entry.when for entry in level.wrong):
        return False
    words, stars = answer.split(), pattern.split()
    return len(words) == len(stars) and all(star in {"*", said} for said, star in zip(words, stars, strict=True))


def consequence(level: Level, answer: str, lang: str) -> str:
    """Give the text that a wrong answer gets.

    Raises:
        TrickkitError: if the level has no text for it; a test tries every wrong answer.
    """
    for entry in level.wrong:
        if any(fits(level, answer, pattern) for pattern in entry.when):
            return entry.text[lang]
    raise TrickkitError(f'level {level.key} says nothing to the answer "{answer}"')
