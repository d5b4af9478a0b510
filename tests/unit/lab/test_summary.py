"""What a simulation came to, in words and as a table; with a condition, how often it was met."""

from __future__ import annotations

from dataclasses import dataclass
from html.parser import HTMLParser
from math import comb
from random import Random

import pytest

from trickkit import NotationError, Seat, Side, TrickkitError
from trickkit.games.latinern import Deal, Latinern
from trickkit.games.twenty_eight import TwentyEight
from trickkit.lab import mean, simulate

CONDITIONS = "tests.unit.lab.conditions.own_conditions"
GREEDY = {"NS": "greedy", "EW": "random"}
DEALS = simulate("twenty-eight", GREEDY, 40)


@dataclass(frozen=True)
class Ace:
    """A condition: the dealer was dealt an ace; drawn until it is so."""

    gives: type | None = None
    fault: Exception | None = None

    def __str__(self) -> str:
        return "the dealer has an ace <b>"

    def draw(self, game, rng, dealer):
        if self.fault:
            raise self.fault
        tries = 0
        while True:
            tries += 1
            deal = game.deal(rng, dealer)
            if any(card.rank.value == "A" for card in deal.hands[dealer.place]):
                return Found(self.gives() if self.gives else deal, tries)


@dataclass(frozen=True)
class Found:
    """What a condition gives."""

    deal: object
    tries: int


