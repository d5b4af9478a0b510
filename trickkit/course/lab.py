"""Starts JupyterLab on a learner's own copy of the lessons."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from trickkit.course.classroom.placing import place
from trickkit.course.library import Copied, LessonFile, copy_lesson, copy_rules, home, lessons
from trickkit.course.terminal import as_typed, pip
from trickkit.course.versions import copies, outdated
from trickkit.errors import TrickkitError
from trickkit.i18n import Words

FIRST_LESSON = "00_start_here.ipynb"


@dataclass(frozen=True, slots=True)
class Prepared:
    """What became of the folder with a learner's copies."""

    target: Path
    """The folder."""
    added: tuple[Copied, ...]
    """Lessons that were missing there."""
    older: tuple[LessonFile, ...]
    """Lessons of which no copy there is as new as the one installed."""
    begun: bool
    """Whether there were copies before."""


def prepare(target: Path) -> Prepared:
    """Put copies of the lessons and rules that are not there yet into `target`; own work stays as it is.

    Raises:
        OSError: if the folder cannot be written.
    """
    all_there = lessons()
    missing = [file for file in all_there if not copies(target / file.lang, file)]
    added = tuple(copy_lesson(file, target / file.lang) for file in missing)
    copy_rules(target, missing_only=True)
    older = tuple(file for file in all_there if outdated(target / file.lang, file))
    return Prepared(target, added, older, begun=len(missing) < len(all_there))


def told(prepared: Prepared, words: Words) -> list[str]:
    """Say what was added to a folder with copies, and which of them are older than the lessons installed."""
    lines = []
    if prepared.begun and prepared.added:
        names = ", ".join(f"{copied.target.parent.name}/{copied.target.name}" for copied in prepared.added)
        lines.append(words.label("ui.copies.added", files=names))
    if prepared.older:
        names = ", ".join(f"{file.lang}/{file.path.name}" for file in prepared.older)
        command = copy_command(prepared.older, prepared.target)
        lines.append(words.label("ui.copies.older", files=names, command=command))
    return lines


def copy_command(files: Iterable[LessonFile], target: Path) -> str:
    """Give the command that lays fresh copies of lessons into a folder.

    >>> copy_command([LessonFile("04", "en", Path()), LessonFile("03", "en", Path())], home())
    'trickkit lessons copy 03 04 --lang en'
    """
    chosen = list(files)
    numbers, langs = sorted({file.number for file in chosen}), {file.lang for file in chosen}
    words = ["trickkit", "lessons", "copy", *numbers]
    if len(langs) == 1:
        words += ["--lang", *langs]
    if target.resolve() != home().resolve():
        words += ["--to", str(target)]
    return as_typed(*words)


def command(target: Path, lang: str, extra: tuple[str, ...] = (), opened: str = "") -> list[str]:
    """Give the command that opens the first lesson.

    Args:
        target: the folder with the copies.
        lang: `en` or `de`: which first lesson opens.
        extra: further options for Jupyter.
        opened: another notebook that opens instead, by its path in the folder.

    Raises:
        TrickkitError: if JupyterLab or the widgets are not installed here.
    """
    missing = [name for name in ("jupyterlab", "ipykernel", "anywidget") if importlib.util.find_spec(name) is None]
    if missing:
        raise TrickkitError(f"{', '.join(missing)} is not installed here; run: {pip('trickkit[lessons]')}")
    return [
        sys.executable,
        "-m",
        "jupyter",
        "lab",
        f"--ServerApp.root_dir={target}",
        f"--LabApp.default_url=/lab/tree/{quote(opened or f'{lang}/{FIRST_LESSON}')}",
        "--ContentsManager.pre_save_hook=trickkit.course.saving.strip_before_saving",
        *(
            ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        ),  # else Jupyter refuses, in a container
        *extra,
    ]


def start(
    target: Path,
    words: Words,
    extra: tuple[str, ...] = (),
    say: Callable[[str], None] = print,
    class_set: Path | None = None,
) -> int:
    """Prepare the folder and become JupyterLab; where a program cannot become another, wait for it and give its code.

    Args:
        target: the folder with the copies.
        words: the language: which first lesson opens.
        extra: further options for Jupyter.
        say: takes a line on what has become of the copies.
        class_set: a set file that is laid among the copies, and opened.

    Raises:
        TrickkitError: if JupyterLab is not installed here, or the set cannot be read.
        OSError: if the folder cannot be written.
    """
    opened = place(class_set, target).relative_to(target).as_posix() if class_set is not None else ""
    line = command(target, words.lang, extra, opened)
    for each in told(prepare(target), words):
        say(each)
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(line[0], line)  # noqa: S606 - so that a signal to us reaches Jupyter
    return subprocess.run(line, check=False).returncode  # noqa: S603 - our own interpreter and options
