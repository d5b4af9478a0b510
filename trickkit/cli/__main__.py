"""Runs the command line as `python -m trickkit.cli`."""

import sys

from trickkit.cli.main import main

sys.exit(main())
