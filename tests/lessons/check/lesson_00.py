"""What lesson 00 promises beyond its levels."""

from __future__ import annotations

from tests.lessons.check.latinern import LADDER, replay
from tests.lessons.check.model import LANGS, LESSONS, Level, need

STEM = "00_start_here"
GAME = "latinern"


def promises(levels: dict[str, Level], pages: dict[str, str]) -> None:
    p = replay(levels["00.3"]["record"])
    need(not any(c[1] == p.last[0][1][1] for c in p.left["S"]), "00.3: South holds none of the suit led")
    need(min(p.left["S"], key=lambda c: -LADDER.index(c[0])) == "7S", "00.3: no rank is lower")
    for key in ("00.1", "00.3"):
        q = replay(levels[key]["record"])
        need(not any(c[0] == q.schlag for c in [*q.left["S"], *(c for _, c in q.last)]), f"{key}: no Schlag in sight")
    need(sum(lv["kind"] == "play" for lv in levels.values()) == 2, "two tricks are won")
    for lang in LANGS:
        for stem in sorted(path.stem for path in (LESSONS / lang).glob("*.md"))[1:]:
            need(f"({stem}.ipynb)" in pages[lang], f"00 {lang}: link to {stem}")
        need('deck="german"`' in pages[lang], f"00 {lang}: how to switch")
