"""Search of a round of Latinern.

Every card has a bit: those of North are bits 0 to 4, of East 5 to 9, of South 10 to 14, of West 15 to 19, within a
hand from plain suits to trumps and from low to high. A set of such bits says all about the start of a trick but who
leads. What can be looked up is worked out once a round, when it is first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from trickkit.cards import Card, Suit
from trickkit.games.latinern import HIGH_TO_LOW, LatinernOrdering
from trickkit.seats import Side
from trickkit.solver.latinern import TO_WIN, LatinernProblem
from trickkit.table import Action

TRUMPS: Final = 4
"""The group of the trumps; the plain suits are the groups 0 to 3."""
TRUMP, SCHLAG, HAUPTSCHLAG = 20, 40, 60
"""Strengths: of plain cards from 1, of trumps from 21, then the Schläge."""
HAND: Final = 31
NORTH_SOUTH: Final = HAND | HAND << 10
EAST_WEST: Final = HAND << 5 | HAND << 15
_MEMBERS: Final = tuple(tuple(place for place in range(5) if hand >> place & 1) for hand in range(32))


def _group(card: Card, ordering: LatinernOrdering) -> tuple[int, int]:
    """Give the group of a card and its strength there (L6 to L8)."""
    strength = len(HIGH_TO_LOW) - HIGH_TO_LOW.index(card.rank)
    if card.rank is ordering.schlag:
        return TRUMPS, HAUPTSCHLAG if card.suit is ordering.trump else SCHLAG
    if card.suit is ordering.trump:
        return TRUMPS, TRUMP + strength
    return list(Suit).index(card.suit), strength


class Round:
    """The cards of one round with their bits, and the search.

    Args:
        problem: any position of the round.
    """

    def __init__(self, problem: LatinernProblem) -> None:
        order = problem.leader.order()
        dealt = [list(hand) for hand in problem.hands]
        for seat, card in zip(order, problem.plays, strict=False):  # what lies on the table was its player's
            dealt[seat.place].append(card)
        self.bit: dict[Card, int] = {}
        self.group: list[int] = [TRUMPS + 1] * 20
        self.strength: list[int] = [0] * 20
        for place, hand in enumerate(dealt):
            keyed = sorted((*_group(card, problem.ordering), card.index, card) for card in hand)
            for i, (group, strength, _, card) in enumerate(keyed):
                bit = place * 5 + i
                self.bit[card], self.group[bit], self.strength[bit] = bit, group, strength
        self._moves = Moves(self.group, self.strength, sorted(self.bit.values()))
        self._lead, self._follow = _search(self.group, self.strength, self._moves, sorted(self.bit.values()))

    def north_south_win(self, problem: LatinernProblem) -> bool:
        """Tell whether North and South win the round from a position of it."""
        if problem.winner is not None:
            return problem.winner is Side.NS
        there = sum(1 << self.bit[card] for hand in problem.hands for card in hand)
        need = TO_WIN - problem.won[0]
        if not problem.plays:
            return self._lead(problem.leader.place, there, need)
        order = problem.leader.order()
        bits = [self.bit[card] for card in problem.plays]
        led = self.group[bits[0]]
        best, holder = -1, problem.leader
        for seat, bit in zip(order, bits, strict=False):
            strength = self.strength[bit] if self.group[bit] in {led, TRUMPS} else 0
            if strength > best:
                best, holder = strength, seat
        before = there | sum(1 << bit for bit in bits)
        return self._follow(len(bits), problem.turn.place, led, best, holder.place, before, there, need)

    def alike(self, problem: LatinernProblem) -> dict[Card, int]:
        """Give for each card of the seat to play a number that is the same for cards that amount to the same."""
        there = sum(1 << self.bit[card] for hand in (*problem.hands, problem.plays) for card in hand)
        key = there << 2 | problem.turn.place
        return {card: self._moves.tried(key, self.bit[card]) for card in problem.hands[problem.turn.place]}


Lead = Callable[[int, int, int], bool]
Follow = Callable[[int, int, int, int, int, int, int, int], bool]


class Sure(dict[int, tuple[int, int]]):
    """Tricks that North and South, and East and West, take for certain with the highest trumps. Key: trumps in play.

    Args:
        strength: of each bit.
    """

    def __init__(self, strength: list[int]) -> None:
        self._strength = strength

    def __missing__(self, key: int) -> tuple[int, int]:
        falling = sorted((bit for bit in range(20) if key >> bit & 1), key=self._strength.__getitem__, reverse=True)
        schlaege = [bit for bit in falling if self._strength[bit] == SCHLAG]
        mixed = len({bit // 5 & 1 for bit in schlaege}) == 2  # the first of equal ones wins: nothing is certain
        found = [0, 0]
        for bit in falling:
            side = bit // 5 & 1
            if found[1 - side] or (mixed and self._strength[bit] == SCHLAG):
                break
            found[side] += 1
        self[key] = found[0], found[1]
        return self[key]


class Moves(dict[int, tuple[int, ...]]):
    """The cards to be tried, rising; of cards that amount to the same, one. Key: cards in play times 4, place.

    Two cards of a group amount to the same if no other seat has a card between them. Plain cards whose suit nobody
    else has are all alike.

    Args:
        group: of each bit.
        strength: of each bit.
        dealt: the bits that stand for a card.
    """

    def __init__(self, group: list[int], strength: list[int], dealt: list[int]) -> None:
        self._group, self._strength = group, strength
        self._others = [
            sum(1 << other for other in dealt if other // 5 != bit // 5 and group[other] == group[bit])
            if bit in dealt and group[bit] < TRUMPS
            else -1
            for bit in range(20)
        ]
        self._between = [[-1] * 20 for _ in range(21)]  # row 20: no card before it
        for low, high in combinations(dealt, 2):
            if low // 5 == high // 5 and group[low] == group[high]:
                self._between[low][high] = sum(
                    1 << other
                    for other in dealt
                    if other // 5 != low // 5
                    and group[other] == group[low]
                    and strength[low] <= strength[other] <= strength[high]
                    and strength[low] != strength[high]
                )

    def __missing__(self, key: int) -> tuple[int, ...]:
        there, first = key >> 2, (key & 3) * 5
        found: list[int] = []
        last, alone = 20, False
        for i in _MEMBERS[there >> first & HAND]:
            bit = first + i
            between, last = self._between[last][bit], bit
            if between & there:
                if not self._others[bit] & there:
                    if alone:
                        continue
                    alone = True
                found.append(bit)
        self[key] = tuple(found)
        return self[key]

    def tried(self, key: int, bit: int) -> int:
        """Give the card that is tried for one of the hand, the key being as above."""
        there, found = key >> 2, self[key]
        if self._others[bit] & there:
            return max(other for other in found if other <= bit)
        return next(other for other in found if not self._others[other] & there)


class Rates(dict[int, list[int]]):
    """For one situation of who follows, each card's place among those to be tried, lowest first.

    What wins the trick comes first, as cheaply as possible, else what is worth least. The key holds, from its lowest
    bit: the group led; the strength of the best card; and the strength that is enough to win for certain.

    Args:
        standing: strengths of all bits by group led.
        strength: strengths of all bits in their own group.
    """

    def __init__(self, standing: list[list[int]], strength: list[int]) -> None:
        self._standing, self._strength = standing, strength

    def __missing__(self, key: int) -> list[int]:
        best, enough = key >> 3 & 63, key >> 9
        self[key] = [
            own if here <= best else here - 200 if here >= enough else own - 5
            for here, own in zip(self._standing[key & 7], self._strength, strict=True)
        ]
        return self[key]


def _search(group: list[int], strength: list[int], moves: Moves, dealt: list[int]) -> tuple[Lead, Follow]:
    """Build the search of a round: for a trick's start, and for inside a trick."""
    standing = [[strength[bit] if group[bit] in {TRUMPS, led} else 0 for bit in range(20)] for led in range(5)]
    trumps = sum(1 << bit for bit in dealt if group[bit] == TRUMPS)
    schlaege = sum(1 << bit for bit in dealt if strength[bit] >= SCHLAG)
    hauptschlag = sum(1 << bit for bit in dealt if strength[bit] == HAUPTSCHLAG)
    certain = Sure(strength)
    rates, cheapest = Rates(standing, strength), strength.__getitem__
    beating = [
        sum(
            1 << other
            for other in dealt
            if bit // 5 & 1 != other // 5 & 1 and standing[group[bit]][other] > strength[bit]
        )
        if bit in dealt
        else 0
        for bit in range(20)
    ]
    table: dict[int, bool] = {}

    def lead(place: int, there: int, need: int) -> bool:
        """Tell whether North and South take `need` of the tricks that are left when `place` leads."""
        left = (there >> place * 5 & HAND).bit_count()
        if not 0 < need <= left:
            return need <= 0
        key = there | place << 20 | need << 22
        known = table.get(key)
        if known is not None:
            return known
        ours, theirs = certain[there & trumps]
        if ours >= need:
            return True
        if left - theirs < need:
            return False
        want = not place & 1
        if not hauptschlag & there & (EAST_WEST if want else NORTH_SOUTH):
            # the Schläge of who leads take a trick each, and the partner's Hauptschlag another
            mine = (there & schlaege & HAND << place * 5).bit_count()
            mine += bool(there & hauptschlag & HAND << (place ^ 2) * 5)
            if want and mine >= need:
                return True
            if not want and left - mine < need:
                return False
        result = not want
        following = (place + 1) & 3
        # cards that nobody can beat first, the cheapest of them, then the others from low to high
        for move in sorted(
            [strength[bit] + 100 * bool(beating[bit] & there) << 5 | bit for bit in moves[there << 2 | place]]
        ):
            bit = move & 31
            if follow(1, following, group[bit], strength[bit], place, there, there ^ 1 << bit, need) is want:
                result = want
                break
        table[key] = result
        return result

    def follow(i: int, place: int, led: int, best: int, holder: int, before: int, there: int, need: int) -> bool:
        """Tell the same inside a trick.

        Args:
            i: how many cards are on the table.
            place: who plays.
            led: the group led.
            best: the strength of the best card.
            holder: who played it.
            before: the cards in play when the trick began.
            there: the cards in hand now.
            need: what North and South need, this trick included.
        """
        want = not place & 1
        strong = standing[led]
        following, ours = (place + 1) & 3, not (holder ^ place) & 1
        tries: Sequence[int] = moves[before << 2 | place]
        if i == 3:
            if len(tries) > 1:
                tries = sorted(tries, key=cheapest if ours else rates[best + 1 << 9 | best << 3 | led].__getitem__)
            for bit in tries:
                by = place if strong[bit] > best else holder
                if by & 1:
                    answer = lead(by, there ^ 1 << bit, need)
                else:
                    answer = need == 1 or lead(by, there ^ 1 << bit, need - 1)
                if answer is want:
                    return want
            return not want
        against = -1
        for other in _MEMBERS[there >> following * 5 & HAND]:
            if strong[following * 5 + other] > against:  # noqa: PLR1730 - the innermost loop
                against = strong[following * 5 + other]
        if len(tries) > 1:
            if ours and best >= against:
                tries = sorted(tries, key=cheapest)
            else:
                enough = against if against > best else best + 1
                tries = sorted(tries, key=rates[enough << 9 | best << 3 | led].__getitem__)
        for bit in tries:
            here = strong[bit]
            if here > best:
                answer = follow(i + 1, following, led, here, place, before, there ^ 1 << bit, need)
            else:
                answer = follow(i + 1, following, led, best, holder, before, there ^ 1 << bit, need)
            if answer is want:
                return want
        return not want

    return lead, follow


def winners(problem: LatinernProblem) -> dict[Action, Side]:
    """Give for each card the side that wins the round, best play by all."""
    search, found = Round(problem), dict[int, Side]()
    alike = search.alike(problem)
    for act in problem.acts():
        if alike[act.card] not in found:
            found[alike[act.card]] = Side.NS if search.north_south_win(problem.after(act)) else Side.EW
    return {act: found[alike[act.card]] for act in problem.acts()}
