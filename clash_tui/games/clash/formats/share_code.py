"""Share codes: a deal as a word of a dozen signs, to send, to read out and to type off.

The same code gives the same deal on every machine: what was agreed on, and the seed from which
all chance follows. What the players decide is theirs: a code has no picks of a draft, no built
decks, bans or Champions, no names and no moves. The ready decks of Preconstructed are in it, and
so are the level and the options of a custom solo game, as without them the deal were another one.

=====================  ==========================================================================
signs                  what they say
=====================  ==========================================================================
1                      the version of the codes
0, or 2                that a player goes first, not whom the coin says, and which player
1                      game, format, Champions, whether a seed of its own follows, and the edition
1 (Preconstructed)     the decks, or that they are still to be chosen
1, or 4 (otherwise)    the set; or that there are several, and which
2 (custom solo)        the options (R84), or that they are still to be chosen
6 or 13                the seed; 6 hold all the program draws by itself
as many                in a draft: the seed of the game, where it is not that of the draft
2                      the check
=====================  ==========================================================================
"""

from __future__ import annotations

from itertools import chain
from typing import Final, Literal, NamedTuple

from pydantic import ValidationError

from clash_tui.base.code_signs import (
    BadCode,
    Values,
    newer_code,
    no_deal,
    read_signs,
    values_of,
    write_seeds,
    write_signs,
)
from clash_tui.base.i18n import _
from clash_tui.games.clash.cards import Catalog, default_catalog
from clash_tui.games.clash.formats.difficulty import OPTION_CHOICES
from clash_tui.games.clash.formats.preparation import Preparation, first_of, replay
from clash_tui.games.clash.formats.solo import SoloPreparation, replay_solo
from clash_tui.games.clash.formats.steps import BadPreparation
from clash_tui.games.clash.rules import LEVELS, Edition, SoloOptions
from clash_tui.games.clash.rules.words import PLAYER_LETTERS
from clash_tui.games.codes import CLASH, values_for

VERSION: Final = 1
"""The version of the codes that this program writes and reads."""

CODED_SETS: Final = (
    "initiation-pack",
    "breaching-in",
    "deliquescence",
    "elusive",
    "resistance",
    "submersion",
    "treachery",
    "belligerance",
    "dissension",
    "enlisement",
    "sournoiserie",
)
"""The program's sets by their numbers in a code: new ones come last, none ever moves."""

_DECKS: Final = ("", "deck-1", "deck-2", "deck-3", "deck-4")
"""The ready decks by their numbers; the first stands for one still to be chosen."""

_EDITIONS: Final = (Edition.INITIATION_PACK, Edition.STARTER_KIT)
_SEVERAL_SETS: Final = 31
_SOMEBODY_BEGINS: Final = 31
"""Stands where the way would, and says that the next sign is who goes first (R10)."""
_SETS_SIGNS: Final = 3
_OPTIONS_SIGNS: Final = 2

Deal = Preparation | SoloPreparation
"""What a code says: the record of a way to a game, without what players decide on it."""


class NoCode(ValueError):
    """A deal cannot be put in a code; the message is one sentence that says why."""


class _Way(NamedTuple):
    """What the second sign says besides the edition."""

    game: Literal["duel", "quick", "custom"]
    format: str
    champions: bool = False
    two_seeds: bool = False


_ONE_SEED: Final = (
    _Way("duel", "preconstructed"),
    _Way("duel", "draft"),
    _Way("duel", "draft", champions=True),
    _Way("duel", "constructed"),
    _Way("duel", "constructed", champions=True),
    _Way("quick", "preconstructed"),
    _Way("quick", "draft"),
    _Way("custom", "preconstructed"),
    _Way("custom", "draft"),
    _Way("custom", "draft", champions=True),
)
_WAYS: Final = (
    *_ONE_SEED,
    *(way._replace(two_seeds=True) for way in _ONE_SEED if way.format == "draft"),
)


def deal_of(preparation: Deal, seed: int | None = None, first: int | None = None) -> Deal:
    """Return the deal of a game: its preparation without what the players decided.

    Who lost the last duel means somebody else to whoever enters the code, so a deal says which
    player goes first instead, or leaves it to the coin.

    Args:
        preparation: How the game came about.
        seed: The seed it was dealt from; None takes that of the preparation.
        first: Who went first in a duel because it was agreed on; None takes what the preparation
            says.
    """
    dealt = preparation.dealt_from if seed is None else seed
    drafted = preparation.format == "draft"
    ready = preparation.format == "preconstructed"
    changes: dict[str, object] = {
        # What decks are built from and shuffled is one chance, but for those that are drafted.
        "seed": preparation.seed if drafted else dealt,
        "game_seed": dealt if drafted and dealt != preparation.seed else None,
        "sets": () if ready else tuple(sorted(preparation.sets, key=_place_of)),
        "moves": preparation.moves if ready else (),
    }
    if isinstance(preparation, SoloPreparation):
        changes["day"] = None
    else:
        told = first_of(preparation.begins) if first is None else first
        changes["begins"] = "coin" if told is None else PLAYER_LETTERS[told]
    return preparation.model_copy(update=changes)


def write_code(preparation: Deal, seed: int | None = None, first: int | None = None) -> str:
    """Write the code of a deal; the arguments are those of ``deal_of``.

    Raises:
        NoCode: if its cards are not all the program's.
    """
    deal = deal_of(preparation, seed, first)
    two_seeds = deal.game_seed is not None
    if isinstance(deal, SoloPreparation):
        way = _Way(deal.kind, deal.format, deal.champion, two_seeds)
    else:
        way = _Way("duel", deal.format, deal.champions, two_seeds)
    seeds = [deal.seed] if deal.game_seed is None else [deal.seed, deal.game_seed]
    begins = () if isinstance(deal, SoloPreparation) else _write_begins(deal)
    parts = (
        (VERSION, *begins, 2 * _WAYS.index(way) + _EDITIONS.index(deal.edition)),
        _write_decks(deal) if deal.format == "preconstructed" else _write_sets(deal.sets),
        _write_options(deal) if way.game == "custom" else (),
        write_seeds(seeds),
    )
    return write_signs(tuple(chain.from_iterable(parts)))


