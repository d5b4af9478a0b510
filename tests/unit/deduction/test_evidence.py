"""Twenty-eight: which act is named as the proof against a suit, found again from the acts alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.unit.deduction.brute_28 import chosen, quiet_round
from tests.worlds_28 import random_round
from trickkit import Card, Rank, Seat, Suit, write_view
from trickkit.deduction import deduce
from trickkit.deduction.twenty_eight import Because, Code
from trickkit.games.twenty_eight import Exposed, NewDeal, PlayCard, Thani
from trickkit.games.twenty_eight.deal import HAND_SIZE, deck_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trickkit.games.twenty_eight import TwentyEightObservation

ORDER = (Code.ALL_SEEN, Code.BIDDER_LED, Code.BIDDER_DISCARDED, Code.BIDDER_DID_NOT_EXPOSE)
Proof = tuple[int, int, int, Card | None]
"""When it is complete, its code's place in `ORDER`, when its act was done, and the card of it."""


class Laid(NamedTuple):
    """A card that was played."""

    time: int
    seat: Seat
    card: Card
    led: Card
    hidden: bool
    heads: frozenset[Suit]


def laid(view: TwentyEightObservation) -> Iterator[Laid]:
    """Give each card with the card led to its trick, whether trump was hidden then, and the suits led so far."""
    size, hidden, trick, heads = len(view.position.order), True, list[Card](), frozenset[Suit]()
    for time, event in enumerate(view.events):
        size = 3 if isinstance(event, Thani) else size
        hidden = hidden and not isinstance(event, Exposed)
        if isinstance(event, PlayCard):
            trick = [*trick, event.card] if len(trick) < size else [event.card]
            heads |= {trick[0].suit}
            yield Laid(time, event.seat, event.card, trick[0], hidden, heads)


def led_with_others(view: TwentyEightObservation) -> Iterator[tuple[Suit, Proof]]:
    """T17 a."""
    own = [each for each in laid(view) if each.seat is view.position.bidder]
    for number, lead in enumerate(own):
        for later in own[number + 1 :]:
            plain = later.card.suit is not lead.card.suit and later.card is not view.down
            if lead.hidden and lead.card is lead.led and plain:
                yield lead.card.suit, (later.time, ORDER.index(Code.BIDDER_LED), lead.time, lead.card)


def not_followed(view: TwentyEightObservation) -> Iterator[tuple[Suit, Proof]]:
    """T17 d, and what turning up would have been a duty for (T17 e, V4)."""
    own = [each for each in laid(view) if each.seat is view.position.bidder]
    for number, each in enumerate(own, start=1):
        time, _, card, led, hidden, heads = each
        if not hidden or card is led:
            continue
        if card.suit is not led.suit:
            yield card.suit, (time, ORDER.index(Code.BIDDER_DISCARDED), time, card)
        kept = view.game.keep_jacks and card.rank is Rank.JACK and card.suit not in heads
        for suit in Suit:
            if (kept and suit is not led.suit) or (number == HAND_SIZE and suit is not card.suit):
                yield suit, (time, ORDER.index(Code.BIDDER_DID_NOT_EXPOSE), time, card)


def all_seen(view: TwentyEightObservation) -> Iterator[tuple[Suit, Proof]]:
    """Every card of a suit was seen where it is not the down card."""
    seen = {each.card: each.time for each in laid(view) if each.card is not view.down}
    seen |= dict.fromkeys(view.position.dealt[view.seat.place] or (), 0)
    for suit in Suit:
        cards = [card for card in deck_of(view.position.empty) if card.suit is suit]
        if all(card in seen for card in cards):
            last = max(cards, key=lambda card: seen[card])
            yield suit, (seen[last], ORDER.index(Code.ALL_SEEN), seen[last], last if seen[last] else None)


def proofs(view: TwentyEightObservation) -> dict[Suit, list[Proof]]:
    """Give every proof against each suit that one or two acts, or the cards seen, make up; the first one first."""
    found = [*led_with_others(view), *not_followed(view), *all_seen(view)]
    return {suit: sorted((proof for one, proof in found if one is suit), key=lambda proof: proof[:3]) for suit in Suit}


def check(view: TwentyEightObservation, suit: Suit, because: Because, mine: list[Proof]) -> None:
    """Check that the first proof is named; `no-deal` only where there is none, or the down card was known before."""
    if because.code is Code.NO_DEAL:
        turned_up = next((time for time, event in enumerate(view.events) if isinstance(event, Exposed)), None)
        assert not mine or (because.known and turned_up is not None and mine[0][0] >= turned_up)
        return
    _, code, _, card = mine[0]
    assert (because.code, because.card) == (ORDER[code], card), suit


def views(rounds: int, share: float, seed: str) -> list[TwentyEightObservation]:
    """Give views of seats other than the bidder's, along random play in all variants."""
    rng, found = Random(seed), []
    for k in range(rounds):
        play = quiet_round if k % 3 else random_round
        for state in play(Random(f"{seed}/{k}")):
            if not isinstance(state.outcome(), NewDeal):
                found += [
                    view
                    for seat in state.position.order
                    if seat is not state.position.bidder and rng.random() < share
                    if chosen(view := state.observe(seat))
                ]
    return found


def compare(found: list[TwentyEightObservation]) -> Counter[Code]:
    codes = Counter[Code]()
    for view in found:
        mine = proofs(view)
        deduced = deduce(view)
        for out in deduced.eliminated:
            codes[out.because.code] += 1
            check(view, out.suit, out.because, mine[out.suit])
        assert not any(mine[one.suit] for one in deduced.possible), write_view(view)
    return codes


def test_the_first_proof_is_named():
    codes = compare(views(40, 0.06, "evidence"))
    assert min(codes[code] for code in (Code.ALL_SEEN, Code.BIDDER_LED, Code.BIDDER_DISCARDED, Code.NO_DEAL)) > 10


@pytest.mark.tour
def test_the_first_proof_is_named_in_many_deals():
    codes = compare(views(500, 0.08, "many proofs"))
    assert all(codes[code] for code in Code)


def test_a_bidder_knows_and_is_told_nothing_else():
    (own,) = {
        out.because.code
        for state in quiet_round(Random("bidder"))
        if state.position.down is not None and state.position.bidder is not None
        for out in deduce(state.observe(state.position.bidder)).eliminated
    }
    assert own is Code.NO_DEAL
