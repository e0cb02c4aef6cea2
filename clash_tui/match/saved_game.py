"""A game written down: its setup, its moves as text, and how to play it back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from clash_tui.base.i18n import _
from clash_tui.base.validation import FieldFault, first_fault, showable
from clash_tui.games.clash.cards import Catalog, UnknownName
from clash_tui.games.clash.formats import BadPreparation, Preparation, SoloPreparation
from clash_tui.games.clash.rules import (
    PLAYERS,
    BadMove,
    Ending,
    IllegalMove,
    Move,
    ReturnOrder,
    Setup,
    SoloSetup,
    State,
    read_move,
)
from clash_tui.games.clash.rules.state import Outcome, ReturnChoice
from clash_tui.match.digest import digest
from clash_tui.match.duel import Duel
from clash_tui.match.old_endings import read_old
from clash_tui.match.own_sets import own_sets_of
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

__all__ = [
    "FORMAT",
    "BadSave",
    "Playable",
    "SavedDuel",
    "SavedGame",
    "SavedOutcome",
    "SavedSolo",
    "SavedWay",
    "begun",
    "read_save",
    "read_saved",
    "restore",
    "save_of",
    "write_save",
]


class SavedOutcome(BaseModel):
    """How a game ended, in words of no language.

    Attributes:
        winner: The number of the player who won; None for a draw (R91).
        ending: Why the game was over.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    winner: int | None = Field(ge=0, lt=len(PLAYERS))
    ending: Ending

    @model_validator(mode="after")
    def _only_a_draw_has_no_winner(self) -> Self:
        if (self.winner is None) != (self.ending is Ending.AGREED):
            raise FieldFault("winner", _("it does not go with this ending"))
        return self


def _showable_or_none(text: str | None) -> str | None:
    return None if text is None else showable(text)


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
    outcome: SavedOutcome | None = None
    """How it ended; None while it goes on, and in a file of format 1."""
    ending: Annotated[
        str | None, Field(max_length=300, exclude=True), AfterValidator(_showable_or_none)
    ] = None
    """How it ended in one sentence, in a file of format 1 only."""
    record: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")
    """The digest of all that happened; ``clash-tui replay`` compares it.

    In a file of format 1 a game that goes on has none.
    """
    branched_at: SavedCount | None = None
    """After how many moves it left the game it was branched from; None for one of its own."""

    @property
    def finished(self) -> bool:
        """Whether it has ended."""
        return self.outcome is not None or self.ending is not None

    @property
    def ended(self) -> Outcome | None:
        """How it ended, as far as its file tells that; None while it goes on."""
        if self.outcome is not None:
            return Outcome(self.outcome.winner, self.outcome.ending)
        return None if self.ending is None else read_old(self.ending, self.names)


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


def save_of(match: Playable, begun: datetime) -> SavedGame:
    """Write a game down as it stands now."""
    outcome = match.state.outcome
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
        "outcome": None if outcome is None else SavedOutcome(**outcome._asdict()),
        "record": digest(match),
        "branched_at": match.branched_at,
        "own_sets": own_sets_of(match),
    }
    return SavedDuel(**given) if isinstance(match, Duel) else SavedSolo(**given)


def write_save(saved: SavedGame | SavedWay) -> str:
    """Return what is saved as the text of its file."""
    return saved.model_dump_json(indent=1) + "\n"


def read_save(text: str | bytes) -> SavedGame:
    """Read the text of a saved game.

    Raises ``BadSave``, also for a game that has not begun.
    """
    return begun(read_saved(text))


def begun(saved: SavedGame | SavedWay) -> SavedGame:
    """Return a saved game that has begun; for any other this raises ``BadSave``."""
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


def is_moot(move: Move, state: State) -> bool:
    """Whether a move answers what is not asked: an order of return that makes no difference (R33).

    Older versions asked for it.
    """
    return isinstance(move, ReturnOrder) and not isinstance(state.pending, ReturnChoice)


def restore(saved: SavedGame, catalog: Catalog) -> Playable:
    """Play a saved game back to where it stands, with the cards it was begun with.

    Raises ``BadSave`` for a card there is not, or for a move that cannot be played, with its
    number.
    """
    match: Playable
    catalog = catalog.with_sets(saved.own_sets)
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
            if is_moot(move, match.state):
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
