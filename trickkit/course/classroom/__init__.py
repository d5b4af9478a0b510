"""The class kit: a teacher's set as a file, what learners hand in, and the report on it."""

from trickkit.course.classroom.model import ClassSet, Item, SetDeal, SetExercise, Settings
from trickkit.course.classroom.reading import Fault, SetError, read_set

__all__ = [
    "ClassSet",
    "Fault",
    "Item",
    "SetDeal",
    "SetError",
    "SetExercise",
    "Settings",
    "read_set",
]
