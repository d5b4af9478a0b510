"""Hints at the table, in both games: three steps for each position, from what the learner has seen alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests import texts_28
from tests.texts import NS_3_0, NS_3_2, record
from tests.unit.widgets.front import buttons, click, error, hints, inside, offered, playable, raw, table_at, view
from tests.unit.widgets.subjects import BY_EAST, BY_SOUTH, CONCEDED
from trickkit import TrickkitError
from trickkit.coach import advise, look
from trickkit.coach.sampling import Drawn
from trickkit.explain.hints import LEVELS, hint, reason
from trickkit.games.latinern import parse_act
from trickkit.i18n import Words, plain
from trickkit.widgets import Table

ASKED = "N:8S E:ask"
VARIANTS = "cot=on thani=on blank_hand=on"

DECIDING: dict[str, tuple[str, dict[str, Any]]] = {
    "a card, blind": (record("N:8S E:7C"), {}),
    "a card, knowing": (record(), {"seat": "N"}),
    "a question to be answered": (record(ASKED), {}),
    "asking while a complete trick lies": (record("N:7H E:7C S:JH W:TD"), {"held": True}),
    "28: a bid": (texts_28.record("N:14 W:pass"), {}),
    "28: the down card": (texts_28.record(BY_SOUTH), {}),
    "28: a raise": (texts_28.record(BY_EAST.removesuffix(" W:pass"), deal=texts_28.VOIDS), {"seat": "W"}),
    "28: trump hidden": (texts_28.record(f"{BY_EAST} N:AH", deal=texts_28.VOIDS), {"seat": "W"}),
    "28: a concession": (texts_28.record(CONCEDED, deal=texts_28.STRONG, rules="cot=on"), {}),
    "28: playing alone, out of turn": (
        texts_28.record(BY_EAST.replace("9C", "7C"), deal=texts_28.ONE_CLUB, rules="thani=on"),
        {"seat": "E"},
    ),
}


def deciding(name: str, **more: Any) -> Table:
    text, where = DECIDING[name]
    return table_at(text, **where, **more)


def steps(table: Table) -> tuple[int, int, bool]:
    """Give how many steps are shown and shut, and whether that is all."""
    shown = view(table)["hint"]
    return len(shown["shown"]), len(shown["shut"]), shown["done"]


class Coach:
    """Stands between a table and the coach, and counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[dict[str, Any]] = []
        self.fails: Exception | None = None
        monkeypatch.setattr("trickkit.widgets.hints.advise", self._advise)

    def _advise(self, seen: Any, **effort: Any) -> Any:
        self.asked.append(effort)
        if self.fails:
            raise self.fails
        return advise(seen, worlds=1, quick=None)


@pytest.fixture
def coach(monkeypatch):
    return Coach(monkeypatch)


# ---------------------------------------------------------------------- three steps


@pytest.mark.parametrize("name", DECIDING)
def test_each_press_shows_one_more_of_three_steps(name):
    table = deciding(name)
    session = table._session
    seen = session.state.observe(session.seat)
    assert hints(table) == []
    assert steps(table) == (0, 3, False)
    before, advice, words = session.state, advise(seen, worlds=2, quick=None), Words()
    for level in LEVELS:
        click(table, do="hint")
        assert error(table) == ""
        assert hints(table) == [plain(hint(advice, each, words)) for each in LEVELS[:level]]
        assert steps(table) == (level, 3 - level, level == 3)
    click(table, do="hint")
    assert steps(table) == (3, 0, True)
    assert session.state is before
    assert advice.act is None or session.parse(advice.act.token) in seen.legal_actions()


def test_the_steps_have_names_and_the_button_says_how_far_it_is():
    table = table_at(record("N:8S E:7C"))
    assert view(table)["hint"] == {
        "label": "Hint",
        "shown": [],
        "shut": ["Where to look", "What decides", "What to do"],
        "steps": "0 of 3 shown",
        "done": False,
    }
    click(table, do="hint")
    click(table, do="set", lang="de", deck="german")
    now = view(table)["hint"]
    assert (now["label"], now["steps"]) == ("Nächster Tipp", "1 von 3 gezeigt")
    assert now["shut"] == ["Was entscheidet", "Was zu tun ist"]
    seen = table._session.state.observe(table._session.seat)
    assert hints(table) == [plain(reason(look(seen), Words("de", "german")))]


