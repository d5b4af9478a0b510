"""A proof that a board points at on its table: which cards are framed, and the sentence beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trickkit.cards import Card
from trickkit.deduction.latinern import EliminatedPair
from trickkit.deduction.twenty_eight import EliminatedSuit
from trickkit.explain.eliminated import eliminated_pair, eliminated_suit
from trickkit.i18n import Text, Words, to_json
from trickkit.record.model import AnyView

Evidence = EliminatedPair | EliminatedSuit
"""What proves that a pair or a suit is not the one."""
WOULD, PROOF = "would", "proof"


@dataclass(frozen=True, slots=True)
class Pointed:
    """A proof, and the view that it holds for: as soon as the table shows another one, nothing is pointed at."""

    view: AnyView
    """What the reader had seen."""
    out: Evidence
    """The proof."""


def trick_of(out: Evidence) -> int:
    """Give the number of the trick that proves it, from 1; 0 if none is needed."""
    return out.trick if isinstance(out, EliminatedPair) else out.because.trick


def framed(out: Evidence) -> dict[Card, str]:
    """Give the cards that prove it: one that would have won is `would`, one whose play proves it is `proof`."""
    if isinstance(out, EliminatedPair):
        return {out.would_win.card: WOULD} if out.would_win else {}
    cards = (out.because.card, out.because.later)
    return {card: PROOF for card in cards if card is not None} if out.because.trick else {}


def proof(out: Evidence, view: AnyView, words: Words) -> Text:
    """Say what proves it, to the seat whose view it is."""
    if isinstance(out, EliminatedPair):
        return eliminated_pair(out, words, view.seat)
    return eliminated_suit(out, words, view.seat)


def pointed_view(pointed: Pointed | None, words: Words) -> dict[str, Any] | None:
    """Describe what is pointed at."""
    if pointed is None:
        return None
    cards = [{"card": str(card), "look": look} for card, look in framed(pointed.out).items()]
    return {"cards": cards, "text": to_json(proof(pointed.out, pointed.view, words))}
