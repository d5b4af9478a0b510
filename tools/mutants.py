"""Break the rules on purpose, one line at a time, and see that a test of the broken clause notices.

python tools/mutants.py            # all mutants; prints a table; exit 1 if one survives
python tools/mutants.py order ask  # only those whose name contains one of the words

Each mutant is a copy of the rules in a folder of its own, in which one line is changed. The clause tests
(`tests/unit/latinern`) run against that copy; at least one test named after the clause must fail. A mutant whose line is
no longer there is an error too: it would prove nothing.
"""

# ruff: noqa: E501 -- a mutant is one row of a table

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
TESTS = "tests/unit/latinern"
SECONDS = 60  # for one mutant; the tests take two
CORES = os.cpu_count() or 1
FAILED = re.compile(r"^FAILED \S+::(test_\w+)", re.MULTILINE)


class Mutant(NamedTuple):
    """One line changed."""

    name: str
    clause: str
    """The clause that is broken; a test that names it must fail."""
    file: str
    old: str
    """Text that stands exactly once in the file."""
    new: str


LATINERN = "games/latinern"
ORDERING, POSITION, LEGALITY = f"{LATINERN}/ordering.py", f"{LATINERN}/position.py", f"{LATINERN}/legality.py"
STATE, EVENTS, DEAL = (f"{LATINERN}/{name}.py" for name in ("state", "events", "deal"))
OBSERVATION, ANNOUNCED, MATCH, SETTINGS = (
    f"{LATINERN}/{name}.py" for name in ("observation", "announced", "match", "settings")
)

