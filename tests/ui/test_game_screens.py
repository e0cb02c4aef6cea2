"""A game is shown by its line in the list of screens, and says what it has not got yet."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import clash_tui.ui
from clash_tui.games.kinds import GAMES, ROWS
from clash_tui.ui.after.records import RecordsScreen
from clash_tui.ui.clash.play.coin_toss import CoinTossScreen
from clash_tui.ui.game_screens import GameScreens
from clash_tui.ui.games import SCREENS, NoScreens, game_of, screens_of, screens_of_kind


def missing_for_game(game: str) -> Iterator[str]:
    """Say what the screens of a game still need."""
    if game not in SCREENS:
        yield f"{game} has no line in SCREENS of clash_tui/ui/games.py"
        return
    try:
        module = import_module(SCREENS[game])
    except ModuleNotFoundError:
        yield f"{SCREENS[game]}, the module of the screens of {game}, is not there"
        return
    screens = getattr(module, "SCREENS", None)
    if not isinstance(screens, GameScreens):
        yield f"{SCREENS[game]} lacks SCREENS, one object of a class of GameScreens"
        return
    if screens.id != game:
        yield f"{SCREENS[game]}: SCREENS is {screens.id!r}, and listed as {game!r}"
    for kind in screens.kinds:
        if ROWS.get(kind, kind) != game:
            yield f"{kind} of {game} has no line in ROWS of clash_tui/games/kinds.py"


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_has_all_its_screens(game: str) -> None:
    assert [*missing_for_game(game)] == []


def test_every_room_of_screens_has_its_line() -> None:
    common = {"after", "shell", "style", "terminal", "widgets"}
    rooms = {
        each.name
        for each in Path(clash_tui.ui.__file__).parent.iterdir()
        if (each / "__init__.py").exists()
    }
    listed = {module.split(".")[2] for module in SCREENS.values()}
    assert rooms - common == listed, "a game's room of screens has no line in clash_tui/ui/games.py"
    assert [*SCREENS] == [*GAMES]


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    (told,) = missing_for_game("atlantis")
    assert told == "atlantis has no line in SCREENS of clash_tui/ui/games.py"
    with pytest.raises(NoScreens, match="atlantis has no line in SCREENS"):
        screens_of("atlantis")
    monkeypatch.setitem(SCREENS, "atlantis", "clash_tui.ui.atlantis")
    assert "is not there" in next(missing_for_game("atlantis"))
    monkeypatch.setitem(SCREENS, "atlantis", "clash_tui.ui.clash.ways")
    assert "lacks SCREENS" in next(missing_for_game("atlantis"))
    monkeypatch.setitem(SCREENS, "atlantis", "clash_tui.ui.clash.screens")
    assert "is 'clash-of-decks', and listed as 'atlantis'" in next(missing_for_game("atlantis"))


def test_screens_that_lack_something_say_what() -> None:
    class Half(GameScreens):
        id = "half"
        name = "Half"

    with pytest.raises(TypeError, match=r"(?s)emblem.*new_game.*table"):
        Half()  # type: ignore[abstract]


def test_a_screen_is_of_the_game_whose_room_it_stands_in() -> None:
    assert game_of(CoinTossScreen(("Ann", "Ben"), 0)) is screens_of("clash-of-decks")
    assert game_of(RecordsScreen()) is None


def test_a_kind_of_games_leads_to_its_game() -> None:
    assert screens_of_kind("duel") is screens_of_kind("solo") is screens_of("clash-of-decks")
