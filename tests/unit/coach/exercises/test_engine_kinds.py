"""The kinds that the rules alone decide, against the naive referees."""

from __future__ import annotations

import pytest

from tests.golden.exercises import NO_TRUMP_IN_HAND
from tests.texts import position, record
from tests.texts_28 import BIDDER_WITH_JACK, LAST_LED, LAST_PLAIN, ONLY_TRUMPS_LED, ONLY_TRUMPS_VOID, ending
from tests.texts_28 import position as position_28
from tests.texts_28 import record as record_28
from tests.unit.coach.exercises.samples import Judged, of_kind
from trickkit import Card, Seat
from trickkit.coach.exercises import generate, grade, pose
from trickkit.games.twenty_eight import TwentyEight, points


def samples(kind: str):
    return pytest.mark.parametrize("sample", of_kind(kind), ids=str)


# ---------------------------------------------------------------------- who wins


@samples("who-wins")
def test_who_wins_as_the_referee_says(sample):
    for exercise in sample.exercises():
        trick = Judged(exercise).told()["tricks"][-1]
        assert exercise.accepted == (f"{trick['winner']} {trick['reason']}",)
        assert exercise.posed.case == f"{trick['clause']} {trick['reason']}"
        goal = dict(exercise.posed.goal)
        assert (goal["cards"].split(), goal["leader"]) == (trick["cards"], trick["leader"])


@samples("who-wins")
def test_the_reasons_of_who_wins_are_true(sample):
    """A card that loses names the card that beats it; a reason that is too strong or too weak is told apart."""
    reasons = ["hauptschlag", "first-schlag", "highest-trump", "highest-of-led-suit"]
    for exercise in sample.exercises():
        trick = Judged(exercise).told()["tricks"][-1]
        seats = exercise.posed.options[0]
        card_of = dict(zip(seats, trick["cards"], strict=True))
        for answer, note in exercise.posed.wrong:
            seat, said = answer.split()
            if seat != trick["winner"]:
                assert note.code.startswith("loses-")
                assert (note.fact("card"), note.fact("by")) == (card_of[seat], trick["card"])
            elif reasons.index(said) < reasons.index(trick["reason"]):
                assert note.code == f"none-{said}"
            else:
                assert note.code == f"more-than-{said}"


@samples("who-wins")
def test_the_hints_of_who_wins_are_true(sample):
    for exercise in sample.exercises():
        told = Judged(exercise).told()
        cards, goal = told["tricks"][-1]["cards"], dict(exercise.posed.goal)
        schlag = [card for card in cards if card[0] == told.get("schlag")]
        since = int(goal.get("since", 1))
        by_rank = "late_trump=rank" in exercise.record and since > 1 and cards[0][1] == goal.get("trump")
        late = [card for card in cards[since - 1 :] if card[1] == goal.get("trump")]
        trumps = [] if by_rank else late
        look, rule, _ = exercise.hints
        match look.code:
            case "look-schlag":
                assert schlag
            case "look-trump":
                assert trumps
                assert not schlag
            case "look-led":
                assert not schlag + trumps
                assert look.fact("led") == cards[0][1]
            case "look-hidden":
                assert "trump" not in goal
            case "look-exposure":
                assert look.fact("since") == goal["since"] != "1"
            case code:
                pytest.fail(code)
        rivals = rule.fact("cards").split()
        assert rivals == (
            [card for card in schlag if card == told.get("hauptschlag")]
            or schlag
            or trumps
            or [card for card in cards if card[1] == cards[0][1]]
        )


