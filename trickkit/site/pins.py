"""What runs in the browser, to the byte: packages by name, version and digest (`pins.toml`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PINS: Final = Path(__file__).with_name("pins.toml")


@dataclass(frozen=True, slots=True)
class Wheel:
    """A package for Python, as a wheel that any Python can use."""

    name: str
    """Its name, as `fsrs`."""
    version: str
    """Its version."""
    sha256: str
    """Digest of the file, in hexadecimal digits."""
    depends: tuple[str, ...]
    """The packages that it needs in the browser."""


@dataclass(frozen=True, slots=True)
class Pins:
    """Everything that is fetched to build a site, and the releases of the tools that it fits."""

    pyodide: str
    """Version of Pyodide, which is Python for browsers; an npm package."""
    integrity: str
    """Digest of that package, as npm writes it."""
    kernel: str
    """Version of the Jupyter kernel around it, `jupyterlite-pyodide-kernel`, and of `jupyterlite-core`."""
    python: str
    """Version of Python in that Pyodide, as `3.14`."""
    bundled: tuple[tuple[str, tuple[str, ...]], ...]
    """Packages that the kernel brings itself, with what each needs."""
    wheels: tuple[Wheel, ...]
    """All others, by name."""


def pins(path: Path = PINS) -> Pins:
    """Read the pins.

    Args:
        path: the file.

    >>> [wheel.name for wheel in pins().wheels if wheel.name in {"anywidget", "fsrs", "tqdm"}]
    ['anywidget', 'fsrs', 'tqdm']
    """
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Pins(
        pyodide=found["pyodide"]["version"],
        integrity=found["pyodide"]["integrity"],
        python=found["pyodide"]["python"],
        kernel=found["kernel"]["version"],
        bundled=tuple((name, tuple(needs)) for name, needs in found["kernel"]["brings"].items()),
        wheels=tuple(
            Wheel(name, each["version"], each["sha256"], tuple(each["depends"]))
            for name, each in found["wheel"].items()
        ),
    )
