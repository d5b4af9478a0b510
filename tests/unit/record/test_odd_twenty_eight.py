"""What people write wrong in a record of Twenty-eight: one line with the place, the offending text and what to do."""

# ruff: noqa: E501 -- a case is one row of a table

# ruff: noqa: E501 -- a case is one row of a table

# ruff: noqa: E501 -- a case is one row of a table

from __future__ import annotations

import pytest

from tests.texts_28 import (
    BIDDER_WITH_JACK,
    JACKS,
    LAST_TRUMP_SUIT,
    MIXED,
    ONLY_TRUMPS_LED,
    ONLY_TRUMPS_VOID,
    STRONG,
    THREE,
    VOIDS,
    record,
)
from trickkit.cli import main

CHOSEN = "N:14 W:pass S:pass E:pass N:trump=7D"
BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
BY_SOUTH = "N:14 W:pass S:20 E:pass N:pass W:pass S:trump={} S:pass N:pass"
BY_NORTH = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass"
TRICK = "N:JD W:7S S:TD E:7D"
NO_ACT = "write a bid, a card, trump=7S, raise=24, pass, redeal, ask, thani, show, concede, accept, play-on"
NO_KEY = "the keys are target, deals, late_trump, scores, cot, thani, blank_hand, keep_jacks, sixes, three_players"


def strong(acts: str, rules: str = "") -> str:
    return record(acts, deal=STRONG, rules=rules)


def ended(pair: tuple[str, str], acts: str, rules: str = "") -> str:
    return record(f"{pair[1]} {acts}", deal=pair[0], rules=rules)


def three(acts: str = "", *, dealer: str = "W", deal: str = THREE, score: str = "", sits: str = "") -> str:
    return record(acts, deal=deal, dealer=dealer, score=score, sits=sits, rules="three_players=on")


def match(*texts: str) -> str:
    """Number records as the rounds of one match."""
    return "".join(
        text.replace('"]\n', f'"]\n[Match "m"]\n[Round "{number}"]\n', 1) for number, text in enumerate(texts, start=1)
    )


