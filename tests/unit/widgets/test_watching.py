"""A board follows its table: one of a kind, under the table's lock, and without keeping anything alive."""

from __future__ import annotations

import gc
import weakref
from threading import Thread

import pytest

from tests import texts_28
from tests.texts import record
from tests.unit.widgets.front import click, error, raw, table_at, view
from trickkit import TrickkitError
from trickkit.widgets import Grid, Score, Suits, Table, grid, practise
from trickkit.widgets.base import CardWidget


def marked(grid: Grid) -> dict[str, str]:
    return {cell["key"]: cell["status"] for cell in view(grid)["cells"] if cell["status"] != "open"}


def test_a_board_publishes_after_each_change_of_its_table():
    table = table_at(record("N:7H E:7C S:JH"), acts="W:TD")
    grid = Grid(table)
    rev = view(grid)["rev"]
    assert view(grid)["news"] is None
    table.next()
    assert view(grid)["rev"] > rev
    assert "23" in str(view(grid)["news"])


def test_what_does_not_change_what_was_seen_publishes_nothing():
    table = table_at(record("N:7H E:7C S:JH"))
    grid = Grid(table)
    rev = view(grid)["rev"]
    click(table, act="7C")  # refused: another seat's card
    assert error(table)
    assert view(grid)["rev"] == rev


def test_a_cell_run_again_leaves_one_board_that_follows():
    table = table_at(record("N:7H E:7C S:JH"), acts="W:TD")
    grids = [Grid(table) for _ in range(20)]
    assert len(table._watchers) == 1
    revs = [view(grid)["rev"] for grid in grids]
    table.next()
    changed = [view(grid)["rev"] > rev for grid, rev in zip(grids, revs, strict=True)]
    assert changed == [False] * 19 + [True]
    assert [bool(view(grid)["left"]) for grid in grids] == [True] * 19 + [False]
    click(grids[0], do="mark", key="7C")  # on what it saw last
    assert marked(grids[0]) == {"7C": "cross"} or marked(grids[0]) == {"7C": "wrong"}
    assert view(table)["marked"] is None


class Counting:
    """Follows, and counts how often."""

    kind = "counting"

    def __init__(self) -> None:
        self.times = 0

    def follow(self) -> None:
        self.times += 1

    def left_behind(self) -> None:
        self.times = -1

    def turn_to(self, _widget: CardWidget) -> None:
        self.times = 0


def test_the_table_keeps_nobody_alive():
    table = table_at(record("N:7H E:7C S:JH"))
    one = Counting()
    table.watch(one)
    table.watch(one)  # again: it is not left behind by itself
    table.publish()
    assert one.times == 1
    gone = weakref.ref(one)
    del one
    gc.collect()
    assert gone() is None
    table.publish()


def test_a_closed_board_follows_no_longer():
    table = table_at(record("N:7H E:7C S:JH"))
    one = Grid(table)
    one.close()
    assert table._watchers == {}
    one.close()  # again: nothing happens


def test_a_board_that_is_not_the_one_that_follows_takes_nobody_away_when_closed():
    table = table_at(record("N:7H E:7C S:JH"))
    older, newer = Grid(table), Grid(table)
    older.close()
    assert [ref() for ref in table._watchers.values()] == [newer]


def test_a_board_that_could_not_be_made_can_be_closed():
    with pytest.raises(TypeError, match="a table or the text of a record"):
        Grid(7)  # type: ignore[arg-type]
    gc.collect()


def test_clicks_at_table_and_board_from_two_threads_do_not_wait_for_each_other():
    table = table_at(record("N:7H E:7C S:JH W:TD W:KH N:9D E:9C"))
    grid = Grid(table)
    grid.show()
    places = [cell["key"] for cell in view(grid)["cells"] if cell["status"] == "out"]

    def play() -> None:
        for _ in range(60):
            raw(table, {"act": "KD", "rev": view(table)["rev"]})
            raw(table, {"do": "undo", "rev": view(table)["rev"]})

    def look() -> None:
        for place in places * 3:
            raw(grid, {"do": "look", "key": place, "rev": view(grid)["rev"]})

    threads = [Thread(target=work, daemon=True) for work in (play, look)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
    assert view(grid)["rev"] == grid._rev


def test_a_fault_in_the_board_is_shown_there_and_the_table_plays_on(monkeypatch):
    table = table_at(record("N:7H E:7C S:JH"), acts="W:TD")
    board_of_pairs = Grid(table)

    def fails(_view: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(grid, "deduce", fails)
    table.next()
    assert len(view(table)["trick"]) == 4
    assert error(table) == ""
    assert "boom" in error(board_of_pairs)


def test_a_board_speaks_as_its_table_and_changes_with_it():
    table = table_at(record("N:7H E:7C S:JH"), lang="de", deck="german")
    grid = Grid(table)
    assert (grid.lang, grid.deck, grid.four_color) == ("de", "german", False)
    click(grid, do="set", lang="en")  # its own
    table.publish()
    assert grid.lang == "en"
    table.set(deck="french", four=True)
    assert (grid.lang, grid.deck, grid.four_color) == ("de", "french", True)
    own = Grid(table, lang="en", deck="german", four_color=False)
    assert (own.lang, own.deck, own.four_color) == ("en", "german", False)


def test_what_takes_the_place_of_a_table_is_followed_if_it_is_a_table():
    table, newer = table_at(record("N:7H E:7C S:JH")), Table(1)
    board, sheet = Grid(table), Score(table)
    newer.replace(table)
    assert [ref() for ref in newer._watchers.values()] == [board, sheet]
    assert table._watchers == {}
    newer.set(lang="de")
    assert (board.lang, sheet.lang) == ("de", "de")
    assert view(board)["left"] is None
    practise("who-wins").replace(newer)
    assert view(board)["left"] is not None
    newer.set(lang="en")
    assert (board.lang, sheet.lang) == ("de", "de")


def test_boards_of_two_kinds_follow_one_table_only_where_the_game_fits():
    latinern, twenty_eight = Table(1), table_at(texts_28.record("N:14 W:pass"))
    with pytest.raises(TrickkitError, match="Suits"):
        Grid(twenty_eight)
    with pytest.raises(TrickkitError, match="Grid"):
        Suits(latinern)
    assert latinern._watchers == {} == twenty_eight._watchers
