"""Which day it is for a learner's progress: that of the machine, or the one in `TRICKKIT_TODAY`."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, date, datetime, time


def today() -> date:
    """Give the day, as the machine's clock has it, or as `$TRICKKIT_TODAY` says (`2026-01-31`).

    >>> import os
    >>> os.environ["TRICKKIT_TODAY"] = "2026-01-31"
    >>> today(), stamp()[:10]
    (datetime.date(2026, 1, 31), '2026-01-31')
    >>> del os.environ["TRICKKIT_TODAY"]
    """
    return _chosen() or datetime.now().astimezone().date()


def stamp() -> str:
    """Give the time of a row, in ISO 8601 and UTC; on a day that was chosen it is noon."""
    day = _chosen()
    moment = datetime.now(UTC) if day is None else datetime.combine(day, time(12)).astimezone(UTC)
    return moment.isoformat(timespec="seconds")


def moment(when: str) -> datetime | None:
    """Read the time of a row; None if somebody has changed it to what is none.

    >>> moment("2026-01-31T12:00:00+00:00").hour, moment("2026-01-31T12:00:00").tzinfo, moment("soon")
    (12, datetime.timezone.utc, None)
    """
    with suppress(ValueError, OverflowError):  # no time, or one that no year has
        found = datetime.fromisoformat(when)
        return found.replace(tzinfo=UTC) if found.tzinfo is None else found.astimezone(UTC)
    return None


def _chosen() -> date | None:
    with suppress(ValueError):
        return date.fromisoformat(os.environ.get("TRICKKIT_TODAY", ""))
    return None
