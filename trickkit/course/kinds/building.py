"""Levels whose answer is a position that the learner builds: every one that meets the goal is right.

An answer is written as the steps that lead to it from where the level begins, divided by blanks. `E:AH` lays a card on
the table, or is an act as in a record where cards are played; `trump=H`, `schlag=9`, `leader=S` and `since=3` choose;
`KD>` takes a card out of a hand, `KD>N` puts one in, and `KD>>N` makes it the first one there. What a position lacks is
a code: `when` of a wrong text names it, and `samples` of the level has steps that lead to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trickkit.cards import Card, Rank, Suit
from trickkit.course.kinds.model import Kind
from trickkit.course.levels import Level
from trickkit.deduction import deduce
from trickkit.errors import TrickkitError
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernOrdering, LatinernState
from trickkit.games.latinern.ordering import HIGH_TO_LOW
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.games.twenty_eight.ordering import HIGH_TO_LOW as HIGH_TO_LOW_28
from trickkit.record import write_view
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.tricks import Trick, winner
from trickkit.widgets.scenario.draft import DEAL, TRICK, Draft

Judge = Callable[[Level, Draft], str]
"""Says what a position lacks, as a code; nothing if it meets the goal."""


# ---------------------------------------------------------------------- where a level begins, and how it goes on


def start(level: Level) -> Draft:
    """Give the position from which a level begins."""
    draft = Draft.of(level.state)
    return draft.alone() if level.more.get("build", TRICK) == TRICK else draft


def built(level: Level, answer: str) -> Draft:
    """Do the steps of an answer.

    Raises:
        TrickkitError: if one of them cannot be done.
    """
    draft = start(level)
    for step in answer.split():
        draft = _after(draft, step)
    return draft


def _after(draft: Draft, step: str) -> Draft:
    if ">" in step:
        card, seat = Card.parse(step[:2]), step[2:].lstrip(">")
        dealing = draft.with_mode(DEAL)
        return dealing.put(card, Seat.parse(seat), first=">>" in step) if seat else dealing.remove(card)
    name, _, value = step.partition("=")
    match name:
        case "trump" if draft.mode == TRICK:
            return draft.with_trick(trump=None if value == "hidden" else Suit.parse(value))
        case "schlag":
            return draft.with_trick(schlag=Rank.parse(value))
        case "leader":
            return draft.with_trick(leader=Seat.parse(value))
        case "since":
            return draft.with_trick(since=int(value))
        case _ if draft.mode == TRICK:
            place, _, laid = step.partition(":")
            return draft.put(Card.parse(laid), Seat.parse(place))
        case _:
            parse = latinern.parse_act if isinstance(draft.state, LatinernState) else twenty_eight.parse_act
            return draft.act(parse(step))


# ---------------------------------------------------------------------- what a trick can be asked for


def _trick(draft: Draft) -> tuple[Trick, LatinernOrdering]:
    trick, ordering = draft.lone_trick, draft.ordering()
    if trick is None or not isinstance(ordering, LatinernOrdering):
        raise TrickkitError("this goal needs a complete trick of Latinern")
    return trick, ordering


def _schlags(trick: Trick, ordering: LatinernOrdering) -> list[Card]:
    """Give the Schläge of a trick in the order of play."""
    return [card for card in trick.cards if card.rank is ordering.schlag]


def schlag_loses(_level: Level, draft: Draft) -> str:
    """Ask for a trick in which a Schlag is played and does not win (L12)."""
    trick, ordering = _trick(draft)
    schlags = _schlags(trick, ordering)
    if not schlags:
        return "no-schlag"
    return "" if len(schlags) > 1 else "one-schlag"


def last_schlag_wins(_level: Level, draft: Draft) -> str:
    """Ask for a trick that is won by the last card, a Schlag, though another Schlag came before it (L6, L12)."""
    trick, ordering = _trick(draft)
    if trick.cards[-1].rank is not ordering.schlag:
        return "last-is-none"
    if len(_schlags(trick, ordering)) == 1:
        return "no-other"
    return "" if winner(trick, ordering).card is trick.cards[-1] else "beaten"


def lowest_wins(_level: Level, draft: Draft) -> str:
    """Ask for four cards of one suit of which the lowest, as they are usually ordered, wins (L7, L8)."""
    trick, ordering = _trick(draft)
    if len({card.suit for card in trick.cards}) > 1:
        return "suits"
    lowest = max(trick.cards, key=lambda card: HIGH_TO_LOW.index(card.rank))
    return "" if winner(trick, ordering).card is lowest else "winner"


def four_winners(_level: Level, draft: Draft) -> str:
    """Ask for four cards that another seat wins with each of the four suits as trump."""
    trick, ordering = _trick(draft)
    winners = {winner(trick, LatinernOrdering(suit, ordering.schlag)).seat for suit in Suit}
    if len(winners) == len(Suit):
        return ""
    return "schlag" if _schlags(trick, ordering) else "same"


def trump_loses(_level: Level, draft: Draft) -> str:
    """Ask for a trick of Twenty-eight whose highest card of the trump suit does not win (T18)."""
    trick, trump = draft.lone_trick, draft.trick.trump
    if trick is None:
        raise TrickkitError("this goal needs a complete trick")
    if trump is None:
        return "hidden"
    cards = [card for card in trick.cards if card.suit is trump]
    if not cards:
        return "none"
    highest = min(cards, key=lambda card: HIGH_TO_LOW_28.index(card.rank))
    return "wins" if winner(trick, draft.ordering()).card is highest else ""


# ---------------------------------------------------------------------- what a deal can be asked for


def _of(level: Level) -> Seat:
    return Seat.parse(level.more["of"])


def _played(draft: Draft) -> AnyState:
    if draft.state is None:
        raise TrickkitError("this goal needs a complete deal")
    return draft.state


def one_legal(level: Level, draft: Draft) -> str:
    """Ask for a moment at which a seat has several cards and may do one thing only (T13)."""
    state, seat = _played(draft), _of(level)
    if state.to_act is not seat:
        return "turn"
    if len(state.position.held[seat.place] or ()) == 1:
        return "last"
    return "" if len(state.legal_actions(seat)) == 1 else "several"


def same_view(level: Level, draft: Draft) -> str:
    """Ask for another deal that looks the same to the learner's seat, with another suit as trump."""
    state, seat = _played(draft), level.seat
    if state.deal.hands[seat.place] != level.state.deal.hands[seat.place]:
        return "hand"
    if write_view(state.observe(seat)) != write_view(level.state.observe(seat)):
        return "seen"
    assert isinstance(state, LatinernState)  # noqa: S101 - its levels say so
    return "trump" if state.ordering.trump is level.latinern.ordering.trump else ""


