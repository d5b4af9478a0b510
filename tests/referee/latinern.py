"""A second, naive referee for Latinern, written from the rules page and the contract alone.

It shares no line and no idea with the package. There is no state that is carried along: whoever asks
anything (whose turn is it? what is the stake? may East ask?) hands in the list of *all* acts so far,
and the answer is worked out from that list from scratch. That is slow and easy to check by eye.

* `replay(text)` gives the objects that `trickkit replay --json` must print, or raises `Refused`.
* `legal(record, acts, seat)` and `offences(record, acts, seat)` answer for any seat at any moment.

Only the standard library; nothing from `trickkit`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SEATS = "NESW"  # clockwise (L3)
SUITS = "CDHS"
RANKS = "ATKQJ987"  # from high to low (L7)
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)  # 32 cards (L2)

ROUND_WORTH = 2  # L16
TRICKS_TO_WIN = 3  # L15
LATE = 9  # L19: from here on a side may not ask
PENALTY = 2  # L19

Act = tuple[str, str]  # (seat, word): ("N", "TH") or ("N", "ask")
Json = dict[str, Any]


class Refused(ValueError):  # noqa: N818 - the word says it
    """A record that must not be accepted.

    `line` and `column` count from 1 (0 when there is no place); `done` holds the objects of the records
    before the bad one, which are printed first.
    """

    def __init__(self, why: str, line: int = 0, column: int = 0) -> None:
        super().__init__(why)
        self.line = line
        self.column = column
        self.done: list[Json] = []


@dataclass(frozen=True)
class Record:
    """What the tags of one record say. `hands` keeps the order dealt: the first is the bottom card."""

    dealer: str
    hands: dict[str, list[str]]
    score: dict[str, int]
    target: int = 12
    late_ask_penalty: str = "two"
    open_tricks: str = "last"
    match: str = ""
    round: int = 0


# --- seats and sides ----------------------------------------------------------------------------


def left_of(seat: str) -> str:
    """Give the next seat clockwise (L3)."""
    return {"N": "E", "E": "S", "S": "W", "W": "N"}[seat]


def side_of(seat: str) -> str:
    """Give the partnership of a seat (L1)."""
    return "NS" if seat in "NS" else "EW"


def other_side(side: str) -> str:
    """Give the other partnership."""
    return "EW" if side == "NS" else "NS"


# --- what the bottom cards say ------------------------------------------------------------------


def trump_of(record: Record) -> str:
    """Give the suit of the dealer's bottom card (L5)."""
    return record.hands[record.dealer][0][1]


def schlag_of(record: Record) -> str:
    """Give the rank of forehand's bottom card (L5)."""
    return record.hands[left_of(record.dealer)][0][0]


def hauptschlag_of(record: Record) -> str:
    """Give the card of the Schlag rank in the trump suit (L6, L9)."""
    return schlag_of(record) + trump_of(record)


def knowers(record: Record) -> str:
    """Give dealer and forehand, the two who have seen the bottom cards (L4)."""
    return record.dealer + left_of(record.dealer)


def unused(record: Record) -> list[str]:
    """Give the cards that nobody was dealt (L3)."""
    dealt = [card for hand in record.hands.values() for card in hand]
    return [card for card in DECK if card not in dealt]


# --- tricks -------------------------------------------------------------------------------------


def strength(card: str, place: int, led: str, trump: str, schlag: str) -> tuple[int, int]:
    """Give a pair that is larger the stronger the card is in its trick (L6, L7, L8, L12)."""
    height = 8 - RANKS.index(card[0])
    if card == schlag + trump:
        return (4, 0)
    if card[0] == schlag:
        return (3, -place)  # equal to each other: the earlier one wins
    if card[1] == trump:
        return (2, height)
    if card[1] == led:
        return (1, height)
    return (0, 0)  # neither trump nor of the suit led: can never win, for the leader's card always can


