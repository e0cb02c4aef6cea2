"""The command ``clash-tui``: without arguments it starts the game, with some a subcommand."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clash_tui.formats import Deal

WRONG_INPUT = 2
"""The exit code for a wrong option, file, deck, card or move."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells give it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code.

    Without arguments the game starts at once: nothing the first picture can do without is
    imported before it, the command line library included.

    Args:
        arguments: The arguments without the program's name; None takes those of the process.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given:
        return _run_command(given)
    return start()


def start(deal: Deal | None = None) -> int:
    """Start the game and return its exit code.

    Args:
        deal: The deal to open; None begins on the title.
    """
    # Nothing of what is loaded first is ever garbage; the app looks for some once all is there.
    gc.disable()
    try:
        from clash_tui.ui.app import run

        run(deal)
    finally:
        gc.enable()
    return 0


def _run_command(given: list[str]) -> int:
    import click

    from clash_tui.command_line import PROGRAM, program
    from clash_tui.saying import say_fault

    try:
        code = program.main(given, prog_name=PROGRAM, standalone_mode=False)
    except click.ClickException as error:
        say_fault(f"{PROGRAM}: {error.format_message()}")
        return WRONG_INPUT
    except click.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else 0
