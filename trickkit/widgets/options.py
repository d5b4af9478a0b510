"""The options of a question: what stands on each, what is spoken, and how an answer made of them is read.

Levels of the course and exercises of the coach are asked with the same options.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from trickkit.cards import Card, Rank, Suit
from trickkit.errors import TrickkitError
from trickkit.explain import reason_name
from trickkit.i18n import Words
from trickkit.seats import Seat
from trickkit.tricks import Reason, Trick
from trickkit.widgets.exercise import Answer

Json = dict[str, Any]
RIGHT: Final = "right"
WRONG: Final = "wrong"


def played(seat: Seat, trick: Trick, words: Words, *, asked: bool = False) -> Json:
    """Describe a seat by the card that it played to a trick, led or after a question of its own."""
    name, card = words.seat(seat), trick.card_of(seat)
    sub = words.label("ui.question.led" if seat is trick.leader else "ui.question.asked")
    sub = sub if seat is trick.leader or asked else ""
    spoken = f"{name} {sub}" if sub else name
    return {"key": str(seat), "label": name, "sub": sub, "card": str(card), "name": f"{spoken}, {words.card(card)}"}


def reason(why: Reason, words: Words) -> Json:
    """Describe a reason why a trick is won."""
    return said(str(why), reason_name(why, words))


def suit(which: Suit, words: Words) -> Json:
    """Describe a suit."""
    return said(str(which), words.suit(which)) | {"suit": str(which)}


def rank(which: Rank, words: Words) -> Json:
    """Describe a rank."""
    short = words.rank(which, "short")
    return {"key": str(which), "label": short, "name": f"{short}, {words.rank(which)}"}


def card(which: Card, words: Words) -> Json:
    """Describe a card."""
    return {"key": str(which), "label": "", "card": str(which), "name": words.card(which)}


def said(key: str, text: str) -> Json:
    """Describe an option that is nothing but words."""
    return {"key": key, "label": text, "name": text}


@dataclass(frozen=True, slots=True)
class Answers:
    """What an answer to a question can be."""

    form: str
    """`one` (a key of each group), `many` (a set) or `order`."""
    groups: Mapping[str, tuple[str, ...]]
    """The keys of each group, in order."""

    def read(self, answer: Answer) -> str:
        """Write an answer as one text, a set in the order of the options.

        Raises:
            TrickkitError: if a group has no answer, or a key that is none of its options.

        >>> Answers("many", {"suits": ("C", "D", "H", "S")}).read({"suits": ["S", "C"]})
        'C S'
        """
        if set(answer) - set(self.groups):
            raise TrickkitError("this question has no such part")
        read: list[str] = []
        for group, known in self.groups.items():
            chosen = answer.get(group, [] if self.form == "many" else None)
            keys = [chosen] if isinstance(chosen, str) else chosen or []
            single = isinstance(chosen, str) is (self.form == "one")
            complete = self.form != "order" or sorted(keys) == sorted(known)
            if not (single and complete and len(set(keys)) == len(keys) and set(keys) <= set(known)):
                raise TrickkitError("choose among the options of this question")
            read += [key for key in known if key in keys] if self.form == "many" else keys
        return " ".join(read)

    def marks(self, answer: Answer, accepted: Iterable[str], *, right: bool) -> dict[str, dict[str, str]]:
        """Mark what was chosen: all of it in a right answer, in a wrong one what no right answer holds.

        Args:
            answer: the answer, which can be read.
            accepted: every right answer as a text.
            right: whether it is one of them.

        >>> Answers("one", {"bid": ("14", "15")}).marks({"bid": "15"}, ["14"], right=False)
        {'bid': {'15': 'wrong'}}
        """
        if self.form == "order":
            return {}
        good = {group: set[str]() for group in self.groups}
        for text in accepted:
            pieces = text.split()
            for group, piece in zip(good, [pieces] if self.form == "many" else pieces, strict=True):
                good[group] |= {piece} if isinstance(piece, str) else set(piece)
        marks: dict[str, dict[str, str]] = {}
        for group, chosen in answer.items():
            keys = [chosen] if isinstance(chosen, str) else chosen
            marks[group] = {key: RIGHT if right else WRONG for key in keys if right or key not in good[group]}
        return marks
