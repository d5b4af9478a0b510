"""L16 to L20: the question, its answer, asking back, the late question, and what is shown after *go*."""

from __future__ import annotations

import pytest

from tests.texts import EW_3_0, NS_3_0, NS_3_2, acts_of, after, legal, offences, position, record, refusal, result
from trickkit import Seat
from trickkit.games.latinern import Disclosed, HandsShown

TRICKS = NS_3_2.splitlines()
MOMENTS = [
    "",
    "N:7H",
    "N:7H E:7C S:JH",
    TRICKS[0],
    f"{TRICKS[0]} W:KH N:9D",
    " ".join(TRICKS[:4]),
    " ".join(TRICKS).rpartition(" ")[0],
]


def test_L16_a_round_is_worth_two():
    assert position(record()).position.stake == 2
    assert result(position(record(NS_3_0))) == "NS 2 tricks"


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", "NESW")
def test_L16_any_player_may_ask_at_any_moment(moment, seat):
    state = position(record(moment))
    assert "ask" in legal(state, seat).split()
    asked = position(after(record(moment), f"{seat}:ask"))
    assert asked.position.question is Seat(seat).side
    assert acts_of(asked) == f"{moment} {seat}:ask".strip()


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", "NESW")
def test_L16_no_card_while_a_question_is_open(moment, seat):
    text = record(f"{moment} {seat}:ask")
    state = position(text)
    assert state.to_act is None
    turn = position(record(moment)).to_act
    assert turn is not None
    card = position(record(moment)).observe(turn).hand[0]
    assert refusal(text, f"{turn}:{card}") == "question-open L16"


def test_L16_after_the_answer_the_same_seat_is_to_play():
    for moment in MOMENTS:
        assert position(record(f"{moment} S:ask W:stay")).to_act is position(record(moment)).to_act


def test_L16_not_after_the_third_trick():
    for seat in "NESW":
        assert refusal(record(NS_3_0), f"{seat}:ask") == "round-over L15"


@pytest.mark.parametrize("answer", "EW")
def test_L17_either_partner_answers_and_the_first_word_binds(answer):
    other = "W" if answer == "E" else "E"
    state = position(record("N:ask"))
    assert [legal(state, seat) for seat in "NESW"] == ["", "stay go", "", "stay go"]
    assert refusal(record(f"N:ask {answer}:stay"), f"{other}:go") == "no-question L17"
    assert refusal(record(f"N:ask {answer}:go"), f"{other}:stay") == "round-over L15"


@pytest.mark.parametrize("word", ["stay", "go"])
@pytest.mark.parametrize("seat", "NS")
def test_L17_the_asking_side_does_not_answer(word, seat):
    assert refusal(record("N:ask"), f"{seat}:{word}") == "own-question L17"


@pytest.mark.parametrize("word", ["stay", "go"])
def test_L17_no_answer_without_a_question(word):
    assert refusal(record(), f"E:{word}") == "no-question L17"
    assert refusal(record("N:ask E:stay N:7H"), f"W:{word}") == "no-question L17"


def test_L17_go_gives_the_askers_what_the_round_was_worth_before():
    assert result(position(record("N:ask E:go"))) == "NS 2 fold"
    assert result(position(record("E:ask N:go"))) == "EW 2 fold"
    assert result(position(record("N:9D E:JD S:ask W:go"))) == "NS 2 fold"


def test_L17_go_needs_no_card():
    assert after(record(), "W:ask S:go") == record("W:ask S:go")
    assert position(record("W:ask S:go")).to_act is None


def test_L17_stay_makes_it_one_more():
    state = position(record("N:ask E:stay"))
    assert (state.position.stake, state.position.question, state.outcome()) == (3, None, None)
    assert result(position(record(f"N:ask E:stay {NS_3_0}"))) == "NS 3 tricks"
    assert result(position(record(f"N:ask E:stay {EW_3_0}"))) == "EW 3 tricks"  # the asked win it too


def test_L18_asking_back_makes_four():
    state = position(record("N:ask E:stay W:ask S:stay"))
    assert state.position.stake == 4
    assert result(position(record(f"N:ask E:stay W:ask S:stay {EW_3_0}"))) == "EW 4 tricks"


def test_L18_asking_back_at_once_or_later():
    assert position(record("N:ask E:stay E:ask")).position.question == "EW"
    later = record(f"N:ask E:stay {TRICKS[0]} W:KH")
    assert position(after(later, "W:ask")).position.question == "EW"


def test_L18_go_after_asking_back_gives_three():
    assert result(position(record("N:ask E:stay W:ask N:go"))) == "EW 3 fold"
    assert result(position(record("E:ask S:stay N:7H E:7C N:ask W:go"))) == "NS 3 fold"


