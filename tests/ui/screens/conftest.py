"""Shared by the tests of the screens."""

from collections.abc import Callable

import pytest

from clash_tui.settings import Settings
from clash_tui.ui.app import ClashApp

MakeApp = Callable[..., ClashApp]


@pytest.fixture
def make_app() -> MakeApp:
    """Make an app with fixed settings, no files and a fixed seed."""

    def make(**settings: object) -> ClashApp:
        chosen = {"animation": "off", **settings}
        return ClashApp(settings=Settings.model_validate(chosen), seed=7)

    return make
