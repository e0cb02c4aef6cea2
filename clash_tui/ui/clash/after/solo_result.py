"""How a solo game ended, the record of games of its kind, and what may come next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.widget import Widget

from clash_tui.base.cells import cut, left
from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import in_row, sentence
from clash_tui.games.clash.formats import level_above, level_below
from clash_tui.games.clash.formats.difficulty import QUICK
from clash_tui.games.clash.matches import SoloGame
from clash_tui.games.clash.rules import A, B, view
from clash_tui.games.clash.words.solo_words import (
    daily_words,
    day_name,
    level_name,
    opponent_words,
    score_words,
)
from clash_tui.games.clash.words.telling import Teller
from clash_tui.ui.after.end import (
    AFTER_GAME,
    CHOOSE,
    LOOK,
    REPLAY,
    TITLE,
    EndScreen,
)
from clash_tui.ui.after.sharing import COPY
from clash_tui.ui.clash.after.deeds import deeds_table
from clash_tui.ui.clash.play.summary import deeds_of
from clash_tui.ui.clash.record.solo_keeping import place_on_record
from clash_tui.ui.clash.record.solo_record import SoloRecord
from clash_tui.ui.clash.setup.solo_plan import SoloPlan
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.actions import HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.widgets.menu import Entry
from clash_tui.ui.widgets.prose import Prose

_CHOICES = (
    ("rematch", N_("Rematch with the same settings"), "m"),
    ("again", N_("The same deal again"), "a"),
    ("level_up", N_("One level up"), "u"),
    ("level_down", N_("One level down"), "d"),
    ("take_turn_back", N_("Take back my last turn"), "t"),
    ("new_solo", N_("New solo game"), "n"),
    ("replay", N_("Watch the replay"), "w"),
    ("look", N_("Look at the final board"), "b"),
    ("title", N_("Title"), "q"),
)

_NAME, _STRONGHOLD = 18, 10
"""How wide the columns of the sides are."""


class SoloResultScreen(EndScreen):
    """Tells whether the player has won, what did it, and how such games went so far.

    Args:
        match: The finished game.
        plan: What it was played with.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        CHOOSE,
        Action(
            "rematch",
            ("m",),
            N_("rematch"),
            N_("Play again with the same cards and options, shuffled anew."),
            group=AFTER_GAME,
        ),
        Action(
            "again",
            ("a",),
            N_("same deal"),
            N_("Play the same deal again: your hand and the pile in the same order."),
            group=AFTER_GAME,
        ),
        Action(
            "level_up",
            ("u",),
            N_("level up"),
            N_("Play the same cards one level up, and choose what to spend the points on."),
            group=AFTER_GAME,
        ),
        Action(
            "level_down",
            ("d",),
            N_("level down"),
            N_("Play the same cards one level down, and choose what to spend the points on."),
            group=AFTER_GAME,
        ),
        Action(
            "new_solo",
            ("n",),
            N_("new game"),
            N_("Choose the kind of game and the deck again."),
            group=AFTER_GAME,
            show=False,
        ),
        Action(
            "take_turn_back",
            ("t",),
            N_("undo turn"),
            N_(
                "After a loss: play on from where your last turn began. The loss stands, and what "
                "you play then does not count."
            ),
            group=AFTER_GAME,
        ),
        REPLAY,
        LOOK,
        COPY,
        TITLE,
        HELP,
    )
    NAME: ClassVar[str] = N_("Result, solo")
    HELP: ClassVar[str] = N_(
        "The table lists the cards that did most: the damage they dealt to creatures and to the "
        "enemy Stronghold, where each card of the pile counts as one, and how many creatures they "
        "destroyed.\n\n"
        "Below it stands how your games with these options have gone so far. After a custom game "
        "you can go on with the same cards, one level up if you won and one level down if you "
        "lost. Whoever enters the code gets the same deal."
    )
    TOPIC: ClassVar[str | None] = "solo"

    DEFAULT_CSS = """
    SoloResultScreen {
        & #ending { margin: 0 0 1 0; }
        & #record { margin-top: 1; }
        &.-small Menu { margin: 0; }
        &.-small.-custom #ending { margin: 0; }
        &.-small.-custom Table { max-height: 5; }
        &.-small.-custom.-lost Table { max-height: 4; }
    }
    """

    def __init__(self, match: SoloGame, plan: SoloPlan) -> None:
        super().__init__(match, plan)
        self._match = match
        self._plan = plan
        self.set_class(self._level_beside is not None, "-custom")
        self.set_class(match.lost_turn is not None, "-lost")

    def heading(self) -> tuple[str, str]:
        """Return who won, and after how many turns."""
        count = view(self._match.state, None).turn
        turns = ngettext("{n} turn", "{n} turns", count).format(n=count)
        level = self._plan.preparation.level or QUICK
        if self._match.taken_back:
            count = self._match.taken_back
            text = ngettext("{n} turn taken back", "{n} turns taken back", count)
            turns = in_row((turns, text.format(n=count)))
        if count := self._match.hints:
            text = ngettext("{n} hint", "{n} hints", count)
            turns = in_row((turns, text.format(n=count)))
        remark = in_row((level_name(level), turns))
        return (_("You win") if self._won else _("You lose")), remark

    def story(self) -> Sequence[Widget]:
        """Return how it ended, both sides, the cards that did most, and the record."""
        outcome = self._match.outcome
        teller = Teller(self._match.names, self._match.catalog)
        ending = sentence(teller.ending(outcome.winner, outcome.ending))
        heading = paragraph((ending, "chosen"), centred=True)
        deeds = deeds_of(self._match)
        return (
            Prose([heading], id="ending", ground="panel"),
            Prose(self._sides(), id="sides", ground="panel"),
            *([deeds_table(deeds)] if deeds else []),
            Prose(self._record(), id="record", ground="panel"),
        )

    def entries(self) -> Sequence[Entry]:
        """Return what may come next."""
        able = self.available_actions()
        return [Entry(name, _(label), key) for name, label, key in _CHOICES if name in able]

    def available_actions(self) -> set[str]:
        """Go up after a win and down after a loss, where there is such a level, and back then."""
        available = {action.id for action in self.ACTIONS}
        if not self._won or self._level_beside is None:
            available.discard("level_up")
        if self._won or self._level_beside is None:
            available.discard("level_down")
        if self._match.lost_turn is None:
            available.discard("take_turn_back")
        return available

    def action_rematch(self) -> None:
        """Begin the same game with another seed."""
        ways_of(self.navigation).start_solo(self._plan.rematch(self.session.new_seed()))

    def action_again(self) -> None:
        """Begin the very same game."""
        ways_of(self.navigation).start_solo(self._plan)

    def action_level_up(self) -> None:
        """Choose what to spend the next level's points on."""
        self._change_level()

    def action_level_down(self) -> None:
        """Choose what to spend the points of the level before on."""
        self._change_level()

    def _change_level(self) -> None:
        if self._level_beside is not None:
            ways_of(self.navigation).change_solo_level(self._plan, self._level_beside)

    def action_take_turn_back(self) -> None:
        """Play on from where the last turn of a lost game began; the loss stands."""
        moves = self._match.lost_turn
        if moves is not None:
            self.navigation.replays.go_on_from(self._match, moves)

    def action_new_solo(self) -> None:
        """Begin anew."""
        ways_of(self.navigation).start_new_solo()

    @property
    def _won(self) -> bool:
        return bool(self._match.outcome.winner == A)

    @property
    def _level_beside(self) -> str | None:
        """The level above after a win, the one below after a loss; None where there is none."""
        level = self._plan.preparation.level
        if level is None:
            return None
        return level_above(level) if self._won else level_below(level)

    def _sides(self) -> list[Paragraph]:
        """Return how both Strongholds stand."""
        table = view(self._match.state, None)
        own, other = table.sides[A], table.sides[B]
        assert other.pile is not None
        health = _("Health {health}").format(health=own.health)
        pile = _("pile {pile}, discard {discard}")
        pile = pile.format(pile=other.pile.size, discard=len(other.pile.discard))
        a, b = self._match.names
        return [self._side(a, own.fort, health), self._side(b, other.fort, pile)]

    def _side(self, name: str, fort: bool, state: str) -> Paragraph:
        stronghold = _("Fort") if fort else _("Bastion")
        return paragraph(
            (left(cut(name, _NAME - 1, self.house.glyphs.ellipsis), _NAME), "strong"),
            (f"{self.house.glyphs.stronghold} {left(stronghold, _STRONGHOLD)}", "gold"),
            (state, "text"),
        )

    def _record(self) -> list[Paragraph]:
        """Return the opponent there was, and how games against it went."""
        preparation = self._plan.preparation
        level, options = place_on_record(preparation)
        score = score_words(SoloRecord().of(level, options))
        if self._match.branched_at is not None:
            score = _("this game was branched and does not count")
        about = opponent_words(preparation.options)
        kept = (_("Record against it:"), score)
        if preparation.day is not None and self._match.branched_at is None:
            deal = _("Deal of {day}:").format(day=day_name(preparation.day))
            kept = (deal, daily_words(SoloRecord().of_day(preparation.day)))
        return [
            paragraph((_("Opponent:") + " ", "muted"), (about, "text")),
            paragraph((kept[0] + " ", "muted"), (kept[1], "strong")),
        ]
