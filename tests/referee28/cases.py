"""Twenty-eight cases as data: a record in notation and what must come out, written by hand from the rules page.

`expect` has one entry per record that must be printed and names only what the case is about, in short forms:

* `tricks`: one line a trick, "winner card reason clause points"; `last`: the last of these lines alone;
* `result`: "side made +1 play", "redeal T7" or None; `score`, `points`: "NS:2 EW:0", three players "W:1 S:0 E:0";
* `exposed_at`: "trick.position" or None;
* `legal`: seat -> all of its acts, blanks between, in any order; `14..28` and `raise=24..28` stand for the numbers in
  between; seats not named are not looked at; `can`: seat -> some of its acts;
* every other key as `trickkit replay --json` prints it.

`refused` is empty, or "act" when the last act alone must be refused (all before it is well), or "text" when the text
must be refused for another reason, after the records of `expect`.

Keys that are a number are the lines of the list of cases; keys that begin with a clause are edges of our own.
Most edges are played on two deals. In the first everybody follows in every trick, and North and South have the jacks
and nines. In the second South holds one spade, so trick 8 can be led to a seat that is void.
"""

from __future__ import annotations

from dataclasses import dataclass
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
    refused: str = ""


def total(values: dict[str, int]) -> str:
    """Write points or scores in the short form, in the order of play."""
    order = ("NS", "EW") if "NS" in values else [seat for seat in "NWSE" if seat in values]
    return " ".join(f"{name}:{values[name]}" for name in order)


def short(found: dict[str, Any]) -> dict[str, Any]:
    """Bring an object of `replay --json` into the short forms used here."""
    result = found["result"]
    if result and result["by"] == "redeal":
        told = f"redeal {result['clause']}"
    elif result:
        made = "made" if result["made"] else "failed"
        told = f"{result['team']} {made} {result['game_points']:+d} {result['by']}"
    else:
        told = None
    tricks = [
        " ".join(str(trick[key]) for key in ("winner", "card", "reason", "clause", "points"))
        for trick in found["tricks"]
    ]
    at = found["exposed_at"]
    return {
        **found,
        "tricks": tricks,
        "last": tricks[-1] if tricks else None,
        "result": told,
        "score": total(found["score"]),
        "points": total(found["points"]),
        "exposed_at": at and f"{at['trick']}.{at['position']}",
    }


def acts_of(line: str) -> list[str]:
    """Write out a line of acts, `14..28` and `raise=24..28` as single ones, sorted."""
    acts = []
    for word in line.split():
        name, equals, numbers = word.rpartition("=")
        first, dots, last = numbers.partition("..")
        acts += [f"{name}{equals}{n}" for n in range(int(first), int(last) + 1)] if dots else [word]
    return sorted(acts)


def differ(key: str, wanted: Any, got: dict[str, Any]) -> bool:
    """Tell whether one entry of an expectation differs from the object found."""
    if key == "legal":
        return any(sorted(got["legal"].get(seat, [])) != acts_of(acts) for seat, acts in wanted.items())
    if key == "can":
        return any(not set(acts_of(acts)) <= set(got["legal"][seat]) for seat, acts in wanted.items())
    return bool(got[key] != wanted)


def differences(case: Case, found: Sequence[dict[str, Any]], *, refused: bool) -> list[str]:
    """Say where the objects found, and whether the text was refused, differ from the case."""
    wrong = []
    if refused != bool(case.refused):
        wrong.append(f"{case.key}: refused is {refused}")
    if len(found) != len(case.expect):
        wrong.append(f"{case.key}: {len(found)} records, expected {len(case.expect)}")
    for number, (wanted, got) in enumerate(zip(case.expect, map(short, found), strict=False), start=1):
        for key, value in wanted.items():
            if differ(key, value, got):
                told = got["legal" if key == "can" else key]
                wrong.append(f"{case.key}.{number}: {key} is {told!r}, expected {value!r}")
    return wrong


# Cases 39 to 85 of the list of cases.
GIVEN: tuple[Case, ...] = (
    Case(
        key="39",
        clauses=("T2", "T3"),
        note="all cards played: 28 points in all, 7 a suit",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"points": "NS:28 EW:0", "phase": "over", "result": "NS made +1 play"},),
    ),
    Case(
        key="40a",
        clauses=("T5",),
        note="eldest: 14 to 28, no pass",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
""",
        expect=(
            {
                "legal": {"N": "14..28", "W": "", "S": "", "E": ""},
                "to_act": "N",
                "phase": "auction",
                "bidder": None,
                "bid": None,
            },
        ),
    ),
    Case(
        key="40b",
        clauses=("T5",),
        note="eldest may not pass",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:pass
""",
        refused="act",
    ),
    Case(
        key="40c",
        clauses=("T5",),
        note="13 is too low",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:13
""",
        refused="act",
    ),
    Case(
        key="40d",
        clauses=("T5",),
        note="29 is too high",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:29
""",
        refused="act",
    ),
    Case(
        key="40e",
        clauses=("T5",),
        note="28 at once",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:28
""",
        expect=({"bidder": "N", "bid": 28, "legal": {"W": "pass"}, "to_act": "W"},),
    ),
    Case(
        key="41a",
        clauses=("T7", "T23"),
        note="eldest holds no points: redeal",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]
[Score "NS:3 EW:-2"]

N:redeal
""",
        expect=(
            {
                "result": "redeal T7",
                "score": "NS:3 EW:-2",
                "phase": "over",
                "bidder": None,
                "bid": None,
                "down": None,
                "trump": None,
                "dealer": "E",
                "to_act": None,
                "legal": {"N": "", "W": "", "S": "", "E": ""},
            },
        ),
    ),
    Case(
        key="41b",
        clauses=("T7",),
        note="the choice is there beside the bids",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]
