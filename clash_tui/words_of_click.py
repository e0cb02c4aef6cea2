"""What the command line library says itself, in the player's language: faults, headings, help."""

from __future__ import annotations

from clash_tui.base.i18n import N_, _, ngettext

WORDS = (
    N_("Usage:"),
    N_("Options"),
    N_("Commands"),
    N_("Show this message and exit."),
    N_("Show the version and exit."),
    N_("default: {default}"),
    N_("required"),
    N_("Missing command."),
    N_("Missing argument"),
    N_("Missing option"),
    N_("Choose from:\n\t{choices}"),
    N_("No such option {name!r}."),
    N_("No such command {name!r}."),
    N_("Option {name!r} does not take a value."),
    N_("Invalid value: {message}"),
    N_("Invalid value for {param_hint}: {message}"),
    N_("{value!r} is not a valid {number_type}."),
    N_("{value} is not in the range {range}."),
)
"""Its texts that a player of this program can see."""

NUMBER_TYPE = N_("integer range")
"""What it calls a whole number with a least and a most one, which it says in English alone."""

_SPEAKING = ("core", "decorators", "exceptions", "formatting", "parser", "types")
"""Its modules with such texts; each takes them from functions of gettext."""


def counted(n: int) -> tuple[str, ...]:
    """Return its texts that are said of a number."""
    return (
        ngettext("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)", n),
        ngettext(
            "Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})", n
        ),
        ngettext(
            "Option {name!r} requires an argument.",
            "Option {name!r} requires {nargs} arguments.",
            n,
        ),
        ngettext("{value!r} is not {choice}.", "{value!r} is not one of {choices}.", n),
    )


def speak() -> None:
    """Let the library ask for its texts as the rest of the program does."""
    import importlib

    for name in _SPEAKING:
        module = importlib.import_module(f"click.{name}")
        vars(module).update(_=_, ngettext=ngettext)
    vars(importlib.import_module("click.types"))["IntRange"].name = _(NUMBER_TYPE)
