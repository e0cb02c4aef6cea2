"""What the tests of the rules share."""

import pytest

from clash_tui.cards import Catalog
from clash_tui.cards.catalog import load_catalog
from clash_tui.paths import assets_dir


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """The program's own cards, whatever the person who runs the tests has added."""
    return load_catalog(assets_dir())
