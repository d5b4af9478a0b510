"""Conditions as text: read, printed, and refused with the place of the fault."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.lab.conditions import own_conditions
from trickkit.cards import DECK, CardSet, Rank, Suit
from trickkit.errors import NotationError, TrickkitError
from trickkit.lab.conditions import Amount, Who, condition, holds, own, schlag, trump
from trickkit.lab.conditions.facts import HauptschlagDealt, Holds, Named
from trickkit.lab.conditions.what import COUNTED, Counted, Together

HERE = "tests.unit.lab.conditions.own_conditions"
amounts = st.integers(0, 8).map(Amount) | st.builds(lambda a, b: Amount(a, a + b), st.integers(0, 8), st.integers(0, 4))
counted = st.sampled_from([*COUNTED.values(), Counted.OF_A_SUIT])
named = st.frozensets(st.sampled_from(DECK), min_size=1, max_size=5).map(CardSet)
shared = st.lists(st.sampled_from(list(Rank)), min_size=2, max_size=4, unique=True).map(lambda r: Together(tuple(r)))
who = st.sampled_from(list(Who))
facts = (
    st.builds(Holds, who, counted, amounts, st.booleans())
    | st.builds(Holds, who, named | shared, st.just(Amount(1, 1)), st.booleans())
    | st.just(HauptschlagDealt())
    | st.builds(Named, st.sampled_from([*Suit, *Rank]))
)
conditions = st.recursive(
    facts,
    lambda inner: (
        st.builds(lambda a, b: a & b, inner, inner)
        | st.builds(lambda a, b: a | b, inner, inner)
        | inner.map(lambda a: ~a)
    ),
    max_leaves=6,
)


@given(conditions)
def test_what_is_printed_is_read(found):
    assert condition(str(found)) == found


@given(conditions)
def test_a_repr_rebuilds(found):
    assert eval(repr(found), {"condition": condition}) == found  # noqa: S307 - our own


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("n HOLDS no Schläge", "N holds 0 schlaege"),
        ("N holds 1 schlag", "N holds 1 schlag"),
        ("Dealer Side holds 1 trumps", "dealer side holds 1 trump"),
        ("knowers hold 2-2 aces", "knowers holds 2 aces"),
        ("ns holds 10H jS at first", "NS holds TH JS at first"),
        ("W holds b,9 of a suit", "W holds J,9 of a suit"),
        ("trump hearts and schlag king", "trump H and schlag K"),
        ("not not hauptschlag not dealt", "hauptschlag not dealt"),
        ("not (N holds 1 ace or S holds 1 ace)", "not (N holds 1 ace or S holds 1 ace)"),
        ("(N holds 1 ace or S holds 1 ace) and trump C", "(N holds 1 ace or S holds 1 ace) and trump C"),
        ("(N holds 1 ace and S holds 1 ace) or trump C", "N holds 1 ace and S holds 1 ace or trump C"),
        (f"{HERE}:never and trump C", f"{HERE}:never and trump C"),
    ],
)
def test_ways_to_write_it(text, same):
    assert str(condition(text)) == same
    assert condition(same) == condition(text)


@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("", 1, "ends too soon; begin with who holds something"),
        ("X holds 2 aces", 1, '"X" is not understood here; begin with who holds something'),
        ("N has 2 aces", 3, '"has" is not understood here; write "holds"'),
        ("N holds", 8, "ends too soon; say how much is held"),
        ("N holds two aces", 9, '"two" is not understood here; say how much'),
        ("N holds 3-2 aces", 9, '"3-2"'),
        ("N holds 100 aces", 9, '"100"'),
        ("N holds 2 schlage", 11, '"schlage" is not understood here; name what is counted: schlaege, trumps'),
        ("N holds 2", 10, "ends too soon; name what is counted"),
        ("N holds JH JH", 12, "write each card once"),
        ("N holds J,X of a suit", 9, "write ranks with commas between"),
        ("N holds J,J of a suit", 9, "write each rank once"),
        ("N holds J,9 aces", 13, 'write "of a suit" behind the ranks'),
        ("hauptschlag", 12, 'write "hauptschlag dealt"'),
        ("trump X", 7, '"X" is not understood here; name a suit'),
        ("schlag", 7, "ends too soon; name a rank"),
        ("(trump C", 9, 'close the bracket with ")"'),
        ("trump C trump D", 9, 'write "and" or "or" between conditions'),
        ("trump C and", 12, "ends too soon"),
        ("not " * 60 + "trump C", 201, "write fewer brackets and nots"),
        (":never", 1, '":never" is no condition; write module:function'),
        (".here:never", 1, "is no condition; write module:function"),
    ],
)
def test_faults_are_named_with_their_place(text, column, said):
    with pytest.raises(NotationError) as caught:
        condition(text)
    assert said in str(caught.value)
    assert caught.value.at == (1, column)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_module:never", "cannot be loaded: ModuleNotFoundError"),
        (f"{HERE}:sometimes", "has no function sometimes"),
        (f"{HERE}:NUMBER", "has no function NUMBER"),
    ],
)
def test_functions_that_are_not_there(name, said):
    with pytest.raises(TrickkitError, match=said):
        condition(name)


def test_in_python():
    assert holds("n", "KH QH", hearts=2, of_a_suit="0") == condition(
        "N holds KH QH and N holds 2 hearts and N holds 0 of a suit"
    )
    assert trump("h") & schlag("10") == condition("trump H and schlag T")
    assert repr(own(own_conditions.never)) == "own(never)"
    assert repr(condition(f"{HERE}:never")) == f"condition('{HERE}:never')"
    assert str(own(partial(own_conditions.never))) == "partial"
    assert repr(Counted.TRUMPS) == "Counted.TRUMPS"
    assert repr(Who.DEALER_SIDE) == "Who.DEALER_SIDE"


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: holds("N"), "asks for nothing"),
        (lambda: holds("Q", aces=1), '"Q" is nobody here'),
        (lambda: holds("N", knaves=1), '"knaves" cannot be counted; count schlaege, trumps'),
        (lambda: holds("N", aces="many"), '"many" is no amount'),
        (lambda: trump("X"), '"X" is no suit'),
    ],
)
def test_faults_in_python(ask, said):
    with pytest.raises(NotationError, match=said):
        ask()
