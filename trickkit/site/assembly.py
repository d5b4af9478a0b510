"""Builds a site beside the place where it goes, and puts it there when it is whole."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import trickkit
from trickkit.course.classroom import placing
from trickkit.errors import TrickkitError, shorten
from trickkit.i18n import Words
from trickkit.site import cache, contents, jupyter, link_page, node, rulebook, runtime, wheel
from trickkit.site.compiling import compiled
from trickkit.site.pins import pins
from trickkit.site.start import notebook, pages

MARK: Final = "trickkit-site.json"
"""The file that says that a folder is a site of ours, which a new one may replace."""


@dataclass(frozen=True, slots=True)
class Made:
    """A site that was built."""

    folder: Path
    """Where it is."""
    files: int
    """How many files it has."""
    size: int
    """How many bytes."""
    sets: tuple[str, ...] = ()
    """The addresses of the class sets on it, as seen from its first page."""


def build(out: Path, words: Words, say: Callable[[str], object], sets: Sequence[Path] = ()) -> Made:
    """Build the site; what is there stays as it is until the new one is whole.

    Args:
        out: the folder for it: a new one, an empty one, or that of an earlier site.
        words: the language of its first page.
        say: takes a line on what is being done.
        sets: files of class sets that it shall hold, and papers of those for marks.

    Raises:
        TrickkitError: if `out` holds something else, something is missing, or a set cannot be read.
        OSError: if it cannot be written.
    """
    out = out.resolve()
    check(out)
    _check_place(out)
    for file in sets:
        placing.check(file)  # before anything is fetched
    wanted, kept = pins(), cache.folder()
    extension, brought = jupyter.bundled(wanted)
    engine = node.find()
    say(words.label("ui.site.fetching"))
    tgz, fetched = cache.pyodide(wanted, kept, engine), cache.wheels(wanted, kept)
    say(words.label("ui.site.building"))
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}-", ignore_cleanup_errors=True) as beside:
        new = Path(beside) / "new"
        with tempfile.TemporaryDirectory(prefix="trickkit-site-") as room:
            place, extensions, files = Path(room) / "lite", Path(room) / "extensions", Path(room) / "files"
            core = place / "static" / "pyodide"
            runtime.unpack(tgz, core)
            others, own = compiled({**fetched, **brought}, wheel.pack(Path(room)), core, kept, engine)
            runtime.add(core, wanted, {**others, "trickkit": own})
            shutil.copytree(extension, extensions / "@jupyterlite" / extension.name)
            for each in fetched.values():
                jupyter.unpack_extensions(each, extensions)
            opened = contents.fill(files, sets)
            jupyter.configure(place)
            jupyter.build(place, files, extensions, new)
        _add_pages(new, words.lang)
        check(out)  # again: a while has gone by
        _swap(new, out, Path(beside) / "old")
    all_files = [path for path in out.rglob("*") if path.is_file()]
    return Made(
        out, len(all_files), sum(path.stat().st_size for path in all_files), tuple(dict.fromkeys(map(notebook, opened)))
    )


def check(out: Path) -> None:
    """Refuse a folder that holds something else than a site of ours.

    Raises:
        TrickkitError: if it does, or is no folder.
    """
    if out.exists() and not out.is_dir():
        raise TrickkitError(f'"{out}" is a file; name a folder')
    strange = sorted({path.name for path in out.iterdir()} - _made(out)) if out.is_dir() else []
    if strange:
        named = ", ".join(shorten(name) for name in strange[:3])
        raise TrickkitError(f'"{out}" holds what is no site of ours and stays as it is ({named}); name a new folder')


def _check_place(out: Path) -> None:
    """Refuse a place where no folder can be made or replaced, before anything is fetched."""
    if Path.cwd().is_relative_to(out):  # whoever stands in it would be left in a folder that is no more
        raise TrickkitError(f'you are in "{out}", which is replaced as a whole; go out of it, or name a folder in it')
    if os.path.ismount(out):
        raise TrickkitError(f'"{out}" is a whole drive, which cannot be replaced; name a folder on it')
    above = next(path for path in out.parents if path.exists())
    if not above.is_dir():
        raise TrickkitError(f'"{above}" is a file; name a folder')
    try:
        tempfile.TemporaryDirectory(dir=above, prefix=f".{out.name}-").cleanup()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise TrickkitError(f'no folder can be made in "{above}" ({reason}); name another place') from None


def _made(out: Path) -> set[str]:
    """Name what an earlier build put into a folder."""
    try:
        said = json.loads((out / MARK).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return set()
    names = said.get("holds") if isinstance(said, dict) else None
    return {str(name) for name in names} if isinstance(names, list) else set()


def _add_pages(new: Path, lang: str) -> None:
    """Add what is ours to what Jupyter's build has made."""
    link_page.fill(new, lang)
    rulebook.write(new / rulebook.FOLDER)
    for name, text in pages(lang).items():
        (new / name).write_text(text, encoding="utf-8", newline="\n")
    (new / ".nojekyll").touch()  # a host that would leave out files by their names does not
    holds = sorted({MARK, *(path.name for path in new.iterdir())})
    mark = json.dumps({"trickkit": trickkit.__version__, "holds": holds}, indent=1)
    (new / MARK).write_text(f"{mark}\n", encoding="utf-8")


def _swap(new: Path, out: Path, old: Path) -> None:
    """Put the new folder in the place of the one that is there, which goes to `old`; or leave that where it is."""
    if not out.exists():
        new.rename(out)
        return
    out.rename(old)
    try:
        new.rename(out)
    except OSError:
        old.rename(out)
        raise
