"""The golden files hold what trickkit says and does today; `python tools/golden.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.rounds_twenty_eight import PLAYTHROUGHS
from tools.golden import GOLDEN
from trickkit.games.twenty_eight import TwentyEight

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_file(name):
    assert GOLDEN[name]() == (HERE / name).read_text(encoding="utf-8"), "see the diff: python tools/golden.py"


def test_no_golden_file_is_left_over():
    assert {path.name for path in HERE.glob("*.txt")} == {name for name in GOLDEN if name.endswith(".txt")}


@pytest.mark.parametrize("setting", ["late_trump=rank", *(f"{variant}=on" for variant in TwentyEight.variants)])
def test_every_variant_has_a_playthrough(setting):
    assert any(setting in start for _, start, _ in PLAYTHROUGHS.values())
