"""A table at which a hand that was played can be gone through."""

from __future__ import annotations

from trickkit.coach.judging import PlayedHand
from trickkit.errors import TrickkitError
from trickkit.seats import Seat
from trickkit.widgets.base import BadMessageError, Message
from trickkit.widgets.reviewing import AnySession, answered
from trickkit.widgets.session.replay import AnyState
from trickkit.widgets.session.reviewing import ReviewSession, played_on
from trickkit.widgets.table_widget import TableWidget


class ReviewingTable(TableWidget):
    """A table that goes through a hand in its own place, and lets it be played on for trial."""

    _session: AnySession
    """What is played: the match, or a trial."""
    _review: ReviewSession | None = None
    """The hand that is gone through."""
    _aside: AnySession | None = None
    """The match, while a deal of it is played on for trial."""
    _closable = True
    """Whether there is a table to go back to."""

    def finished(self) -> tuple[AnyState, Seat]:
        """Give the deal that was played here, and the learner's seat.

        Raises:
            TrickkitError: if it is not over.
        """
        session = self._aside or self._session
        if session.state.outcome() is None:
            raise TrickkitError("the hand is not over yet; play it to the end first")
        return session.state, session.seat

    @property
    def round(self) -> int:
        """The number of the round or deal in its match, from 1."""
        number: int = (self._aside or self._session).match.round
        return number

    def review(self) -> None:
        """Go through the hand that was played, act by act; from a trial go back to where it began.

        Raises:
            TrickkitError: if the hand is not over.
        """
        with self._lock:
            self._open_review()
            self.publish()

    def play_on(self, number: int) -> None:
        """Play on for trial from a position of the hand that is gone through; the match does not count it.

        Args:
            number: the act before which it begins, by its place among all acts of the hand, from 1.

        Raises:
            TrickkitError: if no hand is gone through, or it has no such act.
        """
        with self._lock:
            self._play_on(number)
            self.publish()

    def _open_review(self) -> None:
        if self._aside is not None:
            self._session, self._aside = self._aside, None
        elif self._review is None:
            state, seat = self.finished()
            self._review = ReviewSession(PlayedHand.of(state), seat)

    def _play_on(self, number: int) -> None:
        if self._review is None or self._aside is not None:
            raise TrickkitError("no hand is gone through here; begin with review()")
        if not 1 <= number <= len(self._review.hand.acts):
            raise TrickkitError(f"there is no act {number} in this hand")
        self._aside = self._session
        self._session = played_on(self._session, self._review.hand.positions[number - 1])

    def _in_review(self, review: ReviewSession, message: Message) -> None:
        if answered(review, message):
            return
        match message.get("do"):
            case "play-on" if review.chosen is not None:
                self._play_on(review.chosen)
            case "close" if self._closable:
                self._review = None
            case _:
                raise BadMessageError("no such command in a review")
