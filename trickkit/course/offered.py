"""What stands on an act that can be chosen in a level: what one would press at the table."""

from __future__ import annotations

from typing import Any

from trickkit.games import latinern
from trickkit.games.twenty_eight import (
    Accept,
    Ask,
    Bid,
    ChooseTrump,
    Concede,
    Pass,
    PlayOn,
    Raise,
    Redeal,
    Show,
    Thani,
)
from trickkit.i18n import Words, plain
from trickkit.table import Action
from trickkit.widgets import options
from trickkit.widgets.table_view import named


def offered(act: Action, words: Words) -> dict[str, Any]:
    """Describe an act that is no card to play: a word, or a card to be put face down.

    Args:
        act: the act.
        words: language and deck.

    >>> from trickkit.seats import Seat
    >>> offered(Bid(Seat.SOUTH, 14), Words("en", "french"))["label"]
    'Bid 14'
    """
    match act:
        case ChooseTrump(_, card) if card is not None:
            return options.card(card, words) | {"key": act.token, "name": plain(named(act, words))}
        case Bid(_, number):
            return options.said(act.token, words.label("ui.auction.bid.one", n=number))
        case Raise(_, number):
            return options.said(act.token, words.label("ui.auction.raise.one", n=number))
        case Pass() | Redeal():
            return options.said(act.token, words.label(f"ui.auction.{act.token}"))
        case latinern.Ask() | latinern.Stay() | latinern.Go():
            return options.said(act.token, words.label(f"ui.{act.token}.short"))
        case Ask():
            return options.said(act.token, words.label("ui.ask-trump"))
        case Thani() | Show() | Concede() | Accept() | PlayOn():
            return options.said(act.token, words.label(f"ui.offer.{act.token}"))
        case _:
            return options.said(act.token, plain(named(act, words)))
