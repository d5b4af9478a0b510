"""The search for the most tricks: a partition search, as Matthew Ginsberg wrote of in 1996.

With each answer it finds which cards *mattered*: had to be as high as they are. All positions in which these cards
are held alike, and each hand has as many cards of each suit, have the same answer. A set of cards that matter is
written as bits; all higher cards of these suits matter with them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from trickkit.solver.bits import COUNT, RUNS, SHIFTS, TRUMP_TOP

ALL: Final = 0xFFFF
"""A suit's part of an order."""


class Known(NamedTuple):
    """What has been found out about a position at the start of a trick, and all that are alike."""

    order: int
    """Who holds each card, see `orders`."""
    mask: int
    """The part of the order that matters."""
    counts: tuple[int, ...]
    """How many of the highest cards in play matter, by suit."""
    low: int
    """So many tricks are certain."""
    high: int
    """So many are possible."""


def most(hands: tuple[int, ...], trump: int, leader: int, guess: int) -> int:
    """Give the tricks that places 0 and 2 take at the start of a trick, best play by all.

    Args:
        hands: four hands with as many cards each.
        trump: the trump suit, or `NO_TRUMP`.
        leader: the place that leads.
        guess: where to begin.

    >>> most((1 << 7, 1 << 6, 1 << 0, 1 << 15), 1, 0, 1)
    0
    """
    search, low, high = PartitionSearch(hands, trump), 0, hands[0].bit_count()
    while low < high:
        guess = min(max(guess, low + 1), high)
        if search.reaches(leader, guess):
            low = guess
            guess += 1
        else:
            high = guess - 1
            guess -= 1
    return low


class Lowest(dict[int, tuple[int, ...]]):
    """Of cards that follow each other in one hand, the lowest, high to low. Key: a byte with all in play, own."""

    def __missing__(self, key: int) -> tuple[int, ...]:
        found, there = [], key >> 8
        for rank in reversed(range(8)):
            if key >> rank & 1:
                below = there & (1 << rank) - 1
                if not below or not key >> below.bit_length() - 1 & 1:
                    found.append(rank)
        self[key] = tuple(found)
        return self[key]


LOWEST: Final = Lowest()
NTH: Final = tuple(
    (0, *(1 << rank for rank in reversed(range(8)) if byte >> rank & 1), *[0] * 8)[:9] for byte in range(256)
)
"""Of the cards of a byte the highest, second, third … as a bit; 0 before them and where there are no more."""


def orders(hands: list[int], shift: int) -> tuple[list[int], list[int]]:
    """Give for each byte of one suit still in play who holds its cards, and how many each place holds.

    Who: two bits a card from the highest down, sixteen in all. How many: four bits for each place.
    """
    who, many = [0] * 256, [0] * 256
    for byte in range(1, 256):
        lowest = byte & -byte
        rest = byte ^ lowest
        who[byte], many[byte] = who[rest], many[rest]
        for place, hand in enumerate(hands):
            if hand >> shift & lowest:
                who[byte] |= place << 14 - 2 * COUNT[rest]
                many[byte] += 1 << 4 * place
    return who, many


