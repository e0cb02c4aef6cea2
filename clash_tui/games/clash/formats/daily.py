"""The deal of the day: one solo draft for everybody, which follows from the date alone."""

from __future__ import annotations

from datetime import date
from typing import Final

from clash_tui.base.chance import stream
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats.difficulty import random_options
from clash_tui.games.clash.formats.share_code import CODED_SETS
from clash_tui.games.clash.formats.solo import SoloPreparation

LEVELS_OF_THE_WEEK: Final = (None, "easy", "medium", "hard", "heroic", "mythic", None)
"""The level of each day from Monday on; None is a quick game."""

_SEEDS: Final = 2**30


def deal_of_the_day(day: date, catalog: Catalog) -> SoloPreparation:
    """Return the deal of a day: a draft from one of the program's sets, in the newer edition.

    A player's own sets are left out. Raises ``ValueError`` if there is no other.
    """
    rng = stream(day.toordinal(), "deal of the day")
    sets = [each.id for each in catalog.sets if each.id in CODED_SETS]
    if not sets:
        raise ValueError("no set of the program is there")
    level = LEVELS_OF_THE_WEEK[day.weekday()]
    given = {
        "seed": int(rng.random() * _SEEDS),
        "sets": (sets[int(rng.random() * len(sets))],),
        "format": "draft",
        "day": day,
    }
    if level is not None:
        given |= {"kind": "custom", "level": level, "options": random_options(level, rng)}
    return SoloPreparation.model_validate(given)
