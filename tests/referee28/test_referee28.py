"""The second referee for Twenty-eight against the hand-written cases, against counting and against itself."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.referee.latinern import Refused
from tests.referee28.cases import CASES, EDGES, GIVEN, Case, differences
from tests.referee28.random_records import (
    FACTORS,
    KINDS,
    SETTINGS,
    broken_record,
    broken_records,
    probe,
    random_file,
    random_match,
    random_position,
    random_record,
    random_round,
)
from tests.referee28.twenty_eight import (
    CARDS,
    DECK,
    POINTS,
    SEATS,
    SMALL_DECK,
    Act,
    Record,
    bidder_of,
    cards_laid,
    describe,
    down_card,
    exposure,
    hand,
    hands_in_play,
    legal,
    phase,
    players,
    raise_step,
    read,
    replay,
    suit_led,
    teams,
)

CLAUSES = [*(f"T{number}" for number in range(1, 25)), *(f"V{number}" for number in range(1, 7))]
KEYS = {
    *("game", "dealer", "tricks", "current", "to_act", "legal", "result", "score", "match_winner"),
    *("phase", "bidder", "bid", "trump", "down", "exposed_at", "points"),
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_case(case: Case) -> None:
    """The referee says what the case expects, word for word."""
    refused = False
    try:
        found = replay(case.text)
    except Refused as error:
        refused, found = True, error.done
    assert differences(case, found, refused=refused) == []


@pytest.mark.parametrize("case", [case for case in CASES if case.refused == "act"], ids=lambda case: case.key)
def test_the_last_act_alone_is_refused(case: Case) -> None:
    """What stands before the last act is accepted, and the place named is that of the last act."""
    before, last = case.text.rstrip().rsplit(None, 1)
    replay(before)
    with pytest.raises(Refused) as caught:
        replay(case.text)
    lines = case.text.rstrip().split("\n")
    assert (caught.value.line, caught.value.column) == (len(lines), len(lines[-1]) - len(last) + 1)


def test_the_cases_are_complete() -> None:
    """Cases 39 to 85 are there, every key once, and each clause has at least two edges of its own."""
    assert {int("".join(filter(str.isdigit, case.key))) for case in GIVEN} == set(range(39, 86))
    assert len({case.key for case in CASES}) == len(CASES)
    for clause in CLAUSES:
        assert sum(case.key.startswith(clause + ".") and clause in case.clauses for case in EDGES) >= 2, clause
    assert {clause for case in CASES for clause in case.clauses} <= {*CLAUSES, "notation"}


def test_the_settings_cover_every_pair() -> None:
    """Every two values of two settings meet, those left out that the contract forbids."""
    met = {pair for setting in SETTINGS for pair in combinations(setting.items(), 2)}
    forbidden = {frozenset([("sixes", "on"), other]) for other in (("scores", "other"), ("target", "some"))}
    for one, other in combinations(FACTORS, 2):
        for pair in [((one, a), (other, b)) for a in FACTORS[one] for b in FACTORS[other]]:
            assert (pair in met) != (frozenset(pair) in forbidden), pair


@pytest.mark.parametrize("seed", range(150))
def test_random_texts_are_accepted(seed: int) -> None:
    """Every random text is accepted and its objects hold together."""
    rng = Random(seed)
    for text in (random_record(rng), random_match(rng), random_file(rng)):
        for found, (record, acts) in zip(replay(text), read(text), strict=True):
            check(found, record, acts)


def check(found: dict[str, Any], record: Record, acts: list[Act]) -> None:
    """Check one object against what holds in every deal."""
    assert set(found) == KEYS
    result = found["result"]
    assert (result is not None) == (found["phase"] == "over")
    assert (found["to_act"] is None) == (found["phase"] in ("over", "concession"))
    assert any(found["legal"].values()) == (result is None)  # there is always something to do
    assert set(found["score"]) == set(found["points"]) == set(teams(record))
    if found["to_act"]:
        assert found["legal"][found["to_act"]]
    laid = [card for trick in found["tricks"] for card in trick["cards"]] + found["current"]
    deck = SMALL_DECK if record.empty else DECK
    assert len(set(laid)) == len(laid)
    assert set(laid) <= set(deck)
    assert sum(found["points"].values()) == sum(trick["points"] for trick in found["tricks"])
    if result and result["by"] == "play":
        assert len(found["tricks"]) == 8
        assert sum(found["points"].values()) == 28
        assert result["made"] == (found["points"][result["team"]] >= found["bid"])
        assert laid == [word for _seat, word in acts if word in CARDS]
    if result and result["by"] == "redeal":
        assert found["score"] == record.score
        assert found["match_winner"] is None
    hands = [card for seat in players(record) for card in hand(record, acts, seat)]
    hidden = [down_card(acts)] if down_card(acts) and exposure(record, acts) < 0 else []
    assert sorted({*hands, *laid, *hidden}) == sorted(deck)
    if not result:
        assert found["down"] is None
        assert (found["trump"] is None) == (found["exposed_at"] is None)
    for seat in SEATS:
        assert len(set(found["legal"][seat])) == len(found["legal"][seat])


@pytest.mark.parametrize("kind", KINDS)
def test_broken_records_are_refused(kind: str) -> None:
    """Every broken text is refused, whatever its layout."""
    for seed in range(5):
        text = broken_record(Random(f"{kind} {seed}"), kind)
        with pytest.raises(Refused):
            replay(text)


def test_broken_records_yields_every_kind() -> None:
    """One text for each kind, by name."""
    assert [kind for _text, kind in broken_records(Random(1))] == list(KINDS)


def test_probes_go_both_ways() -> None:
    """Probes are neither all legal nor all illegal."""
    answers = []
    for seed in range(200):
        try:
            replay(probe(Random(seed)))
            answers.append(True)
        except Refused:
            answers.append(False)
    assert 20 < sum(answers) < 180


# --- the corners that random records must reach --------------------------------------------------


def ends(record: Record, acts: list[Act], found: dict[str, Any]) -> set[str]:
    """Name the way a deal ended."""
    result = found["result"]
    words = [word for _seat, word in acts]
    if not result:
        return {f"cut in {found['phase']}"}
    met = (
        {f"match won by {'draw' if found['match_winner'] == 'draw' else 'somebody'}"}
        if found["match_winner"]
        else set()
    )
    if result["by"] != "redeal":
        met.add(f"{result['by']} {'made' if result['made'] else 'failed'}")
        if "play-on" in words:
            met.add(f"played on: {result['by']} {'made' if result['made'] else 'failed'}")
        if (
            len({winner_side(record, acts, trick["winner"]) for trick in found["tricks"]}) == 1
            and result["by"] == "play"
        ):
            met.add(f"all eight, cot {'on' if 'cot' in record.on else 'off'}")
        return met
    met.add(result["clause"])
    if result["clause"] == "T20":
        met.add("T20 asked" if "ask" in words else "T20 played")
        if found["points"] != dict.fromkeys(teams(record), 0):
            met.add("T20 after points")
        if len(found["current"]) == len(hands_in_play(record, acts)):
            met.add("T20 by the last card of a trick")
        if record.empty:
            met.add("T20 with three players")
    return met


def winner_side(record: Record, acts: list[Act], seat: str) -> bool:
    """Tell whether a seat is on the bidder's side."""
    bidder = bidder_of(acts)
    return seat == bidder if record.empty else (seat in "NS") == (bidder in "NS")


