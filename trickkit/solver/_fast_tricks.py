"""The accelerator for `partition`: the same search as flat arrays with a stack of its own, see `_fast`."""

from __future__ import annotations

from threading import Lock
from typing import Final

from trickkit.solver._fast import COUNT, TOP, Array, inlined, is_compiled, jit, numbers, numpy
from trickkit.solver.bits import RUNS
from trickkit.solver.partition import LOWEST
from trickkit.solver.partition import NTH as NTH_OF


def _tables() -> tuple[Array, Array]:
    """Pack `LOWEST`, how many, then three bits for each, and the lengths in `RUNS`."""
    moves, runs = [0] * 65536, [0] * 65536
    for there in range(256):
        own = there
        while own:
            packed = 0
            for rank in reversed(LOWEST[there << 8 | own]):
                packed = packed << 3 | rank
            moves[there << 8 | own] = packed << 4 | len(LOWEST[there << 8 | own])
            runs[there << 8 | own] = RUNS[there << 8 | own][1]
            own = (own - 1) & there
    return numpy.array(moves, numpy.int32), numpy.array(runs, numpy.int8)


NTH: Final = numpy.array([bit for row in NTH_OF for bit in (*row, *[0] * 7)], numpy.int16)
"""`partition.NTH`: byte times 16, number."""

# --- the parts of `deal` -----------------------------------------------------------------------------------------

TRUMP, AGE, USED = 4, 5, 6
"""Behind four hands: the trump suit; the deal's age; the first entry of the table that is free."""
WHO, MANY, HISTORY, LIKED, ORDER, FRAMES, STACK = 16, 1040, 2064, 2320, 2576, 2592, 3168
"""`partition.orders` for the four suits; how often a card was the answer, and eight times the logarithm; the order at
the start of each trick, by tricks left; frames of sixteen numbers; moves."""
LENGTH: Final = 3712

(AT, PLACE, LED, BEST, HOLDER, CARD, SUITS, NEED, LEFT, THERE, FIRST, MOVE, OWN, MATTER, WON, KEY) = range(16)
"""A frame: cards on the table; who plays; suit led; strength of the best card, who played it, its number; how many of
each suit lie there; tricks needed and left; cards in play at the trick's start; where its moves begin, and its next
move, in the stack; the hand before the move; the cards that matter; the card that won the trick before, if it had to be
higher than another; the key of a trick's start. The moves of a frame end where the next frame's begin."""
HEADS: Final = 12
"""There are two to this power chains of entries."""
ENTRIES: Final = 1 << 15
"""So many entries of eight: key, order, mask, low and high and counts, the next of the chain, and three spare."""
ANSWERED: Final = 1 << 20
"""Added to a frame's next move when the answer is known."""


@jit
def prepare(deal: Array) -> int:
    """Fill in `WHO` and `MANY`, forget the history; give 0."""
    for row in range(0, 1024, 256):
        for byte in range(1, 256):
            lowest = byte & -byte
            rest = byte ^ lowest
            who, many = deal[WHO + row + rest], deal[MANY + row + rest]
            for place in range(4):
                if deal[place] >> row // 32 & lowest:
                    who |= place << 14 - 2 * COUNT[rest]
                    many += 1 << 4 * place
            deal[WHO + row + byte], deal[MANY + row + byte] = who, many
    for i in range(512):
        deal[HISTORY + i] = 0
    return 0


@inlined
def held(deal: Array, place: int, suit: int) -> int:
    """Give a place's cards of a suit as a byte."""
    return deal[place] >> suit * 8 & 255


@inlined
def reach(deal: Array, place: int, led: int) -> int:
    """Give the best strength that a place can answer with."""
    trump = deal[TRUMP]
    byte = held(deal, place, led)
    if byte:
        return (16 if led == trump else 8) + TOP[byte]
    byte = held(deal, place, trump)
    return 16 + TOP[byte] if byte else 0


@inlined
def generate(deal: Array, moves: Array, frame: int) -> int:
    """Put the cards to be tried on the stack; give its new end."""
    own, there, end = deal[deal[frame + PLACE]], deal[frame + THERE], deal[frame + FIRST]
    if deal[frame + AT]:
        following = own & 255 << deal[frame + LED] * 8
        own = following or own
    for suit in range(4):
        byte = own >> suit * 8 & 255
        if byte:
            packed = moves[(there >> suit * 8 & 255) << 8 | byte]
            number, packed = packed & 15, packed >> 4
            for _ in range(number):
                deal[end] = suit * 8 + (packed & 7)
                end, packed = end + 1, packed >> 3
    return end


