"""Check the lessons by computation, from the rules pages alone: nothing here imports trickkit.

python -m tests.lessons.check_levels                       check all lessons
python -m tests.lessons.check_levels --print 03 de german  print a lesson as a learner reads it

What is checked: every record is complete and legal; ``accept`` and ``par`` are what the rules say; every wrong answer
finds a text and every text is found by one; what the texts say about cards, seats, trump and Schlag is true; the pages
of both languages have the same cells, and their links lead somewhere. The parts are in `tests/lessons/check/`.
"""

from __future__ import annotations

import sys

from tests.lessons.check.lessons import STEMS, check_lesson, show


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
