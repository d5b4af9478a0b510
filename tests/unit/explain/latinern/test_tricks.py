"""Why a trick is won or lost: the combinations that the rules allow, and that the sentences are true."""

from __future__ import annotations

import re
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden.explain_latinern import TRICKS, WHAT_IFS, from_west, pair
from tests.unit.explain.combinations import combinations, fits
from trickkit.cards import DECK, Card, Rank, Suit, shuffled
from trickkit.explain import reason_name, rule, why
from trickkit.explain.latinern import announced, case_of, what_if
from trickkit.games.latinern import ALL_ORDERINGS, Announced, Deal, Latinern, LatinernOrdering, PlayCard
from trickkit.i18n import Text, Words, plain
from trickkit.seats import Seat
from trickkit.tricks import LossReason, Reason, Trick, winner

ALLOWED = {
    (Reason.HAUPTSCHLAG, LossReason.SCHLAG_BELOW_HAUPTSCHLAG),
    (Reason.HAUPTSCHLAG, LossReason.TRUMP_BELOW_SCHLAG),
    (Reason.HAUPTSCHLAG, LossReason.LED_SUIT_BELOW_TRUMP),
    (Reason.HAUPTSCHLAG, LossReason.OFF_SUIT),
    (Reason.FIRST_SCHLAG, LossReason.LATER_SCHLAG),
    (Reason.FIRST_SCHLAG, LossReason.TRUMP_BELOW_SCHLAG),
    (Reason.FIRST_SCHLAG, LossReason.LED_SUIT_BELOW_TRUMP),
    (Reason.FIRST_SCHLAG, LossReason.OFF_SUIT),
    (Reason.HIGHEST_TRUMP, LossReason.LOWER_TRUMP),
    (Reason.HIGHEST_TRUMP, LossReason.LED_SUIT_BELOW_TRUMP),
    (Reason.HIGHEST_TRUMP, LossReason.OFF_SUIT),
    (Reason.HIGHEST_OF_LED_SUIT, LossReason.LOWER_OF_LED_SUIT),
    (Reason.HIGHEST_OF_LED_SUIT, LossReason.OFF_SUIT),
}
"""Every winner's reason with every loser's reason that the rules allow (L6, L8, L12)."""
ENGLISH, GERMAN = Words("en"), Words("de")

tricks = st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True).map(lambda c: Trick.of(Seat.WEST, c))
orderings = st.sampled_from(ALL_ORDERINGS)


def test_exactly_these_combinations_occur():
    # Three cards tell everything: the card led, the winner and the loser keep their places when others are taken away.
    # Suits other than trump are alike, so one trump suit is enough, and so is one Schlag with cards above and below.
    cards = [card for card in DECK if card.rank in {Rank.SEVEN, Rank.TEN, Rank.KING, Rank.ACE}]
    ordering = LatinernOrdering(Suit.HEARTS, Rank.KING)
    found = set[tuple[Reason, LossReason]]()
    for played in permutations(cards, 3):
        found |= combinations(Trick.of(Seat.WEST, played), ordering)
    assert found == ALLOWED


@given(tricks, orderings)
def test_no_other_combination_occurs(trick, ordering):
    assert combinations(trick, ordering) <= ALLOWED


def test_the_golden_file_has_every_combination():
    shown = [combinations(from_west(cards), pair(text)) for cards, text in TRICKS]
    assert set[tuple[Reason, LossReason]]().union(*shown) == ALLOWED


def test_the_golden_file_has_every_what_if():
    shown = {case_of(from_west(cards), pair(other)) for cards, _, other in WHAT_IFS}
    assert shown == {case_of(Trick.of(Seat.WEST, c), o) for c, o in _many()}


def _many() -> list[tuple[tuple[Card, ...], LatinernOrdering]]:
    rng = Random("many tricks")
    return [(shuffled(DECK, rng)[:4], ordering) for _ in range(300) for ordering in ALL_ORDERINGS]


@given(tricks, orderings, st.sampled_from([None, *Seat]), st.sampled_from([ENGLISH, GERMAN, Words("de", "german")]))
def test_every_trick_is_explained(trick, ordering, viewer, words):
    verdict = winner(trick, ordering)
    said = why(trick, ordering, words, viewer)
    fits(said, verdict, words, viewer, you="You" if words.lang == "en" else "Du")
    assert all(words.card_part(verdict.card) in line for line in said.lines)
    assert len(said.lines) == 3


@given(tricks, orderings)
def test_only_and_several_are_true(trick, ordering):
    # Counted here from the cards, without the engine's tiers.
    schlaege = [card for card in trick.cards if card.rank is ordering.schlag]
    trumps = [card for card in trick.cards if card.suit is ordering.trump and card not in schlaege]
    followed = [card for card in trick.cards if card.suit is trick.cards[0].suit and card not in schlaege]
    main = [card for card in schlaege if card.suit is ordering.trump]
    if main:
        others = [trick.cards.index(card) for card in schlaege if card not in main]
        late = any(place < trick.cards.index(main[0]) for place in others)
        expected = f"hauptschlag.{'only' if not others else 'late' if late else 'early'}"
    else:
        ranked = (("first-schlag", schlaege), ("highest-trump", trumps), ("highest-of-led-suit", followed))
        reason, cards = next((reason, cards) for reason, cards in ranked if cards)
        expected = f"{reason}.{'only' if len(cards) == 1 else 'several'}"
    assert case_of(trick, ordering) == expected


