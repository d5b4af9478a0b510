"""Which day it is for a learner: the machine's, or the one in `TRICKKIT_TODAY`."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta

import pytest

from trickkit.progress import moment, stamp, today


@pytest.fixture(params=["UTC", "Pacific/Auckland", "Pacific/Honolulu"])
def zone(request):
    """Be somewhere else on earth."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", request.param)
        time.tzset()
        yield request.param
    time.tzset()


def test_the_day_that_is_set(monkeypatch, zone):
    monkeypatch.setenv("TRICKKIT_TODAY", "2026-01-31")
    assert today() == date(2026, 1, 31)
    when = moment(stamp())
    assert when is not None
    assert when.astimezone().date() == today()


@pytest.mark.parametrize("said", ["soon", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_time_that_is_none(said):
    """Somebody may have written anything into a file; the last two lie outside all years."""
    assert moment(said) is None


@pytest.mark.parametrize("said", ["", "tomorrow", "2026-02-30"])
def test_a_day_that_cannot_be_read_counts_as_not_set(monkeypatch, said):
    monkeypatch.setenv("TRICKKIT_TODAY", said)
    before, when = datetime.now(UTC).replace(microsecond=0), moment(stamp())
    assert when is not None
    assert before <= when <= datetime.now(UTC)
    assert today() - when.astimezone().date() in {timedelta(0), timedelta(1)}  # midnight may come in between


@pytest.mark.parametrize("when", ["0001-01-01T00:00:00+10:00", "9999-12-31T23:59:59-10:00"])
def test_a_time_outside_the_calendar_is_none(when):
    assert moment(when) is None
