"""The project as a newcomer meets it."""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import clash_tui

TESTS = Path(__file__).parent
ROOT = TESTS.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAY = "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/clash-tui"
TEST = "python3 -m venv .venv && .venv/bin/pip install -e '.[dev]' && .venv/bin/pytest"
PRODUCT = ["clash_tui", "assets", "docs", "tests", ".ci"]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *TESTS.rglob("*.md")])


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
    assert os.access(script.with_name("newest-python"), os.X_OK)
    (pattern,) = re.findall(r"grep -E '(.*)' README\.md", text)
    assert [line for line in README.splitlines() if re.search(pattern, line)] == [TEST]
    assert 'bash -c "$test_command"' in text
    short_half = '-m pytest -q -m "not long"'
    assert "pytest" not in text.replace(pattern, "").replace(short_half, "")
    assert short_half in text


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_links_to_and_shows_exists(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    places = [urlsplit(place) for place in re.findall(r"\]\(<?([^)\s>]+)>?[^)]*\)", text)]
    own = [unquote(place.path) for place in places if not place.scheme and place.path]
    assert [place for place in own if not (page.parent / place).exists()] == []


def test_the_readme_shows_the_board() -> None:
    (picture,) = re.findall(r"!\[[^]]+\]\((.+?)\)", README)
    assert (ROOT / picture).read_text(encoding="utf-8").startswith("<svg")


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["hatch"]["version"]["path"] == "clash_tui/__init__.py"
    assert project["project"]["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", clash_tui.__version__)
