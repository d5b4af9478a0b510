"""Positions of Twenty-eight in the notation, for tests that begin with a record and end with one.

East deals unless a test says otherwise, so North is eldest and the order is N W S E.
"""

from __future__ import annotations

import pytest

from trickkit import IllegalActionError, Seat, parse_record, replay_json, write_record, write_view
from trickkit.games.twenty_eight import NewDeal, TwentyEightObservation, TwentyEightState, parse_act
from trickkit.table import Action

DEALER = "E"

MIXED = "N:9D AD 7D 9H AS 8H JC KS E:QD TS 7C 9C AC KC JS JD S:8D KH TC 7S KD TD 8S 8C W:7H JH AH 9S QH TH QS QC"
"""Any deal; West has no diamond, East no heart."""
VOIDS = "N:AH 9H TS 8S KH 7H 7D 8D W:JD AC QS 8C AD KS 9D 7S S:QH JH TH KD 8H TD QD 7C E:9C 9S JC AS KC QC TC JS"
"""North and South have all hearts; East has no diamond, South no spade. West has two clubs, East five."""
ALL_TRUMPS = "N:AH 9H TS 8S KH 7H 7D 8D W:JD AC QS 8C AD KS 9D 7C S:QH JH TH KD 8H TD QD 7S E:9C 9S JC AS KC QC TC JS"
"""As `VOIDS`, but West has the last club: West and East together hold all eight."""
STRONG = "N:JC 9C JD 9D AH TH AS TS E:KC QC 8C 7C KD QD 8D 7D S:AC TC AD TD JH 9H JS 9S W:KH QH 8H 7H KS QS 8S 7S"
"""North and South have every card with points; East and West are blank."""
ONE_CLUB = "N:JC 9C JD 9D AH TH AS TS E:7C KD QD 8D 7D KH QH 8H S:AC TC AD TD JH 9H JS 9S W:KC QC 8C 7H KS QS 8S 7S"
"""As `STRONG`, but East has one club, which may lie face down to the end."""
JACKS = "N:JC JD JH JS AH TH AS TS E:KC QC 8C 7C KD QD 8D 7D S:AC TC AD TD 9C 9D 9H 9S W:KH QH 8H 7H KS QS 8S 7S"
"""North has four jacks."""
BLANK_ELDEST = "N:KH QH 8H 7H KS QS 8S 7S E:KC QC 8C 7C KD QD 8D 7D S:AC TC AD TD JH 9H JS 9S W:JC 9C JD 9D AH TH AS TS"
"""North, eldest, has no card point; nor has East."""
CLASSIC = "N:7C 8H KH 7H 9H QH TH AD E:AH JH QS KD 9D TD AS JD S:QC KC 9C 7D 9S 8D KS QD W:AC 8C TC JC 7S JS 8S TS"
"""South and West have no heart."""
TRUMP_LED = "N:JC KH QH 8H 7H 8S 7S TS W:AD KD QD 8D 7D KS QS AS S:7C 9C JD 9D TD AH TH 9H E:QC KC TC AC 8C JH JS 9S"
"""North has one club, the jack; West has none."""
THREE = "E:QC JS QH 9H QD JH TS JC S:TC AC JD 9C KH AD AS QS W:KC TH AH KS TD 9S KD 9D"
"""For three players; North is empty."""
THREE_ALL_TRUMPS = "W:9D TD JD QD KD AD 9C TC S:JC QC KC AC 9H TH JH QH E:KH AH 9S TS JS QS KS AS"
"""For three players; West has all six diamonds."""

