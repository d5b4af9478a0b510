"""The texts of a level: their form, the names in them, and what they claim about cards."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.lessons.check import latinern, twenty_eight
from tests.lessons.check.model import DECK, LANGS, RANKS, SUITS, LessonError, Level, need


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
        if what in FACTS:
            return what
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


FACTS = ("winner", "card", "left")
"""Placeholders that the level fills."""

BANNED = {
    "en": r"\b(jacks?|queens?|spades?|hearts?|diamonds?|clubs?|acorns?|bells?|leaves of)\b"
    r"|\b(simply|congratulations|well done|lays?(?= (?:a|the|your|any)\b))\b",
    "de": r"\b(Buben?|Damen?|Kreuz|Karo|Pik|Herz|Ober|Eichel|Laub|Schellen)\b|(?<=[a-zäöü] )Unter\b"
    r"|\b(schlägt|schlagen|geschlagen|Trick)\b",
}


SEAT_NAMES = {"en": table("NESW", "North East South West"), "de": table("NESW", "Nord Ost Süd West")}


def fill(text: str, level: Level, winners: list[tuple[str, str, str]], lang: str) -> str:
    """Put what the level knows in place of the facts: who won the last trick and with which card, how many pairs stay.

    >>> fill("{winner} won with {card:dem}; {left} stay.", {"accept": ["7C 8C"]}, [("N", "AC", "")], "en")
    'North won with {AC:dem}; 2 stay.'
    """

    def one(match: re.Match[str]) -> str:
        if match[1] == "left":
            return str(len(level["accept"][0].split()))
        seat, card, _ = winners[-1]
        return SEAT_NAMES[lang][seat] if match[1] == "winner" else f"{{{card}{match[2]}}}"

    return re.sub(r"\{(" + "|".join(FACTS) + r")((?::\w+)?)\}", one, text)


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


REASONS = {
    "en": r"must|may|has to|have to|allowed|follow\w*|trumps?|schlags?|hauptschlag|asked|asks?|question|leads?|led"
    r"|bid\w*|pass\w*|raise\w*|redeal\w*|dealer|forehand|hid|hidden|eldest|bottom|suits?|rank|kings?|aces?"
    r"|points?|neighbours|partners?|north|east|south|west|both|two|three|four|five|six|seven|eight|nine|tens?|eleven|twelve|twice|\d+",
    "de": r"m[uü]ss\w*|d[aü]rf\w*|\w*bedien\w*|\w*trumpf\w*|trümpf\w*|schläg\w*|schlag\w*|hauptschlag|frag\w*|gefragt"
    r"|frage|ausspiel\w*|\w*spielt aus|ausgespielt|angespielt|gebot\w*|biet\w*|geboten|passen|passt|erhöh\w*|neugeben"
    r"|geber\w*|ver(?:deck|steck)t\w*|vorhand|unterste\w*|farben?|rang|könig\w*|ass\w*|augen?|punkte?n?|nachbar\w*|partner\w*"
    r"|nord|ost|süd|west|beiden?|zwei|drei|vier(?:en)?|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zweimal|\d+",
}
"""Words one of which stands in the text of a wrong answer without a placeholder: of a rule, a seat, a number."""


def check_reason(lang: str, text: str) -> None:
    """Check that a wrong answer's text names something: what beats it, what survives, or the rule that forbids it."""
    named = "{" in text or re.search(rf"\b({REASONS[lang]})\b", text, re.IGNORECASE)
    need(named, "names no card, seat, number or rule")


CARD = r"\{([789TJQKA][CDHS])(?::\w+)?\}"
HIGHER = CARD + r" (?:is higher than the|ist höher als) " + CARD
SECRETS = (  # what is said, what it is said of, and whether it has to be so
    (r"\{([CDHS])\} (?:are|ist) (?:auch )?[Tt]rump", "trump", True),
    (r"\{([CDHS])\} (?:are|is|ist) (?:not|nicht) [Tt]rump", "trump", False),
    (r"\{([789TJQKA])\+\} (?:are|sind) (?:in dieser Runde )?Schlag", "schlag", True),
    (r"\{([789TJQKA])\+\} (?:are|sind) (?:not|nicht) Schlag", "schlag", False),
)
LED = (r"(?:led|ausgespielt ist) \{([CDHS])\}", r"\{([CDHS])\} (?:were led|ausgespielt|war angespielt)")


def check_claims(level: Level, p: latinern.Position, text: str) -> None:
    """Check what a text says about cards, seats, trump and Schlag."""
    check_cards(level, p, text)
    if level["kind"] not in {"what-if-trump", "cross-out", "find-pair"}:  # those suppose a secret
        for pattern, what, so in SECRETS:
            for said in re.findall(pattern, text):
                need((said == getattr(p, what)) == so, f"{said} is {'not ' if so else ''}{what}")
        for suit in itertools.chain.from_iterable(re.findall(pattern, text) for pattern in LED):
            need(suit in {t[0][1][1] for t in p.tricks}, f"{suit} was not led")


def check_cards(level: Level, p: latinern.Position, text: str) -> None:
    """Check that every card named is in sight, in the hand it is said to be in, and as high as is said."""
    seat = level["seat"]
    near = {*p.seen(seat), *p.bottoms, p.hauptschlag, *level.get("cards", []), *(c for t in p.tricks for _, c in t)}
    odd = set(re.findall(CARD, text)) - near
    need(not odd, f"{odd} not in sight")
    owned = owners(seat, text)
    for owner, card in owned:
        need(card in p.dealt[owner], f"{owner} has no {card}")
    for high, low in re.findall(HIGHER, text):
        check_higher(high, low, latinern.LADDER)


def check_higher(high: str, low: str, ladder: str) -> None:
    """Check that a card of a suit is higher than another one of it."""
    need(high[1] == low[1] and ladder.index(high[0]) < ladder.index(low[0]), f"{high} above {low}")


def owners(seat: str, text: str) -> list[tuple[str, str]]:
    """Return whose card each card is said to be."""
    owned = [(name[0], card) for name, card in re.findall(r"(North|East|South|West)'s " + CARD, text)]
    owned += [(name[0].replace("O", "E"), card) for card, name in re.findall(CARD + r" von (Nord|Ost|Süd|West)", text)]
    owned += [(seat, card) for card in re.findall(r"[Yy]our " + CARD, text)]
    owned += [(seat, card) for card in re.findall(CARD + " aus deiner Hand", text)]
    return owned


def check_claims_28(level: Level, p: twenty_eight.Position, text: str, *, before: bool) -> None:
    """Check what a text of Twenty-eight says: whose cards they are, and nothing that is hidden.

    Args:
        level: the level.
        p: its position.
        text: the text.
        before: whether it is read before an answer; then it names no card and no hidden suit that the seat cannot know.
    """
    seat = level["seat"]
    for owner, card in owners(seat, text):
        need(card in p.dealt[owner], f"{owner} has no {card}")
    for high, low in re.findall(HIGHER, text):
        check_higher(high, low, twenty_eight.LADDER)
    if before:
        near = {*p.seen(seat), *level.get("cards", [])}
        odd = set(re.findall(CARD, text)) - near
        need(not odd or level.get("open"), f"{odd} not in sight")
