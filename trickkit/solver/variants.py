"""Search of Twenty-eight with everything that may change the play: three-card tricks, kept jacks, early ends.

One function for a trick's start and one for inside a trick. It takes longer than the search for the plain game and
gives the same answers there.
"""

from __future__ import annotations

from trickkit.solver.bits import (
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
from trickkit.solver.open_trump import Memory, anything
from trickkit.solver.twenty_eight import TwentyEightProblem

SHOWN = 32
"""In history and among what is tried: the card is played after asking, or exposed."""


class VariantSearch:
    """Answers about a problem and everything that can become of it.

    Args:
        problem: any problem of Twenty-eight.
    """

    def __init__(self, problem: TwentyEightProblem) -> None:
        hands = [*problem.hands, 0, 0][:4]
        for i, number in enumerate(problem.plays):  # what lies on the table was its player's
            hands[(problem.leader + i) % len(problem.seats)] |= 1 << number
        self._memory = Memory(hands, problem.trump, problem.down)
        self._keys = (self._memory.keys(hidden=False), self._memory.keys(hidden=True))
        self._size = len(problem.seats)
        self._ours = tuple(problem.ours(place) for place in range(4))
        self._rules = (problem.sweep, problem.thani, problem.keep_jacks, problem.late_rank)
        self._down = problem.down

    def reaches(self, problem: TwentyEightProblem, need: int) -> bool:
        """Tell whether the bidder's side gets `need` points, those on the table included, those taken not."""
        hands = self._memory.hands
        hands[:] = [*problem.hands, 0, 0][:4]
        there = hands[0] | hands[1] | hands[2] | hands[3] | problem.down
        table, i = problem.on_table(), len(problem.plays)
        left = 1 if problem.thani else worth(there) + table
        if not 0 < need <= left:
            return need <= 0
        if not i:
            return self._trick(problem.leader, problem.hidden, problem.led, need, left)
        for number in problem.plays:
            there |= 1 << number
        best, holder = problem.best()
        led = problem.plays[0] >> 3
        late = problem.late_rank and problem.early > 0 and led == problem.trump
        return self._in_trick(
            i, problem.turn, led, best, holder, table, problem.hidden, problem.led | 1 << led, need, left, there, late
        )

    def _trick(self, place: int, hidden: bool, led_before: int, need: int, left: int) -> bool:
        """Answer at the start of a trick; `led_before` holds the suits led so far."""
        memory = self._memory
        hands, table, trump = memory.hands, memory.table, memory.trump
        sweep, thani, keep_jacks, _ = self._rules
        down = self._down if hidden else 0
        own = hands[place]
        there = hands[0] | hands[1] | hands[2] | hands[3] | down
        if not there:
            return thani  # every trick was the bidder's
        shift = trump * 8
        if not hidden and sweep is None:
            trumps = (there >> shift & 255) << 8
            ours = hands[0] | hands[2] if self._size == 4 else hands[0]
            if RUNS[trumps | ours >> shift & 255][0] >= need:
                return True
            others = hands[1] | hands[3] if self._size == 4 else hands[1] | hands[2]
            if left - RUNS[trumps | others >> shift & 255][0] < need:
                return False
        clubs, diamonds, hearts, spades = self._keys[hidden]
        key = (
            clubs[there & 255]
            | diamonds[there >> 8 & 255]
            | hearts[there >> 16 & 255]
            | spades[there >> 24]
            | place << 1
            | hidden
        )
        if keep_jacks:  # only the suits matter whose jack is still there
            held = there & JACKS
            unled = sum(1 << suit for suit in SUITS if held >> suit * 8 + 7 & 1 and not led_before >> suit & 1)
            key |= unled << 48
        entry = table.get(key)
        if entry is not None:
            if entry >> 8 >= need:
                return True
            if entry & 255 < need:
                return False
        want = self._ours[place]
        following = (place + 1) % self._size
        result = not want
        tries = self._leads(place, own, there, hidden)
        for move in tries:
            card = move & 31
            led = card >> 3
            hands[place] = own & ~(1 << card)
            still = hidden and bool(own)  # T17 b
            strength = STRENGTH[NO_TRUMP if still else trump][led][card]
            if (
                self._in_trick(
                    1,
                    following,
                    led,
                    strength,
                    place,
                    WORTH[card],
                    still,
                    led_before | 1 << led,
                    need,
                    left,
                    there,
                    late=False,
                )
                is want
            ):
                if move != tries[0]:
                    memory.note(place, 0, card)
                result = want
                break
        hands[place] = own
        low, high = (0, left) if entry is None else (entry >> 8, entry & 255)
        table[key] = need << 8 | high if result else low << 8 | need - 1
        return result

    def _leads(self, place: int, own: int, there: int, hidden: bool) -> list[int]:
        """List the cards that may be led, the most promising first (T17 a, b)."""
        memory = self._memory
        if hidden and not place:
            own = own & ~(255 << memory.trump * 8) or own or self._down
        liked = memory.history[place & 1][0]
        others = [other for other in range(self._size) if self._ours[other] is not self._ours[place]]
        mates = [other for other in range(self._size) if self._ours[other] is self._ours[place] and other != place]
        trump = NO_TRUMP if hidden else memory.trump
        tries = []
        for suit, by in SHIFTS:
            if not own >> by & 255:
                continue
            against = max(self._reach(other, suit, hidden) for other in others)
            across = max((self._reach(mate, suit, hidden) for mate in mates), default=0)
            rate = ORDERS[max(against, 1) << 6 | suit << 4 | (across > against) << 3 | trump]
            tries += [
                rate[card] + 60 - liked[card] << 5 | card
                for card in MOVES[suit << 16 | (there >> by & 255) << 8 | own >> by & 255]
            ]
        return sorted(tries)

    def _reach(self, place: int, led: int, hidden: bool) -> int:
        """Give the strength that a place can answer with, turning up trump where it may."""
        memory = self._memory
        hand, trump = memory.hands[place], memory.trump
        by = led * 8
        if hidden:
            if led == trump:
                return LED_TOP[hand >> by & 255]
            return LED_TOP[hand >> by & 255] or TRUMP_TOP[(hand if place else self._down) >> trump * 8 & 255]
        if led == trump:
            return TRUMP_TOP[hand >> by & 255]
        return LED_TOP[hand >> by & 255] or TRUMP_TOP[hand >> trump * 8 & 255]

    def _choices(self, place: int, led: int, hidden: bool, led_so_far: int) -> tuple[int, int]:
        """Give the cards to be laid by who cannot follow: as things are, and after trump has been turned up."""
        memory = self._memory
        own, trumps, shown = memory.hands[place], 255 << memory.trump * 8, 0
        if hidden and place:
            shown = own & trumps or own  # T16
        elif hidden and led != memory.trump:
            own, shown = own & ~trumps, self._down  # T17 d
        if self._rules[2]:  # V4
            unled = JACKS & ~sum(255 << suit * 8 for suit in SUITS if led_so_far >> suit & 1)
            kept = own & unled & (-1 if hidden else ~trumps)
            if own & ~kept or (shown and not place):
                own &= ~kept
            shown = shown & ~(unled & ~trumps) or shown
        return own, shown

    def _in_trick(
        self,
        i: int,
        place: int,
        led: int,
        best: int,
        holder: int,
        points: int,
        hidden: bool,
        led_so_far: int,
        need: int,
        left: int,
        there: int,
        late: bool,
    ) -> bool:
        """Answer inside a trick with `i` cards; `late` says that trump was turned up too late to count (T18, rank)."""
        memory = self._memory
        hands, trump = memory.hands, memory.trump
        own, want, following = hands[place], self._ours[place], (place + 1) % self._size
        follow = own & 255 << led * 8
        plain = STRENGTH[NO_TRUMP if hidden or late else trump][led]
        ours = self._ours[holder] is want
        if hidden and not place and not own:  # the down card is all that is left
            if led == trump:
                return self._laid(i, best, holder, points, need)
            laid, shown = 0, self._down
        elif follow:
            laid, shown = follow, 0
        else:
            laid, shown = self._choices(place, led, hidden, led_so_far)
        liked = memory.history[place & 1][i]
        tries = []
        if laid:
            rate = self._order(i, place, led, best, ours, NO_TRUMP if hidden or late else trump, hidden=hidden)
            tries = [rate[card] - liked[card] << 7 | card for card in anything(laid, there)]
        if shown:
            turned = late or (self._rules[3] and led == trump)
            down = self._down if place else 0
            hands[0] |= down
            rate = self._order(i, place, led, best, ours, NO_TRUMP if turned else trump, hidden=False)
            hands[0] &= ~down
            tries += [rate[card] + 1 - liked[SHOWN | card] << 7 | 64 | card for card in anything(shown, there)]
        tries.sort()
        bidder = hands[0]
        for move in tries:
            card = move & 31
            strength, still, after_late = plain, hidden, late
            if move & 64:
                after_late = self._rules[3] and led == trump
                strength, still = STRENGTH[NO_TRUMP if after_late else trump][led], False
                if place:
                    hands[0] = bidder | self._down
            hands[place] = hands[place] & ~(1 << card)
            here = strength[card]
            top, by_whom = (here, place) if here > best else (best, holder)
            total = points + WORTH[card]
            if i + 1 == self._size:
                answer = self._complete(by_whom, total, still, led_so_far, need, left)
            else:
                answer = self._in_trick(
                    i + 1, following, led, top, by_whom, total, still, led_so_far, need, left, there, after_late
                )
            hands[0], hands[place] = bidder, own
            if answer is want:
                if move != tries[0] and not follow:
                    memory.note(place, i, SHOWN | card if move & 64 else card)
                return want
        return not want

    def _order(
        self, i: int, place: int, led: int, best: int, ours: bool, trump: int, *, hidden: bool
    ) -> tuple[int, ...]:
        """Give each card's place among those to be tried."""
        against = partner = 0
        for step in range(1, self._size - i):
            other = (place + step) % self._size
            reach = self._reach(other, led, hidden)
            if self._ours[other] is self._ours[place]:
                partner = max(partner, reach)
            else:
                against = max(against, reach)
        enough = 0 if ours and best >= against else against if against > best else best + 1
        return ORDERS[enough << 6 | led << 4 | (partner > against and partner > best) << 3 | trump]

    def _complete(self, winner: int, points: int, hidden: bool, led_so_far: int, need: int, left: int) -> bool:
        """Answer after the last card of a trick."""
        sweep, thani, _, _ = self._rules
        ours = self._ours[winner]
        if thani:
            return ours and self._trick(winner, hidden, led_so_far, need, left)
        rest = need - points if ours else need
        if sweep is not None and sweep is not ours:  # V1: the side that played on has lost a trick
            return rest <= 0
        if rest <= 0 or rest > left - points:
            return rest <= 0
        return self._trick(winner, hidden, led_so_far, rest, left - points)

    def _laid(self, i: int, best: int, holder: int, points: int, need: int) -> bool:
        """T17 e: the bidder follows with the down card, and rank decides; the others have one card each left."""
        hands, trump = self._memory.hands, self._memory.trump
        strength = STRENGTH[NO_TRUMP][trump]
        for place in range(self._size - i):
            card = (hands[place] if place else self._down).bit_length() - 1
            if strength[card] > best:
                best, holder = strength[card], place
            points += WORTH[card]
        if self._rules[1]:
            return self._ours[holder]
        return need <= (points if self._ours[holder] else 0)
