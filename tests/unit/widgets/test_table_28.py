"""Twenty-eight played by clicks: auction, down card, play, exposure, result, match."""

from __future__ import annotations

from random import Random

import pytest

from tests.texts_28 import (
    ALL_TRUMPS,
    JACKS,
    LAST_PLAIN,
    LAST_TRUMP_SUIT,
    MIXED,
    ONLY_TRUMPS_LED,
    ONLY_TRUMPS_VOID,
    STRONG,
    VOIDS,
    ending,
    position,
    record,
)
from tests.unit.widgets.front import (
    bids,
    buttons,
    click,
    error,
    inside,
    offered,
    on_felt,
    playable,
    says,
    table_at,
    table_of,
    view,
)
from trickkit import (
    IllegalActionError,
    NotationError,
    Score,
    Seat,
    TrickkitError,
    parse_record,
    write_record,
)
from trickkit.coach import random_bot
from trickkit.games.twenty_eight import Match, NewDeal, Outcome, TwentyEight
from trickkit.widgets import Table
from trickkit.widgets.pictures import flat

BY_NORTH = "N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass"
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump={} E:pass W:pass"
BY_SOUTH = "N:14 W:pass S:20 E:pass N:pass W:pass"


def one_click(table: Table, rng: Random) -> None:
    """Click one thing that the view offers: low bids and passes rather than high ones."""
    now = view(table)
    if now["auto"]:
        click(table, do="next")
        return
    acts = offered(table)
    if now["auction"]:
        acts = [*bids(table)[:1], *(act for act in acts if not act.isdigit() and not act.startswith("raise"))]
    if acts and (not now["buttons"] or rng.random() < 0.3):
        click(table, act=rng.choice(acts))
    else:
        click(table, do="next")


def play_deal(table: Table, rng: Random) -> None:
    """Click until there is a result."""
    for _ in range(200):
        if view(table)["result"]:
            return
        one_click(table, rng)
        assert error(table) == ""
    raise AssertionError("a deal takes fewer clicks")


# ---------------------------------------------------------------------- a deal, from first card to result


@pytest.mark.parametrize("seat", "NESW")
@pytest.mark.parametrize("rules", ["", "cot=on thani=on blank_hand=on keep_jacks=on", "sixes=on three_players=on"])
def test_whole_deals_by_clicks(seat, rules):
    for seed in range(4):
        table, rng = Table(seed, game="twenty-eight", seat=seat, rules=rules), Random(seed)
        while not view(table)["result"]:
            before = view(table)
            one_click(table, rng)
            now = view(table)
            assert now["rev"] > before["rev"]
            assert error(table) == ""
            assert len(now["hand"]["cards"]) == next(other["count"] for other in now["seats"] if other["you"])
        assert buttons(table) == ["again", "review"]
        assert view(table)["auto"] is False
        notes = [row["note"] for row in (view(table)["points"] or {"rows": []})["rows"]]
        assert len(notes) == len(set(notes))  # what is said of both sides is said once
        state = table._session.state
        assert parse_record(write_record(state)).state == state  # every act was one the rules allow


def test_all_card_points_are_counted():
    table = Table(3, game="twenty-eight")
    play_deal(table, Random(3))
    rows = view(table)["points"]["rows"]
    assert sum(row["n"] for row in rows) == 28
    assert {row["of"] for row in rows} == {28}
    assert sum(row["need"] for row in rows) == 29
    assert all(str(row["n"]) in row["label"] and row["name"] in row["label"] for row in rows)


def test_from_a_plain_script():
    table = table_at(record(), acts="N:14 W:pass E:pass N:pass W:pass N:pass N:9H W:JH E:TS")
    for act in ("20", "trump=7S", "pass", "KH"):
        while view(table)["auto"]:
            table.next()
        table.act(act)
    table.next()
    assert on_felt(table) == "N:9H W:JH* S:KH E:TS"
    assert table._session.state == position(record(f"{BY_SOUTH} S:trump=7S S:pass N:pass N:9H W:JH S:KH E:TS"))


