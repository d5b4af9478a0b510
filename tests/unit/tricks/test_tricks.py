"""Tricks and verdicts: the winner, and why each other card lost."""

from __future__ import annotations

import pytest

from trickkit import LossReason, NotationError, Rank, Reason, Seat, Suit, Trick, winner
from trickkit.cards import DECK, parse_cards
from trickkit.games.latinern import LatinernOrdering
from trickkit.games.twenty_eight import TwentyEightOrdering
from trickkit.tricks import Loss, Play, Standing, Tier, winning_place

HK = LatinernOrdering(Suit.HEARTS, Rank.KING)


def losses(cards: str) -> str:
    """Judge a trick led by North under trump hearts, Schlag king; give each loser with its reason."""
    verdict = winner(Trick.of(Seat.NORTH, parse_cards(cards)), HK)
    return ", ".join(f"{loss.seat}:{loss.card} {loss.reason}" for loss in verdict.losses)


@pytest.mark.parametrize(
    ("cards", "lost"),
    [
        ("KH KS AH 7C", "E:KS schlag-below-hauptschlag, S:AH trump-below-schlag, W:7C off-suit"),
        ("AC KH 7C AH", "N:AC led-suit-below-trump, S:7C led-suit-below-trump, W:AH trump-below-schlag"),
        ("KS KC KD 7H", "E:KC later-schlag, S:KD later-schlag, W:7H trump-below-schlag"),
        ("7H AH 8S TH", "N:7H lower-trump, S:8S off-suit, W:TH lower-trump"),
        ("AC 7H TC AS", "N:AC led-suit-below-trump, S:TC led-suit-below-trump, W:AS off-suit"),
        ("7C AC TC AS", "N:7C lower-of-led-suit, S:TC lower-of-led-suit, W:AS off-suit"),
        ("AC 7D 8S 9D", "E:7D off-suit, S:8S off-suit, W:9D off-suit"),
    ],
)
def test_why_each_other_card_lost(cards, lost):
    assert losses(cards) == lost


def test_every_reason_for_losing_is_shown_above():
    text = " ".join(
        losses(cards) for cards in ("KH KS AH 7C", "KS KC KD 7H", "7H AH 8S TH", "AC 7H TC AS", "7C AC TC AS")
    )
    early = winner(Trick.of(Seat.NORTH, parse_cards("8H AC QC AH")), TwentyEightOrdering(Suit.CLUBS, since=3))
    text += " ".join(loss.reason for loss in early.losses)  # only where trump is exposed inside a trick
    assert all(reason in text for reason in LossReason)


@pytest.mark.parametrize(("cards", "seat"), [("AS", "N"), ("AS KS", "E"), ("AS KS KH", "S")])
def test_an_unfinished_trick_tells_who_is_winning(cards, seat):
    assert winner(Trick.of(Seat.NORTH, parse_cards(cards)), HK).seat == seat


def test_an_empty_trick_has_no_winner():
    with pytest.raises((ValueError, IndexError)):
        winner(Trick(()), HK)


def test_a_trick_in_notation():
    trick = Trick.parse("W:AS n:10h E:kh S:7C")
    assert str(trick) == "W:AS N:TH E:KH S:7C"
    assert (trick.leader, trick.cards, str(trick.card_of(Seat.EAST))) == ("W", parse_cards("AS TH KH 7C"), "KH")
    assert Trick.of(Seat.WEST, trick.cards) == trick
    assert trick.plays[0] == Play(Seat.WEST, trick.cards[0])
    assert Trick.parse("") == Trick(())


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("W:AS W:KH", "W:KH"),
        ("AS", "AS"),
        ("W:XX", "XX"),
        ("X:AS", "X"),
        ("W:AS N:AS", "N:AS"),
        ("N:7C E:8C S:9C W:TC N:JC", "N:JC"),
    ],
)
def test_what_is_no_trick_is_named(text, piece):
    with pytest.raises(NotationError) as caught:
        Trick.parse(text)
    assert caught.value.text == piece
    assert f'"{piece}"' in str(caught.value)


def test_of_equal_standings_the_earlier_wins():
    equal = Standing(Tier.SCHLAG, 0)
    assert winning_place([Standing(Tier.TRUMP, 8), equal, equal]) == 1
    assert winning_place([equal, Standing(Tier.HAUPTSCHLAG, 0), equal]) == 1


def test_reprs_rebuild():
    verdict = winner(Trick.of(Seat.NORTH, parse_cards("KH KS AH 7C")), HK)
    names = {
        "Tier": Tier,
        "Standing": Standing,
        "Loss": Loss,
        "Play": Play,
        "Trick": Trick,
        "Seat": Seat,
        "Reason": Reason,
    }
    names |= {"LossReason": LossReason, "Card": type(DECK[0]), "Verdict": type(verdict)}
    for value in (*Tier, *Reason, *LossReason, Standing(Tier.TRUMP, 3), verdict, Trick.of(Seat.EAST, DECK[:4])):
        assert eval(repr(value), names) == value  # noqa: S307 - our own repr
