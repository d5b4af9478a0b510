"""Card widgets for notebooks: `Table`, `Replay`, `Question`, `Grid`, `Score`, `Map`. They need the extra `widgets`."""

from trickkit.widgets.exercise import Answer, Grade, Told
from trickkit.widgets.grid import Grid
from trickkit.widgets.map import Done, Map, MapLesson
from trickkit.widgets.play_level import PlayLevel
from trickkit.widgets.question import Question, practise
from trickkit.widgets.replay import Replay
from trickkit.widgets.score import Score
from trickkit.widgets.table import Table

__all__ = ["Answer", "Done", "Grade", "Grid", "Map", "MapLesson", "PlayLevel", "Question", "Replay", "Score", "Table", "Told", "practise"]
