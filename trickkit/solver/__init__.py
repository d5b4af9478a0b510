"""Perfect play when all cards are known.

`solve` takes a state. Who tries many possible deals makes a `LatinernProblem` or `TwentyEightProblem` once, replaces
its hands, and asks `winners`, `values` or `reaching`. Playouts go on from a problem by chance. `most_tricks` counts
tricks instead of card points.
"""

from trickkit.solver.exact import reaches, reaching, value, values, winning
from trickkit.solver.latinern import LatinernProblem
from trickkit.solver.playouts import LatinernPlayouts, TwentyEightPlayouts
from trickkit.solver.round import winners
from trickkit.solver.solve import solve
from trickkit.solver.tricks import TricksProblem, most_tricks
from trickkit.solver.twenty_eight import TwentyEightProblem

__all__ = [
    "LatinernPlayouts",
    "LatinernProblem",
    "TricksProblem",
    "TwentyEightPlayouts",
    "TwentyEightProblem",
    "most_tricks",
    "reaches",
    "reaching",
    "solve",
    "value",
    "values",
    "winners",
    "winning",
]
