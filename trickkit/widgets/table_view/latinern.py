"""The snapshot of a Latinern table."""

from __future__ import annotations

from dataclasses import dataclass

from trickkit.explain import Why, played, refused, side_name, standing, trick_line, turn, why
from trickkit.explain.latinern import (
    announced,
    asked,
    disclosed,
    leaked,
    match_over,
    outcome,
    penalised,
    penalty_warning,
    role,
    stayed,
    went,
)
from trickkit.games.latinern import (
    HIGH_TO_LOW,
    Ask,
    Go,
    LatinernObservation,
    LatinernState,
    Leak,
    PlayCard,
    Stay,
    Won,
    legality,
)
from trickkit.games.latinern.deal import HAND_SIZE
from trickkit.games.latinern.position import FIRST_STAKE, NO_ASKING_FROM, PENALTY, TRICKS_TO_WIN, By
from trickkit.i18n import Text, Words, to_json
from trickkit.seats import Seat, Side
from trickkit.widgets.table_view import common
from trickkit.widgets.table_view.common import Json, Sight

_RANKS = "".join(HIGH_TO_LOW)
TOP_STAKE = 4
"""L18: a round is never worth more."""


@dataclass(frozen=True, slots=True)
class LatinernSight(Sight[LatinernObservation, LatinernState]):
    """What is shown of a round of Latinern."""

    @property
    def knows(self) -> bool:
        """Whether trump and Schlag may be shown."""
        return self.view.ordering is not None


def table_view(sight: LatinernSight, words: Words) -> Json:
    """Give everything that a table shows of a position, but its buttons and modes."""
    view, earlier = sight.view, _earlier(sight, words)
    return common.blank() | {
        "game": "latinern",
        "label": words.label("ui.table", game=words.label("ui.latinern")),
        "title": words.label("ui.latinern"),
        "sub": _sub(sight, words),
        "facts": facts(sight, words),
        "seats": [_seat(sight, seat, words) for seat in Seat],
        "hand": _hand(sight, words),
        "trick": common.felt(sight, words),
        "slot": common.slot(sight, words),
        "last": _last(sight, words),
        "earlier": earlier,
        "past": common.past(earlier, words, ended=view.outcome() is not None),
        "say": to_json(_say(sight, words)),
        "why": _why_panel(sight, words),
        "tally": {
            "title": words.label("ui.tally"),
            "rows": [_tally(view, side, words, sight.reader) for side in common.sides(sight.reader)],
        },
        "stake": _stake(sight, words),
        "result": _result(sight, words),
    }


def told(sight: LatinernSight, number: int, words: Words) -> Why:
    """Explain complete trick `number`, from 1, as far as the reader may know."""
    won = sight.view.tricks[number - 1]
    if sight.view.ordering is not None:
        return why(won.trick, sight.view.ordering, words, sight.reader)
    reason = sight.view.why(number)
    return announced(reason, words, sight.reader)  # type: ignore[arg-type] # without ordering it is an announcement


def facts(sight: LatinernSight, words: Words) -> list[Json]:
    """Give what stands in the head: trump and Schlag for those who know, the match."""
    view = sight.view
    rows: list[Json] = []
    if view.ordering is not None:
        rows += common.given(view.ordering.trump, view.ordering.schlag, words)
    result = view.outcome()
    score = view.score if result is None else view.score.plus(result.winner, result.points)
    return [
        *rows,
        {"label": words.label("ui.match-to", target=view.game.target), "value": [standing(score, words, sight.reader)]},
    ]


def _sub(sight: LatinernSight, words: Words) -> str:
    view = sight.view
    if view.outcome() is not None:
        return words.label("ui.result")
    number = len(view.tricks) + (0 if sight.held else 1)
    if sight.held or sight.reader is None:
        return trick_line(number, None, words)
    leader = view.trick.leader if view.trick.plays else view.position.to_play
    assert leader is not None  # noqa: S101 - the round is on and no trick is complete
    return trick_line(number, leader.order().index(sight.reader) + 1, words)


def _seat(sight: LatinernSight, seat: Seat, words: Words) -> Json:
    view = sight.view
    position = view.position
    part = role(seat, view.dealer, words, sight.reader)
    turn_now = view.to_act is seat and not sight.held
    count = HAND_SIZE - len(view.tricks) - sum(play.seat is seat for play in position.plays)
    cards = None if seat is sight.reader else sight.cards_of(seat)
    return {
        "seat": str(seat),
        "name": words.seat(seat),
        "you": seat is sight.reader,
        "plain": list(part.plain),
        "badges": [{"icon": part.icon, "text": part.text}],
        "turn": turn_now,
        "toplay": words.label("ui.to-play"),
        "count": count,
        "countLabel": words.count("ui.cards", count),
        "open": common.open_cards(cards, _RANKS, words),
    }


def _hand(sight: LatinernSight, words: Words) -> Json | None:
    reader, view = sight.reader, sight.view
    if reader is None:
        return None
    cards = []
    for card in common.sorted_hand(view.hand, _RANKS):
        refusal = legality.refusal(view.position, PlayCard(reader, card))
        barred = common.barred(refusal, words, reader)
        cards.append(
            {"card": str(card), "name": words.card(card), "act": None if refusal else str(card), "barred": barred}
        )
    return {"seat": str(reader), "label": words.label("ui.your-cards"), "cards": cards}


def _last(sight: LatinernSight, words: Words) -> Json | None:
    """Show the last complete trick while it lies open and is not on the felt anyway (L14)."""
    view = sight.view
    if sight.shown_trick is not None or len(view.tricks) not in view.open_tricks():
        return None
    number = len(view.tricks)
    title, ended = words.label("ui.last-trick"), view.outcome() is not None
    return common.told_panel(view.look_at(number), title, told(sight, number, words), words, whole=ended)


