"""A position and the same with something changed, both solved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from operator import index
from typing import TypeAlias

from trickkit.cards import Card, Rank, Suit, parse_cards
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernOrdering, LatinernState
from trickkit.games.latinern import PlayCard as LatinernCard
from trickkit.games.twenty_eight import PlayCard, Thani, TwentyEightState
from trickkit.i18n import Fact, Text, Words
from trickkit.lab.what_if.elsewhere import AnyState, acts, check_announced, exchanged, laid
from trickkit.record import Record, parse_record
from trickkit.seats import Side
from trickkit.solver import LatinernProblem, TwentyEightProblem, values, winners, winning
from trickkit.table import Action

Value: TypeAlias = Side | int
"""Who wins the round (Latinern), or the card points with which the bidder's side ends (Twenty-eight)."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What becomes of a position if everybody plays best, all cards open."""

    values: Mapping[Action, Value]
    """What becomes of each act."""
    best: Value
    """What becomes of the best act."""
    won: Side | bool
    """Who wins the round (Latinern); whether the bidder's side makes the deal (Twenty-eight)."""


@dataclass(frozen=True, slots=True)
class Changed:
    """A position before a change and after it; `str` tells it in English."""

    before: Solved
    """As the cards lie."""
    after: Solved
    """With the change."""
    state: AnyState
    """The position before the change."""
    change: tuple[str, dict[str, Fact]]
    """What was changed: `swap`, `pair` or `down`, and the cards."""

    @property
    def turns(self) -> bool:
        """Whether somebody else wins."""
        return self.before.won != self.after.won

    def told(self, words: Words) -> tuple[Text, ...]:
        """Say what the change does: the result first, then each act that leads elsewhere.

        Args:
            words: language and deck.
        """
        return (self._headline(words), *self._acts(words))

    def _headline(self, words: Words) -> Text:
        kind, facts = self.change
        now, before = self.after.best, self.before.best
        if isinstance(now, Side):
            how = "turned" if self.turns else "same"
            return words.message(f"ui.what-if.{kind}.{how}", **facts, side=now)
        if _every_trick(self.state):
            how = "won" if self.after.won else "lost"
            return words.message(f"ui.what-if.{kind}.{how}", **facts)
        assert isinstance(before, int)  # noqa: S101 - both are of the same game
        how = "made" if self.after.won else "failed"
        points = {"points": words.plural("card-points", now), "before": words.plural("card-points", before)}
        return words.message(f"ui.what-if.{kind}.{how}", **facts, **points)

    def _acts(self, words: Words) -> Iterator[Text]:
        for act, value in self.after.values.items():
            before = self.before.values.get(act)
            if before is None or before == value or _every_trick(self.state):
                continue
            name = act.card if isinstance(act, PlayCard | LatinernCard) else words.message("ui.solve.ask")
            if isinstance(value, Side):
                yield words.message("ui.what-if.act.side", act=name, side=value)
            else:
                yield words.plural("ui.what-if.act.points", value, act=name, before=str(before))

    def __str__(self) -> str:
        return "\n".join(map(str, self.told(Words())))


