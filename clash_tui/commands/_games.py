"""Which game a command is about, where it can be about either."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click
from click.core import ParameterSource

from clash_tui.base.clean_text import quoted
from clash_tui.base.i18n import N_, _
from clash_tui.base.wording import all_of

CLASH, STAK = "clash", "stak"

IDS = {CLASH: "clash-of-decks", STAK: "stak-bots"}
"""The games by what they are called on the command line, with their ids; the first is meant where
none is named."""

_TITLES = {CLASH: N_("Clash of Decks"), STAK: N_("Stak Bots")}

_Command = TypeVar("_Command", bound=Callable[..., object])


def title_of(game: str) -> str:
    """Return what a game is called."""
    return _(_TITLES[game])


def game_option(
    help_text: str | None = None, default: str | None = CLASH
) -> Callable[[_Command], _Command]:
    """Return the option ``--game``.

    Args:
        help_text: What it does; None where it says which game is meant.
        default: The game that is meant where it is not given; None where that matters.
    """
    told = help_text or _("The game: clash, which is meant without it, or stak.")
    return click.option("--game", metavar="GAME", default=default, callback=_game, help=told)


def refuse_options(context: click.Context, names: tuple[str, ...], game: str) -> None:
    """Raise ``UsageError`` if an option was given that only another game has.

    Args:
        context: The command.
        names: The options, by the names of their parameters.
        game: The game they belong to.
    """
    for option in context.command.params:
        given = option.name in names and context.get_parameter_source(option.name or "")
        if given is ParameterSource.COMMANDLINE:
            text = _("{option} is an option of {game} only.")
            raise click.UsageError(text.format(option=option.opts[0], game=title_of(game)))


def _game(context: click.Context, option: click.Parameter, given: str | None) -> str | None:
    if given is None or given in IDS:
        return given
    known = all_of(
        _("{name} for {game}").format(name=name, game=title_of(name)) for name in _TITLES
    )
    text = _("there is no game called {name}; there are {known}")
    raise click.BadParameter(text.format(name=quoted(given), known=known))