def read_code(text: str) -> Deal:
    """Return the deal a code stands for.

    Raises:
        OtherGame: if it is a code of another game.
        BadCode: if there is a typing error in it, if it is of a newer version, or of no deal.
    """
    values = values_for(CLASH, text)
    if values[0] != VERSION:
        raise newer_code()
    deal = _read_deal(Values(values[1:]))
    # What is written otherwise than the program would is none of its codes.
    if read_signs(write_code(deal)) != values:
        raise no_deal()
    return deal


def begin_code(text: str, catalog: Catalog) -> Deal:
    """Return the deal a code stands for, once it is sure that it can be played with these cards.

    Raises:
        BadCode: if ``read_code`` does, or if its cards are not here or cannot be played.
    """
    deal = read_code(text)
    try:
        if isinstance(deal, SoloPreparation):
            replay_solo(deal, catalog)
        else:
            replay(deal, catalog)
    except BadPreparation as bad:
        raise BadCode(bad.reason) from bad
    return deal


def open_code(text: str) -> Deal:
    """Return the deal a code stands for, with the cards there are. Raises like ``begin_code``."""
    return begin_code(text, default_catalog())


def _place_of(set_id: str) -> int:
    if set_id not in CODED_SETS:
        text = _("There is no code for this deal: the set “{set}” is known on this computer only.")
        raise NoCode(text.format(set=set_id))
    return CODED_SETS.index(set_id)


def _write_begins(deal: Preparation) -> tuple[int, ...]:
    first = first_of(deal.begins)
    return () if first is None else (_SOMEBODY_BEGINS, first)


def _write_decks(deal: Deal) -> tuple[int, ...]:
    picked = [move.removeprefix("deck ") for move in deal.moves]
    if not set(picked) <= set(_DECKS):
        raise NoCode(
            _("There is no code for this deal: its decks are known on this computer only.")
        )
    places = [_DECKS.index(deck) for deck in (*picked, "", "")]
    return (len(_DECKS) * places[0] + places[1],)


def _read_decks(values: Values, most: int) -> tuple[str, ...]:
    places = divmod(values.take(1), len(_DECKS))
    if max(places) >= len(_DECKS):
        raise no_deal()
    picked = [_DECKS[place] for place in places if place]
    if len(set(picked)) < len(picked) or len(picked) > most:
        raise no_deal()
    return tuple(f"deck {deck}" for deck in picked)


def _write_sets(sets: tuple[str, ...]) -> tuple[int, ...]:
    places = [_place_of(each) for each in sets]
    if len(places) == 1:
        return (places[0],)
    return (_SEVERAL_SETS, *values_of(sum(1 << place for place in places), _SETS_SIGNS))


def _read_sets(values: Values) -> tuple[str, ...]:
    place = values.take(1)
    mask = values.take(_SETS_SIGNS) if place == _SEVERAL_SETS else 1 << place
    if mask >= 1 << len(CODED_SETS):
        text = _("The code is of a set of cards that this version of the program does not know.")
        raise BadCode(text)
    return tuple(each for number, each in enumerate(CODED_SETS) if mask >> number & 1)


def _write_options(deal: Deal) -> tuple[int, ...]:
    number = 0
    if isinstance(deal, SoloPreparation) and deal.level is not None:
        for option, choices in OPTION_CHOICES.items():
            number = number * len(choices) + choices.index(getattr(deal.options, option))
        number += 1
    return values_of(number, _OPTIONS_SIGNS)


def _read_options(values: Values) -> dict[str, object]:
    """Return level and options; none where they are still to be chosen."""
    number = values.take(_OPTIONS_SIGNS) - 1
    if number < 0:
        return {}
    given: dict[str, object] = {}
    for option, choices in reversed([*OPTION_CHOICES.items()]):
        number, place = divmod(number, len(choices))
        given[option] = choices[place]
    options = SoloOptions.model_validate(given)
    level = next((name for name, points in LEVELS.items() if points == options.points), None)
    if number or level is None:
        raise no_deal()
    return {"level": level, "options": options}


def _read_deal(values: Values) -> Deal:
    given: dict[str, object] = {}
    sign = values.take(1)
    if sign == _SOMEBODY_BEGINS:
        first, sign = values.take(1), values.take(1)
        if first >= len(PLAYER_LETTERS):
            raise no_deal()
        given["begins"] = PLAYER_LETTERS[first]
    place, edition = divmod(sign, len(_EDITIONS))
    if place >= len(_WAYS):
        raise no_deal()
    way = _WAYS[place]
    given |= {"format": way.format, "edition": _EDITIONS[edition]}
    if way.format == "preconstructed":
        given["moves"] = _read_decks(values, most=2 if way.game == "duel" else 1)
    else:
        given["sets"] = _read_sets(values)
    if way.game == "custom":
        given |= _read_options(values)
    seeds = values.take_seeds(1 + way.two_seeds)
    given |= zip(("seed", "game_seed"), seeds, strict=False)
    try:
        if way.game == "duel":
            return Preparation.model_validate(given | {"champions": way.champions})
        return SoloPreparation.model_validate(given | {"kind": way.game, "champion": way.champions})
    except ValidationError as error:
        raise no_deal() from error
