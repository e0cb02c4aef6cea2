"""No file of the program leads back to itself by what it imports, in whatever way it does."""

from pathlib import Path

from tests.importing import circles_in, files_of_the_program, imports_among


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circles_in(imports_among(files_of_the_program())) == []


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
