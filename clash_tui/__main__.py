"""Starts the program as ``python -m clash_tui``."""

import sys

from clash_tui.cli import main

sys.exit(main())
