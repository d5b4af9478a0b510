"""Search of Twenty-eight with what changes the play: three-card tricks, kept jacks, deals that end at a lost trick.

The same as `open_trump` and `hidden_trump`, but for any number of players and with every rule: one function for a
trick's start and one for inside a trick. So it takes longer, and gives the same answers where both can answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from trickkit.solver.bits import (
    FOLLOWS,
    JACKS,
    LED_TOP,
    MOVES,
    NO_TRUMP,
    ORDERS,
    RUNS,
    SHIFTS,
    STRENGTH,
    SUITS,
    TRUMP_TOP,
    WORTH,
    worth,
)
from trickkit.solver.hidden_trump import SHOWN, laid_ordinarily
from trickkit.solver.memory import Memory, anything, case_of
from trickkit.solver.twenty_eight import PARTNERS, TwentyEightProblem


class Start(Protocol):
    """Answers at the start of a trick."""

    def __call__(self, place: int, kept: int, need: int, left: int, *, hidden: bool) -> bool:
        """As `AtTrick`; `kept` holds the jacks whose suits have not been led (V4)."""


class Inside(Protocol):
    """Answers inside a trick."""

    def __call__(
        self,
        i: int,
        place: int,
        led: int,
        best: int,
        holder: int,
        points: int,
        kept: int,
        need: int,
        left: int,
        there: int,
        *,
        hidden: bool,
        late: bool,
    ) -> bool:
        """As `InTrick`, with `i` cards on the table; `late`: trump was turned up too late for this trick (T18)."""


class VariantSearch:
    """Answers about a problem and everything that can become of it.

    Args:
        problem: any problem of Twenty-eight.
    """

    def __init__(self, problem: TwentyEightProblem) -> None:
        hands = [*problem.hands, 0, 0][:4]
        for i, number in enumerate(problem.plays):  # what lies on the table was its player's
            hands[(problem.leader + i) % len(problem.seats)] |= 1 << number
        self._hands = hands
        self._start, self._inside = _search(Memory(hands, problem.trump, problem.down), problem)

    def reaches(self, problem: TwentyEightProblem, need: int) -> bool:
        """Tell whether the bidder's side gets `need` points, those on the table included, those taken not."""
        self._hands[:] = [*problem.hands, 0, 0][:4]
        there = problem.down | self._hands[0] | self._hands[1] | self._hands[2] | self._hands[3]
        table, i = problem.on_table(), len(problem.plays)
        left = 1 if problem.sweep_only else worth(there) + table
        if not 0 < need <= left:
            return need <= 0
        led = problem.led | (1 << (problem.plays[0] >> 3) if i else 0)
        kept = sum(JACKS & 255 << suit * 8 for suit in SUITS if problem.keep_jacks and not led >> suit & 1)
        if not i:
            return self._start(problem.leader, kept, need, left, hidden=problem.hidden)
        for number in problem.plays:
            there |= 1 << number
        best, holder = problem.best()
        suit = problem.plays[0] >> 3
        late = problem.late_rank and problem.early > 0 and suit == problem.trump
        return self._inside(
            i, problem.turn, suit, best, holder, table, kept, need, left, there, hidden=problem.hidden, late=late
        )


