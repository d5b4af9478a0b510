"""Re-deal what a seat cannot know: its widget, picture, words and refusals must not change by a byte."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from tests.contract.wires import hinted, replayed, wire
from tests.unit.widgets.hands import Hand
from trickkit import DECK, Card, Seat, winner, write_record
from trickkit.coach.exercises import KINDS, NoExerciseError, pose
from trickkit.course.match_level import MatchLevel
from trickkit.course.match_table import MatchTable
from trickkit.games.latinern import (
    Ask,
    By,
    Deal,
    Go,
    HandsShown,
    Latinern,
    LatinernOrdering,
    LatinernState,
    Match,
    PlayCard,
)
from trickkit.games.latinern.acts import WORDS
from trickkit.progress import Kept, open_store
from trickkit.table import Action
from trickkit.table import Score as Points
from trickkit.widgets import Guided, GuidedLevel, Move, PlayOn, Question, Replay, Review, Score, Table
from trickkit.widgets.session.replay import AnyState

WEIGHED = {"best-card", "go-or-stay", "ask-or-wait"}
ROUNDS = 12
TRIES = 6000


def played_round(rng: Random) -> Iterator[LatinernState]:
    """Give every position of a round: mostly cards, now and then a question, an answer, an offence."""
    game = Latinern(open_tricks=rng.choice(["last", "all"]))
    score = Points(rng.choice([0, 8, 9, 10]), rng.choice([0, 8, 9, 10]))
    state = game.start(game.deal(rng, rng.choice(list(Seat))), score)
    yield state
    while state.outcome() is None:
        acts = [act for seat in Seat for act in state.legal_actions(seat)]
        cards: list[Action] = [act for act in acts if isinstance(act, PlayCard)]
        if rng.random() < 0.02:
            acts = [act for seat in Seat for act in state.offences(seat)]
        elif cards and rng.random() < 0.9:
            acts = cards
        elif len(acts) > 1 and rng.random() < 0.7:
            acts = [act for act in acts if not isinstance(act, Go)]
        state = state.apply(rng.choice(acts))
        yield state


def twin_of(state: LatinernState, seat: Seat, rng: Random) -> LatinernState | None:
    """Deal at random until everything that `seat` saw stays true; None if the round lies open or no deal was found.

    Nothing clever: the cards played stay with their seats, the rest and the order of all hands are drawn
    anew, and a deal in which anything seen would differ is thrown away.
    """
    view = state.observe(seat)
    if any(isinstance(event, HandsShown) for event in view.events):
        return None
    played = {other: [e.card for e in state.events if isinstance(e, PlayCard) and e.seat is other] for other in Seat}
    own = state.deal.hands[seat.place]
    unseen = [card for card in DECK if card not in own and not any(card in cards for cards in played.values())]
    dealer, forehand = state.deal.dealer, state.deal.forehand
    for _ in range(TRIES):
        rng.shuffle(unseen)
        left, hands = iter(unseen), {}
        for other in Seat:
            hand = [*played[other], *(next(left) for _ in range(5 - len(played[other])))]
            rng.shuffle(hand)
            hands[other] = own if other is seat else tuple(hand)
        pair = LatinernOrdering(hands[dealer][0].suit, hands[forehand][0].rank)
        if any(winner(won.trick, pair).seat is not won.winner for won in view.tricks):
            continue
        if view.position.bottoms and view.position.bottoms != (hands[dealer][0], hands[forehand][0]):
            continue
        if view.ordering and pair != view.ordering:
            continue
        twin = LatinernState.start(state.game, Deal(dealer, tuple(hands[other] for other in Seat)), view.score)
        for event in state.events:
            if isinstance(event, Action):
                twin = twin.apply(event)
        assert twin.observe(seat).events == view.events
        return twin
    return None


def table_of(state: LatinernState, seat: Seat, *, held: bool, lang: str) -> Table:
    """Set a table up with a true position and the history that both worlds share."""
    table = Table(seat=str(seat), lang=lang, hint_worlds=2, keep=False)
    session: Any = table._session
    session.match = Match(state.game, state.deal.dealer, state.position.score)
    session.state, session.held = state, held
    table.publish()
    return table


def match_of(state: LatinernState, seat: Seat, *, held: bool, lang: str) -> MatchTable:
    """Set the table of a level up that is a match, likewise."""
    texts = {"en": "Play.", "de": "Spiel."}
    table = MatchTable(MatchLevel("90.0", texts, texts, texts, "short", 1, seat=str(seat)), lang=lang)
    session: Any = table._session
    session.match = Match(state.game, state.deal.dealer, state.position.score)
    session.state, session.held = state, held
    table.publish()
    return table


def everything(state: LatinernState, seat: Seat, *, lang: str, held: bool, refusals: bool) -> list[str]:
    """Give what reaches the browser in this position, and after each act that is refused in it."""
    table = table_of(state, seat, held=held, lang=lang)
    got = [wire(table), wire(Score(table)), wire(match_of(state, seat, held=held, lang=lang))]
    if state.outcome() is None:
        got.append(wire(PlayOn(write_record(state), seat=str(seat), lang=lang)))
    tokens = (*map(str, DECK), *WORDS, "N:7C", "?", "undo", *(["again"] if state.outcome() is None else []))
    for token in tokens if refusals else ():
        word = "do" if token in {"again", "undo"} else "act"
        act = next((a for a in (*state.legal_actions(seat), *state.offences(seat)) if a.token == token), None)
        if act is None:
            table._on_msg(table, {word: token, "rev": table.view["rev"]}, [])
            assert table._session.state is state
            got.append(json.dumps(table.view["error"]))
    return got


@pytest.fixture(scope="module")
def pairs() -> list[tuple[LatinernState, LatinernState, Seat]]:
    """True positions, each with another world that some seat cannot tell from it."""
    rng, found = Random("twins of widgets"), []
    for _ in range(ROUNDS):
        seat = rng.choice(list(Seat))
        for state in played_round(rng):
            twin = twin_of(state, seat, rng)
            if twin is not None:
                found.append((state, twin, seat))
    return found


def test_the_twins_are_many_and_differ_where_it_counts(pairs):
    blind = [(state, twin) for state, twin, seat in pairs if not state.observe(seat).knows]
    secret = [1 for state, twin in blind if state.outcome() is None and state.ordering != twin.ordering]
    assert len(pairs) > 100
    assert len(secret) > 40
    assert len([1 for state, twin, _ in pairs if state.deal != twin.deal]) > 0.9 * len(pairs)
    assert len(pairs) - len(blind) > 30
    endings = Counter(state.outcome().by for state, _, _ in pairs if state.outcome())
    assert endings.keys() & {By.FOLD, By.LEAK, By.PENALTY}
    assert any(state.position.question for state, _, _ in pairs)
    assert any(len(state.position.tricks) >= 3 for state, _, _ in pairs)
    assert any(isinstance(event, Ask) for state, _, _ in pairs for event in state.events)


def test_tables_in_twin_worlds_are_the_same(pairs):
    for number, (state, twin, seat) in enumerate(pairs):
        held = bool(number % 2) and bool(state.position.tricks) and not state.position.plays
        lang = "de" if number % 3 == 0 else "en"
        worlds = [everything(w, seat, lang=lang, held=held, refusals=number % 5 == 0) for w in (state, twin)]
        assert worlds[0] == worlds[1]


def test_exercises_in_twin_worlds_are_the_same(pairs):
    """Of the kinds whose cards are hidden, where there is something to ask; the widgets' own tests try answers, too."""
    asked: Counter[str] = Counter()
    for number, (state, twin, seat) in enumerate(pairs):
        for kind in [
            name
            for name, each in KINDS.items()
            if not each.open and name not in {"best-card", "go-or-stay", "ask-or-wait"}
        ]:
            try:
                exercises = [pose(kind, world, seat) for world in (state, twin)]
            except NoExerciseError:
                continue
            asked[kind] += 1
            worlds = [wire(Question(exercise, lang="de" if number % 2 else "en")) for exercise in exercises]
            assert worlds[0] == worlds[1]
    assert asked.keys() == {"legal", "cross-out", "find-pair"}


