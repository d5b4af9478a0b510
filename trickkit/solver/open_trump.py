"""Search of the play of Twenty-eight once trump is exposed: four players, no variant that changes the play.

All functions answer one question: does the bidder's side, places 0 and 2, get at least `need` of the `left` card
points that are still to be won? Most of the code decides in what order cards are tried, which makes the search fast
and never wrong. What a result rests on: card play (T13, T19), cards that amount to the same are tried once, bounds
that hold whatever is played, and a table of positions at the start of a trick.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from trickkit.solver.bits import (
    COUNT,
    FOLLOWS,
    LEADS,
    LED_TOP,
    MOVES,
    ORDERS,
    POOREST,
    RICHEST,
    RUNS,
    SHIFTS,
    STRENGTH,
    SUITS,
    TOP_WORTH,
    TRUMP_TOP,
    WORTH,
    canonical,
)


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


def anything(own: int, there: int) -> tuple[int, ...]:
    """List the cards to be tried by who cannot follow, `there` being all cards in play."""
    return (
        MOVES[(there & 255) << 8 | own & 255]
        + MOVES[1 << 16 | there & 0xFF00 | own >> 8 & 255]
        + MOVES[2 << 16 | there >> 8 & 0xFF00 | own >> 16 & 255]
        + MOVES[3 << 16 | there >> 16 & 0xFF00 | own >> 24]
    )


class SuitLeads(dict[int, tuple[int, tuple[int, ...]]]):
    """Leading one suit of one deal: points that the leader's side takes for certain from the top, and the leads.

    The key holds the cards of the suit still in play, whose lead it is, and who can ruff, see `RUFFS`.

    Args:
        owners: the cards of this suit that each place holds.
        suit: the suit.
        trump: whether the suit is trump and exposed.
        hidden: whether trump is hidden.
    """

    def __init__(self, owners: list[int], suit: int, *, trump: bool, hidden: bool) -> None:
        self._owners, self._suit, self._trump, self._hidden = owners, suit, trump, hidden

    def __missing__(self, key: int) -> tuple[int, tuple[int, ...]]:
        there, place = key & 255, key >> 8 & 3
        mine, one, two, three = (there & self._owners[(place + step) & 3] for step in range(4))
        sure, leads = (0, ()) if not mine or self._hides(place) else self._lead(key, mine, one, two, three)
        if self._trump and not self._hidden:  # the highest trumps take their points whenever they are played
            sure = max(sure, RUNS[there << 8 | mine | two][0])
        self[key] = sure, leads
        return sure, leads

    def _hides(self, place: int) -> bool:
        """T17 a: the bidder leads no hidden trump; what to do with nothing else in hand is left to the search."""
        return self._trump and self._hidden and not place

    def _lead(self, key: int, mine: int, one: int, two: int, three: int) -> tuple[int, tuple[int, ...]]:
        both = (key & 255) << 8 | mine
        run = 0 if self._trump and self._hidden else RUNS[both][1]
        if not self._trump:
            if key & LEFT_RUFFS:
                run = min(run, COUNT[one])
            if key & RIGHT_RUFFS:
                run = min(run, COUNT[three])
            if self._hidden and key >> 8 & 3 == 2:  # the bidder may have to expose, and then win
                run = min(run, COUNT[two])
        sure = RICHEST[mine][run] + RICHEST[two][run] + POOREST[one][run] + POOREST[three][run]
        left, across, right = LED_TOP[one], LED_TOP[two], LED_TOP[three]
        if not self._trump:
            left = left or RUFF * bool(key & LEFT_RUFFS)
            right = right or RUFF * bool(key & RIGHT_RUFFS)
            across = across or (RUFF + 1 if key & PARTNER_OVER else RUFF * bool(key & PARTNER_RUFFS))
        against = max(left, right)
        leads = LEADS[TOP_WORTH[two] << 24 | (across > against) << 23 | against << 18 | self._suit << 16 | both]
        return sure, leads


RUFF = 30
"""Stands for the strength of any trump against a plain suit."""
LEFT_RUFFS, RIGHT_RUFFS, PARTNER_RUFFS, PARTNER_OVER = 1024, 2048, 4096, 8192
"""In a key of `SuitLeads`: who has a trump, and whether the partner's is the best."""


