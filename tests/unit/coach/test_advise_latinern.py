"""Advice for Latinern: values against a count of one's own, questions and answers, and reasons that are true."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.subjects import SUBJECTS, random_round
from tests.texts import NS_3_2, position, record
from trickkit import Seat, Side
from trickkit.coach import Advice, advise
from trickkit.coach.equity import weighed
from trickkit.deduction import worlds
from trickkit.games.latinern import Ask, Go, LatinernState, PlayCard, Stay
from trickkit.solver import solve
from trickkit.table import Action

# W deals, N is forehand: both know that clubs are trump and the ten is Schlag. TC is North's.
BEFORE_LAST = " ".join(NS_3_2.split()[:16])
"""Four tricks played, two for each side; N is to lead the last one with 8S against S's TS, a Schlag."""


def asked(text: str, seat: str, **effort) -> Advice:
    return advise(position(text).observe(Seat(seat)), **(effort or {"worlds": 20}))


def values(advice: Advice) -> dict[str, float]:
    return {option.act.token: option.value for option in advice.options}


def winner(state: LatinernState) -> Side:
    """Say who wins with the best play of all."""
    assert state.to_act is not None
    side = state.to_act.side
    return side if side in solve(state).values() else side.other


def test_a_card_is_worth_its_share_of_the_worlds():
    compared = 0
    for number in range(60):
        for state in random_round(SUBJECTS["latinern"], Random(f"share/{number}")):
            if state.to_act is None or len(state.position.tricks) < 3:
                continue
            view = state.observe(state.to_act)
            space = worlds(view)
            if space.count > 60:
                continue
            compared += 1
            solved = [solve(space.state(world)) for world in space.enumerate()]
            found = advise(view, worlds=60)
            for option in found.options:
                if isinstance(option.act, PlayCard):
                    share = sum(each[option.act] is view.seat.side for each in solved) / len(solved)
                    assert option.value == pytest.approx(share)
    assert compared >= 10


@pytest.mark.parametrize(("score", "own", "others"), [("NS:0 EW:0", 0, 0), ("NS:7 EW:8", 7, 8)])
def test_an_answer_is_worth_points_weighed_by_the_score(score, own, others):
    """After four tricks North and South are asked; each of them counts the deals that fit its own view."""
    text = record(BEFORE_LAST + " E:ask", score=score)
    for seat in (Seat.NORTH, Seat.SOUTH):
        view = position(text).observe(seat)
        space = worlds(view)
        found = advise(view, worlds=space.count if space.count <= 60 else 40)
        by = {type(option.act): option for option in found.options}
        assert by[Go].value == pytest.approx(weighed(own, others, -2))
        assert (found.look.code, found.why.code) == ("look-answer", "answer")
        facts = dict(found.why.facts)
        share = int(facts["won"]) / int(facts["worlds"])
        stay = share * weighed(own, others, 3) + (1 - share) * weighed(own, others, -3)
        assert by[Stay].value == pytest.approx(stay)
        if space.count <= 60:
            won = [winner(space.state(world).apply(Stay(seat))) is Side.NS for world in space.enumerate()]
            assert share == pytest.approx(sum(won) / len(won))


def test_who_cannot_lose_more_stays():
    """The others reach the target by going as by losing."""
    hopeless = "N:8S E:7C S:TH W:AC S:KD W:KH N:7H E:JS S:ask"
    found = asked(record(hopeless, score="NS:8 EW:3", rules="target=10"), "E", worlds=30)
    assert found.act == Stay(Seat.EAST)
    assert dict(found.why.facts)["least"] == "0"


