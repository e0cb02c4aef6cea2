"""A game written down: its setup, its moves as text, and how to play it back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from clash_tui import __version__
from clash_tui.cards import Catalog, UnknownName
from clash_tui.formats import BadPreparation, Preparation, SoloPreparation
from clash_tui.game import BadMove, IllegalMove, NotPlayable, Setup, SoloSetup, read_move
from clash_tui.i18n import _
from clash_tui.match.digest import digest
from clash_tui.match.duel import Duel
from clash_tui.match.solo import SoloGame
from clash_tui.validation import first_fault

FORMAT = 1
"""The version of the form in which games are written; a file with a higher one is refused."""


class BadSave(ValueError):
    """A saved game cannot be read or played; the message is one clause that says why."""


class _Saved(BaseModel):
    """What every saved game has."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = Field(default=FORMAT, ge=1)
    program: str = Field(default=__version__, max_length=40)
    """The version of the program that wrote it."""
    game: Literal["clash-of-decks"] = "clash-of-decks"
    names: tuple[
        Annotated[str, Field(min_length=1, max_length=40)],
        Annotated[str, Field(min_length=1, max_length=40)],
    ]
    moves: tuple[str, ...] = ()
    stands: int = Field(default=0, ge=0)
    """How many of the moves can no longer be taken back."""
    begun: AwareDatetime
    changed: AwareDatetime
    turn: int = Field(default=1, ge=1)
    """The turn it stands at, for lists."""
    ending: str | None = Field(default=None, max_length=300)
    """How it ended in one sentence; None while it goes on."""
    record: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")
    """The digest of all that happened, once it has ended; ``clash-tui replay`` compares it."""
    branched_at: int | None = Field(default=None, ge=0)
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

_ADAPTER: TypeAdapter[SavedGame] = TypeAdapter(
    Annotated[SavedDuel | SavedSolo, Field(discriminator="kind")]
)


def save_of(match: Playable, begun: datetime, ending: str | None = None) -> SavedGame:
    """Write a game down as it stands now."""
    given: dict[str, Any] = {
        "names": match.names,
        "setup": match.setup,
        "preparation": match.preparation,
        "moves": tuple(match.game.write_move(move) for move in match.moves),
        "stands": match.stands,
        "begun": begun,
        "changed": datetime.now(UTC),
        "turn": match.state.turn,
        "ending": ending,
        "record": digest(match) if ending is not None else None,
        "branched_at": match.branched_at,
    }
    return SavedDuel(**given) if isinstance(match, Duel) else SavedSolo(**given)


def write_save(saved: SavedGame) -> str:
    """Return a saved game as the text of its file."""
    return saved.model_dump_json(indent=1) + "\n"


def read_save(text: str | bytes) -> SavedGame:
    """Read the text of a saved game. Raises ``BadSave``."""
    try:
        saved = _ADAPTER.validate_json(text)
    except ValidationError as error:
        newer = _newer(text)
        if newer is not None:
            raise BadSave(newer) from None
        place, reason = first_fault(error)
        raise BadSave(f"{place}: {reason}" if place else reason) from None
    if saved.format > FORMAT:
        raise BadSave(_newer_than(saved.format))
    return saved


def _newer(text: str | bytes) -> str | None:
    """Say that a text is of a newer version, whatever else is wrong with it for this one."""
    try:
        version = TypeAdapter(dict[str, Any]).validate_json(text).get("format")
    except ValidationError:
        return None
    return _newer_than(version) if isinstance(version, int) and version > FORMAT else None


def _newer_than(version: int) -> str:
    text = _(
        "it was saved by a newer version of the program (format {theirs}, this one reads {own})"
    )
    return text.format(theirs=version, own=FORMAT)


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
    except (UnknownName, NotPlayable, BadPreparation) as error:
        raise BadSave(str(error)) from None
    for number, text in enumerate(saved.moves, start=1):
        try:
            match.play(read_move(text))
        except (BadMove, IllegalMove) as error:
            reason = _("move {number} cannot be played: {reason}")
            raise BadSave(reason.format(number=number, reason=error)) from None
    match.settle_moves(saved.stands)
    match.branched_at = saved.branched_at
    return match
