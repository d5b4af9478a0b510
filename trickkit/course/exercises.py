"""Levels as exercises: what the widgets show and say of a level, in the words of a language and a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trickkit.cards import Card, Rank, Suit
from trickkit.course import kinds
from trickkit.course.levels import Level, Wrong
from trickkit.course.offered import offered
from trickkit.explain import rule, why
from trickkit.games import latinern, twenty_eight
from trickkit.games.latinern import LatinernState
from trickkit.games.latinern.events import knowers
from trickkit.games.twenty_eight import TwentyEightObservation
from trickkit.i18n import Fact, Text, Words
from trickkit.record.model import AnyState
from trickkit.seats import Seat
from trickkit.table import Action
from trickkit.tricks import Reason
from trickkit.widgets import options
from trickkit.widgets.exercise import Answer, Grade, Told
from trickkit.widgets.options import Answers
from trickkit.widgets.table_view import NOT_PLAYED, card_at, given
from trickkit.widgets.table_view.asking import asker_in
from trickkit.widgets.table_view.lying import undecided_view
from trickkit.widgets.table_view.posed import posed_view
from trickkit.widgets.table_view.rounds import round_view

Json = dict[str, Any]
_LOOKS: Final = {"who": "cards", "why": "list", "answer": "list", "cards": "hand", "order": "cards", "acts": "hand"}
"""How the front end draws the options of a group, if not as chips."""
_WHAT_IF = frozenset({"what-if-trump", "what-if-schlag"})


@dataclass(frozen=True, slots=True)
class LevelTexts:
    """What every level says: heading, goal, hints, what is told beforehand."""

    level: Level
    """The level."""

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
        if not isinstance(level.state, LatinernState):
            return rows
        ordering = level.state.ordering
        trump = ordering.trump if "trump" in level.given and level.kind != "what-if-trump" else None
        schlag = ordering.schlag if "schlag" in level.given and level.kind != "what-if-schlag" else None
        return [*rows, *given(trump, schlag, words)]

    def _spell(self, text: dict[str, str], words: Words) -> Text:
        extra: dict[str, Fact] = {}
        if self.level.state.position.tricks:
            won = self.level.state.position.tricks[-1]
            extra = {"winner": words.seat(won.winner), "card": won.card}
        if kinds.KINDS[self.level.kind].form == "board":
            extra["left"] = len(self.level.accept[0].split())
        return words.spell(text[words.lang], **extra)

    def _told(self, answer: str, right: bool, words: Words) -> Told:
        if not right:
            text = words.spell(kinds.consequence(self.level, answer, words.lang))
            return Told(words.message("ui.wrong"), text, self._refused(answer, words))
        return Told(words.message("ui.right"), self._spell(self.level.done, words), self._why(words))

    def _refused(self, answer: str, words: Words) -> Text | None:
        """Name the rule that refuses what was tried. The engine's sentence would name what is allowed, too."""
        found = kinds.refusal(self.level, answer)
        return None if found is None else Text.of(rule(found.clause, words))

    def _why(self, words: Words) -> Text | None:
        """Let the engine give its reason: why a complete trick is won, or why suits cannot be hidden."""
        level = self.level
        if level.kind == "hidden-suit":
            return kinds.proofs(level, words)
        if level.kind not in {"who-wins", "who-wins-and-why"}:
            return None
        if isinstance(level.state, LatinernState) and "schlag" not in level.given:
            return None
        said = why(kinds.last_trick(level), kinds.ordering(level), words, level.seat)
        return Text.join([said.headline, Text.of(f"({rule(said.clause, words)})")])


@dataclass(frozen=True, slots=True)
class LevelPlay(LevelTexts):
    """A level that is played at the table."""

    @property
    def state(self) -> AnyState:
        """The position to act in."""
        return self.level.state

    @property
    def seat(self) -> Seat:
        """Who acts."""
        return self.level.seat

    @property
    def names_schlag(self) -> bool:
        """Whether the level may speak of all that its game has: in Latinern once the Schlag is introduced."""
        return not isinstance(self.level.state, LatinernState) or "schlag" in self.level.given

    def judged(self, line: str) -> bool | None:
        """Tell whether a line of acts is right; None if it is only the beginning of one that is answered."""
        if line in self.level.accept:
            return True
        answered = (*self.level.accept, *(said for entry in self.level.wrong for said in entry.when))
        return None if any(other.startswith(f"{line} ") for other in answered) else False

    def knows(self, line: str) -> bool:
        """Tell whether the level has something to say to a wrong line."""
        return kinds.entry_for(self.level, line) is not None

    def following(self, line: str) -> tuple[Action, ...]:
        """Give how play goes on after a line, to show what it leads to; nothing where the level does not say."""
        entry: Wrong | Level | None = self.level if self.judged(line) else kinds.entry_for(self.level, line)
        written = entry.after.split() if entry is not None else []
        own = [f"{self.level.seat}:{token}" for token in line.split()]
        if written[: len(own)] != own:
            return ()
        return tuple(_act(self.level, text) for text in written[len(own) :])

    def told_line(self, line: str, words: Words) -> Told:
        """Say what a line leads to."""
        return self._told(line, bool(self.judged(line)), words)


