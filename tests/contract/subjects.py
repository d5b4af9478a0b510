"""What the contract tests need to know of each game. A game that is added is added here, or a test fails."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import trickkit
from tests import worlds_28
from trickkit import DECK, Card, Score, Seat, winner
from trickkit.games import GAMES, latinern, twenty_eight
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
from trickkit.games.twenty_eight import TwentyEightObservation, TwentyEightState
from trickkit.games.twenty_eight.acts import WORDS as WORDS_OF_28
from trickkit.games.twenty_eight.position import Position as PositionOf28
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
    choose: Callable[[State, Random], Action]
    """Choose an act of any seat, legal or an offence."""
    secret: Callable[[State], object]
    """What the game keeps hidden."""
    endings: Callable[[State], str]
    """Name how a round ended."""
    all_endings: frozenset[str]
    """The endings that random rounds should show."""
    away: Callable[[State, Seat], tuple[Card, ...]] = lambda _state, _seat: ()
    """Cards of a seat that are neither in its hand nor played."""
    announces: bool = False
    """Whether those who do not know the secret are told who wins, and never why."""


def players(state: State) -> list[Seat]:
    """Give the seats where somebody sits."""
    empty = getattr(state.position, "empty", None)
    return [seat for seat in Seat if seat is not empty]


def random_round(subject: Subject, rng: Random) -> Iterator[State]:
    """Play acts of any seat, legal ones and now and then an offence; give every position of the round."""
    state = subject.start(rng)
    yield state
    while state.outcome() is None:
        state = state.apply(subject.choose(state, rng))
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


def _choose(state: LatinernState, rng: Random) -> Action:
    cards = list(state.legal_actions())
    acts = [act for seat in Seat for act in state.legal_actions(seat)]
    if rng.random() < 0.02:
        acts = [act for seat in Seat for act in state.offences(seat)]
    elif rng.random() < 0.75 and cards:
        acts = cards[:-1] if len(cards) > 1 else cards
    return rng.choice(acts)


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

# --- Twenty-eight -------------------------------------------------------------------------------


def _refold_28(what: TwentyEightState | TwentyEightObservation) -> PositionOf28:
    first, *others = what.events
    assert isinstance(first, twenty_eight.Dealt)
    position = PositionOf28.start(first)
    for event in others:
        position = position.after(event, what.game)
    return position


def _known_28(view: TwentyEightObservation) -> set[Card]:
    cards = set[Card]()
    for event in view.events:
        match event:
            case twenty_eight.Dealt(_, _, first, second):
                assert second is None
                cards |= set(first[view.seat.place] or ())
            case twenty_eight.SecondPacket(hands):
                cards |= set(hands[view.seat.place] or ())
            case twenty_eight.PlayCard(_, card) | twenty_eight.Exposed(_, card):
                cards.add(card)
            case twenty_eight.ThrownIn(_, shown):
                cards |= {card for hand in shown for card in hand}
    return cards


def _away_28(state: TwentyEightState, seat: Seat) -> tuple[Card, ...]:
    position = state.position
    undealt = () if len(position.dealt[seat.place] or ()) > 4 else state.deal.second[seat.place]
    lies = seat is position.bidder and position.down and position.trump is None and not position.laid
    return (*undealt, position.down) if lies and position.down else undealt


def _ending_28(state: TwentyEightState) -> str:
    outcome = state.outcome()
    return outcome.clause if isinstance(outcome, twenty_eight.NewDeal) else str(outcome and outcome.by)


_NUMBERS = (0, 11, 12, 13, 14, 15, 19, 20, 21, 23, 24, 27, 28, 29)
_ACTS_28 = tuple(
    twenty_eight.parse_act(f"{seat}:{token}")
    for seat in Seat
    for token in (
        *WORDS_OF_28,
        *map(str, _NUMBERS),
        *(f"raise={number}" for number in (0, 23, 24, 25, 28, 29)),
        "trump=?",
        *(f"trump={card}" for card in DECK),
        *map(str, DECK),
    )
)
_NAMES_28 = {name: getattr(module, name) for module in (trickkit, twenty_eight) for name in module.__all__}
_NAMES_28 |= {"Tier": Tier, "Standing": Standing, "Loss": Loss, "Play": Play}

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
        choose=_choose,
        secret=lambda state: state.ordering,
        endings=lambda state: str(state.outcome().by),
        all_endings=frozenset({"tricks", "fold", "leak", "penalty"}),
        announces=True,
    ),
    "twenty-eight": Subject(
        start=worlds_28.random_start,
        every_act=_ACTS_28,
        parse_act=twenty_eight.parse_act,
        refold=_refold_28,
        known_cards=_known_28,
        secret_types=(TwentyEightState, twenty_eight.Deal),
        twin=worlds_28.twin,
        names=_NAMES_28,
        choose=worlds_28.random_act,
        secret=lambda state: state.position.down,
        endings=_ending_28,
        all_endings=frozenset({"play", "concede", "thani", "T7", "T10", "T20", "V3"}),
        away=_away_28,
    ),
}
assert SUBJECTS.keys() == GAMES.keys(), "each game needs an entry here"