@inlined
def rate(deal: Array, frame: int, end: int) -> int:
    """Sort the moves of a frame, the most promising first; give how many there are."""
    i, place, best, trump, first = (
        deal[frame + AT],
        deal[frame + PLACE],
        deal[frame + BEST],
        deal[TRUMP],
        deal[frame + FIRST],
    )
    liked = LIKED + (place & 1) * 128 + i * 32
    known, against, partner = -1, 0, 0
    for at in range(first, end):
        card = deal[at]
        suit, rank = card >> 3, card & 7
        asked = deal[frame + LED] if i else suit
        if known != asked:  # what the others can answer with is the same for the next card
            known = asked
            against = reach(deal, place + 1 & 3, asked) if i < 3 else 0
            partner = reach(deal, place ^ 2, asked) if i < 2 else 0
            if i == 0:
                against = max(against, reach(deal, place + 3 & 3, asked))
        strength = 16 + rank if suit == trump else 8 + rank if suit == asked else 0
        top, holder = (strength, place) if strength > best else (best, deal[frame + HOLDER])
        cost = 8 if suit == trump and i else 0
        if (holder ^ place) & 1 == 0 and top >= against:
            value = 60 - (0 if i == 0 else rank if holder == place else rank >> 1) - cost
        elif partner > against and partner > top:
            value = 40 - (rank if i else rank >> 2) - cost
        else:
            value = -rank - cost
        worse = (1000 - value - deal[liked + card]) << 5 | card
        into = at
        while into > first and deal[into - 1] > worse:
            deal[into] = deal[into - 1]
            into -= 1
        deal[into] = worse
    return end - first


@inlined
def highest(there: int, counts: int) -> int:
    """Give the cards that matter: of each suit in play the last of so many."""
    cards = 0
    for suit in range(4):
        cards |= NTH[(there >> suit * 8 & 255) * 16 + (counts >> suit * 4 & 15)] << suit * 8
    return cards


@inlined
def trump_tricks(deal: Array, runs: Array, trumps: int, one: int, two: int) -> int:
    """Count what two partners take with the highest trumps; two of them fall together only if both must."""
    first, second = held(deal, one, deal[TRUMP]), held(deal, two, deal[TRUMP])
    return min(runs[trumps << 8 | first | second], max(COUNT[first], COUNT[second]))


@inlined
def certain(deal: Array, runs: Array, frame: int) -> int:
    """Give 1 or 0 where the answer at a trick's start is certain whatever is played, else -1; note what matters."""
    place, left, need, there = deal[frame + PLACE], deal[frame + LEFT], deal[frame + NEED], deal[frame + THERE]
    trump = deal[TRUMP]
    left_hand, across, right_hand = place + 1 & 3, place ^ 2, place + 3 & 3
    goal = left - need + 1 if place & 1 else need
    trumps = there >> trump * 8 & 255
    sure, matter, spare = 0, 0, left
    if trumps:
        theirs = left - goal + 1
        if trump_tricks(deal, runs, trumps, left_hand, right_hand) >= theirs:
            deal[frame + MATTER] = NTH[trumps * 16 + theirs] << trump * 8
            return place & 1
        sure = trump_tricks(deal, runs, trumps, place, across)
        matter = NTH[trumps * 16 + sure] << trump * 8
        if sure:
            spare = left - max(COUNT[held(deal, place, trump)], COUNT[held(deal, across, trump)])
    ruff_left, ruff_right = held(deal, left_hand, trump), held(deal, right_hand, trump)
    cashed = beyond = its_matter = 0
    for suit in range(4):
        mine, whole = held(deal, place, suit), there >> suit * 8 & 255
        if suit == trump or mine == 0:
            continue
        limit = 8
        if ruff_left:
            limit = COUNT[held(deal, left_hand, suit)]
        if ruff_right:
            limit = min(limit, COUNT[held(deal, right_hand, suit)])
        run = min(runs[whole << 8 | mine], limit)
        lowest = NTH[whole * 16 + run]
        cashed += run
        matter |= lowest << suit * 8
        if run < limit and COUNT[mine] > run:
            partner = held(deal, across, suit)
            more = min(runs[whole << 8 | mine | partner], limit, COUNT[partner]) - run
            if more > beyond and mine & (lowest or 256) - NTH[whole * 16 + run + more] == 0:
                beyond, its_matter = more, NTH[whole * 16 + run + more] << suit * 8
    if sure + cashed < goal:
        cashed += beyond
        matter |= its_matter
    if sure + cashed < goal or cashed > spare:
        return -1
    deal[frame + MATTER] = matter
    return 1 - (place & 1)


