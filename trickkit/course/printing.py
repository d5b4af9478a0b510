"""A worksheet of a lesson: saved beside the notebook, with links to it and a picture of its top."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from trickkit import sheets
from trickkit.coach.exercises import Exercise
from trickkit.course.copies import notebook
from trickkit.course.notice import Notice
from trickkit.i18n import Words

FOLDER: Final = "worksheets"
"""Where worksheets lie, beside the notebook."""
_PICTURE: Final = "max-width: 100%; width: 480px; height: auto; border: 1px solid; margin-top: 8px"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A worksheet and its solutions, saved; in a notebook it shows links to both and the top of the first."""

    said: str
    """The sentence that names both files."""
    files: tuple[str, str]
    """Both files, as they are named in the sentence."""
    alt: str
    """What the picture shows, in words."""
    preview: str
    """The picture, an SVG document."""

    def __repr__(self) -> str:
        return self.said

    def _repr_html_(self) -> str:
        """Give links and picture for a notebook."""
        linked = Notice(self.said, files=self.files)._repr_html_()
        data = b64encode(self.preview.encode()).decode("ascii")
        return f'{linked}<img alt="{escape(self.alt)}" src="data:image/svg+xml;base64,{data}" style="{_PICTURE}">'


def print_sheet(exercises: Sequence[Exercise], words: Words, name: str, *, four: bool = False) -> Sheet | Notice:
    """Save a worksheet and its solutions into the folder `worksheets` beside the notebook at work.

    The same sheet is saved once. A file that is there and says something else stays, and the sheet gets a number.

    Args:
        exercises: its exercises, in order.
        words: language and deck.
        name: how the file is to be called, without `.html`.
        four: a colour of its own for each suit.

    Returns:
        The sheet; or a sentence, if it cannot be saved.
    """
    path = notebook()
    here = Path() if path is None else path.parent
    try:
        (here / FOLDER).mkdir(exist_ok=True)
        saved = sheets.keep(exercises, words, here / FOLDER, name, four=four)
    except OSError as error:
        return Notice(words.label("ui.workshop.sheet.failed", detail=error.strerror or str(error)))
    sheet, solved = (f"{FOLDER}/{file.name}" for file in saved)
    kinds = ", ".join(words.label(f"ui.kind.{kind}") for kind in dict.fromkeys(each.kind for each in exercises))
    return Sheet(
        words.label("ui.workshop.sheet", sheet=sheet, solutions=solved),
        (sheet, solved),
        words.label("ui.workshop.preview", kinds=kinds),
        sheets.preview(exercises, words, four=four),
    )
