"""Compiles the rules when a wheel is built with ``CLASH_TUI_COMPILE=1``: they run twice as fast.

It needs a C compiler. Without the switch the same files are left as they are, plain Python, and
the wheel fits every machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "CLASH_TUI_COMPILE"
"""The environment variable that switches it on."""

RULES = "clash_tui/games/clash/rules"
"""The folder of the rules."""

CORE = (
    *("abilities/*", "aftermath", "agenda", "answering", "apply", "arriving", "assault", "auras"),
    *("available", "body", "champion", "events", "hand", "hit", "legality", "likeness"),
    *("mana", "moves", "opponent", "outcome", "paying", "piece", "pile", "places", "play"),
    *("prisoners", "reinforcing", "returning", "running", "state", "turn", "words"),
)
"""What is compiled: all that a move runs through. None of it knows pydantic."""

BESIDE = (
    "clash_tui/games/table_moves.py",
    "clash_tui/bots/best_first.py",
    "clash_tui/bots/turn_ends.py",
    "clash_tui/bots/clash/board.py",
    "clash_tui/bots/clash/features.py",
    "clash_tui/bots/clash/judge.py",
    "clash_tui/bots/clash/rough.py",
)
"""What is compiled with them: what the rules share with other games, and how programs search."""

NEEDS = ["mypy>=2.4,<3", "setuptools>=77", "pydantic>=2.11,<3"]
"""What compiling needs besides; pydantic for the types of what stands around the core."""


def core_files(root: Path) -> list[Path]:
    """Return the files of the core, relative to the root of the project."""
    found = (file for name in CORE for file in sorted((root / RULES).glob(f"{name}.py")))
    return [*(file.relative_to(root) for file in found), *map(Path, BESIDE)]


class CompileRules(BuildHookInterface[Any]):
    """Puts the compiled modules beside the plain ones in a wheel."""

    PLUGIN_NAME = "custom"

    @property
    def _is_on(self) -> bool:
        return os.environ.get(SWITCH, "") not in ("", "0") and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        """Return what must be installed to build."""
        return NEEDS if self._is_on else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of its own, and add what came out to the wheel."""
        if not self._is_on or version == "editable":
            return
        self._folder = tempfile.mkdtemp()
        place = Path(self._folder)
        root = Path(self.root)
        # Beside the sources the compiler would leave its files, and read the project's settings.
        shutil.copytree(root / "clash_tui", place / "clash_tui")
        (place / "mypy.ini").write_text("[mypy]\nplugins = pydantic.mypy\nstrict = true\n")
        files = [str(file) for file in core_files(root)]
        subprocess.run([sys.executable, "-m", "mypyc", *files], cwd=place, check=True)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for made in place.rglob(f"*{suffix}"):
            inside = made.relative_to(place)
            if inside.parts[0] != "build":
                build_data["force_include"][str(made)] = str(inside)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        folder = getattr(self, "_folder", None)
        if folder is not None:
            shutil.rmtree(folder)
