"""An answer to an exercise, as a widget tells it to whoever keeps progress; the widget does not know who that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from trickkit.i18n import Text, Words


class Answered(NamedTuple):
    """An answer that has just been given."""

    right: bool
    """Whether it was right; a match is right once it is played to its end."""
    tries: int
    """Which answer to this exercise it was, from 1."""
    hints: int
    """How many hints had been taken."""
    stars: int
    """How many stars it earned; 0 for a wrong answer. A match lost earns one, a draw two."""


Listener = Callable[[Answered, Words], Text | None]
"""Takes an answer; what it gives is shown with the answer, in these words. It raises nothing."""
