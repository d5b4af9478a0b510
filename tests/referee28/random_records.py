"""Random Twenty-eight records: valid ones in every layout, broken ones of every kind, and probes.

Everything comes from the `random.Random` handed in, so a seed names a record for good.

* `random_record(rng)`: one valid record, whole or cut short at any act. The settings come from `SETTINGS`, a list
  in which every two values of two settings meet. Deals and players are biased, so that rare things happen.
* `random_match(rng)`: the running rounds of one match in one text, redeals included.
* `random_file(rng)`: several records in one text.
* `probe(rng)`: a valid record with one more act, any act by any seat; most are illegal, some are not.
  Two readings of the rules must agree on which.
* `broken_records(rng)`: one text for every way of being broken, as (text, kind). Every one must be refused.

Texts may hold `\\r` and a byte order mark: write them to files in binary (`text.encode()`).
The acts are found with the naive referee next door. The layout noise is that of the first game's generator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import TYPE_CHECKING

from tests.referee.random_records import CONTROLS, NO_SEATS, bom, change, comment, gap, put, spelled
from tests.referee28.twenty_eight import (
    DECK,
    HIGHEST_BID,
    POINTS,
    RANKS,
    SEATS,
    SMALL_DECK,
    SUITS,
    SWITCHES,
    USUAL_SCORES,
    Act,
    Record,
    bid_of,
    bidder_of,
    cards_laid,
    complete_tricks,
    down_card,
    eldest,
    ending,
    exposure,
    hand,
    legal,
    match_winner,
    may_ask,
    opposite,
    phase,
    players,
    raise_step,
    right_of,
    said_thani,
    score_after,
    suit_led,
    team_of,
    teams,
    turn,
    unfinished_trick,
)

if TYPE_CHECKING:
    from random import Random

Tags = list[tuple[str, str]]
Hands = dict[str, list[str]]

OTHER_SCORES = ("14:+1/-1", "14:+1/-2,20:+2/-4", "12:+1/-1,14:+2/-3,18:+3/-5,28:+10/-12", "14:+0/-3,15:+2/-2,28:+4/-0")


# --- settings of the house, every pair of values meeting ----------------------------------------

FACTORS = {
    **dict.fromkeys(SWITCHES, ("off", "on")),
    "late_trump": ("literal", "rank"),
    "scores": ("usual", "other"),
    "target": ("none", "some"),
    "deals": ("none", "some"),
}


def pairwise() -> list[dict[str, str]]:
    """Find a short list of settings in which every two values of two settings that go together meet."""
    every = [dict(zip(FACTORS, values, strict=True)) for values in product(*FACTORS.values())]
    lawful = [s for s in every if s["sixes"] == "off" or (s["scores"] == "usual" and s["target"] == "none")]
    missing = {pair for setting in lawful for pair in combinations(setting.items(), 2)}
    found = []
    while missing:
        best = max(lawful, key=lambda setting: len(missing.intersection(combinations(setting.items(), 2))))
        missing.difference_update(combinations(best.items(), 2))
        found.append(best)
    return found


SETTINGS = pairwise()
PLAIN = dict.fromkeys(SWITCHES, "off") | {"late_trump": "literal", "scores": "usual", "target": "none", "deals": "none"}


# --- deals --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """What a deal is biased to, and how its players behave (chances per act, or per choice)."""

    kind: str = "any"
    bidder: str = ""  # the seat that is to win the auction; empty: whoever
    suit: str = ""  # the trump suit this bidder picks
    sweep: str = ""  # a side that plays high while the other plays low
    ask: float = 0.4
    expose: float = 0.5
    hoard: float = 0.0  # the chance to keep the trump suit when there is something else
    redeal: float = 0.2
    odd: float = 0.3  # the chance to show, to say thani, to concede
    accept: float = 0.4
    climb: float = 0.35  # the chance to bid on
    length: int = 999


KINDS_OF_DEALS = (
    *("any", "any", "any", "eldest blank", "blank hand", "blank bidder", "four jacks", "all trumps", "all trumps"),
    *(
        "all but one",
        "long suit",
        "long suit",
        "strong side",
        "strong side",
        "even",
        "even",
        "even",
        "trump at the end",
    ),
)


def hands_from(rng: Random, record: Record, wanted: Hands) -> Hands:
    """Deal eight cards each, the wanted ones first come first served, and shuffle each hand."""
    deck = list(SMALL_DECK if record.empty else DECK)
    rng.shuffle(deck)
    gone = {card for cards in wanted.values() for card in cards}
    rest = [card for card in deck if card not in gone]
    hands = {}
    for seat in players(record):
        mine = list(wanted.get(seat, []))
        while len(mine) < 8:
            mine.append(rest.pop())
        rng.shuffle(mine)
        hands[seat] = mine
    return hands


def to_front(hands: Hands, seat: str, good: Callable[[str], bool]) -> None:
    """Move the good cards of a hand into its first packet."""
    hands[seat].sort(key=lambda card: not good(card))


def blank(card: str) -> bool:
    """Tell whether a card has no points."""
    return POINTS[card[0]] == 0


def biased_hands(rng: Random, record: Record, plan: Plan) -> Hands:
    """Deal as the plan wants it."""
    hands = hands_from(rng, record, wanted_cards(rng, record, plan))
    if plan.kind == "eldest blank":
        first = eldest(record)
        while sum(blank(card) for card in hands[first]) < 4:
            other = rng.choice([seat for seat in hands if seat != first])
            give = next(i for i, card in enumerate(hands[first]) if not blank(card))
            take = rng.randrange(8)
            hands[first][give], hands[other][take] = hands[other][take], hands[first][give]
        to_front(hands, first, blank)
    elif plan.suit:
        to_front(hands, plan.bidder, lambda card: card[1] == plan.suit)
    return hands


def wanted_cards(rng: Random, record: Record, plan: Plan) -> Hands:
    """Say which cards the plan wants in which hands; the others come by lot."""
    deck = SMALL_DECK if record.empty else DECK
    bidder = plan.bidder
    if plan.kind in ("all trumps", "all but one", "long suit"):
        return wanted_trumps(rng, record, plan)
    if plan.kind in ("blank hand", "blank bidder"):
        seat = bidder if plan.kind == "blank bidder" else rng.choice(players(record))
        return {seat: rng.sample([card for card in deck if blank(card)], 8)}
    if plan.kind == "four jacks":
        return {rng.choice(players(record)): ["J" + suit for suit in SUITS]}
    if plan.kind == "strong side":
        return strong(rng, record, plan)
    if plan.kind in ("even", "trump at the end"):
        wanted = even(rng, record)
        if plan.kind == "trump at the end" and not record.empty:
            one_more_trump(wanted, right_of(record, bidder), plan.suit)
        return wanted
    return {}


def wanted_trumps(rng: Random, record: Record, plan: Plan) -> Hands:
    """Give the bidder's side all trumps, or the bidder all but one, or many."""
    trumps = [card for card in (SMALL_DECK if record.empty else DECK) if card[1] == plan.suit]
    rng.shuffle(trumps)
    if plan.kind == "all but one":
        return {plan.bidder: trumps[1:]}
    if plan.kind == "long suit":
        return {plan.bidder: trumps[: rng.randint(4, len(trumps) - 1)]}
    if record.empty:
        return {plan.bidder: trumps}
    number = rng.randint(1, len(trumps))
    return {plan.bidder: trumps[:number], opposite(plan.bidder): trumps[number:]}


