"""`trickkit progress`: show what is kept of a learner, save it, delete it."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from trickkit.course.standing import Standing, standing
from trickkit.errors import TrickkitError
from trickkit.i18n import Words
from trickkit.progress import EXPORT, FULL_STARS, Store, everything, open_store
from trickkit.progress import export as save


def arguments(actions: Any) -> None:  # noqa: ANN401 - argparse has no public name for its subcommands
    """Describe the three actions and their arguments."""
    showing = actions.add_parser("show", help="say how far you have come, lesson by lesson", allow_abbrev=False)
    showing.set_defaults(run=show)
    saving = actions.add_parser("export", help="save all of it as JSON; no file is overwritten", allow_abbrev=False)
    saving.set_defaults(run=export)
    saving.add_argument("file", nargs="?", default=EXPORT, metavar="FILE", help=f"a new file (default {EXPORT})")
    deleting = actions.add_parser("reset", help="delete all of it, for good", allow_abbrev=False)
    deleting.set_defaults(run=reset)
    deleting.add_argument("--yes", action="store_true", help="really; without it nothing is deleted")
    for sub in (showing, saving, deleting):
        sub.add_argument("--json", action="store_true", help="the result as one JSON object")
        sub.add_argument("--lang", choices=("en", "de"), default="en", help="language of the words (default en)")


def show(options: argparse.Namespace) -> int:
    """Say how far the learner has come."""
    store, words = open_store(), Words(options.lang)
    now, hands, choices = standing(store), len(store.hands()), store.choices()
    if options.json:
        print(json.dumps(_as_json(now, store, hands, choices), ensure_ascii=False))
    else:
        begun = [words.count("ui.progress.hands", hands)] if hands else []
        print("\n".join([*_told(now, store, words), *begun, *_aside(store, words)]))
    return 0


def _as_json(now: Standing, store: Store, hands: int, choices: dict[str, str]) -> dict[str, Any]:
    lessons = [
        {"lesson": each.number, "levels": len(each.levels), "solved": each.solved, "stars": each.stars}
        for each in now.lessons
    ]
    levels = {key: asdict(each) for key, each in now.levels.items()}
    shown = {"file": str(store.file), "lessons": lessons, "levels": levels, "next": now.next, "hands": hands}
    return {**shown, "choices": choices, "aside": list(map(str, store.aside()))}


def _told(now: Standing, store: Store, words: Words) -> list[str]:
    lines = [words.label("ui.progress.file", file=str(store.file))]
    for each in now.lessons:
        of = len(each.levels)
        facts = {"n": each.solved, "of": of, "stars": each.stars, "most": FULL_STARS * of}
        lines.append(words.label("ui.progress.lesson", number=each.number, title=each.title[words.lang], **facts))
    lesson = next((each for each in now.lessons if now.next in each.levels), None)
    if now.next is None or lesson is None:
        return [*lines, words.label("ui.progress.all-done")]
    msgid = "ui.progress.go-on" if now.levels else "ui.progress.begin"
    return [*lines, words.label(msgid, key=now.next, number=lesson.number, title=lesson.title[words.lang])]


def _aside(store: Store, words: Words) -> list[str]:
    return [words.label("ui.progress.aside", file=str(path)) for path in store.aside()]


def export(options: argparse.Namespace) -> int:
    """Save everything as JSON in a file that is not there yet."""
    store, target = open_store(), Path(options.file)
    try:
        kept = save(store, target)
    except FileExistsError:
        raise TrickkitError(f'"{target}" is there already, and nothing is overwritten; name another file') from None
    except OSError as error:
        raise TrickkitError(f'"{target}" cannot be written: {(error.strerror or str(error)).lower()}') from None
    _say("ui.progress.exported", target, kept, store, options)
    return 0


def reset(options: argparse.Namespace) -> int:
    """Delete everything."""
    store = open_store()
    kept = everything(store)
    if not options.yes:
        noted = len(kept["choices"])  # answers to a set for marks are among them
        counted = f"tries: {len(kept['tries'])}, hands: {len(kept['hands'])}, choices and noted answers: {noted}"
        raise TrickkitError(
            f"this would delete what is kept in {store.file} ({counted}); "
            "nothing has been deleted; save it with `trickkit progress export` if you like, then add --yes"
        )
    store.clear()
    _say("ui.progress.deleted", store.file, kept, store, options)
    return 0


def _say(msgid: str, file: Path, kept: dict[str, Any], store: Store, options: argparse.Namespace) -> None:
    tries, hands = len(kept["tries"]), len(kept["hands"])
    if options.json:
        aside = list(map(str, store.aside()))
        print(json.dumps({"file": str(file), "tries": tries, "hands": hands, "aside": aside}, ensure_ascii=False))
        return
    words = Words(options.lang)
    counted = {"tries": words.count("ui.progress.tries", tries), "hands": words.count("ui.progress.kept", hands)}
    print("\n".join([words.label(msgid, file=str(file), **counted), *_aside(store, words)]))