def test_acts_that_are_refused_say_why_and_change_nothing():
    table = table_at(record("N:14 W:pass"))
    before = inside(table)
    for act in ("13", "15", "29", "redeal", "trump=7S", "9C", "ask", "thani", "concede", "accept", "play-on", "show"):
        click(table, act=act)
        assert error(table), act
        assert inside(table) == before, act
        with pytest.raises(IllegalActionError):
            table.act(act)
    with pytest.raises(NotationError, match="stay"):
        table.act("stay")


# ---------------------------------------------------------------------- the auction


def numbers(table: Table) -> dict[int, str | None]:
    """Give the numbers of the bidding box, each with the reason why not."""
    return {n["n"]: n["barred"] for band in view(table)["auction"]["bands"] for n in band["bids"]}


def test_four_cards_and_a_bidding_box():
    table = table_at(record(), seat="N")
    now = view(table)
    assert [other["count"] for other in now["seats"]] == [4, 4, 4, 4]
    assert [card["card"] for card in now["hand"]["cards"]] == ["9H", "9D", "AD", "7D"]
    assert [card["pts"] for card in now["hand"]["cards"]] == [2, 2, 1, 0]
    assert now["hand"]["cards"][0]["name"] == "nine of hearts, 2 points"
    assert playable(table) == []
    assert (now["slot"], now["calling"], now["points"], now["down"], now["ask"]) == (None, True, None, None, None)
    box = now["auction"]
    assert [[n["n"] for n in band["bids"]] for band in box["bands"]] == [
        [*range(14, 20)], [*range(20, 25)], [*range(25, 29)],
    ]  # fmt: skip
    assert [flat(band["pay"]) for band in box["bands"]][1] == "made +2 · failed −3"
    assert box["confirm"]["one"]["20"] == "Bid 20"
    assert bids(table) == [*map(str, range(14, 29))]
    reasons = {button["act"]: button["disabled"] for button in box["buttons"]}
    assert "14" in reasons["pass"]
    assert "points" in reasons["redeal"]


def test_over_the_partner_twenty_is_needed_and_the_box_says_so():
    table = table_at(record("N:17 W:pass"))
    reasons = numbers(table)
    assert all("partner" in str(reasons[n]) and "20" in str(reasons[n]) for n in range(14, 20))
    assert [n for n, why in reasons.items() if why is None] == [*range(20, 29)]
    assert view(table)["auction"]["note"] == reasons[18]
    click(table, act="18")
    assert error(table) == reasons[18]
    assert view(table_at(record("N:14 W:15")))["auction"]["note"] is None


def test_a_packet_without_points_is_dealt_again_by_the_same_dealer():
    deal = MIXED.replace("N:9D AD 7D 9H AS 8H JC KS", "N:KS 8H 7D QC AS AD JC 9D").replace("QS QC", "QS 9H")
    table = table_at(record(deal=deal), seat="N")
    assert bids(table)[-1] == "redeal"
    click(table, act="redeal")
    assert view(table)["result"]["title"] == "The cards are dealt again"
    assert view(table)["buttons"][0]["label"] == "Deal again"
    click(table, do="again")
    assert table._session.state.deal.dealer is Seat.EAST
    assert table._session.match.round == 1


def test_the_calls_stand_below_the_seats():
    table = table_at(record("N:14 W:15 S:16 E:pass N:20 W:pass"))
    calls = view(table)["calls"]
    assert [seat["seat"] for seat in calls["seats"]] == ["N", "W", "S", "E"]
    told = [[cell and cell["text"] for cell in row] for row in calls["rows"]]
    assert told == [["14", "15", "16", "pass"], ["20", "pass", "you", None]]
    assert [cell["text"] for row in calls["rows"] for cell in row if cell and cell["top"]] == ["20"]
    assert "three" in calls["note"]
    raised = table_at(record(f"{BY_SOUTH} S:trump=7S S:raise=24"))
    told = [[cell and cell["text"] for cell in row] for row in view(raised)["calls"]["rows"]]
    assert told == [["14", "pass", "20", "pass"], ["pass", "pass", "raise 24", None]]
    assert view(raised)["calls"]["note"] is None
    trick = table_at(record(f"{BY_NORTH} N:9H W:JH S:KH E:TS"))
    assert view(trick)["calls"] is None


