"""The decks there are: the program's own, and those of the player's data folder (SB83)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from clash_tui.base.paths import assets_dir, data_dir
from clash_tui.base.problem import Problem, Refused
from clash_tui.base.reading import files_in
from clash_tui.games.stak.cards.deck import Deck
from clash_tui.games.stak.cards.deck_file import read_deck

GAME_FOLDER = "stak"
"""The folder of this game, in the program's and in the player's data."""

DECKS_FOLDER = "decks"
"""The folder of decks in it: one TOML file each."""


@dataclass(frozen=True, slots=True)
class Decks:
    """Decks that can be played with, and the files that were refused, with the first reason."""

    decks: tuple[Deck, ...]
    problems: tuple[Problem, ...]


@cache
def house_deck() -> Deck:
    """Return the deck that comes with the program: house data (SB9)."""
    return read_deck(assets_dir(GAME_FOLDER) / DECKS_FOLDER / "house.toml")


def own_decks_folder() -> Path:
    """Return where a player's own decks lie; it need not exist yet."""
    return data_dir() / GAME_FOLDER / DECKS_FOLDER


def own_decks(folder: Path | None = None) -> Decks:
    """Return the decks of a folder, by the names of their files; else those of the player."""
    place = own_decks_folder() if folder is None else folder
    try:
        files = files_in(place, ".toml")
    except OSError as error:
        return Decks((), (Problem(place, "", "", error.strerror or str(error)),))
    decks: list[Deck] = []
    problems: list[Problem] = []
    for file in files:
        try:
            decks.append(read_deck(file))
        except Refused as refused:
            problems.append(refused.problems[0])
    return Decks(tuple(decks), tuple(problems))
