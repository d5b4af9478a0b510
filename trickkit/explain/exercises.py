"""Exercises in sentences: the question, why an answer is right or wrong, the hints.

What the rules of a game say already, why a trick is won and why an act is refused, is said in the same words here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trickkit.cards import Card, Rank, Suit, parse_cards
from trickkit.coach.exercises import Exercise, Note
from trickkit.coach.exercises.model import Facts
from trickkit.errors import NotationError
from trickkit.explain.reasons import Why, listed, reason_name
from trickkit.explain.refusals import refused
from trickkit.explain.tricks import why
from trickkit.explain.twenty_eight.tricks import card_points
from trickkit.games.latinern import LatinernState
from trickkit.i18n import Fact, Text, Words
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.table import Refusal
from trickkit.tricks import Reason

_REFUSED: Final = "refused-"
_OF_SEVERAL: Final = frozenset({"decides-first-schlag", "decides-highest-trump", "decides-highest-of-led-suit"})
_POINTS: Final = frozenset({"best-points", "worse-points", "worst-points"})
_WORDS: Final = frozenset({"ask", "wait", "stay", "go", "pass"})


def question(exercise: Exercise, words: Words) -> Text:
    """Ask the question of an exercise, read by its seat.

    >>> from trickkit.coach.exercises import generate
    >>> print(question(generate("minimum-bid", 4), Words()))
    You are North. What is the lowest number you may bid? Say pass if there is none.
    """
    return asked(question_id(exercise), exercise.seat, exercise.posed.goal, words)


def asked(name: str, seat: Seat, goal: Facts, words: Words) -> Text:
    """Ask a question by its name, for those who hold no more of the exercise than is asked.

    Args:
        name: what `question_id` gives.
        seat: who reads it.
        goal: what the question says about the position.
        words: language and deck.

    >>> print(asked("minimum-bid.bid", Seat.NORTH, (), Words()))
    You are North. What is the lowest number you may bid? Say pass if there is none.
    """
    return words.message(f"exercise.ask.{name}", **{"seat": seat, **_facts(Note("", "", goal), words)})


def question_id(exercise: Exercise) -> str:
    """Name the question that an exercise asks: its kind, and a form where the kind has several.

    >>> from trickkit.coach.exercises import generate
    >>> question_id(generate("minimum-bid", 4))
    'minimum-bid.bid'
    """
    return exercise.kind + _form(exercise)


def _form(exercise: Exercise) -> str:
    goal = dict(exercise.posed.goal)
    match exercise.kind:
        case "who-wins" if "schlag" in goal:
            return ".latinern"
        case "who-wins" if "trump" not in goal:
            return ".hidden"
        case "who-wins":
            return ".open" if goal["since"] == "1" else ".inside"
        case "minimum-bid":
            return ".raise" if exercise.posed.case.startswith("raise") else ".bid"
        case "best-card" if "ask" in exercise.posed.options[0]:
            return ".ask"
        case "best-card":
            return ".points" if exercise.posed.why.code == "best-points" else ".card"
        case "points-so-far":
            return ".alone" if goal["team"] == str(exercise.seat) else ".side"
        case _:
            return ""


def answer(exercise: Exercise, keys: str, words: Words) -> Text:
    """Spell an answer in words.

    Args:
        exercise: the exercise.
        keys: an answer, right or wrong, as it was given.
        words: language and deck.

    >>> from trickkit.coach.exercises import generate
    >>> print(answer(generate("who-wins", 1), "N first-schlag", Words("de")))
    Nord, erster Schlag
    """
    parts = [option(key, exercise.kind, words) for key in exercise.read(keys)]
    return Text.join(parts, ", ")


def option(key: str, kind: str, words: Words) -> Text:
    """Spell a key of an answer in words.

    Args:
        key: an option of a question.
        kind: the kind of exercise.
        words: language and deck.

    >>> print(option("S", "hidden-suit", Words()), option("S", "who-wins", Words()))
    spades South
    """
    trump, pair, schlag = key.partition("/")
    if pair:
        return Text.of(f"{words.suit(Suit(trump))}/{words.rank(Rank(schlag), 'short')}")
    if key in set(Suit) and kind == "hidden-suit":  # S is a seat elsewhere
        return Text.of(words.suit(Suit(key)))
    if key in set(Seat):
        return Text.of(words.seat(Seat(key)))
    if key in set(Reason):
        return Text.of(reason_name(Reason(key), words))
    if key in _WORDS:
        return words.message(f"exercise.word.{key}")
    return Text.of(words.card_part(Card.parse(key))) if not key.isdigit() else Text.of(key)


def noted(exercise: Exercise, note: Note, words: Words) -> Text:
    """Say why an answer to an exercise is right or wrong, or give a hint.

    Args:
        exercise: the exercise.
        note: one of its reasons or hints.
        words: language and deck.

    >>> from trickkit.coach.exercises import generate, grade
    >>> exercise = generate("minimum-bid", 4)
    >>> print(noted(exercise, grade(exercise, "28").note, Words("de")))
    28 geht, aber so viel musst du nicht bieten.
    """
    if note.code == "answer":
        return words.message("exercise.answer", answer=answer(exercise, note.fact("answer"), words))
    if note.code.startswith(("wins-", "loses-")):
        return _trick(exercise, note, words)
    if note.code.startswith(_REFUSED):
        given = tuple(fact for fact in note.facts if fact[0] != "act")
        return refused(Refusal(note.code.removeprefix(_REFUSED), note.clause, "", given), words, exercise.seat)
    facts = _facts(note, words)
    if note.code in _OF_SEVERAL and " " not in note.fact("cards"):
        return words.message(f"exercise.{note.code}.one", **facts)
    if note.code in _POINTS and "card" not in facts:
        return words.message(f"exercise.{note.code}.ask", **facts)
    if "left" in facts:
        number = len(note.fact("left").split()) if "out" in facts else int(note.fact("left"))
        return Text.of(words.count(f"exercise.{note.code}", number, **facts))
    return words.message(f"exercise.{note.code}", jack=Rank.JACK, **facts)


def hint(exercise: Exercise, level: int, words: Words) -> Text:
    """Give a hint.

    Args:
        exercise: the exercise.
        level: 1 where to look, 2 which rule or count decides, 3 the answer.
        words: language and deck.

    Raises:
        NotationError: if there is no such level.

    >>> from trickkit.coach.exercises import generate
    >>> print(hint(generate("minimum-bid", 4), 3, Words()))
    The answer is: 23.
    """
    if not 1 <= level <= 3:
        raise NotationError(f'"{level}" is no level of a hint; choose 1, 2 or 3', str(level))
    return noted(exercise, exercise.hints[level - 1], words)


def _trick(exercise: Exercise, note: Note, words: Words) -> Text:
    """Say why the last trick was won, or why one of its cards lost."""
    told = _why(exercise.state, words)
    if note.code.startswith("wins-"):
        return told.headline
    last = exercise.state.position.tricks[-1]
    losers = [play.seat for play in last.trick.plays if play.seat is not last.winner]
    return told.lines[losers.index(Seat(note.fact("seat")))]


def _why(state: AnyState, words: Words) -> Why:
    if isinstance(state, LatinernState):
        return why(state.position.tricks[-1].trick, state.ordering, words)
    won = state.position.tricks[-1]
    return why(won.trick, won.ordering, words)


def _facts(note: Note, words: Words) -> dict[str, Fact]:
    return {name: _fact(name, value, words) for name, value in note.facts} | _card_of_act(note)


def _card_of_act(note: Note) -> dict[str, Fact]:
    act = dict(note.facts).get("act", "")
    return {} if act in {"", *_WORDS} else {"card": Card.parse(act)}


def _fact(name: str, value: str, words: Words) -> Fact:
    read = _READ.get(name)
    return read(value, words) if read is not None else value


_READ: Final[dict[str, Callable[[str, Words], Fact]]] = {
    **dict.fromkeys(("seat", "bidder", "dealer", "turn"), lambda value, _: Seat.parse(value)),
    **dict.fromkeys(("card", "later"), lambda value, _: Card.parse(value)),
    **dict.fromkeys(("trump", "led", "suit"), lambda value, _: Suit(value)),
    **dict.fromkeys(("value", "best"), lambda value, words: value.replace(".", words.label("exercise.decimal"))),
    **dict.fromkeys(("asking", "waiting"), lambda value, words: words.number(float(value), 2)),
    "schlag": lambda value, _: Rank(value),
    "cards": lambda value, words: listed(parse_cards(value), words),
    "suits": lambda value, words: ", ".join(words.suit(Suit(suit)) for suit in value.split()),
    "tricks": lambda value, _: ", ".join(value.split()),
    "points": lambda value, words: card_points(int(value), words),
    "reason": lambda value, words: reason_name(Reason(value), words),
}
"""How the facts of a note are read; a fact that is not named here stands as it is written."""
