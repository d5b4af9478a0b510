"""The accelerator: the search of Twenty-eight with all its variants, compiled by numba where that is installed.

The same search as `open_trump`, `hidden_trump` and `variants`, in the only form that numba compiles and can keep on
disk: flat arrays of whole numbers, and a stack of its own instead of functions that call themselves. All that depends
on one problem is in one array, `deal`, whose parts the constants below name. The bidder's hand always holds the down
card; as long as trump is hidden it is masked.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, Final

from trickkit.solver.bits import JACKS, MOVES, POOREST, RICHEST, RUNS, WORTH
from trickkit.solver.twenty_eight import PARTNERS, TwentyEightProblem

numba: Final = import_module("numba")
numpy: Final = import_module("numpy")
Array = Any
"""A one-dimensional array of 64-bit numbers."""


def jit(function: Callable[..., int]) -> Any:  # noqa: ANN401 - numba comes without types
    """Compile a function when it is first called, and keep the result on disk."""
    return numba.njit(cache=True, error_model="numpy")(function)


def inlined(function: Callable[..., int]) -> Any:  # noqa: ANN401 - as above
    """Compile a function into those that call it."""
    return numba.njit(cache=True, error_model="numpy", forceinline=True)(function)


def numbers(values: list[int]) -> Array:
    """Make an array."""
    return numpy.array(values, numpy.int64)


# --- tables that are the same for every deal, by a byte of a suit, or by two: all times 256, own -----------------

POINTS: Final = numbers(list(WORTH[:8]))
TOP: Final = numbers([max(0, byte.bit_length() - 1) for byte in range(256)])
COUNT: Final = numbers([byte.bit_count() for byte in range(256)])
RICH: Final = numbers([points for byte in RICHEST for points in byte])
POOR: Final = numbers([points for byte in POOREST for points in byte])
"""Points of so many cards of a byte, at most and at least: byte times 9, number."""


def _pairs() -> tuple[Array, Array]:
    """Pack `Moves` and `Runs`: how many cards, then three bits for each, high to low; points and length."""
    moves, runs = [0] * 65536, [0] * 65536
    for there in range(256):
        own = there
        while own:
            found = MOVES[there << 8 | own]
            packed = 0
            for rank in found:
                packed = packed << 3 | rank
            moves[there << 8 | own] = packed << 4 | len(found)
            points, length = RUNS[there << 8 | own]
            runs[there << 8 | own] = points << 4 | length
            own = (own - 1) & there
    return numpy.array(moves, numpy.int32), numpy.array(runs, numpy.int8)  # small, to stay in the cache


# --- the parts of `deal` -----------------------------------------------------------------------------------------

TRUMP, DOWN, SIZE, OURS, SWEEP, SWEEP_ONLY, LATE_RANK, AGE = 4, 5, 6, 7, 8, 9, 10, 11
"""Behind four hands: the trump suit; the down card or 0; how many play; a bit for each place of the bidder's side; who
must take every trick, 0 nobody, 1 the bidder's side, 2 the others; whether only that counts; T18; the problem's age."""
CANON, HISTORY, LIKED, FRAMES, STACK = 16, 1296, 1808, 2320, 2864
"""`canonical` for the four suits and for the trump suit while hidden; how often a card was the answer, and eight times
the logarithm; frames of sixteen numbers; moves."""
LENGTH: Final = 4096

(AT, PLACE, LED, BEST, HOLDER, TABLE, NEED, LEFT, THERE, HIDDEN, KEPT, LATE, FIRST, MOVE, OWN, KEY) = range(16)
"""A frame: cards on the table; who plays; suit led; strength of the best card, who played it; points on the table;
points needed and left, as in `InTrick`; cards in play at the trick's start; 1 if trump is hidden, 2 if the down card
was laid as an ordinary card (T17 e); jacks whose suits have not been led; T18; where its moves begin, and its next
move, in the stack; the hand before the move; the key of a trick's start. The moves of a frame end where the next
frame's begin."""
SHOWN: Final = 32
"""In a move: the card is played after asking, or exposed."""
SLOTS: Final = 16
"""The table has two to this power entries: key with the problem's age, points certain times 256 plus possible."""
AGES: Final = 19
"""Bits of the age; when they are used up, the table is emptied."""
ANSWERED: Final = 1 << 20
"""Added to a frame's next move when the answer is known."""