def even(rng: Random, record: Record) -> Hands:
    """Give every seat the same number of cards of every suit."""
    wanted: Hands = {seat: [] for seat in players(record)}
    for suit in SUITS:
        same = [card for card in (SMALL_DECK if record.empty else DECK) if card[1] == suit]
        rng.shuffle(same)
        for number, card in enumerate(same):
            wanted[players(record)[number % len(wanted)]].append(card)
    return wanted


def one_more_trump(wanted: Hands, seat: str, suit: str) -> None:
    """Give a seat one more trump from the seat across the table, for a plain card."""
    other = opposite(seat)
    give = next(card for card in wanted[other] if card[1] == suit)
    back = next(card for card in wanted[seat] if card[1] != suit)
    wanted[other] = [card for card in wanted[other] if card != give] + [back]
    wanted[seat] = [card for card in wanted[seat] if card != back] + [give]


def strong(rng: Random, record: Record, plan: Plan) -> Hands:
    """Give the strong cards to the sweeping side, without four jacks in one hand."""
    deck = SMALL_DECK if record.empty else DECK
    best = sorted(deck, key=lambda card: (RANKS.index(card[0]), rng.random()))
    side = [seat for seat in players(record) if team_of(record, seat) == plan.sweep]
    if record.empty and plan.sweep != plan.bidder:  # both defenders
        side = [seat for seat in players(record) if seat != plan.bidder]
    hands: Hands = {seat: [] for seat in side}
    for number, card in enumerate(best[: 8 * len(side) + (len(side) == 1)]):
        if len(side) == 1 and number == 3:
            continue  # the fourth jack goes elsewhere
        hands[side[number % len(side)]].append(card)
    return hands


def random_plan(rng: Random, record: Record) -> Plan:
    """Choose a kind of deal and the temper of its players."""
    kind = rng.choice(KINDS_OF_DEALS)
    if "blank_hand" not in record.on and kind in ("blank hand", "blank bidder"):
        kind = "eldest blank"
    if "cot" in record.on and rng.random() < 0.3:
        kind = "strong side"
    bidder = rng.choice(players(record))
    plan = Plan(
        kind=kind,
        bidder=bidder,
        suit=rng.choice(SUITS) if kind in ("all trumps", "all but one", "long suit", "trump at the end") else "",
        ask=rng.choice([0.0, 0.3, 0.8]),
        expose=rng.choice([0.0, 0.5, 1.0]),
        hoard=rng.choice([0.0, 0.0, 0.7]),
        redeal=0.6 if kind == "eldest blank" else 0.1,
        odd=rng.choice([0.0, 0.3, 0.6]),
        accept=rng.choice([0.1, 0.5]),
        climb=rng.choice([0.0, 0.1, 0.35, 0.7]),
        length=999 if rng.random() < 0.65 else rng.randint(0, 45),
    )
    if kind == "any" and rng.random() < 0.7:
        plan = replace(plan, bidder="")
    if kind == "strong side":
        sweep = rng.choice(teams(record))
        plan = replace(plan, sweep=sweep, ask=rng.choice([0.0, 0.1]), odd=rng.choice([0.0, 0.1, 0.4]))
        if rng.random() < 0.4:
            plan = replace(plan, odd=0.0 if "thani" in record.on else 0.5, expose=0.0)
    if kind in ("even", "trump at the end"):
        plan = replace(plan, ask=rng.choice([0.0, 0.0, 0.1]), expose=rng.choice([0.0, 0.1]))
    if kind == "trump at the end":
        plan = replace(plan, ask=0.0, expose=0.0, hoard=1.0)
    return plan


def random_position(rng: Random, setting: dict[str, str] | None = None) -> Record:
    """Make the tags of a record without its deal: settings of the house, seats, score."""
    if setting is None:
        setting = rng.choice([*SETTINGS, PLAIN])
    on = frozenset(key for key in SWITCHES if setting[key] == "on")
    empty = rng.choice("NNESW") if "three_players" in on else ""
    record = Record(
        dealer=rng.choice([seat for seat in SEATS if seat != empty]),
        hands={},
        score={},
        empty=empty,
        target=rng.choice([1, 2, 3, 7, 12, 99]) if setting["target"] == "some" else 0,
        deals=rng.choice([2, 3, 4, 16, 99]) if setting["deals"] == "some" else 0,
        late_trump=setting["late_trump"],
        scores=rng.choice(OTHER_SCORES) if setting["scores"] == "other" else USUAL_SCORES,
        on=on,
    )
    low, high = (-5, 5) if "sixes" in on else (-9, min(12, (record.target or 99) - 1))
    spread = rng.choice([0, 1, 1, 1])
    edge = "sixes" in on and rng.random() < 0.5
    score = {
        name: rng.choice([low, low + 1, high - 1, high]) if edge else rng.randint(low, high) for name in teams(record)
    }
    return replace(record, score={name: spread * min(total, high) for name, total in score.items()})


# --- the play -----------------------------------------------------------------------------------


def choose_call(rng: Random, record: Record, acts: list[Act], plan: Plan, seat: str, words: list[str]) -> str:
    """Choose an act of the auction, of the choice of trump or of the raise step."""
    now = phase(record, acts)
    if now == "trump":
        good = [word for word in words if word[-1] == plan.suit and seat == plan.bidder]
        return rng.choice(good or words)
    if now == "raise":
        return rng.choice(words) if rng.random() < plan.climb else "pass"
    if "redeal" in words and rng.random() < plan.redeal:
        return "redeal"
    bids = [word for word in words if word.isdigit()]
    small = bids[: rng.choice([1, 1, 2, 4, 15])]
    if rng.random() < 0.02:
        small = bids[-1:]
    if "pass" not in words:
        return rng.choice(small)
    if plan.bidder and seat != plan.bidder:
        others_bid = bid_of(acts) < 20 and rng.random() < plan.climb / 3
        return rng.choice(small) if bids and others_bid else "pass"
    wish = 0.95 if plan.bidder else plan.climb
    return rng.choice(small) if bids and rng.random() < wish else "pass"


