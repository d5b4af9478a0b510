"""Twenty find-the-pair puzzles for people who have just read the lessons, spread over the measure of difficulty.

python tests/newcomer/find_pair/puzzles.py    # searches deals and writes items.md and answers.json anew

`items.md` is all that a solver gets. `answers.json` has the records behind it. `tries.json` holds, by item, how many
tries each solver took.
"""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

HERE: Final = Path(__file__).parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parents[2]))  # run as a script, it must find the checkout

from trickkit.cards import DECK, Rank, shuffled  # noqa: E402 - after the line above
from trickkit.coach.exercises import pose  # noqa: E402
from trickkit.coach.exercises.pairs import trials  # noqa: E402
from trickkit.coach.exercises.play import pick  # noqa: E402
from trickkit.deduction import deduce  # noqa: E402
from trickkit.deduction.latinern.pairs import agrees  # noqa: E402
from trickkit.games.latinern import (  # noqa: E402
    ALL_ORDERINGS,
    Deal,
    Latinern,
    LatinernObservation,
    LatinernState,
    PlayCard,
)
from trickkit.i18n import Words  # noqa: E402
from trickkit.record import parse_record, write_record  # noqa: E402
from trickkit.seats import Seat  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

READER: Final = Seat.SOUTH
WANTED: Final = ((0, 3), (3, 1), (4, 2), (6, 2), (7, 1), (8, 2), (9, 1), (10, 2), (11, 1))
"""So many trials, and how many puzzles have so many."""
COUNTED: Final = ((14, 1), (16, 2), (17, 1), (20, 1))
"""The same, of puzzles that need the cards seen."""
HEAD: Final = """\
# Find the pair

Twenty puzzles in Latinern. You are South, and blind: trump and Schlag were not shown to you. In each puzzle everything
that South has seen leaves exactly one pair of trump and Schlag. Find it by thought alone, without programs.

Answer with trump and Schlag, as "hearts, nine". After a wrong answer you are told only that it is wrong; think again
and answer again until it is right.

What you need:

* 32 cards: 7 8 9 10 J Q K A in clubs, diamonds, hearts and spades. Each of the four is dealt five; twelve cards stay
  out of play, and nobody sees them.
* Trump is the suit of one of the dealer's five cards, the bottom card. Schlag is the rank of one of forehand's five
  cards, likewise. Dealer and forehand know both; these two bottom cards are two different cards.
* A trick is won by the Hauptschlag (the Schlag of the trump suit); else by the Schlag that was played first; else by
  the highest trump; else by the highest card of the suit led. From the top: A 10 K Q J 9 8 7. All Schläge count as
  trumps, and as no other suit.
* Anybody may play any card at any time. So what somebody plays says nothing; who wins a trick says a lot.
"""


def seen(puzzle: LatinernState) -> LatinernObservation:
    """Give what the reader has seen."""
    return puzzle.observe(READER)


def described(puzzle: LatinernState, number: int) -> str:
    """Describe a puzzle in words: what South has seen, and nothing else."""
    words, view = Words("en"), seen(puzzle)
    hand = ", ".join(words.card(card) for card in view.position.dealt[READER.place] or ())
    lines = [
        f"## Item {number}",
        "",
        f"Dealer is {words.seat(view.dealer)}, forehand is {words.seat(view.forehand)}.",
        f"You were dealt: {hand}.",
        "",
    ]
    for count, won in enumerate(view.tricks, start=1):
        plays = ", ".join(f"{words.seat(play.seat)} {words.card(play.card)}" for play in won.trick.plays)
        lines.append(f"{count}. {plays}. **{words.seat(won.winner)} wins with {words.card(won.card)}.**")
    return "\n".join([*lines, ""])


def counted(puzzle: LatinernState) -> bool:
    """Tell whether more than one pair would be left without the cards seen."""
    return sum(all(agrees(pair, won) for won in seen(puzzle).tricks) for pair in ALL_ORDERINGS) > 1


