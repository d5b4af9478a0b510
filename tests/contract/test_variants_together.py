"""Twenty-eight with its variants and house settings together: every two values of two settings meet, and are played."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from tests.contract.test_against_referee28 import agree
from tests.referee28.random_records import FACTORS, random_record
from trickkit import parse_record
from trickkit.games.twenty_eight import SCORES, Settings, TwentyEight, TwentyEightState

TABLE = """
cot  thani  blank_hand  keep_jacks  sixes  three_players  late_trump  scores  target  deals
off  off    off         off         off    off            literal     usual   none    none
on   on     on          on          off    on             rank        other   some    some
off  off    off         on          on     on             rank        usual   none    some
on   on     on          off         on     off            literal     usual   none    none
off  off    off         off         off    off            literal     other   some    some
off  off    on          off         off    on             rank        usual   some    none
off  on     off         on          off    off            literal     other   none    none
on   off    off         off         off    off            rank        usual   none    none
off  off    off         off         off    on             literal     usual   none    none
"""
DEALS = 60
HEAD, *ROWS = [line.split() for line in TABLE.strip().split("\n")]
SETTINGS = [dict(zip(HEAD, row, strict=True)) for row in ROWS]
FORBIDDEN = {frozenset([("sixes", "on"), ("scores", "other")]), frozenset([("sixes", "on"), ("target", "some")])}


def test_the_table_covers_every_pair_of_values():
    assert set(HEAD) == set(FACTORS) == {*TwentyEight.variants, "late_trump", "scores", "target", "deals"}
    for one, other in combinations(HEAD, 2):
        met = {frozenset([(one, row[one]), (other, row[other])]) for row in SETTINGS}
        wanted = {frozenset([(one, a), (other, b)]) for a, b in product(FACTORS[one], FACTORS[other])}
        assert met == wanted - FORBIDDEN, (one, other)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: " ".join(setting.values()))
def test_random_deals_with_these_settings_are_read_alike(setting):
    rng = Random(f"twenty-eight/together/{setting}")
    for _ in range(DEALS):
        text = random_record(rng, setting)
        state = parse_record(text).state
        assert isinstance(state, TwentyEightState)
        assert values(state.game) == setting
        agree(text)


def values(game: Settings) -> dict[str, str]:
    """Say of a game what the table says of a row."""
    return {variant: "on" if getattr(game, variant) else "off" for variant in TwentyEight.variants} | {
        "late_trump": game.late_trump,
        "scores": "usual" if game.scores == SCORES else "other",
        "target": "some" if game.target else "none",
        "deals": "some" if game.deals else "none",
    }
