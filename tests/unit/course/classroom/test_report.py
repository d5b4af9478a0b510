"""The report: a class of thirty, number by number; and what is left out, with the reason."""

from __future__ import annotations

import csv
import importlib.util
import io
import json
import os
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from statistics import median

import pytest

from tests.unit.course.classroom.simulated import SET, Learner, work
from trickkit.cli import main
from trickkit.course.classroom import ClassSet, SetDeal, SetExercise, read_set
from trickkit.course.classroom.gathering import LeftOut, gather
from trickkit.course.classroom.naming import left_out
from trickkit.course.classroom.page import to_page
from trickkit.course.classroom.report import report
from trickkit.course.classroom.results import LARGEST, Result, Unread, to_json
from trickkit.course.classroom.scores import Score
from trickkit.course.classroom.table import COLUMNS, harmless, to_csv
from trickkit.i18n import Words
from trickkit.progress import moment

THIRTY, DAMAGED, ELSEWHERE = 30, 13, 7


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("class")


@pytest.fixture(scope="module")
def learners(folder: Path) -> list[Learner]:
    """Let thirty learners work; one file is cut off on its way, one learner has worked on another set."""
    (folder / "set.toml").write_text(SET, "utf-8")
    other = SET.replace("algebra 2", "geometry 2")
    with pytest.MonkeyPatch.context() as patch:
        found = [work(other if n == ELSEWHERE else SET, folder, n, patch) for n in range(THIRTY)]
    broken = found[DAMAGED].file
    broken.write_bytes(broken.read_bytes()[:400])
    return found


@pytest.fixture(scope="module")
def counted(learners: list[Learner]) -> list[Learner]:
    return [learner for n, learner in enumerate(learners) if n not in {DAMAGED, ELSEWHERE}]


@dataclass(frozen=True)
class Ran:
    """What the command left behind."""

    code: int
    out: list[str]
    err: list[str]
    rows: list[list[str]]
    page: str
    seen: Tables


@pytest.fixture(scope="module")
def ran(learners: list[Learner], folder: Path) -> Ran:
    """Report on the class, once for all tests."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.chdir(folder)
        code = main(["class", "report", "set.toml", "handed in", "--csv", "all.csv", "--page", "all.html"])
    text = (folder / "all.csv").read_bytes().decode("utf-8-sig")
    page = (folder / "all.html").read_text("utf-8")
    rows = [*csv.reader(io.StringIO(text, newline=""))]
    return Ran(code, out.getvalue().splitlines(), err.getvalue().splitlines(), rows, page, Tables(page))


KINDS = {
    "01.1": "Lesson 01: What is a trick?",
    "e1": "Who wins, and why?",
    "e2": "Who wins, and why?",
    "e3": "Which pairs are out?",
    "e4": "What is legal?",
    "e5": "The lowest bid",
    "e6": "Points so far",
    "d1": "Guided hand, Latinern",
}
"""The tasks of the set, and how they are named."""


def missed(key: str, done: tuple[int, int, int, int]) -> bool:
    tries, _, _, stars = done
    return stars < 2 if key == "d1" else tries > 1 or stars == 0


def clock(seconds: int) -> str:
    return f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}" if seconds >= 3600 else (
        f"{seconds // 60}:{seconds % 60:02d}"
    )  # fmt: skip


class Tables(HTMLParser):
    """The cells of all tables of a page, what is read aloud of them where that is another text, and its lists."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.lists: list[str] = []
        self.headings: list[str] = []
        self.tags = Counter[str]()
        self._hidden = 0
        self._text: list[str] | None = None
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in {"td", "th", "li", "h3"}:
            self._text = []
        elif tag == "span" and ("aria-hidden", "true") in attrs:
            self._hidden += 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "span" and self._hidden:
            self._hidden -= 1
        elif tag in {"td", "th", "li", "h3"} and self._text is not None:
            text, self._text = " ".join("".join(self._text).split()), None
            if tag == "li":
                self.lists.append(text)
            elif tag == "h3":
                self.headings.append(text)
            else:
                self.tables[-1][-1].append(text)

    def handle_data(self, data: str) -> None:
        if self._text is not None and not self._hidden:
            self._text.append(data)


