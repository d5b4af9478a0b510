"""The deals of a simulation, and what they come to."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import TwentyEight
from trickkit.games.twenty_eight.game import EMPTY
from trickkit.lab import files
from trickkit.lab.conditions.rate import Rate, rate
from trickkit.lab.conditions.who import dealers
from trickkit.lab.intervals import Interval, mean, share
from trickkit.lab.rows import AnyRow, LatinernRow
from trickkit.lab.run import AnyGame, Run, label
from trickkit.lab.summary import Summary
from trickkit.seats import Seat, Side, Team


@dataclass(frozen=True, slots=True, repr=False)
class Simulation:
    """The deals of a simulation, and what they come to. In a notebook it shows a table."""

    run: Run
    """The settings."""
    rows: tuple[AnyRow, ...]
    """One for each deal played, in order, with `swap` two; cards that were thrown in (T23) have none."""

    @property
    def game(self) -> AnyGame:
        """The rules with their house settings."""
        return self.run.game

    @property
    def teams(self) -> tuple[Team, ...]:
        """The sides, or with three players the seats, that are counted for."""
        if isinstance(self.game, TwentyEight) and self.game.three_players:
            return tuple(seat for seat in Seat if seat is not EMPTY)
        return tuple(Side)

    def player(self, team: Team) -> str:
        """Name who plays for `team`, as long as sides are not changed."""
        return label(self.run.players[team if isinstance(team, Side) else team.side])

    # ---------------------------------------------------------------- counting

    def won(self, team: Team) -> int:
        """Count the rounds won by `team`, or the deals it made."""
        return sum(row.won for row in self.rows if row.team == team)

    def share_won(self, team: Team) -> Interval:
        """Estimate how many of the rounds `team` wins, or of all deals it bids for and makes.

        A deal played twice counts once, with the average, so that the values are independent.

        Raises:
            ValueError: if there is no row.
        """
        if not self.run.swap:
            return share(self.won(team), len(self.rows))
        found: dict[int, list[bool]] = {}
        for row in self.rows:
            found.setdefault(row.deal, []).append(row.won and row.team == team)
        return mean([sum(won) / len(won) for won in found.values()])

    def bids(self, team: Team) -> int:
        """Count the deals in which `team` had the bid; in Latinern the rounds that it won."""
        return sum(row.team == team for row in self.rows)

    def points(self, team: Team) -> int:
        """Add up the points that `team` got."""
        return sum(row.points for row in self.rows if row.team == team)

    def per_deal(self, team: Team) -> list[float]:
        """Give the points of `team` for each deal; a deal played twice counts once, with the average.

        So the values are independent, and `intervals.mean` may be used on them.
        """
        found: dict[int, list[int]] = {}
        for row in self.rows:
            found.setdefault(row.deal, []).append(row.points if row.team == team else 0)
        return [sum(points) / len(points) for points in found.values()]

    def hauptschlag_missing(self) -> Interval | None:
        """Estimate how often nobody holds the Hauptschlag (L9); a deal played twice counts once. None in Twenty-eight.

        >>> from trickkit.lab import simulate
        >>> simulate("latinern", {"NS": "random", "EW": "random"}, deals=100).hauptschlag_missing()
        Interval(value=0.26, low=0.184..., high=0.353...)
        """
        dealt = [row.hauptschlag_dealt for row in self.rows if isinstance(row, LatinernRow) and not row.swapped]
        return share(dealt.count(False), len(dealt)) if dealt else None

    @property
    def tried(self) -> int:
        """How many deals were drawn; more than were begun where a condition had to be waited for."""
        return sum(row.tries for row in self.rows if not row.swapped)

    @property
    def kept(self) -> int:
        """How many of the deals that were drawn met the condition, and were begun."""
        return sum(row.drawn for row in self.rows if not row.swapped)

    def accepted(self) -> Rate:
        """Say how many of all deals meet the condition: counted where that is possible, else estimated.

        Raises:
            ValueError: if there is no row, and it cannot be counted.

        >>> from trickkit.lab import simulate
        >>> done = simulate("latinern", {"NS": "random", "EW": "random"}, 10, where="hauptschlag not dealt")
        >>> done.accepted().counted
        Fraction(42, 155)
        """
        found: dict[Seat, tuple[int, int]] = {}
        for row in self.rows:
            if not row.swapped:
                kept, tried = found.get(row.dealer, (0, 0))
                found[row.dealer] = kept + row.drawn, tried + row.tries
        return rate(self.run.where, self.game, dealers(self.game), found)

    # ------------------------------------------------------------------ giving

    def as_json(self) -> dict[str, object]:
        """Give deals, wins and points as `trickkit simulate --json` prints them."""
        won, points = ("rounds_won", "points") if isinstance(self.game, Latinern) else ("made", "game_points")
        return {
            "deals": len(self.rows),
            won: {str(team): self.won(team) for team in self.teams},
            points: {str(team): self.points(team) for team in self.teams},
        }

    def frame(self) -> Any:  # noqa: ANN401 - a class of a package that need not be there
        """Give the rows as a data frame of pandas, with the columns that files have.

        Raises:
            TrickkitError: if pandas is not installed.
        """
        try:
            pandas = importlib.import_module("pandas")
        except ImportError:
            raise TrickkitError("a data frame needs pandas; install trickkit[lab], or use write_csv") from None
        return pandas.DataFrame(list(files.plain(self.run, self.rows)), columns=files.columns(self.run))

    def write_csv(self, path: str | PathLike[str]) -> None:
        """Write every row as a line of CSV, under a heading.

        A text that a spreadsheet would take for a formula gets an apostrophe in front.
        """
        files.write_csv(Path(path), self.run, self.rows)

    def write_jsonl(self, path: str | PathLike[str]) -> None:
        """Write every row as a JSON object, each on one line; `simulate(…, resume=path)` goes on from there."""
        files.write_jsonl(Path(path), self.run, self.rows)

    # ----------------------------------------------------------------- showing

    def summary(self, lang: str = "en") -> Summary:
        """Tell what came of it, as text and as a table, with confidence intervals.

        Args:
            lang: `en` or `de`.

        Raises:
            NotationError: if the language is not known.
        """
        return Summary(self, lang)

    def __repr__(self) -> str:
        return f"<{self.game.name}: {len(self.rows)} deals, {' v. '.join(map(self.player, self.teams))}>"

    def __str__(self) -> str:
        return str(self.summary())

    def _repr_html_(self) -> str:
        return self.summary()._repr_html_()
