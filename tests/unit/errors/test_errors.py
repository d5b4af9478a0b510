"""Three kinds of error; each names the offending text on one printable line."""

from __future__ import annotations

import pytest

from tests.texts import position, record
from trickkit import IllegalActionError, NotationError, TrickkitError, WrongSeatError
from trickkit.games.latinern import parse_act


def test_all_are_value_errors():
    assert issubclass(TrickkitError, ValueError)
    assert issubclass(NotationError, TrickkitError)
    assert issubclass(IllegalActionError, TrickkitError)
    assert issubclass(WrongSeatError, IllegalActionError)


def test_a_notation_error_carries_text_and_place():
    error = NotationError('"xx" is no card', "xx", (3, 7))
    assert (str(error), error.message, error.text, error.at) == ('"xx" is no card', '"xx" is no card', "xx", (3, 7))
    assert (NotationError("nothing here").text, NotationError("nothing here").at) == ("", None)


@pytest.mark.parametrize(
    "text", ["N:" + "x" * 10_000, "\u2028", "N:\u200e9D", "N:9D\u2029", "N\x85:9D", "x" * 500 + ":9D"]
)
def test_a_message_is_one_short_printable_line(text):
    """Whatever stands in the file: no line ends, nothing invisible, no page of rubbish."""
    with pytest.raises(NotationError) as caught:
        parse_act(text)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200


def test_a_shortened_text_is_kept_whole_beside_the_message():
    with pytest.raises(NotationError) as caught:
        parse_act("N:" + "x" * 100)
    assert caught.value.text == "N:" + "x" * 100
    assert "N:" + "x" * 37 + "…" in str(caught.value)


def test_an_illegal_act_carries_act_seat_and_reason():
    with pytest.raises(IllegalActionError) as caught:
        position(record("N:ask")).apply(parse_act("N:TC"))
    error = caught.value
    assert (str(error.action), error.seat, error.reason.code, error.reason.clause) == (
        "N:TC",
        "N",
        "question-open",
        "L16",
    )
    assert str(error) == "N:TC is not allowed here: a question is open; answer it with stay or go first (L16)"
