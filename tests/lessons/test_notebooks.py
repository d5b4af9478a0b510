"""The notebooks: made from their texts, the same cells in both languages, pictures inside and no widget state."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import jupytext
import pytest

from tools.lessons_build import built
from trickkit.course import open_lesson
from trickkit.course.saving import STATE, VIEW

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "lessons"
STEMS = sorted(path.stem for path in (LESSONS / "en").glob("*.md"))
LANGS = ("en", "de")
NOTEBOOKS = [f"{lang}/{stem}" for lang in LANGS for stem in STEMS]
LABORATORY = "22"
"""Whoever came so far reads a cell of several lines."""
CHART = "application/vnd.vegalite.v5+json"
OPEN = 'from trickkit.course import open_lesson; lesson = open_lesson("{number}", lang="{lang}")'


def notebook(name: str) -> Any:
    return json.loads((LESSONS / f"{name}.ipynb").read_text(encoding="utf-8"))


def source(cell) -> str:
    return "".join(cell["source"])


def code(name: str) -> list[Any]:
    return [cell for cell in notebook(name)["cells"] if cell["cell_type"] == "code"]


def test_both_languages_have_the_same_lessons():
    numbers = [stem[:2] for stem in STEMS]
    assert numbers == [f"{number:02}" for number in range(26)]
    for lang in LANGS:
        assert sorted(path.stem for path in (LESSONS / lang).glob("*.ipynb")) == STEMS
        assert sorted(path.stem for path in (LESSONS / lang).glob("*.md")) == STEMS


@pytest.mark.parametrize("stem", STEMS)
def test_code_cells_differ_in_the_language_alone(stem):
    english, german = ([source(cell) for cell in code(f"{lang}/{stem}")] for lang in LANGS)
    assert english[0] == OPEN.format(number=stem[:2], lang="en")
    assert [line.replace('lang="en"', 'lang="de"') for line in english] == german
    assert stem.startswith(LABORATORY) or all("\n" not in line for line in english)


@pytest.mark.parametrize("stem", STEMS)
def test_every_level_is_played_once_and_in_order(stem):
    played = re.findall(r'lesson\.(?:play|grid)\("([^"]+)"\)', "\n".join(source(cell) for cell in code(f"en/{stem}")))
    assert tuple(played) == open_lesson(stem[:2]).keys()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_holds_its_text(name):
    made = jupytext.read(LESSONS / f"{name}.md")
    assert [(cell.cell_type, cell.source) for cell in made.cells] == [
        (cell["cell_type"], source(cell)) for cell in notebook(name)["cells"]
    ]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_keeps_pictures_and_no_widgets(name):
    book = notebook(name)
    assert STATE not in book["metadata"]
    assert VIEW not in json.dumps(book)
    assert book["metadata"]["kernelspec"]["name"] == "python3"
    first, *cells = code(name)
    assert first["outputs"] == []
    for number, cell in enumerate(cells, start=2):
        assert cell["execution_count"] == number
        if not cell["outputs"]:  # it made something that other cells use
            continue
        (output,) = cell["outputs"]
        if CHART in output["data"]:
            assert list(output["data"]) == [CHART, "text/plain"]
            assert "█" in "".join(output["data"]["text/plain"]) or "●" in "".join(output["data"]["text/plain"])
            continue
        if "probability(" in source(cell):  # a fraction
            assert list(output["data"]) == ["text/plain"]
            continue
        html = "".join(output["data"]["text/html"])
        if re.search(
            r"lesson\.(repeat|check_puzzle|ask_puzzle|tell|class_set|class_report|deal_link)\(", source(cell)
        ):  # a sentence
            assert html.startswith("<p ")
            continue
        if "summary(" in source(cell):  # a table
            assert html.startswith("<div lang=")
            continue
        if "lesson.worksheet" in source(cell):  # a sentence with links above the picture
            assert html.startswith("<p ")
            html = html[html.index("<img ") :]
        assert re.match(r'<img alt="[^"]{20,}"', html)
        assert "data:image/svg+xml;base64," in html
        assert "".join(output["data"]["text/plain"]).strip()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_no_output_fails_or_names_a_path(name):
    outputs = [output for cell in code(name) for output in cell["outputs"]]
    assert not [output for output in outputs if output["output_type"] in {"error", "stream"}]
    assert str(ROOT) not in json.dumps(outputs)
    assert " at 0x" not in json.dumps(outputs)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_links_lead_to_files_that_are_there(name):
    folder = LESSONS / name.partition("/")[0]
    words = "\n".join(source(cell) for cell in notebook(name)["cells"] if cell["cell_type"] == "markdown")
    links = re.findall(r"\]\(([^)]+)\)", words)
    assert links or name.endswith(STEMS[-1])
    for link in links:
        assert not link.startswith(("http", "/")), link
        path, _, anchor = link.partition("#")
        target = (folder / path).resolve()
        assert target.is_file(), link
        assert not anchor or f'<a id="{anchor}"></a>' in target.read_text(encoding="utf-8"), link


def test_each_lesson_leads_to_the_next():
    for lang in LANGS:
        for stem, following in itertools.pairwise(STEMS):
            if int(following[:2]) > int(stem[:2]) + 1:  # the lesson between is still to come
                continue
            assert f"]({following}.ipynb)" in (LESSONS / lang / f"{stem}.md").read_text(encoding="utf-8")


def test_the_first_lesson_leads_to_all_and_to_the_other_language():
    for lang, other in (LANGS, LANGS[::-1]):
        words = (LESSONS / lang / f"{STEMS[0]}.md").read_text(encoding="utf-8")
        assert f"](../{other}/{STEMS[0]}.ipynb)" in words
        assert all(f"]({stem}.ipynb)" in words for stem in STEMS[1:])


@pytest.fixture(scope="module")
def builds(tmp_path_factory) -> list[str]:
    """One lesson, built twice."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRICKKIT_HOME", str(home))
        patch.setenv("TRICKKIT_TODAY", "2026-01-01")
        patch.setenv("IPYTHONDIR", str(home / "ipython"))
        return [built(LESSONS / "de" / f"{STEMS[0]}.md") for _ in range(2)]


def test_two_builds_are_the_same(builds):
    assert builds[0] == builds[1]


def test_the_committed_notebook_is_what_is_built(builds):
    committed = (LESSONS / "de" / f"{STEMS[0]}.ipynb").read_text(encoding="utf-8")
    same = builds[0] == committed  # compared here, so that a failure does not print two pictures
    assert same, "the notebooks are older than texts or pictures; run: make lessons-build"
