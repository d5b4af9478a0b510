"""Deals by condition: what a deal must have, how likely that is, and deals that have it.

>>> from trickkit.lab.conditions import condition, holds
>>> condition("N holds 2 schlaege") == holds("N", schlaege=2)
True
"""

from trickkit.lab.conditions.amounts import Amount, at_least, at_most
from trickkit.lab.conditions.deals import Deals, deals, probability
from trickkit.lab.conditions.drawing import Drawn
from trickkit.lab.conditions.made import blank_hand, hauptschlag_dealt, holds, own, schlag, trump
from trickkit.lab.conditions.model import Condition
from trickkit.lab.conditions.parse import condition
from trickkit.lab.conditions.rate import Rate
from trickkit.lab.conditions.who import Who

__all__ = [
    "Amount",
    "Condition",
    "Deals",
    "Drawn",
    "Rate",
    "Who",
    "at_least",
    "at_most",
    "blank_hand",
    "condition",
    "deals",
    "hauptschlag_dealt",
    "holds",
    "own",
    "probability",
    "schlag",
    "trump",
]
