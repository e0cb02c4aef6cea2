"""What a player has chosen for good: looks, speed and questions asked before a move."""

from pathlib import Path
from typing import Annotated, Literal

import tomli_w
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StringConstraints,
    ValidationError,
)

from clash_tui.base.clean_text import clean
from clash_tui.base.files import keep_beside, write_whole
from clash_tui.base.first_look import DEFAULT_THEME, MOST_SETTINGS, SETTINGS_FILE, Animation, Glyphs
from clash_tui.base.i18n import AUTO, _
from clash_tui.base.paths import config_dir
from clash_tui.base.toml_file import NoToml, name_for_broken, read_toml
from clash_tui.base.validation import first_fault, showable

AssaultStops = Literal["always", "possible", "never"]
"""Where the Assault of the starter-kit edition stops for incantations (R37)."""

DuelFormat = Literal["preconstructed", "draft", "constructed"]
"""The ways to come by two decks (R68–R70)."""

FirstPlayer = Literal["coin", "A", "B", "loser"]
"""Who goes first in a duel (R10): whom the coin says, a player, or who lost the last one."""

RuleEdition = Literal["initiation-pack", "starter-kit"]
"""The editions of the rules (R7)."""

LONGEST_NAME = 16
"""How many characters a player's name may have."""


FEWEST_FINISHED = 10
"""The smallest number of finished games that can be kept."""

MOST_FINISHED = 100_000
"""The largest one."""


PlayerName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME),
    AfterValidator(showable),
]
"""A player's name; empty means that the player is called by their side, A or B."""


ThemeName = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(showable)]
"""The name of a theme, which need not exist."""

LanguageCode = Annotated[
    str, StringConstraints(pattern=r"^[A-Za-z]+([_-][A-Za-z0-9]+)*$", max_length=35)
]
"""The code of a language, such as "pt_BR"; there need be no texts in it."""

PERSON = "person"
"""What stands for somebody at this keyboard, among the levels of programs."""

SitterId = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(showable)]
"""Who sits at a seat: ``PERSON``, or the id of a program's level, which need not exist."""

SetIds = Annotated[tuple[Annotated[str, Field(max_length=100)], ...], Field(max_length=1000)]
"""Sets by their ids."""


class LastDuel(BaseModel):
    """What was chosen for the last duel, offered again for the next.

    A file of an older version has fewer of these; what it does not say is as usual.

    Attributes:
        format: How the players come by their decks.
        sets: The ids of the sets in use (R71); one the program does not know is passed over.
        champions: Whether each player picks a Champion (R87).
        edition: The rule edition (R7).
        begins: Who goes first (R10).
        name_a: The name of the player left of the Bridges.
        name_b: The name of the player right of them.
        sits_a: Who sits left of the Bridges: "person", or the level of a program.
        sits_b: Who sits right of them.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: DuelFormat = "preconstructed"
    sets: SetIds = ("initiation-pack",)
    champions: StrictBool = False
    edition: RuleEdition = "initiation-pack"
    begins: FirstPlayer = "coin"
    name_a: PlayerName = ""
    name_b: PlayerName = ""
    sits_a: SitterId = PERSON
    sits_b: SitterId = PERSON


class LastSolo(BaseModel):
    """What was chosen for the last solo game, offered again for the next.

    Attributes:
        kind: Quick, or custom with a level.
        format: How the player comes by a deck (R72).
        sets: The ids of the sets in use; one the program does not know is passed over.
        champion: Whether the player picks a Champion (R87).
        edition: The rule edition (R7).
        name: The player's name.
        level: The level of the last custom game.
        options: What its points were spent on, as the formats write it; a text that says nothing
            is passed over.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["quick", "custom"] = "quick"
    format: Literal["preconstructed", "draft"] = "preconstructed"
    sets: SetIds = ("initiation-pack",)
    champion: StrictBool = False
    edition: RuleEdition = "initiation-pack"
    name: PlayerName = ""
    level: Literal["easy", "medium", "hard", "heroic", "mythic"] = "easy"
    options: Annotated[str, Field(max_length=100), AfterValidator(showable)] = ""


