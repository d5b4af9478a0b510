"""What lesson 25 asks about the relatives: who wins by their rules, how cards stand and count, which game it is."""

from __future__ import annotations

from typing import Any, Final

from trickkit.cards import Card
from trickkit.course.family import RELATIVES, Height, Relative, height_in_doppelkopf, height_in_watten, winning_place
from trickkit.course.kinds.model import Choice, Kind
from trickkit.course.levels import Level
from trickkit.errors import TrickkitError

ORDER_IN: Final = "order-in"
"""Cards in the order of another game."""


def height(level: Level, card: Card) -> Height:
    """Tell how high a card stands in the game that the level asks about; without a trick, when it is led itself."""
    position, ordering = level.latinern.position, level.latinern.ordering
    led = position.tricks[-1].trick.cards[0].suit if position.tricks else card.suit
    if level.ask == "watten":
        return height_in_watten(card, led, ordering.trump, ordering.schlag)
    return height_in_doppelkopf(card, led)


def _who_wins(level: Level) -> tuple[str, ...]:
    trick = level.latinern.position.tricks[-1].trick
    return (str(trick.plays[winning_place(trick, lambda card: height(level, card))].seat),)


def _in_order(level: Level) -> tuple[str, ...]:
    return (" ".join(map(str, sorted(level.cards, key=lambda card: height(level, card), reverse=True))),)


def _of(level: Level) -> Relative:
    return RELATIVES[level.more["in"]]


def _trick_points(level: Level) -> str:
    return str(_of(level).worth(level.latinern.position.tricks[-1].trick.cards))


def fitting(clues: dict[str, Any]) -> list[str]:
    """Give the games that fit all clues, which are named as the fields of a `Relative`.

    >>> fitting({"hidden": "partner"}), fitting({"hidden": "trump", "last_trick": True})
    (['doppelkopf'], ['twenty-nine'])
    """
    return [name for name, game in RELATIVES.items() if all(getattr(game, clue) == is_ for clue, is_ in clues.items())]


def _which_game(level: Level) -> str:
    """Find the only game that fits the level's clues.

    Raises:
        TrickkitError: if there is none, or more than one.
    """
    found = fitting(level.more["clues"])
    if len(found) != 1:
        raise TrickkitError(f"the clues of level {level.key} fit {len(found)} games")
    return found[0]


def _pick_games(level: Level) -> tuple[str, ...]:
    """Accept, among the games offered, all that fit the level's clues."""
    fit = fitting(level.more["clues"])
    return (" ".join(key for key, _ in level.options if key in fit),)


CHOOSE: dict[str, Choice] = {
    "trick-points-in": _trick_points,
    "suit-points-in": lambda level: str(_of(level).suit_points),
    "which-game": _which_game,
}
"""Counting in another game; which game it is."""

KINDS: dict[str, Kind] = {
    "who-wins-in": Kind(("who",), _who_wins),
    ORDER_IN: Kind(("order",), _in_order, "order"),
    "pick-games": Kind(("answer",), _pick_games, "many"),
}
"""What is judged by the rules of another game."""
