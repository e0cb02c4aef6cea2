"""The command ``clash-tui``: without arguments it starts the game, with some a subcommand."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from clash_tui.base.standard_streams import (
    PROGRAM,
    failure_of_output,
    is_broken_pipe,
    on_a_terminal,
    take_size_of_terminal,
    tell,
    watch_output,
)

if TYPE_CHECKING:
    from clash_tui.ui.plan import Deal

WRONG_INPUT = 2
"""The exit code for a wrong option, file, deck, card or move."""

NOT_WRITTEN = 1
"""The exit code where the output cannot be written, as on a full disk."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells give it."""

NOBODY_READS = 141
"""The exit code after ``| head`` has read enough, as shells give it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code.

    Without arguments the game starts at once: nothing the first picture can do without is
    imported before it, the command line library included.

    Args:
        arguments: The arguments without the program's name; None takes those of the process.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        take_size_of_terminal()
        return _run_command(given) if given else start()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        from clash_tui.base.crash import tell_crash

        return tell_crash(error)


def start(deal: Deal | None = None) -> int:
    """Start the game and return its exit code; without a terminal it cannot be played.

    Args:
        deal: The deal to open; None begins on the title.
    """
    if not on_a_terminal():
        from clash_tui.base.i18n import _

        tell(_("the game needs a terminal for what is typed and for what is shown."))
        return WRONG_INPUT
    # Nothing of what is loaded first is ever garbage; the app looks for some once all is there.
    gc.disable()
    try:
        from clash_tui.ui.app import run

        return run(deal)
    finally:
        gc.enable()


def _run_command(given: list[str]) -> int:
    import click

    from clash_tui.base.first_look import first_look
    from clash_tui.base.i18n import AUTO, choose_language
    from clash_tui.words_of_click import speak

    language = first_look().language
    if language != AUTO:
        choose_language(language)
    speak()
    # The commands have their help in the language that is spoken when they are imported.
    from clash_tui.command_line import program

    watch_output()
    try:
        code = program.main(given, prog_name=PROGRAM, standalone_mode=False, obj=start)
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.ClickException as error:
        tell(error.format_message())
        return WRONG_INPUT
    except click.Abort:
        return INTERRUPTED
    except (OSError, SystemExit):
        # Click ends the program where nobody reads on.
        failure = failure_of_output()
        if failure is None:
            raise
        return _not_written(failure)
    return code if isinstance(code, int) else 0


def _not_written(failure: OSError) -> int:
    """Tell that the output cannot be written, except to nobody, and return the exit code."""
    if is_broken_pipe(failure):
        return NOBODY_READS
    from clash_tui.base.i18n import _

    reason = failure.strerror or failure
    tell(_("the output cannot be written: {reason}.").format(reason=reason))
    return NOT_WRITTEN
