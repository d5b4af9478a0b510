"""Text made of parts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trickkit.cards import Card, Suit
from trickkit.i18n import Bold, CardPart, Em, SuitPart, Text, plain, spoken, to_json
from trickkit.i18n.markup import placeholders, render

KING = CardPart(Card.parse("KH"), "K", "king of hearts", "K♥")
TEXT = Text.of(Bold(Text.of("West wins: ", KING)), " in ", SuitPart(Suit.HEARTS, "hearts"), Em(Text.of(".")))


def test_three_ways_to_give_a_text():
    assert plain(TEXT) == str(TEXT) == "West wins: K♥ in hearts."
    assert spoken(TEXT) == "West wins: king of hearts in hearts."
    assert to_json(TEXT) == [
        {"b": ["West wins: ", {"card": "KH", "short": "K", "name": "king of hearts"}]},
        " in ",
        {"suit": "H", "name": "hearts"},
        {"em": ["."]},
    ]


def test_texts_are_values():
    same = eval(repr(TEXT), {**globals()})  # noqa: S307 - a repr rebuilds what it shows
    assert same == TEXT
    assert hash(same) == hash(TEXT)
    with pytest.raises(TypeError):
        TEXT[0] = "East"  # type: ignore[index]


@given(st.lists(st.sampled_from(["", "a", "b c", KING])))
def test_strings_that_touch_are_joined(parts):
    text = Text.of(*parts)
    assert plain(text) == "".join(part if isinstance(part, str) else part.written for part in parts)
    assert "" not in text
    assert not any(isinstance(a, str) and isinstance(b, str) for a, b in pairwise(text))


def test_sentences_are_joined():
    assert Text.join([]) == Text()
    assert Text.join([TEXT]) == TEXT
    assert plain(Text.join([Text.of("One."), Text.of("Two."), TEXT], between=" / ")).startswith("One. / Two. / West ")


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("{x} and {x}", "Hearts and hearts"),
        ("Yes. {x}. No? {x}… {x}", "Yes. Hearts. No? Hearts… Hearts"),
        ("He said: {x}", "He said: hearts"),
        ("„{x}“ or “{x}”", "„Hearts“ or “hearts”"),
        ("It ended.” {x}", "It ended.” Hearts"),
        ("**{x}** *{x}*. **{x}**", "Hearts hearts. Hearts"),
        ("1.{x}", "1.hearts"),
        ("{x:form}", "Hearts"),
        ("a ** b", "a ** b"),
    ],
)
def test_a_string_that_opens_a_sentence_is_capitalised(template, text):
    assert plain(render(template, lambda *_: "hearts")) == text


def test_placeholders_are_found_inside_bold():
    assert placeholders("{a} **{b:dem} x** *{c}* {d}") == [("a", ""), ("b", "dem"), ("c", ""), ("d", "")]


def test_a_text_may_fill_a_placeholder():
    assert render("{x} end", lambda *_: Text.of(KING, ".")) == Text.of(KING, ". end")
    assert plain(render("{x} end", lambda *_: Text.of())) == " end"
