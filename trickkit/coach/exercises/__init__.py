"""Exercises as data: a position, a question, every right answer by computation, reasons and hints.

>>> exercise = generate("who-wins", 7)
>>> grade(exercise, exercise.accepted[0]).right, from_json(to_json(exercise)) == exercise
(True, True)
"""

from trickkit.coach.exercises.assessing import Assessed, NoPuzzleError, assess
from trickkit.coach.exercises.generator import KINDS, NoExerciseError, games_for, generate, pose
from trickkit.coach.exercises.model import HARDEST, Exercise, Grade, Hints, Note, Posed, Wrong, grade
from trickkit.coach.exercises.plain import from_json, to_json
from trickkit.coach.exercises.several import following, kind_of_the_day, mixed, of_the_day, series

__all__ = [
    "HARDEST",
    "KINDS",
    "Assessed",
    "Exercise",
    "Grade",
    "Hints",
    "NoExerciseError",
    "NoPuzzleError",
    "Note",
    "Posed",
    "Wrong",
    "assess",
    "following",
    "from_json",
    "games_for",
    "generate",
    "grade",
    "kind_of_the_day",
    "mixed",
    "of_the_day",
    "pose",
    "series",
    "to_json",
]
