"""Twenty-eight: the bidder's trump lies face down until somebody asks, or the bidder plays it.

The rules, with the clause ids used all over the code, are in `lessons/rules/twenty-eight.md`.
"""

from trickkit.games.twenty_eight import legality
from trickkit.games.twenty_eight.acts import (
    Accept,
    Ask,
    Bid,
    ChooseTrump,
    Concede,
    Pass,
    PlayCard,
    PlayOn,
    Raise,
    Redeal,
    Show,
    Thani,
    parse_act,
)
from trickkit.games.twenty_eight.deal import Deal
from trickkit.games.twenty_eight.events import Dealt, Exposed, SecondPacket, ThrownIn, Won
from trickkit.games.twenty_eight.game import TwentyEight
from trickkit.games.twenty_eight.match import DRAW, Match
from trickkit.games.twenty_eight.observation import TwentyEightObservation
from trickkit.games.twenty_eight.ordering import HIGH_TO_LOW, POINTS, TwentyEightOrdering, points
from trickkit.games.twenty_eight.position import By, NewDeal, Outcome, Phase, Place, WonTrick
from trickkit.games.twenty_eight.settings import SCORES, Row, Settings
from trickkit.games.twenty_eight.state import TwentyEightState

__all__ = [
    "DRAW",
    "HIGH_TO_LOW",
    "POINTS",
    "SCORES",
    "Accept",
    "Ask",
    "Bid",
    "By",
    "ChooseTrump",
    "Concede",
    "Deal",
    "Dealt",
    "Exposed",
    "Match",
    "NewDeal",
    "Outcome",
    "Pass",
    "Phase",
    "Place",
    "PlayCard",
    "PlayOn",
    "Raise",
    "Redeal",
    "Row",
    "SecondPacket",
    "Settings",
    "Show",
    "Thani",
    "ThrownIn",
    "TwentyEight",
    "TwentyEightObservation",
    "TwentyEightOrdering",
    "TwentyEightState",
    "Won",
    "WonTrick",
    "legality",
    "parse_act",
    "points",
]
