"""An ability and a set are one new place and a line in a list; what is missing is said."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from clash_tui.games.clash.cards import Ability, default_catalog
from clash_tui.games.clash.cards.cost_guide import CREATURE_PRICES, INCANTATION_PRICES
from clash_tui.games.clash.formats.share_code import CODED_SETS
from clash_tui.games.clash.reference import BrokenReference, UnknownEntry, default_reference
from clash_tui.games.clash.reference import ability_sentence as sentence_of
from clash_tui.games.clash.rules import abilities
from clash_tui.games.clash.rules.abilities import HOMES
from clash_tui.games.clash.rules.abilities.moments import AbilityHome

HERE = Path(__file__).parent
SETS = HERE.parents[2] / "assets" / "clash" / "sets"
SCENARIOS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((HERE / "scenarios").glob("*.txt"))
)
ORACLE = (HERE / "rules" / "oracle.py").read_text(encoding="utf-8")
AT_LEAST = 2
"""Scenarios that name the rule of an ability."""


def missing_for_ability(ability: str, rule: str) -> Iterator[str]:
    """Say, a sentence each, which lines an ability still needs."""
    if ability not in [home.ability.value for home in HOMES]:
        yield f"{ability} has no home: write one in rules/abilities/ and put it in HOMES."
    if ability not in [each.value for each in CREATURE_PRICES]:
        yield f"{ability} has no price: add one to CREATURE_PRICES in cards/cost_guide.py."
    if ability not in [each.value for each in INCANTATION_PRICES]:
        yield f"{ability} has no price on incantations: add one in cards/cost_guide.py."
    try:
        sentence_of(ability)
    except (BrokenReference, LookupError):
        yield f"{ability} has no sentence: add one to assets/clash/rules/abilities.toml."
    try:
        default_reference().entry(rule)
    except UnknownEntry:
        yield f"{ability} has no entry {rule}: add one to a file in assets/clash/rules/sections/."
    named = re.findall(rf"^== .*\b{rule}\b", SCENARIOS, flags=re.MULTILINE)
    if len(named) < AT_LEAST:
        yield f"{ability} has {len(named)} scenarios that name {rule}: it needs {AT_LEAST}."
    if f'"{ability}"' not in ORACLE:
        yield f"{ability} is not read by tests/games/clash/rules/oracle.py: write it a second time."


def missing_for_home(module: str) -> Iterator[str]:
    """Say which home in a module of ``rules/abilities/`` stands in no list."""
    listed = {type(home) for home in HOMES}
    for each in vars(importlib.import_module(f"{abilities.__name__}.{module}")).values():
        a_home = isinstance(each, type) and issubclass(each, AbilityHome)
        if a_home and each is not AbilityHome and each not in listed:
            yield f"{each.__name__} of rules/abilities/{module}.py is missing in HOMES."


def missing_for_set(set_id: str) -> Iterator[str]:
    """Say which lines a set that comes with the program still needs."""
    if set_id not in CODED_SETS:
        yield f"{set_id} has no number: add it at the end of CODED_SETS in formats/share_code.py."
    if set_id not in [each.id for each in default_catalog().sets]:
        yield f"{set_id} is not the id in assets/clash/sets/{set_id}.toml: name both alike."


@pytest.mark.parametrize("ability", Ability)
def test_an_ability_is_whole(ability: Ability) -> None:
    assert [*missing_for_ability(ability.value, ability.rule)] == []


@pytest.mark.parametrize("module", [each.name for each in pkgutil.iter_modules(abilities.__path__)])
def test_a_home_stands_in_the_list(module: str) -> None:
    assert [*missing_for_home(module)] == []


@pytest.mark.parametrize("file", sorted(SETS.glob("*.toml")), ids=lambda file: file.stem)
def test_a_set_is_whole(file: Path) -> None:
    assert [*missing_for_set(file.stem)] == []


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [*missing_for_ability("flail", "R999"), *missing_for_set("atlantis")]
    assert len(told) == 7 + 2
    assert all(re.fullmatch(r"(flail|atlantis) .+\.", sentence) for sentence in told)
    monkeypatch.setattr(f"{__name__}.HOMES", HOMES[1:])
    (gone,) = missing_for_home("rage")
    assert gone == "Rage of rules/abilities/rage.py is missing in HOMES."


def test_no_number_of_a_set_is_left_over() -> None:
    assert sorted(CODED_SETS) == sorted(file.stem for file in SETS.glob("*.toml"))
