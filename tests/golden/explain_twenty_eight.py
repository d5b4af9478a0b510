"""What the golden files `explain-twenty-eight.LANG.txt` show: every sentence of the game with a position."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tests.golden.scenes_twenty_eight import EVENTS, GOALS, REFUSED, RESULTS, Scene
from tests.texts_28 import after, position, record
from trickkit import explain
from trickkit.cards import Suit, parse_cards
from trickkit.explain import twenty_eight
from trickkit.games.twenty_eight import (
    DRAW,
    SCORES,
    Dealt,
    PlayCard,
    TwentyEightOrdering,
    TwentyEightState,
    legality,
    parse_act,
)
from trickkit.games.twenty_eight.position import Position
from trickkit.i18n import Words
from trickkit.seats import Direction, Seat, Side
from trickkit.table import Action, Event, PlayerScore, Refusal, Score
from trickkit.tricks import Trick, winner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TRICKS = (
    # Cards from North in order of play; trump, the place at which it was turned up (1: before), the house rule.
    ("8H AC QC AH", "C 3"),
    ("8H AC JD AH", ""),
    ("9D KH QS 8C", ""),
    ("7C QC KC 8C", ""),
    ("KD JD AD 9D", ""),
    ("7H 8D KH QS", ""),
    ("AD 9D 7H QS", "C 1"),
    ("AD KH 7H QS", "C 1"),
    ("JD 7S 8S 9D", "S 1"),
    ("AD KD 7S QH", "S 1"),
    ("AS 9S 7H TS", "S 1"),
    ("8H AC KD AH", "C 3"),
    ("8H AC KD QS", "C 3"),
    ("8H AC 9C QC", "C 4"),
    ("8H AC QC KC", "C 3"),
    ("7C AC QC JC", "C 3"),
    ("JC 8D 7C QC", "C 2"),
    ("JC 8D 7C QC", "C 2 rank"),
    ("9D KD JC", ""),
)
_ALONE = PlayerScore.parse("E:5 S:5 W:-6", (Seat.EAST, Seat.SOUTH, Seat.WEST))


def shape(text: str) -> TwentyEightOrdering:
    """Read what is trump in a trick, as `C 3` or `C 2 rank`; nothing: it is hidden."""
    if not text:
        return TwentyEightOrdering()
    trump, since, *late = text.split()
    return TwentyEightOrdering(Suit(trump), int(since), late[0] if late else "literal")


def from_north(text: str) -> Trick:
    """Read the cards of a trick that North leads."""
    return Trick.of(Seat.NORTH, parse_cards(text), Direction.COUNTER_CLOCKWISE)


def start(scene: Scene) -> TwentyEightState:
    """Give the position in which a scene begins."""
    return position(record(scene.before, deal=scene.deal, dealer=scene.dealer, rules=scene.rules, score=scene.score))


def ended(scene: Scene) -> TwentyEightState:
    """Give the end of a deal; `…` in a scene plays the first legal card again and again."""
    state = start(scene)
    while scene.acts and state.outcome() is None:
        state = state.apply(next(act for act in state.legal_actions() if isinstance(act, PlayCard)))
    return state


def refused_in(scene: Scene) -> Refusal:
    """Give the refusal that a scene shows."""
    state = start(scene)
    found = legality.refusal(state.position, parse_act(scene.acts), state.game)
    assert found is not None, scene
    return found


def golden(lang: str) -> str:
    """Give the whole file for one language."""
    words, german = Words(lang), Words(lang, "german")
    blocks = ["# Why a trick is won; the lines in brackets are read by the seat they are about"]
    blocks += ["\n".join(_trick(from_north(cards), shape(text), words)) for cards, text in TRICKS]
    blocks += ["# The same in the names of the German deck"]
    blocks += ["\n".join(_trick(from_north(cards), shape(text), german)) for cards, text in TRICKS[3:5]]
    blocks += ["# What happens at the table; in brackets who reads it in other words"]
    blocks += [_headed(scene, _events(scene, words)) for scene in EVENTS]
    blocks += ["# Who is who, and what each side needs"]
    blocks += [_headed(scene, _needs(scene, words)) for scene in GOALS]
    blocks += ["# How a deal ends"]
    blocks += [_headed(scene, _result(scene, words)) for scene in RESULTS]
    blocks += ["# What bids count, and the end of a match"]
    blocks += ["\n".join([*(twenty_eight.pay(row, words) for row in SCORES), *_matches(words)])]
    blocks += ["# Why an act is refused; the seat that tried it reads this"]
    blocks += [_headed(scene, [_refusal(scene, words)]) for scene in REFUSED]
    return "\n\n".join(blocks) + "\n"


def _trick(trick: Trick, ordering: TwentyEightOrdering, words: Words) -> Iterator[str]:
    verdict = winner(trick, ordering)
    said = explain.why(trick, ordering, words)
    when = f"trump {ordering.trump}, turned up at {ordering.since}" if ordering.trump else "trump hidden"
    yield f"{trick}  {when}{', rank alone' * (ordering.late_trump == 'rank')}"
    yield f"{said.headline}  [{explain.rule(said.clause, words)}, {explain.reason_name(verdict.reason, words)}]"
    yield f"({explain.why(trick, ordering, words, verdict.seat).headline})"
    for place, loss in enumerate(verdict.losses):
        yield f"  {verdict.reason} / {loss.reason}: {said.lines[place]}"
        yield f"  ({explain.why(trick, ordering, words, loss.seat).lines[place]})"


def _headed(scene: Scene, lines: Iterator[str] | list[str]) -> str:
    """Write the deal, the rules and the last acts before a scene, then what is said."""
    acts = scene.before.split()
    shown = " ".join(acts if len(acts) <= 12 else ["…", *acts[-12:]])
    rules = f"  ({scene.rules})" if scene.rules else ""
    return "\n".join([f"{scene.deal}  dealer {scene.dealer}{rules}", *([f"{shown}"] if shown else []), *lines])


def _read(say: Callable[[Seat | None], str]) -> Iterator[str]:
    """Give what everybody reads, then in brackets who reads something else."""
    general = say(None)
    yield general
    others: dict[str, list[str]] = {}
    for seat in Seat:
        if (own := say(seat)) != general:
            others.setdefault(own, []).append(str(seat))
    for own, seats in others.items():
        yield f"  ({' '.join(seats)}: {own})"


def _events(scene: Scene, words: Words) -> Iterator[str]:
    state = start(scene)
    seen = len(state.events) if scene.before else 0
    end = after(state, scene.acts)
    folds = [None, *folded(end)]
    for number, event in enumerate(end.events):
        said = partial(_said, event, folds[number], folds[number + 1], words)
        if number >= seen and said(None):
            yield f"{event if isinstance(event, Action) else type(event).__name__}"
            yield from (f"  {line}" for line in _read(said))


def _said(event: Event, before: Position | None, now: Position | None, words: Words, seat: Seat | None) -> str:
    assert now is not None
    told = twenty_eight.happened(event.seen_by(seat) if seat else event, before, now, words, seat)
    return str(told) if told else ""


def folded(state: TwentyEightState) -> Iterator[Position]:
    """Give the position after each event."""
    first = state.events[0]
    assert isinstance(first, Dealt)
    now = Position.start(first)
    yield now
    for event in state.events[1:]:
        yield (now := now.after(event, state.game))


def _needs(scene: Scene, words: Words) -> Iterator[str]:
    now = start(scene).position
    roles = {seat: twenty_eight.role(seat, now, words, Seat.SOUTH).plain for seat in Seat if seat is not now.empty}
    yield "; ".join(f"{words.seat(seat)}: {', '.join(plain)}" for seat, plain in roles.items() if plain)
    for bidders in (True, False):
        yield from _read(partial(_goal, now, words, bidders))


def _goal(now: Position, words: Words, bidders: bool, seat: Seat | None) -> str:
    return twenty_eight.goal(now, words, seat, bidders=bidders)


def _result(scene: Scene, words: Words) -> Iterator[str]:
    state = ended(scene)
    yield from _read(lambda seat: " / ".join(map(str, twenty_eight.outcome(state.position, state.game, words, seat))))


def _matches(words: Words) -> Iterator[str]:
    yield from _read(lambda seat: str(twenty_eight.match_over(Side.EW, Score(-2, 6), words, seat)))
    yield from _read(lambda seat: str(twenty_eight.match_over(DRAW, Score(3, 3), words, seat)))
    yield from _read(lambda seat: str(twenty_eight.match_over(Seat.EAST, _ALONE.plus(Seat.EAST, 1), words, seat)))
    yield from _read(lambda seat: str(twenty_eight.match_over(DRAW, _ALONE, words, seat)))


def _refusal(scene: Scene, words: Words) -> str:
    found = refused_in(scene)
    said = explain.refused(found, words, parse_act(scene.acts).seat)
    return f"{scene.acts} [{found.code} {found.clause}]: {said}"
