"""The list of games, and what each game must offer."""

from importlib import import_module
from pathlib import Path

import pytest

import clash_tui.games
from clash_tui.games.kinds import GAMES, ROWS, kind_of, kind_of_rows
from clash_tui.games.protocol import Game, Kind
from tests.match import nim

COMING: set[str] = set()
"""Games that have their rules by now, and cannot be kept yet."""


def offers(protocol: type) -> set[str]:
    """Return the names of what a protocol asks for."""
    told = {*vars(protocol), *protocol.__annotations__}
    return {name for name in told if not name.startswith("_")}


def test_every_game_has_its_line_in_the_list() -> None:
    rooms = [each for each in Path(clash_tui.games.__file__).parent.iterdir() if each.is_dir()]
    listed = {module.split(".")[2] for module in GAMES.values()}
    assert not listed & COMING
    for room in rooms:
        if (room / "__init__.py").exists() and room.name not in COMING:
            assert room.name in listed, (
                f"clash_tui/games/{room.name} is a game without a line in GAMES of "
                "clash_tui/games/kinds.py"
            )


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_offers_what_it_must(game: str) -> None:
    kind = kind_of(game)
    missing = [name for name in sorted(offers(Kind)) if not hasattr(kind, name)]
    assert not missing, f"KIND of {GAMES[game]} lacks {', '.join(missing)}"
    kinds = [each.model_fields["kind"].default for each in kind.documents()]
    assert len(set(kinds)) == len(kinds)
    assert {each.model_fields["game"].default for each in kind.documents()} == {game}


def test_rules_offer_what_they_must() -> None:
    clash = import_module("clash_tui.games.clash.rules").ClashOfDecks
    stak = import_module("clash_tui.games.stak.rules").StakBots
    for each in (clash, stak, nim.Nim):
        missing = [name for name in sorted(offers(Game)) if not hasattr(each, name)]
        assert not missing, f"{each.__name__} lacks {', '.join(missing)}"


def test_rows_of_the_record_know_their_game() -> None:
    assert kind_of_rows("duel") is kind_of_rows("solo") is kind_of("clash-of-decks")
    assert kind_of_rows("stak") is kind_of("stak-bots")
    assert set(ROWS.values()) == set(GAMES)
    assert kind_of_rows("chess") is None
