"""Experiments: bots against bots, and how sure the results are."""

from trickkit.lab.intervals import Interval, mean, share
from trickkit.lab.playing import play_out
from trickkit.lab.rows import LatinernRow, Row, TwentyEightRow
from trickkit.lab.run import Drawn, Player, Where
from trickkit.lab.simulate import simulate
from trickkit.lab.simulation import Simulation
from trickkit.lab.stopped import SimulationBrokenError, SimulationStoppedError
from trickkit.lab.summary import Summary

__all__ = [
    "Drawn",
    "Interval",
    "LatinernRow",
    "Player",
    "Row",
    "Simulation",
    "SimulationBrokenError",
    "SimulationStoppedError",
    "Summary",
    "TwentyEightRow",
    "Where",
    "mean",
    "play_out",
    "share",
    "simulate",
]
