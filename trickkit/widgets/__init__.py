"""Card widgets for notebooks: tables, questions, boards of what is still possible. They need the extra `widgets`."""

from trickkit.widgets.answered import Answered
from trickkit.widgets.exercise import Answer, Grade, Told
from trickkit.widgets.grid import Grid
from trickkit.widgets.grid_level import GridLevel
from trickkit.widgets.guided import Guided
from trickkit.widgets.guided_level import GuidedLevel
from trickkit.widgets.map import Done, Map, MapLesson
from trickkit.widgets.moves import Move
from trickkit.widgets.play_level import PlayLevel
from trickkit.widgets.play_on import PlayOn
from trickkit.widgets.question import Question, practise
from trickkit.widgets.replay import Replay
from trickkit.widgets.review import Review
from trickkit.widgets.scenario import BuildLevel, Scenario
from trickkit.widgets.score import Score
from trickkit.widgets.suits import Suits
from trickkit.widgets.table import Table

__all__ = [
    "Answer",
    "Answered",
    "BuildLevel",
    "Done",
    "Grade",
    "Grid",
    "GridLevel",
    "Guided",
    "GuidedLevel",
    "Map",
    "MapLesson",
    "Move",
    "PlayLevel",
    "PlayOn",
    "Question",
    "Replay",
    "Review",
    "Scenario",
    "Score",
    "Suits",
    "Table",
    "Told",
    "practise",
]
