"""Every guided hand of the course: its author accepts what the coach finds good, and says all that is promised."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.unit.course.every import EVERY, WORDS
from tests.unit.course.test_levels import ready
from tests.unit.widgets.front import click, view
from tests.unit.widgets.hands import to_decision
from trickkit.course import kinds, open_lesson
from trickkit.course.guided_level import LevelGuided
from trickkit.course.kinds.guided import choices, judged, line
from trickkit.i18n import Words
from trickkit.widgets import GuidedLevel
from trickkit.widgets.pictures import flat

GUIDED = {key: level for key, level in EVERY.items() if kinds.KINDS[level.kind].form == "whole"}


@pytest.fixture(params=GUIDED)
def level(request):
    return GUIDED[request.param]


def table(key: str) -> GuidedLevel:
    widget = open_lesson(key[:2]).play(key)
    assert isinstance(widget, GuidedLevel)
    return to_decision(widget)


def test_the_author_accepts_what_the_coach_finds_good(level):
    own = list(choices(level))
    moves = LevelGuided(level).moves
    assert level.accept == (" ".join(choice.done.token for choice in own),) == line(level)
    assert level.par == sum(len(choice.view.legal_actions()) > 1 for choice in own)
    assert level.state.outcome() is not None
    assert len(moves) <= len(own)
    for number, choice in enumerate(own):
        if number >= len(moves):
            assert len(choice.view.legal_actions()) == 1, f"act {number + 1} has no move"
            continue
        possible = choice.good | choice.bad
        assert choice.done.token in moves[number].accept
        assert set(moves[number].accept) & possible == choice.good, f"act {number + 1}"


def test_hints_lead_to_good_acts_after_other_acts_that_are_as_good_too(level):
    """One act that the record has not, but the author accepts: from there on, as long as the author speaks."""
    own = level.accept[0].split()
    for number, move in enumerate(LevelGuided(level).moves if level.state.game.name == "latinern" else ()):
        for act in set(move.accept) - {own[number], *move.leaves}:
            widget = table(level.key)
            for other in (*own[:number], act):
                if other in {card["card"] for card in view(widget)["hand"]["cards"]}:
                    widget.act(other)
                    to_decision(widget)
            while (seen := widget._deciding()) is not None and (now := widget._move()) is not None:
                good, _ = judged(seen)
                assert not now.hints or good & set(re.findall(r"\{(\w\w)", now.hints[2]["en"])), (act, widget._done())
                widget.act(own[widget._done()] if own[widget._done()] in good else min(good))
                to_decision(widget)


def spoken(level) -> Iterator[tuple[Words, str]]:
    for words in WORDS:
        yield words, str(words.spell(level.goal[words.lang]))
        yield words, str(words.spell(level.done[words.lang]))
        for move in LevelGuided(level).moves:
            yield from ((words, str(move.told(token, words))) for token in move.texts)
            yield from ((words, str(move.hint(number, words))) for number in range(len(move.hints)))
            if move.goal:
                yield words, str(move.asked(words))


def test_all_texts_can_be_read(level):
    french = re.compile(r"\b(clubs?|diamonds?|spades?|jacks?|queens?|Kreuz\w*|Karo\w*|Pik\w*|Buben?|Damen?)\b")
    german = re.compile(
        r"\b(acorns?|bells?|of leaves|Leaves|Obers? of|Eichel\w*|Schellen\w*|Laub\w*)\b|-(Unter|Ober)\b"
    )
    for words, text in spoken(level):
        ready(text)
        foreign = german if words.deck == "french" else french
        assert not foreign.search(text), text


def test_each_choice_has_hints_and_the_last_leads_to_an_accepted_act(level):
    own = list(choices(level))
    for move, choice in zip(LevelGuided(level).moves, own, strict=False):
        if len(choice.view.legal_actions()) == 1:
            continue
        assert len(move.hints) == 3
        for lang in ("en", "de"):
            named = set(re.findall(r"\{(\w+)(?::\w+)?\}", move.hints[2][lang]))
            words = set(re.findall(r"\w+", move.hints[2][lang].lower()))
            shown = {act.removeprefix("trump=") for act in move.accept}
            cards, calls = {act for act in shown if len(act) == 2 and not act.isdigit()}, set(move.accept)
            assert named & cards or ((not cards and words & ASKED[lang]) or calls & words), move.hints[2][lang]


ASKED = {"en": {"ask", "stay", "go", "pass"}, "de": {"frag", "bleib", "geh", "pass", "passe"}}


def test_played_as_recorded_it_earns_three_stars_and_the_closing_word(level):
    widget = table(level.key)
    for act in level.accept[0].split():
        assert widget.act(act).right, act
        to_decision(widget)
    assert widget.solved
    assert widget.tried.stars == 3
    assert flat(view(widget)["verdict"]["text"]).endswith(str(Words().spell(level.done["en"])))
    click(widget, do="review")
    while view(widget)["auto"]:
        click(widget, do="next")
    assert {row["mark"] for row in view(widget)["review"]["rows"]} <= {"best", "only"}


def test_every_refused_act_is_told_why(level):
    """Whatever is tried in the recorded line: a text of the author, or what the coach reckons."""
    widget = table(level.key)
    for number, choice in enumerate(choices(level)):
        for act in sorted(choice.bad) if len(choice.view.legal_actions()) > 1 else ():
            assert not widget.act(act).right, (number, act)
            for lang in ("en", "de"):
                widget.set(lang=lang)
                ready(flat(view(widget)["verdict"]["text"]))
            widget.again()
        widget.act(choice.done.token)
        to_decision(widget)
