"""Lets bots play a deal to its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trickkit.coach import Bot, speak
from trickkit.errors import IllegalActionError, TrickkitError
from trickkit.games import latinern
from trickkit.games.latinern import LatinernState
from trickkit.games.latinern.events import knowers
from trickkit.games.twenty_eight import Phase, TwentyEightState
from trickkit.seats import Seat
from trickkit.table import Action

_LONGEST: Final = 200  # letters of a bot's own words that an error repeats

State = LatinernState | TwentyEightState
"""The truth of either game."""


def play_out(state: State, bots: Mapping[Seat, Bot], *, asking: bool = True) -> State:
    """Let bots play until there is a result.

    A bot is called when its call or card is awaited, or an answer of its side: in Latinern the knower of the side
    answers. What is said out of turn in the variants of Twenty-eight is said by the rules of thumb (`speak`).

    Args:
        state: where they begin.
        bots: a bot for each seat.
        asking: whether a bot may ask the other side to go (Latinern).

    Returns:
        The state with its result.

    Raises:
        TrickkitError: if a bot fails, acts for another seat or against the rules.

    >>> from random import Random
    >>> from trickkit.coach import greedy
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> play_out(state, dict.fromkeys(Seat, greedy)).outcome().winner
    Side.EW
    """
    while state.outcome() is None:
        word = next(_words(state), None) if isinstance(state, TwentyEightState) else None
        act = _called(state, bots, asking=asking) if word is None else word
        try:
            state = state.apply(act)
        except IllegalActionError as error:
            raise TrickkitError(f"the bot at {act.seat} did what is not allowed: {error}") from error
    return state


def _words(state: TwentyEightState) -> Iterator[Action]:
    """Give what is said out of turn (V1, V2, V3)."""
    game, position = state.game, state.position
    if game.blank_hand or game.cot or game.thani:
        for seat in position.order:
            word = speak(state.observe(seat))
            if word is not None:
                yield word


def _awaited(state: State) -> Seat:
    """Name the seat whose bot is called."""
    if isinstance(state, LatinernState):
        asked_by = state.position.question
        if asked_by is not None:
            return next(seat for seat in knowers(state.position.dealer) if seat.side is asked_by.other)
    elif state.position.phase is Phase.CONCESSION:
        return state.position.leaders()[0]
    assert state.to_act is not None  # noqa: S101 - no question is open, and the deal is on
    return state.to_act


def _called(state: State, bots: Mapping[Seat, Bot], *, asking: bool) -> Action:
    seat = _awaited(state)
    try:
        act = bots[seat](state.observe(seat))
    except (Exception, SystemExit) as error:  # a learner's own bot may fail in any way; what failed has to be said
        fault = f"{type(error).__name__}: {error}"
        raise TrickkitError(f"the bot at {seat} failed: {fault[:_LONGEST]}") from error
    if not isinstance(act, Action):
        raise TrickkitError(f"the bot at {seat} gave {type(act).__name__}; a bot gives an act, as PlayCard(seat, card)")
    if act.seat is not seat:
        raise TrickkitError(f"the bot at {seat} acted for {act.seat}; a bot acts for its own seat")
    if isinstance(act, latinern.Ask) and not asking:
        raise TrickkitError(f"the bot at {seat} asked, but asking is off; play with asking, or let it play a card")
    return act
