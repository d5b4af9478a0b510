"""The games. Each is a package of its own; none knows another."""

from trickkit.games.latinern import Latinern

GAMES = {Latinern.name: Latinern}
"""Every game by its name in a record. The contract tests run over all of them."""
