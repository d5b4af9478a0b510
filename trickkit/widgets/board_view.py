"""The part of a board's snapshot that `Grid` and `Suits` share: marks and answers, proof, news, buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from trickkit.explain.possible import percent
from trickkit.i18n import Fact, Text, Words, to_json
from trickkit.widgets.basis import Basis
from trickkit.widgets.notes import CROSS, RING, Notes
from trickkit.widgets.pointing import WOULD, Evidence, framed, proof, trick_of
from trickkit.widgets.table_view import card_at

Json = dict[str, Any]
RIGHT, WRONG, OUT, CHANCE, OPEN = "right", "wrong", "out", "chance", "open"
"""What a place of the board can be, besides `CROSS` and `RING`: an answered cross, excluded, possible, open."""
FREE_LEGEND: Final = (CROSS, RING, OPEN)
BOUND_LEGEND: Final = (CROSS, RIGHT, WRONG, OUT)


@dataclass(frozen=True, slots=True)
class BoardSight:
    """What a board shows."""

    places: tuple[str, ...]
    """The keys of all places."""
    notes: Notes
    """The learner's marks."""
    basis: Basis
    """What the board looks at."""
    words: Words
    """Language and deck."""

    @property
    def out(self) -> Mapping[str, Evidence]:
        """What is excluded, with the proof."""
        return self.basis.found.out if self.basis.found else {}

    def status(self, key: str) -> str:
        """Tell what a place of the board is, as far as the learner has asked."""
        notes, out = self.notes, self.out
        mark = notes.marks.get(key)
        if mark == CROSS and key in notes.told and notes.told[key] is (key in out):
            return RIGHT if key in out else WRONG
        if mark is not None:
            return mark
        if key in notes.shown and key in out:
            return OUT
        return CHANCE if notes.chances and key not in out else OPEN

    def place(self, key: str, msgid: str, **names: Fact) -> Json:
        """Describe a place of the board.

        Args:
            key: the place.
            msgid: the message that says what it is; with `.seen` where no trick was needed to prove it.
            names: what it stands for.
        """
        status, out = self.status(key), self.out
        number = trick_of(out[key]) if status in {RIGHT, OUT} else None
        share = self.percent(key) if self.notes.chances and key not in out else None
        return {
            "key": key,
            "mark": self.notes.marks.get(key),
            "status": status,
            "out": number,
            "chance": None if share is None else {"text": share, "share": float(self.chance(key))},
            "label": self.words.label(
                msgid if number != 0 else f"{msgid}.seen", n=number or 0, percent=share or "", **names
            ),
        }

    def chance(self, key: str) -> Fraction:
        """Give the probability of a place that is possible."""
        assert self.basis.found is not None  # noqa: S101 - chances are shown where something was found
        return self.basis.found.chance[key]

    def percent(self, key: str) -> str:
        """Write the probability of a place that is possible, in percent."""
        return percent(self.chance(key), self.words)

    @property
    def left(self) -> int:
        """How many places the learner and the exclusions shown leave."""
        return len(set(self.places) - set(self.notes.crossed) - (self.notes.shown & self.out.keys()))

    def answered(self, key: str) -> bool:
        """Tell whether the reason for or against a place may be told: the learner has asked, or an answer was given."""
        return self.status(key) in {RIGHT, WRONG, OUT, CHANCE}

    def proof(self, title: Text, possible: Text | None) -> Json | None:
        """Describe the reason for or against the place that was chosen.

        Args:
            title: what it is called.
            possible: why it is possible, if it is.
        """
        key, view, words = self.notes.chosen, self.basis.seen, self.words
        if key is None or view is None or not self.answered(key):
            return None
        out = self.out.get(key)
        if out is None:
            assert possible is not None  # noqa: S101 - what is not excluded is possible
            chance = words.message("ui.board.chance", chance=str(self.chance(key)), percent=self.percent(key))
            return {
                "head": words.label("ui.board.possible"),
                "title": to_json(title),
                "cards": [],
                "key": [],
                "text": to_json(possible),
                "chance": to_json(chance) if self.notes.chances else None,
            }
        cards = self._cards(out)
        tags = [{"look": "would", "text": words.label("ui.board.would")}] if any(c.get("would") for c in cards) else []
        tags += [{"look": "proof", "text": words.label("ui.board.proof")}] if any(c.get("proof") for c in cards) else []
        tags += [{"look": "win", "text": words.label("ui.board.won")}] if cards else []
        return {
            "head": words.label("ui.board.out"),
            "title": to_json(title),
            "cards": cards,
            "key": tags,
            "text": to_json(proof(out, view, words)),
            "chance": None,
        }

    def _cards(self, out: Evidence) -> list[Json]:
        """Lay out the trick that proves it, as long as it lies open (L14)."""
        number, view = trick_of(out), self.basis.seen
        if view is None or number not in view.open_tricks():
            return []
        won, looks = view.tricks[number - 1], framed(out)
        return [
            card_at(
                play.seat,
                play.card,
                order,
                self.words,
                win=play.seat is won.winner,
                would=looks.get(play.card) == WOULD,
                proof=looks.get(play.card) not in {None, WOULD},
            )
            for order, play in enumerate(won.trick.plays, start=1)
        ]

    def news(self, was: Text | None) -> Json | None:
        """Describe what is offered: exclusions of the trick on the table that the learner has not found yet.

        Args:
            was: what it was, once that has been disclosed.
        """
        words = self.words
        if was is not None:
            return {"text": to_json(was), "button": None}
        known = self.notes.shown | set(self.notes.crossed)
        tricks = [trick_of(out) for key, out in self.out.items() if key not in known]
        latest = max(tricks, default=0)
        if not latest:  # what needs no trick is no news
            return None
        text = words.plural("ui.board.news", tricks.count(latest), trick=latest)
        return {"text": to_json(text), "button": {"do": "show", "label": words.label("ui.board.show-new")}}

    def tools(self) -> list[Json]:
        """Give the buttons that show what the engine finds."""
        words = self.words
        return [
            {"do": "show", "label": words.label("ui.board.show"), "pressed": self.shows_all},
            {"do": "chances", "label": words.label("ui.board.chances"), "pressed": self.notes.chances},
        ]

    @property
    def shows_all(self) -> bool:
        """Whether all that is excluded is shown."""
        return self.notes.showing and self.out.keys() <= self.notes.shown

    def buttons(self) -> list[Json]:
        """Give the buttons below the board."""
        words, notes = self.words, self.notes
        buttons: list[Json] = [
            {"do": "undo", "icon": "undo", "label": words.label("ui.undo"), "disabled": None if notes.past else ""},
            {"do": "clear", "label": words.label("ui.grid.clear"), "disabled": None if notes.marks else ""},
        ]
        if self.basis.found is not None:
            off = None if notes.crossed else ""
            label = words.label("ui.board.check")
            buttons.insert(0, {"do": "check-all", "main": True, "label": label, "disabled": off})
        return buttons

    def verdict(self) -> Json | None:
        """Describe the result of the last check."""
        words, checked = self.words, self.notes.checked
        if checked is None:
            return None
        lines = []
        if checked.wrong:
            lines.append(words.plural("ui.board.wrong", checked.wrong))
        if checked.missing:
            lines.append(words.plural("ui.board.missing", checked.missing))
        if checked.missing == 0 and not checked.wrong:
            lines.append(words.message("ui.board.complete"))
        return {
            "right": not checked.wrong,
            "title": to_json(words.plural("ui.board.right", checked.right)),
            "text": to_json(Text.join(lines)),
            "why": None,
        }

    def legend(self) -> list[Json]:
        """Say what the signs mean."""
        kinds = FREE_LEGEND if self.basis.found is None else BOUND_LEGEND + (CHANCE,) * self.notes.chances
        number = {RIGHT: 2, OUT: 2}
        return [
            {
                "status": kind,
                "out": number.get(kind),
                "text": self.words.label(f"ui.grid.legend.{kind}", n=number.get(kind, 0)),
            }
            for kind in kinds
        ]

    def parts(self) -> Json:
        """Give all of this that does not depend on what the places are."""
        return {
            "bound": self.basis.found is not None,
            "tools": self.tools() if self.basis.found is not None else [],
            "verdict": self.verdict(),
            "buttons": self.buttons(),
            "legend": self.legend(),
            "selected": self.notes.chosen,
        }
