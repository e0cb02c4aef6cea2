"""A list tells which step of the way to a game is due."""

import pytest

from clash_tui.match.saved_way import way_save_of
from clash_tui.ui.clash.setup.step_words import due_step
from tests.match.samples import NOW, duel_way, solo_way


@pytest.mark.parametrize(
    ("way", "words"),
    [
        (duel_way("preconstructed", 1), "second deck"),
        (duel_way("draft", 2), "round 1 of 4"),
        (duel_way("draft", 3), "round 2 of 4"),
        (duel_way("draft", 11), "round 4 of 4"),
        (duel_way("draft", 12), "Champions"),
        (duel_way("constructed", 0), "first deck"),
        (duel_way("constructed", 1), "second deck"),
        (duel_way("constructed", 2), "ban 1 of 4"),
        (duel_way("constructed", 5), "ban 4 of 4"),
        (duel_way("constructed", 6), "Champions"),
        (solo_way("preconstructed", 1), "difficulty"),
        (solo_way("draft", 7), "round 8 of 8"),
        (solo_way("draft", 8), "Champion"),
        (solo_way("draft", 9), "difficulty"),
    ],
)
def test_the_step_that_is_due(way, words):
    assert due_step(way_save_of(way, NOW)) == words
