"""Positions played on by chance, as quickly as plain Python can: every legal act is as likely as the others.

What is left out is what the solver leaves out: nobody asks the other side to go (L16), no deal is thrown in (T20),
nobody concedes, shows a hand, or says thani who has not said it already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trickkit.cards import DECK, Card
from trickkit.solver.bits import JACKS, NO_TRUMP, STRENGTH, SUITS, WORTH, numbers
from trickkit.solver.latinern import TO_WIN, TRICK, LatinernProblem
from trickkit.solver.twenty_eight import TwentyEightProblem
from trickkit.tricks import Tier

_TIER: Final = 16
"""More than the strengths inside a tier span."""
_PLACES: Final = tuple(tuple(place for place in range(8) if byte >> place & 1) for byte in range(256))
"""The cards in a set of cards of one hand: each hand has its eight cards at the places 0 to 7, low to high."""
_VALUE: Final = tuple(
    tuple(tuple(here << 8 | worth for here, worth in zip(row, WORTH, strict=True)) for row in rows) for rows in STRENGTH
)
"""By trump suit, suit led and card: how it stands, and in the lowest byte its card points, so that they add up."""
_OTHERS: Final = {
    size: tuple(tuple((leader + step) % size for step in range(1, size)) for leader in range(size)) for size in (3, 4)
}
"""Who plays after the leader, by number of players and leader."""


class LatinernPlayouts:
    """A position of Latinern that can be played on by chance many times.

    Args:
        problem: the position; the round is on.

    >>> from random import Random
    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> playouts, rng = LatinernPlayouts(LatinernProblem.of(state)), Random(1)
    >>> [playouts.tricks(rng.random) for _ in range(4)]
    [(0, 3), (2, 3), (0, 3), (1, 3)]
    """

    __slots__ = ("_hands", "_leader", "_standing", "_table", "_won")

    def __init__(self, problem: LatinernProblem) -> None:
        self._hands = [[card.index for card in hand] for hand in problem.hands]
        self._table = [card.index for card in problem.plays]
        self._leader, self._won = problem.leader.place, problem.won
        self._standing = _standing(problem)

    def tricks(self, random: Callable[[], float], first: Card | None = None) -> tuple[int, int]:
        """Play to the end of the round once; give the tricks of North and South, and of East and West.

        Args:
            random: gives numbers from 0 up to, not including, 1, as `Random(1).random` does; a card takes one.
            first: what the seat to play plays; if nothing is said, any card.
        """
        hands = [hand.copy() for hand in self._hands]
        won, standing, turn, lying = list(self._won), self._standing, self._leader, self._table
        if first is not None:
            lying = [*lying, first.index]
            hands[(turn + len(lying) - 1) & 3].remove(first.index)
        while True:
            if lying:
                led = lying[0]
            else:
                hand = hands[turn]
                led = hand.pop(int(random() * len(hand)))
            strengths = standing[led]
            best, holder = strengths[led], turn
            for card in lying[1:]:
                turn = (turn + 1) & 3
                if strengths[card] > best:  # of equal ones the first wins (L12 b)
                    best, holder = strengths[card], turn
            for _ in range(TRICK - (len(lying) or 1)):
                turn = (turn + 1) & 3
                hand = hands[turn]
                strength = strengths[hand.pop(int(random() * len(hand)))]
                if strength > best:
                    best, holder = strength, turn
            turn, lying = holder, []
            won[turn & 1] += 1
            if won[turn & 1] == TO_WIN:
                return won[0], won[1]


def _standing(problem: LatinernProblem) -> list[list[int]]:
    """Give, for each card that may be led, how each card stands then; cards by their index in the deck."""
    cards = [*problem.plays, *(card for hand in problem.hands for card in hand)]
    own = {card: problem.ordering.standing(card, card) for card in cards}
    plain = {card for card, standing in own.items() if standing.tier is Tier.LED_SUIT}
    power = {card: _TIER * standing.tier + standing.strength for card, standing in own.items()}
    rows: dict[object, list[int]] = {}
    for suit in (*{card.suit for card in plain}, None):  # None: a trump or a Schlag is led
        row = rows[suit] = [0] * len(DECK)
        for card in cards:
            if card.suit is suit or card not in plain:
                row[card.index] = power[card]
    found: list[list[int]] = [[]] * len(DECK)
    for card in cards:
        found[card.index] = rows[card.suit if card in plain else None]
    return found


class TwentyEightPlayouts:
    """A position of Twenty-eight that can be played on by chance many times, in all variants.

    Args:
        problem: the position; the deal is on.

    >>> from random import Random
    >>> from trickkit.record import parse_record
    >>> record = parse_record('''[Game "twenty-eight"] [Dealer "E"]
    ... [Deal "N:9D AD 7D 9H AS 8H JC KS E:QD TS 7C 9C AC KC JS JD S:8D KH TC 7S KD TD 8S 8C W:7H JH AH 9S QH TH QS QC"]
    ... N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass N:9H W:JH S:KH''')
    >>> playouts, rng = TwentyEightPlayouts(TwentyEightProblem.of(record.state)), Random(1)
    >>> [playouts.points(rng.random) for _ in range(8)]
    [15, 11, 10, 12, 10, 13, 13, 14]
    """

    __slots__ = ("_down", "_hands", "_jacks", "_problem", "_side", "_start", "_suit", "_suits", "_values")

    def __init__(self, problem: TwentyEightProblem) -> None:
        self._problem = problem
        self._side = tuple(map(problem.ours, range(len(problem.hands))))
        dealt = [numbers(hand) for hand in (problem.hands[0] | problem.down, *problem.hands[1:])]
        self._down = _where(problem.down, dealt)[0]
        self._hands = [(1 << len(hand)) - 1 for hand in dealt]
        self._hands[0] &= ~self._down
        self._suit = [[card >> 3 for card in hand] for hand in dealt]
        self._suits = [_where(255 << suit * 8, dealt) for suit in SUITS]
        self._jacks = [_where(JACKS & 255 << suit * 8, dealt) for suit in SUITS]
        self._values = [
            [[[row[card] for card in hand] for hand in dealt] for row in _VALUE[trump]]
            for trump in (NO_TRUMP, problem.trump)
        ]
        best, holder = problem.best()
        self._start = best << 8, holder

    def points(self, random: Callable[[], float]) -> int:
        """Play to the end of the deal once; give the card points of the bidder's side; 1 or 0 if only a sweep counts.

        Args:
            random: gives numbers from 0 up to, not including, 1, as `Random(1).random` does; an act takes one.
        """
        problem, side, suits, trump = self._problem, self._side, self._suits, self._problem.trump
        hands, down, trumps, others = self._hands.copy(), self._down, suits[trump], _OTHERS[len(side)]
        before, after = self._values
        hidden, asked, keep_jacks, suits_led = bool(down), problem.asked, problem.keep_jacks, problem.led
        taken, sweep, counting, (best, holder) = problem.taken, problem.sweep, not problem.sweep_only, self._start
        turn, laid, points = problem.leader, len(problem.plays), problem.on_table()
        led = problem.plays[0] >> 3 if laid else 0
        by_rank = problem.hidden or (problem.late_rank and problem.early > 0 and led == trump)
        values = (before if by_rank else after)[led]
        while True:
            if not laid:
                own = hands[turn]
                if not hidden or turn:
                    cards = _PLACES[own]
                elif own:
                    cards = _PLACES[own & ~trumps[0] or own]  # T17 a
                else:
                    cards, hidden = _PLACES[down], False  # T17 b
                card = cards[int(random() * len(cards))]
                hands[turn] = own & ~(1 << card)
                led, holder = self._suit[turn][card], turn
                values = (before if hidden else after)[led]
                points = best = values[turn][card]
            suit = suits[led]
            suits_led |= 1 << led
            if not (hidden or laid or keep_jacks):  # most of a playout
                for place in others[turn]:
                    own = hands[place]
                    cards = _PLACES[own & suit[place] or own]
                    card = cards[int(random() * len(cards))]
                    hands[place] = own ^ 1 << card
                    here = values[place][card]
                    points += here
                    if here > best:
                        best, holder = here, place
            else:
                for place in others[turn][max(0, laid - 1) :]:
                    own = hands[place]
                    if own & suit[place]:
                        cards = _PLACES[own & suit[place]]
                        card = cards[int(random() * len(cards))]
                    else:
                        free, asking = own, 0
                        if hidden and place:
                            asking = 1
                        elif hidden and (led != trump or not own):
                            free = own & ~trumps[0] | down  # T17 d, e
                        elif asked:
                            free, asked = own & trumps[place] or own, False  # T16
                        if keep_jacks:
                            free = self._without_jacks(place, free, suits_led, hidden=hidden)
                        cards = _PLACES[free]
                        choice = int(random() * (len(cards) + asking))
                        if choice == len(cards):  # T15, T16
                            hidden = False
                            values = (before if problem.late_rank and led == trump else after)[led]
                            hands[0] |= down
                            free = own & trumps[place] or own
                            if keep_jacks:
                                free = self._without_jacks(place, free, suits_led, hidden=False)
                            cards = _PLACES[free]
                            choice = int(random() * len(cards))
                        card = cards[choice]
                        if hidden and not place and 1 << card == down:
                            hidden = False  # laid as an ordinary card, it cannot be asked for any more either
                            if led != trump:
                                values = after[led]
                    hands[place] = own & ~(1 << card)
                    here = values[place][card]
                    points += here
                    if here > best:
                        best, holder = here, place
                laid = 0
            turn = holder
            if counting and side[turn]:
                taken += points & 255
            if (sweep is not None and side[turn] is not sweep) or not hands[1]:
                return taken if counting else int(side[turn])

    def _without_jacks(self, place: int, free: int, suits_led: int, *, hidden: bool) -> int:
        """Leave out jacks that may not be discarded yet, if anything else is there (V4)."""
        kept = sum(
            self._jacks[suit][place]
            for suit in SUITS
            if not suits_led >> suit & 1 and (hidden or suit != self._problem.trump)
        )
        if hidden and not place:
            kept &= ~self._down
        return free & ~kept or free


def _where(cards: int, dealt: list[list[int]]) -> list[int]:
    """Give the places that a set of cards has in each hand."""
    return [sum(1 << place for place, card in enumerate(hand) if cards >> card & 1) for hand in dealt]
