"""Every refusal that the rules of Twenty-eight can give has its own sentence, and tells nothing that is secret."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.golden.explain_twenty_eight import refused_in
from tests.golden.scenes_twenty_eight import REFUSED
from tests.texts_28 import MIXED, THREE, VOIDS, position, record
from tests.worlds_28 import random_round, twin
from trickkit.cards import DECK
from trickkit.explain import refused
from trickkit.games.latinern import Stay
from trickkit.games.twenty_eight import (
    Accept,
    Ask,
    Bid,
    ChooseTrump,
    Concede,
    Pass,
    PlayCard,
    PlayOn,
    Raise,
    Redeal,
    Show,
    Thani,
    legality,
    parse_act,
    variants,
)
from trickkit.i18n import DECKS, LANGUAGES, Words, plain
from trickkit.seats import Seat
from trickkit.table import Action, Refusal

if TYPE_CHECKING:
    from trickkit.games.twenty_eight import TwentyEightState

ENGLISH, GERMAN = Words(), Words("de")
SOURCE = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (legality, variants))
NUMBERS = (11, 17, 20, 23, 27, 28, 29)


def acts_of(seat: Seat) -> list[Action]:
    """Give everything that a seat can try, by all means not all of it sensible."""
    cards: list[Action] = [PlayCard(seat, card) for card in DECK]
    trumps: list[Action] = [ChooseTrump(seat, card) for card in (*DECK[::7], None)]
    words = [kind(seat) for kind in (Pass, Redeal, Ask, Thani, Show, Concede, Accept, PlayOn)]
    return [*cards, *trumps, *words, *(kind(seat, n) for kind in (Bid, Raise) for n in NUMBERS)]


def refusals_in(state: TwentyEightState, seat: Seat) -> list[Refusal]:
    """Let a seat try everything in one position."""
    tried = (legality.refusal(state.position, act, state.game) for act in acts_of(seat))
    return [found for found in tried if found is not None]


def case(found: Refusal) -> tuple[str, str]:
    return found.code, dict(found.facts).get("how", "")


def own_words(found: Refusal, words: Words, seat: Seat) -> str:
    """Give the sentence without the cards, suits, seats and numbers in it."""
    parts = [part if isinstance(part, str) else "□" for part in refused(found, words, seat)]
    named = [words.suit(card.suit) for card in DECK] + [words.seat(other) for other in Seat]
    return re.sub(rf"\d+|{'|'.join(sorted(set(named)))}", "□", "".join(parts), flags=re.IGNORECASE)


def test_every_code_in_the_source_has_its_scene():
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', SOURCE)) | {"card-not-held"}
    assert len(codes) > 35
    assert {refused_in(scene).code for scene in REFUSED} | {"other-game"} == codes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cases_share_a_sentence(lang):
    words, seen = Words(lang), dict[str, tuple[str, str]]()
    for scene in REFUSED:
        found, seat = refused_in(scene), parse_act(scene.acts).seat
        said = own_words(found, words, seat)
        assert seen.setdefault(said, case(found)) == case(found), said
    assert len(seen) == len({case(refused_in(scene)) for scene in REFUSED})


def test_random_play_finds_no_case_without_a_scene():
    known = {case(refused_in(scene)) for scene in REFUSED}
    seen = set[tuple[str, str]]()
    for k in range(60):
        rng = Random(f"refused/{k}")
        for state in random_round(rng):
            if rng.random() > 0.25:
                continue
            for seat in Seat:
                for found in refusals_in(state, seat):
                    if case(found) in seen and rng.random() > 0.01:
                        continue
                    seen.add(case(found))
                    for lang in LANGUAGES:
                        for deck in DECKS:
                            text = plain(refused(found, Words(lang, deck), seat))
                            assert text.endswith(".")
                            assert not set(text) & set("{}*□")
                            assert "None" not in text
    assert seen <= known
    assert len(seen) > 50


def test_refusals_are_the_same_in_twin_worlds():
    twins = 0
    for k in range(80):
        rng = Random(f"refused twins/{k}")
        for state in random_round(rng):
            if rng.random() > 0.06:
                continue
            seat = rng.choice([seat for seat in state.position.order if seat is not state.position.bidder])
            other = twin(state, seat, rng)
            if other is None or other == state:
                continue
            twins += other.position.down is not state.position.down
            own = state.observe(seat)
            for act in acts_of(seat):
                found = legality.refusal(state.position, act, state.game)
                assert found == legality.refusal(other.position, act, state.game)
                assert found == legality.refusal(own.position, act, state.game)
    assert twins > 15


def said(text: str, act: str, words: Words = ENGLISH) -> str:
    state = position(text)
    found = legality.refusal(state.position, parse_act(act), state.game)
    assert found is not None
    return plain(refused(found, words, parse_act(act).seat))


def test_T6_the_partners_bid_is_named():
    assert said(record("N:17 W:pass"), "S:18") == (
        "18 is not possible: your partner's 17 stands. Over your partner you need at least 20."
    )
    assert said(record("N:17 W:pass"), "S:18", GERMAN) == (
        "18 geht nicht: Das Gebot 17 deines Partners steht. Über den Partner brauchst du mindestens 20."
    )


def test_T13_the_cards_that_follow_are_named():
    by_west = "N:14 W:16 S:pass E:pass N:pass W:trump=9D W:pass E:pass"
    deal = VOIDS.replace("JD AC QS 8C AD KS 9D", "9D AC QS 8C AD KS JD")
    assert said(record(f"{by_west} N:TS", deal=deal), "W:AC", GERMAN) == (
        "A♣ jetzt nicht: Pik ist ausgespielt, und du hast D♠, K♠ und 7♠. Du musst bedienen."
    )


def test_V6_nobody_is_a_partner_among_three():
    text = record("S:12", deal=THREE, dealer="W", rules="three_players=on")
    assert said(text, "W:13") == "It is East's turn. Wait for yours."
    assert said(record("N:14", deal=MIXED), "E:15") == "It is the turn of your partner, West. Wait for yours."


def test_an_act_of_another_game():
    state = position(record())
    found = legality.refusal(state.position, Stay(Seat.NORTH), state.game)
    assert found is not None
    assert plain(refused(found, ENGLISH, Seat.NORTH)) == "There is no such thing in this game."
