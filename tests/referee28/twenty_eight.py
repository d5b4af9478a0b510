"""A second, naive referee for Twenty-eight, written from the rules page and the contract alone.

It shares no line and no idea with the package. There is no state that is carried along: whoever asks
anything (whose turn is it? is trump exposed? may East ask?) hands in the list of *all* acts so far,
and the answer is worked out from that list from scratch. That is slow and easy to check by eye.

* `replay(text)` gives the objects that `trickkit replay --json` must print, or raises `Refused`.
* `legal(record, acts, seat)` answers for any seat at any moment.

How a text is cut into tags and words is the same for both games, so that comes from the first referee.
Only the standard library; nothing from `trickkit`. Where the rules leave something open, the reading taken
stands in READINGS.md.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar

from tests.referee.latinern import Piece, Refused, pieces, read_card, read_number, read_seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

SEATS = "NWSE"  # the order of play, counter-clockwise (T1)
SUITS = "CDHS"
RANKS = "J9ATKQ87"  # from high to low (T2)
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)  # 32 cards (T2)
CARDS = frozenset(DECK)
SMALL_DECK = tuple(card for card in DECK if card[0] not in "78")  # 24 cards (V6)
POINTS = {"J": 3, "9": 2, "A": 1, "T": 1, "K": 0, "Q": 0, "8": 0, "7": 0}  # T3
HIGHEST_BID = 28  # T5
PARTNERS_BID = 20  # T6
LOWEST_RAISE = 24  # T11
TRICKS = 8  # T21
THANI_MADE, THANI_FAILED = 4, -5  # V2
SIX = 6  # V5
SWITCHES = ("cot", "thani", "blank_hand", "keep_jacks", "sixes", "three_players")
USUAL_SCORES = "14:+1/-2,20:+2/-3,25:+3/-4"  # T22

Act = tuple[str, str]  # (seat, word): ("N", "TH"), ("N", "14"), ("N", "trump=TH")
Json = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Record:
    """What the tags of one record say. `hands` keeps the order dealt; `empty` is the empty seat or no seat."""

    dealer: str
    hands: dict[str, list[str]]
    score: dict[str, int]
    empty: str = ""
    target: int = 0  # 0: none
    deals: int = 0  # 0: none
    late_trump: str = "literal"
    scores: str = USUAL_SCORES
    on: frozenset[str] = field(default_factory=frozenset)  # the variants that are on
    match: str = ""
    round: int = 0


Answer = TypeVar("Answer")


def remembered(function: Callable[[Record, Sequence[Act]], Answer]) -> Callable[[Record, Sequence[Act]], Answer]:
    """Spare a function from working out the same answer many times in a row; the answers stay the same."""
    kept = lru_cache(maxsize=256)(function)

    def ask(record: Record, acts: Sequence[Act]) -> Answer:
        return kept(record, tuple(acts))

    ask.__doc__ = function.__doc__
    return ask


# --- seats and sides ----------------------------------------------------------------------------


def right_of(record: Record, seat: str) -> str:
    """Give the next seat counter-clockwise that somebody sits on (T1, V6)."""
    following = SEATS[(SEATS.index(seat) + 1) % 4]
    return right_of(record, following) if following == record.empty else following


def opposite(seat: str) -> str:
    """Give the seat across the table."""
    return {"N": "S", "S": "N", "E": "W", "W": "E"}[seat]


def eldest(record: Record) -> str:
    """Give the dealer's right neighbour."""
    return right_of(record, record.dealer)


def players(record: Record) -> list[str]:
    """List the seats that somebody sits on."""
    return [seat for seat in SEATS if seat != record.empty]


def team_of(record: Record, seat: str) -> str:
    """Give the side of a seat; with three players the seat itself (T1, V6)."""
    if record.empty:
        return seat
    return "NS" if seat in "NS" else "EW"


def teams(record: Record) -> list[str]:
    """List everybody who has a total."""
    return players(record) if record.empty else ["NS", "EW"]


# --- the auction --------------------------------------------------------------------------------


def calls(acts: Sequence[Act]) -> list[Act]:
    """Give the bids and passes of the auction (T5)."""
    return list(takewhile(lambda act: act[1].isdigit() or act[1] == "pass", acts))


