"""Reading the placeholders of level texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from trickkit.cards import Card, Rank, Suit
from trickkit.errors import NotationError

T = TypeVar("T")

_CASES: Final = frozenset({"der", "den", "dem", "Der", "Den", "Dem"})
_SUITS: Final = {suit.value: suit for suit in Suit}
_RANKS: Final = {rank.value: rank for rank in Rank}


def read(name: str, form: str, lang: str, extra: Mapping[str, T]) -> tuple[T | Card | Suit | Rank, str]:
    """Read one placeholder.

    Args:
        name: what stands before the colon, as `7C`, `C1`, `9+` or a key of `extra`.
        form: what stands behind it: a German case, or nothing.
        lang: the language of the text; only German has cases, only English `C1`.
        extra: facts by name.

    Returns:
        What is named, and the form to name it in.

    Raises:
        NotationError: if it is none of these.

    >>> read("9+", "", "en", {})
    (Rank.NINE, 'plural')
    """
    written = f"{{{name}:{form}}}" if form else f"{{{name}}}"
    if form and (lang != "de" or form not in _CASES):
        raise NotationError(f'"{written}": {lang} has no form "{form}"', written)
    if name in extra:
        return extra[name], form
    if len(name) == 2 and name[0] in _RANKS and name[1] in _SUITS:
        return Card.parse(name), form
    if name in _RANKS:
        return _RANKS[name], form
    if not form and name in _SUITS:
        return _SUITS[name], ""
    if not form and name[1:] == "+" and name[0] in _RANKS:
        return _RANKS[name[0]], "plural"
    if not form and lang == "en" and name[1:] == "1" and name[0] in _SUITS:
        return _SUITS[name[0]], "one"
    raise NotationError(f'"{written}" is no placeholder; write a card, a suit, a rank or a known name', written)