""",
        expect=({"legal": {"N": "14..28 redeal"}},),
    ),
    Case(
        key="41c",
        clauses=("T7",),
        note="a ten among the four",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS TH 8D 7C QS 7D 9S 9C E:9D QC KH JD KC AS 7H 9H S:JH AC QH TC AH JC 8C AD W:TS JS 8S 7S QD TD 8H KD"]

N:redeal
""",
        refused="act",
    ),
    Case(
        key="41d",
        clauses=("T7",),
        note="the second seat is blank, eldest is not",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS QH 8D 7C 8H JH TS AD E:AH JC TH KD KS 9C 8C QS S:7S QD 9D 9H AS 7H JD AC W:KH QC 8S 7D TD TC 9S KC"]

W:redeal
""",
        refused="act",
    ),
    Case(
        key="41e",
        clauses=("T7",),
        note="after the opening bid it is too late",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]

N:14 W:pass S:pass E:pass N:redeal
""",
        refused="act",
    ),
    Case(
        key="42",
        clauses=("T6",),
        note="over the partner's bid: 20 or pass",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass
""",
        expect=({"legal": {"S": "pass 20..28"}, "to_act": "S"},),
    ),
    Case(
        key="43",
        clauses=("T5", "T6"),
        note="the standing bid is an opponent's",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15
""",
        expect=({"legal": {"S": "pass 16..28"}},),
    ),
    Case(
        key="44",
        clauses=("T6",),
        note="the partner's 20 must be beaten",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:20 W:pass
""",
        expect=({"legal": {"S": "pass 21..28"}},),
    ),
    Case(
        key="45",
        clauses=("T6",),
        note="partner of the 15",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass
""",
        expect=({"legal": {"E": "pass 20..28"}, "bidder": "W", "bid": 15},),
    ),
    Case(
        key="46",
        clauses=("T5",),
        note="who passed may bid again",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:15 N:16
""",
        expect=({"legal": {"W": "pass 17..28"}, "bidder": "N", "bid": 16},),
    ),
    Case(
        key="46b",
        clauses=("T5",),
        note="and does",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:15 N:16 W:17
""",
        expect=({"bidder": "W", "bid": 17, "to_act": "S"},),
    ),
    Case(
        key="47a",
        clauses=("T5",),
        note="14 and three passes",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass
""",
        expect=({"bidder": "N", "bid": 14, "phase": "trump", "to_act": "N"},),
    ),
    Case(
        key="47b",
        clauses=("T5",),
        note="15 and three passes",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass
""",
        expect=({"bidder": "W", "bid": 15, "phase": "trump", "to_act": "W"},),
    ),
    Case(
        key="48a",
        clauses=("T8",),
        note="the down card comes from the first four",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass
""",
        expect=({"legal": {"N": "trump=JC trump=9C trump=JD trump=9D"}},),
    ),
    Case(
        key="48b",
        clauses=("T8",),
        note="a card not held",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=7C
""",
        refused="act",
    ),
    Case(
        key="48c",
        clauses=("T9",),
        note="seven in hand and the down card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
""",
        expect=({"legal": {"N": "JD 9D 7H 8H 7S 8S"}, "down": None},),
    ),
    Case(
        key="49a",
        clauses=("T11",),
        note="bid 16: raise from 24",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9C
""",
        expect=({"phase": "raise", "to_act": "N", "legal": {"N": "pass raise=24..28", "W": "", "S": "", "E": ""}},),
    ),
    Case(
        key="49b",
        clauses=("T11",),
        note="23 is refused",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9C N:raise=23
""",
        refused="act",
    ),
    Case(
        key="49c",
        clauses=("T11",),
        note="bid 24: 25 needed",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:24 W:pass S:pass E:pass N:trump=9C
""",
        expect=({"legal": {"N": "pass raise=25..28"}},),
    ),
    Case(
        key="49d",
        clauses=("T11",),
        note="bid 28: none",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:28 W:pass S:pass E:pass N:trump=9C
""",
        expect=({"phase": "play", "to_act": "N", "bid": 28},),
    ),
    Case(
        key="49e",
        clauses=("T11",),
        note="an opponent may not raise",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass W:raise=24
""",
        refused="act",
    ),
    Case(
        key="49f",
        clauses=("T11",),
        note="no second raise",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9C N:raise=24 S:raise=25
""",
        refused="act",
    ),
    Case(
        key="49g",
        clauses=("T11",),
        note="the partner's raise keeps the bidder",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:raise=25
""",
        expect=({"bidder": "N", "bid": 25, "phase": "play", "to_act": "N"},),
    ),
    Case(
        key="50",
        clauses=("T10", "T23"),
        note="three jacks in hand and one down",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 7H JH JS 9H KH E:TC AD KS KD 8H 9D KC 7C S:8C 8S AH AC TS TH AS 7D W:QS QD TD QC QH 9S 7S 8D"]
[Score "NS:-2 EW:4"]

N:14 W:pass S:pass E:pass N:trump=JC
""",
        expect=(
            {
                "result": "redeal T10",
                "score": "NS:-2 EW:4",
                "down": "JC",
                "trump": None,
                "dealer": "E",
                "bidder": "N",
                "bid": 14,
                "phase": "over",
                "points": "NS:0 EW:0",
            },
        ),
    ),
    Case(
        key="51",
        clauses=("T12",),
        note="bidder is seat 2, seat 0 leads",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:16 E:pass N:pass W:pass S:trump=JH S:pass N:pass
""",
        expect=({"to_act": "N", "phase": "play", "bidder": "S"},),
    ),
    Case(
        key="52",
        clauses=("T16", "T18"),
        note="the ace lay before exposure",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C 8H KH 7H 9H QH TH AD E:AH JH QS KD 9D TD AS JD S:QC KC 9C 7D 9S 8D KS QD W:AC 8C TC JC 7S JS 8S TS"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:8H W:AC S:ask S:QC E:AH
""",
        expect=({"tricks": ["S QC highest-trump T18 2"], "trump": "C", "exposed_at": "1.3", "to_act": "S"},),
    ),
    Case(
        key="53",
        clauses=("T14",),
        note="hidden: discards never win",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C 8H TH 7H 9S QS KS QD E:AH 9H QH JH KH 7S JC 9C S:JD 8D 7D TD KD AD TS 8S W:AC AS KC 9D TC JS 8C QC"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:8H W:AC S:JD E:AH
""",
        expect=({"tricks": ["E AH highest-of-led-suit T14 5"], "trump": None, "exposed_at": None, "to_act": "E"},),
    ),
    Case(
        key="54a",
        clauses=("T2", "T14"),
        note="jack over nine",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C 9S KC JC AH QH 7H 9C E:TS KS AD JD 8D 8S 7D JH S:AS 8H TC QC 8C TD 7S TH W:JS KD KH AC 9D QD 9H QS"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:9S W:JS S:AS E:TS
""",
        expect=({"tricks": ["W JS highest-of-led-suit T14 7"]},),
    ),
    Case(
        key="54b",
        clauses=("T2", "T14"),
        note="ace over ten",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C TH JH AC 8S JS TD 7S E:QH QD QC JC KD TS 8D 9D S:KH 7D TC 8C 9H AD AS QS W:AH 8H 9C KS KC JD 7H 9S"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:TH W:AH S:KH E:QH
""",
        expect=({"tricks": ["W AH highest-of-led-suit T14 2"]},),
    ),
    Case(
        key="55",
        clauses=("T19",),
        note="the higher trump",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TS 8H 9D AD TH AC QC KS E:KH 8S 9H JH JS JC TC 9C S:7H 7S AH QH 8C AS 9S 7C W:QS JD TD 8D 7D KD QD KC"]

N:14 W:pass S:pass E:pass N:trump=TS N:pass S:pass
N:8H W:ask W:QS S:7H E:KH
W:JD S:7S E:8S N:9D
""",
        expect=({"tricks": ["W QS highest-trump T19 0", "E 8S highest-trump T19 5"], "exposed_at": "1.2"},),
    ),
    Case(
        key="56",
        clauses=("T18",),
        note="a jack of the trump suit before exposure",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JD 9D AD TD KD QD 8D 7D E:TC QC AH 9S AC QS 8S QH S:7C JS 8C 8H KH TS 7H KC W:JC TH 7S KS AS 9C JH 9H"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=TC E:pass W:pass
N:JD W:JC S:ask S:7C E:QC
""",
        expect=({"tricks": ["E QC highest-trump T18 6"], "exposed_at": "1.3"},),
    ),
    Case(
        key="57a",
        clauses=("T18",),
        note="trump suit led before exposure, literal",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 8S 9C TD AH KS 7D QS E:TC QC KC AC TS 9H 7S 9S S:7C 8C QD JD JH KD AS TH W:8D AD KH 7H 9D 8H QH JS"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=TC E:pass W:pass
N:JC W:ask W:8D S:7C E:QC
""",
        expect=({"tricks": ["E QC highest-trump T18 3"], "trump": "C"},),
    ),
    Case(
        key="57b",
        clauses=("T18",),
        note="the same by rank",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 8S 9C TD AH KS 7D QS E:TC QC KC AC TS 9H 7S 9S S:7C 8C QD JD JH KD AS TH W:8D AD KH 7H 9D 8H QH JS"]
[Rules "late_trump=rank"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=TC E:pass W:pass
N:JC W:ask W:8D S:7C E:QC
""",
        expect=({"tricks": ["N JC highest-of-led-suit T18 3"], "trump": "C"},),
    ),
    Case(
        key="58",
        clauses=("T14",),
        note="the hidden suit led: rank",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C AD QS TS 7D 9S JH KD E:9C 8C AS 8H KS 8S 9H AH S:KC TC JC QD 9D JD TH TD W:QC AC JS QH 7H 8D 7S KH"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=9C E:pass W:pass
N:7C W:QC S:KC E:8C
""",
        expect=({"tricks": ["S KC highest-of-led-suit T14 0"], "trump": None},),
    ),
    Case(
        key="59a",
        clauses=("T16",),
        note="the only trump must be laid",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H QH AC JC KH TH KC E:8C 9H 9C JH QC TS TD 9S S:AH 7H JS AD 7D JD KD 8S W:7C AS 7S 8D QD KS QS 9D"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask
""",
        expect=({"legal": {"W": "7C"}, "to_act": "W", "exposed_at": "1.2"},),
    ),
    Case(
        key="59b",
        clauses=("T16",),
        note="either trump",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H KH QC 9C QD JS KD E:8C KC JH TH 9H 9D JD 8S S:AC 7H AH QH TD AS 9S KS W:JC 7C AD 7S 7D TS QS 8D"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask
""",
        expect=({"legal": {"W": "JC 7C"}},),
    ),
    Case(
        key="59c",
        clauses=("T16",),
        note="no trump: any card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 7D JD 9C 9S 7S QH E:AC 9H 9D KC TD AH 7H JS S:8C TH TS 7C KH JC QC JH W:AS KS QS 8S AD KD QD 8D"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask
""",
        expect=({"legal": {"W": "AS KS QS 8S AD KD QD 8D"}},),
    ),
    Case(
        key="60a",
        clauses=("T15",),
        note="not asking: any card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H JD JS 9S JH 7D KH E:AH QC 8D 9C TS QH TD KC S:9D TH 9H JC AC 7S 7H 8C W:7C AS KS QS 8S AD KD QD"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H
""",
        expect=({"legal": {"W": "7C AS KS QS 8S AD KD QD ask"}},),
    ),
    Case(
        key="60b",
        clauses=("T19",),
        note="after exposure a void player may discard",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H TH 7H AH JH QH 9H E:KH KC AC JC 8C 9C 9S 8D S:AS KS QS 8S AD KD QD 7C W:QC TS 7D 7S JS 9D TD JD"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask W:QC
""",
        expect=({"legal": {"S": "AS KS QS 8S AD KD QD 7C"}, "exposed_at": "1.2"},),
    ),
    Case(
        key="61a",
        clauses=("T15",),
        note="asking with the suit led in hand",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:7H W:ask
""",
        refused="act",
    ),
    Case(
        key="61b",
        clauses=("T15",),
        note="asking on lead",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AH AC QC AD QD QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AH W:pass E:pass
N:ask
""",
        refused="act",
    ),
    Case(
        key="61c",
        clauses=("T15",),
        note="asking after exposure",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C 8H KH 7H 9H QH TH AD E:AH JH QS KD 9D TD AS JD S:QC KC 9C 7D 9S 8D KS QD W:AC 8C TC JC 7S JS 8S TS"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:8H W:AC S:ask S:ask
""",
        refused="act",
    ),
    Case(
        key="62a",
        clauses=("T17",),
        note="(a) a club led with hearts in hand",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C QC KC JH 9H AH TH JS E:8C TC KD TD 8D QH KH QS S:9C JC TS 9D 9S 7D 7S 8S W:AC KS JD QD 8H AD AS 7H"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:QC
""",
        refused="act",
    ),
    Case(
        key="62b",
        clauses=("T17",),
        note="(a) queen and king of clubs only",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C QC KC JH 9H AH TH JS E:8C TC KD TD 8D QH KH QS S:9C JC TS 9D 9S 7D 7S 8S W:AC KS JD QD 8H AD AS 7H"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:JH W:7H S:7D E:QH
N:9H W:8H S:7S E:KH
N:AH W:QD S:8S E:8C
N:TH W:KS S:TS E:8D
N:JS W:AS S:9S E:QS
""",
        expect=({"to_act": "N", "legal": {"N": "QC KC"}, "trump": None},),
    ),
    Case(
        key="62c",
        clauses=("T17",),
        note="(a) led, and trump stays hidden",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C QC KC JH 9H AH TH JS E:8C TC KD TD 8D QH KH QS S:9C JC TS 9D 9S 7D 7S 8S W:AC KS JD QD 8H AD AS 7H"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:JH W:7H S:7D E:QH
N:9H W:8H S:7S E:KH
N:AH W:QD S:8S E:8C
N:TH W:KS S:TS E:8D
N:JS W:AS S:9S E:QS
N:QC
""",
        expect=({"current": ["QC"], "trump": None, "exposed_at": None},),
    ),
    Case(
        key="63",
        clauses=("T17", "T19"),
        note="(b) the bidder leads to trick 8",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C
""",
        expect=(
            {
                "trump": "C",
                "exposed_at": "8.1",
                "current": ["9C"],
                "to_act": "W",
                "legal": {"W": "AC"},
                "points": "NS:24 EW:0",
            },
        ),
    ),
    Case(
        key="64",
        clauses=("T17",),
        note="(c) a club in hand must follow",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8C 9C AC JD KD 9D AH JS E:7S AD 9S KS TS TH 7D 8D S:JC QC TC AS QD 9H QS TD W:7C KC JH QH 8H 8S 7H KH"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8C
""",
        expect=({"to_act": "W", "legal": {"W": "KC"}},),
    ),
    Case(
        key="65",
        clauses=("T17",),
        note="(c) the only club is down",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8C TC TH 8D KH TS JC 7H E:KC 9C AC TD 8H 9D QC QH S:7S 9H 7D 9S JS JH JD AH W:7C AS KS QS 8S AD KD QD"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8C
""",
        expect=({"legal": {"W": "AS KS QS 8S AD KD QD"}},),
    ),
    Case(
        key="66",
        clauses=("T17",),
        note="(d) discard, or expose and play; no trump from hand",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7S 7D TS TD JC KS QC E:QD 9H JH AH 7H 8H JS 8C S:9D AD KD QS 9C JD AC TC W:7C KC 9S AS 8S KH QH TH"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D
""",
        expect=({"legal": {"W": "9S AS 8S KH QH TH 7C"}},),
    ),
    Case(
        key="67",
        clauses=("T17",),
        note="(d) only trumps: exposing is the only choice",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7H AH 8H 9S 9D JD 9H E:KS 7S TS QS 8S QH TH QD S:AS KH 7D JS KD AD JH TD W:7C KC QC AC TC 9C JC 8C"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D
""",
        expect=({"legal": {"W": "7C"}},),
    ),
    Case(
        key="68",
        clauses=("T17", "T19"),
        note="(d) the down card wins against diamonds",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7S 7D TS TD JC KS QC E:QD 9H JH AH 7H 8H JS 8C S:9D AD KD QS 9C JD AC TC W:7C KC 9S AS 8S KH QH TH"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D W:7C S:9D E:QD
""",
        expect=({"tricks": ["W 7C highest-trump T19 2"], "trump": "C", "exposed_at": "1.2", "to_act": "W"},),
    ),
    Case(
        key="69",
        clauses=("T16",),
        note="the partner asks before the bidder plays",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D AD JD 9S QH 9H 9C JH E:7C KC AS KS QS 8S AH KH S:7D KD QD 9D TD AC TS JC W:QC JS 8C TH 8H TC 7S 7H"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=7C E:pass W:pass
N:8D W:ask W:QC S:7D
""",
        expect=({"to_act": "E", "legal": {"E": "7C KC AS KS QS 8S AH KH"}, "trump": "C"},),
    ),
    Case(
        key="70",
        clauses=("T16",),
        note="asked after the bidder played: the hand grows by one",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C 8H 9H TH JH KH QH JS E:AH 7H 8C JD 9S KS AS 9D S:QC KC TC 8S TD 8D 7S KD W:AC 9C JC QS AD QD 7D TS"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:8H W:AC S:ask S:QC E:AH
S:KC E:8C
""",
        expect=({"to_act": "N", "legal": {"N": "7C"}},),
    ),
    Case(
        key="71",
        clauses=("T13", "T17"),
        note="another seat may lead the hidden suit",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
""",
        expect=({"to_act": "N", "legal": {"N": "JC 9C JD 9D 7H 8H 7S 8S"}},),
    ),
    Case(
        key="72a",
        clauses=("T17",),
        note="(e) a plain suit led: exposed, it wins",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:QD TS QS AD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=QD W:pass E:pass
N:JD W:AD S:7D E:KD
N:9D W:QC S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:AC
S:9C E:TC N:8S W:QS
S:7S E:KS N:JS W:TS
N:9S W:QD S:8C E:AS
""",
        expect=(
            {
                "trump": "D",
                "exposed_at": "8.2",
                "points": "NS:25 EW:3",
                "result": "EW failed -2 play",
                "score": "NS:0 EW:-2",
                "down": "QD",
            },
        ),
    ),
    Case(
        key="72b",
        clauses=("T17", "T19"),
        note="(e) overtrumped",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:QD TS QS AD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=QD W:pass E:pass
N:JD W:AD S:7D E:KD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:AC
S:9C E:TC N:9D W:QC
S:8C E:AS N:8S W:QS
S:7S E:KS N:JS W:TS
N:9S W:QD S:8D E:TD
""",
        expect=({"trump": "D", "exposed_at": "8.2", "last": "E TD highest-trump T19 3"},),
    ),
    Case(
        key="72c",
        clauses=("T17",),
        note="(e) the trump suit led: an ordinary card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=(
            {
                "trump": None,
                "exposed_at": None,
                "down": "AC",
                "last": "N 9C highest-of-led-suit T14 4",
                "points": "NS:28 EW:0",
                "result": "EW failed -2 play",
            },
        ),
    ),
    Case(
        key="73a",
        clauses=("T20", "T23"),
        note="five and three trumps",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8C 7C KC AC TC 8H AS KS E:KH JH TH TD JS JD 9S QD S:QC 9C JC AD 7S KD 8D 8S W:AH 7H QH 9H TS QS 9D 7D"]
[Score "NS:1 EW:2"]

N:14 W:pass S:pass E:pass N:trump=8C N:pass S:pass
N:8H W:7H S:ask
""",
        expect=(
            {
                "result": "redeal T20",
                "score": "NS:1 EW:2",
                "current": ["8H", "7H"],
                "trump": "C",
                "down": "8C",
                "exposed_at": "1.3",
                "points": "NS:0 EW:0",
            },
        ),
    ),
    Case(
        key="73b",
        clauses=("T20",),
        note="even after points were taken",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8C 7C KC AC JH 8D TC AH E:KH 7D 9D QD 9H AS QH JS S:QC 9C JC 8H AD KD TD JD W:7H KS 8S 9S TS TH 7S QS"]

N:14 W:pass S:pass E:pass N:trump=8C N:pass S:pass
N:JH W:7H S:8H E:KH
N:8D W:ask
""",
        expect=(
            {
                "result": "redeal T20",
                "score": "NS:0 EW:0",
                "points": "NS:3 EW:0",
                "exposed_at": "2.2",
                "current": ["8D"],
            },
        ),
    ),
    Case(
        key="73c",
        clauses=("T20",),
        note="five and two: play on",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8C 7C KC AC TC 8H AS KS E:KH JC 9H JH TH TD JD 8S S:QC 9C 8D AD QS 7S TS QD W:AH 7H QH 7D 9D 9S JS KD"]

N:14 W:pass S:pass E:pass N:trump=8C N:pass S:pass
N:8H W:7H S:ask
""",
        expect=({"result": None, "trump": "C", "legal": {"S": "QC 9C"}},),
    ),
    Case(
        key="74a",
        clauses=("T21", "T22"),
        note="bid 14, 14 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:QH KD JH 8D TD 9C 9H KH E:AD 8C AH 7H JC 7S TS 9D S:KS AS QS TH 8H JS 7C AC W:JD QD TC KC 9S 8S QC 7D"]

