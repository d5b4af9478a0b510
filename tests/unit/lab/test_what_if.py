"""What if: the same as writing another deal by hand; what contradicts the play is refused in one sentence."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tests import texts, texts_28
from tests.texts_28 import LAST_JACK, LAST_PLAIN, ONLY_TRUMPS_LED, ONLY_TRUMPS_VOID
from trickkit import NotationError, Seat, Side, TrickkitError, parse_record, write_record
from trickkit.cards import DECK, Card
from trickkit.games.twenty_eight import Phase, TwentyEightState
from trickkit.i18n import Words
from trickkit.lab.what_if import Contradiction, ContradictionError, sweep, what_if
from trickkit.solver import solve

LATE = "N:9D E:JD S:JH W:8C W:QH N:TC E:7C S:KD"
"""West won trick 1, North trick 2. West dealt itself AC, North is forehand with TC: TC is the Hauptschlag."""
ROUND = texts.record(LATE)


def rewritten(text: str, first: str, second: str) -> str:
    """Exchange two cards in the deal, by hand."""
    head, deal, rest = re.split(r'(\[Deal "[^"]*"\])', text, maxsplit=1)
    other = {first: second, second: first}
    return head + re.sub(r"[7-9TJQKA][CDHS]", lambda found: other.get(found[0], found[0]), deal) + rest


def by_hand(text: str, first: str, second: str):
    """Solve the rewritten record; None if it cannot be, or another seat would have won a trick."""
    state = parse_record(text).state
    assert state is not None
    try:
        other = parse_record(rewritten(text, first, second)).state
    except NotationError:
        return None
    assert other is not None
    if [won.winner for won in other.position.tricks] != [won.winner for won in state.position.tricks]:
        return None
    return solve(other) or None


def asked(text: str, first: str, second: str):
    try:
        return dict(what_if(text, (first, second)).after.values)
    except ContradictionError:
        return None


def test_every_exchange_in_latinern_is_what_a_new_deal_would_be():
    given = {str(card) for hand in parse_record(ROUND).state.deal.hands for card in hand}  # type: ignore[union-attr] # a full record
    agree = 0
    for first, second in combinations(map(str, DECK), 2):
        if {first, second} & given:
            found = asked(ROUND, first, second)
            assert found == by_hand(ROUND, first, second), (first, second)
            agree += found is not None
    assert agree > 100


@pytest.mark.parametrize("ending", [ONLY_TRUMPS_LED, ONLY_TRUMPS_VOID, LAST_JACK], ids=["led", "void", "jack"])
def test_every_exchange_in_twenty_eight_is_what_a_new_deal_would_be(ending):
    deal, acts = ending
    text = texts_28.record(acts, deal=deal)
    left = [card for hand in parse_record(text).state.position.held for card in hand]  # type: ignore[union-attr] # a full record
    agree = refused = 0
    for first, second in combinations(map(str, left), 2):
        found, hand = asked(text, first, second), by_hand(text, first, second)
        assert found == hand, (first, second)
        agree, refused = agree + (found is not None), refused + (found is None)
    assert agree
    assert refused


def test_a_swap_that_turns_the_round():
    changed = what_if(ROUND, "KH TS")
    assert (changed.before.won, changed.after.won, changed.turns) == (Side.NS, Side.EW, True)
    assert str(changed.told(Words())[0]) == ("With K♥ and 10♠ exchanged East and West win the round instead.")
    assert str(changed.told(Words("de"))[0]) == (
        "Sind K♥ und 10♠ vertauscht, dreht sich die Runde: Es gewinnen Ost und West."
    )


def test_each_act_that_leads_elsewhere_is_named():
    changed = what_if(texts.record(), schlag="K")
    assert len(changed.told(Words())) == 6
    assert str(changed).splitlines()[:2] == [
        "If K♣ were the Hauptschlag, East and West would win the round instead.",
        "10♣: now East and West win, before it was the others.",
    ]
    assert str(changed.told(Words("de"))[1]) == "10♣: Jetzt gewinnen Ost und West, vorher die anderen."
    assert (
        str(what_if(texts.record(), trump="H"))
        == "If 10♥ were the Hauptschlag, North and South would still win the round."
    )
    both = what_if(texts.record(), trump="H", schlag="9")
    assert str(both.told(Words("de"))[0]).startswith("Auch wenn 9♥ der Hauptschlag wäre")


def test_a_position_in_the_middle_of_a_record():
    whole = what_if(ROUND, "KH TS", after=0)
    assert whole.before.values.keys() == solve(texts.position(texts.record())).keys()
    assert what_if(parse_record(ROUND), "KH QS", after=8).before == what_if(ROUND, "KH TS").before
    assert what_if(texts.position(ROUND), "KH TS").after == what_if(ROUND, ("KH", "TS")).after


MIDDLE = texts_28.record(
    """W:14 S:15 E:pass N:pass W:pass S:trump=KH S:pass N:pass W:7H S:9H E:ask E:7S N:TH
    N:JS W:9S S:AS E:KS N:TS W:8H S:QS E:9C W:8D S:7D E:JD N:QD E:JC N:QC W:8C S:KH""",
    deal="N:QC AD TH AC QD JS 8S TS E:9C 7S KC JD JC TC KS 7C S:KH TD JH 9H AS 9D QS 7D W:7H AH 8H 9S 8D QH KD 8C",
    dealer="N",
)
"""South, the bidder, was asked for trump by East in trick 1 and leads to trick 6."""


def test_card_points_in_twenty_eight():
    changed = what_if(MIDDLE, "JH KD")
    assert changed.turns
    assert str(changed.told(Words())[0]) == (
        "With J♥ and K♦ exchanged the bidder's side ends with 12 points and misses its bid; "
        "as the cards lie it ends with 19 points."
    )
    assert str(changed.told(Words("de"))[0]) == (
        "Sind B♥ und K♦ vertauscht, kommt die Seite des Bieters auf 12 Augen und verfehlt ihr Gebot; "
        "so wie die Karten liegen, sind es 19 Augen."
    )
    for act, value in changed.after.values.items():
        told = [str(line) for line in changed.told(Words()) if f"now {value} card point" in str(line)]
        assert bool(told) or changed.before.values.get(act) in {None, value}


def test_another_down_card():
    text = texts_28.record(ONLY_TRUMPS_LED[1], deal=ONLY_TRUMPS_LED[0])
    changed = what_if(text, down="QC")
    assert {act.token for act in changed.after.values} == {"7C", "KC"}
    assert str(changed).startswith("With Q♣ face down the bidder's side ends with 28 points and makes its bid; ")
    assert str(what_if(texts_28.record(LAST_PLAIN[1], deal=LAST_PLAIN[0]), down="7C").told(Words("de"))[0]).startswith(
        "Mit 7♣ als verdeckter Karte kommt die Seite des Bieters auf 4 Augen und verfehlt ihr Gebot; "
    )


NEARLY_SURE = "N:JC 9C AC JD 9D JH 9H TS E:TC AD TD AH TH AS KS 8H S:KC QC 8C 7C KD QD 8D 7D W:KH QH 7H JS 9S QS 8S 7S"
"""Alone, North takes every trick but the one of the ten of spades; with the ten of clubs instead every one."""
BIDDING = "N:14 W:pass S:pass E:pass N:trump=9C N:pass S:pass"
ALONE = texts_28.record(f"{BIDDING} N:thani", deal=NEARLY_SURE, rules="thani=on")
PLAYED_ON = texts_28.record(f"{BIDDING} N:JD W:7S S:7D E:TD W:concede N:play-on", deal=NEARLY_SURE, rules="cot=on")


@pytest.mark.parametrize(
    ("text", "turning", "keeping", "won"),
    [(ALONE, "TS TC", "TS AS", False), (PLAYED_ON, "JC TC", "JC AC", True)],
    ids=["thani", "cot"],
)
def test_where_every_trick_counts(text, turning, keeping, won):
    turned, same = what_if(text, turning), what_if(text, keeping)
    assert (turned.before.won, turned.after.won, same.after.won) == (won, not won, won)
    assert set(turned.after.values.values()) == {int(not won)}
    ends = {
        True: ("wins the deal, in which every trick counts.", "gewinnt"),
        False: ("loses the deal, in which every trick counts.", "verliert"),
    }
    assert str(turned).endswith(f"exchanged the bidder's side {ends[not won][0]}")
    assert f"vertauscht, {ends[won][1]} die Seite des Bieters das Spiel" in str(same.told(Words("de"))[0])
    assert str(what_if(text, down="AC")).endswith(f"face down the bidder's side {ends[won][0]}")


NEARLY_FOUR_JACKS = texts_28.record(
    "N:14 W:pass S:pass E:pass N:trump=AH",
    deal="N:JC JD JH AH 9S TH AS TS E:KC QC 8C 7C KD QD 8D 7D S:AC TC AD TD 9C 9D 9H JS W:KH QH 8H 7H KS QS 8S 7S",
    dealer="E",
)


@pytest.mark.parametrize(
    ("text", "change", "code", "en", "de"),
    [
        (
            ROUND,
            {"swap": "9D 7S"},
            "played",
            "9♦ has been played: North held it.",
            "9♦ ist schon gespielt, Nord hatte die Karte.",
        ),
        (
            ROUND,
            {"swap": "7D 8D"},
            "unused",
            "Nobody holds 7♦ or 8♦, so nothing would change.",
            "7♦ und 8♦ hat niemand, also würde sich nichts ändern.",
        ),
        (
            ROUND,
            {"swap": "AC TS"},
            "announced",
            "Then East would have won trick 1, but West was announced.",
            "Dann hätte Ost Stich 1 gemacht, angesagt wurde aber West.",
        ),
        (
            MIDDLE,
            {"swap": "AC TD"},
            "card",
            "Then South could not have played K♥ in trick 5.",
            "Dann hätte Süd K♥ in Stich 5 nicht legen dürfen.",
        ),
        (
            MIDDLE,
            {"swap": "KC JH"},
            "ask",
            "Then East could not have asked for trump in trick 1.",
            "Dann hätte Ost in Stich 1 nicht nach Trumpf fragen dürfen.",
        ),
        (
            texts_28.record(ONLY_TRUMPS_LED[1], deal=ONLY_TRUMPS_LED[0]),
            {"swap": "7C AH"},
            "laid",
            "7♣ lies face down as the trump card of North.",
            "7♣ liegt als Trumpfkarte verdeckt vor Nord.",
        ),
        (
            texts_28.record(ONLY_TRUMPS_LED[1], deal=ONLY_TRUMPS_LED[0]),
            {"down": "KD"},
            "down",
            "K♦ was not among the first four cards of North.",
            "K♦ war nicht unter den ersten vier Karten von Nord.",
        ),
        (
            texts_28.record(
                "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:AH W:ask", deal=texts_28.VOIDS
            ),
            {"swap": "7S 7C"},
            "over",
            "Then the cards would have been thrown in.",
            "Dann wären die Karten zusammengeworfen worden.",
        ),
        (
            NEARLY_FOUR_JACKS + "N:pass S:pass N:AS",
            {"swap": "JS 9S"},
            "thrown-in",
            "Then the cards would have been thrown in.",
            "Dann wären die Karten zusammengeworfen worden.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and value.islower() and len(value) < 12 else "",
)
def test_what_contradicts_the_play_is_refused_in_one_sentence(text, change, code, en, de):
    with pytest.raises(ContradictionError) as caught:
        what_if(text, **change)
    reason = caught.value.reason
    assert str(caught.value) == en
    assert (str(reason.code), str(reason.told(Words("de")))) == (code.replace("over", "thrown-in"), de)
    assert repr(reason.code) == f"Contradiction.{reason.code.name}"


def _begun(text):
    """Let the first bid stand, and the first card become trump."""
    state = parse_record(text).state
    assert isinstance(state, TwentyEightState)
    while state.position.phase is not Phase.PLAY:
        acts = {act.token: act for act in state.legal_actions()}
        state = state.apply(acts.get("pass") or next(iter(acts.values())))
    return state


def test_cards_may_be_given_as_cards():
    cards = Card.parse("KH"), Card.parse("TS")
    assert what_if(ROUND, cards) == what_if(ROUND, "KH TS")


def test_what_is_asked_wrongly():
    late = texts_28.record(ONLY_TRUMPS_LED[1], deal=ONLY_TRUMPS_LED[0])
    over = texts.record(texts.NS_3_0)
    three = texts_28.record(deal=texts_28.THREE, rules="three_players=on", dealer="E")
    three_playing = write_record(_begun(three))
    for ask, said in (
        (lambda: what_if(ROUND), "change one thing"),
        (lambda: what_if(ROUND, "KH TS", trump="H"), "change one thing"),
        (lambda: what_if(ROUND, "KH KH"), "KH cannot be exchanged with itself"),
        (lambda: what_if(ROUND, "KH"), '"KH" is not two cards'),
        (lambda: what_if(ROUND, 7), '"7" is not two cards'),  # type: ignore[arg-type]
        (lambda: what_if(ROUND, "KH TS", after="4"), "str is no number of acts"),  # type: ignore[arg-type]
        (lambda: what_if(ROUND, "KH TS", after=9), "there are 8 acts, so no position after 9"),
        (lambda: what_if(ROUND, down="KH"), "latinern has no down card"),
        (lambda: what_if(late, trump="H"), "the trump of twenty-eight is a card that lies face down"),
        (lambda: what_if(over, "KH TS"), "no card is awaited here"),
        (lambda: what_if(texts.record(view="N", deal=VIEW), "KH TS"), "this record holds one seat's view"),
        (lambda: what_if(three, "9H AS"), "no cards are being played"),
        (lambda: what_if(three_playing, "7H AS"), "7H is not in this deck of 24 cards"),
        (lambda: sweep(late, "Q"), '"Q" is no seat'),
    ):
        with pytest.raises(TrickkitError) as caught:
            ask()
        assert said in str(caught.value)


def test_every_single_exchange_of_a_seat():
    found = sweep(ROUND, "W")
    assert len(found.swaps) == 3 * 27
    assert {(str(each.card), str(each.other)) for each in found.turning} == {("KH", "TH"), ("KH", "TS")}
    for each in found.swaps:
        asked_again = asked(ROUND, str(each.card), str(each.other))
        assert (asked_again is None) == (each.refused is not None)
    assert (found.before, found.won) == (Side.NS, Side.NS)
    assert str(found).splitlines() == ["2 exchanges of a card of West turn the result, out of 46 that fit.", *LINES]
    assert str(sweep(ROUND, Seat.SOUTH)).splitlines()[-1] == "and 26 more"
    assert str(found.told(Words("de"))[0]) == (
        "Von 46 Möglichkeiten, eine Karte von West zu tauschen, drehen 2 das Ergebnis."
    )


LINES = ["K♥ for 10♥", "K♥ for 10♠"]
VIEW = "N:TC 7H AS 8S 9D E:? ? ? ? ? S:? ? ? ? ? W:? ? ? ? AC"


def test_sweeping_in_twenty_eight():
    text = texts_28.record(ONLY_TRUMPS_VOID[1], deal=ONLY_TRUMPS_VOID[0])
    found = sweep(text, "E")
    assert len(found.swaps) == 3 * 24
    assert found.won is False
    assert {each.refused.code for each in found.swaps if each.refused} >= {Contradiction.PLAYED, Contradiction.CARD}
    nobody = texts_28.record(LAST_PLAIN[1] + " E:AD", deal=LAST_PLAIN[0])
    with pytest.raises(TrickkitError, match="E holds no card any more"):
        sweep(nobody, "E")


def test_another_trump_contradicts_the_play_too():
    with pytest.raises(ContradictionError, match="Then East would have won trick 1, but West was announced"):
        what_if(ROUND, trump="D")
