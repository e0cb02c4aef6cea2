"""Shared by the tests of the screens."""

from collections.abc import Callable
from datetime import date

import pytest

from clash_tui.settings import Settings
from clash_tui.ui.app import ClashApp

pytest.register_assert_rewrite("tests.ui.screens.sizes")

TODAY = date(2026, 11, 30)
MakeApp = Callable[..., ClashApp]


@pytest.fixture
def make_app() -> MakeApp:
    """Make an app with fixed settings, no files, a fixed seed and a fixed date."""

    def make(**settings: object) -> ClashApp:
        chosen = {"animation": "off", **settings}
        return ClashApp(settings=Settings.model_validate(chosen), seed=7, today=TODAY)

    return make
