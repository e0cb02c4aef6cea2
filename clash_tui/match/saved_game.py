"""A game written down: its setup, its moves as text, and how to play it back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from clash_tui.cards import Catalog, UnknownName
from clash_tui.formats import BadPreparation, Preparation, SoloPreparation
from clash_tui.game import BadMove, IllegalMove, ReturnOrder, Setup, SoloSetup, read_move
from clash_tui.game.state import ReturnChoice
from clash_tui.i18n import _
from clash_tui.match.digest import digest
from clash_tui.match.duel import Duel
from clash_tui.match.saved_file import (
    FORMAT,
    MOST_FORMAT,
    BadSave,
    SavedCount,
    SavedFile,
    SavedMoves,
    SavedName,
    newer_than,
)
from clash_tui.match.saved_way import SavedDuelWay, SavedSoloWay, SavedWay
from clash_tui.match.solo import SoloGame
from clash_tui.validation import first_fault, showable

__all__ = [
    "FORMAT",
    "BadSave",
    "Playable",
    "SavedDuel",
    "SavedGame",
    "SavedSolo",
    "SavedWay",
    "read_save",
    "read_saved",
    "restore",
    "save_of",
    "write_save",
]


class _Saved(SavedFile):
    """What every saved game has."""

    names: tuple[SavedName, SavedName]
    moves: SavedMoves = ()
    stands: SavedCount = 0
    """How many of the moves can no longer be taken back."""
    taken_back: SavedCount = 0
    """How many turns were taken back after something hidden had been shown."""
    turn: Annotated[SavedCount, Field(ge=1)] = 1
    """The turn it stands at, for lists."""
    ending: Annotated[str, Field(max_length=300), AfterValidator(showable)] | None = None
    """How it ended in one sentence; None while it goes on."""
    record: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")
    """The digest of all that happened, once it has ended; ``clash-tui replay`` compares it."""
    branched_at: SavedCount | None = None
    """After how many moves it left the game it was branched from; None for one of its own."""

    @property
    def finished(self) -> bool:
        """Whether it has ended."""
        return self.ending is not None


class SavedDuel(_Saved):
    """A duel of two players."""

    kind: Literal["duel"] = "duel"
    setup: Setup
    preparation: Preparation | None = None


class SavedSolo(_Saved):
    """A game against the pile."""

    kind: Literal["solo"] = "solo"
    setup: SoloSetup
    preparation: SoloPreparation | None = None


SavedGame = SavedDuel | SavedSolo
Playable = Duel | SoloGame

_ADAPTER: TypeAdapter[SavedGame | SavedWay] = TypeAdapter(
    Annotated[SavedDuel | SavedSolo | SavedDuelWay | SavedSoloWay, Field(discriminator="kind")]
)


def save_of(match: Playable, begun: datetime, ending: str | None = None) -> SavedGame:
    """Write a game down as it stands now."""
    given: dict[str, Any] = {
        "names": match.names,
        "setup": match.setup,
        "preparation": match.preparation,
        "moves": tuple(match.game.write_move(move) for move in match.moves),
        "stands": match.stands,
        "taken_back": match.taken_back,
        "begun": begun,
        "changed": datetime.now(UTC),
        "turn": match.state.turn,
        "ending": ending,
        "record": digest(match) if ending is not None else None,
        "branched_at": match.branched_at,
    }
    return SavedDuel(**given) if isinstance(match, Duel) else SavedSolo(**given)


def write_save(saved: SavedGame | SavedWay) -> str:
    """Return what is saved as the text of its file."""
    return saved.model_dump_json(indent=1) + "\n"


def read_save(text: str | bytes) -> SavedGame:
    """Read the text of a saved game.

    Raises ``BadSave``, also for a game that has not begun.
    """
    saved = read_saved(text)
    if isinstance(saved, SavedDuelWay | SavedSoloWay):
        raise BadSave(_("this game has not begun: its decks are still being made"))
    return saved


def read_saved(text: str | bytes) -> SavedGame | SavedWay:
    """Read the text of a saved game, or of one that is being prepared. Raises ``BadSave``."""
    try:
        saved = _ADAPTER.validate_json(text)
    except ValidationError as error:
        newer = _newer(text)
        if newer is not None:
            raise BadSave(newer) from None
        place, reason = first_fault(error)
        raise BadSave(f"{place}: {reason}" if place else reason) from None
    if saved.format > FORMAT:
        raise BadSave(newer_than(saved.format))
    return saved


def _newer(text: str | bytes) -> str | None:
    """Say that a text is of a newer version, whatever else is wrong with it for this one."""
    try:
        version = TypeAdapter(dict[str, Any]).validate_json(text).get("format")
    except ValidationError:
        return None
    if isinstance(version, int) and FORMAT < version <= MOST_FORMAT:
        return newer_than(version)
    return None


def restore(saved: SavedGame, catalog: Catalog) -> Playable:
    """Play a saved game back to where it stands.

    Raises ``BadSave`` for a card there is not, or for a move that cannot be played, with its
    number.
    """
    match: Playable
    try:
        if isinstance(saved, SavedDuel):
            match = Duel(catalog, saved.setup, saved.names, saved.preparation)
        else:
            match = SoloGame(catalog, saved.setup, saved.names, saved.preparation)
    except (UnknownName, BadPreparation) as error:
        raise BadSave(str(error)) from None
    stands, branched_at = saved.stands, saved.branched_at
    for number, text in enumerate(saved.moves, start=1):
        try:
            move = read_move(text)
            if isinstance(move, ReturnOrder) and not isinstance(match.state.pending, ReturnChoice):
                # Older versions asked for an order where it made no difference (R33).
                stands -= number <= saved.stands
                if branched_at is not None and number <= (saved.branched_at or 0):
                    branched_at -= 1
                continue
            match.play(move)
        except (BadMove, IllegalMove) as error:
            reason = _("move {number} cannot be played: {reason}")
            raise BadSave(reason.format(number=number, reason=error)) from None
    match.settle_moves(stands)
    match.taken_back = saved.taken_back
    match.branched_at = branched_at
    return match
