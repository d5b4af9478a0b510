"""The scenario: cards put, taken back, dealt and played, records copied and loaded, and the answers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests import texts_28
from tests.texts import DEAL, NS_3_2, record
from tests.unit.widgets.front import click, error, says, view
from tests.unit.widgets.subjects import BY_EAST
from trickkit import DECK, NotationError, Seat, TrickkitError, parse_record, write_view
from trickkit.widgets import Scenario
from trickkit.widgets.pictures import flat

ONE_TRICK = "N:7H E:7C S:JH W:TD"
TRICK = {"N": "KS", "E": "AH", "S": "9H", "W": "JD"}


def trick(game: str = "latinern", **more: Any) -> Scenario:
    """Give a scenario with a complete trick: East leads in Latinern, West in Twenty-eight."""
    scenario = Scenario(game, **more)
    for seat, card in TRICK.items():
        scenario.put(card, seat)
    return scenario


def dealing(game: str = "latinern", **more: Any) -> Scenario:
    scenario = Scenario(game, **more)
    scenario.mode = "deal"
    return scenario


def put(scenario: Scenario) -> dict[str, str]:
    """Write what lies with each seat."""
    return {place["seat"]: " ".join(card["card"] for card in place["cards"]) for place in view(scenario)["places"]}


def place(scenario: Scenario, seat: str) -> dict[str, Any]:
    return next(each for each in view(scenario)["places"] if each["seat"] == seat)


def seen(text: str, seat: Seat) -> str:
    """Write what a seat has seen of a full record."""
    state = parse_record(text).state
    assert state is not None
    return write_view(state.observe(seat))


def option(scenario: Scenario, do: str) -> str | None:
    """Give what is chosen in a choice."""
    now = view(scenario)
    every = [*now["kinds"], *now["setup"], now["asked"], now["of"], now["looks"]]
    choice = next(each for each in every if each is not None and each["do"] == do)
    return next((each["key"] for each in choice["options"] if each["on"]), None)


def button(scenario: Scenario, do: str) -> dict[str, Any]:
    return next(each for each in view(scenario)["buttons"] if each["do"] == do)


# ---------------------------------------------------------------------- one trick


def test_the_first_minute_is_a_trick_without_hands():
    scenario = Scenario()
    assert view(scenario)["mode"] == "trick"
    assert says(scenario) == "4 cards are still missing."
    assert flat(view(scenario)["panel"]["who"]["headline"]).startswith("As soon as every seat has a card")
    for card in ("AH", "9H", "JD", "KS"):  # East leads, and each next seat waits for its card
        click(scenario, do="card", key=card)
    assert put(scenario) == {"E": "AH", "S": "9H", "W": "JD", "N": "KS"}
    assert scenario.answer == "West wins: J♦ is a Schlag, the only one here."
    assert view(scenario)["panel"]["who"]["clause"] == "Rule L12 (b)"
    assert len(view(scenario)["panel"]["who"]["lines"]) == 3
    assert [card["card"] for each in view(scenario)["places"] for card in each["cards"] if card["win"]] == ["JD"]


def test_trump_schlag_and_leader_change_the_answer():
    scenario = trick()
    click(scenario, do="schlag", key="7")
    assert (
        scenario.answer == "East wins: A♥ is the highest card of the suit led, and nobody played a trump or a Schlag."
    )
    click(scenario, do="trump", key="S")
    assert scenario.answer.startswith("North wins: K♠ is the only trump")
    click(scenario, do="trump", key="C")
    click(scenario, do="leader", key="W")
    assert scenario.answer.startswith("West wins: J♦ is")
    assert [each["seat"] for each in view(scenario)["places"]] == ["W", "N", "E", "S"]


def test_what_if_names_every_trump_and_every_pair():
    now = view(trick())["whatif"]
    assert [(row["suit"], flat(row["text"], signs=True), row["other"]) for row in now["rows"]] == [
        ("C", "West, J♦", None),
        ("D", "West, J♦", None),
        ("H", "West, J♦", None),
        ("S", "West, J♦", None),
    ]
    assert [row["now"] for row in now["rows"]] == [True, False, False, False]
    cells = {cell["pair"]: cell for cell in now["pairs"]["cells"]}
    assert len(cells) == 32
    assert (cells["JC"]["look"], cells["JC"]["text"]) == ("now", "W")
    assert (cells["7D"]["look"], cells["7D"]["text"]) == ("same", "W")
    assert (cells["7S"]["look"], cells["7S"]["text"]) == ("other", "N")
    assert flat(cells["7S"]["say"], signs=True).startswith("Had spades been trump")


def test_a_trick_of_twenty_eight_with_trump_hidden_or_turned_up():
    scenario = trick("twenty-eight", dealer="N")
    assert option(scenario, "leader") == "W"
    click(scenario, do="trump", key="hidden")
    assert scenario.answer == "West wins 6 points: J♦ is the only diamond, and diamonds were led."
    assert "since" not in [choice["do"] for choice in view(scenario)["setup"]]
    click(scenario, do="trump", key="H")
    assert scenario.answer.startswith("South wins")
    click(scenario, do="since", key="3")  # South's nine came before trump was turned up
    assert scenario.answer.startswith("East wins")
    assert [row["suit"] for row in view(scenario)["whatif"]["rows"]] == ["C", "D", "H", "S", None]
    assert view(scenario)["whatif"]["pairs"] is None


def test_the_house_decides_about_a_late_trump():
    scenario = Scenario("twenty-eight", dealer="N")
    for seat, card in {"W": "AC", "S": "7H", "E": "QC", "N": "8D"}.items():
        scenario.put(card, seat)
    click(scenario, do="since", key="3")
    assert scenario.answer.startswith("East wins")
    click(scenario, do="rule", key="late_trump=rank")
    assert scenario.answer.startswith("West wins")
    click(scenario, do="rule", key="late_trump=literal")
    assert scenario.answer.startswith("East wins")


def test_a_single_trick_has_no_record():
    with pytest.raises(TrickkitError, match="one trick is no record"):
        assert trick().record
    assert view(trick())["record"]["text"] == ""


# ---------------------------------------------------------------------- putting cards


def test_first_the_seat_then_its_cards():
    scenario = dealing()
    click(scenario, do="seat", seat="S")
    for card in ("9C", "AS"):
        click(scenario, do="card", key=card)
    assert put(scenario)["S"] == "9C AS"
    assert place(scenario, "S")["target"]
    assert place(scenario, "S")["note"] == "3 cards missing"


def test_first_the_card_then_its_seat():
    scenario = dealing()
    click(scenario, do="seat", seat="E")  # it waited; now nobody does
    assert not any(each["target"] for each in view(scenario)["places"])
    click(scenario, do="card", key="9C")
    assert view(scenario)["picked"] == "9C"
    assert says(scenario) == "nine of clubs is in your hand. Choose a place for it."
    click(scenario, do="seat", seat="W")
    assert put(scenario)["W"] == "9C"
    assert view(scenario)["picked"] is None
    click(scenario, do="card", key="TC")
    click(scenario, do="card", key="TC")
    assert view(scenario)["picked"] is None


def test_a_card_is_dropped_moved_and_taken_back():
    scenario = dealing()
    click(scenario, do="put", key="9C", seat="N")
    click(scenario, do="put", key="AS", seat="N")
    click(scenario, do="put", key="AS", seat="N", to=0)
    assert put(scenario)["N"] == "AS 9C"
    click(scenario, do="put", key="AS", seat="S")
    assert (put(scenario)["N"], put(scenario)["S"]) == ("9C", "AS")
    click(scenario, do="card", key="9C")
    assert put(scenario)["N"] == ""
    scenario.put("9C", "N")
    scenario.remove("9C")
    assert scenario.missing["N"] == 5
    with pytest.raises(TrickkitError, match="9C cannot be taken back here"):
        scenario.remove("9C")


def test_a_card_on_the_table_takes_the_place_of_another():
    scenario = trick()
    click(scenario, do="put", key="AH", seat="W")
    assert put(scenario) == {"E": "", "S": "9H", "W": "AH", "N": "KS"}
    assert scenario.missing == {"E": 1, "S": 0, "W": 0, "N": 0}


def test_the_bottom_cards_are_named():
    scenario = dealing(dealer="W")
    scenario.put("9C", "W")
    scenario.put("JD", "N")
    scenario.put("AS", "E")
    marks = {each["seat"]: [card["mark"] for card in each["cards"]] for each in view(scenario)["places"]}
    assert marks == {"N": ["bottom"], "E": [None], "S": [], "W": ["bottom"]}


def test_a_full_hand_takes_no_card():
    scenario = dealing()
    for card in ("7C", "8C", "9C", "TC", "JC"):
        click(scenario, do="put", key=card, seat="E")
    assert place(scenario, "S")["target"]  # the next one with room
    click(scenario, do="put", key="AS", seat="E")
    assert error(scenario) == "East has all its cards. Take one back first."
    with pytest.raises(TrickkitError, match="E has all 5 cards"):
        scenario.put("AS", "E")


def test_the_rest_is_dealt_by_chance_and_anew_each_time():
    scenario = dealing()
    scenario.put("9C", "N")
    click(scenario, do="deal")
    first = scenario.record
    assert put(scenario)["N"].startswith("9C ")
    assert "Every seat has its cards" in says(scenario)
    click(scenario, do="undo")
    scenario.put("AS", "E")
    click(scenario, do="deal")
    assert scenario.record != first
    assert [button["do"] for button in view(scenario)["buttons"]] == ["undo", "clear"]
    again = dealing()
    again.put("9C", "N")
    again.deal()
    assert again.record == first
    other = dealing()
    other.deal("tuesday")
    more = dealing()
    more.deal("tuesday")
    assert more.record == other.record


def test_undo_goes_all_the_way_back_and_clear_can_be_undone():
    scenario = dealing()
    assert button(scenario, "undo")["disabled"] is None  # the mode was another one
    for card in ("7C", "8C"):
        click(scenario, do="card", key=card)
    click(scenario, do="clear")
    assert put(scenario)["E"] == ""
    assert button(scenario, "clear")["disabled"] == ""
    click(scenario, do="undo")
    assert put(scenario)["E"] == "7C 8C"
    for _ in range(5):
        click(scenario, do="undo")
    assert view(scenario)["mode"] == "trick"
    assert button(scenario, "undo")["disabled"] == ""
    scenario.undo()
    assert view(scenario)["mode"] == "trick"


def test_three_players_have_another_deck_and_the_cards_that_fit_stay():
    scenario = dealing("twenty-eight")
    for card, seat in (("7C", "N"), ("9C", "W"), ("8C", "W")):
        scenario.put(card, seat)
    click(scenario, do="rule", key="three_players=on")
    assert put(scenario) == {"S": "", "E": "", "W": "9C"}
    assert [len(row) for row in view(scenario)["tray"]["rows"]] == [6, 6, 6, 6]
    click(scenario, do="deal")
    assert "N:" not in scenario.record
    with pytest.raises(TrickkitError, match="7C is not in this deck of 24"):
        Scenario("twenty-eight", rules="three_players=on").put("7C", "E")
    with pytest.raises(TrickkitError, match="nobody sits at N"):
        scenario.put("9C", "N")


def test_rules_that_do_not_go_together_are_refused_in_a_sentence():
    scenario = dealing("twenty-eight", rules="target=5")
    click(scenario, do="rule", key="sixes=on")
    assert error(scenario).startswith("This rule does not go with the others here")
    click(scenario, do="rule", key="cot=on")
    assert 'Rules "target=5 cot=on"' in _dealt(scenario)


def _dealt(scenario: Scenario) -> str:
    scenario.deal()
    return scenario.record


def test_the_other_game_keeps_the_trick():
    scenario = trick()
    click(scenario, do="game", key="twenty-eight")
    assert sorted(put(scenario).values()) == sorted(TRICK.values())
    click(scenario, do="game", key="twenty-eight")
    click(scenario, do="undo")
    assert option(scenario, "game") == "latinern"


# ---------------------------------------------------------------------- playing


def test_the_acts_of_a_record_can_be_taken_back_one_by_one():
    scenario = Scenario(record("N:7H E:7C", deal=DEAL))
    assert button(scenario, "undo")["disabled"] is None
    scenario.undo()
    assert scenario.record == record("N:7H")
    click(scenario, act="E:JS")
    for expected in ("N:7H", "", ""):
        scenario.undo()
        assert scenario.record == record(expected)
    assert button(scenario, "undo")["disabled"] == ""


def test_cards_are_played_in_turn_and_acts_said():
    scenario = Scenario(record(deal=DEAL))
    assert view(scenario)["mode"] == "play"
    assert [card["act"] for card in place(scenario, "E")["cards"]] == [None] * 5
    for act in ("N:7H", "E:7C", "S:ask", "W:stay"):
        click(scenario, act=act)
    assert scenario.record == record("N:7H E:7C S:ask W:stay")
    assert [call["name"] for call in place(scenario, "W")["calls"]] == ["Ask back"]
    click(scenario, act="E:AH")
    assert error(scenario) == "It is South's turn. Wait for yours."
    assert scenario.record == record("N:7H E:7C S:ask W:stay")
    click(scenario, do="clear")
    assert scenario.record == record()
    click(scenario, do="undo")
    assert scenario.record == record("N:7H E:7C S:ask W:stay")


def test_nothing_is_played_before_all_cards_are_there():
    scenario = dealing()
    click(scenario, do="mode", key="play")
    assert error(scenario).startswith("Every seat needs its cards first.")
    with pytest.raises(TrickkitError, match="cards are missing: E 5, S 5, W 5, N 5"):
        scenario.play("N:9C")
    with pytest.raises(TrickkitError, match="cards are missing"):
        scenario.mode = "play"
    with pytest.raises(TrickkitError, match='"sing" is no mode'):
        scenario.mode = "sing"
    assert scenario.state is None


def test_of_several_acts_with_a_wrong_one_none_is_done():
    scenario = Scenario(record())
    with pytest.raises(TrickkitError, match="not allowed here"):
        scenario.play("N:7H N:AS")
    with pytest.raises(NotationError):
        scenario.play("N:7H E:hop")
    assert scenario.record == record()


def test_acts_that_no_longer_fit_another_deal_are_left_out():
    scenario = Scenario(record(ONE_TRICK))
    scenario.mode = "deal"
    scenario.remove("JH")
    assert scenario.state is None
    scenario.put("8D", "S")
    assert scenario.record.endswith("N:7H E:7C\n")


def test_an_offence_has_no_button_but_a_place_in_the_record():
    scenario = Scenario(record(score="NS:9 EW:0"))
    click(scenario, act="S:leak")
    assert error(scenario)
    assert [call["name"] for call in place(scenario, "S")["calls"]] == ["Ask anyway"]
    scenario.play("S:leak")
    assert scenario.record == record("S:leak", score="NS:9 EW:0")


def test_twenty_eight_is_played_from_the_first_bid():
    scenario = Scenario(texts_28.record("N:14 W:pass", deal=texts_28.VOIDS))
    assert [call["label"] for call in place(scenario, "S")["calls"]][:2] == ["20", "21"]
    for act in ("S:pass", "E:20", "N:pass", "W:pass", "S:pass"):
        click(scenario, act=act)
    laid = [card["act"] for card in place(scenario, "E")["cards"]]
    assert "E:trump=9C" in laid
    click(scenario, act="E:trump=9C")
    down = [card for card in place(scenario, "E")["cards"] if card["down"]]
    assert [(card["card"], card["mark"]) for card in down] == [("9C", "hidden")]
    for act in ("E:pass", "W:pass", "N:AH", "W:ask"):
        click(scenario, act=act)
    assert error(scenario) == ""
    assert view(scenario)["table"]["exposed"]["card"] == "9C"


# ---------------------------------------------------------------------- answers


def test_what_is_legal_and_why_not_the_rest():
    scenario = Scenario(texts_28.record(f"{BY_EAST} N:AH W:AD", deal=texts_28.VOIDS))
    click(scenario, do="ask", key="legal")
    panel = view(scenario)["panel"]["legal"]
    assert panel["title"] == "What South may do"
    assert {flat(act, signs=True) for act in panel["acts"]} == {"Q♥", "J♥", "10♥", "8♥"}
    whys = {flat(each["acts"][0], signs=True): flat(each["text"], signs=True) for each in panel["refused"]}
    assert whys["7♣"] == "7♣ not now: hearts were led, and you hold Q♥, J♥, 10♥ and 8♥. Follow suit."
    click(scenario, do="of", key="N")
    panel = view(scenario)["panel"]["legal"]
    assert panel["none"] == "North may do nothing now."
    assert len(panel["refused"]) == 1  # one reason for all its cards


@pytest.mark.parametrize(
    ("acts", "seat", "offered", "refused"),
    [
        ("", "N", {"Bid 14"}, {"Bid 13", "Pass", "Deal again"}),
        ("N:14 W:pass", "S", {"Bid 20", "Pass"}, {"Bid 19", "Deal again"}),
        (BY_EAST.rsplit(" ", 3)[0], "E", {"Put 9♣ face down"}, set()),
        (BY_EAST.rsplit(" ", 2)[0], "E", {"Raise to 24", "Pass"}, set()),
    ],
)
def test_calls_are_named(acts, seat, offered, refused):
    scenario = Scenario(texts_28.record(acts, deal=texts_28.VOIDS))
    click(scenario, do="ask", key="legal")
    click(scenario, do="of", key=seat)
    panel = view(scenario)["panel"]["legal"]
    assert offered <= {flat(act, signs=True) for act in panel["acts"]}
    assert refused <= {flat(act, signs=True) for each in panel["refused"] for act in each["acts"]}


def test_a_concession_is_answered():
    conceded = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass N:JD W:7S S:TD E:7D W:concede"
    scenario = Scenario(texts_28.record(conceded, deal=texts_28.STRONG, rules="cot=on"))
    click(scenario, do="ask", key="legal")
    click(scenario, do="of", key="W")
    assert len(view(scenario)["panel"]["legal"]["refused"]) == 1
    click(scenario, act="N:accept")
    assert error(scenario) == ""
    assert view(scenario)["table"]["result"]["title"] == "The deal is over"


def test_what_a_blind_seat_can_work_out():
    scenario = Scenario(record(ONE_TRICK))
    click(scenario, do="ask", key="knows")
    click(scenario, do="of", key="S")
    panel = view(scenario)["panel"]["knows"]
    assert panel["note"] == "9 of the 32 pairs are possible."
    cells = {cell["pair"]: cell for cell in panel["pairs"]["cells"]}
    assert cells["TC"]["look"] == "possible"
    assert (cells["7C"]["look"], cells["7C"]["text"]) == ("proved", "1")
    assert flat(cells["7C"]["say"]).endswith("West won it with ten of diamonds.")
    click(scenario, do="of", key="W")
    assert view(scenario)["panel"]["knows"]["note"] == "1 of the 32 pairs is possible."
    assert [c["text"] for c in view(scenario)["panel"]["knows"]["pairs"]["cells"] if c["look"] == "proved"] == [""] * 31


def test_what_a_seat_knows_of_the_hidden_suit():
    scenario = Scenario(texts_28.record("N:14 W:pass", deal=texts_28.VOIDS))
    click(scenario, do="ask", key="knows")
    assert view(scenario)["panel"]["knows"]["note"] == "No trump has been chosen yet."
    scenario.load(texts_28.record(f"{BY_EAST} N:AH W:AD", deal=texts_28.VOIDS))
    click(scenario, do="of", key="S")
    panel = view(scenario)["panel"]["knows"]
    assert {row["suit"] for row in panel["suits"]} == {"C", "D", "H", "S"}
    assert all(row["possible"] for row in panel["suits"])
    assert panel["voids"] == ["West holds none of these: hearts"]
    click(scenario, do="of", key="E")
    assert [row["suit"] for row in view(scenario)["panel"]["knows"]["suits"] if row["possible"]] == ["C"]


def test_a_deal_thrown_in_leaves_nothing_to_work_out_or_to_do():
    scenario = Scenario(texts_28.record("N:redeal", deal=texts_28.BLANK_ELDEST))
    click(scenario, do="ask", key="knows")
    assert view(scenario)["panel"]["knows"]["note"] == "No trump has been chosen yet."
    click(scenario, do="ask", key="legal")
    panel = view(scenario)["panel"]["legal"]
    assert (panel["none"], panel["refused"]) == ("North may do nothing now.", [])


def test_what_is_best_is_worked_out_on_demand():
    scenario = Scenario(record(NS_3_2.rsplit("\n", 2)[0]))
    click(scenario, do="ask", key="best")
    panel = view(scenario)["panel"]["best"]
    assert panel["button"]["label"] == "Work it out"
    click(scenario, do="work")
    panel = view(scenario)["panel"]["best"]
    assert panel["button"] is None
    assert [flat(line, signs=True) for line in panel["open"]["lines"]] == ["8♠: North and South win the round"]
    assert flat(panel["coach"]["options"][0]["text"], signs=True).startswith("8♠: ")
    scenario.play("N:8S")
    assert view(scenario)["panel"]["best"]["button"] is not None  # another position


def test_the_best_act_of_twenty_eight_early_and_late():
    early = Scenario(texts_28.record("N:14 W:pass", deal=texts_28.VOIDS))
    click(early, do="work")
    panel = view(early)["panel"]["best"]
    assert panel["open"]["note"] == "With all cards open it is worked out from the fourth trick on."
    assert flat(panel["coach"]["options"][0]["text"]).startswith("Bid 20: ")
    deal, acts = texts_28.LAST_LED
    late = Scenario(texts_28.record(acts, deal=deal))
    click(late, do="work")
    panel = view(late)["panel"]["best"]
    assert [flat(line, signs=True).partition(":")[0] for line in panel["open"]["lines"]] == ["10♣"]
    assert "card points for the bidder's side" in flat(panel["coach"]["options"][0]["text"])


def test_thani_is_told_in_tricks_not_in_card_points():
    acts = "N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass N:thani N:JD W:7H E:7D N:AH W:QH"
    scenario = Scenario(texts_28.record(acts, deal=texts_28.STRONG, rules="thani=on"))
    click(scenario, do="work")
    lines = [flat(each["text"], signs=True) for each in view(scenario)["panel"]["best"]["coach"]["options"]]
    assert lines
    assert all(re.search(r": \d+ % that the bidder takes every trick$", line) for line in lines)


def test_a_seat_without_an_act_has_nothing_best():
    scenario = Scenario(texts_28.record("N:14 W:pass", deal=texts_28.VOIDS))
    click(scenario, do="ask", key="best")
    click(scenario, do="of", key="N")
    panel = view(scenario)["panel"]["best"]
    assert (panel["note"], panel["button"]) == ("North may do nothing now.", None)
    click(scenario, do="work")
    assert view(scenario)["panel"]["best"]["coach"] is None


def test_answers_need_all_cards():
    scenario = dealing()
    for key in ("legal", "knows", "best"):
        click(scenario, do="ask", key=key)
        assert view(scenario)["panel"]["missing"].startswith("Every seat needs its cards first.")
    click(scenario, do="work")
    assert error(scenario) == "That cannot be done here. Nothing has changed."


# ---------------------------------------------------------------------- seen by a seat


def test_seen_by_a_blind_seat_the_reason_stays_secret():
    scenario = Scenario(record(ONE_TRICK))
    assert scenario.answer == "West wins: 10♦ is a Schlag, the only one here."
    scenario.look("S")
    assert scenario.answer == "West wins with 10♦. The reason stays secret until the round is over."
    now = view(scenario)
    assert now["whatif"] is None
    assert now["record"]["text"] == seen(record(ONE_TRICK), Seat.SOUTH)
    assert (place(scenario, "N")["cards"], place(scenario, "N")["backs"]) == ([], 4)
    click(scenario, act="W:8C")
    assert error(scenario) == "That cannot be done here. Nothing has changed."
    click(scenario, do="as", seat="all")
    assert now["looks"]["options"][0]["key"] == "all"
    assert scenario.answer == "West wins: 10♦ is a Schlag, the only one here."
    scenario.look("N")
    scenario.look(None)
    assert option(scenario, "as") == "all"


def test_dealing_and_loading_open_all_cards_again():
    scenario = Scenario(record(ONE_TRICK))
    scenario.look("S")
    click(scenario, do="load", text=record())
    assert option(scenario, "as") == "all"
    scenario.look("S")
    scenario.mode = "deal"
    scenario.mode = "play"
    assert option(scenario, "as") == "all"
    with pytest.raises(TrickkitError, match="cards are missing"):
        dealing().look("S")
    with pytest.raises(NotationError):
        scenario.look("Q")


# ---------------------------------------------------------------------- records


def test_a_record_is_loaded_and_copied():
    text = record(NS_3_2)
    scenario = Scenario(text)
    assert scenario.record == text
    assert scenario.state == parse_record(text).state
    assert view(scenario)["record"]["text"] == text
    again = trick()
    click(again, do="load", text=text)
    assert again.record == text
    click(again, do="undo")
    assert again.answer.startswith("West wins")


def test_remarks_of_a_record_are_kept():
    text = record(ONE_TRICK).replace("\n\n", '\n[Date "2026-11-30"]\n[Note "Tante Ilse"]\n\n')
    assert Scenario(text).record == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "There is no record in this text."),
        ("", "There is no record in this text."),
        (record("N:7H E:9X"), "Line 6, column 6: "),
        (record("N:7H N:TC"), "Line 6, column 6: "),
        (record("N:7H E:9D"), "Line 6, column 6: the rules do not allow E:9D there. What East would be told: "),
        (record().replace("8S 9D E:", "8S 8S E:"), "Line 4, column "),
        (record() + record(), "Line 5, column 1: a second record begins here"),
        (seen(record(), Seat.EAST), "This record holds only what East knows."),
        ("x" * 1_000_000, "This text is too long: 20000 characters"),
    ],
)
def test_a_text_that_cannot_be_loaded_changes_nothing(text, said):
    scenario = trick()
    before = scenario._bench.draft
    click(scenario, do="load", text=text)
    assert error(scenario).startswith(said)
    assert len(error(scenario)) < 300
    assert scenario._bench.draft is before
    with pytest.raises(TrickkitError):
        scenario.load(text)
    assert scenario._bench.draft is before


def test_what_a_scenario_cannot_begin_with():
    with pytest.raises(TypeError, match="start is a text, not 3"):
        Scenario(3)  # type: ignore[arg-type] # on purpose
    with pytest.raises(NotationError):
        Scenario("skat")
    with pytest.raises(TrickkitError, match="a record says its rules and dealer itself"):
        Scenario(record(), dealer="N")
    with pytest.raises(NotationError):
        Scenario(rules="cot=on")


def test_there_is_a_static_picture_of_every_mode():
    for scenario in (
        trick(),
        dealing(),
        Scenario(record(ONE_TRICK)),
        Scenario(texts_28.record(f"{BY_EAST} N:AH W:AD", deal=texts_28.VOIDS)),
    ):
        data, _ = scenario._repr_mimebundle_()
        assert "<img alt=" in data["text/html"]
        assert "Scenario lab" in data["text/plain"]
    scenario = Scenario(record(ONE_TRICK))
    scenario.look("S")
    data, _ = scenario._repr_mimebundle_()
    assert "T♣" not in data["text/plain"]
    assert repr(scenario) == "<Scenario: Scenario lab, Latinern>"


def test_commands_that_do_not_belong_to_what_is_built():
    trick_, deal_, play_ = trick(), dealing(), Scenario(record())
    for scenario, message in (
        (trick_, {"do": "dealer", "key": "S"}),
        (trick_, {"do": "since", "key": "9"}),
        (trick_, {"do": "schlag", "key": "Z"}),
        (trick_, {"do": "trump", "key": "hidden"}),
        (trick_, {"do": "as", "seat": "S"}),
        (trick_, {"act": "N:9C"}),
        (trick_, {"do": "put", "key": "7C", "seat": "N", "to": True}),
        (trick_, {"do": "mode", "key": "sing"}),
        (trick_, {"do": "game", "key": "skat"}),
        (trick_, {"do": "rule", "key": "cot=on"}),
        (trick_, {"do": "of", "key": "Q"}),
        (trick_, {"do": "load"}),
        (deal_, {"do": "trump", "key": "C"}),
        (play_, {"do": "card", "key": "9C"}),
        (play_, {"do": "seat", "seat": "N"}),
        (play_, {"do": "put", "key": "9C", "seat": "N"}),
        (play_, {"do": "deal"}),
        (play_, {"do": "rule", "key": "late_ask_penalty=stake"}),
    ):
        before = scenario._bench.draft
        click(scenario, **message)
        assert error(scenario) == "That cannot be done here. Nothing has changed.", message
        assert scenario._bench.draft is before
    with pytest.raises(TrickkitError, match="the cards are being played"):
        play_.put("9C", "N")
    assert len(DECK) == 32
