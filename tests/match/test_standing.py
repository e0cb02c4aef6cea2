"""How saved games stand is told without playing them back, and a game can be deleted."""

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.match.saved_game import BadSave, save_of
from clash_tui.match.saves import SavedGames
from clash_tui.match.standing import standing_of
from tests.match.test_saves import CATALOG, NOW, duel, solo


@pytest.mark.parametrize("make", [duel, solo])
@pytest.mark.parametrize("moves", [0, 1, 9, 30, 1000])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_it_stands_as_the_game_itself(make, moves, seed):
    match = make(seed, moves)
    standing = standing_of(save_of(match, NOW), CATALOG)
    assert standing == (match.outcome, match.to_move)


def test_a_game_that_cannot_be_played_has_no_standing():
    saved = save_of(duel(3, 5), NOW)
    assert standing_of(saved.model_copy(update={"moves": ("nonsense",)}), CATALOG) is None
    strange = saved.setup.model_copy(update={"decks": (("nobody",) * 8, saved.setup.decks[1])})
    assert standing_of(saved.model_copy(update={"setup": strange}), default_catalog()) is None


def test_a_deleted_game_is_gone_with_all_that_belongs_to_it(tmp_path):
    games = SavedGames(tmp_path)
    for _ in range(2):
        games.close(games.begin(duel(3, 5)))
    first, second = (each.file for each in games.games())
    games.delete(first)
    assert [each.file for each in games.games()] == [second]
    assert not [each for each in tmp_path.iterdir() if first.name in each.name]
    games.delete(first)  # another window was faster


def test_a_game_open_elsewhere_is_not_deleted(tmp_path):
    held = SavedGames(tmp_path).begin(duel(3, 5))
    with pytest.raises(BadSave, match="open in another window"):
        SavedGames(tmp_path).delete(held.file)
    assert held.file.exists()
