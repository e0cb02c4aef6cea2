"""The weights of what a position is judged by, as a file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from clash_tui.base.paths import assets_dir

FILE = "weights.toml"
"""The name of the file among what comes with the game."""


def weights_file() -> Path:
    """Return where the weights that come with the program lie."""
    return assets_dir("clash") / FILE


def read_weights(file: Path | None = None) -> dict[str, float]:
    """Read weights: a number of logits for each feature.

    Args:
        file: Where they lie; None takes those that come with the program.

    Raises ``OSError``, or ``ValueError`` with the reason for a file that holds no weights.
    """
    with (file or weights_file()).open("rb") as opened:
        found = tomllib.load(opened)
    weights: dict[str, float] = {}
    for side, values in found.get("weights", {}).items():
        for feature, weight in values.items():
            weights[f"{side}.{feature}"] = float(weight)
    return weights


def write_weights(weights: Mapping[str, float], about: str) -> str:
    """Return the text of a file of weights.

    Args:
        weights: What each feature adds, in logits.
        about: How they came about, a comment at the head of the file.
    """
    lines = [f"# {line}".rstrip() for line in about.splitlines()]
    for side in dict.fromkeys(name.partition(".")[0] for name in sorted(weights)):
        lines += ["", f"[weights.{side}]"]
        lines += [
            f'"{name.partition(".")[2]}" = {weight:.3f}'
            for name, weight in sorted(weights.items())
            if name.startswith(f"{side}.")
        ]
    return "\n".join(lines) + "\n"
