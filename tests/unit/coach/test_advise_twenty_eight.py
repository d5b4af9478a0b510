"""Advice for Twenty-eight: values against a count of one's own, calls, words, and reasons that are true."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.texts_28 import (
    LAST_LED,
    LAST_PLAIN,
    ONLY_TRUMPS_LED,
    ONLY_TRUMPS_VOID,
    STRONG,
    VOIDS,
    ending,
    position,
    record,
)
from tests.worlds_28 import random_round
from trickkit import Seat, Suit
from trickkit.coach import Advice, Effort, advise
from trickkit.coach.advice import Option
from trickkit.coach.advise_twenty_eight import advise_twenty_eight
from trickkit.coach.declaring import declared, game_points, played_out, side_points
from trickkit.deduction import worlds
from trickkit.games.twenty_eight import (
    HIGH_TO_LOW,
    Ask,
    ChooseTrump,
    Outcome,
    Pass,
    Phase,
    PlayCard,
    TwentyEight,
    TwentyEightState,
    WonTrick,
)
from trickkit.solver import exact, solve
from trickkit.table import Action

ONE_WORLD = 1e-9


def quick(state: TwentyEightState, seat: str | None = None) -> Advice:
    """Give the advice of thirty worlds, played out where solving takes long."""
    who = Seat(seat) if seat else state.to_act
    assert who is not None
    return advise_twenty_eight(state.observe(who), Effort(worlds=30), Random("quick"), quick=True)


@pytest.fixture
def pure(monkeypatch):
    """Have no accelerator."""
    monkeypatch.setattr(exact, "accelerator", lambda: None)


HIDDEN = "N:14 W:pass S:pass E:pass N:trump=9H N:pass S:pass"


def asked(state: TwentyEightState, seat: str | None = None, **effort) -> Advice:
    who = Seat(seat) if seat else state.to_act
    assert who is not None
    return advise(state.observe(who), **(effort or {"budget": ONE_WORLD}))


def option(advice: Advice, token: str) -> Option:
    (found,) = [each for each in advice.options if each.act.token == token]
    return found


# --- the play ------------------------------------------------------------------------------------------------


def test_a_card_is_worth_its_average_of_card_points():
    """All worlds that are left are solved one by one; the bidder's side wants more, the others less."""
    compared = 0
    for number in range(80):
        for state in random_round(Random(f"average/{number}"), TwentyEight()):
            if state.position.phase is not Phase.PLAY or len(state.position.tricks) < 5 or compared >= 25:
                continue
            seat = state.to_act
            assert seat is not None
            space = worlds(state.observe(seat))
            if space.count > 40:
                continue
            compared += 1
            solved = [solve(space.state(world)) for world in space.enumerate()]
            found = asked(state, worlds=40)
            best = max if state.position.with_bidder(seat) else min
            for each in found.options:
                points = [values[each.act] for values in solved]
                assert each.value == pytest.approx(sum(points) / len(points))
                assert each.chance == pytest.approx(sum(p >= (state.position.bid or 0) for p in points) / len(points))
            assert option(found, str(found.act and found.act.token)).value == best(each.value for each in found.options)
            assert {each.best for each in found.options if each.value == best(e.value for e in found.options)} == {True}
    assert compared == 25


@pytest.mark.usefixtures("pure")
def test_cards_are_played_out_where_solving_takes_too_long():
    """In the first trick one world takes no second: each act is played out by the rules of thumb."""
    state = position(record(f"{HIDDEN}", deal=VOIDS.replace("AH 9H TS 8S", "9H AH TS 8S")))
    found = asked(state)
    space = worlds(state.observe(Seat.NORTH))
    world = space.state(space.sample(Random("hint/1")))
    for each in found.options:
        end = played_out(world.apply(each.act)).position
        assert each.value == end.points(end.team(Seat.NORTH))
    assert found.worlds == 1


def _filled(state: TwentyEightState, act: Action, rng: Random) -> WonTrick | None:
    """Play a card and let the trick be filled by any cards; None if the deal ends before."""
    number = len(state.position.tricks)
    state = state.apply(act)
    while len(state.position.tricks) == number and state.outcome() is None:
        legal = [each for each in state.legal_actions() if isinstance(each, PlayCard)]
        state = state.apply(legal[int(rng.random() * len(legal))])
    return state.position.tricks[number] if len(state.position.tricks) > number else None


def _takes_points(state: TwentyEightState, advice: Advice, rng: Random) -> bool:
    assert advice.act is not None
    won = _filled(state, advice.act, rng)
    return won is not None and (won.winner, str(won.points)) == (advice.seat, dict(advice.why.facts)["points"])


def _side_has_it(state: TwentyEightState, advice: Advice, rng: Random) -> bool:
    assert advice.act is not None
    won = _filled(state, advice.act, rng)
    return won is not None and state.position.with_bidder(won.winner) == state.position.with_bidder(advice.seat)


