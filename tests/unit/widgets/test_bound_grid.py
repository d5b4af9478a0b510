"""The board of pairs at a table or of a record: each cross is answered, and nothing is told that was not asked."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.subjects import SUBJECTS, random_round
from tests.texts import EW_3_0, NS_3_0, NS_3_2, position, record
from tests.unit.widgets.front import click, error, scripted, table_at, table_of, view
from trickkit import NotationError, Seat, TrickkitError, write_view
from trickkit.course import open_lesson
from trickkit.deduction import as_played, deduce
from trickkit.explain.eliminated import eliminated_pair
from trickkit.i18n import Words
from trickkit.widgets import Grid, Guided, Move, Replay
from trickkit.widgets.grid import PAIRS, pair_of
from trickkit.widgets.notes import Checked
from trickkit.widgets.pictures import flat

ONE = "N:7H E:7C S:JH W:TD"
"""West wins with the first Schlag, a ten."""
TWO = f"{ONE} W:KH N:9D E:9C S:KD"
"""East wins with the highest trump."""


def places(grid: Grid, *status: str) -> list[str]:
    return [cell["key"] for cell in view(grid)["cells"] if cell["status"] in status]


def said(grid: Grid) -> str:
    proof = view(grid)["proof"]
    return f"{proof['head']}: {flat(proof['text'], signs=True)}" if proof else ""


def test_a_right_cross_is_answered_with_its_proof():
    grid = Grid(table_at(record(ONE), held=True))
    click(grid, do="mark", key="7C")
    assert places(grid, "right") == ["7C"]
    assert said(grid) == (
        "Not possible: Under clubs/7, East's 7♣ would have won trick 1 as the Hauptschlag. West won it with 10♦."
    )
    assert [card["card"] for card in view(grid)["proof"]["cards"]] == ["7H", "7C", "JH", "TD"]
    assert [card["card"] for card in view(grid)["proof"]["cards"] if card.get("would")] == ["7C"]
    click(grid, do="mark", key="7C")
    assert places(grid, "right", "cross") == []
    assert view(grid)["proof"] is None


def test_a_cross_too_early_is_answered_with_a_way_it_could_be():
    grid = Grid(table_at(record(ONE), held=True))
    click(grid, do="mark", key="TC")
    assert places(grid, "wrong") == ["TC"]
    assert said(grid) == (
        "Still possible: Clubs/10 still fits: with 8♣ as West's bottom card and 10♣ as North's, "
        "every trick would have gone as it did."
    )
    assert view(grid)["proof"]["chance"] is None


def test_a_check_counts_what_is_right_wrong_and_missing():
    grid = Grid(table_at(record(TWO), held=True))
    assert view(grid)["buttons"][0].get("disabled") == ""
    for pair in ("7C", "8C", "TC"):
        click(grid, do="mark", key=pair)
    click(grid, do="check-all")
    verdict = view(grid)["verdict"]
    assert not verdict["right"]
    assert flat(verdict["title"]) == "2 crosses are right."
    assert flat(verdict["text"]) == "One is not proved: it is still possible. 29 more can be ruled out."
    click(grid, do="mark", key="TC")
    assert view(grid)["verdict"] is None
    for rank in "789JQKA":
        click(grid, do="row", key=rank)
    grid.mark("TD")
    assert grid.check() == Checked(29, 0, 2)
    grid.show()
    assert grid.check() == Checked(29, 0, 0)
    assert view(grid)["verdict"]["right"]
    assert flat(view(grid)["verdict"]["text"]) == "Nothing is missing: whatever is left is possible."


def test_a_line_is_answered_by_numbers_and_cleared_without_a_word():
    grid = Grid(table_at(record(TWO), held=True))
    click(grid, do="row", key="T")
    assert flat(view(grid)["verdict"]["title"]) == "3 crosses are right."
    assert flat(view(grid)["verdict"]["text"]) == "One is not proved: it is still possible."
    click(grid, do="row", key="T")
    assert view(grid)["verdict"] is None
    assert grid.marks == {}


def test_what_is_excluded_is_shown_and_hidden_on_demand():
    grid = Grid(table_at(record(ONE), held=True))
    assert places(grid, "out", "chance") == []
    click(grid, do="show")
    found = deduce(position(record(ONE)).observe(Seat.SOUTH))
    assert sorted(places(grid, "out")) == sorted(str(out.pair.hauptschlag) for out in found.eliminated)
    assert view(grid)["sub"] == "9 of 32 pairs left"
    assert [tool["pressed"] for tool in view(grid)["tools"]] == [True, False]
    click(grid, do="chances")
    assert sorted(places(grid, "chance")) == sorted(str(one.pair.hauptschlag) for one in found.possible)
    click(grid, do="chances")
    assert places(grid, "chance") == []
    click(grid, do="chances")
    click(grid, do="show")
    assert places(grid, "out", "chance") == []
    click(grid, do="chances")
    assert len(places(grid, "out")) == 23


def test_chances_are_fractions_and_percent():
    grid = Grid(table_at(record(ONE), held=True))
    grid.chances()
    assert str(grid.look("TC")).startswith("Clubs/10 still fits")
    found = deduce(position(record(ONE)).observe(Seat.SOUTH)).probability(pair_of("TC"))
    assert flat(view(grid)["proof"]["chance"]) == f"Its chance is {found}, that is {float(100 * found):.1f} %."
    total = sum(cell["chance"]["share"] for cell in view(grid)["cells"] if cell["chance"])
    assert total == pytest.approx(1)
    grid.chances(on=False)
    assert view(grid)["proof"] is None


def test_what_a_new_trick_excludes_is_offered_and_not_forced():
    table = table_at(record(ONE), acts="W:KH N:9D E:9C", held=True)
    grid = Grid(table)
    grid.chances()
    assert view(grid)["news"] is None
    for _ in range(3):
        table.next()
    assert places(grid, "chance")
    table.act("KD")
    assert view(grid)["news"]["button"]["do"] == "show"
    assert flat(view(grid)["news"]["text"]) == "Trick 2 rules out 8 more."
    assert places(grid, "chance") == []  # chances would tell
    assert len(places(grid, "out")) == 23
    assert [tool["pressed"] for tool in view(grid)["tools"]] == [False, False]
    grid.mark(next(pair for pair in places(grid, "open") if pair != "TC"))
    assert flat(view(grid)["news"]["text"]) == "Trick 2 rules out 7 more."
    click(grid, do="show")
    assert view(grid)["news"] is None
    assert len(places(grid, "out")) == 30


def test_marks_survive_a_trick_and_what_was_said_to_them_holds_only_as_long_as_it_is_true():
    table = table_at(record(ONE), acts="W:KH N:9D E:9C", held=True)
    grid = Grid(table)
    grid.mark("TD")
    grid.mark("7C")
    assert (places(grid, "right"), places(grid, "wrong")) == (["7C"], ["TD"])
    for _ in range(3):
        table.next()
    table.act("KD")
    assert (places(grid, "right"), places(grid, "wrong"), places(grid, "cross")) == (["7C"], [], ["TD"])
    grid.check()
    assert places(grid, "right") == ["7C", "TD"]
    table._session.undo()
    table.publish()
    assert (places(grid, "right"), places(grid, "cross")) == (["7C"], ["TD"])
    assert grid.marks == {"TD": "cross", "7C": "cross"}


def test_a_new_round_begins_with_a_clean_board():
    table = table_at(record(EW_3_0))
    grid = Grid(table)
    grid.mark("7C")
    grid.show()
    click(table, do="again")
    assert grid.marks == {}
    assert places(grid, "open") == list(PAIRS)
    assert not view(grid)["tools"][0]["pressed"]


def test_after_the_round_it_says_what_it_was_and_still_answers_from_what_was_played():
    table = table_at(record(EW_3_0))
    grid = Grid(table)
    assert flat(view(grid)["news"]["text"]) == "Trump was clubs, and the Schlag 10."
    found = deduce(as_played(position(record(EW_3_0)).observe(Seat.SOUTH)))
    grid.show()
    assert len(places(grid, "out")) == len(found.eliminated)
    assert Grid(table_at(record(EW_3_0), seat="N")).view["news"] is None


def test_a_knower_has_one_pair():
    grid = Grid(table_at(record(ONE), seat="N", held=True))
    grid.show()
    assert places(grid, "open") == ["TC"]
    assert str(grid.mark("TC")) == "You were shown the bottom cards, A♣ and 10♣: it is clubs/10."
    assert "you know that it is not" in str(grid.mark("7C"))
    assert [cell["out"] for cell in view(grid)["cells"] if cell["key"] == "7C"] == [0]
    assert "by the cards you have seen" in next(c["label"] for c in view(grid)["cells"] if c["key"] == "7C")


def test_nothing_is_told_of_a_place_that_nobody_asked_about():
    table = table_at(record(ONE), held=True)
    grid = Grid(table)
    grid.mark("8C")
    for pair in PAIRS:
        if pair != "8C":
            click(grid, do="look", key=pair)
            assert (view(grid)["proof"], view(grid)["selected"], view(table)["marked"]) == (None, None, None)
            assert error(grid) == ""
    assert grid.look("9C") is None
    assert all(cell["out"] is None and cell["chance"] is None for cell in view(grid)["cells"] if cell["key"] != "8C")


def test_the_table_frames_the_card_that_would_have_won_until_it_goes_on():
    table = table_at(record(ONE), acts="W:KH", held=True)
    grid = Grid(table)
    grid.mark("7C")
    framed = view(table)["marked"]
    assert framed["cards"] == [{"card": "7C", "look": "would"}]
    assert flat(framed["text"], signs=True).startswith("Under clubs/7, East's 7♣ would have won trick 1")
    table.lang = "de"
    assert flat(view(table)["marked"]["text"], signs=True).startswith("Bei Kreuz/7 hätte Ost Stich 1 gemacht")
    rev = view(table)["rev"]
    grid.look("7C")  # it is framed already
    assert view(table)["rev"] == rev
    grid.mark("TC")  # still possible: nothing is framed
    assert view(table)["marked"] is None
    grid.look("7C")
    table.next()
    assert view(table)["marked"] is None
    assert view(grid)["proof"] is None
    table._session.state = position(record(ONE))  # as *undo* does
    table.publish()
    assert view(table)["marked"] is None


def test_a_proof_from_counting_frames_no_card():
    table = table_at(record(ONE), seat="N", held=True)
    grid = Grid(table)
    grid.mark("7C")
    assert view(table)["marked"]["cards"] == []
    assert view(grid)["proof"]["cards"] == []


def test_a_trick_turned_face_down_is_not_laid_out_again():
    """L14: its proof is a sentence, at the board and at the table."""
    for rules, open_to in (("", []), ("open_tricks=all", ["7H", "7C", "JH", "TD"])):
        table = table_at(record(TWO, rules=rules), held=True)
        grid = Grid(table)
        grid.mark("7C")
        assert [card["card"] for card in view(grid)["proof"]["cards"]] == open_to
        shown = [c["card"] for panel in (view(table)["last"], *view(table)["earlier"]) if panel for c in panel["cards"]]
        assert ("7C" in shown) is bool(open_to)


def test_undo_and_clear_at_the_board():
    grid = Grid(table_at(record(ONE), held=True))
    grid.mark("7C")
    grid.mark("8C")
    click(grid, do="undo")
    assert grid.marks == {"7C": "cross"}
    click(grid, do="clear")
    assert grid.marks == {}
    click(grid, do="undo")
    assert grid.marks == {"7C": "cross"}
    assert places(grid, "cross") == ["7C"]  # what was said to it has been taken back with it
    click(grid, do="undo")
    click(grid, do="undo")
    assert (grid.marks, error(grid)) == ({}, "")


def test_of_a_record():
    full = Grid(record(ONE), seat="S")
    seen = Grid(write_view(position(record(ONE)).observe(Seat.SOUTH)))
    assert full.mark("7C") == seen.mark("7C")
    assert view(full)["cells"] == view(seen)["cells"]
    assert Grid(write_view(position(record(ONE)).observe(Seat.SOUTH)), seat="S").marks == {}
    with pytest.raises(TrickkitError, match="say whose view"):
        Grid(record(ONE))
    with pytest.raises(TrickkitError, match="the view of S, not of N"):
        Grid(write_view(position(record(ONE)).observe(Seat.SOUTH)), seat="N")
    with pytest.raises(NotationError):
        Grid("9C", seat="S")
    with pytest.raises(NotationError):
        Grid(record(ONE), seat="X")
    with pytest.raises(TypeError, match="seat is a text"):
        Grid(record(ONE), seat=3)  # type: ignore[arg-type]
    with pytest.raises(TrickkitError, match="is no mark"):
        Grid(record(ONE), seat="S", marks={"7C": "ring"})


def test_alone_it_answers_nothing():
    grid = Grid()
    assert grid.mark("7C") is None
    for ask in (grid.check, grid.show, grid.chances, lambda: grid.chances(on=False)):
        with pytest.raises(TrickkitError, match="stands alone"):
            ask()
    click(grid, do="check-all")
    assert "stands alone" in error(grid)
    assert view(grid)["tools"] == []


def test_at_a_replay_each_seat_has_its_own_marks_and_an_open_one_none():
    replay = Replay(record(NS_3_2), seat="S", step=4)
    grid = Grid(replay)
    grid.mark("7C")
    click(replay, do="as", seat="all")
    assert (view(grid)["cells"], view(grid)["sub"]) == ([], "")
    assert "Look from one of the seats" in view(grid)["note"]
    with pytest.raises(TrickkitError, match="nothing to work out yet"):
        grid.mark("7C")
    click(grid, do="mark", key="7C")
    assert "nothing to work out yet" in error(grid)
    click(replay, do="as", seat="E")
    assert grid.marks == {}
    click(replay, do="as", seat="S")
    assert grid.marks == {"7C": "cross"}
    click(replay, do="seek", to=0)
    assert grid.marks == {"7C": "cross"}
    assert places(grid, "cross") == ["7C"]


def test_at_a_level():
    level = open_lesson("00").play("00.1")
    grid = Grid(level)
    grid.show()
    assert {cell["status"] for cell in view(grid)["cells"]} == {"open", "out"}


def test_answers_are_what_the_engine_deduces_in_hundreds_of_views():
    tried, words = 0, Words()
    for k in range(6):
        for state in random_round(SUBJECTS["latinern"], Random(f"grid/{k}")):
            for seat in Seat:
                seen = state.observe(seat)
                found = deduce(as_played(seen))
                grid = Grid(table_of(state, seat=str(seat)))
                proofs = {str(out.pair.hauptschlag): out for out in found.eliminated}
                pair = PAIRS[tried % 32]
                answer = str(grid.mark(pair))
                if pair in proofs:
                    assert answer == str(eliminated_pair(proofs[pair], words, seat))
                else:
                    assert places(grid, "wrong") == [pair]
                assert grid.check() == Checked(pair in proofs, pair not in proofs, len(proofs.keys() - {pair}))
                grid.chances()
                assert set(places(grid, "out", "right")) == proofs.keys()
                shares = {cell["key"]: cell["chance"]["share"] for cell in view(grid)["cells"] if cell["chance"]}
                assert shares == {str(one.pair.hauptschlag): float(one.probability) for one in found.possible}
                tried += 1
    assert tried > 300


def test_the_picture_has_what_is_excluded_too():
    grid = Grid(table_at(record(ONE), held=True))
    plain = grid._repr_mimebundle_()[0]
    grid.show()
    shown = grid._repr_mimebundle_()[0]
    assert plain["text/html"] != shown["text/html"]
    assert shown["text/plain"].count("-") > 20


def test_at_a_guided_hand_it_follows_a_wrong_try_and_back():
    guided = Guided(record(NS_3_0), moves=[Move(("TH",))], bot=scripted("W:AC"))
    grid = Grid(guided)
    while view(guided)["auto"]:
        guided.next()
    grid.mark("7C")
    before = grid.basis.seen
    assert before == guided.sight().view
    guided.act("KD")
    assert not view(guided)["verdict"]["right"]
    assert grid.basis.seen == guided.sight().view != before
    guided.again()
    assert grid.basis.seen == before
    assert grid.marks == {"7C": "cross"}
    assert error(grid) == ""