def choose_card(rng: Random, record: Record, acts: list[Act], plan: Plan, seat: str, words: list[str]) -> str:
    """Choose a card, or the question."""
    last = len(complete_tricks(record, acts)) == 7
    if "ask" in words and rng.random() < (0.3 if last else plan.ask):
        return "ask"
    cards = [word for word in words if word != "ask"]
    down = down_card(acts)
    if exposure(record, acts) < 0 and down in cards and len(cards) > 1:
        if rng.random() < plan.expose:
            return down
        cards.remove(down)
    kept = [card for card in cards if card[1] != down[1]]
    if kept and rng.random() < plan.hoard:
        cards = kept
    if plan.sweep and rng.random() < 0.97:
        defenders = record.empty and plan.bidder not in (plan.sweep, seat)
        high = team_of(record, seat) == plan.sweep or defenders
        order = sorted(cards, key=lambda card: RANKS.index(card[0]))
        same = [card for card in order if card[1] == suit_led(record, acts)]
        return (same or order)[0] if high else order[-1]
    return rng.choice(cards)


def random_act(rng: Random, record: Record, acts: list[Act], plan: Plan) -> Act:
    """Choose one legal act of any seat."""
    mover = turn(record, acts)
    if not mover:  # a concession is open
        answering = [seat for seat in SEATS if legal(record, acts, seat)]
        return rng.choice(answering), "accept" if rng.random() < plan.accept else "play-on"
    if record.on and phase(record, acts) != "auction" and not unfinished_trick(record, acts):
        odd = ("show", "thani", "concede")
        found = [(seat, word) for seat in SEATS for word in legal(record, acts, seat) if word in odd]
        if found and rng.random() < plan.odd:
            return rng.choice(found)
    words = [word for word in legal(record, acts, mover) if word not in ("show", "thani", "concede")]
    if phase(record, acts) == "play":
        return mover, choose_card(rng, record, acts, plan, mover, words)
    return mover, choose_call(rng, record, acts, plan, mover, words)


def random_round(rng: Random, record: Record, *, whole: bool = False) -> tuple[Record, list[Act]]:
    """Deal, and play to the end or up to any act."""
    plan = random_plan(rng, record)
    record = replace(record, hands=biased_hands(rng, record, plan))
    acts: list[Act] = []
    while not ending(record, acts) and (whole or len(acts) < plan.length):
        acts.append(random_act(rng, record, acts, plan))
    return record, acts


# --- the layout ---------------------------------------------------------------------------------


def rules_of(rng: Random, record: Record, fancy: bool) -> list[str]:
    """Write the settings that differ from the default, and now and then one that does not."""
    given = [
        ("target", str(record.target or "none"), "none"),
        ("deals", str(record.deals or "none"), "none"),
        ("late_trump", record.late_trump, "literal"),
        ("scores", record.scores, USUAL_SCORES),
        *((key, "on" if key in record.on else "off", "off") for key in SWITCHES),
    ]
    rules = []
    for key, value, usual in given:
        forbidden = value == "none" or (key == "scores" and "sixes" in record.on)
        if value != usual or (fancy and not forbidden and rng.random() < 0.1):
            rules.append(f"{key}={value}")
    if fancy:
        rng.shuffle(rules)
    return rules


def tags_of(rng: Random, record: Record, fancy: bool) -> Tags:
    """Write the tags of a record in any order, the ones with a default sometimes left out."""
    seats = [seat for seat in "NESW" if seat in record.hands]
    if fancy:
        rng.shuffle(seats)
    deal = " ".join(seat + ":" + " ".join(spelled(rng, card, fancy) for card in record.hands[seat]) for seat in seats)
    tags = [("Game", "twenty-eight"), ("Dealer", record.dealer), ("Deal", deal)]
    if rng.random() < 0.7:
        tags.insert(0, ("Format", "trickkit 1"))
    if any(record.score.values()) or rng.random() < 0.3:
        score = [f"{name}:{total}" for name, total in record.score.items()]
        tags.append(("Score", " ".join(rng.sample(score, len(score)) if fancy else score)))
    rules = rules_of(rng, record, fancy)
    if rules:
        tags.append(("Rules", rng.choice(["  ", " "]).join(rules) if fancy else " ".join(rules)))
    if record.empty and (record.empty != "N" or rng.random() < 0.5):
        tags.append(("Sits", record.empty))
    if record.match:
        tags += [("Match", record.match), ("Round", str(record.round))]
    if fancy:
        if rng.random() < 0.2:
            tags.append(("Note", rng.choice(["; no comment {", "a ] bracket", "Grüße, J♠", "[", ""])))
        if rng.random() < 0.2:
            tags.append(("Date", "2024-02-29"))
        rng.shuffle(tags)
    return tags


def spelled_word(rng: Random, word: str, fancy: bool) -> str:
    """Write an act in one of the spellings that may be read."""
    if word in DECK:
        return spelled(rng, word, fancy)
    name, equals, card = word.partition("=")
    return name + equals + spelled(rng, card, fancy) if card in DECK else word


def layout(rng: Random, tags: Tags, words: list[Act], fancy: bool) -> str:
    """Write tags and words as the text of one record."""
    end = rng.choice(["\n", "\n", "\r\n", "\r"]) if fancy else "\n"
    text = ""
    for name, value in tags:
        text += f'[{name} "{value}"]'
        text += rng.choice([end, end, end, " ", "", end + end, "\t"]) if fancy else end
        if fancy and rng.random() < 0.05:
            text += comment(rng, end)
    text += rng.choice([end, "", "1. "]) if fancy else end
    for seat, word in words:
        letter = seat.lower() if fancy and rng.random() < 0.3 else seat
        text += f"{letter}:{spelled_word(rng, word, fancy)}{gap(rng, end, fancy)}"
    return text + rng.choice(["", end]) if fancy else text.rstrip() + end


# --- valid texts --------------------------------------------------------------------------------


def random_record(rng: Random, setting: dict[str, str] | None = None) -> str:
    """Write one valid record, with these settings or any."""
    record, acts = random_round(rng, random_position(rng, setting))
    fancy = rng.random() < 0.7
    return bom(rng) + layout(rng, tags_of(rng, record, fancy), acts, fancy)


def next_round(record: Record, acts: list[Act]) -> Record:
    """Give the tags that the next round of a match must have, its deal aside (T23, V5)."""
    result = ending(record, acts)
    if result and result["by"] != "redeal":
        record = replace(record, dealer=right_of(record, record.dealer), round=record.round + 1)
    return replace(record, score=score_after(record, result), hands={})