def title(learner: Learner) -> str:
    """Give how a learner is named on the page."""
    short = json.loads(learner.file.read_text("utf-8"))["learner"][:6]
    return f"{learner.name} {short}" if learner.name else f"Learner {short}"


def named(learner: Learner, folder: Path) -> str:
    return str(learner.file.relative_to(folder))


def test_it_says_at_the_top_and_on_standard_error_what_it_left_out(learners, ran, folder):
    other = json.loads(learners[ELSEWHERE].file.read_text("utf-8"))["set"]
    left_out = [
        f"The file {named(learners[ELSEWHERE], folder)} belongs to another set, Algebra 7b / {other}.",
        f"The file {named(learners[DAMAGED], folder)} is damaged, or was changed so that it cannot be right.",
    ]
    assert ran.code == 1
    assert ran.err == left_out
    assert ran.seen.lists == left_out
    assert ran.page.index("2 files are left out") < ran.page.index("Missed most")
    assert ran.out[2] == "28 learners have handed in."


def test_the_table_has_what_everybody_did_and_nothing_else(counted, ran, folder):
    assert tuple(ran.rows[0]) == COLUMNS
    told = {(row[-1], row[2]): tuple(map(int, row[4:10])) for row in ran.rows[1:]}
    assert len(told) == len(ran.rows) - 1
    assert told == {
        (named(learner, folder), key): (tries, hints, seconds, stars, int(stars > 0), int(missed(key, done)))
        for learner in counted
        for key, done in learner.done.items()
        for tries, hints, seconds, stars in [done]
    }


def test_no_name_becomes_a_formula(counted, ran, folder):
    names = {row[-1]: row[1] for row in ran.rows[1:]}
    assert names == {named(learner, folder): harmless(learner.name) for learner in counted}
    assert "'=Eve()" in names.values()
    assert not any(cell.startswith(("=", "+", "-", "@", "\t")) for row in ran.rows for cell in row)


def test_the_page_is_one_file_that_runs_nothing(ran):
    assert not {"script", "link", "iframe"} & {*ran.seen.tags}
    assert "http" not in ran.page.replace("http://www.w3.org/2000/svg", "")


def test_each_cell_of_the_page_is_right(counted, ran):
    grid = ran.seen.tables[0]
    assert grid[0] == ["Learner", *KINDS]
    cells = {row[0]: row[1:] for row in grid[1:]}
    assert len(grid) == len(cells) + 1 == 29
    for learner in counted:
        expected = []
        for key in KINDS:
            tries, hints, seconds, stars = learner.done.get(key, (0, 0, 0, 0))
            if not tries:
                expected.append("Not tried.")
            elif stars:
                expected.append(f"Solved at try {tries}; hints: {hints}; time: {clock(seconds)}.")
            else:
                expected.append(f"Not solved; tries: {tries}; hints: {hints}; time: {clock(seconds)}.")
        assert cells[title(learner)] == expected


def test_the_sums_of_each_learner_are_right(counted, ran):
    sums = {row[0]: row[1:] for row in ran.seen.tables[1][1:]}
    for learner in counted:
        done = learner.done
        slips = Counter(KINDS[key] for key in KINDS if key in done and missed(key, done[key]))
        assert sums[title(learner)] == [
            f"{sum(stars > 0 for *_, stars in done.values())}/8",
            str(sum(stars > 0 and tries == 1 for tries, *_, stars in done.values())),
            str(sum(tries for tries, *_ in done.values())),
            str(sum(hints for _, hints, *_ in done.values())),
            clock(sum(seconds for _, _, seconds, _ in done.values())),
            ", ".join(f"{kind} ({number})" for kind, number in slips.items()) or "–",
        ]


