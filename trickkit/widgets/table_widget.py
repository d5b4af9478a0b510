"""What the kinds of table share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from trickkit.errors import TrickkitError
from trickkit.games.latinern import Leak
from trickkit.render import Picture
from trickkit.table import Action
from trickkit.widgets.base import STATIC, BadMessageError, CardWidget
from trickkit.widgets.pictures import table_picture
from trickkit.widgets.pointing import Pointed, pointed_view
from trickkit.widgets.projecting import Turning, pressed, stepped
from trickkit.widgets.table_view import AnySight, Json, table_view


class TableWidget(CardWidget):
    """What the kinds of table share."""

    _esm = STATIC / "table.js"
    _css = STATIC / "trickkit.css"
    _pointed: Pointed | None = None
    _projects = True

    @abstractmethod
    def sight(self) -> AnySight:
        """Give what is shown now."""

    @abstractmethod
    def controls(self, table: Json) -> Json:
        """Give mode and buttons of this kind of table, and what it changes in the `table` shown."""

    def snapshot(self) -> Json:
        """Give the table as the reader may see it."""
        sight = self.sight()
        table = table_view(sight, self._words)
        if self._pointed is not None and self._pointed.view != sight.view:
            self._pointed = None  # also for when *undo* leads back
        table["marked"] = pointed_view(self._pointed, self._words)
        return table | {"more": self.settings_menu()} | self.controls(table)

    def turning(self, shown: Json) -> Turning:
        """Step through a record; at a table, go on or take back."""
        return stepped(shown["seek"]) if shown["seek"] else pressed(shown["buttons"], shown["more"]["buttons"])

    def point(self, pointed: Pointed | None) -> None:
        """Frame the cards of a proof and say it, until the table shows another view; None points at nothing."""
        with self._lock:
            if pointed != self._pointed:
                self._pointed = pointed
                self.publish()

    def picture(self) -> Picture:
        """Describe the static picture of the table."""
        return table_picture(self.view)


def clicked(parse: Callable[[str], Action], token: str) -> Action:
    """Read the act in a message.

    Raises:
        BadMessageError: if it is none, or one that no button sends.
    """
    try:
        act = parse(token)
    except TrickkitError as error:
        raise BadMessageError(str(error)) from None
    if isinstance(act, Leak):
        raise BadMessageError("no button leaks")
    return act
