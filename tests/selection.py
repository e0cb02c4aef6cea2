"""Which tests are left to whom: those that take long, and those of Unix alone."""

from pathlib import Path

TESTS = Path(__file__).parent

LONG = (
    "e2e",
    "ui/screens",
    "games/clash/rules/test_all_sets.py",
    "games/clash/rules/test_properties.py",
    "games/clash/rules/test_solo_properties.py",
    "match/test_crashes.py",
    "ui/test_record_kills.py",
)
"""Folders and files whose tests are marked ``long``; ``pytest -m "not long"`` is the short half."""

OF_UNIX = (
    "base/test_costly_files.py",
    "base/test_odd_files.py",
    "base/test_odd_places.py",
    "base/test_standard_streams.py",
    "bots/test_outside.py",
    "commands/test_bench.py",
    "e2e",
    "lab/test_outsider.py",
    "match/crashing.py",
    "match/test_crashes.py",
    "match/test_few_crashes.py",
    "odd_files.py",
    "ui/ending.py",
    "ui/test_record_kills.py",
    "ui/widgets/test_narrow_prose.py",
)
"""Folders and files that need what Windows lacks; they are not collected there."""


def is_in(file: Path, places: tuple[str, ...]) -> bool:
    """Say whether a file of the tests is one of some places, or lies in one."""
    return any(file.is_relative_to(TESTS / place) for place in places)
