"""Recording the golden games: ``python -m tests.golden_games.make`` writes those of today's form.

They are what a later version is held to: a game that was saved must come out the same. Each form
of saved games has a folder of its own, and those of older forms are never written again; today's
is ``FORMAT_OF_PEOPLE``. What happens in a game stands beside the folders, once for all forms: it
changes only where a rule was played wrongly and is not any more; what has changed then must be
read and understood.
"""

import random
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.cards.catalog import load_catalog
from clash_tui.games.clash.formats import (
    ChampionPicks,
    Constructed,
    Draft,
    Preparation,
    Preparing,
    SoloDraft,
    SoloPreparation,
    SoloPreparing,
    cards_of,
)
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.matches.replay_text import write_replay
from clash_tui.games.clash.matches.saved import Playable, SavedDuel, SavedSolo
from clash_tui.games.clash.rules import (
    ACCEPT_DRAW,
    DECLINE_DRAW,
    LEVELS,
    Cast,
    Edition,
    Move,
    OfferDraw,
    Resign,
    SoloOptions,
    Summon,
    SummonChampion,
)
from clash_tui.match.digest import notation
from clash_tui.match.saved_file import FORMAT_OF_PEOPLE
from clash_tui.match.saved_game import save_of, write_save

FOLDER = Path(__file__).parent / "games"
"""What happens in each game, and the games as files of the first form."""
TODAY = FOLDER / f"format-{FORMAT_OF_PEOPLE}"
"""The games as files of today's form."""
TOLD = Path(__file__).parent / "told.txt"
"""What ``clash-tui replay`` prints of the game ``SHORT``."""
WHEN = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
SHORT = "duel-resigned"
"""A short game, which is told as text."""
PACK = ("initiation-pack",)
OLD, NEW = Edition.STARTER_KIT, Edition.INITIATION_PACK
HEROIC = SoloOptions.model_validate(
    {"fixed_mana": 8, "mana_per_creature": 2, "fort_only": True, "ability": "rage"}
)
MYTHIC = SoloOptions.model_validate({"fixed_mana": 8, "opponent_first": True, "resistance": True})


def recorded(catalog: Catalog) -> dict[str, Playable]:
    """Play all the games, each by its own seed."""
    every = tuple(each.id for each in catalog.sets)
    return {
        "duel-preconstructed": duel(catalog, 1, edition=NEW),
        "duel-preconstructed-old": duel(catalog, 2, edition=OLD),
        "duel-draft": duel(catalog, 3, format="draft", sets=PACK, edition=NEW),
        "duel-draft-old-champions": duel(
            catalog, 4, format="draft", sets=PACK, edition=OLD, champions=True
        ),
        "duel-draft-every-set": duel(catalog, 5, format="draft", sets=every, champions=True),
        "duel-draft-every-set-old": duel(catalog, 6, format="draft", sets=every, edition=OLD),
        "duel-constructed": duel(catalog, 7, format="constructed", sets=PACK, champions=True),
        "duel-constructed-every-set": duel(catalog, 8, format="constructed", sets=every),
        "duel-constructed-every-set-old": duel(
            catalog, 9, format="constructed", sets=every, edition=OLD, champions=True
        ),
        "duel-resigned": duel(catalog, 10, stop=resigned),
        "duel-drawn": duel(catalog, 11, edition=OLD, stop=drawn),
        "solo-quick": solo(catalog, 110),
        "solo-quick-draft-old": solo(catalog, 40, format="draft", sets=PACK, edition=OLD),
        "solo-easy": solo(catalog, 14, "easy", SoloOptions(fixed_mana=7)),
        "solo-hard-champion": solo(
            catalog,
            15,
            "hard",
            SoloOptions(mana_per_creature=2, fixed_mana=7),
            format="draft",
            sets=PACK,
            champion=True,
        ),
        "solo-heroic-every-set": solo(
            catalog, 20, "heroic", HEROIC, format="draft", sets=every, champion=True
        ),
        "solo-mythic-old": solo(catalog, 65, "mythic", MYTHIC, edition=OLD),
    }


def recorded_with_own_cards(folder: Path) -> dict[str, Playable]:
    """Play games with a set that a player made; later nobody has it but their files."""
    sets = folder / "sets"
    sets.mkdir()
    shutil.copy(assets_dir("clash") / "examples" / "own-set.toml", sets / "tide-pool.toml")
    catalog = load_catalog(assets_dir("clash"), folder)
    mixed = ("elusive", "tide-pool")
    return {
        "duel-own-draft": duel(catalog, 21, format="draft", sets=mixed, champions=True),
        "duel-own-constructed": duel(catalog, 22, format="constructed", sets=("tide-pool",)),
        "solo-own": solo(catalog, 23, format="draft", sets=mixed),
    }