MUTANTS: Final = (
    Mutant("partners sit side by side", "L1", "seats.py", "(Side.NS, Side.EW, Side.NS, Side.EW)", "(Side.NS, Side.NS, Side.EW, Side.EW)"),
    Mutant("the deal begins with the dealer", "L3", DEAL, "dealer.left.order()", "dealer.order()"),
    Mutant("five cards at a time", "L3", DEAL, "deck[i : HAND_SIZE * 4 : 4]", "deck[i * HAND_SIZE : i * HAND_SIZE + HAND_SIZE]"),
    Mutant("play runs counter-clockwise", "L3", POSITION, "to_play=seat.left if", "to_play=seat.right if"),
    Mutant("the bottom card is the last dealt", "L4", DEAL, "self.hands[seat.place][0]", "self.hands[seat.place][-1]"),
    Mutant("everybody sees the bottom cards", "L4", EVENTS, "return self if seat in knowers(self.dealer) else replace(self, bottoms=None)", "return self"),
    Mutant("nobody sees the bottom cards", "L4", EVENTS, "return self if seat in knowers(self.dealer) else", "return"),
    Mutant("the dealer's partner knows", "L4", EVENTS, "return (dealer, dealer.left)", "return (dealer, dealer.partner)"),
    Mutant("the right neighbour knows", "L4", EVENTS, "return (dealer, dealer.left)", "return (dealer, dealer.right)"),
    Mutant("every hand is seen", "L4", EVENTS, "tuple(h if i == seat.place else None for", "tuple(h for"),
    Mutant("trump and Schlag from the wrong hands", "L5", POSITION, "LatinernOrdering(bottoms[0].suit, bottoms[1].rank)", "LatinernOrdering(bottoms[1].suit, bottoms[0].rank)"),
    Mutant("the Hauptschlag from the dealer's hand alone", "L5", STATE, "deal.bottom(deal.dealer), deal.bottom(deal.forehand)", "deal.bottom(deal.dealer), deal.bottom(deal.dealer)"),
    Mutant("the Hauptschlag is a Schlag like the others", "L6", ORDERING, "Tier.HAUPTSCHLAG if card.suit is self.trump else Tier.SCHLAG", "Tier.SCHLAG"),
    Mutant("the Schläge rank by suit", "L6", ORDERING, "if card.suit is self.trump else Tier.SCHLAG, 0)", 'if card.suit is self.trump else Tier.SCHLAG, "CDHS".index(card.suit))'),
    Mutant("only the Hauptschlag is above the trumps", "L6", ORDERING, "if card.rank is self.schlag:", "if card.rank is self.schlag and card.suit is self.trump:"),
    Mutant("the king above the ten", "L7", ORDERING, '"ATKQJ987"', '"AKTQJ987"'),
    Mutant("the ten below the jack", "L7", ORDERING, '"ATKQJ987"', '"AKQJT987"'),
    Mutant("the nine above the jack", "L7", ORDERING, '"ATKQJ987"', '"ATKQ9J87"'),
    Mutant("a Schlag that was led keeps its printed suit", "L8", ORDERING, " and led.rank is not self.schlag", ""),
    Mutant("the Hauptschlag is always an ace", "L9", ORDERING, "return Card(self.schlag, self.trump)", 'return Card(Rank("A"), self.trump)'),
    Mutant("the dealer leads", "L10", POSITION, "forehand = event.dealer.left", "forehand = event.dealer"),
    Mutant("the right neighbour leads", "L10", POSITION, "forehand = event.dealer.left", "forehand = event.dealer.right"),
    Mutant("the winner's left neighbour leads", "L10", POSITION, "to_play=seat)", "to_play=seat.left)"),
    Mutant("anybody may lead", "L10", LEGALITY, "if act.seat is not position.to_play:", "if False:"),
    Mutant("only the first card of a hand is listed", "L11", LEGALITY, "position.held[seat.place] or ()]", "(position.held[seat.place] or ())[:1]]"),
    Mutant("any card of the deck may be played", "L11", LEGALITY, "if hand is None or act.card not in hand:", "if hand is None:"),
    Mutant("a card may be played twice", "L11", POSITION, "if other is not card)", ")"),
    Mutant("the last Schlag wins", "L12", "tricks.py", "(standings[place], -place)", "(standings[place], place)"),
    Mutant("a trump is no better than its suit", "L12", ORDERING, "if card.suit is self.trump:", "if False:"),
    Mutant("an ace of any suit wins", "L12", ORDERING, "if card.suit is led.suit and", "if"),
    Mutant("the lowest card wins", "L12", "tricks.py", "return max(range", "return min(range"),
    Mutant("the wrong clause is named", "L12", ORDERING, 'Tier.HAUPTSCHLAG: "L12a", Tier.SCHLAG: "L12b"', 'Tier.HAUPTSCHLAG: "L12b", Tier.SCHLAG: "L12a"'),
    Mutant("the left neighbour of the winner is announced", "L13", STATE, "Won(verdict.seat, verdict.card)", "Won(verdict.seat.left, verdict.card)"),
    Mutant("the card led is announced", "L13", STATE, "Won(verdict.seat, verdict.card)", "Won(verdict.seat, state.position.plays[0].card)"),
    Mutant("the blind take the announcement the wrong way", "L13", ANNOUNCED, "if verdict.seat is seat)", "if verdict.seat is not seat)"),
    Mutant("all tricks lie open", "L14", OBSERVATION, "return (count,) if count else ()", "return tuple(range(1, count + 1))"),
    Mutant("the first trick lies open", "L14", OBSERVATION, "return (count,) if count else ()", "return (1,) if count else ()"),
    Mutant("the house's open tricks stay shut", "L14", OBSERVATION, 'self.game.open_tricks == "all" or', ""),
    Mutant("any trick may be looked at", "L14", OBSERVATION, "if number not in self.open_tricks():", "if False:"),
    Mutant("four tricks win", "L15", POSITION, "TRICKS_TO_WIN = 3", "TRICKS_TO_WIN = 4"),
    Mutant("two tricks win", "L15", POSITION, "TRICKS_TO_WIN = 3", "TRICKS_TO_WIN = 2"),
    Mutant("the losers' tricks count", "L15", POSITION, "won.winner.side is side for", "won.winner.side is not side for"),
    Mutant("play goes on after the end", "L15", LEGALITY, "if position.outcome is not None:\n        return ROUND_OVER", "if False:\n        return ROUND_OVER"),
    Mutant("a round is worth 3", "L16", POSITION, "FIRST_STAKE = 2", "FIRST_STAKE = 3"),
    Mutant("a round is worth 1", "L16", POSITION, "FIRST_STAKE = 2", "FIRST_STAKE = 1"),
    Mutant("a card while a question is open", "L16", LEGALITY, 'if position.question is not None:\n        return Refusal("question-open", "L16"', 'if False:\n        return Refusal("question-open", "L16"'),
    Mutant("asking in turn alone", "L16", LEGALITY, "if seat.side in position.asked:", "if seat.side in position.asked or seat is not position.to_play:"),
    Mutant("asking between tricks alone", "L16", LEGALITY, "if seat.side in position.asked:", "if seat.side in position.asked or position.plays:"),
    Mutant("stay is worth two more", "L17", POSITION, "stake=self.stake + 1)", "stake=self.stake + 2)"),
    Mutant("stay is worth no more", "L17", POSITION, "stake=self.stake + 1)", "stake=self.stake)"),
    Mutant("go pays what was asked for", "L17", POSITION, "seat.side.other, self.stake, By.FOLD", "seat.side.other, self.stake + 1, By.FOLD"),
    Mutant("go pays the wrong side", "L17", POSITION, "seat.side.other, self.stake, By.FOLD", "seat.side, self.stake, By.FOLD"),
    Mutant("the askers may answer", "L17", LEGALITY, "if seat.side is position.question:\n        return Refusal", "if False:\n        return Refusal"),
    Mutant("an answer without a question", "L17", LEGALITY, "if position.question is None:", "if False:"),
    Mutant("the same side asks twice", "L18", LEGALITY, "if seat.side in position.asked:", "if False:"),
    Mutant("nobody asks back", "L18", LEGALITY, "if seat.side in position.asked:", "if position.asked:"),
    Mutant("a question while one is open", "L18", LEGALITY, 'if position.question is not None:\n        return Refusal("question-open", "L18"', 'if False:\n        return Refusal("question-open", "L18"'),
    Mutant("no leak while a question is open", "L18", LEGALITY, "case Leak():\n            return None", "case Leak():\n            return ROUND_OVER if position.question else None"),
    Mutant("asking at nine", "L19", POSITION, "NO_ASKING_FROM = 9", "NO_ASKING_FROM = 10"),
    Mutant("no asking at eight", "L19", POSITION, "NO_ASKING_FROM = 9", "NO_ASKING_FROM = 8"),
    Mutant("a late question is a question", "L19", POSITION, "if self.score[side] >= NO_ASKING_FROM:", "if False:"),
    Mutant("a question to a late side is punished", "L19", POSITION, "if self.score[side] >= NO_ASKING_FROM:", "if self.score[side.other] >= NO_ASKING_FROM:"),
    Mutant("a late question is listed as legal", "L19", LEGALITY, " and not is_offence(position, ask):", ":"),
    Mutant("the penalty is three", "L19", POSITION, "PENALTY = 2", "PENALTY = 3"),
    Mutant("the penalty is always the stake", "L19", POSITION, 'PENALTY if game.late_ask_penalty == "two" else self.stake', "self.stake"),
    Mutant("the house's penalty is two all the same", "L19", POSITION, 'PENALTY if game.late_ask_penalty == "two" else self.stake', "PENALTY"),
    Mutant("the late side wins the penalty", "L19", POSITION, "self._over(side.other, points, By.PENALTY)", "self._over(side, points, By.PENALTY)"),
    Mutant("hands are shown after go", "L20", STATE, "if ended.by is By.TRICKS:", "if True:"),
    Mutant("a leak pays what was asked for", "L21", POSITION, "self.stake, By.LEAK", "self.stake + (self.question is not None), By.LEAK"),
    Mutant("a leak pays two whatever the stake", "L21", POSITION, "self.stake, By.LEAK", "FIRST_STAKE, By.LEAK"),
    Mutant("a leak wins", "L21", POSITION, "seat.side.other, self.stake, By.LEAK", "seat.side, self.stake, By.LEAK"),
    Mutant("a leak is legal", "L21", LEGALITY, "return isinstance(act, Leak) or (", "return ("),
    Mutant("eleven points win the match", "L22", SETTINGS, "target: int = 12", "target: int = 11"),
    Mutant("more than the target is needed", "L22", MATCH, ">= self.game.target", "> self.game.target"),
    Mutant("a round may begin at the target", "L22", STATE, ">= game.target", "> game.target"),
    Mutant("a record's match is won beyond the target", "L22", "record/replay.py", ">= state.game.target", "> state.game.target"),
    Mutant("the losers get the points", "L22", MATCH, "self.score.plus(outcome.winner,", "self.score.plus(outcome.winner.other,"),
    Mutant("the deal passes to the right", "L23", MATCH, "dealer=self.dealer.left", "dealer=self.dealer.right"),
    Mutant("the deal stays", "L23", MATCH, "dealer=self.dealer.left", "dealer=self.dealer"),
    Mutant("the pack is not shuffled again", "L23", DEAL, "deck = shuffled(DECK, rng)", "deck = DECK"),
    Mutant("nothing is disclosed after go", "L24", STATE, "if ended is not None:", "if ended is not None and ended.by is By.TRICKS:"),
    Mutant("hands are never shown", "L24", STATE, "if ended.by is By.TRICKS:", "if False:"),
)  # fmt: skip


