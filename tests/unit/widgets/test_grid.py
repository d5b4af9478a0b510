"""The board of pairs: it keeps marks, and says nothing about them."""

from __future__ import annotations

import pytest

from tests.unit.widgets.front import click, error, inside, says, view
from trickkit import TrickkitError
from trickkit.widgets import Grid
from trickkit.widgets.grid import PAIRS


def marks(grid: Grid) -> dict[str, str]:
    """Read the marks from the view alone."""
    return {cell["key"]: cell["mark"] for cell in view(grid)["cells"] if cell["mark"]}


def disabled(grid: Grid) -> list[str]:
    return [button["do"] for button in view(grid)["buttons"] if button["disabled"] is not None]


def test_eight_rows_and_four_columns():
    grid = Grid()
    assert "".join(row["key"] for row in view(grid)["rows"]) == "789TJQKA"
    assert "".join(col["key"] for col in view(grid)["cols"]) == "CDHS"
    assert [cell["key"] for cell in view(grid)["cells"]] == [f"{rank}{suit}" for rank in "789TJQKA" for suit in "CDHS"]
    assert marks(grid) == {}
    assert disabled(grid) == ["undo", "clear"]


def test_a_mark_goes_from_open_to_cross_to_ring_to_open():
    grid = Grid()
    assert [click(grid, do="mark", key="9D") and marks(grid) for _ in range(3)] == [
        {"9D": "cross"},
        {"9D": "ring"},
        {},
    ]
    assert len({cell["label"] for cell in view(grid)["cells"]}) == 32


def test_every_pair_can_be_marked():
    grid = Grid()
    for pair in PAIRS:
        click(grid, do="mark", key=pair)
    assert set(marks(grid)) == set(PAIRS)
    assert "0" in says(grid) or "no" in says(grid).lower()


@pytest.mark.parametrize(("do", "key", "pairs"), [
    ("row", "7", ["7C", "7D", "7H", "7S"]),
    ("col", "H", [f"{rank}H" for rank in "789TJQKA"]),
])  # fmt: skip
def test_a_line_crosses_what_is_open_and_then_clears_it(do, key, pairs):
    grid = Grid(marks={pairs[1]: "ring", "AS": "cross"})
    click(grid, do=do, key=key)
    assert marks(grid) == {**dict.fromkeys(pairs, "cross"), pairs[1]: "ring", "AS": "cross"}
    click(grid, do=do, key=key)
    assert marks(grid) == {pairs[1]: "ring", "AS": "cross"}


def test_a_line_half_crossed_is_crossed_first():
    grid = Grid(marks={"7C": "cross"})
    click(grid, do="row", key="7")
    assert len(marks(grid)) == 4


def test_undo_goes_back_step_by_step():
    grid = Grid(marks={"AS": "ring"})
    steps = [marks(grid)]
    for message in (
        {"do": "mark", "key": "7C"},
        {"do": "row", "key": "8"},
        {"do": "col", "key": "C"},
        {"do": "clear"},
    ):
        click(grid, **message)
        steps.append(marks(grid))
    assert steps[-1] == {}
    for before in reversed(steps[:-1]):
        click(grid, do="undo")
        assert marks(grid) == before
    assert "undo" in disabled(grid)
    click(grid, do="undo")
    assert marks(grid) == steps[0]
    assert error(grid) == ""


def test_a_click_that_changes_nothing_is_no_step():
    grid = Grid(marks=dict.fromkeys(("7C", "7D", "7H", "7S"), "ring"))
    click(grid, do="row", key="7")
    assert "undo" in disabled(grid)
    empty = Grid()
    click(empty, do="clear")
    assert "undo" in disabled(empty)


def test_the_count_of_what_is_left():
    grid = Grid()
    click(grid, do="row", key="7")
    assert "28" in says(grid)
    click(grid, do="mark", key="8C")
    click(grid, do="mark", key="8C")
    assert "28" in says(grid)  # a ring leaves the pair in play


@pytest.mark.parametrize("message", [
    {"do": "mark"}, {"do": "mark", "key": "C7"}, {"do": "mark", "key": "7c"}, {"do": "mark", "key": "6C"},
    {"do": "row", "key": "C"},
    {"do": "row"}, {"do": "col", "key": "7"}, {"do": "col", "key": ""}, {"do": "ring", "key": "7C"},
    {"act": "7C"}, {"do": "mark", "key": 7},
])  # fmt: skip
def test_what_is_no_mark_changes_nothing(message):
    grid = Grid(marks={"AS": "ring"})
    before = inside(grid)
    click(grid, **message)
    assert error(grid)
    assert inside(grid) == before


def test_language_and_deck_change_and_the_marks_stay():
    grid = Grid(marks={"JS": "cross"})
    english = view(grid)
    german = click(grid, do="set", lang="de", deck="german")
    assert german["title"] != english["title"]
    assert german["cells"][-1]["label"] != english["cells"][-1]["label"]
    assert marks(grid) == {"JS": "cross"}


def test_from_a_script():
    grid = Grid()
    grid.mark("9D")
    grid.row("7")
    grid.column("C")
    assert len(grid.marks) == 12
    grid.marks["AS"] = "ring"  # a copy
    assert "AS" not in grid.marks
    for method, wrong in ((grid.mark, "C9"), (grid.mark, ""), (grid.row, "1"), (grid.column, "X")):
        with pytest.raises(TrickkitError):
            method(wrong)
    assert len(grid.marks) == 12


@pytest.mark.parametrize("wrong", [{"C7": "cross"}, {"7C": "x"}, {"7C": ""}])
def test_what_a_board_cannot_begin_with(wrong):
    with pytest.raises(TrickkitError, match="is no mark"):
        Grid(marks=wrong)


def test_the_picture_has_the_marks():
    plain = Grid()._repr_mimebundle_()[0]
    marked = Grid(marks={"9D": "ring"})._repr_mimebundle_()[0]
    assert plain["text/html"] != marked["text/html"]
    assert plain["text/plain"] != marked["text/plain"]


@pytest.mark.parametrize("marks", [5, "7C", [("7C", "cross")]])
def test_marks_are_a_dict(marks):
    with pytest.raises(TypeError, match=r"^marks is a dict of places and marks, not "):
        Grid(marks=marks)
