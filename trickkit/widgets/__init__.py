"""Card widgets for notebooks: `Table`, `Replay`, `Question`, `Grid`, `Suits`. They need the extra `widgets`."""

from trickkit.widgets.exercise import Answer, Grade, Told
from trickkit.widgets.grid import Grid
from trickkit.widgets.play_level import PlayLevel
from trickkit.widgets.question import Question
from trickkit.widgets.replay import Replay
from trickkit.widgets.suits import Suits
from trickkit.widgets.table import Table

__all__ = ["Answer", "Grade", "Grid", "PlayLevel", "Question", "Replay", "Suits", "Table", "Told"]
