"""What a learner can do in a notebook with the progress that is kept: save it in a file, and have it deleted."""

from __future__ import annotations

from itertools import chain, count
from pathlib import Path
from typing import Any

from trickkit.course.copies import notebook
from trickkit.course.notice import Notice
from trickkit.course.noting import Noted
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.progress import EXPORT, StoreError, as_text, everything, export, in_browser

FORGET = "lesson.forget(yes=True)"
"""What a learner writes in a cell to have everything deleted."""


def progress_file(noted: Noted, words: Words) -> Notice:
    """Save everything that is kept in a new file beside the notebook.

    Args:
        noted: what is kept.
        words: the language.

    Returns:
        What has been saved, and how to have it elsewhere.

    Raises:
        TrickkitError: if the folder cannot be written.
    """
    try:
        kept, file = _saved(noted)
    except StoreError:
        return Notice(words.label("ui.progress.failed"))
    msgid = "ui.progress.saved.browser" if in_browser() else "ui.progress.saved"
    said = words.label(msgid, file=file, command=FORGET, **_counted(kept, words))
    return Notice(said, code=FORGET, file=file, data=as_text(kept) if in_browser() else "")


def _saved(noted: Noted) -> tuple[dict[str, Any], str]:
    """Save everything; give it, and the name of the file."""
    mine = notebook()
    folder = Path.cwd() if mine is None else mine.parent
    try:
        there, first = {path.name for path in folder.iterdir()}, Path(EXPORT)
        numbered = (f"{first.stem} ({number}){first.suffix}" for number in count(2))
        name = next(name for name in chain([first.name], numbered) if name not in there)
        return export(noted.store, folder / name), name
    except OSError as error:
        raise TrickkitError(f'"{folder}" cannot be written: {(error.strerror or str(error)).lower()}') from None


def forget(noted: Noted, words: Words, *, yes: bool) -> Notice:
    """Delete everything that is kept, for good; without `yes` say what that would be.

    Args:
        noted: what is kept.
        words: the language.
        yes: really.
    """
    try:
        counted = _counted(everything(noted.store), words)
        if not yes:
            return Notice(words.label("ui.progress.forget", command=FORGET, **counted), code=FORGET)
        noted.forget()
    except StoreError:
        return Notice(words.label("ui.progress.failed"))
    aside = [words.label("ui.progress.aside", file=path.name) for path in noted.store.aside()]
    return Notice(" ".join([words.label("ui.progress.deleted", file=noted.store.file.name, **counted), *aside]))


def _counted(kept: dict[str, Any], words: Words) -> dict[str, str]:
    """Say how much it is."""
    return {
        "tries": words.count("ui.progress.tries", len(kept["tries"])),
        "hands": words.count("ui.progress.kept", len(kept["hands"])),
    }
