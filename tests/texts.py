"""Positions written in the notation, for tests that begin with a record and end with one.

One deal serves most of them. West deals and North is forehand, so West and North know that clubs are trump and
the 10 is the Schlag; East and South are blind. The Hauptschlag, `TC`, is North's own bottom card.
"""

from __future__ import annotations

import pytest

from trickkit import IllegalActionError, parse_record, write_record, write_view
from trickkit.games.latinern import LatinernObservation, LatinernState, parse_act

DEAL = "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"
DEALER = "W"

NS_3_2 = """\
N:7H E:7C S:JH W:TD
W:KH N:9D E:9C S:KD
E:JD S:TH W:8C N:TC
N:AS E:QS S:9H W:QH
N:8S E:JS S:TS W:AC
"""
"""Won by W first Schlag, E highest trump, N Hauptschlag, N highest of led suit, S first Schlag."""
NS_3_0 = """\
N:8S E:7C S:TH W:AC
S:KD W:KH N:7H E:JS
S:9H W:TD N:TC E:QS
"""
EW_3_0 = """\
N:7H E:QS S:JH W:QH
W:TD N:AS E:JD S:TS
W:AC N:8S E:JS S:9H
"""


def record(
    acts: str = "", *, deal: str = DEAL, dealer: str = DEALER, score: str = "", rules: str = "", view: str = ""
) -> str:
    """Write a record text as `write_record` does: the tags in their order, then the acts."""
    tags = {"Format": "trickkit 1", "Game": "latinern", "Dealer": dealer, "Deal": deal}
    tags |= {"Score": score, "Rules": rules, "View": view}
    lines = "\n".join(f'[{name} "{value}"]' for name, value in tags.items() if value)
    return f"{lines}\n\n{acts.strip()}\n" if acts.strip() else f"{lines}\n"


def position(text: str) -> LatinernState:
    """Read the one full record in `text`."""
    state = parse_record(text).state
    assert isinstance(state, LatinernState)
    return state


def seen(text: str) -> LatinernObservation:
    """Read the one view record in `text`."""
    view = parse_record(text).view
    assert isinstance(view, LatinernObservation)
    return view


def acts_of(state: LatinernState) -> str:
    """Write the acts alone, on one line."""
    _, _, acts = write_record(state).partition("\n\n")
    return " ".join(acts.split())


def view_acts(view: LatinernObservation) -> str:
    """Write the acts of a view record alone, on one line."""
    _, _, acts = write_view(view).partition("\n\n")
    return " ".join(acts.split())


def refusal(text: str, act: str) -> str:
    """Try `act` in the position of `text`: it must be refused, and the state stay as it was. Give `code clause`."""
    state = position(text)
    before, events = write_record(state), state.events
    with pytest.raises(IllegalActionError) as caught:
        state.apply(parse_act(act))
    error = caught.value
    assert write_record(state) == before
    assert state.events == events
    assert str(error.action) in str(error)
    assert error.seat is parse_act(act).seat
    assert parse_act(act) not in state.legal_actions(error.seat)
    assert parse_act(act) not in state.offences(error.seat)
    return f"{error.reason.code} {error.reason.clause}"


def after(text: str, acts: str) -> str:
    """Apply `acts` one by one to the position of `text`; give the record that comes out."""
    state = position(text)
    for act in acts.split():
        state = state.apply(parse_act(act))
    return write_record(state)


def legal(state: LatinernState, seat: str) -> str:
    """Give the legal acts of a seat, as tokens with blanks between."""
    from trickkit import Seat

    return " ".join(act.token for act in state.legal_actions(Seat(seat)))


def offences(state: LatinernState, seat: str) -> str:
    """Give the offences open to a seat, as tokens with blanks between."""
    from trickkit import Seat

    return " ".join(act.token for act in state.offences(Seat(seat)))


def result(state: LatinernState) -> str | None:
    """Give the result as `side points by`, or None."""
    outcome = state.outcome()
    return f"{outcome.winner} {outcome.points} {outcome.by}" if outcome else None


def winners(state: LatinernState) -> str:
    """Give the winners of the complete tricks, in order."""
    return " ".join(won.winner for won in state.position.tricks)
