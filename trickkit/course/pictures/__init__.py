"""The pictures of the lessons, for what is rather looked at than read: `lesson.picture("seating")`.

Each is drawn from what the engine says (who wins, how cards stand, what a round is worth), in the language and with the
deck of its lesson.
"""

from trickkit.course.pictures.gallery import PICTURES, picture
from trickkit.course.pictures.sheet import LessonPicture

__all__ = ["PICTURES", "LessonPicture", "picture"]
