"""Judging a deal of Twenty-eight: calls, cards, words of the variants; what was known and hindsight kept apart."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.texts_28 import (
    ALL_TRUMPS,
    BIDDER_WITH_JACK,
    JACKS,
    LAST_ASKED,
    STRONG,
    THREE,
    after,
    ending,
    position,
    record,
)
from tests.unit.solver.naive import points
from tests.worlds_28 import random_round, twin
from trickkit import IllegalActionError, Seat, TrickkitError, TwentyEight
from trickkit.coach import Advice, Option, Reason, Silence, advise, judge, judge_act
from trickkit.coach.declaring import makes, settled
from trickkit.coach.judging import COSTLY, SLIP, JudgedAct, Unit, Verdict, judgement_json
from trickkit.coach.judging.weighing import weigh
from trickkit.coach.sampling import Certain, Drawn, Effort, Watch
from trickkit.deduction import worlds
from trickkit.games.twenty_eight import Ask, NewDeal, Outcome, Phase, PlayCard, TwentyEightState, parse_act
from trickkit.solver import solve
from trickkit.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterator

BY_NORTH = "N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass"
TWO = "N:JD W:7S S:TD E:7D N:9D W:8S S:AD E:8D"
"""North and South, who have all points, take two tricks of STRONG."""


def moments(state: TwentyEightState) -> Iterator[tuple[int, TwentyEightState, Action]]:
    """Give each act with its number and the position before it."""
    before = state.before_play()
    for number, act in enumerate((event for event in state.events if isinstance(event, Action)), 1):
        yield number, before, act
        before = before.apply(act)


def played(seed: object, rules: str = "") -> TwentyEightState:
    """Give a random deal that was scored after most of its tricks."""
    for number in range(1000):
        *_, state = random_round(Random(f"judge-28/{seed}/{rules}/{number}"), TwentyEight.parse(rules))
        if isinstance(state.outcome(), Outcome) and len(state.position.tricks) > 6:
            return state
    raise AssertionError("no such deal")


def judged(text: str, act: str, worlds: int = 2) -> JudgedAct:
    """Judge one act in the position of a record."""
    return judge_act(position(text), parse_act(act), worlds=worlds)


# --- cards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["", "keep_jacks=on", "three_players=on", "late_trump=rank"])
def test_hindsight_is_what_the_solver_says_of_the_true_cards(rules):
    compared = 0
    for number, before, act in moments(played("hindsight", rules)):
        if len(before.position.tricks) < 2 or not isinstance(act, PlayCard | Ask):
            continue
        compared += 1
        values, each = solve(before), judge_act(before, act, worlds=1)
        best = max if before.position.with_bidder(act.seat) else min
        assert (each.number, each.unit) == (number, Unit.CARD_POINTS)
        assert (each.hindsight.value, each.hindsight.best) == (values[act], best(values.values()))
        assert set(each.hindsight.acts) == {card for card, value in values.items() if value == each.hindsight.best}
        assert each.hindsight.loss == abs(values[act] - each.hindsight.best)
        made = values[act] >= (before.position.bid or 0)
        assert each.hindsight.chance == float(made is before.position.with_bidder(act.seat))
        if len(values) == 1:
            assert each.hindsight.verdict is Verdict.ONLY
        elif values[act] == each.hindsight.best:
            assert each.hindsight.verdict is Verdict.BEST
        else:
            lost = each.hindsight.chance != each.hindsight.best_chance
            assert each.hindsight.verdict is (Verdict.COSTLY if lost else Verdict.SLIP)
    assert compared > 12


@pytest.mark.parametrize("act", ["E:8D", "E:7S"])
def test_the_best_card_where_every_world_was_looked_at(act):
    """East leads to trick 7: so few worlds fit that all are tried, here by the slow way, card by card."""
    before = ending(BIDDER_WITH_JACK)
    view = before.observe(Seat.EAST)
    space = worlds(view)
    states = [space.state(world) for world in space.enumerate()]
    means = {card: sum(points(state.apply(card)) for state in states) / len(states) for card in before.legal_actions()}
    each = judge_act(before, parse_act(act), worlds=len(states))
    assert each.worlds == len(states) == space.count > 5
    assert each.known.value == pytest.approx(means[parse_act(act)])
    assert each.known.best == pytest.approx(min(means.values()))  # East is no bidder: few points are good
    assert {str(card) for card in each.known.acts} == {
        str(card) for card, mean in means.items() if mean == pytest.approx(min(means.values()))
    }


def test_it_says_what_a_hint_would_have_said():
    state = played("hint")
    for _, before, act in moments(state):
        if before.position.phase is Phase.PLAY and len(before.position.tricks) > 2 and isinstance(act, PlayCard | Ask):
            each, advice = (
                judge_act(before, act, seed="s", worlds=3),
                advise(before.observe(act.seat), seed="s", worlds=3),
            )
            assert each.known.value == next(option.value for option in advice.options if option.act == act)
            assert set(each.known.acts) == set(advice.best)
            assert each.why == advice.why


@pytest.mark.parametrize("rules", ["", "cot=on thani=on blank_hand=on", "three_players=on keep_jacks=on"])
def test_what_was_known_is_the_same_in_twin_worlds(rules):
    """The hidden cards are dealt anew; the seat saw the same at every moment. Hindsight differs somewhere."""
    compared, differ = 0, 0
    for seed in range(3):
        rng = Random(f"apart/{seed}")
        state = played(seed, rules)
        cut = list(moments(state))[-6][1]
        for seat in cut.position.order[:2]:
            other = twin(cut, seat, rng, tries=300)
            if other is None:
                continue
            for (_, here, act), (_, there, _) in zip(moments(cut), moments(other), strict=True):
                if act.seat is seat and len(here.position.tricks) > 1:
                    compared += 1
                    one, two = judge_act(here, act, worlds=2), judge_act(there, act, worlds=2)
                    assert (one.known, one.why, one.worlds, one.missed) == (two.known, two.why, two.worlds, two.missed)
                    differ += one.hindsight != two.hindsight
    assert compared > 10
    assert differ


@pytest.mark.parametrize("rules", ["", "three_players=on"])
def test_a_whole_deal(rules):
    state = played("whole", rules)
    outcome, bidder = state.outcome(), state.position.bidder
    assert isinstance(outcome, Outcome)
    for seat in state.position.order[:2]:
        found = judge(state, seat, worlds=1)
        assert [(each.number, each.act) for each in found.acts] == [
            (number, act) for number, _, act in moments(state) if act.seat is seat
        ]
        ours = bidder is not None and state.position.with_bidder(seat)
        assert found.won is (outcome.made is ours)
        changes = [number for number, before, _ in moments(state) if makes(before) not in {None, outcome.made}]
        if changes:
            assert found.turning is not None
            assert (found.turning.number, found.turning.gained) == (changes[-1], found.won)
        else:
            assert found.turning is None
        plain = json.loads(json.dumps(judgement_json(found)))
        assert plain["totals"]["known"]["lost"] == {unit.value: found.lost(unit) for unit in Unit}
        assert [each["known"]["chance"] for each in plain["acts"]] == [each.known.chance for each in found.acts]


# --- calls -------------------------------------------------------------------------------------------------------


def test_calls_are_measured_in_game_points():
    """North and South make 22 of 28 points: 14 holds, 24 is too much; East and West cannot make anything."""
    opening = judged(record(deal=STRONG), "N:14")
    assert (opening.unit, opening.worlds) == (Unit.GAME_POINTS, 2)
    raised = judged(record(BY_NORTH.removesuffix(" N:pass S:pass"), deal=STRONG), "N:raise=24")
    assert (raised.unit, raised.why.code, raised.hindsight.chance) == (Unit.GAME_POINTS, "raise-waits", None)
    assert (raised.hindsight.verdict, raised.hindsight.value, raised.hindsight.best) == (Verdict.COSTLY, -3, 1)
    assert raised.hindsight.acts == (parse_act("N:pass"),)
    chosen = judged(record("N:14 W:pass S:pass E:pass", deal=STRONG), "N:trump=9C")
    assert (chosen.unit, chosen.hindsight.value, chosen.hindsight.best) == (Unit.GAME_POINTS, 1, 1)
    too_high = judged(record("N:14", deal=STRONG), "W:15")
    assert (too_high.hindsight.verdict, too_high.hindsight.acts) == (Verdict.COSTLY, (parse_act("W:pass"),))


def test_a_deal_that_will_be_thrown_in_is_worth_nothing():
    """North has four jacks: with the second packet the cards are thrown in (T10)."""
    each = judged(record("N:14", deal=JACKS), "W:pass")
    assert (each.hindsight.value, each.hindsight.verdict) == (0, Verdict.BEST)


def test_a_redeal_is_judged():
    deal = STRONG.replace("N:JC 9C JD 9D", "N:KC QC 8C 7C").replace("E:KC QC 8C 7C", "E:JC 9C JD 9D")
    each = judged(record(deal=deal), "N:redeal")
    assert (each.known.value, each.hindsight.value) == (0, 0)
    found = judge(position(record("N:redeal", deal=deal)), Seat.NORTH, worlds=1)
    assert (found.won, found.turning, len(found.acts)) == (None, None, 1)


# --- words -------------------------------------------------------------------------------------------------------


def test_thani_and_the_play_in_it():
    text = record(BY_NORTH, deal=STRONG, rules="thani=on")
    said = judged(text, "N:thani")
    assert (said.unit, said.why.code[:5]) == (Unit.GAME_POINTS, "word-")
    assert (said.hindsight.verdict, said.hindsight.value, said.hindsight.best) == (Verdict.COSTLY, -5, 1)
    assert said.hindsight.acts == ()
    lead = judged(record(f"{BY_NORTH} N:thani", deal=STRONG, rules="thani=on"), "N:JD")
    assert (lead.unit, lead.hindsight.best) == (Unit.CHANCE, 0)
    stopped = judged(record(f"{BY_NORTH} N:thani N:JD", deal=STRONG, rules="thani=on"), "W:7S")
    assert (stopped.unit, stopped.hindsight.value, stopped.known.verdict) == (Unit.CHANCE, 1, Verdict.BEST)


def test_a_thani_that_should_have_been_said():
    """North has six clubs from the top and two jacks; South, who would lay the hand aside, has the other clubs."""
    deal = "N:JC 9C AC TC KC QC JD JH E:9S 9D AS TD KH QD 8D 7S S:7C 8C AH TS KD QH 8H 7D W:JS 9H AD TH KS QS 8S 7H"
    text = record(BY_NORTH, deal=deal, rules="thani=on")
    each = judged(text, "N:JD")
    assert each.missed is not None
    assert (str(each.missed.act), each.missed.unit) == ("N:thani", Unit.GAME_POINTS)
    assert (each.missed.value, each.missed.silence) == (4, 1)
    said = judged(text, "N:thani")
    assert (said.hindsight.value, said.hindsight.best, said.missed) == (4, 4, None)


def test_conceding_and_the_answers():
    rules = "cot=on"
    conceding = judged(record(f"{BY_NORTH} {TWO}", deal=STRONG, rules=rules), "W:concede")
    assert (conceding.unit, conceding.hindsight.value) == (Unit.GAME_POINTS, -1)
    text = record(f"{BY_NORTH} {TWO} W:concede", deal=STRONG, rules=rules)
    accepted, refused = judged(text, "S:accept"), judged(text, "S:play-on")
    assert (accepted.hindsight.value, refused.hindsight.value) == (1, -4)  # a later trick is lost: failed, and double
    assert (accepted.hindsight.verdict, refused.hindsight.verdict) == (Verdict.BEST, Verdict.COSTLY)
    lead = judged(record(f"{BY_NORTH} {TWO} W:concede N:play-on", deal=STRONG, rules=rules), "N:AH")
    assert lead.unit is Unit.CARD_POINTS
    assert judged(record(f"{BY_NORTH} {TWO}", deal=STRONG, rules=rules), "N:AH").missed is None


def test_a_blank_hand_that_should_have_been_shown():
    """West is blank, and has bid 22."""
    shown = judged(record(BY_NORTH, deal=STRONG, rules="blank_hand=on"), "W:show")
    assert (shown.hindsight.verdict, shown.hindsight.value, shown.hindsight.best) == (Verdict.BEST, 0, 0)
    by_west = "N:14 W:22 S:pass E:pass N:pass W:trump=KH"
    silent = judged(record(by_west, deal=STRONG, rules="blank_hand=on"), "W:pass", 12)
    assert silent.missed is not None
    assert (str(silent.missed.act), silent.missed.value) == ("W:show", 0)
    late = judged(record(f"{BY_NORTH} N:JD", deal=STRONG, rules="blank_hand=on"), "W:7S")
    assert late.missed is None


def test_a_word_said_later_by_the_own_side_is_not_missed():
    by_west = "N:14 W:22 S:pass E:pass N:pass W:trump=KH W:pass"
    missed = judge(position(record(by_west, deal=STRONG, rules="blank_hand=on")), Seat.WEST, worlds=12)
    later = judge(position(record(f"{by_west} E:show", deal=STRONG, rules="blank_hand=on")), Seat.WEST, worlds=12)
    others = judge(position(record(f"{by_west} E:pass", deal=STRONG, rules="blank_hand=on")), Seat.WEST, worlds=12)
    assert missed.acts[-1].missed == others.acts[-1].missed is not None
    assert later.acts[-1].missed is None
    assert (later.won, later.turning) == (None, None)


def test_nobody_sits_at_the_empty_seat():
    text = record("W:12", deal=THREE, dealer="E", rules="three_players=on")
    with pytest.raises(TrickkitError, match="nobody sits at N"):
        judge(position(text), Seat.NORTH, worlds=1)


# --- who makes the deal ------------------------------------------------------------------------------------------


def test_who_makes_the_deal_in_every_phase():
    assert makes(position(record(deal=STRONG))) is None
    assert makes(position(record("N:14", deal=STRONG))) is None
    assert makes(position(record("N:14 W:pass S:pass E:pass", deal=STRONG))) is True
    assert makes(position(record("N:14 W:15 S:pass E:pass N:pass", deal=STRONG))) is False
    assert makes(position(record("N:14 W:pass S:pass E:pass", deal=JACKS))) is None  # T10: thrown in whatever lies
    assert makes(position(record("N:14 W:pass S:pass E:pass N:trump=9C", deal=STRONG))) is True
    conceded = position(record(f"{BY_NORTH} {TWO} W:concede", deal=STRONG, rules="cot=on"))
    assert (makes(conceded), settled(conceded)) == (True, 1)
    accepted = after(conceded, "S:accept")
    assert (makes(accepted), settled(accepted)) == (True, 1)
    played_on = after(conceded, "S:play-on")
    assert (makes(played_on), settled(played_on)) == (False, -4)
    by_west = "N:14 W:15 S:pass E:pass N:pass W:trump=KH W:pass E:pass"
    lost = position(record(f"{by_west} {TWO} W:concede", deal=STRONG, rules="cot=on"))
    assert (makes(lost), settled(lost)) == (False, -2)
    thani = position(record(f"{BY_NORTH} N:thani", deal=STRONG, rules="thani=on"))
    assert (makes(thani), settled(thani)) == (False, -5)
    shown = position(record(f"{BY_NORTH} W:show", deal=STRONG, rules="blank_hand=on"))
    assert isinstance(shown.outcome(), NewDeal)
    assert (makes(shown), settled(shown)) == (None, 0)
    raising = position(record("N:14 W:pass S:pass E:pass N:trump=9C", deal=STRONG))
    assert settled(raising) == 1


def test_the_truth_is_one_world():
    state = ending(LAST_ASKED)
    truth = Certain(state)
    assert (truth.count, [*truth.enumerate()], truth.sample(Random(1))) == (1, [state], state)


def test_worlds_are_listed_until_the_time_is_over():
    state = ending(BIDDER_WITH_JACK)
    ticks = iter(range(9))
    drawn = Drawn(worlds(state.observe(Seat.EAST)), Random(1), Watch(Effort(seconds=5), lambda: next(ticks)))
    assert drawn.complete
    assert len([*drawn]) == 3
    assert not drawn.complete


def test_an_act_that_the_rules_refuse_is_not_judged():
    with pytest.raises(IllegalActionError):
        judge_act(position(record(deal=ALL_TRUMPS)), parse_act("N:13"))


# --- verdicts ----------------------------------------------------------------------------------------------------


def card(token: str) -> Action:
    return parse_act(f"N:{token}")


def advised(*options: tuple[str, float, bool, float]) -> Advice:
    """Give advice with an option for each card: value for the bidder's side, whether best, chance of the bid."""
    found = tuple(Option(card(token), value, best, chance) for token, value, best, chance in options)
    return Advice(Seat.NORTH, found, found[0].act, Reason("look-lead"), Reason("points-counted"), 9)


