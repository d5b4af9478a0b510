"""The small markup of messages and level texts: `{name}` or `{name:form}`, `**bold**`, `*stressed*`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from trickkit.i18n.text import Bold, Em, Part, Text, plain

Fill: TypeAlias = Callable[[str, str], Part | Text]
"""Gives what stands for a placeholder, from its name and its form (empty if it has none)."""

_TOKEN: Final = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<em>.+?)\*|\{(?P<name>[^{}:]*):?(?P<form>[^{}]*)\}")
_OPENS: Final = re.compile(r"(?:^|[.?!…][”“\"’»)]?\s+)[„“\"»(]?$")


def render(template: str, fill: Fill) -> Text:
    """Fill a template. A string that opens a sentence is capitalised.

    >>> render("**{who} wins.** {what} are trump.", lambda name, form: {"who": "West", "what": "hearts"}[name])
    Text.of(Bold(text=Text.of('West wins.')), ' Hearts are trump.')
    """
    return _render(template, fill, "")


def placeholders(template: str) -> list[tuple[str, str]]:
    """List the placeholders of a template, name and form.

    >>> placeholders("{seat} wins with {card:dem}.")
    [('seat', ''), ('card', 'dem')]
    """
    found: list[tuple[str, str]] = []
    for match in _TOKEN.finditer(template):
        inner = match["bold"] or match["em"]
        found += placeholders(inner) if inner else [(match["name"], match["form"])]
    return found


def _render(template: str, fill: Fill, before: str) -> Text:
    parts: list[Part] = []

    def add(*more: Part) -> None:
        nonlocal before
        parts.extend(more)
        before += plain(Text.of(*more))

    at = 0
    for match in _TOKEN.finditer(template):
        add(template[at : match.start()])
        at = match.end()
        if match["bold"]:
            add(Bold(_render(match["bold"], fill, before)))
        elif match["em"]:
            add(Em(_render(match["em"], fill, before)))
        else:
            filled = fill(match["name"], match["form"])
            text = filled if isinstance(filled, Text) else Text.of(filled)
            opening = text[0] if text else ""
            if isinstance(opening, str) and _OPENS.search(before):
                text = Text.of(opening[:1].upper() + opening[1:], *text[1:])
            add(*text)
    add(template[at:])
    return Text.of(*parts)
