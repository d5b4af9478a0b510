"""`trickkit simulate`: bots against bots, with the result in words or as JSON."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from trickkit.coach import NAMES
from trickkit.errors import TrickkitError
from trickkit.games import GAMES
from trickkit.games.latinern import Latinern
from trickkit.i18n import Words
from trickkit.lab import Interval, Simulation, mean, share, simulate
from trickkit.lab.simulate import CHUNK
from trickkit.seats import Side, Team

_TIMES = {"latinern": "rounds", "twenty-eight": "deals"}


def arguments(sub: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    who = f"{', '.join(NAMES)} or module:function"
    sub.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=" or ".join(sorted(GAMES)))
    for side in Side:
        sub.add_argument(f"--{side.lower()}", metavar="BOT", required=True, help=f"who plays {side}: {who}")
    sub.add_argument("--deals", metavar="N", type=int, required=True, help="how many deals")
    sub.add_argument("--seed", default="1", help="any text; the same seed gives the same result everywhere (default 1)")
    sub.add_argument("--jobs", metavar="N", type=int, default=2, help="how many processes share the work (default 2)")
    sub.add_argument("--swap", action="store_true", help="play each deal twice, with the bots' sides changed")
    sub.add_argument("--asking", action="store_true", help="let bots ask the other side to go (latinern)")
    sub.add_argument("--rules", default="", metavar='"KEY=VALUE …"', help="house settings, as in a record")
    sub.add_argument("--json", action="store_true", help="the result as one JSON object")


def run(options: argparse.Namespace) -> int:
    """Play, and say what came of it."""
    if options.jobs < 1:
        raise TrickkitError(f"--jobs {options.jobs} does nothing; write 1 or more")
    sys.path.append(str(Path.cwd()))  # an own bot stands in the folder one works in
    done = _simulate(options)
    if options.json:
        print(json.dumps(done.as_json()))
    else:
        print("\n".join(_told(done, options, Words(options.lang))))
    return 0


def _simulate(options: argparse.Namespace) -> Simulation:
    game = GAMES[options.game].parse(options.rules)
    bots = {side: getattr(options, side.lower()) for side in Side}
    jobs = min(options.jobs, -(-options.deals // CHUNK))
    if jobs < 2:
        return simulate(game, bots, options.deals, options.seed, swap=options.swap, asking=options.asking)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        return simulate(
            game, bots, options.deals, options.seed, swap=options.swap, asking=options.asking, executor=pool
        )


def _told(done: Simulation, options: argparse.Namespace, words: Words) -> list[str]:
    lines = [words.count(f"ui.simulate.{_TIMES[done.game.name]}", len(done.rows))]
    for team in done.teams:
        bot = getattr(options, (team if isinstance(team, Side) else team.side).lower())
        facts: dict[str, str | Team] = {"team": team, "bot": bot}
        facts |= _facts("points", mean(done.per_deal(team)), words, 1)
        if isinstance(done.game, Latinern):
            facts |= {"won": str(done.won(team)), **_facts("share", share(done.won(team), len(done.rows)), words, 100)}
            lines.append(words.label("ui.simulate.won", **facts))
        else:
            bids = sum(row.team == team for row in done.rows)
            facts |= {"made": str(done.won(team)), "bids": str(bids)}
            lines.append(words.label("ui.simulate.made", **facts))
    lines.append(words.label("ui.simulate.sure"))
    return lines


def _facts(name: str, interval: Interval, words: Words, factor: int) -> dict[str, str]:
    """Write an estimate and the ends of its interval as the language writes numbers."""
    decimals = 1 if factor == 100 else 2
    ends = {"": interval.value, "_low": interval.low, "_high": interval.high}
    return {name + end: words.number(value * factor, decimals) for end, value in ends.items()}
