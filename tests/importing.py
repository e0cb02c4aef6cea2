"""Which file of the program imports which, whether at once, in a function or for types alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "clash_tui"


def files_of_the_program(package: Path = PACKAGE) -> dict[str, Path]:
    """Return all files by the names they are imported under."""
    return {_name(file, package): file for file in sorted(package.rglob("*.py"))}


def imports_among(files: dict[str, Path]) -> dict[str, set[str]]:
    """Return for each file which others it imports anywhere in its text."""
    return {name: set(_imported(name, file, files)) - {name} for name, file in files.items()}


def circles_in(imports: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of files each of which leads to all others of its group."""
    reached = {name: _reached_from(name, imports) for name in imports}
    circles: list[list[str]] = []
    for name in sorted(imports):
        if name in reached[name] and not any(name in circle for circle in circles):
            circles.append(sorted(o for o in reached[name] if name in reached[o]))
    return circles


def _name(file: Path, package: Path) -> str:
    parts = [package.name, *file.relative_to(package).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(name: str, file: Path, files: dict[str, Path]) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in files)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name} imports by a relative name"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in files:
                    yield inner
                elif node.module in files:
                    yield node.module


def _reached_from(name: str, imports: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    ahead = list(imports[name])
    while ahead:
        other = ahead.pop()
        if other not in reached:
            reached.add(other)
            ahead += imports[other]
    return reached
