"""The play of Twenty-eight with all cards known, as plain numbers that a search can turn over quickly."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Self

from trickkit.cards import Card, Suit
from trickkit.errors import TrickkitError
from trickkit.games.twenty_eight import Ask, Phase, PlayCard, Thani, TwentyEightState
from trickkit.seats import Seat
from trickkit.solver.bits import CARDS, JACKS, NO_TRUMP, NUMBER, STRENGTH, WORTH, bits, numbers, worth
from trickkit.table import Action

PARTNERS: Final = 4
"""With so many hands in play the bidder has a partner, opposite."""
Act = PlayCard | Ask | Thani
"""What a seat can do in the play, conceding and showing a hand left out."""


@dataclass(frozen=True, slots=True)
class TwentyEightProblem:
    """A position of the play to be solved. Cards are bits, seats are places in `seats`.

    The bidder has place 0. With four hands in play the places 0 and 2 are the bidder's side; with three (V2, V6)
    the bidder is alone. Redeals by T20, conceding and showing a hand are left out.

    >>> from trickkit.record import parse_record
    >>> record = parse_record('''[Game "twenty-eight"] [Dealer "E"]
    ... [Deal "N:9D AD 7D 9H AS 8H JC KS E:QD TS 7C 9C AC KC JS JD S:8D KH TC 7S KD TD 8S 8C W:7H JH AH 9S QH TH QS QC"]
    ... N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass N:9H W:JH S:KH''')
    >>> problem = TwentyEightProblem.of(record.state)
    >>> [act.token for act in problem.acts()]
    ['ask', '7C', 'KC', 'AC', '9C', 'QD', 'JD', 'TS', 'JS']
    """

    seats: tuple[Seat, ...]
    """Who plays, in order of play, the bidder first."""
    hands: tuple[int, ...]
    """The cards each of them holds; the down card is not among them (T8)."""
    trump: int
    """The trump suit, 0 to 3 for C D H S."""
    down: int
    """The down card as long as it lies there, else 0."""
    leader: int
    """Who leads the present trick, or has led it."""
    plays: tuple[int, ...] = ()
    """The numbers of the cards on the table, in order of play."""
    hidden: bool = True
    """Whether trump has not been exposed."""
    early: int = 0
    """How many cards of the present trick lay there before exposure (T18); 0 if trump is hidden."""
    asked: bool = False
    """Whether the seat to play has asked for trump in this trick (T16)."""
    led: int = 0
    """The suits led in earlier tricks, a bit each (V4)."""
    taken: int = 0
    """Card points the bidder's side has; where only a sweep counts 1 once the bidder's side has won the deal."""
    sweep: bool | None = None
    """Whose first lost trick ends the deal: True the bidder's side's, False the others' (V1, V2)."""
    sweep_only: bool = False
    """Whether all that counts is whether the side of `sweep` takes every trick (V2, and V1 if one asks for it)."""
    may_say_thani: bool = False
    """Whether the bidder may still say thani (V2)."""
    late_rank: bool = False
    """T18: `late_trump=rank`."""
    keep_jacks: bool = False
    """V4: whether jacks are kept until their suit has been led."""

    @classmethod
    def of(cls, state: TwentyEightState) -> Self:
        """Take the problem from a state.

        Raises:
            TrickkitError: if no cards are being played.
        """
        position = state.position
        if position.phase is not Phase.PLAY or position.bidder is None or position.down is None:
            raise TrickkitError("no cards are being played here; only the play can be solved")
        start = position.order.index(position.bidder)
        seats = (*position.order[start:], *position.order[:start])
        first = position.plays[0].seat if position.plays else position.turn
        within = position.exposed is not None and position.exposed.trick == len(position.tricks) + 1
        return cls(
            seats=seats,
            hands=tuple(bits(position.held[seat.place] or ()) for seat in seats),
            trump=list(Suit).index(position.down.suit),
            down=0 if position.trump or position.laid else 1 << NUMBER[position.down],
            leader=seats.index(first or position.bidder),
            plays=tuple(NUMBER[play.card] for play in position.plays),
            hidden=position.trump is None,
            early=position.exposed.position - 1 if position.exposed and within else 0,
            asked=position.asker is not None,
            led=sum(1 << list(Suit).index(suit) for suit in {won.trick.cards[0].suit for won in position.tricks}),
            taken=0 if position.thani else position.points(position.team(position.bidder)),
            sweep=True if position.thani else position.bidder in position.leaders() if position.conceded else None,
            sweep_only=position.thani,
            may_say_thani=state.game.thani and not position.thani and position.before_play,
            late_rank=state.game.late_trump == "rank",
            keep_jacks=state.game.keep_jacks,
        )

    @property
    def over(self) -> bool:
        """Whether nothing is left to be played."""
        return not (any(self.hands) or self.down or self.plays)

    @property
    def turn(self) -> int:
        """The place of the seat to play."""
        return (self.leader + len(self.plays)) % len(self.seats)

    @property
    def plain(self) -> bool:
        """Whether four play, may lay what they like when they cannot follow, and play all eight tricks."""
        unusual = self.keep_jacks or self.sweep is not None
        return len(self.seats) == PARTNERS and not unusual

    def ours(self, place: int) -> bool:
        """Tell whether a place is on the bidder's side."""
        return place == 0 or (place == 2 and len(self.seats) == PARTNERS)

    def acts(self) -> tuple[Act, ...]:
        """List what can be done: the question, the cards, and thani, which the bidder may say out of turn."""
        if self.over:
            return ()
        seat = self.seats[self.turn]
        asking: tuple[Act, ...] = (Ask(seat),) if self._may_ask() else ()
        cards = (PlayCard(seat, CARDS[number]) for number in numbers(self.playable()))
        return (*asking, *cards, *((Thani(self.seats[0]),) if self.may_say_thani else ()))

    def playable(self) -> int:
        """Give the cards that may be played now (T13, T16, T17, V4)."""
        hand, trumps = self.hands[self.turn], 255 << self.trump * 8
        hiding = self.turn == 0 and bool(self.down)
        if hiding and not hand:
            return self.down  # T17 b, e
        if not self.plays:
            return hand & ~trumps or hand if hiding else hand  # T17 a
        led = self.plays[0] >> 3
        follow = hand & 255 << led * 8
        if follow:
            return follow
        if self.asked and hand & trumps:
            return hand & trumps
        free = hand & ~trumps | self.down if hiding and led != self.trump else hand  # T17 c, d
        if not self.keep_jacks:
            return free
        kept = free & JACKS & ~self.down & ~(0 if self.hidden else trumps)
        kept &= ~sum(255 << suit * 8 for suit in range(4) if (self.led | 1 << led) >> suit & 1)
        return free & ~kept or free

    def _may_ask(self) -> bool:
        if not self.down or not self.plays or self.turn == 0:
            return False
        return not self.hands[self.turn] & 255 << (self.plays[0] >> 3) * 8

    def after(self, act: Action) -> Self:
        """Give the problem after an act of `acts`.

        Raises:
            TrickkitError: if it is another kind of act.
        """
        match act:
            case Ask():
                hands = (self.hands[0] | self.down, *self.hands[1:])
                return replace(
                    self, hands=hands, down=0, hidden=False, early=len(self.plays), asked=True, may_say_thani=False
                )
            case Thani():
                return self._alone()
            case PlayCard(_, card):
                return self._after_card(card)
            case _:
                raise TrickkitError(f"{act} is nothing to be solved; only the play is")

    def _alone(self) -> Self:
        """The bidder plays without the partner and leads (V2)."""
        keep = (0, 1, 3) if len(self.seats) == PARTNERS else (0, 1, 2)
        return replace(
            self,
            seats=tuple(self.seats[place] for place in keep),
            hands=tuple(self.hands[place] for place in keep),
            leader=0,
            taken=0,
            sweep=True,
            sweep_only=True,
            may_say_thani=False,
        )

    def _after_card(self, card: Card) -> Self:
        number, place = NUMBER[card], self.turn
        plays = (*self.plays, number)
        hands = (*self.hands[:place], self.hands[place] & ~(1 << number), *self.hands[place + 1 :])
        down, hidden, early = self.down, self.hidden, self.early
        if down == 1 << number:
            down = 0
            if not self.plays or self.plays[0] >> 3 != self.trump:  # else it is laid as an ordinary card (T17 e)
                hidden, early = False, len(self.plays)
        after = replace(
            self, hands=hands, down=down, plays=plays, hidden=hidden, early=early, asked=False, may_say_thani=False
        )
        return after._complete() if len(plays) == len(self.seats) else after  # noqa: SLF001 - its own kind

    def best(self) -> tuple[int, int]:
        """Give the strength of the best card on the table and the place of who played it; 0 and the leader if none."""
        best, holder = 0, self.leader
        late = self.late_rank and self.early > 0 and self.plays[0] >> 3 == self.trump
        for i, number in enumerate(self.plays):
            ordinary = self.hidden or i < self.early or late
            strength = STRENGTH[NO_TRUMP if ordinary else self.trump][self.plays[0] >> 3][number]
            if strength > best:
                best, holder = strength, (self.leader + i) % len(self.seats)
        return best, holder

    @property
    def at_stake(self) -> int:
        """What the bidder's side can still get."""
        if self.sweep_only:
            return 0 if self.over else 1
        return self.on_table() + worth(self.down) + sum(map(worth, self.hands))

    def on_table(self) -> int:
        """Count the card points on the table."""
        return sum(WORTH[number] for number in self.plays)

    def _complete(self) -> Self:
        _, winner = self.best()
        ours = self.ours(winner)
        over = self.sweep is not None and ours is not self.sweep
        after = replace(
            self,
            hands=tuple(0 for _ in self.hands) if over else self.hands,
            down=0 if over else self.down,
            leader=winner,
            plays=(),
            early=0,
            led=self.led | 1 << (self.plays[0] >> 3),
            taken=self.taken + (self.on_table() if ours and not self.sweep_only else 0),
        )
        return replace(after, taken=1) if self.sweep_only and ours and after.over else after