REASONS = {
    4: ("hauptschlag", "L12a"),
    3: ("first-schlag", "L12b"),
    2: ("highest-trump", "L12c"),
    1: ("highest-of-led-suit", "L12d"),
}


def best_place(cards: Sequence[str], trump: str, schlag: str) -> tuple[int, str, str]:
    """Give the place (from 0) of the winning card, the reason and the clause, by sorting."""
    led = cards[0][1]
    pairs = [(strength(card, place, led, trump, schlag), place) for place, card in enumerate(cards)]
    pairs.sort()
    (group, _height), place = pairs[-1]
    reason, clause = REASONS[group]
    return place, reason, clause


def cards_laid(acts: Sequence[Act]) -> list[Act]:
    """Pick the acts that are cards."""
    return [(seat, word) for seat, word in acts if word in DECK]


def complete_tricks(acts: Sequence[Act]) -> list[list[Act]]:
    """Cut the cards laid into tricks of four."""
    laid = cards_laid(acts)
    return [laid[i : i + 4] for i in range(0, len(laid) - len(laid) % 4, 4)]


def unfinished_trick(acts: Sequence[Act]) -> list[Act]:
    """Give the cards laid since the last complete trick."""
    laid = cards_laid(acts)
    return laid[len(laid) - len(laid) % 4 :]


def trick_winner(record: Record, trick: Sequence[Act]) -> tuple[str, str, str, str]:
    """Give seat, card, reason and clause of a complete trick."""
    cards = [card for _seat, card in trick]
    place, reason, clause = best_place(cards, trump_of(record), schlag_of(record))
    return trick[place][0], cards[place], reason, clause


def tricks_won(record: Record, acts: Sequence[Act], side: str) -> int:
    """Count the tricks that a side has won."""
    winners = [trick_winner(record, trick)[0] for trick in complete_tricks(acts)]
    return sum(1 for seat in winners if side_of(seat) == side)


def turn(record: Record, acts: Sequence[Act]) -> str:
    """Give the seat whose card is awaited (L3, L10), questions and endings left aside."""
    tricks = complete_tricks(acts)
    seat = trick_winner(record, tricks[-1])[0] if tricks else left_of(record.dealer)
    for _card in unfinished_trick(acts):
        seat = left_of(seat)
    return seat


# --- questions, stake, end ----------------------------------------------------------------------


def stake(acts: Sequence[Act]) -> int:
    """Give what the round is worth: 2, and one more for each `stay` (L16, L17)."""
    return ROUND_WORTH + sum(1 for _seat, word in acts if word == "stay")


def asking_side(acts: Sequence[Act]) -> str:
    """Give the side whose question has no answer yet, or an empty string."""
    asked = [side_of(seat) for seat, word in acts if word == "ask"]
    answers = [word for _seat, word in acts if word in ("stay", "go")]
    return asked[-1] if len(asked) > len(answers) else ""


def late(record: Record, side: str) -> bool:
    """Tell whether the side has 9 or more match points (L19)."""
    return record.score[side] >= LATE


def ending(record: Record, acts: Sequence[Act]) -> Json | None:
    """Give the result if the last of these acts has ended the round, else None."""
    if not acts:
        return None
    seat, word = acts[-1]
    mine = side_of(seat)
    yours = other_side(mine)
    if word == "leak":  # L21
        return {"winner": yours, "points": stake(acts), "by": "leak"}
    if word == "go":  # L17
        return {"winner": yours, "points": stake(acts), "by": "fold"}
    if word == "ask" and late(record, mine):  # L19
        points = stake(acts) if record.late_ask_penalty == "stake" else PENALTY
        return {"winner": yours, "points": points, "by": "penalty"}
    for side in ("NS", "EW"):  # L15
        if tricks_won(record, acts, side) == TRICKS_TO_WIN:
            return {"winner": side, "points": stake(acts), "by": "tricks"}
    return None


# --- what may be done ---------------------------------------------------------------------------