def random_match(rng: Random) -> str:
    """Write the rounds of one match, to its end or cut short; the last round may be unfinished."""
    record = replace(random_position(rng), match=rng.choice(["Tuesday", "club final 3", "Ä"]), round=1)
    if rng.random() < 0.5:
        record = replace(record, score=dict.fromkeys(record.score, 0))
    texts = []
    rounds = rng.choice([1, 2, 4, 8])
    for number in range(rounds):
        record, acts = random_round(rng, record, whole=number < rounds - 1)
        texts.append(layout(rng, tags_of(rng, record, fancy=False), acts, fancy=False))
        result = ending(record, acts)
        if not result or match_winner(record, result):
            break
        record = next_round(record, acts)
    return "\n".join(texts)


def random_file(rng: Random) -> str:
    """Write a few records into one text, with or without empty lines between them."""
    text = bom(rng)
    for _ in range(rng.randint(1, 3)):
        record, acts = random_round(rng, random_position(rng))
        fancy = rng.random() < 0.5
        tags = tags_of(rng, record, fancy)
        tags.sort(key=lambda tag: tag[0] != "Game")  # first, so that it repeats even when there are no acts
        text += layout(rng, tags, acts, fancy) + rng.choice(["", "\n", "\n\n"])
        text += "\n"  # a comment to the end of the line ends here
    return text


BARE = (
    "ask",
    "pass",
    "redeal",
    "thani",
    "show",
    "concede",
    "accept",
    "play-on",
    "13",
    "14",
    "20",
    "24",
    "28",
    "raise=24",
)


def any_word(rng: Random, record: Record, acts: list[Act], seat: str) -> str:
    """Choose any word of the game: mostly one that fits the phase, legal or not."""
    cards = record.hands.get(seat) or list(DECK)
    lowest = bid_of(acts) + rng.choice([0, 1, 2])
    fitting = {
        "auction": [str(max(lowest, 12)), str(rng.choice([14, 19, 20, 28])), "pass", "redeal"],
        "trump": ["trump=" + card for card in cards],
        "raise": ["pass", f"raise={max(lowest, 23)}", "raise=24", "show", "thani"],
        "play": [*(hand(record, acts, seat) if seat in record.hands else cards), down_card(acts), "ask"],
        "concession": ["accept", "play-on"],
        "over": [*cards, "pass"],
    }[phase(record, acts)]
    odd = [word for word in legal(record, acts, seat) if word in ("thani", "show", "concede", "ask")]
    if rng.random() < 0.75:
        return rng.choice(odd or fitting) if rng.random() < 0.3 else rng.choice(fitting)
    return rng.choice([*BARE, *cards, rng.choice(DECK), "trump=" + rng.choice(cards), f"raise={max(lowest, 23)}"])


def probe(rng: Random) -> str:
    """Write a valid record and one more word by any seat: two readings must agree whether it may stand."""
    record, acts = random_round(rng, random_position(rng))
    if rng.random() < 0.8:  # most of them inside the deal
        acts = acts[: rng.randint(0, len(acts))]
    seat = rng.choice(SEATS)
    if rng.random() < 0.7:
        seat = turn(record, acts) or seat
    words = [*acts, (seat, any_word(rng, record, acts, seat))]
    return layout(rng, tags_of(rng, record, fancy=False), words, fancy=False)


# --- broken texts: the last act is illegal ------------------------------------------------------

Candidates = Callable[[Record, list[Act]], list[Act]]


def mine(words: Callable[[Record, list[Act], str], list[str]]) -> Candidates:
    """Make candidates for the seat whose turn it is."""

    def candidates(record: Record, acts: list[Act]) -> list[Act]:
        seat = turn(record, acts)
        return [(seat, word) for word in words(record, acts, seat)] if seat else []

    return candidates


def during(wanted: str, words: Callable[[Record, list[Act], str], list[str]]) -> Candidates:
    """Make candidates for the seat whose turn it is, in one phase only."""
    return mine(lambda r, a, seat: words(r, a, seat) if phase(r, a) == wanted else [])


def of_any(wanted: str, *words: str) -> Candidates:
    """Make candidates for every seat, in one phase only."""
    return lambda r, a: [(seat, word) for seat in players(r) for word in words] if phase(r, a) == wanted else []


def held(record: Record, acts: list[Act], seat: str) -> list[str]:
    """List the cards in hand that the seat may not lay."""
    return hand(record, acts, seat) if phase(record, acts) == "play" else []


def led_is_held(record: Record, acts: list[Act], seat: str) -> bool:
    """Tell whether the seat can follow."""
    led = suit_led(record, acts)
    return bool(led) and any(card[1] == led for card in hand(record, acts, seat))


def hiding_bidder(record: Record, acts: list[Act], seat: str) -> bool:
    """Tell whether the seat is the bidder, trump being hidden, in the play."""
    return phase(record, acts) == "play" and seat == bidder_of(acts) and exposure(record, acts) < 0


def trumps_held(record: Record, acts: list[Act], seat: str) -> list[str]:
    """List the trumps in hand."""
    return [card for card in hand(record, acts, seat) if card[1] == down_card(acts)[1]]


def out_of_turn(record: Record, acts: list[Act]) -> list[Act]:
    """List cards of seats whose turn it is not."""
    now = turn(record, acts)
    if phase(record, acts) != "play":
        return []
    return [(seat, card) for seat in players(record) if seat != now for card in hand(record, acts, seat)]


def call_out_of_turn(record: Record, acts: list[Act]) -> list[Act]:
    """List bids and passes of seats whose turn it is not."""
    now = turn(record, acts)
    if phase(record, acts) != "auction":
        return []
    return [(seat, word) for seat in players(record) if seat != now for word in ("pass", "28")]


def t17d_trump(record: Record, acts: list[Act], seat: str) -> list[str]:
    """List the trumps in the hand of a hiding bidder who is void in a plain suit led (T17 d)."""
    led = suit_led(record, acts)
    if not hiding_bidder(record, acts, seat) or not led or led == down_card(acts)[1] or led_is_held(record, acts, seat):
        return []
    return trumps_held(record, acts, seat)


def t17a_trump(record: Record, acts: list[Act], seat: str) -> list[str]:
    """List the trumps in the hand of a hiding bidder on lead (T17 a)."""
    if not hiding_bidder(record, acts, seat) or suit_led(record, acts):
        return []
    return trumps_held(record, acts, seat)


def hidden_down(record: Record, acts: list[Act], seat: str) -> list[str]:
    """Give the hidden down card when its bidder must follow, leads, or sees the trump suit led (T17 a c)."""
    return [down_card(acts)] if hiding_bidder(record, acts, seat) else []


