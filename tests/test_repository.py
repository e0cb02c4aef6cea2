"""The files of the project can be checked out, and their names typed, on every system."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.ui.frames import plain_name

ROOT = Path(__file__).parents[1]
NAME = re.compile(r"[A-Za-z0-9._-]*[A-Za-z0-9_]")
FRAME = re.compile(r"[a-z0-9.-]+")
OF_DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
}
"""Names that Windows keeps for itself, whatever ending they have."""
LONGEST = 160
"""Signs of a path from the root: Windows takes 260, and a checkout lies somewhere."""
TEXTS = {".py", ".md", ".toml", ".txt", ".json", ".svg", ".po", ".pot"}
SCRIPTS = {Path(".ci/run")}
NOT_OURS = {
    ".git",
    ".venv",
    "__pycache__",
    "build",
    "dist",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
}
"""What lies in a working checkout and is no part of the project."""


def files() -> Iterator[Path]:
    """Each file of the project, as a path from its root."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            name for name in folders if name not in NOT_OURS and not name.endswith(".egg-info")
        ]
        yield from ((Path(folder) / name).relative_to(ROOT) for name in names)


FILES = sorted(path for path in files() if path.name != ".git")
FRAMES = [path for path in FILES if "__snapshots__" in path.parts]


def test_every_system_and_shell_takes_the_names() -> None:
    assert len(FRAMES) > 300
    odd = [
        str(path)
        for path in FILES
        for part in path.parts
        if not NAME.fullmatch(part)
        or part.startswith("-")
        or part.split(".")[0].lower() in OF_DEVICES
    ]
    assert odd == [], "these names have signs that some system or shell does not take"


def test_no_two_names_differ_by_capitals_alone() -> None:
    names = Counter(str(path).lower() for path in FILES)
    assert [name for name, times in names.items() if times > 1] == []


def test_no_path_is_too_long() -> None:
    assert [str(path) for path in FILES if len(str(path)) > LONGEST] == []


def test_golden_frames_have_plain_names() -> None:
    odd = [str(path) for path in FRAMES if not FRAME.fullmatch(path.name)]
    assert odd == [], "golden frames are named by tests/ui/frames.py alone"
    assert plain_name("test_a_Board[called][80x24]") == "test-a-board-called-80x24"


def test_every_text_has_the_line_ends_of_unix() -> None:
    rules = (ROOT / ".gitattributes").read_text(encoding="utf-8").splitlines()
    assert "* text=auto eol=lf" in rules
    texts = [path for path in FILES if path.suffix in TEXTS or path in SCRIPTS]
    assert len(texts) > 500
    assert [str(path) for path in texts if b"\r" in (ROOT / path).read_bytes()] == []
