"""What a table is playing: a deal against bots, or a record stepped through. No widget, no words."""

from trickkit.widgets.session.latinern import LatinernSession
from trickkit.widgets.session.play import PlaySession
from trickkit.widgets.session.replay import ReplaySession, ViewSession
from trickkit.widgets.session.twenty_eight import TwentyEightSession

SESSIONS: dict[str, type[LatinernSession | TwentyEightSession]] = {
    "latinern": LatinernSession,
    "twenty-eight": TwentyEightSession,
}
"""What is played at a table, by the name of its game."""

__all__ = ["SESSIONS", "LatinernSession", "PlaySession", "ReplaySession", "TwentyEightSession", "ViewSession"]