@inlined
def ours(deal: Array, place: int) -> int:
    """Give 1 for a place on the bidder's side, else 0."""
    return deal[OURS] >> place & 1


@inlined
def in_hand(deal: Array, place: int, hidden: int) -> int:
    """Give what a place holds; the down card is not in the hand while it is hidden (T8)."""
    return deal[place] & ~deal[DOWN] if hidden == 1 and place == 0 else deal[place]


@jit
def prepare(deal: Array) -> int:
    """Fill in `CANON`, see `bits.canonical`; give 0."""
    owners = numpy.zeros(8, numpy.int64)
    low = numpy.zeros(16, numpy.int64)
    for row in range(5):
        suit = deal[TRUMP] if row == 4 else row
        for rank in range(8):
            bit = 1 << (suit * 8 + rank)
            owners[rank] = 5
            for place in range(4):
                if deal[place] & bit:
                    owners[rank] = place
            if row == 4 and bit == deal[DOWN]:
                owners[rank] = 4
        for part in range(16):  # the first part with the same owners in the same order stands for all
            low[part] = part
            for other in range(part):
                a, b, same = part, other, True
                while same and (a or b):
                    if a == 0 or b == 0:
                        same = False
                    else:
                        first, second = TOP[a], TOP[b]
                        same = owners[first] == owners[second]
                        a, b = a & ~(1 << first), b & ~(1 << second)
                if same:
                    low[part] = other
                    break
        for byte in range(256):
            high = byte >> 4
            if high & 3 == 2 and owners[4] == owners[5]:
                high ^= 3
            deal[CANON + row * 256 + byte] = high << 4 | low[byte & 15]
    return 0


@inlined
def reach(deal: Array, place: int, led: int, hidden: int, late: int) -> int:
    """Give the best strength a place can answer with, turning up trump where it may."""
    trump = deal[TRUMP]
    byte = in_hand(deal, place, hidden) >> led * 8 & 255
    if byte:
        return (16 if hidden == 0 and led == trump and late == 0 else 8) + TOP[byte]
    if led == trump or hidden == 2:
        return 0
    byte = (deal[DOWN] if hidden == 1 and place == 0 else deal[place]) >> trump * 8 & 255
    return 16 + TOP[byte] if byte else 0


@inlined
def push(deal: Array, moves: Array, cards: int, there: int, flag: int, end: int) -> int:
    """Put those of `cards` on the stack that are to be tried; give its new end."""
    for suit in range(4):
        own = cards >> suit * 8 & 255
        if own:
            packed = moves[(there >> suit * 8 & 255) << 8 | own]
            number, packed = packed & 15, packed >> 4
            for _ in range(number):
                deal[end] = suit * 8 + (packed & 7) | flag
                end, packed = end + 1, packed >> 3
    return end


@inlined
def down_number(deal: Array) -> int:
    """Give the number of the down card."""
    number, card = 0, deal[DOWN]
    while card > 1:
        number, card = number + 1, card >> 1
    return number


@inlined
def generate(deal: Array, moves: Array, frame: int) -> int:
    """Put the moves of a frame on the stack; give its new end."""
    end, place, led, hidden = deal[frame + FIRST], deal[frame + PLACE], deal[frame + LED], deal[frame + HIDDEN]
    there, kept = deal[frame + THERE], deal[frame + KEPT]
    trump = deal[TRUMP]
    trumps = 255 << trump * 8
    own = in_hand(deal, place, hidden)
    hiding = hidden == 1 and place == 0
    if deal[frame + AT] == 0:
        if hiding and own & ~trumps:
            own &= ~trumps  # T17 a
        elif hiding and own == 0:
            deal[end] = down_number(deal) | SHOWN  # T17 b
            return end + 1
        return push(deal, moves, own, there, 0, end)
    if own & 255 << led * 8:
        return push(deal, moves, own & 255 << led * 8, there, 0, end)
    if hiding and led == trump and own == 0:
        deal[end] = down_number(deal)  # T17 e
        return end + 1
    laying, showing = own, 0
    if hiding and led != trump:
        laying, showing = own & ~trumps, deal[DOWN]  # T17 d
    elif hidden == 1 and place:
        showing = own & trumps or own  # T16
    if kept:  # V4
        free = laying & ~(kept if hidden else kept & ~trumps)
        if free or (hiding and showing):
            laying = free
        free = showing & ~(kept & ~trumps)
        if free:
            showing = free
    end = push(deal, moves, laying, there, 0, end)
    return push(deal, moves, showing, there, SHOWN, end)


