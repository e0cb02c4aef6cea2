"""The state of a game: small, flat and quick to copy.

Searching a game is copying and stepping states all day, so the classes are slotted, hold ints,
short lists and references to shared immutable pieces, and know how to copy themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from clash_tui.games.clash.rules.agenda import Step
from clash_tui.games.clash.rules.body import Body, body_of
from clash_tui.games.clash.rules.events import Event, Spot
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.words import PLAYERS, Edition, Ending, Phase
from clash_tui.games.protocol import Result

Key = tuple[object, ...]
"""A value that can be hashed and compared, in place of something that changes."""

HURT = 1
"""Mark of a creature: damaged by the attacks of the activation that goes on (R35)."""
HURT_BY_CARD = 2
"""Mark: damaged by the incantation that resolves, or its Backdraft (section 4)."""
ANSWERED = 4
"""Mark: has made its one answering attack of this activation (R50)."""
CALLED = 8
"""Mark: came into play during this Assault and is not activated in it (R66)."""


class Creature:
    """A creature in play (R3): its card or cards and what happened to it this turn."""

    __slots__ = (
        "arrived",
        "body",
        "bonus",
        "damage",
        "marks",
        "piece",
        "shackled",
        "struck",
        "symbiote",
    )

    def __init__(
        self,
        piece: Piece,
        body: Piece | Body,
        symbiote: Piece | None = None,
        shackled: tuple[Piece, ...] = (),
        damage: int = 0,
        struck: bool = False,
        arrived: bool = True,
        bonus: int = 0,
        marks: int = 0,
    ) -> None:
        self.piece: Piece = piece
        """Its card; of a pair the lower one. Its number is the creature's."""
        self.body: Piece | Body = body
        """What it has by itself: values, abilities and auras."""
        self.symbiote: Piece | None = symbiote
        """The Symbiote that was played onto it (R57)."""
        self.shackled: tuple[Piece, ...] = shackled
        """The cards of the opponent that lie under it, the first taken first (R63)."""
        self.damage: int = damage
        self.struck: bool = struck
        """Hit by a source of 1 damage or more (R30)."""
        self.arrived: bool = arrived
        """Came into play this turn (R26)."""
        self.bonus: int = bonus
        """Attack value gained by Sprint until the end of the Assault (R45)."""
        self.marks: int = marks
        """``HURT``, ``HURT_BY_CARD``, ``ANSWERED`` and ``CALLED``, as far as they hold."""

    def join(self, symbiote: Piece, granted: int) -> None:
        """Let a Symbiote join: values, abilities and auras add up, all else stays (R57)."""
        self.symbiote = symbiote
        self.body = body_of(self.piece, symbiote, granted)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Its cards in the order in which they return: a Symbiote first (R57)."""
        return (self.piece,) if self.symbiote is None else (self.symbiote, self.piece)

    def copy(self) -> Creature:
        """Return an equal creature that shares nothing but what never changes."""
        return Creature(
            self.piece,
            self.body,
            self.symbiote,
            self.shackled,
            self.damage,
            self.struck,
            self.arrived,
            self.bonus,
            self.marks,
        )

    def key(self) -> Key:
        """Return all that tells it from others as one value: its cards' numbers and its marks."""
        flags = self.struck | self.arrived << 1 | self.marks << 2
        if self.symbiote is None and not self.shackled:
            return (self.piece.number, self.damage, flags, self.bonus)
        symbiote = -1 if self.symbiote is None else self.symbiote.number
        held = tuple([piece.number for piece in self.shackled])
        return (self.piece.number, self.damage, flags, self.bonus, symbiote, held)


Lane = list[Creature]


class Pile:
    """The solo opponent's cards (R73): its pile, the top card last, and its face-up discard."""

    __slots__ = ("cards", "discard", "last_turn", "spent")

    def __init__(
        self,
        cards: list[Piece],
        discard: list[Piece] | None = None,
        spent: bool = False,
        last_turn: bool = False,
    ) -> None:
        self.cards: list[Piece] = cards
        self.discard: list[Piece] = [] if discard is None else discard
        self.spent: bool = spent
        """Was empty with the Fort up: the next turn it begins is its last (R8)."""
        self.last_turn: bool = last_turn
        """This turn is its last."""

    def copy(self) -> Pile:
        """Return an equal pile that shares only pieces."""
        return Pile(self.cards[:], self.discard[:], self.spent, self.last_turn)

    def key(self) -> Key:
        """Return all that tells it from others as one value."""
        cards = tuple([piece.number for piece in self.cards])
        discard = tuple([piece.number for piece in self.discard])
        return (cards, discard, self.spent, self.last_turn)


class SoloRules(NamedTuple):
    """What a solo game is played with besides its cards (R74, R84)."""

    fixed_mana: int
    mana_per_creature: int
    resistance: int
    """How much less each direct attack on the pile deals."""
    granted: int
    """Bit of the ability all the opponent's creatures have, 0 for none (R85)."""
    seed: int
    """Where the new pile's order comes from (R80)."""


