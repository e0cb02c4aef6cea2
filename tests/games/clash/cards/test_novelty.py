"""What each set has brought."""

from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Ability, default_catalog, load_catalog
from clash_tui.games.clash.cards.novelty import new_abilities


@pytest.mark.parametrize("set_id", [card_set.id for card_set in default_catalog().sets])
def test_new_is_what_no_set_of_an_earlier_year_has(set_id: str) -> None:
    catalog = default_catalog()
    card_set = catalog.set(set_id)
    first_year = {
        ability: min(
            each.year
            for each in catalog.sets
            if any(ability in (*card.abilities, *card.auras) for card in each.cards)
        )
        for ability in Ability
    }
    new = new_abilities(catalog, card_set)
    assert new
    assert {first_year[ability] for ability in new} == {card_set.year}
    assert list(new) == sorted(new, key=lambda ability: ability.bit)


def test_the_first_set_and_those_of_2023() -> None:
    catalog = default_catalog()
    first = new_abilities(catalog, catalog.set("initiation-pack"))
    assert first == tuple(Ability)[:7]
    assert len(new_abilities(catalog, catalog.set("dissension"))) == 8


def test_an_own_set_is_never_the_first(tmp_path: Path) -> None:
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "mine.toml").write_text(
        'id = "mine"\nname = "Mine"\nyear = 1990\n[cards.mine-a]\nname = "A"\ntype = "creature"\n'
        'cost = 1\nattack = 1\nhealth = 1\nabilities = ["rage"]\n',
        encoding="utf-8",
    )
    catalog = load_catalog(assets_dir("clash"), tmp_path)
    assert new_abilities(catalog, catalog.set("mine")) == ()
    assert Ability.RAGE in new_abilities(catalog, catalog.set("initiation-pack"))
