"""What the searches of one deal of Twenty-eight share: hands, table, history, and what leading a suit amounts to."""

from __future__ import annotations

from dataclasses import dataclass, field

from trickkit.solver.bits import (
    COUNT,
    LEADS,
    LED_TOP,
    MOVES,
    POOREST,
    RICHEST,
    RUNS,
    SHIFTS,
    SUITS,
    TOP_WORTH,
    canonical,
)


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


def case_of(place: int, one: int, two: int, three: int) -> int:
    """Give the upper part of a key of `SuitLeads`: who leads, and the best trump of the others in order of play."""
    case = place << 8
    if one:
        case |= LEFT_RUFFS
    if three:
        case |= RIGHT_RUFFS
    if two:
        case |= PARTNER_RUFFS if two < one or two < three else PARTNER_RUFFS | PARTNER_OVER
    return case


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
