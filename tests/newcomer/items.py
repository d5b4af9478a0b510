"""Unseen questions for newcomers who know the lessons and nothing else: items in words, answers beside them in a file.

python -m tests.newcomer.items     write who_wins/ and hidden_trump/ anew

The questions come from seeds that no lesson uses; what is right is told by the engine.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from trickkit.coach.exercises import Exercise, NoExerciseError, generate
from trickkit.games.latinern import Latinern, LatinernState
from trickkit.games.twenty_eight import Phase, TwentyEight, TwentyEightObservation, TwentyEightState
from trickkit.i18n import Words
from trickkit.tricks import Trick

HERE = Path(__file__).parent
WORDS = Words()
WHO_WINS = 20


def who_wins() -> Iterator[Exercise]:
    """Give tricks of Latinern, as many of each difficulty."""
    for number in range(WHO_WINS):
        yield generate("who-wins", f"newcomer {number}", Latinern(), 1 + number % 5)


def hidden_trump() -> Iterator[Exercise]:
    """Give positions of Twenty-eight with the trump hidden and a card awaited: of the bidder, and of the others."""
    wanted = {"bidder": 6, "void": 4}
    number = 0
    while any(wanted.values()):
        number += 1
        try:
            exercise = generate("legal", f"newcomer {number}", TwentyEight(), 2 + number % 4)
        except NoExerciseError:
            continue
        view = exercise.state.observe(exercise.seat)
        assert isinstance(view, TwentyEightObservation)
        if view.trump is not None or view.phase is not Phase.PLAY or view.to_act is not exercise.seat:
            continue
        kind = "bidder" if view.bidder is exercise.seat else "void"
        if wanted[kind] and len(view.hand) > 2:
            wanted[kind] -= 1
            yield exercise


def trick_line(trick: Trick) -> str:
    """Write a trick in words."""
    return ", ".join(f"{WORDS.seat(seat)} {WORDS.card(card)}" for seat, card in trick.plays)


def trick_item(exercise: Exercise) -> str:
    """Write the question who wins."""
    state = exercise.state
    assert isinstance(state, LatinernState)
    trump, schlag = WORDS.suit(state.ordering.trump), WORDS.rank(state.ordering.schlag, "plural")
    return f"Trump: {trump}. Schlag: {schlag}. In order of play: {trick_line(state.position.tricks[-1].trick)}."


def legal_item(exercise: Exercise) -> str:
    """Write the question what may be done."""
    view = exercise.state.observe(exercise.seat)
    assert isinstance(exercise.state, TwentyEightState)
    assert isinstance(view, TwentyEightObservation)
    assert view.bidder is not None
    lines = [f"You are {WORDS.seat(view.seat)}; the bidder is {WORDS.seat(view.bidder)}. Nobody has asked for trump."]
    if view.down is not None:
        lines.append(f"Your face-down card: {WORDS.card(view.down)}.")
    lines.append(f"Your hand: {', '.join(map(WORDS.card, view.hand))}.")
    lines.append(f"On the table: {trick_line(view.trick) if view.trick.plays else 'nothing, you lead'}.")
    lines.append(f"This is trick {len(view.tricks) + 1} of 8.")
    lines.append(f"Choose from: {', '.join(named(act) for act in exercise.posed.options[0])}.")
    return "\n".join(lines)


def named(act: str) -> str:
    """Name an act by its notation."""
    return "ask for trump" if act == "ask" else act


def write(name: str, task: str, items: list[str], answers: list[str]) -> None:
    """Write items and answers of one test."""
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    numbered = [f"## {number}\n\n{item}" for number, item in enumerate(items, start=1)]
    (folder / "items.md").write_text("\n\n".join([task, *numbered]) + "\n", encoding="utf-8")
    known = {str(number): answer for number, answer in enumerate(answers, start=1)}
    (folder / "answers.json").write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Write both tests."""
    tricks, positions = list(who_wins()), list(hidden_trump())
    write(
        "who_wins",
        "# Who wins, and why?\n\nTwenty tricks of Latinern. Say who wins and which of the four reasons decides:\n"
        "hauptschlag, first-schlag, highest-trump, highest-of-led-suit. Write `N highest-trump`.",
        [trick_item(exercise) for exercise in tricks],
        [exercise.accepted[0] for exercise in tricks],
    )
    write(
        "hidden_trump",
        "# What is allowed?\n\nTen positions of Twenty-eight; the trump card still lies face down. List everything\n"
        "that you may do now, as in `AC 9C ask`.",
        [legal_item(exercise) for exercise in positions],
        [exercise.accepted[0] for exercise in positions],
    )


if __name__ == "__main__":
    main()