def positions(rng: Random, *, three_alike: bool) -> Iterator[LatinernState]:
    """Deal and play by lot for good; give each position in which just one pair is left.

    Args:
        rng: where chance comes from.
        three_alike: whether South gets three cards of a rank: then seen cards more often matter.
    """
    game = Latinern()
    while True:
        rank = pick(rng, list(Rank))
        alike = shuffled([card for card in DECK if card.rank is rank], rng)[: 3 * three_alike]
        mine, rest = alike, shuffled([card for card in DECK if card not in alike], rng)
        hands = [rest[:5], rest[5:10], [*mine, *rest[15 + len(mine) : 20]], rest[10:15]]
        state = game.start(
            Deal(pick(rng, (Seat.NORTH, Seat.WEST)), tuple(tuple(shuffled(hand, rng)) for hand in hands))
        )
        while state.outcome() is None:
            state = state.apply(pick(rng, [act for act in state.legal_actions() if isinstance(act, PlayCard)]))
            if state.position.plays or state.outcome() is not None or len(deduce(seen(state)).possible) > 1:
                continue
            yield state
            break


def search(seed: str) -> list[LatinernState]:
    """Find the puzzles, in an order that says nothing about how hard they are."""
    rng, found = Random(seed), []
    for wanted, with_count in ((dict(WANTED), False), (dict(COUNTED), True)):
        for state in positions(rng, three_alike=with_count):
            needed = trials(seen(state))
            if wanted.get(needed) and counted(state) is with_count:
                wanted[needed] -= 1
                found.append(state)
            if not any(wanted.values()):
                break
    return list(shuffled(found, rng))


def saved() -> list[LatinernState]:
    """Read the puzzles of `answers.json`."""
    states = [parse_record(item["record"]).state for item in json.loads((HERE / "answers.json").read_text()).values()]
    assert all(isinstance(state, LatinernState) for state in states)
    return states  # type: ignore[return-value] # checked in the line above


def items(puzzles: list[LatinernState]) -> str:
    """Write `items.md`."""
    return "\n".join([HEAD, *(described(puzzle, number) for number, puzzle in enumerate(puzzles, start=1))])


def answers(puzzles: list[LatinernState]) -> str:
    """Write `answers.json`."""
    told = {}
    for number, puzzle in enumerate(puzzles, start=1):
        exercise = pose("find-pair", puzzle, READER)
        told[str(number)] = {
            "answer": exercise.accepted[0],
            "trials": trials(seen(puzzle)),
            "difficulty": exercise.difficulty,
            "needs the cards seen": counted(puzzle),
            "record": write_record(puzzle),
        }
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


def ranks(values: Sequence[float]) -> list[Fraction]:
    """Give the rank of each value, from 1; equal ones share the middle of their ranks.

    >>> [str(rank) for rank in ranks([4, 1, 4, 9])]
    ['5/2', '1', '5/2', '4']
    """
    return [
        Fraction(sum(other < value for other in values) + sum(other <= value for other in values) + 1, 2)
        for value in values
    ]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Give the rank correlation of two rows of values, ties included; 0 if all of one row are equal.

    >>> spearman([1, 2, 3], [1, 4, 9]), spearman([1, 2, 3], [9, 4, 1]), spearman([1, 2], [5, 5])
    (1.0, -1.0, 0.0)
    """
    middle = Fraction(len(one) + 1, 2)
    x, y = ([rank - middle for rank in ranks(values)] for values in (one, other))
    spread = sum(a * a for a in x) * sum(b * b for b in y)
    return float(sum(a * b for a, b in zip(x, y, strict=True))) / float(spread) ** 0.5 if spread else 0.0


def correlation(tries: dict[str, list[int]]) -> float:
    """Give the rank correlation of the measure with the mean tries of the solvers.

    Args:
        tries: by item, how many tries each solver took.
    """
    measured = {number: item["trials"] for number, item in json.loads((HERE / "answers.json").read_text()).items()}
    return spearman([measured[item] for item in tries], [sum(n) / len(n) for n in tries.values()])


if __name__ == "__main__":
    made = search("newcomer")
    (HERE / "items.md").write_text(items(made))
    (HERE / "answers.json").write_text(answers(made))
