"""What all deals of a simulation have in common: the game, who plays, the seed, the condition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from trickkit.coach import Bot, named_bot
from trickkit.errors import NotationError, TrickkitError
from trickkit.games import GAMES
from trickkit.games.latinern import Deal as LatinernDeal
from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import Deal as TwentyEightDeal
from trickkit.games.twenty_eight import TwentyEight
from trickkit.seats import Seat, Side

Player = str | Bot
"""A bot by name, as `named_bot` takes it, or a function from a view to an act."""

Players = Mapping[Any, Player]
"""Who plays: by side, or by the texts `NS` and `EW`."""

AnyGame = Latinern | TwentyEight
"""The rules of either game with their house settings."""

AnyDeal = LatinernDeal | TwentyEightDeal
"""A deal of either game."""


class Drawn(Protocol):
    """A deal that meets a condition, and how many were drawn until it came."""

    @property
    def deal(self) -> AnyDeal:
        """The deal."""

    @property
    def tries(self) -> int:
        """How many deals were drawn, this one among them; 1 if it was drawn from those that fit alone."""


class Where(Protocol):
    """A condition on deals; `str` of it is how files name it."""

    def draw(self, game: AnyGame, rng: Random, dealer: Seat) -> Drawn:
        """Draw a deal that meets the condition, with chance from `rng` alone."""


@dataclass(frozen=True, slots=True)
class Run:
    """The settings of a simulation; a deal comes from these and its number alone.

    >>> Run.of("latinern", {"NS": "greedy", "EW": "random"}, seed=7).columns()["ew"]
    'random'
    """

    game: AnyGame
    """The rules with their house settings."""
    players: dict[Side, Player]
    """Who plays the two seats of each side."""
    seed: str
    """What the deals come from."""
    swap: bool
    """Whether each deal is played a second time with the players' sides changed."""
    asking: bool
    """Whether players may ask the other side to go (Latinern)."""
    where: Where | None
    """What each deal has to meet."""

    @classmethod
    def of(
        cls,
        game: AnyGame | str,
        players: Players,
        seed: int | str = 1,
        *,
        swap: bool = False,
        asking: bool = False,
        where: Where | None = None,
    ) -> Run:
        """Check what a simulation is asked for.

        Args:
            game: the rules with their house settings, or the name of a game.
            players: by side, or by `NS` and `EW`.
            seed: any number or text.
            swap: whether to play each deal twice.
            asking: whether players may ask (Latinern).
            where: a condition on the deals.

        Raises:
            TrickkitError: if a game or player is not known or missing, or three players should change sides.
        """
        game = named_game(game)
        if swap and isinstance(game, TwentyEight) and game.three_players:
            raise TrickkitError("three players have no sides that could be changed; leave swap out")
        if not isinstance(seed, int | str):
            raise TrickkitError(f"{type(seed).__name__} is no seed; give a number or a text")
        if where is not None and not callable(getattr(where, "draw", None)):
            raise no_condition(where)
        try:
            str(seed).encode()
        except UnicodeEncodeError:
            raise TrickkitError("the seed holds what is no text; write it in UTF-8") from None
        run = cls(game, _seated(players), str(seed), swap, asking, where)
        for player in run.players.values():
            run.bot(player, Random(0))
        return run

    def bot(self, player: Player, rng: Random) -> Bot:
        """Give the function that plays.

        Args:
            player: by name, or the function itself.
            rng: where its chance comes from, if it needs any.

        Raises:
            TrickkitError: if it is no bot.
        """
        if isinstance(player, str):
            return named_bot(player, rng, asking=self.asking)
        if not callable(player):
            raise TrickkitError(f"{type(player).__name__} is no bot; give a name, or a function from a view to an act")
        return player

    def columns(self) -> dict[str, str | bool]:
        """Give the settings as plain values, as they stand in front of each row in a file."""
        return {
            "game": self.game.name,
            "rules": str(self.game),
            "seed": self.seed,
            **{side.lower(): label(player) for side, player in self.players.items()},
            "asking": self.asking,
            "where": "" if self.where is None else str(self.where),
        }


def label(player: Callable[..., object] | str) -> str:
    """Name a player: a bot by its name, an own function by module and function.

    >>> label("greedy"), label(label)
    ('greedy', 'trickkit.lab.run:label')
    """
    if isinstance(player, str):
        return player
    named = player if hasattr(player, "__qualname__") else type(player)
    return f"{named.__module__}:{named.__qualname__}"


def named_game(game: AnyGame | str) -> AnyGame:
    """Give the game of this name with the usual settings; a game stays as it is.

    Raises:
        NotationError: if there is no such game.
        TrickkitError: if it is neither a name nor a game.
    """
    if not isinstance(game, str | Latinern | TwentyEight):
        raise TrickkitError(f"{type(game).__name__} is no game; write {' or '.join(GAMES)}")
    if isinstance(game, Latinern | TwentyEight):
        return game
    if game not in GAMES:
        raise NotationError(f'"{game}" is no game; write {" or ".join(GAMES)}', game)
    return GAMES[game]()


def no_condition(where: object) -> TrickkitError:
    """Give the error for what is no condition; a function only has to be wrapped."""
    what = "write own(function)" if callable(where) else "a condition has draw(game, rng, dealer)"
    return TrickkitError(f"{type(where).__name__} is no condition; {what}")


def _seated(players: Players) -> dict[Side, Player]:
    """Give the players by side.

    Raises:
        TrickkitError: if a side has none, or somebody sits elsewhere.
    """
    if not isinstance(players, Mapping):
        raise TrickkitError('players are given by side, as {"NS": "greedy", "EW": "random"}')
    seated = {Side.parse(str(side)): player for side, player in players.items()}
    missing = [side for side in Side if side not in seated]
    if missing:
        raise TrickkitError(f"nobody plays {' and '.join(missing)}; name a player for NS and one for EW")
    return {side: seated[side] for side in Side}
