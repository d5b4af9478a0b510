"""Latinern cases as data: a record in notation and what must come out, written by hand from the rules page.

`expect` has one entry per record that must be printed and names only what the case is about, in short forms:

* `tricks`: one line a trick, "winner card reason clause";
* `result`: "side points by", or None; `score`: "NS:2 EW:0";
* `legal`, `offences`: seat -> the acts, blanks between, in any order; seats not named are not looked at;
* every other key as `trickkit replay --json` prints it.

`refused` says that the text must be refused after these records. `about` holds what the JSON does not show:
`knowers`, `unused` cards, the numbers of the tricks `lying_open`, whether `hands_shown`.
In the cases with one trick, seat 1 is forehand, who leads, and the cards are laid in the order of the list.

Most edges are played on one deal, trump hearts and Schlag king, with the king of hearts unused.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Case:
    """One text and what must come out."""

    key: str
    clauses: tuple[str, ...]
    note: str
    text: str
    expect: tuple[dict[str, Any], ...] = ()
    refused: bool = False
    about: dict[str, Any] = field(default_factory=dict)


def short(found: dict[str, Any]) -> dict[str, Any]:
    """Bring an object of `replay --json` into the short forms used here."""
    result = found["result"]
    return {
        **found,
        "tricks": [" ".join(t[k] for k in ("winner", "card", "reason", "clause")) for t in found["tricks"]],
        "result": result and f"{result['winner']} {result['points']} {result['by']}",
        "score": f"NS:{found['score']['NS']} EW:{found['score']['EW']}",
    }


def differences(case: Case, found: Sequence[dict[str, Any]], *, refused: bool) -> list[str]:
    """Say where the objects found, and whether the text was refused, differ from the case."""
    wrong = []
    if refused != case.refused:
        wrong.append(f"{case.key}: refused is {refused}")
    if len(found) != len(case.expect):
        wrong.append(f"{case.key}: {len(found)} records, expected {len(case.expect)}")
    for number, (wanted, got) in enumerate(zip(case.expect, map(short, found), strict=False), start=1):
        for key, value in wanted.items():
            if key in ("legal", "offences"):
                for seat, acts in value.items():
                    if sorted(got[key][seat]) != sorted(acts.split()):
                        wrong.append(f"{case.key}.{number}: {key} of {seat} is {got[key][seat]}, expected {acts}")
            elif got[key] != value:
                wrong.append(f"{case.key}.{number}: {key} is {got[key]!r}, expected {value!r}")
    return wrong


# Cases 1 to 38 of the list of cases.
GIVEN: tuple[Case, ...] = (
    Case(
        key="1",
        clauses=("L5", "L6"),
        note="bottoms 9H and KC",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AH 7S TC 7H E:JC 8D 9D KD AC S:9S JS TH AD QH W:9H KH QD TD JD"]
""",
        expect=(
            {
                "trump": "H",
                "schlag": "K",
                "hauptschlag": "KH",
                "to_act": "N",
                "stake": 2,
                "tricks": [],
                "current": [],
                "result": None,
            },
        ),
    ),
    Case(
        key="2",
        clauses=("L5", "L9"),
        note="bottoms AH and 7H: equal suit",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:7H KH 9H KD KS E:8H 7C TC 9S QD S:8S 8C AS JC QC W:AH 7D AC KC AD"]
""",
        expect=({"trump": "H", "schlag": "7", "hauptschlag": "7H"},),
    ),
    Case(
        key="3",
        clauses=("L5", "L9"),
        note="bottoms KH and KS: equal rank, no redeal",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS 9S 8D QH AD E:7H 7C TC JS 9C S:8S AH 7S AS TH W:KH QS 9D TD JC"]
""",
        expect=({"trump": "H", "schlag": "K", "hauptschlag": "KH", "to_act": "N"},),
    ),
    Case(
        key="4",
        clauses=("L4", "L5"),
        note="dealer and forehand know, the others are blind",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC 8C JH KD JC E:8S QH 8H 9D KH S:7S JD QD TC TD W:9H QC AS JS 8D"]
""",
        expect=({"trump": "H", "schlag": "K"},),
        about={"knowers": "WN"},
    ),
    Case(
        key="5",
        clauses=("L2", "L3"),
        note="20 dealt, 12 out",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
""",
        expect=({},),
        about={"unused": "JD QC QD TC TH KH 8C 8H 9C 9S 7D JS"},
    ),
    Case(
        key="6",
        clauses=("L6", "L12"),
        note="Schlag beats the trump ace",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS AS 9D QC JH E:AH JD 8D 9C JC S:KC QS 7D KH 7H W:9H TH 8H JS TC"]

N:AS E:AH S:KC W:TH
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["S KC first-schlag L12b"], "to_act": "S"},),
    ),
    Case(
        key="7a",
        clauses=("L7", "L12"),
        note="A above 10 Q J",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AH 8H QS 9H E:TH 7D 8S 7C 9D S:QH 8D AS AC KD W:7H JH 8C JS JC"]

N:AH E:TH S:QH W:JH
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["N AH highest-trump L12c"], "to_act": "N"},),
    ),
    Case(
        key="7b",
        clauses=("L7", "L12"),
        note="10 above Q J 9",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC TH AH 7S 7C E:QH KH 9C AD 8H S:JH JS AS QS JD W:7H 9H TD AC 8S"]

N:TH E:QH S:JH W:9H
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["N TH highest-trump L12c"], "to_act": "N"},),
    ),
    Case(
        key="7c",
        clauses=("L7", "L12"),
        note="the ace comes last",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC QH TD 9C JS E:JH 8H AC JD QS S:9H 7S JC AD AS W:7H AH TC TH KH"]

N:QH E:JH S:9H W:AH
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["W AH highest-trump L12c"], "to_act": "W"},),
    ),
    Case(
        key="8",
        clauses=("L6", "L12"),
        note="equal Schläge: the first",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS AD 9S 8S 9H E:KC AH TD AS TC S:KD QH 8C 9C JH W:7H QC KH 9D 8H"]

N:KS E:KC S:KD W:7H
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["N KS first-schlag L12b"], "to_act": "N"},),
    ),
    Case(
        key="9",
        clauses=("L6", "L12"),
        note="Hauptschlag beats the Schlag before it",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS 8C QC AC AD E:KC AS 8S 7C TS S:KH QS JC JD JH W:9H KD 9D 8D 9C"]

N:KS E:KC S:KH W:KD
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["S KH hauptschlag L12a"], "to_act": "S"},),
    ),
    Case(
        key="10",
        clauses=("L6", "L12"),
        note="Hauptschlag led",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KD KH 8S QD AS E:KS AD JC QC 9D S:KC 9C 9H TC TH W:AH 7D JD 7H JH"]

N:KH E:KS S:KC W:AH
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["N KH hauptschlag L12a"], "to_act": "N"},),
    ),
    Case(
        key="11",
        clauses=("L12",),
        note="nobody followed: off-suit aces lose",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC 7S 7D JH 8H E:AD TC 8S QC KD S:AC 9S JD 8C AS W:7H TD AH KH TH"]

N:7S E:AD S:AC W:TD
""",
        expect=(
            {
                "trump": "H",
                "schlag": "K",
                "tricks": ["N 7S highest-of-led-suit L12d"],
                "to_act": "N",
            },
        ),
    ),
    Case(
        key="12",
        clauses=("L12",),
        note="one followed higher",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC 7S 9H 9C QS E:AD 9S JD AC AH S:8S 8C JC QH 8D W:7H TD KH 9D KS"]

N:7S E:AD S:8S W:TD
""",
        expect=(
            {
                "trump": "H",
                "schlag": "K",
                "tricks": ["S 8S highest-of-led-suit L12d"],
                "to_act": "S",
            },
        ),
    ),
    Case(
        key="13",
        clauses=("L12",),
        note="lowest trump beats the plain ace",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC 7S JH 8S TC E:7H 7C AC AD QH S:AS TH KS 8C JC W:8H TS 9S 9H 7D"]

N:7S E:7H S:AS W:TS
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["E 7H highest-trump L12c"], "to_act": "E"},),
    ),
    Case(
        key="14",
        clauses=("L8", "L12"),
        note="KS is a Schlag, not a spade",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 9S TC 7H E:KS KH QD AC 7C S:TS AD 9H TD 8D W:8H QS JC 8C 9C"]

N:AS E:KS S:TS W:QS
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["E KS first-schlag L12b"], "to_act": "E"},),
    ),
    Case(
        key="15",
        clauses=("L7", "L12"),
        note="10 above Q and J",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC QS JC AD KH E:JS JH 7S JD 7C S:9S KS QC 9H TH W:8H TS TC 9C 8C"]

N:QS E:JS S:9S W:TS
""",
        expect=(
            {
                "trump": "H",
                "schlag": "K",
                "tricks": ["W TS highest-of-led-suit L12d"],
                "to_act": "W",
            },
        ),
    ),
    Case(
        key="16",
        clauses=("L6", "L8"),
        note="trump S, Schlag 10: the 10 of diamonds is a Schlag",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:TC AD QD QH AS E:TD 8H TH 9H QC S:9D 7H KD JD 9C W:8S 7D AC 8D JC"]

N:AD E:TD S:9D W:7D
""",
        expect=({"trump": "S", "schlag": "T", "tricks": ["E TD first-schlag L12b"], "to_act": "E"},),
    ),
    Case(
        key="17a",
        clauses=("L6", "L7"),
        note="trump H, Schlag 9: the first 9",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:9S 9C QC 8C QH E:AS 9H TS JD 7S S:7H 7C QS JH AC W:TH 8H QD KD JC"]

N:9S E:AS S:7H W:8H
""",
        expect=({"trump": "H", "schlag": "9", "tricks": ["N 9S first-schlag L12b"], "to_act": "N"},),
    ),
    Case(
        key="17b",
        clauses=("L6", "L9"),
        note="trump H, Schlag 9: the Hauptschlag third",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:9C AS JH TC KC E:9D AC QS QH JC S:9H 8D TH JD KD W:AH 7S TD JS QC"]

N:AS E:9D S:9H W:AH
""",
        expect=({"trump": "H", "schlag": "9", "tricks": ["S 9H hauptschlag L12a"], "to_act": "S"},),
    ),
    Case(
        key="18a",
        clauses=("L6",),
        note="trump H, Schlag A: two Schläge",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:AS AC KS JD TC E:AH TD 9H 8S QD S:TH 9S KH QH 7D W:7H AD QC QS JC"]

N:AC E:AH S:TH W:AD
""",
        expect=({"trump": "H", "schlag": "A", "tricks": ["E AH hauptschlag L12a"], "to_act": "E"},),
    ),
    Case(
        key="18b",
        clauses=("L6",),
        note="trump H, Schlag A: Schlag led",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:AC JH 8H KC 8C E:TH TC 8S QD KS S:KH QS JC QH 7D W:7H AD QC TS AS"]

N:AC E:TH S:KH W:AD
""",
        expect=({"trump": "H", "schlag": "A", "tricks": ["N AC first-schlag L12b"], "to_act": "N"},),
    ),
    Case(
        key="18c",
        clauses=("L7",),
        note="trump H, Schlag A: J above 9 in a plain suit",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:AS 7C 9H 8S JS E:8C AH JH 9S QH S:JC TD QC AC KS W:7H 9C QS TS 8H"]

N:7C E:8C S:JC W:9C
""",
        expect=(
            {
                "trump": "H",
                "schlag": "A",
                "tricks": ["S JC highest-of-led-suit L12d"],
                "to_act": "S",
            },
        ),
    ),
    Case(
        key="19",
        clauses=("L9", "L12"),
        note="KH is out: the first Schlag wins, nothing beats it",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KD 9S 8D AS 8C E:KS 7S QH JH KC S:AH JD JS 7H 9C W:9H TH TD 9D 7D"]

N:KD E:KS S:AH W:TH
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["N KD first-schlag L12b"], "to_act": "N"},),
    ),
    Case(
        key="20",
        clauses=("L11",),
        note="a player who holds the suit led may play any card",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:TD
""",
        expect=(
            {
                "to_act": "E",
                "legal": {"N": "ask", "E": "KD AD 8S QH 7C ask", "S": "ask", "W": "ask"},
            },
        ),
    ),
    Case(
        key="21a",
        clauses=("L15",),
        note="three tricks to none end the round",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC
""",
        expect=(
            {
                "tricks": [
                    "N KC first-schlag L12b",
                    "N AS highest-of-led-suit L12d",
                    "N 9H highest-trump L12c",
                ],
                "result": "NS 2 tricks",
                "score": "NS:2 EW:0",
                "to_act": None,
                "legal": {"N": "", "E": "", "S": "", "W": ""},
                "offences": {"N": "", "E": "", "S": "", "W": ""},
            },
        ),
    ),
    Case(
        key="21b",
        clauses=("L15",),
        note="a further card is refused",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC N:7S
""",
        refused=True,
    ),
    Case(
        key="22",
        clauses=("L15",),
        note="three to two after trick 5",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:7S E:7C S:AC W:QS W:9D N:TD E:AD S:TS E:QH S:KS W:JC
N:AS S:JH W:AH N:9H E:KD
""",
        expect=(
            {
                "tricks": [
                    "N KC first-schlag L12b",
                    "W QS highest-of-led-suit L12d",
                    "E AD highest-of-led-suit L12d",
                    "S KS first-schlag L12b",
                    "E KD first-schlag L12b",
                ],
                "result": "EW 2 tricks",
                "score": "NS:0 EW:2",
            },
        ),
    ),
    Case(
        key="23",
        clauses=("L14",),
        note="after trick 2 only trick 2 lies open",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS
""",
        expect=({"tricks": ["N KC first-schlag L12b", "N AS highest-of-led-suit L12d"], "to_act": "N"},),
        about={"lying_open": "2"},
    ),
    Case(
        key="24",
        clauses=("L16", "L17"),
        note="asked before the first card, the others go",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:go
""",
        expect=(
            {
                "tricks": [],
                "current": [],
                "result": "NS 2 fold",
                "score": "NS:2 EW:0",
                "stake": 2,
                "question": None,
                "to_act": None,
            },
        ),
    ),
    Case(
        key="25a",
        clauses=("L17",),
        note="asked, stayed, the askers win",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC
""",
        expect=({"stake": 3, "result": "NS 3 tricks", "score": "NS:3 EW:0"},),
    ),
    Case(
        key="25b",
        clauses=("L17",),
        note="asked, stayed, the askers lose",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay N:7S E:8S S:8D W:QS W:AH N:TD E:7C S:TS W:9D N:AS E:AD S:AC
""",
        expect=(
            {
                "tricks": [
                    "W QS highest-of-led-suit L12d",
                    "W AH highest-trump L12c",
                    "E AD highest-of-led-suit L12d",
                ],
                "stake": 3,
                "result": "EW 3 tricks",
                "score": "NS:0 EW:3",
            },
        ),
    ),
    Case(
        key="26a",
        clauses=("L17", "L18"),
        note="asked back, go: what it was worth before, to the side that asked back",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay W:ask S:go
""",
        expect=({"result": "EW 3 fold", "stake": 3, "score": "NS:0 EW:3"},),
    ),
    Case(
        key="26b",
        clauses=("L17", "L18"),
        note="asked back, stay: 4 to the winner",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay W:ask S:stay N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C
S:TS W:JC
""",
        expect=({"result": "NS 4 tricks", "stake": 4, "score": "NS:4 EW:0"},),
    ),
    Case(
        key="27a",
        clauses=("L18",),
        note="a second question by the same side",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay N:KC N:ask
""",
        refused=True,
    ),
    Case(
        key="27b",
        clauses=("L18",),
        note="a third question",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay W:ask S:stay E:ask
""",
        refused=True,
    ),
    Case(
        key="27c",
        clauses=("L18",),
        note="the same record without the second question is well",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay N:KC
""",
        expect=(
            {
                "stake": 3,
                "question": None,
                "current": ["KC"],
                "to_act": "E",
                "legal": {"N": "", "S": "", "W": "ask", "E": "KD AD 8S QH 7C ask"},
            },
        ),
    ),
    Case(
        key="28",
        clauses=("L18",),
        note="a side asks first: nothing but its first question",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

E:ask S:stay N:ask W:stay
""",
        expect=(
            {
                "stake": 4,
                "question": None,
                "to_act": "N",
                "legal": {"E": "", "S": "", "W": "", "N": "KC AS 7S TD 9H"},
            },
        ),
    ),
    Case(
        key="29a",
        clauses=("L16",),
        note="asked after two cards by a player not on turn",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S W:ask
""",
        expect=(
            {
                "current": ["KC", "8S"],
                "question": "EW",
                "to_act": None,
                "stake": 2,
                "legal": {"N": "stay go", "S": "stay go", "E": "", "W": ""},
                "offences": {"N": "leak", "E": "leak", "S": "leak", "W": "leak"},
            },
        ),
    ),
    Case(
        key="29b",
        clauses=("L16",),
        note="no card while the question is open",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S W:ask S:8D
""",
        refused=True,
    ),
    Case(
        key="30",
        clauses=("L16",),
        note="asked after the third trick is won",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC E:ask
""",
        refused=True,
    ),
    Case(
        key="31a",
        clauses=("L19",),
        note="a side at 9 asks",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:9"]

N:KC E:ask
""",
        expect=({"result": "NS 2 penalty", "score": "NS:2 EW:9", "question": None, "current": ["KC"]},),
    ),
    Case(
        key="31b",
        clauses=("L19",),
        note="a side at 8 asks",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:8"]

N:KC E:ask
""",
        expect=({"result": None, "question": "EW"},),
    ),
    Case(
        key="32a",
        clauses=("L19", "L22"),
        note="8 asks 9, stay, the 9 wins",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:9"]

N:ask E:stay N:7S E:8S S:8D W:QS W:AH N:TD E:7C S:TS W:9D N:AS E:AD S:AC
""",
        expect=({"result": "EW 3 tricks", "score": "NS:8 EW:12", "match_winner": "EW"},),
    ),
    Case(
        key="32b",
        clauses=("L19", "L22"),
        note="8 asks 9, stay, the 9 loses",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:9"]

N:ask E:stay N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC
""",
        expect=({"result": "NS 3 tricks", "score": "NS:11 EW:9", "match_winner": None},),
    ),
    Case(
        key="33a",
        clauses=("L19",),
        note="9 asks back at stake 3: 2 all the same",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:9"]

N:ask E:stay E:ask
""",
        expect=({"result": "NS 2 penalty", "stake": 3, "score": "NS:10 EW:9"},),
    ),
    Case(
        key="33b",
        clauses=("L19",),
        note="the same with late_ask_penalty=stake: 3",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:9"]
[Rules "late_ask_penalty=stake"]

N:ask E:stay E:ask
""",
        expect=({"result": "NS 3 penalty", "stake": 3, "score": "NS:11 EW:9"},),
    ),
    Case(
        key="34a",
        clauses=("L19",),
        note="both at 9: North-South asks",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:9 EW:9"]

S:ask
""",
        expect=({"result": "EW 2 penalty", "score": "NS:9 EW:11"},),
    ),
    Case(
        key="34b",
        clauses=("L19",),
        note="both at 9: East-West asks",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:9 EW:9"]

W:ask
""",
        expect=({"result": "NS 2 penalty", "score": "NS:11 EW:9"},),
    ),
    Case(
        key="35a",
        clauses=("L21",),
        note="leak at 2",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC S:leak
""",
        expect=({"result": "EW 2 leak", "score": "NS:0 EW:2", "current": ["KC"]},),
    ),
    Case(
        key="35b",
        clauses=("L21",),
        note="leak at 3",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay N:KC S:leak
""",
        expect=({"result": "EW 3 leak"},),
    ),
    Case(
        key="35c",
        clauses=("L21",),
        note="leak at 4",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay W:ask N:stay E:leak
""",
        expect=({"result": "NS 4 leak"},),
    ),
    Case(
        key="35d",
        clauses=("L21",),
        note="leak while the first question is open",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:leak
""",
        expect=({"result": "NS 2 leak", "question": None, "stake": 2},),
    ),
    Case(
        key="36a",
        clauses=("L22",),
        note="10 and 2",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:10 EW:11"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC
""",
        expect=({"score": "NS:12 EW:11", "match_winner": "NS"},),
    ),
    Case(
        key="36b",
        clauses=("L22", "L19"),
        note="past the target: 11 and 3 (11 and 4 is no record: a side at 11 may not ask, so it never plays for 4)",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:11 EW:8"]

E:ask N:stay N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC
""",
        expect=({"score": "NS:14 EW:8", "match_winner": "NS", "result": "NS 3 tricks"},),
    ),
    Case(
        key="36c",
        clauses=("L22",),
        note="a match that is won takes no further round",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:10 EW:0"]
[Match "m"]
[Round "1"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:8D QS 7S 9D TH E:KD 9H 9C 8C 8H S:QD QH QC KH JS W:AD JD JH TD KS"]
[Match "m"]
[Round "2"]
""",
        expect=({"match_winner": "NS"},),
        refused=True,
    ),
    Case(
        key="37a",
        clauses=("L23",),
        note="the deal passes to the left after fold",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:9"]
[Match "m"]
[Round "1"]

N:ask E:go

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:QS 8D 9H 7H 9C E:AH 8H TS JS QC S:KS 9S JC KC 7C W:TC JH 7S AS 8S"]
[Score "NS:2 EW:9"]
[Match "m"]
[Round "2"]
""",
        expect=(
            {"result": "NS 2 fold", "score": "NS:2 EW:9"},
            {"dealer": "N", "to_act": "E", "score": "NS:2 EW:9", "result": None},
        ),
    ),
    Case(
        key="37b",
        clauses=("L23",),
        note="the deal passes to the left after leak",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:9"]
[Match "m"]
[Round "1"]

N:KC S:leak

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:9S TH TD 7H QD E:KC AC JH 9C AH S:KS 7D AD QS KH W:9H 8D 8H JC 8S"]
[Score "NS:0 EW:11"]
[Match "m"]
[Round "2"]
""",
        expect=(
            {"result": "EW 2 leak", "score": "NS:0 EW:11"},
            {"dealer": "N", "to_act": "E", "score": "NS:0 EW:11", "result": None},
        ),
    ),
    Case(
        key="37c",
        clauses=("L23",),
        note="the deal passes to the left after penalty",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:9"]
[Match "m"]
[Round "1"]

E:ask

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:7H KD AD TD 9C E:TC JS QC 7S KS S:9D 7D KC AH 8C W:QS 9H QD KH QH"]
[Score "NS:2 EW:9"]
[Match "m"]
[Round "2"]
""",
        expect=(
            {"result": "NS 2 penalty", "score": "NS:2 EW:9"},
            {"dealer": "N", "to_act": "E", "score": "NS:2 EW:9", "result": None},
        ),
    ),
    Case(
        key="37d",
        clauses=("L23",),
        note="the deal passes to the left after tricks",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:9"]
[Match "m"]
[Round "1"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:JS 9S AD QH AH E:QS 9H 9D KD 7S S:KC JC 8D JH 9C W:QC 8C KH TS 8S"]
[Score "NS:2 EW:9"]
[Match "m"]
[Round "2"]
""",
        expect=(
            {"result": "NS 2 tricks", "score": "NS:2 EW:9"},
            {"dealer": "N", "to_act": "E", "score": "NS:2 EW:9", "result": None},
        ),
    ),
    Case(
        key="38",
        clauses=("L20", "L24"),
        note="after go no hand is shown",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:ask S:go
""",
        expect=({"result": "EW 2 fold", "trump": "H", "schlag": "K", "current": ["KC"]},),
        about={"hands_shown": False},
    ),
)

# Edges that the list does not give, clause by clause, and some of the notation.
EDGES: tuple[Case, ...] = (
    Case(
        key="L1.a",
        clauses=("L1", "L15"),
        note="tricks of North and of South count together",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:8S S:TS W:QS S:KS W:JC N:TD E:7C S:AC W:9D N:KC E:AD
""",
        expect=(
            {
                "tricks": [
                    "S TS highest-of-led-suit L12d",
                    "S KS first-schlag L12b",
                    "N KC first-schlag L12b",
                ],
                "result": "NS 2 tricks",
            },
        ),
    ),
    Case(
        key="L1.b",
        clauses=("L1", "L15"),
        note="two tricks of North, one of East, one of West: two all",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:7S E:QH S:TS W:JC E:7C S:JH W:AH
N:TD
""",
        expect=(
            {
                "tricks": [
                    "N KC first-schlag L12b",
                    "N AS highest-of-led-suit L12d",
                    "E QH highest-trump L12c",
                    "W AH highest-trump L12c",
                ],
                "result": None,
                "to_act": "W",
                "legal": {"W": "9D ask"},
            },
        ),
    ),
    Case(
        key="L1.c",
        clauses=("L1", "L17"),
        note="East's question is answered by South, not by its partner West",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

E:ask W:stay
""",
        refused=True,
    ),
    Case(
        key="L2.a",
        clauses=("L2",),
        note="there is no 6",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 6S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
""",
        refused=True,
    ),
    Case(
        key="L2.b",
        clauses=("L2",),
        note="a card that two hands hold",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S AS 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
""",
        refused=True,
    ),
    Case(
        key="L2.c",
        clauses=("L2",),
        note="a card that one hand holds twice",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS AS TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
""",
        refused=True,
    ),
    Case(
        key="L2.d",
        clauses=("L2",),
        note="the same cards in every spelling",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S 10d 9H E:KD AD 8S DH 7C S:KS AC t♠ 8D b♥ W:AH j♣ QS 9D 7H"]

N:kc E:8♠ S:8d W:7h N:9♥ E:d♥ S:B♥ W:bC
""",
        expect=(
            {
                "tricks": ["N KC first-schlag L12b", "E QH highest-trump L12c"],
                "legal": {"E": "KD AD 7C ask", "S": "ask"},
            },
        ),
    ),
    Case(
        key="L3.a",
        clauses=("L3", "L10"),
        note="dealer North: East leads, then South, West, North",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:9D 7S 7D 8C 8H E:QC AS JD TC QH S:TS 9C AD AC KD W:8S JC KS JH 8D"]

E:AS S:TS W:8S N:7S
""",
        expect=(
            {
                "trump": "D",
                "schlag": "Q",
                "tricks": ["E AS highest-of-led-suit L12d"],
                "to_act": "E",
            },
        ),
    ),
    Case(
        key="L3.b",
        clauses=("L3",),
        note="anticlockwise play is refused",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:9D 7S 7H KH JS E:QC AS TC TD KS S:TS AD JC JD QH W:8S 9C 9H AH AC"]

E:AS N:7S
""",
        refused=True,
    ),
    Case(
        key="L3.c",
        clauses=("L3", "L5"),
        note="dealer South: West is forehand, whatever the order of the hands in the tag",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "S"]
[Deal "N:TS AH 9S QC TC E:AS 9C KS JS 8D S:8C TD 7C AC 8H W:JD TH KC AD 7H"]
""",
        expect=({"trump": "C", "schlag": "J", "hauptschlag": "JC", "to_act": "W"},),
    ),
    Case(
        key="L3.d",
        clauses=("L3",),
        note="the hands in another order",
        text="""\
[Deal "W:AH JC QS 9D 7H S:KS AC TS 8D JH E:KD AD 8S QH 7C N:KC AS 7S TD 9H"]
[Dealer "W"]
[Game "latinern"]

N:KC E:8S
""",
        expect=({"trump": "H", "schlag": "K", "to_act": "S", "current": ["KC", "8S"]},),
    ),
    Case(
        key="L3.e",
        clauses=("L3",),
        note="four cards in one hand",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
""",
        refused=True,
    ),
    Case(
        key="L3.f",
        clauses=("L3",),
        note="six cards in one hand",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H 9C E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
""",
        refused=True,
    ),
    Case(
        key="L4.a",
        clauses=("L4", "L5"),
        note="the same hands, other cards dealt first: another trump, another Schlag",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:AS KC 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:JC AH QS 9D 7H"]

N:KC E:8S S:8D W:7H
""",
        expect=(
            {
                "trump": "C",
                "schlag": "A",
                "hauptschlag": "AC",
                "tricks": ["N KC highest-trump L12c"],
            },
        ),
    ),
    Case(
        key="L4.b",
        clauses=("L4",),
        note="the bottom card stays in hand and may be played last",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:7C S:AC W:QS W:9D N:TD E:AD S:TS E:QH S:KS W:JC N:AS S:JH W:7H N:9H
E:8S S:8D W:AH N:KC E:KD
""",
        expect=(
            {
                "tricks": [
                    "W QS highest-of-led-suit L12d",
                    "E AD highest-of-led-suit L12d",
                    "S KS first-schlag L12b",
                    "S JH highest-trump L12c",
                    "N KC first-schlag L12b",
                ],
                "result": "NS 2 tricks",
            },
        ),
    ),
    Case(
        key="L4.c",
        clauses=("L4",),
        note="the bottom card may be played first, once",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:KC
""",
        refused=True,
    ),
    Case(
        key="L4.d",
        clauses=("L4", "L5"),
        note="first cards of the blind seats mean nothing",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:8D QC 9D QH JC E:AC 8C 7D AH KH S:TH KS TS 7S JS W:9S TD TC 9H JD"]
""",
        expect=({"trump": "S", "schlag": "8", "hauptschlag": "8S"},),
    ),
    Case(
        key="L5.a",
        clauses=("L5",),
        note="the suit is the dealer's, the rank is forehand's, not the other way round",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "E"]
[Deal "N:KS 7H AD JD JC E:TS 7C 7D TC KD S:QD AH QS 9D TH W:8C JS TD 8H KC"]
""",
        expect=({"trump": "S", "schlag": "Q", "hauptschlag": "QS", "to_act": "S"},),
        about={"knowers": "ES"},
    ),
    Case(
        key="L5.b",
        clauses=("L5",),
        note="a ten as forehand's bottom card is Schlag T",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:9C JC JS KD TH E:10s 9S KH 9H AD S:AC 8S QH QS KC W:JH QC AS TD 8C"]
""",
        expect=({"trump": "C", "schlag": "T", "hauptschlag": "TC"},),
    ),
    Case(
        key="L5.c",
        clauses=("L5",),
        note="forehand is the dealer's left neighbour, not its right",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "S"]
[Deal "N:QC KD TD 9C QH E:9D JH TC KS 7C S:7H 9H AS QD TH W:8C 7S AD JD AC"]
""",
        expect=({"trump": "H", "schlag": "8"},),
        about={"knowers": "SW"},
    ),
    Case(
        key="L6.a",
        clauses=("L6", "L12"),
        note="trump ace led, two equal Schläge after it: the first of them",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AH JS QC TH E:KD AS 8D QH TD S:7S 8C 9H AC TS W:8H KS JC 9S KH"]

N:AH E:KD S:7S W:KS
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["E KD first-schlag L12b"], "to_act": "E"},),
    ),
    Case(
        key="L6.b",
        clauses=("L6", "L12"),
        note="the Hauptschlag comes last, after a Schlag and the trump ace",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC TC AS KD JH E:7H JC AD KS 9S S:AH 7S 8C 9C 7D W:8H KH TS JD TH"]

N:KC E:7H S:AH W:KH
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["W KH hauptschlag L12a"], "to_act": "W"},),
    ),
    Case(
        key="L6.c",
        clauses=("L6",),
        note="equal Schläge in a later trick: order of play counts, not order of seats",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:8S S:TS W:QS S:KS W:JC N:KC E:KD
""",
        expect=({"tricks": ["S TS highest-of-led-suit L12d", "S KS first-schlag L12b"], "to_act": "S"},),
    ),
    Case(
        key="L6.d",
        clauses=("L6", "L7"),
        note="Schlag 7: a 7 beats the trump ace",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:7H AS 9D KC KH E:TS 8H 7C 8D JC S:AC JD 9S 9H 7S W:9C 7D 8C TD QH"]

N:AS E:TS S:AC W:7D
""",
        expect=({"trump": "C", "schlag": "7", "tricks": ["W 7D first-schlag L12b"], "to_act": "W"},),
    ),
    Case(
        key="L6.e",
        clauses=("L6", "L12"),
        note="the Hauptschlag beats by being it, in the suit led too",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:8C AD QC TH KH E:8D 9H QD 7H QH S:TD 7S 9S JH AC W:KD 9D QS JC TS"]

N:AD E:8D S:TD W:9D
""",
        expect=({"trump": "D", "schlag": "8", "tricks": ["E 8D hauptschlag L12a"], "to_act": "E"},),
    ),
    Case(
        key="L7.a",
        clauses=("L7",),
        note="trumps with Schlag 10: K above Q above J",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:TC JH QD 7D 7S E:QH 9C 8C QC TH S:KH KC 8H TS JD W:9H KD 7H TD AS"]

N:JH E:QH S:KH W:9H
""",
        expect=({"trump": "H", "schlag": "T", "tricks": ["S KH highest-trump L12c"], "to_act": "S"},),
    ),
    Case(
        key="L7.b",
        clauses=("L7",),
        note="a plain suit: 10 above K",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:9C KD KC AS TC E:TD QH 7D 8D QC S:QD JS QS 8H KH W:7H JD TS TH AC"]

N:KD E:TD S:QD W:JD
""",
        expect=(
            {
                "trump": "H",
                "schlag": "9",
                "tricks": ["E TD highest-of-led-suit L12d"],
                "to_act": "E",
            },
        ),
    ),
    Case(
        key="L7.c",
        clauses=("L7",),
        note="trumps: J above 9 above 8 above 7",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC 9H AC QC QS E:JH JC KS QD 8S S:8H 7S TD QH TC W:7H AD AS KD JD"]

N:9H E:JH S:8H W:7H
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["E JH highest-trump L12c"], "to_act": "E"},),
    ),
    Case(
        key="L7.d",
        clauses=("L7",),
        note="Schlag A: the 10 is the highest plain trump",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:AC KH AH 7C JS E:QH TS 9C TC KS S:TH AS 8H KC TD W:JH 7S KD 7H AD"]

N:KH E:QH S:TH W:JH
""",
        expect=({"trump": "H", "schlag": "A", "tricks": ["S TH highest-trump L12c"], "to_act": "S"},),
    ),
    Case(
        key="L7.e",
        clauses=("L7",),
        note="a plain suit: 9 above 8 above 7",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS 7C QD 8S 7D E:9C QH 8H AS 7S S:8C QC JD JH 9S W:AH TD JS AC TC"]

N:7C E:9C S:8C W:TD
""",
        expect=(
            {
                "trump": "H",
                "schlag": "K",
                "tricks": ["E 9C highest-of-led-suit L12d"],
                "to_act": "E",
            },
        ),
    ),
    Case(
        key="L7.f",
        clauses=("L7",),
        note="a plain suit: Q above J above 9, A above 10",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS QC AS 8H QH E:JC AC 9S TH JS S:9C 8C 7D 7C 9H W:AH 7S JH JD TS"]

N:QC E:JC S:9C W:7S
""",
        expect=(
            {
                "trump": "H",
                "schlag": "K",
                "tricks": ["N QC highest-of-led-suit L12d"],
                "to_act": "N",
            },
        ),
    ),
    Case(
        key="L8.a",
        clauses=("L8", "L12"),
        note="a Schlag in a trick of its printed suit beats the trump ace",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC 9S QD JD 9H E:KS 8H 9C QS QH S:AH AS KD TH 8D W:7H TS JH TD 7S"]

N:9S E:KS S:AH W:TS
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["E KS first-schlag L12b"], "to_act": "E"},),
    ),
    Case(
        key="L8.b",
        clauses=("L8", "L12"),
        note="a Schlag led: ace and 10 of its printed suit lose",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS KC 8D QC QS E:AS 8H 9C 8C TC S:TS KH AC 7D 9H W:7H 9S 9D JS AD"]

N:KS E:AS S:TS W:9S
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["N KS first-schlag L12b"], "to_act": "N"},),
    ),
    Case(
        key="L8.c",
        clauses=("L8", "L12"),
        note="a Schlag led: a trump loses too",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS QD KD 9H 8C E:AS 7C JH TS 9S S:TH QS QC TD TC W:7H AH JC 9C 8D"]

N:KS E:AS S:TH W:AH
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["N KS first-schlag L12b"], "to_act": "N"},),
    ),
    Case(
        key="L8.d",
        clauses=("L8", "L12"),
        note="Schlag 7 led: not the lowest card of its suit",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:7D 7H QH 9H 9S E:AD KS 8H QC TC S:TD KH 9C 7C AH W:JS KD AC JC AS"]

N:7D E:AD S:TD W:KD
""",
        expect=({"trump": "S", "schlag": "7", "tricks": ["N 7D first-schlag L12b"], "to_act": "N"},),
    ),
    Case(
        key="L9.a",
        clauses=("L9", "L12"),
        note="equal rank: the dealer's bottom card is the Hauptschlag and wins last",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:QC 9H AH KH JH E:QS 7D 7H AS 8C S:AD 9D 7C KS TD W:QD QH JS TS 8S"]

N:QC E:QS S:AD W:QD
""",
        expect=({"trump": "D", "schlag": "Q", "tricks": ["W QD hauptschlag L12a"], "to_act": "W"},),
    ),
    Case(
        key="L9.b",
        clauses=("L9", "L12"),
        note="equal suit: forehand's bottom card is the Hauptschlag",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:9S 9C QH 8C 7D E:AS TC TH AC 7C S:8S JC QD KD 7H W:QS TS JH 7S KH"]

N:9S E:AS S:8S W:TS
""",
        expect=({"trump": "S", "schlag": "9", "tricks": ["N 9S hauptschlag L12a"], "to_act": "N"},),
    ),
    Case(
        key="L9.c",
        clauses=("L9", "L12"),
        note="Hauptschlag out: the first Schlag wins in two tricks running",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:KD S:8D W:AH N:9H E:QH S:KS W:7H
""",
        expect=({"hauptschlag": "KH", "tricks": ["N KC first-schlag L12b", "S KS first-schlag L12b"]},),
        about={"unused": "JD QC QD TC TH KH 8C 8H 9C 9S 7D JS"},
    ),
    Case(
        key="L9.d",
        clauses=("L9",),
        note="equal rank 7, dealer East: the dealer's 7 of clubs",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "E"]
[Deal "N:JC QC QH JD AD E:7C TH 9D 9H QS S:7D JH AS 8S 8C W:JS TC 7S AH 8D"]
""",
        expect=({"trump": "C", "schlag": "7", "hauptschlag": "7C"},),
    ),
    Case(
        key="L10.a",
        clauses=("L10",),
        note="the dealer may not lead",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

W:AH
""",
        refused=True,
    ),
    Case(
        key="L10.b",
        clauses=("L10",),
        note="the winner leads, not the leader of the trick before",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:8S S:8D W:QS N:TD
""",
        refused=True,
    ),
    Case(
        key="L10.c",
        clauses=("L10",),
        note="the winner leads, then its left neighbour",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:8S S:8D W:QS W:AH
""",
        expect=({"to_act": "N", "current": ["AH"], "legal": {"N": "KC AS TD 9H ask", "W": "ask"}},),
    ),
    Case(
        key="L10.d",
        clauses=("L10",),
        note="forehand may not play twice",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC N:AS
""",
        refused=True,
    ),
    Case(
        key="L11.a",
        clauses=("L11",),
        note="no duty to follow: East throws away although it holds a diamond",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:TD E:7C S:TS W:JC
""",
        expect=({"tricks": ["N TD highest-of-led-suit L12d"]},),
    ),
    Case(
        key="L11.b",
        clauses=("L11",),
        note="no duty to overtrump: West plays the lower trump",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:9H E:QH S:JH W:7H
""",
        expect=({"tricks": ["E QH highest-trump L12c"]},),
    ),
    Case(
        key="L11.c",
        clauses=("L11",),
        note="the card must be in the player's own hand",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KD
""",
        refused=True,
    ),
    Case(
        key="L11.d",
        clauses=("L11",),
        note="a card that nobody was dealt",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KH
""",
        refused=True,
    ),
    Case(
        key="L12.a",
        clauses=("L12",),
        note="an off-suit ace and 10 lose to the 7 led",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS 7D AH KC JC E:AS AD JS 9C TD S:TC TS QH 9D QS W:9H AC 8D 8S QD"]

N:7D E:AS S:TC W:AC
""",
        expect=(
            {
                "trump": "H",
                "schlag": "K",
                "tricks": ["N 7D highest-of-led-suit L12d"],
                "to_act": "N",
            },
        ),
    ),
    Case(
        key="L12.b",
        clauses=("L12",),
        note="one trump, the lowest, laid last",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS JS QH 8S E:TS JC 9C JD 8D S:QS TC 8C 9S KH W:7H QC TH KD 8H"]

N:AS E:TS S:QS W:7H
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["W 7H highest-trump L12c"], "to_act": "W"},),
    ),
    Case(
        key="L12.c",
        clauses=("L12",),
        note="trump led, higher trump third, off-suit ace last",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC 8H KD QH KH E:AS KS JH 8D TD S:9H AD JD TH TC W:7H AC JS QD JC"]

N:8H E:AS S:9H W:AC
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["S 9H highest-trump L12c"], "to_act": "S"},),
    ),
    Case(
        key="L12.d",
        clauses=("L12",),
        note="the Hauptschlag alone in its trick is no first Schlag",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS KH 9C QS JS E:AS TC JC QH TS S:7C QD KC 7D JH W:7H AC AH KD JD"]

N:KH E:AS S:7C W:AC
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["N KH hauptschlag L12a"], "to_act": "N"},),
    ),
    Case(
        key="L12.e",
        clauses=("L12",),
        note="two Schläge before the Hauptschlag",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KS 8S 7C 9C QS E:KC 7S 7D TS AS S:KD QC 9H JC TD W:KH QH 9S JD AC"]

N:KS E:KC S:KD W:KH
""",
        expect=({"trump": "H", "schlag": "K", "tricks": ["W KH hauptschlag L12a"], "to_act": "W"},),
    ),
    Case(
        key="L12.f",
        clauses=("L12",),
        note="two trumps with a plain lead: the earlier is the higher",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AD AH TS JC E:TC 7D 8D JH AC S:8C QH TH 9S 7H W:QC 7C 7S 8H AS"]

N:AD E:TC S:8C W:7C
""",
        expect=({"trump": "C", "schlag": "K", "tricks": ["E TC highest-trump L12c"], "to_act": "E"},),
    ),
    Case(
        key="L13.a",
        clauses=("L13",),
        note="announcements are checked and change nothing",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:wins N:AS E:AD S:AC W:QS N:wins N:ask
""",
        expect=(
            {
                "tricks": ["N KC first-schlag L12b", "N AS highest-of-led-suit L12d"],
                "question": "NS",
                "to_act": None,
            },
        ),
    ),
    Case(
        key="L13.b",
        clauses=("L13",),
        note="a wrong announcement, by the partner of the winner",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H S:wins
""",
        refused=True,
    ),
    Case(
        key="L13.c",
        clauses=("L13",),
        note="an announcement inside the first trick",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S N:wins
""",
        refused=True,
    ),
    Case(
        key="L13.d",
        clauses=("L13",),
        note="the trick that ends the round may be announced",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC n:wins
""",
        expect=({"result": "NS 2 tricks"},),
    ),
    Case(
        key="L13.e",
        clauses=("L13",),
        note="an announcement is no act: the next card is the winner's",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:8S S:8D W:QS W:wins
""",
        expect=({"to_act": "W", "current": []},),
    ),
    Case(
        key="L14.a",
        clauses=("L14",),
        note="open_tricks=all: replay gives the same, the table shows both tricks",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Rules "open_tricks=all"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H
""",
        expect=(
            {
                "tricks": ["N KC first-schlag L12b", "N AS highest-of-led-suit L12d"],
                "current": ["9H"],
            },
        ),
        about={"lying_open": "1 2"},
    ),
    Case(
        key="L14.b",
        clauses=("L14",),
        note="inside trick 3 trick 2 still lies open, trick 1 does not",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS
""",
        expect=({"tricks": ["N KC first-schlag L12b", "N AS highest-of-led-suit L12d"], "to_act": "W"},),
        about={"lying_open": "2"},
    ),
    Case(
        key="L14.c",
        clauses=("L14",),
        note="inside trick 1 nothing lies open",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D
""",
        expect=({"tricks": [], "current": ["KC", "8S", "8D"]},),
        about={"lying_open": ""},
    ),
    Case(
        key="L14.d",
        clauses=("L14",),
        note="open_tricks knows last and all only",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Rules "open_tricks=none"]
""",
        refused=True,
    ),
    Case(
        key="L15.a",
        clauses=("L15",),
        note="three to one after trick 4",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:8S S:8D W:QS W:9D N:KC E:7C S:TS N:AS E:QH S:AC W:JC E:AD S:JH W:AH
N:TD
""",
        expect=(
            {
                "tricks": [
                    "W QS highest-of-led-suit L12d",
                    "N KC first-schlag L12b",
                    "E QH highest-trump L12c",
                    "W AH highest-trump L12c",
                ],
                "result": "EW 2 tricks",
                "score": "NS:0 EW:2",
                "to_act": None,
            },
        ),
    ),
    Case(
        key="L15.b",
        clauses=("L15",),
        note="two tricks do not end the round",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS
""",
        expect=({"result": None, "to_act": "N", "legal": {"N": "7S TD 9H ask"}},),
    ),
    Case(
        key="L15.c",
        clauses=("L15", "L21"),
        note="no leak after the end",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC E:leak
""",
        refused=True,
    ),
    Case(
        key="L16.a",
        clauses=("L16",),
        note="asked with three cards laid, by the player who laid the first",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D N:ask
""",
        expect=(
            {
                "question": "NS",
                "to_act": None,
                "stake": 2,
                "current": ["KC", "8S", "8D"],
                "legal": {"W": "stay go", "E": "stay go", "N": "", "S": ""},
            },
        ),
    ),
    Case(
        key="L16.b",
        clauses=("L16", "L17"),
        note="asked before the last card of trick 5, at two all",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:7S E:7C S:AC W:QS W:9D N:TD E:AD S:TS E:QH S:KS W:JC
N:AS S:JH W:AH N:9H S:ask W:go
""",
        expect=(
            {
                "result": "NS 2 fold",
                "current": ["JH", "AH", "9H"],
                "to_act": None,
                "score": "NS:2 EW:0",
            },
        ),
    ),
    Case(
        key="L16.c",
        clauses=("L16",),
        note="after the answer the trick goes on where it was",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S W:ask N:stay S:8D
""",
        expect=({"stake": 3, "current": ["KC", "8S", "8D"], "to_act": "W", "question": None},),
    ),
    Case(
        key="L16.d",
        clauses=("L16",),
        note="asked between two tricks by a loser of the first",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H W:ask
""",
        expect=({"question": "EW", "to_act": None, "current": []},),
    ),
    Case(
        key="L16.e",
        clauses=("L16",),
        note="a card of the asker while its question is open",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask N:KC
""",
        refused=True,
    ),
    Case(
        key="L17.a",
        clauses=("L17",),
        note="the partner of the one who would be next may answer",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask W:stay
""",
        expect=({"stake": 3, "question": None, "to_act": "N"},),
    ),
    Case(
        key="L17.b",
        clauses=("L17",),
        note="the first word binds: no second answer",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay W:go
""",
        refused=True,
    ),
    Case(
        key="L17.c",
        clauses=("L17",),
        note="after go nothing can be taken back",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:go W:stay
""",
        refused=True,
    ),
    Case(
        key="L17.d",
        clauses=("L17",),
        note="an answer without a question",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

E:stay
""",
        refused=True,
    ),
    Case(
        key="L17.e",
        clauses=("L17",),
        note="the asking side does not answer",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask S:stay
""",
        refused=True,
    ),
    Case(
        key="L17.f",
        clauses=("L17",),
        note="go inside a trick that the askers would have lost",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:8S S:8D N:ask W:go
""",
        expect=({"result": "NS 2 fold", "current": ["7S", "8S", "8D"], "tricks": []},),
    ),
    Case(
        key="L18.a",
        clauses=("L18",),
        note="asked back two tricks later",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask W:stay N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:ask S:stay
""",
        expect=({"stake": 4, "question": None, "to_act": "E", "current": ["9H"]},),
    ),
    Case(
        key="L18.b",
        clauses=("L18",),
        note="the asked side answers before it asks",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:ask
""",
        refused=True,
    ),
    Case(
        key="L18.c",
        clauses=("L18",),
        note="the partner's second question is the side's second",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay S:ask
""",
        refused=True,
    ),
    Case(
        key="L18.d",
        clauses=("L18",),
        note="the first asker may not ask again after it stayed on being asked back",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay W:ask N:stay S:ask
""",
        refused=True,
    ),
    Case(
        key="L18.e",
        clauses=("L18",),
        note="after question and answer only the asked side may ask",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

S:ask W:stay
""",
        expect=({"stake": 3, "legal": {"N": "KC AS 7S TD 9H", "S": "", "E": "ask", "W": "ask"}},),
    ),
    Case(
        key="L18.f",
        clauses=("L18",),
        note="at 4 nobody may ask",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay E:ask N:stay N:KC E:8S S:8D W:7H
""",
        expect=(
            {
                "stake": 4,
                "legal": {"N": "AS 7S TD 9H", "E": "", "S": "", "W": ""},
                "offences": {"N": "leak", "E": "leak", "S": "leak", "W": "leak"},
            },
        ),
    ),
    Case(
        key="L18.g",
        clauses=("L18",),
        note="two questions by the same side with none answered",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask S:ask
""",
        refused=True,
    ),
    Case(
        key="L19.a",
        clauses=("L19",),
        note="the offence stands among the offences, not among the legal acts",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:9 EW:8"]

N:KC
""",
        expect=(
            {
                "legal": {"N": "", "S": "", "E": "KD AD 8S QH 7C ask", "W": "ask"},
                "offences": {"N": "ask leak", "S": "ask leak", "E": "leak", "W": "leak"},
            },
        ),
    ),
    Case(
        key="L19.b",
        clauses=("L19", "L18"),
        note="while a question is open the late side cannot even offend by asking",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:9"]

N:ask
""",
        expect=(
            {
                "question": "NS",
                "offences": {"N": "leak", "E": "leak", "S": "leak", "W": "leak"},
                "legal": {"E": "stay go", "W": "stay go"},
            },
        ),
    ),
    Case(
        key="L19.c",
        clauses=("L19", "L18"),
        note="such a question is refused, not punished",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:9"]

N:ask E:ask
""",
        refused=True,
    ),
    Case(
        key="L19.d",
        clauses=("L19",),
        note="the limit is 9 whatever the target",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:9 EW:0"]
[Rules "target=21"]

N:ask
""",
        expect=({"result": "EW 2 penalty", "score": "NS:9 EW:2", "match_winner": None},),
    ),
    Case(
        key="L19.e",
        clauses=("L19",),
        note="late_ask_penalty=stake at stake 2",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:11 EW:0"]
[Rules "late_ask_penalty=stake"]

S:ask
""",
        expect=({"result": "EW 2 penalty", "stake": 2},),
    ),
    Case(
        key="L19.f",
        clauses=("L19", "L22"),
        note="a penalty can win the match",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:9 EW:10"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:ask
""",
        expect=(
            {
                "result": "EW 2 penalty",
                "score": "NS:9 EW:12",
                "match_winner": "EW",
                "tricks": ["N KC first-schlag L12b", "N AS highest-of-led-suit L12d"],
            },
        ),
    ),
    Case(
        key="L19.g",
        clauses=("L19",),
        note="a side at 11 may be asked and may stay",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:11 EW:0"]

E:ask S:stay
""",
        expect=(
            {
                "stake": 3,
                "question": None,
                "legal": {"N": "KC AS 7S TD 9H", "E": "", "W": ""},
                "offences": {"N": "ask leak", "S": "ask leak", "E": "leak", "W": "leak"},
            },
        ),
    ),
    Case(
        key="L19.h",
        clauses=("L19",),
        note="after a penalty the round is over",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:9 EW:0"]

S:ask E:stay
""",
        refused=True,
    ),
    Case(
        key="L19.i",
        clauses=("L19",),
        note="the score at the start of the round counts, a stake that would reach 9 does not",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:8"]

N:ask E:stay E:ask
""",
        expect=({"question": "EW", "stake": 3, "result": None},),
    ),
    Case(
        key="L20.a",
        clauses=("L20", "L24"),
        note="after go trump and Schlag are published, hands are not",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

E:ask N:go
""",
        expect=(
            {
                "result": "EW 2 fold",
                "trump": "H",
                "schlag": "K",
                "hauptschlag": "KH",
                "legal": {"N": "", "E": "", "S": "", "W": ""},
                "offences": {"N": "", "E": "", "S": "", "W": ""},
            },
        ),
        about={"hands_shown": False},
    ),
    Case(
        key="L20.b",
        clauses=("L20",),
        note="a bluff is a question like any other: the losers may ask",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS E:ask S:go
""",
        expect=(
            {
                "result": "EW 2 fold",
                "tricks": ["N KC first-schlag L12b", "N AS highest-of-led-suit L12d"],
                "score": "NS:0 EW:2",
            },
        ),
        about={"hands_shown": False},
    ),
    Case(
        key="L21.a",
        clauses=("L21",),
        note="the asker's partner leaks while their question is open: the others win",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask S:leak
""",
        expect=({"result": "EW 2 leak", "stake": 2, "question": None},),
    ),
    Case(
        key="L21.b",
        clauses=("L21",),
        note="leak while the second question is open: 3",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:stay E:ask W:leak
""",
        expect=({"result": "NS 3 leak", "stake": 3, "question": None},),
    ),
    Case(
        key="L21.c",
        clauses=("L21",),
        note="a blind player's guess before the first card",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

S:leak
""",
        expect=({"result": "EW 2 leak", "tricks": [], "current": []},),
    ),
    Case(
        key="L21.d",
        clauses=("L21",),
        note="a knower leaks out of turn, two tricks ahead",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H N:leak
""",
        expect=(
            {
                "result": "EW 2 leak",
                "current": ["9H"],
                "tricks": ["N KC first-schlag L12b", "N AS highest-of-led-suit L12d"],
            },
        ),
    ),
    Case(
        key="L21.e",
        clauses=("L21",),
        note="one leak ends the round",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

S:leak E:leak
""",
        refused=True,
    ),
    Case(
        key="L21.f",
        clauses=("L21", "L19"),
        note="the late side leaks: the stake, not the penalty",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:9"]

N:ask E:stay W:leak
""",
        expect=({"result": "NS 3 leak", "score": "NS:11 EW:9"},),
    ),
    Case(
        key="L22.a",
        clauses=("L22",),
        note="both at 11: the winner of the round wins the match",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:11 EW:11"]

N:7S E:8S S:8D W:QS W:AH N:TD E:7C S:TS W:9D N:AS E:AD S:AC
""",
        expect=({"score": "NS:11 EW:13", "match_winner": "EW"},),
    ),
    Case(
        key="L22.b",
        clauses=("L22",),
        note="target 15: 13 is not enough",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:11 EW:0"]
[Rules "target=15"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:9H E:7C S:TS W:JC
""",
        expect=({"score": "NS:13 EW:0", "match_winner": None},),
    ),
    Case(
        key="L22.c",
        clauses=("L22",),
        note="a score at the target: the match is over",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:12"]
""",
        refused=True,
    ),
    Case(
        key="L22.d",
        clauses=("L22",),
        note="a score of 12 below target 15",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:12"]
[Rules "target=15"]
""",
        expect=({"score": "NS:0 EW:12", "match_winner": None},),
    ),
    Case(
        key="L22.e",
        clauses=("L22",),
        note="target 1: any round wins the match",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Rules "target=1"]

