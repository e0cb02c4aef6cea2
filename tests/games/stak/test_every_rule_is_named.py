"""Each rule of Stak Bots is named by a scenario or by a test."""

import re
from pathlib import Path

import pytest

from tests.games.stak.scenario import all_scenarios

RULES = range(1, 85)


def rules_of_tests() -> set[int]:
    found: set[int] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_sb\d\w*)\(", file.read_text("utf-8"), re.MULTILINE):
            found.update(int(number) for number in re.findall(r"_sb(\d+)(?=_)", name))
    return found


NAMED = rules_of_tests().union(*(each.rules for each in all_scenarios()))


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_named(rule: int) -> None:
    assert rule in NAMED, f"no test and no scenario names SB{rule}"


def test_no_other_rule_is_named() -> None:
    assert set(RULES) >= NAMED
