"""Recording the golden games of Stak Bots: ``python -m tests.golden_games.make_stak``.

As those of the first game: a later version must bring the same out of the same files. What happens
in a game stands beside its file; it changes only where a rule was played wrongly and is not any
more.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clash_tui.base.paths import assets_dir
from clash_tui.games.stak.cards import read_deck
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.matches.replay_text import write_replay
from clash_tui.games.stak.matches.saved import SavedStak
from clash_tui.games.stak.rules import (
    ACCEPT_DRAW,
    DECLINE_DRAW,
    NOTHING,
    Attack,
    End,
    Move,
    OfferDraw,
    Play,
    React,
    Resign,
    Scrap,
)
from clash_tui.match.digest import notation
from clash_tui.match.saved_game import save_of, write_save
from clash_tui.match.seats import Person, Program, Seat
from tests.games.stak.played import EVERY_OPTION, begun
from tests.golden_games.make import WHEN

FOLDER = Path(__file__).parent / "stak"
"""The games as files, and what happens in each."""
TOLD = FOLDER / "told.txt"
"""What ``clash-tui replay`` prints of the game ``SHORT``."""
SHORT = "resigned"
"""A short game, which is told as text."""

Stop = Callable[[StakMatch, random.Random], None]


def recorded() -> dict[str, StakMatch]:
    """Play all the games, each by its own seed."""
    own = read_deck(assets_dir("stak") / "examples" / "own-deck.toml").counts
    programs = (
        Seat("Ann", Person()),
        Seat("Bolt", Program("greedy", "hard")),
        Seat("Roll", Program("random")),
    )
    return {
        "two": game(1, 2),
        "three": game(2, 3),
        "four": game(3, 4),
        "five": game(4, 5),
        "six": game(5, 6),
        "two-shallow": game(6, 2, depth=1),
        "two-deepest": game(7, 2, depth=27),
        "six-deepest": game(8, 6, depth=7),
        "large-hand": game(9, 3, large_hand=True),
        "no-first-draw": game(10, 3, no_first_draw=True, first=2),
        "setup-effects": game(11, 4, setup_effects=True),
        "recycling": game(12, 3, recycling=True),
        "reactive": game(13, 4, reactive=True),
        "borderless": game(14, 3, borderless=True),
        "every-option": game(15, 6, depth=6, **EVERY_OPTION),
        "every-option-two": game(16, 2, **EVERY_OPTION),
        "own-deck": game(17, 3, deck=own),
        "all-out": game(4, 3, depth=1),
        "resigned": game(18, 2, stop=resigned, depth=3),
        "agreed": game(19, 4, stop=agreed),
        "rounds": game(20, 2, depth=2, choose=idle),
        "programs": game(21, 3, seats=programs),
        "goes-on": game(22, 4, stop=lambda _match, _rng: None),
    }


def game(
    seed: int,
    players: int,
    *,
    stop: Stop | None = None,
    choose: Callable[[StakMatch, random.Random], Move] | None = None,
    **agreed_on: Any,
) -> StakMatch:
    """Play a game by chance to its end, or some moves and then to ``stop``."""
    rng = random.Random(seed)
    match = begun(players, seed=seed, **agreed_on)
    left = 14 if stop is not None else 10_000
    while match.outcome is None and (left > 0 or match.state.asking != NOTHING):
        match.play((choose or lively)(match, rng))
        left -= 1
    if stop is not None:
        stop(match, rng)
    return match


def lively(match: StakMatch, rng: random.Random) -> Move:
    """Return a move such that a game lasts and much of the rules comes up."""
    legal = match.legal_moves()
    good = [move for move in legal if isinstance(move, (Play, Attack, React))]
    if good and rng.random() < 0.6:
        return rng.choice(good)
    calm = [move for move in legal if not isinstance(move, Scrap)]
    return rng.choice(calm if calm and rng.random() < 0.9 else legal)


def idle(match: StakMatch, rng: random.Random) -> Move:
    """Return a move that feeds the heap from the hand and ends the turn (SB71)."""
    legal = match.legal_moves()
    ends = [move for move in legal if isinstance(move, End)]
    return ends[0] if ends else next(m for m in legal if not isinstance(m, (Play, Attack, Scrap)))


def resigned(match: StakMatch, _rng: random.Random) -> None:
    """Give the game up."""
    match.play(Resign(match.state.active))


def agreed(match: StakMatch, rng: random.Random) -> None:
    """Offer a draw in vain, play on, and agree to the next one."""
    match.play(OfferDraw(match.to_move))
    match.play(ACCEPT_DRAW)
    match.play(DECLINE_DRAW)
    match.play(lively(match, rng))
    match.play(OfferDraw(match.to_move))
    while match.outcome is None:
        match.play(ACCEPT_DRAW)


def main() -> None:
    """Write every game and its record."""
    FOLDER.mkdir(exist_ok=True)
    for name, match in recorded().items():
        saved = save_of(match, WHEN).model_copy(update={"changed": WHEN})
        (FOLDER / f"{name}.json").write_text(write_save(saved), encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(notation(match), encoding="utf-8")
        if name == SHORT:
            assert isinstance(saved, SavedStak)
            TOLD.write_text(write_replay(match, saved), encoding="utf-8")


if __name__ == "__main__":
    main()
