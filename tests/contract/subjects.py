"""What the contract tests need to know of each game. A game that is added is added here, or a test fails."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import trickkit
from trickkit import DECK, Card, Score, Seat, winner
from trickkit.games import GAMES, latinern
from trickkit.games.latinern import (
    ALL_ORDERINGS,
    By,
    Deal,
    Latinern,
    LatinernObservation,
    LatinernOrdering,
    LatinernState,
)
from trickkit.games.latinern.acts import WORDS
from trickkit.games.latinern.position import Position
from trickkit.table import Action
from trickkit.tricks import Loss, Play, Standing, Tier

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

State = Any
View = Any


@dataclass(frozen=True)
class Subject:
    """One game, as the contract tests see it."""

    start: Callable[[Random], State]
    """Give the first position of a random round: any dealer, score and settings."""
    every_act: tuple[Action, ...]
    """Every act there is, by any seat: the legal ones are picked from these."""
    parse_act: Callable[[str], Action]
    """Read an act."""
    refold: Callable[[State | View], object]
    """Fold the events again from the first one."""
    known_cards: Callable[[View], set[Card]]
    """The cards a view may hold: own, played, shown."""
    secret_types: tuple[type, ...]
    """No view of a seat that must not know holds an object of these types."""
    twin: Callable[[State, Seat, Random], State | None]
    """Deal what `seat` has not seen anew so that everything it saw stays true; None if nothing is hidden."""
    names: dict[str, object]
    """What a `repr` may name."""


def random_round(subject: Subject, rng: Random) -> Iterator[State]:
    """Play acts of any seat, legal ones and now and then an offence; give every position of the round."""
    state = subject.start(rng)
    yield state
    while state.outcome() is None:
        cards = list(state.legal_actions())
        acts = [act for seat in Seat for act in state.legal_actions(seat)]
        if rng.random() < 0.02:
            acts = [act for seat in Seat for act in state.offences(seat)]
        elif rng.random() < 0.75 and cards:
            acts = cards[:-1] if len(cards) > 1 else cards
        state = state.apply(rng.choice(acts))
        yield state


# --- Latinern -----------------------------------------------------------------------------------


def _start(rng: Random) -> LatinernState:
    game = Latinern(
        target=rng.choice([12, 12, 9, 99]),
        late_ask_penalty=rng.choice(["two", "stake"]),
        open_tricks=rng.choice(["last", "all"]),
    )
    score = Score(*(rng.choice([0, 8, game.target - 1]) for _ in "ab"))
    return game.start(game.deal(rng, rng.choice(list(Seat))), score)


def _refold(what: LatinernState | LatinernObservation) -> Position:
    first, *others = what.events
    assert isinstance(first, latinern.Dealt)
    position = Position.start(first)
    for event in others:
        position = position.after(event, what.game)
    return position


def _known(view: LatinernObservation) -> set[Card]:
    dealt = view.events[0]
    assert isinstance(dealt, latinern.Dealt)
    cards = set(dealt.hands[view.seat.place] or ())
    for event in view.events:
        match event:
            case latinern.PlayCard(_, card):
                cards.add(card)
            case latinern.BottomsShown(_, bottoms) if bottoms:
                assert view.seat in {dealt.dealer, dealt.dealer.left}
                cards |= set(bottoms)
            case latinern.HandsShown(hands):
                cards |= {card for hand in hands for card in hand}
    return cards


def _pairs(view: LatinernObservation) -> list[LatinernOrdering]:
    """Every trump and Schlag under which the announced winners are true."""
    if view.ordering:
        return [view.ordering]
    return [pair for pair in ALL_ORDERINGS if all(winner(won.trick, pair).seat is won.winner for won in view.tricks)]


def _twin(  # noqa: C901 - seat by seat, what it may keep
    state: LatinernState, seat: Seat, rng: Random
) -> LatinernState | None:
    view = state.observe(seat)
    outcome = state.outcome()
    if outcome and outcome.by is By.TRICKS:
        return None
    played = {
        other: [e.card for e in view.events if isinstance(e, latinern.PlayCard) and e.seat is other] for other in Seat
    }
    played[seat] = list(state.deal.hands[seat.place])
    dealer, forehand = state.deal.dealer, state.deal.forehand
    unseen = [card for card in DECK if card not in _known(view)]
    for _ in range(200):
        rng.shuffle(unseen)
        pair = rng.choice(_pairs(view))
        hands = {other: list(cards) for other, cards in played.items()}
        rest = list(unseen)
        for knower, wanted in ((dealer, pair.trump), (forehand, pair.schlag)):
            if knower is seat:
                continue
            if view.position.bottoms:
                bottom = view.position.bottoms[knower is forehand]
            else:
                fits = [
                    card
                    for card in (*hands[knower], *(rest if len(hands[knower]) < 5 else ()))
                    if wanted in {card.suit, card.rank}
                ]
                if not fits:
                    break
                bottom = rng.choice(fits)
            hands[knower] = [bottom, *(card for card in hands[knower] if card is not bottom)]
            rest = [card for card in rest if card is not bottom]
        else:
            for hand in hands.values():
                while len(hand) < 5:
                    hand.append(rest.pop())
            deal = Deal(dealer, tuple(tuple(hands[other]) for other in Seat))
            twin = LatinernState.start(state.game, deal, view.score)
            for event in state.events:
                if isinstance(event, Action):
                    twin = twin.apply(event)
            return twin
    raise AssertionError("no other world was found")


_WORDS = tuple(word(seat) for seat in Seat for word in WORDS.values())
_CARDS = tuple(latinern.PlayCard(seat, card) for seat in Seat for card in DECK)
_NAMES = {name: getattr(module, name) for module in (trickkit, latinern) for name in module.__all__}
_NAMES |= {"Tier": Tier, "Standing": Standing, "Loss": Loss, "Play": Play, "Position": Position}

SUBJECTS: dict[str, Subject] = {
    "latinern": Subject(
        start=_start,
        every_act=_CARDS + _WORDS,
        parse_act=latinern.parse_act,
        refold=_refold,
        known_cards=_known,
        secret_types=(LatinernState, LatinernOrdering, Deal),
        twin=_twin,
        names=_NAMES,
    ),
}
assert SUBJECTS.keys() == GAMES.keys(), "each game needs an entry here"
