"""``clash-tui protocol``: other programs play here by lines of JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from clash_tui.base.i18n import _
from clash_tui.base.saying import say


@click.command(
    short_help=_("Let another program play by lines of JSON."),
    help=_(
        "Let another program begin games, look at them and play them.\n\n"
        "Each line of the standard input is a request, each line of the standard output the "
        "answer to it, both JSON. A line with something wrong in it gets an answer that says so, "
        "and changes nothing. The end of the input ends it."
    ),
)
@click.option(
    "--schema", is_flag=True, help=_("Only print the JSON schemas of requests and answers.")
)
def command(schema: bool) -> None:
    """Answer lines until there are no more, or the other program has done."""
    if schema:
        from clash_tui.protocol.schema import schema_text

        say(schema_text())
        return
    from clash_tui.protocol import Session

    session = Session()
    for line in _lines():
        say(f"{session.answer(line)}\n")
        if session.over:
            return


def _lines() -> Iterator[bytes]:
    """Yield what comes in. Raises ``ClickException`` where the input cannot be read."""
    from clash_tui.commands._input import STANDARD_INPUT, place_of
    from clash_tui.protocol.reading import lines_of

    if sys.stdin is None:
        return
    lines = lines_of(sys.stdin.buffer)
    while True:
        try:
            line = next(lines, None)
        except OSError as error:
            reason = error.strerror or str(error)
            raise click.ClickException(f"{place_of(STANDARD_INPUT)}: {reason}.") from error
        if line is None:
            return
        yield line
