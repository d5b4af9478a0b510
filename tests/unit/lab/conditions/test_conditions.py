"""Conditions: what they mean, how likely they are, and that deals drawn for them are like deals found by trying."""

from __future__ import annotations

import pickle
from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from tests.unit.lab.conditions import own_conditions
from trickkit import Seat, TrickkitError
from trickkit.cards import Card, Rank, Suit
from trickkit.games.latinern import Deal as LatinernDeal
from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import Deal, TwentyEight
from trickkit.i18n import Words
from trickkit.lab.conditions import (
    at_least,
    at_most,
    blank_hand,
    condition,
    counting,
    deals,
    drawing,
    hauptschlag_dealt,
    holds,
    own,
    probability,
    schlag,
    trump,
)
from trickkit.lab.conditions.sums import Sums

L, T, T3 = Latinern(), TwentyEight(), TwentyEight(three_players=True)
HERE = "tests.unit.lab.conditions.own_conditions"

# East deals, South is forehand: trump hearts, Schlag nine, Hauptschlag 9H, which West holds.
LATINERN = LatinernDeal.parse("E", "N:7C 9D KH AS 8C E:TH JD QD KD AD S:9C 7D 8D TD JC W:9H 9S 7H 8H QH")
FOR_FOUR = Deal.parse(
    "S",
    "N:KD QD 8D 7D KC QC 8C 7C E:JH 9H AH TH JS TC AC 7S S:JD 9D AD TD KH QH 8H 7H W:JC 9C 9S AS TS KS QS 8S",
)
MEANS = [
    (L, LATINERN, "hauptschlag dealt", True),
    (L, LATINERN, "W holds 1 hauptschlag", True),
    (L, LATINERN, "anyone holds 1 hauptschlag", True),
    (L, LATINERN, "EW holds no hauptschlag", False),
    (L, LATINERN, "trump H and schlag 9", True),
    (L, LATINERN, "trump C or schlag K", False),
    (L, LATINERN, "W holds 5 trumps and W holds 2 schlaege", True),
    (L, LATINERN, "N holds 2 trumps", True),  # 9D is a Schlag, KH is of the trump suit
    (L, LATINERN, "dealer side holds 2 schlaege", True),
    (L, LATINERN, "forehand side holds 2 schlaege", True),
    (L, LATINERN, "knowers holds 1 schlag and blind holds 3+ schlaege", True),
    (L, LATINERN, "dealer holds 4 diamonds and forehand holds TD JC", True),
    (L, LATINERN, "everyone holds 1+ schlaege", False),
    (L, LATINERN, "anyone holds Q,K,A of a suit", True),
    (L, LATINERN, "S holds 0 of a suit and not E holds 2 of a suit", True),
    (T, FOR_FOUR, "N holds 0 points and W holds 9 points", True),
    (T, FOR_FOUR, "anyone holds no points", True),
    (T, FOR_FOUR, "everyone holds 1-9 points", False),
    (T, FOR_FOUR, "eldest holds J,9 of a suit at first", True),
    (T, FOR_FOUR, "W holds J,9 of a suit at first", True),
    (T, FOR_FOUR, "W holds A,T of a suit at first", False),
    (T, FOR_FOUR, "eldest side holds 3 jacks", True),
    (T, FOR_FOUR, "dealer side holds 4 of a suit", True),
    (T, FOR_FOUR, "S holds JD 9D at first and not S holds KH at first", True),
    (T, FOR_FOUR, "E holds 4 hearts at first", True),
    (T, FOR_FOUR, "everyone holds 4+ of a suit", True),
]


@pytest.mark.parametrize(("game", "deal", "text", "fits"), MEANS)
def test_what_a_condition_means(game, deal, text, fits):
    assert condition(text).fits(game, deal) is fits
    assert (~condition(text)).fits(game, deal) is not fits


def exactly(game, where, dealer=None):
    found = probability(game, where, dealer)
    assert found is not None
    return found


def hypergeometric(good, drawn, of, amounts):
    return sum(Fraction(comb(good, n) * comb(of - good, drawn - n), comb(of, drawn)) for n in amounts)


