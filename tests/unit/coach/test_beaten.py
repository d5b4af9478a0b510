"""Can this card be beaten? Counted, and compared with every world tried out act by act."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests import texts_28
from tests.contract.test_twin_worlds_widgets import played_round
from tests.texts import position, record
from tests.worlds_28 import random_round
from trickkit import Card, IllegalActionError, Seat
from trickkit.coach.beaten import Beaten, can_be_beaten
from trickkit.deduction import worlds
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernOrdering, LatinernState
from trickkit.games.twenty_eight import TwentyEightOrdering, TwentyEightState
from trickkit.tricks import Play, winning_place

if TYPE_CHECKING:
    from collections.abc import Iterator

AnyState = LatinernState | TwentyEightState
FEW = 60
"""So many worlds are tried out for one card."""
Tried = dict[object, tuple[Fraction, Fraction, set[Card]]]
"""By secret: its share of the worlds, the share of these in which the card is beaten, and what beat it."""


# ---------------------------------------------------------------------- the naive answer


def with_plays(state: AnyState, number: int) -> tuple[tuple[Seat, Card], ...]:
    """Give the cards of trick `number`, from 0, complete or not."""
    tricks = state.position.tricks
    plays = tricks[number].trick.plays if number < len(tricks) else state.position.plays
    return tuple((play.seat, play.card) for play in plays)


def ordering_of(state: AnyState, number: int) -> LatinernOrdering | TwentyEightOrdering:
    if isinstance(state, LatinernState):
        return state.ordering
    tricks = state.position.tricks
    return tricks[number].ordering if number < len(tricks) else state.position.ordering(state.game)


def above(state: AnyState, number: int, card: Card) -> Iterator[tuple[Seat, Card]]:
    """Give the plays that stand above a card in its trick; of equal cards the earlier does."""
    plays = with_plays(state, number)
    cards = [other for _, other in plays]
    standings = ordering_of(state, number).standings(cards)
    mine = cards.index(card)
    for place, play in enumerate(plays):
        if (standings[place], -place) > (standings[mine], -mine):
            yield play


def beaten_on_the_table(state: AnyState, number: int, card: Card) -> bool:
    """Tell whether a card that has just been played stands below one that was there before."""
    plays = with_plays(state, number)
    before = plays[: [other for _, other in plays].index(card)]
    return any(play in before for play in above(state, number, card))


def endings(state: TwentyEightState, number: int, size: int) -> Iterator[TwentyEightState]:
    """Go on in every way until the trick is complete; a deal that is thrown in has no ending."""
    if len(with_plays(state, number)) == size:
        if state.position.shown is None:
            yield state
        return
    seat = state.position.turn
    for act in state.legal_actions(seat):
        if isinstance(act, twenty_eight.PlayCard | twenty_eight.Ask):
            after = state.apply(act)
            if after.position.shown is None:
                yield from endings(after, number, size)


def tried_latinern(state: LatinernState, seat: Seat, card: Card) -> Tried:
    view, number = state.observe(seat), len(state.position.tricks)
    space, count, beaten, by = worlds(view), Counter[object](), Counter[object](), dict[object, set[Card]]()
    for world in space.enumerate():
        after = space.state(world).apply(latinern.PlayCard(seat, card))
        secret = after.ordering
        count[secret] += 1
        found = by.setdefault(secret, set())
        if beaten_on_the_table(after, number, card):
            beaten[secret] += 1
            continue
        plays = with_plays(after, number)
        to_play = [other for other in seat.order()[1 : 5 - len(plays)] if other.side is not seat.side]
        cards = [other for _, other in plays]
        hit = {
            held
            for other in to_play
            for held in after.position.held[other.place] or ()
            if winning_place(secret.standings([*cards, held])) == len(cards)
        }
        beaten[secret] += bool(hit)
        found |= hit
    return summed(count, beaten, by)


def tried_28(state: TwentyEightState, seat: Seat, card: Card) -> Tried:
    view, number = state.observe(seat), len(state.position.tricks)
    size = len(state.position.order)
    space, count, beaten, by = worlds(view), Counter[object](), Counter[object](), dict[object, set[Card]]()
    for world in space.enumerate():
        assert world.down is not None
        after, secret = space.state(world).apply(twenty_eight.PlayCard(seat, card)), world.down.suit
        count[secret] += 1
        found = by.setdefault(secret, set())
        if after.position.shown is not None:
            continue
        if beaten_on_the_table(after, number, card):
            beaten[secret] += 1
            continue
        mine = after.position.with_bidder(seat)
        hit = {
            other
            for ending in endings(after, number, size)
            for who, other in above(ending, number, card)
            if ending.position.with_bidder(who) is not mine
        }
        beaten[secret] += bool(hit)
        found |= hit
    return summed(count, beaten, by)


def summed(count: Counter[object], beaten: Counter[object], by: dict[object, set[Card]]) -> Tried:
    whole = sum(count.values())
    return {each: (Fraction(n, whole), Fraction(beaten[each], n), by[each]) for each, n in count.items()}


def shares(found: Beaten) -> dict[object, tuple[Fraction, Fraction]]:
    return {each.secret: (each.probability, each.chance) for each in found.under}


def agree(found: Beaten, tried: Tried) -> None:
    assert shares(found) == {secret: (share, chance) for secret, (share, chance, _) in tried.items()}
    assert found.chance == sum((share * chance for share, chance, _ in tried.values()), Fraction(0))


# ---------------------------------------------------------------------- against all worlds


def test_latinern_agrees_with_every_world_tried_out():
    rng, compared, kinds = Random("beaten, Latinern"), 0, Counter[str]()
    while compared < 100:
        for state in played_round(rng):
            seat = state.to_act
            if seat is None or state.outcome() is not None:
                continue
            view = state.observe(seat)
            if worlds(view).count > 5 * FEW:
                continue
            for card in view.hand:
                found, tried = can_be_beaten(view, card), tried_latinern(state, seat, card)
                agree(found, tried)
                for each in found.under:
                    if each.already is None:
                        assert set(each.cards) == tried[each.secret][2]
                compared += 1
                kinds["blind" if not view.knows else "knower"] += 1
                kinds[("never", "sometimes", "always")[(found.chance > 0) + (found.chance == 1)]] += 1
                kinds[f"before {len(found.to_play)}"] += 1
    assert min(kinds.values()) > 3, kinds
    assert len(kinds) >= 7


def hidden_lines(deal: str, auction: str, rules: str, rng: Random) -> Iterator[TwentyEightState]:
    """Play a deal in which nobody asks or turns the trump up as long as something else may be done."""
    state = texts_28.position(texts_28.record(auction, deal=deal, rules=rules))
    while state.outcome() is None:
        yield state
        acts = [act for act in state.legal_actions() if isinstance(act, twenty_eight.PlayCard)]
        down = state.position.down
        state = state.apply(rng.choice([act for act in acts if act.card is not down] or acts))


def compare_28(positions: Iterator[TwentyEightState], kinds: Counter[str], few: int = FEW) -> int:
    """Compare every card that may be played in some positions; give how many these were."""
    compared = 0
    for state in positions:
        seat = state.position.turn
        if seat is None or state.position.phase is not twenty_eight.Phase.PLAY:
            continue
        view = state.observe(seat)
        cards = [act.card for act in view.legal_actions() if isinstance(act, twenty_eight.PlayCard)]
        if not cards or worlds(view).count > few:
            continue
        for card in cards:
            found, tried = can_be_beaten(view, card), tried_28(state, seat, card)
            agree(found, tried)
            for each in found.under:
                if each.already is None:
                    hits, led = tried[each.secret][2], found.led.suit
                    trumps = {other for other in hits if other.suit is each.secret is not led}
                    assert bool(trumps) is each.trumped
                    if each.secret is not led:  # else a lower one may beat it after exposure (T18)
                        assert {other for other in hits if other.suit is card.suit} == {*each.cards}
            compared += 1
            hidden = view.position.trump is None
            kinds["hidden" if hidden else "exposed"] += 1
            kinds[f"of {len(view.position.order)}"] += 1
            kinds[("never", "sometimes", "always")[(found.chance > 0) + (found.chance == 1)]] += 1
            if hidden and any(each.secret is found.led.suit for each in found.under):
                kinds["hidden suit led"] += 1
            kinds[state.game.late_trump] += 1
    return compared


def test_twenty_eight_agrees_with_every_world_tried_out():
    rng, compared, kinds = Random("beaten, Twenty-eight"), 0, Counter[str]()
    while compared < 200:
        compared += compare_28(random_round(rng), kinds)
    assert len(kinds) >= 9, kinds
    assert min(kinds.values()) > 3, kinds


BY_NORTH = "N:14 W:pass S:pass E:pass N:trump=JC N:pass S:pass"


@pytest.mark.parametrize(
    ("deal", "auction"),
    [
        (texts_28.ALL_TRUMPS, "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"),
        (texts_28.VOIDS, "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"),
        (texts_28.TRUMP_LED, BY_NORTH),
        (texts_28.STRONG, BY_NORTH),
        (texts_28.ONE_CLUB, "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=7C E:pass W:pass"),
    ],
    ids=["all trumps on one side", "voids", "trump suit led", "strong", "one trump"],
)
@pytest.mark.parametrize("late", ["literal", "rank"])
def test_as_long_as_trump_is_hidden(deal, auction, late):
    """Somebody may ask, the bidder may turn the card up, the cards may be thrown in (T15 to T20)."""
    rng, kinds = Random(f"{auction} {late}"), Counter[str]()
    compared = sum(compare_28(hidden_lines(deal, auction, f"late_trump={late}", rng), kinds) for _ in range(3))
    assert compared > 5
    assert kinds["hidden"] > 2


# ---------------------------------------------------------------------- single positions


def asked(text: str, card: str) -> Beaten:
    state = position(text)
    assert state.to_act is not None
    return can_be_beaten(state.observe(state.to_act), Card.parse(card))


def asked_28(acts: str, card: str, *, deal: str = texts_28.VOIDS, rules: str = "") -> Beaten:
    state = texts_28.position(texts_28.record(acts, deal=deal, rules=rules))
    assert state.to_act is not None
    return can_be_beaten(state.observe(state.to_act), Card.parse(card))


def test_the_hauptschlag_is_never_beaten():
    found = asked(record(), "TC")
    assert found.chance == 0
    assert not found.cards
    assert found.to_play == (Seat.EAST, Seat.WEST)


def test_what_lies_above_it_is_named_the_partners_too():
    blind = asked(record("N:TC"), "9C")
    assert Play(Seat.NORTH, Card.parse("TC")) in {each.already for each in blind.under}
    assert blind.already is None  # a blind seat cannot tell under every pair
    knower = asked(record("N:TC E:7C S:TH"), "AC")
    assert knower.already == (Seat.NORTH, Card.parse("TC"))
    assert knower.to_play == ()


def test_the_last_to_play_has_nothing_to_fear():
    found = asked(record("N:8S E:7C S:9H"), "AC")
    assert found.chance == 0
    assert not found.to_play


def test_the_down_card_led_to_the_last_trick_is_a_trump():
    acts = texts_28.LAST_LED[1]
    state = texts_28.position(texts_28.record(acts, deal=texts_28.LAST_LED[0]))
    assert state.to_act is Seat.NORTH
    found = can_be_beaten(state.observe(Seat.NORTH), Card.parse("TC"))
    assert [each.secret for each in found.under] == [Card.parse("TC").suit]
    assert found.chance in {0, 1}


def test_only_a_card_that_may_be_played_can_be_asked_about():
    for text, card, code in ((record(), "9C", "card-not-held"), (record("N:8S"), "9H", "card-not-held")):
        with pytest.raises(IllegalActionError) as caught:
            asked(text, card)
        assert caught.value.reason.code == code
    with pytest.raises(IllegalActionError):
        can_be_beaten(position(record()).observe(Seat.SOUTH), Card.parse("9H"))
    with pytest.raises(IllegalActionError):
        asked_28("N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass N:AH", "8S")
