"""Advice and players. They get an observation, as a person at the table would, and nothing else."""

from trickkit.coach.advice import Advice, Option, Reason, Silence
from trickkit.coach.advise_twenty_eight import accelerated
from trickkit.coach.bots import Bot, random_bot
from trickkit.coach.coaching import DEALS, advise, coach_bot, look
from trickkit.coach.greedy import View, greedy, speak
from trickkit.coach.greedy_latinern import greedy_latinern
from trickkit.coach.greedy_twenty_eight import greedy_twenty_eight, speak_twenty_eight
from trickkit.coach.judging import Judgement, judge, judge_act
from trickkit.coach.named import NAMES, named_bot
from trickkit.coach.sampling import Effort

__all__ = [
    "DEALS",
    "NAMES",
    "Advice",
    "Bot",
    "Effort",
    "Judgement",
    "Option",
    "Reason",
    "Silence",
    "View",
    "accelerated",
    "advise",
    "coach_bot",
    "greedy",
    "greedy_latinern",
    "greedy_twenty_eight",
    "judge",
    "judge_act",
    "look",
    "named_bot",
    "random_bot",
    "speak",
    "speak_twenty_eight",
]
