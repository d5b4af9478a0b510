"""Random play of Twenty-eight, and other deals that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickkit import IllegalActionError, PlayerScore, Rank, Score, Seat
from trickkit.games.twenty_eight import (
    POINTS,
    Ask,
    Bid,
    ChooseTrump,
    Concede,
    Deal,
    NewDeal,
    Pass,
    PlayCard,
    Redeal,
    Row,
    Show,
    Thani,
    TwentyEight,
    TwentyEightState,
)
from trickkit.games.twenty_eight.deal import HAND_SIZE, PACKET, deck_of, in_turn
from trickkit.games.twenty_eight.settings import SCORES
from trickkit.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from trickkit import Card

VARIANTS = TwentyEight.variants


def random_game(rng: Random, share: float = 0.5) -> TwentyEight:
    """Draw rules: each variant with the given probability."""
    on = {variant: rng.random() < share for variant in VARIANTS}
    other = rng.random() < 0.3 and not on["sixes"]
    return TwentyEight(
        target=rng.choice([1, 6, 99]) if other else None,
        deals=rng.choice([None, None, 1, 4]),
        late_trump=rng.choice(["literal", "rank"]),
        scores=(Row(10, 2, -5), Row(28, 9, -9)) if other else SCORES,
        **on,
    )


def random_deal(rng: Random, game: TwentyEight) -> Deal:
    """Deal; every other time so that a rare clause has its turn: a blank packet or hand, four jacks, long suits."""
    empty = rng.choice(list(Seat)) if game.three_players else None
    dealer = rng.choice([seat for seat in Seat if seat is not empty])
    seats = [*in_turn(dealer.right, empty)]
    deck = list(deck_of(empty))
    rng.shuffle(deck)
    kind = rng.choice(["any"] * 5 + ["blank packet", "blank hand", "blank hand", "jacks", "suits", "suits", "suits"])
    if kind == "suits":  # each seat has much of a suit; partners have neighbouring suits
        place = dict(zip("CDHS", rng.sample(range(4), 4), strict=True))
        deck.sort(key=lambda card: place[card.suit] + rng.choice([0, 0, 0, 1, 2]))
        seats.sort(key=lambda seat: seat.side)
    elif kind == "jacks":
        deck.sort(key=lambda card: card.rank is not Rank.JACK)
        rng.shuffle(seats)
    elif kind != "any":
        deck.sort(key=lambda card: card.rank in POINTS)
        if kind == "blank hand":
            rng.shuffle(seats)
    hands = {seat: deck[place * HAND_SIZE : (place + 1) * HAND_SIZE] for place, seat in enumerate(seats)}
    if kind == "blank packet":  # eldest has points in the second packet only
        other = hands[seats[1]]
        hands[seats[0]][PACKET:], other[:PACKET] = other[:PACKET], hands[seats[0]][PACKET:]
    else:
        for hand in hands.values():
            rng.shuffle(hand)
    return Deal(dealer, tuple(tuple(hands.get(seat, ())) for seat in Seat))


def random_start(rng: Random, game: TwentyEight | None = None) -> TwentyEightState:
    """Give the first position of a random deal, with a score that leaves the match open."""
    game = game or random_game(rng)
    deal = random_deal(rng, game)
    low, high = (-5, 5) if game.sixes else (-9, 9 if game.target is None else min(9, game.target - 1))
    totals = [rng.randint(low, high) for _ in Seat]
    seats = [seat for seat in Seat if seat is not deal.empty]
    score = PlayerScore(tuple(zip(seats, totals, strict=False))) if game.three_players else Score(*totals[:2])
    return game.start(deal, score)


def random_act(state: TwentyEightState, rng: Random) -> Action:
    """Choose a legal act of any seat, so that deals last and each kind of act comes up."""
    acts = [act for seat in Seat for act in state.legal_actions(seat)]
    rare = [act for act in acts if isinstance(act, Redeal | Show | Thani | Concede)]
    if rare and rng.random() < 0.3:
        return rng.choice(rare)
    acts = [act for act in acts if act not in rare] or acts
    bids = [act for act in acts if isinstance(act, Bid)]
    passes = [act for act in acts if isinstance(act, Pass)]
    if passes and rng.random() < 0.7:
        return rng.choice(passes)
    if bids and rng.random() < 0.9:
        return bids[min(len(bids) - 1, int(rng.expovariate(0.8)))]
    asks = [act for act in acts if isinstance(act, Ask)]
    if asks:
        return asks[0] if rng.random() < 0.3 else rng.choice([act for act in acts if act not in asks])
    return rng.choice(acts)


def random_round(rng: Random, game: TwentyEight | None = None) -> Iterator[TwentyEightState]:
    """Play a deal to its end; give every position."""
    state = random_start(rng, game)
    yield state
    while state.outcome() is None:
        state = state.apply(random_act(state, rng))
        yield state


def twin(state: TwentyEightState, seat: Seat, rng: Random, tries: int = 40) -> TwentyEightState | None:
    """Deal what `seat` has not seen anew so that everything it saw stays true; None if no such deal was found."""
    view = state.observe(seat)
    if isinstance(state.outcome(), NewDeal):
        return None
    for _ in range(tries):
        other = _redealt(state, seat, rng)
        if other is None:
            continue
        deal, down = other
        try:
            replayed = _replay(state, seat, deal, down)
        except IllegalActionError:
            continue
        if replayed.observe(seat).events == view.events:
            return replayed
    return None


def _replay(state: TwentyEightState, seat: Seat, deal: Deal, down: Card | None) -> TwentyEightState:
    replayed = TwentyEightState.start(state.game, deal, state.position.score)
    for event in state.events:
        if isinstance(event, ChooseTrump) and event.seat is not seat:
            replayed = replayed.apply(ChooseTrump(event.seat, down))
        elif isinstance(event, Action):
            replayed = replayed.apply(event)
    return replayed


def _voids(state: TwentyEightState) -> dict[Seat, set[str]]:
    """Give the suits that each seat has shown not to hold in hand."""
    voids: dict[Seat, set[str]] = {seat: set() for seat in Seat}
    position = state.position
    asker = None
    started = TwentyEightState.start(state.game, state.deal, position.score)
    for event in state.events:
        if isinstance(event, Ask):
            asker = event.seat
            voids[asker].add(started.position.plays[0].card.suit)
        if isinstance(event, PlayCard):
            plays = started.position.plays
            if plays and event.card.suit is not plays[0].card.suit:
                voids[event.seat].add(plays[0].card.suit)
            if asker is event.seat:
                trump = started.position.trump
                if trump and event.card.suit is not trump:
                    voids[asker].add(trump)
                asker = None
        if isinstance(event, Action):
            started = started.apply(event)
    return voids


def _redealt(state: TwentyEightState, seat: Seat, rng: Random) -> tuple[Deal, Card | None] | None:
    view, position, deal = state.observe(seat), state.position, state.deal
    own = list(view.position.dealt[seat.place] or ())
    bidder, down = position.bidder, view.down
    played = {other: [play.card for play in _plays(state) if play.seat is other] for other in Seat}
    hands = {other: list(played[other]) for other in Seat if other is not deal.empty}
    hands[seat] = own
    chosen = down
    rest = [card for card in deck_of(deal.empty) if not any(card in hand for hand in hands.values())]
    if down is not None and bidder is not None and bidder is not seat and down in rest:
        hands[bidder].append(down)
        rest.remove(down)
    voids = _voids(state)
    if down is None and bidder is not None and bidder is not seat and any(_chosen(state)):
        chosen = rng.choice(rest)
        hands[bidder].append(chosen)
        rest.remove(chosen)
    rng.shuffle(rest)
    open_seats = {card: [s for s in hands if card.suit not in voids[s] or s is seat] for card in rest}
    rest.sort(key=lambda card: len(open_seats[card]))
    for card in rest:
        seats = [s for s in open_seats[card] if len(hands[s]) < HAND_SIZE]
        if not seats:
            return None
        weights = [HAND_SIZE - len(hands[s]) for s in seats]
        hands[rng.choices(seats, weights)[0]].append(card)
    for other, hand in hands.items():
        if other is not seat:
            rng.shuffle(hand)
            if other is bidder and chosen is not None:
                hand.remove(chosen)
                hand.insert(rng.randrange(PACKET), chosen)
    return Deal(deal.dealer, tuple(tuple(hands.get(s, ())) for s in Seat)), chosen


def _plays(state: TwentyEightState) -> list[PlayCard]:
    return [event for event in state.events if isinstance(event, PlayCard)]


def _chosen(state: TwentyEightState) -> list[ChooseTrump]:
    return [event for event in state.events if isinstance(event, ChooseTrump)]
