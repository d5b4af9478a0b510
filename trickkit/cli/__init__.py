"""The command line, thin over the library. `trickkit --help` lists the commands."""

from trickkit.cli.main import main

__all__ = ["main"]
