"""What the tests of the formats share."""

from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.cards.catalog import load_catalog

HEAD = 'id = "{id}"\nname = "{name}"\nname_fr = "{name}"\nyear = 2030\n'
CREATURE = """
[cards.{id}]
name = "{name}"
name_fr = "{name}"
type = "creature"
cost = 1
attack = 2
health = 3
"""


def a_set(set_id: str, *card_ids: str) -> str:
    """Return the text of a set of plain creatures, which can be played with."""
    cards = (CREATURE.format(id=card_id, name=card_id.title()) for card_id in card_ids)
    return HEAD.format(id=set_id, name=set_id.title()) + "".join(cards)


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """The program's own cards, whatever the person who runs the tests has added."""
    return load_catalog(assets_dir("clash"))


@pytest.fixture(scope="session")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The program's cards with "harbour", 20 creatures, and "pier", 8 more, to mix with."""
    folder: Path = tmp_path_factory.mktemp("own")
    (folder / "sets").mkdir()
    for set_id, size in (("harbour", 20), ("pier", 8)):
        text = a_set(set_id, *(f"{set_id}-{n}" for n in range(size)))
        (folder / "sets" / f"{set_id}.toml").write_text(text, encoding="utf-8")
    catalog = load_catalog(assets_dir("clash"), folder)
    assert not catalog.problems
    return catalog