N:ask W:go
""",
        expect=({"score": "NS:2 EW:0", "match_winner": "NS"},),
    ),
    Case(
        key="L22.f",
        clauses=("L22",),
        note="nothing is added before the result",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:8 EW:11"]

N:KC E:8S S:8D W:7H N:AS E:AD S:AC W:QS N:ask E:stay
""",
        expect=({"score": "NS:8 EW:11", "match_winner": None, "result": None},),
    ),
    Case(
        key="L23.a",
        clauses=("L23",),
        note="the same dealer again",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Match "m"]
[Round "1"]

N:ask E:go

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:JC 7S KS QH 8H E:8S AH KD KC 9C S:KH 7D AS JH 8D W:JD QD QC 8C 9H"]
[Score "NS:2 EW:0"]
[Match "m"]
[Round "2"]
""",
        expect=({"result": "NS 2 fold"},),
        refused=True,
    ),
    Case(
        key="L23.b",
        clauses=("L23",),
        note="the deal does not pass to the right",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Match "m"]
[Round "1"]

N:ask E:go

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "S"]
[Deal "N:AH AD 8H JH TH E:KD KS TS QS 7S S:JD QH 8D AS 7C W:7H 9S 9H QC 7D"]
[Score "NS:2 EW:0"]
[Match "m"]
[Round "2"]
""",
        expect=({"result": "NS 2 fold"},),
        refused=True,
    ),
    Case(
        key="L23.c",
        clauses=("L23",),
        note="three rounds, the deal goes West, North, East",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Match "m"]
