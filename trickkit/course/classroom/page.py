"""The report as a page: one file without scripts, without anything to fetch, to read on a screen or on paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import ceil
from typing import Final

from trickkit.course.classroom.asked import asked
from trickkit.course.classroom.gathering import HandedIn
from trickkit.course.classroom.model import Item
from trickkit.course.classroom.naming import SHORT, clock, kind_name, learner_name, left_out
from trickkit.course.classroom.page_style import STYLE
from trickkit.course.classroom.report import Report
from trickkit.course.classroom.scores import Score
from trickkit.i18n import Words

MOST_SHOWN: Final = 6
"""So many of the tasks that were missed are shown as they were asked."""
_COLUMNS: Final = 16  # tasks in a table beside the learners; more do not fit a page


def to_page(report: Report, words: Words) -> str:
    """Write the report as a page of HTML, in one language.

    Args:
        report: the report.
        words: language and deck.
    """
    title = words.label("ui.class.report", name=report.set.name)
    parts = [_head(report, title, words), _left_out(report, words)]
    if report.handed_in:
        parts += [_missed_most(report, words), _grid(report, words), _learners(report, words), _tasks(report, words)]
    parts.append(f'<p class="quiet">{_label(words, "ui.class.report.plain")}</p>')
    body = "\n".join(filter(None, parts))
    return (
        f'<!DOCTYPE html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _label(words: Words, msgid: str, **facts: str | int) -> str:
    return escape(words.label(msgid, **facts))


# ---------------------------------------------------------------------- head


def _head(report: Report, title: str, words: Words) -> str:
    tasks = words.count("ui.class.tasks", len(report.set.items))
    told = [words.label("ui.class.report.set", id=report.set.id, tasks=tasks)]
    if report.set.due:
        told.append(words.label("ui.class.notebook.due", due=report.set.due))
    told.append(words.count("ui.class.report.handed-in", len(report.handed_in)))
    lines = "".join(f"<p>{escape(line)}</p>" for line in told)
    return f"<h1>{escape(title)}</h1>\n{lines}"


def _left_out(report: Report, words: Words) -> str:
    if not report.left_out:
        return ""
    rows = "".join(f"<li>{escape(left_out(each, words))}</li>" for each in report.left_out)
    title = escape(words.count("ui.class.report.left-out", len(report.left_out)))
    return f'<section class="left">\n<h2>{title}</h2>\n<ul>{rows}</ul>\n</section>'


# -------------------------------------------------------------- missed most


def _missed_most(report: Report, words: Words) -> str:
    found = report.missed_most(MOST_SHOWN)
    title = f"<h2>{_label(words, 'ui.class.report.missed-most')}</h2>"
    if not found:
        return f"{title}\n<p>{_label(words, 'ui.class.report.none-missed')}</p>"
    return f'{title}\n<div class="tasks">\n{"".join(_missed(report, item, words) for item in found)}</div>'


def _missed(report: Report, item: Item, words: Words) -> str:
    sums = report.of_task(item)
    told = _label(words, "ui.class.report.missed-by", n=sums.missed, of=sums.tried)
    drawn = asked(report.set, item, words)
    return f"<article>\n<h3>{escape(_task(report, item, words))}</h3>\n<p>{told}</p>\n{drawn}\n</article>\n"


def _task(report: Report, item: Item, words: Words) -> str:
    return f"{item.key} · {kind_name(report.set, item, words)}"


# -------------------------------------------------------------------- tables


def _grid(report: Report, words: Words) -> str:
    """Draw the table of learners and tasks, in pieces that fit a page, each about as large as the others."""
    items = report.set.items
    size = ceil(len(items) / ceil(len(items) / _COLUMNS))
    pieces = [items[start : start + size] for start in range(0, len(items), size)]
    title = words.label("ui.class.report.grid")
    drawn = "".join(_piece(report, piece, title, words) for piece in pieces)
    legend = f'<p class="quiet">{_label(words, "ui.class.report.legend")}</p>'
    return f"<h2>{escape(title)}</h2>\n{legend}\n{drawn}"


def _piece(report: Report, items: tuple[Item, ...], title: str, words: Words) -> str:
    head = [_column("learner", words)]
    for item in items:
        name = escape(kind_name(report.set, item, words))
        head.append(f'<th scope="col"><abbr title="{name}">{item.key}</abbr></th>')
    rows = []
    for one in report.handed_in:
        cells = "".join(_cell(one.result.scores.get(item.key), words) for item in items)
        rows.append(f"<tr>{_row_head(one, words)}{cells}</tr>")
    caption = f"{title}: {items[0].key} – {items[-1].key}"
    return _table(caption, head, rows, kind="grid")


def _cell(score: Score | None, words: Words) -> str:
    if score is None:
        return _marked("none", "–", "", words.label("ui.class.cell.none"))
    told: dict[str, str | int] = {"n": score.tries, "hints": score.hints, "time": clock(score.seconds)}
    hints = "" if not score.hints else "°" if score.hints == 1 else f"°{score.hints}"
    if not score.solved:
        return _marked("open", f"✗ {score.tries}{hints}", clock(score.seconds), _say(words, "unsolved", told))
    once = score.tries == 1
    mark = f"✓{hints}" if once else f"✓ {score.tries}{hints}"
    return _marked("once" if once else "late", mark, clock(score.seconds), _say(words, "solved", told))


def _say(words: Words, how: str, told: dict[str, str | int]) -> str:
    return words.label(f"ui.class.cell.{how}", **told)


def _marked(kind: str, mark: str, time: str, said: str) -> str:
    small = f"<small>{time}</small>" if time else ""
    shown = f'<span aria-hidden="true"><b>{mark}</b>{small}</span>'
    return f'<td class="{kind}">{shown}<span class="read">{escape(said)}</span></td>'


def _row_head(one: HandedIn, words: Words) -> str:
    short = f' <span class="id">{one.result.learner[:SHORT]}</span>' if one.result.name else ""
    return f'<th scope="row">{escape(learner_name(one, words))}{short}</th>'


def _learners(report: Report, words: Words) -> str:
    title = words.label("ui.class.report.by-learner")
    head = [_column(name, words) for name in ("learner", "solved", "at-once", "tries", "hints", "time")]
    head.append(_column("missed-kinds", words, ' class="words"'))
    rows = []
    for one in report.handed_in:
        sums = report.of_learner(one)
        of = len(report.set.items)
        cells = _cells(f"{sums.solved}/{of}", sums.at_once, sums.tries, sums.hints, clock(sums.seconds))
        missed = ", ".join(_missed_kinds(report, one, words)) or "–"
        rows.append(f'<tr>{_row_head(one, words)}{cells}<td class="words">{escape(missed)}</td></tr>')
    return f"<h2>{escape(title)}</h2>\n{_table(title, head, rows)}"


def _missed_kinds(report: Report, one: HandedIn, words: Words) -> Iterator[str]:
    """Name what a learner has missed, with how often, as it comes in the set."""
    missed: dict[str, int] = {}
    for item in report.set.items:
        score = one.result.scores.get(item.key)
        if score is not None and score.missed(item.kind):
            name = kind_name(report.set, item, words)
            missed[name] = missed.get(name, 0) + 1
    yield from (f"{name} ({number})" for name, number in missed.items())


def _tasks(report: Report, words: Words) -> str:
    title = words.label("ui.class.report.by-task")
    columns = ("task", "tried", "solved", "at-once", "missed", "mean-tries", "hints", "usual-time")
    head = [_column(name, words) for name in columns]
    rows = []
    for item in report.set.items:
        sums = report.of_task(item)
        usual = clock(report.usual_seconds(item)) if sums.tried else "–"
        mean = words.number(sums.tries / sums.tried, 1) if sums.tried else "–"
        cells = _cells(sums.tried, sums.solved, sums.at_once, sums.missed, mean, sums.hints, usual)
        rows.append(f'<tr><th scope="row">{escape(_task(report, item, words))}</th>{cells}</tr>')
    note = f'<p class="quiet">{_label(words, "ui.class.report.what-missed")}</p>'
    return f"<h2>{escape(title)}</h2>\n{_table(title, head, rows)}\n{note}"


def _column(name: str, words: Words, more: str = "") -> str:
    return f'<th scope="col"{more}>{_label(words, f"ui.class.report.{name}")}</th>'


def _cells(*values: str | int) -> str:
    return "".join(f"<td>{escape(str(value))}</td>" for value in values)


def _table(caption: str, head: Iterable[str], rows: Iterable[str], kind: str = "plain") -> str:
    name = escape(caption)
    return (
        f'<div class="scroll" role="region" aria-label="{name}" tabindex="0">\n<table class="{kind}">\n'
        f'<caption class="read">{name}</caption>\n<thead><tr>{"".join(head)}</tr></thead>\n<tbody>\n'
        f"{chr(10).join(rows)}\n</tbody>\n</table>\n</div>\n"
    )
