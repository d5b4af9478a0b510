"""The public interface is typed throughout, as a user's type checker sees it."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.packaging.conftest import ROOT
from tools import front

# These floors show their widgets, whose base classes come from packages without types; mypy checks what lies in them.
UNTYPED_BASES = ("trickkit.widgets.", "trickkit.course.", "trickkit.cli.")


def test_pyright_knows_the_type_of_everything_public() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--verifytypes", "trickkit", "--ignoreexternal", "--outputjson"],
        cwd=ROOT,
        env=front.environment(front.find_node()),
        capture_output=True,
        text=True,
        check=False,
    )
    symbols = json.loads(done.stdout)["typeCompleteness"]["symbols"]
    exported = [symbol for symbol in symbols if symbol["isExported"]]
    assert len(exported) > 500  # it has found the package
    unclear = [
        f"{symbol['name']}: {found['message']}"
        for symbol in exported
        if not symbol["isTypeKnown"] or symbol["isTypeAmbiguous"]
        for found in symbol["diagnostics"] or [{"message": "unknown"}]
        if not symbol["name"].startswith(UNTYPED_BASES)
    ]
    assert unclear == []
