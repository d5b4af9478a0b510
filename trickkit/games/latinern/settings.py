"""The house settings of Latinern (L14, L19, L22)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, Self

from trickkit.errors import NotationError
from trickkit.notation import Setting, read_settings

MAX_TARGET = 99
_GAME = "Latinern; the keys are {keys}, as target=12"


@dataclass(frozen=True, slots=True)
class Settings:
    """What may differ from house to house.

    Raises:
        NotationError: if a setting has a value it cannot have.

    >>> Settings.parse("late_ask_penalty=stake")
    Settings(target=12, late_ask_penalty='stake', open_tricks='last')
    >>> str(Settings(target=15))
    'target=15'
    """

    name: ClassVar[str] = "latinern"
    choices: ClassVar[dict[str, tuple[str, ...]]] = {
        "late_ask_penalty": ("two", "stake"),
        "open_tricks": ("last", "all"),
    }

    target: int = 12
    """L22: the first side with this many match points wins, 1 to 99."""
    late_ask_penalty: str = "two"
    """L19: what the others get for a forbidden question, `two` or `stake`."""
    open_tricks: str = "last"
    """L14: which complete tricks stay in sight during the round, `last` or `all`."""

    def __post_init__(self) -> None:
        if not 1 <= self.target <= MAX_TARGET:
            raise NotationError(f"target={self.target} is no target; choose a number from 1 to {MAX_TARGET}", "target")
        for key, allowed in self.choices.items():
            value = getattr(self, key)
            if value not in allowed:
                raise NotationError(f"{key}={value} is not known; choose {' or '.join(allowed)}", key)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read settings as in a record, `key=value` divided by blanks.

        Raises:
            NotationError: if a key or value is not known, or a key stands twice.
        """
        known = {key: Setting.of(**{value: value for value in values}) for key, values in cls.choices.items()}
        found = read_settings(text, {"target": Setting.number(MAX_TARGET)} | known, _GAME)
        return cls(**{key: setting.value for key, setting in found.items()})  # type: ignore[arg-type] # each has been read

    def __str__(self) -> str:
        return " ".join(f"{f.name}={getattr(self, f.name)}" for f in fields(self) if getattr(self, f.name) != f.default)