def test_cards_that_tempt_make_it_harder():
    """The first trick has an ace that wins; in the second an ace of trumps and a seven of trumps lose to a Schlag."""
    acts = "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:AS W:8S S:TS E:KS"
    deal = "N:7C JH AS 8H KD 7H 9S QH E:8D 7S KS JS 9C JD QD 8C S:9D TS 7D QS KC KH JC AD W:9H TH AC TD AH TC 8S QC"
    exercise = pose("who-wins", position_28(record_28(acts, deal=deal)), Seat.SOUTH)
    assert (exercise.accepted, exercise.difficulty) == (("N highest-of-led-suit",), 1)
    plain = pose("who-wins", position(record("N:8S E:7C S:TH W:AC")), Seat.SOUTH)
    assert (plain.accepted, plain.difficulty) == (("S first-schlag",), 3)


# ---------------------------------------------------------------------- legal


@samples("legal")
def test_legal_acts_as_the_referee_says(sample):
    for exercise in sample.exercises():
        judged = Judged(exercise).legal(str(exercise.seat))
        words = {"thani", "show", "concede"}  # said at any turn, and not asked about
        assert set(exercise.accepted[0].split()) == set(judged) - words
        assert set(judged) - words <= set(exercise.posed.options[0])


@samples("legal")
def test_the_hints_of_legal_are_true(sample):
    for exercise in sample.exercises():
        judged = Judged(exercise)
        look, rule, _ = exercise.hints
        told = judged.told()
        assert rule.clause == exercise.posed.case
        if exercise.game == "latinern":
            asked = told["question"] is not None
            turn = told["to_act"] == str(exercise.seat)
            assert look.code == ("look-question" if asked else "look-turn" if turn else "look-out-of-turn")
            continue
        bidder = "-bidder" if look.code.endswith("-bidder") else ""
        laid = told["current"]
        if not laid:
            assert look.code == f"look-lead{bidder}"
        else:
            hand = judged.module.hand(judged.record, judged.acts, str(exercise.seat))
            can = any(card[1] == laid[0][1] for card in hand)
            assert look.code == f"look-{'follow' if can else 'void'}{bidder}"
        hides = told["bidder"] == str(exercise.seat) and told["trump"] is None
        assert hides or not bidder


@samples("legal")
def test_a_refused_act_has_the_refusal_of_the_rules(sample):
    for exercise in sample.exercises():
        state = exercise.state
        for answer, note in exercise.posed.wrong:
            assert note.fact("act") == answer[1:]
            assert note.clause
        legal = {act.token for act in state.legal_actions(exercise.seat)}
        assert {answer[1:] for answer, _ in exercise.posed.wrong if answer[0] == "-"} <= legal


@pytest.mark.parametrize(("state", "seat", "accepted", "codes"), [
    (ending(ONLY_TRUMPS_LED), "N", "QC KC", "T17a -QC leads-only-trumps"),
    (ending(ONLY_TRUMPS_VOID, "E:8D"), "N", "7C", "T17d -7C turns-up"),
    (ending(LAST_LED), "N", "TC", "T12 -TC turns-up"),
    (position_28(NO_TRUMP_IN_HAND), "E", "9C 9S JC AS KC QC TC JS", "T16 -AS asker-without-trump"),
    (ending(LAST_PLAIN, "E:AD"), "N", "7C", "T17 -7C turns-up"),
    (ending(BIDDER_WITH_JACK, "E:8D", "keep_jacks=on"), "N", "7C", "V4 +JH refused-jack-kept"),
    (ending(BIDDER_WITH_JACK, "E:8D"), "N", "JH 7C", "T17 -JH discard"),
])  # fmt: skip
def test_the_chains_of_the_bidder(state, seat, accepted, codes):
    exercise = pose("legal", state, Seat(seat))
    assert set(exercise.accepted[0].split()) == set(accepted.split())
    case, answer, code = codes.split()
    assert (exercise.posed.case, dict(exercise.posed.wrong)[answer].code) == (case, code)