def _act(level: Level, text: str) -> Action:
    """Read an act as it stands in a record, with its seat."""
    return latinern.parse_act(text) if isinstance(level.state, LatinernState) else twenty_eight.parse_act(text)


@dataclass(frozen=True, slots=True)
class LevelQuestion(LevelTexts):
    """A level that is answered by choosing."""

    def given(self, words: Words) -> list[Json]:
        """Give what is told beforehand; of a trick that still lies there also the bid, and the bidder's own card."""
        board = self.board(words) if self.level.show == "held" else None
        match = words.label("ui.match")
        return [*self.shown(words), *(fact for fact in (board["facts"] if board else ()) if fact["label"] != match)]

    def name(self, words: Words) -> str:
        """Give key and heading."""
        return f"{self.key} {self.title(words)}"

    def board(self, words: Words) -> Json | None:
        """Give the table as the seat sees it, where the level shows it."""
        level = self.level
        if level.show == "held":
            return undecided_view(level.twenty_eight.observe(level.seat), words)
        if level.show != "table":
            return None
        seen = level.state.observe(level.seat)
        shown = {act.removeprefix("trump=") for act in kinds.acts_shown(level)}
        chosen_from = level.kind == "legal-acts" and {*map(str, seen.hand)} <= shown
        return posed_view(seen, words, hand=not chosen_from, points="points" in level.given)

    def concluded(self, words: Words) -> Json | None:
        """Give the table after all that the answer's text tells: who took the trick, or how play went on."""
        level = self.level
        if level.show not in {"held", "table"} or not (level.show == "held" or level.after):
            return None
        state = level.state
        for act in level.after.split():
            state = state.apply(_act(level, act))
        seen = state.observe(level.seat)
        return posed_view(seen, words, points="points" in level.given, held=not seen.trick.plays)

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
                deal = level.latinern.deal
                cards = [self._bottom(seat, words) for seat in (deal.dealer, deal.forehand)]
                return {"legend": words.label("ui.question.bottoms"), "cards": cards}
            case "sees":
                return self._seen(words)
            case _:
                return None

    def rounds(self, words: Words) -> list[Json]:
        """Give the rounds that the level is about, as the seat that has to find the pair has them before it."""
        if self.level.show != "rounds":
            return []
        views = kinds.rounds(self.level)
        titles = [words.label(f"ui.rounds.{which}") for which in ("first", "second")] if len(views) > 1 else [""]
        mine = [view.seat is self.level.seat for view in views]
        shown = zip(views, titles, mine, strict=True)
        return [round_view(view, words, title, reader=own) for view, title, own in shown]

    def _bottom(self, seat: Seat, words: Words) -> Json:
        deal = self.level.latinern.deal
        role = "dealer" if seat is deal.dealer else "forehand"
        return card_at(seat, deal.bottom(seat), NOT_PLAYED, words) | {"name": words.label(f"ui.seat-{role}", seat=seat)}

    def _seen(self, words: Words) -> Json:
        level = self.level
        seen = kinds.cards_seen(level)
        deal = level.latinern.deal
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
        look = _LOOKS.get(group, "chips")
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
                return self._played(Seat(key), words)
            case "why":
                return options.reason(Reason(key), words)
            case "suit" | "suits":
                return options.suit(Suit(key), words)
            case "rank" | "ranks":
                return options.rank(Rank(key), words)
            case "seats":
                return options.said(key, words.seat(Seat(key)))
            case "answer":
                return options.said(key, str(words.spell(dict(self.level.options)[key][words.lang])))
            case "acts":
                return self._act(key, words)
            case _:
                return options.card(Card.parse(key), words)

    def _played(self, seat: Seat, words: Words) -> Json:
        seen = self.level.state.observe(self.level.seat)
        asked = isinstance(seen, TwentyEightObservation) and asker_in(seen, len(seen.tricks)) is seat
        return options.played(seat, kinds.last_trick(self.level), words, asked=asked)

    def _act(self, token: str, words: Words) -> Json:
        act = kinds.parsed(self.level, token)
        if not isinstance(act, latinern.PlayCard | twenty_eight.PlayCard):
            return offered(act, words)
        seen = self.level.state.observe(self.level.seat)
        face_down = {"label": words.label("ui.down"), "name": words.label("ui.down.mine", card=act.card)}
        down = not isinstance(self.level.state, LatinernState) and self.level.state.position.down is act.card
        return options.card(act.card, words) | (face_down if down and act.card not in seen.hand else {})

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
        if right or not isinstance(seat, str) or seat == self.level.accept[0].split()[0]:
            return told
        return Told(words.message("ui.wrong.seat", seat=Seat(seat)), told.text, told.why)


def exercise(level: Level) -> LevelPlay | LevelQuestion:
    """Make the exercise of a level."""
    return LevelQuestion(level) if kinds.KINDS[level.kind].groups else LevelPlay(level)
