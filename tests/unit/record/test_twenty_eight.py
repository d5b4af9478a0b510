"""Records, views and JSON of Twenty-eight: written, read, and refused with a place."""

from __future__ import annotations

import pytest

from tests.texts_28 import (
    JACKS,
    LAST_LED,
    LAST_TRUMP_SUIT,
    MIXED,
    STRONG,
    THREE,
    THREE_ALL_TRUMPS,
    VOIDS,
    after,
    ending,
    position,
    record,
    seen,
    view_text,
)
from trickkit import NotationError, Seat, parse_record, parse_records, replay_json, write_deal, write_record, write_view
from trickkit.games.twenty_eight import NewDeal

BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"


def test_the_layout_of_a_record():
    text = record(f"{BY_EAST} N:AH W:ask W:8C S:QH E:9C E:KC", deal=VOIDS, score="NS:0 EW:-3", rules="deals=4 cot=on")
    assert write_record(position(text)) == (
        '[Format "trickkit 1"]\n[Game "twenty-eight"]\n[Dealer "E"]\n'
        f'[Deal "{deal_in_order(VOIDS)}"]\n[Score "NS:0 EW:-3"]\n[Rules "deals=4 cot=on"]\n\n'
        f"{BY_EAST}\nN:AH W:ask W:8C S:QH E:9C\nE:KC\n"
    )


def deal_in_order(text):
    return str(position(record(deal=text)).deal)


def test_the_game_for_three_on_paper():
    deal = position(record(deal=THREE, dealer="W", rules="three_players=on")).deal
    assert write_deal(deal, "three_players=on") == record(deal=THREE, dealer="W", rules="three_players=on")
    other = THREE.replace("S:", "N:")
    text = record(deal=other, dealer="E", rules="three_players=on", sits="S", score="E:1 W:-2")
    state = position(text)
    assert '[Score "N:0 E:1 W:-2"]' in write_record(state)
    assert '[Sits "S"]' in write_record(state)
    assert parse_record(write_record(state)).state == state


def test_free_spelling():
    free = (
        '[Sits "n"][Rules "three_players=on"] [Game "twenty-eight"] [Dealer "w"] [Deal "'
        'w:K♣ 10h A♥ KS 10d 9s kd 9♦ S:10C AC BD 9C KH AD AS DS e:QC JS QH 9H DD BH 10s bc"]\n'
        "1. s:12 {first} e:pass w:pass ; nobody else\n s:trump=10♣ s:pass s:bd"
    )
    strict = record("S:12 E:pass W:pass S:trump=TC S:pass S:JD", deal=THREE, dealer="W", rules="three_players=on")
    assert parse_record(free).state == position(strict)


def test_all_keys_are_always_there():
    keys = None
    for text in (
        record(),
        record("N:14 W:pass S:pass E:pass N:trump=JC", deal=JACKS),
        record(f"{BY_EAST} N:AH W:ask", deal=VOIDS),
        record(deal=THREE, dealer="W", rules="three_players=on"),
    ):
        data = replay_json(position(text))
        keys = keys or set(data)
        assert set(data) == keys
    assert keys is not None
    assert keys == {
        *("game", "dealer", "tricks", "current", "to_act", "legal", "result", "score", "match_winner"),
        *("phase", "bidder", "bid", "trump", "down", "exposed_at", "points"),
    }


def test_three_players_in_the_json():
    data = replay_json(position(record("S:12", deal=THREE, dealer="W", rules="three_players=on")))
    assert data["score"] == data["points"] == {"E": 0, "S": 0, "W": 0}
    assert set(data["legal"]) == set("NESW")
    assert data["legal"]["N"] == []


# --- views ---------------------------------------------------------------------------------------------------


def deal_of(text):
    return next(line for line in text.splitlines() if line.startswith("[Deal "))


def test_a_view_in_the_auction_holds_four_own_cards():
    text = view_text(position(record("N:14")), "W")
    assert deal_of(text).endswith('W:7H JH AH 9S ? ? ? ?"]')
    assert deal_of(text).count("?") == 28
    assert write_view(seen(text)) == text
    whole = text.replace("7H JH AH 9S ? ? ? ?", "7H JH AH 9S QH TH QS QC")  # somebody wrote what comes later
    assert seen(whole) == seen(text)


def test_a_view_hides_the_trump_from_all_but_the_bidder():
    state = position(record(f"{BY_EAST} N:AH", deal=VOIDS))
    for seat in "NWS":
        assert "E:trump=? " in view_text(state, seat)
    assert "E:trump=9C " in view_text(state, "E")
    for seat in Seat:
        assert seen(view_text(state, seat)) == state.observe(seat)


def test_an_exposed_trump_is_written():
    state = position(record(f"{BY_EAST} N:AH W:ask", deal=VOIDS))
    text = view_text(state, "N")
    assert "E:trump=9C " in text
    assert "E:? ? ? ? ? ? ? 9C" in text  # in hand, and known
    assert seen(text) == state.observe(Seat.NORTH)
    assert seen(text).position.trump == "C"


