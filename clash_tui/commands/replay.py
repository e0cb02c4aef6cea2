"""``clash-tui replay``: a saved game told again as plain text, or checked."""

from __future__ import annotations

from pathlib import Path

import click

from clash_tui.base.i18n import _
from clash_tui.base.saying import say, say_fault

DIFFERENT = 1
"""The exit code for a game that comes out otherwise than its file says."""


@click.command(
    short_help=_("Tell a saved game again, or check it."),
    help=_(
        "Tell a saved game again: its players, each move and what it brought, how it ended.\n\n"
        "FILE is the file of a game, finished or not. Nothing in it is changed. The cards of own "
        "sets are those that the game was begun with; if the set says something else by now, that "
        "is said on standard error."
    ),
)
@click.argument("file", metavar="FILE")
@click.option(
    "--verify",
    is_flag=True,
    help=_(
        "Only play it again, as far as it goes, and compare turn, ending and all that happened "
        "with what the file says. The exit code is 0 where they are equal and 1 where they are "
        "not."
    ),
)
def command(file: str, verify: bool) -> int:
    """Tell or check a saved game."""
    from clash_tui.games.kinds import kind_of
    from clash_tui.match.game_replay import open_file, read_file
    from clash_tui.match.saved_game import BadSave
    from clash_tui.match.verify import first_difference

    path = Path(file)
    try:
        if not verify:
            saved, match = open_file(path)
            kind = kind_of(saved.game)
            _tell_aside(path, kind.what_changed(saved, kind.pieces()))
            say(kind.write_replay(match, saved))
            return 0
        kept = read_file(path)
        kind = kind_of(kept.game)
        pieces = kind.pieces()
        _tell_aside(path, kind.what_changed(kept, pieces))
        difference = first_difference(kept, pieces)
    except BadSave as bad:
        raise click.ClickException(str(bad)) from bad
    if difference is not None:
        _tell_aside(path, difference)
        return DIFFERENT
    say(_("{file}: it comes out as the file says.").format(file=path.name) + "\n")
    return 0


def _tell_aside(file: Path, sentence: str | None) -> None:
    """Say something about a file on standard error, if there is anything to say."""
    if sentence is not None:
        say_fault(f"{file.name}: {sentence}")