def _none_takes(state: TwentyEightState, advice: Advice, rng: Random) -> bool:
    tricks = [_filled(state, each.act, rng) for each in advice.options if isinstance(each.act, PlayCard)]
    return all(won is None or won.winner is not advice.seat for won in tricks)


def _high_card(state: TwentyEightState, advice: Advice, _rng: Random) -> bool:
    assert isinstance(advice.act, PlayCard)
    card, ranks = advice.act.card, list(HIGH_TO_LOW)
    others = [c for hand, s in zip(state.position.held, Seat, strict=True) if s is not advice.seat for c in hand or ()]
    return all(ranks.index(c.rank) > ranks.index(card.rank) for c in others if c.suit is card.suit)


TRUE_IF: dict[str, Callable[[TwentyEightState, Advice, Random], bool]] = {
    "takes-points": _takes_points,
    "side-has-it": _side_has_it,
    "none-takes": _none_takes,
    "high-card": _high_card,
    "turn-up": lambda state, advice, _: advice.act is not None and state.apply(advice.act).position.trump is not None,
    "ask-points": lambda _state, advice, _: advice.act == Ask(advice.seat),
    "ask-early": lambda _state, advice, _: advice.act == Ask(advice.seat),
    "only-card": lambda _state, advice, _: len(advice.options) == 1,
    "points-counted": lambda _state, advice, _: len(advice.options) > 1,
}


def test_reasons_are_true_of_the_view():
    found = dict.fromkeys(TRUE_IF, 0)
    for number in range(600):
        if number >= 60 and all(found.values()):
            break
        rng = Random(f"reasons/{number}")
        for state in random_round(rng, TwentyEight()):
            if state.position.phase is Phase.PLAY and len(state.position.tricks) > 1 and rng.random() < 0.3:
                advice = asked(state)
                found[advice.why.code] += 1
                assert TRUE_IF[advice.why.code](state, advice, rng), advice
    assert not [code for code, number in found.items() if not number], found


@pytest.mark.parametrize(
    ("pair", "acts", "look"),
    [
        (ONLY_TRUMPS_LED, "", "look-lead"),
        (LAST_LED, "", "look-only"),
        (LAST_PLAIN, "", "look-only"),
        (ONLY_TRUMPS_VOID, "E:8D", "look-only"),
    ],
)
def test_where_to_look(pair, acts, look):
    assert asked(ending(pair, acts)).look.code == look


@pytest.mark.usefixtures("pure")
def test_a_thani_deal_is_about_all_eight_tricks():
    acts = "N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass N:thani"
    found = asked(position(record(acts, deal=STRONG, rules="thani=on")))
    assert found.why.code == "thani-counted"
    for each in found.options:
        assert each.value in {0, 1}
        assert each.chance == each.value


# --- calls ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("pure")
def test_bids_are_worth_game_points():
    """North and South hold every card with points; North sees its own four cards."""
    state = position(record(deal=STRONG))
    found = asked(state)
    space = worlds(state.observe(Seat.NORTH))
    world = space.state(space.sample(Random("hint/1")))
    points = declared(world, Seat.NORTH, solved=False)
    for each in found.options:
        assert each.value == game_points(state, int(each.act.token), points)
    assert found.look.code == "look-call"
    assert found.why.code == "call-pays"
    assert dict(found.why.facts)["jacks"] == "2"


def test_bids_are_solved_with_the_best_down_card_when_worlds_are_asked_for():
    state = position(record("N:14 W:pass", deal=STRONG))
    found = asked(state, worlds=1)
    space = worlds(state.observe(Seat.SOUTH))
    world = space.state(space.sample(Random("hint/1")))
    best = declared(world, Seat.SOUTH, solved=True)
    assert best == max(side_points(after, solved=True) or 0 for after in _each_down(world))
    assert option(found, "20").value == game_points(state, 20, best)
    assert option(found, "pass").value == game_points(state, 14, declared(world, None, solved=True))


def _each_down(state: TwentyEightState) -> list[TwentyEightState]:
    """Let South bid 20 and put down the weakest of its cards of each suit."""
    for act in ("20", "pass", "pass", "pass"):
        (chosen,) = [each for each in state.legal_actions() if each.token == act]
        state = state.apply(chosen)
    hand = state.observe(Seat.SOUTH).hand
    lowest = [
        max((c for c in hand if c.suit is suit), key=lambda c: HIGH_TO_LOW.index(c.rank), default=None) for suit in Suit
    ]
    downs = [state.apply(ChooseTrump(Seat.SOUTH, card)) for card in lowest if card]
    return [down.apply(Pass(Seat.SOUTH)).apply(Pass(Seat.NORTH)) for down in downs if down.outcome() is None]


