"""Every level: the engine agrees with its file, and every answer gets its text, in both languages and decks."""

from __future__ import annotations

import re

import pytest

from tests.texts import position, record
from tests.unit.course.every import BOARDS, LEVELS, NUMBERS, WORDS, answers, grouped, right, told
from trickkit import Card, Rank, Seat, Suit, TrickkitError, write_view
from trickkit.course import kinds, open_lesson
from trickkit.course.exercises import LevelQuestion, exercise
from trickkit.course.levels import load, read
from trickkit.course.library import levels_text
from trickkit.i18n import Words, spoken

UNREADY = re.compile(r"[{}*_<>\\]|\b(ui|why|rule|refused)\.|\bNone\b|  ")


@pytest.fixture(params=LEVELS)
def level(request):
    return LEVELS[request.param]


def ready(text: str) -> str:
    """Check that a text can be read as it is."""
    assert text
    assert not UNREADY.search(text), text
    assert text[0].isupper() or not text[0].isalpha(), text
    assert text == text.strip()
    return text


def test_the_lessons_are_there():
    assert tuple(f"{number:02}" for number in range(26)) == NUMBERS
    assert all(len(load(number).levels) >= 2 for number in NUMBERS)


def test_the_engine_accepts_what_the_file_says(level):
    computed = kinds.KINDS[level.kind].accept(level)
    form = kinds.KINDS[level.kind].form
    if form in {"line", "build"}:
        assert sorted(level.accept) == sorted(computed)
    elif form == "one":
        assert level.accept == computed
    else:  # a set has no order, and equal cards none among themselves
        assert len(level.accept) == len(computed) == 1
        assert sorted(level.accept[0].split()) == sorted(computed[0].split())
        assert kinds.accepts(level, level.accept[0])


def test_no_accepted_answer_is_wrong_and_no_other_is_right(level):
    some = answers(level)
    accepted = [answer for answer in some if right(level, answer)]
    if kinds.KINDS[level.kind].form == "many":
        assert [set(answer.split()) for answer in accepted] == [set(level.accept[0].split())]
    elif kinds.KINDS[level.kind].form == "one":
        assert set(accepted) == set(level.accept)
    assert (
        set(level.accept) <= {*accepted, *([""] if "" in level.accept else [])}
        or kinds.KINDS[level.kind].form == "many"
    )
    assert len(accepted) < len(some)


def test_every_wrong_answer_gets_a_text(level):
    wrong = [answer for answer in answers(level) if not right(level, answer)]
    done = [
        str(words.spell(level.done[words.lang], winner="", card=""))
        for words in WORDS
        if "{winner}" not in level.done[words.lang]
    ]
    for words in WORDS:
        for answer in wrong:
            said = told(level, answer, words)
            assert ready(str(said.text)) not in done
            ready(str(said.title))
            assert str(said.title) != words.label("ui.right")


def test_a_right_answer_gets_its_own_text(level):
    for answer in [answer for answer in answers(level) if right(level, answer)]:
        for words in WORDS:
            said = told(level, answer, words)
            assert str(said.title) == words.label("ui.right")
            ready(str(said.text))
            if said.why:
                ready(str(said.why))
            wrong = {str(words.spell(entry.text[words.lang])) for entry in level.wrong}
            assert str(said.text) not in wrong


def test_no_wrong_text_is_kept_for_a_right_answer(level):
    assert not {pattern for entry in level.wrong for pattern in entry.when} & set(level.accept)


def test_every_wrong_text_is_reached(level):
    """A text that no answer reaches is out of date, or stands behind one that takes everything."""
    reached = set()
    for answer in answers(level):
        if not right(level, answer):
            entry = kinds.entry_for(level, answer)
            reached |= {level.wrong.index(entry)} if entry is not None else set()
    assert reached == set(range(len(level.wrong)))


