"""Experiments: bots against bots, and how sure the results are."""

from trickkit.lab.conditions import Condition, Deals, condition, deals, hauptschlag_dealt, holds, own, probability
from trickkit.lab.intervals import Interval, mean, share
from trickkit.lab.playing import play_out
from trickkit.lab.rows import LatinernRow, Row, TwentyEightRow
from trickkit.lab.run import Drawn, Player, Where
from trickkit.lab.simulate import simulate
from trickkit.lab.simulation import Simulation
from trickkit.lab.stopped import SimulationBrokenError, SimulationStoppedError
from trickkit.lab.summary import Summary

__all__ = [
    "Condition",
    "Deals",
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
    "condition",
    "deals",
    "hauptschlag_dealt",
    "holds",
    "mean",
    "own",
    "play_out",
    "probability",
    "share",
    "simulate",
]