HEAD = record()
CONCEDED = strong(f"{BY_NORTH} {TRICK} W:concede N:accept", "cot=on")
ODD = {
    "two dealers": (record(dealer="NS"), '3:10: "NS" is no seat; write N, E, S or W'),
    "blank dealer": (record(dealer=" "), '3:10: " " is no seat; write N, E, S or W'),
    "a card too few": (record(deal=MIXED.replace(" AD", "")), '4:8: "N:9D" begins a hand of 7; give each seat exactly 8 cards'),
    "a card too many": (record(deal=MIXED.replace("9D AD", "9D AD AC")), '4:51: "AC" is dealt twice; each card is there once'),
    "a card twice": (record(deal=MIXED.replace("AD 7D", "7D 7D")), '4:16: "7D" is dealt twice; each card is there once'),
    "a deal of Latinern": (record(deal="N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"), '4:8: "N:TC" begins a hand of 5; give each seat exactly 8 cards'),
    "a hand missing": (record(deal=MIXED.split(" W:")[0]), '4:8: "N:9D AD 7D 9H AS 8H JC KS E:QD TS 7C 9C…" has no cards for W; give each seat exactly 8'),
    "an unknown card in a full record": (record(deal=MIXED.replace("KS E", "? E")), '4:31: "?" is no card; write rank then suit, as TH or 7C'),
    "a mark behind a card": (record(deal=MIXED.replace("9D AD", "9D; AD")), '4:10: "9D;" is no card; write rank then suit, as TH or 7C'),
    "score of seats": (record(score="N:1 E:2"), '5:9: "N:1" is no score; write NS:8 EW:6'),
    "score with a plus": (record(score="NS:+1"), '5:9: "NS:+1" is no score; write NS:8 EW:6'),
    "score with a point": (record(score="NS:1.5"), '5:9: "NS:1.5" is no score; write NS:8 EW:6'),
    "score of minus nothing": (record(score="NS:-0"), '5:9: "NS:-0" is no score; write NS:8 EW:6'),
    "score twice": (record(score="NS:1 NS:2"), '5:14: "NS:2" gives NS a second score; write each side once'),
    "score with commas": (record(score="NS:1, EW:2"), '5:9: "NS:1," is no score; write NS:8 EW:6'),
    "score at six": (record(score="NS:6", rules="sixes=on"), '5:9: "NS:6": the match is over; begin another one'),
    "score beyond minus six": (record(score="NS:-7", rules="sixes=on"), '5:9: "NS:-7": the match is over; begin another one'),
    "score at the target": (record(score="NS:7", rules="target=7"), '5:9: "NS:7": the match is over; begin another one'),
    "rule without a value": (record(rules="cot"), '5:9: "cot" is not known; cot is on or off'),
    "rule with another value": (record(rules="cot=true"), '5:9: "cot=true" is not known; cot is on or off'),
    "rule in capitals": (record(rules="COT=on"), f'5:9: "COT=on" is no setting of Twenty-eight; {NO_KEY}, as cot=on'),
    "rule twice": (record(rules="cot=on cot=off"), '5:16: "cot=off" sets cot again; write each key once'),
    "rule of Latinern": (record(rules="late_ask_penalty=two"), f'5:9: "late_ask_penalty=two" is no setting of Twenty-eight; {NO_KEY}, as cot=on'),
    "rule that is none": (record(rules="players=3"), f'5:9: "players=3" is no setting of Twenty-eight; {NO_KEY}, as cot=on'),
    "no target": (record(rules="target=none"), '5:9: "target=none" is not known; target is a number from 1 to 99'),
    "no deals": (record(rules="deals=0"), '5:9: "deals=0" is not known; deals is a number from 1 to 99'),
    "table that falls": (record(rules="scores=20:+2/-3,14:+1/-2"), '5:9: "scores=20:+2/-3,14:+1/-2" is not known; scores is a table that begins at 14 or below and rises, as 14:+1/-2,20:+2/-3,25:+3/-4'),
    "table that begins above 14": (record(rules="scores=15:+1/-2"), '5:9: "scores=15:+1/-2" is not known; scores is a table that begins at 14 or below and rises, as 14:+1/-2,20:+2/-3,25:+3/-4'),
    "table without signs": (record(rules="scores=14:1/2"), '5:9: "scores=14:1/2" is not known; scores is a table that begins at 14 or below and rises, as 14:+1/-2,20:+2/-3,25:+3/-4'),
    "sixes with a target": (record(rules="target=6 sixes=on"), '5:9: "target=6" does not go with sixes=on; leave one of them out'),
    "sixes with the usual table": (record(rules="sixes=on scores=14:+1/-2,20:+2/-3,25:+3/-4"), '5:18: "scores=14:+1/-2,20:+2/-3,25:+3/-4" does not go with sixes=on; leave one of them out'),
    "an empty seat among four": (record(sits="S"), '5:8: "S" is to be empty, but four play; write three_players=on in [Rules]'),
    "three with four hands": (record(rules="three_players=on"), '4:8: "N:9D" deals to N, but nobody sits there; take that hand out'),
    "three, the dealer's seat empty": (three(dealer="N"), '3:10: "N" is the empty seat; name one of E, S, W'),
    "three, a hand for the empty seat": (three(sits="S"), '4:34: "S:TC" deals to S, but nobody sits there; take that hand out'),
    "three, the score of a side": (three(score="NS:1 EW:2"), '5:9: "NS:1" is no score; write E:8 S:6 W:3'),
    "three, the score of the empty seat": (three(score="N:1"), '5:9: "N:1" is no score; write E:8 S:6 W:3'),
    "three, and no such rule": (record(deal=THREE, dealer="W"), '4:8: "E:QC JS QH 9H QD JH TS JC S:TC AC JD 9C…" has no cards for N; give each seat exactly 8'),
    "three, an eight": (three(deal=THREE.replace("9S", "8S")), '4:77: "8S" is not in this deck of 24; deal from 9, 10, J, Q, K and A'),
    "three, eleven": (three("S:11"), "7:1: S:11 is not allowed here: 11 is too low; bid at least 12 (T5)"),
    "three, the empty seat bids": (three("N:12"), "7:1: N:12 is not allowed here: nobody sits at N; let one of the three players act (V6)"),
    "three, a defender raises": (three("S:12 E:pass W:pass S:trump=TC E:raise=24"), "7:31: E:raise=24 is not allowed here: it is S's turn; wait for it (T11)"),
    "three, a third pass": (three("S:12 E:pass W:pass S:pass"), "7:20: S:pass is not allowed here: the bidder chooses trump now; lay one of the four cards face down (T8)"),
    "opening with 13": (record("N:13"), "6:1: N:13 is not allowed here: 13 is too low; bid at least 14 (T5)"),
    "opening with 29": (record("N:29"), "6:1: N:29 is not allowed here: 28 is the highest bid; bid no more (T5)"),
    "29 later": (record("N:14 W:29"), "6:6: W:29 is not allowed here: 28 is the highest bid; bid no more, or pass (T5)"),
    "opening with a pass": (record("N:pass"), "6:1: N:pass is not allowed here: eldest may not pass; bid 14 or more (T5)"),
    "a number with a sign": (record("N:-14"), f'6:1: "N:-14" is no act of Twenty-eight; {NO_ACT}'),
    "a number with a nought": (record("N:014"), f'6:1: "N:014" is no act of Twenty-eight; {NO_ACT}'),
    "bid=14": (record("N:bid=14"), f'6:1: "N:bid=14" is no act of Twenty-eight; {NO_ACT}'),
    "pass in capitals": (record("N:14 W:Pass"), f'6:6: "W:Pass" is no act of Twenty-eight; {NO_ACT}'),
    "clockwise": (record("N:14 E:pass"), "6:6: E:pass is not allowed here: it is W's turn; wait for it (T5)"),
    "over the partner's bid": (record("N:14 W:pass S:15"), "6:13: S:15 is not allowed here: the standing bid is your partner's; bid at least 20, or pass (T6)"),
    "over 28": (record("N:28 W:28"), "6:6: W:28 is not allowed here: the highest bid, 28, is made; pass (T5)"),
    "redeal with points": (record("N:redeal"), "6:1: N:redeal is not allowed here: this hand carries card points; open the bidding (T7)"),
    "redeal by the next": (record("N:14 W:redeal"), "6:6: W:redeal is not allowed here: only eldest may redeal, as the very first act, and a bid has been made; bid or pass (T7)"),
    "a suit for trump": (record("N:14 W:pass S:pass E:pass N:trump=C"), f'6:27: "N:trump=C" is no act of Twenty-eight; {NO_ACT}'),
    "a blank before the trump card": (record("N:14 W:pass S:pass E:pass N:trump= 7D"), f'6:27: "N:trump=" is no act of Twenty-eight; {NO_ACT}'),
    "a trump card of the second packet": (record("N:14 W:pass S:pass E:pass N:trump=AS"), "6:27: N:trump=AS is not allowed here: N does not hold AS; lay one of the four cards face down (T8)"),
    "an unknown trump card": (record("N:14 W:pass S:pass E:pass N:trump=?"), "6:27: N:trump=? is not allowed here: the bidder knows the card; name it behind trump= (T8)"),
    "trump by another seat": (record("N:14 W:pass S:pass E:pass W:trump=7H"), "6:27: W:trump=7H is not allowed here: it is N's turn; wait for it (T8)"),
    "a card before trump is chosen": (record("N:14 W:pass S:pass E:pass N:7D"), "6:27: N:7D is not allowed here: the bidder chooses trump now; lay one of the four cards face down (T8)"),
    "trump twice": (record(f"{CHOSEN} N:trump=9D"), "6:38: N:trump=9D is not allowed here: the bid may be raised now; pass or raise, as raise=24 (T11)"),
    "a bid in the raise step": (record(f"{CHOSEN} N:24"), "6:38: N:24 is not allowed here: the bid may be raised now; pass or raise, as raise=24 (T11)"),
    "raise to 23": (record(f"{CHOSEN} N:raise=23"), "6:38: N:raise=23 is not allowed here: 23 is too low; raise to at least 24, or pass (T11)"),
    "raise to 29": (record(f"{CHOSEN} N:raise=29"), "6:38: N:raise=29 is not allowed here: 28 is the highest bid; raise to no more (T11)"),
    "raise to nothing": (record(f"{CHOSEN} N:raise"), f'6:38: "N:raise" is no act of Twenty-eight; {NO_ACT}'),
    "raise by a defender": (record(f"{CHOSEN} W:raise=24"), "6:38: W:raise=24 is not allowed here: it is N's turn; wait for it (T11)"),
    "a second raise": (record(f"{CHOSEN} N:raise=24 S:raise=25"), "6:49: S:raise=25 is not allowed here: cards are played now; play one (T12)"),
    "the passes of the raise step left out": (record(f"{CHOSEN} N:9H"), "6:38: N:9H is not allowed here: the bid may be raised now; pass or raise, as raise=24 (T11)"),
    "a pass at 28": (record("N:28 W:pass S:pass E:pass N:trump=7D N:pass"), "6:38: N:pass is not allowed here: cards are played now; play one (T12)"),
    "a raise in the auction": (record("N:raise=24"), "6:1: N:raise=24 is not allowed here: the auction is on; bid or pass (T5)"),
    "the bidder leads a trump": (record(f"{CHOSEN} N:pass S:pass N:AD"), "6:52: N:AD is not allowed here: the bidder leads no hidden trump; lead another suit (T17a)"),
    "the down card led early": (ended(ONLY_TRUMPS_LED, "N:7C"), "6:152: N:7C is not allowed here: the down card is led to trick 8 only; lead from hand (T17b)"),
    "not following": (record(f"{BY_EAST} N:AH W:JD S:KD", deal=VOIDS), "6:81: S:KD is not allowed here: hearts were led; follow suit (T13)"),
    "the down card to its own suit": (record(f"{BY_SOUTH.format('KH')} N:9H W:7H S:KH"), "6:74: S:KH is not allowed here: the trump suit was led, so the down card stays; play from hand (T17c)"),
    "a trump from hand": (record(f"{BY_EAST} N:AH W:JD S:QH E:JC", deal=VOIDS), "6:86: E:JC is not allowed here: the bidder lays no trump from hand while it is hidden; discard another suit or play the down card (T17d)"),
    "a trump from hand, nothing else": (ended(ONLY_TRUMPS_VOID, "E:8D N:QC"), "6:157: N:QC is not allowed here: the bidder lays no trump from hand while it is hidden; play the down card (T17d)"),
    "asking on lead": (record(f"{BY_EAST} N:ask", deal=VOIDS), "6:71: N:ask is not allowed here: who leads may not ask; lead a card (T15)"),
    "asking with the suit led": (record(f"{BY_EAST} N:TS W:ask", deal=VOIDS), "6:76: W:ask is not allowed here: only who cannot follow may ask; play one of the spades (T15)"),
    "asking twice": (record(f"{BY_EAST} N:AH W:ask W:ask", deal=VOIDS), "6:82: W:ask is not allowed here: trump has been exposed; there is nothing to ask, play a card (T15)"),
    "asking after the down card was laid": (ended(LAST_TRUMP_SUIT, "E:9S N:TS W:ask"), "6:202: W:ask is not allowed here: the down card has been played; there is nothing to turn up (T15)"),
    "the asker lays no trump": (record(f"{BY_EAST} N:AH W:ask W:JD", deal=VOIDS), "6:82: W:JD is not allowed here: who has asked lays a trump; play one (T16)"),
    "the bidder asks": (record(f"{BY_EAST} N:AH W:JD S:QH E:ask", deal=VOIDS), "6:86: E:ask is not allowed here: the bidder does not ask; play a card from hand or the down card (T17)"),
    "a card again": (record(f"{BY_EAST} N:AH W:JD S:QH E:9S N:AH", deal=VOIDS), "6:91: N:AH is not allowed here: N does not hold AH; play a card from hand (T13)"),
    "a card of another hand": (record(f"{BY_EAST} N:AC", deal=VOIDS), "6:71: N:AC is not allowed here: N does not hold AC; play a card from hand (T13)"),
    "a drawn card": (record(f"{BY_EAST} N:🂱", deal=VOIDS), f'6:71: "N:🂱" is no act of Twenty-eight; {NO_ACT}'),
    "an announcement": (record(f"{BY_EAST} N:AH W:JD S:QH E:9S N:wins", deal=VOIDS), f'6:91: "N:wins" is no act of Twenty-eight; {NO_ACT}'),
    "an act of Latinern": (record(f"{BY_EAST} N:stay", deal=VOIDS), f'6:71: "N:stay" is no act of Twenty-eight; {NO_ACT}'),
    "thani, not here": (record(f"{BY_EAST} E:thani", deal=VOIDS), "6:71: E:thani is not allowed here: this table does not play with thani; write thani=on among the rules if it does (V2)"),
    "show, not here": (record(f"{BY_EAST} N:show", deal=VOIDS), "6:71: N:show is not allowed here: this table does not play with blank_hand; write blank_hand=on among the rules if it does (V3)"),
    "concede, not here": (record(f"{BY_EAST} N:concede", deal=VOIDS), "6:71: N:concede is not allowed here: this table does not play with cot; write cot=on among the rules if it does (V1)"),
    "thani by the partner": (strong(f"{BY_NORTH} S:thani", "thani=on"), "7:52: S:thani is not allowed here: only the bidder may say thani; leave it to the bidder (V2)"),
    "thani too late": (strong(f"{BY_NORTH} N:JD N:thani", "thani=on"), "7:57: N:thani is not allowed here: thani is said between the raise step and the first card; leave it out here (V2)"),
    "thani twice": (strong(f"{BY_NORTH} N:thani N:thani", "thani=on"), "7:60: N:thani is not allowed here: thani has been said; lead a card (V2)"),
    "the partner plays on": (strong(f"{BY_NORTH} N:thani N:JD W:7S S:TD", "thani=on"), "7:70: S:TD is not allowed here: the hand of S is laid aside, the bidder plays alone; leave its turn out (V2)"),
    "shown with points": (strong(f"{BY_NORTH} N:show", "blank_hand=on"), "7:52: N:show is not allowed here: this hand carries card points; show a blank one only (V3)"),
    "shown too early": (strong("N:16 W:show", "blank_hand=on"), "7:6: W:show is not allowed here: a blank hand is shown between the second packet and the first card; not here (V3)"),
    "shown after thani": (strong(f"{BY_NORTH} N:thani W:show", "blank_hand=on thani=on"), "7:60: W:show is not allowed here: thani has been said, and no hand is shown after it; play on (V3)"),
    "conceded inside a trick": (strong(f"{BY_NORTH} N:JD W:concede", "cot=on"), "7:57: W:concede is not allowed here: a side concedes between two tricks; wait for the end of a trick (V1)"),
    "conceded by the leaders": (strong(f"{BY_NORTH} {TRICK} N:concede", "cot=on"), "7:72: N:concede is not allowed here: the side that has taken every trick does not concede; play on (V1)"),
    "conceded twice": (strong(f"{BY_NORTH} {TRICK} W:concede N:play-on E:concede", "cot=on"), "7:92: E:concede is not allowed here: somebody has conceded in this deal already; go on without it (V1)"),
    "conceded with a trick each": (strong(f"{BY_NORTH} {TRICK} N:AH W:7H S:JH E:ask E:7C W:concede", "cot=on"), "7:98: W:concede is not allowed here: both sides have taken tricks, so nobody may concede; play on (V1)"),
    "conceded in a thani deal": (strong(f"{BY_NORTH} N:thani N:JD W:7S E:7D W:concede", "cot=on thani=on"), "7:75: W:concede is not allowed here: nobody concedes in a thani deal; play on (V1)"),
    "accepted by who conceded": (strong(f"{BY_NORTH} {TRICK} W:concede E:accept", "cot=on"), "7:82: E:accept is not allowed here: this side has conceded; let the other side answer (V1)"),
    "accepted without a concession": (strong(f"{BY_NORTH} {TRICK} N:accept", "cot=on"), "7:72: N:accept is not allowed here: nobody has conceded, so there is nothing to answer; play on (V1)"),
    "a card while it is open": (strong(f"{BY_NORTH} {TRICK} W:concede N:9D", "cot=on"), "7:82: N:9D is not allowed here: a concession is open; the side that has all tricks answers accept or play-on first (V1)"),
    "an act after the end": (strong(f"{BY_NORTH} {TRICK} W:concede N:accept N:9D", "cot=on"), "7:91: N:9D is not allowed here: the deal is over; start the next one (T21)"),
    "a jack thrown": (record(f"{BY_SOUTH.format('KD')} N:AH W:JD", deal=VOIDS, rules="keep_jacks=on"), "7:69: W:JD is not allowed here: a jack is not discarded before its suit has been led; play another card (V4)"),
    "a jack thrown by the bidder": (ended(BIDDER_WITH_JACK, "E:8D N:JH", "keep_jacks=on"), "7:177: N:JH is not allowed here: a jack is not discarded before its suit has been led; play another card (V4)"),
    "a tag of another program": (HEAD + '[Bidder "N"]\n', '5:1: "[Bidder" is no tag; the tags are Format, Game, Dealer, Deal, Score, Rules, Sits, View, Match, Round, Date, Note'),
    "another name of the game": (HEAD.replace("twenty-eight", "28"), '2:8: "28" is no game; write latinern or twenty-eight'),
    "a blank behind the seat": (record("N:14 W: pass"), f'6:6: "W:" is no act of Twenty-eight; {NO_ACT}'),
    "a bid without a seat": (record("14"), '6:1: "14" is no act; write SEAT:card or SEAT:word, as N:9D or E:pass'),
    "a dash": (record("N-14"), '6:1: "N-14" is no act; write SEAT:card or SEAT:word, as N:9D or E:pass'),
    "a blank that does not divide": (record("N:14\u00a0W:pass"), f'6:1: "N:14\\xa0W:pass" is no act of Twenty-eight; {NO_ACT}'),
    "curly quotes": (HEAD.replace('"E"', "\u201cE\u201d"), '3:1: "[Dealer" has no value in quotes; write [Dealer "value"]'),
    "a number without a point": (record("1. N:14 2.W:pass 3 S:pass"), '6:18: "3" is no act; write SEAT:card or SEAT:word, as N:9D or E:pass'),
    "a view": (record(view="E", deal="N:? ? ? ? ? ? ? ? E:QD TS 7C 9C ? ? ? ? S:? ? ? ? ? ? ? ? W:? ? ? ? ? ? ? ?"), "1:1: this record holds one seat's view; replay needs all cards, without [View]"),
    "a view without own cards": (record(view="E", deal=" ".join(f"{seat}:? ? ? ? ? ? ? ?" for seat in "NESW")), "4:8: E sees its own cards; write all 8 of E, or 4 before trump is chosen"),
    "round 2 after a new deal": (match(record("N:14 W:pass S:pass E:pass N:trump=JC", deal=JACKS), record()), '11:1: "2" is not the next round of match "m"; write 1'),
    "the wrong dealer of round 2": (match(CONCEDED, record(rules="cot=on", score="NS:1")), '14:1: "E" does not deal round 2 of match "m"; the deal passes to N'),
    "the wrong score of round 2": (match(CONCEDED, record(rules="cot=on", dealer="N")), '11:1: "NS:0 EW:0" is not the score before round 2 of match "m"; write NS:1 EW:0'),
    "other rules in round 2": (match(CONCEDED, record(dealer="N", score="NS:1")), '11:1: the rules of round 2 differ from those of match "m"; write [Rules "cot=on"]'),
    "round 2 after no end": (match(record("N:14"), record()), '11:1: the round before this one of match "m" has no result; finish it first'),
}  # fmt: skip
"""By name: the text, and what is said of it behind the name of the file."""


@pytest.mark.parametrize("name", ODD)
def test_it_is_refused_in_one_line(name, tmp_path, capsys):
    text, said = ODD[name]
    file = tmp_path / "odd.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err == f"{file}:{said}\n"


def test_each_says_what_to_do():
    """What is wrong comes first, what to do behind a semicolon."""
    assert [said for _, said in ODD.values() if "; " not in said] == []
