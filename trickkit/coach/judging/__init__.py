"""A played hand, judged act by act: on what was known, and with hindsight, kept apart."""

from trickkit.coach.judging.judge import WORLDS, judge
from trickkit.coach.judging.model import COSTLY, SLIP, JudgedAct, Judgement, Missed, Turning, Unit, Verdict, Weighed
from trickkit.coach.judging.plain import judgement_json

__all__ = [
    "COSTLY",
    "SLIP",
    "WORLDS",
    "JudgedAct",
    "Judgement",
    "Missed",
    "Turning",
    "Unit",
    "Verdict",
    "Weighed",
    "judge",
    "judgement_json",
]
