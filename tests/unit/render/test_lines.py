"""Widths and breaks of lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from trickkit.cards import Card, Suit
from trickkit.i18n import Text, Words
from trickkit.i18n.text import Bold, Em
from trickkit.render.lines import ROOM, Run, balanced, packed, plain, runs, width, wrap

WORDS = Words()


def heavy(said: str) -> Run:
    return Run(said, bold=True)


def test_widths_are_those_of_arial() -> None:
    assert width((Run("Trick 2, you play last"),), 1000) == 9114
    assert width((Run("North", bold=True),), 1000) == 2666
    assert width((Run("ä"),), 10) == width((Run("a"),), 10)
    assert width((Run("♥"),), 10) == 9


def test_what_the_table_does_not_hold_is_guessed_wide() -> None:
    assert width((Run("Ж"),), 1000) == 620
    assert width((Run("牌"),), 1000) == 1000
    assert width((Run("\N{COMBINING ACUTE ACCENT}"),), 1000) == 0


def test_a_text_becomes_runs_with_its_cards_as_rank_and_sign() -> None:
    card, suit = WORDS.card_part(Card.parse("TD")), WORDS.suit_part(Suit.SPADES)
    said = Text.of(Bold(Text.of("West ", Em(Text.of("wins")))), ": ", card, " and ", suit)
    assert runs(said) == (heavy("West wins"), Run(": "), heavy("10♦"), Run(" and ♠\xa0spades"))
    assert runs(Text.of("a", suit), bold=True) == (heavy("a♠\xa0spades"),)
    assert runs("") == ()


def test_a_word_in_two_weights_is_not_torn() -> None:
    said = Text.of("It was ", Bold(Text.of("K♥")), ", they say.")
    lines = wrap(said, 70, 15)
    assert [plain(line) for line in lines] == ["It was", "K♥, they", "say."]
    assert lines[1] == (heavy("K♥"), Run(", they"))


def test_no_word_is_left_alone() -> None:
    said = "West wins with the ace of hearts; the reason stays secret until the end."
    loose, even = wrap(said, 470, 15), balanced(said, 470, 15)
    assert len(loose) == len(even) == 2
    assert width(even[0], 15) - width(even[1], 15) < width(loose[0], 15) - width(loose[1], 15)
    assert balanced("", 100, 15) == []


def test_notes_break_between_notes() -> None:
    assert [plain(line) for line in packed(["Vorhand", "", "weiß es"], 150, 16)] == ["Vorhand · weiß es"]
    assert [plain(line) for line in packed(["Vorhand", "weiß es"], 100, 16)] == ["Vorhand", "weiß es"]
    assert packed([""], 100, 16) == []


@given(st.text(), st.floats(20, 600), st.booleans())
def test_every_line_fits_and_no_letter_is_lost(said: str, room: float, bold: bool) -> None:
    lines = wrap(said, room, 16, bold=bold)
    assert all(width(line, 16) <= room / ROOM or len(plain(line)) == 1 for line in lines)
    blanks = str.maketrans("", "", " \t\r\n")
    assert "".join(map(plain, lines)).translate(blanks) == said.translate(blanks)
