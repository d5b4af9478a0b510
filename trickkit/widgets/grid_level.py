"""A level on the board of the 32 pairs: cross out what cannot be, or find the one pair that is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from trickkit.deduction import deduce
from trickkit.deduction.latinern import EliminatedPair
from trickkit.errors import NotationError, TrickkitError
from trickkit.i18n import Text
from trickkit.render import Picture
from trickkit.widgets.base import STATIC, BadMessageError, Message, word
from trickkit.widgets.exercise import GridExercise
from trickkit.widgets.grid import PAIRS, column_of, row_of
from trickkit.widgets.grid_level_view import GridLevelSight, Json
from trickkit.widgets.notes import CROSS, RING, Marks, Notes
from trickkit.widgets.pictures import grid_level_picture
from trickkit.widgets.solving import Solving

TOO_MANY, TOO_FEW = "+", "-"
"""Before a pair: it was crossed out and is possible; it was left and is not."""


@dataclass(frozen=True, slots=True)
class _Slip:
    """What was wrong last, until something else is done."""

    key: str
    """The pair spoken about."""
    sign: str
    """`TOO_MANY`, `TOO_FEW`, or nothing for an answer."""
    back: frozenset[str] = frozenset()
    """All pairs that came back."""


class GridLevel(Solving[GridExercise]):
    """A board of pairs with a goal, hints and stars.

    Where pairs are crossed out, one too many is answered at once and comes back, and *check* shows one that is missing;
    the board is solved by the last right stroke. Where one pair is to be found, crosses and rings are the learner's
    own, and *check* judges the pair that is ringed alone or left alone. What is possible stays in Python.

    Args:
        exercise: what is asked.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TrickkitError: if all pairs are still possible on what the seat has seen.
    """

    _esm = STATIC / "grid.js"
    _css = STATIC / "trickkit.css"

    def __init__(
        self, exercise: GridExercise, *, lang: str = "en", deck: str = "french", four_color: bool = False
    ) -> None:
        self._ask(exercise)
        pairs = deduce(exercise.view)
        self._out: dict[str, EliminatedPair] = {str(each.pair.hauptschlag): each for each in pairs.eliminated}
        if not self._out:
            raise TrickkitError(f'level "{exercise.key}" has nothing to cross out: all pairs are still possible')
        self._notes = Notes()
        self._pen = CROSS
        self._slip: _Slip | None = None
        self._right = False
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    # ------------------------------------------------------------------ how it stands

    @property
    def marks(self) -> Marks:
        """The marks set so far, a copy."""
        return dict(self._notes.marks)

    @property
    def pen(self) -> str:
        """What a click sets, `cross` or `ring`."""
        return self._pen

    @pen.setter
    def pen(self, value: str) -> None:
        with self._lock:
            self._take(value)
            self.publish()

    # ------------------------------------------------------------------ what the learner does

    def mark(self, key: str) -> None:
        """Set or clear a mark, with the pen in use.

        Args:
            key: the pair, Schlag and trump as `7C`.

        Raises:
            NotationError: if there is no such pair.
            TrickkitError: if the board is solved.
        """
        keys = [_pair(key)]
        self._do(lambda: self._stroke(keys))

    def row(self, rank: str) -> None:
        """Mark the open pairs of a Schlag; if none is open, clear those with this mark.

        Raises:
            NotationError: if `rank` is no rank.
            TrickkitError: if the board is solved.
        """
        keys = row_of(rank)
        self._do(lambda: self._stroke(keys))

    def column(self, suit: str) -> None:
        """Mark the open pairs of a trump suit; if none is open, clear those with this mark.

        Raises:
            NotationError: if `suit` is no suit.
            TrickkitError: if the board is solved.
        """
        keys = column_of(suit)
        self._do(lambda: self._stroke(keys))

    def check(self) -> None:
        """Say that it is done, and have it judged.

        Raises:
            TrickkitError: if the board is solved, or no single pair is ringed or left where one is asked for.
        """
        self._do(self._check)

    def again(self) -> None:
        """Clear the board and begin anew; how it was solved is kept."""
        self._do(self._again)

    def _do(self, what: Callable[[], None]) -> None:
        with self._lock:
            self._error = None
            what()
            self.publish()

    def _take(self, pen: str) -> None:
        if pen not in ((CROSS, RING) if self._exercise.rings else (CROSS,)):
            raise NotationError("there is no such pen here", str(pen))
        self._pen = pen

    def _begin(self) -> None:
        """Forget what was wrong last, before something else is done."""
        if self._right:
            raise TrickkitError("this board is solved; begin again to change it")
        self._slip = None

    def _stroke(self, keys: Sequence[str]) -> None:
        self._begin()
        notes, before = self._notes, self._notes.marks
        notes.put(keys, self._pen)
        if self._exercise.finds:
            return
        wrong = [key for key in notes.crossed if before.get(key) != CROSS and key not in self._out]
        if wrong:
            notes.give_back(wrong, before)
            self._wrong(TOO_MANY, wrong)
        if set(notes.crossed) == self._out.keys():
            self._done()

    def _wrong(self, sign: str, keys: Sequence[str]) -> None:
        """Count a wrong try. Speak about the pair whose text fits most that came back, or fewest that are missing."""
        said = {key: str(self._said(_Slip(key, sign))) for key in keys}
        often = Counter(said.values())
        fitting = max(often.values()) if sign == TOO_MANY else min(often.values())
        key = next(key for key in keys if often[said[key]] == fitting)
        self._slip = _Slip(key, sign, frozenset(keys) if sign == TOO_MANY else frozenset())
        self._answered(self._tries.answer(right=False))

    def _done(self) -> None:
        self._right = True
        self._answered(self._tries.answer(right=True))

    def _check(self) -> None:
        self._begin()
        if not self._exercise.finds:
            crossed = set(self._notes.crossed)
            self._wrong(TOO_FEW, [key for key in self._out if key not in crossed])
            return
        key = self._chosen
        if key is None:
            raise TrickkitError("ring one pair, or cross out all others")
        if key in self._out:
            self._wrong("", [key])
        else:
            self._done()

    @property
    def _chosen(self) -> str | None:
        """The pair that is ringed alone, or left alone."""
        marks = self._notes.marks
        ringed = [key for key, mark in marks.items() if mark == RING]
        keys = ringed or [key for key in PAIRS if key not in marks]
        return keys[0] if len(keys) == 1 else None

    def _again(self) -> None:
        self._notes, self._pen, self._slip, self._right = Notes(), CROSS, None, False

    def _said(self, slip: _Slip) -> Text:
        """Give the author's text, or else the engine's evidence."""
        said = self._exercise.told(slip.sign + slip.key, self._words)
        return said or self._sight().evidence(slip.key)

    # ------------------------------------------------------------------ snapshot and messages

    def _sight(self) -> GridLevelSight:
        return GridLevelSight(self._exercise.view, self._out, self._words)

    def snapshot(self) -> Json:
        """Give the board, the tricks, and what was said to the last stroke."""
        slip, sight = self._slip, self._sight()
        return {
            **sight.head(self._exercise),
            **sight.board(self._notes.marks, self._statuses(), self._pen, rings=self._exercise.rings),
            "state": "right" if self._right else "wrong" if slip else "open",
            "marked": sight.marked(slip.key if slip and slip.sign != TOO_MANY else None),
            "verdict": sight.verdict(slip.key, self._said(slip)) if slip else self._praise(),
            "buttons": sight.buttons(self._notes, right=self._right, ready=self._ready),
            **sight.foot(self._exercise, self._tries, right=self._right),
            "more": self.settings_menu(),
        }

    @property
    def _ready(self) -> bool:
        return not self._exercise.finds or self._chosen is not None

    def _praise(self) -> Json | None:
        if not self._right:
            return None
        return GridLevelSight.said(self._words.message("ui.right"), self._exercise.done(self._words), right=True)

    def _statuses(self) -> dict[str, str]:
        """Tell what differs from the learner's marks: what is spoken about, and what was found."""
        if self._right:
            return {key: "found" for key in PAIRS if key not in self._out}
        if self._slip is None:
            return {}
        spoken = dict.fromkeys(self._slip.back, "kept")
        return spoken or {self._slip.key: "missed"}

    def picture(self) -> Picture:
        """Describe the static picture: the tricks, and the board with its marks."""
        return grid_level_picture(self.view)

    def handle(self, message: Message) -> None:
        """Take a pen, set marks, judge, show a hint, take back, clear or begin again."""
        try:
            self._handle(message)
        except TrickkitError as error:  # what no board of ours offers
            raise BadMessageError(str(error)) from None

    def _handle(self, message: Message) -> None:
        match message.get("do"):
            case "mark":
                self._stroke([_pair(word(message, "key"))])
            case "row":
                self._stroke(row_of(word(message, "key")))
            case "col":
                self._stroke(column_of(word(message, "key")))
            case "pen":
                self._take(word(message, "key"))
            case "check-all":
                self._check()
            case "undo":
                self._begin()
                self._notes.back()
            case "clear":
                self._begin()
                self._notes.clear()
            case "again":
                self._again()
            case "hint":
                self._take_hint()
            case _:
                raise BadMessageError("no such command")


def _pair(text: str) -> str:
    if text not in PAIRS:
        raise NotationError("there is no such pair; write Schlag and trump as 7C", str(text))
    return text
