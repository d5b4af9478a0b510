"""Bots against bots: counted rightly, the same for any number of workers, and faults are named."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

from tests.unit.lab import own_bots
from trickkit import Seat, Side, TrickkitError
from trickkit.games.latinern import Latinern
from trickkit.games.twenty_eight import TwentyEight
from trickkit.lab import Player, TwentyEightRow, simulate
from trickkit.lab.chunks import CHUNK

OWN = "tests.unit.lab.own_bots"
GREEDY = {Side.NS: "greedy", Side.EW: "random"}


@pytest.mark.parametrize("game", [Latinern(), TwentyEight()])
def test_the_number_of_workers_changes_nothing(game):
    deals = 2 * CHUNK + 3
    alone = simulate(game, GREEDY, deals, seed="w", swap=True)
    with ThreadPoolExecutor(3) as pool:
        assert simulate(game, GREEDY, deals, seed="w", swap=True, executor=pool) == alone
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert simulate(game, GREEDY, deals, seed="w", swap=True, executor=pool) == alone
    assert simulate(game, GREEDY, deals, seed="v", swap=True) != alone


def test_a_longer_run_begins_like_a_shorter_one():
    rows = simulate(Latinern(), GREEDY, 40).rows
    assert simulate(Latinern(), GREEDY, 12).rows == rows[:12]
    assert [row.deal for row in rows] == list(range(40))


def test_the_dealer_goes_round_in_the_direction_of_the_game():
    assert "".join(row.dealer for row in simulate(Latinern(), GREEDY, 5).rows) == "NESWN"
    assert "".join(row.dealer for row in simulate(TwentyEight(), GREEDY, 5).rows) == "NWSEN"
    three = TwentyEight(three_players=True)
    assert "".join(row.dealer for row in simulate(three, GREEDY, 4).rows) == "WSEW"


def test_latinern_is_counted():
    done = simulate(Latinern(), GREEDY, 30, swap=True)
    assert len(done.rows) == 60
    counted = done.as_json()
    assert list(counted) == ["deals", "rounds_won", "points"]
    assert counted["deals"] == 60 == done.won(Side.NS) + done.won(Side.EW)
    assert counted["points"] == {"NS": 2 * done.won(Side.NS), "EW": 2 * done.won(Side.EW)}
    assert sum(done.per_deal(Side.NS)) == done.won(Side.NS)  # two points a round, each deal twice
    assert len(done.per_deal(Side.NS)) == 30


def test_changed_sides_are_counted_for_the_bot():
    """The same bot on both sides gets in the second run what the others got in the first."""
    done = simulate(Latinern(), dict.fromkeys(Side, "greedy"), 20, swap=True)
    for first, second in zip(done.rows[::2], done.rows[1::2], strict=True):
        assert (first.swapped, second.swapped) == (False, True)
        assert (first.deal, first.points) == (second.deal, second.points)
        assert first.team is second.team.other  # type: ignore[union-attr]
    assert done.won(Side.NS) == done.won(Side.EW) == 20


def test_twenty_eight_is_counted_without_redeals():
    done = simulate(TwentyEight(), GREEDY, 60)
    counted = done.as_json()
    assert list(counted) == ["deals", "made", "game_points"]
    assert counted["deals"] == 60
    for side in Side:
        rows = [row for row in done.rows if row.team is side]
        assert done.won(side) == sum(row.points > 0 for row in rows)
        assert done.points(side) == sum(row.points for row in rows)
    assert all(isinstance(row, TwentyEightRow) and 14 <= row.bid <= 28 for row in done.rows)


def test_three_players_count_each_for_oneself():
    done = simulate(TwentyEight(three_players=True), GREEDY, 20)
    assert done.teams == (Seat.EAST, Seat.SOUTH, Seat.WEST)
    assert done.as_json()["game_points"] == {seat: done.points(seat) for seat in "ESW"}  # type: ignore[arg-type]
    with pytest.raises(TrickkitError, match="three players have no sides"):
        simulate(done.game, GREEDY, 20, swap=True)


def test_all_variants_are_played_through():
    game = TwentyEight.parse("cot=on thani=on blank_hand=on keep_jacks=on")
    done = simulate(game, dict.fromkeys(Side, "greedy"), 60)
    assert len(done.rows) == 60


def test_asking_is_off_unless_wanted():
    def points(*, asking: bool) -> set[int]:
        return {row.points for row in simulate(Latinern(), dict.fromkeys(Side, "greedy"), 60, asking=asking).rows}

    assert points(asking=False) == {2}
    assert points(asking=True) > {2}


def test_own_bots_by_name_and_as_functions():
    by_name = simulate(Latinern(), {Side.NS: f"{OWN}:first_card", Side.EW: "greedy"}, 10)
    as_function = simulate(Latinern(), {Side.NS: own_bots.first_card, Side.EW: "greedy"}, 10)
    assert as_function.rows == by_name.rows
    assert as_function.run.columns() == by_name.run.columns()


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("geedy", '"geedy" is no bot; write random, greedy'),
        ("no_such_module:play", '"no_such_module:play" cannot be loaded: ModuleNotFoundError: No module named'),
        (":play", '":play" is no bot; write module:function'),
        ("os:", '"os:" is no bot; write module:function'),
        ("..os:sep", '"..os:sep" is no bot; write module:function'),
        (f"{OWN}:missing", "has no function missing"),
        (f"{OWN}:NO_FUNCTION", "has no function NO_FUNCTION"),
        (f"{OWN}:exits", "deal 0: the bot at E failed: SystemExit: 4"),
        (f"{OWN}:fails", "deal 0: the bot at E failed: ZeroDivisionError: no luck at E"),
        (f"{OWN}:for_another", "deal 0: the bot at E acted for S; a bot acts for its own seat"),
        (f"{OWN}:a_card_it_has_not", "deal 0: the bot at E did what is not allowed: E:.* is not allowed here"),
        (f"{OWN}:nothing", "deal 0: the bot at E gave NoneType; a bot gives an act"),
        (f"{OWN}:always_asks", "deal 0: the bot at E asked, but asking is off"),
    ],
)
def test_faults_of_bots_are_named(bot, fault):
    with pytest.raises(TrickkitError, match=fault):
        simulate(Latinern(), {Side.NS: "greedy", Side.EW: bot}, 3)


def test_what_a_bot_says_when_it_fails_is_cut():
    def talks(view):
        raise RuntimeError(f"{view!r}" * 20)

    with pytest.raises(TrickkitError, match="the bot at E failed: RuntimeError: Latinern") as caught:
        simulate(Latinern(), {Side.NS: "greedy", Side.EW: talks}, 1)
    assert len(str(caught.value)) < 300


def test_a_bot_may_ask_where_asking_is_on():
    done = simulate(Latinern(), {Side.NS: f"{OWN}:always_asks", Side.EW: "greedy"}, 10, asking=True)
    assert all(row.points > 2 or row.team is Side.NS for row in done.rows)


@pytest.mark.parametrize("deals", [0, -4])
def test_at_least_one_deal_is_played(deals):
    with pytest.raises(TrickkitError, match=f"{deals} deals cannot be played"):
        simulate(Latinern(), GREEDY, deals)


@pytest.mark.tour
def test_greedy_is_no_straw_man():
    """Latinern, 1,000 deals with sides changed, asking off: at least 64 % of the rounds."""
    done = simulate(Latinern(), GREEDY, 1000, swap=True)
    assert done.won(Side.NS) >= 0.64 * len(done.rows)


def test_games_and_sides_by_name():
    by_name = simulate("latinern", {"NS": "greedy", "EW": "random"}, 10)
    assert simulate(Latinern(), GREEDY, 10) == by_name
    assert simulate(Latinern(), {"ew": "random", "ns": "greedy"}, 10) == by_name
    assert [by_name.player(side) for side in Side] == ["greedy", "random"]
    assert repr(by_name) == "<latinern: 10 deals, greedy v. random>"


@pytest.mark.parametrize(
    ("game", "players", "fault"),
    [
        ("skat", GREEDY, '"skat" is no game; write latinern or twenty-eight'),
        ("latinern", {"NS": "greedy"}, "nobody plays EW; name a player for NS and one for EW"),
        ("latinern", {}, "nobody plays NS and EW"),
        ("latinern", {"NS": "greedy", "EW": "random", "N": "greedy"}, '"N" is no side; write NS or EW'),
        ("latinern", ["greedy", "random"], "players are given by side"),
        ("latinern", {"NS": 3, "EW": "random"}, "int is no bot; give a name, or a function from a view to an act"),
        ("latinern", {"NS": None, "EW": "random"}, "NoneType is no bot"),
    ],
)
def test_games_and_players_that_are_none(game, players, fault):
    with pytest.raises(TrickkitError, match=fault):
        simulate(game, players, 3)


@pytest.mark.parametrize("deals", [1.5, "10", None, 10.0, [1]])
def test_what_is_no_number_of_deals(deals):
    with pytest.raises(TrickkitError, match=f"{type(deals).__name__} is no number of deals; give a whole number"):
        simulate("latinern", GREEDY, deals)


@pytest.mark.parametrize("seed", ["", "a/b", "ü\n", -1, 10**50, "x" * 10_000])
def test_odd_seeds_are_seeds(seed, tmp_path):
    done = simulate("latinern", GREEDY, 3, seed=seed, resume=tmp_path / "rows.jsonl")
    assert simulate("latinern", GREEDY, 3, seed=str(seed), resume=tmp_path / "rows.jsonl") == done


@pytest.mark.parametrize(
    ("seed", "fault"),
    [
        (None, "NoneType is no seed; give a number or a text"),
        (1.0, "float is no seed"),
        (b"x", "bytes is no seed"),
        ("\ud800", "the seed holds what is no text"),
    ],
)
def test_what_is_no_seed(seed, fault):
    with pytest.raises(TrickkitError, match=fault):
        simulate("latinern", GREEDY, 3, seed=seed)


def test_as_many_deals_as_there_is_time_for(tmp_path):
    """Nothing is made before it is needed, so a huge number of deals begins at once and can be stopped."""
    left = iter(range(200))

    def tires(view):
        if next(left, None) is None:
            raise KeyboardInterrupt
        return own_bots.first_card(view)

    players: dict[Side, Player] = {Side.NS: tires, Side.EW: "greedy"}
    with pytest.raises(KeyboardInterrupt, match=r"stopped; \d+ of 1000000000000000000000 deals are finished"):
        simulate("latinern", players, 10**21)


def test_only_the_own_bot_stands_in_the_traceback_of_a_fault():
    """A notebook shows each cause in full: of ours there is none, of the bot its own line."""

    def card(view):
        return view.hand[0]

    def broken(view):
        return view.hand[9]

    with pytest.raises(TrickkitError, match="gave Card; a bot gives an act") as found:
        simulate("latinern", dict.fromkeys(Side, card), 3)
    assert found.value.__cause__ is None
    assert found.value.__suppress_context__
    with pytest.raises(TrickkitError, match=r"deal 0: the bot at . failed: IndexError") as found:
        simulate("latinern", dict.fromkeys(Side, broken), 3)
    assert isinstance(found.value.__cause__, IndexError)