def test_the_raise_step():
    table = table_at(record(f"{BY_SOUTH} S:trump=7S"))
    box = view(table)["auction"]
    assert bids(table) == ["raise=24", "raise=25", "raise=26", "raise=27", "raise=28", "pass"]
    assert box["confirm"]["one"]["26"] == "Raise to 26"
    assert [flat(band["pay"]) for band in box["bands"]] == ["made +2 · failed −3", "made +3 · failed −4"]
    click(table, act="raise=26")
    assert view(table)["facts"][0] == {"label": "You bid", "value": ["26"]}
    partner = table_at(record("N:27 W:pass S:pass E:pass N:trump=7D N:pass"))
    assert [n for n, why in numbers(partner).items() if why is None] == [28]
    assert view(table_at(record("N:28 W:pass S:pass E:pass N:trump=7D")))["auction"] is None


def test_house_scores_and_sixes_have_their_own_bands():
    other = table_at(record(rules="scores=10:+2/-5,28:+9/-9"), seat="N")
    assert [len(band["bids"]) for band in view(other)["auction"]["bands"]] == [14, 1]
    sixes = table_at(record(rules="sixes=on"), seat="N")
    assert [flat(band["pay"]) for band in view(sixes)["auction"]["bands"]] == ["made +1 · failed −1"]


# ---------------------------------------------------------------------- the down card


def test_trump_is_chosen_by_laying_a_card_face_down():
    table = table_at(record(BY_SOUTH))
    assert playable(table) == ["trump=7S", "trump=KH", "trump=TC", "trump=8D"]
    assert view(table)["down"] is None
    click(table, act="trump=KH")
    now = view(table)
    assert now["down"] == {
        "seat": "S",
        "label": "hidden trump",
        "name": "your trump card, king of hearts, face down",
        "card": "KH",
        "act": None,
        "barred": None,
    }
    assert len(now["hand"]["cards"]) == 7
    assert [other["count"] for other in now["seats"]] == [8, 8, 7, 8]


@pytest.mark.parametrize("seat", "NWE")
def test_the_others_see_a_back(seat):
    table = table_at(record(f"{BY_SOUTH} S:trump=KH"), seat=seat)
    down = view(table)["down"]
    assert (down["seat"], down["card"], down["name"]) == ("S", None, "South's hidden trump card")
    assert "KH" not in str(view(table))
    assert "▮ hidden trump" in table._repr_mimebundle_()[0]["text/plain"]


def test_the_bidder_plays_the_down_card_when_the_rules_let_it():
    table = table_of(ending(ONLY_TRUMPS_VOID, "E:8D"), seat="N")
    assert playable(table) == []
    assert all(card["barred"] for card in view(table)["hand"]["cards"])
    assert view(table)["down"]["act"] == "7C"
    click(table, act="7C")
    assert view(table)["down"] is None
    assert flat(view(table)["exposed"]["text"]) == "Trump: clubs, turned up in trick 6"
    assert on_felt(table) == "E:8D N:7C"
    leads = table_of(ending(ONLY_TRUMPS_LED), seat="N")
    assert playable(leads) == ["KC", "QC"]
    assert view(leads)["down"]["act"] is None
    assert view(leads)["down"]["barred"]


