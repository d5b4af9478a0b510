"""A match against bots as a level: three stars for a match won, one for a match lost; then another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trickkit.course.match_level import Both, MatchLevel
from trickkit.games.twenty_eight.match import DRAW
from trickkit.i18n import Text, Words, to_json
from trickkit.progress import FULL_STARS
from trickkit.widgets import Answered, Table
from trickkit.widgets.base import BadMessageError
from trickkit.widgets.exercise import Tries
from trickkit.widgets.table_view import Json

ENDS: Final = {"won": FULL_STARS, "drawn": FULL_STARS - 1, "lost": 1}
"""How a match can end, and the stars for it."""


@dataclass(slots=True)
class MatchTries(Tries):
    """How a learner fares with a match: a try is a match played to its end."""

    played: int = 0
    """Matches played to their end."""
    best: int = 0
    """Most stars for one of them."""

    @property
    def stars(self) -> int:
        """The most stars for one of them."""
        return self.best

    @property
    def tries(self) -> int:
        """Matches played to their end."""
        return self.played


class MatchTable(Table):
    """A match against bots as a level: with goal and stars, and from the same score again when it is over.

    It is solved when a match is over. From then on nothing is taken back: the match has been counted.

    Args:
        level: the match, and what is said.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
    """

    def __init__(self, level: MatchLevel, *, lang: str = "en", deck: str = "french", four_color: bool = False) -> None:
        self._level = level
        self._tries = MatchTries()
        self._counted = False
        """Whether the match on the table has been counted."""
        super().__init__(
            level.seed,
            game=level.game,
            seat=level.seat,
            rules=level.rules,
            dealer=level.dealer,
            score=level.score,
            keep=f"level {level.key}",
            lang=lang,
            deck=deck,
            four_color=four_color,
        )
        self._first: Any = self._session.match  # each game has its own

    @property
    def tried(self) -> Tries:
        """How the learner has fared with it."""
        self._tries.hints = self._hints_taken
        return self._tries

    @property
    def solved(self) -> bool:
        """Whether a match has been played to its end."""
        return self._tries.solved

    def publish(self) -> None:
        """Send a new snapshot; count a match that has just ended: for who keeps answers that is right, won or not."""
        with self._lock:
            ended = self._ended()
            if ended is not None and not self._counted:
                self._counted = True
                self._tries.played += 1
                self._tries.solved = True
                self._tries.best = max(self._tries.best, ENDS[ended])
                self._answered(
                    Answered(right=True, tries=self._tries.played, hints=self.tried.hints, stars=ENDS[ended])
                )
            super().publish()

    @property
    def _can_undo(self) -> bool:
        """Whether something may be taken back: nothing after the end, else a match could count twice."""
        return self._ended() is None and super()._can_undo

    def _ended(self) -> str | None:
        """Say how the match on the table has ended; None while it is on."""
        session: Any = self._session  # each game has its own match, and outcomes that fit it
        if self._aside is not None or not session.match_over:
            return None
        winner = session.match.after(session.state.outcome()).winner
        if winner == DRAW:
            return "drawn"
        return "won" if winner in {session.seat, session.seat.side} else "lost"

    def controls(self, table: Json) -> Json:
        """Give the table's buttons, the goal, and at the end of the match what came of it."""
        words, level, ended = self._words, self._level, self._ended()
        shown: Json = {"title": words.label("ui.level", key=level.key), "goal": to_json(_spell(level.goal, words))}
        if ended is not None:
            said = level.won if ended == "won" else level.lost
            stars = ENDS[ended]
            shown["verdict"] = {
                "right": ended == "won",
                "title": to_json(words.message(f"ui.match.{ended}")),
                "text": to_json(_spell(said, words)),
                "why": None,
            }
            shown["stars"] = {"n": stars, "label": words.count("ui.stars", stars), "note": ""}
        return super().controls(table) | shown

    def _press(self, word: str) -> None:
        if word == "undo" and self._ended() is not None:
            raise BadMessageError("the match is over and has been counted")
        if word == "again" and self._ended() is not None:
            session: Any = self._session
            session.begin(self._first)
            self._lay_hints_aside()
            self._counted = False
        else:
            super()._press(word)


def _spell(text: Both, words: Words) -> Text:
    return words.spell(text[words.lang])
