"""What happens at the table of Twenty-eight, told to a seat that may not know everything."""

from __future__ import annotations

from trickkit.cards import Card, Rank
from trickkit.explain.reasons import listed, person
from trickkit.explain.table import played
from trickkit.explain.twenty_eight.tricks import why
from trickkit.games.twenty_eight import (
    Accept,
    Ask,
    Bid,
    ChooseTrump,
    Concede,
    Dealt,
    Exposed,
    Pass,
    Phase,
    Place,
    PlayCard,
    PlayOn,
    Raise,
    Redeal,
    SecondPacket,
    Show,
    Thani,
    ThrownIn,
    Won,
)
from trickkit.games.twenty_eight.position import Position
from trickkit.i18n import Text, Words
from trickkit.seats import Seat
from trickkit.table import Event


def happened(  # noqa: C901, PLR0912 - one line for each kind of event
    event: Event, before: Position | None, after: Position, words: Words, viewer: Seat | None = None
) -> Text | None:
    """Tell one event, or None where the event before has told it: a down card that is turned up to be played.

    Args:
        event: what happened, as the reader saw it.
        before: the position before it; None before the deal.
        after: the position after it.
        words: language and deck.
        viewer: the seat that reads this; None if all cards are open. A down card that another seat may not know is
            not named even if the event holds it.

    Raises:
        TypeError: if it is no event of Twenty-eight.

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> bid = Bid(Seat.WEST, 16)
    >>> print(happened(bid, state.position, state.apply(bid).position, Words(), Seat.WEST))
    You open with 16.
    """
    match event:
        case Dealt(dealer):
            return words.message(person("happened.dealt", dealer, viewer), seat=dealer)
        case SecondPacket():
            return words.message("happened.second-packet")
        case Bid(seat, number):
            opens = before is None or before.bid is None
            return words.message(person(f"happened.{'opens' if opens else 'bids'}", seat, viewer), seat=seat, n=number)
        case Pass():
            return _passed(event, before, after, words, viewer)
        case Redeal(seat):
            return words.message(person("happened.redeal", seat, viewer), seat=seat)
        case ChooseTrump():
            return _chosen(event, words, viewer)
        case Raise(seat, number):
            return words.message(person("happened.raises", seat, viewer), seat=seat, n=number)
        case Ask(seat):
            return words.message(person("happened.asks", seat, viewer), seat=seat)
        case Exposed():
            return _exposed(event, after, words, viewer)
        case PlayCard():
            return _played(event, before, after, words, viewer)
        case Won():
            return why(after.tricks[-1].trick, after.tricks[-1].ordering, words, viewer).headline
        case Thani(seat):
            return _thani(seat, after, words, viewer)
        case Show(seat):
            return words.message(person("happened.shows", seat, viewer), seat=seat)
        case Concede(seat):
            return words.message(person("happened.concedes", seat, viewer), seat=seat)
        case Accept(seat):
            return words.message(person("happened.accepts", seat, viewer), seat=seat)
        case PlayOn(seat):
            return words.message(person("happened.plays-on", seat, viewer), seat=seat)
        case ThrownIn():
            return thrown_in(event.clause, after, words, viewer)
        case _:
            raise TypeError(f"not an event of Twenty-eight: {event!r}")


def _passed(event: Pass, before: Position | None, after: Position, words: Words, viewer: Seat | None) -> Text:
    raising = before is not None and before.phase is Phase.RAISE
    what = "raises-not" if raising else "passes"
    said = words.message(person(f"happened.{what}", event.seat, viewer), seat=event.seat)
    bid, bidder = after.bid, after.bidder
    assert bid is not None  # noqa: S101 - eldest may not pass
    if after.phase is Phase.TRUMP and bidder is not None:
        over = words.message(person("happened.bidder", bidder, viewer), seat=bidder, n=bid)
        return Text.join([said, over])
    if after.phase is Phase.PLAY:
        return Text.join([said, words.message("happened.bid-stays", n=bid)])
    return said


