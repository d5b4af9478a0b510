"""Search of the play of Twenty-eight once trump is exposed: four players, no variant that changes the play.

All functions answer one question: does the bidder's side, places 0 and 2, get at least `need` of the `left` card
points that are still to be won? Most of the code decides in what order cards are tried, which makes the search fast
and never wrong. What a result rests on: card play (T13, T19), cards that amount to the same are tried once, bounds
that hold whatever is played, and a table of positions at the start of a trick.
"""

from __future__ import annotations

from typing import Protocol

from trickkit.solver.bits import (
    FOLLOWS,
    LED_TOP,
    ORDERS,
    RUNS,
    STRENGTH,
    SUITS,
    TRUMP_TOP,
    WORTH,
)
from trickkit.solver.memory import Memory, anything, case_of


class AtTrick(Protocol):
    """Answers at the start of a trick."""

    def __call__(self, place: int, need: int, left: int) -> bool:
        """Tell whether the bidder's side gets `need` of the `left` points when `place` leads."""


class InTrick(Protocol):
    """Answers inside a trick, for one number of cards on the table."""

    def __call__(
        self, place: int, led: int, best: int, holder: int, points: int, need: int, left: int, there: int
    ) -> bool:
        """Tell whether the bidder's side gets `need` of the `left` points there were at the trick's start.

        Args:
            place: who plays now.
            led: the suit led.
            best: the strength of the best card on the table.
            holder: who played it.
            points: what lies on the table.
            need: what the bidder's side needs, this trick included.
            left: what was to be won when the trick began.
            there: all cards that were in play when the trick began.
        """


def search_inside(memory: Memory, trick: AtTrick, as_trump: int) -> tuple[InTrick, InTrick, InTrick]:
    """Build the search inside a trick after exposure, for one, two and three cards on the table.

    Args:
        memory: what the searches share.
        trick: the search at a trick's start.
        as_trump: the trump suit of this trick: `NO_TRUMP` where exposure comes too late for it (T18, `rank`).
    """
    hands, history, note = memory.hands, memory.history, memory.note
    shift = memory.trump * 8
    strengths = STRENGTH[as_trump]
    tops = [TRUMP_TOP if suit == as_trump else LED_TOP for suit in SUITS]

    def second(place: int, led: int, best: int, holder: int, points: int, need: int, left: int, there: int) -> bool:
        own, want, following = hands[place], not place & 1, (place + 1) & 3
        top, by = tops[led], led * 8
        other = hands[following]
        against = top[other >> by & 255] or TRUMP_TOP[other >> shift & 255]
        other = hands[place ^ 2]
        partner = top[other >> by & 255] or TRUMP_TOP[other >> shift & 255]
        enough = against if against > best else best + 1
        order = enough << 6 | led << 4 | (partner > against and partner > best) << 3 | as_trump
        mine = own >> led * 8 & 255
        strength = strengths[led]
        if mine:
            for card in FOLLOWS[order << 18 | led << 16 | (there >> led * 8 & 255) << 8 | mine]:
                hands[place] = own ^ (1 << card)
                here = strength[card]
                if (
                    third(following, led, here, place, points + WORTH[card], need, left, there)
                    if here > best
                    else third(following, led, best, holder, points + WORTH[card], need, left, there)
                ) is want:
                    hands[place] = own
                    return want
            hands[place] = own
            return not want
        rate, liked = ORDERS[order], history[place & 1][1]
        moves = sorted([rate[card] - liked[card] << 5 | card for card in anything(own, there)])
        for move in moves:
            card = move & 31
            hands[place] = own ^ (1 << card)
            here = strength[card]
            if (
                third(following, led, here, place, points + WORTH[card], need, left, there)
                if here > best
                else third(following, led, best, holder, points + WORTH[card], need, left, there)
            ) is want:
                if move != moves[0]:
                    note(place, 1, card)
                hands[place] = own
                return want
        hands[place] = own
        return not want

    def third(place: int, led: int, best: int, holder: int, points: int, need: int, left: int, there: int) -> bool:
        own, want, following = hands[place], not place & 1, (place + 1) & 3
        by, other = led * 8, hands[following]
        against = tops[led][other >> by & 255] or TRUMP_TOP[other >> shift & 255]
        ours = best >= against and not (holder ^ place) & 1
        enough = 0 if ours else against if against > best else best + 1
        order = enough << 6 | led << 4 | as_trump
        mine = own >> led * 8 & 255
        strength = strengths[led]
        if mine:
            for card in FOLLOWS[order << 18 | led << 16 | (there >> led * 8 & 255) << 8 | mine]:
                hands[place] = own ^ (1 << card)
                here = strength[card]
                if (
                    fourth(following, led, here, place, points + WORTH[card], need, left, there)
                    if here > best
                    else fourth(following, led, best, holder, points + WORTH[card], need, left, there)
                ) is want:
                    hands[place] = own
                    return want
            hands[place] = own
            return not want
        rate, liked = ORDERS[order], history[place & 1][2]
        moves = sorted([rate[card] - liked[card] << 5 | card for card in anything(own, there)])
        for move in moves:
            card = move & 31
            hands[place] = own ^ (1 << card)
            here = strength[card]
            if (
                fourth(following, led, here, place, points + WORTH[card], need, left, there)
                if here > best
                else fourth(following, led, best, holder, points + WORTH[card], need, left, there)
            ) is want:
                if move != moves[0]:
                    note(place, 2, card)
                hands[place] = own
                return want
        hands[place] = own
        return not want

    def fourth(place: int, led: int, best: int, holder: int, points: int, need: int, left: int, there: int) -> bool:
        own, want = hands[place], not place & 1
        order = (0 if not (holder ^ place) & 1 else best + 1) << 6 | led << 4 | as_trump
        mine = own >> led * 8 & 255
        strength = strengths[led]
        if mine:
            for card in FOLLOWS[order << 18 | led << 16 | (there >> led * 8 & 255) << 8 | mine]:
                hands[place] = own ^ (1 << card)
                total = points + WORTH[card]
                winner = place if strength[card] > best else holder
                rest = need if winner & 1 else need - total
                if (rest <= 0 or (rest <= left - total and trick(winner, rest, left - total))) is want:
                    hands[place] = own
                    return want
            hands[place] = own
            return not want
        rate, liked = ORDERS[order], history[place & 1][3]
        moves = sorted([rate[card] - liked[card] << 5 | card for card in anything(own, there)])
        for move in moves:
            card = move & 31
            hands[place] = own ^ (1 << card)
            total = points + WORTH[card]
            winner = place if strength[card] > best else holder
            rest = need if winner & 1 else need - total
            if (rest <= 0 or (rest <= left - total and trick(winner, rest, left - total))) is want:
                if move != moves[0]:
                    note(place, 3, card)
                hands[place] = own
                return want
        hands[place] = own
        return not want

    return second, third, fourth


