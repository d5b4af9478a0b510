"""Worksheets to print: exercises on paper with room for the answers, and their solutions apart from them.

>>> from trickkit.coach.exercises import series
>>> from trickkit.i18n import Words
>>> exercises = series("who-wins", 1, 2)
>>> worksheet(exercises, Words()).count("<article"), solutions(exercises, Words()).count("<article")
(2, 2)
"""

from trickkit.sheets.files import beside, keep, save
from trickkit.sheets.preview import preview
from trickkit.sheets.solved import solutions
from trickkit.sheets.worksheet import worksheet

__all__ = ["beside", "keep", "preview", "save", "solutions", "worksheet"]