def test_the_last_card_following_the_trump_suit_is_laid_and_nothing_is_exposed():
    table = table_of(ending(LAST_TRUMP_SUIT, "E:9S"), seat="N")
    assert view(table)["down"]["act"] == "TS"
    click(table, act="TS")
    assert (view(table)["down"], view(table)["exposed"], view(table)["ask"]) == (None, None, None)
    west = table_of(ending(LAST_TRUMP_SUIT, "E:9S N:TS"), seat="W")
    assert (view(west)["down"], view(west)["exposed"], view(west)["ask"]) == (None, None, None)
    plain = table_of(ending(LAST_PLAIN, "E:AD"), seat="N")
    click(plain, act="7C")
    assert view(plain)["exposed"]["card"] == "7C"


def test_asking_turns_the_card_up():
    table = table_at(record(f"{BY_EAST.format('9C')} N:AH", deal=VOIDS), seat="W")
    ask = view(table)["ask"]
    assert (ask["open"], ask["button"]["disabled"], ask["button"]["main"]) == (True, None, True)
    click(table, act="ask")
    now = view(table)
    assert (now["down"], now["ask"]) == (None, None)
    assert now["exposed"]["card"] == "9C"
    assert playable(table) == ["AC", "8C"]
    text = table._repr_mimebundle_()[0]["text/plain"]
    assert "Trump: ♣ clubs, turned up in trick 1" in text.replace("\n", " ")
    assert "hidden trump" not in text
    assert all(card["barred"] for card in now["hand"]["cards"] if card["card"][1] != "C")


def test_the_button_for_asking_says_when():
    follows = table_at(record(f"{BY_EAST.format('9C')} N:TS", deal=VOIDS), seat="W")
    assert view(follows)["ask"]["button"]["disabled"] == ""
    assert view(follows)["ask"]["note"].startswith("Spades were led, and you hold ")
    waits = table_at(record(f"{BY_EAST.format('9C')} N:TS", deal=VOIDS), seat="S")
    assert view(waits)["ask"]["note"] == "Only when you can't follow suit."
    assert view(table_at(record(BY_EAST.format("9C"), deal=VOIDS), seat="E"))["ask"] is None  # the bidder never asks
    assert view(table_at(record("N:14 W:pass")))["ask"] is None


def test_who_must_follow_is_told_suit_and_cards():
    table = table_at(record(f"{BY_EAST.format('7C')} N:KS"), seat="W")
    assert playable(table) == ["9S", "QS"]
    barred = {card["card"]: card["barred"] for card in view(table)["hand"]["cards"]}
    assert barred["9S"] is None
    assert "spades" in barred["JH"]
    assert "9♠ and Q♠" in barred["JH"]
    click(table, act="JH")
    assert flat(view(table)["error"], signs=True) == barred["JH"]


def test_the_classic_trick():
    """8H led, AC discarded, the third asks and lays QC, AH: the third wins, and AC counts as no trump."""
    acts = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:8H W:AC S:ask S:QC E:AH"
    deal = "N:8H 9H TS 8S KH 7H 7D 8D W:AC QS JD KC AD KS 9D 7S S:QC JS TD KD JC TC QD AS E:9C 9S AH JH TH QH 7C 8C"
    table = table_at(record(acts, deal=deal), seat="S", held=True)
    assert on_felt(table) == "N:8H W:AC S:QC* E:AH"
    assert "2" in says(table)
    why = [flat(line, signs=True) for line in view(table)["why"]["lines"]]
    assert any("A♣" in line and "before" in line for line in why)


# ---------------------------------------------------------------------- tricks, undo, new deals


def test_a_complete_trick_stays_and_older_ones_can_be_looked_at():
    table = table_at(record(f"{BY_NORTH} N:9H W:JH S:KH"), seat="S", acts="E:TS W:9S")
    click(table, do="next")
    assert on_felt(table) == "N:9H W:JH* S:KH E:TS"
    assert (buttons(table), view(table)["auto"], view(table)["last"]) == (["next"], False, None)
    click(table, do="next")
    assert on_felt(table) == "W:9S"
    assert [at["card"] for at in view(table)["last"]["cards"]] == ["9H", "JH", "KH", "TS"]
    assert view(table)["earlier"] == []