def search_open(memory: Memory) -> tuple[AtTrick, tuple[InTrick, InTrick, InTrick]]:
    """Build the search; it gives the function for a trick's start, and those for one, two, three cards on the table."""
    hands, trump = memory.hands, memory.trump
    table, history, note = memory.table, memory.history, memory.note
    known = table.get
    clubs, diamonds, hearts, spades = memory.keys(hidden=False)
    lead_clubs, lead_diamonds, lead_hearts, lead_spades = memory.leads(hidden=False)
    shift = trump * 8
    strengths = STRENGTH[trump]

    def trick(place: int, need: int, left: int) -> bool:
        h0, h1, h2, h3 = hands
        there = h0 | h1 | h2 | h3
        own = hands[place]
        if not own & (own - 1):
            return last_trick(place)
        trumps = (there >> shift & 255) << 8
        if trumps:  # the highest trumps take points whenever they are played
            if RUNS[trumps | (h0 | h2) >> shift & 255][0] >= need:
                return True
            if left - RUNS[trumps | (h1 | h3) >> shift & 255][0] < need:
                return False
        key = (
            clubs[there & 255]
            | diamonds[there >> 8 & 255]
            | hearts[there >> 16 & 255]
            | spades[there >> 24]
            | place << 1
        )
        entry = known(key)
        if entry is not None:
            if entry >> 8 >= need:
                return True
            if entry & 255 < need:
                return False
        following = (place + 1) & 3
        one = TRUMP_TOP[hands[following] >> shift & 255]
        two = TRUMP_TOP[hands[place ^ 2] >> shift & 255]
        three = TRUMP_TOP[hands[(place + 3) & 3] >> shift & 255]
        case = case_of(place, one, two, three)
        a, b = lead_clubs[case | there & 255], lead_diamonds[case | there >> 8 & 255]
        c, d = lead_hearts[case | there >> 16 & 255], lead_spades[case | there >> 24]
        sure = a[0] + b[0] + c[0] + d[0]
        want = not place & 1
        if want:
            if sure >= need:
                return True
        elif left - sure < need:
            return False
        liked = history[place & 1][0]
        moves = sorted([move - (liked[move & 31] << 6) for move in a[1] + b[1] + c[1] + d[1]])
        result = not want
        for move in moves:
            card = move & 31
            hands[place] = own ^ (1 << card)
            led = card >> 3
            if second(following, led, strengths[led][card], place, WORTH[card], need, left, there) is want:
                if move != moves[0]:
                    note(place, 0, card)
                result = want
                break
        hands[place] = own
        if entry is None:
            table[key] = need << 8 | left if result else need - 1
        elif result:
            table[key] = need << 8 | entry & 255
        else:
            table[key] = entry & 0xFF00 | need - 1
        return result

    def last_trick(place: int) -> bool:
        """Tell whether the bidder's side wins it: all that is left is needed there."""
        strength = strengths[(hands[place].bit_length() - 1) >> 3]
        best, winner = -1, place
        for other in (place, (place + 1) & 3, place ^ 2, (place + 3) & 3):
            here = strength[hands[other].bit_length() - 1]
            if here > best:
                best, winner = here, other
        return not winner & 1

    inside = search_inside(memory, trick, trump)
    second = inside[0]
    return trick, inside
