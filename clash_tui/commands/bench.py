"""``clash-tui bench``: how fast the program is on this machine."""

from __future__ import annotations

import importlib

import click

from clash_tui.base.i18n import _
from clash_tui.base.saying import say
from clash_tui.base.wording import in_row

PARTS = ("duels", "copies", "stak", "programs", "search", "saves", "startup", "keys", "sent")
"""The measurements, each a module of ``clash_tui.bench`` with a function ``measure``."""


def _parts(context: click.Context, option: click.Parameter, given: str) -> tuple[str, ...]:
    words = [word.strip() for word in given.split(",")]
    for word in words:
        if word not in PARTS:
            raise click.BadParameter(
                _("{given} is not one of {choices}").format(given=repr(word), choices=in_row(PARTS))
            )
    return tuple(part for part in PARTS if part in words)


@click.command(
    help=_(
        "Measure how fast the program is on this machine.\n\n"
        "Duels, copies and games of Stak Bots are counted per second of one processor core, and "
        "programs think on one core. Saving a move includes the disk. Start, keys and bytes are "
        "measured in a terminal of 120x36: the start beside an app made with Textual that has no "
        "content, a key beside one that shows ready-made lines in the same places, bytes beside "
        "the whole picture."
    )
)
@click.option(
    "--only",
    "parts",
    default=",".join(PARTS),
    show_default=True,
    metavar="PARTS",
    callback=_parts,
    help=_("What to measure."),
)
@click.option("--quick", is_flag=True, help=_("Only see that it works; the figures mean nothing."))
def command(parts: tuple[str, ...], quick: bool) -> None:
    """Measure and print a table."""
    from clash_tui.bench.table import write_table

    rows = []
    for part in parts:
        try:
            measure = importlib.import_module(f"clash_tui.bench.{part}").measure
            rows += measure(quick=quick)
        except ImportError as error:
            if error.name not in ("termios", "pty"):
                raise
            reason = _("{part} needs a pseudo-terminal, which this system has not")
            raise click.ClickException(reason.format(part=part)) from error
    say(write_table(rows))
