"""What a link opens, in a notebook and on the page of a site; and how a link is made."""

from __future__ import annotations

import json
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from tests import texts, texts_28
from tests.unit.widgets.front import click, view
from trickkit import course, write_view
from trickkit.course import deal_link, open_link
from trickkit.course.linked import Served
from trickkit.errors import TrickkitError
from trickkit.record import link, read_link
from trickkit.widgets import PlayOn, Replay, Scenario, Table

pytestmark = pytest.mark.usefixtures("own_home")
SITE = "https://school.example/cards/"
ROUND, BEGUN, DEAL = texts.record(texts.NS_3_2), texts.record("N:7H E:7C"), texts.record()
EAST = write_view(texts.position(BEGUN).observe(texts.position(BEGUN).deal.dealer.partner))


def opened(record: str, **more: str) -> Any:
    return open_link(link(record, SITE, **more))


def test_a_deal_is_played_and_a_position_too_if_a_seat_is_named():
    assert isinstance(opened(DEAL), PlayOn)
    assert isinstance(opened(texts_28.record()), PlayOn)
    assert str(opened(DEAL).seat) == "S"
    assert str(opened(DEAL, seat="W").seat) == "W"
    assert str(opened(BEGUN, seat="S").seat) == "S"


def test_a_whole_deal_is_stepped_through_and_its_end_is_shown():
    replay = opened(ROUND)
    assert isinstance(replay, Replay)
    assert (replay.seat, view(replay)["seek"]["now"]) == (None, 20)
    assert view(replay)["result"]
    assert view(replay)["why"]
    assert str(opened(ROUND, seat="E").seat) == "E"


def test_a_position_lies_open_on_the_workbench():
    scenario = opened(BEGUN)
    assert isinstance(scenario, Scenario)
    assert scenario.record == BEGUN


def test_a_view_shows_what_the_seat_saw_and_nothing_else():
    replay = opened(EAST)
    assert isinstance(replay, Replay)
    assert (str(replay.seat), view(replay)["seek"]["now"]) == ("E", 2)
    shown = json.dumps(view(replay))
    assert not any(f'"{card}"' in shown for card in ["TC", "AS", "8S", "KD", "TS", "TH", "AC", "TD", "QH"])


def test_the_language_is_the_links_or_the_readers():
    assert open_link(link(DEAL, SITE, lang="de")).lang == "de"
    assert open_link(link(DEAL, SITE), lang="de").lang == "de"
    assert open_link(link(DEAL, SITE, lang="xx"), lang="de", deck="german").deck == "german"


@pytest.mark.parametrize("text", ["", "#record=", "#record=import os", "#record=" + "x" * 1_000_000])
def test_what_is_no_link_is_refused(text):
    with pytest.raises(TrickkitError):
        open_link(text)


# ---------------------------------------------------------------------------------------------- making one


def test_a_link_is_made_of_a_record_or_a_workbench():
    assert deal_link(ROUND, base=SITE) == link(ROUND, SITE)
    scenario = Scenario(BEGUN)
    assert deal_link(scenario, base=SITE, seat="S", lang="de") == link(BEGUN, SITE, seat="S", lang="de")
    with pytest.raises(TrickkitError):
        deal_link(Scenario(), base=SITE)


def test_of_a_table_only_when_its_deal_is_over():
    table = Table(7, keep=False)
    with pytest.raises(TrickkitError, match="not over yet"):
        deal_link(table, base=SITE)
    while view(table)["result"] is None:
        if view(table)["auto"] or "next" in {button.get("do") for button in view(table)["buttons"]}:
            table.next()
        else:
            table.act(next(card["act"] for card in view(table)["hand"]["cards"] if card["act"]))
    state = read_link(deal_link(table, base=SITE)).record.state
    assert state is not None
    assert state.outcome() is not None


