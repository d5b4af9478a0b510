"""What is true of a view of Twenty-eight and helps to decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trickkit.cards import Rank, Suit
from trickkit.coach.advice import Option, Reason
from trickkit.coach.greedy_twenty_eight import is_high, own_side, winning, wins
from trickkit.games.twenty_eight import (
    Ask,
    Bid,
    ChooseTrump,
    Phase,
    PlayCard,
    Raise,
    Redeal,
    TwentyEightObservation,
    legality,
    points,
)
from trickkit.table import Action

_BEFORE_PLAY: Final = frozenset({Phase.AUCTION, Phase.TRUMP, Phase.RAISE})
_COUNTED: Final = frozenset(
    {
        "call-trump",
        "call-pays",
        "call-waits",
        "raise-pays",
        "raise-waits",
        "points-counted",
        "thani-counted",
        "ask-early",
    }
)
"""The reasons that rest on the worlds that were looked at."""


def look(view: TwentyEightObservation) -> Reason:
    """Say where to look first. Nothing is drawn for it.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> look(state.observe(state.to_act)).code
    'look-call'
    """
    match view.phase:
        case Phase.AUCTION:
            return Reason("look-call")
        case Phase.TRUMP:
            return Reason("look-trump")
        case Phase.CONCESSION:
            return Reason("look-concession", _alone(view))
    if view.to_act is not view.seat:
        return Reason("look-word")
    if view.phase is Phase.RAISE:
        return Reason("look-raise", (("bid", str(view.bid)), *_alone(view)))
    return _look_at_trick(view)


def _alone(view: TwentyEightObservation) -> tuple[tuple[str, str], ...]:
    """Tell whether the seat has no partner: before the play with three players, and there as the bidder (V6)."""
    alone = view.game.three_players and (view.phase in _BEFORE_PLAY or view.seat is view.bidder)
    return (("alone", "yes"),) if alone else ()


def _look_at_trick(view: TwentyEightObservation) -> Reason:
    if len([act for act in view.legal_actions() if isinstance(act, PlayCard | Ask)]) == 1:
        return Reason("look-only")
    if not view.trick.plays:
        return Reason("look-lead")
    led = view.trick.plays[0].card.suit
    facts = (("points", str(points(view.trick.cards))),)
    if any(card.suit is led for card in view.hand):
        return Reason("look-points", facts)
    return Reason("look-void", facts)


# --- calls ---------------------------------------------------------------------------------------------------


def why_call(view: TwentyEightObservation, act: Action, options: Sequence[Option]) -> Reason:
    """Say what speaks for a call: what the cards are like, and what it brings on average."""
    value = next(option.value for option in options if option.act == act)
    brings = ("value", f"{value:.2f}"), *_alone(view)
    if len(options) == 1:
        return Reason("only-call")
    match act:
        case Redeal():
            return Reason("call-redeal")
        case ChooseTrump():
            return Reason("call-trump", brings)
        case _ if view.phase is Phase.RAISE:
            return Reason("raise-pays" if isinstance(act, Raise) else "raise-waits", brings)
        case _:
            return Reason("call-pays" if isinstance(act, Bid) else "call-waits", (*_strength(view), *brings))


def _strength(view: TwentyEightObservation) -> tuple[tuple[str, str], ...]:
    """Give the length of the longest suit and how many jacks there are."""
    longest = max(sum(card.suit is suit for card in view.hand) for suit in Suit)
    jacks = sum(card.rank is Rank.JACK for card in view.hand)
    return ("cards", str(longest)), ("jacks", str(jacks))


# --- the play ------------------------------------------------------------------------------------------------


def why_card(view: TwentyEightObservation, act: Action, options: Sequence[Option]) -> Reason:
    """Say what speaks for a card or for asking: something certain if there is, else what it brings on average."""
    if len(options) == 1:
        return Reason("only-card", (("card", act.token),))
    if view.position.thani:
        percent = round(100 * next(option.value for option in options if option.act == act))
        return Reason("thani-counted", (("percent", str(percent)),))
    lying = str(points(view.trick.cards))
    if isinstance(act, Ask):
        return Reason("ask-points" if not own_side(view, winning(view)[0]) else "ask-early", (("points", lying),))
    assert isinstance(act, PlayCard)  # noqa: S101 - nothing else is done in turn
    if view.trick.plays:
        certain = _following(view, act, options, lying)
        if certain is not None:
            return certain
    elif is_high(view, act.card) and not view.position.laid:
        return Reason("high-card", (("card", act.token), ("suit", act.card.suit.value)))
    values = [option.value for option in options]
    chosen = next(option for option in options if option.act == act)
    other = max(values, key=lambda value: abs(value - chosen.value))
    facts = {
        "value": f"{chosen.value:.1f}",
        "other": f"{other:.1f}",
        "bid": str(view.bid),
        "percent": str(round(100 * (chosen.chance or 0))),
    }
    return Reason("points-counted", tuple(facts.items()))


def _following(view: TwentyEightObservation, act: PlayCard, options: Sequence[Option], lying: str) -> Reason | None:
    last = len(view.trick.plays) == len(view.position.order) - 1
    takes = wins(view, act.card)
    if last and takes:
        return Reason("takes-points", (("card", act.token), ("points", str(int(lying) + points([act.card])))))
    if last and own_side(view, winning(view)[0]):
        return Reason("side-has-it")
    if legality.exposes(view.position, view.seat, act.card, view.down):
        return Reason("turn-up")
    cards = [option.act.card for option in options if isinstance(option.act, PlayCard)]
    if not any(wins(view, card) for card in cards) and not own_side(view, winning(view)[0]):
        return Reason("none-takes")
    return None


def why_word(view: TwentyEightObservation, code: str, word: float, other: float) -> Reason:
    """Compare game points: those after a word, and those after another one or after saying nothing."""
    return Reason(code, (("word", f"{word:.2f}"), ("other", f"{other:.2f}"), *_alone(view)))


def how(
    choices: Sequence[object], why: Reason, worlds: int, *, solved: bool, fully: int | None = None, bids: bool = False
) -> Reason | None:
    """Say how many worlds were looked at and how, where there is a choice that hangs on it.

    Args:
        choices: what can be done.
        why: what decides; if that is certain, worlds that were solved need no word.
        worlds: how many were looked at.
        solved: whether they were solved, or played out by the rules of thumb.
        fully: how many of them were solved to the last card point; None for all.
        bids: whether every down card was tried.

    >>> how("ab", Reason("call-pays"), 200, solved=True, bids=True)
    Reason(code='deals-declared', facts=(('n', '200'),))
    """
    if len(choices) == 1 or (solved and why.code not in _COUNTED):
        return None
    if not solved:
        return Reason("deals-played-out", (("n", str(worlds)),))
    if fully is not None and fully < worlds:
        return Reason("deals-partly", (("n", str(worlds)), ("fully", str(fully))))
    return Reason("deals-declared" if bids else "deals-solved", (("n", str(worlds)),))