@pytest.mark.parametrize(("acts", "seat", "score", "accepted", "case"), [
    ("", "N", "", "TC 7H AS 8S 9D ask", "L11"),
    ("", "N", "NS:9 EW:0", "TC 7H AS 8S 9D", "L19"),
    ("", "S", "", "ask", "L16"),
    ("E:ask", "N", "", "stay go", "L17"),
    ("N:ask E:stay", "N", "", "TC 7H AS 8S 9D", "L18"),
])  # fmt: skip
def test_legal_acts_of_latinern(acts, seat, score, accepted, case):
    exercise = pose("legal", position(record(acts, score=score)), Seat(seat))
    assert (exercise.accepted, exercise.posed.case) == ((accepted,), case)
    assert grade(exercise, " ".join(reversed(accepted.split()))).right


# ---------------------------------------------------------------------- minimum bid


@samples("minimum-bid")
def test_the_minimum_bid_as_the_referee_says(sample):
    for exercise in sample.exercises():
        legal = [act.removeprefix("raise=") for act in Judged(exercise).legal(str(exercise.seat))]
        numbers = [int(act) for act in legal if act.isdigit()]
        assert exercise.accepted == (str(min(numbers)) if numbers else "pass",)
        for answer, note in exercise.posed.wrong:
            if answer == "pass":
                assert (note.code == "must-open") == ("pass" not in legal)
            else:
                assert (note.code == "lower-possible") == (int(answer) in numbers)


@samples("minimum-bid")
def test_the_hints_of_the_minimum_bid_are_true(sample):
    for exercise in sample.exercises():
        told, (look, rule, _) = Judged(exercise).told(), exercise.hints
        facts = dict(look.facts)
        partners = "[Sits" not in exercise.record and "three_players" not in exercise.record
        if told["bid"] is None:
            assert (look.code, facts) == ("look-opening", {"dealer": told["dealer"]})
            assert rule.fact("number") == exercise.accepted[0]
            continue
        assert facts == {"bid": str(told["bid"]), "bidder": told["bidder"]}
        own = partners and Seat(told["bidder"]).partner is exercise.seat
        expected = "raise" if told["phase"] == "raise" else "bid" if told["bid"] == 28 else "partner" if own else "over"
        assert look.code == f"look-{expected}"
        assert rule.fact("bid") == str(told["bid"])


# ---------------------------------------------------------------------- points so far


@samples("points-so-far")
def test_points_so_far_as_the_referee_says(sample):
    for exercise in sample.exercises():
        told, team = Judged(exercise).told(), dict(exercise.posed.goal)["team"]
        assert str(exercise.seat) in team
        assert exercise.accepted == (str(told["points"][team]),)


@samples("points-so-far")
def test_the_slips_and_hints_of_counting_are_true(sample):
    for exercise in sample.exercises():
        told, team, right = Judged(exercise).told(), dict(exercise.posed.goal)["team"], int(exercise.accepted[0])
        tricks = dict(enumerate(told["tricks"], start=1))
        own = [number for number, trick in tricks.items() if trick["winner"] in team]
        for answer, note in exercise.posed.wrong:
            said = int(answer)
            match note.code:
                case "counts-the-others":
                    assert said == sum(trick["points"] for trick in tricks.values()) - right
                case "leaves-out-trick":
                    number = int(note.fact("trick"))
                    assert number in own
                    assert said == right - tricks[number]["points"]
                case "adds-trick":
                    number = int(note.fact("trick"))
                    assert number not in own
                    assert said == right + tricks[number]["points"]
                case code:
                    assert code == ("too-many" if said > right else "too-few")
        look, rule, _ = exercise.hints
        assert list(map(int, look.fact("tricks").split())) == own if own else look.code == "look-no-trick"
        if rule.code == "count-cards":
            assert points(map(Card.parse, rule.fact("cards").split())) == right > 0
        else:
            assert (rule.code, right) == ("count-none", 0)


def test_three_players_count_for_themselves():
    exercise = generate("points-so-far", 1, TwentyEight(three_players=True))
    assert dict(exercise.posed.goal)["team"] == str(exercise.seat)
