"""A record to step through."""

from __future__ import annotations

from trickkit.errors import TrickkitError
from trickkit.record import parse_record
from trickkit.seats import Seat
from trickkit.widgets.base import BadMessageError, Message, check_texts, word
from trickkit.widgets.session import ReplaySession, ViewSession
from trickkit.widgets.table_view import AnySight, Json, looked_at, seen_by, sight_of
from trickkit.widgets.table_widget import TableWidget


class Replay(TableWidget):
    """Step through a record.

    Args:
        record: the text of one record. Of one seat's view nothing is shown but what that seat had seen.
        seat: whose eyes are used first; without it all cards are open, as far as the record has them.
        step: where to begin; without it at the first act.
        hide: instead of a seat: whose cards stay hidden while all others lie open.
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
        projector: large, to be read from the back of a room; it can be switched in the menu.

    Raises:
        TypeError: if the record is no text.
        NotationError: if the text is no record.
        TrickkitError: if nobody sits there, the record is another seat's view, or both `seat` and `hide` are given.

    To show a deal to a class, and leave it to find out what south holds:

    >>> record = '''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]'''
    >>> replay = Replay(record, hide="S", projector=True)
    >>> [len(seat["open"] or ()) for seat in replay.view["seats"]]
    [5, 5, 0, 5]
    """

    def __init__(
        self,
        record: str,
        *,
        seat: str | None = None,
        step: int = 0,
        hide: str | None = None,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
        projector: bool = False,
    ) -> None:
        check_texts(record=record)
        if seat and hide:
            raise TrickkitError("give either seat or hide: one seat's eyes, or all cards but one seat's")
        found = parse_record(record)
        self._session: ReplaySession | ViewSession
        if found.state is not None:
            self._session = ReplaySession.of(found.state)
            self._session.look(Seat.parse(seat) if seat else None)
        else:
            assert found.view is not None  # noqa: S101 - a record holds a state or a view
            self._session = ViewSession.of(found.view)
            self._session.look(Seat.parse(seat) if seat else found.view.seat)
        if hide:
            self._session.hide(Seat.parse(hide))
        self._session.seek(step)
        super().__init__(lang=lang, deck=deck, four_color=four_color, projector=projector)

    @property
    def seat(self) -> Seat | None:
        """Whose eyes are used; None if all cards are open."""
        return self._session.reader

    def sight(self) -> AnySight:
        """Give what the chosen seat had seen at this step, or everything."""
        session = self._session
        if isinstance(session, ViewSession):
            return seen_by(session.view, held=session.complete)
        return sight_of(session.state, session.reader, held=session.complete, hidden=session.hidden)

    def controls(self, table: Json) -> Json:
        """Give the bar of steps and the choice of seats."""
        session, words = self._session, self._words
        last = session.last
        more = self.settings_menu()
        seats = [
            {
                "do": "as",
                "seat": str(seat),
                "label": words.label("ui.see-as", seat=seat),
                "pressed": session.reader is seat,
            }
            for seat in (Seat(other["seat"]) for other in table["seats"])
        ]
        opened = session.reader is None and session.hidden is None
        all_open = {"do": "as", "seat": "all", "label": words.label("ui.all-open"), "pressed": opened}
        if isinstance(session, ReplaySession):
            more["buttons"] = [*seats, all_open, *(self._hiding(table) if self.projector else []), *more["buttons"]]
        seek = {
            "now": session.now,
            "of": last,
            "label": words.label("ui.step", n=session.now, of=last),
            "prev": words.label("ui.step.previous"),
            "next": words.label("ui.step.next"),
            "first": words.label("ui.step.first"),
            "last": words.label("ui.step.last"),
        }
        game = table["game"]
        return {
            "mode": "replay",
            "label": words.label("ui.replay", game=words.label(f"ui.{game}")),
            "seek": seek,
            "more": more,
            **looked_at(table),
        }

    def _hiding(self, table: Json) -> list[Json]:
        """Give the buttons that hide one seat from a class."""
        return [
            {
                "do": "hide",
                "seat": seat["seat"],
                "label": self._words.label("ui.projector.hide", seat=Seat(seat["seat"])),
                "pressed": str(self._session.hidden) == seat["seat"],
            }
            for seat in table["seats"]
        ]

    def handle(self, message: Message) -> None:
        """Step, jump, or look from another seat."""
        match message.get("do"):
            case "seek":
                to = message.get("to")
                if not isinstance(to, int) or isinstance(to, bool):
                    raise BadMessageError("to is a number")
                self._session.seek(to)
            case "as":
                seat = word(message, "seat")
                self._session.look(None if seat == "all" else Seat.parse(seat))
            case "hide":
                self._session.hide(Seat.parse(word(message, "seat")))
            case _:
                raise BadMessageError("no such command")
