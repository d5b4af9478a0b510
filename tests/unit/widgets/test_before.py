"""Ask before you play: a switch, then a card is asked about instead of being played."""

from __future__ import annotations

import pytest

from tests import texts_28
from tests.texts import NS_3_0, record
from tests.unit.widgets.front import click, error, inside, playable, table_at, view
from tests.unit.widgets.subjects import BY_EAST
from trickkit import Card, IllegalActionError, NotationError, TrickkitError
from trickkit.coach.beaten import can_be_beaten
from trickkit.explain.beaten import beaten
from trickkit.i18n import Words
from trickkit.widgets import Table
from trickkit.widgets.pictures import flat


def own_turn() -> Table:
    return table_at(record("N:8S E:7C"), acts="W:AC")


def lines(table: Table) -> list[str]:
    return [flat(line, signs=True) for line in view(table)["before"]["lines"]]


def answer(table: Table, card: str, lang: str = "en") -> list[str]:
    session = table._session
    found = can_be_beaten(session.state.observe(session.seat), Card.parse(card))
    return [str(line) for line in beaten(found, Words(lang))]


def test_while_the_switch_is_on_a_card_is_asked_about_and_not_played():
    table = own_turn()
    assert view(table)["before"]["button"]["pressed"] is False
    assert view(table)["before"]["note"] is None
    state, label = table._session.state, view(table)["hand"]["label"]
    click(table, do="before")
    assert view(table)["before"]["button"]["pressed"] is True
    assert view(table)["before"]["note"]
    assert view(table)["hand"]["label"] != label
    for card in playable(table):
        click(table, act=card)
        assert lines(table) == answer(table, card)
        assert table._session.state is state
        assert view(table)["before"]["note"] is None
    click(table, do="before")
    assert view(table)["before"]["lines"] == []
    click(table, act="TH")
    assert table._session.state is not state


def test_the_card_asked_about_can_be_played_at_once():
    table = own_turn()
    click(table, do="before")
    click(table, act="TH")
    assert [button["do"] for button in view(table)["before"]["buttons"]] == ["play"]
    click(table, do="play")
    assert [str(play.card) for play in table._session.state.position.plays] == ["8S", "7C", "TH"]
    assert view(table)["before"] is None
    assert table._before.on is False


def test_words_are_said_while_the_switch_is_on():
    table = own_turn()
    click(table, do="before")
    click(table, act="ask")
    assert view(table)["stake"]["now"] == 2
    assert view(table)["before"] is None


def test_the_answer_speaks_the_readers_language():
    table = own_turn()
    table.ask_before("TH")
    table.lang = "de"
    assert lines(table) == answer(table, "TH", "de")


def test_an_answer_belongs_to_its_position():
    table = own_turn()
    table.ask_before("TH")
    click(table, act="ask")
    click(table, do="undo")
    assert lines(table) == answer(table, "TH")
    table._before.on = False
    click(table, act="TH")
    click(table, do="next")
    assert view(table)["before"] is None
    click(table, do="next")
    assert view(table)["before"]["lines"] == []
    before = inside(table)
    click(table, do="play")
    assert "no card has been asked about" in error(table)
    assert inside(table) == before


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (record("N:8S"), False),
        (record("N:8S E:ask"), False),
        (record(NS_3_0), False),
        (record("N:8S E:7C S:TH W:AC"), True),
        (texts_28.record("N:14 W:pass"), False),
    ],
    ids=["a bot's turn", "a question open", "the round is over", "a trick lies on the table", "the auction"],
)
def test_nothing_is_offered_where_no_card_is_awaited(text, held):
    table = table_at(text, held=held)
    assert view(table)["before"] is None
    before = inside(table)
    with pytest.raises(TrickkitError):
        table.ask_before("TH" if "latinern" in text else "16")
    assert inside(table) == before


def test_from_a_script():
    table = own_turn()
    state = table._session.state
    assert str(table.ask_before("TH")) == " ".join(answer(table, "TH"))
    assert lines(table) == answer(table, "TH")
    assert table._session.state is state
    for token, kind in (("9C", IllegalActionError), ("9X", NotationError), ("ask", TrickkitError)):
        before = inside(table)
        with pytest.raises(kind):
            table.ask_before(token)
        assert inside(table) == before
    table.act("TH")
    assert table._session.state is not state


def test_in_twenty_eight_the_hidden_suits_are_told_apart():
    table = table_at(texts_28.record(BY_EAST, deal=texts_28.VOIDS), seat="N")
    table.ask_before("AH")
    assert lines(table) == answer(table, "AH")
    assert sum(line.startswith("With ") for line in lines(table)) == 4


def test_a_card_refused_is_refused_with_its_reason():
    table = table_at(texts_28.record(f"{BY_EAST} N:AH W:QS", deal=texts_28.VOIDS), seat="S")
    click(table, do="before")
    before = inside(table)
    click(table, act="KD")
    assert error(table)
    assert inside(table) == before
