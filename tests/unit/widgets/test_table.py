"""The table played by clicks, as a learner does it, and by calls, as a script does it."""

from __future__ import annotations

import itertools
import re
from random import Random
from threading import Thread
from typing import Any

import anywidget
import pytest

from tests.texts import NS_3_0, NS_3_2, record
from tests.unit.widgets.front import buttons, click, error, inside, on_felt, playable, says, table_at, view
from trickkit import (
    IllegalActionError,
    NotationError,
    Score,
    Seat,
    TrickkitError,
    WrongSeatError,
    parse_record,
    write_record,
)
from trickkit.coach import greedy_latinern, random_bot
from trickkit.games.latinern import Ask, LatinernObservation, Outcome, parse_act
from trickkit.table import Action
from trickkit.widgets import Guided, Replay, Table

TRICKS = NS_3_0.splitlines()


def one_click(table: Table, rng: Random) -> None:
    """Click one thing that the view offers: go on, answer, or play any card that can be played."""
    now = view(table)
    offered = buttons(table)
    if now["auto"] or "next" in offered:
        click(table, do="next")
    elif "stay" in offered:
        click(table, act="stay")
    else:
        click(table, act=rng.choice(playable(table)))


def outcome_of(table: Table) -> Outcome:
    """Give the result of the round, which is over."""
    outcome = table._session.state.outcome()
    assert isinstance(outcome, Outcome)
    return outcome


def play_round(table: Table, rng: Random) -> None:
    """Click until there is a result."""
    for _ in range(60):
        if view(table)["result"]:
            return
        one_click(table, rng)
        assert error(table) == ""
    raise AssertionError("a round takes fewer clicks")


# ---------------------------------------------------------------------- a round, from deal to result


@pytest.mark.parametrize("seat", "NESW")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_round_by_clicks(seat, seed):
    table, rng = Table(seed, seat=seat), Random(seed)
    while not view(table)["result"]:
        before = view(table)
        one_click(table, rng)
        now = view(table)
        assert now["rev"] > before["rev"]
        assert error(table) == ""
        cards = sum(other["count"] for other in now["seats"])
        done = sum(row["won"] for row in now["tally"]["rows"])
        laying = 0 if len(now["trick"]) == 4 else len(now["trick"])
        assert cards == 20 - 4 * done - laying
        assert len(now["hand"]["cards"]) == next(other["count"] for other in now["seats"] if other["you"])
    assert buttons(table) == ["again", "review"]
    assert view(table)["auto"] is False
    state = table._session.state
    assert parse_record(write_record(state)).state == state  # every act was one the rules allow
    assert str(outcome_of(table).points) in " ".join(str(line) for line in view(table)["result"]["lines"])


def test_a_card_clicked_is_a_card_played():
    table = table_at(record("N:8S E:7C"))
    assert sorted(playable(table)) == ["9H", "JH", "KD", "TH", "TS"]
    assert view(table)["slot"]["seat"] == "S"
    click(table, act="TH")
    assert on_felt(table) == "N:8S E:7C S:TH"
    assert write_record(table._session.state) == record("N:8S E:7C S:TH")
    assert playable(table) == []
    assert view(table)["auto"] is True


def test_out_of_turn_no_card_can_be_clicked():
    table = table_at(record("N:8S"))
    assert playable(table) == []
    before = inside(table)
    click(table, act="TH")
    assert "East" in error(table)
    assert inside(table) == before


def test_a_refusal_goes_with_the_next_click():
    table = table_at(record("N:8S"), acts="E:7C")
    click(table, act="TH")
    assert error(table)
    click(table, do="next")
    assert error(table) == ""
    assert on_felt(table) == "N:8S E:7C"


# ---------------------------------------------------------------------- the complete trick on the table


def test_a_complete_trick_stays_on_the_table():
    table = table_at(record("N:8S E:7C S:TH"), acts="W:AC")
    click(table, do="next")
    assert on_felt(table) == "N:8S E:7C S:TH* W:AC"
    assert buttons(table) == ["next", "ask"]
    assert view(table)["auto"] is False
    assert view(table)["last"] is None
    assert view(table)["why"]["lines"]
    click(table, do="next")
    assert on_felt(table) == ""
    assert [at["card"] for at in view(table)["last"]["cards"]] == ["8S", "7C", "TH", "AC"]
    assert view(table)["why"] is None


