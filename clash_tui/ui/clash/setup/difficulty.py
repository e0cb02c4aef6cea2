"""The difficulty of a custom solo game: a level, and what its points are spent on (R83, R84)."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import about, before_colon, sentence
from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.formats import (
    OPTION_CHOICES,
    SoloPreparing,
    choice_points,
    random_options,
    write_options,
)
from clash_tui.games.clash.reference import ability_sentence
from clash_tui.games.clash.rules import LEVELS, SoloOptions
from clash_tui.games.clash.words.solo_options import (
    CHOICE_NAMES,
    LEVEL_NAMES,
    LEVEL_ROW,
    OPTION_ROWS,
)
from clash_tui.games.clash.words.solo_words import (
    level_name,
    opponent_words,
    points_words,
    score_words,
)
from clash_tui.ui.clash.record.solo_record import SoloRecord
from clash_tui.ui.clash.setup.kept_steps import keep_step
from clash_tui.ui.shell.actions import BACK, HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.shell.base import HouseScreen, Tier
from clash_tui.ui.widgets.choice_rows import Choice, ChoiceRow, ChoiceRows, ChoiceScene
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Difficulty")
_LEVELS = tuple(LEVELS)
_OPTIONS = tuple(OPTION_CHOICES)
_MENU = ("start", "surprise")
_STOPS = 1 + len(_OPTIONS) + len(_MENU)
"""Where the cursor can be: the level, the options, and the entries below them."""


class DifficultyScreen(HouseScreen[SoloPreparing]):
    """Level and options; the game starts when the options cost exactly the level's points.

    Dismissed with the preparation that has them, or with None to go back.

    Args:
        preparing: The preparation, with a deck and, where there is one, a Champion.
        level: The level to begin on.
        options: The options to begin with; they need not fit the level.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        Action(
            "change",
            ("left", "right", "h", "l"),
            N_("change"),
            N_("Take the choice before or after the one that holds."),
            group=_GROUP,
            arguments=(-1, 1, -1, 1),
            shown_keys="left right",
            names=(N_("Choice before"), N_("Next choice")) * 2,
        ),
        Action(
            "choose",
            ("enter", "space"),
            N_("choose"),
            N_("Go on to the next option; start, or let chance choose, where the cursor is on it."),
            group=_GROUP,
        ),
        Action(
            "ends",
            ("home", "end"),
            N_("first or last"),
            N_("Move to the level, or to the last entry."),
            group=_GROUP,
            show=False,
            arguments=("home", "end"),
            names=(N_("To the first row"), N_("To the last row")),
        ),
        Action(
            "surprise",
            ("s",),
            N_("surprise me"),
            N_("Take any combination of options that costs exactly the points of the level."),
            group=_GROUP,
        ),
        Action(
            "start",
            ("f2",),
            N_("start"),
            N_("Begin the game; the options must cost exactly the points of the level."),
            group=_GROUP,
        ),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Difficulty")
    HELP: ClassVar[str] = N_(
        "A level gives points, from 1 for Easy to 5 for Mythic, and you spend exactly that many on "
        "what makes the opponent stronger. What each choice costs stands beside it; starting at "
        "the Fort gives a point back.\n\n"
        "The game starts when the points match. The line below the options says what is missing "
        "or too much, and what kind of opponent you would meet.\n\n"
        "The record counts your games of this level with these options, and of the level in all."
    )
    TOPIC: ClassVar[str | None] = "R84"

    DEFAULT_CSS = """
    DifficultyScreen {
        & #stage { height: 1fr; align: center middle; }
        & #form { width: 78; height: auto; }
        & #sum { height: 1; margin-top: 1; }
        & #opponent { height: 2; }
        & #record { height: 2; }
        & Menu { height: 2; width: auto; min-width: 44; max-width: 100%; margin-top: 1; }
        & #explanation { height: 3; margin-top: 1; }
        &.-medium #form { width: 90; }
        &.-large #form, &.-huge #form { width: 100; }
        &.-medium ChoiceRows { height: 9; }
        &.-large ChoiceRows, &.-huge ChoiceRows { height: 15; }
        &.-medium #sum, &.-large #sum, &.-huge #sum { margin-top: 2; }
        &.-medium #record, &.-large #record, &.-huge #record { margin-top: 1; }
        &.-medium Menu, &.-large Menu, &.-huge Menu { margin-top: 2; }
        &.-medium #explanation, &.-large #explanation, &.-huge #explanation { margin-top: 2; }
    }
    """

    def __init__(self, preparing: SoloPreparing, level: str, options: SoloOptions) -> None:
        super().__init__()
        self._preparing = preparing
        self._level = level
        self._options = options
        self._stop = 0

    def compose_body(self) -> ComposeResult:
        """Compose the options, their sum, the opponent, the record and what to do."""
        yield Heading(_("Solo"), _("difficulty"))
        with Vertical(id="stage"), Vertical(id="form"):
            yield ChoiceRows()
            yield Prose(id="sum", pad=2)
            yield Prose(id="opponent", pad=2)
            yield Prose(id="record", pad=2)
            yield Menu(self._entries())
            yield Prose(id="explanation", ground="panel", pad=2)

    def on_mount(self) -> None:
        """Tell what is wrong with the record, if anything is."""
        super().on_mount()
        problem = SoloRecord().problem
        if problem is not None:
            self.notify(problem, severity="warning", timeout=15, markup=False)

    def resized(self) -> None:
        """Spread the options where there is room."""
        self._show()

    def available_actions(self) -> set[str] | None:
        """Start only when the points match."""
        available = {action.id for action in self.ACTIONS}
        if not self._fits:
            available.discard("start")
        if self._entry is not None:
            available.discard("change")
        return available

    def action_text(self, action: Action) -> str:
        """Say when Enter goes on."""
        if action.id == "choose" and self._entry is None:
            return _("go on")
        return super().action_text(action)

    # moving and choosing

    def action_move_cursor(self, direction: str) -> None:
        """Move to the option above or below."""
        step = 1 if direction == "down" else -1
        self._go(max(0, min(_STOPS - 1, self._stop + step)))

    def action_ends(self, where: str) -> None:
        """Move to the level, or to the last entry."""
        self._go(0 if where == "home" else _STOPS - 1)

    def action_change(self, step: int) -> None:
        """Take the choice beside the one that holds."""
        row = self._rows()[self._stop]
        self._take(self._stop, max(0, min(len(row.choices) - 1, row.holds + step)))

    def on_choice_rows_chosen(self, message: ChoiceRows.Chosen) -> None:
        """Take the choice that was clicked."""
        self._stop = message.row
        self._take(message.row, message.choice)

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        """Move to the entry that was clicked."""
        if self._entry != message.entry:
            self._go(1 + len(_OPTIONS) + _MENU.index(message.entry))

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Do what the entry says."""
        if message.entry == "surprise":
            self.action_surprise()
        else:
            self.action_start()

    def action_choose(self) -> None:
        """Do what the entry under the cursor says; on an option, go on to the next."""
        if self._entry is None:
            self.action_move_cursor("down")
        elif self._entry == "start":
            self.action_start()
        else:
            self.query_one(Menu).choose()

    def action_surprise(self) -> None:
        """Let chance choose the options of the level."""
        self._options = random_options(self._level, Random(self.session.new_seed()))
        self._keep()
        self._show()

    def action_start(self) -> None:
        """Begin the game if the points match; else say what is missing."""
        if not self._fits:
            text = _("The points do not match: {missing}.").format(missing=self._verdict()[0])
            self.notify(text, severity="warning")
            return
        last = self.settings.last_solo
        changes = {"level": self._level, "options": write_options(self._options)}
        self.house.update_settings(last_solo=last.model_copy(update=changes))
        self.dismiss(self._preparing.with_level(self._level, self._options))

    def action_back(self) -> None:
        """Go back to the deck or the Champion."""
        self.dismiss(None)

    def _go(self, stop: int) -> None:
        self._stop = stop
        self._show()

    def _take(self, row: int, choice: int) -> None:
        if row == 0:
            self._level = _LEVELS[choice]
        else:
            option = _OPTIONS[row - 1]
            changes = {option: OPTION_CHOICES[option][choice]}
            self._options = SoloOptions.model_validate({**dict(self._options), **changes})
        self._keep()
        self._show()

    def _keep(self) -> None:
        """Keep what is chosen, in case the program ends here."""
        chosen = f"{self._level} {write_options(self._options)}"
        keep_step(self.session, self._preparing, chosen)

    # what holds

    @property
    def _entry(self) -> str | None:
        """The entry under the cursor, None while it is on the options."""
        place = self._stop - 1 - len(_OPTIONS)
        return _MENU[place] if place >= 0 else None

    @property
    def _missing(self) -> int:
        """How many points are still to spend; below 0: too many are spent."""
        return LEVELS[self._level] - self._options.points

    @property
    def _fits(self) -> bool:
        return self._missing == 0

    # what is shown

    def _show(self) -> None:
        on_rows = self._entry is None
        spread = 1 if self.tier >= Tier.LARGE else 0
        scene = ChoiceScene(self._rows(), self._stop if on_rows else None, spread)
        self.query_one(ChoiceRows).show(scene)
        self.query_one("#sum", Prose).show([self._sum()])
        self.query_one("#opponent", Prose).show([self._opponent()])
        self.query_one("#record", Prose).show(self._record())
        menu = self.query_one(Menu)
        menu.activate(not on_rows)
        menu.show(self._entries(), self._entry or _MENU[0])
        self.query_one("#explanation", Prose).show([self._explanation()])
        self.refresh_keys()

    def _rows(self) -> tuple[ChoiceRow, ...]:
        levels = tuple(
            Choice(_(LEVEL_NAMES[level]), f"({points})") for level, points in LEVELS.items()
        )
        first = ChoiceRow(_(LEVEL_ROW.label), levels, _LEVELS.index(self._level))
        return first, *(
            self._row(option, gap=number == 0) for number, option in enumerate(_OPTIONS)
        )

    def _row(self, option: str, gap: bool) -> ChoiceRow:
        values = OPTION_CHOICES[option]
        choices = tuple(
            Choice(
                self._choice_name(option, value), f"({self._number(choice_points(option, value))})"
            )
            for value in values
        )
        holds = values.index(getattr(self._options, option))
        return ChoiceRow(_(OPTION_ROWS[option].label), choices, holds, gap)

    def _choice_name(self, option: str, value: object) -> str:
        """Return how a choice is called."""
        if option in CHOICE_NAMES:
            return _(CHOICE_NAMES[option][value])
        if isinstance(value, Ability):
            return value.title
        if value is None:
            return _("none")
        return f"+{value}" if option == "mana_per_creature" else str(value)

    def _number(self, points: int) -> str:
        return str(points) if points >= 0 else f"{self.glyphs.minus}{-points}"

    def _sum(self) -> Paragraph:
        """Return the points spent against those of the level, and what is missing."""
        glyphs, spent = self.glyphs, self._options.points
        level = LEVELS[self._level]
        full = glyphs.mana_full * min(max(spent, 0), level)
        empty = glyphs.mana_empty * max(0, level - max(spent, 0))
        over = glyphs.blocked * max(0, spent - level)
        text = _("{spent} of {points}").format(
            spent=self._number(spent), points=points_words(level)
        )
        return paragraph(
            (_("Spent") + " ", "muted"),
            (full, "gold"),
            (empty, "dim"),
            (over, "danger"),
            (f" {text}  ", "strong"),
            self._verdict(),
        )

    def _verdict(self) -> tuple[str, str]:
        """Return what is missing, or that nothing is, with its style."""
        if self._fits:
            return _("exactly right"), "health"
        if self._missing > 0:
            text = _("{points} still to spend")
            return text.format(points=points_words(self._missing)), "danger"
        return _("{points} too many").format(points=points_words(-self._missing)), "danger"

    def _opponent(self) -> Paragraph:
        return paragraph(
            (_("The opponent:") + " ", "muted"), (sentence(opponent_words(self._options)), "strong")
        )

    def _record(self) -> list[Paragraph]:
        """Return how games with these options went, and those of the level in all."""
        record, level = SoloRecord(), self._level
        these = score_words(record.of(level, write_options(self._options)))
        every = score_words(record.of_level(level))
        in_all = _("{level} in all:").format(level=level_name(level))
        return [
            paragraph((_("Your record with these options:") + " ", "muted"), these),
            paragraph((in_all + " ", "muted"), every),
        ]

    def _entries(self) -> list[Entry]:
        """Offer to start only when the points match."""
        note = "f2" if self._fits else self._verdict()[0]
        return [
            Entry("start", _("Start the game"), note, enabled=self._fits),
            Entry("surprise", _("Surprise me"), "s"),
        ]

    def _explanation(self) -> Paragraph:
        """Explain what the cursor is on."""
        if self._entry == "start":
            return paragraph(_("The game begins at once, with whoever goes first."))
        if self._entry == "surprise":
            return paragraph(
                _("Chance takes one of all combinations that cost exactly the level's points.")
            )
        row = LEVEL_ROW if self._stop == 0 else OPTION_ROWS[_OPTIONS[self._stop - 1]]
        name = before_colon(_(row.label))
        words: list[str | tuple[str, str]] = [(name, "chosen"), " ", _(row.text)]
        ability = self._options.ability
        if self._stop == len(_OPTIONS) and ability is not None:
            said = about(ability.title, ability_sentence(ability.value, solo="solo_other"))
            words.append((f" {said}", "parchment"))
        return paragraph(*words)
