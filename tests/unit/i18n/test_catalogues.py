"""The catalogues: both languages complete, the same placeholders, the words that the style allows."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po

import trickkit.i18n
from trickkit.i18n import CASES, LANGUAGES
from trickkit.i18n.catalogue import catalogue
from trickkit.i18n.markup import placeholders

if TYPE_CHECKING:
    from babel.messages.catalog import Message

Key = tuple[str | None, str]
LOCALE = Path(trickkit.i18n.__file__).parent / "locale"


@cache
def messages(lang: str) -> dict[Key, Message]:
    with (LOCALE / lang / "LC_MESSAGES" / "trickkit.po").open("rb") as file:
        found = read_po(file, locale=lang, abort_invalid=True)
    return {(m.context, m.id if isinstance(m.id, str) else m.id[0]): m for m in found if m.id}


def forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def everything() -> list[tuple[str, Key, str]]:
    return [(lang, key, text) for lang in LANGUAGES for key, found in messages(lang).items() for text in forms(found)]


def test_all_languages_have_the_same_messages():
    first, *others = (messages(lang) for lang in LANGUAGES)
    for other in others:
        assert list(other) == list(first)  # also in the same order, so that they can be read side by side
        assert [m.pluralizable for m in other.values()] == [m.pluralizable for m in first.values()]


def test_no_message_stands_twice():
    for lang in LANGUAGES:
        text = (LOCALE / lang / "LC_MESSAGES" / "trickkit.po").read_text(encoding="utf-8")
        keys = re.findall(r'^(?:msgctxt "(.*)"\n)?msgid "(.+)"$', text, re.MULTILINE)
        assert [key for key in keys if keys.count(key) > 1] == []


def test_no_message_is_empty_or_fuzzy():
    assert [(lang, key) for lang, key, text in everything() if not text.strip()] == []
    assert [key for lang in LANGUAGES for key, message in messages(lang).items() if message.fuzzy] == []


def test_the_compiled_catalogues_are_fresh():
    for lang in LANGUAGES:
        for (context, msgid), message in messages(lang).items():
            found = catalogue(lang)
            if message.pluralizable:
                assert (found.ngettext(msgid, msgid, 1), found.ngettext(msgid, msgid, 2)) == forms(message)
            else:
                assert (found.pgettext(context, msgid) if context else found.gettext(msgid)) == message.string


def facts_of(message: Message) -> set[str]:
    return {name for text in forms(message) for name, _ in placeholders(text)}


def test_placeholders_agree_between_the_languages():
    for key, english in messages("en").items():
        assert facts_of(english) == facts_of(messages("de")[key]), key


def test_plural_forms_may_drop_no_fact_but_the_number():
    for lang in LANGUAGES:
        for key, message in messages(lang).items():
            if message.pluralizable:
                one, many = ({name for name, _ in placeholders(text)} for text in forms(message))
                assert many - one <= {"n"}, (lang, key)
                assert one <= many, (lang, key)


def test_forms_of_placeholders_are_known():
    allowed = {"", "name", "plural", "short", "one", "mark", *CASES, *(case.capitalize() for case in CASES)}
    for lang, key, text in everything():
        assert {form for _, form in placeholders(text)} <= allowed, (lang, key)
        assert "{}" not in text, (lang, key)


def test_a_case_is_asked_for_in_german_only():
    for lang, key, text in everything():
        if lang == "en":
            assert not {form.lower() for _, form in placeholders(text)} & set(CASES), key


@pytest.mark.parametrize("character", ["!", "*!", "’", "--", "  "])
def test_no_exclamation_marks_and_no_slips_of_the_pen(character):
    assert [(lang, key) for lang, key, text in everything() if character in text] == []


def test_bold_and_stress_are_closed():
    for lang, key, text in everything():
        assert text.replace("**", "").count("*") % 2 == 0, (lang, key)
        assert text.count("**") % 2 == 0, (lang, key)


def test_the_words_that_the_style_rules_out():
    english = re.compile(r"\b(lay|lays|laid|simply|great|well done)\b", re.IGNORECASE)
    german = re.compile(r"\b(schlägt|schlagen|geschlagen|schlug|schlüge|super|toll)\b")  # too close to Schlag: stechen
    ordinal = re.compile(r"als (Erster|Zweiter|Dritter|Letzter)")  # the reader may be a woman
    for lang, key, text in everything():
        assert not (english if lang == "en" else german).search(text), (lang, key)
        assert not ordinal.search(text), (lang, key)


def test_sentences_of_the_table_end_with_a_stop():
    sentences = {"win", "loss", "what-if", "refused", "stayed", "went", "outcome"}
    for lang, (_, msgid), text in everything():
        if msgid.split(".")[0] in sentences:
            assert text.rstrip("*")[-1] == ".", (lang, msgid)


def test_messages_to_the_reader_have_a_form_about_others():
    ids = {msgid for _, msgid in messages("en")}
    about_others = {msgid.removesuffix(".you") for msgid in ids if msgid.split(".")[0] in {"win", "loss", "what-if"}}
    assert about_others <= ids


def test_every_sentence_says_du_only_to_the_reader():
    about_reader = re.compile(r"\b(du|dich|dir|dein|deine|stichst)\b", re.IGNORECASE)
    for _, (_, msgid), text in everything():
        if msgid.split(".")[0] in {"win", "loss"}:
            addressed = bool(about_reader.search(text)) or bool(re.search(r"\byour?\b", text, re.IGNORECASE))
            assert addressed == msgid.endswith(".you"), msgid
