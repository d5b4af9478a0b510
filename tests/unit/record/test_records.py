"""Reading and writing full records: tags, spellings, comments, several in one text, JSON."""

from __future__ import annotations

import json

import pytest

from tests.texts import DEAL, EW_3_0, NS_3_0, NS_3_2, acts_of, position, record
from trickkit import NotationError, Score, parse_record, parse_records, replay_json, write_deal, write_record
from trickkit.games.latinern import Latinern
from trickkit.record import Record, decode
from trickkit.record.model import TAGS

TRICKS = NS_3_2.splitlines()


@pytest.mark.parametrize("acts", ["", "N:TC", TRICKS[0], NS_3_0, NS_3_2, "N:ask E:stay\nN:8S"])
@pytest.mark.parametrize(
    "tags",
    [
        {},
        {"score": "NS:8 EW:3"},
        {"rules": "target=15 open_tricks=all"},
        {"score": "NS:0 EW:1", "rules": "late_ask_penalty=stake"},
    ],
)
def test_a_record_is_written_as_it_was_read(acts, tags):
    text = record(acts, **tags)
    state = position(text)
    again = position(write_record(state))
    assert again == state
    assert write_record(again) == write_record(state)
    assert write_record(state).split() == text.split()


def test_the_acts_of_a_trick_stand_on_one_line():
    acts = f"N:ask E:stay {TRICKS[0]} W:ask S:stay {TRICKS[1]}"
    assert write_record(position(record(acts))) == record(f"N:ask E:stay {TRICKS[0]} W:ask S:stay\n{TRICKS[1]}")


FANCY = """\
\ufeff  {a file}
[Deal "W:acs 10D dh k♥ 8♣ S:KD ts th 9H bh N:TC 7H AS 8S 9D E:9C JS JD QS 7C"]  ; seats in any order
[Dealer "w"]
{[Note "not read"]} [Game "latinern"]

1. n:9d E:J♦ {a } s:JH W:8C ; N:9D
2. w:10d{x}N:10C;y
e:bs
"""


def test_a_fancy_text_is_the_same_record():
    text = FANCY.replace("acs", "ac")
    assert write_record(position(text)) == record("N:9D E:JD S:JH W:8C\nW:TD N:TC E:JS")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_mark_make_no_difference(end, mark):
    text = mark + FANCY.replace("acs", "ac").removeprefix("\ufeff").replace("\n", end)
    assert acts_of(position(decode(text.encode()))) == acts_of(position(text)) == "N:9D E:JD S:JH W:8C W:TD N:TC E:JS"


def test_tags_may_stand_on_one_line_and_without_blanks():
    assert position(record(TRICKS[0]).replace("\n", "")) == position(record(TRICKS[0]))
    assert position(record(TRICKS[0]).replace('"]\n', '"]{x}')) == position(record(TRICKS[0]))


def test_a_hand_may_begin_behind_a_blank():
    assert position(record(deal=DEAL.replace(":", ": "))) == position(record())


def test_comments_between_all_tokens():
    text = record("N:TC").replace('[Dealer "W"]', '[{a}Dealer;b\n"W"{c};d\n]')
    assert position(text) == position(record("N:TC"))


def test_a_tag_after_an_act_or_a_repeated_tag_starts_the_next_record():
    texts = [record("N:TC"), record(), record(), record(NS_3_0)]
    records = list(parse_records("".join(texts)))
    assert [write_record(r.state) for r in records if r.state] == texts
    assert [r.at for r in records] == [(1, 1), (7, 1), (11, 1), (15, 1)]


def test_exactly_one_record():
    with pytest.raises(NotationError, match="a second record begins here; one is wanted") as caught:
        parse_record(record() + record())
    assert caught.value.at == (5, 1)


