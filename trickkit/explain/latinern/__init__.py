"""What only Latinern has to say: questions and answers, the blind, what if, the end of a round."""

from trickkit.explain.latinern.asking import asked, leaked, penalised, penalty_warning, stayed, went
from trickkit.explain.latinern.round import disclosed, match_over, outcome, role
from trickkit.explain.latinern.tricks import announced, case_of, why
from trickkit.explain.latinern.whatif import what_if

__all__ = [
    "announced",
    "asked",
    "case_of",
    "disclosed",
    "leaked",
    "match_over",
    "outcome",
    "penalised",
    "penalty_warning",
    "role",
    "stayed",
    "went",
    "what_if",
    "why",
]
