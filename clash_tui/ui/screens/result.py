"""How a duel ended, and what may come next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical

from clash_tui.i18n import N_, _, ngettext
from clash_tui.ui.actions import CHOOSE, HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.duel_plan import DuelPlan
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Paragraph, Prose, paragraph
from clash_tui.ui.widgets.sides import SideFacts, Sides
from clash_tui.ui.widgets.table import Table

_GROUP = N_("After the duel")
_MOST_CARDS = 5


@dataclass(frozen=True, slots=True)
class CardDeeds:
    """What one card did in the duel.

    Attributes:
        card: Its name.
        player: The name of who played it.
        damage: Damage it dealt to creatures.
        stronghold: Damage it dealt to the enemy Stronghold.
        destroyed: How many creatures it destroyed.
    """

    card: str
    player: str
    damage: int
    stronghold: int
    destroyed: int


@dataclass(frozen=True, slots=True)
class ResultSummary:
    """A finished duel.

    Attributes:
        winner: The winner's name; None for a draw.
        ending: One sentence on how it ended.
        turns: How many turns were played.
        sides: Both players' Strongholds at the end, A first.
        cards: The cards that did most, the first one most of all.
    """

    winner: str | None
    ending: str
    turns: int
    sides: tuple[SideFacts, SideFacts]
    cards: tuple[CardDeeds, ...] = ()


_CHOICES = (
    ("rematch", N_("Rematch with the same decks"), "m"),
    ("new_duel", N_("New duel"), "n"),
    ("look", N_("Look at the final board"), "b"),
    ("title", N_("Title"), "q"),
)


class ResultScreen(HouseScreen[None]):
    """Tells who won and what did it. It stands over the board; looking at that dismisses it.

    Args:
        summary: How the duel ended.
        plan: What it was played with; a rematch takes it again with another seed.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        CHOOSE,
        Action(
            "rematch",
            ("m",),
            N_("rematch"),
            N_("Play again with the same decks, shuffled anew."),
            group=_GROUP,
        ),
        Action(
            "new_duel", ("n",), N_("new duel"), N_("Choose names and decks again."), group=_GROUP
        ),
        Action(
            "look",
            ("b",),
            N_("board"),
            N_("Look at the board as it stood at the end."),
            group=_GROUP,
        ),
        Action(
            "title",
            ("q", "escape", "backspace"),
            N_("title"),
            N_("Go back to the title."),
            group=_GROUP,
        ),
        HELP,
    )
    NAME: ClassVar[str] = N_("Result")
    HELP: ClassVar[str] = N_(
        "The table lists the cards that did most: the damage they dealt to creatures and to the "
        "enemy Stronghold, and how many creatures they destroyed."
    )
    TOPIC: ClassVar[str | None] = "R22"

    DEFAULT_CSS = """
    ResultScreen {
        & #stage { height: 1fr; align: center middle; }
        & #sheet { width: 66; height: auto; padding: 0 2; background: $panel; }
        & #ending { padding: 0; margin: 1 0; }
        & Table { margin-top: 1; }
        & Menu { width: 40; height: 4; margin: 1 0 0 0; }
        &.-medium #sheet, &.-large #sheet, &.-huge #sheet { padding: 1 2; }
    }
    """

    def __init__(self, summary: ResultSummary, plan: DuelPlan) -> None:
        super().__init__()
        self._summary = summary
        self._plan = plan

    def compose_body(self) -> ComposeResult:
        """Compose the winner, both Strongholds, the cards and the menu."""
        summary = self._summary
        turns = ngettext("{n} turn", "{n} turns", summary.turns).format(n=summary.turns)
        result = _("{name} wins").format(name=summary.winner) if summary.winner else _("A draw")
        yield Heading(result, turns)
        with Vertical(id="stage"):
            with Vertical(id="sheet"):
                yield Prose(self._ending(), id="ending", ground="panel")
                yield Sides(summary.sides)
                if summary.cards:
                    yield self._deeds()
            yield Menu([Entry(name, _(label), key) for name, label, key in _CHOICES])

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor of the menu."""
        self.query_one(Menu).move(1 if direction in ("down", "right") else -1)

    def action_choose(self) -> None:
        """Choose the entry under the cursor."""
        self.query_one(Menu).choose()

    async def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Do what the entry says."""
        await self.app.run_action(message.entry, self)

    def action_rematch(self) -> None:
        """Begin the same duel with another seed."""
        self.house.start_duel(self._plan.rematch(self.house.new_seed()))

    def action_new_duel(self) -> None:
        """Begin anew."""
        self.house.start_new_duel()

    def action_look(self) -> None:
        """Uncover the board."""
        self.dismiss(None)

    def action_title(self) -> None:
        """Go back to the title."""
        self.house.go_title()

    def _ending(self) -> list[Paragraph]:
        return [paragraph((self._summary.ending, "chosen"), centred=True)]

    def _deeds(self) -> Table:
        rows = [
            (
                deeds.card,
                deeds.player,
                str(deeds.damage),
                str(deeds.stronghold),
                str(deeds.destroyed),
            )
            for deeds in self._summary.cards[:_MOST_CARDS]
        ]
        heads = (_("did most"), "", _("damage"), _("Stronghold"), _("destroyed"))
        return Table(heads, rows, widths=(15, 17, 7, 11, 10))
