"""A position that is being built: cards on their way into hands, or the cards of one trick, as values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from trickkit.cards import Card, Rank, Suit, shuffled
from trickkit.errors import IllegalActionError, TrickkitError
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import Latinern, LatinernOrdering, LatinernState
from trickkit.games.twenty_eight import TwentyEight, TwentyEightOrdering, TwentyEightState
from trickkit.games.twenty_eight.deal import deck_of, in_turn
from trickkit.games.twenty_eight.game import EMPTY
from trickkit.record import Record, parse_record, write_record
from trickkit.seats import Seat
from trickkit.table import Action, AnyScore, Score
from trickkit.tricks import Play, Trick
from trickkit.widgets.scenario.lone import LoneTrick, changed

if TYPE_CHECKING:
    from random import Random

AnyGame = Latinern | TwentyEight
AnyState = LatinernState | TwentyEightState
Hands = tuple[tuple[Card, ...], ...]
"""The cards of N, E, S, W so far, each hand in the order dealt."""

TRICK, DEAL, PLAY = "trick", "deal", "play"
MODES: Final = (TRICK, DEAL, PLAY)
"""What is being built: one trick, the hands of a deal, what is played with them."""
GAMES: Final[dict[str, type[Latinern | TwentyEight]]] = {"latinern": Latinern, "twenty-eight": TwentyEight}
"""The games by name."""
_NO_CARDS: Final[Hands] = ((), (), (), ())


@dataclass(frozen=True, slots=True)
class Draft:
    """A position that is being built. Every change gives a new draft.

    >>> draft = Draft.new("latinern").put(Card.parse("9C"), Seat.NORTH)
    >>> [str(card) for card in draft.cards_of(Seat.NORTH)], draft.missing[Seat.NORTH]
    (['9C'], 0)
    """

    game: AnyGame
    """The game with its house settings."""
    dealer: Seat
    """Who deals."""
    empty: Seat | None
    """Where nobody sits, in a game for three (V6)."""
    mode: str
    """What is being built; one of `MODES`."""
    trick: LoneTrick
    """The lone trick."""
    hands: Hands = _NO_CARDS
    """The cards dealt so far."""
    acts: tuple[Action, ...] = ()
    """What has been done with the deal; kept while a card of it is missing."""
    score: AnyScore | None = None
    """Match points before the deal; None: none yet."""
    remarks: tuple[tuple[str, str], ...] = ()
    """The remarks of a record that was read: tags with their values."""
    state: AnyState | None = None
    """The position reached by the acts, once every hand is complete."""

    # ------------------------------------------------------------------ beginnings

    @classmethod
    def new(cls, game: str, rules: str = "", dealer: Seat | None = None) -> Draft:
        """Begin with nothing on the table.

        Args:
            game: `latinern` or `twenty-eight`.
            rules: settings of the house, as in a record.
            dealer: who deals; default: north, or with three players the first one after it.

        Raises:
            TrickkitError: if there is no such game, setting or dealer.
        """
        if game not in GAMES:
            raise TrickkitError(f'"{game}" is no game; write {" or ".join(GAMES)}')
        settings = GAMES[game].parse(rules)
        empty = EMPTY if isinstance(settings, TwentyEight) and settings.three_players else None
        return cls(settings, Seat.NORTH, empty, TRICK, LoneTrick(Seat.NORTH)).with_dealer(
            dealer or in_turn(Seat.NORTH, empty)[0]
        )

    @classmethod
    def read(cls, text: str) -> Draft:
        """Take over a record.

        Args:
            text: one full record.

        Raises:
            NotationError: with line and column, if it is none.
            ViewRecordError: if it is the record of what one seat knows.
        """
        record = parse_record(text)
        if record.state is None:
            assert record.view is not None  # noqa: S101 - a record holds a state or a view
            raise ViewRecordError(record.view.seat)
        return cls.of(record.state, record)

    @classmethod
    def of(cls, state: AnyState, record: Record | None = None) -> Draft:
        """Take over a position, with the remarks of its record."""
        rules, deal = str(state.game), state.deal
        empty = deal.empty if isinstance(deal, twenty_eight.Deal) else None
        game = GAMES[state.game.name].parse(rules)
        acts = tuple(event for event in state.events if isinstance(event, Action))
        remarks = tuple(record.remarks.items()) if record else ()
        trick = LoneTrick(_first_leader(game, deal.dealer, empty))
        return cls(game, deal.dealer, empty, PLAY, trick, deal.hands, acts, state.position.score, remarks, state)

    def alone(self) -> Draft:
        """Give the trick that was played last on its own, as far as it goes, with what is trump and Schlag in it.

        >>> from random import Random
        >>> draft = Draft.of(Latinern().start(Latinern().deal(Random(7), Seat.WEST)))
        >>> act = next(iter(draft.state.legal_actions()))
        >>> draft.act(act).alone().cards_of(Seat.NORTH) == (act.card,)
        True
        """
        state = self.state
        if state is None:
            return self.with_mode(TRICK)
        known: dict[str, Any]
        if isinstance(state, LatinernState):
            known = {"trump": state.ordering.trump, "schlag": state.ordering.schlag}
        elif state.position.tricks and not state.position.plays:  # it keeps the moment trump was turned up
            won = state.position.tricks[-1].ordering
            known = {"trump": won.trump, "since": won.since}
        else:
            known = {"trump": state.position.trump}
        tricks, plays = state.position.tricks, state.position.plays
        plays = plays or (tricks[-1].trick.plays if tricks else ())
        leader = plays[0].seat if plays else self.trick.leader
        alone = self.with_mode(TRICK).with_trick(leader=leader, **known)
        for seat, card in plays:
            alone = alone.put(card, seat)
        return alone

    # ------------------------------------------------------------------ what is there

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of the game."""
        return deck_of(self.empty)

    @property
    def hand_size(self) -> int:
        """How many cards a complete hand has."""
        return latinern.deal.HAND_SIZE if isinstance(self.game, Latinern) else twenty_eight.deal.HAND_SIZE

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays: in a trick in the order of play, else in the order dealt."""
        first = self.trick.leader if self.mode == TRICK else _first_leader(self.game, self.dealer, self.empty)
        return tuple(first.order()) if isinstance(self.game, Latinern) else in_turn(first, self.empty)

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """Give the cards that lie with a seat: the one on the table, or its hand as dealt."""
        if self.mode == TRICK:
            card = self.trick.cards[seat.place]
            return () if card is None else (card,)
        return self.hands[seat.place]

    @property
    def missing(self) -> dict[Seat, int]:
        """How many cards each seat still needs."""
        size = 1 if self.mode == TRICK else self.hand_size
        return {seat: size - len(self.cards_of(seat)) for seat in self.seats}

    @property
    def complete(self) -> bool:
        """Whether no card is missing."""
        return not any(self.missing.values())

    @property
    def position(self) -> AnyState | None:
        """The position in question: that of the deal, unless only a trick is being built."""
        return None if self.mode == TRICK else self.state

    def holder(self, card: Card) -> Seat | None:
        """Give the seat with which a card lies."""
        return next((seat for seat in self.seats if card in self.cards_of(seat)), None)

    @property
    def lone_trick(self) -> Trick | None:
        """The lone trick in the order of play, once it is complete."""
        if self.mode != TRICK or not self.complete:
            return None
        return Trick(tuple(Play(seat, card) for seat in self.seats for card in self.cards_of(seat)))

    def ordering(
        self, trump: Suit | None = None, schlag: Rank | None = None, *, hidden: bool = False
    ) -> LatinernOrdering | TwentyEightOrdering:
        """Tell how the cards of the lone trick stand, with another trump or Schlag where one is given.

        Args:
            trump: another trump suit.
            schlag: another Schlag.
            hidden: whether trump is hidden instead (Twenty-eight).
        """
        trick, game = self.trick, self.game
        trump = None if hidden else trump or trick.trump
        if isinstance(game, Latinern):
            assert trump is not None  # noqa: S101 - nothing is hidden in a trick of Latinern
            return LatinernOrdering(trump, schlag or trick.schlag)
        return TwentyEightOrdering(trump, 1 if trump is None else trick.since, game.late_trump)

    def record(self) -> str:
        """Write the record of the deal.

        Raises:
            TrickkitError: if there is none: a card is missing, or there is only a trick.
        """
        if self.mode == TRICK:
            raise TrickkitError('one trick is no record; build a deal, with mode = "deal"')
        if self.state is None:
            raise TrickkitError(f"cards are missing: {self._missing_text()}; put them, or deal the rest by chance")
        return write_record(self.state, dict(self.remarks))

    def _missing_text(self) -> str:
        return ", ".join(f"{seat} {number}" for seat, number in self.missing.items() if number)

    # ------------------------------------------------------------------ changes

    def put(self, card: Card, seat: Seat, *, first: bool = False) -> Draft:
        """Put a card with a seat, wherever it lay before.

        Args:
            card: the card.
            seat: where it goes; in a trick it takes the place of the one that lies there.
            first: whether it goes before the other cards of the hand: in Latinern the first is the bottom card.

        Raises:
            TrickkitError: if nobody sits there, the card is not in this deck, or the hand is full.
        """
        self._check_seat(seat)
        if card not in self.deck:
            raise TrickkitError(f"{card} is not in this deck of {len(self.deck)}; take a card from 9 to ace")
        if self.mode == PLAY:
            raise TrickkitError('the cards are being played; go back to dealing, with mode = "deal"')
        if self.holder(card) is seat and not first:
            return self
        free = self._without(card)
        if self.mode == TRICK:
            return replace(free, trick=free.trick.with_card(seat, card))
        hand = free.hands[seat.place]
        if len(hand) >= self.hand_size:
            raise TrickkitError(f"{seat} has all {self.hand_size} cards; take one back first")
        return replace(free, hands=changed(free.hands, seat, (card, *hand) if first else (*hand, card))).settled()

    def remove(self, card: Card) -> Draft:
        """Take a card back into the deck.

        Raises:
            TrickkitError: if it lies with nobody, or the cards are being played.
        """
        if self.mode == PLAY or self.holder(card) is None:
            raise TrickkitError(f"{card} cannot be taken back here; in a deal, go back to dealing first")
        return self._without(card).settled()

    def _without(self, card: Card) -> Draft:
        seat = self.holder(card)
        if seat is None:
            return self
        if self.mode == TRICK:
            return replace(self, trick=self.trick.with_card(seat, None))
        hand = tuple(held for held in self.hands[seat.place] if held is not card)
        return replace(self, hands=changed(self.hands, seat, hand))

    def dealt(self, rng: Random) -> Draft:
        """Deal the missing cards by chance."""
        taken = {card for seat in self.seats for card in self.cards_of(seat)}
        rest = iter(shuffled([card for card in self.deck if card not in taken], rng))
        draft = self
        for seat, number in self.missing.items():
            for _ in range(number):
                draft = draft.put(next(rest), seat)
        return draft

    def act(self, act: Action) -> Draft:
        """Go on with an act.

        Raises:
            TrickkitError: if a card is still missing.
            IllegalActionError: if the rules refuse it.
        """
        if self.state is None:
            self.with_mode(DEAL).record()  # raises, and says what is missing
        assert self.state is not None  # noqa: S101 - else the line above raised
        return replace(self, acts=(*self.acts, act), state=self.state.apply(act), mode=PLAY)

    def with_mode(self, mode: str) -> Draft:
        """Build something else.

        Raises:
            TrickkitError: if there is no such mode, or cards are still missing for playing.
        """
        if mode not in MODES:
            raise TrickkitError(f'"{mode}" is no mode; choose {", ".join(MODES)}')
        if mode == PLAY and self.state is None:
            replace(self, mode=DEAL).record()  # raises, and says what is missing
        return replace(self, mode=mode)

    def with_dealer(self, dealer: Seat) -> Draft:
        """Let another seat deal.

        Raises:
            TrickkitError: if nobody sits there.
        """
        self._check_seat(dealer)
        leader = _first_leader(self.game, dealer, self.empty)
        return replace(self, dealer=dealer, trick=replace(self.trick, leader=leader)).settled()

    def with_trick(self, **changes: Any) -> Draft:  # noqa: ANN401 - fields of the trick
        """Change trump, Schlag, leader or the moment trump was turned up in the lone trick."""
        return replace(self, trick=replace(self.trick, **changes))

    def other_game(self, name: str) -> Draft:
        """Take the other game; the cards of the lone trick stay."""
        fresh = Draft.new(name)
        trick = replace(fresh.trick, cards=self.trick.cards, schlag=self.trick.schlag)
        return replace(fresh, mode=TRICK if self.mode == TRICK else DEAL, trick=trick)

    @property
    def switches(self) -> dict[str, tuple[str, str]]:
        """The settings of the house that have just two values, with these: as it is by default, and the other."""
        if isinstance(self.game, Latinern):
            return {"late_ask_penalty": ("two", "stake")}
        return {"late_trump": ("literal", "rank"), **dict.fromkeys(self.game.variants, ("off", "on"))}

    def with_rules(self, rules: str) -> Draft:
        """Change the settings of the house.

        Raises:
            NotationError: if a setting is unknown, or the match would be over already.
        """
        game = type(self.game).parse(rules)
        three = isinstance(game, TwentyEight) and game.three_players
        if three is (self.empty is not None):
            return replace(self, game=game).settled()
        fresh = Draft.new(game.name, rules)
        deck, hands = fresh.deck, _NO_CARDS
        for seat in fresh.seats:
            hands = changed(hands, seat, tuple(card for card in self.hands[seat.place] if card in deck))
        table = zip(Seat, self.trick.cards, strict=True)
        laid = tuple(card if seat in fresh.seats and card in deck else None for seat, card in table)
        since = min(self.trick.since, len(fresh.seats))
        trick = replace(self.trick, cards=laid, leader=fresh.trick.leader, since=since)
        mode = DEAL if self.mode == PLAY else self.mode
        return replace(fresh, mode=mode, trick=trick, hands=hands, remarks=self.remarks)

    def without_last(self) -> Draft:
        """Take the last act back."""
        return replace(self, acts=self.acts[:-1]).settled()

    def cleared(self) -> Draft:
        """Take all cards back; in play: go back to before the first act."""
        if self.mode == PLAY and self.acts:
            return replace(self, acts=()).settled()
        if self.mode == TRICK:
            return replace(self, trick=replace(self.trick, cards=LoneTrick(self.trick.leader).cards))
        return replace(self, mode=DEAL, hands=_NO_CARDS, acts=(), remarks=(), state=None)

    def settled(self) -> Draft:
        """Work out the position again. Acts that are no longer possible are left out, and those after them."""
        if any(len(self.hands[seat.place]) < self.hand_size for seat in self.seats):
            return replace(self, state=None, mode=DEAL if self.mode == PLAY else self.mode)
        state, acts = self._start(), []
        for act in self.acts:
            try:
                state = state.apply(act)
            except IllegalActionError:
                break
            acts.append(act)
        return replace(self, state=state, acts=tuple(acts))

    def _start(self) -> AnyState:
        if isinstance(self.game, Latinern):
            score = self.score if isinstance(self.score, Score) else Score()
            return self.game.start(latinern.Deal(self.dealer, self.hands), score)
        return self.game.start(twenty_eight.Deal(self.dealer, self.hands), self.score)

    def _check_seat(self, seat: Seat) -> None:
        if seat is self.empty:
            raise TrickkitError(f"nobody sits at {seat}; three play")


class ViewRecordError(TrickkitError):
    """A record of what one seat knows where all cards are wanted.

    Args:
        seat: whose view it holds.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"this record holds what {seat} knows; a scenario needs all cards, without [View]")
        self.seat = seat


def _first_leader(game: AnyGame, dealer: Seat, empty: Seat | None) -> Seat:
    """Give the seat that is dealt the first card and leads the first trick (L3, L10, T4, T12)."""
    return dealer.left if isinstance(game, Latinern) else in_turn(dealer.right, empty)[0]
