"""The score sheet: of the records of a match, and of a table while it is played."""

from __future__ import annotations

from typing import Any

import pytest

from tests import texts_28
from tests.texts import NS_3_0, record
from tests.unit.record.test_matches import FIRST, SECOND, THIRD, rounds
from tests.unit.widgets.front import click, error, view
from trickkit import NotationError, Seat, parse_records, write_view
from trickkit.explain.latinern import outcome
from trickkit.games.latinern import Outcome
from trickkit.i18n import Words, plain
from trickkit.table import Score as Points
from trickkit.widgets import Score, Table
from trickkit.widgets.pictures import flat

MATCH = rounds(FIRST, SECOND, THIRD)


def finish(table: Table, deals: int) -> None:
    """Play to the end of some deals: the learner does the first act that may be done."""
    session: Any = table._session
    while deals:
        if session.state.outcome() is not None:
            deals -= 1
            if deals:
                session.next_round()
        elif session.bot_to_act is not None and not session.waits:
            session.next()
        else:
            session.act(min(session.state.legal_actions(session.seat), key=str))
    table.publish()


def row(sheet: dict[str, Any], number: int) -> tuple[str, list[tuple[str, str]]]:
    found = sheet["rows"][number]
    return found["n"], [(cell["gain"], cell["n"]) for cell in found["cells"]]


def test_the_rounds_of_a_match_with_their_sentences():
    sheet = Score(MATCH, seat="S").view
    assert [row(sheet, n) for n in range(2)] == [("1", [("+2", "10"), ("", "6")]), ("2", [("", "10"), ("+2", "8")])]
    assert [flat(each["say"]) for each in sheet["rows"]] == [
        plain(outcome(result, Points(), Words(), Seat.SOUTH)[0])
        for result in (r.state.outcome() for r in parse_records(MATCH) if r.state)
        if isinstance(result, Outcome)
    ]
    assert [each["dealer"] for each in sheet["rows"]] == ["West dealt", "North dealt"]
    assert [(team["name"], team["n"]) for team in sheet["teams"]] == [("You and North", 10), ("East and West", 8)]
    assert (sheet["sub"], sheet["say"]) == ("Match to 12", [])


def test_who_may_not_ask_any_more_is_said():
    assert [flat(note) for note in Score(MATCH, seat="S").view["notes"]] == [
        "You have 10 points and may not ask any more."
    ]
    assert [flat(note) for note in Score(MATCH, seat="E", lang="de").view["notes"]] == [
        "Nord und Süd haben 10 Punkte und dürfen nicht mehr fragen."
    ]
    both = Score(record(score="NS:9 EW:11")).view
    notes = [flat(note)[:28] for note in both["notes"]]
    assert notes == ["North and South have 9 point", "East and West have 11 points"]
    assert [team["marks"] for team in both["teams"]] == [[9], [9]]
    assert Score(record(score="NS:8 EW:8")).view["notes"] == []
    assert Score(record(score="NS:2", rules="target=8")).view["teams"][0]["marks"] == []


def test_the_readers_side_comes_first():
    sheet = Score(MATCH, seat="E").view
    assert [team["name"] for team in sheet["teams"]] == ["You and West", "North and South"]
    assert row(sheet, 0) == ("1", [("", "6"), ("+2", "10")])
    assert [team["name"] for team in Score(MATCH).view["teams"]] == ["North and South", "East and West"]


def test_view_records_tell_the_same():
    texts = [
        write_view(r.state.observe(Seat.EAST), {"Match": "Tuesday", "Round": str(number)})
        for number, r in enumerate(parse_records(rounds(FIRST, SECOND)), start=1)
        if r.state
    ]
    assert Score("".join(texts), seat="E").view["rows"] == Score(MATCH, seat="E").view["rows"]


def test_a_match_that_is_over_says_so():
    sheet = Score(record(NS_3_0, score="NS:10 EW:9"), seat="S").view
    assert flat(sheet["say"]) == "You win the match, 12 : 9."
    assert sheet["notes"] == []
    assert [team["leads"] for team in sheet["teams"]] == [True, False]


def test_nothing_is_over_yet():
    assert flat(Score(record()).view["say"]) == "No round is over yet."
    assert flat(Score(texts_28.record(), lang="de").view["say"]) == "Noch ist kein Spiel zu Ende."


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no record"),
        (rounds(FIRST) + rounds(FIRST, name="Club"), "not of one match"),
        (record(NS_3_0) + record(), "not of one match"),
    ],
)
def test_what_is_no_match_is_refused(text, says):
    with pytest.raises(NotationError, match=says):
        Score(text)


