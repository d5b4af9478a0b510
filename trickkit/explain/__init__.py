"""Reasons into sentences, in English and German, for one deck; the reader is addressed as "you".

Each function takes what the engine found (a trick and its ordering, a refusal, an outcome) and `Words`, and
gives whole sentences as `Text`. Nothing here decides anything about the game.
"""

from trickkit.explain.asking import asked, leaked, penalised, penalty_warning, relation, stayed, went
from trickkit.explain.refusals import refused
from trickkit.explain.round import (
    Role,
    disclosed,
    match_over,
    outcome,
    played,
    role,
    side_name,
    standing,
    trick_line,
    turn,
)
from trickkit.explain.tricks import Why, announced, case_of, reason_name, rule, why
from trickkit.explain.whatif import what_if

__all__ = [
    "Role",
    "Why",
    "announced",
    "asked",
    "case_of",
    "disclosed",
    "leaked",
    "match_over",
    "outcome",
    "penalised",
    "penalty_warning",
    "played",
    "reason_name",
    "refused",
    "relation",
    "role",
    "rule",
    "side_name",
    "standing",
    "stayed",
    "trick_line",
    "turn",
    "went",
    "what_if",
    "why",
]