W:14 S:pass E:pass N:pass W:trump=QD W:pass E:pass
W:8S S:QS E:TS N:9C
E:JC N:8D W:QC S:7C
E:7H N:KH W:QD S:8H
W:7D S:TH E:AD N:KD
E:7S N:QH W:9S S:JS
S:KS E:9D N:TD W:JD
W:KC S:AC E:8C N:JH
S:AS E:AH N:9H W:TC
""",
        expect=({"result": "EW made +1 play", "points": "NS:14 EW:14", "score": "NS:0 EW:1"},),
    ),
    Case(
        key="74b",
        clauses=("T21", "T22"),
        note="bid 16, 17 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:AC JS QH KS 9D KC KD 9H E:JD 7H AD JC AS 9S AH 8C S:8S 7C JH 7D QC TH QS 8D W:QD 9C TS 7S TD 8H TC KH"]

N:14 W:pass S:pass E:16 N:pass W:pass S:pass E:trump=JC E:pass W:pass
N:KS W:TS S:QS E:AS
E:9S N:JS W:7S S:8S
N:AC W:TC S:7C E:8C
N:KC W:9C S:QC E:AD
W:TD S:8D E:JD N:9D
E:7H N:QH W:8H S:JH
S:7D E:AH N:KD W:QD
N:9H W:KH S:TH E:JC
""",
        expect=({"result": "EW made +1 play", "points": "NS:11 EW:17", "score": "NS:0 EW:1"},),
    ),
    Case(
        key="74c",
        clauses=("T21", "T22"),
        note="bid 19, 18 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "W"]
[Deal "N:AD 8D TD QD QH AS 7H JH E:KS 7D JC JD QS 7S TH QC S:KC AH TS TC KD 9D 8S 8C W:AC 9S 7C 9C KH 8H 9H JS"]

S:14 E:15 N:19 W:pass S:pass E:pass N:trump=QD N:pass S:pass
S:8S E:7S N:AS W:9S
W:AC S:TC E:JC N:QD
N:QH W:8H S:AH E:TH
S:KD E:JD N:AD W:7C
E:QC N:TD W:9C S:KC
N:7H W:9H S:9D E:QS
S:TS E:KS N:8D W:JS
N:JH W:KH S:8C E:7D
""",
        expect=({"result": "NS failed -2 play", "points": "NS:18 EW:10", "score": "NS:-2 EW:0"},),
    ),
    Case(
        key="74d",
        clauses=("T21", "T22"),
        note="bid 20, 20 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:KC TC 9C 8C JC QC JS 8H E:7S 8D AC 7C 7H KH TD AD S:QS AH 9H KD TH AS 9D 8S W:9S JH QH KS QD 7D TS JD"]

W:14 S:pass E:pass N:20 W:pass S:pass E:pass N:trump=KC N:pass S:pass
W:JH S:9H E:7H N:8H
W:QH S:TH E:KH N:KC
N:8C W:TS S:AS E:AC
E:AD N:QC W:7D S:KD
N:JC W:QD S:8S E:7C
N:TC W:JD S:QS E:TD
N:9C W:9S S:AH E:7S
N:JS W:KS S:9D E:8D
""",
        expect=({"result": "NS made +2 play", "points": "NS:20 EW:8", "score": "NS:2 EW:0"},),
    ),
    Case(
        key="74e",
        clauses=("T21", "T22"),
        note="bid 20, 19 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "W"]
[Deal "N:TH 7H KC JC AS AH QC AC E:9H 7C KH AD 8C TD 8D JH S:KS 7D QH QD TC 9C 9S JS W:KD 9D 8S JD QS TS 8H 7S"]

S:14 E:pass N:20 W:pass S:pass E:pass N:trump=JC N:pass S:pass
S:9S E:ask E:7C N:AS W:QS
E:AD N:AC W:9D S:QD
N:KC W:JD S:TC E:8C
S:7D E:8D N:AH W:KD
W:7S S:KS E:JH N:TH
S:9C E:KH N:JC W:8S
N:QC W:TS S:QH E:TD
N:7H W:8H S:JS E:9H
""",
        expect=({"result": "NS failed -3 play", "points": "NS:19 EW:9", "score": "NS:-3 EW:0"},),
    ),
    Case(
        key="74f",
        clauses=("T21", "T22"),
        note="bid 24, 24 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TH 7H JC AH KD 8C JD KS E:7S JS AS 9S QS TS 8S AD S:QD AC 9D TD KH JH 8D TC W:7C QC 9H KC 7D QH 8H 9C"]

N:14 W:pass S:pass E:24 N:pass W:pass S:pass E:trump=JS E:pass W:pass
N:JD W:7D S:8D E:AD
N:8C W:KC S:AC E:JS
E:QS N:KS W:7C S:KH
N:JC W:9C S:TC E:TS
E:7S N:AH W:QH S:JH
E:9S N:KD W:8H S:TD
E:AS N:7H W:QC S:9D
E:8S N:TH W:9H S:QD
""",
        expect=({"result": "EW made +2 play", "points": "NS:4 EW:24", "score": "NS:0 EW:2"},),
    ),
    Case(
        key="74g",
        clauses=("T21", "T22"),
        note="bid 24, 22 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KH JD QC 7C AS 9H AD QS E:QD 9C QH KS 8C 8D JS AH S:TC KD TH 9S TD 8S AC JH W:8H KC 7S 7D 7H 9D TS JC"]

N:14 W:24 S:pass E:pass N:pass W:trump=8H W:pass E:pass
N:AS W:TS S:9S E:JS
E:8C N:QC W:KC S:AC
S:TC E:9C N:7C W:JC
W:9D S:KD E:QD N:AD
W:7S S:8S E:KS N:QS
E:QH N:9H W:7H S:JH
S:TH E:AH N:KH W:7D
E:8D N:JD W:8H S:TD
""",
        expect=({"result": "EW failed -3 play", "points": "NS:6 EW:22", "score": "NS:0 EW:-3"},),
    ),
    Case(
        key="74h",
        clauses=("T21", "T22"),
        note="bid 25, 25 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "S"]
[Deal "N:KD 8H QC 7C 8D 9D KC JD E:7S QH AS JC KH 8C AC 9H S:QD 7D AD TD TC 9C 8S JH W:JS AH 9S QS KS 7H TS TH"]

E:25 N:pass W:pass S:pass E:trump=7S E:pass W:pass
E:KH N:8H W:7H S:JH
S:9C E:AC N:KC W:ask W:QS
W:AH S:AD E:QH N:9D
W:KS S:8S E:7S N:JD
W:9S S:TC E:AS N:QC
W:JS S:7D E:8C N:7C
W:TS S:TD E:JC N:8D
W:TH S:QD E:9H N:KD
""",
        expect=({"result": "EW made +3 play", "points": "NS:3 EW:25", "score": "NS:0 EW:3"},),
    ),
    Case(
        key="74i",
        clauses=("T21", "T22"),
        note="bid 25, 24 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TH 7H JC AH KD 8C JD KS E:7S JS AS 9S QS TS 8S AD S:QD AC 9D TD KH JH 8D TC W:7C QC 9H KC 7D QH 8H 9C"]

N:14 W:pass S:pass E:25 N:pass W:pass S:pass E:trump=JS E:pass W:pass
N:JD W:7D S:8D E:AD
N:8C W:KC S:AC E:JS
E:QS N:KS W:7C S:KH
N:JC W:9C S:TC E:TS
E:7S N:AH W:QH S:JH
E:9S N:KD W:8H S:TD
E:AS N:7H W:QC S:9D
E:8S N:TH W:9H S:QD
""",
        expect=({"result": "EW failed -4 play", "points": "NS:4 EW:24", "score": "NS:0 EW:-4"},),
    ),
    Case(
        key="74j",
        clauses=("T21", "T22"),
        note="bid 28, 28 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C 7D AH 9H JD TD 8H 9D E:QD AC 8S QS QC QH JC TS S:9S JH JS KC TC 7H KS KD W:TH 8C 7S AS 8D KH AD 7C"]

N:28 W:pass S:pass E:pass N:trump=7D
N:9H W:TH S:7H E:QH
N:AH W:KH S:JH E:TS
S:KD E:QD N:TD W:8D
N:8H W:7S S:9S E:ask E:JC
N:9D W:AD S:TC E:QC
N:9C W:8C S:KC E:AC
N:7D W:7C S:KS E:QS
N:JD W:AS S:JS E:8S
""",
        expect=({"result": "NS made +3 play", "points": "NS:28 EW:0", "score": "NS:3 EW:0"},),
    ),
    Case(
        key="74k",
        clauses=("T21", "T22"),
        note="bid 28, 27 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "S"]
[Deal "N:TD AD JC AH KC QH TH 9S E:9C QD 7D 9H QC AC 8C JD S:TC 8H 9D JH KD KH 8D 7H W:KS AS 8S JS TS 7S QS 7C"]

E:14 N:pass W:28 S:pass E:pass N:pass W:trump=KS
E:7D N:AD W:KS S:8D
W:JS S:9D E:AC N:9S
W:AS S:7H E:9H N:JC
W:QS S:8H E:9C N:TD
W:7C S:TC E:QC N:KC
S:KH E:QD N:TH W:7S
W:8S S:JH E:JD N:AH
W:TS S:KD E:8C N:QH
""",
        expect=({"result": "EW failed -4 play", "points": "NS:1 EW:27", "score": "NS:0 EW:-4"},),
    ),
    Case(
        key="75",
        clauses=("T22",),
        note="totals below zero; the defenders' total stays",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:4 EW:-2"]

N:14 W:20 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "EW failed -3 play", "score": "NS:4 EW:-5"},),
    ),
    Case(
        key="76a",
        clauses=("T23", "T4"),
        note="the deal passes to the right",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:1 EW:0"]
[Match "M"]
[Round "2"]
""",
        expect=({"score": "NS:1 EW:0"}, {"dealer": "N", "to_act": "W"}),
    ),
    Case(
        key="76b",
        clauses=("T23",),
        note="not to the left",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "S"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:1 EW:0"]
[Match "M"]
[Round "2"]
""",
        expect=({"score": "NS:1 EW:0"},),
        refused="text",
    ),
    Case(
        key="77a",
        clauses=("V1",),
        note="all eight tricks for the bidder's side",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "NS made +2 play", "score": "NS:2 EW:0"},),
    ),
    Case(
        key="77b",
        clauses=("V1",),
        note="all eight for the defenders",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:14 W:20 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "EW failed -6 play", "score": "NS:0 EW:-6"},),
    ),
    Case(
        key="77c",
        clauses=("V1",),
        note="conceded and accepted: single",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
E:concede S:accept
""",
        expect=({"result": "NS made +1 concede", "points": "NS:3 EW:0", "down": "9D", "phase": "over", "current": []},),
    ),
    Case(
        key="77d",
        clauses=("V1",),
        note="played on and a trick lost: twice failed",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
E:concede S:play-on
S:7D E:KD N:JD W:QD
N:7S W:QS S:JS E:KS
S:8D E:TD N:8H W:AD
""",
        expect=({"result": "NS failed -4 concede", "score": "NS:-4 EW:0"},),
    ),
    Case(
        key="78a",
        clauses=("V2",),
        note="the bidder wins eight",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KC QC AD TD KD AH KH AS E:7D 8H 7H JS 9S TS 8S 7S S:8C 7C QD 8D TH QH KS QS W:9H JC 9C AC TC JD 9D JH"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=9H W:pass E:pass
W:thani
W:JC S:7C N:QC
W:9C S:8C N:KC
W:AC S:8D N:KD
W:TC S:QD N:KH
W:JD S:QH N:TD
W:9D S:QS N:AD
W:JH S:TH N:AH
W:9H S:KS N:AS
""",
        expect=(
            {
                "result": "EW made +4 thani",
                "score": "NS:0 EW:4",
                "exposed_at": "8.1",
                "last": "W 9H highest-trump T19 3",
            },
        ),
    ),
    Case(
        key="78b",
        clauses=("V2",),
        note="the first lost trick",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass W:thani
W:QD S:7D N:JD
""",
        expect=(
            {
                "result": "EW failed -5 thani",
                "tricks": ["N JD highest-of-led-suit T14 3"],
                "points": "NS:3 EW:0",
                "score": "NS:0 EW:-5",
            },
        ),
    ),
    Case(
        key="78c",
        clauses=("V2",),
        note="the bidder leads, the partner has no acts",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass W:thani
""",
        expect=({"to_act": "W", "legal": {"W": "AD QD AH QH AC QC", "N": "", "S": "", "E": ""}},),
    ),
    Case(
        key="79a",
        clauses=("V3",),
        note="eight blank cards, the down card included",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC
""",
        expect=({"legal": {"W": "pass raise=24..28 show", "N": "", "S": "", "E": ""}},),
    ),
    Case(
        key="79b",
        clauses=("V3", "T23"),
        note="shown: redeal",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC W:show
""",
        expect=({"result": "redeal V3", "score": "NS:0 EW:0", "down": "KC"},),
    ),
    Case(
        key="79c",
        clauses=("V3",),
        note="after the first card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC W:pass E:pass
N:JC W:show
""",
        refused="act",
    ),
    Case(
        key="79d",
        clauses=("V3",),
        note="off by default",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC W:show
""",
        refused="act",
    ),
    Case(
        key="80a",
        clauses=("V4",),
        note="a jack of a suit never led",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 9S TC TS JH TH 7C QH E:KD JC 8S JD 9D 9H TD QD S:7D AD 9C QS KS 8H 7S AC W:JS 7H AS KC QC 8C AH KH"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8D
""",
        expect=({"legal": {"W": "7H AS KC QC 8C AH KH ask"}},),
    ),
    Case(
        key="80b",
        clauses=("V4",),
        note="spades led before",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 9S TC TS JH TH 7C QH E:KD JC 8S JD 9D 9H TD QD S:7D AD 9C QS KS 8H 7S AC W:JS 7H AS KC QC 8C AH KH"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:9S W:AS S:7S E:8S
N:8D
""",
        expect=({"can": {"W": "JS 7H ask"}, "tricks": ["N 9S highest-of-led-suit T14 3"]},),
    ),
    Case(
        key="80c",
        clauses=("V4",),
        note="nothing but such jacks",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C AC TC JD 9D AD TD E:7S 7D TH 8S KH QH 8H 7H S:7C AS 9S TS KS AH 9H QS W:KC QC 8C KD QD 8D JS JH"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=7S E:pass W:pass
N:JC W:8C S:7C E:7H
N:9C W:QC S:QS E:8H
N:AC W:KC S:KS E:QH
N:JD W:8D S:TS E:7D
N:9D W:QD S:AH E:KH
N:AD W:KD S:AS E:TH
N:TC
""",
        expect=({"legal": {"W": "JS JH ask"}},),
    ),
    Case(
        key="80d",
        clauses=("V4",),
        note="the jack of trumps as a trump",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D TS JC 7C 9C 9D AC QD E:7S KD KS 8H 8S TD JD 9S S:7D AD QS JH 9H TC TH 7H W:JS AS KC QC 8C AH KH QH"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=7S E:pass W:pass
N:8D W:ask
""",
        expect=({"legal": {"W": "JS AS"}},),
    ),
    Case(
        key="81a",
        clauses=("V5",),
        note="bid 25 made",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "sixes=on"]

N:25 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "NS made +1 play", "score": "NS:1 EW:0", "match_winner": None},),
    ),
    Case(
        key="81b",
        clauses=("V5",),
        note="+5 and +1",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:5 EW:-3"]
[Rules "sixes=on"]

N:25 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"score": "NS:6 EW:-3", "match_winner": "NS"},),
    ),
    Case(
        key="81c",
        clauses=("V5",),
        note="-6 is lost",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:-2 EW:-5"]
[Rules "sixes=on"]

N:14 W:20 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"score": "NS:-2 EW:-6", "match_winner": "NS", "result": "EW failed -1 play"},),
    ),
    Case(
        key="82a",
        clauses=("V6",),
        note="12 is the lowest bid",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]
""",
        expect=(
            {
                "to_act": "W",
                "legal": {"W": "12..28", "S": "", "E": "", "N": ""},
                "score": "W:0 S:0 E:0",
                "points": "W:0 S:0 E:0",
            },
        ),
    ),
    Case(
        key="82b",
        clauses=("V6",),
        note="11 is refused",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]

W:11
""",
        refused="act",
    ),
    Case(
        key="82c",
        clauses=("V6",),
        note="12, pass, pass ends",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]

