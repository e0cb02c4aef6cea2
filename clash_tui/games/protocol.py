"""What a game must offer to be played, saved, told again and searched here.

Two objects stand for a game. A ``Game`` is its rules: it turns moves into events and positions. A
``Kind`` is how the game is kept: what its files hold besides seats and moves, and how its results
are told. Whatever plays, saves or counts games asks these two and knows no game by name.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

Result: TypeAlias = Literal["won", "lost", "drawn"]
"""How a game ended for one seat."""


class Told(NamedTuple):
    """An event and the position right after it."""

    event: Any
    state: Any


class Outcome(Protocol):
    """How a game ended."""

    @property
    def ending(self) -> str:
        """Why it is over, by an id that files keep."""

    @property
    def results(self) -> tuple[Result, ...]:
        """How it ended for each seat."""


class State(Protocol):
    """What every position tells, whichever game it is of."""

    @property
    def turn(self) -> int:
        """The turn it stands in, from 1."""

    @property
    def active(self) -> int:
        """Whose turn it is, by seat; somebody else may have to decide in it."""


SetupT = TypeVar("SetupT", contravariant=True)
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Game(Protocol[SetupT, StateT, MoveT]):
    """The rules of one game, without any position of it. Seats are numbered from 0."""

    id: str
    """What files and records know the game by; it never changes."""

    def seats(self, setup: SetupT) -> int:
        """Return how many sit at the table, those for whom the rules decide included."""

    def initial_state(
        self, setup: SetupT, listener: Callable[[Any, StateT], None] | None = None
    ) -> StateT:
        """Return the position a setup begins with, telling what happens up to it."""

    def copy(self, state: StateT) -> StateT:
        """Return an independent copy of a position."""

    def legal_moves(self, state: StateT) -> Sequence[MoveT]:
        """Return what the player who must decide can play."""

    def table_moves(self, state: StateT) -> Sequence[MoveT]:
        """Return what can be done besides the game's own moves, such as resigning."""

    def can_be_taken_back(self, move: MoveT) -> bool:
        """Say whether a move is of a kind that may be undone at all."""

    def reveals(self, event: Any) -> bool:
        """Say whether an event showed something that was hidden from whoever moved."""

    def learns(self, before: StateT, after: StateT, seat: int) -> bool:
        """Say whether a move of somebody else has shown a seat something that was hidden."""

    def apply(
        self, state: StateT, move: MoveT, listener: Callable[[Any, StateT], None] | None = None
    ) -> None:
        """Change a position by a move and all that follows, telling each event.

        Raises ``ValueError`` for a move that is illegal; nothing has changed then.
        """

    def to_move(self, state: StateT) -> int:
        """Return the seat that must decide."""

    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the game ended, None while it goes on."""

    def view(self, state: StateT, player: int | None) -> Any:
        """Return what a player, or the table (None), may know."""

    def sample(self, view: Any, rng: random.Random) -> StateT:
        """Deal a full position that fits a view."""

    def write_move(self, move: MoveT) -> str:
        """Write a move as text."""

    def read_move(self, text: str) -> MoveT:
        """Read a move from text. Raises ``ValueError``."""

    def write_event(self, event: Any, state: StateT) -> str:
        """Write an event and what came of it as one line, the same in every language.

        Args:
            event: The event.
            state: The position right after it.
        """

    def write_position(self, state: StateT) -> str:
        """Write a position with all that is in it, the same in every language."""

    def read_position(self, text: str) -> StateT:
        """Read a position that was written with all that is in it. Raises ``ValueError``."""


class Kind(Protocol):
    """How one game is kept and told: what its files hold besides seats and moves.

    ``pieces`` is whatever games take from outside their files, such as the cards there are; each
    game knows what it needs of it. ``saved`` is one of ``documents``, ``match`` a game of its own.
    """

    id: str
    """As the game's."""

    def pieces(self) -> Any:
        """Return what games of it take from outside their files as it lies on this machine."""

    def what_changed(self, saved: Any, pieces: Any) -> str | None:
        """Say in a sentence what of its pieces is otherwise by now than when a game began."""

    def documents(self) -> tuple[type[Any], ...]:
        """Return the forms of its files, pydantic models that are told apart by their ``kind``.

        Those of games that have begun are a ``SavedGame``, those of preparations a ``SavedWay``.
        """

    def document_of(self, match: Any) -> tuple[type[Any], dict[str, Any]]:
        """Return the form of a match's file, and what stands in the fields the game has there.

        Those are ``setup``, and where they are not empty ``outcome``, ``preparation`` and
        ``own_sets``.
        """

    def rules(self, saved: Any, pieces: Any) -> Game[Any, Any, Any]:
        """Return the rules a saved game is played by. Raises ``ValueError`` or ``LookupError``."""

    def begin(self, saved: Any, pieces: Any) -> Any:
        """Return the match of a saved game, before its first move.

        Raises ``ValueError`` or ``LookupError`` with a clause that says why it cannot be begun.
        """

    def is_moot(self, move: Any, state: Any) -> bool:
        """Say whether a move answers what is not asked any more, in a game of an older version."""

    def way_of(self, way: Any) -> tuple[type[Any], dict[str, Any]]:
        """Return the form of a preparation's file, and what stands in it."""

    def restore_way(self, saved: Any, pieces: Any) -> Any:
        """Return the preparation that a file holds. Raises ``ValueError`` with a clause."""

    def result(self, match: Any) -> str:
        """Say in one line how a match ended, or that it goes on."""

    def ending(self, saved: Any) -> str | None:
        """Say in one sentence how a saved game ended; None while it goes on."""

    def ends_as(self, saved: Any, outcome: Any) -> bool:
        """Say whether a file tells of this outcome."""

    def write_replay(self, match: Any, saved: Any) -> str:
        """Tell a match again as plain text; one that goes on shows nothing hidden."""

    def results(self, match: Any, game: str, ended: datetime) -> tuple[Any, ...]:
        """Return what of a match that has ended goes on record: a row for each person's seat.

        Args:
            match: The match.
            game: What it is known by.
            ended: When it ended.
        """

    def game_title(self, result: Any) -> str:
        """Say in a few words what kind of game a row of the record is of."""

    def deck_title(self, result: Any) -> str:
        """Name what a player of a row chose to play with; empty where there is no such choice."""


class Way(Protocol):
    """A game that is being prepared: what was decided so far on the way to it."""

    @property
    def game(self) -> str:
        """The game, by its id."""

    @property
    def seats(self) -> tuple[Any, ...]:
        """Who will play, each a ``Seat``."""

    @property
    def begun(self) -> bool:
        """Whether anything was decided that a file should keep."""

    @property
    def unfinished(self) -> str:
        """One sentence for a preparation that is left."""

    def leads_to(self, match: Any) -> bool:
        """Say whether it is a match's preparation: the match goes on in its file then."""


class OldRecord(Protocol):
    """What older versions have counted of a game's results in another place than the record."""

    def take_over(self, store: Any, finished: Callable[[], Iterable[Any]]) -> bool:
        """Take it over, once; return whether nothing is left of it.

        Args:
            store: The record of all games.
            finished: Returns the finished games that are in files, each a ``ListedGame``.

        Raises ``RecordsProblem`` if the record cannot be read or written.
        """

    def may_have(self, listed: Any) -> bool:
        """Say whether the game of a file may have been counted there."""
