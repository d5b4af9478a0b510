"""Levels as exercises: what the widgets show and say of a level, in the words of a language and a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trickkit.cards import Card, Rank, Suit
from trickkit.course import kinds
from trickkit.course.levels import Level
from trickkit.explain import rule, why
from trickkit.games.latinern import LatinernState, PlayCard
from trickkit.games.latinern.events import knowers
from trickkit.i18n import Fact, Text, Words
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.tricks import Reason
from trickkit.widgets import options
from trickkit.widgets.exercise import Answer, Grade, Told
from trickkit.widgets.options import Answers
from trickkit.widgets.table_view import card_at, given

Json = dict[str, Any]
NOT_PLAYED = 0
"""In place of a number of play, for a card that is only shown."""
_WHAT_IF = frozenset({"what-if-trump", "what-if-schlag"})


@dataclass(frozen=True, slots=True)
class _LevelTexts:
    level: Level

    @property
    def key(self) -> str:
        """The level's key."""
        return self.level.key

    def title(self, words: Words) -> str:
        """Give the heading."""
        return words.label("ui.level", key=self.level.key)

    def goal(self, words: Words) -> Text:
        """Say what to do."""
        return self._spell(self.level.goal, words)

    def hints(self, words: Words) -> tuple[Text, ...]:
        """Give the three hints."""
        return tuple(words.spell(hint) for hint in self.level.hints[words.lang])

    def shown(self, words: Words) -> list[Json]:
        """Give what is told beforehand: trump, Schlag, the dealer, the learner's seat."""
        level, rows = self.level, []
        for what, seat in (("you", level.seat), ("dealer", level.state.deal.dealer)):
            if what in level.given:
                rows.append({"label": words.label(f"ui.given.{what}"), "value": [words.seat(seat)]})
        ordering = level.state.ordering
        trump = ordering.trump if "trump" in level.given and level.kind != "what-if-trump" else None
        schlag = ordering.schlag if "schlag" in level.given and level.kind != "what-if-schlag" else None
        return [*rows, *given(trump, schlag, words)]

    def _spell(self, text: dict[str, str], words: Words) -> Text:
        extra: dict[str, Fact] = {}
        if self.level.state.position.tricks:
            won = self.level.state.position.tricks[-1]
            extra = {"winner": words.seat(won.winner), "card": won.card}
        return words.spell(text[words.lang], **extra)

    def _told(self, answer: str, right: bool, words: Words) -> Told:
        if not right:
            title = words.message("ui.wrong")
            return Told(title, words.spell(kinds.consequence(self.level, answer, words.lang)))
        return Told(words.message("ui.right"), self._spell(self.level.done, words), self._why(words))

    def _why(self, words: Words) -> Text | None:
        """Let the engine give its reason, where the level asks about the winner of a complete trick."""
        level = self.level
        if level.kind not in {"who-wins", "who-wins-and-why"} or "schlag" not in level.given:
            return None
        said = why(kinds.last_trick(level), level.state.ordering, words, level.seat)
        return Text.join([said.headline, Text.of(f"({rule(said.clause, words)})")])


@dataclass(frozen=True, slots=True)
class LevelPlay(_LevelTexts):
    """A level that is played at the table."""

    @property
    def state(self) -> LatinernState:
        """The position to act in."""
        return self.level.state

    @property
    def seat(self) -> Seat:
        """Who acts."""
        return self.level.seat

    @property
    def names_schlag(self) -> bool:
        """Whether the level speaks of the Schlag, so that an explanation may too."""
        return "schlag" in self.level.given

    def accepts(self, action: Action) -> bool:
        """Tell whether this act is right."""
        return isinstance(action, PlayCard) and kinds.accepts(self.level, str(action.card))

    def told_act(self, action: Action, words: Words) -> Told:
        """Say what an act leads to."""
        return self._told(action.token, self.accepts(action), words)