@inlined
def rate(deal: Array, frame: int, end: int) -> int:
    """Sort the moves of a frame, the most promising first, as `Leads` and `promise` do; give how many there are."""
    i, place, led, best = deal[frame + AT], deal[frame + PLACE], deal[frame + LED], deal[frame + BEST]
    size, trump, first = deal[SIZE], deal[TRUMP], deal[frame + FIRST]
    side = ours(deal, place)
    known, against, partner, gift = -1, 0, 0, 0
    for at in range(first, end):
        move = deal[at]
        card = move & 31
        suit, rank, points = card >> 3, card & 7, POINTS[card & 7]
        hidden, late = deal[frame + HIDDEN], deal[frame + LATE]
        if move & SHOWN:
            hidden, late = 0, 1 if deal[LATE_RANK] and i and led == trump else 0
        asked = suit if i == 0 else led
        is_trump = suit == trump and hidden == 0 and late == 0
        here = 16 + rank if is_trump else 8 + rank if suit == asked else 0
        if known != move & SHOWN | asked:  # what the others can answer with is the same for the next card
            known = move & SHOWN | asked
            against = partner = 0
            if i == size - 1:
                pass
            elif size == 4:
                against = reach(deal, (place + 1) & 3, asked, hidden, late)
                if i < 2:
                    partner = reach(deal, place ^ 2, asked, hidden, late)
                if i == 0:
                    against = max(against, reach(deal, (place + 3) & 3, asked, hidden, late))
                    gift = POINTS[TOP[deal[place ^ 2] >> asked * 8 & 255]]
            else:
                other = place
                for _ in range(1, size - i):
                    other = other + 1 if other + 1 < size else 0
                    answer = reach(deal, other, asked, hidden, late)
                    if ours(deal, other) != side:
                        against = max(against, answer)
                    else:
                        partner = max(partner, answer)
        if i == 0:
            if here > against:
                value = 50 + points * 2 + gift
            elif partner > against:
                value = 30 + points * 3 - (rank >> 2)
            else:
                value = -points * 6 - rank
        else:
            top, holder = (here, place) if here > best else (best, deal[frame + HOLDER])
            cost = 4 if is_trump else 0
            if ours(deal, holder) == side and top >= against:
                value = 60 + points * 5 - (rank if holder == place else rank >> 1) - cost
            elif partner > against and partner > top:
                value = 40 + points * 3 - rank - cost
            else:
                value = -points * 8 - rank - (6 if is_trump else 0)
            if move & SHOWN:
                value -= 1
        value += deal[LIKED + side * 256 + i * 64 + move]
        worse = (1000 - value) << 6 | move
        into = at
        while into > first and deal[into - 1] > worse:
            deal[into] = deal[into - 1]
            into -= 1
        deal[into] = worse
    return end - first


