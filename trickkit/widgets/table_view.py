"""The snapshot of a table, made from an observation: what the reader may know, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from trickkit.cards import Card
from trickkit.explain import Why, played, refused, rule, side_name, standing, trick_line, turn, why
from trickkit.explain.latinern import announced, asked, disclosed, leaked, match_over, outcome, penalised, penalty_warning, role, stayed, went
from trickkit.games.latinern import (
    Ask,
    Go,
    LatinernObservation,
    LatinernState,
    Leak,
    PlayCard,
    Stay,
    Won,
    WonTrick,
    legality,
)
from trickkit.games.latinern.deal import HAND_SIZE
from trickkit.games.latinern.position import FIRST_STAKE, NO_ASKING_FROM, PENALTY, TRICKS_TO_WIN, By
from trickkit.i18n import Text, Words, to_json
from trickkit.seats import Seat, Side

Json = dict[str, Any]
_SUITS = "SHCD"  # black and red in turn, so that neighbours in a hand differ
_RANKS = "ATKQJ987"
TOP_STAKE = 4
"""L18: a round is never worth more."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is shown: a view, and what has been opened besides."""

    view: LatinernObservation
    """The view everything else comes from."""
    reader: Seat | None
    """Who is addressed as "you"; None when nobody in particular reads."""
    held: bool = False
    """Whether the last complete trick lies on the table."""
    opened: LatinernState | None = None
    """The state whose cards are shown to everybody: replay with all open, positions declared open."""

    @property
    def knows(self) -> bool:
        """Whether trump and Schlag may be shown."""
        return self.view.ordering is not None

    def held_cards(self, seat: Seat) -> tuple[Card, ...] | None:
        """Give the cards of `seat` where they may be seen."""
        return self.opened.position.held[seat.place] if self.opened else self.view.position.held[seat.place]


def table_view(sight: Sight, words: Words) -> Json:
    """Give everything that a table shows of a position, but its buttons and modes."""
    view = sight.view
    return {
        "kind": "table",
        "label": words.label("ui.table", game=words.label("ui.latinern")),
        "title": words.label("ui.latinern"),
        "sub": _sub(sight, words),
        "facts": facts(sight, words),
        "seats": [_seat(sight, seat, words) for seat in Seat],
        "hand": _hand(sight, words),
        "trick": _trick_on_felt(sight, words),
        "slot": _slot(sight, words),
        "last": _last(sight, words),
        "say": to_json(_say(sight, words)),
        "why": _why_panel(sight, words),
        "tally": {
            "title": words.label("ui.tally"),
            "rows": [_tally(view, side, words, sight.reader) for side in _sides(sight.reader)],
        },
        "stake": _stake(sight, words),
        "result": _result(sight, words),
    }


def told(sight: Sight, number: int, words: Words) -> Why:
    """Explain complete trick `number`, from 1, as far as the reader may know."""
    won = sight.view.tricks[number - 1]
    if sight.view.ordering is not None:
        return why(won.trick, sight.view.ordering, words, sight.reader)
    reason = sight.view.why(number)
    return announced(reason, words, sight.reader)  # type: ignore[arg-type] # without ordering it is an announcement


def card_at(seat: Seat, card: Card, order: int, words: Words, **marks: bool) -> Json:
    """Describe a card on the table with the seat that played it."""
    name = words.seat(seat)
    return {
        "seat": str(seat),
        "name": name,
        "card": str(card),
        "label": words.label("ui.card-at.win" if marks.get("win") else "ui.card-at", seat=seat, card=card),
        "order": order,
        **{mark: True for mark, on in marks.items() if on},
    }


def sorted_hand(cards: Iterable[Card]) -> list[Card]:
    """Sort a hand for the eye: suits black and red in turn, high to low."""
    return sorted(cards, key=lambda card: (_SUITS.index(card.suit), _RANKS.index(card.rank)))


def facts(sight: Sight, words: Words) -> list[Json]:
    """Give what stands in the head: trump and Schlag for those who know, the match."""
    view = sight.view
    rows: list[Json] = []
    if view.ordering is not None:
        rows += given(view.ordering.trump, view.ordering.schlag, words)
    score = standing(view.score, words, sight.reader)
    return [*rows, {"label": words.label("ui.match-to", target=view.game.target), "value": [score]}]


def given(trump: Any, schlag: Any, words: Words) -> list[Json]:  # noqa: ANN401 - a suit and a rank, each may be None
    """Give the lines that name trump and Schlag; what is None is left out."""
    rows: list[Json] = []
    if trump is not None:
        rows.append({"label": words.label("ui.trump"), "value": to_json(Text.of(words.suit_part(trump)))})
    if schlag is not None:
        rows.append({"label": words.label("ui.schlag"), "value": [words.rank(schlag)]})
    return rows


def _sides(reader: Seat | None) -> tuple[Side, Side]:
    first = reader.side if reader else Side.NS
    return first, first.other


