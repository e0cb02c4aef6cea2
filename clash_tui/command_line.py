"""The options and subcommands of ``clash-tui``, for click."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from clash_tui import __version__, commands
from clash_tui.base.i18n import _
from clash_tui.base.standard_streams import PROGRAM

if TYPE_CHECKING:
    from clash_tui.ui.plan import Deal


class CommandFolder(click.Group):
    """A group whose commands are the modules of ``clash_tui.commands``.

    A module ``clash_tui/commands/NAME.py`` keeps its click command in the variable ``command``
    and is imported only when it is called, or listed by --help.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands without importing them."""
        found = (module.name for module in pkgutil.iter_modules(commands.__path__))
        return sorted(name.replace("_", "-") for name in found if not name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command of that name; None if there is none."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"{commands.__name__}.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command


@click.group(
    cls=CommandFolder,
    no_args_is_help=False,
    invoke_without_command=True,
    help=_("Clash of Decks and Stak Bots in a terminal. Without a command the game starts."),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name=PROGRAM, message="%(prog)s %(version)s")
@click.option(
    "--code",
    metavar="CODE",
    help=_("Start the game with the deal of a share code, which the menu of every game shows."),
)
@click.pass_context
def program(context: click.Context, code: str | None) -> int:
    """Hold the options that come before a subcommand, and start the game where there is none."""
    if context.invoked_subcommand is None:
        if code is None:
            raise click.UsageError(_("Missing command."))
        return _start_with(code, context.obj)
    if code is not None:
        raise click.UsageError(_("--code starts the game, so no command goes with it."))
    return 0


def _start_with(code: str, start: Callable[[Deal], int]) -> int:
    """Start the game at a deal, of whichever game; a bad code is told before any screen opens."""
    from clash_tui.base.code_signs import BadCode
    from clash_tui.games.codes import open_code

    try:
        deal = open_code(code)
    except BadCode as error:
        raise click.BadParameter(str(error), param_hint="'--code'") from error
    return start(deal)
