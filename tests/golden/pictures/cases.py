"""The pictures whose drawings lie beside this file: one of each kind, between them both decks and both languages.

python -m tests.golden.pictures.cases    # draw them anew; look at them, and review the diff
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from trickkit.cards import Card, Rank, Suit, parse_cards
from trickkit.i18n import Text, Words
from trickkit.render import (
    DownPicture,
    GridPicture,
    LabelledCard,
    QuestionPicture,
    SeatPicture,
    TablePicture,
    TrickCard,
    svg,
    text,
)
from trickkit.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS: Final = Words("de")
TABLE: Final = TablePicture(
    title="Latinern",
    sub="Stich 3, gewonnen",
    facts=(("Partie bis 12", "wir 6 : 4 sie"), ("Trumpf", Text.of(WORDS.suit_part(Suit.HEARTS)))),
    seats=(
        SeatPicture(Seat.NORTH, "Nord", ("Geber", "weiß es"), backs=2),
        SeatPicture(Seat.EAST, "Ost", ("Vorhand", "weiß es"), backs=1),
        SeatPicture(Seat.SOUTH, "Süd", ("du", "blind"), turn=True, cards=parse_cards("JC QD"), toplay="am Zug"),
        SeatPicture(Seat.WEST, "West", ("blind",)),
    ),
    trick=(TrickCard(Seat.WEST, Card.parse("KS"), 1), TrickCard(Seat.NORTH, Card.parse("AD"), 2, wins=True)),
    say=WORDS.message("announced", seat=Seat.WEST, card=Card.parse("AH")),
    alt='Süd ist am Zug. West spielte "Pik-König", Nord das Karo-Ass.',
)
HIDDEN_TRUMP: Final = TablePicture(
    title="Twenty-eight",
    sub="Trick 3, you play last",
    facts=(("East bid", "18"), ("Deal", "2 of 4"), ("Match", "us 1 : −2 them")),
    seats=(
        SeatPicture(Seat.NORTH, "North", ("dealer",), backs=5),
        SeatPicture(Seat.EAST, "East", ("bidder",), backs=4, down=DownPicture("hidden trump")),
        SeatPicture(Seat.SOUTH, "South", ("you",), turn=True, cards=parse_cards("AS 8S JH QH 9D KD"), toplay="to play"),
        SeatPicture(Seat.WEST, "West", ("eldest",), backs=5),
    ),
    trick=tuple(
        TrickCard(seat, card, order)
        for order, (seat, card) in enumerate(
            zip((Seat.EAST, Seat.NORTH, Seat.WEST), parse_cards("AH TH 8H"), strict=True), start=1
        )
    ),
    say="West plays 8♥. It is your turn.",
    alt="Card table, Twenty-eight. East's hidden trump card. Your cards: ace of spades, eight of spades …",
)
THREE_PLAYERS: Final = TablePicture(
    title="Achtundzwanzig",
    sub="Erhöhen",
    facts=(("Dein Gebot", "15"), ("Partie bis sechs", "Ost 3, Du 0, West −2")),
    seats=(
        SeatPicture(Seat.EAST, "Ost", backs=8),
        SeatPicture(
            Seat.SOUTH,
            "Süd",
            ("Vorhand", "Bieter", "du"),
            turn=True,
            cards=parse_cards("JS 9S KS QS 9C AC TC"),
            toplay="am Zug",
            down=DownPicture("verdeckter Trumpf", Card.parse("AH")),
        ),
        SeatPicture(Seat.WEST, "West", ("Geber",), backs=8),
    ),
    trick=(),
    say="Du darfst das Gebot erhöhen.",
    alt="Kartentisch, Achtundzwanzig. Deine Trumpfkarte, Herz-Ass, verdeckt.",
    calling=True,
)
QUESTION: Final = QuestionPicture(
    title="Who wins the trick, and why?",
    goal="East led.",
    given=(("Trump", Text.of(Words("en", "german").suit_part(Suit.DIAMONDS))), ("Schlag", "K")),
    cards=(LabelledCard("East", Card.parse("9S"), "led"), LabelledCard("South", Card.parse("QC"))),
    groups=(
        ("Who?", ("East", "South")),
        ("Why?", ("the first Schlag", "the highest trump", "highest of the suit led")),
    ),
    alt="Who wins the trick, and why? East led nine of leaves, South played Ober of acorns.",
)
GRID: Final = GridPicture(
    title="Trump and Schlag",
    rows=tuple(Rank),
    cols=tuple(Suit),
    marks=(("7C", "cross"), ("TD", "cross"), ("JH", "ring")),
    alt="Two pairs crossed out, one ringed.",
    sub="30 of 32 pairs are left.",
    legend=(("cross", "your cross"), ("ring", "this is the pair"), ("open", "possible")),
)

GOLDEN: Final[dict[str, Callable[[], str]]] = {
    "pictures/table.svg": lambda: svg(TABLE, lang="de"),
    "pictures/table-hidden-trump.svg": lambda: svg(HIDDEN_TRUMP),
    "pictures/table-three-players.svg": lambda: svg(THREE_PLAYERS, deck="german", lang="de"),
    "pictures/question.svg": lambda: svg(QUESTION, deck="german"),
    "pictures/grid.svg": lambda: svg(GRID, four=True),
    "pictures/table.txt": lambda: text(TABLE, lang="de") + "\n",
    "pictures/table-hidden-trump.txt": lambda: text(HIDDEN_TRUMP) + "\n",
    "pictures/table-three-players.txt": lambda: text(THREE_PLAYERS, deck="german", lang="de") + "\n",
    "pictures/question.txt": lambda: text(QUESTION, deck="german") + "\n",
    "pictures/grid.txt": lambda: text(GRID) + "\n",
}
"""The files, by their path under `tests/golden/`, and what makes them."""

if __name__ == "__main__":
    for name, make in GOLDEN.items():
        (Path(__file__).parents[1] / name).write_text(make(), encoding="utf-8")
