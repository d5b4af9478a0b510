"""Hypothesis strategies for deals, positions, records, and texts that are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from trickkit import DECK, Score, Seat, write_record
from trickkit.games.latinern import Deal, Latinern
from trickkit.record.model import TAGS

if TYPE_CHECKING:
    from trickkit.games.latinern import LatinernState

seats = st.sampled_from(list(Seat))
cards = st.sampled_from(DECK)
settings_of_the_house = st.builds(
    Latinern,
    target=st.integers(1, 99) | st.just(12),
    late_ask_penalty=st.sampled_from(["two", "stake"]),
    open_tricks=st.sampled_from(["last", "all"]),
)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Draw a deal: any dealer, any twenty cards."""
    mixed = draw(st.permutations(DECK))
    return Deal(draw(seats), tuple(tuple(mixed[i : i + 5]) for i in range(0, 20, 5)))


@st.composite
def states(draw: st.DrawFn) -> LatinernState:
    """Draw a position: a round played by legal acts and offences of any seat, whole or cut short anywhere."""
    game = draw(settings_of_the_house)
    points = st.integers(0, game.target - 1)
    state = game.start(draw(deals()), Score(draw(points), draw(points)))
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=30)):
        acts = [act for seat in Seat for act in (*state.legal_actions(seat), *state.offences(seat))]
        acts = [act for act in acts if act.token not in {"leak", "go"} or choice % 13 == 0]
        if not acts:
            break
        state = state.apply(acts[choice % len(acts)])
    return state


def records() -> st.SearchStrategy[str]:
    """Draw the text of a full record."""
    return states().map(write_record)


PIECES = [
    *(f'[{tag} "' for tag in TAGS),
    *('"]', "[", "]", '"', "{", "}", ";", "\n", "\r", "\r\n", "\t", " ", "\ufeff", "\x00", "\x85", "\u2028", "1.", ":"),
    *("N:", "e:", "S:", "W:", "TC", "10h", "J♠", "?", "ask", "stay", "go", "leak", "wins", "latinern", "trickkit 1"),
    *("NS:8 EW:3", "target=5", "late_ask_penalty=stake", "N:TC 7H AS 8S 9D", "\ud800", "ſ", "٣"),
    *(
        "twenty-eight",
        "14",
        "28",
        "29",
        "pass",
        "trump=7S",
        "trump=?",
        "raise=24",
        "thani",
        "show",
        "concede",
        "accept",
    ),
    *("play-on", "redeal", "sixes=on", "three_players=on", "scores=14:+1/-2", "-", "="),
]


def scraps() -> st.SearchStrategy[str]:
    """Draw text made of pieces of notation, in no order, with rubbish between."""
    return st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=40).map("".join)


@st.composite
def edited_records(draw: st.DrawFn) -> str:
    """Draw a valid record with a few random edits: cut, doubled, swapped, or something put in."""
    text = draw(records())
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        new = draw(st.sampled_from(["", text[start:end] * 2, *PIECES]) | st.text(max_size=3))
        text = text[:start] + new + text[end:]
    return text
