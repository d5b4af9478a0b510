"""A replayed record in words, for people at a terminal."""

from __future__ import annotations

from trickkit.explain import rule, turn, why
from trickkit.explain.latinern import asked, disclosed, leaked, match_over, outcome, penalised, stayed, went
from trickkit.games.latinern import Ask, Go, LatinernState, Leak, PlayCard, Stay
from trickkit.i18n import Words, plain
from trickkit.record import Record, replay_json
from trickkit.table import Event


def tell(state: LatinernState, words: Words) -> list[str]:
    """Tell a record line by line: trump and Schlag, each trick with its reason, questions, the result."""
    lines = [plain(disclosed(state.ordering, words)), ""]
    number = 0
    row: list[str] = []
    replayed = state.before_play()
    for event in state.events:
        if isinstance(event, PlayCard):
            row.append(f"{words.seat(event.seat)} {plain_card(event, words)}")
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


def list_plainly(record: Record) -> list[str]:
    """List a record of Twenty-eight without words of a language: key and value, trick by trick."""
    assert record.state is not None  # noqa: S101 - a view is refused before
    data = replay_json(record.state, record.round)
    keys = ("phase", "bidder", "bid", "trump", "down", "points", "result", "score", "match_winner", "to_act")
    lines = [f"{key}: {_plainly(data[key])}" for key in keys if data[key] is not None]
    tricks = [
        f"{number}. {trick['leader']}: {' '.join(trick['cards'])} -> {trick['winner']} {trick['card']} "
        f"({trick['reason']}, {trick['clause']}, {trick['points']})"
        for number, trick in enumerate(data["tricks"], start=1)
    ]
    return [*tricks, *([f"{len(tricks) + 1}. {' '.join(data['current'])}"] if data["current"] else []), *lines]


def _plainly(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{key}:{str(part).lower() if isinstance(part, bool) else part}" for key, part in value.items())
    return str(value)


def plain_card(event: PlayCard, words: Words) -> str:
    """Write a card as `9♦`."""
    return words.card_part(event.card).written


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
