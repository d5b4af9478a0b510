"""Who is who in a deal of Twenty-eight, what each side needs, and what the deal counted."""

from __future__ import annotations

from typing import Literal

from trickkit.explain.reasons import person, signed, total
from trickkit.explain.table import Role, standing
from trickkit.explain.twenty_eight.events import thrown_in
from trickkit.games.twenty_eight import DRAW, By, NewDeal, Outcome, Phase, Row, Settings
from trickkit.games.twenty_eight.match import add
from trickkit.games.twenty_eight.position import THANI_FAILED, THANI_MADE, Position
from trickkit.games.twenty_eight.settings import HIGHEST_BID
from trickkit.i18n import Text, Words
from trickkit.seats import Seat, Side, Team
from trickkit.table import AnyScore

ALL_POINTS = HIGHEST_BID
"""T3: all card points there are."""


def role(seat: Seat, position: Position, words: Words, viewer: Seat | None = None) -> Role:
    """Say what a seat is in this deal; everybody may know that (T4, T5, T8, V2).

    >>> from random import Random
    >>> from trickkit.games.twenty_eight import TwentyEight
    >>> state = TwentyEight().start(TwentyEight().deal(Random("twenty-eight/7/0")))
    >>> role(Seat.WEST, state.position, Words("de"), Seat.WEST)
    Role(plain=('Vorhand', 'du'), icon='', text='')
    """
    marks = (
        ("ui.dealer", seat is position.dealer),
        ("ui.eldest", seat is position.eldest),
        ("ui.bidder", seat is position.bidder and position.phase is not Phase.AUCTION),
        ("ui.aside", position.thani and seat is position.partner),
        ("ui.you", seat is viewer),
    )
    return Role(tuple(words.label(msgid) for msgid, holds in marks if holds), "", "")


def pay(row: Row, words: Words) -> str:
    """Say what a bid counts if made and if not (T22).

    >>> pay(Row(14, 1, -2), Words()), pay(Row(20, 2, -3), Words("de"))
    ('made +1 · failed −2', 'geschafft +2 · verfehlt −3')
    """
    return words.label("ui.pay", made=signed(row.made), failed=signed(row.failed))


def goal(position: Position, words: Words, viewer: Seat | None = None, *, bidders: bool) -> str:
    """Say what the bidder's side needs, or the others need to stop it (T21, V1, V2).

    Args:
        position: a position after the auction.
        words: language and deck.
        viewer: the seat that reads this.
        bidders: whether this is about the bidder's side.

    Raises:
        ValueError: if nobody has bid.
    """
    bidder, bid = position.bidder, position.bid
    if bidder is None or bid is None:
        raise ValueError("nobody has bid, so there is no goal")
    if position.thani:
        return words.label("ui.goal.all" if bidders else "ui.goal.one")
    if position.conceded and position.phase is Phase.PLAY:  # somebody plays on
        return words.label("ui.goal.all" if bidders == (bidder in position.leaders()) else "ui.goal.one")
    taken = sum(won.points for won in position.tricks if position.with_bidder(won.winner))
    lost = sum(won.points for won in position.tricks) - taken
    enough = ALL_POINTS + 1 - bid
    if taken >= bid or lost >= enough:  # decided, for both alike
        return words.label("ui.goal.made" if taken >= bid else "ui.goal.broken")
    if not bidders:
        return words.label("ui.goal.break", n=enough)
    return words.label(f"ui.goal.make.{_form(position.team(bidder), viewer)}", n=bid)


def outcome(position: Position, game: Settings, words: Words, viewer: Seat | None = None) -> tuple[Text, ...]:
    """Tell how a deal ended: made or not and how, the row that applied, what it counts, the score of the match.

    Args:
        position: the position at the end.
        game: the rules with their house settings.
        words: language and deck.
        viewer: the seat that reads this.

    Raises:
        ValueError: if the deal is not over.
    """
    result = position.outcome
    if result is None:
        raise ValueError("the deal is not over, so there is no result to tell")
    if isinstance(result, NewDeal):
        return (thrown_in(result.clause, position, words, viewer),)
    after = add(position.score, result, game)
    lines = [_result(result, position, game, words, viewer), _counted(result, position, game, words, viewer)]
    if after[result.team] - position.score[result.team] != result.game_points:
        lines.append(words.message("outcome.28.stop"))
    return (*lines, words.message("outcome.score", score=standing(after, words, viewer)))


