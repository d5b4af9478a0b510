"""A round of Latinern with everything known."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.errors import IllegalActionError, NotationError, WrongSeatError
from trickkit.games.latinern import legality
from trickkit.games.latinern.deal import Deal
from trickkit.games.latinern.events import BottomsShown, Dealt, Disclosed, HandsShown, Won
from trickkit.games.latinern.observation import LatinernObservation
from trickkit.games.latinern.ordering import LatinernOrdering
from trickkit.games.latinern.position import TRICK_SIZE, By, Outcome, Position
from trickkit.games.latinern.settings import Settings
from trickkit.seats import Seat, Side
from trickkit.table import Action, Event, LegalActions, Score
from trickkit.tricks import Trick, Verdict, winner


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LatinernState:
    """The true position. It never changes; `apply` gives a new one.

    Make the first one with `Latinern().start(deal)`. Its `repr` shows no cards, so that a state in a
    notebook or a traceback gives nothing away.
    """

    game: Settings
    """The rules with their house settings."""
    events: tuple[Event, ...]
    """Everything that happened, in order."""
    _position: Position

    @classmethod
    def start(cls, game: Settings, deal: Deal, score: Score) -> LatinernState:
        """Give the state after dealing and showing the bottom cards; see `Latinern.start`."""
        check_start(game, score)
        dealt = Dealt(deal.dealer, score, deal.hands)
        shown = BottomsShown(deal.dealer, (deal.bottom(deal.dealer), deal.bottom(deal.forehand)))
        return cls(game, (dealt, shown), Position.start(dealt).after(shown, game))

    @property
    def position(self) -> Position:
        """The folded position, for solver and graders; it holds all secrets."""
        return self._position

    @property
    def deal(self) -> Deal:
        """The deal the round began with."""
        dealt = self.events[0]
        assert isinstance(dealt, Dealt)  # noqa: S101 - the first event of every round
        return Deal(dealt.dealer, tuple(hand for hand in dealt.hands if hand is not None))

    def before_play(self) -> LatinernState:
        """Give the state of this round before the first act."""
        return LatinernState.start(self.game, self.deal, self._position.score)

    @property
    def ordering(self) -> LatinernOrdering:
        """Trump and Schlag (L5)."""
        ordering = self._position.ordering
        assert ordering is not None  # noqa: S101 - nothing is hidden from a state
        return ordering

    @property
    def to_act(self) -> Seat | None:
        """The seat whose card is awaited; None while a question is open and after the end."""
        return None if self._position.question is not None else self._position.to_play

    def outcome(self) -> Outcome | None:
        """Give the result of the round, or None while it is on."""
        return self._position.outcome

    def legal_actions(self, seat: Seat | None = None) -> LegalActions[Action]:
        """Give the legal acts of `seat`, in or out of turn; without `seat`, of the seat to act.

        >>> from random import Random
        >>> from trickkit.games.latinern import Ask, Latinern
        >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
        >>> len(state.legal_actions()), Ask(Seat.SOUTH) in state.legal_actions(Seat.SOUTH)
        (6, True)
        """
        return legality.legal_actions(self._position, seat or self.to_act)

    def offences(self, seat: Seat) -> LegalActions[Action]:
        """Give the acts of `seat` that `apply` takes and the rules punish: `leak`, and a late `ask` (L19, L21)."""
        return legality.offence_actions(self._position, seat)

    def apply(self, action: Action) -> LatinernState:
        """Give the state after `action`.

        Args:
            action: `PlayCard`, `Ask`, `Stay`, `Go` or `Leak`; legal, or an offence.

        Raises:
            WrongSeatError: if it is another seat's turn.
            IllegalActionError: if the rules refuse the act. This state stays as it was.
        """
        refused = legality.refusal(self._position, action)
        if refused is not None:
            error = WrongSeatError if refused.code == "not-your-turn" else IllegalActionError
            raise error(action, action.seat, refused)
        state = _after(self, action)
        if len(state.position.plays) == TRICK_SIZE:
            verdict = winner(Trick(state.position.plays), state.ordering)
            state = _after(state, Won(verdict.seat, verdict.card))  # L13
        ended = state.position.outcome
        if ended is not None:
            state = _after(state, Disclosed(state.ordering.trump, state.ordering.schlag))  # L24
            if ended.by is By.TRICKS:
                state = _after(state, HandsShown(self.deal.hands))
        return state

    def observe(self, seat: Seat) -> LatinernObservation:
        """Give what `seat` has seen so far."""
        return LatinernObservation(self.game, seat, tuple(event.seen_by(seat) for event in self.events))

    def verdict(self, number: int) -> Verdict:
        """Judge complete trick `number`, from 1, knowing trump and Schlag.

        Raises:
            IndexError: if there is no such trick.
        """
        return winner(self._position.tricks[number - 1].trick, self.ordering)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LatinernState) and (self.game, self.events) == (other.game, other.events)

    def __hash__(self) -> int:
        return hash((self.game, self.events))

    def __repr__(self) -> str:
        if self._position.outcome is not None:
            return "<Latinern, round over>"
        if self._position.question is not None:
            return f"<Latinern, trick {len(self._position.tricks) + 1}, {self._position.question} asked>"
        return f"<Latinern, trick {len(self._position.tricks) + 1}, {self.to_act} to play>"


def _after(state: LatinernState, event: Event) -> LatinernState:
    return LatinernState(state.game, (*state.events, event), state.position.after(event, state.game))


def check_start(game: Settings, score: Score) -> None:
    """Refuse to start a round when the match is over (L22).

    Raises:
        NotationError: if a side has reached the target.
    """
    for side in Side:
        if score[side] >= game.target:
            raise NotationError(
                f'"{side}:{score[side]}" reaches the target {game.target}: the match is over', str(score)
            )
