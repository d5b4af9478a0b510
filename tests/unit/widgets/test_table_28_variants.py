"""What the variants of Twenty-eight add to the table: words out of turn, three players."""

from __future__ import annotations

import pytest

from tests.texts_28 import ONE_CLUB, STRONG, THREE, THREE_ALL_TRUMPS, record
from tests.unit.widgets.front import buttons, click, error, inside, on_felt, playable, says, table_at, view
from trickkit import NotationError, PlayerScore, Seat
from trickkit.coach import greedy, speak
from trickkit.games.twenty_eight import Accept, Concede, PlayOn, Show, TwentyEightObservation
from trickkit.table import Action
from trickkit.widgets import Table
from trickkit.widgets.pictures import flat
from trickkit.widgets.session import TwentyEightSession

BY_NORTH = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass"
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=7C E:pass W:pass"
TWO_TRICKS = "N:JD W:7S S:TD E:7D N:9D W:8S S:AD E:8D"


def words(table: Table) -> list[str]:
    """List the words that can be said out of turn."""
    return [button["act"] for button in (view(table)["offer"] or {"buttons": []})["buttons"]]


def session_of(table: Table) -> TwentyEightSession:
    session = table._session
    assert isinstance(session, TwentyEightSession)
    return session


def speaks(table: Table, *acts: type[Action]) -> Table:
    """Let every bot say these words as soon as it may."""

    def word(seen: TwentyEightObservation) -> Action | None:
        return next((act for act in seen.legal_actions() if isinstance(act, acts)), None)

    session_of(table).speak = word
    table.publish()
    return table


# ---------------------------------------------------------------------- conceding


def test_V1_the_learner_concedes_and_a_bot_answers():
    text = record(f"{BY_NORTH} {TWO_TRICKS}", deal=STRONG, rules="cot=on")
    table = table_at(text, seat="W", held=True, acts="N:accept")
    assert words(table) == ["concede"]
    assert view(table)["offer"]["open"] is False
    click(table, act="concede")
    assert words(table) == []
    assert view(table)["auto"] is True
    click(table, do="next")
    assert view(table)["result"]
    assert buttons(table) == ["again", "review"]


@pytest.mark.parametrize(("answer", "over"), [("accept", True), ("play-on", False)])
def test_V1_a_bot_concedes_and_the_learner_answers(answer, over):
    table = table_at(record(f"{BY_NORTH} {TWO_TRICKS}", deal=STRONG, rules="cot=on"), seat="S", held=True)
    speaks(table, Concede)
    assert view(table)["auto"] is True  # a word does not wait until the trick is cleared
    click(table, do="next")
    now = view(table)
    assert words(table) == ["accept", "play-on"]
    assert now["offer"]["open"] is True
    assert now["auto"] is False  # nobody answers for the learner, not even the partner
    assert playable(table) == []
    assert [card["barred"] for card in now["hand"]["cards"]] == [None] * 6
    before = inside(table)
    click(table, do="next")
    assert inside(table) == before
    click(table, act=answer)
    assert bool(view(table)["result"]) is over
    assert words(table) == []
    assert view(table)["auto"] is not over


def test_V1_no_bot_concedes_for_the_learners_side():
    table = table_at(record(f"{BY_NORTH} {TWO_TRICKS}", deal=STRONG, rules="cot=on"), seat="E", held=True)
    speaks(table, Concede)
    assert view(table)["auto"] is False
    assert buttons(table) == ["next"]


def test_V1_bots_answer_each_other_by_the_rules_of_thumb():
    table = table_at(record(f"{BY_NORTH} {TWO_TRICKS}", deal=STRONG, rules="cot=on"), seat="E")
    table._session.bots = dict.fromkeys(table._session.bots, greedy)
    click(table, act="concede")
    click(table, do="next")
    last = [event for event in table._session.state.events if isinstance(event, Accept | PlayOn)]
    assert len(last) == 1
    assert last[0].seat in {Seat.NORTH, Seat.SOUTH}


# ---------------------------------------------------------------------- thani


def test_V2_before_a_bot_leads_the_learner_may_play_alone():
    table = table_at(record(BY_EAST, deal=ONE_CLUB, rules="thani=on"), seat="E", acts="N:JD")
    now = view(table)
    assert words(table) == ["thani"]
    assert now["auto"] is False
    assert now["buttons"][0]["label"] == "First trick"
    assert "+4" in now["offer"]["note"]
    click(table, act="thani")
    now = view(table)
    assert playable(table) == ["KH", "QH", "8H", "KD", "QD", "8D", "7D"]
    assert next(seat for seat in now["seats"] if seat["seat"] == "W")["plain"] == ["cards put away"]
    assert [row["need"] for row in now["points"]["rows"]] == [None, None]


def test_V2_or_lets_the_first_trick_begin():
    table = table_at(record(BY_EAST, deal=ONE_CLUB, rules="thani=on"), seat="E", acts="N:JD")
    click(table, do="next")
    assert on_felt(table) == "N:JD"
    assert words(table) == []


def test_V2_a_bot_plays_alone_and_the_learner_looks_on():
    table = table_at(record(BY_NORTH, deal=STRONG, rules="thani=on"), seat="S", acts="N:thani")
    click(table, do="next")
    table._session.bots = dict.fromkeys(table._session.bots, greedy)
    assert (len(view(table)["hand"]["cards"]), playable(table)) == (8, [])
    for _ in range(60):
        if view(table)["result"]:
            break
        click(table, do="next")
        assert error(table) == ""
    assert view(table)["result"]


# ---------------------------------------------------------------------- a blank hand