def tried(counted: list[Learner], key: str) -> list[tuple[int, int, int, int]]:
    return [learner.done[key] for learner in counted if key in learner.done]


def test_the_sums_of_each_task_are_right(counted, ran):
    for key, row in zip(KINDS, ran.seen.tables[2][1:], strict=True):
        all_of_them = tried(counted, key)
        mean = sum(tries for tries, *_ in all_of_them) / len(all_of_them)
        assert row == [
            f"{key} · {KINDS[key]}",
            str(len(all_of_them)),
            str(sum(stars > 0 for *_, stars in all_of_them)),
            str(sum(stars > 0 and tries == 1 for tries, *_, stars in all_of_them)),
            str(sum(missed(key, done) for done in all_of_them)),
            f"{mean:.1f}",
            str(sum(hints for _, hints, *_ in all_of_them)),
            clock(round(median(seconds for _, _, seconds, _ in all_of_them))),
        ]


def test_what_was_missed_most_is_shown_first(counted, ran):
    by_key = {key: (sum(missed(key, done) for done in tried(counted, key)), len(tried(counted, key))) for key in KINDS}
    most = sorted((key for key in KINDS if by_key[key][0]), key=lambda key: by_key[key][0] / by_key[key][1])[::-1]
    assert len({n / of for n, of in by_key.values()}) == len(by_key)  # else the order would not be told
    assert ran.seen.headings == [f"{key} · {KINDS[key]}" for key in most[:6]]
    assert [line for line in ran.out if line.startswith("Missed by")] == [
        f"Missed by {by_key[key][0]} of {by_key[key][1]}: {key} · {KINDS[key]}" for key in most[:5]
    ]


def test_the_page_in_german(learners, folder):
    found = read_set(SET)
    page = to_page(report(found, [folder / "handed in"]), Words("de", "german"))
    seen = Tables(page)
    assert '<html lang="de">' in page
    assert seen.tables[1][0][:3] == ["Abgabe", "Gelöst", "Auf Anhieb"]
    assert seen.lists[1].startswith("Die Datei ")
    assert "<b>Finn" not in page
    assert "&lt;b&gt;Finn&lt;/b&gt;" in page
    german = to_csv(report(found, [folder / "handed in"]), "de")
    assert german.splitlines()[0] == "\ufeff" + ";".join(COLUMNS)
    assert '"Hans; \'-Peter"' in german


# ------------------------------------------------------------------ gathering

TWO = ClassSet("Two", exercises=(SetExercise("legal", "1"), SetExercise("legal", "2")), deals=(SetDeal(seed="1"),))
ANN, BOB = "a" * 16, "b" * 16


def result(learner: str = ANN, name: str = "", when: str = "2026-01-31T12:00:00+00:00", **scores: Score) -> str:
    made = moment(when)
    assert made is not None
    return to_json(TWO, Result(learner, name, made, scores or {"e1": Score(1, 0, 5, 3)}))


def test_of_two_files_of_one_learner_the_later_counts(tmp_path):
    (tmp_path / "1.json").write_text(result(when="2026-01-31T13:00:00+01:00", e1=Score(9, 0, 5, 1)), "utf-8")
    (tmp_path / "2.json").write_text(result(when="2026-01-31T12:30:00+00:00", e1=Score(2, 0, 5, 2)), "utf-8")
    (tmp_path / "3.json").write_text(result(when="2026-01-31T12:30:00+00:00", e1=Score(1, 0, 5, 3)), "utf-8")
    (tmp_path / "4.json").write_text(result(BOB, "Bob"), "utf-8")
    found = gather(TWO, [tmp_path])
    assert [one.file for one in found.handed_in] == [str(tmp_path / "4.json"), str(tmp_path / "2.json")]
    assert [(each.file, each.why, each.detail) for each in found.left_out] == [
        (str(tmp_path / "1.json"), Unread.EARLIER, str(tmp_path / "2.json")),
        (str(tmp_path / "3.json"), Unread.EARLIER, str(tmp_path / "2.json")),
    ]


