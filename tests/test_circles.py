"""No file of the program leads back to itself by what it imports, in whatever way it does."""

from pathlib import Path

from tests.importing import circles_in, files_of_the_program, imports_among

STILL_ROUND = ("clash_tui.games.clash.rules.",)
"""Where files may import each other in a circle; nothing is added here."""


def test_no_files_import_each_other_in_a_circle() -> None:
    circles = circles_in(imports_among(files_of_the_program()))
    found = [
        circle
        for circle in circles
        if not all(f"{file}.".startswith(STILL_ROUND) for file in circle)
    ]
    assert found == []


def test_what_is_allowed_is_still_needed() -> None:
    circles = circles_in(imports_among(files_of_the_program()))
    for room in STILL_ROUND:
        assert any(file.startswith(room) for circle in circles for file in circle)


def test_a_circle_is_found_however_its_files_are_imported(tmp_path: Path) -> None:
    package = tmp_path / "toy"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "a.py").write_text("def f():\n    from toy.b import g\n")
    (package / "b.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from toy import c\n"
    )
    (package / "c.py").write_text("import toy.a\n")
    (package / "d.py").write_text("import toy.a\n")
    circles = circles_in(imports_among(files_of_the_program(package)))
    assert circles == [["toy.a", "toy.b", "toy.c"]]
