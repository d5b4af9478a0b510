"""What the widgets share that ask one exercise: how the learner fares, and hints."""

from __future__ import annotations

from typing import Generic, TypeVar

from trickkit.errors import TrickkitError
from trickkit.i18n import Text
from trickkit.widgets.base import CardWidget
from trickkit.widgets.exercise import Exercise, Tries

Asked = TypeVar("Asked", bound=Exercise)
"""What kind of exercise a widget asks."""


class Solving(CardWidget, Generic[Asked]):
    """A widget that asks an exercise; its maker sets `_exercise` before anything else."""

    _exercise: Asked
    _tries: Tries

    @property
    def tried(self) -> Tries:
        """How the learner has fared with it."""
        return self._tries

    @property
    def solved(self) -> bool:
        """Whether it has been solved."""
        return self._tries.solved

    def hint(self) -> Text:
        """Give one more step of the hint: where to look, which rule decides, the answer; then the last again.

        Once it is solved no further step is counted. `str` writes it.

        Raises:
            TrickkitError: if there are no hints.
        """
        with self._lock:
            if not self._exercise.hints(self._words):
                raise TrickkitError("hints are turned off for this exercise")
            self._take_hint()
            self.publish()
            return self._exercise.hints(self._words)[max(self._tries.hints, 1) - 1]

    def _ask(self, exercise: Asked) -> None:
        """Ask an exercise, with nothing tried yet."""
        self._exercise, self._tries = exercise, Tries()

    def _take_hint(self) -> None:
        self._tries.take_hint(self._exercise.hints(self._words))