def test_a_card_played_at_once_clears_the_trick():
    table = table_at(record("N:8S E:7C S:TH"), acts="W:AC")
    click(table, do="next")
    click(table, act="KD")
    assert on_felt(table) == "S:KD"
    assert error(table) == ""


def test_next_clears_the_trick_and_lets_the_bot_lead():
    table = table_at(record("N:7H E:7C S:JH"), acts="W:TD W:KH")
    click(table, do="next")
    assert on_felt(table) == "N:7H E:7C S:JH W:TD*"
    click(table, do="next")
    assert on_felt(table) == "W:KH"


def test_next_while_the_learner_is_awaited_changes_nothing():
    table = table_at(record("N:8S E:7C"))
    before = inside(table)
    click(table, do="next")
    assert inside(table) == before
    assert error(table) == ""


def test_the_last_trick_lies_open_and_the_one_before_does_not():
    table = table_at(record("\n".join(NS_3_2.splitlines()[:2])))
    assert [at["card"] for at in view(table)["last"]["cards"]] == ["KH", "9D", "9C", "KD"]
    assert view(table)["earlier"] == []


def test_open_tricks_all_keeps_every_trick_open():
    table = table_at(record("\n".join(NS_3_2.splitlines()[:2]), rules="open_tricks=all"))
    assert [[at["card"] for at in trick["cards"]] for trick in view(table)["earlier"]] == [["7H", "7C", "JH", "TD"]]


def test_the_blind_are_told_what_a_trick_rules_out_and_knowers_why():
    held = record("N:7H E:7C S:JH W:TD")
    blind, knower = (view(table_at(held, seat=seat, held=True))["why"] for seat in "SN")
    assert blind["title"] != knower["title"]
    assert "Schlag" in str(knower["lines"])
    assert view(table_at(held, seat="S", held=True))["facts"] == view(table_at(record(), seat="S"))["facts"]


# ---------------------------------------------------------------------- asking


def test_the_learner_asks_and_a_bot_of_the_other_side_answers():
    table = table_at(record("N:8S"), acts="W:stay E:7C")
    assert "ask" in buttons(table)
    click(table, act="ask")
    assert view(table)["auto"] is True
    assert "ask" not in buttons(table)
    click(table, do="next")
    assert view(table)["stake"]["now"] == 3
    click(table, do="next")
    assert on_felt(table) == "N:8S E:7C"


def test_the_others_go_and_the_round_is_over():
    table = table_at(record("N:8S"), acts="W:go")
    click(table, act="ask")
    click(table, do="next")
    assert view(table)["result"]
    assert buttons(table) == ["again", "review"]
    assert outcome_of(table).points == 2
    assert view(table)["facts"][-1]["value"] == ["us 2 : 0 them"]  # as the result says


@pytest.mark.parametrize(("answer", "stake", "over"), [("stay", 3, False), ("go", None, True)])
def test_a_bot_asks_and_the_learner_answers(answer, stake, over):
    table = table_at(record("N:8S"), acts="E:ask E:7C")
    click(table, do="next")
    assert view(table)["auto"] is False  # nobody answers for the learner, not even the partner
    assert buttons(table) == ["stay", "go"]
    assert playable(table) == []
    click(table, act=answer)
    assert bool(view(table)["result"]) is over
    if not over:
        assert view(table)["stake"]["now"] == stake
        assert "ask" in buttons(table)  # back, L18


def test_while_a_question_is_open_next_waits_for_the_learner():
    table = table_at(record("N:8S E:ask"))
    before = inside(table)
    click(table, do="next")
    assert inside(table) == before
    click(table, act="TH")
    assert error(table)
    assert inside(table) == before


def test_some_greedy_bot_asks_within_a_few_rounds():
    for seed in range(80):
        table, rng = Table(seed), Random(seed)
        while not view(table)["result"]:
            if "stay" in buttons(table):
                assert view(table)["stake"]["say"]
                assert view(table)["auto"] is False
                return
            one_click(table, rng)
    raise AssertionError("no bot asked")


def test_each_side_asks_once():
    table = table_at(record("N:8S S:ask E:stay"))
    assert "ask" not in buttons(table)
    before = inside(table)
    click(table, act="ask")
    assert error(table)
    assert inside(table) == before


