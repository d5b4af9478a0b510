"""Reads record texts: tags checked, acts played, matches followed from round to round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from trickkit.errors import NotationError
from trickkit.games import GAMES
from trickkit.games.latinern import Latinern
from trickkit.notation import shift, whole_number
from trickkit.record import latinern
from trickkit.record.lexer import Places, RawRecord, Tag, lex
from trickkit.record.matches import Matches
from trickkit.record.model import FORMAT, FREE_TAGS, TAGS, Record
from trickkit.seats import Seat
from trickkit.table import Score

T = TypeVar("T")
D = TypeVar("D")


def parse_records(text: str) -> Iterator[Record]:
    """Read all records of a text, one after the other.

    Args:
        text: as in docs/notation.md, with or without a byte order mark; `trickkit.record.decode` decodes bytes.

    Yields:
        Each record, as soon as it has been read: those before an error are given.

    Raises:
        NotationError: at the first error, with line and column; also if there is no record at all.

    >>> text = '''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
    ... N:9D E:JD S:JH W:8C'''
    >>> [record.state.observe(Seat.NORTH).tricks[0].winner for record in parse_records(text)]
    [Seat.WEST]
    """
    text = text.removeprefix("\ufeff")
    matches = Matches()
    places = Places(text)
    count = 0
    for raw in lex(text, places):
        record = _read(raw, places)
        try:
            matches.follow(record)
        except NotationError as error:
            tag = raw.tags.get(error.text) or raw.tags["Match"]
            raise NotationError(error.message, error.text, places(tag.start)) from None
        yield record
        count += 1
    if not count:
        raise NotationError('there is no record here; begin one with [Game "latinern"]', "", (1, 1))


def parse_record(text: str) -> Record:
    """Read a text that holds exactly one record.

    Raises:
        NotationError: if it holds none, or a second one, or an error.
    """
    first, *rest = parse_records(text)
    if rest:
        raise NotationError("a second record begins here; one is wanted", "", rest[0].at)
    return first


def _read(raw: RawRecord, places: Places) -> Record:
    reader = _Reader(raw, places)
    reader.check_names()
    game_name = reader.required("Game")
    if game_name.value not in GAMES:
        raise reader.error(game_name, f'"{game_name.value}" is no game; write {" or ".join(GAMES)}')
    game = reader.value("Rules", Latinern.parse, Latinern())
    dealer = reader.value("Dealer", Seat.parse, None)
    score = reader.value("Score", Score.parse, Score())
    viewer = reader.value("View", Seat.parse, None)
    deal = reader.required("Deal")
    if "Sits" in raw.tags:
        raise reader.error(
            raw.tags["Sits"], "[Sits] names the empty seat of a game for three; take it out of a Latinern record"
        )
    if dealer is None:
        raise reader.missing("Dealer")
    acts = [act for act, _ in raw.acts]
    at = places(raw.start)
    remarks = {name: raw.tags[name].value for name in FREE_TAGS if name in raw.tags}
    reader.check_round()
    try:
        if viewer is None:
            return Record(latinern.read_state(game, dealer, deal.value, score, acts), None, remarks, at)
        return Record(None, latinern.read_view(game, dealer, deal.value, score, viewer, acts), remarks, at)
    except latinern.ActError as error:
        raise reader.act_error(error) from None
    except NotationError as error:
        if error.text == str(score) and "Score" in raw.tags:
            raise reader.error(raw.tags["Score"], error.message) from None
        raise reader.inside(deal, error) from None


class _Reader:
    """Gives the tags of one record, with their places for messages."""

    def __init__(self, raw: RawRecord, places: Places) -> None:
        self.raw = raw
        self.places = places

    def error(self, tag: Tag, message: str) -> NotationError:
        return NotationError(message, tag.value, self.places(tag.value_start))

    def missing(self, name: str) -> NotationError:
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
        number = self.raw.tags.get("Round")
        if number and not whole_number(number.value):
            raise self.error(number, f'"{number.value}" is no round; count the rounds from 1')

    def required(self, name: str) -> Tag:
        tag = self.raw.tags.get(name)
        if tag is None:
            raise self.missing(name)
        return tag

    def value(self, name: str, parse: Callable[[str], T], default: D) -> T | D:
        tag = self.raw.tags.get(name)
        if tag is None:
            return default
        try:
            return parse(tag.value)
        except NotationError as error:
            raise self.inside(tag, error) from None

    def act_error(self, error: latinern.ActError) -> NotationError:
        word, offset = self.raw.acts[error.place]
        cause = error.error
        message = cause.message if isinstance(cause, NotationError) else str(cause)
        return NotationError(message, word, self.places(offset))
