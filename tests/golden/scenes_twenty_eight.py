"""The positions behind `explain-twenty-eight.LANG.txt`: short records, each for what it makes the table say."""

# ruff: noqa: E501 -- a line of a record is a line of a record

from __future__ import annotations

from typing import NamedTuple

from tests.texts_28 import (
    ALL_TRUMPS,
    BIDDER_WITH_JACK,
    JACKS,
    LAST_PLAIN,
    LAST_TRUMP_SUIT,
    MIXED,
    ONE_CLUB,
    ONLY_TRUMPS_VOID,
    STRONG,
    THREE,
    THREE_ALL_TRUMPS,
    VOIDS,
)

CLASSIC = "N:JH 7C TS QH KD 8H 8S 7H E:JC KH 9C TC AH KS KC 7D S:JS QC AD 9S TH 8D 7S QD W:AS JD AC QS 9H TD 8C 9D"
"""Lesson 15: West throws the ace of clubs away, South asks, and East turns up a club."""
ASKER_VOID = "N:7S QC JH 7H 8C QD 9S AS E:7C 8D KH TH 9H TC TD KS S:AH KD JD QH 9D KC AD TS W:AC JC QS 7D JS 9C 8S 8H"
"""Lesson 15: South asks, and has no trump."""
ONLY_A_JACK = "N:JS 7C QC KC TC AC JC 9C E:7H 7D JH QD JD 8D AD TD S:9D 8H KD 7S KS AS 8C 9H W:KH 9S TS TH AH 8S QS QH"
"""North has clubs and the jack of spades."""
THREE_STRONG = "W:TC JD 9D AD JH JC 9C AC S:KC TD QD KD 9H TH QH KH E:QC AH 9S TS JS QS KS AS"
"""For three players: West takes all eight tricks."""

BY_NORTH = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass"
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass"
TO_PLAY = "E:pass W:pass"
BY_SOUTH = "N:14 W:pass S:20 E:pass N:pass W:pass S:trump=KD S:pass N:pass"
BY_WEST = "W:12 S:pass E:pass W:trump=9D W:pass"
TWO_TRICKS = "N:JD W:7S S:TD E:7D N:9D W:8S S:AD E:8D"
SIX_MORE = (
    "N:AH W:7H S:JH E:7C S:9H E:8C N:TH W:8H S:JS E:KD N:AS W:QS "
    "S:9S E:QD N:TS W:KS S:AC E:QC N:9C W:KH N:JC W:QH S:TC E:KC"
)
TO_DEFENDERS = (
    "N:JD W:7S S:TD E:7D N:9D W:8S S:AD E:8D N:AH W:7H S:JH E:8H S:9H E:QH N:TH W:QS "
    "S:JS E:KD N:AS W:KS S:9S E:QD N:TS W:8C S:AC E:KH N:9C W:QC N:JC W:KC S:TC E:7C"
)
THANI_WON = "N:JD W:7H E:7D N:9D W:8H E:8D N:AH W:QH E:QD N:TH W:KH E:KD N:AS W:7S E:7C N:TS W:8S E:8C N:9C W:QS E:QC N:JC W:KS E:KC"


class Scene(NamedTuple):
    """A position, and what comes after it."""

    before: str
    """Acts that lead to it."""
    acts: str = ""
    """Acts that are told, or the one that is refused; `…` plays the first legal card to the end."""
    deal: str = MIXED
    dealer: str = "E"
    rules: str = ""
    score: str = ""


