"""The few settings the first picture needs, read without checking all the others.

Reading the whole settings imports pydantic, which takes longer than painting the title screen.
"""

from dataclasses import dataclass
from typing import Literal, TypeVar, get_args

from clash_tui.base.i18n import AUTO
from clash_tui.base.paths import config_dir
from clash_tui.base.reading import read_text

SETTINGS_FILE = "settings.toml"
"""The name of the settings' file in the configuration folder."""

MOST_SETTINGS = 64_000
"""How many bytes the settings' file can have; the program itself writes one of about a thousand."""

DEFAULT_THEME = "clash-sea"
"""The theme of a player who has chosen none."""

Glyphs = Literal["auto", "unicode", "ascii"]
"""The set of signs the screens are drawn with; "auto" takes what the terminal surely shows."""

Animation = Literal["off", "fast", "normal", "slow"]
"""How fast the board tells what happens; "off" draws the end at once."""

_Choice = TypeVar("_Choice")


@dataclass(frozen=True, slots=True)
class FirstLook:
    """How the program looks and moves when it starts.

    Attributes:
        theme: The name of the theme; the screens must expect one that does not exist.
        glyphs: The set of signs.
        animation: The speed of what moves.
        language: The code of the language, one there may be no texts in, or "auto".
        last_game: The id of the game that was played last; empty before any was.
    """

    theme: str = DEFAULT_THEME
    glyphs: Glyphs = "auto"
    animation: Animation = "normal"
    language: str = AUTO
    last_game: str = ""


def first_look() -> FirstLook:
    """Return what the settings' file says of the first picture; a wrong value is left out.

    It never raises: ``load_settings`` is where a wrong file is told.
    """
    try:
        text = read_text(config_dir() / SETTINGS_FILE, MOST_SETTINGS)
        from clash_tui.base.toml_file import toml_of

        content = toml_of(text)
    except (OSError, ValueError):
        return FirstLook()
    usual = FirstLook()
    theme, language = content.get("theme"), content.get("language")
    game = content.get("last_game")
    return FirstLook(
        theme=theme if isinstance(theme, str) and theme else usual.theme,
        glyphs=_one_of(get_args(Glyphs), content.get("glyphs"), usual.glyphs),
        animation=_one_of(get_args(Animation), content.get("animation"), usual.animation),
        language=language if isinstance(language, str) and language else usual.language,
        last_game=game if isinstance(game, str) else usual.last_game,
    )


def _one_of(choices: tuple[_Choice, ...], given: object, usual: _Choice) -> _Choice:
    return next((choice for choice in choices if choice == given), usual)