def standing(acts: Sequence[Act]) -> Act:
    """Give seat and number of the highest bid of the auction; two empty strings before the first."""
    bids = [(seat, word) for seat, word in calls(acts) if word.isdigit()]
    return bids[-1] if bids else ("", "")


def auction_is_over(record: Record, acts: Sequence[Act]) -> bool:
    """Tell whether enough players in a row have passed (T5, V6)."""
    passes = len(players(record)) - 1
    last = [word for _seat, word in calls(acts)[-passes:]]
    return last == ["pass"] * passes


def bidder_of(acts: Sequence[Act]) -> str:
    """Give the seat with the standing bid."""
    return standing(acts)[0]


def down_card(acts: Sequence[Act]) -> str:
    """Give the card that the bidder has put face down, or an empty string (T8)."""
    chosen = [word.removeprefix("trump=") for _seat, word in acts if word.startswith("trump=")]
    return chosen[0] if chosen else ""


def raise_step(acts: Sequence[Act]) -> list[str]:
    """Give what has been said in the raise step (T11)."""
    places = [i for i, (_seat, word) in enumerate(acts) if word.startswith("trump=")]
    after = [word for _seat, word in acts[places[0] :]] if places else []
    return [word for word in after if word == "pass" or word.startswith("raise=")]


def bid_of(acts: Sequence[Act]) -> int:
    """Give the bid as it stands, a raise included; 0 before the first bid."""
    raised = [word.removeprefix("raise=") for word in raise_step(acts) if word != "pass"]
    return int((raised or [standing(acts)[1] or "0"])[0])


def raisers(record: Record, acts: Sequence[Act]) -> list[str]:
    """List who may raise, in order (T11, V6)."""
    bidder = bidder_of(acts)
    return [bidder] if record.empty else [bidder, opposite(bidder)]


def raise_step_is_over(record: Record, acts: Sequence[Act]) -> bool:
    """Tell whether the raise step is done, or left out (T11)."""
    said = raise_step(acts)
    raised = any(word != "pass" for word in said)
    return raised or bid_of(acts) == HIGHEST_BID or len(said) == len(raisers(record, acts))


# --- tricks -------------------------------------------------------------------------------------


def said_thani(acts: Sequence[Act]) -> bool:
    """Tell whether the bidder plays alone (V2)."""
    return any(word == "thani" for _seat, word in acts)


def hands_in_play(record: Record, acts: Sequence[Act]) -> list[str]:
    """List the seats that lay cards (V2, V6), which is also the size of a trick."""
    aside = opposite(bidder_of(acts)) if said_thani(acts) and not record.empty else ""
    return [seat for seat in players(record) if seat != aside]


def with_bidder(record: Record, acts: Sequence[Act], seat: str) -> bool:
    """Tell whether a seat is the bidder or the bidder's partner."""
    return team_of(record, seat) == team_of(record, bidder_of(acts))


def cards_laid(acts: Sequence[Act]) -> list[Act]:
    """Pick the acts that are cards."""
    return [(seat, word) for seat, word in acts if word in CARDS]


@remembered
def exposure(record: Record, acts: Sequence[Act]) -> int:
    """Give how many cards lay in all tricks before the down card was turned up; -1 while it is hidden.

    So the card with this number, counted from 0, is the first one that can be a trump: the asker's, or the down
    card itself (T16, T17 b d e, T18).
    """
    down = down_card(acts)
    size = 3 if record.empty or said_thani(acts) else 4
    laid: list[str] = []
    for _seat, word in acts:
        if word == "ask":
            return len(laid)
        if word == down:
            first = laid[(TRICKS - 1) * size :]
            ordinary = len(laid) > (TRICKS - 1) * size and first[0][1] == down[1]  # T17 e, the trump suit led
            return -1 if ordinary else len(laid)
        if word in CARDS:
            laid.append(word)
    return -1


