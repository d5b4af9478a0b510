"""The teacher's room in a lesson: make a set, try its tasks, report on an invented class, show a hand to a room."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from trickkit.course.classroom.checking import check_set, minutes
from trickkit.course.classroom.files import slug, written
from trickkit.course.classroom.making import deals as made_deals
from trickkit.course.classroom.making import exercises as made_exercises
from trickkit.course.classroom.model import ClassSet, Settings
from trickkit.course.classroom.naming import left_out
from trickkit.course.classroom.notebook import to_notebook
from trickkit.course.classroom.page import to_page
from trickkit.course.classroom.report import report
from trickkit.course.classroom.results import Result, to_json
from trickkit.course.classroom.scores import Score
from trickkit.course.classroom.showing import shown
from trickkit.course.classroom.table import to_csv
from trickkit.course.classroom.telling import told
from trickkit.course.classroom.writing import to_toml
from trickkit.course.copies import notebook
from trickkit.course.levels import Levels
from trickkit.course.linked import deal_link
from trickkit.course.notice import Notice
from trickkit.course.setting_up import LevelWidget
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.progress import FULL_STARS, moment
from trickkit.widgets import Guided, Replay

FOLDER: Final = "class"
"""Where a set and what belongs to it lie, beside the notebook."""
MAKE: Final = "lesson.class_set()"
NAMES: Final = ("Ada", "Ben", "Cem", "Dana", "Eli", "Fay", "Gus", "Hanna", "Ida", "Jon", "Kim", "Lea")
"""Who is in the invented class."""

_MADE: dict[str, ClassSet] = {}
"""The set made last, by language."""


class Room:
    """What a lesson can do for a class; `Lesson` has it all."""

    __slots__ = ()

    levels: Levels
    words: Words
    four_color: bool

    def class_set(self, exercises: str = "who-wins:2, legal:1", *, deals: int = 1, name: str = "7b") -> Notice:
        """Make a set, and save it with its notebook into the folder `class` beside this notebook.

        Args:
            exercises: kind and number of each, as `who-wins:2, legal:1`; a third number is the difficulty.
            deals: how many deals, played as guided hands.
            name: what it is called.

        Returns:
            A sentence with both files.

        Raises:
            TrickkitError: if there are no such exercises, no task or no name, or the folder cannot be written.
        """
        words = self.words
        wanted = filter(None, (each.strip() for each in exercises.split(",")))
        made = ClassSet(
            name=name,
            exercises=made_exercises(wanted, name),
            deals=made_deals(deals, name),
            settings=Settings(words.lang, words.deck, self.four_color),
        )
        text = to_toml(made, words)
        faults = check_set(text).faults  # a set without a name, for one, could not be opened
        if faults:
            raise TrickkitError(faults[0].text)
        file = _save(f"{slug(name)}-{made.id}.toml", text)
        beside = _save(f"{file.stem}.ipynb", to_notebook(made, file.name))
        _MADE[words.lang] = made
        tasks = words.count("ui.class.tasks", len(made.items))
        names = tuple(f"{FOLDER}/{path.name}" for path in (file, beside))
        said = words.count("ui.room.set", minutes(made), set=names[0], notebook=names[1], tasks=tasks)
        return Notice(said, files=names)

    def class_task(self, key: str) -> LevelWidget | Guided:
        """Set up a task of the set made last, as learners get it; nothing is kept of what is answered here.

        Args:
            key: `e1` for the first exercise, `d1` for the first deal.

        Raises:
            TrickkitError: if there is no set yet, or no such task.
        """
        made = self._made()
        return shown(made, made.item(key), self.words, four_color=self.four_color)

    def class_report(self) -> Notice:
        """Let an invented class hand in, and report on it, all in the folder `class` beside this notebook.

        Returns:
            A sentence with the files, and the report in lines.

        Raises:
            TrickkitError: if there is no set yet, or the folder cannot be written.
        """
        words, made = self.words, self._made()
        handed_in = f"handed-in-{made.id}"
        for name, text in _invented(made):
            _save(f"{name}.json", text, handed_in)
        found = report(made, [_folder(handed_in)])
        page = _save(f"report-{made.id}.html", to_page(found, words))
        table = _save(f"report-{made.id}.csv", to_csv(found, words.lang))
        names = (f"{FOLDER}/{page.name}", f"{FOLDER}/{table.name}")
        said = words.label("ui.room.report", folder=f"{FOLDER}/{handed_in}", page=names[0], table=names[1])
        _, _, *lines = told(found, words)  # without the heading
        without = [left_out(each, words) for each in found.left_out]
        return Notice(said, files=names, lines=(*without, *(line.removeprefix("– ") for line in lines)))

    def on_the_wall(self, key: str, *, seat: str | None = None, hide: str | None = None) -> Replay:
        """Show a hand of this lesson large, for a projector.

        Args:
            key: the hand, as `24.A`.
            seat: through whose eyes; without it all cards are open.
            hide: whose cards alone are hidden.

        Raises:
            TrickkitError: if this lesson has no such hand.
        """
        lang, deck, four = self.words.lang, self.words.deck, self.four_color
        return Replay(self._hand(key), seat=seat, hide=hide, lang=lang, deck=deck, four_color=four, projector=True)

    def deal_link(self, key: str, base: str, *, seat: str = "") -> Notice:
        """Make a link to a hand of this lesson, which opens on a site that `trickkit site` has built.

        Args:
            key: the hand, as `24.A`.
            base: the address of the site.
            seat: where whoever opens it sits and plays.

        Raises:
            TrickkitError: if this lesson has no such hand.
        """
        link = deal_link(self._hand(key), base=base, seat=seat, lang=self.words.lang)
        return Notice(self.words.label("ui.room.link", link=link), code=link)

    def _hand(self, key: str) -> str:
        scene = self.levels.scenes.get(key)
        if scene is None:
            there = ", ".join(self.levels.scenes) or "none"
            raise TrickkitError(f'lesson {self.levels.lesson} has no hand "{key}"; its hands: {there}')
        return scene.record

    def _made(self) -> ClassSet:
        made = _MADE.get(self.words.lang)
        if made is None:
            raise TrickkitError(f"there is no set yet; run {MAKE} first")
        return made


def _folder(*inside: str) -> Path:
    """Give the folder beside the notebook, by the shortest name that leads there."""
    path = notebook()
    here = Path() if path is None or path.parent.resolve() == Path.cwd() else path.parent
    return here.joinpath(FOLDER, *inside)


def _save(name: str, text: str, *inside: str) -> Path:
    """Save a file; one that is there is used if it says the same, else this one gets a number.

    Raises:
        TrickkitError: if the folder cannot be written.
    """
    folder = _folder(*inside)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TrickkitError(f'"{folder}" cannot be made: {(error.strerror or str(error)).lower()}') from None
    return written(folder, name, text, lambda path: path.is_file() and path.read_bytes() == text.encode())


def _invented(made: ClassSet) -> list[tuple[str, str]]:
    """Invent what a class hands in: the same each time, with a file that was cut off on its way."""
    rng, found = Random(f"class/{made.id}"), list[tuple[str, str]]()
    when = moment("2026-01-31T12:00:00+00:00")
    assert when is not None  # noqa: S101 - it is written there
    for name in NAMES:
        scores = {}
        for item in made.items:
            wrong, hints = rng.choice((0, 0, 0, 1, 1, 2)), rng.choice((0, 0, 0, 1, 2))
            stars = 0 if wrong and rng.random() < 0.2 else max(1, FULL_STARS - wrong - hints)
            if rng.random() < 0.9:
                scores[item.key] = Score(wrong + bool(stars), hints, rng.randrange(20, 150), stars)
        letters = f"a{Random(f'{made.id}/{name}').getrandbits(60):015x}"
        found.append((name.lower(), to_json(made, Result(letters, name, when, scores))))
    name, whole = found[-1]
    found[-1] = (name, whole[: len(whole) // 2])
    return found
