"""trickkit: rules, records and lessons for two card games whose trump is a secret.

>>> import trickkit
>>> record = trickkit.parse_record('''[Game "latinern"] [Dealer "W"]
... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
... N:9D E:JD S:JH W:8C''')
>>> record.state.verdict(1).reason
Reason.HIGHEST_TRUMP

A name is loaded from its module when it is first used, so `import trickkit` itself costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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

_MODULES = {
    "cards": ("DECK", "Card", "CardSet", "Rank", "Suit"),
    "errors": ("IllegalActionError", "NotationError", "TrickkitError", "WrongSeatError"),
    "games": ("GAMES",),
    "games.latinern": ("Latinern",),
    "games.twenty_eight": ("TwentyEight",),
    "record": ("parse_record", "parse_records", "replay_json", "write_deal", "write_record", "write_view"),
    "seats": ("Direction", "Seat", "Side"),
    "table": ("PlayerScore", "Score"),
    "tricks": ("LossReason", "Reason", "Trick", "Verdict", "winner"),
}
_WHERE = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