@pytest.mark.parametrize(("rules", "points"), [("", 2), ("late_ask_penalty=stake", 3)])
def test_nine_points_and_asking_all_the_same(rules, points):
    table = table_at(record("N:8S E:ask S:stay", score="NS:9 EW:3", rules=rules))
    stake = view(table)["stake"]
    assert stake["note"]
    assert [button["act"] for button in stake["buttons"]] == ["ask"]
    click(table, act="ask")
    outcome = outcome_of(table)
    assert (outcome.winner, outcome.points, outcome.by) == ("EW", points, "penalty")
    click(table, do="again")
    assert table._session.match.score == Score(9, 3 + points)


def test_a_table_can_begin_at_a_score():
    table = Table(3, score="NS:9 EW:8")
    assert table._session.match.score == Score(9, 8)
    assert "9" in str(view(table)["facts"][-1]["value"])
    assert view(table)["stake"]["note"]
    below = Table(3, score="NS:8")
    assert view(below)["stake"]["note"] is None


# ---------------------------------------------------------------------- undo, the next round, the next match


def test_undo_goes_back_to_the_learners_choice():
    table = table_at(record("N:8S E:7C"), acts="W:AC")
    start = inside(table)
    undo = next(button for button in view(table)["more"]["buttons"] if button["do"] == "undo")
    assert undo["disabled"] is not None
    click(table, act="TH")
    click(table, do="next")
    assert on_felt(table) == "N:8S E:7C S:TH* W:AC"
    click(table, do="undo")
    assert inside(table) == start
    assert playable(table)


def test_undo_brings_back_the_trick_that_lay_there():
    table = table_at(record("N:8S E:7C S:TH W:AC"), held=True)
    click(table, act="KD")
    click(table, do="undo")
    assert on_felt(table) == "N:8S E:7C S:TH* W:AC"


def test_undo_without_anything_to_undo_says_so():
    table = table_at(record("N:8S E:7C"))
    before = inside(table)
    click(table, do="undo")
    assert error(table)
    assert inside(table) == before


def test_undo_all_the_way_from_the_result():
    table = Table(5)
    start = table._session.state
    play_round(table, Random(5))
    while table._session.past:
        click(table, do="undo")
    assert table._session.state.events == start.events or table._session.state.to_act is Seat.SOUTH
    play_round(table, Random(6))


def test_the_deal_goes_round_and_the_score_is_kept():
    table, rng = Table(2, rules="target=99", dealer="W"), Random(2)
    score, dealers = Score(), []
    for _ in range(5):
        state = table._session.state
        dealers.append(state.deal.dealer)
        assert state.position.score == score
        play_round(table, rng)
        outcome = outcome_of(table)
        score = score.plus(outcome.winner, outcome.points)
        assert next(button["label"] for button in view(table)["buttons"]) == "New round"
        click(table, do="again")
    assert dealers == [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]


def test_a_new_match_begins_at_nothing_with_other_deals():
    table = Table(2, rules="target=2")
    first = table._session.state.deal
    play_round(table, Random(2))
    assert view(table)["buttons"][0]["label"] == "New match"
    click(table, do="again")
    state = table._session.state
    assert state.position.score == Score()
    assert state.deal.dealer is first.dealer.left
    assert state.deal != first
    assert table._session.match.round == 1


def test_a_new_round_in_the_middle_of_one_is_refused():
    table = table_at(record("N:8S"))
    before = inside(table)
    click(table, do="again")
    assert error(table)
    assert inside(table) == before


def test_the_same_seed_gives_the_same_deals():
    deals = [Table(7)._session.state.deal for _ in range(2)]
    assert deals[0] == deals[1] != Table(8)._session.state.deal


# ---------------------------------------------------------------------- revisions and settings


def test_a_message_for_an_older_picture_is_dropped():
    table = table_at(record("N:8S E:7C"))
    old = view(table)["rev"]
    table.publish()
    before, shown = inside(table), view(table)
    for rev in (old, old - 1, view(table)["rev"] + 1, None):
        table._handle_custom_msg({"act": "TH", "rev": rev}, [])
        assert view(table) is shown
    assert inside(table) == before