def test_remarks_are_kept_and_written_in_their_order():
    remarks = {"Note": "10♥ & Ärger", "Match": "Tuesday", "Date": "2026-01-05", "Round": "3"}
    text = write_record(position(record("N:TC")), remarks)
    assert text == record("N:TC").replace(
        '"]\n\n', '"]\n[Match "Tuesday"]\n[Round "3"]\n[Date "2026-01-05"]\n[Note "10♥ & Ärger"]\n\n'
    )
    assert parse_record(text).remarks == remarks
    assert list(TAGS) == [
        "Format",
        "Game",
        "Dealer",
        "Deal",
        "Score",
        "Rules",
        "Sits",
        "View",
        "Match",
        "Round",
        "Date",
        "Note",
    ]


@pytest.mark.parametrize("remarks", [{"Game": "x"}, {"Colour": "x"}])
def test_only_remarks_are_remarks(remarks):
    with pytest.raises(NotationError, match="is no remark; choose Match, Round, Date, Note"):
        write_record(position(record()), remarks)


@pytest.mark.parametrize("value", ['a"b', "a\nb", "a\rb", "a\x00b", "a\x85b"])
def test_a_remark_that_could_not_be_read_again_is_refused(value):
    with pytest.raises(NotationError, match=r"\[Note\] cannot hold"):
        write_record(position(record()), {"Note": value})


def test_a_deal_alone():
    deal = position(record()).deal
    assert write_deal(deal) == record()
    assert write_deal(deal, "target=15", Score(3, 4)) == record(score="NS:3 EW:4", rules="target=15")
    assert write_deal(deal, score=Score()) == record()


def test_a_record_is_a_state_or_a_view():
    full = parse_record(record())
    assert isinstance(full, Record)
    assert full.state is not None
    assert full.view is None
    view = parse_record(record(deal="N:? ? ? ? ? E:9C JS JD QS 7C S:? ? ? ? ? W:? ? ? ? ?", view="E"))
    assert view.state is None
    assert view.view is not None


def test_the_json_of_a_round_that_is_on():
    assert replay_json(position(record(f"{TRICKS[0]} W:KH N:ask", score="NS:1 EW:2"))) == {
        "game": "latinern",
        "dealer": "W",
        "tricks": [
            {
                "leader": "N",
                "cards": ["7H", "7C", "JH", "TD"],
                "winner": "W",
                "card": "TD",
                "reason": "first-schlag",
                "clause": "L12b",
            }
        ],
        "current": ["KH"],
        "to_act": None,
        "legal": {"N": [], "E": ["stay", "go"], "S": [], "W": ["stay", "go"]},
        "result": None,
        "score": {"NS": 1, "EW": 2},
        "match_winner": None,
        "trump": "C",
        "schlag": "T",
        "hauptschlag": "TC",
        "stake": 2,
        "question": "NS",
        "offences": {"N": ["leak"], "E": ["leak"], "S": ["leak"], "W": ["leak"]},
    }


def test_the_json_of_a_round_that_is_over():
    found = replay_json(
        position(record(f"E:ask S:stay {EW_3_0}", score="NS:1 EW:9").replace("E:ask S:stay", "S:ask E:stay"))
    )
    assert (found["result"], found["score"], found["match_winner"]) == (
        {"winner": "EW", "points": 3, "by": "tricks"},
        {"NS": 1, "EW": 12},
        "EW",
    )
    assert (found["to_act"], found["question"], found["stake"]) == (None, None, 3)
    assert found["legal"] == found["offences"] == {"N": [], "E": [], "S": [], "W": []}


def test_the_cards_of_a_trick_that_was_not_finished_stay_in_current():
    found = replay_json(position(record("N:9D E:JD S:leak")))
    assert (found["current"], found["tricks"], found["result"]["by"]) == (["9D", "JD"], [], "leak")


def test_json_is_plain_data():
    found = replay_json(position(record(NS_3_2)))
    assert json.loads(json.dumps(found)) == found
    assert all(type(value) in {str, int, list, dict, type(None)} for value in found.values())


def test_the_game_of_a_record_has_its_settings():
    assert position(record(rules="target=15")).game == Latinern(target=15)
    assert DEAL in write_record(position(record()))
