"""The options and subcommands of ``clash-tui``, for click."""

import importlib
import pkgutil

import click

from clash_tui import __version__, commands
from clash_tui.i18n import _

PROGRAM = "clash-tui"
"""The name the program is called by."""


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
    help=_("Clash of Decks in a terminal. Without a command the game starts."),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name=PROGRAM, message="%(prog)s %(version)s")
def program() -> None:
    """Hold the options that come before a subcommand."""
