"""Puzzles in a lesson: practise a kind, the puzzle of the day, worksheets, and puzzles of one's own."""

from __future__ import annotations

from datetime import date
from typing import Final

from trickkit.coach.exercises import NoExerciseError, NoPuzzleError, assess, mixed, of_the_day, pose
from trickkit.course.notice import Notice
from trickkit.course.printing import Sheet, print_sheet
from trickkit.errors import NotationError, TrickkitError
from trickkit.explain.assessed import assessed, no_puzzle
from trickkit.games import GAMES
from trickkit.games.latinern.events import knowers
from trickkit.i18n import Words
from trickkit.progress import today
from trickkit.record import parse_record
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.widgets import Question, Scenario
from trickkit.widgets import practise as asked_one_by_one
from trickkit.widgets.puzzle import Puzzle

BUILD: Final = "lesson.own_puzzle()"
CHECK: Final = "lesson.check_puzzle()"
START: Final = """
[Game "latinern"]
[Dealer "N"]
[Deal "N:TD 8S 9D QS 9H E:JD 8H 7S 7C JH S:TH QH 8C KD 8D W:7H QD TC JC AC"]

E:7C S:QH W:AC N:QS
W:TC N:8S E:8H S:KD
S:8D W:QD N:9D E:7S
"""
"""A round that is nearly a puzzle for South: four pairs are left, and another last card of East's leaves one."""

_BUILT: dict[str, Scenario] = {}
"""The workbench set up last, by language."""


class Workshop:
    """What a lesson can do with puzzles; `Lesson` has it all."""

    __slots__ = ()

    words: Words
    four_color: bool

    def practise(
        self, kind: str, *, level: int | None = None, seed: object = 1, game: str = "", rules: str = ""
    ) -> Question:
        """Ask puzzles of a kind, one after the other.

        Args:
            kind: as `find-pair`; `trickkit puzzle --help` names all.
            level: how difficult they shall be, 1 to 5; without it, as they come.
            seed: where the first one comes from; the next ones come from the seeds that follow.
            game: `latinern` or `twenty-eight`; without it the first game that has the kind.
            rules: house settings, as in a record.

        Raises:
            TrickkitError: if there is no such kind, game or level, or the seed gives no puzzle.
        """
        words = self.words
        return asked_one_by_one(
            kind,
            seed=seed,
            level=level,
            game=game,
            rules=rules,
            lang=words.lang,
            deck=words.deck,
            four_color=self.four_color,
        )

    def puzzle_of_the_day(self, day: str = "") -> Question:
        """Ask the puzzle of a day, the same for everybody who asks for it on that day.

        Args:
            day: as `2026-01-31`; without it today.

        Raises:
            NotationError: if that is no date.
        """
        when = _date(day) if day else today()
        (exercise,) = of_the_day(when)
        return self._asked(Puzzle(exercise, day=when))

    def worksheet(
        self,
        kinds: str,
        *,
        count: int = 6,
        level: int | None = None,
        seed: object = 1,
        game: str = "",
        rules: str = "",
    ) -> Sheet | Notice:
        """Write a worksheet to print, and its solutions, into the folder `worksheets` beside the notebook.

        Args:
            kinds: one kind of puzzle or several with commas between, as `who-wins,legal`.
            count: how many of each kind.
            level: how difficult they shall be, 1 to 5; without it, as they come.
            seed: where the first one of each kind comes from; the same seed gives the same sheet.
            game: `latinern` or `twenty-eight`; without it the first game that has a kind.
            rules: house settings, as in a record; only with a game.

        Returns:
            Links to both pages with a picture of the first; or a sentence, if they cannot be saved.

        Raises:
            TrickkitError: if there is no such kind, game or level.
        """
        names = tuple(filter(None, (name.strip() for name in kinds.split(","))))
        if game and game not in GAMES:
            raise NotationError(f'"{game}" is no game here; choose {" or ".join(GAMES)}', game)
        if rules and not game:
            raise TrickkitError("rules belong to a game; name the game, too")
        exercises = mixed(names, seed, count, GAMES[game].parse(rules) if game else None, level)
        return print_sheet(exercises, self.words, "-".join((*names, str(seed))), four=self.four_color)

    # ------------------------------------------------------------------ puzzles of one's own

    def own_puzzle(self, record: str = START) -> Scenario:
        """Set up a workbench on which a puzzle can be built; `check_puzzle` judges it as it stands.

        Args:
            record: what it begins with.

        Raises:
            NotationError: if that is no full record.
        """
        words = self.words
        bench = Scenario(record, lang=words.lang, deck=words.deck, four_color=self.four_color)
        _BUILT[words.lang] = bench
        return bench

    def check_puzzle(self, record: str = "", *, seat: str = "") -> Notice:
        """Say whether a position is a good puzzle: just one pair left, and no trick that could be left out.

        Args:
            record: the position; without it what stands on the workbench.
            seat: who has to find the pair, N, E, S or W; without it South, or another one who is blind.

        Returns:
            The verdict with its reasons: the pairs that are left, the tricks that are not needed, the difficulty.
        """
        state = self._built(record)
        if isinstance(state, Notice):
            return state
        view = state.observe(_solver(state, seat))
        try:
            verdict, *lines = map(str, assessed(assess(view), view.seat, self.words))
        except NoPuzzleError as error:
            return Notice(str(no_puzzle(error.code, view.seat, self.words)))
        return Notice(verdict, lines=tuple(lines))

    def ask_puzzle(self, record: str = "", *, seat: str = "") -> Question | Notice:
        """Ask for the pair in a position, to try a puzzle out or to let somebody else solve it.

        Args:
            record: the position, a full record; without it what stands on the workbench.
            seat: who has to find the pair, N, E, S or W; without it South, or another one who is blind.

        Returns:
            The question; or a sentence, if it has no single answer.
        """
        state = self._built(record)
        if isinstance(state, Notice):
            return state
        try:
            return self._asked(Puzzle(pose("find-pair", state, _solver(state, seat))))
        except NoExerciseError:
            return Notice(self.words.label("ui.workshop.not-yet", command=CHECK), code=CHECK)

    def _asked(self, puzzle: Puzzle) -> Question:
        return Question(puzzle, lang=self.words.lang, deck=self.words.deck, four_color=self.four_color)

    def _built(self, record: str) -> AnyState | Notice:
        """Give the position of a record, or that on the workbench; or say why there is none."""
        words = self.words
        if record:
            try:
                state = parse_record(record).state
            except TrickkitError as error:
                return Notice(words.label("ui.workshop.bad", detail=str(error)))
            return Notice(words.label("ui.workshop.view")) if state is None else state
        bench = _BUILT.get(words.lang)
        if bench is None:
            return Notice(words.label("ui.workshop.not-built", command=BUILD), code=BUILD)
        return Notice(words.label("ui.workshop.unfinished")) if bench.state is None else bench.state


def _solver(state: AnyState, seat: str) -> Seat:
    """Give the seat that has to find the pair: the one that is named, or a blind one, South if possible."""
    if seat:
        return Seat.parse(seat)
    shown = knowers(state.deal.dealer)
    return next((each for each in (Seat.SOUTH, Seat.WEST, Seat.NORTH) if each not in shown), Seat.SOUTH)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(str(text))
    except ValueError:
        raise NotationError(f'"{text}" is no date; write it as 2026-01-31', str(text)) from None