@dataclass(slots=True)
class Memory:
    """What the searches of one deal share."""

    hands: list[int]
    """The cards in hand by place; changed and put back while searching."""
    trump: int
    """The trump suit."""
    down: int
    """The down card, or 0 if trump is exposed from the start."""
    table: dict[int, int] = field(default_factory=dict)
    """What is known of a trick's start: points that are certain times 256, plus the most possible."""
    history: list[list[list[int]]] = field(default_factory=list)
    """By side and number of cards on the table, how often a card was the answer: eight times the logarithm.

    A card played after asking, or exposed, has its place 32 higher.
    """
    counts: list[list[list[int]]] = field(default_factory=list)
    """The same as plain counts."""

    def __post_init__(self) -> None:
        self.history = [[[0] * 64 for _ in range(4)] for _ in range(2)]
        self.counts = [[[0] * 64 for _ in range(4)] for _ in range(2)]

    def note(self, place: int, i: int, card: int) -> None:
        """Remember that a card was the answer, though it was not tried first."""
        counts = self.counts[place & 1][i]
        counts[card] += self.hands[place].bit_count() + 1
        self.history[place & 1][i][card] = counts[card].bit_length() * 8 - 8

    def leads(self, *, hidden: bool) -> list[SuitLeads]:
        """Give the leads of each suit, for tricks that begin before exposure or after it."""
        hands = [self.hands[0] | (0 if hidden else self.down), *self.hands[1:]]
        return [
            SuitLeads([hand >> by & 255 for hand in hands], suit, trump=suit == self.trump, hidden=hidden)
            for suit, by in SHIFTS
        ]

    def keys(self, *, hidden: bool) -> list[list[int]]:
        """Give, for each suit, the part of a table's key for each byte of cards still in play."""
        keys = []
        for suit in SUITS:
            owners = []
            for rank in range(8):
                bit = 1 << suit * 8 + rank
                holders = [place for place, hand in enumerate(self.hands) if hand & bit]
                owner = holders[0] if holders else 5
                owners.append(owner if bit != self.down else 4 if hidden else 0)
            keys.append(canonical(tuple(owners), 35 - 8 * suit))
        return keys


def search_open(memory: Memory) -> tuple[AtTrick, tuple[InTrick, InTrick, InTrick]]:
    """Build the search; it gives the function for a trick's start, and those for one, two, three cards on the table."""
    hands, trump = memory.hands, memory.trump
    table, history, note = memory.table, memory.history, memory.note
    known = table.get
    clubs, diamonds, hearts, spades = memory.keys(hidden=False)
    lead_clubs, lead_diamonds, lead_hearts, lead_spades = memory.leads(hidden=False)
    shift = trump * 8
    strengths = STRENGTH[trump]
    tops = [TRUMP_TOP if suit == trump else LED_TOP for suit in SUITS]

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
        case = place << 8
        if one:
            case |= LEFT_RUFFS
        if three:
            case |= RIGHT_RUFFS
        if two:
            case |= PARTNER_RUFFS if two < one or two < three else PARTNER_RUFFS | PARTNER_OVER
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
        if not hands[place]:
            return False
        strength = strengths[(hands[place].bit_length() - 1) >> 3]
        best, winner = -1, place
        for other in (place, (place + 1) & 3, place ^ 2, (place + 3) & 3):
            here = strength[hands[other].bit_length() - 1]
            if here > best:
                best, winner = here, other
        return not winner & 1

    def second(place: int, led: int, best: int, holder: int, points: int, need: int, left: int, there: int) -> bool:
        own, want, following = hands[place], not place & 1, (place + 1) & 3
        top, by = tops[led], led * 8
        other = hands[following]
        against = top[other >> by & 255] or TRUMP_TOP[other >> shift & 255]
        other = hands[place ^ 2]
        partner = top[other >> by & 255] or TRUMP_TOP[other >> shift & 255]
        enough = against if against > best else best + 1
        order = enough << 6 | led << 4 | (partner > against and partner > best) << 3 | trump
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
        order = enough << 6 | led << 4 | trump
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
        order = (0 if not (holder ^ place) & 1 else best + 1) << 6 | led << 4 | trump
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

    return trick, (second, third, fourth)
