"""What every game keeps, whatever its rules are."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import re
from random import Random
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any

import pytest

from tests.contract.subjects import SUBJECTS, players, random_round
from trickkit import GAMES, Card, IllegalActionError, Seat, parse_record, write_record, write_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trickkit.table import Action

ROUNDS = 40
TOKEN = re.compile(r"\b[789TJQKA][CDHS]\b")  # a card, wherever it is printed


@pytest.fixture(params=SUBJECTS, scope="module")
def game(request):
    return request.param


@pytest.fixture(scope="module")
def subject(game):
    return SUBJECTS[game]


@pytest.fixture(scope="module")
def rounds(game, subject):
    """Every position of some random rounds."""
    return [list(random_round(subject, Random(f"{game}/contract/{k}"))) for k in range(ROUNDS)]


@pytest.fixture(scope="module")
def positions(rounds):
    return [state for states in rounds for state in states]


def test_no_game_is_missing():
    assert SUBJECTS.keys() == GAMES.keys()
    assert all(GAMES[name].name == name for name in GAMES)


def test_the_rounds_show_what_they_should(subject, rounds):
    """The samples hold whole rounds of every ending, or the tests below prove little."""
    assert {subject.endings(states[-1]) for states in rounds} == subject.all_endings


def test_the_same_seed_gives_the_same_deal(game):
    rules = GAMES[game]()
    for k in range(5):
        assert rules.deal(Random(f"{game}/1/{k}")) == rules.deal(Random(f"{game}/1/{k}"))
    assert rules.deal(Random(f"{game}/1/0")) != rules.deal(Random(f"{game}/1/1"))


def test_a_deal_prints_parses_and_rebuilds(game, subject):
    rules = GAMES[game]()
    for k in range(20):
        deal = rules.deal(Random(k), list(Seat)[k % 4])
        assert type(deal).parse(str(deal.dealer), str(deal)) == deal
        assert eval(repr(deal), dict(subject.names)) == deal  # noqa: S307 - our own repr


def test_a_state_is_written_and_read(positions):
    for state in positions:
        text = write_record(state)
        again = parse_record(text).state
        assert again == state
        assert again is not None
        assert write_record(again) == text


def test_a_view_is_written_and_read(positions):
    for state in positions:
        for seat in players(state):
            view = state.observe(seat)
            text = write_view(view)
            read = parse_record(text).view
            assert read is not None
            assert write_view(read) == text
            if state.outcome() is None:
                assert read == view
                assert read.legal_actions()[:] == view.legal_actions()[:]


def test_acts_print_parse_and_rebuild(subject):
    for act in subject.every_act:
        assert subject.parse_act(str(act)) == act
        assert eval(repr(act), dict(subject.names)) == act  # noqa: S307 - our own repr


def test_events_settings_and_views_rebuild(subject, rounds):
    for states in rounds:
        for what in (
            *states[-1].events,
            states[-1].game,
            states[-1].outcome(),
            *map(states[-1].observe, players(states[-1])),
        ):
            assert eval(repr(what), dict(subject.names)) == what  # noqa: S307 - our own repr
        for seat in players(states[0]):
            view = states[len(states) // 2].observe(seat)
            assert eval(repr(view), dict(subject.names)) == view  # noqa: S307 - our own repr
            for number in range(1, len(view.tricks) + 1):
                assert eval(repr(view.why(number)), dict(subject.names)) == view.why(number)  # noqa: S307 - our own


def test_states_and_views_survive_copy_and_pickle(rounds):
    for states in rounds:
        for what in (states[-1], states[len(states) // 2], states[1].observe(players(states[1])[1])):
            for again in (copy.copy(what), copy.deepcopy(what), pickle.loads(pickle.dumps(what))):  # noqa: S301 - ours
                assert again == what
                assert [str(act) for act in again.legal_actions()] == [str(act) for act in what.legal_actions()]


def test_no_card_is_lost_or_doubled(subject, positions):
    for state in positions:
        dealt = {seat: sorted(map(str, hand)) for seat, hand in zip(Seat, state.deal.hands, strict=True)}
        position = state.position
        plays = [*(play for won in position.tricks for play in won.trick.plays), *position.plays]
        for seat in Seat:
            mine = [play.card for play in plays if play.seat is seat]
            held = (*(position.held[seat.place] or ()), *subject.away(state, seat))
            assert sorted(map(str, (*mine, *held))) == dealt[seat]
        assert len({card for hand in dealt.values() for card in hand}) == sum(map(len, dealt.values()))


def test_what_is_listed_applies_and_everything_else_is_refused(subject, positions):
    for state in positions:
        for seat in Seat:
            legal, offences = list(state.legal_actions(seat)), list(state.offences(seat))
            assert len(set(legal)) == len(legal) == len(state.legal_actions(seat))
            assert bool(state.legal_actions(seat)) is bool(legal)
            assert not set(legal) & set(offences)
            assert all(act.seat is seat for act in (*legal, *offences))
            if seat in players(state):
                assert legal == list(state.observe(seat).legal_actions())
                assert offences == list(state.observe(seat).offences())
            for act in subject.every_act:
                if act.seat is not seat:
                    assert act not in state.legal_actions(seat)
                    continue
                assert (act in state.legal_actions(seat)) is (act in legal)
                assert (act in state.offences(seat)) is (act in offences)
                if act in legal or act in offences:
                    assert state.apply(act).events[: len(state.events)] == state.events
                else:
                    with pytest.raises(IllegalActionError) as caught:
                        state.apply(act)
                    assert (caught.value.action, caught.value.seat) == (act, seat)
                    assert str(act) in str(caught.value)


def test_the_seat_to_act_has_an_act_and_nobody_has_one_after_the_end(positions):
    for state in positions:
        assert list(state.legal_actions()) == (list(state.legal_actions(state.to_act)) if state.to_act else [])
        if state.outcome() is None:
            assert any(state.legal_actions(seat) for seat in Seat)
            assert state.to_act is None or state.legal_actions()
        else:
            assert not any(state.legal_actions(seat) or state.offences(seat) for seat in Seat)


def test_the_folded_position_is_what_the_events_amount_to(subject, positions):
    for state in positions:
        assert subject.refold(state) == state.position
        for seat in players(state):
            assert subject.refold(state.observe(seat)) == state.observe(seat).position


def test_a_view_holds_the_events_as_the_seat_saw_them(positions):
    for state in positions:
        for seat in players(state):
            view = state.observe(seat)
            assert len(view.events) == len(state.events)
            for true, seen in zip(state.events, view.events, strict=True):
                assert type(seen) is type(true)
                assert seen == true.seen_by(seat) == seen.seen_by(seat)
                for field in dataclasses.fields(true):
                    assert getattr(seen, field.name) in {getattr(true, field.name), None} or isinstance(
                        getattr(true, field.name), tuple
                    )


def test_applying_leaves_the_old_state_as_it_was(rounds):
    for states in rounds:
        reprs = [repr(state.events) for state in states]
        texts = [write_record(state) for state in states]
        for state in states:
            for seat in Seat:
                for act in (*state.legal_actions(seat), *state.offences(seat)):
                    state.apply(act)
        assert [repr(state.events) for state in states] == reprs
        assert [write_record(state) for state in states] == texts
        assert [len(state.events) for state in states] == sorted({len(state.events) for state in states})


def parts(what: Any, seen: dict[int, Any] | None = None) -> dict[int, Any]:
    """Walk everything that can be reached from an object through attributes, items and closures."""
    seen = {} if seen is None else seen
    if id(what) in seen or isinstance(what, type | str | int) or what is None:
        return seen
    seen[id(what)] = what
    if isinstance(what, tuple | list | set | frozenset):
        inner = list(what)
    elif isinstance(what, dict):
        inner = [*what, *what.values()]
    elif isinstance(what, FunctionType):
        inner = [cell.cell_contents for cell in what.__closure__ or ()] + list(what.__defaults__ or ())
    elif isinstance(what, MethodType):
        inner = [what.__self__, what.__func__]
    else:
        slots = [name for kind in type(what).__mro__ for name in getattr(kind, "__slots__", ())]
        inner = [getattr(what, name) for name in slots if hasattr(what, name)]
        inner += list(getattr(what, "__dict__", {}).values())
    for part in inner:
        parts(part, seen)
    return seen


def test_the_walk_finds_what_is_hidden_deep(positions):
    state = positions[0]
    reached = parts([lambda: state]).values()
    assert any(part is state for part in reached)
    assert {part for part in reached if isinstance(part, Card)} == {c for hand in state.deal.hands for c in hand}


def test_values_cannot_be_changed(positions):
    for state in positions[::7]:
        for what in (state, *(state.observe(seat) for seat in players(state))):
            for part in parts(what).values():
                if isinstance(part, tuple | list | dict | frozenset | FunctionType) and not hasattr(part, "_fields"):
                    continue
                names = getattr(part, "_fields", None) or [
                    n for k in type(part).__mro__ for n in getattr(k, "__slots__", ())
                ]
                for name in names:
                    if not name.startswith("__"):
                        with pytest.raises(AttributeError):
                            setattr(part, name, None)


def test_a_view_holds_no_secret(subject, positions):
    """Everything reachable from a view, what it prints, and what its errors say."""
    for state in positions:
        for seat in players(state):
            view = state.observe(seat)
            assert view.position is view.position  # folded: the memo is walked too
            known = subject.known_cards(view)
            errors = []
            for act in subject.every_act:
                if act.seat is seat and act not in view.legal_actions() and act not in view.offences():
                    with pytest.raises(IllegalActionError) as caught:
                        state.apply(act)
                    errors.append((act, caught.value))
            reached = parts(
                [view, view.legal_actions(), view.offences(), view.open_tricks(), view.legal_actions().__contains__]
            ).values()
            assert {part for part in reached if isinstance(part, Card)} <= known
            told = parts([error.reason for _, error in errors]).values()
            assert not [part for part in told if isinstance(part, Card)]
            for act, error in errors:
                words = str(error).replace(str(act), "").replace(act.token.rpartition("=")[2], "")
                assert not TOKEN.search(words)
            shown = repr(view) + repr(view.legal_actions()) + write_view(view)
            assert set(map(Card.parse, TOKEN.findall(shown))) <= known
            if view.ordering is None:
                assert not [part for part in reached if isinstance(part, subject.secret_types)]
                assert "Suit." not in shown
                assert "Rank." not in shown
                assert "Reason" not in shown
                if subject.announces:
                    assert "Verdict" not in repr([view.why(number) for number in range(1, len(view.tricks) + 1)])


def told(state: Any, seat: Seat, acts: Sequence[Action]) -> dict[str, object]:
    """Everything that a seat is given or told in a position."""
    view = state.observe(seat)
    refusals = []
    for act in acts:
        if act.seat is seat and act not in state.legal_actions(seat) and act not in state.offences(seat):
            with pytest.raises(IllegalActionError) as caught:
                state.apply(act)
            refusals.append((type(caught.value), str(caught.value), caught.value.reason))
    return {
        "view": view,
        "repr": repr(view),
        "record": write_view(view),
        "legal": [str(act) for act in state.legal_actions(seat)],
        "listed": [str(act) for act in view.legal_actions()],
        "offences": [str(act) for act in state.offences(seat)],
        "to act": (state.to_act, view.to_act),
        "refusals": refusals,
        "open": view.open_tricks(),
        "why": [view.why(number) for number in range(1, len(view.tricks) + 1)],
        "state": repr(state),
        "outcome": view.outcome(),
    }


def test_twin_worlds_look_the_same(game, subject, positions):
    """Deal what a seat has not seen anew, with the same winners announced: it must see no difference."""
    rng = Random(f"{game}/twins")
    pairs = changed = 0
    for state in positions:
        for seat in players(state):
            twin = subject.twin(state, seat, rng)
            if twin is not None:
                pairs += 1
                changed += twin.deal != state.deal
                assert told(twin, seat, subject.every_act) == told(state, seat, subject.every_act)
    assert pairs > 500
    assert changed > 0.95 * pairs


def test_twin_worlds_differ_in_the_secret(game, subject, positions):
    """The twins above are worth something only if the blind seat's secret changes too."""
    rng = Random(f"{game}/twin secrets")
    others = 0
    for state in positions:
        for seat in players(state):
            if state.outcome() is None and state.observe(seat).ordering is None:
                twin = subject.twin(state, seat, rng)
                others += twin is not None and subject.secret(twin) != subject.secret(state)
    assert others > 200
