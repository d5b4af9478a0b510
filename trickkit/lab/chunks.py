"""A worker's share of a simulation: some deals, each from a seed of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Final

from trickkit.errors import TrickkitError
from trickkit.games.latinern import Deal as LatinernDeal
from trickkit.games.latinern import Latinern, LatinernState
from trickkit.games.twenty_eight import Deal as TwentyEightDeal
from trickkit.games.twenty_eight import NewDeal, TwentyEight
from trickkit.games.twenty_eight import Outcome as DealOutcome
from trickkit.games.twenty_eight.deal import in_turn
from trickkit.games.twenty_eight.game import EMPTY
from trickkit.lab.playing import State, play_out
from trickkit.lab.rows import AnyRow, LatinernRow, TwentyEightRow
from trickkit.lab.run import AnyDeal, AnyGame, Run
from trickkit.seats import Seat

CHUNK: Final = 25
"""How many deals a worker plays at a time, at most."""

Chunk = tuple[int, ...]
"""The numbers of the deals that a worker plays at a time."""


def cut(numbers: Iterable[int], size: int) -> Iterator[Chunk]:
    """Cut numbers of deals into chunks, one when it is asked for.

    >>> list(cut(range(5), 2))
    [(0, 1), (2, 3), (4,)]
    """
    rest = iter(numbers)
    while chunk := tuple(islice(rest, size)):
        yield chunk


def play_chunk(run: Run, chunk: Chunk) -> tuple[AnyRow, ...]:
    """Play deals.

    Args:
        run: the settings.
        chunk: the numbers of the deals.

    Returns:
        A row for each deal; with `swap` two.

    Raises:
        TrickkitError: if a bot fails or acts against the rules, or no deal meets the condition; with the number.
    """
    rows: list[AnyRow] = []
    for number in chunk:
        try:
            rows.append(_row(run, number, swapped=False))
            if run.swap:
                rows.append(_row(run, number, swapped=True))
        except TrickkitError as error:
            raise TrickkitError(f"deal {number}: {error}") from error.__cause__  # the fault of an own bot, if it is one
    return tuple(rows)


def _row(run: Run, number: int, *, swapped: bool) -> AnyRow:
    source = f"{run.game.name}/{run.seed}/{number}"
    rng = Random(source)
    players = {side: run.players[side.other if swapped else side] for side in run.players}
    bots = {seat: run.bot(players[seat.side], Random(f"{source}/{seat}")) for seat in Seat}
    tries = redeals = 0
    while True:
        state, drawn = _dealt(run, rng, number)
        tries += drawn
        state = play_out(state, bots, asking=run.asking)
        result = state.outcome()
        if isinstance(state, LatinernState):
            assert not isinstance(result, NewDeal | DealOutcome | None)  # noqa: S101 - it is Latinern, played out
            return LatinernRow.of(state, result, number, swapped=swapped, tries=tries)
        if isinstance(result, DealOutcome):
            return TwentyEightRow.of(state, result, number, swapped=swapped, tries=tries, redeals=redeals)
        redeals += 1


def _dealt(run: Run, rng: Random, number: int) -> tuple[State, int]:
    """Deal number `number`; give the state, and how many deals were drawn for it."""
    game, dealer = run.game, _dealer(run.game, number)
    if run.where is None:
        return _begun(game, game.deal(rng, dealer)), 1
    try:
        drawn = run.where.draw(game, rng, dealer)
        deal, tries = drawn.deal, drawn.tries
    except TrickkitError:
        raise
    except Exception as error:  # an own condition may fail in any way; what failed has to be said
        raise TrickkitError(f"the condition failed: {type(error).__name__}: {error}") from error
    return _begun(game, deal), tries


def _begun(game: AnyGame, deal: AnyDeal) -> State:
    match game, deal:
        case Latinern(), LatinernDeal():
            return game.start(deal)
        case TwentyEight(), TwentyEightDeal():
            return game.start(deal)
    raise TrickkitError(f"the condition gave {type(deal).__name__}; it has to draw a deal of {game.name}")


def _dealer(game: AnyGame, number: int) -> Seat:
    """Say who deals: the dealer goes round in the direction of the game."""
    if isinstance(game, Latinern):
        return Seat.NORTH.order()[number % 4]
    dealers = in_turn(Seat.NORTH, EMPTY if game.three_players else None)
    return dealers[number % len(dealers)]
