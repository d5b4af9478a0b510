"""Sets that are made, written, checked: the file says what the set is, and each seed gives what it should."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from trickkit.course.classroom import ClassSet, SetDeal, SetExercise, Settings, read_set
from trickkit.course.classroom.checking import check_set, minutes
from trickkit.course.classroom.making import deals, exercises
from trickkit.course.classroom.notebook import to_notebook
from trickkit.course.classroom.writing import to_toml
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.record import parse_record, write_view
from trickkit.seats import Seat

RECORD = """[Game "latinern"] [Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]
"""
WHOLE = ClassSet(
    'Algebra "7b"',
    lessons=("00", "04"),
    levels=("09.1",),
    exercises=(SetExercise("who-wins", "a 1", 2), SetExercise("points-so-far", "\\", None, "twenty-eight", "cot=on")),
    deals=(SetDeal("twenty-eight", "7", seat="N", dealer="W", rules="cot=on"), SetDeal(record=RECORD)),
    settings=Settings("de", "german", four_color=True, hints=False),
    due="Freitag",
    marks=True,
)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_written_is_read_again(lang):
    assert read_set(to_toml(WHOLE, Words(lang))) == WHOLE
    assert check_set(to_toml(replace(WHOLE, marks=False), Words(lang))).faults == ()  # for marks are exercises alone


@pytest.mark.parametrize("record", [RECORD + "; don't '''", "\n" + RECORD])
def test_a_record_with_quotation_marks(record):
    odd = ClassSet("x", deals=(SetDeal(record=record),))
    assert read_set(to_toml(odd, Words())) == odd


def test_seeds_that_give_nothing_are_passed_over():
    made = exercises(["minimum-bid:3:5", "legal:2", "legal:1"], "Algebra")
    for each in made:
        exercise = each.made()
        assert (exercise.kind, exercise.seed) == (each.kind, each.seed)
        assert each.level in {None, exercise.difficulty}
    assert [each.seed for each in made[3:]] == ["Algebra 1", "Algebra 2", "Algebra 3"]


def test_more_than_a_series_holds():
    made = exercises(["points-so-far:101"], "x")
    assert len({each.seed for each in made}) == 101


@pytest.mark.parametrize(("wanted", "said"), [
    ("who-wins", '"who-wins" says no exercises; write KIND:NUMBER, as who-wins:3'),
    ("sing:3", '"sing:3" says no exercises'),
    ("who-wins:3:6", '"who-wins:3:6" says no exercises'),
    ("who-wins:0", "who-wins:0: a set has 1 to 200 exercises"),
    ("who-wins:999", "who-wins:999: a set has 1 to 200 exercises"),
])  # fmt: skip
def test_exercises_that_cannot_be_had(wanted, said):
    with pytest.raises(TrickkitError) as caught:
        exercises([wanted], "Algebra")
    assert said in str(caught.value)


def test_a_kind_that_has_no_place_in_a_game():
    with pytest.raises(TrickkitError, match='"minimum-bid" has no place in latinern'):
        exercises(["minimum-bid:1"], "Algebra", "latinern")


@pytest.mark.parametrize("count", [-1, 51])
def test_deals_that_are_too_many(count):
    with pytest.raises(TrickkitError, match="choose one from 0 to 50"):
        deals(count, "Algebra")


def test_how_long_it_takes():
    assert minutes(ClassSet("x", exercises=(SetExercise("legal", "1"),))) == 1
    assert minutes(ClassSet("x", deals=deals(2, "x"))) == 10
    assert minutes(ClassSet("x", levels=("10.2",))) == 20


HEAD = 'format = "trickkit-set 1"\nname = "Algebra"\n'


@pytest.mark.parametrize(("text", "line", "said"), [
    (HEAD + 'lessons = ["99"]', 3, 'there is no lesson "99"; the lessons are 00, 01'),
    (HEAD + 'levels = ["04.99"]', 3, 'lesson 04 has no level "04.99"; its levels are 04.1'),
    (HEAD + '[[exercise]]\nkind = "legal"\ngame = "latinern"\nseed = 1\nlevel = 5', 3,
     'in latinern there is no "legal" of difficulty 5'),
    (HEAD + '[[exercise]]\nkind = "minimum-bid"\nseed = 1\ngame = "latinern"', 3,
     '"minimum-bid" has no place in latinern'),
    (HEAD + '[[exercise]]\nkind = "legal"\nseed = 1\nrules = "x=y"', 3, '"x=y" is no setting of'),
    (HEAD + '[[deal]]\nseed = 1\nrules = "x=y"', 3, '"x=y" is no setting of'),
    (HEAD + '[[deal]]\nrecord = "hello"', 3, "line 1 of the record: "),
    (HEAD + "[[deal]]\nrecord = '''\n" + RECORD + "N:9D E:9D'''", 3, "line 3 of the record: "),
    (HEAD + '[[deal]]\nseed = 1\ngame = "twenty-eight"\nrules = "three_players=on"\nseat = "N"', 3,
     "nobody sits at N; name one of the three players"),
])  # fmt: skip
def test_faults_that_only_a_try_shows(text, line, said):
    (fault,) = check_set(text).faults
    assert fault.at[0] == line
    assert fault.text.startswith(said)


def test_a_view_is_no_deal():
    state = parse_record(RECORD).state
    assert state is not None
    view = write_view(state.observe(Seat.NORTH))
    (fault,) = check_set(HEAD + f"[[deal]]\nrecord = '''\n{view}'''").faults
    assert fault.text == "the record holds one seat's view; a deal needs all cards"


def test_the_notebook_has_a_cell_for_each_task():
    cells = json.loads(to_notebook(WHOLE, "algebra.toml"))["cells"]
    code = [cell["source"] for cell in cells if cell["cell_type"] == "code"]
    assert code[0] == 'from trickkit.course import open_set; work = open_set("algebra.toml")'
    assert code[1:-1] == [f'work.play("{item.key}")' for item in WHOLE.items]
    assert code[-1] == "work.results()"
    told = "\n".join(cell["source"] for cell in cells if cell["cell_type"] == "markdown")
    assert '# Algebra "7b"' in told
    assert "Abzugeben bis: Freitag" in told
    assert "## [04 · Wer sticht, und warum?](../de/04_who_wins.ipynb)" in told
    assert "## Übung 2: Augen bis jetzt" in told
    assert "## Runde 1" in told
    assert "## [09 ·" in told
    plain = json.loads(to_notebook(ClassSet("x", lessons=("00",)), "x.toml"))["cells"]
    assert "by:" not in plain[0]["source"]


def test_a_name_in_a_notebook_is_no_markup():
    (first, *_) = json.loads(to_notebook(ClassSet("<img src=x> *x*", lessons=("00",)), "x.toml"))["cells"]
    assert first["source"].startswith("# &lt;img src=x&gt; \\*x\\*\n")