def what_if(
    position: AnyState | Record | str,
    swap: tuple[Card | str, Card | str] | str | None = None,
    *,
    trump: str | None = None,
    schlag: str | None = None,
    down: str | None = None,
    after: int | None = None,
) -> Changed:
    """Solve a position, change one thing, and solve it again.

    Args:
        position: a state, or a record or its text, in the play.
        swap: two cards that change places, as `("7H", "AS")` or `"7H AS"`, or as cards. In Latinern one of
            them may be a card that nobody got, and bottom cards change trump and Schlag with them.
        trump: another trump suit, the cards staying where they are (Latinern).
        schlag: another Schlag, in the same way (Latinern); both may be given.
        down: another down card (Twenty-eight).
        after: the position after so many acts; default: after all of them. Twenty-eight is solved soon from the fourth
            trick on; earlier it takes long without the accelerator.

    Raises:
        TrickkitError: if nothing, or more than one thing, is to be changed, or no card is awaited.
        ContradictionError: if the change does not go together with what was played or announced.
        NotationError: if a text cannot be read.

    >>> changed = what_if('''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]''', "9H JS")
    >>> changed.before.won, changed.after.won
    (Side.NS, Side.NS)
    >>> print(changed)
    With 9♥ and J♠ exchanged North and South still win the round.
    """
    state = state_of(position, after)
    if sum((swap is not None, trump is not None or schlag is not None, down is not None)) != 1:
        raise TrickkitError("change one thing: two cards with swap, or trump and schlag, or down")
    before = solved(state)
    if swap is not None:
        first, second = _two(swap)
        other = exchanged(state, first, second)
        return Changed(before, solved(other), state, ("swap", {"card": first, "second": second}))
    if down is not None:
        card = Card.parse(down)
        if not isinstance(state, TwentyEightState):
            raise TrickkitError("latinern has no down card; change trump or schlag")
        return Changed(before, solved(laid(state, card)), state, ("down", {"card": card}))
    if not isinstance(state, LatinernState):
        raise TrickkitError("the trump of twenty-eight is a card that lies face down; change down")
    ordering = LatinernOrdering(
        state.ordering.trump if trump is None else Suit.parse(trump),
        state.ordering.schlag if schlag is None else Rank.parse(schlag),
    )
    check_announced(state, ordering)
    return Changed(before, solved(state, ordering), state, ("pair", {"card": ordering.hauptschlag}))


def solved(state: AnyState, ordering: LatinernOrdering | None = None) -> Solved:
    """Solve a position.

    Args:
        state: the position.
        ordering: trump and Schlag, if they are to be others than those of the bottom cards (Latinern).

    Raises:
        TrickkitError: if no card is awaited.
    """
    if state.to_act is None:
        raise TrickkitError("no card is awaited here; take an earlier position with after=…")
    if isinstance(state, LatinernState):
        problem = LatinernProblem.of(state)
        sides = winners(problem if ordering is None else replace(problem, ordering=ordering))
        mover = state.to_act.side
        side = mover if mover in sides.values() else mover.other
        return Solved(sides, side, side)
    position = state.position
    problem_28 = TwentyEightProblem.of(state)
    points = {act: int(value) for act, value in (winning if _every_trick(state) else values)(problem_28).items()}
    points = {act: value for act, value in points.items() if not isinstance(act, Thani)}
    assert position.bidder is not None  # noqa: S101 - cards are being played
    assert position.bid is not None  # noqa: S101 - same
    ours = position.team(state.to_act) == position.team(position.bidder)
    best = max(points.values()) if ours else min(points.values())
    return Solved(points, best, best >= (1 if _every_trick(state) else position.bid))


def _every_trick(state: AnyState) -> bool:
    """Tell whether all that counts is whether one side takes every trick (V1, V2)."""
    return isinstance(state, TwentyEightState) and (state.position.thani or state.position.conceded)


def state_of(position: AnyState | Record | str, after: int | None) -> AnyState:
    """Give the position that is meant.

    Args:
        position: a state, a record, or its text.
        after: the position after so many acts; None: after all of them.

    Raises:
        TrickkitError: if there are not so many acts, or the record is a view.
        NotationError: if the text is no record.
    """
    record = parse_record(position) if isinstance(position, str) else position
    state = record.state if isinstance(record, Record) else record
    if state is None:
        raise TrickkitError("this record holds one seat's view; give one with all cards, without [View]")
    if after is None:
        return state
    done = acts(state)
    try:
        after = index(after)
    except TypeError:
        raise TrickkitError(f"{type(after).__name__} is no number of acts; give a whole number") from None
    if not 0 <= after <= len(done):
        raise TrickkitError(f"there are {len(done)} acts, so no position after {after}; give a number from 0")
    begun: AnyState = state.before_play()
    for act in done[:after]:
        begun = begun.apply(act)
    return begun


def _two(swap: object) -> tuple[Card, Card]:
    named = swap if isinstance(swap, str) else " ".join(map(str, swap)) if isinstance(swap, tuple | list) else ""
    cards = parse_cards(named)
    if len(cards) != 2:
        raise TrickkitError(f'"{swap}" is not two cards; name two, as "7H AS"')
    return cards
