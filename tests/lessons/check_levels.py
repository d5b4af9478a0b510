"""Check the lessons by computation, from the rules page alone: nothing here imports trickkit.

python tests/lessons/check_levels.py                       check lessons 00 to 04
python tests/lessons/check_levels.py --print 03 de german  print a lesson as a learner reads it

What is checked: every record is complete and legal; ``accept`` and ``par`` are what the rules say; every wrong answer
finds a text and every text is found by one; what the texts say about cards, seats, trump and Schlag is true; the pages
of both languages have the same cells, and their links lead somewhere.
"""

from __future__ import annotations

import itertools
import random
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "lessons"
STEMS = ("00_start_here", "01_what_is_a_trick", "02_the_deal", "03_trump_and_schlag", "04_who_wins")
LANGS = ("en", "de")
PICTURE = re.compile(r'lesson\.picture\("[a-z-]+"\)')
"""A cell that shows a picture and no level."""

SEATS = "NESW"
SUITS = "CDHS"
RANKS = "789TJQKA"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
LADDER = "ATKQJ987"  # L7, from the top
REASONS = ("hauptschlag", "first-schlag", "highest-trump", "highest-of-led-suit")

Level = dict[str, Any]


# --------------------------------------------------------------------------------------------------------- rules
def after(seat: str, steps: int = 1) -> str:
    """Return the seat so many steps on, clockwise (L3)."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


def partner(seat: str) -> str:
    """Return the seat opposite (L1)."""
    return after(seat, 2)


def winner(cards: list[str], trump: str, schlag: str) -> tuple[int, str]:
    """Return place and reason of the winning card, asking the four questions of L12 one after the other."""
    if schlag + trump in cards:
        return cards.index(schlag + trump), "hauptschlag"
    for place, card in enumerate(cards):
        if card[0] == schlag:
            return place, "first-schlag"
    for suit, reason in ((trump, "highest-trump"), (cards[0][1], "highest-of-led-suit")):
        for rank in LADDER:
            if rank + suit in cards:
                return cards.index(rank + suit), reason
    raise AssertionError(cards)


def strength(card: str, trump: str, schlag: str) -> int:
    """Return a number by which trumps compare; the three plain Schläge get the same one (L6, L7)."""
    if card[0] == schlag:
        return 10 if card[1] == trump else 9
    if card[1] != trump:
        raise ValueError(f"{card} is no trump")
    return 8 - LADDER.index(card[0])


@dataclass
class Position:
    """A deal with the cards played so far."""

    dealer: str
    dealt: dict[str, list[str]]
    tricks: list[list[tuple[str, str]]]
    winners: list[tuple[str, str, str]]
    """Seat, card and reason, one for each complete trick."""
    left: dict[str, list[str]]

    @property
    def forehand(self) -> str:
        return after(self.dealer)

    @property
    def knowers(self) -> str:
        return in_order(self.dealer + self.forehand)

    @property
    def blind(self) -> str:
        return in_order(set(SEATS) - set(self.knowers))

    @property
    def bottoms(self) -> tuple[str, str]:
        """The bottom cards of dealer and forehand (L4)."""
        return self.dealt[self.dealer][0], self.dealt[self.forehand][0]

    @property
    def trump(self) -> str:
        return self.bottoms[0][1]

    @property
    def schlag(self) -> str:
        return self.bottoms[1][0]

    @property
    def hauptschlag(self) -> str:
        return self.schlag + self.trump

    @property
    def last(self) -> list[tuple[str, str]]:
        """The trick that was played last, complete or not."""
        return self.tricks[-1] if self.tricks else []

    def seen(self, seat: str) -> list[str]:
        """Return the faces a seat sees before the first card: own hand, and for a knower the other bottom card."""
        other = [c for s, c in zip((self.dealer, self.forehand), self.bottoms, strict=True) if s != seat]
        return self.dealt[seat] + (other if seat in self.knowers else [])

    def with_card(self, seat: str, card: str) -> tuple[str, str, str]:
        """Return who wins the open trick, with which card and why, when ``seat`` plays ``card`` as its last one."""
        plays = [*self.last, (seat, card)]
        need(len(plays) == 4, "the player asked comes last")
        place, reason = winner([c for _, c in plays], self.trump, self.schlag)
        return *plays[place], reason


class LessonError(AssertionError):
    """Something in a lesson does not hold."""


def need(condition: object, message: str) -> None:
    if not condition:
        raise LessonError(message)


def in_order(seats: Any) -> str:
    return "".join(s for s in SEATS if s in seats)


def replay(text: str) -> Position:
    """Play a record through and check every card of it."""
    tags = dict(re.findall(r'\[(\w+) "([^"]*)"\]', text))
    need(set(tags) == {"Game", "Dealer", "Deal"} and tags["Game"] == "latinern", f"tags {sorted(tags)}")
    dealer, dealt = tags["Dealer"], {}
    for seat, cards in re.findall(r"(\w):([\w ]+?)(?= \w:|$)", tags["Deal"]):
        dealt[seat] = cards.split()
    need(list(dealt) == list(SEATS) and all(len(h) == 5 for h in dealt.values()), "five cards for each seat")
    flat = [c for hand in dealt.values() for c in hand]
    need(len(set(flat)) == 20 and set(flat) <= set(DECK), "twenty different cards of the deck")
    position = Position(dealer, dealt, [], [], {s: list(h) for s, h in dealt.items()})
    turn = position.forehand
    for act in re.sub(r"\[[^\]]*\]", " ", text).split():
        seat, card = act.split(":")
        need(seat == turn, f"{act}: it is {turn}'s turn")
        need(card in position.left[seat], f"{act}: not in hand")
        sides = [s in "NS" for s, _, _ in position.winners]
        need(max(sides.count(True), sides.count(False)) < 3, f"{act}: the round is over")
        position.left[seat].remove(card)
        if not position.tricks or len(position.last) == 4:
            position.tricks.append([])
        position.last.append((seat, card))
        turn = after(seat)
        if len(position.last) == 4:
            place, reason = winner([c for _, c in position.last], position.trump, position.schlag)
            position.winners.append((*position.last[place], reason))
            turn = position.last[place][0]
    return position


# ----------------------------------------------------------------------------------------------- kinds of levels
@dataclass
class Task:
    """What a level asks for, computed."""

    right: list[str]
    """The answers to be accepted."""
    wrong: list[str]
    """LessonError answers: all of them, or for an order a sample that reaches every text."""
    fits: Callable[[str, str], bool]
    """Does a pattern of ``when`` fit an answer?"""
    par: int = 1
    patterns: set[str] | None = None
    """The patterns that make sense, if they can be listed."""


def single(right: list[str], options: list[str]) -> Task:
    """One answer out of a list."""
    wrong = [o for o in options if o not in right]
    return Task(right, wrong, lambda pattern, answer: pattern in (answer, "*"), patterns={*wrong, "*"})


def chosen_set(right: list[str], options: list[str]) -> Task:
    """A set of options, written with blanks; the empty set is an answer too."""
    need(set(right) <= set(options), f"{right} among {options}")
    every = itertools.chain.from_iterable(itertools.combinations(options, n) for n in range(len(options) + 1))
    wrong = [" ".join(a) for a in every if set(a) != set(right)]

    def fits(pattern: str, answer: str) -> bool:
        have = answer.split()
        sign, option = pattern[0], pattern[1:]
        return pattern == "*" or (sign == "+" and option in have) or (sign == "-" and option not in have)

    patterns = {"+" + o for o in options if o not in right} | {"-" + o for o in right} | {"*"}
    return Task([" ".join(right)], wrong, fits, len(right), patterns)


def who_wins(level: Level, p: Position) -> Task:
    need(len(p.last) == 4, "the trick is complete")
    seat, _, reason = p.winners[-1]
    need(level["reason"] == reason, f"reason {reason}")
    return single([seat], list(SEATS))


def who_wins_and_why(level: Level, p: Position) -> Task:
    need(len(p.last) == 4, "the trick is complete")
    seat, _, reason = p.winners[-1]
    right = f"{seat} {reason}"
    wrong = [f"{s} {r}" for s in SEATS for r in REASONS if f"{s} {r}" != right]
    own = {w for entry in level["wrong"] for w in entry["when"]}

    def fits(pattern: str, answer: str) -> bool:
        return pattern == answer or (pattern[1:] == " *" and pattern[0] == answer[0] and answer not in own)

    return Task([right], wrong, fits, patterns={*wrong, *(f"{s} *" for s in SEATS if s != seat)})


def what_if_trump(level: Level, p: Position) -> Task:
    cards = [c for _, c in p.last]
    return single([t for t in SUITS if p.last[winner(cards, t, p.schlag)[0]][0] == level["seat"]], list(SUITS))


def what_if_schlag(_: Level, p: Position) -> Task:
    cards = [c for _, c in p.last]
    out = [r for r in RANKS if p.last[winner(cards, p.trump, r)[0]][0] != p.winners[-1][0]]
    return chosen_set(out, list(RANKS))


def name_secret(_: Level, p: Position) -> Task:
    right = f"{p.trump} {p.schlag}"
    wrong = [f"{t} {s}" for t in SUITS for s in RANKS if f"{t} {s}" != right]

    def fits(pattern: str, answer: str) -> bool:
        return pattern == "*" or all(x in ("*", y) for x, y in zip(pattern.split(), answer.split(), strict=True))

    return Task([right], wrong, fits, 2, {*wrong, *(f"{t} *" for t in SUITS), *(f"* {s}" for s in RANKS), "*"})


def order(level: Level, p: Position) -> Task:
    cards: list[str] = level["cards"]
    power = {c: strength(c, p.trump, p.schlag) for c in cards}
    need(level["accept"][0].split() != cards, "the cards are shown shuffled")
    right = sorted(cards, key=lambda c: (-power[c], DECK.index(c)))

    def bad(answer: list[str]) -> bool:
        return any(power[a] < power[b] for a, b in itertools.combinations(answer, 2))

    sample = []
    for i, j in itertools.permutations(range(len(cards)), 2):  # one card moved
        moved = [*right[:i], *right[i + 1 :]]
        sample.append([*moved[:j], right[i], *moved[j:]])
    rng = random.Random(3)
    sample += [rng.sample(cards, len(cards)) for _ in range(3000)]
    wrong = sorted({" ".join(a) for a in sample if bad(a)})

    def fits(pattern: str, answer: str) -> bool:
        if pattern == "*":
            return True
        low, high = pattern.split(">")
        return answer.index(low) < answer.index(high)

    patterns = {f"{a}>{b}" for a, b in itertools.permutations(cards, 2) if power[a] < power[b]} | {"*"}
    need(level["wrong"][-1]["when"] == ["*"], "the last text of an order is for everything else")
    return Task([" ".join(right)], wrong, fits, len(cards), patterns)


def pick_cards(level: Level, p: Position) -> Task:
    cards: list[str] = level["cards"]
    need(len(set(cards)) == len(cards), "cards shown once")
    trick = [c for _, c in p.last]
    asks: dict[str, Callable[[str], bool]] = {
        "schlag": lambda c: c[0] == p.schlag,
        "hauptschlag": lambda c: c == p.hauptschlag,
        "trump": lambda c: c[1] == p.trump or c[0] == p.schlag,
        "led-suit": lambda c: c[1] == trick[0][1] and c[0] != p.schlag,
        "bottom": lambda c: c == p.dealt[level["seat"]][0],
        "beats": lambda c: p.with_card(level["seat"], c)[0] == level["seat"],
    }
    if level["ask"] == "bottom":
        need(cards == p.dealt[level["seat"]], "the whole hand, in the order dealt")
    if level["ask"] == "beats":
        need(sorted(cards) == sorted(p.left[level["seat"]]), "the whole hand")
        need(after(p.last[-1][0]) == level["seat"], "it is this seat's turn")
    return chosen_set([c for c in sorted(cards, key=DECK.index) if asks[level["ask"]](c)], cards)


def pick_seats(level: Level, p: Position) -> Task:
    right = {
        "dealer": lambda: p.dealer,
        "forehand": lambda: p.forehand,
        "knowers": lambda: p.knowers,
        "blind": lambda: p.blind,
        "partner": lambda: partner(level["seat"]),
        "leads-next": lambda: p.winners[-1][0],
    }[level["ask"]]()
    return chosen_set(list(right), list(SEATS))


def choose(level: Level, p: Position) -> Task:
    seat = level["seat"]
    holder = next((s for s in SEATS if p.hauptschlag in p.seen(seat) and p.hauptschlag in p.dealt[s]), "open")
    asks: dict[str, Callable[[], object]] = {
        "out-of-play": lambda: 32 - sum(len(h) for h in p.dealt.values()),
        "cards-seen": lambda: len(set(p.seen(seat))),
        "rounds-same-side": lambda: sum(after(dealer) == partner(dealer) for dealer in SEATS),
        "hauptschlag-place": lambda: holder,
    }
    right = asks[level["ask"]]()
    options = level["options"]
    need(all(set(o) == {"key", "en", "de"} for o in options), "options have key, en, de")
    keys = [o["key"] for o in options]
    need(len(set(keys)) == len(keys) and str(right) in keys, f"{right} among {keys}")
    return single([str(right)], keys)


def play(level: Level, p: Position) -> Task:
    seat = level["seat"]
    need(level["ask"] == "win-trick" and len(p.last) == 3 and after(p.last[-1][0]) == seat, "this seat plays last")
    hand = p.left[seat]
    won = {c: p.with_card(seat, c) for c in hand}
    for entry in level["wrong"]:
        for card in entry["when"]:
            need(entry["would"].split() == [*won[card][:2]], f"{card}: {won[card][:2]} would win")
    return single(sorted((c for c in hand if won[c][0] in (seat, partner(seat))), key=DECK.index), hand)


KINDS: dict[str, Callable[[Level, Position], Task]] = {
    "who-wins": who_wins,
    "who-wins-and-why": who_wins_and_why,
    "what-if-trump": what_if_trump,
    "what-if-schlag": what_if_schlag,
    "name-secret": name_secret,
    "order": order,
    "pick-cards": pick_cards,
    "pick-seats": pick_seats,
    "choose": choose,
    "play": play,
}
NEEDED = {"key", "kind", "goal", "seat", "record", "accept", "par", "chosen", "done", "hints", "wrong"}
ALLOWED = NEEDED | {"ask", "cards", "given", "options", "reason", "show"}
GIVEN = {"you", "dealer", "trump", "schlag"}
SHOW = {"none", "trick", "bottoms", "sees"}


def check_level(level: Level, goals: dict[str, dict[str, str]]) -> None:
    """Check one level: fields, record, answers, wrong answers, texts."""
    keys = set(level)
    need(keys >= NEEDED and keys <= ALLOWED, f"fields {sorted(keys ^ NEEDED)}")
    need(level["goal"] in goals, f"goal {level['goal']}")
    need(set(level.get("given", [])) <= GIVEN and level.get("show", "none") in SHOW, "given and show")
    p = replay(level["record"])
    knows = level["seat"] in p.knowers
    secret = level["kind"] == "name-secret" or level.get("show") == "bottoms"
    need(knows or "given" in level, "a blind seat needs `given`")
    told = {"trump", "schlag"} & set(level.get("given", ["trump", "schlag"]))
    need(not secret or not told, "the secret is not printed above its own question")
    need(knows or not told, "a blind seat is told nothing")
    task = KINDS[level["kind"]](level, p)
    need(level["accept"] == task.right, f"accept {task.right}")
    need(level["par"] == task.par, f"par {task.par}")
    if task.patterns is not None:
        odd = [w for entry in level["wrong"] for w in entry["when"] if w not in task.patterns]
        need(not odd, f"pattern without an answer: {odd}")
    used = set()
    for answer in task.wrong:
        found = (i for i, entry in enumerate(level["wrong"]) if any(task.fits(w, answer) for w in entry["when"]))
        hit = next(found, None)
        need(hit is not None, f"no text for the wrong answer {answer!r}")
        used.add(hit)
    idle = [entry["when"] for i, entry in enumerate(level["wrong"]) if i not in used]
    need(not idle, f"text never shown: {idle}")
    for lang, what, text in texts(level, goals):
        try:
            check_text(lang, what, text)
            check_claims(level, p, text)
        except LessonError as error:
            raise LessonError(f"{lang} {what}: {error}") from error


# --------------------------------------------------------------------------------------------------------- texts
def texts(level: Level, goals: dict[str, dict[str, str]]) -> Iterator[tuple[str, str, str]]:
    """Yield every text of a level with its language and place."""
    for lang in LANGS:
        yield lang, "goal", goals[level["goal"]][lang]
        for option in level.get("options", []):
            yield lang, f"option {option['key']}", option[lang]
        need(len(level["hints"][lang]) == 3, f"{lang}: three hints")
        for number, hint in enumerate(level["hints"][lang], 1):
            yield lang, f"hint {number}", hint
        for entry in level["wrong"]:
            yield lang, f"wrong {' '.join(entry['when'])}", entry[lang]
        yield lang, "done", level["done"][lang]


@dataclass
class Names:
    """Names of suits and ranks in one language and deck."""

    suits: dict[str, str]
    ranks: dict[str, str]
    many: dict[str, str]
    gender: dict[str, str] = field(default_factory=dict)


def table(keys: str, words: str) -> dict[str, str]:
    return dict(zip(keys, words.split(), strict=True))


NAMES = {
    ("en", "french"): Names(
        table(SUITS, "clubs diamonds hearts spades"),
        table(RANKS, "seven eight nine ten jack queen king ace"),
        table(RANKS, "sevens eights nines tens jacks queens kings aces"),
    ),
    ("en", "german"): Names(
        table(SUITS, "acorns bells hearts leaves"),
        table(RANKS, "seven eight nine ten Unter Ober king ace"),
        table(RANKS, "sevens eights nines tens Unters Obers kings aces"),
    ),
    ("de", "french"): Names(
        table(SUITS, "Kreuz Karo Herz Pik"),
        table(RANKS, "Sieben Acht Neun Zehn Bube Dame König Ass"),
        table(RANKS, "Siebenen Achten Neunen Zehnen Buben Damen Könige Asse"),
        table(RANKS, "f f f f m f m n"),
    ),
    ("de", "german"): Names(
        table(SUITS, "Eichel Schellen Herz Laub"),
        table(RANKS, "Sieben Acht Neun Zehn Unter Ober König Ass"),
        table(RANKS, "Siebenen Achten Neunen Zehnen Unter Ober Könige Asse"),
        table(RANKS, "f f f f m m m n"),
    ),
}
ARTICLES = {"der": table("mfn", "der die das"), "den": table("mfn", "den die das"), "dem": table("mfn", "dem der dem")}


def spell(text: str, lang: str, deck: str = "french") -> str:
    """Write a text out in the names of a language and a deck."""
    names = NAMES[lang, deck]

    def one(match: re.Match[str]) -> str:
        what, _, case = match[1].partition(":")
        need(not case or (lang == "de" and case.lower() in ARTICLES and what in DECK), f"case in {match[0]}")
        if what in DECK:
            rank, suit = what[0], what[1]
            if lang == "en":
                return f"{names.ranks[rank]} of {names.suits[suit]}"
            weak = "n" if names.ranks[rank] == "Bube" and case.lower() in ("den", "dem") else ""
            name = f"{names.suits[suit]}-{names.ranks[rank]}{weak}"
            if not case:
                return name
            article = ARTICLES[case.lower()][names.gender[rank]]
            return f"{article.capitalize() if case[0].isupper() else article} {name}"
        if what in SUITS:
            return names.suits[what]
        if what in RANKS:
            return names.ranks[what]
        if len(what) == 2 and what[1] == "1" and what[0] in SUITS and lang == "en":
            return {"leaves": "leaf"}.get(names.suits[what[0]], names.suits[what[0]][:-1])
        if len(what) == 2 and what[1] == "+" and what[0] in RANKS:
            return names.many[what[0]]
        raise LessonError(f"unknown placeholder {match[0]}")

    out = re.sub(r"\{([^}]*)\}", one, text)
    return re.sub(r"(^|[.?] )([a-zäöü])", lambda m: m[1] + m[2].upper(), out)


BANNED = {
    "en": r"\b(jacks?|queens?|spades?|hearts?|diamonds?|clubs?|acorns?|bells?|leaves of)\b"
    r"|\b(simply|congratulations|well done|lays?(?= (?:a|the|your|any)\b))\b",
    "de": r"\b(Buben?|Damen?|Kreuz|Karo|Pik|Herz|Ober|Eichel|Laub|Schellen)\b|(?<=[a-zäöü] )Unter\b"
    r"|\b(schlägt|schlagen|geschlagen|Punkten?|Trick)\b",
}


def check_text(lang: str, what: str, text: str) -> None:
    """Check the form of a text: no names that the deck decides, no shouting, articles that fit their place."""
    need(text.strip() == text and text, "empty or padded")
    need("!" not in text and "  " not in text, "exclamation mark or double blank")
    need(what.startswith("option") or text[-1] in ".?:", "ends with a stop")
    for deck in ("french", "german"):
        spell(text, lang, deck)
    bare = re.sub(r"\{[^}]*\}", "", text)
    found = re.search(BANNED[lang], bare)
    need(not found, f"word to avoid: {found and found[0]}")
    if lang == "de":
        for match in re.finditer(r"\{\w\w:(\w)\w+\}", text):
            opens = re.search(r"(^|[.?:] )$", text[: match.start()])
            starts = re.search(r"(^|[.?] )$", text[: match.start()])
            need(not match[1].isupper() or opens, f"capital inside a sentence: {match[0]}")
            need(match[1].isupper() or not starts, f"small article opens a sentence: {match[0]}")


CARD = r"\{([789TJQKA][CDHS])(?::\w+)?\}"
HIGHER = CARD + r" (?:is higher than the|ist höher als) " + CARD
SECRETS = (  # what is said, what it is said of, and whether it has to be so
    (r"\{([CDHS])\} (?:are|ist) (?:auch )?[Tt]rump", "trump", True),
    (r"\{([CDHS])\} (?:are|is|ist) (?:not|nicht) [Tt]rump", "trump", False),
    (r"\{([789TJQKA])\+\} (?:are|sind) (?:in dieser Runde )?Schlag", "schlag", True),
    (r"\{([789TJQKA])\+\} (?:are|sind) (?:not|nicht) Schlag", "schlag", False),
)
LED = (r"(?:led|ausgespielt ist) \{([CDHS])\}", r"\{([CDHS])\} (?:were led|ausgespielt|war angespielt)")


def check_claims(level: Level, p: Position, text: str) -> None:
    """Check what a text says about cards, seats, trump and Schlag."""
    check_cards(level, p, text)
    if level["kind"] != "what-if-trump":
        for pattern, what, so in SECRETS:
            for said in re.findall(pattern, text):
                need((said == getattr(p, what)) == so, f"{said} is {'not ' if so else ''}{what}")
        for suit in itertools.chain.from_iterable(re.findall(pattern, text) for pattern in LED):
            need(suit in {t[0][1][1] for t in p.tricks}, f"{suit} was not led")


def check_cards(level: Level, p: Position, text: str) -> None:
    """Check that every card named is in sight, in the hand it is said to be in, and as high as is said."""
    seat = level["seat"]
    near = {*p.seen(seat), *p.bottoms, p.hauptschlag, *level.get("cards", []), *(c for t in p.tricks for _, c in t)}
    odd = set(re.findall(CARD, text)) - near
    need(not odd, f"{odd} not in sight")
    owned = [(name[0], card) for name, card in re.findall(r"(North|East|South|West)'s " + CARD, text)]
    owned += [(name[0].replace("O", "E"), card) for card, name in re.findall(CARD + r" von (Nord|Ost|Süd|West)", text)]
    owned += [(seat, card) for card in re.findall(r"[Yy]our " + CARD, text)]
    owned += [(seat, card) for card in re.findall(CARD + " aus deiner Hand", text)]
    for owner, card in owned:
        need(card in p.dealt[owner], f"{owner} has no {card}")
    for high, low in re.findall(HIGHER, text):
        need(high[1] == low[1] and LADDER.index(high[0]) < LADDER.index(low[0]), f"{high} above {low}")


# ----------------------------------------------------------------------------------- what single lessons promise
def hauptschlag_places() -> dict[str, Fraction]:
    """Return how often the Hauptschlag lies where, over all pairs of bottom cards.

    The bottom cards of dealer and forehand are any two different cards. If neither is the Hauptschlag, that is one of
    the other thirty, of which twelve are not dealt.
    """
    places = dict.fromkeys(("forehand", "dealer", "hand", "out"), Fraction(0))
    pairs = list(itertools.permutations(DECK, 2))
    for dealers, forehands in pairs:
        haupt = forehands[0] + dealers[1]
        if haupt == forehands:
            places["forehand"] += Fraction(1, len(pairs))
        elif haupt == dealers:
            places["dealer"] += Fraction(1, len(pairs))
        else:
            places["hand"] += Fraction(18, 30 * len(pairs))
            places["out"] += Fraction(12, 30 * len(pairs))
    return places


def promises_00(levels: dict[str, Level], pages: dict[str, str]) -> None:
    p = replay(levels["00.3"]["record"])
    need(not any(c[1] == p.last[0][1][1] for c in p.left["S"]), "00.3: South holds none of the suit led")
    need(min(p.left["S"], key=lambda c: -LADDER.index(c[0])) == "7S", "00.3: no rank is lower")
    for key in ("00.1", "00.3"):
        q = replay(levels[key]["record"])
        need(not any(c[0] == q.schlag for c in [*q.left["S"], *(c for _, c in q.last)]), f"{key}: no Schlag in sight")
    need(sum(lv["kind"] == "play" for lv in levels.values()) == 2, "two tricks are won")
    for lang in LANGS:
        for stem in STEMS[1:]:
            need(f"({stem}.ipynb)" in pages[lang], f"00 {lang}: link to {stem}")
        need('deck="german"`' in pages[lang], f"00 {lang}: how to switch")


def promises_01(levels: dict[str, Level], _: dict[str, str]) -> None:
    for key, level in levels.items():
        p = replay(level["record"])
        need(level["given"] == ["trump"], f"{key}: only trump is told")
        need(not any(c[0] == p.schlag for _, c in p.last), f"{key}: no Schlag in the trick shown")
        for lang, what, text in texts(level, {level["goal"]: {"en": "", "de": ""}}):
            need("Schl" not in text, f"{key} {lang} {what}: Schlag is not introduced yet")
    need(len(levels) == 7, "seven tricks")
    p = replay(levels["01.7"]["record"])
    need(p.winners[0][0] == "E" and p.last[0][0] == "E", "01.7: East won and leads")
    cards = dict(p.last)
    need(sorted(c[1] for c in cards.values()) == list("CCDD") and p.trump not in "CD", "01.7: two suits, no trump")
    from_south = [cards[s] for s in "SWNE"]
    need(from_south[winner(from_south, p.trump, p.schlag)[0]] == "QC", "01.7: had South led")
    p = replay(levels["01.3"]["record"])
    need(not any(c[1] == p.trump for _, c in p.last), "01.3: nobody trumped")
    p = replay(levels["01.5"]["record"])
    need(all(c[1] != "S" for s in "NW" for c in p.dealt[s]), "01.5: North and West cannot follow")


def promises_02(levels: dict[str, Level], _: dict[str, str]) -> None:
    need(levels["02.4"]["accept"] == levels["02.5"]["accept"], "02.5: the knowers before are the blind ones now")
    need(levels["02.6"]["record"] == levels["02.7"]["record"], "02.6 and 02.7: the same deal")
    p = replay(levels["02.6"]["record"])
    need(p.forehand == "E" and p.dealer == partner("S") and "S" in p.blind, "02.6 and 02.7: roles")
    for key, dealer in (("02.1", "N"), ("02.3", "S"), ("02.4", "W"), ("02.5", "E"), ("02.6", "N"), ("02.7", "N")):
        need(replay(levels[key]["record"]).dealer == dealer, f"{key}: dealer")
    need((after("E"), after("S")) == ("S", "W"), "02.5 and 02.4: where South sits")
    need(sum("S" in (d, after(d)) for d in SEATS) == 2, "02.8: twice a knower")
    need((32 - 4 * 8, 32 - 4 * 6, 4 * 5) == (0, 8, 20), "02.2: what the other numbers would be")
    need(not any(replay(lv["record"]).tricks for lv in levels.values()), "nothing is played")


def promises_03(levels: dict[str, Level], pages: dict[str, str]) -> None:
    where = hauptschlag_places()
    need(where["out"] == Fraction(42, 155) and sum(where.values()) == 1, "42 of 155")
    rows = [int(where[k] * 155) for k in ("forehand", "dealer", "hand", "out")]
    need(sum(rows) == 155 and round(float(where["out"]) * 100) == 27, "rows of the table")
    need(where["hand"] + where["out"] > Fraction(1, 2), "most of the time it is neither")
    first = DECK[0]
    rest = [c for c in DECK if c != first]
    alike = sum(c[1] == first[1] for c in rest), sum(c[0] == first[0] for c in rest)
    for lang in LANGS:
        page = pages[lang]
        need([int(n) for n in re.findall(r"\| (\d+) \|", page)] == [*rows, 155], f"03 {lang}: table")
        numbers = [len(rest), *alike, len(rest) - sum(alike), 30, 18, 12]
        lines = r"^(?:How often|Of these|In the third|Wie oft|Davon|Im dritten).*"
        words = " ".join(re.findall(lines, page, re.MULTILINE))
        need([int(n) for n in re.findall(r"\d+", words)] == numbers, f"03 {lang}: counts {numbers}")
        need(re.search(r"42 (of|von) 155\D+27 (in|von) 100", page), f"03 {lang}: 42 of 155, about 27 in 100")
    likeness = (("03.1", "", ""), ("03.8", "suit", "forehand"), ("03.9", "rank", "dealer"), ("03.10", "", ""))
    for key, what, haupt in likeness:
        p = replay(levels[key]["record"])
        (rank, suit), (other_rank, other_suit) = map(tuple, p.bottoms)
        need(("suit" if suit == other_suit else "rank" if rank == other_rank else "") == what, f"{key}: bottom cards")
        holder = dict(zip(p.bottoms, ("dealer", "forehand"), strict=True)).get(p.hauptschlag, "")
        need(holder == haupt, f"{key}: whose bottom card is the Hauptschlag")
    p = replay(levels["03.10"]["record"])
    need(p.bottoms == ("9H", "KD") and p.hauptschlag == "KH" and not p.tricks, "03.10: as the goal says")
    need(not any("KH" in h for h in p.dealt.values()), "03.10: among the twelve")
    need((len(p.seen("S")), 32 - len(p.seen("S"))) == (6, 26), "03.10: six seen, 26 hidden")
    p = replay(levels["03.4"]["record"])
    need(sum(c[1] == p.trump or c[0] == p.schlag for c in DECK) == 11, "03.4: eleven trumps")
    shown = levels["03.4"]["cards"]
    need(sum(c[1] == p.trump and c[0] != p.schlag for c in shown) == 2, "03.4: two ordinary ones")
    p = replay(levels["03.6"]["record"])
    need(p.last[0][1] == "A" + p.trump and p.last[0][0] == "W", "03.6: West led the ace of trumps")
    p = replay(levels["03.7"]["record"])
    need(p.last[0] == ("W", "QC") and p.schlag == "Q" and p.trump == "H", "03.7: West led a Schlag")


def promises_04(levels: dict[str, Level], pages: dict[str, str]) -> None:
    need(len(levels) == 12, "twelve tricks")
    for key, level in levels.items():
        need(level["seat"] in replay(level["record"]).knowers, f"{key}: South knows")
    p = replay(levels["04.10"]["record"])
    need(p.winners[0][0] == "E" and len(p.tricks) == 2, "04.10: East won the first trick")
    p = replay(levels["04.11"]["record"])
    won = {p.last[winner([c for _, c in p.last], t, p.schlag)[0]][0] for t in SUITS}
    need(won == set(SEATS), "04.11: four trumps, four winners")
    need(not any("05" in page for page in pages.values()), "no link to a lesson that does not exist")


PROMISES = {"00": promises_00, "01": promises_01, "02": promises_02, "03": promises_03, "04": promises_04}


# --------------------------------------------------------------------------------------------------------- pages
HEADER = """---
jupyter:
  jupytext:
    text_representation:
      extension: .md
      format_name: markdown
  kernelspec:
    display_name: Python 3
    language: python
    name: python3
