"""A played hand, gone through act by act."""

from __future__ import annotations

from trickkit.coach.judging import JudgedAct, PlayedHand
from trickkit.errors import TrickkitError, shorten
from trickkit.record import Record, parse_record
from trickkit.seats import Seat
from trickkit.widgets.base import check_texts
from trickkit.widgets.session.reviewing import ReviewSession, session_at
from trickkit.widgets.table import Table


class Review(Table):
    """Go through a hand that was played: each act of a seat against the best one.

    What was known at that moment and what hindsight says are kept apart. Each act can be looked at, as the seat saw the
    table then, and played on from: there the other cards are the true ones, since the hand is over.

    Args:
        played: a table whose deal is over, or a full record, as text or read.
        seat: whose acts; without it the table's, or south's.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TypeError: if `played` is something else.
        NotationError: if the text is no record, or the seat is none.
        TrickkitError: if the deal at the table is not over, the record holds only what one seat saw, or nobody sits at
            the seat.

    From a plain script: `review.rows` judges all acts, `review.play_on(3)` plays on from before the third act.
    """

    def __init__(
        self,
        played: Table | Record | str,
        *,
        seat: str | None = None,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        check_texts(lang=lang, deck=deck, seat=seat or "")
        number = 1
        if isinstance(played, Table):
            state, own = played.finished()
            number = played.round
        else:
            if isinstance(played, str):
                played = parse_record(played)
            if not isinstance(played, Record):
                raise TypeError(f"a table or a record is gone through, not {shorten(repr(played))}")
            found, own, number = played.state, Seat.SOUTH, played.round
            if found is None:
                raise TrickkitError("this record holds one seat's view; a review needs all cards")
            state = found
        reader = Seat.parse(seat) if seat else own
        session = session_at(state, reader, number)
        super().__init__(keep=False, lang=lang, deck=deck, four_color=four_color)
        with self._lock:
            self._session = session
            self._review = ReviewSession(PlayedHand.of(state), reader)
            self._closable = False
            self.publish()

    @property
    def rows(self) -> tuple[JudgedAct, ...]:
        """Each act of the seat, judged; what was not judged yet is judged now."""
        with self._lock:
            assert self._review is not None  # noqa: S101 - it is there from the beginning
            while not self._review.done:
                self._review.next()
            self.publish()
            return tuple(self._review.judged)
