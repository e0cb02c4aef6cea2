"""The weights of what a position is judged by, as a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from clash_tui.base.paths import assets_dir
from clash_tui.base.toml_file import read_toml

FILE = "weights.toml"
"""The name of the file among what comes with the game."""

Weight = Annotated[float, Field(ge=-1000, le=1000, allow_inf_nan=False)]


class WeightsFile(BaseModel):
    """What stands in a file of weights.

    Attributes:
        weights: For each side what its features add, in logits; see ``features``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    weights: Mapping[str, Mapping[str, Weight]]


def weights_file() -> Path:
    """Return where the weights that come with the program lie."""
    return assets_dir("clash") / FILE


def read_weights(file: Path | None = None) -> dict[str, float]:
    """Read weights: a number of logits for each feature.

    Args:
        file: Where they lie; None takes those that come with the program.

    Raises ``OSError``, ``NoToml``, or ``pydantic.ValidationError`` for a file that holds none.
    """
    found = WeightsFile.model_validate(read_toml(file or weights_file()))
    return {
        f"{side}.{feature}": weight
        for side, values in found.weights.items()
        for feature, weight in values.items()
    }


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