def test_who_is_sure_to_lose_goes():
    """Spades are trump and tens Schlag. East holds the Hauptschlag's trick already, and another Schlag: North knows."""
    deal = "N:KS AD TD 9C JC E:TH TS AS JH 7D S:KH JD JS QC 9H W:KC QD QH 8D 8H"
    text = record("E:AS S:KH W:8D N:AD E:TS S:9H W:KC E:ask", deal=deal, dealer="N", score="NS:8 EW:0")
    found = asked(text, "N", worlds=30)
    assert found.best == (Go(Seat.NORTH),)
    assert dict(found.why.facts) == {
        "won": "0", "worlds": "30", "least": "22", "go": "83", "win": "96", "lose": "80",
    }  # fmt: skip


def test_asking_is_compared_with_not_asking():
    """South holds three Schläge and needs three tricks: it asks; North, who is blind, had better wait."""
    deal = "N:7H 8H 9H JH QH E:AD 7D 8D 9D JD S:9C TS TH TC 7C W:TD 7S 8S 9S JS"
    text = record("W:7S N:7H E:7D", deal=deal, dealer="S")
    found = asked(text, "S")
    assert found.act == Ask(Seat.SOUTH)
    assert found.best == (Ask(Seat.SOUTH),)
    assert found.why.code == "asking-pays"
    assert values(found)["ask"] > 2
    waiting = asked(text, "E")
    assert [option.act for option in waiting.options] == [Ask(Seat.EAST)]
    assert waiting.look.code == "look-ask"
    assert waiting.why.code == "asking-waits"
    assert waiting.act is None


def test_with_nine_points_there_is_no_talk_of_asking():
    text = record("N:7H", score="NS:0 EW:9")
    assert "ask" not in values(asked(text, "E", worlds=3))


def test_one_card_left():
    state = position(record(BEFORE_LAST))
    assert state.to_act is not None
    found = advise(state.observe(state.to_act), worlds=20)
    assert found.look.code == "look-one-card"
    assert found.why.code in {"only-card", "asking-pays"}
    text = record(BEFORE_LAST, score="NS:9 EW:9")
    found = asked(text, state.to_act.value)
    assert (found.look.code, found.why.code) == ("look-only", "only-card")
    assert [option.best for option in found.options] == [True]


def _won_by(state: LatinernState, act: Action | None, rng: Random) -> Seat:
    """Play a card and let the trick be filled by any cards; say who won it."""
    assert act is not None
    number = len(state.position.tricks)
    state = state.apply(act)
    while len(state.position.tricks) == number:
        cards = [act for act in state.legal_actions() if isinstance(act, PlayCard)]
        state = state.apply(cards[int(rng.random() * len(cards))])
    return state.position.tricks[-1].winner


CERTAIN = {"unbeatable", "wins-now", "partner-has-it", "none-wins"}


def test_certain_reasons_are_true_in_every_world():
    """What is certain for the view holds in worlds drawn for it, whatever is played after."""
    found: dict[str, int] = dict.fromkeys(CERTAIN, 0)
    for number in range(60):
        rng = Random(f"certain/{number}")
        for state in random_round(SUBJECTS["latinern"], rng):
            if state.to_act is None or rng.random() < 0.5:
                continue
            seat = state.to_act
            advice = advise(state.observe(seat), worlds=1, seed=number)
            code = advice.why.code
            if code not in CERTAIN:
                continue
            found[code] += 1
            space = worlds(state.observe(seat))
            for _ in range(4):
                world = space.state(space.sample(rng))
                played = [act for act in world.legal_actions() if isinstance(act, PlayCard)]
                if code == "none-wins":
                    assert all(_won_by(world, act, rng) is not seat for act in played)
                elif code == "partner-has-it":
                    assert _won_by(world, advice.act, rng) is seat.partner
                else:
                    assert _won_by(world, advice.act, rng) is seat
    assert all(found.values()), found


def test_what_is_counted_is_what_was_seen():
    found = asked(record("N:7H"), "E", worlds=25)
    assert found.why.code == "counted"
    facts = {name: int(value) for name, value in found.why.facts}
    cards = [option.value for option in found.options if isinstance(option.act, PlayCard)]
    assert facts == {"won": round(max(cards) * 25), "worlds": 25, "least": round(min(cards) * 25)}