def _sub(sight: Sight, words: Words) -> str:
    view = sight.view
    if view.outcome() is not None:
        return words.label("ui.result")
    number = len(view.tricks) + (0 if sight.held else 1)
    if sight.held or sight.reader is None:
        return trick_line(number, None, words)
    leader = view.trick.leader if view.trick.plays else view.position.to_play
    assert leader is not None  # noqa: S101 - the round is on and no trick is complete
    return trick_line(number, leader.order().index(sight.reader) + 1, words)


def _seat(sight: Sight, seat: Seat, words: Words) -> Json:
    view = sight.view
    position = view.position
    part = role(seat, view.dealer, words, sight.reader)
    turn_now = view.to_act is seat and not sight.held
    count = HAND_SIZE - len(view.tricks) - sum(play.seat is seat for play in position.plays)
    cards = None if seat is sight.reader else sight.held_cards(seat)
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
        "open": None
        if cards is None
        else [{"card": str(card), "name": words.card(card)} for card in sorted_hand(cards)],
    }


def _hand(sight: Sight, words: Words) -> Json | None:
    reader, view = sight.reader, sight.view
    if reader is None:
        return None
    cards = []
    for card in sorted_hand(view.hand):
        refusal = legality.refusal(view.position, PlayCard(reader, card))
        waits = refusal is not None and refusal.code in {"not-your-turn", "round-over"}
        barred = str(refused(refusal, words, reader)) if refusal and not waits else None
        cards.append(
            {"card": str(card), "name": words.card(card), "act": None if refusal else str(card), "barred": barred}
        )
    return {"seat": str(reader), "label": words.label("ui.your-cards"), "cards": cards}


def _shown_trick(sight: Sight) -> WonTrick | None:
    """Give the complete trick that lies on the felt: the last, if it is held or the round ended with it."""
    view = sight.view
    ended = view.outcome() is not None and not view.trick.plays
    return view.tricks[-1] if view.tricks and (sight.held or ended) else None


def _trick_on_felt(sight: Sight, words: Words) -> list[Json]:
    won = _shown_trick(sight)
    if won is not None:
        return _cards(won, words)
    return [card_at(*play, order, words) for order, play in enumerate(sight.view.trick.plays, start=1)]


def _cards(won: WonTrick, words: Words) -> list[Json]:
    return [
        card_at(*play, order, words, win=play.seat is won.winner) for order, play in enumerate(won.trick.plays, start=1)
    ]


def _slot(sight: Sight, words: Words) -> Json | None:
    if sight.reader is None or sight.view.to_act is not sight.reader or sight.held:
        return None
    return {"seat": str(sight.reader), "text": words.label("ui.your-card")}


def _last(sight: Sight, words: Words) -> Json | None:
    """Show the last complete trick while it lies open and is not on the felt anyway (L14)."""
    view = sight.view
    if _shown_trick(sight) is not None or len(view.tricks) not in view.open_tricks():
        return None
    number = len(view.tricks)
    return {
        "title": words.label("ui.last-trick"),
        "cards": _cards(view.look_at(number), words),
        "say": to_json(told(sight, number, words).headline),
    }


def earlier(sight: Sight, words: Words) -> list[Json]:
    """Show the older tricks where the house lets them lie open (L14, `open_tricks=all`), and after the round."""
    view = sight.view
    numbers = [number for number in view.open_tricks() if number < len(view.tricks)]
    return [
        {
            "title": words.label("ui.trick", number=number),
            "cards": _cards(view.look_at(number), words),
            "say": to_json(told(sight, number, words).headline),
        }
        for number in numbers
    ]


def _say(sight: Sight, words: Words) -> Text:
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


def _ending(sight: Sight, words: Words) -> Text:
    """Tell what ended the round: its last trick, or an act that was no card."""
    view, reader = sight.view, sight.reader
    result = view.outcome()
    assert result is not None  # noqa: S101 - called after the end
    if result.by is By.TRICKS:
        return told(sight, len(view.tricks), words).headline
    last = next(event for event in reversed(view.events) if isinstance(event, Ask | Go | Leak))
    tell = {By.FOLD: went, By.LEAK: leaked, By.PENALTY: penalised}[result.by]
    return tell(last.seat, result.points, words, reader)


def _happened(sight: Sight, words: Words) -> Text | None:
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


def _why_panel(sight: Sight, words: Words) -> Json | None:
    if _shown_trick(sight) is None:
        return None
    reason = told(sight, len(sight.view.tricks), words)
    title = "ui.why" if sight.knows else "ui.what-it-tells"
    return {
        "title": words.label(title),
        "lines": [to_json(line) for line in reason.lines],
        "clause": rule(reason.clause, words),
    }


def _tally(view: LatinernObservation, side: Side, words: Words, reader: Seat | None) -> Json:
    won = view.position.won(side)
    name = side_name(side, words, reader)
    return {
        "name": name,
        "won": won,
        "of": TRICKS_TO_WIN,
        "label": words.label("ui.tally.row", name=name, won=won, of=TRICKS_TO_WIN),
    }


def _stake(sight: Sight, words: Words) -> Json | None:
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


def _result(sight: Sight, words: Words) -> Json | None:
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