@inlined
def last_trick(deal: Array, frame: int) -> int:
    """Answer when everybody holds one card."""
    place, trump = deal[frame + PLACE], deal[TRUMP]
    best, winner, won, led, suits = -1, place, 0, -1, 0
    for _ in range(4):
        hand, card = deal[place], 0
        while hand > 255:
            hand, card = hand >> 8, card + 8
        card += TOP[hand]
        if led < 0:
            led = card >> 3
        suits += 1 << (card >> 3) * 4
        here = 16 + (card & 7) if card >> 3 == trump else 8 + (card & 7) if card >> 3 == led else 0
        if here > best:
            best, winner, won = here, place, card
        place = place + 1 & 3
    if suits >> (won >> 3) * 4 & 15 > 1:
        deal[frame + MATTER] = 1 << won
    return 1 - (winner & 1)


@inlined
def chain_of(key: int) -> int:
    """Give the chain that a key belongs to."""
    return ((key ^ key >> 17 ^ key >> 29) & 0x7FFFFFFF) * 0x9E3779B1 >> 31 & (1 << HEADS) - 1


@inlined
def settled(deal: Array, runs: Array, heads: Array, table: Array, frame: int) -> int:
    """Answer at a trick's start without playing on: 1 or 0, or -1. Notes what matters and what `keep` needs."""
    need, left = deal[frame + NEED], deal[frame + LEFT]
    deal[frame + MATTER] = 0
    if need <= 0:
        return 1
    if need > left:
        return 0
    if left == 1:
        return last_trick(deal, frame)
    there = deal[0] | deal[1] | deal[2] | deal[3]
    order, key = 0, left * 4 + deal[frame + PLACE]  # with three suits and the number of cards the fourth is known
    for suit in range(4):
        order |= deal[WHO + suit * 256 + (there >> suit * 8 & 255)] << suit * 16
        if suit:
            key = key << 16 | deal[MANY + suit * 256 + (there >> suit * 8 & 255)]
    deal[frame + THERE], deal[frame + KEY], deal[ORDER + left] = there, key, order
    head = heads[chain_of(key)]
    entry = (head & 0xFFFFFFFF) * 8 if head >> 32 == deal[AGE] else 0
    while entry:
        if table[entry] == key and (table[entry + 1] ^ order) & table[entry + 2] == 0:
            known = table[entry + 3]
            enough = known >> 24 >= need
            if enough or known >> 16 & 255 < need:
                deal[frame + MATTER] = highest(there, known)
                return 1 if enough else 0
        entry = table[entry + 4]
    return certain(deal, runs, frame)


@inlined
def keep(deal: Array, heads: Array, table: Array, frame: int, answer: int) -> int:
    """Note an answer at a trick's start in the table, if there is room; give 0."""
    if deal[USED] == ENTRIES:
        return 0
    key, need, left = deal[frame + KEY], deal[frame + NEED], deal[frame + LEFT]
    mask = counts = 0
    for suit in range(4):
        byte = deal[frame + MATTER] >> suit * 8 & 255
        if byte:
            count = COUNT[deal[frame + THERE] >> suit * 8 & 255 & -(byte & -byte)]
            counts |= count << suit * 4
            mask |= (0xFFFF ^ 0xFFFF >> 2 * count) << suit * 16
    entry, chain = deal[USED] * 8, chain_of(key)
    table[entry], table[entry + 1], table[entry + 2] = key, deal[ORDER + left], mask
    table[entry + 3] = (need << 24 | left << 16 if answer else need - 1 << 16) | counts
    table[entry + 4] = (heads[chain] & 0xFFFFFFFF) * 8 if heads[chain] >> 32 == deal[AGE] else 0
    heads[chain] = deal[AGE] << 32 | deal[USED]
    deal[USED] += 1
    return 0


@inlined
def descend(deal: Array, frame: int, card: int) -> int:
    """Play a card: take it from the hand and fill in the next frame; give 0."""
    i, place, after = deal[frame + AT], deal[frame + PLACE], frame + 16
    suit = card >> 3
    led = deal[frame + LED] if i else suit
    deal[place] ^= 1 << card
    here = 16 + (card & 7) if suit == deal[TRUMP] else 8 + (card & 7) if suit == led else 0
    best, holder, top = deal[frame + BEST], deal[frame + HOLDER], deal[frame + CARD]
    if here > best:
        best, holder, top = here, place, card
    suits = (deal[frame + SUITS] if i else 0) + (1 << suit * 4)
    if i < 3:
        deal[after + AT], deal[after + PLACE], deal[after + LED], deal[after + BEST] = i + 1, place + 1 & 3, led, best
        deal[after + HOLDER], deal[after + CARD], deal[after + SUITS] = holder, top, suits
        deal[after + NEED], deal[after + LEFT] = deal[frame + NEED], deal[frame + LEFT]
        deal[after + THERE], deal[after + WON] = deal[frame + THERE], 0
        return 0
    deal[after + AT], deal[after + PLACE], deal[after + BEST], deal[after + HOLDER] = 0, holder, 0, holder
    deal[after + NEED], deal[after + LEFT] = deal[frame + NEED] - 1 + (holder & 1), deal[frame + LEFT] - 1
    deal[after + WON] = 1 << top if suits >> (top >> 3) * 4 & 15 > 1 else 0
    return 0