# ---------------------------------------------------------------------- what it costs


@pytest.mark.parametrize("name", DECIDING)
def test_the_first_step_looks_at_no_world(name, monkeypatch):
    drawn = []
    start = Drawn.__init__

    def counted(self, *arguments):
        drawn.append(self)
        start(self, *arguments)

    monkeypatch.setattr(Drawn, "__init__", counted)
    table = deciding(name)
    click(table, do="hint")
    assert steps(table)[0] == 1
    assert drawn == []
    click(table, do="hint")
    assert len(drawn) == 1


def test_the_coach_is_asked_once_in_a_position(coach):
    table = table_at(record("N:8S E:7C"))
    click(table, do="hint")
    assert coach.asked == []
    for _ in range(3):
        click(table, do="hint")
        click(table, do="set", four=True)
        click(table, act="AC")  # refused: not held
    table.lang = "de"
    assert len(coach.asked) == 1


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize(("name", "worlds", "without"), [
    ("a card, blind", 100, 100), ("28: a bid", 200, 60), ("28: trump hidden", 100, 20), ("28: a concession", 60, 60),
])  # fmt: skip
def test_the_number_of_worlds_hangs_on_the_accelerator_alone(name, worlds, without, fast, coach, monkeypatch):
    monkeypatch.setattr("trickkit.widgets.hints.accelerated", lambda _view: fast)
    table = deciding(name, hint_worlds=None)
    for _ in LEVELS:
        click(table, do="hint")
    assert coach.asked == [{"worlds": worlds if fast else without, "budget": None, "quick": None}]


def test_late_in_a_deal_more_worlds_are_looked_at(coach):
    text, acts = texts_28.LAST_LED
    table = table_at(texts_28.record(acts.rsplit(" ", 4)[0], deal=text), hint_worlds=None)
    click(table, do="hint")
    click(table, do="hint")
    assert coach.asked == [{"worlds": 100, "budget": None, "quick": None}]


@pytest.mark.parametrize("effort", [{"hint_worlds": 7}, {"hint_budget": 0.25}])
def test_the_effort_can_be_chosen(effort, coach):
    table = deciding("a card, blind", **{"hint_worlds": None, **effort})
    table.hint()
    table.hint()
    assert coach.asked == [{"worlds": effort.get("hint_worlds"), "budget": effort.get("hint_budget"), "quick": None}]


@pytest.mark.parametrize(("effort", "message"), [
    ({"hint_worlds": 0}, "0 worlds tell nothing"),
    ({"hint_budget": 0.0}, "no time"),
    ({"hint_worlds": 5, "hint_budget": 1.0}, "one of the two"),
])  # fmt: skip
def test_efforts_that_are_none(effort, message):
    with pytest.raises(TrickkitError, match=message):
        Table(**effort)


# ---------------------------------------------------------------------- where hints are offered


def test_a_new_position_starts_anew():
    table = table_at(record("N:8S E:7C"), acts="W:AC")
    click(table, do="hint")
    click(table, do="hint")
    click(table, act="TH")
    assert view(table)["hint"] is None  # a bot is about to play
    click(table, do="next")
    assert steps(table) == (0, 3, False)


def test_after_undo_the_hints_taken_are_still_shown(coach):
    table = table_at(record("N:8S E:7C"), acts="W:AC")
    for _ in range(2):
        click(table, do="hint")
    told = hints(table)
    click(table, act="TH")
    click(table, do="next")
    click(table, do="hint")
    click(table, do="undo")
    assert hints(table) == told
    click(table, do="hint")
    assert steps(table) == (3, 0, True)
    assert len(coach.asked) == 1


def test_a_complete_trick_cleared_away_is_no_new_position():
    table = table_at(record("N:8S E:7C S:TH"), acts="W:AC")
    click(table, do="next")
    click(table, do="hint")
    told = hints(table)
    click(table, do="next")
    assert view(table)["trick"] == []
    assert hints(table) == told


def test_no_hint_while_a_bot_is_to_act_or_after_the_end():
    for table in (table_at(record("N:8S")), table_at(record(NS_3_0)), table_at(texts_28.record("N:14"))):
        before = inside(table)
        assert view(table)["hint"] is None
        click(table, do="hint")
        assert error(table) == "That cannot be done here. Nothing has changed."
        assert inside(table) == before
        with pytest.raises(TrickkitError, match=r"nothing for you to decide now; go on with next\(\)"):
            table.hint()


