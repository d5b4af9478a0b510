"""trickkit: rules, records and lessons for two card games whose trump is a secret.

>>> import trickkit
>>> record = trickkit.parse_record('''[Game "latinern"] [Dealer "W"]
... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
... N:9D E:JD S:JH W:8C''')
>>> record.state.verdict(1).reason
Reason.HIGHEST_TRUMP
"""

from trickkit.cards import DECK, Card, CardSet, Rank, Suit
from trickkit.errors import IllegalActionError, NotationError, TrickkitError, WrongSeatError
from trickkit.games import GAMES
from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import TwentyEight
from trickkit.record import parse_record, parse_records, replay_json, write_deal, write_record, write_view
from trickkit.seats import Direction, Seat, Side
from trickkit.table import PlayerScore, Score
from trickkit.tricks import LossReason, Reason, Trick, Verdict, winner

__version__ = "0.1.0"

__all__ = [
    "DECK",
    "GAMES",
    "Card",
    "CardSet",
    "Direction",
    "IllegalActionError",
    "Latinern",
    "LossReason",
    "NotationError",
    "PlayerScore",
    "Rank",
    "Reason",
    "Score",
    "Seat",
    "Side",
    "Suit",
    "Trick",
    "TrickkitError",
    "TwentyEight",
    "Verdict",
    "WrongSeatError",
    "__version__",
    "parse_record",
    "parse_records",
    "replay_json",
    "winner",
    "write_deal",
    "write_record",
    "write_view",
]
