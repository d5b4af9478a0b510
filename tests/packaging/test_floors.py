"""Imports go down only, the lower floors need Python alone, and `import trickkit` is cheap."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.conftest import ROOT

PACKAGE = ROOT / "trickkit"
CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
    "importlinter"
]["contracts"]
# What `import trickkit` may load of itself: nothing above `record`.
SHALLOW = {"errors", "notation", "cards", "seats", "tricks", "table", "games", "record"}
PURE = SHALLOW | {"deduction", "solver", "coach", "progress"}
# Named exceptions: modules that may look for an accelerator.
ACCELERATED = {"trickkit/solver/_fast.py", "trickkit/solver/_fast_tricks.py"}


def modules(floor: str) -> list[Path]:
    """List the files of a floor."""
    single = PACKAGE / f"{floor}.py"
    return [single] if single.is_file() else sorted((PACKAGE / floor).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Name the top-level modules that a file imports absolutely, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {alias.name.split(".")[0] for alias in names}
            case ast.ImportFrom(module=str(module), level=0):
                found.add(module.split(".")[0])
    return found


def test_import_linter_keeps_the_floors() -> None:
    linter = Path(sys.executable).parent / "lint-imports"
    done = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_contract_names_every_pure_floor() -> None:
    (contract,) = (found for found in CONTRACTS if found["type"] == "forbidden")
    assert set(contract["source_modules"]) == {f"trickkit.{floor}" for floor in PURE if modules(floor)}


def test_pure_floors_import_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"trickkit"}
    strangers = {
        name: imported(path) - allowed
        for floor in sorted(PURE)
        for path in modules(floor)
        if (name := path.relative_to(ROOT).as_posix()) not in ACCELERATED
    }
    assert {name: found for name, found in strangers.items() if found} == {}


def loaded() -> tuple[float, set[str]]:
    """Import trickkit in a fresh Python; give its processor seconds, and the modules that all its names load."""
    code = (
        "import sys, time, json; before = set(sys.modules); start = time.process_time(); import trickkit; "
        "took = time.process_time() - start; names = [getattr(trickkit, name) for name in trickkit.__all__]; "
        "print(json.dumps([took, sorted(set(sys.modules) - before)]))"
    )
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    seconds, names = json.loads(done.stdout)
    return seconds, set(names)


def test_import_trickkit_loads_no_third_party_module_and_nothing_above_record() -> None:
    _, names = loaded()
    assert {name for name in names if name.split(".")[0] not in sys.stdlib_module_names | {"trickkit"}} == set()
    own = {name.split(".")[1] for name in names if name.startswith("trickkit.")}
    assert {name for name in own if not name.startswith("_")} <= SHALLOW


def test_trickkit_re_exports_nothing_from_above_record() -> None:
    import trickkit

    assert {"__version__", *trickkit._WHERE} == set(trickkit.__all__)
    own = {module.split(".")[0] for module in trickkit._WHERE.values()}
    assert own <= SHALLOW
    with pytest.raises(AttributeError, match="open_lesson"):
        _ = trickkit.open_lesson


def test_import_trickkit_takes_less_than_60_ms() -> None:
    best = min(loaded()[0] for _ in range(7))
    assert best < 0.060
