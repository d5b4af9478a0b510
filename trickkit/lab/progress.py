"""A bar that shows how many deals have been played; with tqdm, where it is installed."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from trickkit.errors import TrickkitError

SWITCH: Final = "TRICKKIT_PROGRESS"
"""The environment variable that says `off` where notebooks are run to be compared: a bar tells the time."""
Advance = Callable[[int], object]
"""Takes how many more deals have been played."""


@contextmanager
def bar(deals: int, done: int, wanted: bool | None) -> Iterator[Advance]:
    """Show a bar as long as the block runs.

    Args:
        deals: how many deals there will be.
        done: how many there are.
        wanted: whether to show it; None: on a terminal and in a notebook, if tqdm is there.

    Raises:
        TrickkitError: if it is wanted, and there is no tqdm.
    """
    if wanted is None:
        wanted = _watched() and importlib.util.find_spec("tqdm") is not None
    if not wanted:
        yield lambda _more: None
        return
    try:
        kind: Any = importlib.import_module("tqdm.auto").tqdm
    except ImportError:
        raise TrickkitError("a progress bar needs tqdm; install trickkit[lab], or leave progress out") from None
    quiet = type("Bar", (kind,), {"monitor_interval": 0})  # no thread that watches the bar: a browser has none
    with quiet(total=deals, initial=done, unit="") as shown:
        yield shown.update


def _watched() -> bool:
    """Tell whether somebody sees what is shown: on a terminal, or in a notebook that is not run by a machine."""
    if os.environ.get(SWITCH) == "off":
        return False
    if "IPython" in sys.modules:
        shell = importlib.import_module("IPython").get_ipython()
        if shell is not None and hasattr(shell, "kernel"):
            return True
    return sys.stderr is not None and sys.stderr.isatty()