def test_two_names_under_the_same_letters_both_count(tmp_path):
    """Two learners at one machine, or a file that was copied under another name: neither takes the other out."""
    late = "2099-01-01T00:00:00+00:00"
    (tmp_path / "1.json").write_text(result(name="Ann"), "utf-8")
    (tmp_path / "2.json").write_text(result(name="ann", when="2026-01-31T12:00:01+00:00"), "utf-8")
    (tmp_path / "3.json").write_text(result(name="Thief", when=late), "utf-8")
    (tmp_path / "4.json").write_text(result(), "utf-8")
    (tmp_path / "5.json").write_text(result(BOB), "utf-8")
    (tmp_path / "6.json").write_text(result(BOB, "Bob", late), "utf-8")
    found = gather(TWO, [tmp_path])
    assert [Path(one.file).name for one in found.handed_in] == ["2.json", "6.json", "3.json", "4.json"]
    assert [Path(each.file).name for each in found.left_out] == ["1.json", "5.json"]
    assert found.left_out[0].detail == str(tmp_path / "2.json")


def test_a_forged_time_takes_no_report_down(tmp_path):
    forged = result().replace("2026-01-31T12:00:00+00:00", "0001-01-01T00:00:00+10:00")
    (tmp_path / "forged.json").write_text(forged, "utf-8")
    (tmp_path / "honest.json").write_text(result(BOB), "utf-8")
    found = gather(TWO, [tmp_path])
    assert [one.result.learner for one in found.handed_in] == [BOB]
    assert [each.why for each in found.left_out] == [Unread.DAMAGED]


def test_names_of_files_that_cannot_be_printed(tmp_path):
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/a\xff\nb.json"))
    odd.write_text(result(), "utf-8")
    found = gather(TWO, [tmp_path])
    assert [one.file for one in found.handed_in] == [f"{tmp_path}/a??b.json"]
    made = report(TWO, [tmp_path])
    assert "a??b.json" in to_csv(made, "en").encode().decode()


def test_a_link_to_itself_is_left_out(tmp_path):
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    found = gather(TWO, [tmp_path, tmp_path / "loop.json"])
    assert [each.why for each in found.left_out] == [Unread.UNREADABLE]