[Round "1"]

N:ask E:go

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:TD KH 8D JS 7S E:QH 8H AD 8C TC S:9D KS 9C QD 7H W:KD AC KC JD JC"]
[Score "NS:2 EW:0"]
[Match "m"]
[Round "2"]

E:leak

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "E"]
[Deal "N:AC QH 9H JS TD E:7D AH KC 8H AS S:QS 8D 8C KS 7S W:TC 9C QC JD QD"]
[Score "NS:4 EW:0"]
[Match "m"]
[Round "3"]
""",
        expect=(
            {"to_act": None, "score": "NS:2 EW:0"},
            {"result": "NS 2 leak", "score": "NS:4 EW:0"},
            {"dealer": "E", "to_act": "S"},
        ),
    ),
    Case(
        key="L23.d",
        clauses=("L23", "L22"),
        note="a score that does not follow",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Match "m"]
[Round "1"]

N:ask E:go

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "N"]
[Deal "N:KC KS TD 8D 9S E:AH AS 7C TS QD S:9H JH TH KD QC W:8C JS QH JD 7S"]
[Match "m"]
[Round "2"]
""",
        expect=({"result": "NS 2 fold"},),
        refused=True,
    ),
    Case(
        key="L23.e",
        clauses=("L23",),
        note="two records without a match have nothing to do with each other",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:ask E:go

[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:7H QC KD 9D JC E:7C QD AD TD AH S:8S 9H 9C QH 7S W:JD JH TS KH 9S"]
[Score "NS:0 EW:7"]
""",
        expect=({"result": "NS 2 fold"}, {"dealer": "W", "score": "NS:0 EW:7"}),
    ),
    Case(
        key="L24.a",
        clauses=("L24",),
        note="played out: hands are shown",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:7S E:8S S:8D W:QS W:AH N:TD E:7C S:TS W:9D N:AS E:AD S:AC
""",
        expect=({"result": "EW 2 tricks", "trump": "H", "schlag": "K"},),
        about={"hands_shown": True},
    ),
    Case(
        key="L24.b",
        clauses=("L24",),
        note="after a leak trump and Schlag are disclosed, hands are not",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S S:8D W:7H W:leak
""",
        expect=({"result": "NS 2 leak", "trump": "H", "schlag": "K"},),
        about={"hands_shown": False},
    ),
    Case(
        key="L24.c",
        clauses=("L24",),
        note="after a penalty the same",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Score "NS:0 EW:10"]

N:KC E:8S S:8D W:7H W:ask
""",
        expect=({"result": "NS 2 penalty", "trump": "H", "schlag": "K"},),
        about={"hands_shown": False},
    ),
    Case(
        key="N.a",
        clauses=("notation",),
        note="byte order mark, CR LF, comments in every place, numbers",
        text=(
            '\ufeff[Format "trickkit 1"]\r\n'
            '[Game "latinern"]\r\n'
            '{ one [x "y"] ; }[Dealer "W"]\r\n'
            '[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]\r\n'
            "\r\n"
            "; N:ask {\r\n"
            "1. N:KC{glued} 2. e:8s;E:ask\r\n"
        ),
        expect=({"current": ["KC", "8S"], "to_act": "S", "stake": 2},),
    ),
    Case(
        key="N.b",
        clauses=("notation",),
        note="a lone CR ends a comment",
        text=(
            '[Format "trickkit 1"]\n'
            '[Game "latinern"]\n'
            '[Dealer "W"]\n'
            '[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]\n'
            "\n"
            "; over\r"
            "N:KC E:8S\n"
        ),
        expect=({"current": ["KC", "8S"]},),
    ),
    Case(
        key="N.c",
        clauses=("notation",),
        note="brackets, braces and semicolons inside a tag are text",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Note "a ] b ; c { d"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S
""",
        expect=({"current": ["KC", "8S"]},),
    ),
    Case(
        key="N.d",
        clauses=("notation",),
        note="a brace in a line comment opens nothing, a semicolon in braces neither",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC ; {
{ ; } E:8S
""",
        expect=({"current": ["KC", "8S"]},),
    ),
    Case(
        key="N.e",
        clauses=("notation",),
        note="braces do not nest",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC { a { b } c } E:8S
""",
        refused=True,
    ),
    Case(
        key="N.f",
        clauses=("notation",),
        note="an unclosed brace after the acts of the second record: the first is printed",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC { E:8S
""",
        expect=({"current": ["KC", "8S"]},),
        refused=True,
    ),
    Case(
        key="N.g",
        clauses=("notation",),
        note="a vertical tab is a control character, no blank",
        text=(
            '[Format "trickkit 1"]\n'
            '[Game "latinern"]\n'
            '[Dealer "W"]\n'
            '[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]\n'
            "\n"
            "N:KC\x0bE:8S\n"
            "\n"
        ),
        refused=True,
    ),
    Case(
        key="N.h",
        clauses=("notation",),
        note="a tag after an act starts the next record, which lacks everything",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S
[Note "x"]
""",
        expect=({"current": ["KC", "8S"]},),
        refused=True,
    ),
    Case(
        key="N.i",
        clauses=("notation",),
        note="a repeated tag name starts the next record, without acts between",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
""",
        expect=({"to_act": "N"}, {"to_act": "N"}),
    ),
    Case(
        key="N.j",
        clauses=("notation",),
        note="a key of the other game, off or not",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Rules "cot=off"]
""",
        refused=True,
    ),
    Case(
        key="N.k",
        clauses=("notation",),
        note="a key given twice with the same value",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]
[Rules "target=15 target=15"]
""",
        refused=True,
    ),
    Case(
        key="N.l",
        clauses=("notation",),
        note="a card of the view",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:KC AS 7S TD ? E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S
""",
        refused=True,
    ),
    Case(
        key="N.m",
        clauses=("notation",),
        note="a view is no record to replay",
        text="""\
[Format "trickkit 1"]
[Game "latinern"]
[View "N"]
[Dealer "W"]
[Deal "N:KC AS 7S TD 9H E:KD AD 8S QH 7C S:KS AC TS 8D JH W:AH JC QS 9D 7H"]

N:KC E:8S
""",
        refused=True,
    ),
)

CASES = GIVEN + EDGES
