"""A record to step through."""

from __future__ import annotations

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
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        TypeError: if the record is no text.
        NotationError: if the text is no record.
        TrickkitError: if nobody sits there, or the record is another seat's view.
    """

    def __init__(
        self,
        record: str,
        *,
        seat: str | None = None,
        step: int = 0,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
    ) -> None:
        check_texts(record=record)
        found = parse_record(record)
        self._session: ReplaySession | ViewSession
        if found.state is not None:
            self._session = ReplaySession.of(found.state)
            self._session.look(Seat.parse(seat) if seat else None)
        else:
            assert found.view is not None  # noqa: S101 - a record holds a state or a view
            self._session = ViewSession.of(found.view)
            self._session.look(Seat.parse(seat) if seat else found.view.seat)
        self._session.seek(step)
        super().__init__(lang=lang, deck=deck, four_color=four_color)

    @property
    def seat(self) -> Seat | None:
        """Whose eyes are used; None if all cards are open."""
        return self._session.reader

    def sight(self) -> AnySight:
        """Give what the chosen seat had seen at this step, or everything."""
        session = self._session
        if isinstance(session, ViewSession):
            return seen_by(session.view, held=session.complete)
        return sight_of(session.state, session.reader, held=session.complete)

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
        all_open = {"do": "as", "seat": "all", "label": words.label("ui.all-open"), "pressed": session.reader is None}
        if isinstance(session, ReplaySession):
            more["buttons"] = [*seats, all_open, *more["buttons"]]
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
            case _:
                raise BadMessageError("no such command")