@pytest.mark.parametrize("seat", "NS")
def test_L18_each_side_asks_once(seat):
    text = record("N:ask E:stay")
    assert refusal(text, f"{seat}:ask") == "asked-already L18"
    assert "ask" not in legal(position(text), seat)
    assert "ask" in legal(position(text), "W")
    assert refusal(record("N:ask E:stay W:ask S:stay N:7H"), f"{seat}:ask") == "asked-already L18"


@pytest.mark.parametrize("seat", "NESW")
def test_L18_no_question_while_one_is_open(seat):
    assert refusal(record("N:ask"), f"{seat}:ask") == "question-open L18"


@pytest.mark.parametrize("seat", "NESW")
def test_L18_no_third_question(seat):
    assert refusal(record("E:ask N:stay S:ask W:stay"), f"{seat}:ask") == "asked-already L18"


def test_L18_while_a_question_is_open_only_answer_and_leak():
    state = position(record("N:9D S:ask"))
    assert [legal(state, seat) for seat in "NESW"] == ["", "stay go", "", "stay go"]
    assert [offences(state, seat) for seat in "NESW"] == ["leak"] * 4


def test_L18_the_question_of_the_other_side_is_simply_its_first():
    state = position(record("E:ask N:stay N:ask W:stay"))
    assert state.position.asked == ("EW", "NS")


@pytest.mark.parametrize("points", [9, 10, 11])
@pytest.mark.parametrize("seat", "NS")
def test_L19_from_nine_a_question_loses_the_round(points, seat):
    text = record(score=f"NS:{points} EW:0")
    state = position(text)
    assert "ask" not in legal(state, seat)
    assert offences(state, seat) == "ask leak"
    punished = position(after(text, f"{seat}:ask"))
    assert result(punished) == "EW 2 penalty"
    assert punished.position.question is None


def test_L19_at_eight_it_may_still_ask():
    state = position(record(score="NS:8 EW:8"))
    assert all("ask" in legal(state, seat) and offences(state, seat) == "leak" for seat in "NESW")
    assert position(record("N:ask", score="NS:8 EW:8")).position.question == "NS"


def test_L19_the_other_side_may_ask_and_the_late_side_may_answer():
    text = record(score="NS:8 EW:9")
    assert legal(position(record("N:ask", score="NS:8 EW:9")), "E") == "stay go"
    assert result(position(after(text, "N:ask E:go"))) == "NS 2 fold"
    assert result(position(record(f"N:ask E:stay {EW_3_0}", score="NS:8 EW:9"))) == "EW 3 tricks"


def test_L19_asking_back_late_costs_two_whatever_the_stake():
    assert result(position(record("N:ask E:stay W:ask", score="NS:0 EW:9"))) == "NS 2 penalty"


def test_L19_house_late_ask_penalty_stake():
    rules = "late_ask_penalty=stake"
    assert result(position(record("N:ask E:stay W:ask", score="NS:0 EW:9", rules=rules))) == "NS 3 penalty"
    assert result(position(record("N:7H E:ask", score="NS:0 EW:9", rules=rules))) == "NS 2 penalty"


def test_L19_both_at_nine():
    state = position(record(score="NS:9 EW:9"))
    assert [offences(state, seat) for seat in "NESW"] == ["ask leak"] * 4
    assert [legal(state, seat) for seat in "ESW"] == [""] * 3


def test_L19_while_a_question_is_open_nobody_asks_not_even_late():
    assert refusal(record("N:ask", score="NS:0 EW:9"), "E:ask") == "question-open L18"
    assert offences(position(record("N:ask", score="NS:0 EW:9")), "E") == "leak"


def test_L19_the_target_of_the_house_does_not_move_it():
    assert offences(position(record(score="NS:9 EW:0", rules="target=21")), "N") == "ask leak"


def test_L20_after_go_trump_and_schlag_are_published_and_no_hand():
    state = position(record("N:9D E:JD S:ask W:go"))
    assert [(e.trump, e.schlag) for e in state.events if isinstance(e, Disclosed)] == [("C", "T")]
    assert not any(isinstance(event, HandsShown) for event in state.events)
    view = state.observe(Seat.EAST)
    assert view.ordering == state.ordering
    assert view.position.bottoms is None
    assert [hand is None for hand in view.position.held] == [True, False, True, True]
    assert "TC" not in repr(view)
    assert "AC" not in repr(view)


def test_L20_a_question_tells_nothing_but_itself():
    """Bluffing is allowed: the same question is open to every hand."""
    strong, weak = position(record()), position(record(dealer="S"))
    for seat in Seat:
        assert [str(act) for act in strong.legal_actions(seat) if act.token == "ask"] == [
            str(act) for act in weak.legal_actions(seat) if act.token == "ask"
        ]
