"""How a record looks on the page: tags in their order, then rows of acts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from trickkit.errors import NotationError
from trickkit.record.lexer import NOT_ALLOWED
from trickkit.record.model import FORMAT, FREE_TAGS, TAGS

_NO_TAG_VALUE = re.compile(rf'["\r\n]|{NOT_ALLOWED.pattern}')


def page(tags: Mapping[str, str], rows: Iterable[list[str]], remarks: Mapping[str, str] | None = None) -> str:
    """Give the text of a record; tags of the game without a value and rows without an act are left out.

    Raises:
        NotationError: if a remark is no such tag, or holds what a tag cannot hold.
    """
    shown = {"Format": FORMAT, **{name: value for name, value in tags.items() if value}, **_checked(remarks or {})}
    lines = [f'[{name} "{shown[name]}"]' for name in TAGS if name in shown]
    acts = [" ".join(row) for row in rows if row]
    return "\n".join([*lines, *([""] if acts else []), *acts]) + "\n"


def _checked(remarks: Mapping[str, str]) -> Mapping[str, str]:
    for name, value in remarks.items():
        if name not in FREE_TAGS:
            raise NotationError(f'"{name}" is no remark; choose {", ".join(FREE_TAGS)}', name)
        if _NO_TAG_VALUE.search(value):
            raise NotationError(
                f"[{name}] cannot hold a quotation mark, a line end or a control character; take it out", value
            )
    return remarks