EVENTS = (
    Scene(
        "",
        "N:14 W:pass S:pass E:16 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:JH W:9H S:TH E:KH N:8H W:AC S:ask S:QC E:AH",
        CLASSIC,
    ),
    Scene("N:14 W:pass S:pass E:pass N:trump=9D", "N:pass S:raise=24 N:9H"),
    Scene("N:14 W:pass S:pass E:pass N:trump=9D", "N:raise=25"),
    Scene("", "E:redeal", STRONG, "S"),
    Scene("N:14 W:pass S:pass E:pass", "N:trump=JC", JACKS),
    Scene(f"{BY_EAST} E:trump=9C {TO_PLAY} N:AH", "W:ask", ALL_TRUMPS),
    Scene("W:12 S:pass E:pass W:trump=9D W:pass W:9C S:JC", "E:ask", THREE_ALL_TRUMPS, rules="three_players=on"),
    Scene(BY_NORTH, "W:show", STRONG, rules="blank_hand=on"),
    Scene(
        "N:14 W:16 S:pass E:pass N:pass W:trump=AC W:pass E:pass N:JH W:8H S:AH E:KH N:QD W:7D S:KD E:TD E:7C N:QC W:JC S:KC W:JS S:TS E:KS N:7S",
        "W:QS S:ask S:QH E:TC N:AS",
        ASKER_VOID,
    ),
    Scene(f"{BY_EAST} E:trump=9C {TO_PLAY} N:AH W:KS S:QH", "E:9C", VOIDS),
    Scene(LAST_TRUMP_SUIT[1], "E:9S N:TS W:AD S:AS", LAST_TRUMP_SUIT[0]),
    Scene(BY_NORTH, "N:thani N:JD", STRONG, rules="thani=on"),
    Scene(BY_WEST, "W:thani", THREE_ALL_TRUMPS, rules="thani=on three_players=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS}", "W:concede N:accept", STRONG, rules="cot=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS}", "E:concede S:play-on", STRONG, rules="cot=on"),
)
"""Every event that a seat can be told of."""

GOALS = (
    Scene(BY_NORTH, deal=STRONG),
    Scene(f"{BY_NORTH} {TWO_TRICKS} N:AH W:7H S:JH E:7C", deal=STRONG),
    Scene(f"{BY_NORTH} {TWO_TRICKS} {SIX_MORE}", deal=STRONG),
    Scene(f"{BY_EAST} E:trump=7C {TO_PLAY} {TWO_TRICKS}", deal=ONE_CLUB),
    Scene(BY_WEST, deal=THREE_ALL_TRUMPS, rules="three_players=on"),
    Scene(f"{BY_NORTH} N:thani", deal=STRONG, rules="thani=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} W:concede N:play-on", deal=STRONG, rules="cot=on"),
    Scene(f"{BY_EAST} E:trump=7C {TO_PLAY} {TWO_TRICKS} W:concede S:play-on", deal=ONE_CLUB, rules="cot=on"),
)
"""What each side needs, at the start, later, at the end, with thani, after a concession."""

