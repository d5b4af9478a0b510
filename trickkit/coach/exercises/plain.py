"""Exercises as plain data for JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trickkit.coach.exercises.generator import kind_named
from trickkit.coach.exercises.model import EASIEST, HARDEST, Exercise, Facts, Hints, Note, Posed, Wrong
from trickkit.errors import NotationError
from trickkit.record import parse_record
from trickkit.seats import Seat

FORMAT: Final = "trickkit-exercise 1"
Json = dict[str, Any]


def to_json(exercise: Exercise, *, answers: bool = True) -> Json:
    """Give an exercise as plain data.

    Args:
        exercise: the exercise.
        answers: whether answers, reasons and hints stand in it, and the cards that the learner does not see. Without
            them it is a question to hand out; whoever has the seed can generate the whole again.

    >>> from trickkit.coach.exercises import generate
    >>> to_json(generate("minimum-bid", 1), answers=False)["options"][0][0]
    '14'
    """
    posed = exercise.posed
    question: Json = {
        "format": FORMAT,
        "kind": exercise.kind,
        "game": exercise.game,
        "seat": str(exercise.seat),
        "record": exercise.record if answers else exercise.shown,
        "goal": dict(posed.goal),
        "form": exercise.form,
        "options": [list(group) for group in posed.options],
        "difficulty": posed.difficulty,
        "seed": exercise.seed,
    }
    if not answers:
        return question
    return question | {
        "open": exercise.open,
        "case": posed.case,
        "accepted": list(posed.accepted),
        "why": _plain(posed.why),
        "wrong": [{"answer": wrong.answer, **_plain(wrong.note)} for wrong in posed.wrong],
        "hints": [_plain(hint) for hint in posed.hints],
    }


def from_json(data: Mapping[str, Any]) -> Exercise:
    """Read an exercise that `to_json` has written with its answers.

    Raises:
        NotationError: if the data is none, naming what is missing or wrong.
        TrickkitError: if there is no such kind.
    """
    if data.get("format") != FORMAT:
        raise NotationError(f'"{data.get("format")}" is no format that can be read; write {FORMAT}', "format")
    try:
        kind = kind_named(data["kind"])
        posed = Posed(
            data["case"],
            _facts(data["goal"]),
            tuple(tuple(map(str, group)) for group in data["options"]),
            tuple(map(str, data["accepted"])),
            _note(data["why"]),
            tuple(Wrong(str(wrong["answer"]), _note(wrong)) for wrong in data["wrong"]),
            Hints(*map(_note, data["hints"])),
            int(data["difficulty"]),
        )
        exercise = Exercise(
            kind.name, Seat.parse(data["seat"]), data["record"], kind.open, kind.form, posed, data["seed"]
        )
    except KeyError as error:
        raise NotationError(f"this exercise has no {error}; write it with its answers", str(error)) from None
    except (TypeError, AttributeError) as error:
        raise NotationError(f"this exercise cannot be read: {error}") from None
    if parse_record(exercise.record).state is None:
        raise NotationError("this exercise has a view record; write all cards", "record")
    if not EASIEST <= exercise.difficulty <= HARDEST:
        raise NotationError(f'"{exercise.difficulty}" is no difficulty; choose 1 to 5', str(exercise.difficulty))
    for answer in exercise.accepted:
        if " ".join(exercise.read(answer)) != answer:
            raise NotationError(f'"{answer}" is accepted, but is no answer here; take the keys of the options', answer)
    return exercise


def _plain(note: Note) -> Json:
    return {"code": note.code, "clause": note.clause, "facts": dict(note.facts)}


def _note(data: Mapping[str, Any]) -> Note:
    return Note(str(data["code"]), str(data["clause"]), _facts(data["facts"]))


def _facts(data: Mapping[str, Any]) -> Facts:
    return tuple((str(name), str(value)) for name, value in data.items())
