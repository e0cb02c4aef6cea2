"""Each rule of the duel and of the solo game is named by a scenario or by a test."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from clash_tui.games.clash.rules import Edition
from tests.games.clash.rules.scenario import FOLDER, read_scenarios

RULES = [*range(1, 68), *range(72, 92)]
"""All rules of play; those of the formats (R68-R71) are tested where formats are."""

ONE_EDITION = {37: {Edition.STARTER_KIT}}
"""Rules that exist in one edition only."""


def editions_of_scenarios() -> dict[int, set[Edition]]:
    found: dict[int, set[Edition]] = defaultdict(set)
    for file in FOLDER.glob("*.txt"):
        for scenario in read_scenarios(file):
            for rule in scenario.rules:
                found[rule].update(scenario.editions)
    return found


def rules_of_tests() -> set[int]:
    """The rules in the names of tests like ``test_r10_...`` beside this file."""
    found: set[int] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_r\d\w*)\(", file.read_text("utf-8"), re.MULTILINE):
            found.update(int(number) for number in re.findall(r"_r(\d+)(?=_)", name))
    return found


BY_SCENARIO = editions_of_scenarios()
BY_TEST = rules_of_tests()


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_named_by_a_scenario_in_each_edition_or_by_a_test(rule: int) -> None:
    wanted = ONE_EDITION.get(rule, set(Edition))
    assert rule in BY_TEST or wanted <= BY_SCENARIO[rule]


def test_no_scenario_names_a_rule_that_is_not_played() -> None:
    assert set(BY_SCENARIO) <= set(RULES)