def asker_without_trump(record: Record, acts: list[Act], seat: str) -> list[str]:
    """List the plain cards of an asker who holds a trump (T16)."""
    if phase(record, acts) != "play" or acts[-1] != (seat, "ask") or not trumps_held(record, acts, seat):
        return []
    return [card for card in hand(record, acts, seat) if card[1] != down_card(acts)[1]]


def kept_jack(record: Record, acts: list[Act], seat: str) -> list[str]:
    """List jacks that V4 holds back, which would be right without it."""
    if "keep_jacks" not in record.on or phase(record, acts) != "play" or not suit_led(record, acts):
        return []
    without = replace(record, on=record.on - {"keep_jacks"})
    return [word for word in legal(without, acts, seat) if word in DECK and word[0] == "J"]


def asks(test: Callable[[Record, list[Act], str], bool]) -> Candidates:
    """Make the question a candidate of the seat to play when the test holds."""
    return during("play", lambda r, a, seat: ["ask"] if test(r, a, seat) else [])


def after_the_end(record: Record, acts: list[Act]) -> list[Act]:
    """List acts after the end."""
    if not ending(record, acts):
        return []
    words = [(seat, word) for seat in players(record) for word in ("pass", "ask", "20", "concede", "show", "redeal")]
    return words + [(seat, card) for seat in players(record) for card in hand(record, acts, seat)]


def of_the_empty_seat(record: Record, acts: list[Act]) -> list[Act]:
    """List acts of the empty seat."""
    return [(record.empty, word) for word in ("pass", "ask", "14", "AS", "concede")] if record.empty else []


def of_the_hand_laid_aside(record: Record, acts: list[Act]) -> list[Act]:
    """List acts of the partner of a bidder who plays alone (V2)."""
    if record.empty or not said_thani(acts) or phase(record, acts) != "play":
        return []
    seat = opposite(bidder_of(acts))
    return [(seat, word) for word in ("ask", "show", "concede", *record.hands[seat])]


def without(key: str, word: str) -> Candidates:
    """Make the word of a variant a candidate of every seat while the variant is off."""
    return lambda r, a: [(seat, word) for seat in players(r)] if key not in r.on and down_card(a) else []


def second_concession(record: Record, acts: list[Act]) -> list[Act]:
    """Concede a second time in a deal (V1)."""
    said = [word for _seat, word in acts]
    return [(seat, "concede") for seat in players(record)] if "play-on" in said and not ending(record, acts) else []


def inside_a_trick(record: Record, acts: list[Act]) -> list[Act]:
    """Concede inside a trick (V1)."""
    here = "cot" in record.on and unfinished_trick(record, acts) and complete_tricks(record, acts)
    return [(seat, "concede") for seat in players(record)] if here else []


def card_after_concession(record: Record, acts: list[Act]) -> list[Act]:
    """Play on with a card instead of an answer (V1)."""
    if phase(record, acts) != "concession":
        return []
    return [(seat, card) for seat in players(record) for card in hand(record, acts, seat)]


def late_variant(key: str, word: str) -> Candidates:
    """Say thani or show after the first card."""
    return lambda r, a: [(seat, word) for seat in players(r)] if key in r.on and cards_laid(a) else []


