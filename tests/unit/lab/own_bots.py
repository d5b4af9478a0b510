"""Bots that somebody wrote: one that plays, and some that do not do what a bot should."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from trickkit import Seat
from trickkit.games.latinern import Ask, LatinernObservation, PlayCard
from trickkit.games.latinern.acts import Leak
from trickkit.table import Action

NO_FUNCTION = 3


def first_card(view: LatinernObservation) -> Action:
    """Play the first legal act that is a card, else the first one."""
    acts = list(view.legal_actions())
    return next((act for act in acts if isinstance(act, PlayCard)), acts[0])


def always_asks(view: LatinernObservation) -> Action:
    return Ask(view.seat) if Ask(view.seat) in view.legal_actions() else first_card(view)


def fails(view: LatinernObservation) -> Action:
    raise ZeroDivisionError(f"no luck at {view.seat}")


def exits(_view: LatinernObservation) -> Action:
    raise SystemExit(4)


def for_another(view: LatinernObservation) -> Action:
    return Leak(view.seat.left)


def a_card_of_another(_view: LatinernObservation) -> Action:
    return PlayCard(Seat.EAST, first_card(_view).card)  # type: ignore[attr-defined]


def a_card_it_has_not(view: LatinernObservation) -> Action:
    from trickkit import DECK

    return PlayCard(view.seat, next(card for card in DECK if card not in view.hand))


def nothing(_view: LatinernObservation) -> None:
    return None


def ends_its_process_once(view: LatinernObservation) -> Action:
    """Be killed in the middle of a deal; whoever plays it next goes on, as the file that the test names tells."""
    try:
        Path(os.environ["OWN_BOT_ENDED"]).open("x").close()
    except FileExistsError:
        return first_card(view)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still alive")


def ends_its_process_in_one_deal(view: LatinernObservation) -> Action:
    """End the process whenever this hand is held, which the test chooses."""
    if " ".join(map(str, view.hand)) == os.environ["OWN_BOT_ENDS_WITH"]:
        os._exit(7)
    return first_card(view)
