"""Charts of simulations: drawn by the notebook's own renderer, written as text elsewhere."""

from trickkit.lab.charts.chart import Chart
from trickkit.lab.charts.compared import compared
from trickkit.lab.charts.course import course
from trickkit.lab.charts.points import points
from trickkit.lab.charts.shares import shares

__all__ = ["Chart", "compared", "course", "points", "shares"]
