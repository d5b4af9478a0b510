"""A cluster on this machine: the same rows, also when one of its workers is killed on the way."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator

import pytest
from distributed import Client, LocalCluster

from trickkit.lab import simulate

pytestmark = pytest.mark.xdist_group("dask")  # one cluster

GREEDY = {"NS": "greedy", "EW": "random"}


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


def test_a_cluster_is_one_line(client):
    assert simulate("latinern", GREEDY, 60, executor=client.get_executor()) == simulate("latinern", GREEDY, 60)


def test_a_killed_worker_loses_no_deal(client, tmp_path):
    """One worker is killed as soon as the first rows have come back, while others are being played."""
    path = tmp_path / "rows.jsonl"
    before = set(client.run(os.getpid).values())
    victim = min(before)

    def kill() -> None:
        while not (path.exists() and path.stat().st_size):
            if ended.wait(0.01):
                return
        os.kill(victim, signal.SIGKILL)

    ended = threading.Event()
    killer = threading.Thread(target=kill)
    killer.start()
    try:
        done = simulate("latinern", GREEDY, 300, executor=client.get_executor(), resume=path)
    finally:
        ended.set()
        killer.join()
    client.wait_for_workers(2, timeout=60)
    assert victim not in client.run(os.getpid).values()
    assert done == simulate("latinern", GREEDY, 300)