def test_language_and_deck_change_while_playing():
    table = table_at(record("N:8S E:7C"))
    english, state = view(table), table._session.state
    click(table, do="set", lang="de", deck="german", four=True)
    german = view(table)
    assert (german["lang"], german["deck"], german["four"]) == ("de", "german", True)
    assert says(table) != "".join(map(str, english["say"]))
    assert german["hand"]["cards"][0]["name"] != english["hand"]["cards"][0]["name"]
    assert [card["card"] for card in german["hand"]["cards"]] == [card["card"] for card in english["hand"]["cards"]]
    assert table._session.state is state
    table.lang, table.deck, table.four_color = "en", "french", False
    assert {**view(table), "rev": 0} == {**english, "rev": 0}


def test_every_settings_button_does_what_it_says():
    table = table_at(record("N:8S E:7C"))
    for button in [button for button in view(table)["more"]["buttons"] if button["do"] == "set"]:
        click(table, do="set", **button["set"])
        now = {"lang": table.lang, "deck": table.deck, "four": table.four_color, "projector": table.projector}
        assert now.items() >= button["set"].items()
        pressed = {name for other in view(table)["more"]["buttons"] if other.get("pressed") for name in other["set"]}
        assert button["set"].keys() <= pressed


@pytest.mark.parametrize("name", ["lang", "deck"])
def test_a_setting_that_is_none_is_refused(name):
    table = Table()
    with pytest.raises(NotationError, match="klingon"):
        setattr(table, name, "klingon")
    assert (table.lang, table.deck) == ("en", "french")
    with pytest.raises(NotationError, match="klingon"):
        Table(**dict[str, Any]({name: "klingon"}))


def test_a_script_that_goes_on_clears_the_error():
    table = table_at(record("N:8S"), acts="E:7C")
    click(table, act="TH")
    assert error(table)
    table.next()
    assert error(table) == ""


def test_an_error_does_not_outlive_a_change_of_language():
    table = table_at(record("N:8S"))
    click(table, act="TH")
    table.lang = "de"
    assert error(table) == ""


# ---------------------------------------------------------------------- errors in handlers


def test_a_bot_that_breaks_is_shown_and_changes_nothing():
    def broken(_view):
        raise RuntimeError("my bot fell over")

    table = Table(1, bot=broken)
    before = inside(table)
    click(table, do="next")
    assert "my bot fell over" in error(table)
    assert inside(table) == before
    click(table, do="set", lang="de")
    assert error(table) == ""


def test_a_bot_that_exits_does_not_end_the_notebook():
    def leaving(_view):
        raise SystemExit(3)

    for widget in (Table(1, bot=leaving), Guided(seed=1, bot=leaving)):
        before = inside(widget)
        click(widget, do="next")
        assert "the bot at E failed: SystemExit: 3" in error(widget)
        assert inside(widget) == before


@pytest.mark.parametrize("given", [None, 5, "9C"])
def test_a_bot_that_gives_no_act_is_told_so(given):
    for game in ("latinern", "twenty-eight"):
        table = Table(1, game=game, bot=lambda _view: given)
        before = inside(table)
        click(table, do="next")
        assert f"gave {type(given).__name__}; a bot gives an act, as PlayCard(seat, card)" in error(table)
        assert inside(table) == before


@pytest.mark.parametrize("name", ["game", "seat", "rules", "dealer", "score", "lang", "deck"])
@pytest.mark.parametrize("value", [None, 5, ["S"], b"S"])
def test_what_has_to_be_a_text_is_one(name, value):
    with pytest.raises(TypeError, match=rf"^{name} is a text, not {re.escape(repr(value))}$"):
        Table(**{name: value})


def test_a_record_to_replay_is_a_text():
    with pytest.raises(TypeError, match=r"^record is a text, not 5$"):
        Replay(5)  # type: ignore[arg-type]  # the mistake that is meant


def test_a_bot_is_a_function_from_the_start():
    with pytest.raises(TypeError, match=r"^bot is a function from what a seat has seen to an act, not 'greedy'$"):
        Table(bot="greedy")  # type: ignore[arg-type]  # the mistake that is meant


@pytest.mark.parametrize("act", ["E:9H", "E:stay", "N:8S"])
def test_a_bot_that_cheats_is_refused(act):
    table = table_at(record("N:8S"))
    table._session.bots = dict.fromkeys(table._session.bots, lambda _view: parse_act(act))
    before = inside(table)
    click(table, do="next")
    assert error(table)
    assert inside(table) == before


