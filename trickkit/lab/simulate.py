"""Bots against bots over many deals; the same result whatever the number of workers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from random import Random
from typing import Final

from trickkit.coach import Bot, named_bot
from trickkit.errors import TrickkitError
from trickkit.games.latinern import Latinern, LatinernState
from trickkit.games.twenty_eight import NewDeal, TwentyEight
from trickkit.games.twenty_eight import Outcome as DealOutcome
from trickkit.games.twenty_eight.deal import in_turn
from trickkit.games.twenty_eight.game import EMPTY
from trickkit.lab.playing import State, play_out
from trickkit.seats import Seat, Side, Team

CHUNK: Final = 25
"""How many deals a worker plays at a time."""

Player = str | Bot
"""A bot by name, as `named_bot` takes it, or a function from a view to an act."""


@dataclass(frozen=True, slots=True)
class Row:
    """What became of one deal.

    >>> Row(0, Seat.NORTH, Side.EW, won=True, points=2).points
    2
    """

    deal: int
    """Number of the deal, from 0: it comes from `GAME/SEED/DEAL`."""
    dealer: Seat
    """Who dealt."""
    team: Team
    """Latinern: the side that won the round. Twenty-eight: the side, or with three players the seat, that bid. When the
    bots had changed sides, it is the side where the same bot sits otherwise."""
    won: bool
    """Latinern: true. Twenty-eight: whether the deal was made."""
    points: int
    """The match points or game points that the team got, below zero for a deal that failed."""
    bid: int | None = None
    """The bid (Twenty-eight)."""
    swapped: bool = False
    """Whether the bots had changed sides."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """The deals of a simulation, and what they come to."""

    game: Latinern | TwentyEight
    """The rules with their house settings."""
    rows: tuple[Row, ...]
    """One for each deal played, in order; cards that were thrown in (T23) have none."""

    @property
    def teams(self) -> tuple[Team, ...]:
        """The sides, or with three players the seats, that are counted for."""
        if isinstance(self.game, TwentyEight) and self.game.three_players:
            return tuple(seat for seat in Seat if seat is not EMPTY)
        return tuple(Side)

    def won(self, team: Team) -> int:
        """Count the rounds won by `team`, or the deals it made."""
        return sum(row.won for row in self.rows if row.team == team)

    def points(self, team: Team) -> int:
        """Add up the points that `team` got."""
        return sum(row.points for row in self.rows if row.team == team)

    def per_deal(self, team: Team) -> list[float]:
        """Give the points of `team` for each deal; a deal played twice counts once, with the average.

        So the values are independent, and `intervals.mean` may be used on them.
        """
        found: dict[int, list[int]] = {}
        for row in self.rows:
            found.setdefault(row.deal, []).append(row.points if row.team == team else 0)
        return [sum(points) / len(points) for points in found.values()]

    def as_json(self) -> dict[str, object]:
        """Give deals, wins and points as `trickkit simulate --json` prints them."""
        won, points = ("rounds_won", "points") if isinstance(self.game, Latinern) else ("made", "game_points")
        return {
            "deals": len(self.rows),
            won: {str(team): self.won(team) for team in self.teams},
            points: {str(team): self.points(team) for team in self.teams},
        }


def simulate(
    game: Latinern | TwentyEight,
    bots: Mapping[Side, Player],
    deals: int,
    seed: int | str = 1,
    *,
    swap: bool = False,
    asking: bool = False,
    executor: Executor | None = None,
) -> Simulation:
    """Let bots play `deals` deals, each from 0:0, the dealer rotating.

    Deal *k* comes from `Random(f"{game.name}/{seed}/{k}")`; cards thrown in (T23) are dealt again from there. The
    chance of the bots comes from the same text with the seat behind it. So the result does not depend on workers.

    Args:
        game: the rules with their house settings.
        bots: who plays the two seats of each side; with three players north is empty.
        deals: how many deals.
        seed: any number or text.
        swap: play each deal a second time with the bots' sides changed.
        asking: whether bots may ask the other side to go (Latinern).
        executor: plays chunks of deals at the same time; anything with the interface of `concurrent.futures`. What it
            is given is pickled, so an own bot must be a function of a module, or be given as `module:function`.

    Raises:
        TrickkitError: if `deals` is below 1, a bot is not known or fails, or three players should change sides.

    >>> bots = {Side.NS: "greedy", Side.EW: "random"}
    >>> simulate(Latinern(), bots, deals=10, swap=True).as_json()
    {'deals': 20, 'rounds_won': {'NS': 13, 'EW': 7}, 'points': {'NS': 26, 'EW': 14}}
    """
    if deals < 1:
        raise TrickkitError(f"{deals} deals cannot be played; play 1 or more")
    if swap and isinstance(game, TwentyEight) and game.three_players:
        raise TrickkitError("three players have no sides that could be changed; leave swap out")
    for name in bots.values():
        _bot(name, Random(0), asking=asking)
    run = partial(_play_chunk, _Run(game, dict(bots), str(seed), swap, asking))
    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    played = map(run, chunks) if executor is None else executor.map(run, chunks)
    return Simulation(game, tuple(chain.from_iterable(played)))


@dataclass(frozen=True, slots=True)
class _Run:
    """What all deals of a simulation have in common."""

    game: Latinern | TwentyEight
    bots: dict[Side, Player]
    seed: str
    swap: bool
    asking: bool


def _play_chunk(run: _Run, numbers: range) -> tuple[Row, ...]:
    return tuple(chain.from_iterable(_rows(run, number) for number in numbers))


def _rows(run: _Run, number: int) -> Iterator[Row]:
    yield _row(run, number)
    if run.swap:
        exchanged = {side: run.bots[side.other] for side in run.bots}
        row = _row(replace(run, bots=exchanged), number)
        team = row.team.other if isinstance(row.team, Side) else row.team
        yield replace(row, swapped=True, team=team)


def _row(run: _Run, number: int) -> Row:
    source = f"{run.game.name}/{run.seed}/{number}"
    rng = Random(source)
    bots = {seat: _bot(run.bots[seat.side], Random(f"{source}/{seat}"), asking=run.asking) for seat in Seat}
    while True:
        state = _dealt(run.game, rng, number)
        try:
            state = play_out(state, bots, asking=run.asking)
        except TrickkitError as error:
            raise TrickkitError(f"deal {number}: {error}") from error
        outcome = state.outcome()
        if isinstance(state, LatinernState):
            assert not isinstance(outcome, NewDeal | DealOutcome | None)  # noqa: S101 - it is Latinern, played out
            return Row(number, state.position.dealer, outcome.winner, won=True, points=outcome.points)
        if isinstance(outcome, DealOutcome):
            dealer, bid = state.position.dealer, state.position.bid
            return Row(number, dealer, outcome.team, outcome.made, outcome.game_points, bid)


def _dealt(game: Latinern | TwentyEight, rng: Random, number: int) -> State:
    """Deal number `number`: the dealer goes round in the direction of the game."""
    if isinstance(game, Latinern):
        return game.start(game.deal(rng, Seat.NORTH.order()[number % 4]))
    dealers = in_turn(Seat.NORTH, EMPTY if game.three_players else None)
    return game.start(game.deal(rng, dealers[number % len(dealers)]))


def _bot(player: Player, rng: Random, *, asking: bool) -> Bot:
    return named_bot(player, rng, asking=asking) if isinstance(player, str) else player