def test_hints_in_twin_worlds_are_the_same_at_every_step(pairs):
    steps = 0
    for number, (state, twin, seat) in enumerate(pairs):
        held = bool(number % 2) and bool(state.position.tricks) and not state.position.plays
        worlds = [hinted(table_of(world, seat, held=held, lang="en")) for world in (state, twin)]
        assert worlds[0] == worlds[1]
        steps += len(worlds[0]) - 1
    assert steps > 100


def test_a_hand_that_is_offered_says_the_same_in_twin_worlds(pairs):
    offers = 0
    for number, (state, twin, seat) in enumerate(pairs):
        if state.outcome() is not None:
            continue
        held, shown = bool(number % 2), []
        for world in (state, twin):
            open_store().keep(Kept(f"latinern {seat} twins", write_record(world), 2, held))
            table = Table(seat=str(seat), rules=str(state.game), keep="twins")
            assert table.view["buttons"][0]["do"] == "go-on"
            got = [wire(table)]
            table.go_on()
            shown.append([*got, wire(table)])
        assert shown[0] == shown[1]
        offers += 1
    assert offers > 50


def asked(table: Table, cards: Iterable[Card]) -> list[str]:
    """Give what reaches the browser after asking about each card of the hand, before it is played."""
    got = []
    for card in cards:
        said = table.ask_before(str(card))
        got += [str(said), wire(table)]
    return got