def suit_out(level: Level, draft: Draft) -> str:
    """Ask for a moment at which a seat can rule a suit out as the hidden one (T17)."""
    state = _played(draft)
    assert isinstance(state, TwentyEightState)  # noqa: S101 - its levels say so
    if state.position.trump is not None:
        return "exposed"
    return "" if deduce(state.observe(_of(level))).eliminated else "all"


GOALS: Final[dict[str, Judge]] = {
    "schlag-loses": schlag_loses,
    "last-schlag-wins": last_schlag_wins,
    "lowest-wins": lowest_wins,
    "four-winners": four_winners,
    "trump-loses": trump_loses,
    "one-legal": one_legal,
    "same-view": same_view,
    "suit-out": suit_out,
}
"""What can be asked for, by the level's `ask`."""


def lacking(level: Level, draft: Draft) -> str:
    """Say what a complete position lacks; nothing if it is what was asked for."""
    return GOALS[level.ask](level, draft)


def _examples(level: Level) -> tuple[str, ...]:
    """Accept, of the answers that the level names as examples, those that meet the goal; others may do so, too."""
    return tuple(answer for answer in level.accept if not lacking(level, built(level, answer)))


KINDS: dict[str, Kind] = {"build": Kind((), _examples, "build")}
"""Levels that are built at the scenario."""
