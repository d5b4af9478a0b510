"""The same rows whoever plays; nothing is lost when a worker dies, and what is finished is kept when all of them do."""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from multiprocessing import active_children

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.lab import own_bots
from tests.unit.lab.executors import AtOnce, Backwards, Breaks
from trickkit import TrickkitError
from trickkit.games.latinern import Latinern
from trickkit.lab import Player, SimulationBrokenError, SimulationStoppedError, simulate
from trickkit.lab import simulate as simulate_module
from trickkit.lab.chunks import cut
from trickkit.lab.stopped import stretches
from trickkit.record import parse_record

OWN = "tests.unit.lab.own_bots"
GREEDY = {"NS": "greedy", "EW": "random"}
ALONE = simulate("latinern", GREEDY, 60, seed="w")  # a tenth of a second


def with_chunks(monkeypatch, size):
    monkeypatch.setattr(sys.modules[simulate_module.__module__], "CHUNK", size)
    monkeypatch.setattr(sys.modules[simulate_module.__module__], "_SOME", 1)
    monkeypatch.setattr(sys.modules[simulate_module.__module__], "_SHARES", 1)


# ------------------------------------------------------------------------------------------------ the same rows


@given(workers=st.integers(1, 3), size=st.integers(1, 30), deals=st.integers(1, 30), swap=st.booleans())
@settings(max_examples=25)
def test_workers_and_chunks_change_nothing(workers, size, deals, swap):
    alone = simulate("latinern", GREEDY, deals, seed="w", swap=swap)
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(workers) as pool:
        with_chunks(patch, size)
        assert simulate("latinern", GREEDY, deals, seed="w", executor=pool, swap=swap) == alone


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_processes_of_our_own_change_nothing(workers):
    assert simulate("latinern", GREEDY, 60, seed="w", executor=workers) == ALONE
    assert active_children() == []


def test_an_executor_needs_submit_alone():
    assert simulate("latinern", GREEDY, 60, seed="w", executor=AtOnce()) == ALONE


def test_what_comes_back_last_first_is_put_in_order(monkeypatch):
    with_chunks(monkeypatch, 20)
    assert simulate("latinern", GREEDY, 60, seed="w", executor=Backwards(3)) == ALONE


def test_numbers_are_cut_when_they_are_asked_for():
    chunks = cut(iter(range(10**12)), 25)
    assert next(chunks) == tuple(range(25))
    assert next(chunks)[-1] == 49
    assert list(cut([], 3)) == []


# ------------------------------------------------------------------------------------------------ dying workers


def test_a_killed_process_loses_no_deal(tmp_path, monkeypatch):
    monkeypatch.setenv("OWN_BOT_ENDED", str(tmp_path / "ended"))
    players = {"NS": f"{OWN}:ends_its_process_once", "EW": "greedy"}
    done = simulate("latinern", players, 60, executor=2)
    assert (tmp_path / "ended").exists()
    assert done.rows == simulate("latinern", {"NS": f"{OWN}:first_card", "EW": "greedy"}, 60).rows


def test_a_deal_that_ends_its_process_again_and_again_is_named(monkeypatch):
    """With two processes there are chunks of 7; all others are finished, and are carried."""
    players = {"NS": f"{OWN}:first_card", "EW": "greedy"}
    whole = simulate("latinern", players, 60)
    state = parse_record(whole.rows[52].record).state
    assert state is not None
    monkeypatch.setenv("OWN_BOT_ENDS_WITH", " ".join(map(str, state.deal.hands[0])))
    players = {"NS": f"{OWN}:ends_its_process_in_one_deal", "EW": "greedy"}
    with pytest.raises(SimulationBrokenError, match=r"a process that played deals 49 to 55 ended 3 times") as caught:
        simulate("latinern", players, 60, executor=2)
    error = caught.value
    assert (49, 50, 51, 52, 53, 54, 55) in error.lost
    numbers = {row.deal for row in error.finished.rows}
    assert numbers >= set(range(49))
    assert error.finished.rows == tuple(row for row in whole.rows if row.deal in numbers)
    assert f"{len(numbers)} of 60 deals are finished" in str(error)
    assert active_children() == []
    monkeypatch.setenv("OWN_BOT_ENDS_WITH", "")
    assert simulate("latinern", players, 60, resume=error.finished).rows == whole.rows


