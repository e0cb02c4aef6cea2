"""The state of a game: small, flat and quick to copy.

All that waits in a chain is plain data in it, so that a position in the middle of one can be
copied, compared, written down and gone on with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from clash_tui.games.protocol import Result
from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    TURNED,
    VERSION_MASK,
    VERSION_SHIFT,
)
from clash_tui.games.stak.rules.events import Event, Spot
from clash_tui.games.stak.rules.table import Table
from clash_tui.games.stak.rules.words import NOBODY, NOTHING, Ending

Key = tuple[object, ...]
"""A value that can be hashed and compared, in place of something that changes."""


class Options(NamedTuple):
    """The options that matter after the setup (section 11)."""

    recycling: bool = False
    """SB80."""
    reactive: bool = False
    """SB81."""
    borderless: bool = False
    """SB82."""


class Outcome(NamedTuple):
    """How a game ended (SB69-SB71)."""

    ending: Ending
    results: tuple[Result, ...]
    """For each seat."""

    @property
    def winner(self) -> int | None:
        """Who won; None after a draw."""
        return self.results.index("won") if "won" in self.results else None

    @property
    def drawn(self) -> tuple[int, ...]:
        """Between whom it is a draw."""
        return tuple(seat for seat, each in enumerate(self.results) if each == "drawn")


class State:
    """A position. Cards are numbers as in ``codes``; lists of cards have the next, or top, last."""

    __slots__ = (
        "active",
        "asked",
        "asking",
        "attacked",
        "draw_due",
        "effect",
        "fed",
        "hands",
        "heap",
        "listener",
        "offered",
        "options",
        "out",
        "outcome",
        "played",
        "seed",
        "shuffles",
        "staks",
        "stopped",
        "supply",
        "table",
        "target",
        "to_agree",
        "turn",
        "turned",
        "waiting",
    )

    def __init__(
        self,
        table: Table,
        options: Options,
        staks: list[list[int]],
        hands: list[list[int]],
        supply: list[int],
        heap: list[int],
        out: list[int],
        seed: int,
        active: int = 0,
        turn: int = 1,
    ) -> None:
        self.table: Table = table
        """The card versions of the game."""
        self.options: Options = options
        self.staks: list[list[int]] = staks
        """By seat; the bottom card first, the top card last (SB1)."""
        self.hands: list[list[int]] = hands
        """By seat, as the cards came to them."""
        self.supply: list[int] = supply
        """Versions; the next one to be drawn last."""
        self.heap: list[int] = heap
        """Versions; the order has no meaning (SB1)."""
        self.out: list[int] = out
        """By seat the turn in which its player went out; 0 for who is in (SB10)."""
        self.seed: int = seed
        """Where the order of a shuffled heap comes from (SB18)."""
        self.shuffles: int = 0
        """How many times the heap was shuffled."""
        self.turn: int = turn
        """The turn, from 1, counted over all players (SB71)."""
        self.active: int = active
        """Whose turn it is."""
        self.fed: bool = False
        """Whether a card reached the heap in this turn (SB38)."""
        self.attacked: bool = False
        """Whether an attack was carried out in this turn, which settles the attacker (SB25)."""
        self.stopped: bool = False
        """Whether nobody's card attacks any more in this turn (SB29)."""
        self.played: int = 0
        """How many cards were played in this turn, by all together (SB22)."""
        self.draw_due: bool = False
        """Whether the draw of the turn comes after the chain (SB79)."""
        self.target: int = NOBODY
        """Whose Stak a Stomp Bot goes on to fight after the chain (SB52)."""
        self.waiting: list[int] = []
        """On whose Staks top cards have an effect that waits, the next one last (SB43, SB44)."""
        self.turned: bool = False
        """Whether a card was turned down by a Tranq Bot in this chain (SB47)."""
        self.asking: int = NOTHING
        """What is asked: ``NOTHING``, ``CHOICE``, ``DISCARD`` or ``REACTION``."""
        self.asked: int = NOBODY
        """Who is asked."""
        self.effect: int = NOBODY
        """On whose Stak the card lies whose effect asks."""
        self.offered: int = NOBODY
        """Who offered a draw (SB70)."""
        self.to_agree: list[int] = []
        """Who has not answered that yet, the next one first."""
        self.outcome: Outcome | None = None
        """How the game ended; None while it goes on."""
        self.listener: Listener | None = None
        """Who is told the events of the move that is applied."""

    def copy(self) -> State:
        """Return an independent copy, without the listener."""
        other = State(
            self.table,
            self.options,
            [stak[:] for stak in self.staks],
            [hand[:] for hand in self.hands],
            self.supply[:],
            self.heap[:],
            self.out[:],
            self.seed,
            self.active,
            self.turn,
        )
        other.shuffles = self.shuffles
        other.fed = self.fed
        other.attacked = self.attacked
        other.stopped = self.stopped
        other.played = self.played
        other.outcome = self.outcome
        if self.asking or self.waiting or self.target >= 0 or self.draw_due or self.to_agree:
            other.draw_due = self.draw_due
            other.target = self.target
            other.waiting = self.waiting[:]
            other.turned = self.turned
            other.asking = self.asking
            other.asked = self.asked
            other.effect = self.effect
            other.offered = self.offered
            other.to_agree = self.to_agree[:]
        return other

    def key(self) -> Key:
        """Return all that can matter from now on as one value.

        Equal keys are equal positions for whoever decides: the order of a hand and of the heap
        has no meaning. What was fixed when the game began, its cards and options, is left out.
        """
        return (
            self.turn,
            self.active,
            tuple([tuple(stak) for stak in self.staks]),
            tuple([tuple(sorted(hand)) for hand in self.hands]),
            tuple(self.supply),
            tuple(sorted(self.heap)),
            tuple(self.out),
            self.fed,
            self.attacked,
            self.stopped,
            self.played,
            self.draw_due,
            self.target,
            tuple(self.waiting),
            self.asking,
            self.asked,
            self.effect,
            self.offered,
            tuple(self.to_agree),
            self.outcome,
            self.seed,
            self.shuffles,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.table is other.table
            and self.options == other.options
            and self.key() == other.key()
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        staks = " ".join(
            f"{len(stak)}+{len(hand)}" for stak, hand in zip(self.staks, self.hands, strict=True)
        )
        return f"<State turn {self.turn} of {self.active}, Staks+hands {staks}>"

    @property
    def seats(self) -> int:
        """How many sat down to play."""
        return len(self.staks)

    def is_in(self, seat: int) -> bool:
        """Say whether a player is still in (SB10)."""
        return self.out[seat] == 0

    def others(self, seat: int) -> list[int]:
        """Return the other players who are still in, clockwise from a seat (SB2)."""
        seats = len(self.out)
        turned = [(seat + step) % seats for step in range(1, seats)]
        return [each for each in turned if self.out[each] == 0]

    def in_turn_order(self) -> list[int]:
        """Return the seats from the player whose turn it is on, clockwise (SB2)."""
        seats = len(self.out)
        active = self.active
        return [*range(active, seats), *range(active)]

    def card_id(self, code: int) -> str:
        """Return the id of a card."""
        return self.table.ids[code >> VERSION_SHIFT & VERSION_MASK]

    def spot(self, seat: int, index: int) -> Spot:
        """Tell a card in a Stak: its index there counts from the bottom, and from -1 down."""
        stak = self.staks[seat]
        from_top = -index if index < 0 else len(stak) - index
        return Spot(self.card_id(stak[index]), seat, from_top)

    def may_attack(self) -> bool:
        """Say whether the active player's top card may attack at all (SB25, SB29, SB35)."""
        if self.stopped:
            return False
        return not self.attacked or bool(self.staks[self.active][-1] & ATTACKER)

    def end_chain(self) -> None:
        """Forget which cards were turned down, once no effect waits (SB47)."""
        if self.turned:
            self.turned = False
            for stak in self.staks:
                stak[:] = [code & ~TURNED for code in stak]


Listener = Callable[[Event, State], None]
"""Who is told an event, with the position right after it."""


def to_move(state: State) -> int:
    """Return the player who must decide now."""
    if state.to_agree:
        return state.to_agree[0]
    return state.asked if state.asking else state.active
