"""Commands speak the language of the settings too."""

import pytest

from clash_tui.base.i18n import PSEUDO, use_language
from clash_tui.base.pseudo import pseudo
from clash_tui.base.settings import Settings, save_settings
from clash_tui.cli import main


def test_a_command_speaks_the_language_of_the_settings(capsys: pytest.CaptureFixture[str]) -> None:
    save_settings(Settings(language=PSEUDO))
    try:
        assert main(["cards", "show", "Machine"]) == 0
        shown = capsys.readouterr().out
    finally:
        use_language(["en"])
    assert pseudo("Indestructible") in shown