W:12 S:pass E:pass
""",
        expect=({"phase": "trump", "to_act": "W", "bidder": "W", "bid": 12},),
    ),
    Case(
        key="82d",
        clauses=("V6",),
        note="the bidder alone is scored",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH JC 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:QH 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]

W:12 S:pass E:pass W:trump=QH W:pass
W:JD S:AD E:KD
W:9D S:TD E:QD
W:9C S:KS E:JC
E:9S W:QH S:JS
W:AC S:AH E:KH
S:JH E:AS W:QC
S:9H E:TS W:KC
S:TH E:QS W:TC
""",
        expect=(
            {
                "points": "W:12 S:11 E:5",
                "result": "W made +1 play",
                "score": "W:1 S:0 E:0",
                "trump": "H",
                "exposed_at": "4.2",
            },
        ),
    ),
    Case(
        key="82e",
        clauses=("V6", "T20"),
        note="all six trumps",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Score "W:3 S:0 E:-1"]
[Rules "three_players=on"]

W:12 S:pass E:pass W:trump=TC W:pass
W:JD S:AD E:KD
W:9D S:TD E:QD
W:JC S:JS E:AS
W:9C S:ask
""",
        expect=(
            {
                "result": "redeal T20",
                "score": "W:3 S:0 E:-1",
                "exposed_at": "4.2",
                "current": ["9C"],
                "points": "W:14 S:0 E:0",
            },
        ),
    ),
    Case(
        key="83",
        clauses=("T15", "T17"),
        note="(e) the next seat may not ask; rank decides",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:QC
S:9C E:TC N:8S W:AC
S:7S E:KS N:JS W:QS
N:9S W:TS
""",
        expect=({"to_act": "S", "legal": {"S": "8C"}, "trump": None, "exposed_at": None, "current": ["9S", "TS"]},),
    ),
    Case(
        key="83b",
        clauses=("T15", "T17"),
        note="and the leader wins",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:QC
S:9C E:TC N:8S W:AC
S:7S E:KS N:JS W:QS
N:9S W:TS S:8C E:AS
""",
        expect=(
            {
                "last": "N 9S highest-of-led-suit T14 4",
                "trump": None,
                "exposed_at": None,
                "down": "TS",
                "points": "NS:28 EW:0",
            },
        ),
    ),
    Case(
        key="83c",
        clauses=("T15",),
        note="asking is refused there",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:QC
S:9C E:TC N:8S W:AC
S:7S E:KS N:JS W:QS
N:9S W:TS S:ask
""",
        refused="act",
    ),
    Case(
        key="84",
        clauses=("T5", "T11"),
        note="28, three passes: no raise step",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:28 W:pass S:pass E:pass N:trump=9C
""",
        expect=({"phase": "play", "to_act": "N", "legal": {"N": "JD 9D 7H 8H 7S 8S", "S": ""}, "bid": 28},),
    ),
    Case(
        key="85a",
        clauses=("V1",),
        note="two tricks, then a defender concedes",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
W:concede
""",
        expect=(
            {
                "phase": "concession",
                "to_act": None,
                "legal": {"N": "accept play-on", "S": "accept play-on", "W": "", "E": ""},
                "result": None,
            },
        ),
    ),
    Case(
        key="85b",
        clauses=("V1",),
        note="no card while it is open",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
W:concede N:7H
""",
        refused="act",
    ),
    Case(
        key="85c",
        clauses=("V1",),
        note="a second concede in the deal",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
W:concede N:play-on
N:7H W:QH S:JH E:KH
E:concede
""",
        refused="act",
    ),
)

# Edges of our own, by clause.
EDGES: tuple[Case, ...] = (
    Case(
        key="T1.1",
        clauses=("T1",),
        note="counter-clockwise: N W S E",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D
""",
        expect=({"to_act": "E", "current": ["JD", "QD", "7D"]},),
    ),
    Case(
        key="T1.2",
        clauses=("T1",),
        note="partners' tricks count together",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
""",
        expect=({"points": "NS:14 EW:0", "to_act": "S"},),
    ),
    Case(
        key="T1.3",
        clauses=("T1",),
        note="East and West together",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:QD TS QS AD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=QD W:pass E:pass
N:JD W:AD S:7D E:KD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:AC
S:9C E:TC N:9D W:QC
S:8C E:AS N:8S W:QS
S:7S E:KS N:JS W:TS
N:9S W:QD S:8D E:TD
""",
        expect=({"points": "NS:25 EW:3"},),
    ),
    Case(
        key="T2.1",
        clauses=("T2",),
        note="king over queen, eight over seven",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 8C 9D 7C AD QS AH E:7H 8D 9C JD KD 9S 9H JH S:KH JS JC QD AC QC TH TS W:QH KC KS 7D 8S AS TD 7S"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:QH S:KH E:7H
""",
        expect=({"tricks": ["S KH highest-of-led-suit T14 0"]},),
    ),
    Case(
        key="T2.2",
        clauses=("T2",),
        note="ten over king",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC KH 8D KS QS AC JC QD E:8H 9S 8C JD AH JH TD AD S:QH 9H TS 7D KC JS 7S QC W:TH KD AS 7C 9C 8S 9D 7H"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:KH W:TH S:QH E:8H
""",
        expect=({"tricks": ["W TH highest-of-led-suit T14 1"]},),
    ),
    Case(
        key="T2.3",
        clauses=("T2",),
        note="nine over ace",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC AH TS 7D JD JS 7C 8C E:TH 9C TD 8S JC JH KS 9S S:KH 8D 7H QS KD KC 7S AD W:9H QH 8H AS 9D AC QC QD"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:AH W:9H S:KH E:TH
""",
        expect=({"tricks": ["W 9H highest-of-led-suit T14 4"]},),
    ),
    Case(
        key="T2.4",
        clauses=("T2",),
        note="eight beats seven",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 7H JH 9H 9C AS JC QS E:QH KH TH AH JD 7C 9S KC S:JS QC 8D AD TD KD 7S KS W:8H TS 8S QD 7D 9D 8C AC"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:7H W:8H S:JS E:QH
""",
        expect=({"tricks": ["E QH highest-of-led-suit T14 3"]},),
    ),
    Case(
        key="T2.5",
        clauses=("T2",),
        note="there is no six",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:6C 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
""",
        refused="text",
    ),
    Case(
        key="T3.1",
        clauses=("T3",),
        note="kings, queens, eights, sevens count nothing",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC KD 8C 7H KH JH 8H JD E:7D 9C AC 7S 9D AD QH QC S:8D TS TH AH 8S 9S QS KC W:QD 9H 7C AS KS JC JS TD"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:KD W:QD S:8D E:7D
""",
        expect=({"tricks": ["N KD highest-of-led-suit T14 0"], "points": "NS:0 EW:0"},),
    ),
    Case(
        key="T3.2",
        clauses=("T3",),
        note="jack, nine, ace, ten: seven",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC TD 9C KH QS JS 9S 8S E:JD QC TS 8D 7C QD JH 8H S:AD QH KC TH AH KD 7D 9H W:9D JC 7H AS 7S AC 8C KS"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:TD W:9D S:AD E:JD
""",
        expect=({"tricks": ["E JD highest-of-led-suit T14 7"], "points": "NS:0 EW:7"},),
    ),
    Case(
        key="T3.3",
        clauses=("T3",),
        note="only complete tricks are counted",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D
""",
        expect=({"points": "NS:3 EW:0"},),
    ),
    Case(
        key="T4.1",
        clauses=("T4",),
        note="dealer N: W is eldest",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
""",
        expect=({"to_act": "W", "dealer": "N", "can": {"W": "14 28"}},),
    ),
    Case(
        key="T4.2",
        clauses=("T4",),
        note="dealer W: S is eldest",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "W"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
""",
        expect=({"to_act": "S", "dealer": "W", "can": {"S": "14 28"}},),
    ),
    Case(
        key="T4.3",
        clauses=("T4",),
        note="dealer S: E is eldest",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "S"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
""",
        expect=({"to_act": "E", "dealer": "S", "can": {"E": "14 28"}},),
    ),
    Case(
        key="T4.4",
        clauses=("T4",),
        note="dealer E: N is eldest",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
""",
        expect=({"to_act": "N", "dealer": "E", "can": {"N": "14 28"}},),
    ),
    Case(
        key="T4.5",
        clauses=("T4",),
        note="the auction stands on four cards: only they can go down",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass
""",
        expect=({"legal": {"N": "trump=JC trump=9C trump=JD trump=9D", "S": ""}},),
    ),
    Case(
        key="T5.1",
        clauses=("T5",),
        note="two passes do not end it",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass
""",
        expect=({"phase": "auction", "to_act": "E", "legal": {"E": "pass 15..28"}},),
    ),
    Case(
        key="T5.2",
        clauses=("T5",),
        note="a bid must be higher",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:16
""",
        refused="act",
    ),
    Case(
        key="T5.3",
        clauses=("T5",),
        note="lower bid",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:15
""",
        refused="act",
    ),
    Case(
        key="T5.4",
        clauses=("T5",),
        note="call out of turn",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 S:20
""",
        refused="act",
    ),
    Case(
        key="T5.5",
        clauses=("T5",),
        note="28 is followed by passes alone",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:28 S:pass E:pass
""",
        expect=({"phase": "auction", "to_act": "N", "legal": {"N": "pass"}},),
    ),
    Case(
        key="T5.6",
        clauses=("T5",),
        note="no card before the auction is over",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass N:JC
""",
        refused="act",
    ),
    Case(
        key="T5.7",
        clauses=("T5",),
        note="passes are counted anew after a bid",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:15 N:pass W:pass
""",
        expect=({"phase": "auction", "to_act": "S", "bidder": "E"},),
    ),
    Case(
        key="T5.8",
        clauses=("T5",),
        note="a fourth pass",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:pass
""",
        refused="act",
    ),
    Case(
        key="T6.1",
        clauses=("T6",),
        note="19 over the partner's 14",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:19
""",
        refused="act",
    ),
    Case(
        key="T6.2",
        clauses=("T6",),
        note="20 over the partner's 14",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:20
""",
        expect=({"bidder": "S", "bid": 20, "legal": {"E": "pass 21..28"}},),
    ),
    Case(
        key="T6.3",
        clauses=("T6",),
        note="the partner's 28: pass only",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:28 W:pass
""",
        expect=({"legal": {"S": "pass"}},),
    ),
    Case(
        key="T6.4",
        clauses=("T6",),
        note="the partner's 27: 28",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:27 W:pass
""",
        expect=({"legal": {"S": "28 pass"}},),
    ),
    Case(
        key="T6.5",
        clauses=("T6",),
        note="eldest over the partner's bid",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:16 E:pass
""",
        expect=({"legal": {"N": "pass 20..28"}},),
    ),
    Case(
        key="T6.6",
        clauses=("T6",),
        note="an opponent's bid in between lifts the limit",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:15 N:pass W:pass S:16
""",
        expect=({"bidder": "S", "bid": 16},),
    ),
    Case(
        key="T7.1",
        clauses=("T7",),
        note="again after each redeal, same dealer and round",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]
[Match "M"]
[Round "1"]

N:redeal
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]
[Match "M"]
[Round "1"]

N:redeal
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]
[Match "M"]
[Round "1"]
""",
        expect=({"result": "redeal T7"}, {"result": "redeal T7"}, {"result": None, "can": {"N": "redeal 14"}}),
    ),
    Case(
        key="T7.2",
        clauses=("T7",),
        note="nothing after the redeal",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]

N:redeal N:14
""",
        refused="act",
    ),
    Case(
        key="T7.3",
        clauses=("T7",),
        note="the four cards alone matter",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C JS 9S JH 9H E:JD AS 7D JC KH 8C QS 8H S:9C TD AD KC 7H TS TH KD W:8S AC AH QD QC 7S 9D TC"]

N:redeal
""",
        expect=({"result": "redeal T7"},),
    ),
    Case(
        key="T7.4",
        clauses=("T7",),
        note="points in the first four, none in the second",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D TC 8H 7H 8S 7S E:QS TD 9C AC AH QD TH 9S S:JD 8C AS 9D JC KH AD 9H W:JH QC KD TS JS 7D KC 7C"]
""",
        expect=({"legal": {"N": "14..28"}},),
    ),
    Case(
        key="T7.5",
        clauses=("T7",),
        note="a later seat as dealer: eldest is E",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "S"]
[Deal "N:9D 8C TD AD 9H 7D JS TH E:KS QH 8D 7C 7S TS 8H KD S:KC JH QC 9S JC QS AS 7H W:JD TC 9C AC QD 8S AH KH"]