@inlined
def resume(deal: Array, frame: int, answer: int, matter: int) -> int:
    """Take back the last move of a frame; note whether its answer is what the player wanted; give 0."""
    place, at = deal[frame + PLACE], deal[frame + MOVE]
    card = deal[at - 1] & 31
    own = deal[place] = deal[frame + OWN]
    if answer != 1 - (place & 1):
        same = matter & 255 << (card & 24)
        above = (same & -same) - (1 << card)
        if above > 0 and deal[frame + THERE] & ~own & above == 0:
            matter |= 1 << card  # see `partition`: what it stood for
        deal[frame + MATTER] |= matter
        return 0
    deal[frame + MATTER] = matter
    if at - 1 > deal[frame + FIRST]:  # not the first: try it earlier next time
        entry = (place & 1) * 128 + deal[frame + AT] * 32 + card
        number = 0
        while own:
            own, number = own & own - 1, number + 1
        times, liked = deal[HISTORY + entry] + number * number, 0
        deal[HISTORY + entry] = times
        while times:
            times, liked = times >> 1, liked + 8
        deal[LIKED + entry] = liked
    deal[frame + MOVE] = ANSWERED
    return 0


@jit
def search(deal: Array, moves: Array, runs: Array, heads: Array, table: Array) -> int:
    """Answer the question of the first frame: 1 if places 0 and 2 take what they need, else 0."""
    frame = FRAMES
    entering = True
    while True:
        answer = -1
        if entering:
            if deal[frame + AT] == 0:
                answer = settled(deal, runs, heads, table, frame)
            if answer < 0:
                end = generate(deal, moves, frame)
                if end > deal[frame + FIRST] + 1:
                    rate(deal, frame, end)
                deal[frame + MOVE], deal[frame + 16 + FIRST] = deal[frame + FIRST], end
                deal[frame + OWN], deal[frame + MATTER] = deal[deal[frame + PLACE]], 0
        if answer < 0:
            at = deal[frame + MOVE]
            if at < deal[frame + 16 + FIRST]:
                deal[frame + MOVE] = at + 1
                descend(deal, frame, deal[at] & 31)
                frame += 16
                entering = True
                continue
            want = 1 - (deal[frame + PLACE] & 1)
            answer = want if at >= ANSWERED else 1 - want
            if deal[frame + AT] == 0:
                keep(deal, heads, table, frame, answer)
        if frame == FRAMES:
            return answer
        frame -= 16
        resume(deal, frame, answer, deal[frame + 16 + MATTER] | deal[frame + 16 + WON])
        entering = False


@jit
def find(deal: Array, moves: Array, runs: Array, heads: Array, table: Array, leader: int, left: int, guess: int) -> int:
    """Give the most tricks, as `partition.most` does."""
    prepare(deal)
    deal[USED] = 1
    low, high = 0, left
    while low < high:
        guess = min(max(guess, low + 1), high)
        deal[FRAMES + AT], deal[FRAMES + PLACE], deal[FRAMES + BEST], deal[FRAMES + HOLDER] = 0, leader, 0, leader
        deal[FRAMES + NEED], deal[FRAMES + LEFT], deal[FRAMES + FIRST], deal[FRAMES + WON] = guess, left, STACK, 0
        if search(deal, moves, runs, heads, table):
            low = guess
            guess += 1
        else:
            high = guess - 1
            guess -= 1
    return low


# --- the face ----------------------------------------------------------------------------------------------------

_LOCK: Final = Lock()
"""The arrays are shared, so only one thread searches at a time."""
_MOVES, _RUNS = _tables()
_DEAL: Final = numbers([0] * LENGTH)
_HEADS: Final = numbers([0] * (1 << HEADS))
_TABLE: Final = numbers([0] * (ENTRIES * 8))


def most(hands: tuple[int, ...], trump: int, leader: int, guess: int) -> int:
    """Give the tricks that places 0 and 2 take at the start of a trick, as `partition.most` does."""
    with _LOCK:
        _DEAL[:4] = hands
        _DEAL[TRUMP] = trump
        _DEAL[AGE] += 1
        return int(find(_DEAL, _MOVES, _RUNS, _HEADS, _TABLE, leader, hands[0].bit_count(), guess))


def compiled() -> bool:
    """Tell whether the compiled search is there, from this run or an earlier one."""
    return is_compiled(find)
