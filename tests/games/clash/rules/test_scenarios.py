"""Every scenario of tests/games/clash/scenarios/ is a test of its own, named by its rules."""

import pytest

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import Edition
from tests.games.clash.rules.scenario import FOLDER, Scenario, play, read_scenarios

SCENARIOS = [scenario for file in sorted(FOLDER.glob("*.txt")) for scenario in read_scenarios(file)]


@pytest.mark.parametrize(
    ("scenario", "edition"),
    [
        pytest.param(scenario, edition, id=f"{scenario.id}-{edition}")
        for scenario in SCENARIOS
        for edition in scenario.editions
    ],
)
def test_scenarios(scenario: Scenario, edition: Edition, catalog: Catalog) -> None:
    play(scenario, edition, catalog)
