"""A replayed round of Latinern in words."""

from __future__ import annotations

from trickkit.cli.telling.common import card_line
from trickkit.explain import rule, turn, why
from trickkit.explain.latinern import asked, disclosed, leaked, match_over, outcome, penalised, stayed, went
from trickkit.games.latinern import Ask, Go, LatinernState, Leak, PlayCard, Stay
from trickkit.i18n import Words, plain
from trickkit.table import Event


def tell(state: LatinernState, words: Words) -> list[str]:
    """Tell a round line by line: trump and Schlag, each trick with its reason, questions, the result."""
    lines = [plain(disclosed(state.ordering, words)), ""]
    number = 0
    row: list[str] = []
    replayed = state.before_play()
    for event in state.events:
        if isinstance(event, PlayCard):
            row.append(card_line(event.seat, event.card, words))
        elif isinstance(event, Ask | Stay | Go | Leak):
            lines.append(f"   {_said(event, replayed.apply(event), words)}")
        if isinstance(event, PlayCard | Ask | Stay | Go | Leak):
            replayed = replayed.apply(event)
        if len(replayed.position.tricks) > number:
            number += 1
            said = why(replayed.position.tricks[-1].trick, state.ordering, words)
            lines.append(f"{number}. {'  '.join(row)}")
            lines.append(f"   {plain(said.headline)} ({rule(said.clause, words)})")
            row = []
    if row:
        lines.append(f"{number + 1}. {'  '.join(row)}")
    lines += _end(state, words)
    return lines


def _said(event: Event, after: LatinernState, words: Words) -> str:
    result = after.outcome()
    points = result.points if result else 0
    match event:
        case Ask(seat) if result:
            return plain(penalised(seat, points, words))
        case Ask(seat):
            return plain(asked(seat, words))
        case Stay(seat):
            back = Ask(seat) in after.legal_actions(seat)
            return plain(stayed(seat, after.position.stake, words, may_ask_back=back))
        case Go(seat):
            return plain(went(seat, points, words))
        case Leak(seat):
            return plain(leaked(seat, points, words))
        case _:
            raise TypeError(f"not said aloud: {event!r}")


def _end(state: LatinernState, words: Words) -> list[str]:
    result = state.outcome()
    if result is None:
        return [] if state.to_act is None else ["", plain(turn(state.to_act, words))]
    score = state.position.score.plus(result.winner, result.points)
    lines = [plain(line) for line in outcome(result, score, words)]
    if score[result.winner] >= state.game.target:
        lines.append(plain(match_over(result.winner, score, words)))
    return ["", *lines]
