"""The table that a question is about: what one seat has seen, with nothing on it that answers or acts."""

from __future__ import annotations

from collections.abc import Sequence

from trickkit.games.latinern import LatinernObservation
from trickkit.games.latinern.position import WonTrick as WonInLatinern
from trickkit.games.twenty_eight import TwentyEightObservation, WonTrick
from trickkit.i18n import Words, to_json
from trickkit.widgets.table_view import AnySight, LatinernSight, TwentyEightSight, table_view
from trickkit.widgets.table_view.asking import told_asking
from trickkit.widgets.table_view.common import Json, trick_panel

_SAID = (
    "kind", "game", "label", "title", "sub", "facts", "seats", "hand", "trick", "slot", "down", "exposed", "say",
    "calls", "calling", "tally", "points", "mode",
)  # fmt: skip
"""What a question shows of a table; not what tells what may be done, why a trick is won or what to do next."""


def posed_view(
    view: LatinernObservation | TwentyEightObservation,
    words: Words,
    *,
    hand: bool = True,
    points: bool = True,
    held: bool = False,
) -> Json:
    """Give the table of a question, with every complete trick below it: a question may be about any of them.

    Args:
        view: what the seat that is asked has seen.
        words: language and deck.
        hand: whether the hand lies at the table; not where it is chosen from.
        points: whether card points are counted.
        held: whether the last complete trick still lies on the table, with its winner; then it is not below it.
    """
    seat = view.seat
    sight: AnySight = (
        LatinernSight(view, seat, held) if isinstance(view, LatinernObservation) else TwentyEightSight(view, seat, held)
    )
    table = table_view(sight, words)
    shown = {key: table[key] for key in _SAID}
    own = [{"card": card["card"], "name": card["name"]} for card in table["hand"]["cards"]]
    mine = table["down"] is not None and table["down"]["seat"] == str(seat)
    complete: Sequence[WonInLatinern | WonTrick] = view.tricks[:-1] if held else view.tricks
    tricks = []
    for number, won in enumerate(complete, start=1):
        say = words.message("ui.won.you" if won.winner is seat else "ui.won", seat=won.winner, card=won.card)
        tricks.append(trick_panel(won, words.label("ui.trick", number=number), say, words))
    if isinstance(view, TwentyEightObservation) and view.position.asker is seat:
        shown["say"] = to_json(told_asking(view, words))  # what must be played now is left to the answer
    return shown | {
        "seats": [each | {"open": own} if hand and each["you"] else each for each in table["seats"]],
        "hand": table["hand"] | {"cards": []},
        "down": table["down"] and (None if mine and not hand else table["down"] | {"act": None, "barred": None}),
        "points": table["points"] if points else None,
        "earlier": tricks,
        "ask": None,
    }