def test_a_site_knows_its_own_address(monkeypatch):
    with pytest.raises(TrickkitError, match="which site shall open it"):
        deal_link(ROUND)
    monkeypatch.setattr(sys, "platform", "emscripten")
    here = SimpleNamespace(href=SITE + "extensions/@jupyterlite/pyodide-kernel-extension/static/1.js?v=2")
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(location=here))
    assert deal_link(ROUND) == link(ROUND, SITE)
    here.href = SITE + "deal/worker.js"
    with pytest.raises(TrickkitError, match="which site shall open it"):
        deal_link(ROUND)


def test_the_course_names_both_without_loading_the_widgets():
    code = "import sys, trickkit.course; assert 'trickkit.widgets' not in sys.modules; trickkit.course.open_link"
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="has no attribute 'close_link'"):
        course.close_link  # noqa: B018 - that is what is tested


# ---------------------------------------------------------------------------------------------- without a notebook


def serve(text: str, lang: str = "en") -> tuple[Served, list[dict[str, Any]]]:
    told: list[dict[str, Any]] = []
    return Served(text, lang, lambda said: told.append(json.loads(said))), told


def test_the_page_is_told_what_it_shows_and_each_change_of_it():
    page, told = serve(link(DEAL, SITE, seat="N"))
    (first,) = told
    assert (first["said"], first["lang"]) == (
        "A deal for you: you sit at North, and the other seats play by themselves.",
        "en",
    )
    page.receive(json.dumps({"act": "8S", "rev": first["view"]["rev"]}))
    assert [card["card"] for card in told[-1]["view"]["trick"]] == ["8S"]
    page.receive(json.dumps({"do": "set", "lang": "de", "rev": told[-1]["view"]["rev"]}))
    assert told[-1]["said"] == "Eine Runde für dich: Du sitzt auf Nord, die anderen spielen von selbst."
    assert told[-1]["lang"] == told[-1]["view"]["lang"] == "de"


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (ROUND, "A whole deal to step through, with all cards open."),
        (EAST, "A deal to step through, as East saw it."),
        (BEGUN, "A position with all cards open."),
    ],
    ids=["whole", "view", "position"],
)
def test_it_says_what_has_been_opened(record, said):
    _, (told,) = serve(link(record, SITE))
    assert told["said"].startswith(said)


def test_a_bad_link_is_one_sentence_in_the_readers_language():
    for lang, begins in (("de", "In diesem Link steckt keine Runde"), ("en", "This link holds no deal"), ("?", "This")):
        page, told = serve("#record=<img src=x onerror=alert(1)>", lang)
        assert [set(each) for each in told] == [{"said", "lang"}]
        assert told[0]["said"].startswith(begins)
        assert "<" not in told[0]["said"]
        page.receive('{"act": "9C", "rev": 1}')
        assert (len(told), page.widget) == (1, None)


def test_hostile_messages_change_nothing():
    page, told = serve(link(DEAL, SITE, seat="N"))
    rev = told[0]["view"]["rev"]
    messages: tuple[Any, ...] = ([], 7, None, {"act": "8S"}, {"act": "8S", "rev": rev - 1}, {"do": "eval", "rev": "1"})
    for message in messages:
        page.receive(json.dumps(message))
    assert len(told) == 1


# Run by itself: what it puts in anywidget's place is for a page, not for the other tests.
BARE = """
import json, sys
for name in ("IPython", "ipywidgets", "comm"):
    sys.modules[name] = None
from trickkit.course.bare import serve
told = []
page = serve(sys.argv[1], "de", told.append)
page.receive(json.dumps({"act": "8S", "rev": json.loads(told[0])["view"]["rev"]}))
print(json.loads(told[-1])["view"]["say"][0])
"""


def test_a_page_does_without_jupyter():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", BARE, link(DEAL, SITE, seat="N")],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert "Nord" in done.stdout or "Du" in done.stdout
    assert click(opened(DEAL, seat="N"), act="8S")["trick"]
