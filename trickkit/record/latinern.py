"""Reads the tags and acts of a Latinern record into a state or a view."""

from __future__ import annotations

from trickkit.cards import Card
from trickkit.errors import IllegalActionError, NotationError
from trickkit.games.latinern import (
    BottomsShown,
    Deal,
    Dealt,
    Latinern,
    LatinernObservation,
    LatinernState,
    PlayCard,
    Won,
    legality,
    parse_act,
)
from trickkit.games.latinern.deal import HAND_SIZE, read_hands
from trickkit.games.latinern.events import knowers
from trickkit.games.latinern.position import TRICK_SIZE, Position
from trickkit.games.latinern.state import check_start
from trickkit.record.tags import ActError, Tags
from trickkit.seats import Seat
from trickkit.table import Action, Event, Score
from trickkit.tricks import Trick, winner

WINS = "wins"


def read(tags: Tags) -> LatinernState | LatinernObservation:
    """Read one record, full or a view.

    Raises:
        NotationError: with line and column.
        ActError: naming the act that is wrong.
    """
    game = tags.value("Rules", Latinern.parse, Latinern())
    dealer = tags.value("Dealer", Seat.parse, None)
    score = tags.value("Score", Score.parse, Score())
    viewer = tags.value("View", Seat.parse, None)
    deal = tags.required("Deal")
    sits = tags.get("Sits")
    if sits is not None:
        raise tags.error(sits, "[Sits] names the empty seat of a game for three; take it out of a Latinern record")
    if dealer is None:
        raise tags.missing("Dealer")
    tags.check_round()
    try:
        if viewer is None:
            return read_state(game, dealer, deal.value, score, tags.acts)
        return read_view(game, dealer, deal.value, score, viewer, tags.acts)
    except NotationError as error:
        written = tags.get("Score")
        if error.text == str(score) and written is not None:
            raise tags.error(written, error.message) from None
        raise tags.inside(deal, error) from None


def read_act(text: str) -> tuple[Seat, Action | None]:
    """Read an act, or the announcement `SEAT:wins`, which gives None.

    Raises:
        NotationError: with the column inside `text`.
    """
    name, colon, token = text.partition(":")
    if colon and token == WINS:
        return Seat.parse(name), None
    act = parse_act(text)
    return act.seat, act


def read_state(game: Latinern, dealer: Seat, deal: str, score: Score, acts: list[str]) -> LatinernState:
    """Play a full record.

    Raises:
        ActError: naming the act that is wrong, by its place in `acts`.
        NotationError: if the deal or the score is wrong, with the column.
    """
    hands = tuple(tuple(hand) for hand in read_hands(deal))
    state = game.start(Deal(dealer, hands), score)
    announced = True
    for place, text in enumerate(acts):
        try:
            seat, act = read_act(text)
            if act is None:
                won = state.position.tricks
                if announced or not won:
                    raise NotationError(f'"{text}" follows no complete trick; write it behind the fourth card', text)
                if won[-1].winner is not seat:
                    raise NotationError(
                        f'"{text}" is not true: {won[-1].winner} wins this trick with {won[-1].card}', text
                    )
                announced = True
                continue
            before = len(state.position.tricks)
            state = state.apply(act)
            announced = len(state.position.tricks) == before
        except (NotationError, IllegalActionError) as error:
            raise ActError(place, error) from None
    return state


def read_view(
    game: Latinern, dealer: Seat, deal: str, score: Score, viewer: Seat, acts: list[str]
) -> LatinernObservation:
    """Read what one seat knows. Unknown cards are `?`; every complete trick is followed by its announcement.

    Raises:
        ActError: naming the act that is wrong, by its place in `acts`.
        NotationError: if the deal or the score is wrong, with the column.
    """
    check_start(game, score)
    hands = read_hands(deal, view=True)
    own = tuple(hands[viewer.place])
    if len(own) != HAND_SIZE:
        raise NotationError(f"{viewer} sees its own hand; write all {HAND_SIZE} cards of {viewer}", deal, (1, 1))
    dealt = Dealt(dealer, score, tuple(own if seat is viewer else None for seat in Seat))
    reader = _ViewReader(game, viewer, hands, dealt)
    for place, text in enumerate(acts):
        try:
            reader.act(text)
        except (NotationError, IllegalActionError) as error:
            raise ActError(place, error) from None
    return reader.observation(deal)