def test_a_down_card_laid_under_t17e_is_known():
    state = ending(LAST_TRUMP_SUIT, "E:9S N:TS")
    text = view_text(state, "W")
    assert "N:trump=TS" in text
    assert seen(text) == state.observe(Seat.WEST)
    open_question = text.replace("N:trump=TS", "N:trump=?")  # it follows from the count of cards
    assert seen(open_question) == seen(text)


def test_the_last_card_of_the_bidder_is_the_down_card():
    state = ending(LAST_LED, "N:TC W:AD")
    text = view_text(state, "S")
    assert seen(text.replace("N:trump=TC", "N:trump=?")) == state.observe(Seat.SOUTH)


@pytest.mark.parametrize(
    ("acts", "deal", "rules", "dealer"),
    [
        ("N:14 W:pass S:pass E:pass N:trump=JC", JACKS, "", "E"),
        (f"{BY_EAST} N:AH W:ask", VOIDS.replace("8C AD", "7C AD").replace("7C E:", "8C E:"), "", "E"),
        ("N:14 W:pass S:pass E:pass N:trump=JC W:show", STRONG, "blank_hand=on", "E"),
        ("W:12 S:pass E:pass W:trump=9D W:pass W:9C S:JC E:ask", THREE_ALL_TRUMPS, "three_players=on", "E"),
    ],
)
def test_a_view_tells_that_the_cards_are_dealt_again(acts, deal, rules, dealer):
    state = position(record(acts, deal=deal, rules=rules, dealer=dealer))
    for seat in state.position.order:
        text = view_text(state, seat)
        assert write_view(seen(text)) == text
        assert seen(text).outcome() == state.outcome()
        if isinstance(state.outcome(), NewDeal):
            assert seen(text) == state.observe(seat)


VIEW = view_text(position(record(f"{BY_EAST} N:AH W:JD", deal=VOIDS)), "S")
AUCTION_VIEW = view_text(position(record("N:14")), "W")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (VIEW.replace("trump=?", "trump=9C"), "not among the known cards of E"),
        (VIEW.replace("trump=?", "trump=9C").replace("E:? ?", "E:9C ?"), "hidden from S"),
        (VIEW.replace("W:? ?", "W:7S ?"), "has not been played"),
        (VIEW.replace("W:JD", "W:QS"), "not among the known cards of W"),
        (VIEW.replace("W:JD", "W:ask"), "turns the down card up"),
        (VIEW.replace("W:JD", "S:JD"), "W's turn"),
        (VIEW.replace("S:QH JH", "S:? ?"), "sees its own cards"),
        (VIEW.replace("S:QH JH TH KD 8H TD QD 7C", "S:QH JH TH KD ? ? ? ?"), "now S sees all its cards"),
        (VIEW.replace('View "S"', 'View "X"'), "no seat"),
        (AUCTION_VIEW.replace("N:14", "N:13"), "too low"),
        (AUCTION_VIEW + "W:16 S:pass E:pass N:pass W:trump=?", "now W sees all its cards|names? "),
        (view_text(ending(LAST_TRUMP_SUIT, "E:9S N:TS"), "W").replace("E:9S N:TS", "E:9S N:7H"), "not among"),
    ],
)
def test_views_that_cannot_be(text, what):
    with pytest.raises(NotationError, match=what) as caught:
        parse_record(text)
    assert caught.value.at is not None


def test_a_view_where_the_down_card_is_played_against_t17():
    text = view_text(position(record(f"{BY_EAST} N:AH W:JD S:QH E:9C", deal=VOIDS)), "S")
    led = text.replace("N:AH W:JD S:QH E:9C", "N:8D W:JD S:QD E:9C").replace("N:? ? ? ? ? ? ? AH", "N:? ? ? ? ? ? ? 8D")
    assert seen(led).position.trump == "C"
    clubs = text.replace("N:AH W:JD S:QH E:9C", "N:8C W:JD S:7C E:9C").replace(
        "N:? ? ? ? ? ? ? AH", "N:? ? ? ? ? ? ? 8C"
    )
    with pytest.raises(NotationError, match="T17"):
        parse_record(clubs)


def test_a_view_where_the_down_card_is_led_too_early():
    text = view_text(position(record("N:14 W:pass S:pass E:pass N:trump=9D N:pass S:pass N:KS")), "W")
    early = (
        text.replace("N:KS", "N:9D").replace("N:? ? ? ? ? ? ? KS", "N:? ? ? ? ? ? ? 9D").replace("trump=?", "trump=9D")
    )
    with pytest.raises(NotationError, match="T17b"):
        parse_record(early)


# --- errors --------------------------------------------------------------------------------------------------

