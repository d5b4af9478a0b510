"""A cell that needs what is not everywhere asks first, and a sentence says what to do instead."""

from __future__ import annotations

import importlib.util
import sys
from itertools import product

import pytest

from trickkit.course import open_lesson
from trickkit.course.needs import NEEDS
from trickkit.errors import TrickkitError
from trickkit.i18n import LANGUAGES


@pytest.fixture
def packages(monkeypatch):
    """Have no package installed but those in the set."""
    there: set[str] = set()
    find = importlib.util.find_spec

    def found(name, package=None):
        known = {need.package for need in NEEDS.values()}
        return (name in there or None) if name in known else find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", found)
    return there


@pytest.mark.parametrize("name", ["processes", "command-line"])
def test_a_machine_has_processes_and_a_command_line(name, shown, packages):
    assert open_lesson("04").needs(name)
    assert shown == []


@pytest.mark.parametrize(("name", "package", "extra"), [("pandas", "pandas", "lab"), ("dask", "distributed", "dask")])
def test_a_package_that_is_missing_is_named_with_its_command(name, package, extra, shown, packages):
    lesson = open_lesson("04")
    assert not lesson.needs(name)
    (said,) = shown
    assert said.text.startswith(f"The package {package} is needed for this")
    assert f"<code>pip install &quot;trickkit[{extra}]&quot;</code>" in said._repr_html_()
    packages.add(package)
    assert lesson.needs(name)
    assert len(shown) == 1


def test_in_the_browser_a_sentence_says_what_to_do_instead(shown, packages, monkeypatch):
    monkeypatch.setattr(sys, "platform", "emscripten")
    for lang, name in product(LANGUAGES, NEEDS):
        assert not open_lesson("04", lang=lang).needs(name)
    texts = [said.text for said in shown]
    assert len(set(texts)) == len(texts) == len(LANGUAGES) * len(NEEDS)
    assert all("rowser" in text for text in texts)
    assert not any(said.code for said in shown)  # nothing can be typed there


def test_in_the_browser_a_package_in_plain_python_would_do(shown, packages, monkeypatch):
    monkeypatch.setattr(sys, "platform", "emscripten")
    packages.update({"pandas", "distributed"})
    assert open_lesson("04").needs("pandas")
    assert not open_lesson("04").needs("dask")
    assert len(shown) == 1


@pytest.mark.parametrize("name", ["", "process", 7])
def test_what_no_lesson_can_need_is_refused(name):
    with pytest.raises(TrickkitError, match=f'"{name}" is nothing a lesson can need; write processes or pandas or'):
        open_lesson("04").needs(name)
