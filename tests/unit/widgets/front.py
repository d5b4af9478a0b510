"""A front end in a few lines: it sends what buttons send and reads nothing but the view."""

from __future__ import annotations

from typing import Any

from trickkit import parse_record
from trickkit.games import latinern, twenty_eight
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.widgets import GridLevel, Guided, GuidedLevel, Map, PlayLevel, Question, Replay, Scenario, Score, Table
from trickkit.widgets.base import CardWidget
from trickkit.widgets.board import Board
from trickkit.widgets.pictures import flat

View = dict[str, Any]


def click(widget: CardWidget, **message: object) -> View:
    """Send a message as the kernel would hand it on; give the view that comes back."""
    widget._handle_custom_msg({**message, "rev": widget.view["rev"]}, [])
    return view(widget)


def raw(widget: CardWidget, content: object) -> View:
    """Hand a message to the widget without any safety net around it."""
    widget._on_msg(widget, content, [])
    return view(widget)


def view(widget: CardWidget) -> View:
    """Give what the front end has got."""
    got: View = widget.view
    return got


def error(widget: CardWidget) -> str:
    """Give the error shown, or nothing."""
    return flat(view(widget)["error"] or ())


def says(widget: CardWidget) -> str:
    """Give what the live region says."""
    return flat(view(widget)["say"])


def hints(widget: CardWidget) -> list[str]:
    """List the steps of the hint that are shown."""
    return [flat(said, signs=True) for said in view(widget)["hint"]["shown"]]


def playable(widget: CardWidget) -> list[str]:
    """List the acts of the cards that can be clicked."""
    hand = view(widget)["hand"]
    return [card["act"] for card in hand["cards"] if card["act"]]


def buttons(widget: CardWidget) -> list[str]:
    """List what the buttons of the table do, those for asking included."""
    stake = view(widget)["stake"] or {"buttons": []}
    return [
        button.get("do") or button["act"]
        for button in (*view(widget)["buttons"], *stake["buttons"])
        if button.get("disabled") is None
    ]


def bids(widget: CardWidget) -> list[str]:
    """List the acts of the numbers and buttons of the bidding box that can be pressed."""
    box = view(widget)["auction"]
    if box is None:
        return []
    numbers = [number["act"] for band in box["bands"] for number in band["bids"] if number["act"]]
    return numbers + [button["act"] for button in box["buttons"] if button["disabled"] is None]


def offered(widget: CardWidget) -> list[str]:
    """List every act that a table of Twenty-eight offers: calls, cards, the down card, asking, words out of turn."""
    now = view(widget)
    acts = [*bids(widget), *playable(widget)]
    if now["down"] and now["down"]["act"]:
        acts.append(now["down"]["act"])
    if now["ask"] and now["ask"]["button"]["disabled"] is None:
        acts.append(now["ask"]["button"]["act"])
    return acts + [button["act"] for button in (now["offer"] or {"buttons": []})["buttons"]]


def on_felt(widget: CardWidget) -> str:
    """Write the cards on the table, the winner's with a star."""
    return " ".join(f"{at['seat']}:{at['card']}{'*' if at.get('win') else ''}" for at in view(widget)["trick"])


def table_at(text: str, *, seat: str = "S", held: bool = False, acts: str = "", **more: Any) -> Table:
    """Give a table whose round stands where a record ends; its bots do `acts`, one after the other."""
    state = parse_record(text).state
    assert state is not None
    return table_of(state, seat=seat, held=held, acts=acts, **more)


def table_of(
    state: latinern.LatinernState | twenty_eight.TwentyEightState,
    *,
    seat: str = "S",
    held: bool = False,
    acts: str = "",
    **more: Any,
) -> Table:
    """Give a table on which a position stands; its bots do `acts`, one after the other. Its hints take no time."""
    bot = scripted(acts)
    table = Table(seat=seat, bot=bot, game=state.game.name, **{"hint_worlds": 2, "keep": False, **more})
    session: Any = table._session
    if isinstance(state, latinern.LatinernState):
        session.match = latinern.Match(state.game, state.deal.dealer, state.position.score)
    else:
        score, empty = state.position.score, state.deal.empty
        session.match = twenty_eight.Match(state.game, state.deal.dealer, score, empty=empty)
        session.bots = {other: bot for other in Seat if other not in {Seat(seat), empty}}
    session.state, session.held = state, held
    table.publish()
    return table


def scripted(acts: str) -> Any:
    """Make a bot that does the acts given, in order, whatever the seat asked."""
    left = acts.split()

    def bot(seen: latinern.LatinernObservation | twenty_eight.TwentyEightObservation) -> Action:
        parse = latinern.parse_act if isinstance(seen, latinern.LatinernObservation) else twenty_eight.parse_act
        act = parse(left.pop(0))
        assert act.seat is seen.seat, f"{act} was meant, but {seen.seat} was asked"
        return act

    return bot


def inside(widget: CardWidget) -> tuple[object, ...]:  # noqa: C901 - a case for each widget
    """Give what a message may change: all of it, settings too."""
    settings = (widget.lang, widget.deck, widget.four_color, widget.projector)
    match widget:
        case Table():
            session = widget._session
            taken = [(seen, each.steps) for seen, each in widget._hints.taken.items()]
            review = widget._review and (widget._review.chosen, len(widget._review.judged), widget._review.done)
            offered = (widget._offered is None, review, widget._aside is None)
            now = (session.state, session.held, session.match, session.seed, tuple(session.past))
            asked = (widget._before.on, widget._before.asked)
            return (*settings, *now, offered, asked, taken)
        case Replay():
            return (
                *settings,
                widget._session.now,
                widget._session.reader,
                widget._session.hidden,
                widget._session.states,
            )
        case Guided():
            guided = widget._session
            lies = [(each.state, each.held) for each in (guided.line, guided.trial) if each]
            through = widget._review if isinstance(widget, GuidedLevel) else None
            gone = None if through is None else (through.chosen, len(through.judged), through.done)
            counted = (widget.wrong, widget.hints, widget.stars, repr(widget._judged), gone)
            return (*settings, lies, guided.tried, *counted)
        case PlayLevel():
            return (*settings, widget._state, widget._line, widget._right, repr(widget._tries))
        case Question():
            return (*settings, widget._exercise.key, repr(widget._answer), repr(widget._grade), repr(widget._tries))
        case GridLevel():
            return (*settings, repr(widget._notes), widget._pen, widget._slip, widget._right, repr(widget._tries))
        case Score():
            return (*settings, widget._rounds, widget._number, widget._reader)
        case Map():
            return (*settings, repr(widget.progress), widget._lessons)
        case Scenario():
            bench = widget._bench
            bench_now = (bench.picked, bench.target, bench.reader, bench.asked, bench.of)
            return (*settings, *bench_now, bench.draft, tuple(bench.past), tuple(bench.found))
        case Board():
            return (*settings, repr(widget._pages), widget.basis.seen)
        case _:
            raise TypeError(type(widget))
