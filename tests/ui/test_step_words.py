"""A list tells which step of the way to a game is due."""

import pytest

from clash_tui.match.saved_way import way_save_of
from clash_tui.ui.step_words import step_words
from tests.match.samples import NOW, duel_way, solo_way


@pytest.mark.parametrize(
    ("way", "words"),
    [
        (duel_way("preconstructed", 1), "Preconstructed, second deck"),
        (duel_way("draft", 2), "Draft, round 1 of 4"),
        (duel_way("draft", 3), "Draft, round 2 of 4"),
        (duel_way("draft", 11), "Draft, round 4 of 4"),
        (duel_way("draft", 12), "Draft, Champions"),
        (duel_way("constructed", 0), "Constructed, first deck"),
        (duel_way("constructed", 1), "Constructed, second deck"),
        (duel_way("constructed", 2), "Constructed, ban 1 of 4"),
        (duel_way("constructed", 5), "Constructed, ban 4 of 4"),
        (duel_way("constructed", 6), "Constructed, Champions"),
        (solo_way("preconstructed", 1), "solo, Preconstructed, difficulty"),
        (solo_way("draft", 7), "solo, Draft, round 8 of 8"),
        (solo_way("draft", 8), "solo, Draft, Champion"),
        (solo_way("draft", 9), "solo, Draft, difficulty"),
    ],
)
def test_the_step_that_is_due(way, words):
    assert step_words(way_save_of(way, NOW)) == words
