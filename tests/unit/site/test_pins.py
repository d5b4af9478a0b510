"""The pins fit each other and the extra `lite`."""

from __future__ import annotations

import base64
import re
import tomllib
from pathlib import Path

from trickkit.site.pins import pins
from trickkit.site.wheel import NEEDS

ROOT = Path(__file__).resolve().parents[3]


def test_every_package_that_is_needed_is_pinned_or_comes_with_the_kernel():
    found = pins()
    there = {wheel.name for wheel in found.wheels} | {name for name, _ in found.bundled}
    needed = {name for wheel in found.wheels for name in wheel.depends}
    needed |= {name for _, needs in found.bundled for name in needs}
    assert needed | set(NEEDS) | {"micropip"} <= there


def test_nothing_is_pinned_for_nobody():
    found = pins()
    needs = {wheel.name: set(wheel.depends) for wheel in found.wheels} | {
        name: set(more) for name, more in found.bundled
    }
    used, more = set(), {*NEEDS, "micropip", *(name for name, _ in found.bundled)}
    while more:
        used |= more
        more = {name for each in more for name in needs[each]} - used
    assert set(needs) - used == set()


def test_digests_are_whole():
    found = pins()
    assert all(re.fullmatch(r"[0-9a-f]{64}", wheel.sha256) for wheel in found.wheels)
    kind, _, digits = found.integrity.partition("-")
    assert (kind, len(base64.b64decode(digits, validate=True))) == ("sha512", 64)


def test_the_extra_names_the_releases_that_the_pins_fit():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    kernel = pins().kernel
    assert {f"jupyterlite-core[contents]=={kernel}", f"jupyterlite-pyodide-kernel=={kernel}"} <= set(extras["lite"])
