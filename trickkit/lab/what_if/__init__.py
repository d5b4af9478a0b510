"""What if two cards lay elsewhere, or something else were trump: a position solved again, with all cards open."""

from trickkit.lab.what_if.asking import Changed, Value, what_if
from trickkit.lab.what_if.refused import Contradiction, ContradictionError
from trickkit.lab.what_if.sweeping import Swap, Sweep, sweep

__all__ = ["Changed", "Contradiction", "ContradictionError", "Swap", "Sweep", "Value", "sweep", "what_if"]
