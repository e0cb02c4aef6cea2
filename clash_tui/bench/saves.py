"""How long it takes to save a move, to go on with a long game, and to list many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copyfile
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from clash_tui.base.i18n import _, ngettext
from clash_tui.bench.table import Row
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches import Duel, new_duel
from clash_tui.games.clash.rules import DECLINE_DRAW, OfferDraw
from clash_tui.match.saves import SavedGames

LONG = 200
"""How many moves the long game has."""
_SEED = 147
"""With it a random duel is long: with an offer of a draw after each move it has enough of them."""
MANY = 500
"""How many games the folder has that is listed."""


def measure(*, quick: bool) -> list[Row]:
    """Play a long duel that is saved after each move, then open it and list copies of it.

    A save is measured by the clock, as most of it is waiting for the disk. The others are the
    processor's time, in the best of some rounds: what else the machine does can only slow them.
    """
    moves, many = (20, 10) if quick else (LONG, MANY)
    with TemporaryDirectory() as place:
        games = SavedGames(Path(place))
        game = games.begin(new_duel(decks=("deck-1", "deck-3"), seed=_SEED, edition="starter-kit"))
        assert isinstance(game.match, Duel)
        saves = [
            _seconds(lambda: games.keep(game), perf_counter) for _move in _play(game.match, moves)
        ]
        games.close(game)
        resumes = [
            _seconds(lambda: games.close(games.open(game.file, default_catalog())), process_time)
            for _turn in range(1 if quick else 21)
        ]
        for number in range(many - 1):
            copyfile(game.file, game.file.with_name(f"{number}.json"))
        lists = [_seconds(games.unfinished, process_time) for _turn in range(1 if quick else 11)]
    return [
        _row(_("saving a move, median ms"), median(saves)),
        _row(_("saving a move, p95 ms"), quantiles(saves, n=20, method="inclusive")[-1]),
        _row(
            ngettext(
                "going on with a game of {n} move, ms",
                "going on with a game of {n} moves, ms",
                moves,
            ).format(n=moves),
            min(resumes),
        ),
        _row(
            ngettext("listing {n} game, ms", "listing {n} games, ms", many).format(n=many),
            min(lists),
            "≤ 100",
        ),
    ]


def _play(duel: Duel, moves: int) -> Iterator[int]:
    """Play so many moves, and yield after each: any one, then a draw is offered and refused."""
    rng = Random(_SEED)
    while len(duel.moves) < moves:
        duel.play(rng.choice(duel.legal_moves()))
        yield len(duel.moves)
        for move in (OfferDraw(duel.to_move), DECLINE_DRAW):
            if len(duel.moves) < moves:
                duel.play(move)
                yield len(duel.moves)


def _seconds(do: Callable[[], object], clock: Callable[[], float]) -> float:
    start = clock()
    do()
    return clock() - start


def _row(what: str, seconds: float, target: str = "") -> Row:
    return Row(what, f"{seconds * 1000:.1f}", target=target)