# Endings: whoever is named is to play to the last tricks, and trump is hidden.
ONLY_TRUMPS_LED = (
    "N:7C QC KC JC 9C QH KD AS E:AH JS 7H 7S 9H QD AC TC S:9D TS 8S 8D JH KS JD TD W:AD 8H 9S 8C KH 7D QS TH",
    (
        "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:QH W:TH S:JH E:9H S:8D E:QD N:KD "
        "W:7D N:AS W:QS S:KS E:7S N:9C W:8C S:JD E:AC N:JC W:KH S:TD E:TC"
    ),
)
"""North, the bidder, is to lead to trick 6 with QC KC in hand and 7C down."""
ONLY_TRUMPS_VOID = (
    "N:7C QC KC TH 7S AH 9C 7D E:8D JS 7H 9H AS TD KH JC S:9D TS 8S AC 8C QS QD JD W:AD 8H 9S TC KD JH QH KS",
    (
        "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:TH W:QH S:AC E:KH N:7D W:KD S:QD "
        "E:TD E:JC N:9C W:TC S:8C E:9H N:AH W:JH S:JD W:KS S:QS E:AS N:7S"
    ),
)
"""East is to lead to trick 6; North, the bidder, has QC KC in hand and 7C down."""
LAST_LED = (
    "N:TC 8C AH QC 9S KD 7D 9D E:JH QD 9H KH AC JS AS TS S:9C JD JC 8H QH 8S KC KS W:AD TD QS 8D 7C TH 7S 7H",
    (
        "N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass N:9D W:8D S:JD E:QD S:KS E:AS N:9S W:QS N:KD W:TD S:QH "
        "E:9H W:7S S:8S E:JS N:7D E:AC N:QC W:7C S:JC S:KC E:TS N:8C W:TH S:8H E:KH N:AH W:7H"
    ),
)
"""North, the bidder, is to lead to trick 8: TC lies, the others hold AD, 9C, JH."""
LAST_PLAIN = (
    "N:7C 9S KC 9H JH TH QH AH E:AD 8C 9C TS JD TD QS 7S S:9D KD 7H AC JC 8D 8S TC W:8H KH AS KS 7D QD QC JS",
    (
        "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:9S W:JS S:8S E:7S W:QD S:KD E:JD N:9H E:QS N:TH W:KS "
        "S:JC W:AS S:7H E:TS N:QH W:QC S:AC E:8C N:KC S:TC E:9C N:AH W:KH E:TD N:JH W:7D S:8D"
    ),
)
"""East is to lead AD to trick 8; 7C lies at North, the bidder, West has 8H, South 9D."""
LAST_OVERTRUMPED = (
    "N:7C 7S TC 9S JD 7H KS AH E:AD AC KD JC 8H QS 9H AS S:9D JS QH KC QD 8S 8D 7D W:8C JH 9C QC KH TH TD TS",
    (
        "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:7S W:TS S:JS E:QS S:QH E:9H N:7H W:JH W:TH S:7D E:8H "
        "N:AH N:JD W:TD S:8D E:KD N:9S W:KH S:8S E:AS N:KS W:9C S:KC E:JC N:TC W:QC S:QD E:AC"
    ),
)
"""East is to lead AD to trick 8; 7C lies at North, the bidder, West has 8C, South 9D."""
LAST_TRUMP_SUIT = (
    "N:TS KD 7H KH QH AH TD 9C E:9S 9D JH TC QS 8S KC TH S:AS 7C 7S JC 8C KS QC JS W:AD AC 8D QD JD 7D 9H 8H",
    (
        "N:14 W:pass S:pass E:pass N:trump=TS N:pass S:pass N:KD W:8D S:7C E:9D E:TH N:KH W:9H S:KS W:AC S:8C E:TC "
        "N:9C N:7H W:8H S:JC E:JH E:8S N:QH W:7D S:7S E:QS N:TD W:QD S:JS S:QC E:KC N:AH W:JD"
    ),
)
"""East is to lead 9S to trick 8; TS lies at North, the bidder, West has AD, South AS."""
LAST_ASKED = (
    "N:7C QH 8H TD KC 9D 7D AH E:JS 7H 9S 9C 8C JH 8D AS S:AD 7S QS TS JD 9H QC TH W:KD AC QD KS KH JC 8S TC",
    (
        "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:9D W:QD S:JD E:8D S:TS E:AS N:AH W:8S E:8C N:KC W:JC "
        "S:QC W:KS S:7S E:9S N:7D E:9C N:QH W:AC S:QS E:JH N:8H W:KH S:9H E:7H N:TD W:TC S:TH"
    ),
)
"""South is to lead AD to trick 8; 7C lies at North, the bidder, East has JS, West KD."""
BIDDER_WITH_JACK = (
    "N:7C JH KS 8H KD 7H 9S QH E:8D 7S JC JS 9C JD QD 8C S:9D TS 7D QS 8S KH KC AD W:9H TH AC TD AH TC AS QC",
    (
        "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:KD W:TD S:AD E:JD E:JS N:9S W:AS S:QS E:JC N:KS W:QC "
        "S:KC E:9C N:QH W:TC S:KH E:QD N:8H W:AC S:7D E:8C N:7H W:AH S:8S"
    ),
)
"""East is to lead 8D to trick 7; North, the bidder, has JH in hand and 7C down; hearts have not been led."""

