"""What only Twenty-eight has to say: each event at the table, roles and goals, what a bid pays, the end of a deal."""

from trickkit.explain.twenty_eight.events import happened
from trickkit.explain.twenty_eight.scoring import goal, match_over, outcome, pay, role
from trickkit.explain.twenty_eight.tricks import case_of, why

__all__ = [
    "case_of",
    "goal",
    "happened",
    "match_over",
    "outcome",
    "pay",
    "role",
    "why",
]
