"""Every refusal that the rules of Latinern can give has its sentence."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, ClassVar

import pytest

from tests.golden.explain_latinern import REFUSALS
from trickkit.cards import DECK
from trickkit.explain import refused
from trickkit.games.latinern import Ask, Go, Latinern, Leak, PlayCard, Stay, legality
from trickkit.i18n import DECKS, LANGUAGES, Words, plain
from trickkit.seats import Seat
from trickkit.table import Action, Refusal, Score

if TYPE_CHECKING:
    from trickkit.games.latinern import LatinernState


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """An act of another game."""

    word: ClassVar[str] = "bid"


ACTS: list[Action] = [PlayCard(seat, card) for seat in Seat for card in DECK]
ACTS += [act(seat) for seat in Seat for act in (Ask, Stay, Go, Leak, Bid)]


def refusals_in(state: LatinernState) -> list[tuple[Refusal, Action]]:
    """Try everything in one position."""
    tried = ((legality.refusal(state.position, act), act) for act in ACTS)
    return [(refusal, act) for refusal, act in tried if refusal is not None]


def positions() -> list[LatinernState]:
    """Play rounds with many questions, and keep every position."""
    rng, game, found = Random("refusals"), Latinern(), []
    for number in range(12):
        state = game.start(game.deal(rng, list(Seat)[number % 4]), Score(8, number))
        found.append(state)
        while state.outcome() is None:
            acts = [act for seat in Seat for act in state.legal_actions(seat)]
            going = number % 5 == 0  # if all might go, most rounds would be short
            state = state.apply(rng.choice([act for act in acts if going or not isinstance(act, Go)]))
            found.append(state)
    return found


def test_every_refusal_of_the_engine_has_its_sentence():
    seen: set[tuple[str, str]] = set()
    for state in positions():
        for refusal, act in refusals_in(state):
            seen.add((refusal.code, refusal.clause))
            for lang in LANGUAGES:
                for deck in DECKS:
                    text = plain(refused(refusal, Words(lang, deck), act.seat))
                    assert text.endswith(".")
                    assert not set(text) & set("{}*")
    assert seen == {(refusal.code, refusal.clause) for refusal in REFUSALS}


@pytest.mark.parametrize("seat", list(Seat))
def test_the_partner_is_called_a_partner(seat):
    refusal = Refusal("not-your-turn", "L10", "", (("turn", str(seat)),))
    assert ("your partner" in plain(refused(refusal, Words(), Seat.SOUTH))) == (seat is Seat.NORTH)
