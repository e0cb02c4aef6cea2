"""What the battlefield shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.rules.view import View


@dataclass(frozen=True)
class BattlefieldScene:
    """All that the battlefield shows."""

    view: View
    cursor: int | None = None
    """Number of the creature the cursor is on."""
    targets: frozenset[int] = frozenset()
    """Creatures that may be aimed at, while an incantation or a Symbiote is in hand."""
    ghost: tuple[Card, int, int] | None = None
    """The card being placed, its player and its lane."""
    joining: Card | None = None
    """The Symbiote that would join the creature under the cursor."""
    chosen_lane: int | None = None
    lanes_choosable: bool = False
    """Whether a lane is being chosen: then a click anywhere in it chooses it."""
    attacker: int | None = None
    struck: tuple[tuple[int, str], ...] = ()
    """What has just hit creatures, such as ``((7, "−3"),)``."""
    arrow: tuple[int, int, bool] | None = None
    """An attack over the Bridge: lane, attacking player, whether the Stronghold is hit."""
    champion_cursor: int | None = None
    """The player whose Champion beside the Bridges the cursor is on."""
    champion_chosen: bool = False
    """Whether the Champion of the player to move is about to be played."""
    falls: frozenset[int] = frozenset()
    """Creatures that would be destroyed."""
    hurt: Mapping[int, int] = field(default_factory=dict)
    """HP that wounded creatures would have left."""

    def __hash__(self) -> int:
        """Return a number that tells it from most others of the same position."""
        ghost = self.ghost and self.ghost[1:]
        marked = (self.cursor, self.champion_cursor, self.targets, ghost, self.chosen_lane)
        return hash((*marked, self.attacker, self.struck, self.arrow, self.falls))
