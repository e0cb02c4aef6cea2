"""The rules as plain Python where they are installed compiled, to measure one beside the other."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

MODULE = "clash_tui.bench.plain"


def is_compiled() -> bool:
    """Whether the rules that are installed are compiled."""
    from clash_tui.games.clash.rules import state

    return Path(state.__file__).suffix not in SOURCE_SUFFIXES


def hide_compiled() -> None:
    """Let the rules be imported from their plain files; to be called before any of them is."""
    import clash_tui

    rules = Path(clash_tui.__file__).parent / "games" / "clash" / "rules"
    plain = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def only_rules(path: str) -> PathEntryFinder:
        if rules not in (Path(path), *Path(path).parents):
            raise ImportError(path)
        return plain(path)

    sys.path_hooks.insert(0, only_rules)
    sys.path_importer_cache.clear()


def measured_plain(measure: str, *, quick: bool) -> dict[str, float]:
    """Return what a measurement gives with the plain rules, in a process of its own.

    Args:
        measure: The module of ``clash_tui.bench`` whose function ``rates`` is asked.
        quick: Whether it is only to be seen that it works.
    """
    command = [sys.executable, "-m", MODULE, measure, "quick" if quick else "whole"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {str(name): float(rate) for name, rate in json.loads(told).items()}


def _main(measure: str, length: str) -> None:
    hide_compiled()
    from importlib import import_module

    rates: Callable[..., dict[str, float]] = import_module(f"clash_tui.bench.{measure}").rates
    assert not is_compiled()
    sys.stdout.write(json.dumps(rates(quick=length == "quick")))


if __name__ == "__main__":
    _main(*sys.argv[1:])
