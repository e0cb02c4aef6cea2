"""What a game of Stak Bots needs: who sits where, the options, and who begins."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import paragraph
from clash_tui.base.settings import LONGEST_NAME, LastStak
from clash_tui.bots.levels import levels_of
from clash_tui.bots.programs import house
from clash_tui.games.stak.cards import Deck, own_decks
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import LETTERS, MOST, Setup
from clash_tui.match.seats import Person, Seat
from clash_tui.ui.shell.actions import BACK, HELP, Action
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.stak.collection.bots import BotsScreen
from clash_tui.ui.stak.setup.stak_options import LOT, OPTIONS, SEATS, setup_of
from clash_tui.ui.stak.setup.stak_plan import StakPlan
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.choice_rows import Choice, ChoiceRow, ChoiceRows, ChoiceScene
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose

GAME = "stak-bots"
HOUSE_DECK = "house"
"""What stands for the deck of the program, among those of the player."""
PERSON = "person"
"""What stands for somebody at this keyboard, among the levels of programs."""

_GROUP = N_("A new game")


class NewStakScreen(HouseScreen[None]):
    """Asks for everything a game of Stak Bots needs: a cursor runs over its rows.

    Args:
        deal: The setup of a share code: it is asked only who sits there. None asks for all.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "move_cursor",
            ("up", "down", "left", "right"),
            N_("move"),
            N_("Move up and down; left and right choose something else in the row."),
            group=_GROUP,
            arguments=("up", "down", "left", "right"),
            shown_keys="up down left right",
            names=(
                N_("Move up"),
                N_("Move down"),
                N_("Choose what is left"),
                N_("Choose what is right"),
            ),
        ),
        Action(
            "choose",
            ("enter", "space"),
            N_("next choice"),
            N_("Choose the next one in the row; on the button, begin."),
            group=_GROUP,
        ),
        Action("name", ("n",), N_("name"), N_("Write the name of the seat."), group=_GROUP),
        Action(
            "cards",
            ("c",),
            N_("cards"),
            N_("Look through all bots, and the deck that is chosen."),
            group=_GROUP,
        ),
        Action("start", ("f2",), N_("begin"), N_("Begin the game."), group=_GROUP),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("New game of Stak Bots")
    HELP: ClassVar[str] = N_(
        "Say how many play, and who sits at each seat: a person at this keyboard, or a program of "
        "a level. n writes a name. Seats are in turn order, clockwise.\n\n"
        "The options are variations of the printed game; for a first game leave them as they are. "
        "What you choose here is offered again for the next game."
    )
    TOPIC: ClassVar[str | None] = "option-depth"
    GAME: ClassVar[str] = GAME

    DEFAULT_CSS = """
    NewStakScreen {
        & #stage { height: 1fr; align: center middle; }
        & #form { width: 78; height: auto; }
        & ChoiceRows { height: 16; }
        & #about { height: 3; width: 1fr; }
        & #below { height: 3; }
        & #go { width: auto; min-width: 24; align: right bottom; }
        &.-large #form, &.-huge #form { width: 90; }
    }
    """

    def __init__(self, deal: Setup | None = None) -> None:
        super().__init__()
        self._deal = deal
        self.players = 2
        self.names = [""] * MOST
        self.sits = [PERSON] * MOST
        self.chosen: dict[str, str] = {}
        self.begins = LOT
        self._own_decks: dict[str, Deck] = {}
        """The decks of the player, by their ids (SB83)."""
        self.deck = HOUSE_DECK
        self._row = 1

    def compose_body(self) -> ComposeResult:
        """Compose the rows, what they say, and the button."""
        self._take_last(self.house.settings.last_stak)
        yield Heading(_("Stak Bots"), _("new game"))
        with Vertical(id="stage"), Vertical(id="form"):
            yield ChoiceRows()
            with Horizontal(id="below"):
                yield Prose(id="about")
                with Vertical(id="go"):
                    yield Button(_("Begin the game"), id="start")

    def on_mount(self) -> None:
        """Begin on the seats."""
        super().on_mount()
        self.show()

    def _take_last(self, last: LastStak) -> None:
        levels = {level.id for level in levels_of(GAME)}
        self.players = last.players
        self.names[: len(last.names)] = last.names
        for seat, sits in enumerate(last.sits[:MOST]):
            self.sits[seat] = sits if sits in levels else PERSON
        found = own_decks()
        self._own_decks = {deck.id: deck for deck in found.decks}
        for problem in found.problems:
            self.notify(str(problem), severity="warning", timeout=15, markup=False)
        wanted = last.chosen.get("deck", HOUSE_DECK)
        self.deck = wanted if wanted in self._own_decks else HOUSE_DECK
        for name, option in OPTIONS.items():
            choice = last.chosen.get(name, "")
            self.chosen[name] = choice if choice in option.choices else next(iter(option.choices))
        if self._deal is not None:
            self.players = self._deal.players

    # -- what is shown

    def show(self) -> None:
        """Show all rows, the one under the cursor explained."""
        rows = self._rows()
        self._row = min(self._row, len(rows))
        on_button = self._row == len(rows)
        scene = ChoiceScene(tuple(rows), None if on_button else self._row)
        self.query_one(ChoiceRows).show(scene)
        self.query_one("#start", Button).choose(on_button)
        self.query_one("#about", Prose).show([paragraph((self._about(), "muted"))])
        self.refresh_keys()

    def _rows(self) -> list[ChoiceRow]:
        """Return the rows: how many play, the seats, the options, and who begins."""
        counts = tuple(Choice(str(each)) for each in self._counts)
        rows = [ChoiceRow(_("Players"), counts, self._counts.index(self.players))]
        for seat in range(self.players):
            kinds = self._kinds()
            choices = tuple(Choice(name) for name in kinds.values())
            rows.append(ChoiceRow(self.name_of(seat), choices, [*kinds].index(self.sits[seat])))
        if self._deal is not None:
            return rows
        for name, option in OPTIONS.items():
            choices = tuple(Choice(_(each)) for each in option.choices.values())
            holds = [*option.choices].index(self.chosen[name])
            rows.append(ChoiceRow(_(option.title), choices, holds))
        decks = self._decks()
        choices = tuple(Choice(name) for name in decks.values())
        rows.append(ChoiceRow(_("Deck"), choices, [*decks].index(self.deck)))
        who = self._who_can_begin()
        choices = tuple(Choice(name) for name in who.values())
        if self.begins not in who:
            self.begins = LOT
        rows.append(ChoiceRow(_("Who begins"), choices, [*who].index(self.begins)))
        return rows

    @property
    def _counts(self) -> range:
        """How many can play: of a deal it is settled."""
        deal = self._deal
        return SEATS if deal is None else range(deal.players, deal.players + 1)

    def _kinds(self) -> dict[str, str]:
        return {PERSON: _("person")} | {level.id: level.name for level in levels_of(GAME)}

    def _decks(self) -> dict[str, str]:
        own = {name: deck.name for name, deck in self._own_decks.items()}
        return {HOUSE_DECK: _("house deck")} | own

    def _who_can_begin(self) -> dict[str, str]:
        return {LOT: _("lot")} | {LETTERS[seat]: LETTERS[seat] for seat in range(self.players)}

    def name_of(self, seat: int) -> str:
        """Return what a seat is called: its name, or its letter and who sits there."""
        if self.names[seat]:
            return self.names[seat]
        if self.sits[seat] == PERSON:
            return _("Player {letter}").format(letter=LETTERS[seat])
        level = self._kinds()[self.sits[seat]]
        return _("{level} {letter}").format(level=level, letter=LETTERS[seat])

    def _about(self) -> str:
        row = self._row - 1
        if row < 0:
            return _("Two to six play, each against all others.")
        if row < self.players:
            level = next((each for each in levels_of(GAME) if each.id == self.sits[row]), None)
            if level is not None:
                return level.sentence
            return _("Somebody at this keyboard; n writes the name.")
        row -= self.players
        if self._deal is not None:
            return _("The deal is that of the code; only who sits there is open.")
        if row < len(OPTIONS):
            return _([*OPTIONS.values()][row].about)
        if row == len(OPTIONS):
            return _(
                "The house deck, whose powers, ranks and copies are house data, as none are "
                "published; or one of your own, a file in stak/decks of your data folder."
            )
        if row == len(OPTIONS) + 1:
            return _("Who has the first turn; the others follow clockwise.")
        people = sum(sits == PERSON for sits in self.sits[: self.players])
        return ngettext("{n} person plays.", "{n} people play.", people).format(n=people)

    # -- what is done

    def available_actions(self) -> set[str] | None:
        """Offer to write a name on the seats only."""
        found = {action.id for action in self.ACTIONS}
        return found if 1 <= self._row <= self.players else found - {"name"}

    def action_move_cursor(self, direction: str) -> None:
        """Move over the rows, or choose beside what holds."""
        if direction in ("up", "down"):
            self._row = max(
                0, min(len(self._rows()), self._row + (1 if direction == "down" else -1))
            )
        else:
            self._beside(1 if direction == "right" else -1)
        self.show()

    def action_choose(self) -> None:
        """Choose the next one in the row; on the button, begin."""
        if self._row == len(self._rows()):
            self.action_start()
            return
        row = self._rows()[self._row]
        self._take(self._row, (row.holds + 1) % len(row.choices))
        self.show()

    def on_choice_rows_chosen(self, message: ChoiceRows.Chosen) -> None:
        """Take the choice that was clicked."""
        self._row = message.row
        self._take(message.row, message.choice)
        self.show()

    def on_button_pressed(self) -> None:
        """Begin."""
        self.action_start()

    def _beside(self, step: int) -> None:
        rows = self._rows()
        if self._row < len(rows):
            row = rows[self._row]
            self._take(self._row, max(0, min(len(row.choices) - 1, row.holds + step)))

    def _take(self, row: int, choice: int) -> None:
        if row == 0:
            self.players = self._counts[choice]
            return
        row -= 1
        if row < self.players:
            self.sits[row] = [*self._kinds()][choice]
            return
        row -= self.players
        names = [*OPTIONS]
        if row < len(names):
            self.chosen[names[row]] = [*OPTIONS[names[row]].choices][choice]
        elif row == len(names):
            self.deck = [*self._decks()][choice]
        else:
            self.begins = [*self._who_can_begin()][choice]

    def action_name(self) -> None:
        """Ask for the name of the seat under the cursor."""
        seat = self._row - 1

        def named(name: str | None) -> None:
            if name is not None:
                self.names[seat] = name.strip()[:LONGEST_NAME]
                self.show()

        title = _("The name at seat {letter}").format(letter=LETTERS[seat])
        self.app.push_screen(
            AskLineScreen(title, value=self.names[seat], take=_("Take"), most=LONGEST_NAME), named
        )

    def action_cards(self) -> None:
        """Look through the cards of the deck that is chosen, or of the deal."""
        own = self._own_decks.get(self.deck)
        played = self._deal.deck if self._deal else own.counts if own else ()
        self.app.push_screen(BotsScreen(played=played))

    def action_back(self) -> None:
        """Go back to the title."""
        self.dismiss(None)

    def action_start(self) -> None:
        """Begin the game, unless two seats have one name."""
        names = [self.name_of(seat) for seat in range(self.players)]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            self.notify(_("Two seats are called {name}.").format(name=twice), markup=False)
            return
        self._remember()
        seats = tuple(
            Seat(name, Person() if sits == PERSON else house(sits))
            for name, sits in zip(names, self.sits, strict=False)
        )
        setup = self._deal or setup_of(
            self.players,
            self.chosen,
            self.begins,
            self.session.new_seed(),
            self._own_decks.get(self.deck),
        )
        self.navigation.begin(StakMatch(setup, seats), StakPlan(seats, setup))

    def _remember(self) -> None:
        last = LastStak(
            won=self.house.settings.last_stak.won,
            players=self.players,
            names=tuple(self.names),
            sits=tuple(self.sits),
            chosen={**self.chosen, "deck": self.deck},
        )
        self.house.update_settings(last_stak=last)
