"""What is compiled when a wheel is built with compiled rules."""

import ast
import importlib.util
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]

BORDER = {
    "__init__", "agenda_text", "clash", "forecast", "forecasting", "moves_text",
    "position_reading", "position_sense", "position_text", "sample", "setup", "solo_setup",
    "view", "viewing", "viewing_creatures", "written",
}  # fmt: skip
"""What stands between the rules and people, files and programs: plain in every wheel."""


def core() -> set[Path]:
    spec = importlib.util.spec_from_file_location("compile_rules", ROOT / "compile_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return set(module.core_files(ROOT))


@cache
def imported(file: Path) -> frozenset[str]:
    """The modules that a file imports when it is run."""
    found: set[str] = set()
    for node in ast.parse((ROOT / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
            found.update(f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            found.update(each.name for each in node.names)
    return frozenset(found)


def file_of(module: str) -> Path | None:
    place = Path(*module.split("."))
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if (ROOT / file).is_file():
            return file
    return None


def test_every_module_of_the_rules_is_compiled_or_stands_at_the_border() -> None:
    rules = ROOT / "clash_tui" / "games" / "clash" / "rules"
    names = {file.stem for file in core() if file.parent.name == "rules"}
    assert names | BORDER == {file.stem for file in rules.glob("*.py")}, (
        "name a new module of the rules in CORE of compile_rules.py, or in BORDER here"
    )
    assert not names & BORDER


def test_what_is_compiled_needs_no_pydantic_and_nothing_of_the_border() -> None:
    border = {f"clash_tui.games.clash.rules.{name}" for name in BORDER}
    waiting, seen = list(core()), set()
    while waiting:
        file = waiting.pop()
        for module in imported(file):
            assert module.partition(".")[0] not in ("pydantic", "textual", "rich"), file
            assert module not in border, (file, module)
            found = file_of(module)
            if found is not None and found not in seen and found.name != "__init__.py":
                seen.add(found)
                waiting.append(found)
