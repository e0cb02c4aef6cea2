"""What positions are worth is learned from games, and comes out the same each time."""

from __future__ import annotations

from random import Random

import pytest

from clash_tui.bots.clash.features import features
from clash_tui.bots.clash.weights import read_weights, weights_file, write_weights
from clash_tui.lab.clash.fitting import fitted
from clash_tui.lab.clash.self_play import Lesson, SelfPlay
from clash_tui.lab.logistic import Example, chance, fit, measure
from tests.bots.clash_positions import duel_positions, solo_positions


def tosses(count: int) -> list[Example]:
    """Return examples in which one feature helps, one harms and one means nothing."""
    rng = Random(3)
    found = []
    for _number in range(count):
        given = {"helps": rng.random(), "harms": rng.random(), "nothing": rng.random()}
        value = 3 * given["helps"] - 2 * given["harms"]
        found.append(Example(given, rng.random() < chance({"x": 1.0}, {"x": value})))
    return found


def test_weights_are_found_again() -> None:
    weights = fit(tosses(6000))
    assert weights["helps"] == pytest.approx(3, abs=0.6)
    assert weights["harms"] == pytest.approx(-2, abs=0.4)
    assert weights["nothing"] == pytest.approx(0, abs=0.4)
    held = tosses(2000)
    assert measure(weights, held).loss < measure({}, held).loss
    assert measure(weights, []).right == 0


def test_the_same_games_give_the_same_weights() -> None:
    plan = SelfPlay(tuple(read_weights().items()), 4)
    games = [plan.play(number) for number in range(20)]
    assert games == [plan.play(number) for number in range(20)]
    found = fitted(games, read_weights())
    assert found == fitted(games, read_weights())
    assert found.lessons == sum(map(len, games)) > 100


def test_self_play_knows_all_kinds_of_games_and_tells_who_won() -> None:
    plan = SelfPlay(tuple(read_weights().items()), 9)
    lessons: list[Lesson] = [lesson for number in range(30) for lesson in plan.play(number)]
    sides = {name.partition(".")[0] for lesson in lessons for name in lesson.features}
    assert sides == {"mover", "other", "solo", "pile"}
    assert {lesson.won for lesson in lessons} == {True, False}


def test_weights_are_written_and_read_again(tmp_path) -> None:  # type: ignore[no-untyped-def]
    weights = {"mover.hand": 0.5, "other.bastion.3": -1.25, "mover.front.price-of-blood": 0.125}
    file = tmp_path / "weights.toml"
    file.write_text(write_weights(weights, "two\nlines"))
    assert read_weights(file) == weights
    assert file.read_text().startswith("# two\n# lines\n")


def test_the_weights_that_come_with_the_program_know_every_feature_that_is_common() -> None:
    known = read_weights()
    assert weights_file().is_file()
    seen = [name for state in duel_positions(12) for name in features(state)]
    seen += [name for state in solo_positions(12) for name in features(state)]
    common = {name for name in seen if seen.count(name) > len(seen) / 500}
    assert len(common) > 40
    # A weight near 0 is left out of the file.
    assert len(common - known.keys()) <= 4
