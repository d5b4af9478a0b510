"""Who wins the last complete trick, and why? All cards are open, and it is told what is trump.

Cases: in Latinern the four reasons of L12; in Twenty-eight the clauses with the reasons that each can have.

Difficulty: 1, and 1 more for each card that tempts: a Schlag or trump that loses, a card that loses since it was laid
before its suit became trump, or a rank that looks higher than the winner's as cards are commonly ranked (A K Q J 10 9
8 7).
And 1 more if the first Schlag does not win, or trump was turned up inside the trick; 5 at most.
"""

from __future__ import annotations

from typing import Final

from trickkit.cards import Rank
from trickkit.coach.exercises.kinds import Kind
from trickkit.coach.exercises.model import Note, Posed, Wrong, clamped, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.games.latinern import Latinern, LatinernOrdering, LatinernState
from trickkit.games.twenty_eight import TwentyEightOrdering, WonTrick
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.tricks import Loss, LossReason, Reason, Tier, Trick, Verdict, winner

COMMON: Final = tuple(map(Rank, "789TJQKA"))
"""How ranks are commonly ordered, lowest first: neither game keeps to it."""
_LATINERN: Final = ("L12a hauptschlag", "L12b first-schlag", "L12c highest-trump", "L12d highest-of-led-suit")
_TWENTY_EIGHT: Final = (
    "T14 highest-of-led-suit",
    "T18 highest-trump",
    "T18 highest-of-led-suit",
    "T19 highest-trump",
    "T19 highest-of-led-suit",
)
_REASONS: Final = {"latinern": tuple(Reason), "twenty-eight": (Reason.HIGHEST_TRUMP, Reason.HIGHEST_OF_LED_SUIT)}
"""The reasons that a game has, strongest first."""
_TRAPS: Final = {
    LossReason.SCHLAG_BELOW_HAUPTSCHLAG,
    LossReason.LATER_SCHLAG,
    LossReason.TRUMP_BELOW_SCHLAG,
    LossReason.LOWER_TRUMP,
    LossReason.BEFORE_EXPOSURE,
}
_TIER: Final = {
    Reason.HAUPTSCHLAG: Tier.HAUPTSCHLAG,
    Reason.FIRST_SCHLAG: Tier.SCHLAG,
    Reason.HIGHEST_TRUMP: Tier.TRUMP,
    Reason.HIGHEST_OF_LED_SUIT: Tier.LED_SUIT,
}


def _last(state: AnyState) -> tuple[Trick, LatinernOrdering | TwentyEightOrdering, Verdict] | None:
    """Give the trick that has just been completed, unless something has followed it."""
    tricks = state.position.tricks
    if not tricks or state.position.plays or state.position.outcome is not None:
        return None
    won = tricks[-1]
    ordering = won.ordering if isinstance(won, WonTrick) else _secret(state)
    return won.trick, ordering, winner(won.trick, ordering)


def _secret(state: AnyState) -> LatinernOrdering:
    assert isinstance(state, LatinernState)  # noqa: S101 - the other game has what is trump in each trick
    return state.ordering


def _cases(game: AnyGame) -> tuple[str, ...]:
    return _LATINERN if isinstance(game, Latinern) else _TWENTY_EIGHT


def _case(state: AnyState, seat: Seat) -> str | None:
    last = _last(state)
    if last is None or seat not in {play.seat for play in last[0].plays}:
        return None
    return f"{last[2].clause} {last[2].reason}"


