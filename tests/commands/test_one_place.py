"""A command is one module in a folder; what is missing is said."""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import click
import pytest

from clash_tui import commands

TESTS = Path(__file__).parent
MODULES = [each.name for each in pkgutil.iter_modules(commands.__path__) if each.name[0] != "_"]


def missing_for_command(name: str, module: ModuleType | SimpleNamespace) -> Iterator[str]:
    """Say, a sentence each, what a module of ``clash_tui/commands`` still needs."""
    command = getattr(module, "command", None)
    if not isinstance(command, click.Command):
        yield f"clash_tui/commands/{name}.py has no click command in the variable `command`."
    elif not command.help:
        yield f"clash_tui/commands/{name}.py does not say what its command does: give it a help."
    if not (TESTS / f"test_{name}.py").is_file():
        yield f"{name} has no tests: write tests/commands/test_{name}.py."


@pytest.mark.parametrize("name", MODULES)
def test_a_command_is_whole(name: str) -> None:
    module = importlib.import_module(f"{commands.__name__}.{name}")
    assert [*missing_for_command(name, module)] == []


def test_what_is_missing_is_said() -> None:
    none, tests = missing_for_command("shout", SimpleNamespace())
    assert none == "clash_tui/commands/shout.py has no click command in the variable `command`."
    assert tests == "shout has no tests: write tests/commands/test_shout.py."
    silent = SimpleNamespace(command=click.Command("play"))
    (told,) = missing_for_command("play", silent)
    assert "does not say what its command does" in told
