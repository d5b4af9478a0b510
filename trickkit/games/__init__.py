"""The games. Each is a package of its own; none knows another."""

from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import TwentyEight

GAMES: dict[str, type[Latinern | TwentyEight]] = {Latinern.name: Latinern, TwentyEight.name: TwentyEight}
"""Every game by its name in a record. The contract tests run over all of them."""
