"""Set files: what they say, and every way to get one wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trickkit.course.classroom import ClassSet, SetDeal, SetError, SetExercise, Settings, read_set

HEAD = 'format = "trickkit-set 1"\nname = "Algebra 7b"\n'
WHOLE = '''# for Friday
format = "trickkit-set 1"
name = "Algebra 7b"
due = "Friday, 4 December"
lessons = ["04", "05"]
levels = ["09.1"]
marks = false

[settings]
lang = "de"
deck = "german"
four_color = true
hints = false

[[exercise]]
kind = "who-wins"
seed = "algebra 1"
level = 2

[[exercise]]
kind = "points-so-far"
seed = 8
game = "twenty-eight"
rules = "cot=on"

[[deal]]
game = "latinern"
seed = 7
seat = "N"

[[deal]]
record = """
[Game "latinern"] [Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
"""
'''


def faults(text: str | bytes) -> list[tuple[int, str]]:
    with pytest.raises(SetError) as caught:
        read_set(text)
    assert str(caught.value) == str(caught.value.faults[0])
    assert all(fault.text.isprintable() for fault in caught.value.faults)
    return [(fault.at[0], fault.text) for fault in caught.value.faults]


def test_everything_a_set_can_say():
    found = read_set(WHOLE)
    assert (found.name, found.due, found.marks) == ("Algebra 7b", "Friday, 4 December", False)
    assert found.settings == Settings("de", "german", four_color=True, hints=False)
    assert found.exercises == (
        SetExercise("who-wins", "algebra 1", 2),
        SetExercise("points-so-far", "8", None, "twenty-eight", "cot=on"),
    )
    assert found.deals[0] == SetDeal("latinern", "7", seat="N")
    keys = [item.key for item in found.items]
    assert keys[0] == "04.1"
    assert keys[12:] == [*(f"05.{n}" for n in range(1, len(keys) - 16)), "09.1", "e1", "e2", "d1", "d2"]
    assert [item.kind for item in found.items[-5:]] == ["guided", "who-wins", "points-so-far", "guided", "guided"]
    assert found.exercise("e2").seed == "8"
    assert found.deal("d2").record.startswith("[Game")


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_line_ends_and_a_byte_order_mark_say_nothing(ends, mark):
    assert read_set(mark + WHOLE.replace("\n", ends).encode()) == read_set(WHOLE)
    assert read_set("\ufeff" + WHOLE) == read_set(WHOLE)


def test_a_day_without_quotation_marks():
    assert read_set(HEAD + 'due = 2026-12-04\nlessons = ["04"]').due == "2026-12-04"


def test_the_id_follows_the_tasks_and_nothing_else():
    found = read_set(WHOLE)
    same = (
        replace(found, name="7b", due="", settings=Settings()),
        replace(
            found, deals=(found.deals[0], replace(found.deals[1], record=found.deals[1].record.replace(" ", "  ")))
        ),
    )
    others = (
        replace(found, lessons=("05", "04")),
        replace(found, levels=()),
        replace(found, exercises=found.exercises[::-1]),
        replace(found, exercises=(replace(found.exercises[0], level=3), found.exercises[1])),
        replace(found, deals=(replace(found.deals[0], seat="E"), found.deals[1])),
        replace(found, marks=True),
    )
    assert {each.id for each in same} == {found.id}
    assert len({each.id for each in (found, *others)}) == 1 + len(others)
    assert found.id == "bfa9f7d6"  # results that were handed in name it


def test_what_becomes_of_a_deal():
    assert SetDeal(seed="7").written() != SetDeal(seed="8").written()
    assert '[Dealer "E"]' in SetDeal(seed="7", dealer="E").written()
    assert '[Rules "target=15"]' in SetDeal(seed="7", rules="target=15").written()


def test_no_such_task():
    with pytest.raises(ValueError, match='the set "7b" has no task "e2"; its tasks are e1'):
        ClassSet("7b", exercises=(SetExercise("legal", "1"),)).item("e2")


@pytest.mark.parametrize(("text", "line", "said"), [
    ("", 1, 'a set file begins with format = "trickkit-set 1"'),
    ('format = "trickkit-set 2"\nname = "x"\nlessons = ["04"]', 1, 'a set file begins with format = "trickkit-set 1"'),
    ('format = "trickkit-set 1"\nlessons = ["04"]', 1, "name is missing"),
    (HEAD, 2, "this set has no task; add lessons, levels, an [[exercise]] or a [[deal]]"),
    (HEAD + 'lesson = ["04"]', 3, '"lesson" is not known here; known are format, name,'),
    (HEAD + "lessons = [4]", 3, 'a lesson is written as a text with two digits, "04", not 4'),
    (HEAD + 'lessons = ["4"]', 3, 'a lesson is written as a text with two digits, "04", not "4"'),
    (HEAD + 'lessons = "04"', 3, 'lessons is a list; write it in square brackets, not "04"'),
    (HEAD + 'lessons = ["04", "04"]', 3, '"04" stands twice in lessons'),
    (HEAD + 'levels = ["04.01"]', 3, 'a level is written as a text, "04.3", not "04.01"'),
    (HEAD + 'lessons = ["04"]\nlevels = ["04.1"]', 4, "level 04.1 is in lesson 04 already"),
    (HEAD + f"levels = [{'1,' * 201}]", 3, "levels has more than 200 entries"),
    (HEAD + 'lessons = ["04"]\nmarks = "no"', 4, 'marks is true or false, not "no"'),
    (HEAD + 'lessons = ["04"]\ndue = 3', 4, "due is a text; write it in quotation marks, not 3"),
    (HEAD + 'lessons = ["04"]\ndue = "\\u0007"', 4, 'due holds a letter that cannot be printed: "\\x07"'),
    (HEAD + f'lessons = ["04"]\ndue = "{"x" * 101}"', 4, "due is longer than 100 letters"),
    (HEAD + 'lessons = ["04"]\nsettings = 1', 4, "settings are a table; write [settings] on a line of its own"),
    (HEAD + 'lessons = ["04"]\n[settings]\nlanguage = "de"', 5, '"language" is not known here; known are lang,'),
    (HEAD + 'lessons = ["04"]\n[settings]\nlang = "fr"', 5, 'lang is one of en, de, not "fr"'),
    (HEAD + 'lessons = ["04"]\nsettings.lang = "fr"', 4, 'lang is one of en, de, not "fr"'),
    (HEAD + 'lessons = ["04"]\nsettings = {lang = "fr"}', 4, 'lang is one of en, de, not "fr"'),
    (HEAD + "exercise = 3", 3, "each exercise is a table; write [[exercise]] on a line of its own"),
    (HEAD + '[exercise]\nkind = "legal"', 3, "each exercise is a table; write [[exercise]] on a line of its own"),
    (HEAD + '[[exercise]]\nkind = "legal"', 3, "seed is missing"),
    (HEAD + "[[exercise]]\nseed = 1", 3, "kind is missing; choose who-wins, legal"),
    (HEAD + '[[exercise]]\nseed = 1\nkind = "sing"', 5, "kind is one of who-wins, legal"),
    (HEAD + '[[exercise]]\nseed = 1\nkind = ["legal"]', 5, "kind is one of who-wins, legal"),
    (HEAD + '[[exercise]]\nseed = 1.5\nkind = "legal"', 4, "seed is a text; write it in quotation marks, not 1.5"),
    (HEAD + '[[exercise]]\nseed = true\nkind = "legal"', 4, "seed is a text; write it in quotation marks, not True"),
    (HEAD + '[[exercise]]\nseed = 1\nkind = "legal"\nlevel = true', 6, "level is a number from 1 to 5, not True"),
    (HEAD + '[[exercise]]\nseed = 1\nkind = "legal"\nlevel = 6', 6, "level is a number from 1 to 5, not 6"),
    (HEAD + '[[exercise]]\nseed = 1\nkind = "legal"\ngame = "skat"', 6, "game is one of latinern, twenty-eight"),
    (HEAD + '[[exercise]]\nseed = 1\nkind = "legal"\n[[exercise]]\nkind = "legal"\nseed = "1"', 6,
     "this exercise is the same as the one in line 3"),
    (HEAD + "[[deal]]\nseed = 1\n[[deal]]\nseed = 1", 5, "this deal is the same as the one in line 3"),
    (HEAD + "[[deal]]\nseat = 'S'", 3, "seed is missing"),
    (HEAD + "[[deal]]\nseed = 1\nseat = 'X'", 5, 'seat is one of N, E, S, W, not "X"'),
    (HEAD + "[[deal]]\nrecord = '''\n[Game \"latinern\"]\nseed = 2\n'''\nseed = 1", 8,
     "seed has no place beside a record"),
    (HEAD + "[[deal]]\n" * 51, 3, "more than 50 times [[deal]]; make several sets"),
    (HEAD + "[[exercise]]\n" * 201, 3, "more than 200 times [[exercise]]; make several sets"),
    ('format = "trickkit-set 1"\nname = "  "\nlessons = ["04"]', 2, "name is missing"),
    (HEAD + 'lessons = ["04"', 3, "this is no TOML: "),
    (' {"format": "trickkit-paper"}', 1, "this is JSON and no set file, which ends in .toml"),
    (HEAD + "name = 1", 3, "this is no TOML: cannot overwrite a value"),
    (HEAD + "lessons = [04]\n", 3, "this is no TOML: "),
    (HEAD + f"x = {'[' * 50_000}", 1, "this is no set file"),
    (HEAD + f"x = {'1' * 5_000}", 1, "this is no set file"),
    ("#" * 1_000_001, 1, "this file is too large for a set"),
    ((HEAD + "due = 'Ä'").encode("latin-1"), 3, "this line holds bytes that are no text; save the file in UTF-8"),
])  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(text, line, said):
    first = faults(text)[0]
    assert first[0] == line
    assert first[1].startswith(said)


def test_every_fault_is_named_at_once():
    text = HEAD + 'lessons = [4]\n[settings]\nlang = "fr"\n[[exercise]]\nkind = "legal"\n\n[[deal]]\nseed = 1\nseat = 1'
    assert [line for line, _ in faults(text)] == [3, 5, 6, 11]


def test_places_inside_values_are_none():
    text = (
        HEAD
        + 'lessons = [\n  "04", # [settings]\n  "05",\n]\ndue = """\n[settings]\nlang = 3\n"""\n[settings]\nlang = 1'
    )
    assert [line for line, _ in faults(text)] == [7, 12]
