"""A deal travels as a link and comes back as it was; whatever else a link may hold is refused in a sentence."""

from __future__ import annotations

from urllib.parse import quote, unquote_plus, urlsplit

import pytest

from tests import texts, texts_28
from trickkit.errors import NotationError, TrickkitError
from trickkit.record import link, parse_record, read_link, write_view
from trickkit.record.links import LONGEST
from trickkit.seats import Seat

SITE = "https://school.example/cards/"
ROUND = texts.record(texts.NS_3_2)
ENDING = texts_28.record(texts_28.LAST_LED[1], deal=texts_28.LAST_LED[0])
FULL = {
    "deal": texts.record(),
    "begun": texts.record("N:7H E:7C"),
    "round": ROUND,
    "score and rules": texts.record(score="NS:8 EW:8", rules="late_ask_penalty=stake"),
    "twenty-eight": ENDING,
    "three players": texts_28.record(deal=texts_28.THREE, rules="three_players=on"),
    "remarks": ROUND.replace("\n\n", '\n[Date "2026-01-31"]\n[Note "50 % & more = #1 <b>; {x}"]\n\n', 1),
}


@pytest.mark.parametrize("text", FULL.values(), ids=FULL)
def test_a_record_comes_back_as_it_was(text):
    made = link(text, SITE)
    assert made.startswith(SITE + "#record=")
    back, before = read_link(made).record, parse_record(text)
    assert (back.state, back.remarks) == (before.state, before.remarks)
    assert (read_link(made).seat, read_link(made).lang) == (None, "")


@pytest.mark.parametrize("text", [ROUND, ENDING], ids=["latinern", "twenty-eight"])
def test_a_view_is_linked_with_nothing_that_is_hidden(text):
    state = parse_record(" ".join(text.split()[:-4])).state  # one trick is still hidden
    assert state is not None
    view = write_view(state.observe(Seat.EAST))
    made = link(view, SITE)
    assert read_link(made).record.view == parse_record(view).view
    assert unquote_plus(made.partition("=")[2]).split() == view.split()
    assert "%3F" in made


@pytest.mark.parametrize("text", FULL.values(), ids=FULL)
def test_it_is_an_address_that_any_program_takes_for_one(text):
    made = link(text, SITE, lang="de")
    assert made.isascii()
    assert not set(made) & set(' "<>\\^`{|}\n[]')
    assert urlsplit(made).fragment == made.partition("#")[2]  # nothing of it is sent to a server
    assert len(made) < 1200


def test_seat_and_language_go_with_it():
    found = read_link(link(texts.record(), SITE, seat="e", lang="de"))
    assert (found.seat, found.lang) == (Seat.EAST, "de")


def test_what_stands_behind_the_base_already_gives_way():
    assert link(ROUND, "x/#record=old") == link(ROUND, "x/")


def test_it_is_read_as_people_pass_it_on():
    made, state = link(ROUND, SITE), parse_record(ROUND).state
    behind = made.partition("#")[2]
    for text in (made, "#" + behind, behind, made + "&utm_source=mail", made.replace("+", "%20")):
        assert read_link(text).record.state == state
    assert read_link("#record=" + quote(ROUND)).record.state == state
    assert read_link("#record=" + ROUND.replace("\n", " ")).record.state == state
    assert read_link(made + "&record=another").record.state == state


def test_a_seat_is_found_where_a_page_has_written_the_link_as_html():
    found = read_link(link(texts.record(), SITE, seat="E", lang="de").replace("&", "&amp;"))
    assert (found.seat, found.lang) == (Seat.EAST, "de")


def test_a_seat_is_of_no_use_to_a_view_and_has_to_be_taken():
    view = write_view(texts.position(ROUND).observe(Seat.EAST))
    with pytest.raises(TrickkitError, match="nobody plays on from it"):
        link(view, SITE, seat="E")
    with pytest.raises(TrickkitError, match="nobody plays on from it"):
        read_link(link(view, SITE) + "&seat=E")
    three = FULL["three players"]
    with pytest.raises(TrickkitError, match="nobody sits at N"):
        link(three, SITE, seat="N")
    with pytest.raises(TrickkitError, match="nobody sits at N"):
        read_link(link(three, SITE) + "&seat=N")
    with pytest.raises(NotationError, match="seat"):
        link(ROUND, SITE, seat="Q")


def test_remarks_too_long_for_a_link_are_refused():
    with pytest.raises(TrickkitError, match=rf"{LONGEST} is the most; shorten remarks"):
        link(ROUND.replace("\n\n", f'\n[Note "{"long " * 900}"]\n\n', 1), SITE)


HOSTILE = {
    "nothing": "",
    "another field": "#recording=1",
    "an empty record": "#record=",
    "no record": "#record=hello",
    "code": '#record="""); import os; os.remove("x") #',
    "markup": "#record=<script>alert(1)</script>",
    "a record with more": "#record=" + quote(ROUND + "N:7H"),
    "two records": "#record=" + quote(ROUND + ROUND),
    "no utf-8": "#record=%ff%fe",
    "a surrogate": "#record=%ed%a0%80",
    "a null": "#record=%00",
    "many fields": "#record=x" + "&a=1" * 40,
    "a megabyte": "#record=" + "A" * 1_000_000,
    "a seat that is none": "#record=" + quote(ROUND) + "&seat=everybody",
    "cut behind the seat's name": "#record=" + quote(ROUND) + "&seat=",
    "cut within the seat's name": "#record=" + quote(ROUND) + "&sea",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_link_of_ours_is_refused_in_a_short_sentence(text):
    with pytest.raises(TrickkitError) as refused:
        read_link(text)
    assert 10 < len(str(refused.value)) < 300
    assert str(refused.value).isprintable()