def exposures(record: Record, acts: list[Act], found: dict[str, Any]) -> set[str]:
    """Name how trump came out, and how the tricks were decided."""
    met = {f"{trick['clause']} {trick['reason']}" for trick in found["tricks"]}
    down = down_card(acts)
    asked = any(word == "ask" for _seat, word in acts)
    at = found["exposed_at"]
    if at and at["trick"] == 8:
        met.add("asked in the last trick" if asked else "T17b" if at["position"] == 1 else "T17e plain suit led")
    if down in [card for _seat, card in cards_laid(acts)] and exposure(record, acts) < 0:
        met.add("T17e trump suit led")
    for trick in found["tricks"]:
        if trick["clause"] == "T18" and trick["cards"][0][1] == down[1]:
            met.add(f"T18 trump suit led, {record.late_trump}")
    return met


def hiding(record: Record, acts: list[Act]) -> set[str]:
    """Name what the bidder did while trump was hidden (T17)."""
    met: set[str] = set()
    down = down_card(acts)
    for number, (seat, word) in enumerate(acts):
        before = acts[:number]
        if word not in CARDS or seat != bidder_of(acts) or exposure(record, before) >= 0:
            continue
        led = suit_led(record, before)
        held = hand(record, before, seat)
        if word != down and not led and word[1] == down[1]:
            met.add("T17a only trumps")
        if word != down and led == down[1]:
            met.add("T17c follows" if word[1] == led else "T17c discards")
        if word != down and led not in ("", down[1], word[1]):
            met.add("T17d discards")
        if word == down and held:
            met.add("T17d must expose" if all(card[1] == down[1] for card in held) else "T17d exposes")
    return met


