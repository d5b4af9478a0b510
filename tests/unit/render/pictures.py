"""Any picture whatever, for properties."""

from __future__ import annotations

from hypothesis import strategies as st

from trickkit.cards import DECK, Card, Rank, Suit
from trickkit.i18n import Text, Words
from trickkit.render import (
    DownPicture,
    GridPicture,
    LabelledCard,
    Picture,
    QuestionPicture,
    SeatPicture,
    TablePicture,
    TrickCard,
)
from trickkit.seats import Seat

WORDS = Words("de")

words = st.one_of(st.text(max_size=30), st.sampled_from(["♥ Herz", "<b>&\"'", "a" * 90, "\x00\x1b", "Trick 2"]))
cards = st.sampled_from(DECK)
hands = st.lists(cards, max_size=8, unique=True).map(tuple)
prose = st.one_of(
    words, cards.map(lambda card: Text.of("mit ", WORDS.card_part(card), " und ", WORDS.suit_part(card.suit)))
)
pairs = st.lists(st.tuples(words, prose), max_size=4).map(tuple)


def _seat(seat: Seat) -> st.SearchStrategy[SeatPicture]:
    notes = st.lists(words, max_size=3).map(tuple)
    down = st.none() | st.builds(DownPicture, words, st.none() | cards)
    return st.builds(SeatPicture, st.just(seat), words, notes, st.booleans(), st.integers(0, 8), hands, words, down)


def _trick(laid: list[Card], order: list[Seat], wins: int) -> tuple[TrickCard, ...]:
    return tuple(TrickCard(s, c, i + 1, i == wins) for i, (s, c) in enumerate(zip(order, laid, strict=False)))


tricks = st.builds(_trick, st.lists(cards, max_size=4, unique=True), st.permutations(list(Seat)), st.integers(0, 4))
tables = st.builds(
    TablePicture,
    words,
    words,
    pairs,
    st.tuples(*map(_seat, Seat)),
    tricks,
    prose,
    words,
    st.none() | st.sampled_from(Seat),
    st.booleans(),
)
questions = st.builds(
    QuestionPicture,
    words,
    prose,
    pairs,
    st.lists(st.builds(LabelledCard, words, cards, words), max_size=8).map(tuple),
    st.lists(st.tuples(words, st.lists(prose, max_size=5).map(tuple)), max_size=3).map(tuple),
    words,
    st.lists(
        st.tuples(prose, st.lists(st.builds(LabelledCard, words, cards, words), min_size=1, max_size=5).map(tuple)),
        max_size=2,
    ).map(tuple),
)
grids = st.builds(
    GridPicture,
    words,
    st.permutations(list(Rank)).map(tuple),
    st.permutations(list(Suit)).map(tuple),
    st.lists(st.tuples(cards.map(str), st.sampled_from(["cross", "ring", "out"])), max_size=32).map(tuple),
    words,
    prose,
    st.lists(st.tuples(st.sampled_from(["cross", "ring", "out", "open"]), words), max_size=3).map(tuple),
)
pictures: st.SearchStrategy[Picture] = st.one_of(tables, questions, grids)
