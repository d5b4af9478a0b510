"""The errors of the library: malformed text, an act that is illegal here, the wrong seat.

All are `ValueError` too. Their texts are short English sentences for programmers and for the command
line; what a learner reads is made by `trickkit.explain` from the reason that the error carries.
"""

from __future__ import annotations

from typing import Protocol


class RefusalReason(Protocol):
    """What an error needs to know of a refusal; `trickkit.table.Refusal` is one."""

    @property
    def code(self) -> str:
        """A short name, as `card-not-held`."""

    @property
    def clause(self) -> str:
        """The clause of the rules."""


_SHOWN = 40  # how much of an offending text a message repeats


def shorten(text: str) -> str:
    """Cut a long offending text, and show in words what cannot be printed."""
    text = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return "".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in text)


class TrickkitError(ValueError):
    """Everything that trickkit refuses."""


class NotationError(TrickkitError):
    """A text that is not trickkit notation.

    Args:
        message: what is wrong and what to do, one sentence; `text` is shortened in it and made printable.
        text: the offending piece of text.
        at: line and column of `text`, both from 1, when it stands in a file.
    """

    def __init__(self, message: str, text: str = "", at: tuple[int, int] | None = None) -> None:
        message = message.replace(text, shorten(text)) if text else message
        super().__init__(message)
        self.message = message
        self.text = text
        self.at = at


class IllegalActionError(TrickkitError):
    """An act that the rules do not allow in this position.

    Args:
        action: the act that was tried.
        seat: who tried it.
        reason: the refusal, with its code and clause.
    """

    def __init__(self, action: object, seat: str, reason: RefusalReason) -> None:
        super().__init__(f"{action} is not allowed here: {reason}")
        self.action = action
        self.seat = seat
        self.reason = reason


class WrongSeatError(IllegalActionError):
    """An act by a seat that is not to act."""
