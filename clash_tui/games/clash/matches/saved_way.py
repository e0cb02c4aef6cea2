"""A game that is being prepared, written down: what was decided, and what is still open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, Field

from clash_tui.base.i18n import _
from clash_tui.base.player_names import title_of
from clash_tui.base.validation import showable
from clash_tui.games.clash.cards import Catalog, UnknownName
from clash_tui.games.clash.formats import (
    Constructed,
    Draft,
    Preparation,
    Preparing,
    SoloPreparation,
    SoloPreparing,
    read_options,
    replay,
    replay_solo,
)
from clash_tui.games.clash.matches.own_sets import own_sets_of
from clash_tui.games.clash.matches.saved import ClashFile, Playable
from clash_tui.games.clash.rules import LEVELS, SoloOptions
from clash_tui.match.saved_file import BadSave, SavedName, SavedWay
from clash_tui.match.seats import Seat, Sitter, seated, sitters_of

MOST_OPEN = 1000
"""How long the text of what is still open can be."""


class SavedDuelWay(ClashFile, SavedWay):
    """The way to a duel."""

    kind: Literal["duel-way"] = "duel-way"
    names: tuple[SavedName, SavedName]
    preparation: Preparation
    unconfirmed: Annotated[str, AfterValidator(showable)] = Field(default="", max_length=MOST_OPEN)
    """See ``UnderWay.unconfirmed``."""


class SavedSoloWay(ClashFile, SavedWay):
    """The way to a solo game."""

    kind: Literal["solo-way"] = "solo-way"
    names: tuple[SavedName]
    preparation: SoloPreparation
    seed: int | None = Field(default=None, ge=0, lt=2**63)
    """See ``UnderWay.seed``."""
    unconfirmed: Annotated[str, AfterValidator(showable)] = Field(default="", max_length=MOST_OPEN)
    """See ``UnderWay.unconfirmed``."""


SavedClashWay = SavedDuelWay | SavedSoloWay


@dataclass(frozen=True, slots=True)
class UnderWay:
    """A game that is being prepared.

    Attributes:
        names: Both players' names, A first; in a solo game only the player's.
        preparing: What was decided so far.
        unconfirmed: What is chosen and not decided yet, as text: the pick that ends a round of a
            draft, "deck" and the cards of a deck that is being built, or a level and options.
        seed: The seed of a solo game that has another one than its preparation.
        sitters: Who will sit there, one for each name; empty where it is people.
    """

    game: ClassVar[str] = "clash-of-decks"

    names: tuple[str, ...]
    preparing: Preparing | SoloPreparing
    unconfirmed: str = ""
    seed: int | None = None
    sitters: tuple[Sitter, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who will play."""
        return seated(self.names, self.sitters)

    @property
    def begun(self) -> bool:
        """Whether there is anything to keep."""
        if self.seed is not None:
            return bool(self.unconfirmed)
        return bool(self.preparing.preparation.moves or self.unconfirmed)

    @property
    def unfinished(self) -> str:
        """One sentence for a preparation that is left."""
        if len(self.names) == 1:
            return _("Your solo game is not ready to begin.")
        a, b = map(title_of, self.names)
        return _("The duel of {a} and {b} is not ready to begin.").format(a=a, b=b)

    def leads_to(self, match: Playable) -> bool:
        """Say whether a game was prepared by it."""
        return self.preparing.preparation == match.preparation


def told_way(way: UnderWay) -> tuple[type[Any], dict[str, Any]]:
    """Return the form of a preparation's file, and what stands in it besides its seats."""
    given: dict[str, Any] = {
        "preparation": way.preparing.preparation,
        "unconfirmed": way.unconfirmed,
        "own_sets": own_sets_of(way.preparing),
    }
    if isinstance(way.preparing, Preparing):
        return SavedDuelWay, given
    return SavedSoloWay, {**given, "seed": way.seed}


def replayed(saved: SavedClashWay, catalog: Catalog) -> UnderWay:
    """Go the way to a game again, up to where it stands, with the cards it was begun with.

    Raises ``BadPreparation`` for sets or cards there are not, or for a step that cannot be taken,
    with its number, and ``BadSave`` where what is open cannot be.
    """
    now: Preparing | SoloPreparing
    catalog = catalog.with_sets(saved.own_sets)
    seed = None
    if isinstance(saved, SavedDuelWay):
        now = replay(saved.preparation, catalog)
    else:
        now, seed = replay_solo(saved.preparation, catalog), saved.seed
    if saved.unconfirmed:
        _check_open(now, saved.unconfirmed)
    return UnderWay(saved.names, now, saved.unconfirmed, seed, sitters_of(saved.seats))


def level_of(unconfirmed: str) -> tuple[str, SoloOptions]:
    """Return the level and the options that a text says. Raises ``ValueError``."""
    level, _space, options = unconfirmed.partition(" ")
    if level not in LEVELS:
        raise ValueError(_("{level} is no level").format(level=level))
    return level, read_options(options)


def _check_open(now: Preparing | SoloPreparing, text: str) -> None:
    """Check that what is open can be decided now. Raises ``BadSave``."""
    try:
        match now.stage:
            case Draft() as draft if len(draft.left) == 2:
                draft.pick(text)
            case Constructed(builder=int()):
                _check_cards(text, now.catalog)
            case None if not now.done:
                level_of(text)
            case _:
                raise ValueError(_("nothing is left open there"))
    except (ValueError, UnknownName) as error:
        raise BadSave(_("unconfirmed: {reason}").format(reason=error)) from None


def _check_cards(text: str, catalog: Catalog) -> None:
    word, *cards = text.split()
    if word != "deck" or len(set(cards)) < len(cards):
        raise ValueError(_("it is no deck of different cards"))
    for card in cards:
        catalog.card(card)
