"""Every way for a record to be wrong: one clear line, with the place and the offending text."""

from __future__ import annotations

import pytest

from tests.texts import DEAL, NS_3_0, record
from trickkit import NotationError, parse_records
from trickkit.record import decode

HEAD = record()  # four lines of tags; what follows begins in line 5
LATE = record("N:9D E:JD S:JH W:8C W:QH")  # acts begin in line 6

BROKEN = {
    # name: text, (line, column), offending text, part of the message
    "empty": ("", (1, 1), "", "there is no record here"),
    "blanks": (" \r\n\t", (1, 1), "", "there is no record here"),
    "comment alone": ("; x {", (1, 1), "", "there is no record here"),
    "number alone": ("1.", (1, 1), "", "there is no record here"),
    "act alone": ("N:TC", (1, 1), "Game", 'no [Game "…"]'),
    "no game": (HEAD.replace('[Game "latinern"]\n', ""), (1, 1), "Game", 'no [Game "…"]'),
    "no dealer": (HEAD.replace('[Dealer "W"]\n', ""), (1, 1), "Dealer", 'no [Dealer "…"]'),
    "no deal": ('[Game "latinern"] [Dealer "W"]', (1, 1), "Deal", 'no [Deal "…"]'),
    "unknown tag": (
        HEAD.replace("[Dealer", "[Dealr"),
        (3, 1),
        "Dealr",
        '"[Dealr" is no tag; the tags are Format, Game',
    ),
    "tag in lower case": (HEAD.replace("[Dealer", "[dealer"), (3, 1), "dealer", '"[dealer" is no tag'),
    "other game": (HEAD.replace("latinern", "bridge"), (2, 8), "bridge", '"bridge" is no game; write latinern'),
    "other format": (HEAD.replace("trickkit 1", "trickkit 2"), (1, 10), "trickkit 2", '"trickkit 2" is no format'),
    "dealer": (record(dealer="X"), (3, 10), "X", '"X" is no seat'),
    "sits": (HEAD + '[Sits "N"]', (5, 8), "N", "take it out of a Latinern record"),
    "view": (HEAD + '[View "X"]', (5, 8), "X", '"X" is no seat'),
    "round 0": (HEAD + '[Round "0"]', (5, 9), "0", '"0" is no round'),
    "round 01": (HEAD + '[Round "01"]', (5, 9), "01", '"01" is no round'),
    "tag not closed": (HEAD + '[Note "x"\nN:TC', (5, 1), "Note", '"[Note" is not closed'),
    "tag not closed at the end": (HEAD + '[Note "x"', (5, 1), "Note", '"[Note" is not closed'),
    "value not closed": (HEAD + '[Note "x', (5, 1), "Note", '"[Note" has no value in quotes'),
    "value over two lines": (HEAD + '[Note "x\ny"]', (5, 1), "Note", '"[Note" has no value in quotes'),
    "no value": (HEAD + "[Note]", (5, 1), "Note", '"[Note" has no value in quotes'),
    "no value at the end": (HEAD + "[Note", (5, 1), "Note", '"[Note" has no value in quotes'),
    "no name": (HEAD + '["x"]', (5, 1), "[", '"[" opens no tag'),
    "bracket at the end": (HEAD + "[", (5, 1), "[", '"[" opens no tag'),
    "closing bracket": (HEAD + "]", (5, 1), "]", '"]" stands alone'),
    "string alone": (HEAD + '"x"', (5, 1), '"x"', "stands alone"),
    "quote alone": (HEAD + 'N:TC "x', (5, 6), '"', "stands alone"),
    "brace not closed": (HEAD + "N:TC {abc", (5, 6), "{", "{ opens a comment that is not closed; write } behind it"),
    "closing brace": (HEAD + "N:TC } ", (5, 6), "}", '"}" stands alone'),
    "nested braces": (HEAD + "{a {b} c}", (5, 9), "}", '"}" stands alone'),
    "control character": (HEAD + "N:TC \x01", (5, 6), "\x01", r'"\x01" is a control character; take it out'),
    "control character in a word": (HEAD + "N:\x7fTC", (5, 3), "\x7f", r'"\x7f" is a control character'),
    "control character in a value": (HEAD + '[Note "a\x01b"]', (5, 9), "\x01", r'"\x01" is a control character'),
    "control character in braces": (HEAD + "{a\x0b}", (5, 3), "\x0b", r'"\x0b" is a control character'),
    "control character in a line comment": (HEAD + "; a\x85", (5, 4), "\x85", r'"\x85" is a control character'),
    "control character after an open brace": (HEAD + "{ a \x01", (5, 5), "\x01", r'"\x01" is a control character'),
    "control character after an open value": (HEAD + '[Note "a\n\x01"]', (5, 1), "Note", '"[Note" has no value'),
    "second mark": ("\ufeff\ufeff" + HEAD, (1, 1), "Game", 'no [Game "…"]'),
    "card that is none": (record(deal=DEAL.replace("TC", "6H")), (4, 10), "6H", '"6H" is no card'),
    "card twice": (record(deal=DEAL.replace("7H", "9C")), (4, 27), "9C", '"9C" is dealt twice'),
    "card twice in one hand": (record(deal=DEAL.replace("7H", "10c")), (4, 13), "10c", '"10c" is dealt twice'),
    "card missing": (record(deal=DEAL.replace("7H ", "")), (4, 8), "N:TC", '"N:TC" begins a hand of 4'),
    "sixth card": (record(deal=DEAL.replace("7H", "7H 9S")), (4, 8), "N:TC", '"N:TC" begins a hand of 6'),
    "hand missing": (record(deal=DEAL.partition(" W")[0]), (4, 8), DEAL.partition(" W")[0], "has no cards for W"),
    "hand again": (record(deal=DEAL.replace("W:", "N:")), (4, 59), "N:AC", '"N:AC" deals to N again'),
    "hand without a seat": (record(deal=DEAL[2:]), (4, 8), "TC", '"TC" belongs to no seat'),
    "hand of a strange seat": (record(deal=DEAL.replace("S:", "X:")), (4, 42), "X", '"X" is no seat'),
    "seats glued": (record(deal=DEAL.replace("9D E:", "9DE:")), (4, 22), "9DE", '"9DE" is no seat'),
    "unknown card": (record(deal=DEAL.replace("7H", "?")), (4, 13), "?", '"?" is no card'),
    "empty deal": (record(deal=" "), (4, 8), " ", "has no cards for N, E, S, W"),
    "score": (record(score="NS:8 EW:x"), (5, 14), "EW:x", '"EW:x" is no score'),
    "score at the target": (record(score="NS:0 EW:12"), (5, 9), "NS:0 EW:12", "the match is over"),
    "score past the target": (record(score="NS:20 EW:12"), (5, 9), "NS:20 EW:12", "the match is over"),
    "score at the house's target": (
        record(score="NS:5 EW:1", rules="target=5"),
        (5, 9),
        "NS:5 EW:1",
        "the match is over",
    ),
    "rules": (record(rules="open_tricks=all a=b"), (5, 25), "a=b", '"a=b" is no setting'),
    "key of the other game": (record(rules="cot=on"), (5, 9), "cot=on", '"cot=on" is no setting'),
    "act that is none": (record("N:6H"), (6, 1), "N:6H", '"N:6H" is no act of Latinern'),
    "act of the other game": (record("N:9D E:14"), (6, 6), "E:14", '"E:14" is no act of Latinern'),
    "act without a seat": (record("9D"), (6, 1), "9D", '"9D" is no act'),
    "strange seat": (record("N:9D X:JD"), (6, 6), "X:JD", '"X" is no seat'),
    "strange winner": (record("X:wins"), (6, 1), "X:wins", '"X" is no seat'),
    "wrong seat": (record("N:TC\n  S:KD"), (7, 3), "S:KD", "it is E's turn"),
    "card of another": (record("N:9C"), (6, 1), "N:9C", "N does not hold 9C"),
    "card played twice": (LATE.strip() + " N:9D", (6, 26), "N:9D", "N does not hold 9D"),
    "act after the end": (record(NS_3_0 + "S:9H"), (9, 1), "S:9H", "the round is over"),
    "second question": (record("N:ask E:stay S:ask"), (6, 14), "S:ask", "each side asks once"),
    "card while a question is open": (record("N:ask N:TC"), (6, 7), "N:TC", "a question is open"),
    "announcement that is not true": (
        record("N:9D E:JD S:JH W:8C N:wins"),
        (6, 21),
        "N:wins",
        "W wins this trick with 8C",
    ),
    "announcement too early": (record("N:wins"), (6, 1), "N:wins", "follows no complete trick"),
    "acts then tags": (HEAD + 'N:TC [Score "NS:1 EW:1"]', (5, 6), "Game", 'no [Game "…"]'),
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_it_is_named_with_its_place(name, end):
    text, at, offending, message = BROKEN[name]
    with pytest.raises(NotationError) as caught:
        list(parse_records(text.replace("\r\n", "\n").replace("\n", end)))
    error = caught.value
    assert (error.at, error.text) == (at, offending)
    assert message in str(error)
    assert str(error).isprintable()
    assert error.message == str(error)


@pytest.mark.parametrize(
    ("data", "at", "byte"),
    [
        (b"\xff", (1, 1), "ff"),
        (HEAD.encode() + b"N:TC \xe9", (5, 6), "e9"),
        (HEAD.encode() + b"; J\xfcrgen", (5, 4), "fc"),
        (b"{ J\xfcrgen } " + HEAD.encode(), (1, 4), "fc"),
        (HEAD.encode() + b'[Note "\xc0\xaf"]', (5, 8), "c0"),
        (HEAD.encode() + b"N:\xed\xa0\x80", (5, 3), "ed"),
    ],
)
def test_bytes_that_are_no_text(data, at, byte):
    with pytest.raises(NotationError, match=r"is a byte that is no UTF-8 text; save the file as UTF-8") as caught:
        list(parse_records(decode(data)))
    assert caught.value.at == at
    assert f'"\\x{byte}"' in str(caught.value)


def test_a_file_in_utf_16_is_refused():
    with pytest.raises(NotationError, match="no UTF-8"):
        list(parse_records(decode(("\ufeff" + HEAD).encode("utf-16-le"))))


def test_the_records_before_the_bad_one_are_given():
    found: list[object] = []
    with pytest.raises(NotationError) as caught:
        found.extend(record.at for record in parse_records(HEAD + HEAD + record("N:TC") + record("N:XX")))
    assert found == [(1, 1), (5, 1), (9, 1)]
    assert caught.value.at == (20, 1)


def test_a_bad_tag_after_acts_spares_the_record_before():
    found: list[object] = []
    with pytest.raises(NotationError, match="opens no tag"):
        found.extend(parse_records(record("N:TC") + "[]"))
    assert len(found) == 1


def test_line_and_column_count_characters_not_bytes():
    with pytest.raises(NotationError) as caught:
        list(parse_records(HEAD + "{ Grüße, größer } N:XX"))
    assert caught.value.at == (5, 19)