def test_a_file_named_twice_is_read_once(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "1.json"
    file.write_text(result(), "utf-8")
    found = gather(TWO, [tmp_path, file, tmp_path.relative_to(tmp_path) / "1.json"])
    assert (len(found.handed_in), found.left_out) == (1, ())


def test_what_is_left_out_of_a_folder(tmp_path):
    (tmp_path / "empty.json").write_bytes(b"")
    (tmp_path / "large.json").write_bytes(b" " + b"1" * LARGEST)
    (tmp_path / "letter.json").write_bytes(b'{"dear": "teacher"}')
    (tmp_path / "letter.txt").write_bytes(b"no result, and not looked at")
    (tmp_path / "in" / "side").mkdir(parents=True)
    (tmp_path / "in" / "side" / "ann.json").write_text(result(), "utf-8")
    (tmp_path / ".ipynb_checkpoints").mkdir()
    (tmp_path / ".ipynb_checkpoints" / "old.json").write_text(result(BOB), "utf-8")
    (tmp_path / "bare").mkdir()
    found = gather(TWO, [tmp_path, tmp_path / "bare", tmp_path / "gone.json"])
    assert [one.result.learner for one in found.handed_in] == [ANN]
    assert {each.file.removeprefix(str(tmp_path))[1:]: each.why for each in found.left_out} == {
        "empty.json": Unread.EMPTY,
        "large.json": Unread.LARGE,
        "letter.json": Unread.OTHER,
        "bare": Unread.NOTHING,
        "gone.json": Unread.UNREADABLE,
    }


def test_every_reason_has_its_sentence():
    for lang in ("en", "de"):
        said = {left_out(LeftOut("x.json", why, "y"), Words(lang)) for why in Unread}
        assert len(said) == len(Unread)
        assert all("x.json" in sentence for sentence in said)
    assert left_out(LeftOut("x.json", Unread.SET), Words()) == "The file x.json belongs to another set."


def test_nothing_was_handed_in(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "set.toml").write_text(SET, "utf-8")
    assert main(["class", "report", "set.toml", "gone.json", "--page", "r.html"]) == 1
    out, err = capsys.readouterr()
    assert err == "The file gone.json is not there, or cannot be read.\n"
    assert "0 learners have handed in." in out
    assert Tables((tmp_path / "r.html").read_text("utf-8")).tables == []


def test_a_class_without_a_miss(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "1.json").write_text(result(name="Ann"), "utf-8")
    page = to_page(report(TWO, [tmp_path]), Words())
    assert "Nothing was missed." in page
    seen = Tables(page)
    assert seen.tables[2][2][1:] == ["0", "0", "0", "0", "–", "0", "–"]
    assert seen.tables[1][1] == [f"Ann {ANN[:6]}", "1/3", "1", "1", "0", "0:05", "–"]
    assert to_csv(report(TWO, [tmp_path]), "en").splitlines()[1].startswith(f"{ANN},Ann,e1,legal,1,0,5,3,1,0,")


def test_many_tasks_are_shown_in_pieces(tmp_path):
    many = ClassSet("Many", exercises=tuple(SetExercise("legal", str(n)) for n in range(40)))
    made = moment("2026-01-31T12:00:00+00:00")
    assert made is not None
    (tmp_path / "1.json").write_text(to_json(many, Result(ANN, "", made, {"e40": Score(1, 2, 3700, 3)})), "utf-8")
    seen = Tables(to_page(report(many, [tmp_path]), Words()))
    assert [len(table[0]) - 1 for table in seen.tables[:3]] == [14, 14, 12]
    assert seen.tables[2][1][-1] == "Solved at try 1; hints: 2; time: 1:01:40."


def test_without_widgets_the_question_stands_in_the_place_of_the_picture(tmp_path, monkeypatch):
    (tmp_path / "1.json").write_text(result(e1=Score(2, 0, 5, 2), d1=Score(1, 0, 5, 0)), "utf-8")
    there = report(TWO, [tmp_path])
    assert to_page(there, Words()).count("<img") == 2
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    page = to_page(there, Words())
    assert "<img" not in page
    assert "What may you do now?" in page


def test_a_report_where_nothing_is_left_out(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "1.json").write_text(result(), "utf-8")
    (tmp_path / "set.toml").write_text(
        'format = "trickkit-set 1"\nname = "Two"\n[[exercise]]\nkind = "legal"\nseed = 1\n'
        '[[exercise]]\nkind = "legal"\nseed = 2\n[[deal]]\nseed = 1\n[settings]\nlang = "de"\n',
        "utf-8",
    )
    assert main(["class", "report", "set.toml", "1.json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines()[2:] == [
        "1 Abgabe ist ausgewertet.",
        "– Abgabe aaaaaa: 1 von 3 gelöst, 1 auf Anhieb, Tipps: 0, Zeit 0:05",
    ]
    for options, said in (
        (["--csv", "x.txt"], '--csv "x.txt": let the name end in .csv'),
        (["--page", "1.json"], '--page "1.json": let the name end in .html'),
    ):
        assert main(["class", "report", "set.toml", "1.json", *options]) == 2
        assert said in capsys.readouterr().err
    (tmp_path / "x.html").write_text("mine", "utf-8")
    assert main(["class", "report", "set.toml", "1.json", "--csv", "x.csv", "--page", "x.html"]) == 2
    assert '"x.html" is there already' in capsys.readouterr().err
    assert not (tmp_path / "x.csv").exists()
