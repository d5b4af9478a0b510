"""What all widgets share: one synced trait, messages answered under a lock, a static picture beside the live view."""

from __future__ import annotations

import pathlib
import threading
import weakref
from abc import abstractmethod
from collections.abc import Collection
from contextlib import AbstractContextManager
from typing import Any, Protocol

import anywidget
import traitlets

from trickkit.errors import IllegalActionError, NotationError, TrickkitError, shorten
from trickkit.explain import refused
from trickkit.i18n import Text, Words, to_json
from trickkit.render import Picture, html_image, svg, text
from trickkit.seats import Seat
from trickkit.table import Refusal
from trickkit.widgets.answered import Answered, Listener
from trickkit.widgets.projecting import Turning, large_button, projected

STATIC = pathlib.Path(__file__).parent / "static"
VIEW_VERSION = 1
Message = dict[str, Any]
"""What the front end sends; checked before anything of it is used."""

_LONGEST = 100  # characters of a value in a message; acts and keys are far shorter


class BadMessageError(TrickkitError):
    """A message that no front end of ours sends."""


class Watcher(Protocol):
    """What follows a widget."""

    @property
    def kind(self) -> str:
        """What it is; of each kind one follows a widget."""

    def follow(self) -> None:
        """Look again, since the widget has published; raises nothing."""

    def left_behind(self) -> None:
        """Follow no longer, since another of the same kind does."""

    def turn_to(self, widget: CardWidget) -> None:
        """Follow this one from now on, which has taken the place of the one followed; raises nothing."""


