"""A played hand, judged act by act: on what was known, and with hindsight, kept apart."""

from trickkit.coach.judging.judge import WORLDS, PlayedHand, judge, judge_act
from trickkit.coach.judging.known import GOOD, weigh_known
from trickkit.coach.judging.model import COSTLY, SLIP, JudgedAct, Judgement, Missed, Turning, Unit, Verdict, Weighed
from trickkit.coach.judging.plain import judgement_json

__all__ = [
    "COSTLY",
    "GOOD",
    "SLIP",
    "WORLDS",
    "JudgedAct",
    "Judgement",
    "Missed",
    "PlayedHand",
    "Turning",
    "Unit",
    "Verdict",
    "Weighed",
    "judge",
    "judge_act",
    "judgement_json",
    "weigh_known",
]
