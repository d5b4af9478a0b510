"""The tags of one record on their way into values, with their places for messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from trickkit.errors import IllegalActionError, NotationError
from trickkit.notation import shift, whole_number
from trickkit.record.lexer import Places, RawRecord, Tag
from trickkit.record.model import FORMAT, TAGS
from trickkit.seats import Seat

T = TypeVar("T")
D = TypeVar("D")


class ActError(Exception):
    """Carries an error to its place among the acts."""

    def __init__(self, place: int, error: NotationError | IllegalActionError) -> None:
        super().__init__(str(error))
        self.place = place
        self.error = error


class Tags:
    """Gives the tags of one record, with their places for messages."""

    def __init__(self, raw: RawRecord, places: Places) -> None:
        self.raw = raw
        self.places = places

    @property
    def acts(self) -> list[str]:
        """The acts behind the tags, unread."""
        return [act for act, _ in self.raw.acts]

    def get(self, name: str) -> Tag | None:
        """Give a tag, or None."""
        return self.raw.tags.get(name)

    def error(self, tag: Tag, message: str) -> NotationError:
        """Place an error at a tag's value."""
        return NotationError(message, tag.value, self.places(tag.value_start))

    def missing(self, name: str) -> NotationError:
        """Say that a tag is missing."""
        return NotationError(
            f'this record has no [{name} "…"]; write that tag before the acts', name, self.places(self.raw.start)
        )

    def inside(self, tag: Tag, error: NotationError) -> NotationError:
        """Place an error that stands inside a tag's value."""
        moved = shift(error, 0)
        line, column = self.places(tag.value_start)
        assert moved.at is not None  # noqa: S101 - shift sets it
        return NotationError(moved.message, moved.text, (line, column + moved.at[1] - 1))

    def check_names(self) -> None:
        """Refuse an unknown tag and another format."""
        for tag in self.raw.tags.values():
            if tag.name not in TAGS:
                raise NotationError(
                    f'"[{tag.name}" is no tag; the tags are {", ".join(TAGS)}',
                    tag.name,
                    self.places(tag.start),
                )
        written = self.raw.tags.get("Format")
        if written and written.value != FORMAT:
            raise self.error(written, f'"{written.value}" is no format that can be read; write {FORMAT}')

    def check_round(self) -> None:
        """Refuse a round that is no number from 1."""
        number = self.raw.tags.get("Round")
        if number and not whole_number(number.value):
            raise self.error(number, f'"{number.value}" is no round; count the rounds from 1')

    def required(self, name: str) -> Tag:
        """Give a tag that has to be there."""
        tag = self.raw.tags.get(name)
        if tag is None:
            raise self.missing(name)
        return tag

    def value(self, name: str, parse: Callable[[str], T], default: D) -> T | D:
        """Read a tag's value; without the tag give the default."""
        tag = self.raw.tags.get(name)
        if tag is None:
            return default
        try:
            return parse(tag.value)
        except NotationError as error:
            raise self.inside(tag, error) from None

    def dealer(self) -> Seat:
        """Read who deals."""
        dealer = self.value("Dealer", Seat.parse, None)
        if dealer is None:
            raise self.missing("Dealer")
        return dealer

    def act_error(self, error: ActError) -> NotationError:
        """Place an error at an act."""
        word, offset = self.raw.acts[error.place]
        cause = error.error
        message = cause.message if isinstance(cause, NotationError) else str(cause)
        return NotationError(message, word, self.places(offset))
