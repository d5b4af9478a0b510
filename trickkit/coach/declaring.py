"""What the bidder's side of a deal of Twenty-eight gets: solved with all cards open, or played out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trickkit.cards import Suit
from trickkit.coach.greedy_twenty_eight import greedy_twenty_eight, weakest
from trickkit.games.twenty_eight import (
    Accept,
    Bid,
    ChooseTrump,
    NewDeal,
    Outcome,
    Pass,
    Phase,
    PlayOn,
    TwentyEightState,
    legality,
)
from trickkit.games.twenty_eight.position import THANI_FAILED, THANI_MADE
from trickkit.seats import Seat
from trickkit.solver import TwentyEightProblem, reaches, value
from trickkit.solver.exact import search

MOST: Final = 28
"""All card points there are."""


def played_out(state: TwentyEightState) -> TwentyEightState:
    """Play a deal to its end by the rules of thumb; nobody speaks out of turn.

    Args:
        state: where to begin, in any phase.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> played_out(TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))).outcome().made
    True
    """
    while state.outcome() is None:
        position = state.position
        seat = position.leaders()[0] if position.phase is Phase.CONCESSION else position.turn
        assert seat is not None  # noqa: S101 - the deal is on
        state = state.apply(greedy_twenty_eight(state.observe(seat), speaking=False))
    return state


def side_points(state: TwentyEightState, *, solved: bool, least: int = 0, most: int = MOST) -> int | None:
    """Give the card points that the bidder's side ends with; None if the cards are thrown in (T23).

    Solving takes less time if only some numbers matter.

    Args:
        state: a position of the play, or after the end.
        solved: whether the rest is solved with all cards open, or played out.
        least: fewer points may be given as `least` - 1 when they are solved for.
        most: more points may be given as `most`.
    """
    if state.outcome() is None:
        if solved:
            return _solved(TwentyEightProblem.of(state), least, most)
        state = played_out(state)
    position = state.position
    if isinstance(state.outcome(), NewDeal) or position.bidder is None:
        return None
    return position.points(position.team(position.bidder))


@lru_cache(maxsize=64)  # in an auction the same question comes up again after a few passes
def _solved(problem: TwentyEightProblem, least: int, most: int) -> int:
    by = search(problem)
    if least and not reaches(problem, least, by):
        return least - 1
    return most if most < MOST and reaches(problem, most, by) else value(problem, max(14, least), by)


def declared(
    state: TwentyEightState, seat: Seat | None, *, solved: bool, least: int = 0, most: int = MOST
) -> int | None:
    """Give the points of the side that gets the deal, with the down card that does best for it.

    When deals are played out, the down card is chosen by the rules of thumb, without a look at what comes of it.

    Args:
        state: a position of the auction.
        seat: who makes the last bid; None: the standing bid is the last.
        solved: as in `side_points`.
        least: as in `side_points`.
        most: as in `side_points`.
    """
    if seat is not None:
        state = state.apply(Bid(seat, legality.least_bid(state.position, seat, state.game)[0]))
    while state.position.phase is Phase.AUCTION:
        assert state.position.turn is not None  # noqa: S101 - the auction is on
        state = state.apply(Pass(state.position.turn))
    best: int | None = None
    for act in _downs(state, every_suit=solved):
        above = least if best is None else max(least, best + 1)
        points = side_points(to_the_play(state.apply(act)), solved=solved, least=above, most=most)
        best = points if best is None else max(best, points or 0)
        if best is not None and best >= most:
            break
    return best


def to_the_play(state: TwentyEightState) -> TwentyEightState:
    """Pass until cards are played, or the deal is over."""
    while state.position.phase is Phase.RAISE:
        assert state.position.turn is not None  # noqa: S101 - somebody may raise
        state = state.apply(Pass(state.position.turn))
    return state


def _downs(state: TwentyEightState, *, every_suit: bool) -> list[ChooseTrump]:
    """Give the down cards to be tried: the weakest of each suit, or the one that the rules of thumb choose."""
    bidder = state.position.turn
    assert bidder is not None  # noqa: S101 - the bidder chooses trump
    if not every_suit:
        chosen = greedy_twenty_eight(state.observe(bidder))
        assert isinstance(chosen, ChooseTrump)  # noqa: S101 - nothing else is legal
        return [chosen]
    hand = state.position.held[bidder.place] or ()
    suits = [[card for card in hand if card.suit is suit] for suit in Suit]
    suits.sort(key=len, reverse=True)  # the best is soon found
    return [ChooseTrump(bidder, weakest(cards)) for cards in suits if cards]


def game_points(state: TwentyEightState, bid: int, points: int | None) -> int:
    """Give the game points of the bidder's side for its card points; none if the cards are thrown in (T22).

    Args:
        state: any position of the deal.
        bid: what was promised.
        points: card points; None if the cards are thrown in.
    """
    if points is None:
        return 0
    row = state.game.amounts(bid)
    return row.made if points >= bid else row.failed


def makes(state: TwentyEightState) -> bool | None:
    """Tell whether the bidder's side makes the deal with the best play of all; None in the auction or if thrown in.

    The bidder chooses the best down card; nobody raises, concedes or says thani any more, and T20 is left out. What
    was played on after a concession is played out by the rules of thumb.

    Args:
        state: any position of the deal.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> makes(state), makes(played_out(state))
    (None, True)
    """
    outcome, position = state.outcome(), state.position
    if isinstance(outcome, Outcome):
        return outcome.made
    if outcome is not None or position.bidder is None or position.phase is Phase.AUCTION:
        return None
    match position.phase:
        case Phase.TRUMP:
            found = [makes(state.apply(act)) for act in state.legal_actions()]
            return None if None in found else any(found)  # T10 throws the cards in whatever lies face down
        case Phase.CONCESSION:
            return position.bidder in position.leaders()
        case Phase.RAISE:
            return makes(to_the_play(state))
    if position.conceded:
        return makes(played_out(state))
    return reaches(TwentyEightProblem.of(state), 1 if position.thani else position.bid or 0)


def settled(state: TwentyEightState) -> int:
    """Give the game points of the bidder's side with the best play of all, as `makes` takes it; 0 if thrown in.

    Args:
        state: a position after the choice of trump. A concession gets the better answer; that all eight tricks count
            double (V1) is left out unless they have been taken.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> settled(played_out(TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))))
    1
    """
    outcome, position = state.outcome(), state.position
    if outcome is not None:
        return outcome.game_points if isinstance(outcome, Outcome) else 0
    if position.phase is Phase.CONCESSION:
        leader = position.leaders()[0]
        answers = [settled(state.apply(answer)) for answer in (Accept(leader), PlayOn(leader))]
        return max(answers) if position.with_bidder(leader) else min(answers)
    if position.conceded:
        return settled(played_out(state))
    made = makes(state)
    if position.thani:
        return THANI_MADE if made else THANI_FAILED
    row = state.game.amounts(position.bid or 0)
    return row.made if made else row.failed
