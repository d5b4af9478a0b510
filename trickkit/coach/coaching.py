"""Advice for either game from a view, and the bot that follows it."""

from __future__ import annotations

from random import Random
from typing import Final

from trickkit.coach.advice import Advice, Reason
from trickkit.coach.advise_latinern import advise_latinern
from trickkit.coach.advise_twenty_eight import SOLVED_FROM, accelerated, advise_twenty_eight
from trickkit.coach.bots import Bot
from trickkit.coach.greedy import View, greedy
from trickkit.coach.reasons_latinern import look as look_latinern
from trickkit.coach.reasons_twenty_eight import look as look_twenty_eight
from trickkit.coach.sampling import Effort
from trickkit.errors import TrickkitError
from trickkit.games.latinern import LatinernObservation
from trickkit.games.twenty_eight import Phase, TwentyEightObservation
from trickkit.table import Action

SECONDS: Final = 1.0
"""What a hint may take if nothing else is said."""
DEALS: Final = 200
"""So many deals are solved instead before the play of Twenty-eight, where an accelerator does it within seconds."""
_BEFORE_PLAY: Final = frozenset({Phase.AUCTION, Phase.TRUMP, Phase.RAISE})


def advise(
    view: View,
    *,
    seed: int | str = 1,
    worlds: int | None = None,
    budget: float | None = None,
    quick: bool | None = False,
) -> Advice:
    """Say what each legal act of a seat is worth, which are best, and why, from what that seat has seen alone.

    Worlds that fit the view are drawn, each as likely as the others, and what becomes of each act is averaged. If they
    are few, all are looked at. With a number of worlds the same seed gives the same advice everywhere.

    Args:
        view: what the seat has seen.
        seed: any number or text.
        worlds: how many worlds to look at.
        budget: instead, how many seconds to go on drawing worlds; if neither is given, one second. Only before the play
            of Twenty-eight 200 deals are solved where an accelerator is installed.
        quick: whether worlds are played out by the rules of thumb where solving them takes long, before the third trick
            of Twenty-eight; None: if no accelerator is installed. With seconds and no accelerator they always are.

    Raises:
        TrickkitError: if the seat has no legal act, or both `worlds` and `budget` are given, or nothing by them.
        TypeError: if it is given anything but a view.

    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> advice = advise(state.observe(state.to_act), worlds=5)
    >>> str(advice.act), advice.look.code, advice.worlds
    ('E:ask', 'look-lead', 5)
    """
    _check(view)
    effort = _usual(view, quick=quick) if worlds is None and budget is None else Effort(worlds, budget)
    rng = Random(f"hint/{seed}")
    if isinstance(view, LatinernObservation):
        return advise_latinern(view, effort, rng)
    return advise_twenty_eight(view, effort, rng, quick=quick)


def _usual(view: View, *, quick: bool | None) -> Effort:
    """Say how much is spent on advice if nothing is said about it."""
    if quick or isinstance(view, LatinernObservation) or view.phase not in _BEFORE_PLAY:
        return Effort(seconds=SECONDS)
    choice = view.to_act is view.seat and len(view.legal_actions()) > 1
    return Effort(worlds=DEALS) if choice and accelerated(view) else Effort(seconds=SECONDS)


def look(view: View) -> Reason:
    """Say where a seat should look first: the first step of a hint, for which nothing is drawn.

    Args:
        view: what the seat has seen.

    Raises:
        TrickkitError: if the seat has no legal act.
    """
    _check(view)
    return look_latinern(view) if isinstance(view, LatinernObservation) else look_twenty_eight(view)


def _check(view: View) -> None:
    if not isinstance(view, View):
        raise TypeError(f"advice is for what a seat has seen; give it a view, not a {type(view).__name__}")
    if not view.legal_actions():
        raise TrickkitError(f"{view.seat} has nothing to decide here; ask for a seat that has a legal act")


def coach_bot(seed: int | str, *, worlds: int = 20, asking: bool = True) -> Bot:
    """Make a bot that does what the coach advises.

    In Twenty-eight it calls, and plays the first two tricks, by the rules of thumb: so early, deals solved with
    all cards open tell less than they do (`docs/bots.md`), and take longer than a table waits.

    Args:
        seed: where its chance comes from; the same view gets the same act.
        worlds: how many worlds it looks at.
        asking: whether it may ask the other side to go (Latinern).

    >>> from trickkit.games.latinern import Latinern
    >>> state = Latinern().start(Latinern().deal(Random("latinern/7/0")))
    >>> print(coach_bot(1, worlds=5)(state.observe(state.to_act)))
    E:9D
    """
    effort = Effort(worlds)

    def bot(view: View) -> Action:
        rng = Random(f"coach/{seed}/{len(view.events)}")
        if isinstance(view, LatinernObservation):
            act = advise_latinern(view, effort, rng, asking=asking).act
        elif _late(view) and len(view.legal_actions()) > 1:
            act = advise_twenty_eight(view, effort, rng, quick=True).act
        else:
            act = None
        return greedy(view, asking=asking) if act is None else act

    return bot


def _late(view: TwentyEightObservation) -> bool:
    """Tell whether enough has been played for the worlds that fit a view to say what is best."""
    return view.phase is Phase.CONCESSION or (view.phase is Phase.PLAY and len(view.tricks) >= SOLVED_FROM)
