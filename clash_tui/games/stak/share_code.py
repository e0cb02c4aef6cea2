"""Share codes of Stak Bots: a deal in a few signs, to be entered anywhere (SB4-SB9, section 11).

A code holds all that the deal depends on: players, options, who begins and the seed. Of a deck
that is not the house deck it holds a mark, by which it is found among the own decks of whoever
enters the code.

============  ===================================================================================
signs         what they say
============  ===================================================================================
1             S: a game of Stak Bots
1             the version of the codes
1             the number of players, whether the Staks have another depth, whether the deck is own
2             who begins, or that the lot decides, and the options that are on
1             the depth of the Staks, where it is not the usual one
4             the mark of the deck, where it is an own one
6 or 13       the seed; 6 hold all the program draws by itself
2             the check
============  ===================================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from pydantic import ValidationError

from clash_tui.base.code_signs import (
    SIGNS,
    BadCode,
    Values,
    newer_code,
    no_deal,
    values_of,
    write_seeds,
    write_signs,
)
from clash_tui.base.i18n import _
from clash_tui.games.codes import STAK, values_for
from clash_tui.games.stak.cards.deck import Deck
from clash_tui.games.stak.cards.deck_mark import is_house, mark_of
from clash_tui.games.stak.cards.decks import own_decks
from clash_tui.games.stak.rules import FEWEST, MOST, USUAL_DEPTHS, Setup

VERSION: Final = 1
"""The version of the codes that this program writes and reads."""

SWITCHES: Final = (
    "large_hand",
    "no_first_draw",
    "setup_effects",
    "recycling",
    "reactive",
    "borderless",
)
"""The options that are on or off by their bits in a code: new ones come last, none ever moves."""

_GAME: Final = SIGNS.index("S")
_PLAYERS: Final = MOST - FEWEST + 1
_MARK: Final = 5
"""How many hexadecimal digits a mark has: four signs."""
_MARK_SIGNS: Final = 4
_BEGINS_SIGNS: Final = 2


@dataclass(frozen=True, slots=True)
class StakDeal:
    """What a code says: a game without who sits there."""

    game: ClassVar[str] = STAK

    setup: Setup


def write_code(setup: Setup) -> str:
    """Write the code of a deal."""
    usual = setup.stak == USUAL_DEPTHS[setup.players]
    house = is_house(setup.deck)
    switches = sum(getattr(setup, name) << bit for bit, name in enumerate(SWITCHES))
    begins = 0 if setup.first is None else setup.first + 1
    mark = int(mark_of(setup.deck, _MARK), 16)
    parts = (
        (_GAME, VERSION),
        (setup.players - FEWEST + _PLAYERS * ((not usual) + 2 * (not house)),),
        values_of((begins << len(SWITCHES)) + switches, _BEGINS_SIGNS),
        () if usual else (setup.stak,),
        () if house else values_of(mark, _MARK_SIGNS),
        write_seeds([setup.seed]),
    )
    return write_signs([value for part in parts for value in part])


def read_code(text: str, decks: Sequence[Deck] | None = None) -> StakDeal:
    """Return the deal a code stands for.

    Args:
        text: The code.
        decks: The own decks there are; None takes those of the player.

    Raises:
        OtherGame: if it is a code of another game.
        BadCode: if there is a typing error in it, if it is of a newer version, of no deal, or of a
            deck that is not here.
    """
    values = values_for(STAK, text)
    if values[1:2] != (VERSION,):
        raise newer_code() if len(values) > 1 else no_deal()
    setup = _read_setup(Values(values[2:]), decks)
    # What is written otherwise than the program would is none of its codes.
    if values_for(STAK, write_code(setup)) != values:
        raise no_deal()
    return StakDeal(setup)


def open_code(text: str) -> StakDeal:
    """Return the deal a code stands for, with the own decks of the player. Raises ``BadCode``."""
    return read_code(text)


def _read_setup(values: Values, decks: Sequence[Deck] | None) -> Setup:
    what, players = divmod(values.take(1), _PLAYERS)
    begins, switches = divmod(values.take(_BEGINS_SIGNS), 1 << len(SWITCHES))
    own, deep = divmod(what, 2)
    if own > 1:
        raise no_deal()
    given: dict[str, object] = {
        name: bool(switches >> bit & 1) for bit, name in enumerate(SWITCHES)
    }
    given["players"] = players + FEWEST
    given["first"] = begins - 1 if begins else None
    if deep:
        given["depth"] = values.take(1)
    if own:
        given["deck"] = _deck_with(values.take(_MARK_SIGNS), decks)
    (given["seed"],) = values.take_seeds(1)
    try:
        return Setup.model_validate(given)
    except ValidationError as error:
        raise no_deal() from error


def _deck_with(mark: int, decks: Sequence[Deck] | None) -> tuple[tuple[str, int], ...]:
    """Return the cards of the own deck with a mark. Raises ``BadCode``."""
    for deck in own_decks().decks if decks is None else decks:
        if int(mark_of(deck.counts, _MARK), 16) == mark:
            return deck.counts
    raise BadCode(_("The code is of a game with an own deck that is not on this computer."))
