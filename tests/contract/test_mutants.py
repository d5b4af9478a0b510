"""Rules broken on purpose are noticed by the tests of their clause (`tools/mutants.py`)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import MUTANTS, changed

ROOT = Path(__file__).parents[2]


def test_there_are_enough_of_them_and_each_is_another():
    assert len(MUTANTS) >= 35
    assert len({mutant.name for mutant in MUTANTS}) == len({mutant[2:] for mutant in MUTANTS}) == len(MUTANTS)
    whole_numbers = {f"L{number}" for number in range(1, 25)}
    assert {mutant.clause for mutant in MUTANTS} == whole_numbers - {"L2"}  # the pack has no line that decides


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_changes_one_place_and_is_still_python(mutant):
    compile(changed(mutant), mutant.file, "exec")


@pytest.mark.timeout(900)
def test_each_is_killed_by_a_test_of_its_clause():
    run = subprocess.run([sys.executable, "tools/mutants.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{len(MUTANTS)} mutants, 0 not killed" in run.stdout