def test_the_words_fit_the_deck(level):
    """With German cards no text speaks of the French ones, with French cards none of the German ones."""
    french = re.compile(r"\b(clubs?|diamonds?|spades?|jacks?|queens?|Kreuz\w*|Karo\w*|Pik\w*|Buben?|Damen?)\b")
    german = re.compile(r"(?:-Unter|-Ober)\b|\b(unter of|ober of|acorns?|bells?|Eichel\w*|Schellen?\w*|Laub\w*)\b")
    for words in WORDS:
        task = exercise(level)
        texts = [
            task.goal(words),
            *task.hints(words),
            *(told(level, answer, words).text for answer in answers(level)[:60]),
        ]
        other = french if words.deck == "german" else german
        assert not [str(text) for text in texts if other.search(spoken(text))]


def test_goal_and_hints_can_be_read(level):
    for words in WORDS:
        task = exercise(level)
        ready(str(task.goal(words)))
        hints = task.hints(words)
        assert len(hints) == 3
        assert len({ready(str(hint)) for hint in hints}) == 3


SAID = {
    "ask": {"ask", "frag", "question"},
    "go": {"go", "gehen"},
    "stay": {"stay", "bleiben"},
    "pass": {"pass", "passen"},
    "redeal": {"redeal", "neugeben"},
}
"""How words that are said at the table may stand in a hint."""


def suits(key: str, words: Words) -> set[str]:
    """Give the names of a suit in a hint, as spades or the ace of spades have it, and a single spade."""
    return {words.suit(Suit(key)), *({words.suit(Suit(key), "one")} if words.lang == "en" else ())}


def names(key: str, words: Words) -> set[str]:
    """Give the names that a key may have in a hint."""
    if len(key) == 2 and key[0] in "789TJQKA":
        return {words.card(Card.parse(key)), *names(key[0], words)}
    if key in SAID:
        return SAID[key]
    if key.startswith("trump="):
        return names(key.removeprefix("trump="), words)
    if key in list(Seat) and key != "S":
        return {words.seat(Seat(key))}
    if key == "S":
        return {words.seat(Seat.SOUTH), "you", "your", "du", "dein", "deine", *({words.suit(Suit.SPADES)})}
    if key in list(Suit):
        return suits(key, words)
    if key in list(Rank):
        return {words.rank(Rank(key)), words.rank(Rank(key), "plural")}
    if key == "show":
        return {words.label("ui.offer.show")}
    act, _, rest = key.rpartition("=")  # a bid, a raise, the down card
    if rest.isdecimal():
        return {rest}
    return names(rest, words) if act else set()


IN_OTHER_WORDS = {
    "02.8": ("choose none", "wähl keine"),
    "03.10": ("cannot know yet", "noch nicht wissen"),
    "07.4": ("1 in 6", "1 von 6"),
    "10.1": ("neither is ahead", "keine liegt vorn"),
}
"""Levels whose third hint means the accepted option without its very words, and what it says in English and German."""
EVERY_ONE = re.compile(r"\b(all|alle)\b")
"""What a hint may say in place of many names."""


def says(hint: str, name: str) -> bool:
    """Tell whether a word of a hint begins with a name, or whether it has a number."""
    ends = r"(?!\w)" if name[-1:].isdecimal() else ""
    return bool(re.search(rf"(?<!\w){re.escape(name.lower())}{ends}", hint))


@pytest.mark.parametrize("key", [key for key, level in LEVELS.items() if level.kind == "choose"])
def test_the_third_hint_says_the_accepted_option(key):
    level = LEVELS[key]
    for place, words in enumerate((Words(), Words("de"))):
        hint = spoken(exercise(level).hints(words)[2]).lower()
        option = str(words.spell(dict(level.options)[level.accept[0]][words.lang])).lower().rstrip(".")
        if key in IN_OTHER_WORDS:
            assert not says(hint, option), "no exception is needed any more"
            option = IN_OTHER_WORDS[key][place]
        assert says(hint, option), hint


