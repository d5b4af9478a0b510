"""Every kind of level: which answers the engine accepts, how an answer is read, and which text it gets.

An answer is a string as in a levels file (`W first-schlag`, `KH KS`, `ask 8S`); sets and orders are keys divided by
blanks. A module of this package holds what one subject asks; `named` puts them together.
"""

from __future__ import annotations

from trickkit.cards import Rank, Suit, parse_cards
from trickkit.course.kinds import boards
from trickkit.course.kinds.building import built, lacking
from trickkit.course.kinds.common import acts_shown, last_trick, ordering, strength, verdict
from trickkit.course.kinds.latinern import cards_seen
from trickkit.course.kinds.model import Kind
from trickkit.course.kinds.named import KINDS
from trickkit.course.kinds.playing import after_line, lines, parsed, refusal_of, refused_lines
from trickkit.course.kinds.suits import proofs
from trickkit.course.kinds.workshop import rounds
from trickkit.course.levels import Level, Wrong
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernState
from trickkit.seats import Seat
from trickkit.table import Refusal
from trickkit.tricks import Reason

__all__ = [
    "KINDS",
    "Kind",
    "accepts",
    "acts_shown",
    "after_line",
    "built",
    "cards_seen",
    "consequence",
    "entry_for",
    "fits",
    "keys_of",
    "lacking",
    "last_trick",
    "lines",
    "ordering",
    "parsed",
    "proofs",
    "refusal",
    "refused_lines",
    "rounds",
    "strength",
    "verdict",
]


# ---------------------------------------------------------------------- judging


def keys_of(level: Level, group: str) -> tuple[str, ...]:
    """Give the keys that can be chosen in a group."""
    match group:
        case "who":
            return tuple(str(play.seat) for play in last_trick(level).plays)
        case "why":
            return tuple(str(reason) for reason in reasons(level))
        case "suit" | "suits":
            return tuple(map(str, Suit))
        case "rank" | "ranks":
            return tuple(map(str, Rank))
        case "seats":
            return tuple(map(str, Seat))
        case "acts":
            return acts_shown(level)
        case "answer":
            return tuple(key for key, _ in level.options)
        case _:
            return tuple(map(str, level.cards))


def reasons(level: Level) -> tuple[Reason, ...]:
    """Give the reasons for which a trick of the level's game can be won."""
    if isinstance(level.state, LatinernState):
        return tuple(Reason)
    return Reason.HIGHEST_TRUMP, Reason.HIGHEST_OF_LED_SUIT


def accepts(level: Level, answer: str) -> bool:
    """Tell whether an answer is right. In an order, equal cards may change places (L6)."""
    kind = KINDS[level.kind]
    if kind.form == "order":
        heights = [strength(level, card) for card in parse_cards(answer)]
        return heights == sorted(heights, reverse=True)
    if kind.form == "build":
        return not lacking(level, built(level, answer))
    if kind.form in {"many", "board"}:
        return set(answer.split()) == set(kind.accept(level)[0].split())
    return answer in kind.accept(level)


def fits(level: Level, answer: str, pattern: str) -> bool:
    """Tell whether a pattern of a `wrong` entry fits a wrong answer."""
    if pattern in {answer, "*"}:
        return True
    kind = KINDS[level.kind]
    if kind.form in {"board", "pair"}:
        return boards.fits_pair(answer, pattern)
    if kind.form == "line":
        return False
    if kind.form == "build":
        return lacking(level, built(level, answer)) == pattern
    if kind.form == "many":
        chosen, right = set(answer.split()), set(kind.accept(level)[0].split())
        return pattern[1:] in (chosen - right if pattern[0] == "+" else right - chosen)
    if kind.form == "order":
        cards = answer.split()
        above, _, below = pattern.partition(">")
        return above in cards and below in cards and cards.index(above) < cards.index(below)
    return _fits_with_star(level, answer, pattern)


def _fits_with_star(level: Level, answer: str, pattern: str) -> bool:
    """Fit `W *` or `* K`: any value for the star, unless another entry names the answer itself."""
    if any(answer in entry.when for entry in level.wrong):
        return False
    words, stars = answer.split(), pattern.split()
    return len(words) == len(stars) and all(star in {"*", said} for said, star in zip(words, stars, strict=True))


def consequence(level: Level, answer: str, lang: str) -> str:
    """Give the text that a wrong answer gets.

    Raises:
        TrickkitError: if the level has no text for it; a test tries every wrong answer.
    """
    entry = entry_for(level, answer)
    if entry is None:
        raise TrickkitError(f'level {level.key} says nothing to the answer "{answer}"')
    return entry.text[lang]


def entry_for(level: Level, answer: str) -> Wrong | None:
    """Give what the level says to a wrong answer; None if it says nothing."""
    return next((entry for entry in level.wrong if any(fits(level, answer, pattern) for pattern in entry.when)), None)


def refusal(level: Level, answer: str) -> Refusal | None:
    """Give the reason for which the rules refuse a wrong answer: the line played, or an act that was chosen.

    Of several acts it is the one that the level's text speaks of. None if nothing is refused, or if the text speaks of
    something else, as of an act that was left out.
    """
    kind = KINDS[level.kind]
    if kind.form == "line":
        return refusal_of(level, answer)
    entry = entry_for(level, answer)
    if level.kind != "legal-acts" or entry is None:
        return None
    meant = next(pattern for pattern in entry.when if fits(level, answer, pattern))
    legal = set(kind.accept(level)[0].split())
    refused = [act for act in answer.split() if act not in legal and meant in {f"+{act}", "*"}]
    return refusal_of(level, refused[0]) if refused else None
