"""Cuts a record text into tags and acts, each with its place. It knows nothing of any game."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

from trickkit.errors import NotationError

_TOKEN = re.compile(
    r"""(?P<blank>[ \t\r\n]+)
    | (?P<comment>;[^\r\n]*|\{[^}]*\})
    | (?P<number>[0-9]+\.)
    | (?P<open>\[) | (?P<close>\])
    | (?P<string>"[^"\r\n]*")
    | (?P<word>[^ \t\r\n;{}\[\]"]+)
    | (?P<stray>[{}"])
    """,
    re.VERBOSE,
)
# Control characters but tab and line ends; lone surrogates stand for bytes that are no UTF-8.
NOT_ALLOWED = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_LINE_END = re.compile(r"\r\n|\r|\n")
_UNDECODABLE = range(0xD800, 0xE000)


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag `[Name "value"]`."""

    name: str
    value: str
    start: int
    """Offset of the bracket."""
    value_start: int
    """Offset of the value's first character."""


@dataclass(slots=True)
class RawRecord:
    """One record's tags and acts, in order, unread."""

    start: int
    """Offset of its first token."""
    tags: dict[str, Tag] = field(default_factory=dict)
    acts: list[tuple[str, int]] = field(default_factory=list)
    """Each act's text and offset."""


def decode(data: bytes) -> str:
    """Turn bytes into text; what is no UTF-8 is found later, at its place."""
    return data.decode("utf-8", errors="surrogateescape")


class Places:
    """Finds line and column of offsets in one text; a line ends with LF, CR or both."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(end.end() for end in _LINE_END.finditer(text))]

    def __call__(self, offset: int) -> tuple[int, int]:
        """Give line and column of an offset, both from 1."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1


def lex(text: str, places: Places) -> Iterator[RawRecord]:
    """Cut `text` into records; a tag after an act, or a repeated tag name, starts the next one.

    Raises:
        NotationError: with line and column; the records before it have been given already.
    """
    return _Lexer(text, places).records()


class _Lexer:
    def __init__(self, text: str, places: Places) -> None:
        self.text = text
        self.places = places
        bad = NOT_ALLOWED.search(text)
        self.bad = bad.start() if bad else len(text)
        self.offset = 0

    def error(self, message: str, text: str, offset: int) -> NotationError:
        return NotationError(message, text, self.places(offset))

    def records(self) -> Iterator[RawRecord]:
        record: RawRecord | None = None
        while (token := self.next()) is not None:
            kind, word, start = token
            if kind == "number":
                continue
            if kind == "open":
                if record is not None and record.acts:
                    yield record  # before the tag is read: an error in it belongs to the next record
                    record = None
                tag = self.tag(start)
                if record is not None and tag.name in record.tags:
                    yield record
                    record = None
                record = record or RawRecord(start)
                record.tags[tag.name] = tag
            elif kind == "word":
                record = record or RawRecord(start)
                record.acts.append((word, start))
            else:
                raise self.error(f'"{word}" stands alone; write a tag as [Name "value"] or an act as N:9D', word, start)
        if record is not None:
            yield record

    def next(self) -> tuple[str, str, int] | None:
        """Give kind, text and offset of the next token that is no blank and no comment."""
        while self.offset < len(self.text):
            start = self.offset
            if start == self.bad:
                raise self.bad_character()
            found = _TOKEN.match(self.text, start, self.bad)
            assert found is not None  # noqa: S101 - the pattern has a branch for every character
            kind, word = found.lastgroup or "", found.group()
            if self.runs_into_bad(kind, start, found.end()):
                raise self.bad_character()
            if word == "{":
                raise self.error("{ opens a comment that is not closed; write } behind it", word, start)
            self.offset = found.end()
            if kind not in {"blank", "comment"}:
                return kind, word, start
        return None

    def runs_into_bad(self, kind: str, start: int, end: int) -> bool:
        """Tell whether a comment or quoted value that begins at `start` is cut off by the first bad character."""
        if self.bad == len(self.text):
            return False
        if kind == "stray":
            opens = self.text[start]
            return opens == "{" or (opens == '"' and not _LINE_END.search(self.text, start, self.bad))
        return kind == "comment" and end == self.bad

    def bad_character(self) -> NotationError:
        char = self.text[self.bad]
        if ord(char) in _UNDECODABLE:
            what = f'"\\x{ord(char) & 0xFF:02x}" is a byte that is no UTF-8 text; save the file as UTF-8'
        else:
            what = f'"\\x{ord(char):02x}" is a control character; take it out'
        return self.error(what, char, self.bad)

    def tag(self, start: int) -> Tag:
        """Read a tag whose bracket stands at `start`."""
        name = self.next()
        if name is None or name[0] != "word":
            raise self.error('"[" opens no tag; write [Name "value"]', "[", start)
        value = self.next()
        if value is None or value[0] != "string":
            raise self.error(f'"[{name[1]}" has no value in quotes; write [{name[1]} "value"]', name[1], start)
        close = self.next()
        if close is None or close[0] != "close":
            raise self.error(f'"[{name[1]}" is not closed; write ] behind the value', name[1], start)
        return Tag(name[1], value[1][1:-1], start, value[2] + 1)
