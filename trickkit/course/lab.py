"""Starts JupyterLab on a learner's own copy of the lessons."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from trickkit.course.library import Copied, copy_lessons
from trickkit.errors import TrickkitError

FIRST_LESSON = "00_start_here.ipynb"


def prepare(target: Path) -> list[Copied]:
    """Put copies of the lessons that are not there yet into `target`; own work stays as it is.

    Raises:
        OSError: if the folder cannot be written.
    """
    return [] if (target / "en").is_dir() and (target / "de").is_dir() else copy_lessons(target)


def command(target: Path, lang: str, extra: tuple[str, ...] = ()) -> list[str]:
    """Give the command that opens the first lesson.

    Args:
        target: the folder with the copies.
        lang: `en` or `de`: which first lesson opens.
        extra: further options for Jupyter.

    Raises:
        TrickkitError: if JupyterLab or the widgets are not installed here.
    """
    missing = [name for name in ("jupyterlab", "ipykernel", "anywidget") if importlib.util.find_spec(name) is None]
    if missing:
        raise TrickkitError(f'{", ".join(missing)} is not installed here; run: pip install "trickkit[lessons]"')
    return [
        sys.executable,
        "-m",
        "jupyter",
        "lab",
        f"--ServerApp.root_dir={target}",
        f"--LabApp.default_url=/lab/tree/{lang}/{FIRST_LESSON}",
        "--ContentsManager.pre_save_hook=trickkit.course.saving.strip_before_saving",
        *(
            ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        ),  # else Jupyter refuses, in a container
        *extra,
    ]


def start(target: Path, lang: str, extra: tuple[str, ...] = ()) -> int:
    """Prepare the folder and become JupyterLab; where a program cannot become another, wait for it and give its code.

    Raises:
        TrickkitError: if JupyterLab is not installed here.
        OSError: if the folder cannot be written.
    """
    line = command(target, lang, extra)
    prepare(target)
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(line[0], line)  # noqa: S606 - so that a signal to us reaches Jupyter
    return subprocess.run(line, check=False).returncode  # noqa: S603 - our own interpreter and options
