"""Why a trick of Twenty-eight is won or lost: what the rules allow, and that the sentences are true."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden.explain_twenty_eight import TRICKS, from_north, shape
from tests.unit.explain.combinations import combinations, fits
from trickkit.cards import DECK, Rank, Suit, shuffled
from trickkit.explain import why
from trickkit.explain.twenty_eight import case_of
from trickkit.games.twenty_eight import TwentyEightOrdering, points
from trickkit.i18n import CardPart, Words, plain
from trickkit.seats import Direction, Seat
from trickkit.tricks import LossReason, Reason, Trick, winner

ALLOWED = {
    (Reason.HIGHEST_TRUMP, LossReason.LOWER_TRUMP),
    (Reason.HIGHEST_TRUMP, LossReason.LED_SUIT_BELOW_TRUMP),
    (Reason.HIGHEST_TRUMP, LossReason.OFF_SUIT),
    (Reason.HIGHEST_TRUMP, LossReason.BEFORE_EXPOSURE),
    (Reason.HIGHEST_OF_LED_SUIT, LossReason.LOWER_OF_LED_SUIT),
    (Reason.HIGHEST_OF_LED_SUIT, LossReason.OFF_SUIT),
    (Reason.HIGHEST_OF_LED_SUIT, LossReason.BEFORE_EXPOSURE),
}
"""Every winner's reason with every loser's reason that the rules allow (T14, T18, T19)."""
ENGLISH, GERMAN = Words("en"), Words("de")
HIDDEN = TwentyEightOrdering()
ORDERINGS = [
    TwentyEightOrdering(trump, since, late) for trump in Suit for since in (1, 2, 3, 4) for late in ("literal", "rank")
]


def counter_clockwise(cards) -> Trick:
    return Trick.of(Seat.NORTH, tuple(cards), Direction.COUNTER_CLOCKWISE)


tricks = st.lists(st.sampled_from(DECK), min_size=3, max_size=4, unique=True).map(counter_clockwise)
orderings = st.sampled_from([HIDDEN, *ORDERINGS])


def test_exactly_these_combinations_occur():
    cards = [card for card in DECK if card.rank in {Rank.SEVEN, Rank.JACK, Rank.ACE}]
    found = set[tuple[Reason, LossReason]]()
    for ordering in [
        HIDDEN,
        *(TwentyEightOrdering(Suit.HEARTS, n, late) for n in (1, 2, 3) for late in ("literal", "rank")),
    ]:
        for played in permutations(cards, 3):
            found |= combinations(counter_clockwise(played), ordering)
    assert found == ALLOWED


def test_the_golden_file_has_every_combination_and_case():
    shown = [(from_north(cards), shape(text)) for cards, text in TRICKS]
    assert set[tuple[Reason, LossReason]]().union(*(combinations(*case) for case in shown)) == ALLOWED
    rng = Random("cases")
    occurring = {
        case_of(counter_clockwise(shuffled(DECK, rng)[:4]), ordering)
        for _ in range(400)
        for ordering in [HIDDEN, *ORDERINGS]
    }
    assert {case_of(*case) for case in shown} == occurring


@given(tricks, orderings, st.sampled_from([None, *Seat]), st.sampled_from([ENGLISH, GERMAN, Words("de", "german")]))
def test_every_trick_is_explained(trick, ordering, viewer, words):
    said = why(trick, ordering, words, viewer)
    fits(said, winner(trick, ordering), words, viewer, you="You win" if words.lang == "en" else "Du stichst")
    assert len(said.lines) == len(trick.cards) - 1
    taken = points(trick.cards)
    assert (str(taken) if taken else ("keine Augen", "without points")[words.lang == "en"]) in plain(said.headline)


@given(tricks, orderings)
def test_only_several_and_too_early_are_true(trick, ordering):
    # Counted here from the cards and the place of exposure, without the engine's tiers.
    led, hidden = trick.cards[0].suit, ordering.trump is None
    early = [card for card in trick.cards[: ordering.since - 1] if card.suit is ordering.trump]
    trumps = [card for card in trick.cards[ordering.since - 1 :] if card.suit is ordering.trump]
    followed = [card for card in trick.cards if card.suit is led and card not in trumps]
    if led is ordering.trump and early and ordering.late_trump == "rank":
        expected = "by-rank"
    elif trumps:
        expected = f"trump.{'only' if len(trumps) == 1 else 'several'}{'.late' if early else ''}"
    else:
        expected = (
            f"{'hidden' if hidden else 'late' if early else 'open'}.{'only' if len(followed) == 1 else 'several'}"
        )
    assert case_of(trick, ordering) == expected


@given(tricks, st.sampled_from([ENGLISH, GERMAN]), st.sampled_from([None, *Seat]))
def test_while_trump_is_hidden_only_the_suit_led_is_named(trick, words, viewer):
    said = why(trick, HIDDEN, words, viewer)
    text = " ".join(part for line in (said.headline, *said.lines) for part in line if isinstance(part, str))
    for suit in Suit:
        if suit is not trick.cards[0].suit:
            assert words.suit(suit) not in text
            assert words.suit(suit, "one") not in text.split()


def test_the_classic_trick():
    trick, ordering = from_north("8H AC QC AH"), shape("C 3")
    said = why(trick, ordering, ENGLISH)
    assert str(said.headline) == (
        "South wins 2 points: Q♣ is the only trump here; "
        "A♣ was played before trump was turned up and does not count as one."
    )
    assert said.clause == "T18"
    assert str(said.lines[1]) == (
        "West's A♣ is of the trump suit, but it was played before trump was turned up, so it is no trump in this trick."
    )
    assert str(why(trick, ordering, GERMAN, Seat.WEST).lines[1]) == (
        "Deine Karte A♣ gehört zur Trumpffarbe, lag aber schon vor dem Aufdecken da "
        "und ist deshalb in diesem Stich kein Trumpf."
    )


@pytest.mark.parametrize(
    ("cards", "text", "line"),
    [
        ("KD 9D 8D 7D", "", "North's K♦ is of the suit led, but 9♦ is higher: the nine stands above the king."),
        ("9D JD 8D 7D", "", "North's 9♦ is of the suit led, but J♦ is higher."),
        ("AD JD 8D 7D", "D 1", "North played a trump too, A♦, but J♦ is higher: the jack stands above the ace."),
        ("QD TD 8D 7D", "D 1", "North played a trump too, Q♦, but 10♦ is higher: the ten stands above the queen."),
        ("8D KD 7S 7H", "D 1", "North played a trump too, 8♦, but K♦ is higher."),
    ],
)
def test_where_the_order_is_unusual_it_is_pointed_out(cards, text, line):
    assert str(why(from_north(cards), shape(text), ENGLISH).lines[0]) == line


def test_points_are_counted_in_words():
    shown = [why(from_north(cards), HIDDEN, GERMAN).headline for cards in ("7H 8H KS QS", "AH 8H KS QS", "JH 9H KS QS")]
    assert [str(head).partition(":")[0] for head in shown] == [
        "West sticht und bekommt keine Augen",
        "Nord sticht und bekommt 1 Auge",
        "Nord sticht und bekommt 5 Augen",
    ]


def test_cards_that_came_too_early_are_drawn_too():
    headline = why(from_north("8H AC 9C QC"), shape("C 4"), ENGLISH).headline
    drawn = [str(part.card) for part in headline if isinstance(part, CardPart)]
    assert drawn == ["QC", "AC", "9C"]
