"""Suits, ranks, cards, sets of cards, and the shuffle."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from trickkit import DECK, Card, CardSet, NotationError, Rank, Suit
from trickkit.cards import parse_cards, shuffled


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_card_prints_parses_and_rebuilds(card):
    assert Card.parse(str(card)) is card
    assert eval(repr(card)) is card  # noqa: S307 - our own repr
    assert Card(card.rank, card.suit) is card
    assert DECK[card.index] is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - our own pickle
    assert copy.deepcopy(card) is copy.copy(card) is card


SPELLINGS = {
    "TH": ["TH", "th", "10H", "10h", "T♥", "10♥", "tH"],
    "JS": ["JS", "js", "BS", "bs", "J♠", "b♠"],
    "QD": ["QD", "qd", "DD", "dd", "D♦", "q♦"],
    "7C": ["7C", "7c", "7♣"],
}


@pytest.mark.parametrize(("printed", "text"), [(card, text) for card, texts in SPELLINGS.items() for text in texts])
def test_spellings_that_may_be_read(printed, text):
    assert str(Card.parse(text)) == printed


WRONG = [
    "",
    "T",
    "H",
    "HT",
    "6H",
    "2C",
    "1H",
    "0H",
    "11H",
    "100H",
    "T H",
    " TH",
    "TH ",
    "TH,",
    "THH",
    "?",
    "XX",
    "T♡",
    "7♧",
    "KS\n",
    "٧C",
    "tſ",
    "１0H",
]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_card_is_named(text):
    with pytest.raises(NotationError, match="is no card; write rank then suit, as TH or 7C") as caught:
        Card.parse(text)
    assert caught.value.text == text


def test_suits_and_ranks_parse_and_print():
    assert [Suit.parse(text) for text in ("C", "d", "♥", "♠")] == list(Suit)
    assert [Rank.parse(text) for text in ("7", "8", "9", "10", "B", "d", "k", "A")] == list(Rank)
    assert [Rank.parse(text) for text in "TtbD"] == ["T", "T", "J", "Q"]
    for member in (*Suit, *Rank):
        assert type(member).parse(str(member)) is member
        assert eval(repr(member)) is member  # noqa: S307 - our own repr


@pytest.mark.parametrize("text", ["", "X", "CC", "clubs", "♡"])
def test_what_is_no_suit_is_named(text):
    with pytest.raises(NotationError, match=f'"{text}" is no suit; write C, D, H or S') as caught:
        Suit.parse(text)
    assert caught.value.text == text


@pytest.mark.parametrize("text", ["", "6", "1", "01", "jack", "U"])
def test_what_is_no_rank_is_named(text):
    with pytest.raises(NotationError, match=f'"{text}" is no rank; write 7, 8, 9, T, J, Q, K or A') as caught:
        Rank.parse(text)
    assert caught.value.text == text


@pytest.mark.parametrize("name", ["rank", "suit", "_text", "colour"])
def test_a_card_cannot_be_changed(name):
    with pytest.raises(AttributeError, match=f"a card cannot be changed: {name}"):
        setattr(Card.parse("TH"), name, "X")


def test_cards_of_wrong_parts():
    with pytest.raises(ValueError, match="6"):
        Card("6", Suit.HEARTS)  # type: ignore[arg-type] # that is the point


def test_a_set_of_cards():
    hand = CardSet.parse("KH 7C 10s")
    assert str(hand) == "7C KH TS"
    assert list(hand) == list(parse_cards("7C KH TS"))
    assert (len(hand), bool(hand), bool(CardSet())) == (3, True, False)
    assert Card.parse("KH") in hand
    assert Card.parse("KS") not in hand
    assert "KH" not in hand  # type: ignore[comparison-overlap] # that is the point
    assert str(hand | CardSet.parse("AS")) == "7C KH TS AS"
    assert str(hand - CardSet.parse("7C")) == "KH TS"
    assert str(hand & CardSet.parse("7C AS")) == "7C"
    assert CardSet.parse("7C") < hand
    assert hand == CardSet(reversed(list(hand))) == set(hand)  # type: ignore[comparison-overlap] # sets of either kind
    assert hash(hand) == hash(CardSet(hand)) == hash(frozenset(hand))
    assert eval(repr(hand)) == hand  # noqa: S307 - our own repr
    assert not str(CardSet.parse(""))
    assert pickle.loads(pickle.dumps(hand)) == hand  # noqa: S301 - our own pickle


@pytest.mark.parametrize(
    ("text", "piece", "message"), [("KH 7C kh", "KH", "stands twice"), ("KH XX", "XX", "is no card")]
)
def test_what_is_no_set_is_named(text, piece, message):
    with pytest.raises(NotationError, match=message) as caught:
        CardSet.parse(text)
    assert caught.value.text == piece


def test_cards_keep_their_order():
    assert [str(card) for card in parse_cards("TH 7c\tAS")] == ["TH", "7C", "AS"]
    assert parse_cards(" ") == ()


def test_the_shuffle_draws_from_random_alone():
    """Fisher and Yates from the top, one number for each step: so that every Python deals the same."""

    class Counting(Random):
        drawn = 0

        def random(self) -> float:
            self.drawn += 1
            return 0.0

        def getrandbits(self, k: int) -> int:
            raise AssertionError(k)

    rng = Counting()
    assert shuffled("abcd", rng) == ("b", "c", "d", "a")
    assert rng.drawn == 3
    assert shuffled((), rng) == ()


def test_the_shuffle_leaves_its_input_alone():
    cards = list(DECK)
    once = shuffled(cards, Random("latinern/7/0"))
    assert cards == list(DECK)
    assert set(once) == set(DECK)
    assert once == shuffled(DECK, Random("latinern/7/0")) != shuffled(DECK, Random("latinern/7/1"))
