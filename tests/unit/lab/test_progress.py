"""A bar where somebody watches, with tqdm; nothing anywhere else."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from trickkit import TrickkitError
from trickkit.lab import simulate
from trickkit.lab.progress import bar

GREEDY = {"NS": "random", "EW": "random"}


def test_a_bar_that_is_wanted_counts_deals(capsys):
    simulate("latinern", GREEDY, 30, progress=True, swap=True)
    out, err = capsys.readouterr()
    assert out == ""
    assert "100%" in err
    assert "30/30" in err


def test_what_is_finished_counts_from_the_start(capsys):
    half = simulate("latinern", GREEDY, 15)
    assert capsys.readouterr() == ("", "")
    with bar(30, 15, wanted=True):
        pass
    assert "15/30" in capsys.readouterr().err
    simulate("latinern", GREEDY, 30, progress=True, resume=half)
    assert "30/30" in capsys.readouterr().err


def test_nothing_is_shown_to_a_pipe_or_unless_it_is_wanted(capsys, monkeypatch):
    simulate("latinern", GREEDY, 3)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    simulate("latinern", GREEDY, 3, progress=False)
    assert capsys.readouterr() == ("", "")


def test_it_is_shown_on_a_terminal(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    simulate("latinern", GREEDY, 3)
    assert "3/3" in capsys.readouterr().err


def test_it_is_off_where_notebooks_are_compared(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TRICKKIT_PROGRESS", "off")
    simulate("latinern", GREEDY, 3)
    assert capsys.readouterr().err == ""
    simulate("latinern", GREEDY, 3, progress=True)
    assert "3/3" in capsys.readouterr().err


def test_it_is_shown_in_a_notebook(capsys, monkeypatch):
    shell = SimpleNamespace(kernel=None, config={})
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    simulate("latinern", GREEDY, 3)
    assert "3/3" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: None))
    simulate("latinern", GREEDY, 3)
    assert capsys.readouterr().err == ""


def test_without_tqdm_a_bar_is_refused_only_if_it_is_wanted(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    simulate("latinern", GREEDY, 3)
    assert capsys.readouterr().err == ""
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    with pytest.raises(TrickkitError, match=r"a progress bar needs tqdm; install trickkit\[lab\]"):
        simulate("latinern", GREEDY, 3, progress=True)


def test_no_thread_watches_the_bar():
    import threading

    before = set(threading.enumerate())
    with bar(3, 0, wanted=True) as advance:
        advance(1)
        assert set(threading.enumerate()) == before
