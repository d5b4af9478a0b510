"""Whose cards are meant: a seat, a side, a part that is played, or any and all of the players."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import TwentyEight
from trickkit.games.twenty_eight.deal import in_turn
from trickkit.games.twenty_eight.game import EMPTY
from trickkit.lab.run import AnyGame
from trickkit.seats import Seat, Side


class Who(StrEnum):
    """Whose cards are meant; of several seats together, but for the last two.

    >>> Who.DEALER_SIDE.groups(Latinern(), Seat.EAST)
    ((Seat.EAST, Seat.WEST),)
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NS = "NS"
    EW = "EW"
    DEALER = "dealer"
    FOREHAND = "forehand"
    ELDEST = "eldest"
    DEALER_SIDE = "dealer side"
    FOREHAND_SIDE = "forehand side"
    ELDEST_SIDE = "eldest side"
    KNOWERS = "knowers"
    BLIND = "blind"
    ANYONE = "anyone"
    EVERYONE = "everyone"

    def __repr__(self) -> str:
        return f"Who.{self.name}"

    @property
    def together(self) -> bool:
        """Whether one group of cards is meant; else each player's by itself."""
        return self not in {Who.ANYONE, Who.EVERYONE}

    def groups(self, game: AnyGame, dealer: Seat) -> tuple[tuple[Seat, ...], ...]:
        """Give the seats that count together, one group or, for anyone and everyone, one a player.

        Args:
            game: the rules.
            dealer: who deals.

        Raises:
            TrickkitError: if the game has no such part, or nobody sits there.
        """
        if not self.together:
            return tuple((seat,) for seat in players(game))
        first = dealer.left
        if isinstance(game, Latinern):
            roles = {Who.FOREHAND: (first,), Who.FOREHAND_SIDE: first.side.seats}
            roles |= {Who.KNOWERS: (dealer, first), Who.BLIND: (dealer.partner, first.partner)}
        else:
            first = in_turn(dealer.right, EMPTY if game.three_players else None)[0]
            roles = {Who.ELDEST: (first,), Who.ELDEST_SIDE: first.side.seats}
        roles |= {Who.DEALER: (dealer,), Who.DEALER_SIDE: dealer.side.seats}
        roles |= {Who(seat.value): (seat,) for seat in Seat} | {Who(side.value): side.seats for side in Side}
        if self not in roles:
            raise TrickkitError(f'{game.name} has no "{self}"; {_instead(game)}')
        group = roles[self]
        if not set(group) <= set(players(game)):
            raise TrickkitError(f'nobody sits at {EMPTY} with three players; "{self}" means {" and ".join(group)}')
        return (group,)


NAMES: Final = tuple(Who)
"""Everybody who can be named."""


def players(game: AnyGame) -> tuple[Seat, ...]:
    """Give the seats where somebody sits, N E S W."""
    three = isinstance(game, TwentyEight) and game.three_players
    return tuple(seat for seat in Seat if not (three and seat is EMPTY))


def dealers(game: AnyGame) -> tuple[Seat, ...]:
    """Give the seats in the order in which they deal, beginning with north or the first one after it.

    >>> "".join(dealers(Latinern())), "".join(dealers(TwentyEight()))
    ('NESW', 'NWSE')
    """
    if isinstance(game, Latinern):
        return Seat.NORTH.order()
    return in_turn(Seat.NORTH, EMPTY if game.three_players else None)


def _instead(game: AnyGame) -> str:
    return "its first player is forehand" if isinstance(game, Latinern) else "its first player is eldest"