def _earlier(sight: LatinernSight, words: Words) -> list[Json]:
    """Show the older tricks where the house lets them lie open (L14, `open_tricks=all`), and after the round."""
    view, panels = sight.view, []
    ended = view.outcome() is not None
    for number in view.open_tricks():
        if number < len(view.tricks):
            title, reason = words.label("ui.trick", number=number), told(sight, number, words)
            panels.append(common.told_panel(view.look_at(number), title, reason, words, whole=ended))
    return panels


def _say(sight: LatinernSight, words: Words) -> Text:
    """Tell what happened last and what is awaited, for the live region."""
    view, reader = sight.view, sight.reader
    result = view.outcome()
    if result is not None:
        ending = _ending(sight, words)
        if result.by is not By.TRICKS:
            return ending  # the act that ended the round names the points itself
        score = view.score.plus(result.winner, result.points)
        return Text.join([ending, outcome(result, score, words, reader)[0]])
    happened = _happened(sight, words)
    if sight.held or view.question is not None:
        return happened or Text()
    awaited = view.to_act
    assert awaited is not None  # noqa: S101 - the round is on and no question is open
    said = turn(awaited, words, reader)
    return Text.join([happened, said]) if happened else said


def _ending(sight: LatinernSight, words: Words) -> Text:
    """Tell what ended the round: its last trick, or an act that was no card."""
    view, reader = sight.view, sight.reader
    result = view.outcome()
    assert result is not None  # noqa: S101 - called after the end
    if result.by is By.TRICKS:
        return told(sight, len(view.tricks), words).headline
    last = next(event for event in reversed(view.events) if isinstance(event, Ask | Go | Leak))
    tell = {By.FOLD: went, By.LEAK: leaked, By.PENALTY: penalised}[result.by]
    return tell(last.seat, result.points, words, reader)


def _happened(sight: LatinernSight, words: Words) -> Text | None:
    view, reader = sight.view, sight.reader
    match view.events[-1]:
        case PlayCard(seat, card):
            return played(seat, card, words, reader, leads=len(view.trick.plays) == 1)
        case Won() if sight.held:
            return told(sight, len(view.tricks), words).headline
        case Ask(seat):
            return asked(seat, words, reader)
        case Stay(seat):
            ask = Ask(seat)
            back = legality.refusal(view.position, ask) is None and not legality.is_offence(view.position, ask)
            return stayed(seat, view.stake, words, reader, may_ask_back=back)
        case _:
            return None


def _why_panel(sight: LatinernSight, words: Words) -> Json | None:
    if sight.shown_trick is None:
        return None
    title = words.label("ui.why" if sight.knows else "ui.what-it-tells")
    return common.why_panel(title, told(sight, len(sight.view.tricks), words), words)


def _tally(view: LatinernObservation, side: Side, words: Words, reader: Seat | None) -> Json:
    won = view.position.won(side)
    name = side_name(side, words, reader)
    return {
        "name": name,
        "won": won,
        "of": TRICKS_TO_WIN,
        "label": words.label("ui.tally.row", name=name, won=won, of=TRICKS_TO_WIN),
    }


def _stake(sight: LatinernSight, words: Words) -> Json | None:
    view, reader = sight.view, sight.reader
    if view.outcome() is not None:
        return None
    steps = list(range(FIRST_STAKE, TOP_STAKE + 1))
    panel: Json = {
        "title": words.label("ui.stake"),
        "label": words.label("ui.stake.label", n=view.stake),
        "steps": steps,
        "now": view.stake,
        "say": None,
        "buttons": [],
        "note": None,
        "open": False,
    }
    if reader is None:
        return panel
    if Stay(reader) in view.legal_actions():
        asker = next(event.seat for event in reversed(view.events) if isinstance(event, Ask))
        panel["open"] = True
        panel["say"] = to_json(asked(asker, words, reader))
        panel["buttons"] = [
            {"act": "stay", "label": words.label("ui.stay", n=view.stake + 1)},
            {"act": "go", "label": words.label("ui.go", n=view.stake)},
        ]
        return panel
    ask = Ask(reader)
    refusal = legality.refusal(view.position, ask)
    back = bool(view.position.asked)
    if refusal is not None:
        panel["buttons"] = [{"act": "ask", "icon": "ask", "label": words.label("ui.ask.short"), "disabled": ""}]
        if refusal.code == "asked-already":
            panel["note"] = str(refused(refusal, words, reader))
    elif legality.is_offence(view.position, ask):
        points = PENALTY if view.game.late_ask_penalty == "two" else view.stake
        panel["buttons"] = [{"act": "ask", "icon": "ask", "label": words.label("ui.ask.anyway")}]
        panel["note"] = penalty_warning(max(view.score[reader.side], NO_ASKING_FROM), points, words)
    else:
        panel["buttons"] = [{"act": "ask", "icon": "ask", "label": words.label("ui.ask.back" if back else "ui.ask")}]
    return panel


def _result(sight: LatinernSight, words: Words) -> Json | None:
    view, reader = sight.view, sight.reader
    result = view.outcome()
    if result is None:
        return None
    after = view.score.plus(result.winner, result.points)
    over = after[result.winner] >= view.game.target
    lines = [*outcome(result, after, words, reader)[1:]]  # the first line is said under the cards
    if view.ordering is not None:
        lines.append(disclosed(view.ordering, words))
    if over:
        lines.append(match_over(result.winner, after, words, reader))
    return {
        "title": words.label("ui.result.match" if over else "ui.result"),
        "lines": [to_json(line) for line in lines],
    }
