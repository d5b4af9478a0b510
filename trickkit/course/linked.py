"""What a link to a deal opens, in a notebook and on the page of a site that needs no notebook."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from typing import Any

from trickkit.errors import TrickkitError
from trickkit.i18n import LANGUAGES, Words
from trickkit.progress import in_browser
from trickkit.record import Linked, link, read_link, write_record, write_view
from trickkit.table import Action
from trickkit.widgets import PlayOn, Replay, Scenario, Table
from trickkit.widgets.base import CardWidget

_EXTENSIONS = "/extensions/"  # below it lies what runs a notebook's kernel on a site


def open_link(text: str, *, lang: str = "en", deck: str = "french", four_color: bool = False) -> CardWidget:
    """Open the deal of a link: to play on, to step through, or to look at.

    A link that names a seat, and a deal in which nothing has been done yet, is played on from that seat. A deal that is
    over and what one seat has seen are stepped through, beginning at their last step. Any other position lies open on
    the workbench.

    Args:
        text: the link, or the part of it behind the `#`.
        lang: `en` or `de`, unless the link says which.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.

    Raises:
        NotationError: if its record cannot be read.
        TrickkitError: if it holds none, or nobody sits at its seat.

    >>> open_link(deal_link('''[Game "latinern"] [Dealer "W"]
    ... [Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]''', base="cards/"))
    <PlayOn: Card table, Latinern>
    """
    found = read_link(text)
    return _opened(found, Words(found.lang if found.lang in LANGUAGES else lang, deck), four_color=four_color)


def _opened(found: Linked, words: Words, *, four_color: bool) -> CardWidget:
    lang, deck = words.lang, words.deck
    if found.record.view is not None:
        record = write_view(found.record.view)
        step = sum(isinstance(event, Action) for event in found.record.view.events)
        return Replay(record, step=step, lang=lang, deck=deck, four_color=four_color)
    state = found.record.state
    assert state is not None  # noqa: S101 - a record holds a state or a view
    record = write_record(state, found.record.remarks)
    acts = sum(isinstance(event, Action) for event in state.events)
    if state.outcome() is not None:
        seat = None if found.seat is None else str(found.seat)
        return Replay(record, seat=seat, step=acts, lang=lang, deck=deck, four_color=four_color)
    if found.seat is not None or not acts:
        return PlayOn(record, seat=str(found.seat or ""), lang=lang, deck=deck, four_color=four_color)
    return Scenario(record, lang=lang, deck=deck, four_color=four_color)


def deal_link(what: str | Table | Scenario, *, base: str = "", seat: str = "", lang: str = "") -> str:
    """Make a link to a deal, for the page of a site that opens it.

    Args:
        what: the text of a record, a table whose deal is over, or a workbench.
        base: the address of the site; in a notebook of a site it is that site's, unless another is named.
        seat: where whoever opens it sits and plays on; without it the deal is looked at.
        lang: `en` or `de`; without it the reader's language.

    Raises:
        NotationError: if the text is no record, or the seat is none.
        TrickkitError: if the deal at the table is not over, so that its cards are still hidden; if there is no deal on
            the workbench; if a seat is named for a view; or if no address is known.
    """
    if isinstance(what, Table):
        state, _ = what.finished()
        record = write_record(state)
    else:
        record = what.record if isinstance(what, Scenario) else what
    return link(record, base or _own_site(), seat=seat, lang=lang)


def _own_site() -> str:
    """Give the address of the site on which this kernel runs."""
    if in_browser():
        address = str(importlib.import_module("js").location.href)
        before, found, _ = address.partition(_EXTENSIONS)
        if found:
            return before + "/"
    raise TrickkitError('which site shall open it? Name its address, as base="https://school.example/cards/"')


class Served:
    """A deal on a page without a notebook: what the page shows, and what it sends back.

    Args:
        text: the link, or the part of it behind the `#`.
        lang: the reader's language, unless the link says which.
        post: takes what the page shall show, as JSON: `said`, a sentence; `view`, a snapshot.
    """

    def __init__(self, text: str, lang: str, post: Callable[[str], object]) -> None:
        self._post = post
        self.widget: CardWidget | None = None
        """What has been opened; None if the link holds nothing that can be."""
        words = Words(lang if lang in LANGUAGES else LANGUAGES[0])
        try:
            widget = open_link(text, lang=words.lang)
        except TrickkitError:
            self._show(said=words.label("ui.link.bad"), lang=words.lang)
            return
        self.widget = widget
        words = Words(widget.lang)
        self._show(said=_about(widget, words), lang=words.lang, view=widget.view)
        widget.observe(self._changed, "view")

    def receive(self, message: str) -> None:
        """Take what the page sends: a message of the widget's front end, as JSON."""
        if self.widget is not None:
            self.widget.receive(json.loads(message))

    def _changed(self, change: Any) -> None:  # noqa: ANN401 - traitlets' own
        view = change["new"]
        assert self.widget is not None  # noqa: S101 - nothing changes before it is there
        self._show(said=_about(self.widget, Words(view["lang"])), lang=view["lang"], view=view)

    def _show(self, **what: object) -> None:
        self._post(json.dumps(what))


def _about(widget: CardWidget, words: Words) -> str:
    """Say what has been opened."""
    match widget:
        case PlayOn():
            return words.label("ui.link.play", seat=widget.seat)
        case Replay() if widget.seat is not None:
            return words.label("ui.link.seen", seat=widget.seat)
        case Replay():
            return words.label("ui.link.whole")
        case _:
            return words.label("ui.link.position")
