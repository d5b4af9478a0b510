"""What the tests of tricks of both games share: which reasons go together, and that what is said fits a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickkit.i18n import CardPart, plain, to_json
from trickkit.tricks import LossReason, Reason, Trick, Verdict, winner

if TYPE_CHECKING:
    from trickkit.explain.reasons import Why
    from trickkit.games.latinern import LatinernOrdering
    from trickkit.games.twenty_eight import TwentyEightOrdering
    from trickkit.i18n import Words
    from trickkit.seats import Seat


def combinations(trick: Trick, ordering: LatinernOrdering | TwentyEightOrdering) -> set[tuple[Reason, LossReason]]:
    """Give the winner's reason with each loser's."""
    verdict = winner(trick, ordering)
    return {(verdict.reason, loss.reason) for loss in verdict.losses}


def fits(said: Why, verdict: Verdict, words: Words, viewer: Seat | None, *, you: str) -> None:
    """Check an explanation's clause, cards, and who is meant; `you` is what the winner is told first."""
    assert said.clause == verdict.clause
    assert words.card_part(verdict.card) in said.headline
    assert len(said.lines) == len(verdict.losses)
    assert plain(said.headline).startswith(you if viewer is verdict.seat else words.seat(verdict.seat))
    for loss, line in zip(verdict.losses, said.lines, strict=True):
        assert words.card_part(loss.card) in line
        assert (words.seat(loss.seat) in plain(line)) == (loss.seat is not viewer)
    for text in (said.headline, *said.lines):
        assert not set(plain(text)) & set("{}*_")
        assert plain(text)[0] != plain(text)[0].lower() or isinstance(text[0], CardPart)
        assert to_json(text)
