"""Latinern: two of four players know trump and Schlag, the others work them out.

The rules, with the clause ids used all over the code, are in `lessons/rules/latinern.md`.
"""

from trickkit.games.latinern import legality
from trickkit.games.latinern.acts import Ask, Go, Leak, PlayCard, Stay, parse_act
from trickkit.games.latinern.announced import Announced
from trickkit.games.latinern.deal import Deal
from trickkit.games.latinern.events import BottomsShown, Dealt, Disclosed, HandsShown, Won
from trickkit.games.latinern.game import Latinern
from trickkit.games.latinern.match import Match
from trickkit.games.latinern.observation import LatinernObservation
from trickkit.games.latinern.ordering import ALL_ORDERINGS, HIGH_TO_LOW, LatinernOrdering
from trickkit.games.latinern.position import By, Outcome, WonTrick
from trickkit.games.latinern.settings import Settings
from trickkit.games.latinern.state import LatinernState

__all__ = [
    "ALL_ORDERINGS",
    "HIGH_TO_LOW",
    "Announced",
    "Ask",
    "BottomsShown",
    "By",
    "Deal",
    "Dealt",
    "Disclosed",
    "Go",
    "HandsShown",
    "Latinern",
    "LatinernObservation",
    "LatinernOrdering",
    "LatinernState",
    "Leak",
    "Match",
    "Outcome",
    "PlayCard",
    "Settings",
    "Stay",
    "Won",
    "WonTrick",
    "legality",
    "parse_act",
]