KNOWN = [
    (L, "hauptschlag not dealt", Fraction(42, 155)),  # L9
    (L, "trump H and schlag K", Fraction(1, 32)),
    (L, "S holds 2 hearts", hypergeometric(8, 5, 32, [2])),
    (L, "NS holds KH QH", Fraction(10 * 9, 32 * 31)),
    (L, "blind holds 0 aces", hypergeometric(4, 10, 32, [0])),
    # forehand's bottom card is one Schlag; the other three lie somewhere in 31 places, four of them in the same hand
    (L, "forehand holds 2+ schlaege", 1 - Fraction(comb(27, 3), comb(31, 3))),
    (L, "forehand holds 0 schlaege", Fraction(0)),
    (T, "W holds 4 jacks", hypergeometric(4, 8, 32, [4])),
    (T, "anyone holds 4 jacks", 4 * hypergeometric(4, 8, 32, [4])),  # T10
    (T, "eldest holds 0 points at first", hypergeometric(16, 4, 32, [0])),  # T7
    (T, "N holds 5+ of a suit", 4 * hypergeometric(8, 8, 32, range(5, 9))),
    (T3, "anyone holds 4 jacks", 3 * hypergeometric(4, 8, 24, [4])),
    (T3, "W holds 0 points", hypergeometric(16, 8, 24, [0])),
]


@pytest.mark.parametrize(("game", "text", "share"), KNOWN)
def test_probabilities_that_are_known(game, text, share):
    assert probability(game, text) == share
    assert probability(game, ~condition(text)) == 1 - share


def test_a_probability_depends_on_the_dealer_where_it_should():
    """Forehand has a Schlag for certain; so North holds more of them when West deals."""
    by_dealer = {seat: exactly(L, "N holds 2+ schlaege", seat) for seat in Seat}
    assert max(by_dealer, key=lambda seat: by_dealer[seat]) is Seat.WEST
    assert exactly(L, "N holds 2+ schlaege") == sum(by_dealer.values(), Fraction()) / 4
    assert probability(L, "N holds 2+ hearts", Seat.WEST) == probability(L, "N holds 2+ hearts")


OFTEN = [
    (L, hauptschlag_dealt(False)),
    (L, holds("N", schlaege=2) & ~holds("dealer side", hauptschlag=1)),
    (L, holds("N", trumps="4+") | holds("blind", "KH")),
    (L, trump("C") | schlag("9") & holds("everyone", schlaege=1)),
    (T, ~blank_hand() & holds("W", of_a_suit=at_least(4))),
    (T, holds("eldest", "J,9 of a suit", at_first=True)),
    (T, holds("eldest side", points=at_most(10)) | holds("E", "JS")),
    (T3, holds("dealer", jacks=2) & ~holds("S", "JS", "9S")),
]


@pytest.mark.parametrize(("game", "where"), OFTEN)
def test_what_is_counted_is_what_is_seen(game, where):
    """3,000 deals: the share that fits lies within four standard errors of the probability."""
    dealer = Seat.SOUTH
    rng = Random(f"seen/{where}")
    seen = sum(where.fits(game, game.deal(rng, dealer)) for _ in range(3000))
    expected = float(exactly(game, where, dealer))
    assert 0 < expected < 1
    assert abs(seen / 3000 - expected) < 4 * (expected * (1 - expected) / 3000) ** 0.5


@pytest.mark.parametrize(("game", "where"), OFTEN)
def test_deals_drawn_at_once_are_like_deals_found_by_trying(game, where):
    """Chi-square of two samples, by who holds marked cards: once in a thousand times chance would pass the bound."""
    drawn: Counter[tuple[object, ...]] = Counter()
    tried: Counter[tuple[object, ...]] = Counter()
    rng = Random(f"like/{where}")
    while tried.total() < 800:
        deal = game.deal(rng, Seat.WEST)
        if where.fits(game, deal):
            tried[_marks(deal)] += 1
    for _ in range(800):
        found = where.draw(game, rng, Seat.WEST)
        assert found.tries == 1
        assert where.fits(game, found.deal)
        drawn[_marks(found.deal)] += 1
    pairs = [(drawn[mark], tried[mark]) for mark in drawn | tried]
    rare = [pair for pair in pairs if sum(pair) < 10]
    pairs = [pair for pair in pairs if sum(pair) >= 10]
    pairs.append((sum(a for a, _ in rare), sum(b for _, b in rare)))
    square = sum((a - b) ** 2 / (a + b) for a, b in pairs if a + b)
    assert square < len(pairs) + 3.3 * (2 * len(pairs)) ** 0.5 + 6