class LastStak(BaseModel):
    """What was chosen for the last game of Stak Bots, offered again for the next.

    Attributes:
        players: How many sat at the table (SB1).
        names: The names of the seats, A first; an empty one is called by its letter.
        sits: Who sat there, A first: "person", or the level of a program.
        chosen: The options chosen, by their ids; what is not known is passed over.
        won: Whether a person has won a game: before that the table says what to do.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    won: StrictBool = False
    players: Annotated[int, Field(ge=2, le=6)] = 2
    names: Annotated[tuple[PlayerName, ...], Field(max_length=6)] = ()
    sits: Annotated[tuple[Annotated[str, Field(max_length=40)], ...], Field(max_length=6)] = ()
    chosen: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]] = (
        Field(default_factory=dict, max_length=20)
    )


class Settings(BaseModel):
    """A player's settings; ``settings.model_copy(update={...})`` makes changed ones.

    Attributes:
        theme: The name of the theme.
        language: The code of the language of all texts; "auto" goes by the environment. Where
            there are no texts in it they are English.
        glyphs: The set of signs the screens are drawn with; "auto" goes by the terminal.
        animation: How fast the board tells what happens.
        confirm_losing_play: Warn before a play that loses at once (R22, R23).
        confirm_attack: Ask before the Assault while something could still be played.
        confirm_idle_attack: Ask so once a turn where nothing at all was played in it.
        confirm_resign: Ask before a player resigns (R91).
        confirm_take_back: Ask once a game before a turn is taken back in which something hidden
            was shown.
        assault_stops: Where the Assault stops for incantations in the starter-kit edition (R37).
        inspect_panel: Show the panel that explains what the cursor is on.
        finished_games: How many finished games are kept; the oldest ones beyond that are removed.
        last_duel: What was chosen for the last duel.
        last_solo: What was chosen for the last solo game.
        last_stak: What was chosen for the last game of Stak Bots.
        last_game: The id of the game that was played last; it stands first on the title.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    theme: ThemeName = DEFAULT_THEME
    language: LanguageCode = AUTO
    glyphs: Glyphs = "auto"
    animation: Animation = "normal"
    confirm_losing_play: StrictBool = True
    confirm_attack: StrictBool = False
    confirm_idle_attack: StrictBool = True
    confirm_resign: StrictBool = True
    confirm_take_back: StrictBool = True
    assault_stops: AssaultStops = "possible"
    inspect_panel: StrictBool = True
    finished_games: Annotated[int, Field(strict=True, ge=FEWEST_FINISHED, le=MOST_FINISHED)] = 200
    last_duel: LastDuel = LastDuel()
    last_solo: LastSolo = LastSolo()
    last_stak: LastStak = LastStak()
    last_game: Annotated[str, Field(max_length=40), AfterValidator(showable)] = ""


class SettingsNotSaved(OSError):
    """Raised when the settings cannot be written; its text is one sentence with the reason."""


def settings_file() -> Path:
    """Return the file the settings are kept in; it need not exist yet."""
    return config_dir() / SETTINGS_FILE


def load_settings() -> tuple[Settings, str | None]:
    """Return the user's settings, and one sentence if their file is wrong.

    Without a file, or with a wrong one, they are the usual settings. The file is not touched.
    """
    file = settings_file()
    place = ""
    try:
        return Settings.model_validate(read_toml(file, MOST_SETTINGS)), None
    except FileNotFoundError:
        return Settings(), None
    except NoToml as error:
        reason = str(error)
    except ValidationError as error:
        place, reason = first_fault(error)
    return Settings(), _("{place}: {reason}; the usual settings are used.").format(
        place=clean(f"{file}, {place}" if place else str(file)), reason=clean(reason)
    )


def save_settings(settings: Settings) -> None:
    """Write the settings, whole or not at all.

    A file that could not be read is kept beside as settings.toml.broken first.

    Raises:
        SettingsNotSaved: if they cannot be written.
    """
    file = settings_file()
    try:
        if load_settings()[1] is not None:
            keep_beside(file, name_for_broken(file))
        write_whole(file, tomli_w.dumps(settings.model_dump()))
    except OSError as error:
        raise SettingsNotSaved(
            _("{file}: the settings cannot be saved: {reason}.").format(
                file=file, reason=error.strerror or error
            )
        ) from error
