"""The course: lessons, their levels, and a learner's copies of them."""

from trickkit.course.lesson import Lesson, open_lesson

__all__ = ["Lesson", "open_lesson"]
