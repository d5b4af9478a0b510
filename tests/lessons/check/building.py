"""Levels whose answer is a position that is built: what each lacks, judged once more from the rules pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tests.lessons.check import latinern, twenty_eight
from tests.lessons.check.model import SEATS, SUITS, Level, Task, need
from tests.lessons.check.suits_28 import Story, counted
from tests.referee28 import twenty_eight as referee28

FIELDS = {"build", "keep", "of", "question", "samples", "open"}


@dataclass
class Lone:
    """A trick on an empty table."""

    game: str
    leader: str
    cards: dict[str, str] = field(default_factory=dict)
    trump: str = ""
    schlag: str = ""
    since: int = 1

    @property
    def plays(self) -> list[tuple[str, str]]:
        """Seat and card in the order of play."""
        round_ = SEATS if self.game == "latinern" else SEATS[::-1]
        at = round_.index(self.leader)
        return [(seat, self.cards[seat]) for seat in round_[at:] + round_[:at] if seat in self.cards]

    @property
    def row(self) -> list[str]:
        need(len(self.plays) == len(SEATS), "four cards")
        return [card for _, card in self.plays]

    def wins(self, trump: str = "") -> str:
        """Return the card that wins."""
        trump = trump or self.trump
        if self.game == "latinern":
            return self.row[latinern.winner(self.row, trump, self.schlag)[0]]
        return self.row[referee28.best_place(self.row, trump, self.since - 1, "literal")[0]]


def lone(level: Level, answer: str) -> Lone:
    """Lay out the last trick of a level's record, and do the steps of an answer."""
    record = level["record"]
    if level.get("game", "latinern") == "latinern":
        p = latinern.replay(record)
        trick = Lone("latinern", p.forehand, dict(p.last), p.trump, p.schlag)
    else:
        trick = Lone("twenty-eight", referee28.eldest(twenty_eight.replay(record).record))
    for step in answer.split():
        name, _, value = step.partition("=")
        if value:
            need(name not in level.get("keep", ()), f"{name} is kept")
            setattr(trick, name, int(value) if name == "since" else "" if value == "hidden" else value)
        else:
            seat, _, card = step.partition(":")
            trick.cards = {who: lies for who, lies in trick.cards.items() if lies != card} | {seat: card}
    need(len(set(trick.cards.values())) == len(trick.cards), "each card once")
    return trick


def schlag_loses(level: Level, answer: str) -> str:
    trick = lone(level, answer)
    schlags = [card for card in trick.row if card[0] == trick.schlag]
    if not schlags:
        return "no-schlag"
    return "" if any(card != trick.wins() for card in schlags) else "one-schlag"


def last_schlag_wins(level: Level, answer: str) -> str:
    trick = lone(level, answer)
    *before, last = trick.row
    if last[0] != trick.schlag:
        return "last-is-none"
    if not any(card[0] == trick.schlag for card in before):
        return "no-other"
    return "" if trick.wins() == last else "beaten"


def lowest_wins(level: Level, answer: str) -> str:
    trick = lone(level, answer)
    if len({card[1] for card in trick.row}) > 1:
        return "suits"
    return "" if trick.wins() == max(trick.row, key=lambda card: latinern.LADDER.index(card[0])) else "winner"


def four_winners(level: Level, answer: str) -> str:
    trick = lone(level, answer)
    if len({trick.wins(suit) for suit in SUITS}) == len(SUITS):
        return ""
    return "schlag" if any(card[0] == trick.schlag for card in trick.row) else "same"


def trump_loses(level: Level, answer: str) -> str:
    trick = lone(level, answer)
    if not trick.trump:
        return "hidden"
    own = [card for card in trick.row if card[1] == trick.trump]
    if not own:
        return "none"
    return "wins" if trick.wins() == min(own, key=lambda card: twenty_eight.LADDER.index(card[0])) else ""


def played(level: Level, answer: str) -> twenty_eight.Position:
    """Play a record of Twenty-eight on."""
    p = twenty_eight.replay(level["record"])
    for step in answer.split():
        seat, _, word = step.partition(":")
        p = p.then(seat, word)
    return p


def one_legal(level: Level, answer: str) -> str:
    return one_legal_at(played(level, answer), level["of"])


def one_legal_at(p: twenty_eight.Position, seat: str) -> str:
    if p.turn != seat:
        return "turn"
    if len(p.hand(seat)) == 1:
        return "last"
    return "" if len(p.legal(seat)) == 1 else "several"


def suit_out(level: Level, answer: str) -> str:
    return suit_out_at(played(level, answer), level["of"])


def suit_out_at(p: twenty_eight.Position, seat: str) -> str:
    if p.exposed:
        return "exposed"
    return "all" if len(counted(Story(p.record, p.acts, seat))) == len(SUITS) else ""


def same_view(level: Level, answer: str) -> str:
    """Deal otherwise, play the same cards, and compare what the seat has seen."""
    old, seat = latinern.replay(level["record"]), level["seat"]
    hands = {who: list(cards) for who, cards in old.dealt.items()}
    for step in answer.split():
        card, to = step[:2], step[2:].lstrip(">")
        for cards in hands.values():
            if card in cards:
                cards.remove(card)
        if to:
            hands[to].insert(0 if ">>" in step else len(hands[to]), card)
    need(all(len(cards) == 5 for cards in hands.values()), "five cards each")
    if hands[seat] != old.dealt[seat]:
        return "hand"
    if any(card not in hands[who] for trick in old.tricks for who, card in trick):
        return "seen"
    new = latinern.replay_of(replace(old.record, hands=hands), old.acts)
    if [won[:2] for won in new.winners] != [won[:2] for won in old.winners]:
        return "seen"
    return "trump" if new.trump == old.trump else ""


GOALS: dict[str, Callable[[Level, str], str]] = {
    "schlag-loses": schlag_loses,
    "last-schlag-wins": last_schlag_wins,
    "lowest-wins": lowest_wins,
    "four-winners": four_winners,
    "trump-loses": trump_loses,
    "one-legal": one_legal,
    "suit-out": suit_out,
    "same-view": same_view,
}


def build(level: Level, _p: object) -> Task:
    """The examples are right; each sample lacks what it is named after."""
    lacks = GOALS[level["ask"]]
    for code, answer in level["samples"].items():
        need(lacks(level, answer) == code, f"sample {code}: {lacks(level, answer)}")
    right = [answer for answer in level["accept"] if not lacks(level, answer)]
    par = min((len(answer.split()) for answer in right), default=0)

    def fits(pattern: str, answer: str) -> bool:
        return lacks(level, answer) == pattern

    return Task(right, list(level["samples"].values()), fits, par, set(level["samples"]))
