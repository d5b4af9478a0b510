"""What makes the golden deals and playthroughs of Twenty-eight; `tools/golden.py` writes them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tests import texts_28 as texts
from tests.texts_28 import position, record
from trickkit import Seat, replay_json, write_deal, write_view
from trickkit.games.twenty_eight import (
    Exposed,
    SecondPacket,
    ThrownIn,
    TwentyEight,
    TwentyEightState,
    Won,
    parse_act,
)

if TYPE_CHECKING:
    from trickkit.table import Event

# --- deals --------------------------------------------------------------------------------------

SEEDS: Final = ("twenty-eight/1/0", "twenty-eight/1/1", "twenty-eight/7/0")


def deals() -> str:
    """Write three deals with their seeds, and one for three players: chance must be the same on every Python."""
    games = [(seed, TwentyEight()) for seed in SEEDS] + [(SEEDS[0], TwentyEight(three_players=True))]
    texts = [f"; Random({seed!r})\n{write_deal(game.deal(Random(seed)), str(game))}" for seed, game in games]
    return "\n".join(texts)


# --- playthroughs -------------------------------------------------------------------------------

BY_NORTH: Final = "N:16 W:pass S:pass E:pass N:trump=JC N:pass S:pass"
BY_EAST: Final = "N:14 W:pass S:pass E:20 N:pass W:pass S:pass E:trump=9C E:pass W:pass"
BY_SOUTH: Final = "N:14 W:15 S:20 E:pass N:pass W:pass S:trump=7C S:pass N:pass"
TWO_TRICKS: Final = "N:JD W:7S S:TD E:7D N:9D W:8S S:AD E:8D"
SEVEN_TRICKS: Final = f"""
{TWO_TRICKS} N:AH W:7H S:JH E:7C S:9H E:8C N:TH W:8H S:JS E:KD N:AS W:QS S:9S E:QD N:TS W:KS S:AC E:QC N:9C W:KH
"""
SEVEN_OTHERS: Final = """
N:AH W:7H S:9H E:KD S:TD E:QD N:9D W:KH N:TS W:8S S:JS E:7D S:TC E:KC N:9C W:KS N:TH W:QH S:JH E:QC
S:AC E:7C N:JD W:QS S:AD E:8D N:JC W:7S
"""
SEVEN_ALONE: Final = """
N:thani N:JD W:7H E:7D N:9D W:8H E:8D N:AH W:QH E:QD N:TH W:KH E:KD N:AS W:7S E:7C N:TS W:8S E:8C N:9C W:QS E:QC
"""


def _ending(pair: tuple[str, str], rules: str = "") -> str:
    deal, acts = pair
    return record(acts, deal=deal, rules=rules)


PLAYTHROUGHS: Final = {
    "played-out": (
        "A whole deal: all four bid, the partner raises, a defender asks, the bid is not reached.",
        record(deal=texts.MIXED, score="NS:1 EW:-2", rules="target=7"),
        """
        N:14 W:15 S:16 E:20 N:pass W:pass S:pass E:trump=7C E:pass W:raise=24
        N:KS W:QS S:8S E:TS E:JS N:AS W:9S S:7S E:JD N:7D W:ask W:QC S:TD W:TH S:KH E:KC N:9H E:7C N:JC W:AH S:TC
        N:AD W:7H S:8D E:QD N:9D W:QH S:KD E:9C E:AC N:8H W:JH S:8C
        """,
    ),
    "no-raise-at-28": (
        "The highest bid is followed by three passes, and there is no raise step.",
        record(deal=texts.STRONG),
        "N:28 W:pass S:pass E:pass N:trump=JC N:JD",
    ),
    "new-deal-t7": (
        "Eldest has no card point among the first four cards and has the cards dealt again.",
        record(deal=texts.BLANK_ELDEST),
        "N:redeal",
    ),
    "new-deal-t10": (
        "East outbids North, who has four jacks: they are shown as soon as the second packet is dealt.",
        record("N:14 W:pass S:pass E:20 N:pass W:pass S:pass", deal=texts.JACKS, score="NS:3 EW:-1"),
        "E:trump=7C",
    ),
    "new-deal-t20-asked": (
        "West and East were dealt all eight clubs; a question brings it to light.",
        record(BY_EAST, deal=texts.ALL_TRUMPS),
        "N:AH W:ask",
    ),
    "new-deal-t20-played": (
        "The same cards: East plays the down card as the last card of a trick, which is not counted.",
        record(f"{BY_EAST} N:AH W:JD S:QH", deal=texts.ALL_TRUMPS),
        "E:9C",
    ),
    "asked": (
        "The ace of the trump suit is discarded unasked, the third player asks and wins with the queen (T16, T18).",
        record("N:14 W:pass S:pass E:pass N:trump=7C N:pass S:pass", deal=texts.CLASSIC),
        "N:8H W:AC S:ask S:QC E:AH",
    ),
    "exposed-by-playing": (
        "East, the bidder, cannot follow and plays the down card; the partner's early ace of trumps was none (T18).",
        record(BY_EAST, deal=texts.VOIDS),
        "N:AH W:AC S:QH E:9C E:KC",
    ),
    "only-trumps-led": (
        "North, the bidder, has nothing but trumps in hand and leads one: it stays hidden (T17 a).",
        _ending(texts.ONLY_TRUMPS_LED),
        "N:QC W:AD S:9D E:AH",
    ),
    "trump-suit-led-to-the-bidder": (
        "Hearts are led; South's only heart lies face down and has to stay there (T17 c).",
        record("N:14 W:pass S:20 E:pass N:pass W:pass S:trump=KH S:pass N:pass", deal=texts.MIXED),
        "N:9H W:7H S:8D E:TS",
    ),
    "only-trumps-void": (
        "North, the bidder, cannot follow and has only trumps in hand: the down card has to be played (T17 d).",
        _ending(texts.ONLY_TRUMPS_VOID),
        "E:8D N:7C",
    ),
    "last-trick-led": (
        "North, the bidder, leads the down card to the last trick: it is a trump (T17 b).",
        _ending(texts.LAST_LED),
        "N:TC W:AD S:9C E:JH",
    ),
    "last-trick-plain-suit": (
        "A plain suit is led to the last trick: North's down card is turned up and is a trump (T17 e).",
        _ending(texts.LAST_PLAIN),
        "E:AD N:7C W:8H S:9D",
    ),
    "last-trick-trump-suit": (
        "The hidden suit is led to the last trick: the down card follows, nobody may ask, rank decides (T17 e).",
        _ending(texts.LAST_TRUMP_SUIT),
        "E:9S N:TS W:AD S:AS",
    ),
    "late-trump-literal": (
        "The trump suit is led before exposure: a low trump laid after it beats the jack that was led (T18).",
        record(BY_SOUTH, deal=texts.TRUMP_LED),
        "N:JC W:ask W:AD S:7C E:QC",
    ),
    "late-trump-rank": (
        "The same where the house lets rank decide: the jack that was led wins.",
        record(BY_SOUTH, deal=texts.TRUMP_LED, rules="late_trump=rank"),
        "N:JC W:ask W:AD S:7C E:QC",
    ),
    "cot-all-eight": (
        "North and South have taken seven tricks and take the eighth: the deal counts double.",
        record(f"{BY_NORTH} {SEVEN_TRICKS}", deal=texts.STRONG, rules="cot=on"),
        "N:JC W:QH S:TC E:KC",
    ),
    "cot-made": (
        "East takes the last trick with the last trump, so the deal counts single.",
        record(f"{BY_NORTH} {SEVEN_OTHERS}", deal=texts.STRONG, rules="cot=on"),
        "N:AS W:8H S:9S E:8C",
    ),
    "cot-conceded": (
        "After two tricks a defender concedes; North and South may answer, and South accepts.",
        record(f"{BY_NORTH} {TWO_TRICKS}", deal=texts.STRONG, rules="cot=on"),
        "W:concede S:accept",
    ),
    "cot-played-on": (
        "North plays on after a concession and loses the very next trick: twice what a failed deal costs.",
        record(f"{BY_NORTH} {TWO_TRICKS}", deal=texts.STRONG, rules="cot=on"),
        "E:concede N:play-on N:AH W:7H S:JH E:ask E:7C",
    ),
    "thani-made": (
        "North plays alone, three cards to a trick, and takes the eighth trick too.",
        record(f"{BY_NORTH} {SEVEN_ALONE}", deal=texts.STRONG, rules="thani=on"),
        "N:JC W:KS E:KC",
    ),
    "thani-failed": (
        "East says thani out of turn and leads; the first trick lost ends the deal.",
        record(BY_EAST, deal=texts.VOIDS, rules="thani=on"),
        "E:thani E:AS N:TS S:ask S:7C",
    ),
    "blank-hand": (
        "West shows eight cards without a card point in the raise step, out of turn.",
        record("N:16 W:pass S:pass E:pass N:trump=JC N:pass", deal=texts.STRONG, rules="blank_hand=on"),
        "W:show",
    ),
    "keep-jacks": (
        "West may not throw the jack of diamonds until diamonds have been led; the asker lays it as a trump.",
        record(
            "N:14 W:pass S:20 E:pass N:pass W:pass S:trump=KD S:pass N:pass", deal=texts.VOIDS, rules="keep_jacks=on"
        ),
        "N:AH W:ask W:JD",
    ),
    "keep-jacks-bidder": (
        "North, the bidder, may not throw the jack of hearts and has to play the down card.",
        _ending(texts.BIDDER_WITH_JACK, "keep_jacks=on"),
        "E:8D N:7C",
    ),
    "sixes": (
        "One point for a deal that is made, whatever was bid; the sixth wins the match.",
        record(f"{BY_NORTH} {SEVEN_TRICKS}", deal=texts.STRONG, score="NS:5 EW:-5", rules="sixes=on"),
        "N:JC W:QH S:TC E:KC",
    ),
    "three-players": (
        "A whole deal for three; North is empty. West, the bidder, plays alone.",
        record(deal=texts.THREE, dealer="W", score="E:1 S:0 W:-2", rules="three_players=on"),
        """
        S:12 E:pass W:13 S:pass E:pass W:trump=KC W:pass
        S:QS E:JS W:9S E:JC W:KS S:TC E:9H W:TH S:KH E:QH W:AH S:JD W:9D S:AD E:QD W:KD S:9C E:QC
        W:TD S:AS E:ask E:JH W:KC S:AC E:TS
        """,
    ),
}


def playthrough(name: str) -> str:
    """Write a deal step by step: the act, what follows from it, what every seat may do and knows."""
    title, start, acts = PLAYTHROUGHS[name]
    state = position(start)
    lines = [f"# {title}", "", start.rstrip(), "", *_step(state, "what has happened so far", len(state.events))]
    for act in acts.split():
        before = len(state.events)
        state = state.apply(parse_act(act))
        lines += _step(state, act, before)
    return "\n".join(lines).rstrip() + "\n"


def _happened(event: Event, state: TwentyEightState) -> str:
    match event:
        case SecondPacket():
            return "dealt: the second packets"
        case Exposed(seat, card):
            return f"turned up: {card} of {seat}"
        case Won(seat, card):
            verdict, points = state.verdict(len(state.position.tricks)), state.position.tricks[-1].points
            losses = ", ".join(f"{loss.card} {loss.reason}" for loss in verdict.losses)
            return f"won: {seat} with {card}, {verdict.reason} ({verdict.clause}), {points} points; {losses}"
        case ThrownIn(clause, shown):
            hands = [f"{seat}:{' '.join(map(str, hand))}" for seat, hand in zip(Seat, shown, strict=True) if hand]
            return f"dealt again: {clause}; shown: {' '.join(hands) or '-'}"
        case _:
            return ""


def _step(state: TwentyEightState, title: str, before: int) -> list[str]:
    data = replay_json(state)
    lines = [f"== {title}"]
    lines += [line for event in state.events[before:] if (line := _happened(event, state))]
    told = {key: data[key] for key in ("phase", "to_act", "bidder", "bid", "trump")}
    told["points"] = " ".join(f"{team}:{points}" for team, points in data["points"].items())
    told["current"] = " ".join(data["current"])
    lines.append("   ".join(f"{key.replace('_', ' ')}: {value or '-'}" for key, value in told.items()))
    seats = [seat for seat in Seat if seat is not state.position.empty]
    if state.outcome() is None:
        lines += [f"{seat} may: {' '.join(data['legal'][seat])}" for seat in seats if data["legal"][seat]]
    for seat in seats:
        text = write_view(state.observe(seat))
        deal = next(line.split('"')[1] for line in text.split("\n") if line.startswith("[Deal "))
        chosen = next((word for word in text.split() if ":trump=" in word), "")
        lines.append(f"{seat} sees: {deal}   {chosen}".rstrip())
    if state.outcome() is not None:
        score = " ".join(f"{team}:{points}" for team, points in data["score"].items())
        lines.append(f"result: {state.outcome()!r}   score: {score}   match winner: {data['match_winner'] or '-'}")
    return [*lines, ""]
