"""The slow way to solve: try every act of the real game to its end. And random endings to try it on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from trickkit import Latinern, Seat, TwentyEight
from trickkit.games.latinern import LatinernState
from trickkit.games.latinern import PlayCard as LatinernCard
from trickkit.games.twenty_eight import Ask, By, Concede, NewDeal, Outcome, Phase, PlayCard, PlayOn, Thani

if TYPE_CHECKING:
    from trickkit.games.twenty_eight import TwentyEightState
    from trickkit.seats import Side
    from trickkit.table import Action


def winner(state: LatinernState) -> Side:
    """Give the side that wins the round, best play by all, without questions."""
    outcome, seat = state.outcome(), state.to_act
    if outcome is not None:
        return outcome.winner
    assert seat is not None
    found = {winner(state.apply(act)) for act in state.legal_actions() if isinstance(act, LatinernCard)}
    return seat.side if seat.side in found else seat.side.other


def points(state: TwentyEightState) -> int:
    """Give the card points the bidder's side ends with, best play by all; in a thani deal 1 or 0."""
    position, outcome = state.position, state.outcome()
    assert not isinstance(outcome, NewDeal)
    assert position.bidder is not None
    if isinstance(outcome, Outcome):
        return int(outcome.made) if outcome.by is By.THANI else position.points(position.team(position.bidder))
    assert state.to_act is not None
    found = [points(state.apply(act)) for act in state.legal_actions() if isinstance(act, PlayCard | Ask)]
    return max(found) if position.with_bidder(state.to_act) else min(found)


def best_for_the_deal(state: TwentyEightState) -> tuple[bool, int]:
    """Give whether the bidder's side wins the deal, and its card points, if both sides play for these in this order."""
    position, outcome = state.position, state.outcome()
    if isinstance(outcome, Outcome):
        return outcome.made, points(state)
    assert state.to_act is not None
    found = [best_for_the_deal(state.apply(act)) for act in state.legal_actions() if isinstance(act, PlayCard | Ask)]
    return max(found) if position.with_bidder(state.to_act) else min(found)


def latinern_ending(rng: Random, cards: int) -> LatinernState:
    """Play at random until the leader has so many cards, then a few cards more; the round is not over."""
    game = Latinern()
    while True:
        state = game.start(game.deal(rng, rng.choice(list(Seat))))
        while state.outcome() is None and len(state.position.tricks) < 5 - cards:
            state = _any_card(state, rng)
        for _ in range(rng.randrange(4)):
            state = _any_card(state, rng)
        if state.outcome() is None:
            return state


def _any_card(state: LatinernState, rng: Random) -> LatinernState:
    cards = [act for act in state.legal_actions() if isinstance(act, LatinernCard)]
    return state.apply(rng.choice(cards)) if cards else state


def twenty_eight_ending(
    rng: Random, rules: str, cards: int, *, thani: bool = False, play_on: bool = False
) -> TwentyEightState:
    """Play at random until the leader has so many cards, then a few acts more; the deal is not over.

    Args:
        rng: where chance comes from.
        rules: the settings of the house.
        cards: how many cards a hand has when the last complete trick is won.
        thani: whether thani is said.
        play_on: whether a side concedes and the other plays on.
    """
    game = TwentyEight.parse(rules)
    while True:
        state = _trump_chosen(game, rng)
        if thani:
            bidder = state.position.bidder
            assert bidder is not None
            state = state.apply(Thani(bidder)) if Thani(bidder) in state.legal_actions(bidder) else state
        expose = rng.choice([0.03, 0.3])
        while state.outcome() is None and len(state.position.tricks) < 8 - cards:
            state = _any_act(state, rng, expose, play_on=play_on)
        for _ in range(rng.randrange(5)):
            state = _any_act(state, rng, 0.5, play_on=play_on)
        wanted = state.position.thani is thani and state.position.conceded is play_on
        if state.outcome() is None and state.position.phase is Phase.PLAY and wanted:
            return state


def _trump_chosen(game: TwentyEight, rng: Random) -> TwentyEightState:
    """Deal, and go through the auction and the raise step; any seat may become bidder."""
    while True:
        state = game.start(game.deal(rng))
        bidder = rng.choice(state.position.order)
        while state.outcome() is None and state.position.phase is not Phase.PLAY:
            assert state.to_act is not None
            acts = [act for act in state.legal_actions() if not isinstance(act, Thani)]
            if state.position.phase is Phase.AUCTION:
                bids = [act for act in acts if act.token.isdigit()]
                last = state.to_act is bidder and state.position.bidder is not bidder
                act = bids[0] if bids and (last or state.position.bid is None) else acts[-1]
                acts = [act if act.token != "redeal" else bids[0]]
            if state.position.phase is Phase.RAISE:
                acts = [act for act in acts if act.token == "pass"]
            state = state.apply(rng.choice(acts))
        if state.position.phase is Phase.PLAY:
            return state


def _any_act(state: TwentyEightState, rng: Random, expose: float, *, play_on: bool) -> TwentyEightState:
    if state.outcome() is not None:
        return state
    position = state.position
    if play_on and not position.conceded:
        for seat in position.order:
            if Concede(seat) in state.legal_actions(seat):
                state = state.apply(Concede(seat))
                return state.apply(PlayOn(state.position.leaders()[0]))
    acts: list[Action] = [act for act in state.legal_actions() if isinstance(act, PlayCard | Ask)]
    hidden = [act for act in acts if isinstance(act, PlayCard) and act.card is not position.down]
    asking = [act for act in acts if isinstance(act, Ask)]
    if asking and rng.random() < expose:
        return state.apply(asking[0])
    return state.apply(rng.choice(hidden if hidden and position.trump is None and rng.random() > expose else acts))
