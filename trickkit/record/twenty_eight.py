"""Reads the tags and acts of a Twenty-eight record into a state or a view."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.errors import IllegalActionError, NotationError
from trickkit.games.twenty_eight import (
    Ask,
    ChooseTrump,
    Deal,
    Dealt,
    Exposed,
    PlayCard,
    TwentyEight,
    TwentyEightObservation,
    TwentyEightState,
    legality,
    parse_act,
)
from trickkit.games.twenty_eight.consequences import Cards, consequence
from trickkit.games.twenty_eight.deal import HAND_SIZE, PACKET, read_hands
from trickkit.games.twenty_eight.game import EMPTY
from trickkit.games.twenty_eight.position import TRICKS, Position
from trickkit.games.twenty_eight.state import check_start
from trickkit.record.tags import ActError, Tags
from trickkit.seats import Seat
from trickkit.table import AnyScore, Event, PlayerScore, Score


def read(tags: Tags) -> TwentyEightState | TwentyEightObservation:
    """Read one record, full or a view.

    Raises:
        NotationError: with line and column.
        ActError: naming the act that is wrong.
    """
    game = tags.value("Rules", TwentyEight.parse, TwentyEight())
    empty = _empty(tags, game)
    dealer = tags.value("Dealer", Seat.parse, None)
    players = tuple(seat for seat in Seat if seat is not empty)

    def parse_score(text: str) -> AnyScore:
        return Score.parse(text, below_zero=True) if empty is None else PlayerScore.parse(text, players)

    score = tags.value("Score", parse_score, None)
    viewer = tags.value("View", Seat.parse, None)
    deal = tags.required("Deal")
    if dealer is None:
        raise tags.missing("Dealer")
    tags.check_round()
    for name, seat in (("Dealer", dealer), ("View", viewer)):
        if seat is not None and seat is empty:
            raise tags.error(tags.required(name), f'"{seat}" is the empty seat; name one of {", ".join(players)}')
    written = tags.get("Score")
    try:
        score = check_start(game, empty, score)
    except NotationError as error:
        raise tags.error(written or deal, error.message) from None
    try:
        hands = read_hands(deal.value, empty, view=viewer is not None)
        if viewer is None:
            state = game.start(Deal(dealer, tuple(map(tuple, hands))), score)
            return _play(state, tags.acts)
        return _follow(_ViewReader(game, viewer, dealer, hands, score, empty), tags.acts, deal.value)
    except NotationError as error:
        raise tags.inside(deal, error) from None


def _empty(tags: Tags, game: TwentyEight) -> Seat | None:
    sits = tags.value("Sits", Seat.parse, None)
    tag = tags.get("Sits")
    if game.three_players:
        return sits or EMPTY
    if tag is not None:
        raise tags.error(tag, f'"{tag.value}" is to be empty, but four play; write three_players=on in [Rules]')
    return None


def _play(state: TwentyEightState, acts: list[str]) -> TwentyEightState:
    for place, text in enumerate(acts):
        try:
            state = state.apply(parse_act(text))
        except (NotationError, IllegalActionError) as error:
            raise ActError(place, error) from None
    return state


def _follow(reader: _ViewReader, acts: list[str], deal: str) -> TwentyEightObservation:
    for place, text in enumerate(acts):
        try:
            reader.act(text)
        except (NotationError, IllegalActionError) as error:
            raise ActError(place, error) from None
    reader.check_end(deal)
    return TwentyEightObservation(reader.game, reader.viewer, tuple(reader.events))


class _ViewReader:
    """Follows the acts of a view record with the cards that the view knows."""

    def __init__(
        self,
        game: TwentyEight,
        viewer: Seat,
        dealer: Seat,
        hands: list[list[Card]],
        score: AnyScore,
        empty: Seat | None,
    ) -> None:
        own = hands[viewer.place]
        if len(own) not in {PACKET, HAND_SIZE}:
            raise NotationError(
                f"{viewer} sees its own cards; write all {HAND_SIZE} of {viewer}, or {PACKET} before trump is chosen"
            )
        self.game = game
        self.viewer = viewer
        self.known = tuple(map(tuple, hands))
        self.empty = empty
        self.second = tuple(self._packet(seat, own[PACKET:]) for seat in Seat)
        self.down: Card | None = None
        first = tuple(self._packet(seat, own[:PACKET]) for seat in Seat)
        dealt = Dealt(dealer, score, first, None)
        self.events: list[Event] = [dealt]
        self.position = Position.start(dealt)
        self.played: set[Card] = set()

    def _packet(self, seat: Seat, own: list[Card]) -> tuple[Card, ...] | None:
        if seat is self.empty:
            return ()
        return tuple(own) if seat is self.viewer else None

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.position = self.position.after(event, self.game)

    def act(self, text: str) -> None:
        act = parse_act(text)
        refused = legality.refusal(self.position, act, self.game)
        if refused is not None:
            raise IllegalActionError(act, act.seat, refused)
        if isinstance(act, ChooseTrump):
            self.down = act.card
            act = act.seen_by(self.viewer)
            if len(self.known[self.viewer.place]) != HAND_SIZE:
                raise NotationError(f'"{text}": now {self.viewer} sees all its cards; write all {HAND_SIZE}', text)
            if self.down is not None and self.down not in self.known[act.seat.place]:
                raise self._not_known(act.seat, text)
        if isinstance(act, Ask) and self.down is None:
            raise NotationError(f'"{text}" turns the down card up; write it where trump was chosen, as trump=7S', text)
        if isinstance(act, PlayCard):
            if act.seat is not self.viewer:
                self._card_of_another(act, text)
            if legality.exposes(self.position, act.seat, act.card, self.down):
                self.add(Exposed(act.seat, act.card))
        self.add(act)
        while (event := self._consequence()) is not None:
            self.add(event)

    def _consequence(self) -> Event | None:
        cards = Cards(lambda: self.known, self.second, self.down)
        return consequence(self.position, self.events[-1], cards, self.game)

    def _card_of_another(self, act: PlayCard, text: str) -> None:
        position, seat, card = self.position, act.seat, act.card
        if card not in self.known[seat.place] or card in self.played:
            raise self._not_known(seat, text)
        self.played.add(card)
        if not legality.hides(position, seat):
            return
        last = len(position.tricks) == TRICKS - 1
        if last and self.down is None:
            self.down = card  # the bidder has no other card
        exposes = legality.exposes(position, seat, card, self.down)
        if last is not (card is self.down) and not exposes:
            raise NotationError(f'"{text}" cannot be: the down card of {seat} is {self.down} (T17)', text)
        if exposes and not position.plays and not last:
            raise NotationError(f'"{text}" cannot be: the down card is led to the last trick only (T17b)', text)

    def _not_known(self, seat: Seat, text: str) -> NotationError:
        return NotationError(f'"{text}" is not among the known cards of {seat}; write it in the deal of {seat}', text)

    def check_end(self, deal: str) -> None:
        """Refuse cards that the viewer cannot know."""
        position = self.position
        seen = {*self.played, *(card for hand in position.shown or () for card in hand or ())}
        if position.trump is not None or position.laid:
            seen |= {self.down} if self.down else set()
        elif self.down is not None and self.viewer is not position.bidder:
            raise NotationError(f"the down card is hidden from {self.viewer}; write trump=?", deal, (1, 1))
        for seat in Seat:
            for card in self.known[seat.place]:
                if seat is not self.viewer and card not in seen:
                    raise NotationError(
                        f'"{card}" has not been played, so {self.viewer} cannot know it; write ? for it',
                        str(card),
                        (1, 1),
                    )
