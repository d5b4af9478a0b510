"""Search of the play of Twenty-eight while trump is hidden; see `open_trump` for what goes on after exposure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from trickkit.solver.bits import (
    FOLLOWS,
    LED_TOP,
    MOVES,
    NO_TRUMP,
    ORDERS,
    STRENGTH,
    SUITS,
    TRUMP_TOP,
    WORTH,
)
from trickkit.solver.memory import Memory, anything, case_of
from trickkit.solver.open_trump import AtTrick, InTrick

SHOWN = 32
"""In history: the card is played after asking, or exposed."""


class InHiddenTrick(Protocol):
    """Answers inside a trick while trump is hidden."""

    def __call__(
        self, i: int, place: int, led: int, best: int, holder: int, points: int, need: int, left: int, there: int
    ) -> bool:
        """As `InTrick`, with the number `i` of cards on the table before the other arguments."""


def laid_ordinarily(memory: Memory, still: int, best: int, holder: int) -> tuple[int, int]:
    """T17 e: the bidder follows to the last trick with the down card; rank decides. Nobody has a choice any more.

    Args:
        memory: the cards.
        still: how many cards this trick still gets, the down card first.
        best: the strength of the best card on the table.
        holder: who played it.

    Returns:
        Who wins, and the points of the cards that were still to come.
    """
    cards = [memory.down.bit_length() - 1, *(hand.bit_length() - 1 for hand in memory.hands[1:still])]
    strength = STRENGTH[NO_TRUMP][memory.trump]
    _, winner = max((best, holder), *((strength[card], place) for place, card in enumerate(cards)))
    return winner, sum(WORTH[card] for card in cards)


def search_hidden(
    memory: Memory, trick: AtTrick, inside: tuple[InTrick, InTrick, InTrick], late: tuple[InTrick, InTrick, InTrick]
) -> tuple[AtTrick, InHiddenTrick]:
    """Build the search; it gives the functions for a trick's start and for inside a trick.

    Args:
        memory: what the searches share.
        trick: the search at a trick's start when trump is exposed.
        inside: the same inside a trick.
        late: the same inside a trick to which the trump suit was led before exposure (T18).
    """
    hands, trump, down = memory.hands, memory.trump, memory.down
    table, history, note = memory.table, memory.history, memory.note
    known = table.get
    clubs, diamonds, hearts, spades = memory.keys(hidden=True)
    lead_clubs, lead_diamonds, lead_hearts, lead_spades = memory.leads(hidden=True)
    shift = trump * 8
    trumps = 255 << shift
    ordinary = STRENGTH[NO_TRUMP]
    shown = [(ordinary if suit == trump and late is not inside else STRENGTH[trump])[suit] for suit in SUITS]
    after_showing = [late if suit == trump else inside for suit in SUITS]
    down_card = down.bit_length() - 1
    down_top = TRUMP_TOP[down >> shift & 255]

    def trick_hidden(place: int, need: int, left: int) -> bool:
        own = hands[place]
        there = hands[0] | hands[1] | hands[2] | hands[3] | down
        key = (
            clubs[there & 255]
            | diamonds[there >> 8 & 255]
            | hearts[there >> 16 & 255]
            | spades[there >> 24]
            | place << 1
            | 1
        )
        entry = known(key)
        if entry is not None:
            if entry >> 8 >= need:
                return True
            if entry & 255 < need:
                return False
        following = (place + 1) & 3
        one, two, three = ruff(following), ruff(place ^ 2), ruff((place + 3) & 3)
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
        result = not want
        leads = a[1] + b[1] + c[1] + d[1]
        moves: list[int] = []
        if leads:
            liked = history[place & 1][0]
            moves = sorted([move - (liked[move & 31] << 6) for move in leads])
        elif own:  # T17 a: the bidder has nothing but trumps
            moves = [*MOVES[trump << 16 | (there >> shift & 255) << 8 | own >> shift]]
        else:  # T17 b: the down card is turned up and led
            result = inside[0](following, trump, 16 + (down_card & 7), place, WORTH[down_card], need, left, there)
        for move in moves:
            card = move & 31
            hands[place] = own ^ (1 << card)
            if in_trick(1, following, card >> 3, 8 + (card & 7), place, WORTH[card], need, left, there) is want:
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

    def ruff(place: int) -> int:
        """Give the best strength `place` has as soon as trump is exposed; the bidder lays the down card."""
        return TRUMP_TOP[hands[place] >> shift & 255] if place else down_top

    def reach_hidden(place: int, led: int) -> int:
        """Give the strength that `place` can answer with: led suit, or trump if it is turned up."""
        return LED_TOP[hands[place] >> led * 8 & 255] or (0 if led == trump else ruff(place))

    def reach_shown(place: int, led: int) -> int:
        """Give the same when trump has been turned up and the down card is in the bidder's hand."""
        hand = hands[place] if place else hands[0] | down
        of_suit = hand >> led * 8 & 255
        if led == trump:
            return TRUMP_TOP[of_suit]
        return LED_TOP[of_suit] or TRUMP_TOP[hand >> shift & 255]

    def in_trick(
        i: int, place: int, led: int, best: int, holder: int, points: int, need: int, left: int, there: int
    ) -> bool:
        own, want, following = hands[place], not place & 1, (place + 1) & 3
        mine = own >> led * 8 & 255
        ours = not (holder ^ place) & 1
        against = reach_hidden(following, led) if i < 3 else 0
        partner = reach_hidden(place ^ 2, led) if i == 1 else 0
        enough = 0 if ours and best >= against else against if against > best else best + 1
        order = enough << 6 | led << 4 | (partner > against and partner > best) << 3 | NO_TRUMP
        tries: Sequence[int]
        if mine:
            tries = FOLLOWS[order << 18 | led << 16 | (there >> led * 8 & 255) << 8 | mine]
        elif not place and not own and led == trump:
            winner, total = laid_ordinarily(memory, 4 - i, best, holder)
            return need <= (0 if winner & 1 else points + total)
        else:
            laying = anything(own if place else own & ~trumps if led != trump else own, there)  # T17 c, d
            if place:  # T16: who asks lays a trump
                trumps_held = own >> shift & 255
                showing = MOVES[trump << 16 | (there >> shift & 255) << 8 | trumps_held] if trumps_held else laying
            else:
                showing = (down_card,) if led != trump else ()
            rate, liked = ORDERS[order], history[place & 1][i]
            options = [rate[card] - liked[card] << 7 | card for card in laying]
            if showing:
                if i < 3:
                    against = reach_shown(following, led)
                    partner = reach_shown(place ^ 2, led) if i == 1 else 0
                enough = 0 if ours and best >= against else against if against > best else best + 1
                rate = ORDERS[enough << 6 | led << 4 | (partner > against and partner > best) << 3 | trump]
                options += [rate[card] + 1 - liked[SHOWN | card] << 7 | 64 | card for card in showing]
            tries = sorted(options)
        bidder = hands[0]
        strength = ordinary[led]
        for move in tries:
            card = move & 31
            total = points + WORTH[card]
            if move & 64:
                if place:
                    hands[0] = bidder | down  # T16
                    hands[place] = own ^ (1 << card)
                else:
                    hands[0] = own  # the down card does not come from the hand
                here = shown[led][card]
                top, by_whom = (here, place) if here > best else (best, holder)
                if i == 3:
                    rest = need if by_whom & 1 else need - total
                    answer = rest <= 0 or (rest <= left - total and trick(by_whom, rest, left - total))
                else:
                    answer = after_showing[led][i](following, led, top, by_whom, total, need, left, there)
                hands[0] = bidder
            else:
                hands[place] = own ^ (1 << card)
                here = strength[card]
                top, by_whom = (here, place) if here > best else (best, holder)
                if i == 3:
                    rest = need if by_whom & 1 else need - total
                    answer = rest <= 0 or (rest <= left - total and trick_hidden(by_whom, rest, left - total))
                else:
                    answer = in_trick(i + 1, following, led, top, by_whom, total, need, left, there)
            if answer is want:
                hands[place] = own
                if move != tries[0] and not mine:
                    note(place, i, SHOWN | card if move & 64 else card)
                return want
        hands[place] = own
        return not want

    return trick_hidden, in_trick