HEAD = record()
BROKEN = {
    "act": (record("N:14 W:13"), (6, 6), "W:13", "13 is too low; bid at least 15, or pass (T5)"),
    "pass first": (record("N:pass"), (6, 1), "N:pass", "eldest may not pass"),
    "partner": (record("N:14 W:pass S:15"), (6, 13), "S:15", "bid at least 20, or pass (T6)"),
    "no act": (record("N:fold"), (6, 1), "N:fold", "no act of Twenty-eight"),
    "act of Latinern": (record("N:leak"), (6, 1), "N:leak", "no act of Twenty-eight"),
    "hidden trump": (record("N:14 W:pass S:pass E:pass N:trump=?"), (6, 27), "N:trump=?", "name it behind trump="),
    "raise": (record("N:14 W:pass S:pass E:pass N:trump=7D N:raise=20"), (6, 38), "N:raise=20", "at least 24"),
    "after the end": (
        record("N:14 W:pass S:pass E:pass N:trump=JC N:pass", deal=JACKS),
        (6, 38),
        "N:pass",
        "the deal is over",
    ),
    "wins": (record(f"{BY_EAST} N:AH W:JD S:QH E:AS N:wins", deal=VOIDS), (6, 91), "N:wins", "no act"),
    "five cards": (record(deal="N:9D AD 7D 9H AS E:QD"), (4, 8), "N:9D", "exactly 8"),
    "card twice": (record(deal=MIXED.replace("AD", "9D")), (4, 13), "9D", "dealt twice"),
    "score": (record(score="NS:x"), (5, 9), "NS:x", "no score; write NS:8 EW:6"),
    "score of a seat": (record(score="N:1"), (5, 9), "N:1", "no score"),
    "score at six": (record(score="EW:-6", rules="sixes=on"), (5, 9), "EW:-6", "the match is over"),
    "score at the target": (record(score="EW:7", rules="target=7"), (5, 9), "EW:7", "the match is over"),
    "key of Latinern": (record(rules="open_tricks=all"), (5, 9), "open_tricks=all", "no setting of Twenty-eight"),
    "key of Twenty-eight": (
        HEAD.replace("twenty-eight", "latinern").replace('"]\n', '"]\n[Rules "cot=on"]\n', 1),
        (2, 9),
        "cot=on",
        "no setting of Latinern",
    ),
    "sits": (record(sits="N"), (5, 8), "N", "write three_players=on"),
    "empty dealer": (record(deal=THREE, dealer="N", rules="three_players=on"), (3, 10), "N", "is the empty seat"),
    "empty viewer": (
        record(deal=THREE, dealer="W", rules="three_players=on", view="N"),
        (6, 8),
        "N",
        "is the empty seat",
    ),
    "hand for the empty seat": (record(rules="three_players=on"), (4, 8), "N:9D", "nobody sits there"),
    "seven": (
        record(deal=THREE.replace("9S", "7S"), dealer="W", rules="three_players=on"),
        (4, 77),
        "7S",
        "not in this deck of 24",
    ),
    "score of sides": (
        record(deal=THREE, dealer="W", rules="three_players=on", score="NS:1"),
        (5, 9),
        "NS:1",
        "no score; write E:8 S:6 W:3",
    ),
    "no dealer": (HEAD.replace('[Dealer "E"]\n', ""), (1, 1), "Dealer", 'no [Dealer "…"]'),
    "no deal": ('[Game "twenty-eight"] [Dealer "E"]', (1, 1), "Deal", 'no [Deal "…"]'),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_records_are_refused_with_their_place(name):
    text, place, offending, message = BROKEN[name]
    with pytest.raises(NotationError) as caught:
        list(parse_records(text))
    assert (caught.value.at, caught.value.text) == (place, offending)
    assert message in str(caught.value)


def test_records_of_both_games_in_one_file():
    latinern = (
        '[Game "latinern"] [Dealer "W"] [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]'
    )
    found = [
        item.state.game.name for item in parse_records(record("N:14") + latinern + "\nN:9D\n" + record()) if item.state
    ]
    assert found == ["twenty-eight", "latinern", "twenty-eight"]


def test_a_match_of_two_games_is_none():
    one = record("N:14 W:pass S:pass E:pass N:trump=JC", deal=JACKS).replace("\n\n", '\n[Match "m"]\n[Round "1"]\n\n')
    two = (
        '[Game "latinern"] [Dealer "E"] [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]'
        '[Match "m"][Round "1"]'
    )
    with pytest.raises(NotationError, match="is a match of twenty-eight"):
        list(parse_records(one + two))


def test_another_empty_seat_in_a_match():
    acts = "W:12 S:pass E:pass W:trump=9D W:pass W:9C S:JC E:ask"
    one = record(acts, deal=THREE_ALL_TRUMPS, dealer="E", rules="three_players=on")
    two = record(deal=THREE.replace("S:", "N:"), dealer="E", rules="three_players=on", sits="S")
    texts = [text.replace('"]\n', '"]\n[Match "m"]\n[Round "1"]\n', 1) for text in (one, two)]
    with pytest.raises(NotationError, match="another seat is empty"):
        list(parse_records("".join(texts)))


def test_a_state_goes_on_after_reading():
    state = position(record(f"{BY_EAST} N:AH", deal=VOIDS))
    assert after(state, "W:ask").position.trump == "C"