def test_the_third_hint_names_the_accepted_answer(level):
    """All of it; on a board the ranks that stay or go, and of several right lines at least one."""
    kind = kinds.KINDS[level.kind]
    if level.kind == "choose":
        return  # see above
    keys = [key for answer in level.accept for key in answer.split()]
    if level.kind == "build":  # cards that are put somewhere, trump and Schlag that are chosen
        keys = [key.rpartition(":")[2].rpartition("=")[2].partition(">")[0] for key in keys]
    if level.kind == "cross-out":  # it names what stays, or the rows that go
        stay = {key[0] for key in keys}
        keys = [*keys, *{key[1] for key in keys}, *(rank for rank in Rank if rank not in stay)]
    for words in WORDS:
        hint = spoken(exercise(level).hints(words)[2]).lower()
        named = suits if kind.groups[:1] == ("suits",) else names
        said = {key for key in keys if any(says(hint, name) for name in named(key, words))}
        assert said or EVERY_ONE.search(hint), hint
        if kind.form in {"many", "order"} or level.kind == "who-wins":
            assert said == set(keys) or EVERY_ONE.search(hint), (set(keys) - said, hint)


def test_the_first_hint_gives_nothing_away(level):
    """It says where to look; the full answer comes with the third."""
    hints = exercise(level).hints(Words())
    assert str(hints[0]) != str(hints[2])


def test_a_played_level_is_judged_by_the_trick_it_completes():
    for level in LEVELS.values():
        if level.kind != "play" or level.ask not in {"", "win-trick"}:
            continue
        for answer in kinds.lines(level):
            won = kinds.after_line(level, answer).position.tricks[-1]
            assert (won.winner.side is level.seat.side) is right(level, answer)


def test_equal_schlags_may_stand_in_any_order():
    level = LEVELS["03.5"]
    cards = level.accept[0].split()
    assert [card[0] for card in cards[:3]] == ["8", "8", "8"]
    for order in ("012", "021"):
        assert right(level, " ".join([*(cards[int(at)] for at in order), *cards[3:]]))
    assert not right(level, " ".join([cards[1], cards[0], *cards[2:]]))  # the Hauptschlag is above the others


@pytest.mark.parametrize(
    "answer", [{}, {"who": "X"}, {"who": ["N"]}, {"who": ""}, {"who": "N", "why": "first-schlag"}, {"why": "N"}]
)
def test_what_is_no_answer(answer):
    task = exercise(LEVELS["01.1"])
    assert isinstance(task, LevelQuestion)
    for judge in (task.grade, task.answers.read, lambda a: task.told(a, Words())):
        with pytest.raises(TrickkitError):
            judge(answer)


def test_an_answer_is_written_as_in_a_levels_file():
    for level in LEVELS.values():
        task = exercise(level)
        if isinstance(task, LevelQuestion) and kinds.KINDS[level.kind].form not in BOARDS:
            for answer in answers(level)[:20]:
                assert sorted(task.answers.read(grouped(level, answer)).split()) == sorted(answer.split())


def test_a_refused_act_is_told_with_its_clause():
    """The engine's clause stands below the level's text; its sentence would tell the answer."""
    for key, answer, clause in [
        ("11.6", "7S 8S KH", "Rule T13"),
        ("12.6", "15 pass redeal", "Rule T7"),
        ("20.5", "JD", "Rule V4"),
        ("13.7", "ask KD", "Rule T16"),
        ("14.5", "JS", "Rule T17 (d)"),
    ]:
        assert str(told(LEVELS[key], answer, Words()).why) == clause, key
    assert str(told(LEVELS["11.6"], "7S 8S KH", Words("de")).why) == "Regel T13"


def test_what_was_left_out_is_no_refusal():
    for key, answer in [("11.6", "7S"), ("13.5", "ask"), ("01.1", "N")]:
        level = LEVELS[key]
        wrong = answer if not right(level, answer) else next(each for each in answers(level) if not right(level, each))
        assert told(level, wrong, Words()).why is None


