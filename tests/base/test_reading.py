"""Whatever lies where a file of the player should: it is read, or refused with the reason."""

import ast
import codecs
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

import clash_tui
from clash_tui.base.reading import (
    check_regular,
    decoded,
    files_in,
    read_bytes,
    read_input,
    read_text,
)

PRODUCT = Path(clash_tui.__file__).parent


@pytest.mark.parametrize("name", ["nowhere", "no\0where", "no/where", "no\ud800where"])
def test_what_does_not_exist_is_told_apart(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_bytes(tmp_path / name)


@pytest.mark.parametrize("name", ["x" * 300, "y/" * 3000])
def test_a_name_can_be_too_long(name: str, tmp_path: Path) -> None:
    for look in (read_bytes, check_regular, lambda place: files_in(place, "")):
        with pytest.raises(OSError, match="too long"):
            look(tmp_path / name)


def test_the_files_of_a_folder_come_by_name(tmp_path: Path) -> None:
    for name in ("b.toml", "a.toml", "c.json"):
        (tmp_path / name).touch()
    assert [file.name for file in files_in(tmp_path, ".toml")] == ["a.toml", "b.toml"]
    assert files_in(tmp_path / "nowhere", ".toml") == []
    with pytest.raises(NotADirectoryError):
        files_in(tmp_path / "c.json", ".toml")


TEXT = "Œuvre ✓\nline\n"


@pytest.mark.parametrize(
    "content",
    [
        TEXT.encode(),
        codecs.BOM_UTF8 + TEXT.encode(),
        TEXT.encode("utf-16"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        TEXT.encode("utf-32"),
        TEXT.replace("\n", "\r\n").encode(),
        codecs.BOM_UTF16_LE + TEXT.replace("\n", "\r\n").encode("utf-16-le"),
    ],
    ids=["plain", "mark", "utf-16", "utf-16-be", "utf-32", "crlf", "powershell"],
)
def test_whichever_editor_wrote_a_text_it_is_the_same(content: bytes, tmp_path: Path) -> None:
    assert decoded(content) == TEXT
    file = tmp_path / "file"
    file.write_bytes(content)
    assert read_text(file) == TEXT
    assert read_input(io.BytesIO(content)) == TEXT


@pytest.mark.parametrize("content", [b"\xfe\xfe", b"\xff\xfex", "é".encode("latin-1")])
def test_what_is_no_text_is_refused(content: bytes) -> None:
    with pytest.raises(OSError, match="not a UTF-8 text"):
        decoded(content)


# -- and nobody reads otherwise

READERS = {
    "base/reading.py",
    "base/files.py",
    "base/standard_streams.py",
    "base/crash.py",
}
"""The modules that may open files."""

OWN = {"base/i18n.py", "games/reference.py", "ui/style/logo.py"}
"""Those that read nothing but what comes with the program."""

BY_THEMSELVES = {"read_text", "read_bytes", "fdopen", "glob", "rglob", "iterdir", "listdir"}
"""Methods and functions that read a file or a folder without asking what lies there."""

LIBRARIES = {
    "tomllib": {"base/toml_file.py", "games/reference.py"},
    "json": set(),
    "csv": {"base/csv_text.py"},
}
"""Which modules may read or write these, each."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for file in PRODUCT.rglob("*.py"):
        yield file.relative_to(PRODUCT).as_posix(), ast.parse(file.read_text(encoding="utf-8"))


def opens(call: ast.Call) -> bool:
    """Say whether a call opens or reads a file or a folder by itself."""
    match call.func:
        case ast.Name("open"):
            return True
        case ast.Attribute(ast.Name("os"), "open" | "scandir" | "walk"):
            return True
        case ast.Attribute(_, "open"):
            # Path.open has a mode; opening a saved game has not.
            modes = [*call.args[:1], *(word.value for word in call.keywords)]
            return not modes or isinstance(modes[0], ast.Constant)
        case ast.Attribute(_, name):
            return name in BY_THEMSELVES
    return False


def test_files_are_read_in_one_place_alone() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, tree in modules()
        if name not in READERS | OWN
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and opens(node)
    ]
    assert found == []


def test_what_makes_sense_of_files_is_used_in_one_place_each() -> None:
    found = [
        f"{name}: {library}"
        for name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for library, users in LIBRARIES.items()
        if library in ast.unparse(node).replace(",", " ").split() and name not in users
    ]
    assert found == []