class Cells(HTMLParser):
    """Collects the texts of a table's cells by row."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.tags: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag, attrs):  # noqa: ARG002 - as it is called
        self.tags.add(tag)
        if tag == "tr":
            self.rows.append([])

    def handle_data(self, data):
        if self.rows and self.lasttag in {"th", "td"}:
            self.rows[-1].append(data)


def test_words_of_twenty_eight():
    assert str(DEALS.summary("en")).splitlines() == [
        "40 deals played.",
        "North and South (greedy): 10 of 13 bids made; 0.10 game points a deal (−0.13 to 0.33)",
        "East and West (random): 10 of 27 bids made; −0.78 game points a deal (−1.28 to −0.27)",
        "In brackets: the range that holds the true value in 95 of 100 such runs.",
    ]
    assert str(DEALS) == str(DEALS.summary())


@pytest.mark.parametrize(
    ("lang", "heads"), [("en", "Side Bids Bids made Share"), ("de", "Seite Gebote Geschafft Anteil")]
)
def test_the_table_says_what_the_words_say(lang, heads):
    html = DEALS.summary(lang)._repr_html_()
    head, *rows = Cells(html).rows
    assert " ".join(head).startswith(heads)
    for team, row in zip(DEALS.teams, rows, strict=True):
        assert row[1:3] == [str(DEALS.bids(team)), str(DEALS.won(team))]
        assert all(row)
    assert f'<div lang="{lang}">' in html
    assert DEALS._repr_html_() == DEALS.summary("en")._repr_html_()


def test_the_table_of_latinern_in_german():
    html = simulate("latinern", GREEDY, 40).summary("de")._repr_html_()
    assert Cells(html).rows == [
        ["Seite", "Gewonnene Runden", "Anteil", "Punkte je Runde"],
        ["Nord und Süd (greedy)", "24", "60,0 % (44,6 bis 73,7)", "1,20 (0,89 bis 1,51)"],
        ["Ost und West (random)", "16", "40,0 % (26,3 bis 55,4)", "0,80 (0,49 bis 1,11)"],
    ]


def test_a_side_without_a_bid_has_no_share():
    three = simulate(TwentyEight(three_players=True), GREEDY, 1)
    rows = Cells(three._repr_html_()).rows
    assert [row[0] for row in rows[1:]] == ["East (random)", "South (greedy)", "West (random)"]
    assert sorted(row[3] == "–" for row in rows[1:]) == [False, True, True]


def test_deals_played_twice_are_not_taken_for_independent():
    """With the same player on both sides every deal is won once by each: nothing is left to chance."""
    done = simulate("latinern", dict.fromkeys(Side, "greedy"), 30, swap=True)
    assert done.share_won(Side.NS) == mean([0.5] * 30)
    assert "30 rounds won, 50.0 % (50.0 to 50.0)" in str(done)


def test_one_deal_is_one_and_says_nothing_about_the_spread():
    one = simulate("latinern", GREEDY, 1)
    assert "0.00 points a round (−∞ to ∞)" in str(one)
    assert "0,00 Punkte je Runde (−∞ bis ∞)" in str(one.summary("de"))
    assert ": 1 round won, 100.0 %" in str(one)
    assert ": 1 Runde gewonnen, 100,0 %" in str(one.summary("de"))


def test_an_unknown_language():
    with pytest.raises(NotationError, match='"fr" is no language here'):
        str(DEALS.summary("fr"))


# ------------------------------------------------------------------------------------------------ conditions


@pytest.mark.parametrize("game", [Latinern(), TwentyEight()])
def test_every_deal_meets_the_condition_and_tries_are_told(game):
    done = simulate(game, GREEDY, 30, where=Ace(), swap=True)
    assert len(done.rows) == 60
    tries = 0
    for row in done.rows[::2]:
        rng = Random(f"{game.name}/1/{row.deal}")
        found = [Ace().draw(game, rng, row.dealer) for _ in range(row.drawn)]
        tries += sum(each.tries for each in found)
        assert str(found[-1].deal) in row.record
    assert done.tried == tries
    assert done.kept == sum(row.drawn for row in done.rows[::2]) < tries
    size = 5 if game == Latinern() else 8
    has_ace = 1 - comb(28, size) / comb(32, size)
    assert done.accepted().share.low < has_ace < done.accepted().share.high
    assert not done.accepted().exact
    assert done.accepted().counted == 1
    with_tries = f"of the {tries} deals drawn"
    assert with_tries in str(done)
    assert with_tries in done._repr_html_()
    assert "<b>" not in done._repr_html_()
    assert "27.1" not in str(done)


@pytest.mark.parametrize(
    ("where", "en", "de"),
    [
        (
            "hauptschlag not dealt",
            "exactly counted, 27.1 % of all deals meet it; only such deals were dealt",
            "Genau gezählt passen 27,1 % aller Verteilungen, und nur solche wurden gegeben",
        ),
        ("N holds 5 trumps", "exactly counted, 0.27 % of all deals", "Genau gezählt passen 0,27 % aller"),
        (
            f"{CONDITIONS}:king_of_hearts_north",
            "deals drawn met it and were played; of all deals about 1",
            "passten 30 und wurden gespielt; insgesamt passen etwa 1",
        ),
        (
            f"{CONDITIONS}:king_of_hearts_north and N holds 2 schlaege",
            "what can be counted was dealt at once, so of all deals about 1.",
            "wurde gleich passend gegeben, deshalb passen insgesamt nur etwa 1,",
        ),
    ],
)
def test_it_is_told_how_many_of_all_deals_meet_the_condition(where, en, de):
    done = simulate("latinern", GREEDY, 30, where=where)
    assert en in str(done)
    assert de in str(done.summary("de"))


def test_a_condition_that_always_holds():
    @dataclass(frozen=True)
    class Any(Ace):
        def draw(self, game, rng, dealer):
            return Found(game.deal(rng, dealer), 1)

    done = simulate("latinern", GREEDY, 30, where=Any())
    assert "Condition “the dealer has an ace <b>”: it holds in every deal played" in str(done)
    assert done.rows == simulate("latinern", GREEDY, 30).rows


@pytest.mark.parametrize(
    ("where", "fault"),
    [
        (Ace(gives=dict), "deal 0: the condition gave dict; it has to draw a deal of latinern"),
        (Ace(fault=KeyError("x")), "deal 0: the condition failed: KeyError: 'x'"),
        (Ace(fault=TrickkitError("no deal fits")), "deal 0: no deal fits"),
        (7, "int is no condition; a condition has draw"),
        (Deal.parse, r"method is no condition; write own\(function\)"),
    ],
)
def test_conditions_that_do_not_do_what_they_should(where, fault):
    with pytest.raises(TrickkitError, match=fault):
        simulate("latinern", GREEDY, 3, where=where)


def test_a_condition_that_no_other_process_has():
    class Local(Ace):
        pass

    with pytest.raises(TrickkitError, match="the condition cannot be sent to another process"):
        simulate("latinern", GREEDY, 3, executor=2, where=Local())
    assert simulate("latinern", GREEDY, 3, executor=1, where=Ace()).rows
    assert simulate("latinern", GREEDY, 3, where=Local()).run.columns()["where"] == "the dealer has an ace <b>"


def test_a_deal_of_the_other_game_is_no_deal():
    deal = Latinern().deal(Random(1), Seat.NORTH)
    assert isinstance(deal, Deal)
    with pytest.raises(TrickkitError, match="the condition gave Deal; it has to draw a deal of twenty-eight"):
        simulate("twenty-eight", GREEDY, 3, where=Ace(gives=lambda: deal))  # type: ignore[arg-type]