def changed(mutant: Mutant) -> str:
    """Give the mutant's file with its line changed."""
    text = (ROOT / "trickkit" / mutant.file).read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise LookupError(f"{mutant.file} holds {text.count(mutant.old)} times: {mutant.old}")
    return text.replace(mutant.old, mutant.new)


def write(mutant: Mutant, folder: Path) -> None:
    """Copy the rules, their tests and what these need into `folder`, with the mutant's line changed."""
    for part in ("trickkit/games", "trickkit/record", TESTS):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (*ROOT.glob("trickkit/*.py"), ROOT / "tests" / "texts.py", ROOT / "docs" / "rules-latinern.md"):
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(path, target)
    (folder / "trickkit" / mutant.file).write_text(changed(mutant), encoding="utf-8")
    (folder / "pytest.ini").write_text(
        "[pytest]\npythonpath = .\naddopts = --import-mode=importlib\n", encoding="utf-8"
    )


def failing(folder: Path) -> list[str]:
    """Run the clause tests in `folder`; give the names of those that fail."""
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-rf", "-p", "no:cacheprovider", TESTS]
    environment = os.environ | {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": str(folder),
    }
    run = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    if run.returncode not in {0, 1}:  # 1: tests failed; anything else says nothing about the rules
        raise RuntimeError(run.stdout + run.stderr)
    return list(dict.fromkeys(FAILED.findall(run.stdout)))


def judge(mutant: Mutant) -> tuple[Mutant, str, bool]:
    """Run one mutant; give what is said of it, and whether a test of its clause killed it."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as name:
        try:
            write(mutant, Path(name))
            tests = failing(Path(name))
        except (LookupError, RuntimeError, subprocess.TimeoutExpired) as error:
            return mutant, f"CANNOT RUN: {error}", False
    killers = [test for test in tests if re.match(rf"test_{mutant.clause}[a-z]?_", test)]
    if killers:
        return mutant, killers[0], True
    return mutant, f"SURVIVES its clause; other tests that fail: {', '.join(tests) or 'none'}", False


def main(words: list[str]) -> int:
    """Run as a script."""
    began = time.monotonic()
    chosen = [mutant for mutant in MUTANTS if not words or any(word in mutant.name for word in words)]
    with ThreadPoolExecutor(max_workers=CORES) as pool:
        judged = list(pool.map(judge, chosen))
    for mutant, says, _ in judged:
        print(f"{mutant.clause:4} {mutant.name:48} {says}")
    left = sum(not killed for _, _, killed in judged)
    print(f"{len(judged)} mutants, {left} not killed, {time.monotonic() - began:.0f} s")
    return 1 if left or not judged else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
