"""Build hook: compile the catalogues and put the lessons into the wheel as `trickkit/_lessons`.

An editable install gets its catalogues compiled in place and reads the lessons from the checkout.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # hatchling loads this file alone
from tools.catalogues import compile_all

LESSON_FILES = {".ipynb", ".md", ".toml"}


def lesson_files(root: Path) -> list[Path]:
    """List the files of the course, without what editors and Jupyter leave beside them."""
    return sorted(
        path
        for path in (root / "lessons").rglob("*")
        if path.suffix in LESSON_FILES and not any(part.startswith(".") for part in path.relative_to(root).parts)
    )


class TrickkitBuildHook(BuildHookInterface):
    """What hatchling calls before it collects the files of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name the lessons.

        Args:
            version: `standard`, or `editable` for an editable install.
            build_data: hatchling's own record of the build, extended here.
        """
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compile_all(root)
        if version == "standard":
            for path in lesson_files(root):
                build_data["force_include"][str(path)] = f"trickkit/_{path.relative_to(root).as_posix()}"
