"""A sentence that a lesson shows in its notebook, or several, with something to copy or to click in them."""

from __future__ import annotations

import importlib
import importlib.util
from base64 import b64encode
from dataclasses import dataclass
from html import escape
from pathlib import Path
from urllib.parse import quote

from trickkit.progress import in_browser

_STYLE = "margin: 0; padding: 2px 12px; border-inline-start: 3px solid currentColor; max-width: 70ch"

_LIST = "margin: 0; padding: 2px 12px 2px 32px; border-inline-start: 3px solid currentColor; max-width: 70ch"


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence of a lesson.

    >>> Notice("Start lesson.map() again.", code="lesson.map()")
    Start lesson.map() again.
    """

    text: str
    """The sentence."""
    code: str = ""
    """What in it is a line for a cell."""
    file: str = ""
    """What in it is the name of a file beside this notebook, to be opened by a click."""
    data: str = ""
    """What is in that file, if the click shall download it: in the browser edition no address leads to a new file."""
    files: tuple[str, ...] = ()
    """What in it are names of other files beside this notebook."""
    lines: tuple[str, ...] = ()
    """More sentences, each in a line of its own."""

    def __repr__(self) -> str:
        return "\n".join((self.text, *(f"- {line}" for line in self.lines)))

    def _repr_html_(self) -> str:
        """Give the sentence for a notebook.

        >>> Notice("Open a b.ipynb.", file="a b.ipynb")._repr_html_()[-40:]
        '<a href="a%20b.ipynb">a b.ipynb</a>.</p>'
        """
        text = escape(self.text)
        if self.code:
            text = text.replace(escape(self.code), f"<code>{escape(self.code)}</code>")
        if self.file:
            text = text.replace(escape(self.file), _link(self.file, self.data.encode()))
        for file in self.files:
            text = text.replace(escape(file), _link(file, _held(file)))
        more = "".join(f"<li>{escape(line)}</li>" for line in self.lines)
        return f'<p style="{_STYLE}">{text}</p>' + (f'<ul style="{_LIST}">{more}</ul>' if more else "")


def _link(file: str, data: bytes) -> str:
    """Give a link that opens a file, or downloads it if there is data."""
    if not data:
        return f'<a href="{quote(file)}">{escape(file)}</a>'
    held, name = b64encode(data).decode(), file.rpartition("/")[2]
    return f'<a download="{escape(name)}" href="data:application/octet-stream;base64,{held}">{escape(file)}</a>'


def _held(file: str) -> bytes:
    """Read what a click shall download: in the browser edition no address leads to a new file but a notebook."""
    if not in_browser() or file.endswith(".ipynb"):
        return b""
    try:
        return Path(file).read_bytes()
    except OSError:
        return b""


def show(notice: Notice) -> None:
    """Show a notice below the cell that runs; outside a notebook nothing is shown."""
    if importlib.util.find_spec("IPython") is None:
        return
    if importlib.import_module("IPython").get_ipython() is not None:
        importlib.import_module("IPython.display").display(notice)
