import gc
import io
import os
import pkgutil
import sys
import types

import click
import pytest

from clash_tui import __version__, cli
from clash_tui.cli import main
from clash_tui.games.clash.formats import Deal


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

    def run(deal: Deal | None) -> int:
        started.append(f"app, gc {gc.isenabled()}, seed {deal and deal.seed}")
        return 0

    app.run = run  # type: ignore[attr-defined]
    monkeypatch.setattr(cli, "on_a_terminal", lambda: True)
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
    monkeypatch.setattr(pkgutil, "iter_modules", lambda _: names)
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


@pytest.mark.parametrize("arguments", [[], ["--code", "1080-0000-79G"]])
def test_without_a_terminal_one_line_says_so(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("clash-tui: the game needs a terminal")
    assert told.err.count("\n") == 1


@pytest.mark.usefixtures("one_command")
def test_ctrl_c_anywhere_is_the_code_of_shells(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "take_size_of_terminal", interrupted)
    assert main(["shout-it", "boom"]) == 130


def test_what_the_environment_says_of_the_size_does_not_count_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wide: list[bool] = []

    def write(_given: list[str]) -> int:
        wide.append(os.environ.get("COLUMNS") is not None)
        return 0

    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

        def fileno(self) -> int:
            return 7

    sizes = {7: os.terminal_size((80, 24))}
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LINES", "60")
    monkeypatch.setattr(cli, "_run_command", write)
    monkeypatch.setattr(os, "get_terminal_size", lambda number: sizes[number])
    assert main(["cards"]) == 0
    monkeypatch.setattr(sys, "stdout", Screen())
    sizes[7] = os.terminal_size((0, 0))
    assert main(["cards"]) == 0
    sizes[7] = os.terminal_size((80, 24))
    assert main(["cards"]) == 0
    assert wide == [True, True, False]
