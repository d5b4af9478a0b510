"""What lesson 16 promises beyond its levels."""

from __future__ import annotations

from fractions import Fraction

from tests.lessons.check.model import LANGS, SUITS, Level, Task, chosen_set, need
from tests.lessons.check.suits_28 import Story, counted, listed
from tests.lessons.check.twenty_eight import Position, replay

STEM = "16_which_suit"
GAME = "twenty-eight"
_FEW = 7
"""Up to how many unseen cards every world is laid out."""


def story(level: Level, p: Position | None = None) -> Story:
    p = p or replay(level["record"])
    return Story(p.record, p.acts, level["seat"])


def hidden_suit(level: Level, p: Position) -> Task:
    seen = story(level, p)
    chances = counted(seen)
    need(sum(chances.values()) == 1 and p.down[1] in chances, "the truth is possible")
    need(not p.exposed and level["seat"] != p.bidder, "the suit is hidden from this seat")
    if len(seen.unseen) <= _FEW:
        need(listed(seen) == chances, "every world laid out gives the same")
    return chosen_set([suit for suit in SUITS if suit in chances], list(SUITS))


KINDS = {"hidden-suit": hidden_suit}
CHOOSE = {"suit-chance": lambda level, p: counted(story(level, p))[level["of"]]}
MORE = {"choose": {"of"}}
CELLS = (r'lesson\.suits\("16\.9"\)',)


def unplayed(level: Level, suit: str) -> bool:
    return all(card[1] != suit for _, card in story(level).plays)


def held_later(level: Level, trick: int, suit: str) -> list[str]:
    """Return what the bidder played of other suits after leading to a trick, counted from 1."""
    seen = story(level)
    need(seen.tricks[trick - 1][0][0] == seen.bidder, f"the bidder led trick {trick}")
    return [c for t in seen.tricks[trick:] for who, c in t if who == seen.bidder and c[1] != suit]


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    discards_and_leads(levels)
    counts(levels)
    late_and_missing(levels)
    for lang in LANGS:
        need("(17_score_and_redeals.ipynb)" in pages[lang], f"16 {lang}: the next lesson")


def discards_and_leads(levels: dict[str, Level]) -> None:
    first = story(levels["16.1"])
    need(first.bidder == "E" and ("E", "9S") in first.tricks[0] and first.tricks[0][0][1] == "QC", "16.1: the discard")
    need(not any(c[1] == "C" for c in first.record.hands["E"]), "16.1: the bidder has no clubs at all")
    need(unplayed(levels["16.1"], "D") and unplayed(levels["16.1"], "H"), "16.1: not played yet")
    second = story(levels["16.2"])
    need(second.bidder == "W" and second.tricks[0][0] == ("W", "JH") and ("E", "TS") in second.tricks[0], "16.2: cards")
    need(sum(c[1] == "H" for c in second.record.hands["S"]) == 2, "16.2: South was dealt two hearts")
    need(unplayed(levels["16.2"], "C") and unplayed(levels["16.2"], "D"), "16.2: not played yet")
    fourth = story(levels["16.4"])
    need(fourth.voids("N") and fourth.voids("W") and not fourth.voids("E"), "16.4: two discards, the bidder follows")
    need(all(t[0][0] == "S" for t in fourth.tricks), "16.4: South led both tricks")
    won = replay(levels["16.4"]["record"]).winners
    need([w[0] for w in won] == ["S", "E"], "16.4: each gave two points to the own side")
    need(("N", "9H") in fourth.tricks[0] and ("W", "9C") in fourth.tricks[1], "16.4: a nine each")
    need({("E", "9S"), ("S", "JS")} <= {*fourth.tricks[0]} and ("E", "JH") in fourth.tricks[1], "16.4: East's cards")
    need(unplayed(levels["16.4"], "D"), "16.4: no diamond played")
    sixth = story(levels["16.6"])
    need(held_later(levels["16.6"], 1, "C")[0] == "7S" and ("W", "7S") in sixth.tricks[1], "16.6: the lead")
    need(("W", "7H") in sixth.tricks[3] and sixth.tricks[3][0][1][1] == "D", "16.6: the discard")
    need(sum(c[1] == "S" for t in sixth.tricks[1:3] for _, c in t) == 8, "16.6: eight spades in two tricks")


def counts(levels: dict[str, Level]) -> None:
    need(levels["16.3"]["record"] == levels["16.2"]["record"], "16.3: the same trick")
    third = story(levels["16.3"])
    need([len(third.unseen_of(suit)) for suit in "SCD"] == [7, 5, 5], "16.3: seven, five, five")
    need([sum(c[1] == suit for c in third.hand) for suit in "CDS"] == [3, 3, 0], "16.3: three, three, none in hand")
    chances = counted(third)
    need(chances["S"] == Fraction(7, 7 + 5 + 5) and chances["C"] == chances["D"], "16.3: card for card")
    need({o["key"] for o in levels["16.3"]["options"]} == {"1/4", "1/3", "7/17", "8/17"}, "16.3: options")
    fifth = story(levels["16.5"])
    need(not fifth.unseen_of("S") and sum(c[1] == "S" for c in fifth.hand) == 4, "16.5: four in hand")
    need(sum(c[1] == "S" for c in fifth.record.hands["S"]) == 5, "16.5: five were dealt")
    need([c[1] for _, c in fifth.tricks[1]] == ["S"] * 4, "16.5: four on the table")
    need(all(t[0][0] != "W" for t in fifth.tricks) and not fifth.voids("W"), "16.5: West led and discarded nothing")
    need(("W", "AD") in fifth.tricks[0] and fifth.tricks[0][0][1][1] == "D", "16.5: West followed to diamonds")
    need(unplayed(levels["16.5"], "C") and unplayed(levels["16.5"], "H"), "16.5: not played yet")


def late_and_missing(levels: dict[str, Level]) -> None:
    seventh = story(levels["16.7"])
    leads = [t[0][1] for t in seventh.tricks if t[0][0] == "W"]
    need(leads == ["JC", "JH", "AC", "JS"] and seventh.tricks[5][0] == ("W", "JS"), "16.7: four leads")
    need([t[0] for t in seventh.tricks[2:4]] == [("W", "JC"), ("W", "JH")], "16.7: in tricks three and four")
    need(
        held_later(levels["16.7"], 3, "C")[0] == "JH" and held_later(levels["16.7"], 4, "H")[0] == "AC", "16.7: proofs"
    )
    need(seventh.room("W") == 1 and not held_later(levels["16.7"], 6, "S"), "16.7: one unseen card is left in hand")
    need(counted(seventh) == {"D": Fraction(7, 13), "S": Fraction(6, 13)}, "16.7: seven and six in thirteen")
    need(seventh.unseen_of("D") == ["AD"] and seventh.tricks[0][3] == ("W", "7D"), "16.7: the ace of diamonds")
    eighth = story(levels["16.8"])
    need(eighth.unseen_of("S") == ["8S"], "16.8: one spade is missing")
    need(
        eighth.tricks[5][0] == ("S", "7S") and all(c[1] != "S" for _, c in eighth.tricks[5][1:]), "16.8: nobody follows"
    )
    need(sum(t[0][0] == "S" and t[0][1][1] == "S" for t in eighth.tricks) == 3, "16.8: led three times")
    need("KC" in held_later(levels["16.8"], 1, "H") and ("E", "KC") in eighth.tricks[2], "16.8: the king of clubs")
    need(eighth.unseen_of("C") and eighth.unseen_of("D"), "16.8: other cards are out")
