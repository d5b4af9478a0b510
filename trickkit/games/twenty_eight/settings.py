"""The house settings of Twenty-eight and its variants (T18, T22, T24, V1 to V6)."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import ClassVar, Final, NamedTuple, Self

from trickkit.errors import NotationError
from trickkit.notation import Setting, read_settings

MOST: Final = 99
"""The largest target and number of deals."""
HIGHEST_BID: Final = 28
"""T5: all card points there are."""
SIXES: Final = 6
"""V5: totals stop here, above and below zero."""


class Row(NamedTuple):
    """A row of the score table (T22)."""

    bid: int
    """The lowest bid it is for."""
    made: int
    """What the bidder's side scores if it makes the deal."""
    failed: int
    """What it scores if not, as a number from 0 down."""

    @classmethod
    def parse(cls, text: str) -> Row | None:
        """Read `14:+1/-2`; None if it is no row."""
        found = _ROW.fullmatch(text)
        return cls(*map(int, found.groups())) if found else None

    def __str__(self) -> str:
        return f"{self.bid}:+{self.made}/-{-self.failed}"


_ROW: Final = re.compile(r"([1-9][0-9]?):(\+(?:0|[1-9][0-9]?))/(-(?:0|[1-9][0-9]?))", re.ASCII)
SCORES: Final = (Row(14, 1, -2), Row(20, 2, -3), Row(25, 3, -4))
"""T22: the table that is used where the house has no other."""
EVERY_DEAL: Final = Row(14, 1, -1)
"""V5: what counts instead of the table."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What may differ from house to house.

    Raises:
        NotationError: if a setting has a value it cannot have.

    >>> print(Settings.parse("sixes=on deals=4"))
    deals=4 sixes=on
    >>> Settings.parse("cot=on").amounts(20)
    Row(bid=20, made=2, failed=-3)
    """

    name: ClassVar[str] = "twenty-eight"
    variants: ClassVar[tuple[str, ...]] = ("cot", "thani", "blank_hand", "keep_jacks", "sixes", "three_players")

    target: int | None = None
    """T24: the first side with this many points wins, 1 to 99; None: no target."""
    deals: int | None = None
    """T24: how many deals a match has, 1 to 99; None: no end by counting."""
    late_trump: str = "literal"
    """T18: whether a lower trump beats the trump suit led before exposure, `literal`, or not, `rank`."""
    scores: tuple[Row, ...] = SCORES
    """T22: the score table, lowest bids first. Bids below the first row belong to it (V6)."""
    cot: bool = False
    """V1: all eight tricks count double, and a side may concede."""
    thani: bool = False
    """V2: the bidder may announce to take all tricks alone."""
    blank_hand: bool = False
    """V3: eight cards without card points may be shown."""
    keep_jacks: bool = False
    """V4: a jack is not discarded before its suit has been led."""
    sixes: bool = False
    """V5: one point a deal, and the match ends at six above or below zero."""
    three_players: bool = False
    """V6: three players with 24 cards."""

    def __post_init__(self) -> None:
        for key in ("target", "deals"):
            number = getattr(self, key)
            if number is not None and not 1 <= number <= MOST:
                raise NotationError(f"{key}={number} is not possible; choose a number from 1 to {MOST}", key)
        if self.late_trump not in {"literal", "rank"}:
            raise NotationError(f"late_trump={self.late_trump} is not known; choose literal or rank", "late_trump")
        if not _is_table(self.scores):
            raise NotationError("scores is no table; begin at 14 or below and rise to 28 at most", "scores")
        if self.sixes and (self.target is not None or self.scores != SCORES):
            raise NotationError("sixes=on has its own points and end; leave scores and target out", "sixes")

    @property
    def lowest_bid(self) -> int:
        """What eldest must bid at least (T5, V6)."""
        return 12 if self.three_players else 14

    def amounts(self, bid: int) -> Row:
        """Give what a bid is worth (T22, V5)."""
        if self.sixes:
            return EVERY_DEAL
        return next((row for row in reversed(self.scores) if row.bid <= bid), self.scores[0])

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read settings as in a record, `key=value` divided by blanks.

        Raises:
            NotationError: if a key or value is not known, a key stands twice, or two do not go together.
        """
        found = read_settings(text, _known(), "Twenty-eight; the keys are {keys}, as cot=on")
        sixes = "sixes" in found and found["sixes"].value
        for key in ("scores", "target"):
            if sixes and key in found:
                _, piece, at = found[key]
                raise NotationError(f'"{piece}" does not go with sixes=on; leave one of them out', piece, at)
        return cls(**{key: setting.value for key, setting in found.items()})  # type: ignore[arg-type] # each has been read

    def __str__(self) -> str:
        return " ".join(
            f"{field.name}={_text(getattr(self, field.name))}"
            for field in fields(self)
            if getattr(self, field.name) != field.default
        )


def _known() -> dict[str, Setting]:
    table = "a table that begins at 14 or below and rises, as 14:+1/-2,20:+2/-3,25:+3/-4"
    return {
        "target": Setting.number(MOST),
        "deals": Setting.number(MOST),
        "late_trump": Setting.of(literal="literal", rank="rank"),
        "scores": Setting(_table, table),
        **dict.fromkeys(Settings.variants, Setting.of(on=True, off=False)),
    }


def _table(text: str) -> tuple[Row, ...] | None:
    rows = tuple(row for part in text.split(",") if (row := Row.parse(part)))
    return rows if len(rows) == text.count(",") + 1 and _is_table(rows) else None


def _is_table(rows: tuple[Row, ...]) -> bool:
    """Tell whether the rows rise from 14 or below to 28 at most, and win and lose what they should."""
    rising = all(low.bid < high.bid for low, high in pairwise(rows))
    fits = all(0 <= row.made <= MOST and -MOST <= row.failed <= 0 for row in rows)
    return bool(rows) and rising and fits and 1 <= rows[0].bid <= SCORES[0].bid and rows[-1].bid <= HIGHEST_BID


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
