"""Load an accelerator's source without compiling anything, so that every line is an ordinary line of Python."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import trickkit.solver

if TYPE_CHECKING:
    from types import ModuleType

    import pytest


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load `trickkit.solver.<name>` under another name, with a numba that does nothing."""
    monkeypatch.setitem(sys.modules, "numba", SimpleNamespace(njit=lambda **_: lambda function: function))
    path = Path(trickkit.solver.__file__).with_name(f"{name}.py")
    spec = spec_from_file_location(f"trickkit.solver._plain{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
