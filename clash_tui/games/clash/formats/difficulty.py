"""The difficulty of a custom solo game: what a level's points can be spent on (R83, R84)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from itertools import product
from types import MappingProxyType

from clash_tui.base.i18n import _
from clash_tui.games.clash.rules import GRANTABLE, LEVELS, SoloOptions

QUICK = "quick"
"""What stands for the level of a quick game."""

OPTION_CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "mana_per_creature": (1, 2),
        "fixed_mana": (6, 7, 8, 9, 10),
        "opponent_first": (False, True),
        "fort_only": (True, False),
        "resistance": (False, True),
        "ability": (None, *GRANTABLE),
    }
)
"""The choices of each option by the names of ``SoloOptions``, in the rulebook's order (R84)."""


_SWITCHES: Mapping[str, str] = MappingProxyType(
    {
        "opponent-first": "opponent_first",
        "fort-only": "fort_only",
        "resistance": "resistance",
    }
)


def choice_points(option: str, choice: object) -> int:
    """Return what one choice costs, or gives back: -1 to 4 (R84)."""
    return SoloOptions.model_validate({option: choice}).points


@cache
def every_combination() -> tuple[SoloOptions, ...]:
    """Return all options there are, whatever they cost: 480 (R84)."""
    return tuple(
        SoloOptions.model_validate(dict(zip(OPTION_CHOICES, choices, strict=True)))
        for choices in product(*OPTION_CHOICES.values())
    )


@cache
def option_combinations(level: str) -> tuple[SoloOptions, ...]:
    """Return all options that cost exactly the points of a level. Raises ``KeyError``."""
    points = LEVELS[level]
    return tuple(options for options in every_combination() if options.points == points)


def random_options(level: str, rng: random.Random) -> SoloOptions:
    """Draw one of the combinations of a level, each as likely as any other."""
    combinations = option_combinations(level)
    return combinations[int(rng.random() * len(combinations))]


def write_options(options: SoloOptions) -> str:
    """Write options as one short text, such as "8+2 fort-only rage"."""
    words = [f"{options.fixed_mana}+{options.mana_per_creature}"]
    words += [word for word, option in _SWITCHES.items() if getattr(options, option)]
    if options.ability is not None:
        words.append(options.ability.value)
    return " ".join(words)


def read_options(text: str) -> SoloOptions:
    """Read what ``write_options`` wrote. Raises ``ValueError`` for any other text."""
    for options in every_combination():
        if write_options(options) == text:
            return options
    raise ValueError(_("{text} says no options of a solo game.").format(text=text or '""'))


def level_above(level: str) -> str | None:
    """Return the next level, None above the highest."""
    levels = list(LEVELS)
    place = levels.index(level) + 1
    return levels[place] if place < len(levels) else None


def level_below(level: str) -> str | None:
    """Return the level before, None below the lowest."""
    levels = list(LEVELS)
    place = levels.index(level)
    return levels[place - 1] if place else None
