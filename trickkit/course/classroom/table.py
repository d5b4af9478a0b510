"""The report as a table for a spreadsheet: a row for each learner and task."""

from __future__ import annotations

import csv
import io
import re
from typing import Final

from trickkit.course.classroom.report import Report

COLUMNS: Final = ("learner", "name", "task", "kind", "tries", "hints", "seconds", "stars", "solved", "missed", "file")
"""The columns, the same in both languages."""
_SEPARATORS: Final = {"en": ",", "de": ";"}
_MARK: Final = "\ufeff"  # by which spreadsheets know UTF-8
_FORMULA: Final = re.compile(r"(^|[,;\t|])(\s*)([=+\-@＝＋－＠])")


def to_csv(report: Report, lang: str) -> str:
    """Write the table; tasks that were not tried have no row.

    Texts that a spreadsheet would take for a formula get an apostrophe before them.

    Args:
        report: the report.
        lang: whose spreadsheets shall open it: English ones part columns by commas, German ones by semicolons.
    """
    out = io.StringIO()
    write = csv.writer(out, delimiter=_SEPARATORS[lang], lineterminator="\r\n")
    write.writerow(COLUMNS)
    for one in report.handed_in:
        for item in report.set.items:
            score = one.result.scores.get(item.key)
            if score is None:
                continue
            numbers = (score.tries, score.hints, score.seconds, score.stars, int(score.solved))
            missed = int(score.missed(item.kind))
            name, file = harmless(one.result.name), harmless(one.file)
            write.writerow((one.result.learner, name, item.key, item.kind, *numbers, missed, file))
    return _MARK + out.getvalue()


def harmless(text: str) -> str:
    """Take care that no spreadsheet reads a text as a formula, wherever it parts the columns.

    >>> harmless("=1+1"), harmless("Ann;@SUM(A1)"), harmless("Ann-Kathrin")
    ("'=1+1", "Ann;'@SUM(A1)", 'Ann-Kathrin')
    """
    return _FORMULA.sub(r"\1\2'\3", text)