def before_play(record: Record, acts: list[Act], found: dict[str, Any]) -> set[str]:
    """Name what happened in the auction and the raise step."""
    words = [word for _seat, word in acts]
    met = {f"raise step {' '.join(word.partition('=')[0] for word in raise_step(acts))}"}
    calls = [word for word in words if word.isdigit()]
    if "28" in calls:
        met.add("a bid of 28")
    if len(calls) > 3:
        met.add("four bids")
    bidder = bidder_of(acts)
    if bidder and (bidder, "pass") in acts[: len(acts) if "trump" not in str(words) else place(words)]:
        met.add("the bidder had passed before")
    if found["bid"] and found["bid"] < 14:
        met.add("a bid below 14")
    for variant in ("thani", "concede", "accept", "play-on", "show", "redeal", "ask"):
        if variant in words:
            met.add(variant)
    if "thani" in words and record.empty:
        met.add("thani with three players")
    return met


def place(words: list[str]) -> int:
    """Give the place of the act that chose trump."""
    return next(number for number, word in enumerate(words) if word.startswith("trump="))


def jacks(record: Record, acts: list[Act]) -> set[str]:
    """Name what V4 forbade: a jack held back, or laid because there was nothing else."""
    met: set[str] = set()
    if "keep_jacks" not in record.on:
        return met
    free = Record(**{**vars(record), "on": record.on - {"keep_jacks"}})
    for number, (seat, word) in enumerate(acts):
        if word in CARDS:
            before = acts[:number]
            kept = set(legal(free, before, seat)) - set(legal(record, before, seat))
            if kept:
                met.add("V4 a jack is kept")
            if kept and seat == bidder_of(acts) and legal(record, before, seat) == [down_card(acts)]:
                met.add("V4 the bidder must expose")
    return met


WANTED = {
    *("T7", "T10", "V3", "T20", "T20 asked", "T20 played", "T20 after points", "T20 by the last card of a trick"),
    *("T20 with three players", "play made", "play failed", "concede made", "concede failed"),
    *("thani made", "thani failed", "played on: concede made", "played on: concede failed", "played on: play made"),
    *(
        "played on: play failed",
        "all eight, cot on",
        "all eight, cot off",
        "match won by draw",
        "match won by somebody",
    ),
    *(f"cut in {phase}" for phase in ("auction", "trump", "raise", "play", "concession")),
    *("T14 highest-of-led-suit", "T18 highest-of-led-suit", "T18 highest-trump"),
    *("T19 highest-of-led-suit", "T19 highest-trump", "T18 trump suit led, literal", "T18 trump suit led, rank"),
    *("asked in the last trick", "T17b", "T17e plain suit led", "T17e trump suit led"),
    *("T17a only trumps", "T17c follows", "T17c discards", "T17d discards", "T17d must expose", "T17d exposes"),
    *(
        "raise step pass pass",
        "raise step raise",
        "raise step pass raise",
        "raise step pass",
        "a bid of 28",
        "four bids",
    ),
    *(
        "the bidder had passed before",
        "a bid below 14",
        "thani",
        "concede",
        "accept",
        "play-on",
        "show",
        "redeal",
        "ask",
    ),
    *("thani with three players", "V4 a jack is kept", "V4 the bidder must expose"),
}


def test_random_records_reach_every_corner() -> None:
    """The generator meets each rare thing that a second reading is wanted for."""
    met: set[str] = set()
    for seed in range(2500):
        rng = Random(seed)
        record, acts = random_round(rng, random_position(rng))
        found = describe(record, acts)
        met |= ends(record, acts, found) | before_play(record, acts, found)
        met |= exposures(record, acts, found) | hiding(record, acts) | jacks(record, acts)
        if seed % 100 == 0 and WANTED - {"match won by draw"} <= met:
            break
    drawn = {found["match_winner"] for seed in range(150) for found in replay(random_match(Random(seed)))}
    met |= {"match won by draw"} if "draw" in drawn else set()
    assert met >= WANTED, WANTED - met


def test_t3_points() -> None:
    """T3, V6: 28 points in either deck, 7 a suit."""
    for deck in (DECK, SMALL_DECK):
        assert sum(POINTS[card[0]] for card in deck) == 28
        assert {suit: sum(POINTS[card[0]] for card in deck if card[1] == suit) for suit in "CDHS"} == dict.fromkeys(
            "CDHS", 7
        )


def test_phases_follow_each_other() -> None:
    """A deal goes through its phases in one order; a concession may lie inside the play."""
    order = ["auction", "trump", "raise", "play", "over"]
    for seed in range(100):
        rng = Random(f"phases {seed}")
        record, acts = random_round(rng, random_position(rng))
        names = [phase(record, acts[:number]) for number in range(len(acts) + 1)]
        places = [order.index("play" if name == "concession" else name) for name in names]
        assert places == sorted(places)