@inlined
def bound(deal: Array, runs: Array, frame: int) -> int:
    """Give 1 or 0 where the answer at a trick's start is certain whatever is played, else -1; see `SuitLeads`."""
    place, hidden, need, left = deal[frame + PLACE], deal[frame + HIDDEN], deal[frame + NEED], deal[frame + LEFT]
    there, size, trump = deal[frame + THERE], deal[SIZE], deal[TRUMP]
    side = ours(deal, place)
    sure = sure_trumps = 0
    if hidden == 0:
        if size == 4:
            mine, theirs = deal[place] | deal[place ^ 2], deal[place ^ 1] | deal[place ^ 3]
        elif place == 0:
            mine, theirs = deal[0], deal[1] | deal[2]
        else:
            mine, theirs = deal[1] | deal[2], deal[0]
        suit = (there >> trump * 8 & 255) << 8
        sure_trumps = runs[suit | mine >> trump * 8 & 255] >> 4
        against = runs[suit | theirs >> trump * 8 & 255] >> 4
        if side == 0 and against >= need:
            return 1
        if side and left - against < need:
            return 0
    if size == 4:
        one, two, three = (place + 1) & 3, place ^ 2, (place + 3) & 3
        ruff_left, ruff_right = deal[one] >> trump * 8 & 255, deal[three] >> trump * 8 & 255
        own = in_hand(deal, place, hidden)
        for suit in range(4):
            mine = own >> suit * 8 & 255
            if mine == 0 or (hidden == 1 and suit == trump):
                continue
            a = in_hand(deal, one, hidden) >> suit * 8 & 255
            b = in_hand(deal, two, hidden) >> suit * 8 & 255
            c = in_hand(deal, three, hidden) >> suit * 8 & 255
            run = runs[(there >> suit * 8 & 255) << 8 | mine] & 15
            if suit != trump:
                if ruff_left:
                    run = min(run, COUNT[a])
                if ruff_right:
                    run = min(run, COUNT[c])
                if hidden == 1 and two == 0:
                    run = min(run, COUNT[b])
            points = RICH[mine * 9 + run] + RICH[b * 9 + run] + POOR[a * 9 + run] + POOR[c * 9 + run]
            if suit == trump:
                sure_trumps = max(sure_trumps, points)
            else:
                sure += points
    sure += sure_trumps
    if side:
        return 1 if sure >= need else -1
    return 0 if left - sure < need else -1


@inlined
def key_of(deal: Array, frame: int) -> int:
    """Give the key of a trick's start."""
    there, kept = deal[frame + THERE], deal[frame + KEPT] & deal[frame + THERE]
    key = deal[frame + PLACE] << 1 | deal[frame + HIDDEN]
    for suit in range(4):
        row = 4 if deal[frame + HIDDEN] and suit == deal[TRUMP] else suit
        key = key << 8 | deal[CANON + row * 256 + (there >> suit * 8 & 255)]
    return key if kept == 0 else key | (kept >> 7 & 1 | kept >> 14 & 2 | kept >> 21 & 4 | kept >> 28 & 8) << 40


@inlined
def last_trick(deal: Array, place: int) -> int:
    """Give 1 if the bidder's side wins the last trick after exposure: then it gets all that is left."""
    trump, best, winner, led = deal[TRUMP], -1, place, -1
    for _ in range(deal[SIZE]):
        hand, card = deal[place], 0
        while hand > 255:
            hand, card = hand >> 8, card + 8
        card += TOP[hand]
        if led < 0:
            led = card >> 3
        here = 16 + (card & 7) if card >> 3 == trump else 8 + (card & 7) if card >> 3 == led else 0
        if here > best:
            best, winner = here, place
        place = place + 1 if place + 1 < deal[SIZE] else 0
    return ours(deal, winner)


@inlined
def settled(deal: Array, runs: Array, table: Array, frame: int) -> int:
    """Answer at a trick's start without playing on: 1 or 0, or -1. Notes cards in play and key in the frame."""
    need, left, hidden = deal[frame + NEED], deal[frame + LEFT], deal[frame + HIDDEN]
    if need <= 0:
        return 1
    if need > left:
        return 0
    there = deal[0] | deal[1] | deal[2] | deal[3]
    if there == 0:
        return deal[SWEEP] & 1  # only a sweep counts, and it has been made
    deal[frame + THERE] = there
    own = deal[deal[frame + PLACE]]
    if hidden == 0 and own & own - 1 == 0 and deal[SWEEP] == 0:
        return last_trick(deal, deal[frame + PLACE])
    key = key_of(deal, frame) << AGES | deal[AGE]
    deal[frame + KEY] = key
    slot = slot_of(key)
    if table[slot] == key:
        known = table[slot + 1]
        if known >> 8 >= need:
            return 1
        if known & 255 < need:
            return 0
    return bound(deal, runs, frame) if deal[SWEEP] == 0 else -1


@inlined
def slot_of(key: int) -> int:
    """Give the place of a key in the table."""
    key >>= AGES
    return (((key ^ key >> 19) & 0x7FFFFFFF) * 0x9E3779B1 >> 29 & (1 << SLOTS) - 1) << 1