E:redeal
""",
        expect=({"result": "redeal T7", "dealer": "S"},),
    ),
    Case(
        key="T8.1",
        clauses=("T8",),
        note="not another seat",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass S:trump=JH
""",
        refused="act",
    ),
    Case(
        key="T8.2",
        clauses=("T8",),
        note="not twice",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:trump=JC
""",
        refused="act",
    ),
    Case(
        key="T8.3",
        clauses=("T8",),
        note="not from the second packet",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=7H
""",
        refused="act",
    ),
    Case(
        key="T8.4",
        clauses=("T8",),
        note="the down card is not in hand: void in its suit",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8H 9D 7S JC JS 8C TS QH E:QC 8D 7C 9C JD TH AH 9H S:KC TD 7D AC TC JH KH 9S W:7H AS KS QS 8S AD KD QD"]

N:14 W:15 S:pass E:pass N:pass W:trump=7H W:pass E:pass
N:8H
""",
        expect=({"to_act": "W", "legal": {"W": "AS KS QS 8S AD KD QD"}},),
    ),
    Case(
        key="T8.5",
        clauses=("T8",),
        note="nobody sees the suit in the replay",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
""",
        expect=({"trump": None, "down": None, "exposed_at": None},),
    ),
    Case(
        key="T9.1",
        clauses=("T9",),
        note="a non-bidder has eight",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
""",
        expect=({"legal": {"N": "JC 9C JD 9D 7H 8H 7S 8S"}},),
    ),
    Case(
        key="T9.2",
        clauses=("T9", "T17"),
        note="the bidder on lead has seven",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8S JC 9C JD 9D 7H 8H 7S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=8S N:pass S:pass
""",
        expect=({"legal": {"N": "JC 9C JD 9D 7H 8H"}},),
    ),
    Case(
        key="T9.3",
        clauses=("T9",),
        note="the second packet is in the hand",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H
""",
        expect=({"current": ["7H"], "to_act": "W"},),
    ),
    Case(
        key="T10.1",
        clauses=("T10",),
        note="a seat that is not the bidder",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9S QH AC AH KC 9D 7C QC E:8H AS 7S AD 8C QS TH 7D S:JC 9C JD 7H JH JS KS 8S W:TD TS QD KH KD 9H TC 8D"]

N:14 W:pass S:pass E:pass N:trump=9S
""",
        expect=({"result": "redeal T10", "bidder": "N"},),
    ),
    Case(
        key="T10.2",
        clauses=("T10",),
        note="even at 28",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9S QH AC AH KC 9D 7C QC E:8H AS 7S AD 8C QS TH 7D S:JC 9C JD 7H JH JS KS 8S W:TD TS QD KH KD 9H TC 8D"]

N:28 W:pass S:pass E:pass N:trump=9S
""",
        expect=({"result": "redeal T10", "bid": 28},),
    ),
    Case(
        key="T10.3",
        clauses=("T10",),
        note="not before the second packet",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9S QH AC AH KC 9D 7C QC E:8H AS 7S AD 8C QS TH 7D S:JC 9C JD 7H JH JS KS 8S W:TD TS QD KH KD 9H TC 8D"]

N:14 W:pass S:pass E:pass
""",
        expect=({"result": None, "phase": "trump"},),
    ),
    Case(
        key="T10.4",
        clauses=("T10",),
        note="three jacks: on with the raise step",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC JD JH 8C QC 7S KH 9H E:TD 7C KS 8H 9C 9D AH TS S:AD QS KD KC 7H TC TH QH W:JS AC AS 8S 9S QD 7D 8D"]

N:14 W:pass S:pass E:pass N:trump=JC
""",
        expect=({"result": None, "phase": "raise"},),
    ),
    Case(
        key="T10.5",
        clauses=("T10",),
        note="no act after it",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9S QH AC AH KC 9D 7C QC E:8H AS 7S AD 8C QS TH 7D S:JC 9C JD 7H JH JS KS 8S W:TD TS QD KH KD 9H TC 8D"]

N:14 W:pass S:pass E:pass N:trump=9S N:pass
""",
        refused="act",
    ),
    Case(
        key="T10.6",
        clauses=("T10", "T23"),
        note="a match goes on with dealer and round",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 7H JH JS 9H KH E:TC AD KS KD 8H 9D KC 7C S:8C 8S AH AC TS TH AS 7D W:QS QD TD QC QH 9S 7S 8D"]
[Match "M"]
[Round "1"]

N:14 W:pass S:pass E:pass N:trump=JC
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "1"]
""",
        expect=({"result": "redeal T10"}, {"dealer": "E", "result": None}),
    ),
    Case(
        key="T11.1",
        clauses=("T11",),
        note="bid 23: from 24",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:23 W:pass S:pass E:pass N:trump=9C
""",
        expect=({"legal": {"N": "pass raise=24..28"}},),
    ),
    Case(
        key="T11.2",
        clauses=("T11",),
        note="bid 27: only 28",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:27 W:pass S:pass E:pass N:trump=9C
""",
        expect=({"legal": {"N": "pass raise=28"}},),
    ),
    Case(
        key="T11.3",
        clauses=("T11",),
        note="then the partner",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass
""",
        expect=({"phase": "raise", "to_act": "S", "legal": {"S": "pass raise=24..28", "N": "", "W": ""}},),
    ),
    Case(
        key="T11.4",
        clauses=("T11",),
        note="not the partner first",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C S:raise=24
""",
        refused="act",
    ),
    Case(
        key="T11.5",
        clauses=("T11",),
        note="the bidder raises: the partner is not asked",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:raise=24
""",
        expect=({"phase": "play", "to_act": "N", "bid": 24, "bidder": "N"},),
    ),
    Case(
        key="T11.6",
        clauses=("T11",),
        note="no card before both have passed",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass N:JD
""",
        refused="act",
    ),
    Case(
        key="T11.7",
        clauses=("T11",),
        note="29 is too much",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:raise=29
""",
        refused="act",
    ),
    Case(
        key="T11.8",
        clauses=("T11",),
        note="no raise before trump is chosen",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:raise=24
""",
        refused="act",
    ),
    Case(
        key="T11.9",
        clauses=("T11", "T22"),
        note="the raised bid counts",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:raise=25
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "NS made +3 play", "bid": 25, "bidder": "N"},),
    ),
    Case(
        key="T12.1",
        clauses=("T12",),
        note="eldest leads, the bidder is the dealer",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=TC E:pass W:pass
""",
        expect=({"to_act": "N", "bidder": "E"},),
    ),
    Case(
        key="T12.2",
        clauses=("T12",),
        note="the winner leads",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
""",
        expect=({"to_act": "S"},),
    ),
    Case(
        key="T12.3",
        clauses=("T12",),
        note="nobody else",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
N:8H
""",
        refused="act",
    ),
    Case(
        key="T12.4",
        clauses=("T12",),
        note="the bidder may not lead the first trick for eldest",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
W:QC
""",
        refused="act",
    ),
    Case(
        key="T13.1",
        clauses=("T13",),
        note="follow suit",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:AH
""",
        refused="act",
    ),
    Case(
        key="T13.2",
        clauses=("T13",),
        note="any card of the suit led",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD
""",
        expect=({"legal": {"W": "AD QD", "S": "", "E": ""}},),
    ),
    Case(
        key="T13.3",
        clauses=("T13",),
        note="a non-bidder follows the hidden suit like any",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:9C W:QC
""",
        expect=({"legal": {"S": "7C 8C"}},),
    ),
    Case(
        key="T14.1",
        clauses=("T14",),
        note="a card of the hidden suit has no power",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 9H AC QC QD 7D JS E:KH 9D TD 8C AS 9S KD AD S:7H TH AH QH JH KS QS TS W:JC 7C 7S JD 8D KC 9C 8S"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:JC S:7H E:KH
""",
        expect=({"tricks": ["E KH highest-of-led-suit T14 3"]},),
    ),
    Case(
        key="T14.2",
        clauses=("T14",),
        note="nobody follows: the led seven wins",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC JH 9H AH TH KH QH 7H E:JS 9S AS TS KS QS 8S 7S S:JD 9D AD TD KD QD 8D 7D W:JC 8H 9C AC KC QC 8C 7C"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:JH W:8H S:JD E:JS
N:7H W:JC S:9D E:9S
""",
        expect=({"tricks": ["N JH highest-of-led-suit T14 9", "N 7H highest-of-led-suit T14 7"]},),
    ),
    Case(
        key="T15.1",
        clauses=("T15",),
        note="the bidder's partner may ask",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 7S 9D JS TD AH QC E:KH 9S 9C KC JD 7D 8D TS S:7C AS KS QS 8S AD KD QD W:9H JH TH QH AC 8C JC 7H"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:9H
""",
        expect=({"legal": {"S": "7C AS KS QS 8S AD KD QD ask"}},),
    ),
    Case(
        key="T15.2",
        clauses=("T15",),
        note="not out of turn",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 7S 9D JS TD AH QC E:KH 9S 9C KC JD 7D 8D TS S:7C AS KS QS 8S AD KD QD W:9H JH TH QH AC 8C JC 7H"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H S:ask
""",
        refused="act",
    ),
    Case(
        key="T15.3",
        clauses=("T15",),
        note="not after the own card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 7S 9D JS TD AH QC E:KH 9S 9C KC JD 7D 8D TS S:7C AS KS QS 8S AD KD QD W:9H JH TH QH AC 8C JC 7H"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:9H S:AD S:ask
""",
        refused="act",
    ),
    Case(
        key="T15.4",
        clauses=("T15",),
        note="the bidder does not ask but expose by playing",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7S 7D TS TD JC KS QC E:QD 9H JH AH 7H 8H JS 8C S:9D AD KD QS 9C JD AC TC W:7C KC 9S AS 8S KH QH TH"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D W:ask
""",
        refused="act",
    ),
    Case(
        key="T15.5",
        clauses=("T15",),
        note="a second question in the deal",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 7H AH KH 7D 8D 9S E:JH QH TH 9H AS QD JS AC S:8C QS 7S AD JC QC KS KD W:7C KC 9D 9C TS JD TD 8S"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask W:7C S:ask
""",
        refused="act",
    ),
    Case(
        key="T15.6",
        clauses=("T15",),
        note="not before the first card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass W:ask
""",
        refused="act",
    ),
    Case(
        key="T16.1",
        clauses=("T16", "T18"),
        note="a trump that does not beat is laid all the same",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H JH AH 9H QH TH 7H E:KH AC QC AS 9D 8D KS 8S S:7C AD 7D TS QS 7S QD JS W:JC 9C KC 8C 9S TD KD JD"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:JC S:ask S:7C E:KH
""",
        expect=({"tricks": ["S 7C highest-trump T18 3"]},),
    ),
    Case(
        key="T16.2",
        clauses=("T16",),
        note="not a plain card with a trump in hand",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 7S 9D JS TD AH QC E:KH 9S 9C KC JD 7D 8D TS S:7C AS KS QS 8S AD KD QD W:9H JH TH QH AC 8C JC 7H"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:9H S:ask S:AS
""",
        refused="act",
    ),
    Case(
        key="T16.3",
        clauses=("T16", "T19"),
        note="the asker's hand has no trump: discards",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H 7H QC JS 9S TS JH E:KH AC 9D TD 8C 7C JC TH S:AS KS QS 8S AD KD QD 7D W:9H QH AH 7S 9C 8D KC JD"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:9H S:ask S:AD E:KH
""",
        expect=({"tricks": ["W 9H highest-of-led-suit T19 3"], "trump": "C", "exposed_at": "1.3"},),
    ),
    Case(
        key="T16.4",
        clauses=("T16",),
        note="the down card in hand must follow",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C 8H 9H TH JH KH QH JS E:AH 7H 8C JD 9S KS AS 9D S:QC KC TC 8S TD 8D 7S KD W:AC 9C JC QS AD QD 7D TS"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:8H W:AC S:ask S:QC E:AH
S:KC E:8C N:8H
""",
        refused="act",
    ),
    Case(
        key="T16.5",
        clauses=("T16",),
        note="exposed inside the first trick: trick 1, position 2",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H QH AC JC KH TH KC E:8C 9H 9C JH QC TS TD 9S S:AH 7H JS AD 7D JD KD 8S W:7C AS 7S 8D QD KS QS 9D"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask W:7C
""",
        expect=({"exposed_at": "1.2", "trump": "C", "to_act": "S"},),
    ),
    Case(
        key="T17.1",
        clauses=("T17",),
        note="(a) with nothing else in hand a trump is led; it is no trump",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C AC TC KC QC 8C 7C E:JS 9S AS TS KS QS 8S 7S S:JH 9H AH TH KH QH 8H 7H W:JD 9D AD TD KD QD 8D 7D"]

N:14 W:pass S:pass E:pass N:trump=AC N:pass S:pass
N:7C W:JD S:JH E:JS
""",
        expect=({"tricks": ["N 7C highest-of-led-suit T14 9"], "trump": None, "to_act": "N"},),
    ),
    Case(
        key="T17.2",
        clauses=("T17",),
        note="(a) the down card cannot be led before the last trick",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:9C
""",
        refused="act",
    ),
    Case(
        key="T17.3",
        clauses=("T17", "T19"),
        note="(b) a trump that takes the last trick",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"last": "N 9C highest-trump T19 4", "exposed_at": "8.1", "trump": "C"},),
    ),
    Case(
        key="T17.4",
        clauses=("T17",),
        note="(c) the down card does not follow while a card of the suit is in hand",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:9C W:AC
""",
        refused="act",
    ),
    Case(
        key="T17.5",
        clauses=("T17",),
        note="(c) without one in hand: no exposure",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AH AC QC AD QD QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AH W:pass E:pass
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
""",
        refused="act",
    ),
    Case(
        key="T17.6",
        clauses=("T17",),
        note="(c) a discard",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AH AC QC AD QD QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AH W:pass E:pass
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:QC
""",
        expect=({"last": "S 9H highest-of-led-suit T14 3", "trump": None},),
    ),
    Case(
        key="T17.7",
        clauses=("T17",),
        note="(d) exposing wins the trick",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AH AC QC AD QD QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AH W:pass E:pass
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:QC
S:7C E:KC N:JC W:AC
N:9C W:AH S:8C E:TC
""",
        expect=({"last": "W AH highest-trump T19 4", "exposed_at": "4.2", "to_act": "W"},),
    ),
    Case(
        key="T17.8",
        clauses=("T17",),
        note="(d) no trump from the hand",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7S 7D TS TD JC KS QC E:QD 9H JH AH 7H 8H JS 8C S:9D AD KD QS 9C JD AC TC W:7C KC 9S AS 8S KH QH TH"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D W:KC
""",
        refused="act",
    ),
    Case(
        key="T17.9",
        clauses=("T17",),
        note="(d) a discard leaves trump hidden",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7S 7D TS TD JC KS QC E:QD 9H JH AH 7H 8H JS 8C S:9D AD KD QS 9C JD AC TC W:7C KC 9S AS 8S KH QH TH"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D W:AS
""",
        expect=({"trump": None, "current": ["8D", "AS"]},),
    ),
    Case(
        key="T17.10",
        clauses=("T17",),
        note="(d) not with the suit led in hand",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:JD W:AC
""",
        refused="act",
    ),
    Case(
        key="T17.11",
        clauses=("T17",),
        note="(e) the fourth seat: exposed by playing",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:QD TS QS AD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=QD W:pass E:pass
N:JD W:AD S:7D E:KD
N:9D W:QC S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:AC
S:9C E:TC N:8S W:QS
S:7S E:KS N:JS W:TS
N:9S
""",
        expect=({"legal": {"W": "QD"}, "to_act": "W"},),
    ),
    Case(
        key="T17.12",
        clauses=("T17",),
        note="(e) in the last trick asked before the bidder's turn",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:QD TS QS AD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=QD W:pass E:pass
N:JD W:AD S:7D E:KD
N:9D W:QC S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:AC
S:9C E:TC N:8S W:QS
S:7S E:KS N:JS W:TS
N:9S W:QD S:8C E:ask
""",
        refused="act",
    ),
    Case(
        key="T18.1",
        clauses=("T18",),
        note="the ace of trumps before exposure, no trump after",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H AH KC JC TD 8C 7C E:KH QH 9H TH JH 7H TS JD S:AS KS QS 8S AD KD QD 7D W:AC 9C 9S 9D 7S JS QC 8D"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:AC S:ask S:AS E:KH
""",
        expect=({"tricks": ["E KH highest-of-led-suit T18 2"], "trump": "C"},),
    ),
    Case(
        key="T18.2",
        clauses=("T18",),
        note="rank changes nothing when a plain suit was led",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:7C 8H KH 7H 9H QH TH AD E:AH JH QS KD 9D TD AS JD S:QC KC 9C 7D 9S 8D KS QD W:AC 8C TC JC 7S JS 8S TS"]
[Rules "late_trump=rank"]

N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass
N:8H W:AC S:ask S:QC E:AH
""",
        expect=({"tricks": ["S QC highest-trump T18 2"]},),
    ),
    Case(
        key="T18.3",
        clauses=("T18",),
        note="literal: the led trump is none, no trump after",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KC JC QC AC TC 7D TD QS E:9C AH JH KD AS JS QH 9S S:7C 8C KS 8H 7S TS 7H 8S W:8D QD TH 9D AD 9H JD KH"]

N:14 W:pass S:pass E:15 N:pass W:pass S:pass E:trump=9C E:pass W:pass
N:KC W:ask W:8D S:7C E:9C
""",
        expect=({"tricks": ["E 9C highest-trump T18 2"]},),
    ),
    Case(
        key="T18.4",
        clauses=("T18", "T17"),
        note="by the down card itself: an earlier trump is none",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7D JD TD 8C 9C 9S TS E:KD AD 9D QD AC TC KC 9H S:7C KS QS 8H JH KH QH AH W:JC QC 8S JS TH 7H 7S AS"]

N:14 W:15 S:16 E:pass N:pass W:pass S:trump=7C S:pass N:pass
N:8D W:JC S:7C E:KD
""",
        expect=({"tricks": ["S 7C highest-trump T18 3"], "exposed_at": "1.3"},),
    ),
    Case(
        key="T18.5",
        clauses=("T18", "T19"),
        note="exposed before: T19, not T18",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8H AH 9H TH JH QH JS E:KH 7H QC 8C 9C JD 8D 8S S:JC QS KD KC AC AS QD KS W:7C AD 7D TS 9D 9S 7S TD"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask W:7C S:JC E:KH
""",
        expect=({"tricks": ["S JC highest-trump T19 3"]},),
    ),
    Case(
        key="T19.1",
        clauses=("T19",),
        note="the bidder may lead trumps now",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 9C 8H JD TS 9D KC AD E:KH 8D QH TH AH QC 9S 8S S:7H 7D JH 9H AS QS AC JC W:7C QD TD 8C KD 7S JS KS"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask W:7C S:7H E:KH
W:QD S:7D E:8D N:JD
""",
        expect=({"can": {"N": "TC 9C"}, "to_act": "N"},),
    ),
    Case(
        key="T19.2",
        clauses=("T19",),
        note="follow suit still",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 9C 8H JD TS 9D KC AD E:KH 8D QH TH AH QC 9S 8S S:7H 7D JH 9H AS QS AC JC W:7C QD TD 8C KD 7S JS KS"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask W:7C S:7H E:KH
W:QD S:7H
""",
        refused="act",
    ),
    Case(
        key="T19.3",
        clauses=("T19",),
        note="the down card does not come back to the table twice",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AH AC QC AD QD QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AH W:pass E:pass
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:QC
S:7C E:KC N:JC W:AC
N:9C W:AH S:8C E:TC
W:AH
""",
        refused="act",
    ),
    Case(
        key="T19.4",
        clauses=("T19",),
        note="without a trump the led suit decides",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 9C 8H JD TS 9D KC AD E:KH 8D QH TH AH QC 9S 8S S:7H 7D JH 9H AS QS AC JC W:7C QD TD 8C KD 7S JS KS"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8H W:ask W:7C S:7H E:KH
W:QD S:7D E:8D N:JD
""",
        expect=({"last": "N JD highest-of-led-suit T19 3"},),
    ),
    Case(
        key="T20.1",
        clauses=("T20",),
        note="by playing: the down card lies in the trick",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7D KD QD 8H 7H 8S 7S E:JC 9C 8C TH KH QH JD TD S:9D AD JH 9H AS TS JS 9S W:7C KC QC AC TC AH KS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D W:7C
""",
        expect=(
            {
                "result": "redeal T20",
                "current": ["8D", "7C"],
                "trump": "C",
                "exposed_at": "1.2",
                "down": "7C",
                "tricks": [],
                "score": "NS:0 EW:0",
            },
        ),
    ),
    Case(
        key="T20.2",
        clauses=("T20",),
        note="the fourth card: the trick does not become complete",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:7C KC QC AC TC AH KS QS E:9D AD JH 9H AS TS JS 9S S:JC 9C 8C TH KH QH JD TD W:8D 7D KD QD 8H 7H 8S 7S"]

W:14 S:pass E:pass N:15 W:pass S:pass E:pass N:trump=7C N:pass S:pass
W:8D S:JD E:9D N:7C
""",
        expect=(
            {
                "result": "redeal T20",
                "current": ["8D", "JD", "9D", "7C"],
                "tricks": [],
                "points": "NS:0 EW:0",
                "exposed_at": "1.4",
                "dealer": "N",
            },
        ),
    ),
    Case(
        key="T20.3",
        clauses=("T20",),
        note="the bidder was dealt all eight",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7H AH 8H 9S 9D JD 9H E:KS 7S TS QS 8S QH TH QD S:AS KH 7D JS KD AD JH TD W:7C KC QC AC TC 9C JC 8C"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D W:7C
""",
        expect=({"result": "redeal T20", "current": ["8D", "7C"]},),
    ),
    Case(
        key="T20.4",
        clauses=("T20",),
        note="never turned up: it counts",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7D 8H 7H 8S 7S KD QD E:AH TH KH QH JS 9S AS TS S:JD 9D AD TD JH 9H KS QS W:JC 9C AC TC KC QC 8C 7C"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
""",
        expect=({"result": None, "phase": "play"},),
    ),
    Case(
        key="T20.5",
        clauses=("T20",),
        note="no act after it",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7D KD QD 8H 7H 8S 7S E:JC 9C 8C TH KH QH JD TD S:9D AD JH 9H AS TS JS 9S W:7C KC QC AC TC AH KS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D W:7C S:9D
""",
        refused="act",
    ),
    Case(
        key="T20.6",
        clauses=("T20",),
        note="the other side holding them is no T20",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8D 7D KD QD 8H 7H 8S E:QC 8C 7C JD TD 7S KS QS S:9D AD JH 9H AS TS JS 9S W:JC 9C AC KC AH TH KH QH"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8D W:ask
""",
        expect=({"result": None, "trump": "C", "legal": {"W": "JC 9C AC KC"}},),
    ),
    Case(
        key="T21.1",
        clauses=("T21", "T22"),
        note="exactly the bid",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:9S QC TC QS TH 8D AH QD E:AD 8C KH JC 8S QH 7D JS S:JH KC 9D KS TS KD 8H 9C W:JD AS AC 7S 7C 9H 7H TD"]

W:15 S:pass E:pass N:pass W:trump=JD W:pass E:pass
W:7S S:TS E:8S N:9S
N:AH W:7H S:8H E:QH
N:QD W:TD S:KD E:7D
W:AS S:KS E:JS N:QS
E:KH N:TH W:9H S:JH
S:KC E:JC N:TC W:7C
E:8C N:QC W:AC S:9C
S:9D E:AD N:8D W:JD
""",
        expect=({"result": "EW made +1 play", "points": "NS:13 EW:15", "score": "NS:0 EW:1"},),
    ),
    Case(
        key="T21.2",
        clauses=("T21", "T22"),
        note="one less",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:9S QC TC QS TH 8D AH QD E:AD 8C KH JC 8S QH 7D JS S:JH KC 9D KS TS KD 8H 9C W:JD AS AC 7S 7C 9H 7H TD"]

W:16 S:pass E:pass N:pass W:trump=JD W:pass E:pass
W:7S S:TS E:8S N:9S
N:AH W:7H S:8H E:QH
N:QD W:TD S:KD E:7D
W:AS S:KS E:JS N:QS
E:KH N:TH W:9H S:JH
S:KC E:JC N:TC W:7C
E:8C N:QC W:AC S:9C
S:9D E:AD N:8D W:JD
""",
        expect=({"result": "EW failed -2 play", "points": "NS:13 EW:15", "score": "NS:0 EW:-2"},),
    ),
    Case(
        key="T21.3",
        clauses=("T21",),
        note="all eight are played although the bid is reached",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
""",
        expect=({"result": None, "phase": "play", "points": "NS:17 EW:0", "to_act": "S"},),
    ),
    Case(
        key="T21.4",
        clauses=("T21",),
        note="and although it cannot be reached any more",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
""",
        expect=({"result": None, "points": "NS:24 EW:0"},),
    ),
    Case(
        key="T22.1",
        clauses=("T22",),
        note="bid 19, 19 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "W"]
[Deal "N:TH 7H KC JC AS AH QC AC E:9H 7C KH AD 8C TD 8D JH S:KS 7D QH QD TC 9C 9S JS W:KD 9D 8S JD QS TS 8H 7S"]

S:14 E:15 N:19 W:pass S:pass E:pass N:trump=JC N:pass S:pass
S:9S E:ask E:7C N:AS W:QS
E:AD N:AC W:9D S:QD
N:KC W:JD S:TC E:8C
S:7D E:8D N:AH W:KD
W:7S S:KS E:JH N:TH
S:9C E:KH N:JC W:8S
N:QC W:TS S:QH E:TD
N:7H W:8H S:JS E:9H
""",
        expect=({"result": "NS made +1 play", "points": "NS:19 EW:9", "score": "NS:1 EW:0"},),
    ),
    Case(
        key="T22.2",
        clauses=("T22",),
        note="bid 24, 23 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "S"]
[Deal "N:TD KH AS KS 8D 7H AD KC E:7S QC 8S AH 9C QH 9D QD S:QS 8C 9H 9S TH 7C JC KD W:AC TC 7D JH TS JD JS 8H"]

E:14 N:pass W:24 S:pass E:pass N:pass W:trump=AC W:pass E:pass
E:8S N:AS W:TS S:9S
S:QS E:7S N:KS W:JS
W:8H S:TH E:QH N:KH
S:9H E:AH N:7H W:JH
W:JD S:KD E:QD N:AD
W:7D S:JC E:9D N:8D
E:QC N:KC W:TC S:8C
W:AC S:7C E:9C N:TD
""",
        expect=({"result": "EW failed -3 play", "points": "NS:5 EW:23", "score": "NS:0 EW:-3"},),
    ),
    Case(
        key="T22.3",
        clauses=("T22",),
        note="bid 26, 26 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:9C 7C 7H TD JS 9H JD QS E:8S AD 8D 7D KH 9S AC QH S:QC AS 9D KD KC 8H AH 7S W:JH KS TH JC TS TC QD 8C"]

W:14 S:pass E:pass N:26 W:pass S:pass E:pass N:trump=9C N:pass S:pass
W:TS S:7S E:9S N:JS
N:TD W:QD S:KD E:7D
N:7H W:TH S:8H E:KH
W:KS S:AS E:8S N:QS
S:9D E:AD N:JD W:JH
N:9H W:JC S:AH E:QH
N:7C W:8C S:KC E:AC
E:8D N:9C W:TC S:QC
""",
        expect=({"result": "NS made +3 play", "points": "NS:26 EW:2", "score": "NS:3 EW:0"},),
    ),
    Case(
        key="T22.4",
        clauses=("T22",),
        note="bid 15, 13 points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "S"]
[Deal "N:TH TC QD KH KD 8S QS AS E:7H JH 7S 8D 9C JD TD KC S:AD JS 7C 8H KS 9D QC JC W:TS AH AC 7D 9H 8C 9S QH"]

E:14 N:15 W:pass S:pass E:pass N:trump=TH N:pass S:pass
E:7S N:AS W:TS S:JS
S:7C E:KC N:TC W:AC
W:8C S:JC E:9C N:TH
N:KH W:QH S:8H E:JH
E:8D N:KD W:7D S:9D
S:QC E:JD N:8S W:AH
W:9H S:KS E:7H N:QD
W:9S S:AD E:TD N:QS
""",
        expect=({"result": "NS failed -2 play", "points": "NS:13 EW:15", "score": "NS:-2 EW:0"},),
    ),
    Case(
        key="T22.5",
        clauses=("T22",),
        note="another table",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:KC TC 9C 8C JC QC JS 8H E:7S 8D AC 7C 7H KH TD AD S:QS AH 9H KD TH AS 9D 8S W:9S JH QH KS QD 7D TS JD"]
[Rules "scores=14:+1/-1,18:+5/-6"]

W:14 S:pass E:pass N:20 W:pass S:pass E:pass N:trump=KC N:pass S:pass
W:JH S:9H E:7H N:8H
W:QH S:TH E:KH N:KC
N:8C W:TS S:AS E:AC
E:AD N:QC W:7D S:KD
N:JC W:QD S:8S E:7C
N:TC W:JD S:QS E:TD
N:9C W:9S S:AH E:7S
N:JS W:KS S:9D E:8D
""",
        expect=({"result": "NS made +5 play", "points": "NS:20 EW:8", "score": "NS:5 EW:0"},),
    ),
    Case(
        key="T22.6",
        clauses=("T22",),
        note="another table, its lower row",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "S"]