def test_four_jacks_lie_open_and_are_dealt_again():
    table = table_at(record("N:14 W:pass S:pass E:pass N:trump=JC", deal=JACKS))
    shown = {other["seat"]: other["open"] for other in view(table)["seats"]}
    assert [card["card"] for card in shown["N"]] == ["JS", "JH", "JC", "JD"]
    assert shown["E"] is shown["W"] is None
    assert view(table)["buttons"][0]["label"] == "Deal again"


def test_all_trumps_lie_open_and_are_dealt_again():
    table = table_at(record(f"{BY_EAST.format('9C')} N:AH W:ask", deal=ALL_TRUMPS))
    assert isinstance(table._session.state.outcome(), NewDeal)
    assert {other["seat"] for other in view(table)["seats"] if other["open"]} == {"W", "E"}
    assert says(table)


def test_undo_takes_back_a_bid_the_down_card_and_a_question():
    for text, seat, act in (
        ("N:14 W:pass", "S", "20"),
        (BY_SOUTH, "S", "trump=KH"),
        (f"{BY_EAST.format('9C')} N:AH", "W", "ask"),
    ):
        table = table_at(record(text, deal=VOIDS if act == "ask" else MIXED), seat=seat)
        before, shown = inside(table), {**view(table), "rev": 0, "more": None}
        click(table, act=act)
        assert inside(table) != before
        click(table, do="undo")
        assert inside(table) == before
        assert {**view(table), "rev": 0, "more": None} == shown


def test_a_match_of_two_deals_and_the_next():
    table, rng = Table(1, game="twenty-eight", rules="deals=2", bot=random_bot(Random(1))), Random(5)
    played = 0
    while played < 2:
        assert view(table)["facts"][-2] == {"label": "Deal", "value": [f"{played + 1} of 2"]}
        dealer = table._session.state.deal.dealer
        play_deal(table, rng)
        scored = isinstance(table._session.state.outcome(), Outcome)
        played += scored
        if scored:  # the head has the points of this deal, as the result has
            assert view(table)["facts"][-1]["value"][0] in str(view(table)["result"]["lines"])
        labels = {0: "Deal again", 1: "New deal", 2: "New match"}
        assert view(table)["buttons"][0]["label"] == labels[played if scored else 0]
        if played < 2:
            click(table, do="again")
            assert table._session.state.deal.dealer is (dealer.right if scored else dealer)
    assert view(table)["result"]["title"] == "The match is over"
    click(table, do="again")
    assert table._session.match.score in {None, Score()}


def test_a_table_begins_at_a_score_by_a_dealer():
    table = Table(2, game="twenty-eight", rules="target=6", score="NS:-2 EW:5", dealer="W")
    assert table._session.match == Match(TwentyEight(target=6), Seat.WEST, Score(-2, 5))
    assert view(table)["facts"][-1] == {"label": "Match to 6", "value": ["us −2 : 5 them"]}
    with pytest.raises(TrickkitError, match="over"):
        Table(2, game="twenty-eight", rules="target=6", score="NS:6")
    with pytest.raises(NotationError, match="skat"):
        Table(game="skat")
    with pytest.raises(NotationError, match="open_tricks"):
        Table(game="twenty-eight", rules="open_tricks=all")


def test_the_deals_are_those_of_the_command():
    state = Table(7, game="twenty-eight")._session.state
    assert state.deal == TwentyEight().deal(Random("twenty-eight/7/0"))


def test_a_table_in_german_with_german_cards():
    table = table_at(record(deal=STRONG), seat="N", lang="de", deck="german")
    assert view(table)["title"] == "Achtundzwanzig"
    assert view(table)["hand"]["cards"][0]["name"] == "Eichel-Unter, 3 Augen"
