"""What a seat may do, and why not.

Each function looks at the public part of the position and at the acting seat's own hand, at nothing else: so a
refusal is the same whatever the others hold.
"""

from __future__ import annotations

from trickkit.games.latinern.acts import Ask, Go, Leak, PlayCard, Stay
from trickkit.games.latinern.position import NO_ASKING_FROM, Position
from trickkit.seats import Seat
from trickkit.table import Action, LegalActions, Refusal

ROUND_OVER = Refusal("round-over", "L15", "the round is over; start the next one")


def refusal(position: Position, act: Action) -> Refusal | None:
    """Say why `act` is refused, or None if `apply` takes it, be it legal or an offence."""
    if position.outcome is not None:
        return ROUND_OVER
    match act:
        case PlayCard():
            return _card_refusal(position, act)
        case Ask():
            return _question_refusal(position, act.seat)
        case Stay() | Go():
            return _answer_refusal(position, act.seat)
        case Leak():
            return None
        case _:
            return Refusal("other-game", "L11", f"{type(act).__name__} is no act of Latinern")


def _card_refusal(position: Position, act: PlayCard) -> Refusal | None:
    if position.question is not None:
        return Refusal("question-open", "L16", "a question is open; answer it with stay or go first")
    if act.seat is not position.to_play:
        turn = str(position.to_play)
        return Refusal("not-your-turn", "L10", f"it is {turn}'s turn; wait for it", (("turn", turn),))
    hand = position.held[act.seat.place]
    if hand is None or act.card not in hand:
        return Refusal(
            "card-not-held",
            "L11",
            f"{act.seat} does not hold {act.card}; play a card from hand",
            (("card", str(act.card)),),
        )
    return None


def _question_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.question is not None:
        return Refusal("question-open", "L18", "a question is open already; wait for the answer")
    if seat.side in position.asked:
        return Refusal("asked-already", "L18", "this side has asked in this round; each side asks once")
    return None


def _answer_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.question is None:
        return Refusal("no-question", "L17", "no question is open; there is nothing to answer")
    if seat.side is position.question:
        return Refusal("own-question", "L17", "the question was put by this side; the other side answers")
    return None


def is_offence(position: Position, act: Action) -> bool:
    """Tell whether the rules punish `act` if `refusal` lets it pass: `leak` and the late `ask` (L19, L21)."""
    return isinstance(act, Leak) or (isinstance(act, Ask) and position.score[act.seat.side] >= NO_ASKING_FROM)


def legal(position: Position, seat: Seat) -> tuple[Action, ...]:
    """List the legal acts of `seat`: cards in the order dealt, then words."""
    if position.outcome is not None:
        return ()
    if position.question is not None:
        return () if seat.side is position.question else (Stay(seat), Go(seat))
    acts: list[Action] = []
    if seat is position.to_play:
        acts += [PlayCard(seat, card) for card in position.held[seat.place] or ()]  # L11: any card
    ask = Ask(seat)
    if _question_refusal(position, seat) is None and not is_offence(position, ask):
        acts.append(ask)
    return tuple(acts)


def offences(position: Position, seat: Seat) -> tuple[Action, ...]:
    """List the acts of `seat` that `apply` takes and the rules punish."""
    acts = (Ask(seat), Leak(seat))
    return tuple(act for act in acts if is_offence(position, act) and refusal(position, act) is None)


def legal_actions(position: Position, seat: Seat | None) -> LegalActions[Action]:
    """Give the legal acts of `seat` as a view; none for nobody."""
    return LegalActions(
        lambda: legal(position, seat) if seat else (),
        lambda act: act.seat is seat and refusal(position, act) is None and not is_offence(position, act),
    )


def offence_actions(position: Position, seat: Seat) -> LegalActions[Action]:
    """Give the acts of `seat` that are taken and punished, as a view (L19, L21)."""
    return LegalActions(
        lambda: offences(position, seat),
        lambda act: act.seat is seat and refusal(position, act) is None and is_offence(position, act),
    )
