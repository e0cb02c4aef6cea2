"""A look into the folder of saved games that imports nothing: is there one to continue?

The first picture needs to know, and reading the games as they are read for play takes ten times
as long as painting it.
"""

import re
from pathlib import Path

from clash_tui.base.paths import data_dir
from clash_tui.base.reading import files_in, read_bytes

GAMES_FOLDER = "games"
"""The folder of saved games in the player's data folder."""

# In the text of a name the quotes have backslashes before them, so none is taken for this.
_FINISHED = re.compile(rb'"ending"\s*:\s*"')


def may_continue(folder: Path | None = None) -> bool:
    """Say whether some file holds a game that goes on, or cannot be read; it never raises.

    Args:
        folder: The folder of saved games; None takes that of the user.
    """
    folder = folder if folder is not None else data_dir() / GAMES_FOLDER
    try:
        files = reversed(files_in(folder, ".json"))
    except OSError:
        return False
    # What was begun last is most likely what was left; the names begin with that time.
    return any(not file.name.startswith(".") and not _is_finished(file) for file in files)


def _is_finished(file: Path) -> bool:
    try:
        return _FINISHED.search(read_bytes(file)) is not None
    except OSError:
        return False