[Deal "N:QD TH KC 8D 7S 9H QS 9C E:KD TC JH 8S AH JD 7C TS S:TD AD 8C JS AS 7H JC KH W:7D 9S QH 8H QC AC 9D KS"]
[Rules "scores=14:+1/-1,18:+5/-6"]

E:14 N:pass W:pass S:17 E:pass N:pass W:pass S:trump=AD S:pass N:pass
E:7C N:9C W:QC S:JC
S:8C E:TC N:KC W:AC
W:9D S:TD E:JD N:QD
E:TS N:QS W:KS S:AS
S:JS E:8S N:7S W:9S
S:KH E:JH N:TH W:8H
E:AH N:9H W:QH S:7H
N:8D W:7D S:AD E:KD
""",
        expect=({"result": "NS failed -1 play", "points": "NS:16 EW:12", "score": "NS:-1 EW:0"},),
    ),
    Case(
        key="T22.7",
        clauses=("T22",),
        note="another table, inside its upper row",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "W"]
[Deal "N:AD 8D TD QD QH AS 7H JH E:KS 7D JC JD QS 7S TH QC S:KC AH TS TC KD 9D 8S 8C W:AC 9S 7C 9C KH 8H 9H JS"]
[Rules "scores=14:+1/-1,18:+5/-6"]

S:14 E:15 N:19 W:pass S:pass E:pass N:trump=QD N:pass S:pass
S:8S E:7S N:AS W:9S
W:AC S:TC E:JC N:QD
N:QH W:8H S:AH E:TH
S:KD E:JD N:AD W:7C
E:QC N:TD W:9C S:KC
N:7H W:9H S:9D E:QS
S:TS E:KS N:8D W:JS
N:JH W:KH S:8C E:7D
""",
        expect=({"result": "NS failed -6 play", "points": "NS:18 EW:10", "score": "NS:-6 EW:0"},),
    ),
    Case(
        key="T23.1",
        clauses=("T23",),
        note="a redeal keeps dealer and round; they may not move",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]