def _pose(state: AnyState, _seat: Seat) -> Posed:
    last = _last(state)
    assert last is not None  # noqa: S101 - `_case` has found a trick
    trick, ordering, verdict = last
    reasons = _REASONS[state.game.name]
    right = f"{verdict.seat} {verdict.reason}"
    options = (tuple(str(play.seat) for play in trick.plays), tuple(map(str, reasons)))
    losses = {loss.seat: loss for loss in verdict.losses}
    wrong = tuple(
        Wrong(f"{play.seat} {reason}", _lost(losses.get(play.seat), verdict, reason))
        for play in trick.plays
        for reason in reasons
        if f"{play.seat} {reason}" != right
    )
    return Posed(
        f"{verdict.clause} {verdict.reason}",
        _goal(trick, ordering, len(state.position.tricks)),
        options,
        (right,),
        Note(f"wins-{verdict.reason}", verdict.clause, facts(card=verdict.card, seat=verdict.seat)),
        wrong,
        hints(_look(trick, ordering), _rule(trick, ordering, verdict), right),
        _difficulty(trick, verdict, ordering),
    )


def _goal(trick: Trick, ordering: LatinernOrdering | TwentyEightOrdering, number: int) -> tuple[tuple[str, str], ...]:
    """Tell the trick, and what is trump in it."""
    told = facts(trick=number, leader=trick.leader, cards=trick.cards)
    if isinstance(ordering, LatinernOrdering):
        return told + facts(trump=ordering.trump, schlag=ordering.schlag)
    if ordering.trump is None:
        return told
    return told + facts(trump=ordering.trump, since=ordering.since)


def _lost(loss: Loss | None, verdict: Verdict, said: Reason) -> Note:
    """Say what is wrong with a seat, or with a reason for the right seat: the rules ask for the strongest first."""
    if loss is not None:
        return Note(f"loses-{loss.reason}", verdict.clause, facts(card=loss.card, seat=loss.seat, by=verdict.card))
    if _TIER[said] > _TIER[verdict.reason]:
        return Note(f"none-{said}", verdict.clause, facts(card=verdict.card))
    return Note(f"more-than-{said}", verdict.clause, facts(card=verdict.card))


def _top(trick: Trick, ordering: LatinernOrdering | TwentyEightOrdering) -> Tier:
    return max(standing.tier for standing in ordering.standings(trick.cards))


def _look(trick: Trick, ordering: LatinernOrdering | TwentyEightOrdering) -> Note:
    """Point at the strongest class of cards that lies in the trick; both kinds of Schlag are one class here."""
    top = _top(trick, ordering)
    if top >= Tier.SCHLAG:
        return Note("look-schlag", "L6")
    if isinstance(ordering, TwentyEightOrdering) and ordering.trump is None:
        return Note("look-hidden", "T14")
    if isinstance(ordering, TwentyEightOrdering) and ordering.since > 1:
        return Note("look-exposure", "T18", facts(since=ordering.since))
    if top is Tier.TRUMP:
        return Note("look-trump")
    return Note("look-led", "", facts(led=trick.cards[0].suit))


def _rule(trick: Trick, ordering: LatinernOrdering | TwentyEightOrdering, verdict: Verdict) -> Note:
    """Name the rule, with the cards between which it decides."""
    top = _top(trick, ordering)
    standings = zip(trick.cards, ordering.standings(trick.cards), strict=True)
    rivals = [card for card, standing in standings if standing.tier is top]
    return Note(f"decides-{verdict.reason}", verdict.clause, facts(cards=rivals))


def _difficulty(trick: Trick, verdict: Verdict, ordering: LatinernOrdering | TwentyEightOrdering) -> int:
    def tempts(loss: Loss) -> bool:
        return loss.reason in _TRAPS or COMMON.index(loss.card.rank) > COMMON.index(verdict.card.rank)

    seats = [play.seat for play in trick.plays]
    late = any(
        loss.reason is LossReason.SCHLAG_BELOW_HAUPTSCHLAG and seats.index(loss.seat) < seats.index(verdict.seat)
        for loss in verdict.losses
    )
    inside = isinstance(ordering, TwentyEightOrdering) and ordering.since > 1
    return clamped(1 + sum(map(tempts, verdict.losses)) + (late or inside))


WHO_WINS: Final = Kind("who-wins", form="one", open=True, cases=_cases, case=_case, pose=_pose)
