"""Reads record texts: tags checked, acts played, matches followed from round to round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from trickkit.errors import NotationError
from trickkit.games.latinern import Latinern, LatinernState
from trickkit.games.twenty_eight import TwentyEight, TwentyEightState
from trickkit.record import latinern, twenty_eight
from trickkit.record.lexer import Places, RawRecord, lex
from trickkit.record.matches import Matches
from trickkit.record.model import FREE_TAGS, AnyState, AnyView, Record
from trickkit.record.tags import ActError, Tags

READERS: Final[dict[str, Callable[[Tags], AnyState | AnyView]]] = {
    Latinern.name: latinern.read,
    TwentyEight.name: twenty_eight.read,
}
"""By the name of the game: what reads a record of it."""


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
    >>> from trickkit.seats import Seat
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
            number = matches.follow(record)
        except NotationError as error:
            tag = raw.tags.get(error.text) or raw.tags["Match"]
            raise NotationError(error.message, error.text, places(tag.start)) from None
        yield replace(record, round=number)
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
    tags = Tags(raw, places)
    tags.check_names()
    game = tags.required("Game")
    read = READERS.get(game.value)
    if read is None:
        raise tags.error(game, f'"{game.value}" is no game; write {" or ".join(READERS)}')
    remarks = {name: raw.tags[name].value for name in FREE_TAGS if name in raw.tags}
    try:
        found = read(tags)
    except ActError as error:
        raise tags.act_error(error) from error.error
    at, number = places(raw.start), int(remarks.get("Round", 1))
    if isinstance(found, LatinernState | TwentyEightState):
        return Record(found, None, remarks, at, number)
    return Record(None, found, remarks, at, number)
