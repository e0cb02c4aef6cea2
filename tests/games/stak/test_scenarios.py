"""The worked examples of the rules, and more of their kind."""

import pytest

from tests.games.stak.scenario import Scenario, all_scenarios, play

SCENARIOS = all_scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_it_goes_as_the_scenario_says(scenario: Scenario) -> None:
    assert scenario.steps
    play(scenario)


def test_all_worked_examples_are_there() -> None:
    names = [each.title.split()[0] for each in SCENARIOS if each.file == "worked-examples"]
    assert names == [f"E{number}" for number in range(1, 54)]
