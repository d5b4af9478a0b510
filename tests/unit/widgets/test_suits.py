"""The list of suits at a table of Twenty-eight: each cross is answered by the act that proves it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests import texts
from tests.texts_28 import VOIDS, position, record
from tests.unit.widgets.front import click, error, table_at, table_of, view
from tests.worlds_28 import random_round
from trickkit import NotationError, Seat, TrickkitError, write_view
from trickkit.deduction import deduce
from trickkit.explain.eliminated import eliminated_suit
from trickkit.games.twenty_eight import ChooseTrump
from trickkit.i18n import Words
from trickkit.widgets import Replay, Suits
from trickkit.widgets.notes import Checked
from trickkit.widgets.pictures import flat

BY_EAST = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
DISCARDED = f"{BY_EAST} N:7D W:9D S:TD E:AS"
"""East, the bidder, has no diamond and discards a spade."""


def at(acts: str, seat: str = "S", **more: Any) -> Suits:
    return Suits(table_at(record(acts, deal=VOIDS), seat=seat, **more))


def statuses(suits: Suits) -> str:
    return " ".join(f"{item['key']}:{item['status']}" for item in view(suits)["items"])


def test_before_a_down_card_lies_there_is_nothing_to_cross_out():
    table = table_at(record("N:14 W:pass S:pass E:20 N:pass W:pass S:pass", deal=VOIDS), acts="E:trump=9C")
    suits = Suits(table)
    assert (view(suits)["items"], view(suits)["note"]) == ([], "No trump has been chosen yet.")
    click(suits, do="mark", key="C")
    assert "nothing to work out yet" in error(suits)
    table.next()
    assert statuses(suits) == "C:open D:open H:open S:open"


def test_a_right_cross_is_answered_with_the_act_that_proves_it():
    table = table_at(record(DISCARDED, deal=VOIDS), held=True)
    suits = Suits(table)
    answer = suits.mark("S")
    assert str(answer) == "East discarded A♠ in trick 1. With spades hidden the bidder may not do that."
    assert statuses(suits) == "C:open D:open H:open S:right"
    assert [card["card"] for card in view(suits)["proof"]["cards"] if card.get("proof")] == ["AS"]
    assert view(table)["marked"]["cards"] == [{"card": "AS", "look": "proof"}]
    assert [tag["look"] for tag in view(suits)["proof"]["key"]] == ["proof", "win"]
    assert next(item["label"] for item in view(suits)["items"] if item["key"] == "S") == (
        "crossed out, proved by trick 1"
    )


def test_a_cross_too_early_is_answered_with_a_down_card_that_could_lie():
    suits = at(DISCARDED)
    assert str(suits.mark("D")).startswith("It could be diamonds: if East's down card were ")
    assert statuses(suits) == "C:open D:wrong H:open S:open"
    assert suits.check() == Checked(0, 1, 1)
    suits.mark("D")
    suits.mark("S")
    assert suits.check() == Checked(1, 0, 0)
    assert flat(view(suits)["verdict"]["title"]) == "1 cross is right."


def test_what_is_excluded_chances_and_voids_on_demand():
    suits = at(DISCARDED)
    assert view(suits)["voids"] is None
    click(suits, do="chances")
    assert statuses(suits) == "C:chance D:chance H:chance S:out"
    found = deduce(position(record(DISCARDED, deal=VOIDS)).observe(Seat.SOUTH))
    shares = {item["key"]: item["chance"]["share"] for item in view(suits)["items"] if item["chance"]}
    assert shares == {str(one.suit): float(one.probability) for one in found.possible}
    assert [(row["name"], [s["suit"] for s in row["suits"]]) for row in view(suits)["voids"]["rows"]] == [
        ("East", ["D"])
    ]
    click(suits, do="show")
    assert view(suits)["voids"] is None
    assert at(BY_EAST).view["voids"] is None
    early = at(BY_EAST)
    early.show()
    assert view(early)["voids"]["rows"] == []


def test_what_an_act_excludes_is_offered():
    table = table_at(record(f"{BY_EAST} N:7D W:9D S:TD", deal=VOIDS), acts="E:AS")
    suits = Suits(table)
    suits.show()
    assert view(suits)["news"] is None
    table.next()
    assert flat(view(suits)["news"]["text"]) == "Trick 1 rules out one more."
    assert statuses(suits) == "C:open D:open H:open S:open"
    click(suits, do="show")
    assert statuses(suits) == "C:open D:open H:open S:out"


def test_the_bidder_and_everybody_after_exposure_knows():
    own = at(BY_EAST, "E")
    assert str(own.mark("C")) == "Your own down card is 9♣, so trump is clubs."
    assert str(own.mark("D")) == "Your own down card is 9♣, so the hidden suit is not diamonds."
    turned = at(f"{BY_EAST} N:AH W:ask", "S")
    assert str(turned.mark("C")) == "East's down card is 9♣, so trump is clubs."
    assert turned.check() == Checked(0, 1, 3)


def test_of_a_record_and_of_the_other_game():
    full = Suits(record(DISCARDED, deal=VOIDS), seat="S")
    seen = Suits(write_view(position(record(DISCARDED, deal=VOIDS)).observe(Seat.SOUTH)))
    assert full.mark("S") == seen.mark("S")
    assert view(full)["items"] == view(seen)["items"]
    with pytest.raises(TrickkitError, match="its board is Grid"):
        Suits(texts.record(), seat="S")
    with pytest.raises(TypeError, match="give it one"):
        Suits(None)  # type: ignore[arg-type]
    for wrong in ("c", "Clubs", ""):
        with pytest.raises(NotationError):
            full.mark(wrong)
    with pytest.raises(TrickkitError, match="is no mark"):
        Suits(record(DISCARDED, deal=VOIDS), seat="S", marks={"7C": "cross"})


def test_at_an_open_replay_a_seat_has_to_be_chosen():
    replay = Replay(record(DISCARDED, deal=VOIDS), step=5)
    suits = Suits(replay)
    assert "Look from one of the seats" in view(suits)["note"]
    assert view(suits)["items"] == []
    click(replay, do="as", seat="S")
    assert view(suits)["note"] == "No trump has been chosen yet."
    click(replay, do="seek", to=view(replay)["seek"]["of"])
    assert statuses(suits) == "C:open D:open H:open S:open"
    click(replay, do="as", seat="E")
    suits.show()
    assert statuses(suits) == "C:open D:out H:out S:out"


def test_language_and_deck():
    suits = at(DISCARDED, lang="de", deck="german")
    suits.mark("S")
    assert [item["name"] for item in view(suits)["items"]] == ["Eichel", "Schellen", "Herz", "Laub"]
    assert "abgeworfen" in flat(view(suits)["proof"]["text"])


def test_answers_are_what_the_engine_deduces_in_hundreds_of_views():
    tried, words = 0, Words()
    for k in range(3):
        for state in random_round(Random(f"suits/{k}")):
            for seat in state.position.order:
                seen = state.observe(seat)
                suits = Suits(table_of(state, seat=str(seat)))
                if not any(isinstance(event, ChooseTrump) for event in seen.events):
                    assert view(suits)["items"] == []
                    continue
                found = deduce(seen)
                proofs = {str(out.suit): out for out in found.eliminated}
                for key in "CDHS":
                    answer = str(suits.mark(key))
                    if key in proofs:
                        assert answer == str(eliminated_suit(proofs[key], words, seat))
                assert suits.check() == Checked(len(proofs), 4 - len(proofs), 0)
                click(suits, do="clear")
                suits.chances()
                shares = {item["key"]: item["chance"]["share"] for item in view(suits)["items"] if item["chance"]}
                assert shares == {str(one.suit): float(one.probability) for one in found.possible}
                voids = [(row["name"], [one["suit"] for one in row["suits"]]) for row in view(suits)["voids"]["rows"]]
                assert voids == [(words.seat(other), list(map(str, gone))) for other, gone in found.voids]
                tried += 1
    assert tried > 150


def test_the_picture_says_what_is_known_of_each_suit():
    suits = at(DISCARDED)
    suits.mark("S")
    text = suits._repr_mimebundle_()[0]["text/plain"]
    assert "crossed out, proved by trick 1" in " ".join(text.split())
    assert "<img" in suits._repr_mimebundle_()[0]["text/html"]
