"""What a cell needs that is not everywhere: several processes, a package, a command line."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass

from trickkit.course.notice import Notice
from trickkit.errors import TrickkitError, shorten
from trickkit.i18n import Words
from trickkit.progress import in_browser


@dataclass(frozen=True, slots=True)
class Need:
    """Something that a cell can need."""

    package: str = ""
    """The package that has to be installed for it."""
    extra: str = ""
    """The extra of trickkit that brings that package."""
    in_browser: bool = False
    """Whether the edition in the browser can have it, if the package is there."""


NEEDS = {
    "processes": Need(),
    "pandas": Need("pandas", "lab", in_browser=True),
    "dask": Need("distributed", "dask"),
    "command-line": Need(),
}
"""By name, all that a lesson may ask for."""


def missing(name: str, words: Words) -> Notice | None:
    """Say what a cell lacks here, and what to do instead; None if nothing is missing.

    Args:
        name: `processes`, `pandas`, `dask` or `command-line`.
        words: the language.

    Raises:
        TrickkitError: if there is nothing of that name.

    >>> missing("processes", Words("en")) is None
    True
    """
    need = NEEDS.get(name)
    if need is None:
        raise TrickkitError(f'"{shorten(str(name))}" is nothing a lesson can need; write {" or ".join(NEEDS)}')
    there = not need.package or importlib.util.find_spec(need.package) is not None
    if in_browser():
        return None if there and need.in_browser else Notice(words.label(f"ui.needs.browser.{name}"))
    if there:
        return None
    command = f'pip install "trickkit[{need.extra}]"'
    return Notice(words.label("ui.needs.package", package=need.package, command=command), code=command)