@pytest.mark.parametrize(
    ("value", "best", "chance", "verdict"),
    [
        (18.0, True, 0.9, Verdict.BEST),
        (17.5, True, 0.9, Verdict.AS_GOOD),  # no difference that could be told
        (17.9, False, 0.9, Verdict.AS_GOOD),  # too little to matter
        (17.0, False, 0.95, Verdict.AS_GOOD),  # fewer points, and a safer bid
        (17.0, False, 0.85, Verdict.SLIP),
        (12.0, False, 0.9, Verdict.SLIP),  # many points, and the bid as safe
        (14.5, False, 0.85, Verdict.COSTLY),
        (17.0, False, 0.7, Verdict.COSTLY),  # few points, and the bid in danger
    ],
)
@pytest.mark.parametrize("made", [True, False])
def test_what_a_loss_of_card_points_is_called(value, best, chance, verdict, made):
    """For the other side the same, the other way round: few points of the bidder are good."""
    rows = [("JC", 18.0, True, 0.9), ("9C", value, best, chance)]
    if not made:
        rows = [(token, 28 - points, best, 1 - chance) for token, points, best, chance in rows]
    weighed = weigh(card("9C"), advised(*rows), Unit.CARD_POINTS, made=made)
    assert weighed.verdict is verdict
    assert weighed.loss == pytest.approx(18 - value)
    assert weighed.chance == pytest.approx(chance)
    assert weighed.best_chance == pytest.approx(0.9)


def test_the_thresholds_are_stated_for_every_unit():
    assert set(SLIP) == set(COSTLY) == set(Unit)
    assert all(0 < SLIP[unit] < COSTLY[unit] for unit in Unit)


def test_words_are_weighed_against_silence():
    words = tuple(Option(card(token), value, best) for token, value, best in (("thani", 4, True), ("show", 0, False)))
    silence = Silence(1.0, None, Reason("word-pays"))
    advice = Advice(Seat.NORTH, words, words[0].act, Reason("look-word"), Reason("word-pays"), 9, silence)
    said, shown = (weigh(card(token), advice, Unit.GAME_POINTS) for token in ("thani", "show"))
    assert (said.verdict, said.loss, said.acts) == (Verdict.BEST, 0, (card("thani"),))
    assert (shown.verdict, shown.loss, shown.acts) == (Verdict.COSTLY, 4, (card("thani"),))
