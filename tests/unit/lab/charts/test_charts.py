"""Charts: what they show is what was counted, as text and as a specification that holds nothing else."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from trickkit import NotationError, Side, TrickkitError
from trickkit.games.twenty_eight import TwentyEight
from trickkit.lab import Simulation, simulate
from trickkit.lab.charts import Chart, compared, course, points, shares
from trickkit.lab.charts.chart import MIME
from trickkit.lab.charts.written import WIDE, bar, whiskers
from trickkit.lab.intervals import Interval, share

PLAYERS = {"NS": "greedy", "EW": "random"}
LANGS = ("en", "de")


@pytest.fixture(scope="module")
def rounds():
    return simulate("latinern", PLAYERS, 150, "charts", asking=True)


@pytest.fixture(scope="module")
def spiele():
    return simulate("twenty-eight", PLAYERS, 30, "charts")


def values(chart):
    return chart.spec["data"]["values"]


def every(rounds, spiele):
    for lang in LANGS:
        for done in (rounds, spiele):
            yield from (shares(done, lang), points(done, lang), course(done, "EW", lang))
            yield compared({"a": done, "b": done}, "EW", lang)
        yield course(rounds, lang=lang)
        yield course([True, False, True], "heads", lang, exactly=Fraction(1, 2))


def test_a_notebook_gets_a_specification_and_everything_else_the_text(rounds, spiele):
    for chart in every(rounds, spiele):
        bundle = chart._repr_mimebundle_()
        assert list(bundle) == [MIME, "text/plain"]
        assert bundle["text/plain"] == str(chart)
        spec = json.loads(json.dumps(bundle[MIME]))
        assert spec["$schema"] == "https://vega.github.io/schema/vega-lite/v5.json"
        assert chart.title.lower() in spec["description"].lower()
        assert spec["usermeta"]["embedOptions"]["actions"] is False  # no menu in English, and no way out
        assert "url" not in json.dumps(spec["data"])
        assert "|" not in str(chart)


def test_no_data_beyond_what_is_drawn(rounds, spiele):
    """Every column of the data is the field of some mark."""

    def fields(part):
        if isinstance(part, dict):
            found = {part["field"]} if isinstance(part.get("field"), str) else set()
            return found.union(*map(fields, part.values()))
        return set().union(*map(fields, part)) if isinstance(part, list) else set()

    for chart in every(rounds, spiele):
        for row in values(chart):
            assert set(row) <= fields(chart.spec)
        assert len(values(chart)) < 80


def test_text_stays_in_its_lines(rounds, spiele):
    for chart in every(rounds, spiele):
        assert max(map(len, chart.lines)) <= 100


def test_shares_are_those_of_the_simulation(rounds, spiele):
    shown = {row["name"]: row for row in values(shares(rounds))}
    for team, name in ((Side.NS, "North and South (greedy)"), (Side.EW, "East and West (random)")):
        expected = rounds.share_won(team)
        assert shown[name]["share"] == round(expected.value, 4)
        assert (shown[name]["low"], shown[name]["high"]) == (round(expected.low, 4), round(expected.high, 4))
    made = {row["name"]: row["share"] for row in values(shares(spiele, "de"))}
    assert made["Nord und Süd (greedy)"] == round(spiele.won(Side.NS) / spiele.bids(Side.NS), 4)
    assert str(shares(spiele, "de")).splitlines()[0] == "Geschaffte Gebote"


def test_a_side_that_never_bid_has_no_share():
    done = simulate("twenty-eight", PLAYERS, 30, "charts")
    only = Simulation(done.run, tuple(row for row in done.rows if row.team is Side.NS))
    assert [row["name"] for row in values(shares(only))] == ["North and South (greedy)"]
    assert [row["name"] for row in values(compared({"all": done, "none": only}, "EW"))] == ["all"]


def test_points_are_counted(rounds, spiele):
    for done, chart in ((rounds, points(rounds)), (spiele, points(spiele))):
        for row in values(chart):
            team = Side.NS if row["name"].startswith("North") else Side.EW
            number = int(row["points"].replace("−", "-"))
            assert row["times"] == sum(each.team is team and each.points == number for each in done.rows)
        assert sum(row["times"] for row in values(chart)) == len(done.rows)
    assert "−2" in str(points(spiele, "de"))


def test_three_players_have_a_bar_each():
    done = simulate(TwentyEight(three_players=True), PLAYERS, 40, "three")
    assert [row["name"] for row in values(shares(done))] == ["East (random)", "South (greedy)", "West (random)"]
    with pytest.raises(TrickkitError, match="only simulations of one game with two sides"):
        compared({"three": done})
    with pytest.raises(TrickkitError, match="draw their shares"):
        course(done, "NS")


def test_a_share_settles(rounds):
    chart = course(rounds)
    last = values(chart)[-1]
    missing = [not row.hauptschlag_dealt for row in rounds.rows]
    assert last["n"] == len(missing)
    assert last["share"] == round(sum(missing) / len(missing), 4)
    widths = [row["high"] - row["low"] for row in values(chart)]
    assert widths[-1] < widths[0] / 2
    assert [line.split()[1] for line in chart.lines[:-1]] == ["10", "20", "40", "80", "150"]
    assert chart.lines[-1] == "exactly 27.1 %"


def test_the_exact_value_is_drawn_only_where_it_holds(rounds):
    only = simulate("latinern", PLAYERS, 20, where="hauptschlag not dealt")
    assert "exactly" not in str(course(only))
    assert "exactly 100.0 %" in str(course(only, exactly=1))
    assert "exactly" not in str(course(rounds, "NS"))
    assert str(course([True], "heads", "de")).splitlines()[1].startswith("nach 1 Versuch ")


def test_a_deal_played_twice_counts_once():
    done = simulate("latinern", PLAYERS, 12, swap=True)
    assert values(course(done))[-1]["n"] == values(course(done, "NS"))[-1]["n"] == 12
    assert sum(row["times"] for row in values(points(done))) == 24


def test_a_side_is_compared_between_simulations(rounds):
    fewer = simulate("latinern", PLAYERS, 40, where="hauptschlag not dealt")
    chart = compared({"all": rounds, "not dealt": fewer}, lang="de")
    assert chart.title == "Gewonnene Runden von Nord und Süd"
    assert [row["share"] for row in values(chart)] == [
        round(each.share_won(Side.NS).value, 4) for each in (rounds, fewer)
    ]


def test_nothing_is_not_drawn(rounds):
    nothing = Simulation(rounds.run, ())
    for draw in (shares, points, course):
        with pytest.raises(TrickkitError, match="nothing was played"):
            draw(nothing)
    with pytest.raises(TrickkitError, match="nothing was tried"):
        course([])
    with pytest.raises(TrickkitError, match="nothing to compare"):
        compared({})


def test_what_does_not_go_together_is_refused(rounds, spiele):
    with pytest.raises(TrickkitError, match="twenty-eight has no Hauptschlag; ask for NS or EW"):
        course(spiele)
    with pytest.raises(TrickkitError, match="only simulations of one game"):
        compared({"a": rounds, "b": spiele})


def test_unknown_sides_and_languages(rounds):
    for draw in (lambda: shares(rounds, "fr"), lambda: compared({"a": rounds}, "NE"), lambda: course(rounds, "N")):
        with pytest.raises(NotationError):
            draw()


def test_letters():
    assert bar(0) == " " * WIDE
    assert bar(1) == "█" * WIDE
    assert len(bar(0.999)) == WIDE
    assert whiskers(share(1, 2), 0, 1, 0.5, 21).count("●") == 1
    assert whiskers(Interval(0.5, 0.5, 0.5), 0, 1, 0, 5) == "┊ ●  "
    assert whiskers(Interval(0.5, 0, 1), 0, 1, 0.25, 5) == "├┼●─┤"
    assert repr(Chart("Two", (), {}, "en")) == "<Chart: Two>"