def dealt_all_trumps(record: Record, acts: Sequence[Act]) -> bool:
    """Tell whether the bidder's side was dealt every card of the trump suit (T20, V6)."""
    suit = down_card(acts)[1]
    others = [seat for seat in players(record) if not with_bidder(record, acts, seat)]
    return not any(card[1] == suit for seat in others for card in record.hands[seat])


def thrown_in_by_t20(record: Record, acts: Sequence[Act]) -> bool:
    """Tell whether the exposure shows that there is nothing to play for (T20, V2)."""
    return exposure(record, acts) >= 0 and not said_thani(acts) and dealt_all_trumps(record, acts)


@remembered
def complete_tricks(record: Record, acts: Sequence[Act]) -> list[list[Act]]:
    """Cut the cards laid into tricks; a trick inside which T20 ends the deal does not become complete."""
    laid = cards_laid(acts)
    size = len(hands_in_play(record, acts))
    whole = len(laid) // size
    if thrown_in_by_t20(record, acts):
        whole = exposure(record, acts) // size
    return [laid[i * size : (i + 1) * size] for i in range(whole)]


def unfinished_trick(record: Record, acts: Sequence[Act]) -> list[Act]:
    """Give the cards laid since the last complete trick."""
    done = sum(len(trick) for trick in complete_tricks(record, acts))
    return cards_laid(acts)[done:]


def best_place(cards: Sequence[str], trump: str, shown_at: int, late_trump: str) -> tuple[int, str, str]:
    """Give the place of the winning card (from 0), the reason and the clause.

    `shown_at` is the place of the first card that can be a trump: 0 or less when trump was known before
    the first card, and the number of cards when it stayed hidden.
    """
    led = cards[0][1]
    following = [place for place, card in enumerate(cards) if card[1] == led]
    trumps = [place for place, card in enumerate(cards) if card[1] == trump and place >= shown_at]
    if late_trump == "rank" and led == trump and shown_at > 0:
        trumps = []  # T18: rank alone decides
    place = min(trumps or following, key=lambda p: RANKS.index(cards[p][0]))
    reason = "highest-trump" if trumps else "highest-of-led-suit"
    if shown_at >= len(cards):
        clause = "T14"
    elif any(card[1] == trump for card in cards[: max(shown_at, 0)]):
        clause = "T18"
    else:
        clause = "T19"
    return place, reason, clause


@remembered
def judged(record: Record, acts: Sequence[Act]) -> list[tuple[list[Act], int, str, str]]:
    """Give every complete trick with the place of its winning card, the reason and the clause."""
    shown = exposure(record, acts)
    found = []
    before = 0  # how many cards lay in the tricks before
    for trick in complete_tricks(record, acts):
        cards = [card for _seat, card in trick]
        shown_at = len(cards) if shown < 0 else min(shown - before, len(cards))
        found.append((trick, *best_place(cards, down_card(acts)[1], shown_at, record.late_trump)))
        before += len(cards)
    return found


def winners(record: Record, acts: Sequence[Act]) -> list[str]:
    """List the winners of the complete tricks."""
    return [trick[place][0] for trick, place, _reason, _clause in judged(record, acts)]


def points_of(cards: Sequence[Act]) -> int:
    """Count card points (T3)."""
    return sum(POINTS[card[0]] for _seat, card in cards)


def points(record: Record, acts: Sequence[Act]) -> dict[str, int]:
    """Count the card points in the complete tricks, for everybody who has a total."""
    counted = dict.fromkeys(teams(record), 0)
    for trick, place, _reason, _clause in judged(record, acts):
        counted[team_of(record, trick[place][0])] += points_of(trick)
    return counted


# --- conceding ----------------------------------------------------------------------------------


def place_of_act(acts: Sequence[Act], wanted: str) -> int:
    """Give the place of the first act with this word, or -1."""
    return next((i for i, (_seat, word) in enumerate(acts) if word == wanted), -1)


def concession_is_open(acts: Sequence[Act]) -> bool:
    """Tell whether somebody has conceded and nobody has answered (V1)."""
    return bool(acts) and acts[-1][1] == "concede"


def all_to_one_side(record: Record, acts: Sequence[Act]) -> str:
    """Say who took every trick so far: "bidder", "defenders", or nobody (V1)."""
    taken = {with_bidder(record, acts, seat) for seat in winners(record, acts)}
    if len(taken) != 1:
        return ""
    return "bidder" if True in taken else "defenders"


