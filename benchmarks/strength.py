"""How strong the bots are: deals that are played twice, with the sides changed.

`python benchmarks/strength.py twenty-eight coach greedy` plays 1,000 deals, keeps the result in
`benchmarks/strength.json`, where it takes the place of an earlier one, and writes the table in `docs/bots.md` anew.
Each bot is a name, or a function as `module:function`.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import math
import os
import platform
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import TwentyEight
from trickkit.lab import Row, simulate
from trickkit.seats import Side

ROOT = Path(__file__).resolve().parents[1]
KEPT, PAGE = ROOT / "benchmarks" / "strength.json", ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- strength -->\n", "<!-- end of strength -->\n"
GAMES = {"latinern": Latinern(), "twenty-eight": TwentyEight()}
NAMES = {"latinern": "Latinern", "twenty-eight": "Twenty-eight"}
DEALS, CHUNK = 1000, 50


def played(game: str, bot: str, other: str, deals: int) -> dict[str, Any]:
    """Play a match in chunks, each with a seed of its own, and say after each how it stands."""
    began, won, points = time.process_time(), list[float](), list[float]()
    for chunk in range(math.ceil(deals / CHUNK)):
        number = min(CHUNK, deals - chunk * CHUNK)
        done = simulate(GAMES[game], {Side.NS: bot, Side.EW: other}, number, f"strength/{chunk}", swap=True)
        by_deal: dict[int, list[Row]] = {}
        for row in done.rows:
            by_deal.setdefault(row.deal, []).append(row)
        won += [statistics.fmean(gains(row) > 0 for row in rows) for rows in by_deal.values()]
        points += [statistics.fmean(gains(row) for row in rows) for rows in by_deal.values()]
        found = {
            "game": game,
            "bot": bot,
            "other": other,
            "deals": len(won),
            "won": estimate(won),
            "points": estimate(points),
            "seconds": round(time.process_time() - began),
            "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
            "machine": machine(),
        }
        print(json.dumps(found), flush=True)
    return found


def gains(row: Row) -> int:
    """Give the points by which the first bot's side is ahead after a deal."""
    return row.points if row.team is Side.NS else -row.points


def estimate(values: list[float]) -> list[float]:
    """Give the average of independent values and its standard error."""
    return [round(statistics.fmean(values), 4), round(statistics.stdev(values) / math.sqrt(len(values)), 4)]


def machine() -> str:
    """Describe where this was run."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    model = models[0] if models else platform.machine()
    return f"{model}, {os.cpu_count()} processors, Python {platform.python_version()}"


def table(kept: list[dict[str, Any]]) -> str:
    """Write the table, and where it comes from."""
    lines = ["| game | bot | against | deals | won | points a deal | date |", "|---|---|---|---|---|---|---|"]
    for each in kept:
        (won, won_error), (points, points_error) = each["won"], each["points"]
        lines.append(
            f"| {NAMES[each['game']]} | `{each['bot']}` | `{each['other']}` | {each['deals']:,} | {100 * won:.1f} % ± "
            f"{100 * won_error:.1f} | {points:+.3f} ± {points_error:.3f} | {each['date']} |"
        )
    machines = sorted({each["machine"] for each in kept})
    return "\n".join([*lines, "", f"Measured on: {'; '.join(machines)}.", ""])


def main() -> int:
    """Run as a script."""
    parser = argparse.ArgumentParser(description="Let bots play, and write how strong they are.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--deals", type=int, default=DEALS)
    options = parser.parse_args()
    found = played(options.game, options.bot, options.other, options.deals)
    same = ("game", "bot", "other")
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else []
    kept = [each for each in kept if any(each[key] != found[key] for key in same)]
    kept = sorted([*kept, found], key=lambda each: [each[key] for key in same])
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + table(kept) + END + rest.partition(END)[2], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
