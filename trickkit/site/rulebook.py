"""The rules as pages of the site, and what leads from a lesson to a clause of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from trickkit.course.library import rules
from trickkit.i18n import Words
from trickkit.sheets.ink import Ink
from trickkit.site.page import page

FOLDER: Final = "rules"
"""The folder of the pages in the site."""
SCRIPT: Final = "open.js"
"""What Jupyter's pages load from that folder: it sends a click on a clause here."""
_HEADING: Final = re.compile(r"<(h[1-6])>(.*?)</\1>", re.DOTALL)


def write(target: Path) -> None:
    """Write the pages and the script.

    Args:
        target: the folder, made here.

    Raises:
        OSError: if it cannot be written.
    """
    target.mkdir(parents=True)
    for source in rules():
        text = rendered(source.read_text(encoding="utf-8"))
        (target / f"{source.stem}.html").write_text(text, encoding="utf-8", newline="\n")
    (target / SCRIPT).write_bytes(Path(__file__).with_name("open_rules.js").read_bytes())


def rendered(text: str) -> str:
    r"""Give a page of the rules, with its clauses and headings as places that a link can lead to.

    Args:
        text: its Markdown.

    >>> '<h2 id="house-settings">House settings</h2>' in rendered("# Rules\n\n## House settings\n")
    True
    """
    import mistune  # noqa: PLC0415 - comes with the extra `lite`

    words = Words()  # the rules are in English
    body = str(mistune.create_markdown(escape=False, plugins=["table"])(text))
    body = _HEADING.sub(lambda found: f'<{found[1]} id="{_place(found[2])}">{found[2]}</{found[1]}>', body)
    title = re.search(r"^# (.*)$", text, re.MULTILINE)
    back = f'<nav><a href="../index.html">{Ink(words).prose(words.message("ui.site.back"))}</a></nav>'
    return page(title[1] if title else "trickkit", f'<main class="rules">\n{back}\n{body}</main>', words.lang, up="../")


def _place(heading: str) -> str:
    """Name the place of a heading as Markdown readers do.

    >>> _place("The <em>last</em> trick, and after")
    'the-last-trick-and-after'
    """
    return re.sub(r"[^\w -]", "", re.sub(r"<[^>]*>", "", heading)).strip().lower().replace(" ", "-")