@inlined
def keep(deal: Array, table: Array, frame: int, answer: int) -> int:
    """Note an answer at a trick's start in the table; give 0."""
    key, need = deal[frame + KEY], deal[frame + NEED]
    slot = slot_of(key)
    known = table[slot + 1]
    if table[slot] != key:
        table[slot] = key
        known = deal[frame + LEFT]
    if answer:
        table[slot + 1] = need << 8 | known & 255
    else:
        table[slot + 1] = (known & 0xFF00) | need - 1
    return 0


@inlined
def descend(deal: Array, frame: int, move: int, end: int) -> int:
    """Play a move: take the card from the hand and fill in the next frame; give 0."""
    i, place, led, hidden, late = (
        deal[frame + AT],
        deal[frame + PLACE],
        deal[frame + LED],
        deal[frame + HIDDEN],
        deal[frame + LATE],
    )
    card, trump, size, after = move & 31, deal[TRUMP], deal[SIZE], frame + 16
    deal[frame + OWN] = deal[place]
    if move & SHOWN:
        hidden, late = 0, 1 if deal[LATE_RANK] and i and led == trump else 0
    elif hidden == 1 and place == 0 and deal[DOWN] == 1 << card:
        hidden = 2
    deal[place] &= ~(1 << card)
    asked = card >> 3 if i == 0 else led
    here = 0
    if card >> 3 == trump and hidden == 0 and late == 0:
        here = 16 + (card & 7)
    elif card >> 3 == asked:
        here = 8 + (card & 7)
    best, holder = (here, place) if here > deal[frame + BEST] else (deal[frame + BEST], deal[frame + HOLDER])
    points = deal[frame + TABLE] + POINTS[card & 7]
    kept = deal[frame + KEPT] & ~(255 << asked * 8)
    deal[after + HIDDEN], deal[after + KEPT], deal[after + FIRST] = hidden, kept, end
    deal[after + NEED], deal[after + LEFT] = deal[frame + NEED], deal[frame + LEFT]
    if i + 1 < size:
        deal[after + AT], deal[after + PLACE], deal[after + LED] = i + 1, place + 1 if place + 1 < size else 0, asked
        deal[after + BEST], deal[after + HOLDER], deal[after + TABLE] = best, holder, points
        deal[after + LATE], deal[after + THERE] = late, deal[frame + THERE]
        return 0
    deal[after + AT], deal[after + PLACE], deal[after + LED] = 0, holder, 0
    deal[after + BEST], deal[after + HOLDER], deal[after + TABLE], deal[after + LATE] = 0, holder, 0, 0
    side = ours(deal, holder)
    if not deal[SWEEP_ONLY]:
        deal[after + LEFT] -= points
        if side:
            deal[after + NEED] -= points
    if deal[SWEEP] and side != deal[SWEEP] & 1:  # the deal is over
        deal[after + LEFT] = 0
        if deal[SWEEP_ONLY] and side:
            deal[after + NEED] = 0
    return 0


@jit
def search(deal: Array, moves: Array, runs: Array, table: Array) -> int:
    """Answer the question of the first frame: 1 if the bidder's side gets what it needs, else 0."""
    frame = FRAMES
    entering = True
    answer = 0
    while True:
        if entering:
            answer = settled(deal, runs, table, frame) if deal[frame + AT] == 0 else -1
            if answer < 0:
                first = deal[frame + FIRST]
                end = generate(deal, moves, frame)
                if end > first + 1:
                    rate(deal, frame, end)
                deal[frame + MOVE] = first
                deal[frame + 16 + FIRST] = end
            elif frame == FRAMES:
                return answer
            else:
                frame -= 16
                resume(deal, frame, answer)
        first, at = deal[frame + FIRST], deal[frame + MOVE]
        end = deal[frame + 16 + FIRST]
        if at < end:
            deal[frame + MOVE] = at + 1
            descend(deal, frame, deal[at] & 63, end)
            frame += 16
            entering = True
            continue
        want = ours(deal, deal[frame + PLACE])
        answer = want if at >= ANSWERED else 1 - want
        if deal[frame + AT] == 0:
            keep(deal, table, frame, answer)
        if frame == FRAMES:
            return answer
        frame -= 16
        resume(deal, frame, answer)
        entering = False


