"""How a learner hands in: the file, whose it is, and what is said of it. The same for any set, for marks or not."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from trickkit.course.classroom.files import slug, written
from trickkit.course.classroom.results import FORMAT, LARGEST, LEARNER_FORM, Json, as_text, cleaned, headed
from trickkit.course.notice import Notice
from trickkit.course.noting import Noted, noted
from trickkit.i18n import Words
from trickkit.progress import StoreError, in_browser, moment, stamp

LEARNER: Final = "class learner"
"""Under which name the letters are kept that tell one learner's files from another's."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A set that a learner has opened, as far as it is the same for marks or not."""

    id: str
    """Its id, which results name."""
    name: str
    """What it is called."""
    due: str
    """Until when, in the teacher's words."""
    tasks: int
    """How many tasks it has."""
    words: Words
    """Language and deck."""
    marks: bool = False
    """Whether it is for marks: then it has answers noted, and nobody says whether they are right."""

    def told(self) -> str:
        """Say what it is: name, tasks, date."""
        words, count = self.words, self.words.count("ui.class.tasks", self.tasks)
        if self.due:
            return words.label("ui.class.open.due", name=self.name, tasks=count, due=self.due)
        return words.label("ui.class.open", name=self.name, tasks=count)

    def hand_in(self, filled: Json, name: str, to: str | Path) -> Notice:
        """Write the file to hand in. A later one takes the place of one's own earlier one, and of no other file.

        Args:
            filled: what the file says of the tasks; under `tasks` a row for each that has an answer.
            name: a name, if it shall stand in the file; it is kept nowhere else.
            to: the folder for it.

        Returns:
            A sentence with the file, or that there is nothing to hand in.

        Raises:
            TrickkitError: if the folder cannot be written.
        """
        words, kept = self.words, noted()
        n = len(filled["tasks"])
        if not n:
            return Notice(words.label("ui.marks.handed.nothing" if self.marks else "ui.class.handed.nothing"))
        learner, named = learner_of(kept), cleaned(name)
        text = as_text(headed(self.id, self.name, learner, named, _now()) | filled)
        file = f"{slug(self.name)}.{learner[:6]}.json"
        path = written(Path(to), file, text, lambda there: _is_of(there, self.id, learner))
        what = "ui.marks.handed" if self.marks else "ui.class.handed"
        who = "ui.class.handed.named" if named else "ui.class.handed.nameless"
        said = [words.label(what, file=str(path), n=n, of=self.tasks), words.label(who, name=named)]
        trouble = kept.trouble(words)
        beside = str(path) if str(to) == "." else ""  # a click opens what lies beside the notebook
        data = text if in_browser() else ""  # there it downloads it
        return Notice(" ".join([*said, str(trouble)] if trouble else said), file=beside, data=data)


def learner_of(kept: Noted) -> str:
    """Give the letters that tell this progress file's results from others; they are made once."""
    try:
        there = kept.store.choices().get(LEARNER, "")
        if LEARNER_FORM.fullmatch(there):
            return there
        new = _stranger()
        kept.store.choose(LEARNER, new)
    except StoreError:
        return _stranger()
    return new


def _stranger() -> str:
    return secrets.choice("abcdef") + secrets.token_hex(8)[1:]


def _is_of(path: Path, set_id: str, learner: str) -> bool:
    """Tell whether a file is what this learner has handed in of this set."""
    try:
        raw = json.loads(path.read_bytes()) if path.stat().st_size <= LARGEST else None
    except (OSError, ValueError, RecursionError):
        return False
    named = ("format", "set", "learner")
    return isinstance(raw, dict) and tuple(map(raw.get, named)) == (FORMAT, set_id, learner)


def _now() -> datetime:
    now = moment(stamp())
    assert now is not None  # noqa: S101 - it was written a moment ago
    return now
