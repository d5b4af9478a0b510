"""Reasons into sentences, in English and German, for one deck; the reader is addressed as "you".

Each function takes what the engine found (a trick and its ordering, a refusal, an outcome) and `Words`, and
gives whole sentences as `Text`. Nothing here decides anything about the game. What only one game has to say
stands in `explain.latinern` and `explain.twenty_eight`.
"""

from trickkit.explain.reasons import Why, reason_name, rule
from trickkit.explain.refusals import refused
from trickkit.explain.table import Role, played, relation, side_name, standing, trick_line, turn
from trickkit.explain.tricks import why

__all__ = [
    "Role",
    "Why",
    "played",
    "reason_name",
    "refused",
    "relation",
    "rule",
    "side_name",
    "standing",
    "trick_line",
    "turn",
    "why",
]
