"""A game of Stak Bots from a list of moves, for ``clash-tui play --game stak``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from clash_tui.base.i18n import _
from clash_tui.commands._input import place_of, text_of

if TYPE_CHECKING:
    from clash_tui.games.stak.cards import Deck
    from clash_tui.games.stak.rules import Setup

SWITCHES = (
    "large_hand",
    "no_first_draw",
    "setup_effects",
    "recycling",
    "reactive",
    "borderless",
)
"""The options of a game that are on or off (SB77-SB82)."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of a command that make a game.

    Attributes:
        players: How many play; None for as many as there are names, or two.
        seed: Where all chance comes from.
        first: The letter of who begins; None for the lot (SB8).
        depth: How many cards a Stak has; None for the usual number (SB4).
        deck: The file of an own deck (SB83); None for the house deck.
        switches: The options that are on.
    """

    players: int | None
    seed: int
    first: str | None
    depth: int | None
    deck: str | None
    switches: tuple[str, ...]


def setup_of(wanted: Wanted, names: tuple[str, ...] | None) -> Setup:
    """Return the setup that is asked for. Raises ``ClickException``."""
    from pydantic import ValidationError

    from clash_tui.base.validation import first_fault
    from clash_tui.games.stak.rules import FEWEST, LETTERS, MOST, Setup

    if wanted.players is None and names is not None and not FEWEST <= len(names) <= MOST:
        text = _("there must be from {fewest} to {most}, with commas between")
        reason = text.format(fewest=FEWEST, most=MOST)
        raise click.BadParameter(reason, param_hint="'--names'")
    players = wanted.players or (FEWEST if names is None else len(names))
    given: dict[str, Any] = {"players": players, "seed": wanted.seed, "depth": wanted.depth}
    given |= dict.fromkeys(wanted.switches, True)
    if wanted.first is not None:
        given["first"] = LETTERS.index(wanted.first)
        if given["first"] >= players:
            text = _("nobody sits at {seat} where {players} play")
            reason = text.format(seat=wanted.first, players=players)
            raise click.BadParameter(reason, param_hint="'--first'")
    if wanted.deck is not None:
        given["deck"] = _deck(wanted.deck).counts
    try:
        return Setup.model_validate(given)
    except ValidationError as error:
        # Only how deep a Stak is can still be wrong.
        raise click.BadParameter(first_fault(error)[1], param_hint="'--depth'") from error


def play(setup: Setup, names: tuple[str, ...] | None, file: str) -> str:
    """Play a list of moves and tell what happens. Raises ``ClickException``.

    Args:
        setup: What the game begins with.
        names: The players' names, empty for those called by their letter; None for letters.
        file: The file with the moves.
    """
    from clash_tui.games.stak.matches import StakMatch
    from clash_tui.games.stak.matches.record import write_record
    from clash_tui.games.stak.rules import LETTERS
    from clash_tui.match import BadLine, play_moves

    given = names or ("",) * setup.players
    if len(given) != setup.players:
        reason = _("there must be one for each player, with commas between")
        raise click.BadParameter(reason, param_hint="'--names'")
    match = StakMatch(setup, [name or letter for name, letter in zip(given, LETTERS, strict=False)])
    text = text_of(file)
    try:
        play_moves(match, text)
    except BadLine as error:
        raise click.ClickException(f"{place_of(file)}, {error}") from error
    return write_record(match)


def _deck(file: str) -> Deck:
    from clash_tui.base.problem import Refused
    from clash_tui.games.stak.cards.deck_file import read_deck

    try:
        return read_deck(Path(file))
    except Refused as refused:
        raise click.BadParameter(str(refused.problems[0]), param_hint="'--deck'") from refused
