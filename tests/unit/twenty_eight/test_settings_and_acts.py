"""House settings and acts: read, printed, refused."""

from __future__ import annotations

import pytest

from tests.texts_28 import position, record
from trickkit import IllegalActionError, NotationError, Seat, TrickkitError
from trickkit.games.latinern import Ask as AskOfLatinern
from trickkit.games.twenty_eight import Row, TwentyEight, legality, parse_act
from trickkit.games.twenty_eight.position import Position
from trickkit.table import Event


@pytest.mark.parametrize(
    "text",
    [
        "",
        "target=99",
        "target=5 deals=3 late_trump=rank scores=1:+1/-1 cot=on thani=on blank_hand=on keep_jacks=on three_players=on",
        "deals=1 sixes=on",
        "scores=14:+0/-0,28:+99/-99",
    ],
)
def test_settings_print_and_parse(text):
    assert str(TwentyEight.parse(text)) == text
    assert eval(repr(TwentyEight.parse(text)), {"TwentyEight": TwentyEight, "Row": Row}) == TwentyEight.parse(text)  # noqa: S307


def test_defaults_are_not_written():
    text = "three_players=off cot=off scores=14:+1/-2,20:+2/-3,25:+3/-4 late_trump=literal sixes=off"
    assert str(TwentyEight.parse(text)) == ""
    assert str(TwentyEight.parse("cot=on target=7")) == "target=7 cot=on"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("target=0", 1),
        ("target=100", 1),
        ("target=", 1),
        ("target", 1),
        ("deals=0", 1),
        ("deals=x", 1),
        ("deals=05", 1),
        ("late_trump=both", 1),
        ("cot=yes", 1),
        ("cot=On", 1),
        ("Cot=on", 1),
        ("cot", 1),
        ("cot=on cot=on", 8),
        ("open_tricks=all", 1),
        ("late_ask_penalty=two", 1),
        ("cot=on  bids=3", 9),
        ("scores=", 1),
        ("scores=14:+1/-2,", 1),
        ("scores=14:1/2", 1),
        ("scores=14:+1/+2", 1),
        ("scores=15:+1/-2", 1),
        ("scores=14:+1/-2,14:+2/-3", 1),
        ("scores=14:+1/-2,29:+2/-3", 1),
        ("scores=14:+01/-2", 1),
        ("scores=14:+1/-2;20:+2/-3", 1),
        ("cot=on sixes=on target=6", 17),
        ("scores=14:+1/-2 sixes=on", 1),
    ],
)
def test_wrong_settings(text, place):
    with pytest.raises(NotationError) as caught:
        TwentyEight.parse(text)
    assert caught.value.at == (1, place)
    assert caught.value.text in text


@pytest.mark.parametrize(
    "wrong",
    [
        {"target": 0},
        {"deals": 100},
        {"late_trump": "x"},
        {"scores": ()},
        {"scores": (Row(14, -1, 2),)},
        {"scores": (Row(20, 1, -1),)},
    ],
)
def test_wrong_values(wrong):
    with pytest.raises(NotationError):
        TwentyEight(**wrong)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("n:14", "N:14"),
        ("E:pass", "E:pass"),
        ("S:redeal", "S:redeal"),
        ("w:trump=10h", "W:trump=TH"),
        ("W:trump=D♠", "W:trump=QS"),
        ("W:trump=?", "W:trump=?"),
        ("N:raise=24", "N:raise=24"),
        ("N:b♥", "N:JH"),
        *((f"N:{word}", f"N:{word}") for word in ("ask", "thani", "show", "concede", "accept", "play-on")),
    ],
)
def test_acts_print_and_parse(text, printed):
    assert str(parse_act(text)) == printed
    assert parse_act(printed) == parse_act(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "14",
        "X:14",
        "N:",
        "N:014",
        "N:-14",
        "N:+14",
        "N:14.",
        "N:Pass",
        "N:playon",
        "N:trump",
        "N:trump=",
        "N:trump=6H",
        "N:raise",
        "N:raise=",
        "N:raise=x",
        "N:raise=024",
        "N:?",
        "N:leak",
        "N:stay",
        "N:wins",
        "N:Trump=7S",
    ],
)
def test_texts_that_are_no_acts(text):
    with pytest.raises(NotationError):
        parse_act(text)


def test_what_belongs_to_another_game():
    state = position(record())
    with pytest.raises(IllegalActionError) as caught:
        state.apply(AskOfLatinern(Seat.NORTH))
    assert caught.value.reason.code == "other-game"
    with pytest.raises(TypeError):
        state.position.after(Event(), state.game)


def test_a_view_lets_pass_what_depends_on_cards_it_does_not_see():
    view = position(record("N:14 W:pass S:pass E:pass N:trump=7D N:pass S:pass N:KS")).observe(Seat.NORTH)
    seen = view.position
    assert isinstance(seen, Position)
    assert legality.refusal(seen, parse_act("W:7H"), view.game) is None
    assert legality.refusal(seen, parse_act("W:ask"), view.game) is None
    assert legality.refusal(seen, parse_act("S:7S"), view.game) is not None


def test_the_errors_are_of_the_library():
    assert issubclass(NotationError, TrickkitError)