[Match "M"]
[Round "1"]

N:redeal
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "2"]
""",
        expect=({"result": "redeal T7"},),
        refused="text",
    ),
    Case(
        key="T23.2",
        clauses=("T23",),
        note="a scored deal moves round and dealer",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:1 EW:0"]
[Match "M"]
[Round "1"]
""",
        expect=({"result": "NS made +1 play"},),
        refused="text",
    ),
    Case(
        key="T23.3",
        clauses=("T23",),
        note="the score goes on from the round before",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "2"]
""",
        expect=({"result": "NS made +1 play"},),
        refused="text",
    ),
    Case(
        key="T23.4",
        clauses=("T23",),
        note="no round after an unfinished one",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Match "M"]
[Round "2"]
""",
        expect=({"result": None},),
        refused="text",
    ),
    Case(
        key="T24.1",
        clauses=("T24",),
        note="the target is reached",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:1 EW:0"]
[Rules "target=2"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"match_winner": "NS", "score": "NS:2 EW:0"},),
    ),
    Case(
        key="T24.2",
        clauses=("T24",),
        note="not yet",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:0 EW:1"]
[Rules "target=2"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"match_winner": None, "score": "NS:1 EW:1"},),
    ),
    Case(
        key="T24.3",
        clauses=("T24",),
        note="no round after the winner",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "target=1"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:1 EW:0"]
[Rules "target=1"]
[Match "M"]
[Round "2"]
""",
        expect=({"match_winner": "NS"},),
        refused="text",
    ),
    Case(
        key="T24.4",
        clauses=("T24",),
        note="an agreed number of deals: the higher total",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "deals=2"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:1 EW:0"]
[Rules "deals=2"]
[Match "M"]
[Round "2"]

W:14 S:pass E:pass N:pass W:trump=AC W:pass E:pass
""",
        expect=({"match_winner": None}, {"match_winner": None, "to_act": "W", "phase": "play"}),
    ),
    Case(
        key="T24.5",
        clauses=("T24",),
        note="equal totals after the last deal",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:-1 EW:0"]
[Rules "deals=1"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"match_winner": "draw", "score": "NS:0 EW:0"},),
    ),
    Case(
        key="T24.6",
        clauses=("T24",),
        note="the last deal, higher total wins",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "deals=1"]
[Match "M"]
[Round "1"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"match_winner": "NS"},),
    ),
    Case(
        key="T24.7",
        clauses=("T24", "T23"),
        note="a redeal is not counted",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KS QH 8D 7C 7D KC 9D JC E:7H QS 8H 9C KH AH KD JH S:JD AC JS QC 9H QD AS AD W:7S TH 8C 8S TS 9S TC TD"]
[Rules "deals=1"]
[Match "M"]
[Round "1"]

N:redeal
""",
        expect=({"match_winner": None, "result": "redeal T7"},),
    ),
    Case(
        key="T24.8",
        clauses=("T24",),
        note="a target of 100",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "target=100"]
""",
        refused="text",
    ),
    Case(
        key="V1.1",
        clauses=("V1",),
        note="off by default",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
E:concede
""",
        refused="act",
    ),
    Case(
        key="V1.2",
        clauses=("V1",),
        note="either seat of the other side may concede",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
""",
        expect=(
            {
                "can": {"E": "concede", "W": "concede"},
                "legal": {"W": "concede", "E": "concede", "N": ""},
                "to_act": "S",
            },
        ),
    ),
    Case(
        key="V1.3",
        clauses=("V1",),
        note="the leaders may not",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
N:concede
""",
        refused="act",
    ),
    Case(
        key="V1.4",
        clauses=("V1",),
        note="not before the first trick",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
E:concede
""",
        refused="act",
    ),
    Case(
        key="V1.5",
        clauses=("V1",),
        note="not inside a trick",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
S:7D E:concede
""",
        refused="act",
    ),
    Case(
        key="V1.6",
        clauses=("V1",),
        note="the conceding side does not answer",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
E:concede W:accept
""",
        refused="act",
    ),
    Case(
        key="V1.7",
        clauses=("V1",),
        note="either leader answers",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
E:concede N:accept
""",
        expect=({"result": "NS made +1 concede", "score": "NS:1 EW:0"},),
    ),
    Case(
        key="V1.8",
        clauses=("V1",),
        note="after play-on the leader of the trick is awaited",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
E:concede N:play-on
""",
        expect=({"to_act": "S", "phase": "play", "legal": {"S": "9H JS 9S 7C 8C 7D 8D", "W": "", "E": ""}},),
    ),
    Case(
        key="V1.9",
        clauses=("V1",),
        note="the bidder's side concedes: failed, single",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AH AC QC AD QD QH AS QS"]
[Rules "cot=on"]

N:14 W:16 S:pass E:pass N:pass W:trump=AH W:pass E:pass
N:7H W:QH S:JH E:KH
W:concede S:accept
""",
        expect=({"result": "EW failed -2 concede", "points": "NS:3 EW:0"},),
    ),
    Case(
        key="V1.10",
        clauses=("V1",),
        note="the defenders played on and lose a trick: twice made",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AH AC QC AD QD QH AS QS"]
[Rules "cot=on"]

N:14 W:16 S:pass E:pass N:pass W:trump=AH W:pass E:pass
N:7H W:QH S:JH E:KH
E:concede N:play-on
S:9H E:TH N:8H W:QC
S:7C E:KC N:JC W:AC
N:9C W:AH S:8C E:TC
""",
        expect=({"result": "EW made +2 concede", "points": "NS:10 EW:4", "score": "NS:0 EW:2"},),
    ),
    Case(
        key="V1.11",
        clauses=("V1",),
        note="played on and all eight taken: doubled",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:14 W:20 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
W:concede N:play-on
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "EW failed -6 play"},),
    ),
    Case(
        key="V1.12",
        clauses=("V1",),
        note="all eight by the bidder's side after play-on",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:25 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
E:concede N:play-on
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "NS made +6 play"},),
    ),
    Case(
        key="V1.13",
        clauses=("V1",),
        note="tricks on both sides: nobody concedes",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:pass S:pass
N:7H W:QH S:JH E:KH
S:7D E:KD N:JD W:QD
N:7S W:QS S:JS E:KS
S:8D E:TD N:8H W:AD
S:concede
""",
        refused="act",
    ),
    Case(
        key="V1.14",
        clauses=("V1",),
        note="not after the eighth trick",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
E:concede
""",
        refused="act",
    ),
    Case(
        key="V1.15",
        clauses=("V1",),
        note="seven of eight tricks: single",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:QD TS QS AD AH QH AC QC"]
[Rules "cot=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=QD W:pass E:pass
N:JD W:AD S:7D E:KD
N:9D W:QC S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JC E:KC N:7C W:AC
S:9C E:TC N:8S W:QS
S:7S E:KS N:JS W:TS
N:9S W:QD S:8C E:AS
""",
        expect=({"result": "EW failed -2 play"},),
    ),
    Case(
        key="V1.16",
        clauses=("V1",),
        note="by the raised bid",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9D JC 9C JD 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "cot=on"]

N:16 W:pass S:pass E:pass N:trump=9D N:raise=24
N:7H W:QH S:JH E:KH
E:concede S:accept
""",
        expect=({"result": "NS made +2 concede"},),
    ),
    Case(
        key="V2.1",
        clauses=("V2",),
        note="from the end of the raise step, out of turn",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass
""",
        expect=({"can": {"W": "thani"}, "legal": {"W": "thani", "E": ""}, "to_act": "N"},),
    ),
    Case(
        key="V2.2",
        clauses=("V2",),
        note="not in the raise step",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:thani
""",
        refused="act",
    ),
    Case(
        key="V2.3",
        clauses=("V2",),
        note="at 28: from the second packet on",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:28 S:pass E:pass N:pass W:trump=TS
""",
        expect=({"legal": {"W": "thani"}, "to_act": "N"},),
    ),
    Case(
        key="V2.4",
        clauses=("V2",),
        note="not after the first card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass
N:JD W:thani
""",
        refused="act",
    ),
    Case(
        key="V2.5",
        clauses=("V2",),
        note="not another seat",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass E:thani
""",
        refused="act",
    ),
    Case(
        key="V2.6",
        clauses=("V2",),
        note="not twice",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass W:thani W:thani
""",
        refused="act",
    ),
    Case(
        key="V2.7",
        clauses=("V2",),
        note="off by default",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass W:thani
""",
        refused="act",
    ),
    Case(
        key="V2.8",
        clauses=("V2",),
        note="the order skips the partner",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass W:thani
W:AD S:7D
""",
        expect=({"to_act": "N", "legal": {"N": "JD 9D", "E": ""}},),
    ),
    Case(
        key="V2.9",
        clauses=("V2",),
        note="no card of the partner",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass W:thani
W:AD E:KD
""",
        refused="act",
    ),
    Case(
        key="V2.10",
        clauses=("V2", "T17"),
        note="no trump may be led",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass W:thani
W:QS
""",
        refused="act",
    ),
    Case(
        key="V2.11",
        clauses=("V2",),
        note="an opponent asks; no T20",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KC QC AD TD KD AH KH AS E:7D 8H 7H JS 9S TS 8S 7S S:8C 7C QD 8D TH QH KS QS W:9H JC 9C AC TC JD 9D JH"]
[Rules "thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=9H W:pass E:pass
W:thani
W:JC S:7C N:KC
W:9C S:8C N:QC
W:AC S:ask
""",
        expect=({"result": None, "trump": "H", "exposed_at": "3.2", "legal": {"S": "TH QH"}, "phase": "play"},),
    ),
    Case(
        key="V2.12",
        clauses=("V2", "V1"),
        note="nobody concedes",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KC QC AD TD KD AH KH AS E:7D 8H 7H JS 9S TS 8S 7S S:8C 7C QD 8D TH QH KS QS W:9H JC 9C AC TC JD 9D JH"]
[Rules "cot=on thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=9H W:pass E:pass
W:thani
W:JC S:7C N:KC
N:concede
""",
        refused="act",
    ),
    Case(
        key="V2.13",
        clauses=("V2", "V5"),
        note="sixes keep +4 and stop at 6",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KC QC AD TD KD AH KH AS E:7D 8H 7H JS 9S TS 8S 7S S:8C 7C QD 8D TH QH KS QS W:9H JC 9C AC TC JD 9D JH"]
[Score "NS:0 EW:3"]
[Rules "thani=on sixes=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=9H W:pass E:pass
W:thani
W:JC S:7C N:QC
W:9C S:8C N:KC
W:AC S:8D N:KD
W:TC S:QD N:KH
W:JD S:QH N:TD
W:9D S:QS N:AD
W:JH S:TH N:AH
W:9H S:KS N:AS
""",
        expect=({"result": "EW made +4 thani", "score": "NS:0 EW:6", "match_winner": "EW"},),
    ),
    Case(
        key="V2.14",
        clauses=("V2", "V1"),
        note="never doubled",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:KC QC AD TD KD AH KH AS E:7D 8H 7H JS 9S TS 8S 7S S:8C 7C QD 8D TH QH KS QS W:9H JC 9C AC TC JD 9D JH"]
[Rules "cot=on thani=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=9H W:pass E:pass
W:thani
W:JC S:7C N:QC
W:9C S:8C N:KC
W:AC S:8D N:KD
W:TC S:QD N:KH
W:JD S:QH N:TD
W:9D S:QS N:AD
W:JH S:TH N:AH
W:9H S:KS N:AS
""",
        expect=({"result": "EW made +4 thani"},),
    ),
    Case(
        key="V3.1",
        clauses=("V3",),
        note="in the raise step, out of turn too",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC W:pass W:show
""",
        expect=({"result": "redeal V3", "to_act": None},),
    ),
    Case(
        key="V3.2",
        clauses=("V3",),
        note="after the raise step, before the first card",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC W:pass E:pass
""",
        expect=({"legal": {"W": "show", "N": "JC 9C JD 9D JH 9H 7S 8S"}},),
    ),
    Case(
        key="V3.3",
        clauses=("V3",),
        note="a hand with points",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC N:show
""",
        refused="act",
    ),
    Case(
        key="V3.4",
        clauses=("V3",),
        note="not before the second packet",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:show
""",
        refused="act",
    ),
    Case(
        key="V3.5",
        clauses=("V3",),
        note="not while trump is being chosen",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:show
""",
        refused="act",
    ),
    Case(
        key="V3.6",
        clauses=("V3",),
        note="nobody must show",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC W:pass E:pass
N:JC
""",
        expect=({"legal": {"W": "8C 7C QC"}, "result": None},),
    ),
    Case(
        key="V3.7",
        clauses=("V3", "V2"),
        note="not after thani",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H 7S 8S E:KH QH 8H 7H KS QS JS 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "thani=on blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC W:pass E:pass W:thani W:show
""",
        refused="act",
    ),
    Case(
        key="V3.8",
        clauses=("V3", "T10"),
        note="four jacks go first",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D JH 9H JS 8S E:KH QH 8H 7H KS QS 7S 9S S:AC TC AD TD AH TH AS TS W:KC QC 8C 7C KD QD 8D 7D"]
[Rules "blank_hand=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=KC
""",
        expect=({"result": "redeal T10", "legal": {"W": ""}},),
    ),
    Case(
        key="V4.1",
        clauses=("V4",),
        note="refused",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 9S TC TS JH TH 7C QH E:KD JC 8S JD 9D 9H TD QD S:7D AD 9C QS KS 8H 7S AC W:JS 7H AS KC QC 8C AH KH"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8D W:JS
""",
        refused="act",
    ),
    Case(
        key="V4.2",
        clauses=("V4",),
        note="off by default",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 9S TC TS JH TH 7C QH E:KD JC 8S JD 9D 9H TD QD S:7D AD 9C QS KS 8H 7S AC W:JS 7H AS KC QC 8C AH KH"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8D W:JS
""",
        expect=({"current": ["8D", "JS"]},),
    ),
    Case(
        key="V4.3",
        clauses=("V4",),
        note="following with a jack",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8D TD JC 7C AS 8H KH E:KS KD 9S QH AC JS JH AD S:7D 8C 9H AH KC 7H 9D TH W:JD QC 7S 8S QD TS QS 9C"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8D W:JD
""",
        expect=({"current": ["8D", "JD"]},),
    ),
    Case(
        key="V4.4",
        clauses=("V4",),
        note="leading a jack",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD
""",
        expect=({"current": ["JD"]},),
    ),
    Case(
        key="V4.5",
        clauses=("V4",),
        note="a non-bidder's jack of the hidden trump suit is a discard",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8D 9S 7S KD TS JH QD E:AD 8H 8S TD JD 9H JS TH S:7C 9C AC 8C KC 7D QC 9D W:JC 7H AS KS QS AH KH QH"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8D
""",
        expect=({"legal": {"W": "7H AS KS QS AH KH QH ask"}},),
    ),
    Case(
        key="V4.6",
        clauses=("V4",),
        note="the asker without a trump keeps the jack",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:TC 8D 9C QC 8H AC 7S TH E:8S TS JC AD 9H 7D JH KC S:9D 7C 9S QD 8C KD TD JD W:JS 7H AS KS QS AH KH QH"]
[Rules "keep_jacks=on"]

N:14 W:pass S:pass E:pass N:trump=TC N:pass S:pass
N:8D W:ask
""",
        expect=({"legal": {"W": "7H AS KS QS AH KH QH"}},),
    ),
    Case(
        key="V4.7",
        clauses=("V4", "T17"),
        note="T17 d: nothing else to discard: expose",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 9D 8H 7S KH 8C 8S JC E:KD TH 9H AS 9S QS AD AH S:7D TS KS QD TD JD 7H QH W:7C JS JH KC QC AC TC 9C"]
[Rules "keep_jacks=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D
""",
        expect=({"legal": {"W": "7C"}},),
    ),
    Case(
        key="V4.8",
        clauses=("V4", "T17"),
        note="T17 d: another card to discard",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D 7S 8C KD 8H JC 9C 9D E:8S AH AD TH AS KH JD TD S:7D QS QD QH TS 9H 7H 9S W:7C JS JH KC QC AC TC KS"]
[Rules "keep_jacks=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8D
""",
        expect=({"legal": {"W": "KS 7C"}},),
    ),
    Case(
        key="V4.9",
        clauses=("V4", "T17"),
        note="T17 c: the bidder discards on the trump suit",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8C KH 9D 8D 7D QS JC QC E:TC 7S TH 8S JD AC 9H AS S:9C 7H AH KC 9S TS 8H QH W:7C JS JH KD QD AD TD KS"]
[Rules "keep_jacks=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=7C W:pass E:pass
N:8C
""",
        expect=({"legal": {"W": "KD QD AD TD KS"}},),
    ),
    Case(
        key="V4.10",
        clauses=("V4",),
        note="the down jack laid by exposing is a trump",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:8D TD TC JH 7S 9C 9H JS E:QC 9D 7H 7C 8S AC JD KD S:7D 8C KC 9S AD TS QD 8H W:JC KS QS AS KH QH AH TH"]
[Rules "keep_jacks=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=JC W:pass E:pass
N:8D W:JC
""",
        expect=({"trump": "C", "current": ["8D", "JC"]},),
    ),
    Case(
        key="V5.1",
        clauses=("V5",),
        note="below 6: no winner",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:4 EW:-5"]
[Rules "sixes=on"]

N:28 W:pass S:pass E:pass N:trump=9C
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"score": "NS:5 EW:-5", "match_winner": None, "result": "NS made +1 play"},),
    ),
    Case(
        key="V5.2",
        clauses=("V5", "V1"),
        note="cot counts 2 and stops at 6",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:5 EW:0"]
[Rules "cot=on sixes=on"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "NS made +2 play", "score": "NS:6 EW:0", "match_winner": "NS"},),
    ),
    Case(
        key="V5.3",
        clauses=("V5", "V1"),
        note="cot lost: -2, stops at -6",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:0 EW:-5"]
[Rules "cot=on sixes=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=AC W:pass E:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"result": "EW failed -2 play", "score": "NS:0 EW:-6", "match_winner": "NS"},),
    ),
    Case(
        key="V5.4",
        clauses=("V5", "V2"),
        note="thani keeps -5",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JS 9S 8S JD 9D 7H 8H 7C E:AS KS TD KD TH KH TC KC S:7S 8C JH 9H JC 9C 7D 8D W:TS QS AD QD AH QH AC QC"]
[Score "NS:0 EW:-3"]
[Rules "thani=on sixes=on"]

N:14 W:15 S:pass E:pass N:pass W:trump=TS W:pass E:pass W:thani
W:QD S:7D N:JD
""",
        expect=({"result": "EW failed -5 thani", "score": "NS:0 EW:-6", "match_winner": "NS"},),
    ),
    Case(
        key="V5.5",
        clauses=("V5",),
        note="not with a target",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "target=6 sixes=on"]
""",
        refused="text",
    ),
    Case(
        key="V5.6",
        clauses=("V5",),
        note="not with a table",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "scores=14:+1/-2 sixes=on"]
""",
        refused="text",
    ),
    Case(
        key="V5.7",
        clauses=("V5", "T24"),
        note="after the last of the agreed deals",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "deals=1 sixes=on"]
[Match "M"]
[Round "1"]

N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass
N:JD W:QD S:7D E:KD
N:9D W:AD S:8D E:TD
N:7H W:QH S:JH E:KH
S:9H E:TH N:8H W:AH
S:JS E:KS N:7S W:QS
S:9S E:TS N:8S W:AS
S:7C E:KC N:JC W:QC
N:9C W:AC S:8C E:TC
""",
        expect=({"score": "NS:1 EW:0", "match_winner": "NS"},),
    ),
    Case(
        key="V6.1",
        clauses=("V6",),
        note="no partner rule",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]

W:12 S:pass
""",
        expect=({"legal": {"E": "pass 13..28", "S": "", "W": ""}},),
    ),
    Case(
        key="V6.2",
        clauses=("V6",),
        note="only the bidder may raise",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH JC 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:QH 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]

W:12 S:pass E:pass W:trump=QH W:pass
""",
        expect=({"phase": "play", "to_act": "W", "bid": 12},),
    ),
    Case(
        key="V6.3",
        clauses=("V6",),
        note="one pass does not end the auction",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]

W:12 S:pass
""",
        expect=({"phase": "auction", "to_act": "E"},),
    ),
    Case(
        key="V6.4",
        clauses=("V6",),
        note="no act of the empty seat",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]

W:12 N:pass
""",
        refused="act",
    ),
    Case(
        key="V6.5",
        clauses=("V6",),
        note="another empty seat: E sits out, W deals, S is eldest",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "W"]