def leads(record: Record, acts: Sequence[Act], seat: str) -> bool:
    """Tell whether a seat belongs to the side that took every trick so far."""
    side = all_to_one_side(record, acts)
    return bool(side) and with_bidder(record, acts, seat) == (side == "bidder")


# --- the end ------------------------------------------------------------------------------------


def worth(record: Record, bid: int) -> tuple[int, int]:
    """Give what a bid counts made and failed (T22, V5)."""
    if "sixes" in record.on:
        return 1, -1
    rows = []
    for row in record.scores.split(","):
        start, _colon, pair = row.partition(":")
        made, _slash, failed = pair.partition("/")
        rows.append((int(start), int(made), int(failed)))
    fitting = [row for row in rows if row[0] <= bid] or rows[:1]  # 12 and 13 count as the lowest row (T22)
    return fitting[-1][1:]


@remembered
def ending(record: Record, acts: Sequence[Act]) -> Json | None:
    """Give the result if these acts have ended the deal, else None."""
    words = [word for _seat, word in acts]
    if "redeal" in words:
        return {"by": "redeal", "clause": "T7"}
    if not down_card(acts):
        return None
    if any(sum(card[0] == "J" for card in hand) == 4 for hand in record.hands.values()):
        return {"by": "redeal", "clause": "T10"}
    if "show" in words:
        return {"by": "redeal", "clause": "V3"}
    if thrown_in_by_t20(record, acts):
        return {"by": "redeal", "clause": "T20"}
    found = played_to_the_end(record, acts)
    if not found:
        return None
    by, made, game_points = found
    return {"by": by, "team": team_of(record, bidder_of(acts)), "made": made, "game_points": game_points}


def played_to_the_end(record: Record, acts: Sequence[Act]) -> tuple[str, bool, int] | None:
    """Say how the play ended, whether the bidder's side made it, and what it gets; None while it goes on."""
    words = [word for _seat, word in acts]
    whole = len(complete_tricks(record, acts)) == TRICKS
    side = all_to_one_side(record, acts)
    made_points, failed_points = worth(record, bid_of(acts))
    if "thani" in words:  # V2
        if not complete_tricks(record, acts) or (side == "bidder" and not whole):
            return None
        return ("thani", True, THANI_MADE) if side == "bidder" else ("thani", False, THANI_FAILED)
    if "accept" in words:  # V1: single, whatever the points
        return "concede", side == "bidder", made_points if side == "bidder" else failed_points
    if "play-on" in words and not side:  # V1: the side that played on has lost a trick
        bidder_led = all_to_one_side(record, acts[: place_of_act(acts, "concede")]) == "bidder"
        return "concede", not bidder_led, 2 * (failed_points if bidder_led else made_points)
    if not whole:
        return None
    made = points(record, acts)[team_of(record, bidder_of(acts))] >= bid_of(acts)  # T21
    times = 2 if "cot" in record.on and side else 1  # V1
    return "play", made, times * (made_points if made else failed_points)


# --- what may be done ---------------------------------------------------------------------------


@remembered
def phase(record: Record, acts: Sequence[Act]) -> str:
    """Name the part of the deal that these acts have reached."""
    if ending(record, acts):
        return "over"
    if not auction_is_over(record, acts):
        return "auction"
    if not down_card(acts):
        return "trump"
    if not raise_step_is_over(record, acts):
        return "raise"
    return "concession" if concession_is_open(acts) else "play"


@remembered
def turn(record: Record, acts: Sequence[Act]) -> str:
    """Give the seat whose card or call is awaited; an empty string when none is."""
    now = phase(record, acts)
    if now == "auction":
        return [*go_round(record, eldest(record), len(acts))][-1]
    if now == "trump":
        return bidder_of(acts)
    if now == "raise":
        return raisers(record, acts)[len(raise_step(acts))]
    return next_to_play(record, acts) if now == "play" else ""


def go_round(record: Record, seat: str, steps: int) -> Iterator[str]:
    """Give a seat and the seats after it."""
    yield seat
    for _ in range(steps):
        seat = right_of(record, seat)
        yield seat


