"""Which suits can be the hidden one, and how likely each is: counted from the rules page, without trickkit.

A world is a down card and the hands of the other three seats. It fits if every act so far is allowed in it:

* who did not follow had none of the suit in hand from then on; the down card is not in the hand (T8, T13);
* with suit T hidden the bidder has discarded no T (T17 d), and held nothing but T when leading T (T17 a);
* nobody was dealt four jacks (T10).

All worlds that fit are equally likely. `counted` adds them up card by card; `listed` lays out every one of them and
asks the referee of `tests/referee28` about each act. The second is slow and serves to check the first.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from fractions import Fraction

from tests.referee28 import twenty_eight as referee

Act = tuple[str, str]
SUITS = "CDHS"


class Story:
    """What one seat has seen of a deal while trump is hidden."""

    def __init__(self, record: referee.Record, acts: list[Act], viewer: str) -> None:
        self.record, self.acts, self.viewer = record, acts, viewer
        self.bidder = referee.bidder_of(self.acts)
        self.plays = [act for act in self.acts if act[1] in referee.CARDS]
        self.tricks = [self.plays[at : at + 4] for at in range(0, len(self.plays), 4)]
        self.hand = referee.hand(self.record, self.acts, viewer)
        self.played = {seat: [card for who, card in self.plays if who == seat] for seat in referee.SEATS}
        self.others = [seat for seat in referee.SEATS if seat != viewer]
        seen = {*self.hand, *(card for _, card in self.plays)}
        self.unseen = [card for card in referee.DECK if card not in seen]

    def unseen_of(self, suit: str) -> list[str]:
        """Give the cards of a suit that the viewer cannot see."""
        return [card for card in self.unseen if card[1] == suit]

    def room(self, seat: str) -> int:
        """Say how many cards a seat holds, the down card not counted."""
        return 8 - len(self.played[seat]) - (seat == self.bidder)

    def voids(self, seat: str) -> set[str]:
        """Give the suits that a seat has shown not to hold."""
        out = set()
        for trick in self.tricks:
            led = trick[0][1][1]
            out |= {led for who, card in trick if who == seat and card[1] != led}
        return out

    def bidder_may(self, trump: str) -> bool:
        """Tell whether the bidder's own cards so far are allowed with this suit hidden."""
        cards = self.played[self.bidder]
        for number, trick in enumerate(self.tricks):
            led = trick[0][1][1]
            card = cards[number] if len(cards) > number else ""
            if trick[0] == (self.bidder, card) and card[1] == trump:
                if any(later[1] != trump for later in cards[number:]):
                    return False
            elif card and card[1] == trump != led:
                return False
        return True

    def led_trump(self, trump: str) -> bool:
        """Tell whether the bidder has led this suit: then the hand holds nothing else (T17 a)."""
        return any(trick[0][0] == self.bidder and trick[0][1][1] == trump for trick in self.tricks)


def counted(story: Story) -> dict[str, Fraction]:
    """Give the chance of each suit; suits that cannot be hidden have none and are left out."""
    ways = Counter({suit: _ways(story, suit) for suit in SUITS if story.bidder_may(suit)})
    total = sum(ways.values())
    return {suit: Fraction(n, total) for suit, n in ways.items() if n}


def _ways(story: Story, trump: str) -> int:
    free = {seat: story.voids(seat) for seat in story.others}
    narrow = story.led_trump(trump)
    total = 0
    for down in story.unseen_of(trump):
        dealt = {seat: [*story.played[seat], *([down] if seat == story.bidder else [])] for seat in story.others}
        jacks = tuple(sum(card[0] == "J" for card in dealt[seat]) for seat in story.others)
        rooms = tuple(story.room(seat) for seat in story.others)
        states = Counter({(rooms, jacks): 1})
        for card in story.unseen:
            if card == down:
                continue
            new: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
            for (left, have), n in states.items():
                for at, seat in enumerate(story.others):
                    barred = narrow and seat == story.bidder and card[1] != trump
                    if left[at] and card[1] not in free[seat] and not barred:
                        more = tuple(room - (place == at) for place, room in enumerate(left))
                        held = tuple(j + (place == at and card[0] == "J") for place, j in enumerate(have))
                        new[more, held] += n
            states = new
        total += sum(n for (_, have), n in states.items() if max(have) < 4)
    return total


def listed(story: Story) -> dict[str, Fraction]:
    """Do the same by laying out every world and playing all of it through the referee."""
    found: Counter[str] = Counter()
    one, two, three = story.others
    for first in itertools.combinations(story.unseen, 8 - len(story.played[one])):
        rest = [card for card in story.unseen if card not in first]
        for second in itertools.combinations(rest, 8 - len(story.played[two])):
            third = [card for card in rest if card not in second]
            hands = dict(zip((one, two, three), (first, second, third), strict=True))
            for down in hands[story.bidder]:
                found[down[1]] += _fits(story, {seat: list(cards) for seat, cards in hands.items()}, down)
    return {suit: Fraction(found[suit], found.total()) for suit in SUITS if found[suit]}


def _fits(story: Story, hands: dict[str, list[str]], down: str) -> bool:
    dealt = {seat: [*story.played[seat], *hands[seat]] for seat in story.others}
    dealt[story.viewer] = story.record.hands[story.viewer]
    if any(sum(card[0] == "J" for card in cards) == 4 for cards in dealt.values()):
        return False  # T10
    dealt[story.bidder].remove(down)
    dealt[story.bidder].insert(0, down)
    record = replace(story.record, hands=dealt)
    acts: list[Act] = []
    for seat, word in story.acts:
        act = (seat, f"trump={down}" if word.startswith("trump=") else word)
        if word in referee.CARDS and act[1] not in referee.legal(record, acts, seat):
            return False
        acts.append(act)
    return True
