"""A table whose hand is kept after every act, and offered when it is opened again."""

from __future__ import annotations

from trickkit.coach import View
from trickkit.widgets.base import BadMessageError
from trickkit.widgets.hints import TableHints, Taken
from trickkit.widgets.keeping import Keeping
from trickkit.widgets.reviewing import AnySession
from trickkit.widgets.table_reviewing import ReviewingTable


class KeepingTable(ReviewingTable):
    """A table that keeps its hand; a trial is not kept."""

    _hints: TableHints
    """The hints taken; they are kept, too."""
    _keeping: Keeping | None
    """Where the hand is kept; None if it is not."""
    _hints_elsewhere = 0
    """Steps of hints in the deals before this one, and in positions taken back before the hand was offered."""
    _offered: tuple[AnySession, dict[View, int], int] | None = None
    """The hand that was begun and is offered, and the hints taken in it and elsewhere."""

    @property
    def _hints_taken(self) -> int:
        """Count the steps of hints in all deals."""
        return self._hints_elsewhere + sum(taken.steps for taken in self._hints.taken.values())

    def _lay_hints_aside(self) -> None:
        """Forget the hints of the deal that is over, but not how many there were."""
        self._hints_elsewhere = self._hints_taken
        self._hints.taken.clear()

    def publish(self) -> None:
        """Send a new snapshot, and keep the hand; what went wrong with keeping it is said once."""
        super().publish()
        if self._keeping is None:
            return
        if self._offered is None and self._aside is None:
            steps = {view: taken.steps for view, taken in self._hints.taken.items()}
            self._keeping.write(self._session, steps, self._hints_taken)
        trouble = self._keeping.trouble(self._words)
        if trouble is not None:
            self._error = trouble
            super().publish()

    def go_on(self) -> None:
        """Go on with the hand that was begun and kept.

        Raises:
            TrickkitError: if none is offered.
        """
        with self._lock:
            self._choose("go-on")
            self.publish()

    def start_anew(self) -> None:
        """Begin anew, and forget the hand that was begun and kept.

        Raises:
            TrickkitError: if none is offered.
        """
        with self._lock:
            self._choose("anew")
            self.publish()

    def _choose(self, word: str | None) -> None:
        """Take the hand that is offered, or forget it."""
        if self._offered is None or self._keeping is None or word not in {"go-on", "anew"}:
            raise BadMessageError("no hand that was begun is offered here, or choose first whether to go on with it")
        if word == "go-on":
            self._session, steps, self._hints_elsewhere = self._offered
            self._hints.taken.update({view: Taken(shown) for view, shown in steps.items()})
        else:
            self._keeping.forget()
        self._offered = None