# kind -> the illegal acts there could be after these acts; the legal ones among them are left out
LAST_ACTS: dict[str, Candidates] = {
    "opening pass": mine(lambda _r, a, _s: [] if a else ["pass"]),
    "opening bid too low": mine(lambda r, a, _s: [] if a else ["11" if r.empty else "13", "1", "10"]),
    "bid too high": during("auction", lambda _r, _a, _s: ["29", "30", "99"]),
    "bid not higher": during("auction", lambda _r, a, _s: [str(bid_of(a)), str(bid_of(a) - 1)] if a else []),
    "partner's bid below 20": during(
        "auction", lambda r, a, s: ["15", "16", "19"] if a and not r.empty and bidder_of(a) == opposite(s) else []
    ),
    "call out of turn": call_out_of_turn,
    "redeal with points": mine(lambda _r, a, _s: [] if a else ["redeal"]),
    "redeal later": mine(lambda _r, a, _s: ["redeal"] if a else []),
    "redeal by another": lambda r, a: [] if a else [(seat, "redeal") for seat in players(r) if seat != eldest(r)],
    "card in the auction": during("auction", lambda r, _a, s: r.hands[s]),
    "trump in the auction": during("auction", lambda r, _a, s: ["trump=" + r.hands[s][0]]),
    "trump from the second packet": during("trump", lambda r, _a, s: ["trump=" + card for card in r.hands[s][4:]]),
    "trump of another hand": during(
        "trump", lambda r, _a, s: ["trump=" + card for o in r.hands if o != s for card in r.hands[o]]
    ),
    "trump by another": lambda r, a: (
        [(s, "trump=" + r.hands[s][0]) for s in players(r) if s != bidder_of(a)] if phase(r, a) == "trump" else []
    ),
    "second trump": mine(lambda r, a, s: ["trump=" + r.hands[s][0]] if down_card(a) else []),
    "bid after the auction": mine(lambda _r, a, _s: ["27", "28"] if down_card(a) else []),
    "raise below 24": during("raise", lambda _r, _a, _s: ["raise=23", "raise=20"]),
    "raise not higher": during("raise", lambda _r, a, _s: [f"raise={bid_of(a)}"]),
    "raise above 28": during("raise", lambda _r, _a, _s: ["raise=29"]),
    "raise by an opponent": lambda r, a: (
        [(s, "raise=28") for s in players(r) if team_of(r, s) != team_of(r, bidder_of(a))]
        if phase(r, a) == "raise"
        else []
    ),
    "raise by the partner first": lambda r, a: (
        [(opposite(bidder_of(a)), "raise=28")] if phase(r, a) == "raise" and not r.empty and not raise_step(a) else []
    ),
    "second raise": lambda r, a: (
        [(s, "raise=28") for s in players(r)] if any(word != "pass" for word in raise_step(a)) else []
    ),
    "raise at 28": lambda r, a: (
        [(s, word) for s in players(r) for word in ("raise=28", "pass")]
        if phase(r, a) == "play" and bid_of(a) == HIGHEST_BID
        else []
    ),
    "raise during play": lambda r, a: (
        [(s, word) for s in players(r) for word in ("raise=28", "pass")] if phase(r, a) == "play" else []
    ),
    "card in the raise step": during("raise", lambda r, _a, s: r.hands[s]),
    "card out of turn": out_of_turn,
    "wrong seat leads": lambda r, a: out_of_turn(r, a) if not cards_laid(a) else [],
    "card of another hand": during("play", lambda r, _a, s: [card for o in r.hands if o != s for card in r.hands[o]]),
    "card played before": during("play", lambda _r, a, s: [card for o, card in cards_laid(a) if o == s]),
    "suit not followed": during("play", lambda r, a, s: held(r, a, s) if led_is_held(r, a, s) else []),
    "ask on lead": asks(lambda r, a, _s: not suit_led(r, a)),
    "ask with the suit led": asks(led_is_held),
    "ask after exposure": asks(lambda r, a, _s: exposure(r, a) >= 0),
    "ask twice": asks(lambda _r, a, s: a[-1] == (s, "ask")),
    "ask by the bidder": asks(lambda r, a, s: hiding_bidder(r, a, s) and bool(suit_led(r, a))),
    "ask out of turn": lambda r, a: (
        [(s, "ask") for s in players(r) if s != turn(r, a) and may_ask(r, a, s)] if phase(r, a) == "play" else []
    ),
    "ask after the down card was laid": asks(lambda _r, a, _s: down_card(a) in [c for _o, c in cards_laid(a)]),
    "asker lays no trump": mine(asker_without_trump),
    "trump led by the hiding bidder": mine(t17a_trump),
    "trump laid by the hiding bidder": mine(t17d_trump),
    "down card when it may not be turned up": mine(hidden_down),
    "jack that must be kept": mine(kept_jack),
    "act of the empty seat": of_the_empty_seat,
    "act of the hand laid aside": of_the_hand_laid_aside,
    "thani while off": without("thani", "thani"),
    "show while off": without("blank_hand", "show"),
    "concede while off": without("cot", "concede"),
    "thani in the raise step": lambda r, a: (
        [(bidder_of(a), "thani")] if "thani" in r.on and phase(r, a) in ("raise", "trump") else []
    ),
    "thani by another": lambda r, a: (
        [(s, "thani") for s in players(r) if s != bidder_of(a)] if "thani" in r.on and phase(r, a) == "play" else []
    ),
    "thani twice": lambda _r, a: [(bidder_of(a), "thani")] if said_thani(a) else [],
    "thani after the first card": late_variant("thani", "thani"),
    "show after the first card": late_variant("blank_hand", "show"),
    "show with points": lambda r, a: (
        [(s, "show") for s in players(r)] if "blank_hand" in r.on and phase(r, a) in ("raise", "play") else []
    ),
    "show before the second packet": lambda r, a: (
        [(s, "show") for s in players(r)] if "blank_hand" in r.on and phase(r, a) in ("auction", "trump") else []
    ),
    "show after thani": lambda r, a: [(s, "show") for s in players(r)] if said_thani(a) else [],
    "concede before the first trick": lambda r, a: (
        [(s, "concede") for s in players(r)] if "cot" in r.on and not complete_tricks(r, a) else []
    ),
    "concede inside a trick": inside_a_trick,
    "concede by the leaders, or with tricks on both sides": lambda r, a: (
        [(s, "concede") for s in players(r)] if "cot" in r.on and complete_tricks(r, a) else []
    ),
    "concede in a thani deal": lambda r, a: [(s, "concede") for s in players(r)] if said_thani(a) else [],
    "concede twice": second_concession,
    "answer without a concession": of_any("play", "accept", "play-on"),
    "answer by the conceding side": of_any("concession", "accept", "play-on"),
    "concede while a concession is open": of_any("concession", "concede"),
    "card while a concession is open": card_after_concession,
    "act after the end": after_the_end,
    "act of the other game": lambda r, _a: [(s, w) for s in players(r) for w in ("stay", "go", "leak", "wins")],
    "unknown act": lambda r, _a: [
        *((s, w) for s in players(r) for w in ("", "?", "trump=?", "trump=", "raise=", "raise=x", "Pass", "playon")),
        *(
            (s, w)
            for s in players(r)
            for w in ("6H", "1H", "KX", "H", "100H", "bid=14", "raise 24", "-14", "14,", "8♡")
        ),
    ],
    "bad seat of an act": lambda _r, _a: [(s, w) for s in NO_SEATS for w in ("14", "pass", "ask")],
}


def bad_last_act(rng: Random, kind: str) -> tuple[Record, list[Act]]:
    """Make a record whose last act is illegal in the way named."""
    while True:
        record, acts = random_round(rng, random_position(rng))
        for stop in rng.sample(range(len(acts) + 1), len(acts) + 1):
            before = acts[:stop]
            found = LAST_ACTS[kind](record, before)
            rng.shuffle(found)
            for seat, word in found:
                if seat not in list(SEATS) or word not in legal(record, before, seat):
                    return record, [*before, (seat, word)]


# --- broken texts: tags -------------------------------------------------------------------------


def with_tag(tags: Tags, name: str, value: str) -> Tags:
    """Give the tags with this one set or added."""
    return [*((n, v) for n, v in tags if n != name), (name, value)]


NO_CARDS = ["6H", "1H", "KX", "K", "H", "HK", "TT", "11H", "KHH", "X", "2C", "?", "K♡", "0H"]


def two_seats(rng: Random, hands: Hands) -> tuple[list[str], list[str]]:
    """Choose two hands."""
    one, other = rng.sample(sorted(hands), 2)
    return hands[one], hands[other]


def wrong_card(rng: Random, hands: Hands) -> None:
    """Put something that is no card into a hand."""
    two_seats(rng, hands)[0][rng.randrange(8)] = rng.choice(NO_CARDS)


def card_twice_in_two_hands(rng: Random, hands: Hands) -> None:
    """Deal a card to two seats."""
    one, other = two_seats(rng, hands)
    one[rng.randrange(8)] = rng.choice(other)


def card_twice_in_one_hand(rng: Random, hands: Hands) -> None:
    """Deal a card twice to one seat."""
    one, _other = two_seats(rng, hands)
    place, twin = rng.sample(range(8), 2)
    one[place] = one[twin]


def card_missing(rng: Random, hands: Hands) -> None:
    """Deal seven cards to one seat."""
    two_seats(rng, hands)[0].pop(rng.randrange(8))


def card_moved(rng: Random, hands: Hands) -> None:
    """Deal seven cards to one seat and nine to another."""
    one, other = two_seats(rng, hands)
    other.append(one.pop(rng.randrange(8)))


def ninth_card(rng: Random, hands: Hands) -> None:
    """Deal a ninth card to one seat."""
    one, other = two_seats(rng, hands)
    one.append(rng.choice(other))


def five_each(_rng: Random, hands: Hands) -> None:
    """Deal as in the other game."""
    for cards in hands.values():
        del cards[5:]


