"""The project as a newcomer meets it."""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import clash_tui

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAY = "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/clash-tui"
TEST = "python3 -m venv .venv && .venv/bin/pip install -e '.[dev]' && .venv/bin/pytest"
PRODUCT = ["clash_tui", "assets", "tests", ".ci"]


def texts_of_the_product() -> Iterator[Path]:
    yield from (file for file in ROOT.iterdir() if file.suffix in {".md", ".toml"})
    for folder in PRODUCT:
        files = (ROOT / folder).rglob("*")
        # What Python compiles by itself is no part of the product, and names its own place.
        yield from (file for file in files if file.is_file() and file.suffix != ".pyc")


def test_the_readme_has_exactly_two_set_up_commands() -> None:
    assert [line for line in README.splitlines() if "pip install" in line] == [PLAY, TEST]
    blocks = re.findall(r"```sh\n(.*?)```", README, flags=re.DOTALL)
    assert [block.strip() for block in blocks] == [PLAY, TEST]


def test_the_readme_says_in_one_line_whose_game_it_is() -> None:
    assert "unofficial fan implementation, unaffiliated with Grammes Edition" in README


def test_ci_runs_the_readmes_own_test_command() -> None:
    script = ROOT / ".ci" / "run"
    text = script.read_text(encoding="utf-8")
    assert os.access(script, os.X_OK)
    (pattern,) = re.findall(r"grep -E '(.*)' README\.md", text)
    assert [line for line in README.splitlines() if re.search(pattern, line)] == [TEST]
    assert 'bash -c "$test_command"' in text
    assert "pytest" not in text.replace(pattern, "")


def test_the_program_needs_nothing_outside_the_project() -> None:
    outside = ["../" + "shared", "." + "library", "/work" + "/"]
    found = [
        (str(file.relative_to(ROOT)), word)
        for file in texts_of_the_product()
        for word in outside
        if word.encode() in file.read_bytes()
    ]
    assert found == []


def test_every_folder_of_the_readme_exists() -> None:
    folders = re.findall(r"^\| `([a-z_/]+/)` \|", README, flags=re.MULTILINE)
    assert len(folders) >= 8
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["hatch"]["version"]["path"] == "clash_tui/__init__.py"
    assert project["project"]["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", clash_tui.__version__)