def _marks(deal):
    """Say who holds two cards, and what is the first and the last card of two hands, roughly."""
    where = [next((seat for seat in Seat if Card.parse(c) in deal.hands[seat.place]), None) for c in ("JS", "KH")]
    first, last = deal.hands[3][0], deal.hands[1][-1]
    return (*where, first.suit in {Suit.CLUBS, Suit.SPADES}, last.rank in {Rank.ACE, Rank.JACK})


def test_the_bottom_cards_make_the_trump_and_the_schlag_asked_for():
    where = "trump H and schlag K and dealer holds 4+ trumps"
    found = [deal for deal in deals(L, where, 40, seed="bottoms") if isinstance(deal, LatinernDeal)]
    assert len(found) == 40
    assert {deal.bottom(deal.dealer).suit for deal in found} == {Suit.HEARTS}
    assert {deal.bottom(deal.forehand).rank for deal in found} == {Rank.KING}
    assert {deal.bottom(deal.dealer).rank for deal in found} == set(Rank)


def test_deals_by_condition_are_told_and_written():
    found = deals(L, hauptschlag_dealt(False), 6, seed=7)
    assert (len(found), found.tried, found.exact, found.probability) == (6, 6, True, Fraction(42, 155))
    assert found.rate == (42 / 155, 42 / 155, 42 / 155)
    assert "".join(deal.dealer for deal in found) == "NESWNE"
    assert found.records().count('[Game "latinern"]') == 6
    assert repr(found) == "<6 deals of latinern: hauptschlag not dealt>"
    longer = deals(L, "hauptschlag not dealt", 9, seed="7")
    assert tuple(longer)[:6] == found.deals
    assert deals(L, "hauptschlag not dealt", 6, seed=8).deals != found.deals
    assert {deal.dealer for deal in deals(T, "N holds 1 jack", 5, dealer=Seat.EAST)} == {Seat.EAST}


def test_a_function_is_tried_and_the_tries_are_told():
    found = deals(L, own(own_conditions.king_of_hearts_north), 50)
    assert (found.exact, found.probability) == (False, None)
    assert found.tried > 50
    assert found.rate.low < 5 / 32 < found.rate.high
    assert probability(L, own(own_conditions.king_of_hearts_north)) is None


def test_beside_a_function_the_rest_is_still_dealt_at_once():
    """Both conditions together hold in one deal of about 40; only the function costs tries."""
    where = condition("N holds 2+ schlaege") & own(own_conditions.king_of_hearts_north)
    found = deals(L, where, 60, dealer=Seat.WEST)
    assert not found.exact
    assert found.base == probability(L, "N holds 2+ schlaege", Seat.WEST)
    assert found.tried < 60 * 20
    assert all(where.fits(L, deal) for deal in found)
    assert found.rate.low < exactly(L, "N holds 2+ schlaege and N holds KH", Seat.WEST) < found.rate.high


def test_each_dealer_counts_alike_however_long_it_took_to_wait():
    """North holds two Schläge more often as forehand: those deals come soon, and must not weigh less for that."""
    found = deals(L, own(own_conditions.schlaege_north), 400)
    counted = deals(L, "N holds 2+ schlaege", 1)
    assert found.rate.low < counted.rate.value < found.rate.high
    beside = deals(L, own(own_conditions.king_of_hearts_north) & condition("N holds 2+ schlaege"), 200)
    true = sum(exactly(L, "N holds 2+ schlaege and N holds KH", dealer) for dealer in Seat) / 4
    assert beside.rate.low < true < beside.rate.high
    assert deals(L, own(own_conditions.king_of_hearts_north), 1).rate.value > 0


def test_what_takes_too_long_to_count_is_tried(monkeypatch):
    monkeypatch.setattr(counting, "ENOUGH", 50)
    where = condition("everyone holds 3+ of a suit and anyone holds 2 kings")
    assert probability(T, where) is None
    found = deals(T, where, 5)
    assert not found.exact
    assert found.base == 1
    assert found.tried >= 5
    assert all(where.fits(T, deal) for deal in found)


