"""A table at which a given deal is played on."""

from __future__ import annotations

from trickkit.errors import TrickkitError
from trickkit.games.twenty_eight import TwentyEightState
from trickkit.games.twenty_eight.deal import in_turn
from trickkit.record import parse_record
from trickkit.seats import Seat
from trickkit.widgets.base import check_texts
from trickkit.widgets.session.reviewing import session_at
from trickkit.widgets.table import Table


class PlayOn(Table):
    """Play a given deal on, from where its record ends, against the rules of thumb; other deals follow.

    You see what your seat has seen, not what the record holds. Nothing is kept in the progress file.

    Args:
        record: the text of one full record that has not come to its end.
        seat: where you sit; without it south, or the first who sits.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TypeError: if one of the texts is something else.
        NotationError: if the text is no record, or the seat is none.
        TrickkitError: if the record holds one seat's view, its deal is over, or nobody sits at the seat.

    >>> table = PlayOn('''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
    ... N:8S E:7C''')
    >>> table.act("9H")
    >>> print(table.seat, len(table.rounds[0].trick.plays))
    S 3
    """

    def __init__(
        self, record: str, *, seat: str = "", lang: str = "en", deck: str = "french", four_color: bool = False
    ) -> None:
        check_texts(record=record, seat=seat)
        found = parse_record(record)
        if found.state is None:
            raise TrickkitError("this record holds one seat's view; to play on needs all cards")
        if found.state.outcome() is not None:
            raise TrickkitError("this deal is over; step through it with Replay")
        empty = found.state.deal.empty if isinstance(found.state, TwentyEightState) else None
        sits = Seat.parse(seat) if seat else in_turn(Seat.SOUTH, empty)[0]
        session = session_at(found.state, sits, found.round)
        super().__init__(keep=False, lang=lang, deck=deck, four_color=four_color)
        with self._lock:
            self._session = session
            self.publish()