class CardWidget(anywidget.AnyWidget):
    """A widget whose whole state for the front end is one snapshot, `view`.

    The snapshot is made from what the reader may know; the truth stays in Python attributes that are not
    synced. Messages carry the revision they were meant for; older ones are dropped.

    Args:
        lang: `en` or `de`.
        deck: `french` or `german`.
        four_color: a colour of its own for each suit.
        projector: large, to be read from the back of a room.
        lock: the lock of the widget that this one watches. Two that call each other share one, else two threads could
            wait for each other.
    """

    view = traitlets.Dict().tag(sync=True)
    _texts: frozenset[str] = frozenset()
    """Keys of messages whose texts may be long; `handle` measures them itself."""
    _projects = False
    """Whether its menu offers to draw it large."""

    def __init__(
        self,
        *,
        lang: str = "en",
        deck: str = "french",
        four_color: bool = False,
        projector: bool = False,
        lock: AbstractContextManager[object] | None = None,
    ) -> None:
        self._lock: AbstractContextManager[object] = lock or threading.RLock()  # clicks may arrive in another thread
        self._watchers: dict[str, weakref.ref[Watcher]] = {}
        self._words = Words(lang, deck)
        self._four = bool(four_color)
        self._projector = bool(projector)
        self._rev = 0
        self._error: Text | None = None
        self._listener: Listener | None = None
        self.publish()  # before the front end hears of this widget, so that it never draws one without a snapshot
        super().__init__()
        self.on_msg(self._on_msg)

    @property
    def lock(self) -> AbstractContextManager[object]:
        """What is held while a message is answered; who watches this widget shares it."""
        return self._lock

    # ------------------------------------------------------------------ settings

    @property
    def lang(self) -> str:
        """The language, `en` or `de`; setting it redraws the widget."""
        return self._words.lang

    @lang.setter
    def lang(self, value: str) -> None:
        self.set(lang=value)

    @property
    def deck(self) -> str:
        """The deck, `french` or `german`; setting it redraws the widget."""
        return self._words.deck

    @deck.setter
    def deck(self, value: str) -> None:
        self.set(deck=value)

    @property
    def four_color(self) -> bool:
        """Whether each suit has a colour of its own; setting it redraws the widget."""
        return self._four

    @four_color.setter
    def four_color(self, value: bool) -> None:
        self.set(four=value)

    @property
    def projector(self) -> bool:
        """Whether it is drawn large, for a projector; setting it redraws the widget."""
        return self._projector

    @projector.setter
    def projector(self, value: bool) -> None:
        self.set(projector=value)

    def set(
        self,
        *,
        lang: str | None = None,
        deck: str | None = None,
        four: bool | None = None,
        projector: bool | None = None,
    ) -> None:
        """Change language, deck, colours or size.

        Raises:
            NotationError: if there is no such language or deck.
        """
        with self._lock:
            self._settle(lang, deck, four, projector)
            self.publish()

    def _settle(self, lang: str | None, deck: str | None, four: bool | None, projector: bool | None) -> None:
        """Change what is given; as with every `_` step of a click, whoever calls it publishes, once."""
        self._words = Words(lang or self._words.lang, deck or self._words.deck)
        self._four = self._four if four is None else bool(four)
        self._projector = self._projector if projector is None else bool(projector)

    # ------------------------------------------------------------------ answers

    def tell_answers(self, listener: Listener | None) -> None:
        """Tell each answer to whoever keeps them, in place of the one told so far; None tells nobody."""
        with self._lock:
            self._listener = listener

    def _answered(self, answer: Answered) -> None:
        """Tell an answer; what the listener has to say is shown with it."""
        if self._listener is not None:
            self._error = self._listener(answer, self._words) or self._error

    # ------------------------------------------------------------------ snapshot

    @abstractmethod
    def snapshot(self) -> dict[str, Any]:
        """Give the part of the view that this widget owns."""

    @abstractmethod
    def picture(self) -> Picture:
        """Describe the static picture of the present view."""

    def publish(self) -> None:
        """Send a new snapshot; an error is shown in it once."""
        with self._lock:
            snapshot, error = self.snapshot(), self._error
            self._rev += 1
            self._error = None
            self.view = {
                "v": VIEW_VERSION,
                "rev": self._rev,
                "lang": self._words.lang,
                "deck": self._words.deck,
                "four": self._four,
                "error": to_json(error) if error else None,
                "dead": self._words.label("ui.dead"),
                "late": self._words.label("ui.late"),
                **snapshot,
                **(projected(self.turning(snapshot), self._words) if self._projector else {}),
            }
            for watcher in self._watching():
                watcher.follow()

    def turning(self, shown: dict[str, Any]) -> Turning:  # noqa: ARG002 - most widgets are not turned like a page
        """Give what the keys of a presenter do in the snapshot `shown`: back, and on."""
        return None, None

    # ------------------------------------------------------------------ watching

    def watch(self, watcher: Watcher) -> None:
        """Have a watcher follow each new snapshot, in place of one of its kind: a cell that is run again leaves none.

        Args:
            watcher: who follows; it shares this widget's lock, and is not kept alive.
        """
        with self._lock:
            for before in self._watching():
                if before.kind == watcher.kind and before is not watcher:
                    before.left_behind()
            self._watchers[watcher.kind] = weakref.ref(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Let a watcher go; nothing happens if it does not follow."""
        with self._lock:
            if watcher in self._watching():
                del self._watchers[watcher.kind]

    def replace(self, older: CardWidget) -> None:
        """Take the place of another widget: what follows that one follows this one.

        Args:
            older: whose place it takes. From now on both share its lock, since those that follow have it too; so this
                comes before anybody else knows this widget.
        """
        with older.lock:
            self._lock = older.lock
            watchers = older._watching()
            older._watchers.clear()
            for watcher in watchers:
                self.watch(watcher)
                watcher.turn_to(self)

    def _watching(self) -> list[Watcher]:
        """Give those that follow and are still there."""
        return [watcher for ref in self._watchers.values() if (watcher := ref()) is not None]

    def settings_menu(self) -> dict[str, Any]:
        """Give the buttons that change language, deck and colours, and the size where that is offered."""
        words = self._words
        buttons = [
            {
                "do": "set",
                "set": {"lang": lang},
                "label": words.label(f"ui.language.{lang}"),
                "pressed": words.lang == lang,
            }
            for lang in ("en", "de")
        ]
        buttons += [
            {"do": "set", "set": {"deck": deck}, "label": words.label(f"ui.deck.{deck}"), "pressed": words.deck == deck}
            for deck in ("french", "german")
        ]
        four = {"do": "set", "set": {"four": not self._four}, "label": words.label("ui.four"), "pressed": self._four}
        large = [large_button(words, on=self._projector)] if self._projects else []
        return {"label": words.label("ui.more"), "buttons": [*buttons, four, *large]}

    # ------------------------------------------------------------------ messages

    @abstractmethod
    def handle(self, message: Message) -> None:
        """Do what a message asks; `act` or `do` is a short string, `rev` is the present one.

        Raises:
            TrickkitError: if it cannot be done; the widget then shows why, and nothing has changed.
        """

    def receive(self, content: object) -> None:
        """Take a message of a front end that no kernel stands behind, as a kernel would hand it on."""
        self._on_msg(self, content, None)

    def _on_msg(self, _widget: object, content: object, _buffers: object) -> None:
        with self._lock:
            if not isinstance(content, dict) or not self._is_present(content.get("rev")):
                return  # meant for an older picture
            try:
                message = checked(content, self._texts)
                if message.get("do") == "set":
                    self._set(message)
                else:
                    self.handle(message)
            except IllegalActionError as error:
                self._error = self._refusal(error)
            except BadMessageError:
                self._error = self._words.message("ui.error.message")
            except TrickkitError as error:
                self._error = self._words.message("ui.error", detail=str(error))
            except Exception as error:  # noqa: BLE001 - an error in a handler has to be seen, not lost in a log
                self._error = self._unforeseen(error)
            self.publish_safely()

    def publish_safely(self) -> None:
        """Send a new snapshot, or, if none can be made, the last one with the error on it."""
        with self._lock:
            try:
                self.publish()
            except Exception as error:  # noqa: BLE001 - an error has to be seen, not lost in a log
                self._rev += 1
                self._error = None
                self.view = {**self.view, "rev": self._rev, "error": to_json(self._unforeseen(error))}

    def _is_present(self, rev: object) -> bool:
        return type(rev) is int and rev == self._rev

    def _unforeseen(self, error: Exception) -> Text:
        return self._words.message("ui.error", detail=described(error))

    def _set(self, message: Message) -> None:
        lang, deck, four, projector = (message.get(key) for key in ("lang", "deck", "four", "projector"))
        words = isinstance(lang, str | None) and isinstance(deck, str | None)
        if not (words and isinstance(four, bool | None) and isinstance(projector, bool | None)):
            raise BadMessageError("lang and deck are words, four and projector are true or false")
        try:
            self._settle(lang, deck, four, projector)
        except NotationError as error:
            raise BadMessageError(error.message) from None

    def _refusal(self, error: IllegalActionError) -> Text:
        assert isinstance(error.reason, Refusal)  # noqa: S101 - the games refuse with nothing else
        return refused(error.reason, self._words, Seat(error.seat))

    # ------------------------------------------------------------------ static picture

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - IPython's own interface
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        picture = self.picture()
        image = html_image(svg(picture, deck=self.deck, four=self._four, lang=self.lang), picture.alt)
        return {**data, "text/plain": text(picture), "text/html": image}, metadata

    def __repr__(self) -> str:
        """Describe the widget in a line that is the same on every run."""
        return f"<{type(self).__name__}: {self.view.get('label', '')}>"


def described(error: Exception) -> str:
    """Describe an error that nobody foresaw, in few characters."""
    return f"{type(error).__name__}: {error}"[:_LONGEST]


def checked(content: dict[Any, Any], texts: Collection[str] = ()) -> Message:
    """Check the form of a message.

    Args:
        content: what came in.
        texts: the keys whose values may be long.

    Raises:
        BadMessageError: if `act` or `do` is missing or no short word, or a value is too long.
    """
    for key, value in content.items():
        if not isinstance(key, str) or (isinstance(value, str) and len(value) > _LONGEST and key not in texts):
            raise BadMessageError("a message has short words only")
    kinds = [key for key in ("act", "do") if key in content]
    if len(kinds) != 1 or not isinstance(content[kinds[0]], str):
        raise BadMessageError("a message has one word, act or do")
    return content


def check_texts(**given: object) -> None:
    """Check that arguments are texts, before anything reads them.

    Raises:
        TypeError: if one is something else; it is named.

    >>> check_texts(game="latinern", seat=3)
    Traceback (most recent call last):
    TypeError: seat is a text, not 3
    """
    for name, value in given.items():
        if not isinstance(value, str):
            raise TypeError(f"{name} is a text, not {shorten(repr(value))}")


def word(message: Message, key: str) -> str:
    """Take a short word out of a message.

    Raises:
        BadMessageError: if it is missing or something else.
    """
    value = message.get(key)
    if not isinstance(value, str):
        raise BadMessageError(f"{key} is a word")
    return value
