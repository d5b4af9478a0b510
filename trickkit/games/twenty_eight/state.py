"""A deal of Twenty-eight with everything known."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.errors import IllegalActionError, NotationError, TrickkitError, WrongSeatError
from trickkit.games.twenty_eight import legality
from trickkit.games.twenty_eight.acts import PlayCard
from trickkit.games.twenty_eight.consequences import Cards, consequence
from trickkit.games.twenty_eight.deal import Deal
from trickkit.games.twenty_eight.events import Dealt, Exposed
from trickkit.games.twenty_eight.observation import TwentyEightObservation
from trickkit.games.twenty_eight.position import Phase, Position, Result
from trickkit.games.twenty_eight.settings import SIXES, Settings
from trickkit.seats import Seat
from trickkit.table import Action, AnyScore, Event, LegalActions, PlayerScore, Score
from trickkit.tricks import Verdict, winner


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TwentyEightState:
    """The true position. It never changes; `apply` gives a new one.

    Make the first one with `TwentyEight().start(deal)`. Its `repr` shows no cards, so that a state in a
    notebook or a traceback gives nothing away.
    """

    game: Settings
    """The rules with their house settings."""
    events: tuple[Event, ...]
    """Everything that happened, in order."""
    _position: Position

    @classmethod
    def start(cls, game: Settings, deal: Deal, score: AnyScore | None) -> TwentyEightState:
        """Give the state after the first packets; see `TwentyEight.start`."""
        score = check_start(game, deal.empty, score)
        dealt = Dealt(deal.dealer, score, deal.first, deal.second)
        return cls(game, (dealt,), Position.start(dealt))

    @property
    def position(self) -> Position:
        """The folded position, for solver and graders; it holds all secrets."""
        return self._position

    @property
    def deal(self) -> Deal:
        """The deal with both packets."""
        dealt = self.events[0]
        assert isinstance(dealt, Dealt)  # noqa: S101 - the first event of every deal
        hands = tuple((*(one or ()), *two) for one, two in zip(dealt.first, dealt.second or (), strict=True))
        return Deal(dealt.dealer, hands)

    def before_play(self) -> TwentyEightState:
        """Give the state of this deal before the first act."""
        return TwentyEightState.start(self.game, self.deal, self._position.score)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose call or card is awaited; None while a concession is open and after the end."""
        return None if self._position.phase is Phase.CONCESSION else self._position.turn

    def outcome(self) -> Result | None:
        """Give the result of the deal, or None while it is on."""
        return self._position.outcome

    def legal_actions(self, seat: Seat | None = None) -> LegalActions[Action]:
        """Give the legal acts of `seat`, in or out of turn; without `seat`, of the seat to act.

        >>> from random import Random
        >>> from trickkit.games.twenty_eight import Bid, TwentyEight
        >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
        >>> len(state.legal_actions()), Bid(Seat.WEST, 13) in state.legal_actions(Seat.WEST)
        (15, False)
        """
        return legality.legal_actions(self._position, seat or self.to_act, self.game)

    def offences(self, seat: Seat) -> LegalActions[Action]:  # noqa: ARG002 - the same for all
        """Give the acts that the rules punish: this game has none."""
        return LegalActions(tuple, lambda _: False)

    def apply(self, action: Action) -> TwentyEightState:
        """Give the state after `action` and all that follows from it.

        Args:
            action: an act of this game.

        Raises:
            WrongSeatError: if it is another seat's turn.
            IllegalActionError: if the rules refuse the act. This state stays as it was.
        """
        refused = legality.refusal(self._position, action, self.game)
        if refused is not None:
            error = WrongSeatError if refused.code == "not-your-turn" else IllegalActionError
            raise error(action, action.seat, refused)
        state, down = self, self._position.down
        if isinstance(action, PlayCard) and legality.exposes(self._position, action.seat, action.card, down):
            state = _after(state, Exposed(action.seat, action.card))
        state = _after(state, action)
        while (event := _consequence(state)) is not None:
            state = _after(state, event)
        return state

    def observe(self, seat: Seat) -> TwentyEightObservation:
        """Give what `seat` has seen so far.

        Raises:
            TrickkitError: if nobody sits there (V6).
        """
        if seat is self._position.empty:
            raise TrickkitError(f"nobody sits at {seat}; name one of the three players")
        return TwentyEightObservation(self.game, seat, tuple(event.seen_by(seat) for event in self.events))

    def verdict(self, number: int) -> Verdict:
        """Judge complete trick `number`, from 1.

        Raises:
            IndexError: if there is no such trick.
        """
        won = self._position.tricks[number - 1]
        return winner(won.trick, won.ordering)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TwentyEightState) and (self.game, self.events) == (other.game, other.events)

    def __hash__(self) -> int:
        return hash((self.game, self.events))

    def __repr__(self) -> str:
        match self._position.phase:
            case Phase.OVER:
                return "<Twenty-eight, deal over>"
            case Phase.PLAY:
                return f"<Twenty-eight, trick {len(self._position.tricks) + 1}, {self.to_act} to play>"
            case Phase.CONCESSION:
                return "<Twenty-eight, a concession is open>"
            case phase:
                return f"<Twenty-eight, {phase}, {self.to_act} to act>"


def _after(state: TwentyEightState, event: Event) -> TwentyEightState:
    return TwentyEightState(state.game, (*state.events, event), state.position.after(event, state.game))


def _consequence(state: TwentyEightState) -> Event | None:
    dealt = state.events[0]
    assert isinstance(dealt, Dealt)  # noqa: S101 - the first event of every deal
    cards = Cards(lambda: state.deal.hands, dealt.second or (), state.position.down)
    return consequence(state.position, state.events[-1], cards, state.game)


def check_start(game: Settings, empty: Seat | None, score: AnyScore | None) -> AnyScore:
    """Give the score at the start, and check that it fits the players and that the match is not over.

    Raises:
        NotationError: if it does not fit; the text of the error is the score.
    """
    if game.three_players is not (empty is not None):
        raise NotationError("a game for three needs three_players=on, and one seat without cards")
    zero = Score() if empty is None else PlayerScore.zero([seat for seat in Seat if seat is not empty])
    score = zero if score is None else score
    if score.teams != zero.teams:
        raise NotationError(f'"{score}" counts for others than those who play; write {zero}', str(score))
    for team in score.teams:
        total = score[team]
        if (game.target is not None and total >= game.target) or (game.sixes and abs(total) >= SIXES):
            raise NotationError(f'"{team}:{total}": the match is over; begin another one', str(score))
    return score
