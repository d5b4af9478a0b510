"""What charts of a simulation begin with: whether there is anything to draw, and what its sides are called."""

from __future__ import annotations

from typing import NamedTuple

from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern
from trickkit.i18n import Words
from trickkit.lab.simulation import Simulation
from trickkit.seats import Side, Team


class Sides(NamedTuple):
    """What a chart of a simulation is made with."""

    words: Words
    """The words of its language."""
    latinern: bool
    """Whether it is Latinern that was played."""
    names: dict[Team, str]
    """The sides, or with three players the seats, each with who plays for it."""

    @classmethod
    def of(cls, done: Simulation, lang: str) -> Sides:
        """Begin a chart.

        Args:
            done: the simulation.
            lang: `en` or `de`.

        Raises:
            TrickkitError: if nothing was played.
            NotationError: if the language is not known.
        """
        words = Words(lang)
        check(done)
        return cls(words, isinstance(done.game, Latinern), {team: _name(team, done, words) for team in done.teams})


def _name(team: Team, done: Simulation, words: Words) -> str:
    name = words.side(team) if isinstance(team, Side) else words.seat(team)
    return f"{name} ({done.player(team)})"


def check(done: Simulation) -> None:
    """Refuse to draw nothing.

    Raises:
        TrickkitError: if nothing was played.
    """
    if not done.rows:
        raise TrickkitError("nothing was played, so there is nothing to draw; play 1 deal or more")
