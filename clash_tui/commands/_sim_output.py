"""Where what came of ``clash-tui sim`` goes: tables, JSON, comma-separated values, progress."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

import click
from click.core import ParameterSource

from clash_tui.base.files import write_whole
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.saying import say, say_fault

STANDARD_OUTPUT = "-"
"""What stands for the standard output in place of a file."""

_OUTPUT = ("cores", "progress", "as_json", "as_csv", "tables", "resume")
"""The options that make no difference to what is counted."""


@dataclass(frozen=True, slots=True)
class Output:
    """What is told, and where.

    Attributes:
        command: The command line, without where the results go.
        cores: On how many cores is played; None takes all.
        progress: Whether it is told how many games were played.
        as_json: The file that everything is written to as JSON; None for none.
        as_csv: The file that all rates are written to; None for none.
        tables: The tables that are printed besides.
    """

    command: str
    cores: int | None
    progress: bool
    as_json: str | None
    as_csv: str | None
    tables: tuple[str, ...]

    def put(self, *, as_text: str, as_json: str, as_csv: str) -> None:
        """Write results to where they are wanted; as text where nothing else is printed.

        Raises ``click.ClickException`` where a file cannot be written.
        """
        if STANDARD_OUTPUT not in (self.as_json, self.as_csv):
            say(as_text)
        for file, text in ((self.as_json, as_json), (self.as_csv, as_csv)):
            if file is not None:
                put(file, text)

    def tell(self, played: int, of: int) -> None:
        """Tell how many games were played: after the first, then after each twentieth of them."""
        if self.progress and (played == 1 or played % max(1, of // 20) == 0):
            text = ngettext("played {played} of {games}", "played {played} of {games}", played)
            say_fault(text.format(played=played, games=of))


def output_of(
    context: click.Context,
    *,
    cores: int | None,
    progress: bool,
    as_json: str | None,
    as_csv: str | None,
    tables: tuple[str, ...],
) -> Output:
    """Return what is told, and where. Raises ``click.UsageError`` where that cannot be meant."""
    if as_json == as_csv == STANDARD_OUTPUT:
        raise click.UsageError(_("only one of --json and --csv can go to the standard output."))
    for option, file in (("--json", as_json), ("--csv", as_csv)):
        refuse_no_place(option, file)
    return Output(command_line(context), cores, progress, as_json, as_csv, tables)


def refuse_no_place(option: str, file: str | None) -> None:
    """Raise ``click.BadParameter`` where a file cannot be written: games may take hours first.

    Args:
        option: The option that names it.
        file: The file, "-" or None.
    """
    if file is None or file == STANDARD_OUTPUT:
        return
    if Path(file).is_dir() or not Path(file).parent.is_dir():
        reason = _("{file} cannot be written: it is a folder, or its folder is not there")
        raise click.BadParameter(reason.format(file=file), param_hint=f"'{option}'")


def on_a_terminal() -> bool:
    """Say whether somebody sees what is told on the standard error."""
    return sys.stderr is not None and sys.stderr.isatty()


def put(file: str, text: str) -> None:
    """Write a text to a file, or to the standard output for "-".

    Raises ``click.ClickException`` where it cannot be written.
    """
    if file == STANDARD_OUTPUT:
        say(text)
        return
    try:
        write_whole(Path(file), text)
    except OSError as error:
        told = _("{file}: it cannot be written: {reason}.")
        reason = error.strerror or error
        raise click.ClickException(told.format(file=file, reason=reason)) from error


def command_line(context: click.Context) -> str:
    """Return what was asked for as a command line, without where the results go."""
    words = context.command_path.split()
    for option in context.command.params:
        name = option.name or ""
        given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if given and name not in _OUTPUT:
            words += _words_of(option, context.params[name])
    return shlex.join(words)


def _words_of(option: click.Parameter, value: object) -> list[str]:
    """Return how an option or an argument is given on a command line."""
    if not isinstance(option, click.Option):
        return [str(each) for each in value] if isinstance(value, tuple) else [str(value)]
    if option.is_flag:
        return [option.opts[0]]
    if option.multiple and isinstance(value, tuple):
        return [word for each in value for word in (option.opts[0], str(each))]
    text = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return [option.opts[0], text]