@inlined
def resume(deal: Array, frame: int, answer: int) -> int:
    """Take back the last move of a frame; note whether its answer is what the player wanted; give 0."""
    place, at = deal[frame + PLACE], deal[frame + MOVE]
    deal[place] = deal[frame + OWN]
    if answer == ours(deal, place):
        if at - 1 > deal[frame + FIRST]:  # not the first: try it earlier next time
            entry = answer * 256 + deal[frame + AT] * 64 + (deal[at - 1] & 63)
            hand, number = deal[place], 0
            while hand:
                hand, number = hand & hand - 1, number + 1
            times, liked = deal[HISTORY + entry] + number * number, 0
            deal[HISTORY + entry] = times
            while times > 1:
                times, liked = times >> 1, liked + 8
            deal[LIKED + entry] = liked
        deal[frame + MOVE] = ANSWERED
    return 0


# --- the face ----------------------------------------------------------------------------------------------------

_LOCK: Final = Lock()
"""The table is shared, so only one thread searches at a time."""
_MOVES, _RUNS = _pairs()
_TABLE: Final = numpy.zeros(2 << SLOTS, numpy.int64)


class FastSearch:
    """Answers about a problem and everything that can become of it.

    Args:
        problem: any problem of Twenty-eight.
    """

    _age = 0

    def __init__(self, problem: TwentyEightProblem) -> None:
        deal = self._deal = numpy.zeros(LENGTH, numpy.int64)
        hands = list(problem.hands)
        hands[0] |= problem.down
        for i, number in enumerate(problem.plays):  # what lies on the table was its player's
            hands[(problem.leader + i) % len(problem.seats)] |= 1 << number
        deal[: len(hands)] = hands
        deal[TRUMP], deal[DOWN], deal[SIZE] = problem.trump, problem.down, len(hands)
        deal[OURS] = 0b101 if len(hands) == PARTNERS else 0b001
        deal[SWEEP] = 0 if problem.sweep is None else 1 if problem.sweep else 2
        deal[SWEEP_ONLY], deal[LATE_RANK] = problem.sweep_only, problem.late_rank
        with _LOCK:
            FastSearch._age += 1
            if FastSearch._age >> AGES:
                FastSearch._age = 1
                _TABLE[:] = 0
            deal[AGE] = FastSearch._age
        prepare(deal)

    def reaches(self, problem: TwentyEightProblem, need: int) -> bool:
        """Tell whether the bidder's side gets `need` points, those on the table included, those taken not."""
        deal, table, i = self._deal, problem.on_table(), len(problem.plays)
        deal[: len(problem.hands)] = problem.hands
        deal[0] |= problem.down
        there = problem.down
        for cards in (*problem.hands, *(1 << number for number in problem.plays)):
            there |= cards
        best, holder = problem.best()
        led = problem.led | (1 << (problem.plays[0] >> 3) if i else 0)
        suit = problem.plays[0] >> 3 if i else 0
        kept = sum(JACKS & 255 << other * 8 for other in range(4) if problem.keep_jacks and not led >> other & 1)
        late = i > 0 and problem.late_rank and problem.early > 0 and suit == problem.trump
        left = 1 if problem.sweep_only else problem.at_stake
        hidden = int(problem.hidden)
        deal[FRAMES : FRAMES + 13] = (
            i,
            problem.turn,
            suit,
            best,
            holder,
            table,
            need,
            left,
            there,
            hidden,
            kept,
            late,
            STACK,
        )
        with _LOCK:
            return bool(search(deal, _MOVES, _RUNS, _TABLE))


def compiled() -> bool:
    """Tell whether the compiled search is there, from this run or an earlier one."""
    return is_compiled(search)


def is_compiled(function: Any) -> bool:  # noqa: ANN401 - numba comes without types
    """Tell whether a function of such a module has been compiled, in this run or an earlier one."""
    if not hasattr(function, "signatures"):
        return True  # numba is switched off, so nothing ever is
    kept = f"{function.__module__.rpartition('.')[2]}.{function.__name__}-*.nbi"
    return bool(function.signatures) or any(Path(function._cache.cache_path).glob(kept))  # noqa: SLF001 - there is no public way
