"""How a duel ended, and what may come next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.widget import Widget

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import paragraph
from clash_tui.base.wording import in_row
from clash_tui.games.clash.matches import Duel
from clash_tui.ui.after.end import (
    AFTER_GAME,
    CHOOSE,
    LOOK,
    REPLAY,
    TITLE,
    EndScreen,
)
from clash_tui.ui.after.sharing import COPY
from clash_tui.ui.clash.after.deeds import CardDeeds, deeds_table
from clash_tui.ui.clash.play.sides import SideFacts, Sides
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.clash.setup.who_begins import loser_of
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.actions import HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.widgets.menu import Entry
from clash_tui.ui.widgets.prose import Prose


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
    ("replay", N_("Watch the replay"), "w"),
    ("look", N_("Look at the final board"), "b"),
    ("title", N_("Title"), "q"),
)


class ResultScreen(EndScreen):
    """Tells who won a duel and what did it.

    Args:
        summary: How the duel ended.
        plan: What it was played with; a rematch takes it again with another seed.
        match: The duel itself, to be watched again.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        CHOOSE,
        Action(
            "rematch",
            ("m",),
            N_("rematch"),
            N_("Play again with the same decks, shuffled anew."),
            group=AFTER_GAME,
        ),
        Action(
            "new_duel",
            ("n",),
            N_("new duel"),
            N_("Choose names and decks again."),
            group=AFTER_GAME,
        ),
        REPLAY,
        LOOK,
        COPY,
        TITLE,
        HELP,
    )
    NAME: ClassVar[str] = N_("Result")
    HELP: ClassVar[str] = N_(
        "The table lists the cards that did most: the damage they dealt to creatures and to the "
        "enemy Stronghold, and how many creatures they destroyed.\n\n"
        "Whoever enters the code gets the same deal; it says nothing of what you decided."
    )

    TOPIC: ClassVar[str | None] = "R22"

    def __init__(self, summary: ResultSummary, plan: DuelPlan, match: Duel) -> None:
        super().__init__(match, plan)
        self._summary = summary
        self._plan = plan
        self._duel = match

    def heading(self) -> tuple[str, str]:
        """Return who won, and after how many turns."""
        summary = self._summary
        turns = ngettext("{n} turn", "{n} turns", summary.turns).format(n=summary.turns)
        if count := self._duel.taken_back:
            text = ngettext("{n} turn taken back", "{n} turns taken back", count)
            turns = in_row((turns, text.format(n=count)))
        if count := self._duel.hints:
            text = ngettext("{n} hint", "{n} hints", count)
            turns = in_row((turns, text.format(n=count)))
        result = _("{name} wins").format(name=summary.winner) if summary.winner else _("A draw")
        return result, turns

    def story(self) -> Sequence[Widget]:
        """Return how it ended, both Strongholds, and the cards that did most."""
        summary = self._summary
        ending = paragraph((summary.ending, "chosen"), centred=True)
        story: list[Widget] = [Prose([ending], id="ending", ground="panel"), Sides(summary.sides)]
        if summary.cards:
            story.append(deeds_table(summary.cards))
        return story

    def entries(self) -> Sequence[Entry]:
        """Return what may come next."""
        return [Entry(name, _(label), key) for name, label, key in _CHOICES]

    def action_rematch(self) -> None:
        """Begin the same duel with another seed."""
        loser = loser_of(self._duel)
        ways_of(self.navigation).start_duel(self._plan.rematch(self.session.new_seed(), loser))

    def action_new_duel(self) -> None:
        """Begin anew."""
        ways_of(self.navigation).start_new_duel()
