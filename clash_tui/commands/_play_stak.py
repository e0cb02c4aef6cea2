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
"""The options of a game that are on or off (SB77-SB82), by their names in a setup."""


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
    from clash_tui.games.stak.rules import FEWEST, MOST, Setup

    if wanted.players is None and names is not None and not FEWEST <= len(names) <= MOST:
        text = _("there must be from {fewest} to {most}, with commas between")
        reason = text.format(fewest=FEWEST, most=MOST)
        raise click.BadParameter(reason, param_hint="'--names'")
    players = wanted.players or (FEWEST if names is None else len(names))
    given: dict[str, Any] = {"players": players, "seed": wanted.seed, "depth": wanted.depth}
    given |= dict.fromkeys(wanted.switches, True)
    given["first"] = _seat(wanted.first, players)
    if wanted.deck is not None:
        given["deck"] = _deck(wanted.deck).counts
    try:
        return Setup.model_validate(given)
    except ValidationError as error:
        # Only how deep a Stak is can still be wrong.
        raise click.BadParameter(first_fault(error)[1], param_hint="'--depth'") from error


def setup_in(code: str, first: str | None) -> Setup:
    """Return the setup that a share code says. Raises ``BadParameter``.

    Args:
        code: The code.
        first: The letter of who begins; None for what the code says.
    """
    from clash_tui.base.code_signs import BadCode
    from clash_tui.games.stak.share_code import open_code

    try:
        setup = open_code(code).setup
    except BadCode as error:
        raise click.BadParameter(str(error), param_hint="'--code'") from error
    seat = _seat(first, setup.players)
    return setup if seat is None else setup.model_copy(update={"first": seat})


def _seat(letter: str | None, players: int) -> int | None:
    """Return who begins. Raises ``BadParameter`` where nobody sits there."""
    from clash_tui.games.stak.rules import LETTERS

    if letter is None:
        return None
    seat = LETTERS.index(letter)
    if seat >= players:
        text = _("nobody sits at {seat} where {players} play")
        reason = text.format(seat=letter, players=players)
        raise click.BadParameter(reason, param_hint="'--first'")
    return seat


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
