"""Experiments: bots against bots, and how sure the results are."""

from trickkit.lab.conditions import Condition, Deals, condition, deals, hauptschlag_dealt, holds, own, probability
from trickkit.lab.intervals import Interval, mean, share
from trickkit.lab.playing import play_out
from trickkit.lab.simulate import Player, Row, Simulation, simulate

__all__ = [
    "Condition",
    "Deals",
    "Interval",
    "Player",
    "Row",
    "Simulation",
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
