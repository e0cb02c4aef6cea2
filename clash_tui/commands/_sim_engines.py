"""The programs outside that take part in ``clash-tui sim``: its option ``--engine``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from math import isnan
from typing import TYPE_CHECKING, Any, TypeVar

import click

from clash_tui.base.clean_text import quoted
from clash_tui.base.i18n import _

if TYPE_CHECKING:
    from clash_tui.lab.outsider import Outsider

_NAMED = re.compile(r"(?P<name>[A-Za-z0-9_-]{1,20})=(?P<command>.*)", re.DOTALL)
_UNNAMED = "engine"


_Command = TypeVar("_Command", bound=Callable[..., object])

_OPTIONS = ("engine", "engine_seconds", "engine_memory")


def _is_a_number(
    context: click.Context, option: click.Parameter, given: float | None
) -> float | None:
    # What is not a number is in every range.
    if given is not None and isnan(given):
        raise click.BadParameter(_("it must be a number"))
    return given


def engine_options(command: _Command) -> _Command:
    """Give a command the options that ``engines_of`` reads."""
    options = (
        click.option(
            "--engine",
            metavar="COMMAND",
            multiple=True,
            help=_(
                "A program of your own that takes part, as it is started; NAME=COMMAND gives it a "
                "name. It can be given more than once. What it is asked stands in the manual "
                "docs/protocol.md."
            ),
        ),
        click.option(
            "--engine-seconds",
            type=click.FloatRange(0.01, 3600),
            metavar="SECONDS",
            callback=_is_a_number,
            help=_("How long such a program may think about a move: 10 without it."),
        ),
        click.option(
            "--engine-memory",
            type=click.IntRange(0, 1_000_000),
            metavar="MEGABYTES",
            help=_("How much memory it may take, 0 for any amount: 2048 without it."),
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def engines_of(wanted: dict[str, Any]) -> tuple[Outsider, ...]:
    """Take the programs that are asked for out of what a command was given.

    Raises ``click.BadParameter``.
    """
    given, seconds, megabytes = (wanted.pop(name) for name in _OPTIONS)
    from clash_tui.bots.levels import LEVELS
    from clash_tui.bots.outside import MEGABYTES, SECONDS, BadCommand, Engine
    from clash_tui.lab.outsider import Outsider

    levels = {level.id for level in LEVELS}
    found: dict[str, Outsider] = {}
    for text in given:
        named = _NAMED.fullmatch(text)
        name, command = named.groups() if named else (_unnamed(found), text)
        if name in levels or name in found:
            reason = _("there is somebody called {name} already").format(name=quoted(name))
            raise click.BadParameter(reason, param_hint="'--engine'")
        try:
            engine = Engine(
                command,
                SECONDS if seconds is None else seconds,
                MEGABYTES if megabytes is None else megabytes,
            )
        except BadCommand as bad:
            raise click.BadParameter(str(bad), param_hint="'--engine'") from bad
        found[name] = Outsider(name, engine)
    return tuple(found.values())


def _unnamed(found: Iterable[str]) -> str:
    """Return a name that nobody has yet."""
    names, number = set(found), 1
    while (name := _UNNAMED if number == 1 else f"{_UNNAMED}-{number}") in names:
        number += 1
    return name