def duel(
    catalog: Catalog,
    seed: int,
    stop: Callable[[Duel, random.Random], None] | None = None,
    **agreed: object,
) -> Duel:
    """Make decks by chance and play a duel with them, to its end or to ``stop``."""
    rng = random.Random(seed)
    now = Preparing.begin(Preparation.model_validate({**agreed, "seed": seed}), catalog)
    while not now.done:
        now = now.play(_step(now, rng))
    match = Duel(catalog, now.setup(), ("Ann", "Ben"), now.preparation)
    _play(match, rng, 12 if stop is not None else None)
    if stop is not None:
        stop(match, rng)
    return match


def solo(
    catalog: Catalog,
    seed: int,
    level: str | None = None,
    options: SoloOptions | None = None,
    **chosen: object,
) -> SoloGame:
    """Make a deck by chance and play a solo game with it to its end."""
    rng = random.Random(seed)
    kind = "quick" if level is None else "custom"
    begun = SoloPreparation.model_validate({**chosen, "kind": kind, "seed": seed})
    now = SoloPreparing.begin(begun, catalog)
    while now.stage is not None:
        now = now.play(_step(now, rng))
    if level is not None:
        assert options is not None
        assert options.points == LEVELS[level]
        now = now.with_level(level, options)
    match = SoloGame(catalog, now.setup(), ("Ann", "Opponent"), now.preparation)
    _play(match, rng)
    return match


def resigned(match: Duel, _rng: random.Random) -> None:
    """Give the duel up."""
    match.play(Resign(match.to_move))


def drawn(match: Duel, rng: random.Random) -> None:
    """Offer a draw in vain, play on, and agree to the next one."""
    for answer in (DECLINE_DRAW, ACCEPT_DRAW):
        match.play(OfferDraw(match.to_move))
        match.play(answer)
        _play(match, rng, 1)


def _step(now: Preparing | SoloPreparing, rng: random.Random) -> str:
    """Return any legal step of the way to a game."""
    stage = now.stage
    if isinstance(stage, Draft):
        return rng.choice(stage.left).id
    if isinstance(stage, SoloDraft):
        return rng.choice(stage.revealed).id
    if isinstance(stage, ChampionPicks):
        assert stage.picker is not None
        return f"champion {rng.choice(stage.candidates(stage.picker)).id}"
    if isinstance(stage, Constructed):
        if stage.ban_now is None:
            pool = cards_of(stage.catalog, stage.sets)
            return " ".join(["deck", *(card.id for card in rng.sample(pool, 10))])
        return f"ban {rng.choice(stage.left(stage.ban_now.owner)).id}"
    taken = {move.split()[-1] for move in now.preparation.moves}
    decks = [deck.id for deck in now.catalog.decks if deck.id not in taken]
    return f"deck {rng.choice(decks)}"


def _play(match: Playable, rng: random.Random, moves: int | None = None) -> None:
    """Play moves by chance, mostly such that a game lasts and much of the rules comes up."""
    left = moves if moves is not None else 10_000
    while left and match.outcome is None:
        legal = match.legal_moves()
        good = [move for move in legal if _is_good(move, match)]
        match.play(rng.choice(good if good and rng.random() < 0.9 else legal))
        left -= 1


def _is_good(move: Move, match: Playable) -> bool:
    """Say whether a move keeps some cards in hand, or strikes an enemy."""
    if isinstance(move, Summon):
        return len(match.state.sides[match.to_move].hand) > 4
    return isinstance(move, SummonChampion) or (
        isinstance(move, Cast) and move.player != match.to_move
    )


def main() -> None:
    """Write every game and its record."""
    TODAY.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        games = recorded(load_catalog(assets_dir("clash"))) | recorded_with_own_cards(Path(folder))
    for name, match in games.items():
        saved = save_of(match, WHEN).model_copy(update={"changed": WHEN})
        (TODAY / f"{name}.json").write_text(write_save(saved), encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(notation(match), encoding="utf-8")
        if name == SHORT:
            assert isinstance(saved, SavedDuel | SavedSolo)
            TOLD.write_text(write_replay(match, saved), encoding="utf-8")


if __name__ == "__main__":
    main()