def match_over(winner: Team | Literal["draw"], score: AnyScore, words: Words, viewer: Seat | None = None) -> Text:
    """Tell who wins the match (T24, V5).

    >>> from trickkit.table import Score
    >>> print(match_over(Side.EW, Score(-2, 6), Words(), Seat.SOUTH))
    East and West win the match, 6 : −2.
    """
    if winner == DRAW:
        return words.message("match-over.draw", score=standing(score, words, viewer))
    if isinstance(winner, Side):
        who = "we" if viewer is not None and viewer.side is winner else "they"
        return words.message(f"match-over.{who}", side=winner, a=total(score[winner]), b=total(score[winner.other]))
    who = "you" if winner is viewer else "seat"
    return words.message(f"match-over.{who}", seat=winner, score=standing(score, words, viewer))


def _form(team: Team, viewer: Seat | None) -> str:
    """Tell how a team is spoken of: `we`, `you`, `side` or `seat`."""
    if isinstance(team, Side):
        return "we" if viewer is not None and viewer.side is team else "side"
    return "you" if team is viewer else "seat"


def _named(team: Team) -> dict[str, Team]:
    return {"side" if isinstance(team, Side) else "seat": team}


def _doubled(result: Outcome, position: Position, game: Settings) -> bool:
    """Tell whether V1 doubles the result: all eight tricks, or a trick lost by those who played on."""
    if result.by is By.CONCEDE:
        return not position.leaders()
    return result.by is By.PLAY and game.cot and bool(position.leaders())


def _result(result: Outcome, position: Position, game: Settings, words: Words, viewer: Seat | None) -> Text:
    bidder, bid = position.bidder, position.bid
    assert bidder is not None  # noqa: S101 - a deal that counts has a bidder
    assert bid is not None  # noqa: S101 - and a bid
    how, form, named = "made" if result.made else "failed", _form(result.team, viewer), _named(result.team)
    if result.by is By.THANI:
        return words.message(person(f"outcome.28.thani-{how}", bidder, viewer), seat=bidder)
    if result.by is By.CONCEDE:
        case = "played-on" if _doubled(result, position, game) else "conceded"
        return words.message(f"outcome.28.{case}-{how}.{form}", **named)
    if _doubled(result, position, game):
        return words.message(f"outcome.28.{how}-all.{form}", **named)
    return words.plural(f"outcome.28.{how}.{form}", position.points(result.team), bid=bid, **named)


def _counted(result: Outcome, position: Position, game: Settings, words: Words, viewer: Seat | None) -> Text:
    how = "double" if _doubled(result, position, game) else "gain"
    gain = words.message(
        f"outcome.28.{how}.{_form(result.team, viewer)}", gain=signed(result.game_points), **_named(result.team)
    )
    return Text.join([_row(result, position.bid or 0, game, words), gain])


def _row(result: Outcome, bid: int, game: Settings, words: Words) -> Text:
    """Name the row of the table that applied, with the bids it is for."""
    if result.by is By.THANI:
        return words.message("outcome.28.row.thani", pay=pay(Row(bid, THANI_MADE, THANI_FAILED), words))
    row = game.amounts(bid)
    if game.sixes:
        return words.message("outcome.28.row.sixes", pay=pay(row, words))
    low, high = span(row, game)
    how = "one" if low == high else "range"
    return words.message(f"outcome.28.row.{how}", low=low, high=high, pay=pay(row, words))


def span(row: Row, game: Settings) -> tuple[int, int]:
    """Give the lowest and the highest bid that a row of the score table is for (T22, V6).

    >>> span(Settings().scores[1], Settings()), span(Settings().scores[0], Settings(three_players=True))
    ((20, 24), (12, 19))
    """
    first = row == game.scores[0]
    low = game.lowest_bid if first else max(row.bid, game.lowest_bid)
    return low, min((other.bid - 1 for other in game.scores if other.bid > row.bid), default=HIGHEST_BID)