def _search(memory: Memory, problem: TwentyEightProblem) -> tuple[Start, Inside]:
    """Build the search; it gives the functions for a trick's start and for inside a trick."""
    hands, trump, down = memory.hands, memory.trump, memory.down
    table, history, note = memory.table, memory.history, memory.note
    size, sweep, late_rank = len(problem.seats), problem.sweep, problem.late_rank
    sweep_only = problem.sweep_only
    ours = [problem.ours(place) for place in range(size)]
    opponents = [[other for other in range(size) if ours[other] is not ours[place]] for place in range(size)]
    mates = [[other for other in range(size) if ours[other] is ours[place] and other != place] for place in range(size)]
    later = [  # who plays after a place when so many cards lie there: opponents and partner
        [
            (
                [other for other in opponents[place] if (other - place) % size < size - i],
                [other for other in mates[place] if (other - place) % size < size - i],
            )
            for i in range(size)
        ]
        for place in range(size)
    ]
    keys = memory.keys(hidden=False), memory.keys(hidden=True)
    shift = trump * 8
    trumps = 255 << shift
    down_top = TRUMP_TOP[down >> shift & 255]

    def start(place: int, kept: int, need: int, left: int, *, hidden: bool) -> bool:
        own = hands[place]
        there = hands[0] | hands[1] | hands[2] | hands[3]
        if hidden:
            there |= down
        if not there:
            return bool(sweep)  # only a sweep counts, and it has been made
        clubs, diamonds, hearts, spades = keys[hidden]
        key = (
            clubs[there & 255]
            | diamonds[there >> 8 & 255]
            | hearts[there >> 16 & 255]
            | spades[there >> 24]
            | place << 1
            | hidden
            | (kept & there) << 48
        )
        entry = table.get(key)
        if entry is not None:
            if entry >> 8 >= need:
                return True
            if entry & 255 < need:
                return False
        want = ours[place]
        sure, moves = lead(place, there, hidden)
        if sweep is None:  # else these points may not be played for any more
            theirs = 0 if hidden else top_trumps(opponents[place], there)
            if (sure if want else theirs) >= need:
                return True
            if left - (theirs if want else sure) < need:
                return False
        if not moves:  # the bidder has nothing but trumps, or nothing but the down card (T17 a, b)
            moves = MOVES[trump << 16 | (there >> shift & 255) << 8 | (own or down) >> shift & 255]
        liked = history[place & 1][0]
        tries = sorted([move - (liked[move & 31] << 6) for move in moves])
        following = (place + 1) % size
        result = not want
        still = hidden and bool(own)  # T17 b
        for move in tries:
            card = move & 31
            suit = card >> 3
            hands[place] = own & ~(1 << card)
            here = STRENGTH[NO_TRUMP if still else trump][suit][card]
            after = kept & ~(255 << suit * 8)
            if (
                inside(1, following, suit, here, place, WORTH[card], after, need, left, there, hidden=still, late=False)
                is want
            ):
                if move != tries[0]:
                    note(place, 0, card)
                result = want
                break
        hands[place] = own
        low, high = (0, left) if entry is None else (entry >> 8, entry & 255)
        table[key] = need << 8 | high if result else low << 8 | need - 1
        return result

    def top_trumps(places: list[int], there: int) -> int:
        """Count what a side takes with the highest trumps once they are exposed, whenever they are played."""
        held = 0
        for place in places:
            held |= hands[place]
        return RUNS[(there >> shift & 255) << 8 | held >> shift & 255][0]

    def best_trump(place: int, hidden: bool) -> int:
        """Give the strength of the best trump of a place; the hidden one is the bidder's first."""
        return down_top if hidden and not place else TRUMP_TOP[hands[place] >> shift & 255]

    def lead_of_four(place: int, there: int, hidden: bool) -> tuple[int, Sequence[int]]:
        """Give points that the leader's side takes for certain, and the leads with how promising they are."""
        one, two, three = (best_trump((place + step) & 3, hidden) for step in (1, 2, 3))
        case = case_of(place, one, two, three)
        clubs, diamonds, hearts, spades = suit_leads[hidden]
        a, b = clubs[case | there & 255], diamonds[case | there >> 8 & 255]
        c, d = hearts[case | there >> 16 & 255], spades[case | there >> 24]
        return a[0] + b[0] + c[0] + d[0], a[1] + b[1] + c[1] + d[1]

    def lead_of_three(place: int, there: int, hidden: bool) -> tuple[int, Sequence[int]]:
        """Give the same with three players; certain are the highest trumps alone."""
        own = hands[place]
        if hidden and not place:
            own &= ~trumps
        as_trump = NO_TRUMP if hidden else trump
        moves: list[int] = []
        for suit, by in SHIFTS:
            if own >> by & 255:
                against, partner = reaches(opponents[place], suit, hidden), reaches(mates[place], suit, hidden)
                rate = ORDERS[(against or 1) << 6 | suit << 4 | (partner > against) << 3 | as_trump]
                cards = MOVES[suit << 16 | (there >> by & 255) << 8 | own >> by & 255]
                moves += [rate[card] + 100 << 6 | card for card in cards]
        return 0 if hidden else top_trumps([place, *mates[place]], there), moves

    def reaches(places: list[int], led: int, hidden: bool) -> int:
        """Give the best strength that any of these places can answer with, turning up trump where it may."""
        best = 0
        for place in places:
            top = hands[place] >> led * 8 & 255
            if led == trump:
                here = (LED_TOP if hidden else TRUMP_TOP)[top]
            else:
                here = LED_TOP[top] or best_trump(place, hidden)
            best = max(best, here)
        return best

    def inside(
        i: int,
        place: int,
        led: int,
        best: int,
        holder: int,
        points: int,
        kept: int,
        need: int,
        left: int,
        there: int,
        *,
        hidden: bool,
        late: bool,
    ) -> bool:
        own, want = hands[place], ours[place]
        mine = own >> led * 8 & 255
        if hidden and not place and not own and led == trump:
            winner, total = laid_ordinarily(memory, size - i, best, holder)
            return need <= (sweep_only or points + total if ours[winner] else 0)
        as_trump = NO_TRUMP if hidden or late else trump
        order = order_of(i, place, led, best, holder, as_trump, hidden=hidden)
        tries: Sequence[int]
        if mine:
            tries = FOLLOWS[order << 18 | led << 16 | (there >> led * 8 & 255) << 8 | mine]
        else:
            laying, showing = choices(place, led, kept, hidden)
            rate, liked = ORDERS[order], history[place & 1][i]
            options = [rate[card] - liked[card] << 7 | card for card in anything(laying, there)]
            if showing:
                hands[0] |= down
                after = NO_TRUMP if late_rank and led == trump else trump
                rate = ORDERS[order_of(i, place, led, best, holder, after, hidden=False)]
                hands[0] &= ~down
                options += [rate[card] + 1 - liked[SHOWN | card] << 7 | 64 | card for card in anything(showing, there)]
            tries = sorted(options)
        bidder, following = hands[0], (place + 1) % size
        for move in tries:
            card = move & 31
            if move & 64:
                still, after_late = False, late_rank and led == trump
                strength = STRENGTH[NO_TRUMP if after_late else trump][led]
                hands[0] = own
                if place:  # T16, else it is the down card itself
                    hands[0], hands[place] = bidder | down, own ^ (1 << card)
            else:
                still, after_late, strength = hidden, late, STRENGTH[as_trump][led]
                hands[place] = own ^ (1 << card)
            here = strength[card]
            top, by_whom = (here, place) if here > best else (best, holder)
            total = points + WORTH[card]
            if i + 1 == size:
                answer = complete(by_whom, total, kept, need, left, still)
            else:
                answer = inside(
                    i + 1, following, led, top, by_whom, total, kept, need, left, there, hidden=still, late=after_late
                )
            hands[0] = bidder
            hands[place] = own
            if answer is want:
                if move != tries[0] and not mine:
                    note(place, i, SHOWN | card if move & 64 else card)
                return want
        return not want

    def order_of(i: int, place: int, led: int, best: int, holder: int, as_trump: int, *, hidden: bool) -> int:
        """Give the key of `ORDERS` for who plays after `i` cards."""
        enemies, friends = later[place][i]
        against = reaches(enemies, led, hidden) if enemies else 0
        partner = reaches(friends, led, hidden) if friends else 0
        won = best >= against and ours[holder] is ours[place]
        enough = 0 if won else against if against > best else best + 1
        return enough << 6 | led << 4 | (partner > against and partner > best) << 3 | as_trump

    def choices(place: int, led: int, kept: int, hidden: bool) -> tuple[int, int]:
        """Give the cards to be laid by who cannot follow: as things are, and after trump has been turned up."""
        laying, showing = hands[place], 0
        if hidden and place:
            showing = laying & trumps or laying  # T16
        elif hidden and led != trump:
            laying, showing = laying & ~trumps, down  # T17 d
        if kept:  # V4
            free = laying & ~(kept if hidden else kept & ~trumps)
            if free or (showing and not place):
                laying = free
            showing = showing & ~(kept & ~trumps) or showing
        return laying, showing

    def complete(winner: int, points: int, kept: int, need: int, left: int, hidden: bool) -> bool:
        """Answer after the last card of a trick."""
        if sweep_only:
            if ours[winner] is sweep:
                return start(winner, kept, need, left, hidden=hidden)
            return ours[winner]
        rest = need - points if ours[winner] else need
        if sweep is not None and sweep is not ours[winner]:  # V1: the side that played on has lost a trick
            return rest <= 0
        if rest <= 0 or rest > left - points:
            return rest <= 0
        return start(winner, kept, rest, left - points, hidden=hidden)

    suit_leads = memory.leads(hidden=False), memory.leads(hidden=True)
    lead = lead_of_four if size == PARTNERS else lead_of_three
    return start, inside