class PartitionSearch:
    """Answers about one deal.

    Args:
        hands: four hands with as many cards each.
        trump: the trump suit, or `NO_TRUMP`.
    """

    def __init__(self, hands: tuple[int, ...], trump: int) -> None:
        self._hands, self._trump = list(hands), trump
        self._orders = [orders(self._hands, by) for _, by in SHIFTS]
        self._table: dict[int, list[Known]] = {}
        self._history = [[[0] * 32 for _ in range(4)] for _ in range(2)]

    def reaches(self, leader: int, need: int) -> bool:
        """Tell whether places 0 and 2 take `need` tricks or more when `leader` leads."""
        return bool(self._start(leader, need, self._hands[0].bit_count()) & 1)

    def _start(self, place: int, need: int, left: int) -> int:
        """Answer at the start of a trick: the cards that matter times 2, plus 1 for yes."""
        if not 0 < need <= left:
            return int(need <= 0)
        if left == 1:
            return self._last_trick(place)
        there = self._hands[0] | self._hands[1] | self._hands[2] | self._hands[3]
        order = shape = 0
        for (_, by), (who, many) in zip(SHIFTS, self._orders, strict=True):
            order |= who[there >> by & 255] << 2 * by
            shape |= many[there >> by & 255] << 2 * by
        known = self._table.setdefault(shape << 2 | place, [])
        for each in known:
            if not (each.order ^ order) & each.mask and (each.low >= need or each.high < need):
                return _highest(there, each.counts) << 1 | (each.low >= need)
        answer = self._certain(place, need, left, there)
        if answer < 0:
            answer = self._inside(0, place, 0, (0, place, 0), 0, need, left, there)
            counts = tuple(_mattering(answer >> 1 + by & 255, there >> by & 255) for _, by in SHIFTS)
            mask = sum((ALL ^ ALL >> 2 * count) << 2 * by for (_, by), count in zip(SHIFTS, counts, strict=True))
            known.insert(0, Known(order, mask, counts, *((need, left) if answer & 1 else (0, need - 1))))
        return answer

    def _inside(
        self, i: int, place: int, led: int, best: tuple[int, int, int], suits: int, need: int, left: int, there: int
    ) -> int:
        """Answer as `_start` does, with `i` cards on the table.

        Args:
            i: how many cards lie there.
            place: who plays now.
            led: the suit led.
            best: the best card's strength, who played it, its number.
            suits: how many cards of each suit lie there, four bits each.
            need: tricks needed, this one included.
            left: tricks left, this one included.
            there: the cards in play when the trick began.
        """
        own, want = self._hands[place], place + 1 & 1
        following = own & 255 << led * 8 if i else 0
        moves = self._moves(i, place, led, best, following or own, there)
        matter = 0
        for move in moves:
            card = move & 31
            suit = led if i else card >> 3
            strength = 16 + (card & 7) if card >> 3 == self._trump else 8 + (card & 7) if card >> 3 == suit else 0
            top = (strength, place, card) if strength > best[0] else best
            lie = suits + (1 << 4 * (card >> 3))
            self._hands[place] = own ^ 1 << card
            if i < 3:
                answer = self._inside(i + 1, place + 1 & 3, suit, top, lie, need, left, there)
            else:
                _, winner, won = top
                answer = self._start(winner, need - (winner + 1 & 1), left - 1)
                if lie >> 4 * (won >> 3) & 15 > 1:  # it had to be higher than another card of its suit
                    answer |= 2 << won
            self._hands[place] = own
            if answer & 1 == want:
                if move != moves[0]:
                    self._history[place & 1][i][card] += own.bit_count() ** 2
                return answer
            matter |= answer | self._not_tried(card, own, there, answer)
        return matter & ~1 | 1 - want

    @staticmethod
    def _not_tried(card: int, own: int, there: int, answer: int) -> int:
        """Give the card where the higher ones that it stood for matter: in its stead they would leave it behind."""
        same = answer >> 1 & 255 << (card & 24)
        above = (same & -same) - (1 << card)
        return 2 << card if above > 0 and not there & ~own & above else 0

    def _moves(self, i: int, place: int, led: int, best: tuple[int, int, int], own: int, there: int) -> list[int]:
        """Give the cards to be tried, the most promising first; a card is in the five lowest bits."""
        history, trump = self._history[place & 1][i], self._trump
        known, against, partner = -1, 0, 0
        moves = []
        for suit, by in SHIFTS:
            asked = led if i else suit
            for rank in LOWEST[(there >> by & 255) << 8 | own >> by & 255] if own >> by & 255 else ():
                if known != asked:  # what the others can answer with is the same for the next card
                    known = asked
                    against = max((self._reach(place + step & 3, asked) for step in (1, 3) if i + step < 4), default=0)
                    partner = self._reach(place ^ 2, asked) if i < 2 else 0
                strength = 16 + rank if suit == trump else 8 + rank if suit == asked else 0
                top, holder = (strength, place) if strength > best[0] else best[:2]
                cost = 8 if suit == trump and i else 0
                if (holder ^ place) & 1 == 0 and top >= against:
                    value = 60 - (0 if not i else rank if holder == place else rank >> 1) - cost
                elif partner > against and partner > top:
                    value = 40 - (rank if i else rank >> 2) - cost
                else:
                    value = -rank - cost
                moves.append(1000 - value - (history[by + rank].bit_length() << 3) << 5 | by + rank)
        return sorted(moves)

    def _reach(self, place: int, led: int) -> int:
        """Give the best strength that a place can answer with."""
        byte = self._hands[place] >> led * 8 & 255
        if byte and led != self._trump:
            return TRUMP_TOP[byte] - 8
        return TRUMP_TOP[byte or self._hands[place] >> self._trump * 8 & 255]

    def _certain(self, place: int, need: int, left: int, there: int) -> int:
        """Answer where it is certain whatever is played, else -1: by high trumps, and what the leader can cash."""
        hands, by = self._hands, self._trump * 8
        across, others = place ^ 2, (place + 1 & 3, place + 3 & 3)
        goal = need if place & 1 == 0 else left - need + 1  # what the leader's side needs to decide
        trumps = there >> by & 255
        sure = matter = 0
        ruffing = [other for other in others if hands[other] >> by & 255]
        if trumps:
            count, theirs = self._trump_tricks(others, trumps), left - goal + 1
            if count >= theirs:
                return NTH[trumps][theirs] << by + 1 | place & 1
            sure = self._trump_tricks((place, across), trumps)
            matter = NTH[trumps][sure] << by
        # who has no other cards would have to waste trumps on what is cashed
        spare = left - max(COUNT[hands[each] >> by & 255] for each in (place, across)) if sure else left
        cashed = beyond = 0
        its_matter = 0
        for suit, at in SHIFTS:
            mine, whole = hands[place] >> at & 255, there >> at & 255
            if suit == self._trump or not mine:
                continue
            limit = min((COUNT[hands[other] >> at & 255] for other in ruffing), default=8)
            run = min(RUNS[whole << 8 | mine][1], limit)
            cashed += run
            matter |= NTH[whole][run] << at
            partner = hands[across] >> at & 255
            more = min(RUNS[whole << 8 | mine | partner][1], limit) - run
            more = min(more, COUNT[partner] - run)
            if more > beyond and COUNT[mine] > run and not mine & (NTH[whole][run] or 256) - NTH[whole][run + more]:
                beyond, its_matter = more, NTH[whole][run + more] << at
        if sure + cashed < goal:
            cashed += beyond
            matter |= its_matter
        return matter << 1 | place + 1 & 1 if sure + cashed >= goal and cashed <= spare else -1

    def _trump_tricks(self, places: tuple[int, int], trumps: int) -> int:
        """Count what two partners take with the highest trumps; two of them fall together only if both must."""
        one, two = (self._hands[place] >> self._trump * 8 & 255 for place in places)
        return min(RUNS[trumps << 8 | one | two][1], max(COUNT[one], COUNT[two]))

    def _last_trick(self, place: int) -> int:
        """Answer when everybody holds one card."""
        cards = [self._hands[place + step & 3].bit_length() - 1 for step in range(4)]
        led, suits = cards[0] >> 3, [card >> 3 for card in cards]
        best = max(cards, key=lambda card: (card >> 3 == self._trump, card >> 3 == led, card & 7))
        winner = place + cards.index(best)
        return (2 << best if suits.count(best >> 3) > 1 else 0) | winner + 1 & 1


def _highest(there: int, counts: tuple[int, ...]) -> int:
    """Give the cards that matter: of each suit in play the last of so many."""
    return sum(NTH[there >> by & 255][count] << by for (_, by), count in zip(SHIFTS, counts, strict=True))


def _mattering(byte: int, there: int) -> int:
    """Count the cards in play that are as high as the lowest that matters."""
    return COUNT[there & -(byte & -byte)] if byte else 0
