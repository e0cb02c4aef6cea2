import gc
import sys
import types

import click
import pytest

from clash_tui import __version__, command_line
from clash_tui.cli import main


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"clash-tui {__version__}\n"


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_lists_the_commands(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([option]) == 0
    assert capsys.readouterr().out.startswith("Usage: clash-tui")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--hlep"], "No such option"),
        (["no-such-command"], "No such command 'no-such-command'"),
        (["--"], "Missing command"),
        (["cards"], "Missing command"),
        (["--code"], "Option '--code' requires an argument."),
        (["--code", "1080-0000-79H"], "Invalid value for '--code': The code has a typing error"),
        (["--code", ""], "Invalid value for '--code': There is no code here."),
        (["--code", "1080-0000-79G", "bench"], "--code starts the game, so no command goes with"),
    ],
)
def test_a_wrong_option_gets_one_line_and_exit_code_2(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"clash-tui: {reason}")
    assert told.err.count("\n") == 1


def test_without_a_command_the_game_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    app = types.ModuleType("clash_tui.ui.app")
    app.run = lambda deal: started.append(  # type: ignore[attr-defined]
        f"app, gc {gc.isenabled()}, seed {deal and deal.seed}"
    )
    monkeypatch.setitem(sys.modules, "clash_tui.ui", types.ModuleType("clash_tui.ui"))
    monkeypatch.setitem(sys.modules, "clash_tui.ui.app", app)
    monkeypatch.setattr(sys, "argv", ["clash-tui"])
    assert main() == 0
    assert main(["--code", "1080-0000-79g"]) == 0
    assert started == ["app, gc False, seed None", "app, gc False, seed 7"]
    assert gc.isenabled()


@pytest.fixture
def one_command(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A folder of commands that holds only ``shout-it``; what it did is in the list."""
    done: list[str] = []

    @click.command()
    @click.argument("word")
    def command(word: str) -> None:
        """Shout a word."""
        if word == "stop":
            raise click.Abort
        if word == "two":
            raise click.ClickException("it is wrong\nin two lines")
        done.append(word.upper())

    module = types.ModuleType("shout_it")
    module.command = command  # type: ignore[attr-defined]
    names = [types.SimpleNamespace(name=name) for name in ("shout_it", "_helper")]
    monkeypatch.setattr(command_line.pkgutil, "iter_modules", lambda _: names)
    monkeypatch.setitem(sys.modules, "clash_tui.commands.shout_it", module)
    return done


def test_a_command_is_a_module_of_its_folder(
    one_command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shout-it", "boom"]) == 0
    assert one_command == ["BOOM"]
    assert main(["--help"]) == 0
    listed = capsys.readouterr().out
    assert "shout-it" in listed
    assert "helper" not in listed


@pytest.mark.usefixtures("one_command")
def test_a_commands_error_is_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shout-it", "two"]) == 2
    assert capsys.readouterr().err == "clash-tui: it is wrong in two lines\n"
    assert main(["shout-it"]) == 2
    assert capsys.readouterr().err == "clash-tui: Missing argument 'WORD'.\n"
    assert main(["shout-it", "stop"]) == 130
