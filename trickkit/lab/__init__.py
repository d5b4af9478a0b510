"""Experiments: bots against bots, and how sure the results are."""

from trickkit.lab.intervals import Interval, mean, share
from trickkit.lab.playing import play_out
from trickkit.lab.simulate import Player, Row, Simulation, simulate

__all__ = ["Interval", "Player", "Row", "Simulation", "mean", "play_out", "share", "simulate"]