[Deal "N:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]
[Sits "E"]

S:12 N:13 W:pass
""",
        expect=({"to_act": "S", "legal": {"S": "pass 14..28"}, "bidder": "N", "score": "N:0 W:0 S:0"},),
    ),
    Case(
        key="V6.6",
        clauses=("V6",),
        note="the dealer's seat is not empty",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "N"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]
""",
        refused="text",
    ),
    Case(
        key="V6.7",
        clauses=("V6",),
        note="Sits needs three players",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Sits "N"]
""",
        refused="text",
    ),
    Case(
        key="V6.8",
        clauses=("V6",),
        note="no sevens and eights",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:7C 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]
""",
        refused="text",
    ),
    Case(
        key="V6.9",
        clauses=("V6",),
        note="no cards for the empty seat",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]
""",
        refused="text",
    ),
    Case(
        key="V6.10",
        clauses=("V6", "T7"),
        note="blank is kings and queens",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:JC 9C JD 9D JS 9S AS TS S:KH QH KS QS AC TC AD TD W:KC QC KD QD JH 9H AH TH"]
[Rules "three_players=on"]

W:redeal
""",
        expect=({"result": "redeal T7"},),
    ),
    Case(
        key="V6.11",
        clauses=("V6", "V3"),
        note="blank eight: all kings and queens",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:9C 9D 9H 9S JS AS TS TH S:JC JD AC TC AD TD JH AH W:KC QC KD QD KH QH KS QS"]
[Rules "blank_hand=on three_players=on"]

W:12 S:13 E:pass W:pass S:trump=JC W:show
""",
        expect=({"result": "redeal V3", "score": "W:0 S:0 E:0"},),
    ),
    Case(
        key="V6.12",
        clauses=("V6", "V5"),
        note="sixes: -6 ends it, the highest total wins",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH JC 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:QH 9C AC TC KC QC JD 9D"]
[Score "W:-5 S:2 E:1"]
[Rules "sixes=on three_players=on"]

W:12 S:pass E:pass W:trump=QH W:pass
W:9C S:AH E:JC
""",
        expect=({"result": None, "phase": "play"},),
    ),
    Case(
        key="V6.13",
        clauses=("V6", "V5"),
        note="the bidder fails, every player with an own total",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH JC 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:QH 9C AC TC KC QC JD 9D"]
[Score "W:-5 S:2 E:1"]
[Rules "sixes=on three_players=on"]

W:12 S:pass E:pass W:trump=QH W:pass
W:9C S:KS E:JC
E:9S W:JD S:JS
S:JH E:KH W:9D
S:9H E:KD W:QC
S:AH E:QD W:KC
S:TH E:AS W:TC
S:AD E:TS W:AC
S:TD E:QS W:QH
""",
        expect=(
            {"result": "W failed -1 play", "score": "W:-6 S:2 E:1", "match_winner": "S", "points": "W:1 S:22 E:5"},
        ),
    ),
    Case(
        key="V6.14",
        clauses=("V6", "V5"),
        note="the same, equal totals: a draw",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH JC 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:QH 9C AC TC KC QC JD 9D"]
[Score "W:-5 S:2 E:2"]
[Rules "sixes=on three_players=on"]

W:12 S:pass E:pass W:trump=QH W:pass
W:9C S:KS E:JC
E:9S W:JD S:JS
S:JH E:KH W:9D
S:9H E:KD W:QC
S:AH E:QD W:KC
S:TH E:AS W:TC
S:AD E:TS W:AC
S:TD E:QS W:QH
""",
        expect=({"score": "W:-6 S:2 E:2", "match_winner": "draw"},),
    ),
    Case(
        key="V6.15",
        clauses=("V6", "T22"),
        note="12 to 19: -2",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH JC 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:QH 9C AC TC KC QC JD 9D"]
[Rules "three_players=on"]

W:12 S:pass E:pass W:trump=QH W:pass
W:9C S:KS E:JC
E:9S W:JD S:JS
S:JH E:KH W:9D
S:9H E:KD W:QC
S:AH E:QD W:KC
S:TH E:AS W:TC
S:AD E:TS W:AC
S:TD E:QS W:QH
""",
        expect=({"result": "W failed -2 play", "score": "W:-2 S:0 E:0"},),
    ),
    Case(
        key="V6.16",
        clauses=("V6", "V1"),
        note="both defenders are one side for conceding",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH JC 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:QH 9C AC TC KC QC JD 9D"]
[Rules "cot=on three_players=on"]

W:12 S:pass E:pass W:trump=QH W:pass
W:JD S:AD E:KD
""",
        expect=({"legal": {"W": "9C AC TC KC QC 9D", "S": "concede", "E": "concede", "N": ""}},),
    ),
    Case(
        key="V6.17",
        clauses=("V6", "V1"),
        note="the bidder concedes, a defender who took no trick accepts",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH JC 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:QH 9C AC TC KC QC JD 9D"]
[Rules "cot=on three_players=on"]

W:12 S:pass E:pass W:trump=QH W:pass
W:9C S:KS E:JC
W:concede S:accept
""",
        expect=({"result": "W failed -2 concede", "points": "W:0 S:0 E:5"},),
    ),
    Case(
        key="V6.18",
        clauses=("V6", "V2"),
        note="thani: everybody plays, the bidder leads",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:QH 9C AC TC KC QC JD 9D S:KD QD KH JC 9S AS TS QS W:AD TD JH 9H AH TH JS KS"]
[Rules "thani=on three_players=on"]

W:12 S:pass E:13 W:pass S:pass E:trump=QH E:pass E:thani
""",
        expect=({"to_act": "E", "legal": {"E": "9C AC TC KC QC JD 9D", "W": "", "S": ""}},),
    ),
    Case(
        key="notation.1",
        clauses=("notation",),
        note="freer spelling of cards and seats",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:9C JC JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

n:14 w:pass s:pass e:pass n:trump=9♣ n:pass s:pass
n:bd w:dd s:7♦ e:kD
""",
        expect=({"tricks": ["N JD highest-of-led-suit T14 3"]},),
    ),
    Case(
        key="notation.2",
        clauses=("notation",),
        note="a key of the other game",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Rules "open_tricks=all"]
""",
        refused="text",
    ),
    Case(
        key="notation.3",
        clauses=("notation",),
        note="the other game's act",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:stay
""",
        refused="act",
    ),
    Case(
        key="notation.4",
        clauses=("notation",),
        note="a view",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[View "N"]
""",
        refused="text",
    ),
    Case(
        key="notation.5",
        clauses=("notation",),
        note="a hidden trump",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]

N:14 W:pass S:pass E:pass N:trump=?
""",
        refused="act",
    ),
    Case(
        key="notation.6",
        clauses=("notation",),
        note="totals may be negative",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "N:JC 9C JD 9D 7H 8H 7S 8S E:TC KC TD KD TH KH TS KS S:JH 9H JS 9S 7C 8C 7D 8D W:AC QC AD QD AH QH AS QS"]
[Score "NS:-7 EW:-1"]
""",
        expect=({"score": "NS:-7 EW:-1"},),
    ),
    Case(
        key="notation.7",
        clauses=("notation",),
        note="totals of sides with three players",
        text="""\
[Format "trickkit 1"]
[Game "twenty-eight"]
[Dealer "E"]
[Deal "E:KD QD KH QH 9S AS TS QS S:AD TD JH 9H AH TH JS KS W:JC 9C AC TC KC QC JD 9D"]
[Score "NS:1 EW:0"]
[Rules "three_players=on"]
""",
        refused="text",
    ),
)

CASES = GIVEN + EDGES
