"""What a view of Twenty-eight implies."""

from trickkit.deduction.twenty_eight.evidence import Because, Code
from trickkit.deduction.twenty_eight.suits import EliminatedSuit, PossibleSuit, Suits, deduce_suits
from trickkit.deduction.twenty_eight.worlds import TwentyEightWorlds, World

__all__ = [
    "Because",
    "Code",
    "EliminatedSuit",
    "PossibleSuit",
    "Suits",
    "TwentyEightWorlds",
    "World",
    "deduce_suits",
]