@pytest.mark.usefixtures("pure")
def test_passing_leaves_the_deal_to_the_standing_bid():
    """What the others are likely to make is lost for West."""
    state = position(record("N:14", deal=STRONG))
    found = asked(state, "W")
    space = worlds(state.observe(Seat.WEST))
    world = space.state(space.sample(Random("hint/1")))
    assert option(found, "pass").value == -game_points(state, 14, declared(world, None, solved=False))


def test_four_cards_without_points_are_dealt_again():
    deal = "N:7C 8C QC KC 7D 8D QD KD E:AC TC 9C JC AD TD 9D JD S:7H 8H QH KH AH TH 9H JH W:7S 8S QS KS AS TS 9S JS"
    found = quick(position(record(deal=deal, rules="scores=14:+0/-9")))  # nothing to be gained by bidding
    assert option(found, "redeal").value == 0
    assert found.act is not None
    assert found.act.token == "redeal"
    assert found.why.code == "call-redeal"


@pytest.mark.usefixtures("pure")
def test_trump_and_raise():
    state = position(record("N:14 W:pass S:pass E:pass", deal=STRONG))
    found = asked(state)
    assert (found.look.code, found.why.code) == ("look-trump", "call-trump")
    state = position(record("N:14 W:pass S:pass E:pass N:trump=9C", deal=STRONG))
    found = asked(state)
    assert found.look.code == "look-raise"
    space = worlds(state.observe(Seat.NORTH))
    world = space.state(space.sample(Random("hint/1")))
    points = side_points(played_out(world.apply(Pass(Seat.NORTH)).apply(Pass(Seat.SOUTH))), solved=False)
    for each in found.options:
        number = 14 if isinstance(each.act, Pass) else int(each.act.token.removeprefix("raise="))
        assert each.value == game_points(state, number, points)
    raised = isinstance(found.act, Pass)
    assert found.why.code == ("raise-waits" if raised else "raise-pays")


def test_raising_pays_with_every_card_that_counts():
    deal = "N:JC 9C AC TC JD 9D AD TD E:KC QC 8C 7C KD QD 8D 7D S:JH 9H AH TH JS 9S AS TS W:KH QH 8H 7H KS QS 8S 7S"
    found = quick(position(record("N:14 W:pass S:pass E:pass N:trump=TC", deal=deal)))
    assert found.why.code == "raise-pays"


def test_only_one_call():
    found = asked(position(record("N:28", deal=STRONG)), "W")
    assert found.why.code == "only-call"
    assert [each.act for each in found.options] == [Pass(Seat.WEST)]


# --- words ---------------------------------------------------------------------------------------------------

BLANK = "N:14 W:pass S:pass E:pass N:trump=9C"


def test_a_blank_hand_is_shown_out_of_turn():
    """South can be of no help to North; showing the hand costs nothing, a deal that fails costs two."""
    deal = "N:JC 9C AC TC JD 9D AD TD E:KC QC 8C 7C KD QD 8D 7D W:JH 9H AH TH JS 9S AS TS S:KH QH 8H 7H KS QS 8S 7S"
    state = position(record(BLANK, deal=deal, rules="blank_hand=on"))
    found = quick(state, "S")
    assert [each.act.token for each in found.options] == ["show"]
    assert option(found, "show").value == 0
    assert (found.look.code, found.why.code) == ("look-word", "word-pays")
    assert found.act == found.options[0].act


def test_a_word_in_turn_stands_beside_the_cards():
    """The bidder may say thani instead of leading; with four trumps among others it had better not."""
    state = position(
        record(
            f"{BLANK} N:pass S:pass", deal=VOIDS.replace("TS 8S", "9C 8S").replace("9C 9S", "TS 9S"), rules="thani=on"
        )
    )
    found = quick(state)
    assert found.options[-1].act.token == "thani"
    assert option(found, "thani").value < 0
    assert isinstance(found.act, PlayCard)


def test_a_concession_and_its_answers():
    acts = f"{BLANK} N:pass S:pass N:JD W:7S S:TD E:7D"
    state = position(record(acts, deal=STRONG, rules="cot=on"))
    found = quick(state, "W")
    assert [each.act.token for each in found.options] == ["concede"]
    assert option(found, "concede").value == -1
    state = position(record(f"{acts} W:concede", deal=STRONG, rules="cot=on"))
    for seat in "NS":
        found = quick(state, seat)
        assert [each.act.token for each in found.options] == ["accept", "play-on"]
        assert option(found, "accept").value == 1
        assert (found.look.code, found.why.code) == ("look-concession", "answer-pays")
    state = position(record(f"{acts} W:concede N:play-on", deal=STRONG, rules="cot=on"))
    outcome = played_out(state).outcome()
    assert isinstance(outcome, Outcome)
    assert asked(state, worlds=1).options