---
"""


def load(stem: str) -> dict[str, Any]:
    return tomllib.loads((LESSONS / "levels" / f"{stem[:2]}.toml").read_text(encoding="utf-8"))


def page(stem: str, lang: str) -> tuple[list[str], str]:
    """Return the code cells and the prose of a page."""
    raw = (LESSONS / lang / f"{stem}.md").read_text(encoding="utf-8")
    need(raw.startswith(HEADER + "\n# "), f"{stem} {lang}: header")
    body = raw.split("\n---\n", 1)[1]
    cell = re.compile(r"```python\n(.*?)\n```\n", re.DOTALL)
    return cell.findall(body), cell.sub("", body)


def check_pages(stem: str, levels: dict[str, Any]) -> dict[str, str]:
    """Check the pages of a lesson and return their prose."""
    number, keys, prose = stem[:2], [lv["key"] for lv in levels["level"]], {}
    need(keys == [f"{number}.{n}" for n in range(1, len(keys) + 1)], f"{number}: keys in order")
    for lang in LANGS:
        cells, text = page(stem, lang)
        want = [f'from trickkit.course import open_lesson; lesson = open_lesson("{number}", lang="{lang}")']
        cells = [cell for cell in cells if not PICTURE.fullmatch(cell)]
        need(cells == want + [f'lesson.play("{k}")' for k in keys], f"{number} {lang}: code cells")
        need(f"\n# {number} · {levels['title'][lang]}\n" in text, f"{number} {lang}: title")
        need("!" not in text, f"{number} {lang}: exclamation mark")
        need("{" not in text, f"{number} {lang}: placeholder on a page")
        for target in re.findall(r"\]\(([^)]*)\)", text):
            file = (LESSONS / lang / target).with_suffix(".md")
            need(target.endswith(".ipynb") and file.exists(), f"{number} {lang}: link {target}")
        summary = text.split({"en": "## What you take along", "de": "## Das nimmst du mit"}[lang])[1]
        need(3 <= summary.count("\n* ") <= 5, f"{number} {lang}: three to five lines of summary")
        prose[lang] = text
    return prose


def check_lesson(stem: str) -> int:
    """Check one lesson; return the number of its levels."""
    data = load(stem)
    need((data["format"], data["lesson"], data["game"]) == ("trickkit-levels 1", stem[:2], "latinern"), f"{stem}: head")
    for level in data["level"]:
        try:
            check_level(level, data["goals"])
        except LessonError as error:
            raise LessonError(f"{level['key']}: {error}") from error
    need({lv["goal"] for lv in data["level"]} == set(data["goals"]), f"{stem}: a goal nobody uses")
    PROMISES[stem[:2]]({lv["key"]: lv for lv in data["level"]}, check_pages(stem, data))
    return len(data["level"])


def show(number: str, lang: str, deck: str) -> Iterator[str]:
    """Yield a lesson as a learner reads it: the page, and in the place of each cell the texts of its level."""
    stem = next(s for s in STEMS if s.startswith(number))
    data = load(stem)
    levels = {lv["key"]: lv for lv in data["level"]}
    raw = (LESSONS / lang / f"{stem}.md").read_text(encoding="utf-8").split("\n---\n", 1)[1]
    for block in re.split(r"(```python\n.*?\n```)", raw, flags=re.DOTALL):
        key = re.search(r'lesson\.play\("([\d.]+)"\)', block)
        if not key:
            yield block.strip() if not block.startswith("```") else "[open]"
            continue
        level = levels[key[1]]
        p = replay(level["record"])
        cards = " ".join(level.get("cards", [])) or " ".join(f"{s}:{c}" for s, c in p.last)
        yield f"\n  [{key[1]}] {level['kind']} {level.get('ask', '')}"
        yield f"    {p.dealer} deals, trump {p.trump}, Schlag {p.schlag}"
        yield f"    {cards} -> {level['accept']}"
        for said, what, text in texts(level, data["goals"]):
            if said == lang:
                yield f"    {what:>10}: {spell(text, lang, deck)}"
        yield ""


def main(arguments: list[str]) -> None:
    """Do what the head of this file says."""
    if arguments[:1] == ["--print"]:
        number, lang, *deck = arguments[1:]
        lines = show(number, lang, deck[0] if deck else "french")
    else:
        lines = (f"{stem}: {check_lesson(stem)} levels hold" for stem in STEMS)
    for line in lines:
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