class Side:
    """One player's hand and Kingdom (R1, R5)."""

    __slots__ = ("champion", "champion_status", "fort", "hand", "lanes", "pile", "place")

    def __init__(
        self,
        hand: list[Piece],
        place: int = 0,
        fort: bool = False,
        lanes: tuple[Lane, Lane] | None = None,
        pile: Pile | None = None,
        champion: Piece | None = None,
        champion_status: int = 0,
    ) -> None:
        self.hand: list[Piece] = hand
        """From left to right, without the Stronghold."""
        self.place: int = place
        """How many cards lie left of the Stronghold."""
        self.fort: bool = fort
        """Whether the Fort side is up (R4)."""
        self.lanes: tuple[Lane, Lane] = ([], []) if lanes is None else lanes
        """Upper and lower; index 0 is nearest the Bridge (R2)."""
        self.pile: Pile | None = pile
        """The solo opponent has a pile in place of a hand (R73)."""
        self.champion: Piece | None = champion
        """The Champion, wherever it is; None without one (R87)."""
        self.champion_status: int = champion_status
        """Ready, in play or exhausted, as in ``champion`` (R88, R89)."""

    @property
    def health(self) -> int:
        """How many cards lie right of the Stronghold, or in the pile (R5, R79)."""
        if self.pile is not None:
            return len(self.pile.cards)
        return len(self.hand) - self.place

    def copy(self) -> Side:
        """Return an equal side that shares only pieces."""
        upper, lower = self.lanes
        return Side(
            self.hand[:],
            self.place,
            self.fort,
            (
                [creature.copy() for creature in upper] if upper else [],
                [creature.copy() for creature in lower] if lower else [],
            ),
            self.pile.copy() if self.pile is not None else None,
            self.champion,
            self.champion_status,
        )

    def key(self) -> Key:
        """Return all that tells it from others as one value."""
        upper, lower = self.lanes
        champion = -1 if self.champion is None else self.champion.number
        return (
            tuple([piece.number for piece in self.hand]),
            self.place,
            self.fort,
            tuple([creature.key() for creature in upper]),
            tuple([creature.key() for creature in lower]),
            None if self.pile is None else self.pile.key(),
            champion,
            self.champion_status,
        )


class Outcome(NamedTuple):
    """How a game ended; ``winner`` None is a draw (R91)."""

    winner: int | None
    ending: Ending

    @property
    def results(self) -> tuple[Result, ...]:
        """How it ended for each player, A first."""
        if self.winner is None:
            return tuple("drawn" for _player in PLAYERS)
        return tuple("won" if player == self.winner else "lost" for player in PLAYERS)


class Fallen(NamedTuple):
    """A destroyed creature that has left its lane and not returned yet (R33, R34)."""

    player: int
    lane: int
    creature: Creature
    """As it fell; never changed any more."""
    given: int
    """Mask of the abilities that auras gave it when it fell: they count for its return (R34)."""

    @property
    def number(self) -> int:
        """The creature's number."""
        return self.creature.piece.number

    def key(self) -> Key:
        """Return all that tells it from others as one value."""
        return (self.player, self.lane, self.creature.key(), self.given)


class ReturnChoice(NamedTuple):
    """The owner of several creatures destroyed by one hit must order their return (R33)."""

    player: int
    numbers: tuple[int, ...]
    """Of those whose order makes a difference, as they were hit."""


class Window(NamedTuple):
    """The active player may cast incantations in the Assault (R37).

    ``number`` is the creature that is activated next, -1 after the last.
    """

    number: int


Pending = ReturnChoice | Window
Listener = Callable[[Event, "State"], None]


