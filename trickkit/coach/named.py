"""Bots by name, and a learner's own bots by module and function."""

from __future__ import annotations

import importlib
from functools import partial
from random import Random
from typing import Final

from trickkit.coach.bots import Bot, random_bot
from trickkit.coach.coaching import coach_bot
from trickkit.coach.greedy import greedy
from trickkit.errors import TrickkitError

NAMES: Final = ("random", "greedy", "coach")
"""The bots there are."""


def named_bot(name: str, rng: Random, *, asking: bool = True) -> Bot:
    """Make a bot.

    Args:
        name: one of `NAMES`, or `module:function` for a function from a view to an act.
        rng: where the bot's chance comes from, if it needs any.
        asking: whether it may ask the other side to go (Latinern); an own bot decides for itself.

    Raises:
        TrickkitError: if there is no such bot.

    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> print(named_bot("greedy", Random(1))(state.observe(state.to_act)))
    E:9D
    """
    module, colon, function = name.partition(":")
    if colon:
        return _own_bot(name, module, function)
    match name:
        case "random":
            return random_bot(rng)
        case "greedy":
            return partial(greedy, asking=asking)
        case "coach":
            return coach_bot(str(rng.random()), asking=asking)
        case _:
            raise TrickkitError(f'"{name}" is no bot; write {", ".join(NAMES)} or module:function')


def _own_bot(name: str, module: str, function: str) -> Bot:
    if not (module and function) or module.startswith("."):
        raise TrickkitError(f'"{name}" is no bot; write module:function, as my_bots:play')
    try:
        found = getattr(importlib.import_module(module), function, None)
    except (Exception, SystemExit) as error:  # a learner's own module may fail in any way while it is loaded
        fault = f"{type(error).__name__}: {error}"
        raise TrickkitError(f'"{name}" cannot be loaded: {fault}; name a module that can be imported here') from error
    if not callable(found):
        raise TrickkitError(f'"{name}": {module} has no function {function}; a bot is a function from a view to an act')
    bot: Bot = found
    return bot
