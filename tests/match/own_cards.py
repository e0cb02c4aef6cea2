"""A set that a player made, and what can become of its file while games with it wait."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Catalog, load_catalog
from clash_tui.games.clash.formats import Preparation, Preparing, SoloPreparation, SoloPreparing
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.matches.saved_way import UnderWay
from tests.match.samples import random_step

SET, OTHER = "reef", "wreck"
COUNT = 40
"""How many cards the set has: enough for a draft."""
ABILITIES = ("rage", "aerial", "sprint", "protection", "splash")


def write_set(folder: Path, set_id: str = SET, *, attack: int = 2, prefix: str = "reef") -> Path:
    """Write the file of a set, whose creatures have this attack."""
    lines = [f'id = "{set_id}"', f'name = "{set_id.title()}"', "year = 2026"]
    for number in range(COUNT):
        lines += [
            f"[cards.{prefix}-{number}]",
            f'name = "{prefix.title()} {number}"',
            'type = "creature"',
            f"cost = {number % 3}",
            f"attack = {attack}",
            f"health = {1 + number % 4}",
            f'abilities = ["{ABILITIES[number % len(ABILITIES)]}"]',
        ]
    file = folder / "sets" / f"{set_id}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines))
    return file


def catalog_of(folder: Path) -> Catalog:
    """Read all sets as the program would that is started now."""
    return load_catalog(assets_dir("clash"), folder)


def edited(folder: Path) -> None:
    """Give all cards another attack."""
    write_set(folder, attack=5)


def removed(folder: Path) -> None:
    """Take the file away."""
    (folder / "sets" / f"{SET}.toml").unlink()


def broken(folder: Path) -> None:
    """Leave half a file."""
    file = folder / "sets" / f"{SET}.toml"
    file.write_text(file.read_text()[:500] + '\nattack = "many')


def clashing(folder: Path) -> None:
    """Let another set, read before it, have cards of the same ids."""
    write_set(folder, "a-reef", attack=7)


def replaced(folder: Path) -> None:
    """Let quite another set have the id."""
    write_set(folder, attack=3, prefix="wreck")


FATES: dict[str, Callable[[Path], None]] = {
    each.__name__: each for each in (edited, removed, broken, clashing, replaced)
}
"""What can happen to the file."""

WAYS = {
    "mid-draft": ("draft", 5),
    "mid-build": ("constructed", 1),
    "mid-ban": ("constructed", 4),
    "champions": ("draft", 13),
}


def way(catalog: Catalog, name: str) -> UnderWay:
    """Return a game that is being prepared with the own set alone."""
    format_id, steps = WAYS[name]
    given = {"format": format_id, "sets": (SET,), "seed": 5, "champions": True}
    return UnderWay(("Ann", "Ben"), _steps(_begin(given, catalog), steps))


def solo_way(catalog: Catalog, steps: int = 3) -> UnderWay:
    """Return a solo game that is being prepared with it."""
    given = {"format": "draft", "sets": (SET,), "seed": 5}
    now = SoloPreparing.begin(SoloPreparation.model_validate(given), catalog)
    return UnderWay(("Ann",), _steps(now, steps))


def duel(catalog: Catalog, moves: int) -> Duel:
    """Return a duel of a draft with it, after some random moves."""
    now = _finished(_begin({"format": "draft", "sets": (SET,), "seed": 5}, catalog))
    return _played(Duel(catalog, now.setup(), ("Ann", "Ben"), now.preparation), moves)


def solo(catalog: Catalog, moves: int) -> SoloGame:
    """Return a solo game of a draft with it, after some random moves."""
    begun = SoloPreparation.model_validate({"format": "draft", "sets": (SET,), "seed": 5})
    now = _finished(SoloPreparing.begin(begun, catalog))
    return _played(SoloGame(catalog, now.setup(), ("Ann", "Opponent"), now.preparation), moves)


def go_on(way: UnderWay) -> UnderWay:
    """Take all steps that are left, by chance."""
    return UnderWay(way.names, _finished(way.preparing), "")


def _begin(given, catalog: Catalog) -> Preparing:
    return Preparing.begin(Preparation.model_validate(given), catalog)


def _steps(now, steps: int):
    rng = random.Random(5)
    for _ in range(steps):
        now = now.play(random_step(now, rng))
    return now


def _finished(now):
    rng = random.Random(6)
    while now.stage is not None:
        now = now.play(random_step(now, rng))
    return now


def _played(match, moves: int):
    rng = random.Random(5)
    for _ in range(moves):
        if match.outcome is None:
            match.play(rng.choice(match.legal_moves()))
    return match
