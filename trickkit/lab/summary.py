"""What a simulation came to, in words and as a table, with confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, Final

from trickkit.games.latinern import Latinern
from trickkit.i18n import Words
from trickkit.lab.intervals import Interval, mean, share
from trickkit.seats import Side, Team

if TYPE_CHECKING:
    from trickkit.lab.simulation import Simulation

# L9: the bottom cards share neither suit nor rank, and of the 30 other cards the Hauptschlag is among the 12 left out.
HAUPTSCHLAG_MISSING: Final = Fraction(21, 31) * Fraction(12, 30)
"""How often the Hauptschlag is not dealt, counted over all deals."""

_RARE: Final = 0.01  # below it a share has as many decimals as it needs
_TIMES: Final = {"latinern": "rounds", "twenty-eight": "deals"}


@dataclass(frozen=True, slots=True)
class Summary:
    """What a simulation came to; `str` gives sentences, a notebook shows a table.

    >>> from trickkit.lab import simulate
    >>> print(simulate("latinern", {"NS": "greedy", "EW": "random"}, deals=40).summary("de"))
    40 Runden gespielt.
    Nord und Süd (greedy): 24 Runden gewonnen, 60,0 % (44,6 bis 73,7); 1,20 Punkte je Runde (0,89 bis 1,51)
    Ost und West (random): 16 Runden gewonnen, 40,0 % (26,3 bis 55,4); 0,80 Punkte je Runde (0,49 bis 1,11)
    Den Hauptschlag hatte in 17,5 % der Runden niemand (8,7 bis 31,9); durchgezählt über ... sind es 27,1 %
    In Klammern: der Bereich, in dem der wahre Wert bei 95 von 100 solchen Läufen liegt.
    """

    done: Simulation
    """What was played."""
    lang: str = "en"
    """`en` or `de`."""

    @property
    def words(self) -> Words:
        """The words of its language."""
        return Words(self.lang)

    @property
    def title(self) -> str:
        """How many rounds or deals were played."""
        return self.words.count(f"ui.simulate.{_TIMES[self.done.game.name]}", len(self.done.rows))

    def notes(self) -> Iterator[str]:
        """Give what is to be said below the sides: the Hauptschlag, the condition, what the brackets mean."""
        done, words = self.done, self.words
        missing = done.hauptschlag_missing()
        if missing is not None and done.run.where is None:
            exactly = words.number(float(100 * HAUPTSCHLAG_MISSING), 1)
            yield words.label("ui.simulate.hauptschlag-counted", **self._percent(missing), exactly=exactly)
        elif missing is not None:
            yield words.label("ui.simulate.hauptschlag", **self._percent(missing))
        if done.run.where is not None and done.rows:
            yield self._condition(str(done.run.where))
        yield words.label("ui.simulate.sure")

    def __str__(self) -> str:
        latinern = isinstance(self.done.game, Latinern)
        label = self.words.label
        sides = [
            self.words.count("ui.simulate.won", self.done.won(team), **self._facts(team))
            if latinern
            else label("ui.simulate.made", **self._facts(team))
            for team in self.done.teams
            if self.done.rows
        ]
        return "\n".join([self.title, *sides, *self.notes()])

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self._heads())
        body = ""
        for team in self.done.teams if self.done.rows else ():
            first, *others = self._cells(team)
            cells = "".join(f'<td style="text-align: right">{escape(cell)}</td>' for cell in others)
            body += f'<tr><th scope="row" style="text-align: left">{escape(first)}</th>{cells}</tr>'
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes())
        table = f"<caption>{escape(self.title)}</caption><thead><tr>{heads}</tr></thead><tbody>{body}</tbody>"
        return f'<div lang="{self.lang}"><table>{table}</table>{notes}</div>'

    # ----------------------------------------------------------------- private

    def _heads(self) -> list[str]:
        label = self.words.label
        if isinstance(self.done.game, Latinern):
            return [
                label("ui.simulate.head.side"),
                label("ui.simulate.head.won"),
                label("ui.simulate.head.share"),
                label("ui.simulate.head.points"),
            ]
        return [
            label("ui.simulate.head.side"),
            label("ui.simulate.head.bids"),
            label("ui.simulate.head.made"),
            label("ui.simulate.head.share"),
            label("ui.simulate.head.game-points"),
        ]

    def _cells(self, team: Team) -> list[str]:
        """Give a line of the table."""
        facts = self._facts(team)
        name = self.words.side(team) if isinstance(team, Side) else self.words.seat(team)
        percent = self.words.label("ui.simulate.percent", **facts) if "share" in facts else "–"
        points = self.words.label("ui.simulate.points", **facts)
        counted = ["won"] if isinstance(self.done.game, Latinern) else ["bids", "made"]
        return [f"{name} ({facts['bot']})", *(str(facts[key]) for key in counted), percent, points]

    def _facts(self, team: Team) -> dict[str, str | Team]:
        """Give what is known of a side, as the language writes numbers."""
        done = self.done
        won, bids = done.won(team), done.bids(team)
        facts: dict[str, str | Team] = {"team": team, "bot": done.player(team)}
        facts |= self._interval("points", mean(done.per_deal(team)), 1, 2)
        if isinstance(done.game, Latinern):
            return facts | {"won": str(won), **self._percent(done.share_won(team))}
        facts |= {"made": str(won), "bids": str(bids)}
        return facts | (self._percent(share(won, bids)) if bids else {})

    def _condition(self, where: str) -> str:
        """Say how many of all deals meet the condition, and how those that were played were found."""
        done, label = self.done, self.words.label
        found = done.accepted()
        decimals = 1 if found.share.value >= _RARE else 1 - math.floor(math.log10(100 * found.share.value))
        facts = {"where": where} | self._interval("share", found.share, 100, decimals)
        if found.exact:
            return label("ui.simulate.counted", **facts)
        if done.kept == done.tried:
            return label("ui.simulate.fitting", **facts)
        facts |= {"kept": self.words.whole(done.kept), "tried": self.words.whole(done.tried)}
        return label("ui.simulate.partly" if found.counted < 1 else "ui.simulate.tried", **facts)

    def _percent(self, interval: Interval) -> dict[str, str]:
        return self._interval("share", interval, 100, 1)

    def _interval(self, name: str, interval: Interval, factor: int, decimals: int) -> dict[str, str]:
        ends = {"": interval.value, "_low": interval.low, "_high": interval.high}
        return {name + end: self.words.number(value * factor, decimals) for end, value in ends.items()}