def test_a_new_deal_forgets_the_hints_of_the_last():
    table = table_at(record(f"{NS_3_2[: NS_3_2.rindex('E:JS')]}E:JS"))
    click(table, do="hint")
    click(table, act="TS")
    assert table._hints.taken
    table._session.bots = {seat: lambda _view: parse_act("W:AC") for seat in table._session.bots}
    click(table, do="next")
    click(table, do="again")
    assert table._hints.taken == {}


def test_hints_can_be_turned_off():
    table = table_at(record("N:8S E:7C"), hints=False)
    assert view(table)["hint"] is None
    click(table, do="hint")
    assert error(table) == "That cannot be done here. Nothing has changed."
    with pytest.raises(TrickkitError, match="hints=True"):
        table.hint()


def test_the_static_picture_shows_no_hint():
    table = table_at(record("N:8S E:7C"))
    before, _ = table._repr_mimebundle_()
    for _ in LEVELS:
        click(table, do="hint")
    after, _ = table._repr_mimebundle_()
    for kind in ("text/plain", "text/html"):
        assert after[kind] == before[kind]


# ---------------------------------------------------------------------- when something goes wrong


@pytest.mark.parametrize(
    ("wrong", "detail"), [(RuntimeError("x" * 10_000), "RuntimeError: xxx"), (TrickkitError("no deal fits"), "no deal")]
)
def test_a_coach_that_fails_costs_no_game(wrong, detail, coach):
    table = table_at(record("N:8S E:7C"))
    before = inside(table)
    click(table, do="hint")
    coach.fails = wrong
    click(table, do="hint")
    assert detail in error(table)
    assert error(table).endswith("Your game is as it was, so play on.")
    assert len(error(table)) < 300
    assert steps(table) == (1, 2, False)
    with pytest.raises(type(wrong)):
        table.hint()
    assert inside(table)[:-1] == before[:-1]
    coach.fails = None
    click(table, do="hint")
    assert (error(table), steps(table)) == ("", (2, 1, False))
    click(table, act="TH")
    assert error(table) == ""


@pytest.mark.parametrize("extra", [{"act": "TH"}, {"rev": 0}, {"rev": None}, {"rev": True}])
def test_a_press_that_is_none_takes_no_step(extra):
    table = table_at(record("N:8S E:7C"))
    raw(table, {"do": "hint", "rev": view(table)["rev"], **extra})
    assert steps(table) == (0, 3, False)


def test_presses_meant_for_the_same_picture_count_once():
    table = table_at(record("N:8S E:7C"))
    rev = view(table)["rev"]
    for _ in range(5):
        raw(table, {"do": "hint", "rev": rev})
    assert steps(table) == (1, 2, False)


# ---------------------------------------------------------------------- from a plain script, and everywhere


def test_a_script_is_given_the_next_step():
    table = table_at(record("N:8S E:7C"))
    given = [plain(table.hint()) for _ in range(4)]
    assert given[:3] == hints(table)
    assert given[3] == given[2]
    assert given[2].startswith("Play ")
    assert str(table.hint())


@pytest.mark.parametrize(("game", "rules"), [
    ("latinern", "target=99"), ("twenty-eight", VARIANTS), ("twenty-eight", f"{VARIANTS} three_players=on"),
])  # fmt: skip
def test_there_is_a_hint_wherever_the_learner_may_act_and_no_bot_does(game, rules):
    table, rng = Table(3, game=game, rules=rules, hint_worlds=1), Random(game)
    session: Any = table._session
    hinted = 0
    for _ in range(110):
        can = bool(session.state.legal_actions(session.seat)) and not view(table)["auto"]
        assert (view(table)["hint"] is not None) == can
        if can:
            hinted += 1
            for _ in range(rng.choice([0, 1, 3, 3])):
                click(table, do="hint")
                assert error(table) == ""
        acts = offered(table) if game == "twenty-eight" else playable(table)
        if view(table)["result"]:
            click(table, do="again")
        elif "stay" in buttons(table):
            click(table, act="stay")
        elif acts and (rng.random() < 0.8 or "next" not in buttons(table)) and not view(table)["auto"]:
            click(table, act=rng.choice(acts))
        else:
            click(table, do="next")
        assert error(table) == ""
    assert hinted > 15
