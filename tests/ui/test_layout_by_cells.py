"""Nothing that is laid out counts characters."""

import re
from pathlib import Path

import pytest

import clash_tui

ROOT = Path(clash_tui.__file__).parent
FILES = [
    *ROOT.glob("ui/**/*.py"),
    *ROOT.glob("commands/*.py"),
    ROOT / "records" / "table.py",
]
PADDING = re.compile(r"\.(ljust|rjust|center|expandtabs)\(|\btextwrap\b")
LENGTH = re.compile(
    r"(?<!range\(1, )\blen\((_\(|str\(|[\w.]*\b(name|text|word|title|label|note|remark|head|tail"
    r"|line|cell|number|code|lead)\))"
)
COUNTED = {
    # A picture of blocks that is made here.
    "ui/style/logo.py",
    # What a line takes is a number of characters.
    "ui/widgets/field.py",
    # What is written, and the cells that text takes, are made here.
    "ui/terminal/output.py",
    "ui/terminal/shown.py",
}


@pytest.mark.parametrize("pattern", [PADDING, LENGTH], ids=["padding", "length"])
def test_no_text_is_measured_by_its_characters(pattern):
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in FILES
        if str(file.relative_to(ROOT)) not in COUNTED
        for line in file.read_text(encoding="utf-8").splitlines()
        if pattern.search(line)
    ]
    assert found == []
