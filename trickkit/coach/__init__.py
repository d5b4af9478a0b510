"""Players made of rules. They get an observation, as a person at the table would, and nothing else."""

from trickkit.coach.bots import Bot, random_bot
from trickkit.coach.greedy import View, greedy, speak
from trickkit.coach.greedy_latinern import greedy_latinern
from trickkit.coach.greedy_twenty_eight import greedy_twenty_eight, speak_twenty_eight
from trickkit.coach.named import NAMES, named_bot

__all__ = [
    "NAMES",
    "Bot",
    "View",
    "greedy",
    "greedy_latinern",
    "greedy_twenty_eight",
    "named_bot",
    "random_bot",
    "speak",
    "speak_twenty_eight",
]