def test_every_refused_act_that_is_answered_has_its_clause():
    tried = 0
    for level in LEVELS.values():
        if kinds.KINDS[level.kind].form == "line":
            refused = [line for line in kinds.refused_lines(level) if kinds.entry_for(level, line)]
        elif level.kind == "legal-acts":
            accepted = level.accept[0].split()
            refused = [" ".join([*accepted, act]) for act in kinds.acts_shown(level) if act not in accepted]
        else:
            continue
        tried += len(refused)
        for words in WORDS:
            for answer in refused:
                why = str(told(level, answer, words).why)
                assert re.fullmatch(r"(Rule|Regel) [LTV]\d+( \([a-z]\))?", why), why
    assert tried > 40


def test_a_wrong_seat_is_named():
    said = told(LEVELS["04.5"], "N first-schlag", Words())
    assert "North" in str(said.title)


# ---------------------------------------------------------------------- levels files


def test_a_damaged_file_is_named():
    text = levels_text("01")
    for damage, message in [
        (('format = "trickkit-levels 1"', 'format = "x"'), "format"),
        (('kind = "who-wins"', "kind = "), "cannot be read"),
        (('seat = "S"', 'seat = "X"'), "01.1"),
        (('goal = "', 'goal = "no_such_'), "01.1"),
        (("[Dealer ", "[Dealr "), "01.1"),
    ]:  # fmt: skip
        assert damage[0] in text
        with pytest.raises(TrickkitError, match=message):
            read(text.replace(*damage, 1), "01")
    with pytest.raises(TrickkitError, match='lesson = "02"'):
        read(text, "02")


def test_a_view_record_is_no_level():
    seen = write_view(position(record("N:8S")).observe(Seat.SOUTH))
    text = re.sub(r"record = '''[^']*'''", lambda _: f"record = '''\n{seen}'''", levels_text("01"), count=1)
    with pytest.raises(TrickkitError, match="view record"):
        read(text, "01")


# ---------------------------------------------------------------------- a lesson in a notebook


@pytest.mark.parametrize(
    "number", ["99", "4", "004", "", "x", "../levels/04", "04.toml", "0 4", "٠٤", "04\n", "4" * 500]
)
def test_there_is_no_such_lesson(number):
    with pytest.raises(TrickkitError, match=r"(?s)there is no lesson .*00, 01, 02, 03, 04") as caught:
        open_lesson(number)
    assert len(str(caught.value)) < 200


def test_a_number_without_quotes_is_explained():
    with pytest.raises(TrickkitError, match='there is no lesson "4"; the lessons are 00'):
        open_lesson(4)  # type: ignore[arg-type]


def test_a_lesson_gives_the_widget_of_each_level():
    for number in NUMBERS:
        lesson = open_lesson(number, lang="de", deck="german", four_color=True)
        assert lesson.keys() == load(number).keys
        for key in lesson.keys():  # noqa: SIM118 - a method of ours
            widget = lesson.play(key)
            assert (widget.lang, widget.deck, widget.four_color) == ("de", "german", True)
            assert key in widget.view["title"] or key == widget.view.get("key")
        assert repr(lesson) == f"<Lesson {number}: {lesson.title}>"


@pytest.mark.parametrize("key", ["04.13", "4.1", "01.1", "", "x", 4.3])
def test_there_is_no_such_level(key):
    with pytest.raises(TrickkitError, match=r"lesson 04 has no level .*its levels are 04.1, 04.2"):
        open_lesson("04").play(key)


@pytest.mark.parametrize("settings", [{"lang": "fr"}, {"deck": "tarot"}])
def test_there_is_no_such_setting(settings):
    with pytest.raises(TrickkitError, match=r"fr|tarot"):
        open_lesson("04", **settings)


def test_two_widgets_of_a_level_do_not_share_their_tries():
    lesson = open_lesson("00")
    one, other = lesson.play("00.1"), lesson.play("00.1")
    one._on_msg(one, {"do": "hint", "rev": one.view["rev"]}, [])
    assert len(one.view["hint"]["shown"]) == 1
    assert other.view["hint"]["shown"] == []
