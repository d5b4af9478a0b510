"""Who wins how often: a bar for each side, with its interval."""

from __future__ import annotations

from trickkit.lab.charts.chart import Chart
from trickkit.lab.charts.rows import Line, chart_of_shares
from trickkit.lab.charts.sides import Sides
from trickkit.lab.intervals import share
from trickkit.lab.simulation import Simulation


def shares(done: Simulation, lang: str = "en") -> Chart:
    """Draw how often each side won: in Latinern of all rounds, in Twenty-eight of the deals that it bid for.

    Args:
        done: the simulation.
        lang: `en` or `de`.

    Raises:
        TrickkitError: if nothing was played.
        NotationError: if the language is not known.

    >>> from trickkit.lab import simulate
    >>> print(shares(simulate("latinern", {"NS": "greedy", "EW": "random"}, deals=40)))
    Rounds won
    North and South (greedy)  ███████████████████▎              60.0 %  (44.6 to 73.7)
    East and West (random)    ████████████▊                     40.0 %  (26.3 to 55.4)
    In brackets: the range that holds the true value in 95 of 100 such runs.
    """
    words, latinern, names = Sides.of(done, lang)
    lines = [
        Line(name, done.share_won(team) if latinern else share(done.won(team), done.bids(team)))
        for team, name in names.items()
        if latinern or done.bids(team)
    ]
    return chart_of_shares(words.label("ui.chart.won" if latinern else "ui.chart.made"), lines, words)
