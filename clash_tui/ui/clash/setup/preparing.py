"""The way to a duel: from what was agreed on to the board, one screen after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clash_tui.base.i18n import _
from clash_tui.games.clash.formats import (
    ChampionPicks,
    Constructed,
    Draft,
    Preconstructed,
    Preparing,
    Stage,
)
from clash_tui.match.seats import sitters_of
from clash_tui.ui.clash.setup.choosers import Choosers
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.clash.setup.kept_steps import keep_preparation
from clash_tui.ui.clash.setup.program_chose import Chosen, ProgramChoseScreen
from clash_tui.ui.clash.setup.who_begins import LOSER, loser_of_last
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.pass_on import PassOnScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import App

    from clash_tui.match.seats import Seat
    from clash_tui.ui.clash.ways import ClashWays
    from clash_tui.ui.session import Session

Answer = Preparing | None
"""How a screen of the way is dismissed: with the next state, or with None to go back."""


class WayToDuel:
    """Leads both players through all that comes before the coin; programs decide by themselves.

    The screens lie over the one it begins on, which shows again when the players go back before
    the first step.

    Args:
        app: Where the screens are shown.
        session: The game of this window, which keeps each step.
        games: Begins the duel in the end.
        seats: Who will play, A first.
    """

    def __init__(
        self, app: App[Any], session: Session, games: ClashWays, seats: Sequence[Seat]
    ) -> None:
        self._app = app
        self._session = session
        self._games = games
        a, b = seats
        self._written = (a.name, b.name)
        self._names = (a.title, b.title)
        self._sitters = sitters_of(seats)
        self._choosers = Choosers(self._sitters)
        self._unconfirmed = ""
        """What was chosen at this step and not decided when it was left."""

    def go(self, now: Preparing) -> None:
        """Show the screen of the step that comes now; after the last one the duel begins."""
        # The app pushes: the screen that was left would no longer hear the answer.
        self._app.call_next(self._step, now)

    def _step(self, now: Preparing) -> None:
        stage = now.stage
        self._unconfirmed = keep_preparation(
            self._session, self._written, now, sitters=self._sitters
        )
        if stage is None:
            setup = now.setup(self._loser(now))
            plan = DuelPlan(self._written, setup, now.preparation, now.catalog, self._sitters)
            self._games.start_duel(plan)
        elif self._choosers.asked(now) and not self._is_shown_by_its_screen(stage):
            self._let_programs(now)
        elif isinstance(stage, Constructed) and stage.builder is not None:
            self._hand_over(now, stage.builder)
        elif isinstance(stage, Constructed) and not stage.bans:
            self._show_both(now)
        else:
            self._ask(now, self._screen(now))

    def _loser(self, now: Preparing) -> int | None:
        """Return who lost the last duel of these two, where that says who goes first (R10)."""
        asked = now.preparation.begins == LOSER
        return loser_of_last(self._session, self._written) if asked else None

    def _screen(self, now: Preparing) -> HouseScreen[Preparing]:
        """Return the screen of a step that both players look at."""
        stage = now.stage
        if isinstance(stage, Draft):
            from clash_tui.ui.clash.setup.draft import DraftScreen

            return DraftScreen(now, self._names, self._unconfirmed, self._choosers)
        if isinstance(stage, Constructed):
            from clash_tui.ui.clash.setup.ban import BanScreen

            return BanScreen(now, self._names, self._choosers)
        if isinstance(stage, ChampionPicks):
            from clash_tui.ui.clash.setup.champion import ChampionScreen

            return ChampionScreen(now, self._names, self._choosers)
        from clash_tui.ui.clash.setup.deck_choice import DeckChoiceScreen

        return DeckChoiceScreen(now, self._names, self._choosers)

    def _ask(self, now: Preparing, screen: HouseScreen[Preparing]) -> None:
        """Show a screen and go on from its answer."""

        def answered(answer: Answer) -> None:
            if answer is not None:
                self.go(answer)
            else:
                self._go_back(now)

        self._app.push_screen(screen, answered)

    def _go_back(self, now: Preparing) -> None:
        """Go back from the Champions to the decks; from there, the screen below shows again.

        Each screen takes its own steps back itself, so those that were there when it was shown
        are gone by now.
        """
        stage = now.stage
        if isinstance(stage, ChampionPicks):
            self.go(_at_its_first(now).undo())
        elif isinstance(stage, Constructed) and self._people_built(stage):
            self._ask_whether_to_leave(_at_its_first(now))
        else:
            self._session.leave_way()

    # programs

    def _is_shown_by_its_screen(self, stage: Stage | None) -> bool:
        """Say whether a screen lets programs decide itself, and shows it with all else."""
        return isinstance(stage, Draft) or (isinstance(stage, Constructed) and bool(stage.ban_now))

    def _let_programs(self, now: Preparing) -> None:
        """Let programs decide what they must here, and show it where no other screen does."""
        stage = type(now.stage)
        chosen: list[Chosen] = []
        while self._choosers.asked(now) and not self._is_shown_by_its_screen(now.stage):
            if type(now.stage) is not stage:
                break
            seat, step = now.decides, self._choosers.step(now)
            assert seat is not None
            after = now.play(step)
            told = self._told(now, seat, step)
            chosen += [] if told is None else [told]
            now = after
        if not chosen or type(now.stage) is stage:
            # What is built is secret; what was picked is shown to whoever picks next.
            self.go(now)
            return

        def answered(goes_on: bool | None) -> None:
            before = None if goes_on else self._choosers.back_to_person(now)
            if goes_on:
                self.go(now)
            elif before is not None:
                self.go(before)
            else:
                self._session.leave_way()

        self._app.push_screen(ProgramChoseScreen(chosen), answered)

    def _told(self, now: Preparing, seat: int, step: str) -> Chosen | None:
        """Return what a program has picked; None for what is secret."""
        picked = step.split()[-1]
        if isinstance(now.stage, ChampionPicks):
            return Chosen(self._names[seat], None, (now.catalog.card(picked),))
        if not isinstance(now.stage, Preconstructed):
            return None
        deck = now.catalog.deck(picked)
        return Chosen(self._names[seat], deck, tuple(map(now.catalog.card, deck.cards)))

    def _people_built(self, stage: Constructed) -> bool:
        """Say whether a person has built a deck, which nobody goes back to."""
        return any(not self._choosers.is_program(seat) for seat in range(len(stage.decks)))

    # Constructed: what one player builds, the other may not see

    def _hand_over(self, now: Preparing, builder: int) -> None:
        """Let the builder take the keyboard, then build."""
        from clash_tui.ui.clash.collection.builder import BuilderScreen

        name, other = self._names[builder], self._names[1 - builder]
        secret = _("{name} builds a deck now. {other} looks away.").format(name=name, other=other)
        done = "" if builder == 0 else _("{other}'s deck is built and hidden.").format(other=other)
        button = _("I am {name}: build my deck").format(name=name)

        def answered(ready: bool | None) -> None:
            if ready:
                self._ask(now, BuilderScreen(now, self._names, left=self._unconfirmed))
            else:
                self._go_back(now)

        if self._choosers.people < _SEVERAL:
            answered(True)
            return

        request = _("Pass the keyboard to {name}").format(name=name)
        self._app.push_screen(PassOnScreen(request, (done, secret), button), answered)

    def _show_both(self, now: Preparing) -> None:
        """Let both players look before the decks are shown; one person looks by themselves."""
        if self._choosers.people < _SEVERAL:
            self._ask(now, self._screen(now))
            return
        text = _(
            "Both decks are built. They are shown one after the other now, and each of you bans "
            "two cards of the other's."
        )

        def answered(ready: bool | None) -> None:
            if ready:
                self._ask(now, self._screen(now))
            else:
                self._go_back(now)

        request = _("{a} and {b}, now look together").format(a=self._names[0], b=self._names[1])
        self._app.push_screen(PassOnScreen(request, (text,), _("Show the decks")), answered)

    def _ask_whether_to_leave(self, now: Preparing) -> None:
        """Ask before a deck is left that was built in secret: nobody goes back to it."""
        kept = self._session.keeps_way
        question = _("Give up what has been built?\n\nA deck that is finished is not opened again.")
        if kept:
            question = _(
                "Leave what has been built?\n\nIt is kept, and Continue on the title goes on "
                "with it."
            )

        def answered(sure: bool | None) -> None:
            if sure:
                self._session.leave_way()
            else:
                self.go(now)

        self._app.push_screen(ConfirmScreen(question, danger=not kept), answered)


_SEVERAL = 2
"""How many people share the keyboard, so that it is handed over."""


def _at_its_first(now: Preparing) -> Preparing:
    """Return a state before the steps of its stage that can be taken back."""
    steps = len(now.champion_picks.picks) if now.champion_picks is not None else None
    if steps is None:
        steps = len(now.making.bans) if isinstance(now.making, Constructed) else 0
    for _step in range(steps):
        now = now.undo()
    return now