class _ViewReader:
    """Follows the acts of a view record; the bottom cards are settled at the end, when all plays are known."""

    def __init__(self, game: Latinern, viewer: Seat, hands: list[list[Card]], dealt: Dealt) -> None:
        self.game = game
        self.viewer = viewer
        self.hands = hands
        self.events: list[Event] = [dealt]
        self.position = Position.start(dealt)
        self.played: set[Card] = set()

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.position = self.position.after(event, self.game)

    def act(self, text: str) -> None:
        seat, act = read_act(text)
        complete = len(self.position.plays) == TRICK_SIZE
        if act is None:
            if not complete:
                raise NotationError(f'"{text}" follows no complete trick; write it behind the fourth card', text)
            self.add(Won(seat, Trick(self.position.plays).card_of(seat)))
            return
        if complete:
            raise NotationError(f'"{text}" comes before the announcement; write who won the trick, as N:{WINS}', text)
        refused = legality.refusal(self.position, act)
        hidden = isinstance(act, PlayCard) and seat is not self.viewer
        if refused is not None and not (hidden and refused.code == "card-not-held"):
            raise IllegalActionError(act, seat, refused)
        if isinstance(act, PlayCard) and hidden:
            if act.card not in self.hands[seat.place] or act.card in self.played:
                raise NotationError(
                    f'"{text}" is not among the known cards of {seat}; write it in the deal of {seat}', text
                )
            self.played.add(act.card)
        self.add(act)

    def bottoms(self, known: list[Card]) -> BottomsShown:
        """Tell which of the other knower's known cards is its bottom card: the first that makes every winner true.

        As `write_view` writes them, that is the first of all; other people's records may have them in any order.
        """
        dealer, own = self.position.dealer, self.hands[self.viewer.place][0]
        shown = [BottomsShown(dealer, (own, card) if self.viewer is dealer else (card, own)) for card in known]
        for event in shown:
            ordering = self.position.after(event, self.game).ordering
            if ordering and all(winner(won.trick, ordering).seat is won.winner for won in self.position.tricks):
                return event
        return shown[0]

    def observation(self, deal: str) -> LatinernObservation:
        dealer = self.position.dealer
        shown = BottomsShown(dealer, None)
        others = [seat for seat in Seat if seat is not self.viewer]
        unplayed = {seat: [card for card in self.hands[seat.place] if card not in self.played] for seat in others}
        if self.viewer in knowers(dealer):
            other = dealer.left if self.viewer is dealer else dealer
            unseen = unplayed.pop(other)
            known = unseen or self.hands[other.place]
            if not known or len(unseen) > 1:
                raise NotationError(
                    f"{self.viewer} knows one bottom card of {other}; write it behind the ?s", deal, (1, 1)
                )
            shown = self.bottoms(known)
        for cards in unplayed.values():
            if cards:
                raise NotationError(
                    f'"{cards[0]}" has not been played, so {self.viewer} cannot know it; write ? for it',
                    str(cards[0]),
                    (1, 1),
                )
        view = LatinernObservation(self.game, self.viewer, (self.events[0], shown, *self.events[1:]))
        for won in view.tricks:
            if view.ordering is not None:
                verdict = winner(won.trick, view.ordering)
                if verdict.seat is not won.winner:
                    raise NotationError(
                        f'"{won.winner}:{WINS}" is not true: {verdict.seat} wins {won.trick} with {verdict.card}',
                        deal,
                        (1, 1),
                    )
        return view
