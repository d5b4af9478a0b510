"""One deal as a link: the record behind `#record=`, which a browser keeps to itself and sends to no server."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, quote_plus

from trickkit.errors import TrickkitError, shorten
from trickkit.record.model import Record
from trickkit.record.parse import parse_record
from trickkit.record.write import write_record, write_view
from trickkit.seats import Seat

LONGEST: Final = 4000
"""Characters that a link may have behind its `#`; a whole deal of Twenty-eight takes some 700."""
_FIELDS: Final = ("record", "seat", "lang")


@dataclass(frozen=True, slots=True)
class Linked:
    """What a link holds."""

    record: Record
    """The record."""
    seat: Seat | None = None
    """Who plays on from the position; None if it is to be looked at."""
    lang: str = ""
    """The language it was made for, as `de`; empty if the reader's is meant."""


def link(record: str, base: str, *, seat: str = "", lang: str = "") -> str:
    """Give the link that opens a deal on a site made by `trickkit site`.

    A full record shows all cards to whoever opens it, unless a `seat` is named; and whoever reads the link itself finds
    them even then. What one seat knows is linked as a view record, which holds nothing else.

    Args:
        record: the text of one record, full or a view.
        base: the address of the site.
        seat: where the reader sits and plays on, against bots; without it the deal is looked at.
        lang: `en` or `de`; without it in the reader's language.

    Raises:
        NotationError: if the text is no record, or the seat is none.
        TrickkitError: if a seat is named for a view, nobody sits there, or the remarks are too long for a link.

    >>> deal = '''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]'''
    >>> made = link(deal, "cards/", seat="S")
    >>> made[:29]
    'cards/#record=%5BFormat+%22tr'
    >>> read_link(made).seat, read_link(made).record.state.deal.dealer
    (Seat.SOUTH, Seat.WEST)
    """
    found = parse_record(record)
    if seat:
        _check_seat(found, Seat.parse(seat))
    text = write_view(found.view, found.remarks) if found.view is not None else _full(found)
    fields = zip(_FIELDS, (re.sub(r"\n+", " ", text.strip()), seat, lang), strict=True)
    behind = "&".join(f"{name}={quote_plus(value, safe=':')}" for name, value in fields if value)
    if len(behind) > LONGEST:
        raise TrickkitError(
            f"this makes a link of {len(behind)} characters, and {LONGEST} is the most; shorten remarks"
        )
    return f"{base.partition('#')[0]}#{behind}"


def read_link(text: str) -> Linked:
    """Read a link, or the part of it behind the `#`.

    Args:
        text: anything at all; nothing of it is ever run.

    Raises:
        NotationError: if its record or its seat cannot be read.
        TrickkitError: if it holds none, is too long, or nobody sits at the seat.

    >>> read_link("#record=hello")
    Traceback (most recent call last):
    trickkit.errors.NotationError: this record has no [Game "…"]; write that tag before the acts
    """
    before, mark, behind = text.partition("#")
    behind = behind if mark else before
    if len(behind) > LONGEST:
        raise TrickkitError(f"this link has {len(behind)} characters behind its #, and {LONGEST} is the most")
    try:
        pairs = parse_qsl(behind, keep_blank_values=True, errors="strict", max_num_fields=9)
    except ValueError as error:
        raise TrickkitError(f"this link is damaged: {shorten(str(error))}") from None
    named = [(name.removeprefix("amp;"), value) for name, value in pairs]  # a wiki may have written & as &amp;
    fields = dict(reversed(named))  # of two with one name the first counts
    if "record" not in fields:
        raise TrickkitError("this link holds no record; it ends in #record=…")
    if any(name and "seat".startswith(name) and not value for name, value in named):
        raise TrickkitError("this link ends before its seat is named, and without a seat all cards would lie open")
    record, seat = parse_record(fields["record"]), fields.get("seat")
    sits = Seat.parse(seat) if seat else None
    if sits is not None:
        _check_seat(record, sits)
    return Linked(record, sits, fields.get("lang", ""))


def _check_seat(record: Record, seat: Seat) -> None:
    """See that somebody at this seat can play on."""
    if record.state is None:
        raise TrickkitError("a view shows what one seat knows, and nobody plays on from it; leave the seat out")
    record.state.observe(seat)


def _full(record: Record) -> str:
    assert record.state is not None  # noqa: S101 - a record holds a state or a view
    return write_record(record.state, record.remarks)
