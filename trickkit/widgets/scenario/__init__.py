"""A position of either game, built card by card or from a record, with answers at once."""

from trickkit.widgets.scenario.level import BuildLevel
from trickkit.widgets.scenario.widget import Scenario

__all__ = ["BuildLevel", "Scenario"]
