"""A simulation that did not come to its end, with what is finished."""

from __future__ import annotations

from collections.abc import Iterable

from trickkit.errors import TrickkitError
from trickkit.lab.simulation import Simulation

_NAMED = 5  # how many runs of deals a message names


class SimulationBrokenError(TrickkitError):
    """The workers failed, not the deals.

    Args:
        why: what happened.
        finished: what is finished; `simulate(…, resume=error.finished)` plays the rest.
        lost: the numbers of the deals that were on their way, chunk by chunk.
        deals: how many there should have been.
    """

    def __init__(self, why: str, finished: Simulation, lost: tuple[tuple[int, ...], ...], deals: int) -> None:
        self.told: str = f"{why}; {told(finished, deals)}"
        """What happened, and which deals are finished."""
        super().__init__(f"{self.told}: take error.finished for resume")
        self.finished = finished
        self.lost = lost


class SimulationStoppedError(KeyboardInterrupt):
    """Somebody stopped a simulation, as with Ctrl+C or a notebook's button.

    Args:
        finished: what is finished; `simulate(…, resume=error.finished)` plays the rest.
        deals: how many there should have been.
    """

    def __init__(self, finished: Simulation, deals: int) -> None:
        super().__init__(f"stopped; {told(finished, deals)}")
        self.finished = finished


def told(finished: Simulation, deals: int) -> str:
    """Say which deals are finished."""
    numbers = sorted({row.deal for row in finished.rows})
    found = [f"{first} to {last}" if first < last else str(first) for first, last in stretches(numbers)]
    named = ", ".join(found[:_NAMED]) + (", …" if len(found) > _NAMED else "")
    return f"{len(numbers)} of {deals} deals are finished" + (f" ({named})" if named else "")


def stretches(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Give the first and the last of each stretch of numbers that follow one another.

    >>> stretches([0, 1, 2, 5, 7, 8])
    [(0, 2), (5, 5), (7, 8)]
    """
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found
