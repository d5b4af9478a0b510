"""What may be said out of turn in the variants, and why not (V1, V2, V3).

Here too a refusal depends only on what everybody sees and on the acting seat's own cards.
"""

from __future__ import annotations

from trickkit.games.twenty_eight.acts import Accept, Concede, PlayOn, Show, Thani
from trickkit.games.twenty_eight.ordering import points
from trickkit.games.twenty_eight.position import Phase, Position
from trickkit.games.twenty_eight.settings import Settings
from trickkit.seats import Seat
from trickkit.table import Action, Refusal


def out_of_turn(position: Position, act: Action, game: Settings) -> Refusal | None:
    """Say why a word out of turn is refused, or None if it may be said now."""
    match act:
        case Thani(seat):
            return _off("thani", "V2", game) or _thani_refusal(position, seat)
        case Show(seat):
            return _off("blank_hand", "V3", game) or _show_refusal(position, seat)
        case Concede(seat):
            return _off("cot", "V1", game) or _concede_refusal(position, seat)
        case Accept(seat) | PlayOn(seat):
            return _off("cot", "V1", game) or _answer_refusal(position, seat)
        case _:
            return Refusal("other-game", "T5", f"{type(act).__name__} is no act of Twenty-eight")


def _off(variant: str, clause: str, game: Settings) -> Refusal | None:
    if getattr(game, variant):
        return None
    text = f"this table does not play with {variant}; write {variant}=on among the rules if it does"
    return Refusal("variant-off", clause, text, (("how", variant),))


def _thani_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.thani:
        return Refusal("thani-already", "V2", "thani has been said; lead a card")
    if position.phase is not Phase.PLAY or not position.before_play:
        return Refusal(
            "thani-not-now", "V2", "thani is said between the raise step and the first card; leave it out here"
        )
    if seat is not position.bidder:
        return Refusal("not-the-bidder", "V2", "only the bidder may say thani; leave it to the bidder")
    return None


def _show_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.thani:
        return Refusal("show-after-thani", "V3", "thani has been said, and no hand is shown after it; play on")
    if not position.before_play:
        return Refusal(
            "show-not-now", "V3", "a blank hand is shown between the second packet and the first card; not here"
        )
    hand = position.dealt[seat.place]
    if hand is not None and points(hand):
        return Refusal("hand-has-points", "V3", "this hand carries card points; show a blank one only")
    return None


def _concede_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.thani:
        return Refusal("concede-in-thani", "V1", "nobody concedes in a thani deal; play on")
    if position.conceded:
        return Refusal("conceded-already", "V1", "somebody has conceded in this deal already; go on without it")
    leaders = position.leaders()
    if position.phase is not Phase.PLAY or position.plays or not position.tricks:
        return Refusal("concede-not-now", "V1", "a side concedes between two tricks; wait for the end of a trick")
    if not leaders:
        return Refusal("both-have-tricks", "V1", "both sides have taken tricks, so nobody may concede; play on")
    if seat in leaders:
        return Refusal("leaders-concede", "V1", "the side that has taken every trick does not concede; play on")
    return None


def _answer_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.phase is not Phase.CONCESSION:
        return Refusal("no-concession", "V1", "nobody has conceded, so there is nothing to answer; play on")
    if seat not in position.leaders():
        return Refusal("own-concession", "V1", "this side has conceded; let the other side answer")
    return None
