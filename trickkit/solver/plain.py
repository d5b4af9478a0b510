"""The search for the usual game of Twenty-eight: four players, no variant that changes who plays or what is legal."""

from __future__ import annotations

from trickkit.solver.bits import NO_TRUMP, worth
from trickkit.solver.hidden_trump import search_hidden
from trickkit.solver.memory import Memory
from trickkit.solver.open_trump import search_inside, search_open
from trickkit.solver.twenty_eight import TwentyEightProblem


class PlainSearch:
    """Answers about a problem and everything that can become of it.

    Args:
        problem: a plain problem.
    """

    def __init__(self, problem: TwentyEightProblem) -> None:
        hands = list(problem.hands)
        for i, number in enumerate(problem.plays):  # what lies on the table was its player's
            hands[(problem.leader + i) & 3] |= 1 << number
        self._hands = hands
        memory = Memory(hands, problem.trump, problem.down)
        self._trick, self._inside = search_open(memory)
        self._late = search_inside(memory, self._trick, NO_TRUMP) if problem.late_rank else self._inside
        if problem.down:
            self._trick_hidden, self._inside_hidden = search_hidden(memory, self._trick, self._inside, self._late)

    def reaches(self, problem: TwentyEightProblem, need: int) -> bool:
        """Tell whether the bidder's side gets `need` points, those on the table included, those taken not."""
        self._hands[:] = problem.hands
        there = problem.hands[0] | problem.hands[1] | problem.hands[2] | problem.hands[3] | problem.down
        table, i = problem.on_table(), len(problem.plays)
        left = worth(there) + table
        if not 0 < need <= left:
            return need <= 0
        if not i:
            return (self._trick_hidden if problem.down else self._trick)(problem.leader, need, left)
        for number in problem.plays:
            there |= 1 << number
        best, holder = problem.best()
        place, led = problem.turn, problem.plays[0] >> 3
        if problem.down:
            return self._inside_hidden(i, place, led, best, holder, table, need, left, there)
        late = problem.early > 0 and led == problem.trump
        return (self._late if late else self._inside)[i - 1](place, led, best, holder, table, need, left, there)
