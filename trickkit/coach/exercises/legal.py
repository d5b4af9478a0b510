"""What may you do now? All legal acts out of one's cards and the words of the game.

Cases, named after the clause that binds the seat most. Latinern: L11 in turn, L16 out of turn, L17 asked, L18 after
asking, L19 with nine points. Twenty-eight, in the play: V4 a jack to keep, T17a to T17d the bidder, T16 the asker,
T15 who may ask, T17 the bidder who cannot follow, T13 following, T12 leading, T19 free after exposure.

Difficulty goes by the case. Latinern: 1 in turn, 2 out of turn and asked, 3 after asking, 4 with nine points.
Twenty-eight: 1 leading and following, 2 free after exposure and who may ask, 3 the asker and the bidder's lead, 4 the
bidder when trump was led or without the suit led, 5 the bidder who must not discard a trump, and a jack to keep.
"""

from __future__ import annotations

from typing import Final

from trickkit.cards import Card
from trickkit.coach.exercises.kinds import Kind, from_view
from trickkit.coach.exercises.model import Note, Posed, Wrong, facts, hints
from trickkit.coach.exercises.play import AnyGame
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernObservation
from trickkit.games.latinern import legality as latinern_legality
from trickkit.games.latinern.position import NO_ASKING_FROM
from trickkit.games.twenty_eight import Phase, TwentyEightObservation
from trickkit.games.twenty_eight import legality as twenty_eight_legality
from trickkit.record.model import AnyState, AnyView
from trickkit.seats import Seat
from trickkit.table import Action

_LATINERN: Final = {"L11": 1, "L16": 2, "L17": 2, "L18": 3, "L19": 4}
_TWENTY_EIGHT: Final = {"T12": 1, "T13": 1, "T15": 2, "T19": 2, "T16": 3, "T17a": 3, "T17": 4, "T17c": 4, "T17d": 5}
_KEPT: Final = {"V4": 5}
_DIFFICULTY: Final = _LATINERN | _TWENTY_EIGHT | _KEPT
_BINDING: Final = ("V4", "T17a", "T17c", "T17d", "T16")
"""The clauses that make a case by refusing something, strongest first."""


def _cases(game: AnyGame) -> tuple[str, ...]:
    if isinstance(game, latinern.Latinern):
        return tuple(case for case in _LATINERN if case != "L19" or game.target > NO_ASKING_FROM)
    return (*_TWENTY_EIGHT, *_KEPT) if game.keep_jacks else tuple(_TWENTY_EIGHT)


def _may_ask(state: AnyState, seat: Seat) -> bool:
    """Tell whether there is anything to ask this seat: an act that is legal for it, in Twenty-eight a card."""
    if isinstance(state, latinern.LatinernState):
        return bool(state.legal_actions(seat))
    return state.to_act is seat and state.position.phase is Phase.PLAY


def _acts(view: AnyView) -> tuple[Action, ...]:
    """Give the acts to choose from: one's cards, then the words."""
    seat = view.seat
    if isinstance(view, LatinernObservation):
        cards = (latinern.PlayCard(seat, card) for card in view.hand)
        return (*cards, latinern.Ask(seat), latinern.Stay(seat), latinern.Go(seat))
    own = twenty_eight_legality.own_cards(view.position, seat)
    return (*(twenty_eight.PlayCard(seat, card) for card in own), twenty_eight.Ask(seat))


def _refused(view: AnyView, act: Action) -> Note | None:
    """Say why an act is refused or punished, or None if it is legal."""
    if isinstance(view, TwentyEightObservation):
        refusal = twenty_eight_legality.refusal(view.position, act, view.game)
    else:
        refusal = latinern_legality.refusal(view.position, act)
        if refusal is None and latinern_legality.is_offence(view.position, act):
            return Note("late-ask", "L19", facts(act=act.token, held=view.score[view.seat.side]))
    if refusal is None:
        return None
    return Note(f"refused-{refusal.code}", refusal.clause, facts(act=act.token) + refusal.facts)


