"""What a score sheet shows: totals, and a row for each round or deal with the sentence on how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from trickkit.explain import side_name
from trickkit.explain.latinern import match_over as latinern_over
from trickkit.explain.latinern import outcome as latinern_outcome
from trickkit.explain.reasons import signed, total
from trickkit.explain.twenty_eight import match_over as twenty_eight_over
from trickkit.explain.twenty_eight import outcome as twenty_eight_outcome
from trickkit.games import latinern
from trickkit.games.latinern import LatinernObservation
from trickkit.games.latinern.position import NO_ASKING_FROM
from trickkit.i18n import Text, Words, to_json
from trickkit.record.matches import AnyMatch, match_after, match_before
from trickkit.record.model import AnyView
from trickkit.seats import Seat, Side, Team
from trickkit.table import AnyScore
from trickkit.widgets.table_view.common import sides

Json = dict[str, Any]
_SIXES: Final = 6
"""T22: no deal is worth more; a match without target is drawn from −6 to 6, or as far as it has come."""


def score_sheet(rounds: Sequence[AnyView], number: int, reader: Seat | None, words: Words) -> Json:
    """Describe a match.

    Args:
        rounds: what has been seen of each round, in order, the one that is being played as the last; at least one.
        number: the number of the first.
        reader: the seat that reads this, or None.
        words: language and deck.
    """
    match = match_before(rounds[0], number)
    unit = "round" if isinstance(match, latinern.Match) else "deal"
    rows: list[Json] = []
    for view in rounds:
        after = match_after(match, view)
        if after is not None:
            rows.append(_row(view, match, after, reader, words))
            match = after
    teams = _teams(match, reader)
    game = match.game
    over = _over(match, reader, words)
    label = words.label("ui.match") if game.target is None else words.label("ui.match-to", target=game.target)
    said = [Text.of(words.label(f"ui.sheet.empty.{unit}"))] if not rows else []
    return {
        "title": words.label("ui.sheet"),
        "sub": words.label("ui.match-sixes") if getattr(game, "sixes", False) else label,
        "teams": [_total(team, match, reader, words) for team in teams],
        "heads": {"round": words.label(f"ui.sheet.{unit}s"), "how": words.label("ui.sheet.how")},
        "rows": rows,
        "say": to_json(Text.join([*said, *([over] if over else [])])),
        "notes": [] if over else _bans(match, reader, words),
    }


def _totals(match: AnyMatch) -> AnyScore:
    return match.score if isinstance(match, latinern.Match) else match.totals


def _teams(match: AnyMatch, reader: Seat | None) -> tuple[Team, ...]:
    """Give who scores, the reader's side first."""
    teams = _totals(match).teams
    if isinstance(teams[0], Side):
        return sides(reader)
    return tuple(sorted(teams, key=lambda team: team is not reader))


def _name(team: Team, reader: Seat | None, words: Words) -> str:
    if isinstance(team, Side):
        return side_name(team, words, reader)
    return words.label("ui.you-alone") if team is reader else words.seat(team)


def _row(view: AnyView, match: AnyMatch, after: AnyMatch, reader: Seat | None, words: Words) -> Json:
    """Describe a round that has ended; one that does not count has no number (T23)."""
    before, now = _totals(match), _totals(after)
    if isinstance(view, LatinernObservation):
        result = view.outcome()
        assert result is not None  # noqa: S101 - the round has ended
        lines = latinern_outcome(result, view.score.plus(result.winner, result.points), words, reader)
    else:
        lines = twenty_eight_outcome(view.position, view.game, words, reader)
    cells = []
    for team in _teams(after, reader):
        gain = signed(now[team] - before[team]) if now[team] != before[team] else ""
        name, n = _name(team, reader, words), total(now[team])
        label = words.label("ui.sheet.gain" if gain else "ui.sheet.nothing", name=name, gain=gain, n=n)
        cells.append({"gain": gain, "n": n, "label": label})
    counts = after.round > match.round
    return {
        "n": str(match.round) if counts else words.label("ui.sheet.not-counted"),
        "dealer": words.label("ui.sheet.dealer", seat=view.dealer),
        "say": to_json(Text.join(lines[:-1] or lines)),  # the last line is the score of the match
        "cells": cells,
    }


def _total(team: Team, match: AnyMatch, reader: Seat | None, words: Words) -> Json:
    """Describe a total and its bar: from nothing to the target, or both ways from nothing."""
    score, game = _totals(match), match.game
    n, name = score[team], _name(team, reader, words)
    every = [score[each] for each in score.teams]
    if isinstance(match, latinern.Match):
        low, high = 0, match.game.target
        marks = [NO_ASKING_FROM] if high > NO_ASKING_FROM else []
    else:
        low, high, marks = min(-_SIXES, *every), max(game.target or _SIXES, *every), [0]
    msgid = "ui.sheet.total" if game.target is None else "ui.sheet.total.of"
    label = words.label(msgid, name=name, n=total(n), of=game.target or "")
    place = {"from": low, "to": max(high, n), "marks": marks}
    return {"name": name, "n": n, "text": total(n), "label": label, "leads": n == max(every) > min(every), **place}


def _bans(match: AnyMatch, reader: Seat | None, words: Words) -> list[Any]:
    """Say who may not ask any more (L19)."""
    if not isinstance(match, latinern.Match):
        return []
    notes: list[Any] = []
    for side in sides(reader):
        if match.score[side] >= NO_ASKING_FROM:
            form = "we" if reader is not None and reader.side is side else "they"
            notes.append(to_json(words.message(f"ui.sheet.ban.{form}", side=side, n=match.score[side])))
    return notes


def _over(match: AnyMatch, reader: Seat | None, words: Words) -> Text | None:
    if match.winner is None:
        return None
    if isinstance(match, latinern.Match):
        return latinern_over(match.winner, match.score, words, reader)
    return twenty_eight_over(match.winner, match.totals, words, reader)