def test_V3_the_learner_shows_a_blank_hand():
    table = table_at(record(BY_NORTH, deal=STRONG, rules="blank_hand=on"), seat="W", acts="N:JD")
    assert words(table) == ["show"]
    assert view(table)["auto"] is False
    assert buttons(table) == ["next"]
    click(table, act="show")
    assert view(table)["buttons"][0]["label"] == "Deal again"
    assert says(table)


def test_V3_a_bot_shows_its_blank_hand_at_once():
    table = table_at(record(BY_NORTH.removesuffix(" S:pass"), deal=STRONG, rules="blank_hand=on"), seat="S")
    assert view(table)["auto"] is False
    session_of(table).speak = speak
    table.publish()
    assert view(table)["auto"] is True
    click(table, do="next")
    shown = {seat["seat"]: seat["open"] for seat in view(table)["seats"]}
    assert len(shown["W"]) == 8
    assert shown["E"] is None
    assert any(isinstance(event, Show) for event in table._session.state.events)


def test_words_out_of_turn_are_undone_too():
    table = table_at(record(BY_NORTH, deal=STRONG, rules="blank_hand=on"), seat="W")
    before = inside(table)
    click(table, act="show")
    click(table, do="undo")
    assert inside(table) == before
    assert words(table) == ["show"]


def test_bots_of_ones_own_say_nothing_out_of_turn():
    table = Table(1, game="twenty-eight", rules="blank_hand=on", bot=greedy)
    session = session_of(table)
    assert session.speak(session.state.observe(Seat.SOUTH)) is None


# ---------------------------------------------------------------------- three players


def three(acts: str = "", *, deal: str = THREE, dealer: str = "W", rules: str = "", seat: str = "S") -> Table:
    text = record(acts, deal=deal, dealer=dealer, rules=f"{rules} three_players=on".strip())
    return table_at(text, seat=seat)


def test_V6_three_seats_and_two_passes():
    table = three("S:12 E:pass W:13")
    now = view(table)
    assert [seat["seat"] for seat in now["seats"]] == ["E", "S", "W"]
    assert [seat["seat"] for seat in now["calls"]["seats"]] == ["S", "E", "W"]
    assert "two" in now["calls"]["note"]
    assert now["auction"]["bands"][0]["bids"][0]["n"] == 12
    assert now["facts"][-1]["value"] == ["East 0, you 0, West 0"]


def test_V6_the_bidder_against_the_others():
    table = three("S:12 E:pass W:pass S:trump=TC S:pass", seat="E")
    assert [row["name"] for row in view(table)["points"]["rows"]] == ["South", "You and West"]
    mine = three("S:12 E:pass W:pass S:trump=TC S:pass", seat="S")
    assert [row["name"] for row in view(mine)["points"]["rows"]] == ["You", "East and West"]
    assert view(mine)["sub"] == "Trick 1, you play first"
    third = three("S:12 E:pass W:pass S:trump=TC S:pass S:JD E:QD", seat="W")
    assert view(third)["sub"] == "Trick 1, you play last"
    assert len(view(third)["trick"]) == 2


def test_V6_the_other_two_concede_for_each_other():
    acts = "W:12 S:pass E:pass W:trump=9D W:pass W:9C S:QC E:KH"
    table = three(acts, deal=THREE_ALL_TRUMPS, dealer="E", rules="cot=on", seat="S")
    speaks(table, Concede)
    assert view(table)["auto"] is True  # West leads; East does not concede for South
    assert table._session.bot_to_act is Seat.WEST
    bidder = three(acts.replace("S:QC", "S:JC"), deal=THREE_ALL_TRUMPS, dealer="E", rules="cot=on", seat="S")
    speaks(bidder, Concede)
    click(bidder, do="next")
    assert words(bidder) == ["accept", "play-on"]


@pytest.mark.parametrize(("seat", "empty", "dealer"), [("S", "N", "W"), ("N", "S", "N"), ("W", "E", "N")])
def test_V6_nobody_sits_opposite_the_learner(seat, empty, dealer):
    table = Table(4, game="twenty-eight", rules="three_players=on", seat=seat, score=f"{seat}:3")
    state = table._session.state
    assert (state.deal.dealer, empty in {other["seat"] for other in view(table)["seats"]}) == (dealer, False)
    score = state.position.score
    assert isinstance(score, PlayerScore)
    assert score[Seat(seat)] == 3
    assert empty not in {Seat(team) for team in score.teams}
    with pytest.raises(NotationError, match="nobody sits"):
        Table(4, game="twenty-eight", rules="three_players=on", seat=seat, dealer=empty)


def test_V6_the_picture_has_three_seats():
    table = three("S:12 E:pass W:pass S:trump=TC S:pass", seat="E")
    text = table._repr_mimebundle_()[0]["text/plain"]
    assert "North" not in text
    assert "hidden trump" in text


# ---------------------------------------------------------------------- jacks kept


def test_V4_a_jack_that_is_kept_says_so():
    deal = "N:AH 9H TS 8S KH 7H 7D 8D W:JD AC QS 8C AD KS 9D 7S S:QH JH TH KD 8H TD QD 7C E:9C 9S JC AS KC QC TC JS"
    acts = "N:14 W:pass S:20 E:pass N:pass W:pass S:trump=KD S:pass N:pass N:AH"
    table = table_at(record(acts, deal=deal, rules="keep_jacks=on"), seat="W")
    barred = {card["card"]: card["barred"] for card in view(table)["hand"]["cards"] if card["barred"]}
    assert list(barred) == ["JD"]
    click(table, act="JD")
    assert flat(view(table)["error"], signs=True) == barred["JD"]
