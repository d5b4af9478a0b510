"""Each extra alone, installed as a user would: what it is there for works, and nothing else is needed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.packaging.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.packaging.conftest import Built, Environment

pytestmark = [pytest.mark.tour, pytest.mark.timeout(900)]

WORKS = {
    "widgets": """
from trickkit.widgets import Table, practise
table = Table(7, keep=False)
data, _ = table._repr_mimebundle_()
assert "<img" in data["text/html"]
assert practise("legal").view["kind"] == "question"
""",
    "lessons": """
import ipykernel, jupyterlab
from trickkit.course import open_lesson
from trickkit.course.library import lessons
for each in lessons():
    open_lesson(each.number, lang=each.lang)
for lang in ("en", "de"):
    open_lesson("04", lang=lang).play("04.3").hint()
open_lesson("00").repeat(on=True)
""",
    "fast": """
from trickkit.solver.exact import accelerator
assert accelerator() is not None
""",
    "lab": """
from trickkit.lab import simulate
run = simulate("latinern", {"NS": "greedy", "EW": "random"}, deals=8, progress=True)
assert len(run.frame()) == 8
""",
    "spacing": """
from trickkit.course.repeating import repeats
from trickkit.progress import Try
rows = [Try("04.1", "winner", False, 1, 0, 0, "2026-01-31T10:00:00+00:00")]
assert [repeat.level for repeat in repeats(rows)] == ["04.1"]
""",
    "dask": """
from distributed import Client, LocalCluster
from trickkit.lab import simulate
def play(executor=None):
    return simulate("latinern", {"NS": "greedy", "EW": "random"}, deals=8, executor=executor).as_json()
with LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster, Client(cluster) as client:
    assert play(client.get_executor()) == play()
""",
    "lite": """
from trickkit.site.jupyter import bundled
from trickkit.site.pins import pins
extension, wheels = bundled(pins())  # of the release that the pins fit
assert extension.is_dir() and all(wheel.is_file() for wheel in wheels.values())
""",
}
"""By extra: a program that uses it; it fails where something is missing."""


@pytest.mark.parametrize("extra", WORKS)
def test_each_extra_alone_does_what_it_is_for(
    extra: str, built: Built, new_environment: Callable[[], Environment]
) -> None:
    env = new_environment()
    env.run("python", "-m", "pip", "install", "--quiet", "-c", str(ROOT / "constraints.txt"), f"{built.wheel}[{extra}]")
    env.run("python", "-c", WORKS[extra])
    env.run("python", "-m", "pip", "check")
