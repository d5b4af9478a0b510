"""What is true of a view of Latinern and helps to decide."""

from __future__ import annotations

from collections.abc import Iterable

from trickkit.cards import DECK, Card
from trickkit.coach.advice import Reason
from trickkit.coach.equity import break_even, equity
from trickkit.coach.sampling import Tally
from trickkit.deduction import Pairs, deduce
from trickkit.games.latinern import Ask, LatinernObservation, LatinernOrdering, PlayCard
from trickkit.games.latinern.position import TRICK_SIZE
from trickkit.table import Action
from trickkit.tricks import winning_place


def look(view: LatinernObservation) -> Reason:
    """Say where to look first. Nothing is drawn for it.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> look(state.observe(state.to_act)).code
    'look-lead'
    """
    own, others = (str(view.position.won(side)) for side in (view.seat.side, view.seat.side.other))
    if view.position.question is not None:
        return Reason("look-answer", (("own", own), ("others", others)))
    if view.to_act is not view.seat:
        return Reason("look-ask", (("own", own), ("others", others)))
    if len(view.hand) == 1:
        return Reason("look-one-card" if Ask(view.seat) in view.legal_actions() else "look-only")
    if not view.trick.plays:
        return Reason("look-lead")
    return Reason("look-last" if len(view.trick.plays) == TRICK_SIZE - 1 else "look-follow")


def why_card(view: LatinernObservation, act: PlayCard, tally: Tally[PlayCard]) -> Reason:
    """Say what speaks for a card: something certain if there is, else how often it wins."""
    card = act.card
    if len(view.hand) == 1:
        return Reason("only-card", (("card", str(card)),))
    pairs = _pairs(view)
    if _stays_on_top(view, card, pairs):
        last = len(view.trick.plays) == TRICK_SIZE - 1
        return Reason("wins-now" if last else "unbeatable", (("card", str(card)),))
    if _partner_has_it(view, pairs) and not any(_on_top(view, card, pair) for pair in pairs):
        return Reason("partner-has-it")
    if view.trick.plays and not any(_on_top(view, own, pair) for own in view.hand for pair in pairs):
        return Reason("none-wins")
    won, total = round(max(tally.means) * len(tally.rows)), len(tally.rows)
    return Reason("counted", (("won", str(won)), ("worlds", str(total)), ("least", _least(tally))))


def _least(tally: Tally[PlayCard]) -> str:
    return str(round(min(tally.means) * len(tally.rows)))


def why_ask(view: LatinernObservation, asked: Tally[Action | str]) -> Reason:
    """Say whether a question brings more than none, in match points, and what speaks against it."""
    ask, wait = (f"{mean:.2f}" for mean in asked.means)
    pays = asked.best() == (Ask(view.seat),)
    return Reason("asking-pays" if pays else "asking-waits", (("ask", ask), ("wait", wait)))


def why_answer(view: LatinernObservation, won: int, total: int) -> Reason:
    """Say how often the round is won after *stay*, and from which share on staying is right at this score."""
    own, others, stake = view.score[view.seat.side], view.score[view.seat.side.other], view.stake
    target = view.game.target
    facts = {
        "won": str(won),
        "worlds": str(total),
        "least": _percent(break_even(own, others, stake, target)),
        "go": _percent(equity(own, others + stake, target)),
        "win": _percent(equity(own + stake + 1, others, target)),
        "lose": _percent(equity(own, others + stake + 1, target)),
    }
    return Reason("answer", tuple(facts.items()))


def _percent(share: float) -> str:
    return str(round(100 * share))


def _pairs(view: LatinernObservation) -> list[LatinernOrdering]:
    """Give the pairs of trump and Schlag that are possible."""
    if view.ordering is not None:
        return [view.ordering]
    found = deduce(view)
    assert isinstance(found, Pairs)  # noqa: S101 - a view of Latinern
    return [each.pair for each in found.possible]


def _out(view: LatinernObservation) -> Iterable[Card]:
    """Give the cards that may still be played by somebody else."""
    played = {card for won in view.tricks for card in won.trick.cards}
    return [card for card in DECK if card not in played and card not in view.hand and card not in view.trick.cards]


def _on_top(view: LatinernObservation, card: Card, pair: LatinernOrdering) -> bool:
    """Tell whether `card` takes the lead of the trick."""
    cards = (*view.trick.cards, card)
    return winning_place(pair.standings(cards)) == len(cards) - 1


def _stays_on_top(view: LatinernObservation, card: Card, pairs: list[LatinernOrdering]) -> bool:
    """Tell whether `card` takes the trick for certain, whatever trump and Schlag are and whatever is out."""
    if not all(_on_top(view, card, pair) for pair in pairs):
        return False
    return len(view.trick.plays) == TRICK_SIZE - 1 or not _beaten(view, (*view.trick.cards, card), pairs)


def _beaten(view: LatinernObservation, cards: tuple[Card, ...], pairs: list[LatinernOrdering]) -> bool:
    """Tell whether the card that leads may be beaten by one that is out."""
    return any(winning_place(pair.standings((*cards, other))) == len(cards) for pair in pairs for other in _out(view))


def _partner_has_it(view: LatinernObservation, pairs: list[LatinernOrdering]) -> bool:
    """Tell whether the partner takes the trick for certain, unless this seat beats its card."""
    cards = view.trick.cards
    partner = len(cards) - 2  # the partner sits two places before
    if partner < 0 or any(winning_place(pair.standings(cards)) != partner for pair in pairs):
        return False
    return len(cards) == TRICK_SIZE - 1 or not _beaten(view, cards, pairs)