def test_a_source_is_a_table_or_a_text():
    with pytest.raises(TypeError, match="not of list"):
        Score([])  # type: ignore[arg-type] # that is the test


@pytest.mark.parametrize("game", ["latinern", "twenty-eight"])
def test_a_sheet_follows_its_table(game):
    table = Table(3, game=game)
    sheet = Score(table)
    assert view(sheet)["rows"] == []
    finish(table, 4)
    now = view(sheet)
    assert len(now["rows"]) == 4
    assert now["teams"][0]["name"] == "You and North"
    for place, team in enumerate(now["teams"]):
        assert team["text"] == now["rows"][-1]["cells"][place]["n"]
        assert team["from"] <= team["n"] <= team["to"]
    table.lang, table.deck, table.four_color = "de", "german", True
    assert (sheet.lang, sheet.deck, sheet.four_color) == ("de", "german", True)
    assert view(sheet)["teams"][0]["name"] == "Du und Nord"
    assert view(sheet)["more"] is None


def test_a_sheet_is_not_drawn_again_for_a_card():
    table = Table(3)
    sheet = Score(table)
    rev = view(sheet)["rev"]
    while not table.view["hand"]["cards"][0]["act"]:
        table.next()
    assert view(sheet)["rev"] == rev


def test_a_match_that_is_taken_up_again_goes_on_counting():
    table = Table(3)
    finish(table, 2)
    click(table, do="again")
    session: Any = table._session
    session.finished = []  # what a kernel that was restarted does not know any more
    sheet = Score(table)
    finish(table, 1)
    assert [each["n"] for each in view(sheet)["rows"]] == ["3"]


def test_a_sheet_may_keep_a_language_of_its_own():
    table = Table(3)
    sheet = Score(table, lang="de")
    table.lang = "en"
    assert sheet.lang == "de"


def test_undo_takes_a_round_back():
    table = Table(3)
    sheet = Score(table)
    finish(table, 1)
    assert len(view(sheet)["rows"]) == 1
    click(table, do="undo")
    assert error(table) == ""
    assert view(sheet)["rows"] == []


def test_a_new_match_begins_a_new_sheet():
    table = Table(3, rules="target=2")
    sheet = Score(table)
    finish(table, 1)
    assert "win the match" in flat(view(sheet)["say"])
    click(table, do="again")
    assert (view(sheet)["rows"], [team["n"] for team in view(sheet)["teams"]]) == ([], [0, 0])


def test_a_table_has_one_sheet_that_follows():
    """A cell that is run again leaves nothing behind."""
    table = Table(3)
    first = Score(table)
    second = Score(table)
    before = view(first)["rev"]
    finish(table, 1)
    assert view(first)["rev"] == before
    assert len(view(second)["rows"]) == 1


def test_what_is_on_the_table_does_not_show():
    """As long as a round is on, the sheet is the same whatever the cards are."""
    tables = [Table(seed, game=game, dealer="S") for game in ("latinern", "twenty-eight") for seed in (1, 2)]
    for one, other in (tables[:2], tables[2:]):
        assert Score(one).view == Score(other).view
        assert Score(one).picture() == Score(other).picture()


def test_a_deal_that_does_not_count_has_no_number():
    acts = "N:14 W:pass S:pass E:pass N:trump=JC"
    text = texts_28.record(acts, deal=texts_28.JACKS)
    sheet = Score(text, seat="S").view
    assert row(sheet, 0) == ("not counted", [("", "0"), ("", "0")])
    assert sheet["teams"][0]["text"] == "0"


def test_three_players_have_three_columns():
    table = Table(5, game="twenty-eight", rules="three_players=on")
    sheet = Score(table)
    finish(table, 2)
    now = view(sheet)
    assert now["teams"][0]["name"] == "You"
    assert len(now["teams"]) == 3
    assert all(len(each["cells"]) == 3 for each in now["rows"])


def test_totals_of_twenty_eight_go_both_ways():
    table = Table(5, game="twenty-eight", score="NS:-3 EW:2")
    first = view(Score(table))["teams"][0]
    assert (first["text"], first["from"], first["to"], first["marks"]) == ("−3", -6, 6, [0])
    assert view(Score(Table(5, game="twenty-eight", rules="sixes=on")))["sub"] == "Match to six"
    assert view(Score(Table(5, game="twenty-eight", score="NS:-9 EW:8")))["teams"][0]["from"] == -9


def test_the_static_picture_says_the_same():
    picture = Score(MATCH, seat="S").picture()
    assert "You and North: 10 of 12" in picture.alt
    assert "because" not in picture.title
    assert all(flat(each["say"]) in picture.alt for each in Score(MATCH, seat="S").view["rows"])
