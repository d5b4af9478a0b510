"""How many card points the bidder's side of a deal of Twenty-eight gets: solved with all cards open, or played out."""

from __future__ import annotations

from trickkit.cards import Suit
from trickkit.coach.greedy_twenty_eight import greedy_twenty_eight, weakest
from trickkit.games.twenty_eight import Bid, ChooseTrump, NewDeal, Pass, Phase, TwentyEightState, legality
from trickkit.seats import Seat
from trickkit.solver import TwentyEightProblem, value


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


def side_points(state: TwentyEightState, *, solved: bool) -> int | None:
    """Give the card points that the bidder's side ends with; None if the cards are thrown in (T23).

    Args:
        state: a position of the play, or after the end.
        solved: whether the rest is solved with all cards open, or played out.
    """
    if state.outcome() is None:
        if solved:
            return value(TwentyEightProblem.of(state))
        state = played_out(state)
    position = state.position
    if isinstance(state.outcome(), NewDeal) or position.bidder is None:
        return None
    return position.points(position.team(position.bidder))


def declared(state: TwentyEightState, seat: Seat | None, *, solved: bool) -> int | None:
    """Give the points of the side that gets the deal, with the down card that does best for it.

    When deals are played out, the down card is chosen by the rules of thumb, without a look at what comes of it.

    Args:
        state: a position of the auction.
        seat: who makes the last bid; None: the standing bid is the last.
        solved: as in `side_points`.
    """
    if seat is not None:
        state = state.apply(Bid(seat, legality.least_bid(state.position, seat, state.game)[0]))
    while state.position.phase is Phase.AUCTION:
        assert state.position.turn is not None  # noqa: S101 - the auction is on
        state = state.apply(Pass(state.position.turn))
    return max(
        (side_points(to_the_play(state.apply(act)), solved=solved) for act in _downs(state, every_suit=solved)),
        key=lambda points: -1 if points is None else points,
    )


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