def test_what_is_said_before_a_card_is_played_is_the_same_in_twin_worlds(pairs):
    said = 0
    for number, (state, twin, seat) in enumerate(pairs):
        if state.to_act is seat and state.outcome() is None:
            lang, cards = "de" if number % 3 == 0 else "en", state.observe(seat).hand
            worlds = [asked(table_of(world, seat, held=False, lang=lang), cards) for world in (state, twin)]
            assert worlds[0] == worlds[1]
            said += len(cards)
    assert said > 60


def guided(state: AnyState, seat: Seat) -> list[str]:
    """Play a guided hand up to this position; give all that reaches the browser, wrong tries until others answer."""
    acts = [event for event in state.events if isinstance(event, Action)]
    own = [act for act in acts if act.seat is seat]
    got = []
    for judging in (False, True):
        moves = [Move((act.token,)) for act in own] if not judging else [Move((act.token,)) for act in own[:-1]]
        text = write_record(state)
        hand = (
            GuidedLevel(Hand(record=text, seat=str(seat), moves=tuple(moves)), worlds=1)
            if judging
            else Guided(text, seat=str(seat), worlds=1, moves=moves)
        )
        got.append(json.dumps(hand.view))
        for act in acts:
            if act.seat is seat:
                hand.act(act.token)
            elif hand._session.trial is None:
                hand.next()
            got.append(json.dumps(hand.view))
        got.append(wire(hand))
    return got


def test_guided_hands_in_twin_worlds_are_the_same(pairs):
    """As long as the learner does as in the record, the same in both worlds; and at the moment of a wrong try."""
    for state, twin, seat in pairs[::18]:
        worlds = [guided(world, seat) for world in (state, twin)]
        assert worlds[0] == worlds[1]


def test_replays_seen_as_a_seat_are_the_same_in_twin_worlds(pairs):
    """As long as the last act shown is the last act of the record: later ones would tell more."""
    for state, twin, seat in pairs[::10]:
        assert replayed(state, seat) == replayed(twin, seat)


def test_a_review_says_of_what_was_known_the_same_in_twin_worlds(pairs):
    """What hindsight says may differ, and nothing else: not the table at any act, nor how good an act was."""
    acts, other = 0, 0
    for state, twin, seat in pairs[::12]:
        shown, hindsight = [], []
        for world in (state, twin):
            review = Review(write_record(world), seat=str(seat))
            acts += len(review.rows)
            steps = []
            for row in review.view["review"]["rows"]:
                review._on_msg(review, {"do": "look", "to": row["n"], "rev": review.view["rev"]}, [])
                now = json.loads(json.dumps(review.view))
                hindsight.append([now["review"].pop("turning"), now["review"]["chosen"].pop("hindsight")])
                for each in now["review"]["rows"]:
                    each.pop("turning")
                steps.append(now)
            shown.append(steps)
        assert shown[0] == shown[1]
        other += hindsight[: len(hindsight) // 2] != hindsight[len(hindsight) // 2 :]
    assert acts > 20
    assert other > 0


def test_the_comparison_would_notice(pairs):
    """Seen by a knower, or with all cards open, the same two worlds do differ."""
    blind = [
        (state, twin, seat) for state, twin, seat in pairs if not state.observe(seat).knows and state.outcome() is None
    ]
    secret = [(state, twin) for state, twin, _ in blind if state.ordering != twin.ordering]
    for state, twin in secret[:8]:
        assert wire(table_of(state, state.deal.dealer, held=False, lang="en")) != wire(
            table_of(twin, state.deal.dealer, held=False, lang="en")
        )
        assert wire(Replay(write_record(state))) != wire(Replay(write_record(twin)))
