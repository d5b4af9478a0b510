"""What the readers of the lessons replied, against the engine's answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.newcomer.find_pair import puzzles
from trickkit.cards import Rank, Suit
from trickkit.i18n import Words

HERE = Path(__file__).parent


def read(name: str) -> dict[str, str]:
    """Read a file of answers."""
    found: dict[str, str] = json.loads((HERE / name / "answers.json").read_text())
    return found


@pytest.mark.parametrize(("name", "count"), [("who_wins", 20), ("hidden_trump", 10)])
def test_every_item_was_answered_rightly(name, count):
    answers = read(name)
    replies: dict[str, str] = json.loads((HERE / name / "replies.json").read_text())[name]
    assert len(answers) == count
    assert {number: {*reply.split()} for number, reply in replies.items()} == {
        number: {*answer.split()} for number, answer in answers.items()
    }


def test_the_five_pairs_were_found():
    replies: dict[str, str] = json.loads((HERE / "who_wins" / "replies.json").read_text())["find_pair"]
    known, words = json.loads((puzzles.HERE / "answers.json").read_text()), Words()
    assert len(replies) == 5
    for number, reply in replies.items():
        trump, schlag = known[number]["answer"].split("/")
        assert reply == f"{words.suit(Suit(trump))}, {words.rank(Rank(schlag))}"