def why_not(record: Record, acts: Sequence[Act], seat: str, word: str) -> str:
    """Say why this act cannot be done now; an empty string when it can (lawful or as an offence)."""
    if ending(record, acts):
        return "the round is over"
    if word == "leak":  # possible at any time, question or not
        return ""
    asking = asking_side(acts)
    if word in ("stay", "go"):
        if not asking:
            return "no question is open"
        return "" if side_of(seat) != asking else "the asked side answers, not the asking one"
    if asking:
        return "a question is open"
    if word == "ask":
        earlier = [side_of(asker) for asker, said in acts if said == "ask"]
        return "this side has asked before" if side_of(seat) in earlier else ""
    return why_no_card(record, acts, seat, word) if word in DECK else "there is no such act"


def why_no_card(record: Record, acts: Sequence[Act], seat: str, word: str) -> str:
    """Say why this card cannot be played now, endings and questions left aside; else an empty string."""
    if seat != turn(record, acts):
        return "another seat is to play"
    if word not in record.hands[seat]:
        return "the seat was not dealt this card"
    if word in [card for _seat, card in cards_laid(acts)]:
        return "the card has been played"
    return ""


def possible(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """Try every word there is for a seat and keep what can be done, lawful or not."""
    words = [*record.hands[seat], "ask", "stay", "go", "leak"]
    return [word for word in words if not why_not(record, acts, seat, word)]


def unlawful(record: Record, seat: str, word: str) -> bool:
    """Tell whether the rules punish this act (L19, L21)."""
    return word == "leak" or (word == "ask" and late(record, side_of(seat)))


def legal(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """List what a seat may lawfully do now, in or out of turn."""
    return [w for w in possible(record, acts, seat) if not unlawful(record, seat, w)]


def offences(record: Record, acts: Sequence[Act], seat: str) -> list[str]:
    """List what a seat can do now and is punished for."""
    return [w for w in possible(record, acts, seat) if unlawful(record, seat, w)]


# --- what is shown ------------------------------------------------------------------------------


def tricks_lying_open(record: Record, acts: Sequence[Act]) -> list[int]:
    """Give the numbers (from 1) of the complete tricks that a table shows during the round (L14)."""
    numbers = list(range(1, len(complete_tricks(acts)) + 1))
    return numbers if record.open_tricks == "all" else numbers[-1:]


def hands_are_shown(record: Record, acts: Sequence[Act]) -> bool:
    """Tell whether the hands are laid open: only after a round played out (L20, L24)."""
    result = ending(record, acts)
    return result is not None and result["by"] == "tricks"


# --- the JSON object ----------------------------------------------------------------------------


def describe(record: Record, acts: Sequence[Act]) -> Json:
    """Build the object that `replay --json` prints for a record with these acts."""
    tricks = []
    for trick in complete_tricks(acts):
        seat, card, reason, clause = trick_winner(record, trick)
        tricks.append(
            {
                "leader": trick[0][0],
                "cards": [laid for _seat, laid in trick],
                "winner": seat,
                "card": card,
                "reason": reason,
                "clause": clause,
            }
        )
    result = ending(record, acts)
    question = "" if result else asking_side(acts)
    score = dict(record.score)
    if result:
        score[result["winner"]] += result["points"]
    champions = [side for side in ("NS", "EW") if score[side] >= record.target]
    return {
        "game": "latinern",
        "dealer": record.dealer,
        "trump": trump_of(record),
        "schlag": schlag_of(record),
        "hauptschlag": hauptschlag_of(record),
        "tricks": tricks,
        "current": [card for _seat, card in unfinished_trick(acts)],
        "to_act": None if result or question else turn(record, acts),
        "stake": stake(acts),
        "question": question or None,
        "legal": {seat: legal(record, acts, seat) for seat in SEATS},
        "offences": {seat: offences(record, acts, seat) for seat in SEATS},
        "result": result,
        "score": score,
        "match_winner": champions[0] if champions else None,
    }


# --- reading the text ---------------------------------------------------------------------------

TAGS = ["Game", "Dealer", "Deal", "Format", "Score", "Rules", "Sits", "View", "Match", "Round", "Date", "Note"]
RULES = ("target", "late_ask_penalty", "open_tricks")

PIECE = re.compile(
    r"""
      (?P<blank> [ \t\r\n]+ )
    | (?P<line_comment> ; [^\r\n]* )
    | (?P<brace_comment> \{ [^}]* \} )
    | (?P<tag> \[ [ \t]* (?P<name> [^\s"\[\]]+ ) [ \t]+ "(?P<value> [^"\r\n]* )" [ \t]* \] )
    | (?P<number> [0-9]+ \. )
    | (?P<word> [^\s;{}\[\]"]+ )
    """,
    re.VERBOSE,
)
CARD = re.compile("(10|[789TJQKABDtjqkabd])([CDHScdhs♣♦♥♠])")
NUMBER = re.compile("0|[1-9][0-9]{0,5}")


@dataclass(frozen=True)
class Piece:
    """One tag, one word or one thing that cannot be read, with its place in the text."""

    kind: str  # "tag", "word", "bad tag", "bad"
    name: str
    value: str
    line: int
    column: int


def place_of(text: str, at: int) -> tuple[int, int]:
    """Turn an offset into line and column, both from 1."""
    lines = re.split("\r\n|\r|\n", text[:at])
    return len(lines), len(lines[-1]) + 1


def bad_control(text: str) -> bool:
    """Tell whether the text holds a control character other than tab and line ends."""
    return any(unicodedata.category(c) == "Cc" and c not in "\t\r\n" for c in text)


def pieces(text: str) -> Iterator[Piece]:
    """Cut the text into tags and words; the first thing that cannot be read comes as the last piece."""
    text = text.removeprefix("\ufeff")
    at = 0
    while at < len(text):
        found = PIECE.match(text, at)
        if not found or bad_control(found.group()):
            kind = "bad tag" if text[at] == "[" else "bad"
            yield Piece(kind, "", text[at : at + 20], *place_of(text, at))
            return
        if found["tag"]:
            yield Piece("tag", found["name"], found["value"], *place_of(text, at))
        elif found["word"]:
            yield Piece("word", "", found["word"], *place_of(text, at))
        at = found.end()


def read_card(word: str) -> str:
    """Read a card in any spelling that the contract allows; `Refused` if it is none."""
    found = CARD.fullmatch(word)
    if not found:
        raise Refused(f"no card: {word!r}")
    rank = {"10": "T", "B": "J", "D": "Q"}.get(found[1].upper(), found[1].upper())
    suit = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}.get(found[2], found[2].upper())
    return rank + suit


def read_seat(word: str) -> str:
    """Read a seat letter."""
    if len(word) != 1 or word not in SEATS:
        raise Refused(f"no seat: {word!r}")
    return word


def read_number(word: str) -> int:
    """Read a plain number without sign or leading zero."""
    if not NUMBER.fullmatch(word):
        raise Refused(f"no number: {word!r}")
    return int(word)


def read_deal(value: str) -> dict[str, list[str]]:
    """Read the Deal tag: four seats, five different cards each, in the order dealt."""
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
    if sorted(hands) != sorted(SEATS):
        raise Refused("four hands are needed")
    if any(len(hand) != 5 for hand in hands.values()):
        raise Refused("five cards each")
    dealt = [card for hand in hands.values() for card in hand]
    if len(set(dealt)) != len(dealt):
        raise Refused("a card was dealt twice")
    return hands


def read_score(value: str) -> dict[str, int]:
    """Read the Score tag; a side that is not named has 0."""
    score: dict[str, int] = {}
    for word in value.split():
        side, _colon, points = word.partition(":")
        if side not in ("NS", "EW") or side in score:
            raise Refused(f"bad score: {word!r}")
        score[side] = read_number(points)
    return {"NS": score.get("NS", 0), "EW": score.get("EW", 0)}


def read_rules(value: str) -> dict[str, str]:
    """Read the Rules tag into all three settings of Latinern."""
    given: dict[str, str] = {}
    for word in value.split():
        key, equals, setting = word.partition("=")
        if not equals or key not in RULES or key in given:
            raise Refused(f"bad rule: {word!r}")
        given[key] = setting
    rules = {"target": "12", "late_ask_penalty": "two", "open_tricks": "last", **given}
    if not 1 <= read_number(rules["target"]) <= 99:
        raise Refused("target is from 1 to 99")
    if rules["late_ask_penalty"] not in ("two", "stake") or rules["open_tricks"] not in ("last", "all"):
        raise Refused(f"bad value in {value!r}")
    return rules


def read_tags(tags: dict[str, str]) -> Record:
    """Check the tags of one record."""
    for needed in ("Game", "Dealer", "Deal"):
        if needed not in tags:
            raise Refused(f"the tag {needed} is missing")
    if tags["Game"] != "latinern":
        raise Refused(f"this referee knows Latinern only, not {tags['Game']!r}")
    if tags.get("Format", "trickkit 1") != "trickkit 1":
        raise Refused("unknown format")
    if "View" in tags:
        raise Refused("a view is no full record")
    if "Sits" in tags:
        raise Refused("Sits belongs to the other game")
    rules = read_rules(tags.get("Rules", ""))
    record = Record(
        dealer=read_seat(tags["Dealer"]),
        hands=read_deal(tags["Deal"]),
        score=read_score(tags.get("Score", "")),
        target=int(rules["target"]),
        late_ask_penalty=rules["late_ask_penalty"],
        open_tricks=rules["open_tricks"],
        match=tags.get("Match", ""),
        round=read_number(tags["Round"]) if "Round" in tags else 0,
    )
    if max(record.score.values()) >= record.target:
        raise Refused("the match is over")
    return record


def read_act(record: Record, acts: Sequence[Act], spelled: str, *, announceable: bool) -> Act:
    """Check one word against all acts before it."""
    seat, _colon, word = spelled.partition(":")
    seat = read_seat({"n": "N", "e": "E", "s": "S", "w": "W"}.get(seat, seat))
    if word == "wins":
        if not announceable:
            raise Refused("no trick has just been completed")
        if seat != trick_winner(record, complete_tricks(acts)[-1])[0]:
            raise Refused(f"{seat} has not won the trick")
        return seat, word
    if word not in ("ask", "stay", "go", "leak"):
        word = read_card(word)
    why = why_not(record, acts, seat, word)
    if why:
        raise Refused(f"{spelled}: {why}")
    return seat, word


def read_acts(record: Record, words: Sequence[Piece]) -> list[Act]:
    """Check every act against all acts before it; `wins` is checked and then left out."""
    acts: list[Act] = []
    announceable = False  # true right after the fourth card of a trick
    for piece in words:
        try:
            seat, word = read_act(record, acts, piece.value, announceable=announceable)
        except Refused as refused:
            raise Refused(str(refused), piece.line, piece.column) from None
        if word != "wins":
            acts.append((seat, word))
        announceable = word in DECK and not unfinished_trick(acts)
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
    """Check a round of a match against the round before it (L22, L23)."""
    old, acts = before
    end = describe(old, acts)
    if not end["result"]:
        raise Refused("the round before is not over")
    if end["match_winner"]:
        raise Refused("the match is over")
    if now.round != old.round + 1:
        raise Refused("the rounds do not run on")
    if now.dealer != left_of(old.dealer):
        raise Refused("the deal passes to the left")
    if now.score != end["score"]:
        raise Refused("the score does not follow from the round before")
    for key in RULES:
        if getattr(now, key) != getattr(old, key):
            raise Refused("the rules have changed")


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