@dataclass(frozen=True, slots=True)
class LevelQuestion(_LevelTexts):
    """A level that is answered by choosing."""

    def given(self, words: Words) -> list[Json]:
        """Give what is told beforehand."""
        return self.shown(words)

    def name(self, words: Words) -> str:
        """Give key and heading."""
        return f"{self.key} {self.title(words)}"

    def board(self, words: Words) -> Json | None:  # noqa: ARG002 - a level shows cards, or the table plays it
        """Give no table: a level shows single cards."""
        return None

    @property
    def following(self) -> None:
        """What makes the next exercise: nothing, the lesson's text leads to the next level."""

    def felt(self, words: Words) -> Json | None:
        """Give the cards that are shown beside the options."""
        level = self.level
        show = level.show
        if show == "default":
            show = "trick" if level.kind in _WHAT_IF else "none"
        match show:
            case "trick":
                position = level.state.position
                plays = position.plays or position.tricks[-1].trick.plays
                cards = [card_at(*play, order, words) for order, play in enumerate(plays, start=1)]
                cards[0]["name"] = words.label("ui.seat-led", seat=plays[0].seat)
                return {"legend": words.label("ui.question.on-table"), "cards": cards}
            case "bottoms":
                deal = level.state.deal
                cards = [self._bottom(seat, words) for seat in (deal.dealer, deal.forehand)]
                return {"legend": words.label("ui.question.bottoms"), "cards": cards}
            case "sees":
                return self._seen(words)
            case _:
                return None

    def _bottom(self, seat: Seat, words: Words) -> Json:
        deal = self.level.state.deal
        role = "dealer" if seat is deal.dealer else "forehand"
        return card_at(seat, deal.bottom(seat), NOT_PLAYED, words) | {"name": words.label(f"ui.seat-{role}", seat=seat)}

    def _seen(self, words: Words) -> Json:
        level = self.level
        seen = kinds.cards_seen(level)
        deal = level.state.deal
        own = deal.hands[level.seat.place]
        cards = [card_at(level.seat, card, NOT_PLAYED, words) for card in own]
        cards += [
            self._bottom(seat, words)
            for seat in knowers(deal.dealer)
            if seat is not level.seat and deal.bottom(seat) in seen
        ]
        return {"legend": words.label("ui.question.seen", seat=level.seat), "cards": cards}

    def groups(self, words: Words) -> list[Json]:
        """Give the groups of options."""
        kind = kinds.KINDS[self.level.kind]
        alone = len(kind.groups) == 1 and kind.form == "one"
        return [self._group(group, kind.form, words, alone=alone) for group in kind.groups]

    def _group(self, group: str, form: str, words: Words, *, alone: bool) -> Json:
        level = self.level
        look = {"who": "cards", "why": "list", "answer": "list", "cards": "hand", "order": "cards"}.get(group, "chips")
        described: Json = {
            "id": group,
            "type": form,
            "look": look,
            "legend": words.label(f"ui.question.{group}"),
            "instant": alone,
            "options": [self._option(group, key, words) for key in kinds.keys_of(level, group)],
        }
        if form == "many":
            described["count"] = words.label("ui.chosen.template", n="{n}")
        if form == "order":
            described["move"] = {where: words.label(f"ui.move.{where}") for where in ("left", "right", "back")}
        return described

    def _option(self, group: str, key: str, words: Words) -> Json:
        match group:
            case "who":
                return options.played(Seat(key), kinds.last_trick(self.level), words)
            case "why":
                return options.reason(Reason(key), words)
            case "suit":
                return options.suit(Suit(key), words)
            case "rank" | "ranks":
                return options.rank(Rank(key), words)
            case "seats":
                return options.said(key, words.seat(Seat(key)))
            case "answer":
                return options.said(key, str(words.spell(dict(self.level.options)[key][words.lang])))
            case _:
                return options.card(Card.parse(key), words)

    @property
    def answers(self) -> Answers:
        """What an answer can be."""
        kind = kinds.KINDS[self.level.kind]
        return Answers(kind.form, {group: kinds.keys_of(self.level, group) for group in kind.groups})

    def grade(self, answer: Answer) -> Grade:
        """Judge an answer.

        Raises:
            TrickkitError: if a group has no answer, or a key that is none of its options.
        """
        right = kinds.accepts(self.level, self.answers.read(answer))
        return Grade(right, self.answers.marks(answer, kinds.KINDS[self.level.kind].accept(self.level), right=right))

    def told(self, answer: Answer, words: Words) -> Told:
        """Say what an answer leads to."""
        text = self.answers.read(answer)
        right = kinds.accepts(self.level, text)
        told = self._told(text, right, words)
        seat = answer.get("who")
        if right or not isinstance(seat, str) or Seat(seat) is kinds.verdict(self.level).seat:
            return told
        return Told(words.message("ui.wrong.seat", seat=Seat(seat)), told.text)


def exercise(level: Level) -> LevelPlay | LevelQuestion:
    """Make the exercise of a level."""
    return LevelQuestion(level) if kinds.KINDS[level.kind].groups else LevelPlay(level)
