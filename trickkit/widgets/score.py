"""The score of a match, round by round: of a table, as it is played, or of the records of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trickkit.errors import NotationError
from trickkit.i18n import Words
from trickkit.record import Record, parse_records
from trickkit.record.model import AnyState, AnyView
from trickkit.render import Picture
from trickkit.seats import Seat
from trickkit.widgets.base import STATIC, BadMessageError, CardWidget, Message
from trickkit.widgets.pictures import score_picture
from trickkit.widgets.score_sheet import Json, score_sheet
from trickkit.widgets.table import Table


class Score(CardWidget):
    """Show how a match stands and how each round ended.

    Args:
        source: a table, which is followed as it is played, or the text of the records of one match.
        seat: who reads the records; a table knows its reader.
        lang: `en` or `de`; without it as at the table, and else English.
        deck: `french` or `german`; without it as at the table, and else French.
        four_color: a colour of its own for each suit; without it as at the table.

    Raises:
        TypeError: if the source is neither.
        NotationError: if the text holds no record, or records of several matches.
    """

    _esm = STATIC / "score.js"
    _css = STATIC / "trickkit.css"
    kind: Final = "score"

    def __init__(
        self,
        source: Table | str,
        *,
        seat: str = "",
        lang: str | None = None,
        deck: str | None = None,
        four_color: bool | None = None,
    ) -> None:
        self._chosen = (lang, deck, four_color)
        self._number, self._reader = 1, Seat.parse(seat) if seat else None
        self._table: Table | None = None
        self._bound = isinstance(source, Table)
        if isinstance(source, Table):
            self._table = source
            self._rounds, self._number, self._reader = source.rounds, source.first_round, source.seat
        elif isinstance(source, str):
            records = _of_one_match(source)
            self._number = records[0].round
            self._rounds = tuple(_seen(record, self._reader) for record in records)
        else:
            raise TypeError(f"a score is that of a table or of a text of records, not of {type(source).__name__}")
        words, four = self._settings()
        lock = None if self._table is None else self._table.lock
        super().__init__(lang=words.lang, deck=words.deck, four_color=four, lock=lock)
        if self._table is not None:
            self._table.watch(self)

    def _settings(self) -> tuple[Words, bool]:
        """Give language, deck and colours: those chosen, else those of the table."""
        lang, deck, four = self._chosen
        table = self._table
        words = Words(lang or (table.lang if table else "en"), deck or (table.deck if table else "french"))
        return words, bool((table.four_color if table else False) if four is None else four)

    def follow(self) -> None:
        """Look at the table again; it asks for that whenever it has published. A card played changes nothing here."""
        table = self._table
        if table is None:
            return
        before = (_results(self._rounds), self._words, self._four)
        self._rounds, self._number = table.rounds, table.first_round
        self._words, self._four = self._settings()
        if before != (_results(self._rounds), self._words, self._four):
            self.publish()

    def left_behind(self) -> None:
        """Follow no longer: the sheet stays as it is, another one follows the table."""
        self._table = None

    def turn_to(self, widget: CardWidget) -> None:
        """Follow another table, which has taken the place of its own; nothing but a table."""
        self._table = widget if isinstance(widget, Table) else None
        self.follow()

    def snapshot(self) -> Json:
        """Give the sheet."""
        sheet = score_sheet(self._rounds, self._number, self._reader, self._words)
        more = None if self._bound else self.settings_menu()
        return {"kind": "score", "label": f"{sheet['title']}, {sheet['sub']}", "more": more, **sheet}

    def picture(self) -> Picture:
        """Describe the static picture of the sheet."""
        return score_picture(self.view)

    def handle(self, message: Message) -> None:  # noqa: ARG002 - there is nothing to do at a sheet
        """Refuse everything: a sheet has no buttons but those of language and deck."""
        raise BadMessageError("no such command")


def _results(rounds: Sequence[AnyView]) -> list[object]:
    return [view.outcome() for view in rounds]


def _of_one_match(text: str) -> list[Record]:
    records = list(parse_records(text))  # at least one, else it raises
    names = {record.remarks.get("Match") for record in records}
    if len(records) > 1 and (len(names) > 1 or None in names):
        raise NotationError("these records are not of one match; give each of them the same tag Match", "Match")
    return records


def _seen(record: Record, reader: Seat | None) -> AnyView:
    """Give what the reader has seen of a round; a view record says it itself."""
    if record.view is not None:
        return record.view
    assert record.state is not None  # noqa: S101 - a record is a state or a view
    state: AnyState = record.state
    return state.observe(reader or state.deal.dealer)