def next_to_play(record: Record, acts: Sequence[Act]) -> str:
    """Give the seat that lays the next card (T12, V2)."""
    won = winners(record, acts)
    start = bidder_of(acts) if said_thani(acts) else eldest(record)
    seats = hands_in_play(record, acts)
    order = [seat for seat in go_round(record, won[-1] if won else start, 4) if seat in seats]
    return order[len(unfinished_trick(record, acts))]


def hand(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """Give the cards in hand: what was dealt and not laid, without a down card that is hidden (T8, T16)."""
    gone = [card for _seat, card in cards_laid(acts)]
    if exposure(record, acts) < 0:
        gone.append(down_card(acts))
    return [card for card in record.hands[seat] if card not in gone]


def suit_led(record: Record, acts: Sequence[Act]) -> str:
    """Give the suit led to the unfinished trick; an empty string before the lead."""
    trick = unfinished_trick(record, acts)
    return trick[0][1][1] if trick else ""


def of_suit(cards: Sequence[str], suit: str) -> list[str]:
    """Pick the cards of a suit."""
    return [card for card in cards if card[1] == suit]


def cards_of_hiding_bidder(cards: list[str], down: str, led: str) -> list[str]:
    """List what the bidder may lay while trump is hidden, the down card being the last choice (T17)."""
    plain = [card for card in cards if card[1] != down[1]]
    if not cards:
        return [down]  # b, e
    if not led:
        return plain or cards  # a
    if of_suit(cards, led):
        return of_suit(cards, led)  # T13 and c
    if led == down[1]:
        return cards  # c
    return [*plain, down]  # d


def cards_by_t13_to_t19(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """List the cards a seat whose turn it is may lay, V4 left aside."""
    cards = hand(record, acts, seat)
    led = suit_led(record, acts)
    if seat == bidder_of(acts) and exposure(record, acts) < 0:
        return cards_of_hiding_bidder(cards, down_card(acts), led)
    if of_suit(cards, led):
        return of_suit(cards, led)
    if acts[-1] == (seat, "ask"):
        return of_suit(cards, down_card(acts)[1]) or cards  # T16
    return cards


def is_kept_jack(record: Record, acts: Sequence[Act], card: str) -> bool:
    """Tell whether laying this card now would be a discard of a jack of a suit never led (V4)."""
    led = suit_led(record, acts)
    if card[0] != "J" or not led or card[1] == led or card == down_card(acts):
        return False
    if exposure(record, acts) >= 0 and card[1] == down_card(acts)[1]:
        return False  # laid as a trump
    seen = [trick[0][1][1] for trick in complete_tricks(record, acts)]
    return card[1] not in seen


def playable(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """List the cards a seat whose turn it is may lay."""
    cards = cards_by_t13_to_t19(record, acts, seat)
    if "keep_jacks" not in record.on:
        return cards
    return [card for card in cards if not is_kept_jack(record, acts, card)] or cards


def may_ask(record: Record, acts: Sequence[Act], seat: str) -> bool:
    """Tell whether a seat whose turn it is may ask for trump (T15)."""
    led = suit_led(record, acts)
    laid = [card for _seat, card in cards_laid(acts)]
    hidden = exposure(record, acts) < 0 and down_card(acts) not in laid
    return bool(led) and hidden and seat != bidder_of(acts) and not of_suit(hand(record, acts, seat), led)


def in_turn(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """List the acts of the seat whose turn it is."""
    now = phase(record, acts)
    if now == "auction":
        return auction_acts(record, acts, seat)
    if now == "trump":
        return ["trump=" + card for card in record.hands[seat][:4]]  # T8
    if now == "raise":
        lowest = max(LOWEST_RAISE, bid_of(acts) + 1)
        return ["pass", *(f"raise={number}" for number in range(lowest, HIGHEST_BID + 1))]
    return playable(record, acts, seat) + (["ask"] if may_ask(record, acts, seat) else [])


def auction_acts(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """List bids, pass and redeal (T5, T6, T7, V6)."""
    if not acts:
        blank = all(POINTS[card[0]] == 0 for card in record.hands[seat][:4])
        lowest = 12 if record.empty else 14
        return [*map(str, range(lowest, HIGHEST_BID + 1)), *(["redeal"] if blank else [])]
    lowest = bid_of(acts) + 1
    if not record.empty and bidder_of(acts) == opposite(seat):
        lowest = max(lowest, PARTNERS_BID)
    return [*map(str, range(lowest, HIGHEST_BID + 1)), "pass"]


def at_any_turn(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """List the acts of a seat that nobody's turn matters for (V1, V2, V3)."""
    now = phase(record, acts)
    before_the_first_card = now in ("raise", "play") and not cards_laid(acts) and not said_thani(acts)
    if now == "concession":
        return ["accept", "play-on"] if leads(record, acts, seat) else []
    words = []
    if "thani" in record.on and before_the_first_card and now == "play" and seat == bidder_of(acts):
        words.append("thani")
    blank = all(POINTS[card[0]] == 0 for card in record.hands[seat])
    if "blank_hand" in record.on and before_the_first_card and blank:
        words.append("show")
    between = now == "play" and complete_tricks(record, acts) and not unfinished_trick(record, acts)
    first = place_of_act(acts, "concede") < 0 and not said_thani(acts)
    if "cot" in record.on and between and first and all_to_one_side(record, acts) and not leads(record, acts, seat):
        words.append("concede")
    return words


def legal(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """List what a seat may do now, in or out of turn."""
    if seat == record.empty or ending(record, acts):
        return []
    mine = in_turn(record, acts, seat) if seat == turn(record, acts) else []
    return mine + at_any_turn(record, acts, seat)


# --- the match ----------------------------------------------------------------------------------


def score_after(record: Record, result: Json | None) -> dict[str, int]:
    """Give the totals after the result (T22, T23, V5)."""
    score = dict(record.score)
    if result and result["by"] != "redeal":
        score[result["team"]] += result["game_points"]
        if "sixes" in record.on:
            score = {team: max(-SIX, min(SIX, total)) for team, total in score.items()}
    return score


def highest(score: dict[str, int]) -> str:
    """Give whoever has the highest total, or a draw."""
    best = [team for team, total in score.items() if total == max(score.values())]
    return best[0] if len(best) == 1 else "draw"


def match_winner(record: Record, result: Json | None) -> str | None:
    """Say who has won the match; checked after each scored deal (T24, V5)."""
    if not result or result["by"] == "redeal":
        return None
    score = score_after(record, result)
    goal = SIX if "sixes" in record.on else record.target
    if goal and max(score.values()) >= goal:
        return highest(score)
    if "sixes" in record.on and min(score.values()) <= -SIX:
        return highest(score)
    if record.deals and max(record.round, 1) >= record.deals:
        return highest(score)
    return None


# --- the JSON object ----------------------------------------------------------------------------


def describe(record: Record, acts: Sequence[Act]) -> Json:
    """Build the object that `replay --json` prints for a record with these acts."""
    tricks = []
    for trick, place, reason, clause in judged(record, acts):
        tricks.append(
            {
                "leader": trick[0][0],
                "cards": [laid for _seat, laid in trick],
                "winner": trick[place][0],
                "card": trick[place][1],
                "reason": reason,
                "clause": clause,
                "points": points_of(trick),
            }
        )
    result = ending(record, acts)
    shown = exposure(record, acts)
    size = len(hands_in_play(record, acts))
    return {
        "game": "twenty-eight",
        "dealer": record.dealer,
        "tricks": tricks,
        "current": [card for _seat, card in unfinished_trick(record, acts)],
        "to_act": turn(record, acts) or None,
        "legal": {seat: legal(record, acts, seat) for seat in SEATS},
        "result": result,
        "score": score_after(record, result),
        "match_winner": match_winner(record, result),
        "phase": phase(record, acts),
        "bidder": bidder_of(acts) or None,
        "bid": bid_of(acts) or None,
        "trump": down_card(acts)[1] if shown >= 0 else None,
        "down": down_card(acts) or None if result else None,
        "exposed_at": {"trick": shown // size + 1, "position": shown % size + 1} if shown >= 0 else None,
        "points": points(record, acts),
    }


# --- reading the text ---------------------------------------------------------------------------

TAGS = ["Game", "Dealer", "Deal", "Format", "Score", "Rules", "Sits", "View", "Match", "Round", "Date", "Note"]
KEYS = ("target", "deals", "late_trump", "scores", *SWITCHES)
WORDS = ("pass", "redeal", "ask", "thani", "show", "concede", "accept", "play-on")
BID = re.compile("[1-9][0-9]?")
ROW = re.compile("([1-9][0-9]?):[+]([0-9]{1,2})/-([0-9]{1,2})")
TOTAL = re.compile("0|-?[1-9][0-9]{0,5}")


def read_hands(value: str, empty: str) -> dict[str, list[str]]:
    """Read the Deal tag: every seat that is not empty, eight different cards each, in the order dealt."""
    hands: dict[str, list[str]] = {}
    seat = ""
    for word in value.split():
        if ":" in word:
            seat, _colon, word = word.partition(":")  # noqa: PLW2901 - the rest of the word is the card
            if read_seat(seat) in hands:
                raise Refused(f"{seat} has two hands")
            hands[seat] = []
        if not seat:
            raise Refused(f"a card without a seat: {word!r}")
        hands[seat].append(read_card(word))
    if sorted(hands) != sorted(seat for seat in SEATS if seat != empty):
        raise Refused("one hand for each player is needed")
    if any(len(cards) != 8 for cards in hands.values()):
        raise Refused("eight cards each")
    dealt = [card for cards in hands.values() for card in cards]
    if sorted(dealt) != sorted(SMALL_DECK if empty else DECK):
        raise Refused("a card was dealt twice, or is not in the deck")
    return hands


def read_score(value: str, names: Sequence[str]) -> dict[str, int]:
    """Read the Score tag; who is not named has 0."""
    score: dict[str, int] = {}
    for word in value.split():
        name, _colon, total = word.partition(":")
        if name not in names or name in score or not TOTAL.fullmatch(total):
            raise Refused(f"bad score: {word!r}")
        score[name] = int(total)
    return {name: score.get(name, 0) for name in names}


def read_rules(value: str) -> dict[str, str]:
    """Read the Rules tag; keys that are not there keep their defaults."""
    given: dict[str, str] = {}
    for word in value.split():
        key, equals, setting = word.partition("=")
        if not equals or key not in KEYS or key in given:
            raise Refused(f"bad rule: {word!r}")
        given[key] = setting
        if key in ("target", "deals"):
            good = 1 <= read_number(setting) <= 99
        elif key == "late_trump":
            good = setting in ("literal", "rank")
        elif key == "scores":
            good = scores_are_good(setting)
        else:
            good = setting in ("on", "off")
        if not good:
            raise Refused(f"bad value: {word!r}")
    if given.get("sixes") == "on" and ("scores" in given or "target" in given):
        raise Refused("sixes goes neither with scores nor with target")
    return given


def scores_are_good(value: str) -> bool:
    """Tell whether a score table can be read: rows with rising bids, the first for the lowest bid."""
    found = [ROW.fullmatch(row) for row in value.split(",")]
    if None in found:
        return False
    starts = [int(row[1]) for row in found if row]
    return starts == sorted(set(starts)) and starts[0] <= 14 and starts[-1] <= HIGHEST_BID


def read_tags(tags: dict[str, str]) -> Record:
    """Check the tags of one record."""
    for needed in ("Game", "Dealer", "Deal"):
        if needed not in tags:
            raise Refused(f"the tag {needed} is missing")
    if tags["Game"] != "twenty-eight":
        raise Refused(f"this referee knows Twenty-eight only, not {tags['Game']!r}")
    if tags.get("Format", "trickkit 1") != "trickkit 1":
        raise Refused("unknown format")
    if "View" in tags:
        raise Refused("a view is no full record")
    rules = read_rules(tags.get("Rules", ""))
    on = frozenset(key for key in SWITCHES if rules.get(key) == "on")
    if "Sits" in tags and "three_players" not in on:
        raise Refused("Sits needs three_players=on")
    empty = read_seat(tags.get("Sits", "N")) if "three_players" in on else ""
    dealer = read_seat(tags["Dealer"])
    if dealer == empty:
        raise Refused("the dealer's seat is empty")
    names = [seat for seat in SEATS if seat != empty] if empty else ["NS", "EW"]
    return Record(
        dealer=dealer,
        hands=read_hands(tags["Deal"], empty),
        score=read_score(tags.get("Score", ""), names),
        empty=empty,
        target=int(rules.get("target", "0")),
        deals=int(rules.get("deals", "0")),
        late_trump=rules.get("late_trump", "literal"),
        scores=rules.get("scores", USUAL_SCORES),
        on=on,
        match=tags.get("Match", ""),
        round=read_number(tags["Round"]) if "Round" in tags else 0,
    )


def read_word(word: str) -> str:
    """Bring an act into its one spelling; `Refused` if it is none of this game."""
    name, equals, rest = word.partition("=")
    if word in WORDS or BID.fullmatch(word):
        return word
    if equals and name == "trump":
        return "trump=" + read_card(rest)
    if equals and name == "raise" and BID.fullmatch(rest):
        return word
    return read_card(word)


def read_acts(record: Record, words: Sequence[Piece]) -> list[Act]:
    """Check every act against all acts before it."""
    acts: list[Act] = []
    for piece in words:
        try:
            letter, _colon, rest = piece.value.partition(":")
            seat = read_seat({"n": "N", "e": "E", "s": "S", "w": "W"}.get(letter, letter))
            word = read_word(rest)
            if word not in legal(record, acts, seat):
                raise Refused(f"{piece.value!r} cannot be done now")
        except Refused as refused:
            raise Refused(str(refused), piece.line, piece.column) from None
        acts.append((seat, word))
    return acts


def read(text: str) -> Iterator[tuple[Record, list[Act]]]:
    """Give every record of a text with its acts; `Refused` at the first bad one."""
    tags: dict[str, str] = {}
    words: list[Piece] = []
    for piece in pieces(text):
        if piece.kind in ("tag", "bad tag") and (words or piece.name in tags):
            record = read_tags(tags)
            yield record, read_acts(record, words)
            tags, words = {}, []
        if piece.kind in ("bad", "bad tag"):
            raise Refused(f"cannot be read: {piece.value!r}", piece.line, piece.column)
        if piece.kind == "tag":
            if piece.name not in TAGS:
                raise Refused(f"unknown tag {piece.name!r}", piece.line, piece.column)
            tags[piece.name] = piece.value
        else:
            words.append(piece)
    if not tags and not words:
        raise Refused("no record at all")
    record = read_tags(tags)
    yield record, read_acts(record, words)


def check_match(before: tuple[Record, list[Act]], now: Record) -> None:
    """Check a round of a match against the round before it (T23, T24)."""
    old, acts = before
    result = ending(old, acts)
    if not result:
        raise Refused("the round before is not over")
    if match_winner(old, result):
        raise Refused("the match is over")
    again = result["by"] == "redeal"
    if now.round != (old.round if again else old.round + 1):
        raise Refused("the rounds do not run on")
    for name in ("target", "deals", "late_trump", "scores", "on", "empty"):
        if getattr(now, name) != getattr(old, name):
            raise Refused("the rules have changed")
    if now.dealer != (old.dealer if again else right_of(old, old.dealer)):
        raise Refused("the wrong dealer")
    if now.score != score_after(old, result):
        raise Refused("the score does not follow from the round before")


def replay(text: str) -> list[Json]:
    """Give the objects that `trickkit replay --json` prints for a text, one per record.

    `Refused` when any record is bad; its `done` then holds the objects of the records before.
    """
    done: list[Json] = []
    matches: dict[str, tuple[Record, list[Act]]] = {}
    try:
        for record, acts in read(text):
            if record.match and record.round:
                if record.match in matches:
                    check_match(matches[record.match], record)
                matches[record.match] = (record, acts)
            done.append(describe(record, acts))
    except Refused as refused:
        refused.done = done
        raise
    return done