LAST_JACK = (
    "N:7C AH QH TC AD AS 9C JC E:8D AC 7D QS KC TS QC QD S:9D KS 8S 8H 9H TD JD 8C W:JS 7S KH 7H 9S JH TH KD",
    (
        "N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass N:AD W:KD S:JD E:QD S:8H E:TS N:AH W:JH W:7H S:9H E:QS "
        "N:QH S:TD E:7D N:AS W:7S S:8C E:KC N:JC W:9S N:9C W:TH S:KS E:QC N:TC W:KH S:8S E:AC"
    ),
)
"""East is to lead 8D to trick 8; West has JS, spades have not been led."""


def record(
    acts: str = "",
    *,
    deal: str = MIXED,
    dealer: str = DEALER,
    score: str = "",
    rules: str = "",
    sits: str = "",
    view: str = "",
) -> str:
    """Write a record text: the tags in their order, then the acts."""
    tags = {"Format": "trickkit 1", "Game": "twenty-eight", "Dealer": dealer, "Deal": deal}
    tags |= {"Score": score, "Rules": rules, "Sits": sits, "View": view}
    lines = "\n".join(f'[{name} "{value}"]' for name, value in tags.items() if value)
    return f"{lines}\n\n{acts.strip()}\n" if acts.strip() else f"{lines}\n"


def position(text: str) -> TwentyEightState:
    """Read the one full record in `text`."""
    state = parse_record(text).state
    assert isinstance(state, TwentyEightState)
    return state


def ending(pair: tuple[str, str], acts: str = "", rules: str = "") -> TwentyEightState:
    """Give the position after one of the endings above and further acts."""
    deal, before = pair
    return position(record(f"{before} {acts}", deal=deal, rules=rules))


def seen(text: str) -> TwentyEightObservation:
    """Read the one view record in `text`."""
    view = parse_record(text).view
    assert isinstance(view, TwentyEightObservation)
    return view


def legal(state: TwentyEightState, seat: str) -> str:
    """Give the legal acts of a seat, as tokens with blanks between."""
    return " ".join(act.token for act in state.legal_actions(Seat(seat)))


def refusal(state: TwentyEightState, act: str) -> str:
    """Try `act`: it must be refused, and the state stay as it was. Give `code clause`."""
    before, events = write_record(state), state.events
    with pytest.raises(IllegalActionError) as caught:
        state.apply(parse_act(act))
    error = caught.value
    assert isinstance(error.action, Action)
    assert (write_record(state), state.events) == (before, events)
    assert error.seat is error.action.seat
    assert parse_act(act) not in state.legal_actions(error.seat)
    if error.seat is not state.position.empty:
        assert parse_act(act) not in state.observe(error.seat).legal_actions()
    return f"{error.reason.code} {error.reason.clause}"


def after(state: TwentyEightState, acts: str) -> TwentyEightState:
    """Apply `acts` one by one."""
    for act in acts.split():
        state = state.apply(parse_act(act))
    return state


def result(state: TwentyEightState) -> str | None:
    """Give the result as `team made|failed points by`, or `redeal clause`, or None."""
    outcome = state.outcome()
    if outcome is None:
        return None
    if isinstance(outcome, NewDeal):
        return f"redeal {outcome.clause}"
    return f"{outcome.team} {'made' if outcome.made else 'failed'} {outcome.game_points:+} {outcome.by}"


def last(state: TwentyEightState) -> str:
    """Give the last complete trick as `winner card reason clause points`."""
    won = replay_json(state)["tricks"][-1]
    return f"{won['winner']} {won['card']} {won['reason']} {won['clause']} {won['points']}"


def view_text(state: TwentyEightState, seat: str) -> str:
    """Write the view of a seat."""
    return write_view(state.observe(Seat(seat)))