def _chosen(event: ChooseTrump, words: Words, viewer: Seat | None) -> Text:
    seat, card = event.seat, event.card
    if card is None or viewer not in {None, seat}:
        return words.message("happened.trump.hidden", seat=seat)
    return words.message(person("happened.trump.open", seat, viewer), seat=seat, card=card, trump=card.suit)


def _exposed(event: Exposed, after: Position, words: Words, viewer: Seat | None) -> Text:
    seat, card, asker = event.seat, event.card, after.asker
    how = "played" if asker is None else "asked"
    said = words.message(person(f"happened.exposed.{how}", seat, viewer), seat=seat, card=card, trump=card.suit)
    if asker is None:
        return said
    if asker is not viewer:
        return Text.join([said, words.message("happened.asker", seat=asker)])
    trumps = any(other.suit is card.suit for other in after.held[asker.place] or ())
    return Text.join([said, words.message(f"happened.asker.{'trump' if trumps else 'void'}.you")])


def _played(
    event: PlayCard, before: Position | None, after: Position, words: Words, viewer: Seat | None
) -> Text | None:
    seat, card = event.seat, event.card
    assert before is not None  # noqa: S101 - the deal comes first
    if card is before.down and before.exposed == Place(len(before.tricks) + 1, len(before.plays) + 1):
        return None
    if not before.plays:
        return played(seat, card, words, viewer, leads=True)
    if after.laid and not before.laid:
        return words.message(person("happened.follows-down", seat, viewer), seat=seat, card=card)
    if card.suit is before.plays[0].card.suit:
        return played(seat, card, words, viewer)
    if card.suit is before.trump:
        return words.message(person("happened.trumps", seat, viewer), seat=seat, card=card)
    what = "discards-void" if before.asker is seat else "discards"
    return words.message(person(f"happened.{what}", seat, viewer), seat=seat, card=card)


def _thani(seat: Seat, after: Position, words: Words, viewer: Seat | None) -> Text:
    if after.partner is None:
        return words.message(person("happened.thani.three", seat, viewer), seat=seat)
    if viewer is after.partner:
        return words.message("happened.thani.partner", seat=seat)
    return words.message(person("happened.thani", seat, viewer), seat=seat, partner=after.partner)


def thrown_in(clause: str, position: Position, words: Words, viewer: Seat | None = None) -> Text:
    """Tell why the cards are dealt again, what was shown to prove it, and who deals (T7, T10, T20, T23, V3).

    Args:
        clause: the clause that demands it.
        position: the position after that.
        words: language and deck.
        viewer: the seat that reads this.
    """
    again = words.message(person("happened.new-deal", position.dealer, viewer), seat=position.dealer)
    shown = {seat: cards for seat, cards in zip(Seat, position.shown or (), strict=False) if cards}
    if clause == "T7" or not shown:  # the four cards stay in hand
        return again
    seat, cards = next(iter(shown.items()))
    match clause:
        case "T10":
            said = words.message(
                person("happened.jacks", seat, viewer), seat=seat, cards=listed(cards, words), jack=Rank.JACK
            )
        case "T20":
            said = _all_trumps(shown, position, words, viewer)
        case _:
            said = words.message("happened.blank", cards=listed(cards, words))
    return Text.join([said, again])


def _all_trumps(shown: dict[Seat, tuple[Card, ...]], position: Position, words: Words, viewer: Seat | None) -> Text:
    cards = listed([card for own in shown.values() for card in own], words)
    bidder = position.bidder
    assert bidder is not None  # noqa: S101 - nobody turns a card up before the auction
    if position.empty is not None:
        return words.message(person("happened.all-trumps.three", bidder, viewer), seat=bidder, cards=cards)
    ours = viewer is not None and position.with_bidder(viewer)
    if ours:
        return words.message("happened.all-trumps.we", cards=cards)
    return words.message("happened.all-trumps", side=bidder.side, cards=cards)