def _case(view: AnyView) -> str:
    refused = {act: note for act in _acts(view) if (note := _refused(view, act)) is not None}
    clauses = {note.clause for note in refused.values()}
    if isinstance(view, LatinernObservation):
        ask = refused.get(latinern.Ask(view.seat))
        if view.question is not None:
            return "L17"
        if ask is not None:
            return ask.clause
        return "L11" if view.to_act is view.seat else "L16"
    binding = [clause for clause in _BINDING if clause in clauses]
    if binding:
        return binding[0]
    if view.position.asker is view.seat:
        return "T16"
    if not view.trick.plays:
        return "T17a" if _only_trumps(view) else "T12"
    if "T13" in clauses or _follows(view):
        return "T13"
    if twenty_eight.Ask(view.seat) not in refused:
        return "T15"
    return "T17" if twenty_eight_legality.hides(view.position, view.seat) else "T19"


def _only_trumps(view: TwentyEightObservation) -> bool:
    """Tell whether the seat is the bidder while trump is hidden, with nothing but trumps in hand (T17 a)."""
    position, down = view.position, view.down
    if down is None or not twenty_eight_legality.hides(position, view.seat):
        return False
    return bool(view.hand) and all(card.suit is down.suit for card in view.hand)


def _follows(view: TwentyEightObservation) -> bool:
    return any(card.suit is view.trick.cards[0].suit for card in view.hand)


def _pose(view: AnyView) -> Posed:
    acts = _acts(view)
    refused = {act: note for act in acts if (note := _refused(view, act)) is not None}
    legal = [act for act in acts if act not in refused]
    wrong = (
        Wrong(f"+{act.token}", refused[act]) if act in refused else Wrong(f"-{act.token}", _allowed(view, act))
        for act in acts
    )
    right = " ".join(act.token for act in legal)
    case = _case(view)
    look = _look_latinern(view) if isinstance(view, LatinernObservation) else _look_twenty_eight(view)
    rule = Note(f"rule-{case}", case)
    return Posed(
        case,
        (),
        (tuple(act.token for act in acts),),
        (right,),
        rule,
        tuple(wrong),
        hints(look, rule, right),
        _DIFFICULTY[case],
    )


def _allowed(view: AnyView, act: Action) -> Note:
    """Say by which clause an act is legal."""
    told = facts(act=act.token)
    if isinstance(view, LatinernObservation):
        match act:
            case latinern.PlayCard():
                return Note("any-card", "L11", told)
            case latinern.Ask():
                return Note("may-ask-to-go", "L16", told)
            case _:
                return Note("may-answer", "L17", told)
    if isinstance(act, twenty_eight.PlayCard):
        return _allowed_card(view, act.card)
    return Note("may-ask", "T15", told)


def _allowed_card(view: TwentyEightObservation, card: Card) -> Note:
    position, told = view.position, facts(act=card)
    if twenty_eight_legality.exposes(position, view.seat, card, position.down):
        return Note("turns-up", "T17d" if view.hand else "T17b" if not position.plays else "T17e", told)
    if not position.plays:
        return Note("leads-only-trumps", "T17a", told) if _only_trumps(view) else Note("may-lead", "T12", told)
    led = position.plays[0].card.suit
    if card.suit is led:
        return Note("follows", "T13", told + facts(led=led))
    if position.asker is view.seat:
        has_trump = card.suit is position.trump
        return Note("asker-trump" if has_trump else "asker-without-trump", "T16", told + facts(trump=position.trump))
    return Note("free", "T19", told) if position.trump is not None else Note("discard", "T15", told)


def _look_latinern(view: LatinernObservation) -> Note:
    if view.question is not None:
        return Note("look-question", "L17")
    if view.to_act is not view.seat:
        return Note("look-out-of-turn", "L16", facts(turn=view.to_act))
    return Note("look-turn", "L10")


def _look_twenty_eight(view: TwentyEightObservation) -> Note:
    """Point at what decides first: the bidder's secret, the lead, whether one can follow."""
    hiding = "-bidder" if twenty_eight_legality.hides(view.position, view.seat) else ""
    if not view.trick.plays:
        return Note(f"look-lead{hiding}", "T12")
    led = facts(led=view.trick.cards[0].suit)
    return Note(f"look-follow{hiding}" if _follows(view) else f"look-void{hiding}", "T13", led)


def _hardest(game: AnyGame) -> int:
    return max(_DIFFICULTY[case] for case in _cases(game))


LEGAL: Final = Kind(
    "legal",
    form="many",
    open=False,
    cases=_cases,
    case=from_view(_case, _may_ask),
    pose=from_view(_pose, _may_ask),
    hardest=_hardest,
)