class State:
    """A whole position. Mutable: ``apply`` steps it, ``copy`` keeps the old one."""

    __slots__ = (
        "active",
        "agenda",
        "casting",
        "draw_offer",
        "edition",
        "fallen",
        "gained",
        "listener",
        "mana",
        "marked",
        "outcome",
        "pending",
        "phase",
        "pieces",
        "played",
        "present",
        "roster",
        "seen",
        "sides",
        "solo",
        "turn",
        "twins",
    )

    def __init__(
        self,
        edition: Edition,
        pieces: tuple[Piece, ...],
        present: int,
        twins: bool,
        roster: tuple[str, ...],
        sides: tuple[Side, Side],
        turn: int = 0,
        active: int = 0,
        phase: Phase = Phase.SUMMONING,
        mana: int = 0,
        gained: int = 0,
        played: int = 0,
        seen: int = 0,
        casting: Piece | None = None,
        marked: int = 0,
        fallen: list[Fallen] | None = None,
        agenda: list[Step] | None = None,
        pending: Pending | None = None,
        draw_offer: int | None = None,
        outcome: Outcome | None = None,
        solo: SoloRules | None = None,
    ) -> None:
        """Hold what is given; ``begin_state`` works out what follows from the pieces."""
        self.edition: Edition = edition
        self.pieces: tuple[Piece, ...] = pieces
        """All cards of the game by number."""
        self.present: int = present
        """Mask of all abilities that can occur in this game, auras included."""
        self.twins: bool = twins
        """Whether the same card is in this game twice, so that a hand may hold both (R49)."""
        self.roster: tuple[str, ...] = roster
        """The ids of all cards of the game by number, those of Champions marked."""
        self.sides: tuple[Side, Side] = sides
        self.turn: int = turn
        """1 is the first player's first turn, 2 the second player's."""
        self.active: int = active
        self.phase: Phase = phase
        self.mana: int = mana
        self.gained: int = gained
        """Mana gained this turn (R11)."""
        self.played: int = played
        """Cards played this turn (R14)."""
        self.seen: int = seen
        """Bits of the pieces both players have seen: whoever returns to a hand is known there."""
        self.casting: Piece | None = casting
        """The incantation that is out of its caster's hand while it resolves (R15)."""
        self.marked: int = marked
        """Marks that creatures may bear; those that are missing here nobody bears."""
        self.fallen: list[Fallen] = [] if fallen is None else fallen
        """Destroyed creatures that have not returned yet (R33)."""
        self.agenda: list[Step] = [] if agenda is None else agenda
        """What is still to happen by itself, next step last."""
        self.pending: Pending | None = pending
        self.draw_offer: int | None = draw_offer
        """The player whose offer of a draw waits for an answer (R91)."""
        self.outcome: Outcome | None = outcome
        self.solo: SoloRules | None = solo
        """What a solo game is played with; None in a duel."""
        self.listener: Listener | None = None
        """Who is told events; never copied."""

    def know(self, pieces: tuple[Piece, ...]) -> None:
        """Take in all cards of the game and what can happen with them."""
        self.pieces = pieces
        self.present, self.twins, self.roster = _contents(pieces)

    def granted(self, player: int) -> int:
        """Return the bit of the ability all creatures of a player have, 0 for none (R85)."""
        if self.solo is None or self.sides[player].pile is None:
            return 0
        return self.solo.granted

    def copy(self) -> State:
        """Return an equal state without a listener; stepping one leaves the other as it is."""
        a, b = self.sides
        return State(
            self.edition,
            self.pieces,
            self.present,
            self.twins,
            self.roster,
            (a.copy(), b.copy()),
            self.turn,
            self.active,
            self.phase,
            self.mana,
            self.gained,
            self.played,
            self.seen,
            self.casting,
            self.marked,
            self.fallen[:],
            self.agenda[:],
            self.pending,
            self.draw_offer,
            self.outcome,
            self.solo,
        )

    def key(self) -> Key:
        """Return a value that two positions share if whoever decides can do the same in both.

        It can be hashed, so that a search finds again what it has seen. The number of the turn and
        the mana gained at its beginning are told to the players, but decide nothing any more, and
        are no part of it. What is hidden is part of it: it is for those who may see everything.
        """
        a, b = self.sides
        return (
            self.roster,
            self.edition,
            self.active,
            self.phase,
            self.mana,
            self.played,
            self.seen,
            a.key(),
            b.key(),
            tuple(self.agenda),
            self.pending,
            self.draw_offer,
            self.outcome,
            -1 if self.casting is None else self.casting.number,
            tuple([fallen.key() for fallen in self.fallen]),
            self.solo,
        )

    def __eq__(self, other: object) -> bool:
        """Whether all of two positions is the same, listeners aside."""
        if not isinstance(other, State):
            return NotImplemented
        told = (self.turn, self.gained) == (other.turn, other.gained)
        return told and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment] # it changes; its key does not

    def __repr__(self) -> str:
        """Return the whole position in the notation that ``read_position`` reads."""
        return _WRITERS[-1](self)


_WRITERS: list[Callable[[State], str]] = []


def write_with(write: Callable[[State], str]) -> None:
    """Let the ``repr`` of positions be what ``write`` makes of them: notation is a floor above."""
    _WRITERS.append(write)


@lru_cache(maxsize=256)
def _contents(pieces: tuple[Piece, ...]) -> tuple[int, bool, tuple[str, ...]]:
    mask = 0
    for piece in pieces:
        mask |= piece.abilities | piece.auras
    twins = len({piece.id for piece in pieces}) < len(pieces)
    return mask, twins, tuple(piece.id + "@" * piece.champion for piece in pieces)


def creature_of(piece: Piece, granted: int = 0) -> Creature:
    """Return the creature that a card becomes when it is played; see ``body_of``."""
    return Creature(piece, body_of(piece, None, granted) if granted else piece)


def begin_state(edition: Edition, pieces: tuple[Piece, ...], sides: tuple[Side, Side]) -> State:
    """Return a position before its first turn."""
    return State(edition, pieces, *_contents(pieces), sides)


def spot(player: int, lane: int, position: int, creature: Creature) -> Spot:
    """Name a creature and where it stands, for an event."""
    piece = creature.piece
    return Spot(piece.id, piece.number, player, lane, position)


def to_move(state: State) -> int:
    """Return the player who must decide now (R33, R91)."""
    if state.draw_offer is not None:
        return 1 - state.draw_offer
    if isinstance(state.pending, ReturnChoice):
        return state.pending.player
    return state.active
