"""Rules broken on purpose are noticed by the tests of their clause (`tools/mutants.py`)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import MUTANTS, NEEDED, changed
from trickkit import GAMES

ROOT = Path(__file__).parents[2]
CLAUSES = {
    "latinern": {f"L{number}" for number in range(1, 25)} - {"L2"},  # the pack has no line that decides
    "twenty-eight": {*(f"T{number}" for number in range(1, 25)), *(f"V{number}" for number in range(1, 7))},
}
TOGETHER = pytest.mark.xdist_group("mutants")  # each run takes all cores


def test_no_game_is_missing():
    assert set(CLAUSES) == set(NEEDED) == set(GAMES)


@pytest.mark.parametrize(("game", "enough"), [("latinern", 35), ("twenty-eight", 45)])
def test_there_are_enough_of_them_and_each_is_another(game, enough):
    mutants = [mutant for mutant in MUTANTS if mutant.game == game]
    assert len(mutants) >= enough
    assert len({mutant.name for mutant in mutants}) == len(mutants)
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in mutants}) == len(mutants)
    assert {mutant.clause.rstrip("abcde") for mutant in mutants} == CLAUSES[game]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.game}: {mutant.name}")
def test_a_mutant_changes_one_place_and_is_still_python(mutant):
    compile(changed(mutant), mutant.file, "exec")


@TOGETHER
@pytest.mark.tour
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", CLAUSES)
def test_each_is_killed_by_a_test_of_its_clause(game):
    run = subprocess.run(
        [sys.executable, "tools/mutants.py", game], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{sum(mutant.game == game for mutant in MUTANTS)} mutants, 0 not killed" in run.stdout