@pytest.mark.parametrize("at_submit", [False, True])
@pytest.mark.parametrize("error", [BrokenExecutor("gone"), RuntimeError("gone"), OSError("gone")])
def test_what_is_finished_when_an_executor_breaks(error, at_submit, monkeypatch, tmp_path):
    with_chunks(monkeypatch, 20)
    broken = Breaks(2, error, at_submit=at_submit)
    with pytest.raises(SimulationBrokenError) as caught:
        simulate("latinern", GREEDY, 60, seed="w", executor=broken, resume=tmp_path / "rows.jsonl")
    found = caught.value
    assert str(found) == (
        f"the executor failed: {type(error).__name__}: gone; 40 of 60 deals are finished (0 to 39): "
        "take error.finished for resume"
    )
    assert found.finished.rows == ALONE.rows[:40]
    assert found.lost == (tuple(range(40, 60)),)
    assert found.__cause__ is not None
    assert simulate("latinern", GREEDY, 60, seed="w", resume=found.finished) == ALONE
    assert simulate("latinern", GREEDY, 60, seed="w", executor=AtOnce(), resume=tmp_path / "rows.jsonl") == ALONE


def test_an_executor_that_is_shut_down():
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(SimulationBrokenError, match="the executor failed: RuntimeError: cannot schedule new futures"):
        simulate("latinern", GREEDY, 60, executor=pool)


def test_chunks_that_are_cancelled(monkeypatch):
    class Cancels(AtOnce):
        def submit(self, job, /, *arguments, **named):
            future = super().submit(job, *arguments, **named)
            if arguments[-1][0] == 20:
                future = type(future)()
                future.cancel()
                future.set_running_or_notify_cancel()
            return future

    with_chunks(monkeypatch, 20)
    with pytest.raises(SimulationBrokenError, match=r"Cancelled.*; 40 of 60 deals are finished \(0 to 19, 40 to 59"):
        simulate("latinern", GREEDY, 60, executor=Cancels())


def test_many_stretches_are_not_all_named(monkeypatch):
    assert stretches([0, 1, 2, 5, 7, 8]) == [(0, 2), (5, 5), (7, 8)]
    done = simulate("latinern", GREEDY, 30, seed="w")
    halves = type(done)(done.run, done.rows[::2])
    with_chunks(monkeypatch, 1)
    broken = Breaks(0, RuntimeError("gone"))
    with pytest.raises(SimulationBrokenError, match=r"15 of 30 deals are finished \(0, 2, 4, 6, 8, …\)"):
        simulate("latinern", GREEDY, 30, seed="w", executor=broken, resume=halves)


# ------------------------------------------------------------------------------------------------ stopping


@pytest.mark.parametrize("executor", [None, "at once"])
def test_ctrl_c_keeps_what_is_finished(executor, monkeypatch, tmp_path):
    left = iter([None] * 100)

    def stopped(view):
        next(left)
        return own_bots.first_card(view)

    def stopping(view):
        try:
            return stopped(view)
        except StopIteration:
            raise KeyboardInterrupt from None

    with_chunks(monkeypatch, 2)
    players: dict[str, Player] = {"NS": stopping, "EW": "greedy"}
    with pytest.raises(SimulationStoppedError) as caught:
        simulate("latinern", players, 60, executor=executor and AtOnce(), resume=tmp_path / "rows.jsonl")
    error = caught.value
    assert isinstance(error, KeyboardInterrupt)
    count = len(error.finished.rows)
    assert 5 <= count < 60
    assert str(error) == f"stopped; {count} of 60 deals are finished (0 to {count - 1})"
    assert (tmp_path / "rows.jsonl").read_text(encoding="utf-8").count("\n") == count
    left = iter([None] * 10_000)
    whole = simulate("latinern", players, 60, resume=error.finished)
    assert whole.rows == simulate("latinern", {"NS": own_bots.first_card, "EW": "greedy"}, 60).rows


