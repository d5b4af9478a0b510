"""Keeps the hand at a table in the learner's progress file, and offers it when the cell is run again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from trickkit.coach import View
from trickkit.errors import TrickkitError, shorten
from trickkit.games.twenty_eight import Phase
from trickkit.i18n import Text, Words, to_json
from trickkit.progress import Kept, Store, StoreError, open_store, stamp
from trickkit.widgets.session import LatinernSession, TwentyEightSession
from trickkit.widgets.session.keeping import kept_of, restored
from trickkit.widgets.table_view import Json

AnySession = LatinernSession | TwentyEightSession


class Keeping:
    """One hand in the progress file. Whatever goes wrong with the file, play goes on.

    Args:
        store: where hands are kept.
        key: under which name.
    """

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._key = key
        self._last: Kept | None = None  # what the file holds, as far as is known
        self._trouble = ""
        self._told: set[str] = set()

    def found(self, session: AnySession) -> tuple[AnySession, dict[View, int], int] | None:
        """Give the match that was kept, the steps of hints shown, and those taken elsewhere; None if none can be read.

        Args:
            session: the match that begins instead.
        """
        try:
            kept = self._store.kept(self._key)
            if kept is None:
                return None
            again, steps, elsewhere = restored(session, kept)
        except StoreError:
            self._trouble = "ui.keep.failed"
            return None
        except TrickkitError:  # a row that somebody has changed; the next hand takes its place
            return None
        assert isinstance(again, LatinernSession | TwentyEightSession)  # noqa: S101 - as `session` is
        return again, steps, elsewhere

    def write(self, session: AnySession, steps: Mapping[View, int], taken: int) -> None:
        """Keep the match as it stands now; write only if something has changed.

        Args:
            session: the match.
            steps: the steps of hints shown in this deal, by what the learner's seat had seen.
            taken: how many there were in all.
        """
        kept = kept_of(session, self._key, steps, taken=taken)
        if kept == self._last:
            return
        self._last = kept
        self._do(kept)

    def forget(self) -> None:
        """Forget the hand that was kept."""
        self._last = None
        self._do(None)

    def _do(self, kept: Kept | None) -> None:
        try:
            if kept is None:
                self._store.forget(self._key)
            else:
                self._store.keep(replace(kept, updated=stamp()))
        except StoreError:
            self._trouble = "ui.keep.failed"

    def trouble(self, words: Words) -> Text | None:
        """Say what went wrong with the file, each thing once."""
        aside = self._store.set_aside
        if aside is not None and aside.name not in self._told:
            self._told.add(aside.name)
            return words.message("ui.keep.set-aside", file=aside.name)
        if self._trouble and self._trouble not in self._told:
            self._told.add(self._trouble)
            return words.message("ui.keep.failed")
        return None


def keeping_for(keep: bool | str, session: AnySession) -> Keeping | None:
    """Give what keeps a new match: by its game, seed, seat, rules, dealer and score, or under a name.

    Args:
        keep: whether at all; a text is the name.
        session: the match at its beginning.

    Raises:
        TypeError: if `keep` is something else.
        TrickkitError: if the name is empty.
    """
    if not isinstance(keep, bool | str):
        raise TypeError(f"keep is true, false or a name, not {shorten(repr(keep))}")
    if keep is False:
        return None
    if not keep:
        raise TrickkitError("a name under which the hand is kept cannot be empty; leave keep out, or write a name")
    state, game, seat = session.state, session.match.game, session.seat
    start = f"seed={session.seed} dealer={session.match.dealer} score={state.position.score} {game}"
    return Keeping(open_store(), f"{game.name} {seat} {keep if isinstance(keep, str) else start}".strip())


def offer(session: AnySession, words: Words) -> Json:
    """Give what a table shows in the place of its buttons as long as it offers a hand that was begun.

    Args:
        session: the match that was kept.
        words: language and deck.
    """
    buttons = [
        {"do": "go-on", "label": _go_on(session, words), "icon": "next", "main": True},
        {"do": "anew", "label": words.label("ui.keep.anew")},
    ]
    return {"buttons": buttons, "auto": False, "hint": None, "say": to_json(words.message("ui.keep.say"))}


def _go_on(session: AnySession, words: Words) -> str:
    """Label the button that goes on with a hand: the trick, and the tricks of both sides, which everybody has seen."""
    seat = session.seat
    if isinstance(session, LatinernSession):
        own = [won.winner.side is seat.side for won in session.state.position.tricks]
        calling = False
    else:
        position = session.state.position
        own = [position.with_bidder(won.winner) is position.with_bidder(seat) for won in position.tricks]
        calling = position.phase not in {Phase.PLAY, Phase.CONCESSION}
    if not session.past and not own:
        return words.label("ui.keep.go-on.deal", n=session.dealt)
    if calling:
        return words.label("ui.keep.go-on.auction")
    number = len(own) + (0 if session.held else 1)
    return words.label("ui.keep.go-on", n=number, own=sum(own), other=len(own) - sum(own))
