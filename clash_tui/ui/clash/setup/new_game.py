"""The form before a game, which a certain deal can fill: that of a share code, or of the day."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import paragraph
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import (
    BadCode,
    BadPreparation,
    Deal,
    SoloPreparation,
    begin_code,
    write_code,
)
from clash_tui.games.clash.words.duel_options import PRECONSTRUCTED
from clash_tui.ui.clash.setup.form import SETS, START, FormScreen, Stop
from clash_tui.ui.shell.actions import BACK, CHOOSE, HELP, MOVE, Action
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading


class NewGameScreen(FormScreen):
    """Asks for everything a game needs before the decks.

    It keeps what was chosen in ``remember``, and goes on in ``go_on``. While a certain deal holds,
    it shows that; any other choice drops the deal and brings back what was chosen before.

    Args:
        deal: The deal that holds from the beginning.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE,
        replace(
            CHOOSE,
            keys=("enter",),
            help=N_("Choose what the cursor is on; on what is chosen already, go on."),
        ),
        Action(
            "pick",
            ("space",),
            N_("in or out"),
            N_("Choose what the cursor is on; put a set in use, or out of it again."),
        ),
        Action(
            "all_sets",
            ("a", "f4"),
            N_("all sets"),
            N_("Put all sets in use; once more brings back those that were chosen before."),
        ),
        Action("start", ("f2",), N_("choose decks"), N_("Go on to the decks.")),
        BACK,
        Action(
            "enter_code",
            ("c", "f3"),
            N_("code"),
            N_("Enter the share code of a deal, to play that very deal."),
        ),
        Action(
            "next_part",
            ("tab",),
            N_("next part"),
            N_("Move to the next part of the form."),
        ),
        Action(
            "part_before",
            ("shift+tab",),
            N_("part before"),
            N_("Move to the part before."),
            show=False,
        ),
        Action(
            "ends",
            ("home", "end"),
            N_("first or last"),
            N_("Move to the first or the last place of the column."),
            show=False,
            arguments=("home", "end"),
            names=(N_("To the first row"), N_("To the last row")),
        ),
        HELP,
    )
    TOPIC: ClassVar[str | None] = "editions"
    OPEN: ClassVar[tuple[str, ...]] = ()
    """The parts that no deal says anything of."""

    def __init__(self, deal: Deal | None = None) -> None:
        super().__init__()
        self.deal: Deal | None = None
        """The deal that holds; None while everything can be chosen."""
        self._first_deal = deal
        self._before: tuple[dict[str, str], tuple[str, ...]] = ({}, ())
        """What was chosen before the deal held."""

    # what a form says of its game

    @abstractmethod
    def remember(self, names: tuple[str, ...]) -> None:
        """Keep what is chosen for the next time; ``names`` are as they were written."""

    @abstractmethod
    def remember_names(self, names: tuple[str, ...]) -> None:
        """Keep the names alone, where a deal said all the rest."""

    @abstractmethod
    def go_on(self, names: tuple[str, ...]) -> None:
        """Go on to the decks.

        Raises ``BadPreparation`` if the sets cannot be played with.
        """

    @abstractmethod
    def choices_of(self, deal: Deal) -> dict[str, str] | None:
        """Return what a deal has in each part; None for a deal of another kind of game."""

    def fault(self, names: tuple[str, ...]) -> tuple[str, str] | None:
        """Return what is wrong with the names, and the field to go to."""
        return None

    # what can be done now

    def available_actions(self) -> set[str] | None:
        """Let sets be chosen only where the format asks for them."""
        every = {action.id for action in self.ACTIONS}
        return every if self.can_choose_sets else every - {"all_sets"}

    def actions_now(self) -> list[Action]:
        """Name the space bar only where it does what Enter does not."""
        actions = super().actions_now()
        return [each for each in actions if each.id != "pick" or self.among_sets]

    # going on

    def action_start(self) -> None:
        """Keep what was chosen and go on to the decks."""
        written = self.written
        names = tuple(
            name or field.unnamed for name, field in zip(written, self.FIELDS.values(), strict=True)
        )
        fault = self.fault(names)
        if fault is not None:
            self.notify(fault[0], severity="warning")
            self.go_to(Stop(fault[1]))
            return
        try:
            self.go_on(names)
        except BadPreparation as bad:
            self.notify(bad.reason, severity="warning", markup=False)
            self.go_to(self.stop_in(SETS))
            return
        if self.deal is None:
            self.remember(written)
        else:
            self.remember_names(written)

    # a certain deal

    def before_composing(self) -> None:
        """Let the deal hold that is there from the beginning."""
        if self._first_deal is not None:
            self._hold(self._first_deal)

    def first_stop(self) -> Stop:
        """Return where the cursor begins: with a deal there is nothing to choose."""
        return Stop(START) if self.deal is not None else super().first_stop()

    def changes(self, area: str, entry: str) -> bool:
        """Say whether choosing an entry makes it another deal."""
        return area not in self.OPEN and super().changes(area, entry)

    def choice_changes(self) -> None:
        """Let no deal hold: what it says is not what is chosen now."""
        self.drop_deal()

    def action_enter_code(self) -> None:
        """Ask for a share code and take its deal."""
        from clash_tui.ui.shell.ask_line import AskLineScreen

        catalog = default_catalog()

        def check(text: str) -> str | None:
            try:
                begin_code(text, catalog)
            except BadCode as bad:
                return str(bad)
            return None

        def answered(text: str | None) -> None:
            if text is not None:
                self.take_code(begin_code(text, catalog))

        about = _(
            "It stands in the menu of every game and under its result. Type it, or paste it; "
            "small letters do as well."
        )
        ask = AskLineScreen(
            _("The code of a deal"),
            [paragraph((about, "muted"))],
            placeholder="1234-5678-9AB",
            take=_("Take this deal"),
            check=check,
        )
        self.app.push_screen(ask, answered)

    def take_code(self, deal: Deal) -> None:
        """Show the deal of a code, here or in the form of its kind of game."""
        if self.choices_of(deal) is None:
            # This screen goes away with it, and with this screen whoever waits for it.
            self.app.call_next(self.navigation.open_deal, deal)
        else:
            self.take_deal(deal)
            self.go_to(Stop(START))

    def take_deal(self, deal: Deal) -> None:
        """Let a deal hold, and show it."""
        self._hold(deal)
        self._show_deal()

    def drop_deal(self) -> None:
        """Let no deal hold any more, and bring back what was chosen before."""
        if self.deal is not None:
            self.deal = None
            chosen, self.sets = self._before
            self.chosen = {**chosen, **self._open_choices()}
            self._show_deal()

    def _hold(self, deal: Deal) -> None:
        chosen = self.choices_of(deal)
        if chosen is None:
            raise ValueError("the deal is of another kind of game")
        if self.deal is None:
            self._before = (self.chosen, self.sets)
        self.deal, self.chosen = deal, {**chosen, **self._open_choices()}
        if deal.sets:
            self.sets = deal.sets

    def _open_choices(self) -> dict[str, str]:
        """Return what is chosen in the parts that no deal says anything of."""
        return {area: self.chosen[area] for area in self.OPEN}

    def _show_deal(self) -> None:
        self.query_one(Heading).show(*self.heading_now())
        self.query_one(f"#{START}", Button).rename(self.start_label_now())
        self.show_entries()
        self.explain()
        self.refresh_keys()

    def action_text(self, action: Action) -> str:
        """Say what the start does with a deal, and what Enter and space do where the cursor is."""
        if action.id == START and self.deal is not None:
            return _("play deal")
        if action.id == "choose" and self.goes_on:
            return _("go on")
        if action.id == "pick":
            return _("out") if self.goes_on else _("in")
        return super().action_text(action)

    def heading_now(self) -> tuple[str, str]:
        """Return what the heading says: with a deal, its code."""
        place, remark = super().heading_now()
        if self.deal is not None:
            remark = _("code {code}").format(code=write_code(self.deal))
        return place, remark

    def start_label_now(self) -> str:
        """Return what the button says: with a deal, that it is played."""
        return super().start_label_now() if self.deal is None else _("Play this deal")

    def next_step_now(self) -> str:
        """Return what happens after this form; the code may have the decks."""
        if self.deal is None or self.format != PRECONSTRUCTED or not self.deal.moves:
            return super().next_step_now()
        if isinstance(self.deal, SoloPreparation):
            return _("The deck is in the code: next, the game is dealt.")
        return _("Both decks are in the code: next, the coin is tossed.")
