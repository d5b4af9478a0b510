"""Bots that somebody wrote: one that plays, and some that do not do what a bot should."""

from __future__ import annotations

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
