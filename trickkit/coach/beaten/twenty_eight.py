"""Twenty-eight: can a card be beaten, under each trump suit that fits?

Who must follow suit, who may turn the trump up and who may trump is a matter of which kinds of cards a hand lacks. So
the worlds in which nobody can beat the card are added up from counts of worlds in which hands lack certain cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations, product
from typing import Final

from trickkit.cards import DECK, Card, Suit
from trickkit.coach.beaten.model import ALWAYS, Beaten, Under
from trickkit.deduction.tables import ALL
from trickkit.deduction.twenty_eight.cases import Case, Cases
from trickkit.deduction.twenty_eight.reading import SUIT_BITS, Limit, Reading
from trickkit.errors import IllegalActionError
from trickkit.games.twenty_eight import Exposed, PlayCard, TwentyEightObservation, legality
from trickkit.games.twenty_eight.ordering import HIGH_TO_LOW
from trickkit.games.twenty_eight.position import TRICKS
from trickkit.seats import Seat
from trickkit.tricks import Tier, winning_place

_WHOLE: Final = 0
"""A hand as it was dealt: before its first card."""
Lacks = Mapping[Seat, int]
"""For some hands the cards that may be in them, as bits by `Card.index`."""
Terms = list[tuple[int, int]]
"""What one hand may hold, as a sum of counts: each with its sign, and the cards that may be in the hand."""


def beaten_twenty_eight(view: TwentyEightObservation, card: Card) -> Beaten:
    """Tell whether a card can be beaten; see `can_be_beaten`.

    While trump is hidden, somebody else may ask for it (T15) or turn it up (T17) and then trump the card. Where the
    cards would be thrown in instead (T20), it is not beaten.

    Args:
        view: what the seat has seen.
        card: one of the cards it may play.

    Raises:
        IllegalActionError: if the rules do not allow that card now.
    """
    act = PlayCard(view.seat, card)
    refused = legality.refusal(view.position, act, view.game)
    if refused is not None:
        raise IllegalActionError(act, view.seat, refused)
    asked = _Asked(view, card)
    before = Cases(Reading.of(view))
    totals = {suit: sum(case.total for case in before.of(suit)) for suit in Suit}
    whole = sum(totals.values())
    under = [asked.under(suit, Fraction(total, whole), total) for suit, total in totals.items() if total]
    order = list(Suit)
    under.sort(key=lambda each: (-each.probability, order.index(each.secret)))  # type: ignore[arg-type] # it is a suit
    return Beaten(view.seat, card, asked.led, asked.to_play, asked.mates, tuple(under))


class _Asked:
    """One question, for all trump suits: the view with the card played, and who comes after."""

    def __init__(self, view: TwentyEightObservation, card: Card) -> None:
        seat, before = view.seat, view.position
        events = [*view.events]
        if legality.exposes(before, seat, card, before.down):
            events.append(Exposed(seat, card))
        after = TwentyEightObservation(view.game, seat, (*events, PlayCard(seat, card)))
        self.card, self.seat, self.game = card, seat, view.game
        self.position = position = after.position
        self.reading = Reading.of(after)
        self.cases = Cases(self.reading)
        self.plays = position.plays
        self.led = self.plays[0].card
        turn = before.order.index(seat)
        number = len(before.order) - len(self.plays)
        self.after = [before.order[(turn + step) % len(before.order)] for step in range(1, number + 1)]
        mine = before.with_bidder(seat)
        self.to_play = tuple(other for other in self.after if before.with_bidder(other) is not mine)
        self.mates = tuple(other for other in before.order if before.with_bidder(other) is mine and other is not seat)
        self.hidden = position.trump is None and not position.laid
        cards = [play.card for play in self.plays]
        standings = position.ordering(view.game).standings(cards)
        self.best, self.standing = winning_place(standings), standings[-1]
        known = self.reading.known()
        played = {seen.card for seat in known for seen in self.reading.plays[seat]}
        self.gone: set[Card] = {*played, *known[seat]}
        """Cards that no opponent can have in hand any more."""

    # ------------------------------------------------------------------ one trump suit

    def under(self, suit: Suit, probability: Fraction, total: int) -> Under:
        """Answer for one suit, which fits in so many worlds."""
        if self.best != len(self.plays) - 1:
            return Under(suit, probability, ALWAYS, self.plays[self.best])
        worlds = self._count({}, suit)
        chance = Fraction(worlds - self._safe(suit), total)
        cards = tuple(card for card in self._above() if any(self._may_hold(seat, card, suit) for seat in self.to_play))
        return Under(suit, probability, chance, cards=cards, trumped=self._trumped(suit))

    def _safe(self, suit: Suit) -> int:
        """Count the worlds in which no opponent can beat the card."""
        terms = {seat: self._cannot(seat, suit) for seat in self.to_play}
        safe = self._sum(terms, suit)
        if self.hidden and suit is self.led.suit:
            return safe - self._after_asking(suit)
        if self.hidden and self._thrown_in(suit):
            # T20: the opponents hold all trumps. To turn one up ends the deal, so that only a higher card beats.
            mates = dict.fromkeys(self.mates, ALL & ~SUIT_BITS[suit])
            higher = {seat: [(1, ALL & ~self._higher())] for seat in self.to_play}
            safe += self._sum(higher, suit, mates) - self._sum(terms, suit, mates)
        return safe

    def _cannot(self, seat: Seat, suit: Suit) -> Terms:
        """Say which hands of an opponent cannot beat the card, if nobody else turns the trump up."""
        low, no_led, no_trump = ALL & ~self._higher(), ALL & ~SUIT_BITS[self.led.suit], ALL & ~SUIT_BITS[suit]
        if self.position.laid or suit is self.led.suit:
            return [(1, low)]  # rank decides, or trump against trump
        if self.standing.tier is Tier.TRUMP:  # only who is out of the suit led may overtrump
            return [(1, ALL), (-1, no_led), (1, no_led & low)]
        follows = [(1, low), (-1, no_led)]
        if self.hidden and seat is self.position.bidder:
            return follows  # out of the suit led the bidder may turn the down card up and play it (T17 d, e)
        return [*follows, (1, no_led & no_trump)]

    def _after_asking(self, suit: Suit) -> int:
        """Count the worlds in which the card is beaten only because somebody asks first, the trump suit led (T18)."""
        last = self.to_play[-1] if self.to_play else None
        bidder = self.position.bidder
        askers = [seat for seat in self.after[: self.after.index(last)] if seat is not bidder] if last else []
        if last is None or not askers:
            return 0
        literal = self.game.late_trump == "literal"
        if not literal and last is not bidder:
            return 0
        low, out = ALL & ~self._higher(), ALL & ~SUIT_BITS[suit]
        number = 0
        for size in range(1, len(askers) + 1):
            for some in combinations(askers, size):
                lacks = dict.fromkeys(self.to_play, low) | dict.fromkeys(some, out)
                sign = 1 if size % 2 else -1
                if last is bidder:  # the down card goes into that hand and may be played; by rank it must be higher
                    number += sign * self._count(lacks, suit, downs=None if literal else self._higher())
                else:
                    number += sign * (self._count(lacks, suit) - self._count(lacks | {last: out}, suit))
        return number

    # ------------------------------------------------------------------ counting

    def _sum(self, terms: Mapping[Seat, Terms], suit: Suit, more: Lacks | None = None) -> int:
        """Add up the counts of all combinations of terms."""
        number = 0
        for chosen in product(*terms.values()):
            sign = 1
            for each, _ in chosen:
                sign *= each
            lacks = {seat: cards for seat, (_, cards) in zip(terms, chosen, strict=True)}
            number += sign * self._count(lacks, suit, whole=more)
        return number

    def _count(self, lacks: Lacks, suit: Suit, *, whole: Lacks | None = None, downs: int | None = None) -> int:
        """Count the worlds with this trump suit in which hands hold certain cards only.

        Args:
            lacks: what hands hold now; of the bidder without the down card while that lies.
            suit: the trump suit.
            whole: what hands were dealt.
            downs: the down cards that count; without it all of them.
        """
        limits = [
            Limit(seat, len(self.reading.plays[seat]), cards, hidden=self._hides(seat)) for seat, cards in lacks.items()
        ]
        limits += [Limit(seat, _WHOLE, cards) for seat, cards in (whole or {}).items()]
        # Inside the trump suit cards are told apart if it was led: then the down card has to be named.
        cases = self.cases.of(suit, limits, apart=suit is self.led.suit)
        return sum(case.total for case in cases if self._fits(case, lacks, downs))

    def _fits(self, case: Case, lacks: Lacks, downs: int | None) -> bool:
        """Tell whether the down card of a case does what is asked of it."""
        if not self.hidden:
            return True
        bit = 1 << case.downs[0].index
        if downs is not None and not downs & bit:
            return False
        bidder = self.position.bidder
        # T17 e: with the trump suit led to the last trick the down card follows as an ordinary card.
        alone = len(self.position.tricks) == TRICKS - 1 and bidder in lacks and case.trump is self.led.suit
        return not alone or bool(lacks.get(bidder, ALL) & bit) if bidder is not None else True

    def _hides(self, seat: Seat) -> bool:
        return self.hidden and seat is self.position.bidder

    # ------------------------------------------------------------------ kinds of cards

    def _above(self) -> Iterator[Card]:
        """Give the cards of the same suit that stand above the card."""
        rank = HIGH_TO_LOW.index(self.card.rank)
        return (card for card in DECK if card.suit is self.card.suit and HIGH_TO_LOW.index(card.rank) < rank)

    def _higher(self) -> int:
        return sum(1 << card.index for card in self._above())

    def _thrown_in(self, suit: Suit) -> bool:
        """Tell whether the opponents may have been dealt all trumps, so that turning them up ends the deal (T20)."""
        position = self.position
        if position.with_bidder(self.seat) or position.thani:
            return False
        dealt = position.dealt[self.seat.place] or ()
        return not any(card.suit is suit for card in dealt)

    def _may_hold(self, seat: Seat, card: Card, suit: Suit) -> bool:
        """Tell whether an opponent may have a card in hand, and be allowed to play it."""
        if card in self.gone:
            return False
        overtrumps = self.standing.tier is Tier.TRUMP and suit is not self.led.suit
        may = ALL & ~SUIT_BITS[self.led.suit] if overtrumps else ALL
        return self._count({seat: may}, suit) > self._count({seat: may & ~(1 << card.index)}, suit)

    def _trumped(self, suit: Suit) -> bool:
        """Tell whether an opponent may be out of the suit led and trump the card."""
        if self.position.laid or suit is self.led.suit:
            return False
        no_led = ALL & ~SUIT_BITS[self.led.suit]
        trumps = self._higher() if self.standing.tier is Tier.TRUMP else SUIT_BITS[suit]
        for seat in self.to_play:
            out = self._count({seat: no_led}, suit)
            if out and (self._hides(seat) or out > self._count({seat: no_led & ~trumps}, suit)):
                return True
        return False
