"""Where the program's own data lies, and where a player's files go."""

import os
from functools import cache
from pathlib import Path

APP_NAME = "clash-tui"
"""The name of the program's folders in the user's home."""

CONFIG_VARIABLE = "CLASH_TUI_CONFIG"
"""The environment variable that replaces the folder of the settings."""

DATA_VARIABLE = "CLASH_TUI_DATA"
"""The environment variable that replaces the folder of saved games, built decks and own sets."""


def assets_dir(game: str = "") -> Path:
    """Return the folder of what comes with the program, or of what comes with one of its games.

    A wheel carries it inside the package; in a checkout or an editable install it stands
    beside the package.
    """
    package = Path(__file__).resolve().parent.parent
    inside = package / "assets"
    folder = inside if inside.is_dir() else package.parent / "assets"
    return folder / game


def config_dir() -> Path:
    """Return the folder of the user's settings; it need not exist yet."""
    if chosen := os.environ.get(CONFIG_VARIABLE):
        return _folder(chosen)
    from platformdirs import user_config_dir

    return _folder(user_config_dir(APP_NAME, appauthor=False))


def data_dir() -> Path:
    """Return the folder of the user's saved games, built decks and own sets; it need not exist."""
    if chosen := os.environ.get(DATA_VARIABLE):
        return _folder(chosen)
    from platformdirs import user_data_dir

    return _folder(user_data_dir(APP_NAME, appauthor=False))


@cache
def _folder(given: str) -> Path:
    """Return the folder a text names: ``~`` is the home, and a relative one is found once for all.

    The home of somebody who is unknown here stays as it is written.
    """
    return Path(os.path.abspath(os.path.expanduser(given)))  # noqa: PTH100, PTH111 - never raise
