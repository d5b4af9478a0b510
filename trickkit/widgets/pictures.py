"""The static picture of a view: the same words and cards as the live widget, taken from its snapshot.

Since a picture is made from the snapshot alone, it can show nothing that the snapshot does not hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from trickkit.cards import Card, Rank, Suit
from trickkit.render import (
    DownPicture,
    GridPicture,
    LabelledCard,
    QuestionPicture,
    SeatPicture,
    TablePicture,
    TrickCard,
)
from trickkit.render.picture import Sign
from trickkit.seats import Seat

View = Mapping[str, Any]
SIGNS = ("cross", "ring", "open", "out")
"""The signs of a board that a picture draws."""


_SIGNS = dict(zip("CDHS", "♣♦♥♠", strict=True))


def flat(text: Iterable[Any], *, signs: bool = False) -> str:
    """Write a text of the view as a plain string.

    Args:
        text: parts as in the view.
        signs: write a card as rank and sign, which a picture draws in its deck; else cards are named.

    >>> said = ["West wins with ", {"card": "AH", "short": "A", "name": "ace of hearts"}, "."]
    >>> flat(said), flat(said, signs=True)
    ('West wins with ace of hearts.', 'West wins with A♥.')
    """
    pieces = []
    for part in text:
        if isinstance(part, str):
            pieces.append(part)
        elif "card" in part:
            pieces.append(part["short"] + _SIGNS[part["card"][1]] if signs else part["name"])
        elif "suit" in part:
            pieces.append(f"{_SIGNS[part['suit']]} {part['name']}" if signs else part["name"])
        else:
            pieces.append(flat(part.get("b") or part.get("em") or (), signs=signs))
    return "".join(pieces)


def table_picture(view: View) -> TablePicture:
    """Describe a table."""
    hand, down = view["hand"], view["down"]
    seats = []
    for seat in view["seats"]:
        mine = hand is not None and hand["seat"] == seat["seat"]
        cards = hand["cards"] if mine else seat["open"] or ()
        seats.append(
            SeatPicture(
                Seat(seat["seat"]),
                seat["name"],
                (*seat["plain"], *(badge["text"] for badge in seat["badges"])),
                seat["turn"],
                0 if cards else seat["count"],
                tuple(Card.parse(card["card"]) for card in cards),
                seat["toplay"],
                _down(down) if down is not None and down["seat"] == seat["seat"] else None,
            )
        )
    trick = tuple(
        TrickCard(Seat(card["seat"]), Card.parse(card["card"]), card["order"], bool(card.get("win")))
        for card in view["trick"]
    )
    said = view.get("goal") or view["say"]
    lines = [view["label"], view["sub"], *(card["label"] for card in view["trick"])]
    if down is not None:
        lines.append(down["name"])
    if hand is not None:
        lines.append(f"{hand['label']}: {', '.join(card['name'] for card in hand['cards'])}")
    return TablePicture(
        view["title"],
        view["sub"],
        _facts(view),
        tuple(seats),
        trick,
        flat(said, signs=True),
        ". ".join([*lines, flat(said)]),
        Seat(hand["seat"]) if hand else None,
        view["calling"],
    )


def _facts(view: View) -> tuple[tuple[str, str], ...]:
    facts = [(fact["label"], flat(fact["value"], signs=True)) for fact in view["facts"]]
    if view["exposed"] is not None:
        facts.append(("", flat(view["exposed"]["text"], signs=True)))
    return tuple(facts)


def _down(down: View) -> DownPicture:
    return DownPicture(down["label"], Card.parse(down["card"]) if down["card"] else None)


def question_picture(view: View) -> QuestionPicture | TablePicture:
    """Describe a question, by the table that it is about if there is one."""
    if view["board"] is not None:
        return _asked_table(view)
    goal = flat(view["goal"])
    cards: list[LabelledCard] = []
    groups: list[tuple[str, tuple[str, ...]]] = []
    if view["felt"]:
        cards = [LabelledCard(card["name"], Card.parse(card["card"])) for card in view["felt"]["cards"]]
    for group in view["groups"]:
        if group["options"] and all(option.get("card") for option in group["options"]):
            cards += [
                LabelledCard(
                    "" if option["label"] == option["name"] else option["label"],
                    Card.parse(option["card"]),
                    option.get("sub") or "",
                )
                for option in group["options"]
            ]
        else:
            groups.append((group["legend"], tuple(option["label"] for option in group["options"])))
    given = tuple((line["label"], flat(line["value"], signs=True)) for line in view["given"])
    alt = [view["label"], goal, *(f"{line['label']}: {flat(line['value'])}" for line in view["given"])]
    shelves = tuple(shelf for each in view["rounds"] for shelf in _shelves(each, each["title"]))
    for each in view["rounds"]:
        head = [each["title"]] if each["title"] else []
        alt += [*head, *(f"{line['label']}: {flat(line['value'])}" for line in each["given"]), *_told_round(each)]
    alt += [f"{legend} {', '.join(options)}" for legend, options in groups]
    alt += [option["name"] for group in view["groups"] for option in group["options"] if option.get("card")]
    return QuestionPicture(
        view["title"],
        flat(view["goal"], signs=True),
        given,
        tuple(cards),
        tuple(groups),
        ". ".join(line.rstrip(".") for line in alt) if view["rounds"] else ". ".join(alt),
        shelves,
    )


def _asked_table(view: View) -> TablePicture:
    """Describe a table with the question below it; in words the complete tricks and the options, too."""
    board = view["board"]
    options = [option for group in view["groups"] for option in group["options"] if option.get("card")]
    shown = next(seat["open"] for seat in board["seats"] if seat["you"])
    own = options if shown is None else shown  # the hand lies at the table, unless it is what is chosen from
    head = {"title": view["title"], "facts": view["given"], "goal": view["goal"], "label": view["label"]}
    table = table_picture(board | head | {"hand": board["hand"] | {"cards": own}})
    lines = [f"{trick['title']}: {', '.join(card['label'] for card in trick['cards'])}" for trick in board["earlier"]]
    for group in view["groups"]:
        words = [option["label"] for option in group["options"] if not (shown is None and option.get("card"))]
        lines += [f"{group['legend']} {', '.join(words)}"] if words else []
    return replace(table, alt=". ".join([table.alt, *lines]))


def score_picture(view: View) -> QuestionPicture:
    """Describe a score sheet."""
    given = tuple((team["name"], team["text"]) for team in view["teams"])
    rows = tuple((f"{row['n']} {row['dealer']}", (flat(row["say"], signs=True),)) for row in view["rows"])
    alt = [view["label"], *(team["label"] for team in view["teams"])]
    alt += [f"{row['n']}: {flat(row['say'])}" for row in view["rows"]] + [flat(view["say"])]
    return QuestionPicture(view["title"], flat(view["say"], signs=True), given, (), rows, ". ".join(filter(None, alt)))


def map_picture(view: View) -> QuestionPicture:
    """Describe the way through the course."""
    given = tuple((fact["label"], flat(fact["value"])) for fact in view["facts"])
    parts = tuple(
        (part["title"], tuple(f"{lesson['number']} {lesson['title']}: {lesson['note']}" for lesson in part["lessons"]))
        for part in view["parts"]
    )
    go = view["go"]
    goal = f"{go['say']}: {go['title']}, {go['note']}" if go else ""
    alt = [view["label"], goal, *(f"{title}: {', '.join(lines)}" for title, lines in parts)]
    return QuestionPicture(view["title"], goal, given, (), parts, ". ".join(filter(None, alt)))


def grid_picture(view: View) -> GridPicture:
    """Describe the board of pairs."""
    marks: list[tuple[str, Sign]] = [(cell["key"], cell["mark"]) for cell in view["cells"] if cell["mark"]]
    marks += [(cell["key"], "out") for cell in view["cells"] if cell["status"] == "out"]
    return GridPicture(
        view["title"],
        tuple(Rank(row["key"]) for row in view["rows"]),
        tuple(Suit(col["key"]) for col in view["cols"]),
        tuple(marks),
        f"{view['title']} {view['sub']}",
        view["sub"],
        tuple((line["status"], line["text"]) for line in view["legend"] if line["status"] in SIGNS),
    )


def grid_level_picture(view: View) -> GridPicture:
    """Describe a level on the board of pairs: with goal, tricks and, where they matter, own cards."""
    board = grid_picture(view)
    given = tuple((line["label"], flat(line["value"], signs=True)) for line in view["given"])
    alt = [view["label"], flat(view["goal"]), *(f"{label}: {value}" for label, value in given)]
    alt += _told_round(view)
    told = [view["note"], *(cell["label"] for cell in view["cells"] if cell["mark"])]
    return replace(
        board,
        goal=flat(view["goal"], signs=True),
        given=given,
        shelves=_shelves(view),
        alt=". ".join(line.rstrip(".") for line in [*alt, view["sub"], *told]),
    )


def _shelves(view: View, title: str = "") -> tuple[tuple[str, tuple[LabelledCard, ...]], ...]:
    """Give the tricks of a round and the own cards in rows; `title` is put before their headings."""
    head, shelves = f"{title} · " if title else "", []
    for trick in view["tricks"]:
        cards = (
            LabelledCard(at["name"], Card.parse(at["card"]), "✓" if at.get("win") else "") for at in trick["cards"]
        )
        said = f"{trick['title']}: {flat(trick['say'], signs=True)}" if trick["say"] else trick["title"]
        shelves.append((f"{head}{said}", tuple(cards)))
    if view["hand"]:
        cards = (LabelledCard("", Card.parse(card["card"])) for card in view["hand"]["cards"])
        shelves.append((f"{head}{view['hand']['label']}", tuple(cards)))
    return tuple(shelves)


def _told_round(view: View) -> list[str]:
    """Tell the tricks of a round and the own cards."""
    told = []
    for trick in view["tricks"]:
        line = f"{trick['title']}: {', '.join(at['label'] for at in trick['cards'])}"
        told.append(f"{line}. {flat(trick['say'])}" if trick["say"] else line)
    if view["hand"]:
        told.append(f"{view['hand']['label']}: {', '.join(card['label'] for card in view['hand']['cards'])}")
    return told


def suits_picture(view: View) -> QuestionPicture:
    """Describe the list of suits."""
    given = tuple((f"{_SIGNS[item['key']]} {item['name']}", item["label"]) for item in view["items"])
    alt = [view["title"], view["note"], *(f"{item['name']}: {item['label']}" for item in view["items"])]
    return QuestionPicture(view["title"], view["note"], given, (), (), ". ".join(alt))