@pytest.mark.parametrize(
    ("cards", "secret", "line"),
    [
        ("QS TS 8S 7S", "H 9", "West's Q♠ is of the suit led, but 10♠ is higher: the ten stands above the queen."),
        ("9S TS 8S 7S", "H A", "West's 9♠ is of the suit led, but 10♠ is higher."),
        ("KS AS 8S 7S", "H 9", "West's K♠ is of the suit led, but A♠ is higher."),
        ("KD TD 8S 7S", "D 9", "West played a trump too, K♦, but 10♦ is higher: the ten stands above the king."),
    ],
)
def test_the_ten_above_the_king_is_pointed_out(cards, secret, line):
    assert str(why(from_west(cards), pair(secret), ENGLISH).lines[0]) == line


def test_a_schlag_that_was_led_is_not_of_its_suit():
    lines = why(from_west("KS 8S 7D AH"), pair("H K"), ENGLISH).lines
    assert str(lines[0]) == (
        "K♠ is a Schlag and does not count as spades, so North's 8♠ does not follow suit and cannot beat K♠."
    )
    assert str(lines[1]) == (
        "A Schlag was led, not a plain suit; East's 7♦ is neither trump nor Schlag and cannot beat K♠."
    )


# ------------------------------------------------------------------ the blind


@given(tricks, st.sampled_from(list(Seat)), st.sampled_from([ENGLISH, GERMAN]))
def test_an_announcement_says_what_it_holds(trick, seat, words):
    told = Announced.of(trick, seat)
    if not told.still_possible:
        return
    said = announced(told, words)
    assert said.clause == "L13"
    assert str(len(told.ruled_out)) in plain(said.lines[0])
    for reason in Reason:
        assert (reason_name(reason, words) in plain(said.lines[1])) == (reason in told.reasons)


def test_an_announcement_is_the_same_in_twin_worlds():
    rng, game, twins = Random("twin worlds"), Latinern(), 0
    while twins < 40:
        deal = game.deal(rng)
        blind = rng.choice((deal.dealer.partner, deal.forehand.partner))
        cards = {seat: rng.choice(deal.hands[seat.place]) for seat in Seat}
        worlds = []
        for dealers in range(5):
            for forehands in range(5):
                hands = list(deal.hands)
                for seat, place in ((deal.dealer, dealers), (deal.forehand, forehands)):
                    hand = hands[seat.place]
                    hands[seat.place] = (hand[place], *(card for card in hand if card is not hand[place]))
                state = game.start(Deal(deal.dealer, tuple(hands)))
                for seat in deal.forehand.order():
                    state = state.apply(PlayCard(seat, cards[seat]))
                worlds.append((state.ordering, state.observe(blind)))
        views = {view.tricks[0].winner: view for _, view in worlds}
        for secret, view in worlds:
            told = view.why(1)
            first = views[view.tricks[0].winner].why(1)
            assert isinstance(told, Announced)
            assert isinstance(first, Announced)
            assert secret in told.still_possible
            for words in (ENGLISH, GERMAN):
                assert announced(told, words, blind) == announced(first, words, blind)
        twins += len({secret for secret, _ in worlds}) > len(views)


# -------------------------------------------------------------------- what if


@given(tricks, orderings, orderings, st.sampled_from([None, *Seat]), st.sampled_from([ENGLISH, GERMAN]))
def test_what_if_names_the_winner_of_the_other_world(trick, actual, other, viewer, words):
    if actual == other:
        with pytest.raises(ValueError, match="change one of them"):
            what_if(trick, actual, other, words)
        return
    said = what_if(trick, actual, other, words, viewer)
    verdict = winner(trick, other)
    text = plain(said)
    for seat in Seat:
        assert (words.seat(seat) in text) == (seat is verdict.seat and seat is not viewer)
    assert words.card_part(verdict.card).written in text
    changed = actual.trump is not other.trump
    assert (re.search(rf"\b{words.suit(other.trump)}\b", text, re.IGNORECASE) is not None) == changed
    same = ("still", "Auch mit")[words.lang == "de"]
    assert (same in text) == (winner(trick, actual).seat is verdict.seat)


def test_rules_and_reasons_have_names():
    assert rule("L12d", GERMAN) == "Regel L12 (d)"
    assert rule("L12", GERMAN) == "Regel L12"
    assert [reason_name(reason, GERMAN) for reason in Reason] == [
        "Hauptschlag", "erster Schlag", "höchster Trumpf", "höchste Karte der angespielten Farbe"
    ]  # fmt: skip
    assert isinstance(why(from_west("KS 8S 7D AH"), pair("H K"), ENGLISH).headline, Text)