def test_a_bot_may_not_act_for_another_seat():
    table = table_at(record("N:8S E:7C S:TH"))
    table._session.bots = dict.fromkeys(table._session.bots, lambda _view: parse_act("S:ask"))
    before = inside(table)
    click(table, do="next")
    assert error(table)
    assert inside(table) == before


# ---------------------------------------------------------------------- from a plain script


def test_a_script_plays_a_round():
    table, rng = Table(4, bot=random_bot(Random(4))), Random(4)
    for _ in range(60):
        if table._session.state.outcome():
            break
        if table._session.bot_to_act:
            table.next()
        elif playable(table):
            table.act(rng.choice(playable(table)))
        else:
            table.act("stay")
    assert view(table)["result"]


def test_a_script_gets_proper_errors():
    table = table_at(record("N:8S E:7C"))
    before, shown = inside(table), view(table)
    with pytest.raises(NotationError, match="9X"):
        table.act("9X")
    with pytest.raises(IllegalActionError, match="S does not hold 9C"):
        table.act("9C")
    with pytest.raises(IllegalActionError, match="no question"):
        table.act("stay")
    assert inside(table) == before
    assert view(table) is shown
    with pytest.raises(WrongSeatError, match="E's turn"):
        table_at(record("N:8S")).act("TH")


@pytest.mark.parametrize(("wrong", "message"), [
    ({"seat": "X"}, "X"), ({"dealer": "Q"}, "Q"), ({"rules": "target=0"}, "target=0"), ({"rules": "cot=on"}, "cot=on"),
    ({"score": "NS:x"}, "NS:x"), ({"score": "NS:12"}, "over"), ({"score": "NS:5", "rules": "target=5"}, "over"),
])  # fmt: skip
def test_what_a_table_cannot_be_made_from(wrong, message):
    with pytest.raises(TrickkitError, match=message):
        Table(**dict[str, Any](wrong))
    with pytest.raises(TypeError, match="colour"):
        Table(colour="red")  # type: ignore[call-arg]


def test_a_table_tells_no_cards_in_its_repr():
    assert repr(Table(1)) == repr(Table(2)) == "<Table: Card table, Latinern>"


def test_the_picture_beside_the_live_view():
    table = table_at(record("N:8S E:7C"))
    data, _ = table._repr_mimebundle_()
    assert data["text/html"].startswith("<img alt=")
    assert "data:image/svg+xml;base64," in data["text/html"]
    assert "10♥" in data["text/plain"] or "ten of hearts" in data["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in data


def test_clicks_from_several_threads_come_one_after_the_other():
    table = Table(1, bot=greedy_latinern)

    def go():
        for _ in range(20):
            table._on_msg(table, {"do": "next", "rev": view(table)["rev"]}, [])
            table.publish()

    before = view(table)["rev"]
    threads = [Thread(target=go) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert view(table)["rev"] == table._rev
    assert before + 80 <= table._rev <= before + 160
    state = table._session.state
    assert parse_record(write_record(state)).state == state


def test_only_the_view_is_synced():
    ours = set(Table(1).get_state()) - set(anywidget.AnyWidget().get_state())
    assert ours <= {"view", "_esm", "_css", "_anywidget_id"}


def test_every_bot_seat_is_pulled_one_act_a_message():
    table = Table(1, seat="S")
    for events in itertools.count(len(table._session.state.events)):
        if not view(table)["auto"]:
            break
        assert len(table._session.state.events) == events
        click(table, do="next")


def test_a_bot_never_asks_for_the_learners_side():
    """DESIGN 11: its word would bind the learner, so the learner asks or nobody does."""

    def asker(view: LatinernObservation) -> Action:
        return Ask(view.seat) if Ask(view.seat) in view.legal_actions() else next(iter(view.legal_actions()))

    for seed in range(20):
        table = Table(seed, bot=asker)
        for _ in range(60):
            cards = [card for card in table.view["hand"]["cards"] if card["act"]]
            stake = table.view["stake"] or {"buttons": []}
            buttons = [button["act"] for button in stake["buttons"] if "act" in button]
            if "stay" in buttons:
                table.act("stay")
            elif cards:
                table.act(cards[0]["act"])
            elif table.view["result"]:
                break
            else:
                table.next()
        asks = [event.seat for event in table._session.state.events if isinstance(event, Ask)]
        assert Seat.NORTH not in asks
