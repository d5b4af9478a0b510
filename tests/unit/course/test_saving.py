"""What is taken out of a notebook when it is saved, and what stays."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from trickkit.course.saving import STATE, VIEW, strip_before_saving, strip_views

PICTURE = {"text/html": "<img>", "text/plain": "a table"}


def notebook(*outputs: dict[str, Any]) -> dict[str, Any]:
    return {
        "cells": [
            {"cell_type": "markdown", "source": "words"},
            {"cell_type": "code", "source": "lesson.play('01.1')", "outputs": [dict(output) for output in outputs]},
        ],
        "metadata": {"kernelspec": {"name": "python3"}, STATE: {"state": {}}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }  # fmt: skip


def test_the_view_goes_and_the_picture_stays():
    book = notebook({"output_type": "execute_result", "data": {VIEW: {"model_id": "1"}, **PICTURE}, "metadata": {}})
    strip_views(book)
    assert book["cells"][1]["outputs"] == [{"output_type": "execute_result", "data": PICTURE, "metadata": {}}]
    assert book["metadata"] == {"kernelspec": {"name": "python3"}}
    again = copy.deepcopy(book)
    strip_views(again)
    assert again == book


def test_other_outputs_are_left_alone():
    others: list[dict[str, Any]] = [
        {"output_type": "stream", "name": "stdout", "text": "hello"},
        {"output_type": "display_data", "data": {"image/png": "…"}, "metadata": {}},
        {"output_type": "display_data", "data": {VIEW: {"model_id": "2"}}, "metadata": {}},
        {"output_type": "error", "ename": "E", "evalue": "", "traceback": []},
    ]
    book = notebook(*others)
    strip_views(book)
    assert book["cells"][1]["outputs"] == others


@pytest.mark.parametrize("odd", [{}, {"cells": []}, {"cells": [{}]}, {"cells": [{"outputs": [{}]}], "metadata": {}}])
def test_notebooks_with_little_in_them(odd):
    before = copy.deepcopy(odd)
    strip_views(odd)
    assert odd == before


def test_the_hook_strips_notebooks():
    book = notebook({"data": {VIEW: {}, **PICTURE}})
    strip_before_saving({"type": "notebook", "content": book}, path="en/x.ipynb", contents_manager=object())
    assert VIEW not in book["cells"][1]["outputs"][0]["data"]
    assert STATE not in book["metadata"]


@pytest.mark.parametrize("model", [
    {"type": "file", "content": "text"}, {"type": "directory", "content": None}, {"type": "notebook"},
    {"type": "notebook", "content": None}, {},
])  # fmt: skip
def test_the_hook_leaves_everything_else(model):
    before = copy.deepcopy(model)
    strip_before_saving(model, path="x")
    assert model == before


def test_the_hook_leaves_a_file_that_looks_like_a_notebook():
    book = notebook({"data": {VIEW: {}, **PICTURE}})
    before = copy.deepcopy(book)
    strip_before_saving({"type": "file", "content": book})
    assert book == before
