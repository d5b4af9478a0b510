"""Players made of rules. They get an observation, as a person at the table would, and nothing else."""

from trickkit.coach.bots import Bot, random_bot
from trickkit.coach.greedy_latinern import greedy_latinern

__all__ = ["Bot", "greedy_latinern", "random_bot"]
