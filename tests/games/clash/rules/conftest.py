"""What the tests of the rules share."""

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.cards.catalog import load_catalog


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """The program's own cards, whatever the person who runs the tests has added."""
    return load_catalog(assets_dir("clash"))
