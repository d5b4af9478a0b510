"""Several simulations beside each other: how often one side wins in each."""

from __future__ import annotations

from collections.abc import Mapping

from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern
from trickkit.i18n import Words
from trickkit.lab.charts.chart import Chart
from trickkit.lab.charts.rows import Line, chart_of_shares
from trickkit.lab.charts.sides import check
from trickkit.lab.intervals import share
from trickkit.lab.simulation import Simulation
from trickkit.seats import Side


def compared(done: Mapping[str, Simulation], side: str = "NS", lang: str = "en") -> Chart:
    """Draw how often one side won in each of several simulations of the same game.

    Args:
        done: the simulations by their names.
        side: `NS` or `EW`.
        lang: `en` or `de`.

    Raises:
        TrickkitError: if there is nothing to compare, or games or numbers of players differ.
        NotationError: if side or language is not known.

    >>> from trickkit.lab import simulate
    >>> players = {"NS": "greedy", "EW": "random"}
    >>> both = {each: simulate("latinern", players, 40, where=each) for each in ("trump H", "hauptschlag not dealt")}
    >>> print(str(compared(both)).splitlines()[0])
    Rounds won by North and South
    """
    words, team = Words(lang), Side.parse(side)
    if not done:
        raise TrickkitError("nothing to compare; give simulations by their names")
    for each in done.values():
        check(each)
    kinds = {(each.game.name, each.teams) for each in done.values()}
    if len(kinds) > 1 or team not in next(iter(kinds))[1]:
        raise TrickkitError("only simulations of one game with two sides can be compared; draw the others on their own")
    latinern = isinstance(next(iter(done.values())).game, Latinern)
    lines = [
        Line(name, each.share_won(team) if latinern else share(each.won(team), each.bids(team)))
        for name, each in done.items()
        if latinern or each.bids(team)
    ]
    title = "ui.chart.won-by" if latinern else "ui.chart.made-by"
    return chart_of_shares(words.label(title, side=team), lines, words)