def hand_missing(rng: Random, hands: Hands) -> None:
    """Leave a seat without a hand."""
    del hands[rng.choice(sorted(hands))]


WRONG_HANDS: dict[str, Callable[[Random, Hands], None]] = {
    "wrong card in the deal": wrong_card,
    "card dealt twice, two hands": card_twice_in_two_hands,
    "card dealt twice, one hand": card_twice_in_one_hand,
    "card missing": card_missing,
    "card missing, another hand has it": card_moved,
    "ninth card": ninth_card,
    "five cards each": five_each,
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

# kind -> tags, and wrong values for them with bars between
WRONG_VALUES = {
    "unknown tag": ("Trump Colour Dealr Games Event Scores Empty", "N"),
    "unknown game": ("Game", "twenty eight|twentyeight|28||Twenty-eight|twenty-nine"),
    "unknown format": ("Format", "trickkit 2|trickkit|pgn|"),
    "bad dealer": ("Dealer", "X||NS|North|0|3|?|N E"),
    "unknown key": ("Rules", "colour=red|targets=12|late-trump=rank|=12|jacks=on|bids=20"),
    "upper-case key": ("Rules", "Target=12|COT=on|cot=ON|late_trump=Rank"),
    "wrong target": ("Rules", "target=0|target=100|target=x|target=-1|target=|target=none|target=12.5"),
    "wrong deals": ("Rules", "deals=0|deals=100|deals=x|deals=-1|deals=|deals=none|deals=4.5"),
    "wrong late trump": ("Rules", "late_trump=|late_trump=on|late_trump=ranks|late_trump=order"),
    "wrong switch": ("Rules", "cot=|cot=yes|thani=1|blank_hand=true|keep_jacks=|sixes=6|three_players=3|sixes=none"),
    "wrong scores": (
        "Rules",
        "scores=|scores=14|scores=14:+1|scores=x:+1/-2|scores=14:+1/-2,|scores=14:a/b|scores=default|scores=14:+1/-2,,20:+2/-3",
    ),
    "setting without a value": ("Rules", "target|target 15|target= 15|target =15|cot|thani on"),
    "key given twice": ("Rules", "target=15 target=15|cot=on cot=on|cot=on thani=on cot=off|deals=4 deals=5"),
    "key of the other game": (
        "Rules",
        "late_ask_penalty=two|late_ask_penalty=stake|open_tricks=last|open_tricks=all|cot=on open_tricks=all",
    ),
    "sixes with scores": ("Rules", f"sixes=on scores=14:+1/-2|scores=14:+1/-1 sixes=on|sixes=on scores={USUAL_SCORES}"),
    "sixes with a target": ("Rules", "sixes=on target=6|target=12 sixes=on|cot=on target=6 thani=on sixes=on"),
    "bad seat of a view": ("View", "X|NS||?"),
    "view of a full record": ("View", "N|E|S|W"),
}
WRONG_SCORES = ("x", "1.5", "", "--1", "1 2", "½")

SPECIAL_TAGS = (
    "Sits without three players",
    "bad empty seat",
    "hand for the empty seat",
    "dealer at the empty seat",
    "seven in the small deck",
    "score of sides with three players",
    "score of the empty seat",
    "score of a seat with four players",
    "bad number in the score",
    "score given twice",
    "missing tag Game",
    "missing tag Dealer",
    "missing tag Deal",
    "tag given twice",
)
TAGS = (*WRONG_HANDS, *WRONG_GROUPS, *WRONG_VALUES, *SPECIAL_TAGS)


def deal_value(hands: Hands) -> str:
    """Write a Deal tag."""
    return " ".join(seat + ":" + " ".join(cards) for seat, cards in hands.items())


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


def bad_tags(rng: Random, record: Record, tags: Tags, kind: str) -> Tags:
    """Give tags that are wrong in the way named."""
    if kind in WRONG_HANDS or kind in WRONG_GROUPS:
        return with_tag(tags, "Deal", bad_deal(rng, record, kind))
    if kind in WRONG_VALUES:
        names, wrong = WRONG_VALUES[kind]
        return with_tag(tags, rng.choice(names.split()), rng.choice(wrong.split("|")))
    if kind.startswith("missing tag "):
        return [tag for tag in tags if tag[0] != kind.removeprefix("missing tag ")]
    if kind == "tag given twice":  # it starts another record, so one of the two lacks something
        return [*tags, rng.choice(tags)]
    name = rng.choice(teams(record))
    values = {
        "Sits without three players": ("Sits", rng.choice(SEATS)),
        "bad empty seat": ("Sits", rng.choice(["X", "", "NS", "?", "none"])),
        "hand for the empty seat": ("Sits", rng.choice(players(record))),
        "dealer at the empty seat": ("Dealer", record.empty),
        "score of sides with three players": ("Score", rng.choice(["NS:1 EW:0", "NS:0", "EW:-2"])),
        "score of the empty seat": ("Score", f"{record.empty}:{rng.choice([0, 1, -2])}"),
        "score of a seat with four players": ("Score", f"{rng.choice(SEATS)}:{rng.choice([0, 1, -2])}"),
        "bad number in the score": ("Score", f"{name}:{rng.choice(WRONG_SCORES)}"),
        "score given twice": ("Score", f"{name}:1 {name}:1"),
    }
    if kind in values:
        return with_tag(tags, *values[kind])
    hands = {seat: list(cards) for seat, cards in record.hands.items()}  # a seven in the small deck
    two_seats(rng, hands)[0][rng.randrange(8)] = rng.choice("78") + rng.choice(SUITS)
    return with_tag(tags, "Deal", deal_value(hands))


NEED_THREE = (
    *("bad empty seat", "hand for the empty seat", "dealer at the empty seat", "seven in the small deck"),
    *("score of sides with three players", "score of the empty seat"),
)
NEED_FOUR = ("Sits without three players", "score of a seat with four players")


def put_up(rng: Random, kind: str) -> tuple[Record, list[Act]]:
    """Play a record that the kind can break; four players where the Rules tag is going to be replaced."""
    four = kind in NEED_FOUR or WRONG_VALUES.get(kind, ("",))[0] == "Rules"
    while True:
        record = random_position(rng)
        if (kind in NEED_THREE and not record.empty) or (four and record.empty):
            continue
        return random_round(rng, record)


# --- broken texts: the text itself --------------------------------------------------------------

# kind -> what to do to the lines of the tags and to the words of the acts
WRONG_TEXTS: dict[str, Callable[[Random, list[str], list[str]], None]] = {
    "tag without bracket": lambda rng, lines, _w: change(rng, lines, lambda line: line[:-1]),
    "tag without closing quote": lambda rng, lines, _w: change(rng, lines, lambda line: line[:-2] + "]"),
    "tag without quotes": lambda rng, lines, _w: change(rng, lines, lambda line: line.replace('"', "")),
    "tag without value": lambda rng, lines, _w: change(rng, lines, lambda line: line.partition(" ")[0] + "]"),
    "bracket alone": lambda rng, lines, _w: put(rng, lines, "[", "[]", "]", '[ "x"]', first=1),
    "unclosed brace among the acts": lambda rng, _l, words: put(rng, words, "{ never closed", "{"),
    "unclosed brace among the tags": lambda rng, lines, _w: put(rng, lines, "{ never closed", "{", first=1),
    "closing brace alone": lambda rng, _l, words: put(rng, words, "}"),
    "nested braces": lambda rng, _l, words: put(rng, words, "{ one { two } three }"),
    "control character among the acts": lambda rng, _l, words: put(rng, words, *CONTROLS),
    "control character in a comment": lambda rng, _l, words: put(rng, words, *(f"{{ a {c} b }}" for c in CONTROLS)),
    "control character in a tag": lambda rng, lines, _w: put(
        rng, lines, *(f'[Note "a{c}b"]' for c in CONTROLS), first=1
    ),
    "word without a colon": lambda rng, _l, words: put(rng, words, "KH", "ask", "N", "14", "...", "trump=7S", "N-KH"),
    "tag among the acts": lambda rng, _l, words: put(rng, words, '\n[Note "late"]\n', first=1),
    "two acts glued": lambda rng, _l, words: change(rng, words, lambda word: word + word),
    "act before the tags": lambda _rng, lines, words: lines.insert(0, words[0]),
}


def bad_text(rng: Random, kind: str) -> str:
    """Write a valid record without comments and then break its text in the way named."""
    record, acts = random_round(rng, random_position(rng))
    while len(acts) < 3:
        record, acts = random_round(rng, random_position(rng))
    tags = tags_of(rng, record, fancy=False)
    rng.shuffle(tags)
    lines = [f'[{name} "{value}"]' for name, value in tags]
    words = [f"{seat}:{word}" for seat, word in acts]
    WRONG_TEXTS[kind](rng, lines, words)
    return "\n".join(lines) + "\n\n" + " ".join(words) + "\n"


# --- broken texts: matches ----------------------------------------------------------------------

MATCHES = (
    "wrong dealer in a match",
    "dealer moved by a redeal",
    "wrong score in a match",
    "score changed by a redeal",
    "wrong round in a match",
    "round moved by a redeal",
    "other rules in a match",
    "other empty seat in a match",
    "round after an unfinished one",
    "round after the match is over",
)


def first_of_match(rng: Random, kind: str) -> tuple[Record, list[Act]]:
    """Play a first round after which the second can be wrong in the way named."""
    while True:
        record = replace(random_position(rng), match="M", round=1)
        if kind == "round after the match is over" and not record.deals and not record.target:
            continue
        if kind == "round after the match is over" and record.deals:
            record = replace(record, deals=1)
        if kind == "other empty seat in a match" and not record.empty:
            continue
        record, acts = random_round(rng, record, whole=kind != "round after an unfinished one")
        result = ending(record, acts)
        over = bool(match_winner(record, result))
        again = bool(result and result["by"] == "redeal")
        if bool(result) == (kind == "round after an unfinished one"):
            continue
        if over != (kind == "round after the match is over") or ("redeal" in kind) != again:
            continue
        return record, acts


def other_rules(rng: Random, record: Record) -> Record:
    """Change one setting of the house."""
    changes = [
        replace(record, late_trump={"literal": "rank", "rank": "literal"}[record.late_trump]),
        replace(record, deals=98 if record.deals != 98 else 97),
        replace(record, on=record.on ^ {rng.choice(["cot", "thani", "blank_hand", "keep_jacks"])}),
    ]
    if "sixes" not in record.on:
        changes.append(replace(record, target=98 if record.target != 98 else 97))
        changes.append(replace(record, scores=USUAL_SCORES if record.scores != USUAL_SCORES else "14:+1/-1"))
    return rng.choice(changes)


def bad_match(rng: Random, kind: str) -> str:
    """Write two rounds of a match, the second of which does not follow from the first."""
    record, acts = first_of_match(rng, kind)
    following = next_round(record, acts)
    if kind in ("wrong dealer in a match", "dealer moved by a redeal"):
        other = [seat for seat in players(record) if seat != following.dealer]
        following = replace(following, dealer=rng.choice(other))
    elif kind in ("wrong score in a match", "score changed by a redeal"):
        name = rng.choice(teams(record))
        less = following.score[name] - 1 if following.score[name] > -5 else following.score[name] + 1
        following = replace(following, score=following.score | {name: less})
    elif kind in ("wrong round in a match", "round moved by a redeal"):
        wrong = [number for number in (1, 2, 3) if number != following.round]
        following = replace(following, round=rng.choice(wrong))
    elif kind == "other rules in a match":
        following = other_rules(rng, following)
    elif kind == "other empty seat in a match":
        dealer = following.dealer
        empty = rng.choice([seat for seat in players(record) if seat != dealer])
        score = dict.fromkeys([seat for seat in SEATS if seat != empty], 0)
        following = replace(following, empty=empty, score=score)
    elif kind == "round after an unfinished one":
        following = replace(following, dealer=right_of(record, record.dealer), round=2)
    elif record.target:
        following = replace(following, score=dict.fromkeys(following.score, 0))  # on its own this round would be well
    following = replace(following, hands=hands_from(rng, following, {}))
    both = [(record, acts), (following, [])]
    return "\n".join(layout(rng, tags_of(rng, r, fancy=False), a, fancy=False) for r, a in both)


NOTHING = {
    "empty text": "",
    "only blanks": " \t\r\n\n",
    "only a byte order mark": "\ufeff",
    "only a comment": "{ nothing } ; here\n",
    "only a number": "1.\n",
    "only an act": "N:14\n",
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
        record, acts = put_up(rng, kind)
        fancy = rng.random() < 0.3
        tags = bad_tags(rng, record, tags_of(rng, record, fancy), kind)
        text = layout(rng, tags, acts, fancy)
    if rng.random() < 0.3 and kind != "act before the tags":  # a good record before it, which must be printed first
        record, acts = random_round(rng, random_position(rng))
        good = layout(rng, tags_of(rng, record, fancy=False), acts, fancy=False)
        text = good + text if acts else text
    return text


def broken_records(rng: Random) -> Iterator[tuple[str, str]]:
    """Yield one broken text of every kind, with the name of the kind; call again for more."""
    for kind in KINDS:
        yield broken_record(rng, kind), kind
