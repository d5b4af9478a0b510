"""Make `.venv` and install into it what is asked for; do nothing when that is there already.

    python3 tools/environment.py lessons
    python3 tools/environment.py test

Runs on whatever Python a machine has, so that an old one gets a sentence and not a traceback: the standard library
only, and nothing newer than Python 3.6 in the syntax.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = str(VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python")

# What pip is asked for. The package is installed from this checkout, so that edits are seen at once; it is built with
# the pinned tools of the group `build`, which therefore come first.
SETS = {
    "lessons": ["-e", ".[lessons]"],
    "test": ["-e", ".[lessons]", "--group", "test"],
}


def stop(sentence: str) -> NoReturn:
    """Say what is missing and leave with exit code 1."""
    sys.stderr.write("trickkit: " + sentence + "\n")
    sys.exit(1)


def check_python() -> None:
    """Stop unless this Python is new enough and can make virtual environments."""
    version = ".".join(str(part) for part in sys.version_info[:3])
    if sys.version_info < OLDEST:
        stop(
            f"Python 3.11 or newer is needed, and {sys.executable} is {version}; install a newer one, "
            "or name it: make PYTHON=/path/to/python3.11 …"
        )
    try:
        import ensurepip  # noqa: F401, PLC0415 -- only to see whether it is there
        import venv  # noqa: F401, PLC0415
    except ImportError:
        stop(
            "this Python cannot make virtual environments; on Debian and Ubuntu install the package "
            "python3-venv (apt-get install python3-venv), then run the command again."
        )


def run(*command: str) -> None:
    """Run a command in the checkout and stop when it fails; it has said why."""
    if subprocess.call(command, cwd=str(ROOT)):
        stop("this failed: " + " ".join(command))


def works(*command: str) -> bool:
    """Tell whether a command can be run and succeeds, without showing what it prints."""
    try:
        return subprocess.call(command, cwd=str(ROOT), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def digest() -> str:
    """Sum up what an installation depends on: place, Python, pyproject.toml, constraints.txt."""
    total = hashlib.sha256((str(ROOT) + sys.version).encode())
    for name in ("pyproject.toml", "constraints.txt"):
        total.update((ROOT / name).read_bytes())
    return total.hexdigest()


def stamp(name: str) -> Path:
    """Return the file that says which state of the project a set was installed from."""
    return VENV / f"trickkit-{name}.stamp"


def installed(name: str, wanted: str) -> bool:
    """Tell whether a set, or the larger one, is installed from this state of the project."""
    said = [stamp(kind).read_text() for kind in (name, "test") if stamp(kind).is_file()]
    return wanted in said and works(PYTHON, "-c", "import trickkit")


def install(name: str) -> None:
    """Make `.venv` if need be and install one set into it."""
    wanted = digest()
    if installed(name, wanted):
        return
    check_python()
    if not works(PYTHON, "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"):
        if VENV.is_dir():
            shutil.rmtree(str(VENV))  # left by another Python, or by a run that was cut short
        print("trickkit: making .venv", flush=True)
        run(sys.executable, "-m", "venv", str(VENV))
    print(f"trickkit: installing into .venv what `make {name}` needs", flush=True)
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*pip, "pip>=25.1")  # older ones do not know --group
    run(*pip, "-c", "constraints.txt", "--group", "build")
    run(*pip, "-c", "constraints.txt", "--no-build-isolation", *SETS[name])
    stamp(name).write_text(wanted)


def main() -> None:
    """Run as a script."""
    if len(sys.argv) != 2 or sys.argv[1] not in SETS:
        stop("say what to install: python3 tools/environment.py " + "|".join(SETS))
    install(sys.argv[1])
    run(PYTHON, str(ROOT / "tools" / "catalogues.py"))


if __name__ == "__main__":
    main()