def test_ctrl_c_ends_processes_of_our_own():
    def stop(_deals):
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules[simulate_module.__module__], "_keep", lambda *_: stop(0))
        with pytest.raises(SimulationStoppedError, match="stopped; 0 of 60 deals are finished"):
            simulate("latinern", GREEDY, 60, executor=2)
    assert active_children() == []


def test_processes_end_with_the_one_that_started_them(tmp_path):
    """It is killed in the middle of a run, so it cannot tell them."""
    script = (
        "import sys; from trickkit.lab import simulate\n"
        "if __name__ == '__main__': simulate('latinern', {'NS': 'random', 'EW': 'random'}, 10**6, executor=2, "
        "resume=sys.argv[1])\n"
    )
    (tmp_path / "run.py").write_text(script)
    path = tmp_path / "rows.jsonl"
    command = [sys.executable, tmp_path / "run.py", path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        while not (path.exists() and path.stat().st_size):
            assert run.poll() is None
            time.sleep(0.05)
        run.kill()
        out, _ = run.communicate()  # comes to an end when nobody can write there any more: all of them have ended
    assert out == b""


# ------------------------------------------------------------------------------------------------ faults of players


def test_the_first_deal_that_fails_is_named_whoever_was_faster(monkeypatch):
    with_chunks(monkeypatch, 20)
    players: dict[str, Player] = {"NS": "greedy", "EW": own_bots.fails}
    with pytest.raises(TrickkitError, match="deal 0: the bot at E failed: ZeroDivisionError"):
        simulate("latinern", players, 60, executor=Backwards(3))
    with pytest.raises(TrickkitError, match="deal 0: the bot at E failed: ZeroDivisionError"):
        simulate("latinern", {"NS": "greedy", "EW": f"{OWN}:fails"}, 60, executor=2)


def test_functions_that_no_other_process_has(monkeypatch):
    def closure(view):
        return own_bots.first_card(view)

    class Played:
        def __call__(self, view):
            return own_bots.first_card(view)

    for player, name in (
        (closure, "closure"),
        (lambda view: next(iter(view.legal_actions())), "<lambda>"),
        (Played(), "Played"),
    ):
        with pytest.raises(TrickkitError, match=f"{name} cannot be sent to another process; an own bot must be a func"):
            simulate("latinern", {"NS": player, "EW": "greedy"}, 3, executor=2)
        assert simulate("latinern", {"NS": player, "EW": "greedy"}, 3, executor=AtOnce()).rows
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
    monkeypatch.setattr(own_bots.first_card, "__module__", "__main__")
    with pytest.raises(TrickkitError, match="__main__:first_card cannot be sent to another process"):
        simulate("latinern", {"NS": own_bots.first_card, "EW": "greedy"}, 3, executor=2)


def test_why_a_foreign_pool_broke_is_said_if_it_is_known():
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with pytest.raises(SimulationBrokenError, match=r"failed: .*\(.*<lambda> cannot be sent to another"):
            simulate(
                "latinern", {"NS": lambda view: next(iter(view.legal_actions())), "EW": "greedy"}, 3, executor=pool
            )
        assert simulate("latinern", GREEDY, 60, seed="w", executor=pool) == ALONE


@pytest.mark.parametrize(
    ("executor", "fault"),
    [
        (0, "0 processes cannot play; give 1 or more"),
        (-3, "-3 processes cannot play"),
        (True, "bool is no executor"),
        ("2", "str is no executor; give a number of processes, or one of concurrent.futures"),
        (ThreadPoolExecutor, "type is no executor"),
        (object(), "object is no executor"),
    ],
)
def test_what_is_no_executor(executor, fault):
    with pytest.raises(TrickkitError, match=fault):
        simulate("latinern", GREEDY, 3, executor=executor)


def test_a_python_without_processes(monkeypatch):
    monkeypatch.setitem(sys.modules, "concurrent.futures.process", None)
    with pytest.raises(TrickkitError, match="this Python cannot start processes; leave out how many shall play"):
        simulate(Latinern(), GREEDY, 3, executor=2)