def test_what_cannot_be_is_refused_at_once():
    with pytest.raises(TrickkitError, match='no deal fits "N holds 6 hearts and N holds 5 spades" when N deals'):
        deals(T, "N holds 6 hearts and N holds 5 spades", 3)


def test_what_never_comes_is_given_up(monkeypatch):
    monkeypatch.setattr(drawing, "MOST_TRIES", 1200)
    with pytest.raises(TrickkitError, match=r'none of 1,200 deals fits ".*never"; it may be impossible'):
        deals(L, f"{HERE}:never", 1)


def test_it_is_said_how_many_deals_fit_and_how_these_were_found():
    def told(where, count):
        found = deals(L, where, count)
        return [str(found.told(Words(lang))) for lang in ("en", "de")]

    assert told("hauptschlag not dealt", 1200) == [
        "On average 1 of 3.7 deals fits. 1,200 were dealt so that they fit, and none was thrown away.",
        "Von 3,7 Verteilungen passt im Schnitt eine. 1.200 wurden gleich passend gegeben, keine musste weg.",
    ]
    own_one = own(own_conditions.king_of_hearts_north)
    assert told(own_one, 20)[0] == "About 1 of 4.8 deals fits. 20 kept of 118 tried."
    assert told(own_one & schlag("K"), 20)[1] == (
        "Von ungefähr 57 Verteilungen passt eine. 130 probiert, 20 behalten; "
        "was sich zählen lässt, wurde gleich passend gegeben."
    )


def test_at_least_one_deal_is_asked_for():
    with pytest.raises(TrickkitError, match="0 deals are none"):
        deals(L, "hauptschlag dealt", 0)
    with pytest.raises(TrickkitError, match="float is no number of deals"):
        deals(L, "hauptschlag dealt", 2.5)  # type: ignore[arg-type]  # as somebody may write it


@pytest.mark.parametrize("ask", [lambda game, where: deals(game, where, 1), probability])
def test_what_is_no_game_and_no_condition(ask):
    with pytest.raises(TrickkitError, match=r"function is no condition; write own\(function\)"):
        ask(L, own_conditions.never)
    with pytest.raises(TrickkitError, match="int is no condition; a condition has draw"):
        ask(L, 7)
    with pytest.raises(TrickkitError, match="NoneType is no game; write latinern or twenty-eight"):
        ask(None, "hauptschlag dealt")


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        (T, "N holds 2 schlaege", '"N holds 2 schlaege" is a condition of latinern, not of twenty-eight'),
        (T, "hauptschlag not dealt", '"hauptschlag dealt" is a condition of latinern'),
        (T, "trump H", '"trump H" is a condition of latinern'),
        (L, "N holds 3 points", '"N holds 3 points" is a condition of twenty-eight, not of latinern'),
        (L, "N holds 3 hearts at first", "is a condition of twenty-eight"),
        (L, "eldest holds 3 hearts", 'latinern has no "eldest"; its first player is forehand'),
        (T, "forehand holds 3 hearts", 'twenty-eight has no "forehand"; its first player is eldest'),
        (T3, "N holds 3 hearts", "nobody sits at N with three players"),
        (T3, "NS holds 3 hearts", 'nobody sits at N with three players; "NS" means N and S'),
    ],
)
def test_a_condition_of_the_other_game_is_refused(game, text, said):
    for ask in (lambda: probability(game, text), lambda: condition(text).fits(game, game.deal(Random(1), Seat.WEST))):
        with pytest.raises(TrickkitError) as caught:
            ask()
        assert said in str(caught.value)


def test_a_function_that_fails_is_named():
    for name, fault in (("broken", "IndexError"), ("leaves", "SystemExit: enough")):
        with pytest.raises(TrickkitError, match=f"the condition .*{name} failed: {fault}"):
            deals(L, f"{HERE}:{name}", 1)


def test_nobody_can_look_into_a_function():
    with pytest.raises(TrickkitError, match="is a function, so deals cannot be counted"):
        own(own_conditions.never).wish(Sums(L, Seat.NORTH))


@pytest.mark.parametrize(("game", "where"), OFTEN)
def test_conditions_go_to_other_processes(game, where):
    again = pickle.loads(pickle.dumps(where))  # noqa: S301 - our own
    assert again == where
    assert again.draw(game, Random(3), Seat.SOUTH) == where.draw(game, Random(3), Seat.SOUTH)