RESULTS = (
    Scene(f"{BY_NORTH} {TWO_TRICKS} {SIX_MORE}", deal=STRONG),
    Scene(f"{BY_EAST} E:trump=7C {TO_PLAY} {TO_DEFENDERS}", deal=ONE_CLUB, score="NS:2 EW:1"),
    Scene("N:14 W:pass S:pass E:pass N:trump=9D N:pass S:pass", "…"),
    Scene(
        f"N:28 W:pass S:pass E:pass N:trump=JC {TWO_TRICKS} {SIX_MORE}", deal=STRONG, rules="scores=12:+2/-1,28:+5/-6"
    ),
    Scene(f"{BY_NORTH} {TWO_TRICKS} {SIX_MORE}", deal=STRONG, rules="cot=on"),
    Scene(f"{BY_EAST} E:trump=7C {TO_PLAY} {TO_DEFENDERS}", deal=ONE_CLUB, rules="cot=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} E:concede N:accept", deal=STRONG, rules="cot=on"),
    Scene(f"{BY_EAST} E:trump=7C {TO_PLAY} {TWO_TRICKS} W:concede S:accept", deal=ONE_CLUB, rules="cot=on"),
    Scene(
        f"{BY_EAST} E:trump=7C {TO_PLAY} {TWO_TRICKS} W:concede S:play-on N:AS W:KS S:JS E:7C",
        deal=ONE_CLUB,
        rules="cot=on",
    ),
    Scene(f"{BY_NORTH} {TWO_TRICKS} W:concede N:play-on N:AH W:7H S:JH E:ask E:7C", deal=STRONG, rules="cot=on"),
    Scene(f"{BY_NORTH} N:thani {THANI_WON}", deal=STRONG, rules="thani=on sixes=on", score="NS:4 EW:-5"),
    Scene(f"{BY_NORTH} N:thani N:JD W:7H E:7D N:AH W:QH E:ask E:7C", deal=STRONG, rules="thani=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} {SIX_MORE}", deal=STRONG, rules="sixes=on"),
    Scene("N:14 W:pass S:pass E:pass N:trump=JC", deal=JACKS),
    Scene("S:12 E:pass W:pass S:trump=TC S:pass", "…", deal=THREE, dealer="W", rules="three_players=on", score="E:-2"),
    Scene("W:12 S:pass E:pass W:trump=TC W:pass", "…", deal=THREE_STRONG, rules="three_players=on"),
    Scene("W:12 S:pass E:pass W:trump=TC W:pass", "…", deal=THREE_STRONG, rules="three_players=on cot=on"),
    Scene("W:12 S:13 E:pass W:pass S:trump=KC S:pass", "…", deal=THREE_STRONG, rules="three_players=on"),
    Scene("W:12 S:13 E:pass W:pass S:trump=KC S:pass", "…", deal=THREE_STRONG, rules="three_players=on cot=on"),
    Scene(f"{BY_WEST} W:9C S:QC E:KH S:concede W:accept", deal=THREE_ALL_TRUMPS, rules="three_players=on cot=on"),
    Scene(f"{BY_WEST} W:9C S:JC E:KH W:concede E:accept", deal=THREE_ALL_TRUMPS, rules="three_players=on cot=on"),
    Scene(
        "S:12 E:pass W:pass S:trump=TC S:pass S:KH E:9H W:TH S:concede E:play-on E:TS W:KS S:AS",
        deal=THREE,
        dealer="W",
        rules="three_players=on cot=on",
    ),
    Scene(
        f"{BY_WEST} W:9C S:QC E:KH S:concede W:play-on W:TC S:AC E:9S",
        deal=THREE_ALL_TRUMPS,
        rules="three_players=on cot=on",
    ),
)
"""Every way in which a deal can end."""

