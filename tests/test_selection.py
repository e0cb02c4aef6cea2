"""The short half leaves out what takes long, and Windows meets nothing that it lacks."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.selection import LONG, OF_UNIX, TESTS, is_in

MODULES = {"fcntl", "grp", "pexpect", "pty", "pwd", "resource", "termios", "tty"}
PRODUCT = {
    "clash_tui.bench.keys",
    "clash_tui.bench.ready_app",
    "clash_tui.bench.sent",
    "clash_tui.bench.startup",
    "clash_tui.bench.terminal",
    "clash_tui.ui.terminal.driver",
}
"""Modules of the program that stand on those."""
NAMES = {
    "os": {"fork", "geteuid", "getuid", "killpg", "mkfifo", "openpty", "seteuid", "setsid"},
    "signal": {
        "ITIMER_REAL",
        "SIGALRM",
        "SIGHUP",
        "SIGKILL",
        "SIGQUIT",
        "SIGSTOP",
        "SIGTSTP",
        "SIGWINCH",
        "alarm",
        "pause",
        "setitimer",
    },
    "socket": {"AF_UNIX"},
    "time": {"tzset"},
}
PYTHON = sorted(TESTS.rglob("*.py"))
HELPERS = {
    ".".join(("tests", *file.relative_to(TESTS).with_suffix("").parts))
    for file in PYTHON
    if is_in(file, OF_UNIX)
}
ALLOWED = {(TESTS / "conftest.py", "time.tzset")}
"""What is asked for only where it is."""


def imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (each.name for each in node.names)
    if isinstance(node, ast.ImportFrom) and node.module is not None:
        yield node.module
        yield from (f"{node.module}.{each.name}" for each in node.names)


def lacking(file: Path) -> Iterator[str]:
    """What a file of the tests uses that Windows has not."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        for name in imported(node):
            if name.partition(".")[0] in MODULES or name in PRODUCT | HELPERS:
                yield name
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name):
                if name in NAMES.get(module, ()):
                    yield f"{module}.{name}"
            # Processes are started by the name of their module, and odd places by their path.
            case ast.Constant(value=str(text)):
                if text in HELPERS or text.startswith("/dev/"):
                    yield text


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: str(file.relative_to(TESTS)))
def test_what_windows_lacks_is_used_only_by_the_tests_of_unix(file: Path) -> None:
    if is_in(file, OF_UNIX) or file == Path(__file__):
        return
    used = sorted(name for name in set(lacking(file)) if (file, name) not in ALLOWED)
    assert used == [], f"{file.name} uses what Windows lacks, and stands not in OF_UNIX"


def test_that_is_found() -> None:
    assert set(lacking(TESTS / "e2e" / "terminal.py")) >= {"termios", "os.openpty"}
    assert "tests.odd_files" in set(lacking(TESTS / "base" / "test_odd_files.py"))


@pytest.mark.parametrize("place", sorted({*LONG, *OF_UNIX}))
def test_each_place_that_is_left_out_exists(place: str) -> None:
    assert (TESTS / place).exists()


def test_the_marks_stand_on_what_takes_long(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        assert (item.get_closest_marker("long") is not None) == is_in(item.path, LONG)
