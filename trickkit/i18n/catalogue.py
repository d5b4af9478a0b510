"""The message catalogues: one compiled gettext file for each language, inside the package.

Message ids are symbols, as `win.first-schlag.only`, so that no language is the fallback of another:
a message that is missing raises.
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from typing import Final, NoReturn

LANGUAGES: Final = ("en", "de")
"""The languages that have a catalogue."""


class MissingMessageError(LookupError):
    """A message that the catalogue of a language does not have."""


class _Missing(NullTranslations):
    """What gettext asks for a message that it does not find."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang

    def _raise(self, message: str) -> NoReturn:
        raise MissingMessageError(f'the catalogue "{self._lang}" has no message "{message}"')

    def gettext(self, message: str) -> NoReturn:
        self._raise(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> NoReturn:  # noqa: ARG002 - gettext's own signature
        self._raise(msgid1)

    def pgettext(self, context: str, message: str) -> NoReturn:
        self._raise(f"{context}|{message}")


@cache
def catalogue(lang: str) -> GNUTranslations:
    """Load the catalogue of a language; it works from a zip and in the browser too.

    Args:
        lang: `en` or `de`.

    Raises:
        MissingMessageError: if there is no such catalogue, or it has not been compiled.

    >>> catalogue("de").gettext("suit.clubs")
    'Kreuz'
    """
    file = files("trickkit.i18n") / "locale" / lang / "LC_MESSAGES" / "trickkit.mo"
    if not file.is_file():
        raise MissingMessageError(f'there is no compiled catalogue "{lang}"; run: python tools/catalogues.py')
    with file.open("rb") as opened:
        found = GNUTranslations(opened)
    found.add_fallback(_Missing(lang))
    return found