HIDDEN = f"{BY_EAST} E:trump=9C {TO_PLAY}"
DIAMOND = "N:16 W:pass S:pass E:pass N:trump=9D"
REFUSED = (
    Scene("N:14 W:pass S:pass E:pass N:trump=JC", "N:pass", JACKS),
    Scene("", "N:12", THREE, "W", "three_players=on"),
    Scene(f"{BY_NORTH} N:thani", "S:AC", STRONG, rules="thani=on"),
    Scene("", "N:9D"),
    Scene("N:14", "W:7H"),
    Scene("N:14", "S:8D"),
    Scene("N:16 W:pass S:pass E:pass", "N:9D"),
    Scene("N:16 W:pass S:pass E:pass", "W:7H"),
    Scene(DIAMOND, "N:AD"),
    Scene(DIAMOND, "W:7H"),
    Scene(f"{DIAMOND} N:pass S:pass", "N:pass"),
    Scene(f"{DIAMOND} N:pass S:pass", "W:20"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} W:concede", "N:AH", STRONG, rules="cot=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} W:concede", "W:7H", STRONG, rules="cot=on"),
    Scene("N:14", "S:15"),
    Scene("N:14", "E:15"),
    Scene("", "N:pass"),
    Scene("", "E:pass", STRONG, "S"),
    Scene("", "N:29"),
    Scene("N:14", "W:29"),
    Scene("N:28", "W:29"),
    Scene("N:17 W:pass", "S:18"),
    Scene("N:22 W:pass", "S:21"),
    Scene("", "N:13"),
    Scene("N:16", "W:16"),
    Scene("N:28", "W:27"),
    Scene("N:14", "W:redeal"),
    Scene("", "N:redeal"),
    Scene(BY_NORTH, "S:show", STRONG, rules="blank_hand=on"),
    Scene("N:16 W:pass S:pass E:pass", "N:trump=?"),
    Scene("N:16 W:pass S:pass E:pass", "N:trump=7C"),
    Scene(f"{DIAMOND} N:pass S:pass", "N:7C"),
    Scene(f"{LAST_PLAIN[1]} E:AD", "N:8D", LAST_PLAIN[0]),
    Scene(DIAMOND, "N:raise=29"),
    Scene(DIAMOND, "N:raise=20"),
    Scene(DIAMOND.replace("16", "26"), "N:raise=26"),
    Scene(f"{DIAMOND} N:pass S:pass N:JC W:QC", "S:KD"),
    Scene(f"{HIDDEN} N:AH W:ask", "W:JD", VOIDS),
    Scene(f"{DIAMOND} N:pass S:pass", "N:AD"),
    Scene(f"{DIAMOND} N:pass S:pass", "N:9D"),
    Scene(f"{BY_EAST} E:trump=7C {TO_PLAY} N:JC W:QC S:8C", "E:7C"),
    Scene(f"{BY_EAST} E:trump=7C {TO_PLAY} N:9C W:QC S:TC", "E:7C", ONE_CLUB),
    Scene(f"{HIDDEN} N:AH W:KS S:QH", "E:JC", VOIDS),
    Scene(f"{ONLY_TRUMPS_VOID[1]} E:8D", "N:QC", ONLY_TRUMPS_VOID[0]),
    Scene(
        "S:14 E:pass N:20 W:pass S:pass E:pass N:trump=KC N:pass S:pass S:8H E:7H",
        "N:7C",
        ONLY_A_JACK,
        "W",
        "keep_jacks=on",
    ),
    Scene(f"{BY_SOUTH} N:AH", "W:JD", VOIDS, rules="keep_jacks=on"),
    Scene(f"{BIDDER_WITH_JACK[1]} E:8D", "N:JH", BIDDER_WITH_JACK[0], rules="keep_jacks=on"),
    Scene(f"{HIDDEN} N:AH W:ask W:8C", "S:ask", VOIDS),
    Scene(f"{LAST_TRUMP_SUIT[1]} E:9S N:TS", "W:ask", LAST_TRUMP_SUIT[0]),
    Scene(HIDDEN, "N:ask", VOIDS),
    Scene(f"{HIDDEN} N:AH W:KS S:QH", "E:ask", VOIDS),
    Scene(f"{HIDDEN} N:TS", "W:ask", VOIDS),
    Scene(BY_NORTH, "N:thani", STRONG),
    Scene(BY_NORTH, "W:show", STRONG),
    Scene(f"{BY_NORTH} {TWO_TRICKS}", "W:concede", STRONG),
    Scene(f"{BY_NORTH} N:thani", "N:thani", STRONG, rules="thani=on"),
    Scene("N:16 W:pass S:pass E:pass N:trump=JC", "N:thani", STRONG, rules="thani=on"),
    Scene(f"{BY_NORTH} N:JD", "N:thani", STRONG, rules="thani=on"),
    Scene(BY_NORTH, "W:thani", STRONG, rules="thani=on"),
    Scene(f"{BY_NORTH} N:thani", "W:show", STRONG, rules="blank_hand=on thani=on"),
    Scene("N:16 W:pass", "E:show", STRONG, rules="blank_hand=on"),
    Scene(f"{BY_NORTH} N:JD", "W:show", STRONG, rules="blank_hand=on"),
    Scene(f"{BY_NORTH} N:thani N:JD W:7H E:7D", "W:concede", STRONG, rules="cot=on thani=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} W:concede N:play-on", "E:concede", STRONG, rules="cot=on"),
    Scene(f"{BY_NORTH} N:JD", "W:concede", STRONG, rules="cot=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} N:AH", "W:concede", STRONG, rules="cot=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} N:AH W:7H S:JH E:ask E:7C", "W:concede", STRONG, rules="cot=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS}", "S:concede", STRONG, rules="cot=on"),
    Scene(BY_NORTH, "N:accept", STRONG, rules="cot=on"),
    Scene(f"{BY_NORTH} {TWO_TRICKS} W:concede", "E:accept", STRONG, rules="cot=on"),
)
"""Every refusal that needs words of its own; the last act is refused."""
