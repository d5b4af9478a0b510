"""Random Latinern records: valid ones in every layout, broken ones of every kind, and probes.

Everything comes from the `random.Random` handed in, so a seed names a record for good.

* `random_record(rng)`: one valid record, whole or cut short at any act.
* `random_match(rng)`: the running rounds of one match in one text.
* `random_file(rng)`: several records in one text.
* `probe(rng)`: a valid record with one more act, any act by any seat; most are illegal, some are not.
  Two readings of the rules must agree on which.
* `broken_records(rng)`: one text for every way of being broken, as (text, kind). Every one must be refused.
* `broken_bytes(rng)`: the same for bytes that are no text.

Texts may hold `\\r` and a byte order mark: write them to files in binary (`text.encode()`).
The acts are found with the naive referee next door, which is why probes and broken records exist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tests.referee.latinern import (
    DECK,
    LATE,
    SEATS,
    Act,
    Record,
    asking_side,
    cards_laid,
    complete_tricks,
    describe,
    ending,
    late,
    left_of,
    side_of,
    trick_winner,
    turn,
    unfinished_trick,
    unused,
    why_not,
)

if TYPE_CHECKING:
    from random import Random

Tags = list[tuple[str, str]]
Condition = Callable[[Record, list[Act]], bool]


@dataclass(frozen=True)
class Temper:
    """How the players of a record behave: chances per act."""

    ask: float
    leak: float
    stay: float
    late: float  # of asking although it is punished, once asking has come to mind
    leak_when_asked: float


TEMPERS = (
    Temper(ask=0.0, leak=0.0, stay=1.0, late=0.0, leak_when_asked=0.0),
    Temper(ask=0.15, leak=0.0, stay=0.9, late=0.0, leak_when_asked=0.0),
    Temper(ask=0.5, leak=0.0, stay=0.9, late=0.1, leak_when_asked=0.05),
    Temper(ask=0.3, leak=0.03, stay=0.6, late=0.5, leak_when_asked=0.1),
    Temper(ask=0.2, leak=0.0, stay=1.0, late=0.15, leak_when_asked=0.0),
    Temper(ask=0.1, leak=0.05, stay=0.9, late=0.05, leak_when_asked=0.4),
)


# --- the play -----------------------------------------------------------------------------------


def random_hands(rng: Random, dealer: str) -> dict[str, list[str]]:
    """Deal five cards each; now and then with bottom cards of equal rank or equal suit (L9)."""
    cards = list(DECK)
    rng.shuffle(cards)
    wanted = rng.choice(["any"] * 6 + ["equal rank", "equal suit", "hauptschlag is out"])
    dealers, forehands = cards[0], cards[1]
    if wanted == "equal rank":
        twins = [card for card in cards if card[0] == dealers[0] and card != dealers]
        forehands = rng.choice(twins)
    elif wanted == "equal suit":
        forehands = rng.choice([card for card in cards if card[1] == dealers[1] and card != dealers])
    rest = [card for card in cards if card not in (dealers, forehands)]
    if wanted == "hauptschlag is out":
        rest.sort(key=lambda card: card == forehands[0] + dealers[1])  # it goes to the very end
    hands = {seat: [rest.pop(0) for _ in range(4)] for seat in SEATS}
    bottoms = {dealer: dealers, left_of(dealer): forehands}
    return {seat: [bottoms.get(seat) or rest.pop(0), *hands[seat]] for seat in SEATS}


def random_position(rng: Random) -> Record:
    """Make the tags of a record: dealer, deal, score, settings of the house."""
    dealer = rng.choice(SEATS)
    target = rng.choice([12] * 7 + [1, 2, 5, 9, 10, 11, 13, 15, 21, 99])
    scores = {side: rng.choice([rng.randint(0, 11), rng.randint(8, 11), 0]) for side in ("NS", "EW")}
    if rng.random() < 0.1:
        scores = {side: rng.randint(0, target - 1) for side in scores}
    return Record(
        dealer=dealer,
        hands=random_hands(rng, dealer),
        score={side: min(points, target - 1) for side, points in scores.items()},
        target=target,
        late_ask_penalty=rng.choice(["two", "two", "stake"]),
        open_tricks=rng.choice(["last", "last", "all"]),
    )


def random_act(rng: Random, record: Record, acts: list[Act], temper: Temper) -> Act:
    """Choose one act that can be done now, lawful or as an offence."""
    asking = asking_side(acts)
    if asking:
        if rng.random() < temper.leak_when_asked:
            return rng.choice(SEATS), "leak"
        seat = rng.choice([seat for seat in SEATS if side_of(seat) != asking])
        return seat, "stay" if rng.random() < temper.stay else "go"
    if rng.random() < temper.leak:
        return rng.choice(SEATS), "leak"
    if rng.random() < temper.ask:
        seat = rng.choice(SEATS)
        punished = late(record, side_of(seat))
        if not why_not(record, acts, seat, "ask") and (not punished or rng.random() < temper.late):
            return seat, "ask"
    seat = turn(record, acts)
    played = [card for _seat, card in cards_laid(acts)]
    return seat, rng.choice([card for card in record.hands[seat] if card not in played])


def random_acts(rng: Random, record: Record) -> list[Act]:
    """Play a round to its end or cut it short at any act."""
    temper = rng.choice(TEMPERS)
    length = 99 if rng.random() < 0.6 else rng.randint(0, 24)
    acts: list[Act] = []
    while len(acts) < length and not ending(record, acts):
        acts.append(random_act(rng, record, acts, temper))
    return acts


def announced(rng: Random, record: Record, acts: list[Act], chance: float) -> list[Act]:
    """Write `wins` after complete tricks, each with the given chance."""
    words: list[Act] = []
    for i, (seat, word) in enumerate(acts):
        words.append((seat, word))
        so_far = acts[: i + 1]
        if word in DECK and not unfinished_trick(so_far) and rng.random() < chance:
            words.append((trick_winner(record, complete_tricks(so_far)[-1])[0], "wins"))
    return words


# --- the layout ---------------------------------------------------------------------------------

NOISE = (
    "",
    "a word",
    "N:ask E:go",
    '[Dealer "S"]',
    "[unclosed",
    "wins: N",
    "10♥ Ärger, größer",
    "; ;",
    "32.",
    '"',
    "W:wins",
)


def spelled(rng: Random, card: str, fancy: bool) -> str:
    """Write a card in one of the spellings that may be read."""
    if not fancy:
        return card
    ranks = {"T": ["T", "10", "t"], "J": ["J", "B", "j", "b"], "Q": ["Q", "D", "q", "d"]}
    suits = {"C": "Cc♣", "D": "Dd♦", "H": "Hh♥", "S": "Ss♠"}
    rank = rng.choice(ranks.get(card[0], [card[0], card[0].lower()]))
    return rank + rng.choice(suits[card[1]])


def tags_of(rng: Random, record: Record, fancy: bool) -> Tags:
    """Write the tags of a record in any order, the ones with a default sometimes left out."""
    seats = list(SEATS)
    if fancy:
        rng.shuffle(seats)
    deal = " ".join(seat + ":" + " ".join(spelled(rng, card, fancy) for card in record.hands[seat]) for seat in seats)
    tags = [("Game", "latinern"), ("Dealer", record.dealer), ("Deal", deal)]
    if rng.random() < 0.7:
        tags.insert(0, ("Format", "trickkit 1"))
    if any(record.score.values()) or rng.random() < 0.3:
        score = [f"{side}:{points}" for side, points in record.score.items()]
        tags.append(("Score", " ".join(rng.sample(score, 2) if fancy else score)))
    given = [
        ("target", str(record.target), "12"),
        ("late_ask_penalty", record.late_ask_penalty, "two"),
        ("open_tricks", record.open_tricks, "last"),
    ]
    rules = [f"{key}={value}" for key, value, usual in given if value != usual or (fancy and rng.random() < 0.1)]
    if fancy:
        rng.shuffle(rules)
    if rules:
        tags.append(("Rules", " ".join(rules)))
    if record.match:
        tags += [("Match", record.match), ("Round", str(record.round))]
    if fancy:
        if rng.random() < 0.2:
            tags.append(("Note", rng.choice(["; no comment {", "a ] bracket", "Grüße, J♠", "[", ""])))
        if rng.random() < 0.2:
            tags.append(("Date", "2024-02-29"))
        rng.shuffle(tags)
    return tags


def comment(rng: Random, end: str) -> str:
    """Write a comment of either kind; one to the end of the line brings that end along."""
    noise = rng.choice(NOISE)
    if rng.random() < 0.5:
        return f"{{{noise}{rng.choice(['', end, ' { '])}}}"
    return f";{noise}{rng.choice(['', ' }', ' {'])}{end}"


def gap(rng: Random, end: str, fancy: bool) -> str:
    """Write something between two words: blanks, line ends, comments, numbers."""
    if not fancy:
        return " "
    text = rng.choice([" ", " ", end, "\t", "  ", end + end])
    if rng.random() < 0.08:
        text = rng.choice(["", text]) + comment(rng, end) + rng.choice(["", " "])
    if rng.random() < 0.08:
        text += " " + rng.choice(["1.", "2.", "17."]) + " "
    return text


def layout(rng: Random, tags: Tags, words: list[Act], fancy: bool, *, end: str = "") -> str:
    """Write tags and words as the text of one record."""
    end = end or (rng.choice(["\n", "\n", "\r\n", "\r"]) if fancy else "\n")
    text = ""
    for name, value in tags:
        text += f'[{name} "{value}"]'
        text += rng.choice([end, end, end, " ", "", end + end, "\t"]) if fancy else end
        if fancy and rng.random() < 0.05:
            text += comment(rng, end)
    text += rng.choice([end, "", "1. "]) if fancy else end
    for seat, word in words:
        if word in DECK:
            word = spelled(rng, word, fancy)  # noqa: PLW2901 - only the spelling changes
        if fancy and rng.random() < 0.3:
            seat = seat.lower()  # noqa: PLW2901 - only the spelling changes
        text += f"{seat}:{word}{gap(rng, end, fancy)}"
    return text + rng.choice(["", end]) if fancy else text.rstrip() + end


def written(rng: Random, record: Record, acts: list[Act]) -> str:
    """Write a record in a plain or a fancy layout."""
    fancy = rng.random() < 0.7
    words = announced(rng, record, acts, rng.choice([0.0, 0.0, 0.5, 1.0]))
    return layout(rng, tags_of(rng, record, fancy), words, fancy)


def bom(rng: Random) -> str:
    """Give a byte order mark, or mostly nothing."""
    return "\ufeff" if rng.random() < 0.1 else ""


# --- valid texts --------------------------------------------------------------------------------


def random_record(rng: Random) -> str:
    """Write one valid record."""
    record = random_position(rng)
    return bom(rng) + written(rng, record, random_acts(rng, record))


def random_match(rng: Random) -> str:
    """Write the rounds of one match, to its end or cut short; the last round may be unfinished."""
    name = rng.choice(["Tuesday", "club final 3", "Ä"])
    record = replace(random_position(rng), match=name, round=1)
    texts = []
    for _ in range(rng.choice([1, 2, 5, 99])):
        acts = random_acts(rng, record)
        texts.append(layout(rng, tags_of(rng, record, fancy=False), announced(rng, record, acts, 0.3), fancy=False))
        after = describe(record, acts)
        if not after["result"] or after["match_winner"]:
            break
        dealer = left_of(record.dealer)
        hands = random_hands(rng, dealer)
        record = replace(record, dealer=dealer, hands=hands, score=after["score"], round=record.round + 1)
    return "\n".join(texts)


def random_file(rng: Random) -> str:
    """Write a few records into one text, with or without empty lines between them."""
    text = bom(rng)
    for _ in range(rng.randint(1, 4)):
        record = random_position(rng)
        fancy = rng.random() < 0.5
        tags = tags_of(rng, record, fancy)
        tags.sort(key=lambda tag: tag[0] != "Game")  # first, so that it repeats even when there are no acts
        text += layout(rng, tags, random_acts(rng, record), fancy) + rng.choice(["", "\n", "\n\n"])
        text += "\n"  # a comment to the end of the line ends here
    return text


def probe(rng: Random) -> str:
    """Write a valid record and one more word by any seat: two readings must agree whether it may stand."""
    record = random_position(rng)
    acts = random_acts(rng, record)
    if rng.random() < 0.7:  # most of them inside the round
        acts = acts[: rng.randint(0, len(acts))]
    seat = rng.choice(SEATS)
    hand = rng.choice(record.hands[seat])
    word = rng.choice(["ask", "stay", "go", "leak", "wins", hand, hand, rng.choice(DECK)])
    just_complete = bool(acts) and acts[-1][1] in DECK and not unfinished_trick(acts)
    if word == "wins" and complete_tricks(acts) and not just_complete:
        word = "leak"  # the contract does not say whether an announcement may come late
    if rng.random() < 0.3:
        seat = turn(record, acts) if not ending(record, acts) else seat
    return layout(rng, tags_of(rng, record, fancy=False), [*acts, (seat, word)], fancy=False)


# --- broken texts -------------------------------------------------------------------------------


def played_until(rng: Random, condition: Condition) -> tuple[Record, list[Act]]:
    """Play random rounds until the condition holds, and stop there."""
    while True:
        record = random_position(rng)
        acts = random_acts(rng, record)
        stops = [n for n in range(len(acts) + 1) if condition(record, acts[:n])]
        if stops:
            return record, acts[: rng.choice(stops)]


def running(record: Record, acts: list[Act]) -> bool:
    """Tell whether a card is awaited."""
    return not ending(record, acts) and not asking_side(acts)


def inside(record: Record, acts: list[Act]) -> bool:
    """Tell whether the round runs and at least one act has been done."""
    return running(record, acts) and len(acts) > 0


def asked(record: Record, acts: list[Act]) -> bool:
    """Tell whether a question is open."""
    return bool(asking_side(acts)) and not ending(record, acts)


def over(record: Record, acts: list[Act]) -> bool:
    """Tell whether the round has ended."""
    return ending(record, acts) is not None


def at_the_start(_record: Record, acts: list[Act]) -> bool:
    """Tell whether nothing has been done yet."""
    return not acts


def one_side_has_asked(record: Record, acts: list[Act]) -> bool:
    """Tell whether a card is awaited and somebody has asked before."""
    return running(record, acts) and "ask" in [word for _seat, word in acts]


def late_side_is_there(record: Record, acts: list[Act]) -> bool:
    """Tell whether a question is open and a side has 9 or more."""
    return asked(record, acts) and max(record.score.values()) >= LATE


def after_a_trick(record: Record, acts: list[Act]) -> bool:
    """Tell whether a card is awaited and a trick is complete."""
    return running(record, acts) and len(complete_tricks(acts)) > 0


def just_complete(_record: Record, acts: list[Act]) -> bool:
    """Tell whether the last act has completed a trick."""
    return bool(acts) and acts[-1][1] in DECK and not unfinished_trick(acts)


def in_the_first_trick(_record: Record, acts: list[Act]) -> bool:
    """Tell whether one to three cards have been laid."""
    return len(unfinished_trick(acts)) > 0 and not complete_tricks(acts)


def unplayed(record: Record, acts: list[Act], seat: str) -> list[str]:
    """Give the cards that a seat still holds."""
    played = [card for _seat, card in cards_laid(acts)]
    return [card for card in record.hands[seat] if card not in played]


def seats_that(test: Callable[[str], bool]) -> list[str]:
    """Give the seats that pass a test."""
    return [seat for seat in SEATS if test(seat)]


def second_question(rng: Random, _record: Record, acts: list[Act]) -> Act:
    """Ask once more, by either partner of a side that has asked."""
    sides = [side_of(seat) for seat, word in acts if word == "ask"]
    return rng.choice(seats_that(lambda seat: side_of(seat) in sides)), "ask"


def card_out_of_turn(rng: Random, record: Record, acts: list[Act]) -> Act:
    """Play an own card when another seat is to play."""
    seat = rng.choice(seats_that(lambda seat: seat != turn(record, acts)))
    return seat, rng.choice(unplayed(record, acts, seat) or record.hands[seat])


def card_of_another_hand(rng: Random, record: Record, acts: list[Act]) -> Act:
    """Play in turn a card that another seat was dealt."""
    seat = turn(record, acts)
    return seat, rng.choice([card for other in SEATS if other != seat for card in record.hands[other]])


def card_played_before(rng: Random, record: Record, acts: list[Act]) -> Act:
    """Play in turn a card for the second time."""
    seat = turn(record, acts)
    return seat, rng.choice([card for other, card in cards_laid(acts) if other == seat])


def wrong_announcement(rng: Random, record: Record, acts: list[Act]) -> Act:
    """Announce somebody who has not won the trick just completed."""
    winner = trick_winner(record, complete_tricks(acts)[-1])[0]
    return rng.choice(seats_that(lambda seat: seat != winner)), "wins"


OTHER_GAME = [
    "14",
    "pass",
    "redeal",
    "trump=7S",
    "raise=24",
    "thani",
    "show",
    "concede",
    "accept",
    "play-on",
    "trump=?",
]
NO_ACTS = [
    "",
    *[
        "fold",
        "won",
        "asks",
        "stays",
        "10",
        "H",
        "6H",
        "1H",
        "KX",
        "HK",
        "KHH",
        "TT",
        "K-H",
        "100H",
        "?",
        "?H",
        "K?",
        ":KH",
        "F♥",
        "8♡",
        "ask,",
        "-",
        "xx",
        "wins=N",
    ],
]
NO_SEATS = ["", *["X", "NN", "north", "North", "0", "1", "O", "NS", "NE", "ſ"]]

# kind -> when, and the act that is illegal then
LAST_ACTS: dict[str, tuple[Condition, Callable[[Random, Record, list[Act]], Act]]] = {
    "second question by the same side": (one_side_has_asked, second_question),
    "question while a question is open": (asked, lambda rng, _r, _a: (rng.choice(SEATS), "ask")),
    "late question while a question is open": (
        late_side_is_there,
        lambda rng, r, _a: (rng.choice(seats_that(lambda seat: late(r, side_of(seat)))), "ask"),
    ),
    "answer without a question": (running, lambda rng, _r, _a: (rng.choice(SEATS), rng.choice(["stay", "go"]))),
    "answer by the asking side": (
        asked,
        lambda rng, _r, a: (
            rng.choice(seats_that(lambda seat: side_of(seat) == asking_side(a))),
            rng.choice(["stay", "go"]),
        ),
    ),
    "card while a question is open": (asked, lambda rng, r, a: (turn(r, a), rng.choice(unplayed(r, a, turn(r, a))))),
    "act after the end": (
        over,
        lambda rng, _r, _a: (rng.choice(SEATS), rng.choice(["ask", "stay", "go", "leak"])),
    ),
    "card after the end": (
        lambda r, a: over(r, a) and len(cards_laid(a)) < len(SEATS) * 5,
        lambda rng, r, a: (turn(r, a), rng.choice(unplayed(r, a, turn(r, a)))),
    ),
    "card out of turn": (running, card_out_of_turn),
    "card of another hand": (running, card_of_another_hand),
    "card that nobody was dealt": (running, lambda rng, r, a: (turn(r, a), rng.choice(unused(r)))),
    "card played before": (after_a_trick, card_played_before),
    "wrong announcement": (just_complete, wrong_announcement),
    "announcement inside a trick": (in_the_first_trick, lambda rng, _r, _a: (rng.choice(SEATS), "wins")),
    "announcement before the first card": (at_the_start, lambda rng, _r, _a: (rng.choice(SEATS), "wins")),
    "act of the other game": (running, lambda rng, _r, _a: (rng.choice(SEATS), rng.choice(OTHER_GAME))),
    "unknown act": (running, lambda rng, _r, _a: (rng.choice(SEATS), rng.choice(NO_ACTS))),
    "bad seat of an act": (running, lambda rng, r, _a: (rng.choice(NO_SEATS), rng.choice(["ask", r.hands["N"][0]]))),
}


def bad_last_act(rng: Random, kind: str) -> tuple[Record, list[Act]]:
    """Make a record whose last act is illegal in the way named."""
    condition, choose = LAST_ACTS[kind]
    record, acts = played_until(rng, condition)
    return record, [*acts, choose(rng, record, acts)]


def with_tag(tags: Tags, name: str, value: str) -> Tags:
    """Give the tags with this one set or added."""
    kept = [(n, v) for n, v in tags if n != name]
    return [*kept, (name, value)]


Hands = dict[str, list[str]]
NO_CARDS = ["6H", "1H", "KX", "K", "H", "HK", "TT", "11H", "KHH", "X", "2C", "?", "K♡", "0H"]


def wrong_card(rng: Random, hands: Hands) -> None:
    """Put something that is no card into a hand."""
    hands[rng.choice(SEATS)][rng.randrange(5)] = rng.choice(NO_CARDS)


def card_twice_in_two_hands(rng: Random, hands: Hands) -> None:
    """Deal a card to two seats."""
    seat, other = rng.sample(SEATS, 2)
    hands[seat][rng.randrange(5)] = rng.choice(hands[other])


def card_twice_in_one_hand(rng: Random, hands: Hands) -> None:
    """Deal a card twice to one seat."""
    hand = hands[rng.choice(SEATS)]
    place, other = rng.sample(range(5), 2)
    hand[place] = hand[other]


def card_missing(rng: Random, hands: Hands) -> None:
    """Deal four cards to one seat."""
    hands[rng.choice(SEATS)].pop(rng.randrange(5))


def card_moved(rng: Random, hands: Hands) -> None:
    """Deal four cards to one seat and six to another."""
    seat, other = rng.sample(SEATS, 2)
    hands[other].append(hands[seat].pop(rng.randrange(5)))


def more_cards(rng: Random, hands: Hands, seats: str, number: int) -> None:
    """Deal more cards to some seats."""
    spare = [card for card in DECK if not any(card in hand for hand in hands.values())]
    rng.shuffle(spare)
    for seat in seats:
        hands[seat] += [spare.pop() for _ in range(number)]


def hand_missing(rng: Random, hands: Hands) -> None:
    """Leave a seat without a hand."""
    del hands[rng.choice(SEATS)]


WRONG_HANDS: dict[str, Callable[[Random, Hands], None]] = {
    "wrong card in the deal": wrong_card,
    "card dealt twice, two hands": card_twice_in_two_hands,
    "card dealt twice, one hand": card_twice_in_one_hand,
    "card missing": card_missing,
    "card missing, another hand has it": card_moved,
    "sixth card": lambda rng, hands: more_cards(rng, hands, rng.choice(SEATS), 1),
    "eight cards each": lambda rng, hands: more_cards(rng, hands, SEATS, 3),
    "hand missing": hand_missing,
}
WRONG_GROUPS: dict[str, Callable[[Random, list[str]], list[str]]] = {
    "hand given twice": lambda rng, groups: [*groups, rng.choice(groups)],
    "two hands for one seat": lambda _rng, groups: [groups[1][0] + groups[0][1:], *groups[1:]],
    "bad seat in the deal": lambda rng, groups: [rng.choice(["X", "O", "0", "NS"]) + groups[0][1:], *groups[1:]],
    "no seat in the deal": lambda _rng, groups: [groups[0][1:], *groups[1:]],
    "hand without a seat": lambda _rng, groups: [groups[0][2:], *groups[1:]],
    "empty deal": lambda _rng, _groups: [],
}
DEALS = (*WRONG_HANDS, *WRONG_GROUPS)


def bad_deal(rng: Random, record: Record, kind: str) -> str:
    """Write a Deal tag that is wrong in the way named."""
    hands = {seat: list(cards) for seat, cards in record.hands.items()}
    if kind in WRONG_HANDS:
        WRONG_HANDS[kind](rng, hands)
    groups = [seat + ":" + " ".join(cards) for seat, cards in hands.items()]
    rng.shuffle(groups)
    if kind in WRONG_GROUPS:
        groups = WRONG_GROUPS[kind](rng, groups)
    return " ".join(groups)


# kind -> tags, and wrong values for them with bars between
WRONG_VALUES = {
    "unknown tag": ("Trump Colour Dealr Games Event Scores", "N"),
    "unknown game": ("Game", "watten|latinerne||28|latinern 1"),
    "unknown format": ("Format", "trickkit 2|trickkit|pgn|"),
    "bad dealer": ("Dealer", "X||NS|North|0|3|?|N E"),
    "unknown key": ("Rules", "colour=red|targets=12|late-ask-penalty=two|=12|stake=2"),
    "upper-case key": ("Rules", "Target=12|OPEN_TRICKS=all"),
    "wrong target": ("Rules", "target=0|target=100|target=x|target=-1|target=|target=none|target=12.5|target=15,"),
    "wrong penalty": ("Rules", "|".join(f"late_ask_penalty={value}" for value in ("three", "2", "", "Stake"))),
    "wrong open tricks": ("Rules", "open_tricks=none|open_tricks=on|open_tricks="),
    "setting without a value": ("Rules", "target|target 15|target= 15|target =15|all"),
    "key given twice": ("Rules", "target=15 target=15|target=15 target=21|open_tricks=all target=15 open_tricks=all"),
    "key of the other game": (
        "Rules",
        "deals=4|late_trump=rank|cot=on|cot=off|thani=on|blank_hand=off|keep_jacks=on|sixes=off|scores=14:+1/-2",
    ),
    "bad score": (
        "Score",
        "NS:x EW:0|NS:-1 EW:0|NS:1.5 EW:0|N:1 E:0|NS:1 NS:2|NS:1 EW:|1 2|NS=1 EW=2|NS:1 EW:2 XX:3|A:1 B:2|NS EW",
    ),
    "tag of the other game": ("Sits", "N"),
    "bad seat of a view": ("View", "X"),
}


def bad_tags(rng: Random, record: Record, tags: Tags, kind: str) -> Tags:
    """Give tags that are wrong in the way named."""
    if kind in DEALS:
        return with_tag(tags, "Deal", bad_deal(rng, record, kind))
    if kind in WRONG_VALUES:
        names, values = WRONG_VALUES[kind]
        return with_tag(tags, rng.choice(names.split()), rng.choice(values.split("|")))
    if kind == "score at the target":
        points = {"NS": 0, "EW": 0, rng.choice(["NS", "EW"]): record.target}
        return with_tag(tags, "Score", f"NS:{points['NS']} EW:{points['EW']}")
    if kind == "score past the target":
        points = {"NS": 0, "EW": 0, rng.choice(["NS", "EW"]): record.target + rng.randint(1, 20)}
        return with_tag(tags, "Score", f"NS:{points['NS']} EW:{points['EW']}")
    if kind.startswith("missing tag "):
        return [tag for tag in tags if tag[0] != kind.removeprefix("missing tag ")]
    if kind == "tag given twice":  # it starts another record, so one of the two lacks something
        return [*tags, rng.choice(tags)]
    raise AssertionError(kind)


TAGS = (
    *DEALS,
    *WRONG_VALUES,
    "score at the target",
    "score past the target",
    "missing tag Game",
    "missing tag Dealer",
    "missing tag Deal",
    "tag given twice",
)


def put(rng: Random, pieces: list[str], *new: str, first: int = 0) -> None:
    """Put one of the new pieces somewhere before the last of the others."""
    pieces.insert(rng.randint(first, max(first, len(pieces) - 1)), rng.choice(new))


def change(rng: Random, pieces: list[str], how: Callable[[str], str]) -> None:
    """Change one of the pieces."""
    place = rng.randrange(len(pieces))
    pieces[place] = how(pieces[place])


CONTROLS = "\x00\x01\x07\x08\x0b\x0c\x1b\x1f\x7f"

# kind -> what to do to the lines of the tags and to the words of the acts
WRONG_TEXTS: dict[str, Callable[[Random, list[str], list[str]], None]] = {
    "tag without bracket": lambda rng, lines, _w: change(rng, lines, lambda line: line[:-1]),
    "tag without closing quote": lambda rng, lines, _w: change(rng, lines, lambda line: line[:-2] + "]"),
    "tag without its end": lambda rng, lines, _w: change(rng, lines, lambda line: line[:-2]),
    "tag without quotes": lambda rng, lines, _w: change(rng, lines, lambda line: line.replace('"', "")),
    "tag without value": lambda rng, lines, _w: change(rng, lines, lambda line: line.partition(" ")[0] + "]"),
    "bracket alone": lambda rng, lines, _w: put(rng, lines, "[", "[]", "]", '[ "x"]', first=1),
    "unclosed brace among the acts": lambda rng, _l, words: put(rng, words, "{ never closed", "{"),
    "unclosed brace among the tags": lambda rng, lines, _w: put(rng, lines, "{ never closed", "{", first=1),
    "closing brace alone": lambda rng, _l, words: put(rng, words, "}"),
    "nested braces": lambda rng, _l, words: put(rng, words, "{ one { two } three }"),
    "control character among the acts": lambda rng, _l, words: put(rng, words, *CONTROLS),
    "control character before a word": lambda rng, _l, words: change(rng, words, lambda w: rng.choice(CONTROLS) + w),
    "control character after a word": lambda rng, _l, words: change(rng, words, lambda w: w + rng.choice(CONTROLS)),
    "control character in a comment": lambda rng, _l, words: put(
        rng, words, *(f"{{ a {c} b }}" for c in CONTROLS), *(f"; a {c} b\n" for c in CONTROLS)
    ),
    "control character in a tag": lambda rng, lines, _w: put(
        rng, lines, *(f'[Note "a{c}b"]' for c in CONTROLS), first=1
    ),
    "word without a colon": lambda rng, _l, words: put(
        rng, words, *["KH", "ask", "N", "14", "...", "*", "1-0", "N-KH"]
    ),
    "tag among the acts": lambda rng, _l, words: put(rng, words, '\n[Note "late"]\n', first=1),
    "two acts glued": lambda rng, _l, words: change(rng, words, lambda word: word + word),
    "act before the tags": lambda _rng, lines, words: lines.insert(0, words[0]),
}


def bad_text(rng: Random, kind: str) -> str:
    """Write a valid record without comments and then break its text in the way named."""
    record, acts = played_until(rng, inside)
    tags = tags_of(rng, record, fancy=False)
    rng.shuffle(tags)
    lines = [f'[{name} "{value}"]' for name, value in tags]
    words = [f"{seat}:{word}" for seat, word in acts]
    WRONG_TEXTS[kind](rng, lines, words)
    return "\n".join(lines) + "\n\n" + " ".join(words) + "\n"


def bad_match(rng: Random, kind: str) -> str:
    """Write two rounds of a match, the second of which does not follow from the first."""
    record, acts = played_until(rng, over)
    record = replace(record, match="M", round=1)
    after = describe(record, acts)
    wanted = kind == "round after the match is over"
    while bool(after["match_winner"]) != wanted:
        record, acts = played_until(rng, over)
        record = replace(record, match="M", round=1)
        after = describe(record, acts)
    dealer = left_of(record.dealer)
    if kind == "wrong dealer in a match":
        dealer = rng.choice([seat for seat in SEATS if seat != dealer])
    score = dict(after["score"])
    if kind == "wrong score in a match":
        side = rng.choice(["NS", "EW"])
        score[side] += rng.choice([-1, 1]) if 0 < score[side] < record.target - 1 else 1 - 2 * (score[side] > 0)
    if wanted:
        score = {"NS": 0, "EW": 0}  # on its own this round would be well
    following = replace(record, dealer=dealer, hands=random_hands(rng, dealer), score=score, round=2)
    if kind == "other rules in a match":
        if rng.random() < 0.5:
            following = replace(following, late_ask_penalty={"two": "stake", "stake": "two"}[record.late_ask_penalty])
        else:
            following = replace(following, target=99 if record.target != 99 else 98)
    both = [(record, acts), (following, [])]
    if max(score.values()) >= following.target:  # wrong for another reason: still wrong
        raise AssertionError(kind)
    return "\n".join(layout(rng, tags_of(rng, r, fancy=False), a, fancy=False) for r, a in both)


MATCHES = (
    "wrong dealer in a match",
    "wrong score in a match",
    "other rules in a match",
    "round after the match is over",
)

NOTHING = {
    "empty text": "",
    "only blanks": " \t\r\n\n",
    "only a byte order mark": "\ufeff",
    "only a comment": "{ nothing } ; here\n",
    "only a number": "1.\n",
    "only an act": "N:KH\n",
}

KINDS = (*LAST_ACTS, *TAGS, *WRONG_TEXTS, *MATCHES, *NOTHING)


def broken_record(rng: Random, kind: str) -> str:
    """Write one text that is broken in the way named and must be refused."""
    if kind in NOTHING:
        return NOTHING[kind]
    if kind in MATCHES:
        return bad_match(rng, kind)
    if kind in WRONG_TEXTS:
        text = bad_text(rng, kind)
    elif kind in LAST_ACTS:
        record, acts = bad_last_act(rng, kind)
        fancy = rng.random() < 0.3 and kind not in ("unknown act", "bad seat of an act")
        text = layout(rng, tags_of(rng, record, fancy), acts, fancy)
    else:
        record = random_position(rng)
        fancy = rng.random() < 0.3
        tags = bad_tags(rng, record, tags_of(rng, record, fancy), kind)
        text = layout(rng, tags, random_acts(rng, record), fancy)
    if rng.random() < 0.3 and kind != "act before the tags":  # a good record before it, which must be printed first
        record, acts = played_until(rng, inside)
        text = layout(rng, tags_of(rng, record, fancy=False), acts, fancy=False) + text
    return text


def broken_records(rng: Random) -> Iterator[tuple[str, str]]:
    """Yield one broken text of every kind, with the name of the kind; call again for more."""
    for kind in KINDS:
        yield broken_record(rng, kind), kind


def broken_bytes(rng: Random) -> Iterator[tuple[bytes, str]]:
    """Yield valid records turned into bytes that are not UTF-8."""
    text = random_record(rng).removeprefix("\ufeff")
    plain = text.encode()
    place = rng.randrange(len(plain))
    wrong = rng.choice([b"\xff", b"\xfe", b"\xc0\xaf", b"\xed\xa0\x80"])  # none fits anywhere in UTF-8
    yield plain[:place] + wrong + plain[place:], "not UTF-8"
    yield ("\ufeff" + text).encode("utf-16-le"), "UTF-16"
    yield b"{ J\xfcrgen } " + plain, "Latin-1"
    yield bytes(rng.randrange(256) for _ in range(200)) + b"\xff", "any bytes"
