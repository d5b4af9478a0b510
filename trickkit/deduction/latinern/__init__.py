"""What a view of Latinern implies."""

from trickkit.deduction.latinern.pairs import (
    Counted,
    EliminatedPair,
    Ground,
    Pairs,
    PossiblePair,
    deduce_pairs,
)
from trickkit.deduction.latinern.worlds import LatinernWorlds

__all__ = ["Counted", "EliminatedPair", "Ground", "LatinernWorlds", "Pairs", "PossiblePair", "deduce_pairs"]
