"""The first screen: what there is to do."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult

from clash_tui.base.i18n import N_, _
from clash_tui.base.wording import sentences
from clash_tui.ui.shell.actions import CHOOSE, HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.shell.base import HouseScreen, Tier
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.title_scene import TitleScene

_GROUP = N_("On the title")

CONTINUE = Action(
    "continue_game",
    ("c",),
    N_("continue"),
    N_("Go on with the game that is not finished."),
    group=_GROUP,
    show=False,
)
DUEL = Action(
    "duel",
    ("d",),
    N_("duel"),
    N_("Play against someone beside you, at the same keyboard."),
    group=_GROUP,
    show=False,
)
SOLO = Action(
    "solo",
    ("o",),
    N_("solo"),
    N_("Play alone against the opponent, quick or at a level you choose."),
    group=_GROUP,
    show=False,
)
STAK = Action(
    "stak",
    ("t",),
    N_("Stak Bots"),
    N_("Play Stak Bots: two to six players, each behind a pile of hidden robots."),
    group=_GROUP,
    show=False,
)
DECKS = Action(
    "decks",
    ("b",),
    N_("decks"),
    N_("Build decks of your own and keep them, and read how to play the ready ones."),
    group=_GROUP,
    show=False,
)
REPLAYS = Action(
    "replays",
    ("w",),
    N_("replays"),
    N_("Watch a finished game again, and play on from any moment of it."),
    group=_GROUP,
    show=False,
)
RECORDS = Action(
    "records",
    ("e",),
    N_("records"),
    N_("See how all games ended, by player, by deck or one by one."),
    group=_GROUP,
    show=False,
)
CARDS = Action(
    "cards",
    ("a",),
    N_("cards"),
    N_("Look through all cards, sorted and filtered."),
    group=_GROUP,
    show=False,
)
RULES = Action(
    "rules", ("r",), N_("rules"), N_("Read and search the rules."), group=_GROUP, show=False
)
SETTINGS = Action(
    "settings",
    ("s",),
    N_("settings"),
    N_("Change theme, signs, speed and questions."),
    group=_GROUP,
    show=False,
)
QUIT = Action(
    "quit_program", ("q",), N_("quit"), N_("Leave the program."), group=_GROUP, in_palette=False
)

_ENTRIES = (
    ("continue_game", N_("Continue"), "c"),
    ("duel", N_("Duel"), "d"),
    ("solo", N_("Solo"), "o"),
    ("decks", N_("Decks"), "b"),
    ("stak", N_("Stak Bots [oo]"), "t"),
    ("replays", N_("Replays"), "w"),
    ("records", N_("Records"), "e"),
    ("cards", N_("Cards"), "a"),
    ("rules", N_("Rules"), "r"),
    ("settings", N_("Settings"), "s"),
    ("quit_program", N_("Quit"), "q"),
)

_MENU_TOP = {Tier.SMALL: 8, Tier.MEDIUM: 9, Tier.LARGE: 14, Tier.HUGE: 14}
"""The first row that the name leaves free."""
_BELOW_MENU = 6
"""How many rows the Bridge, the water and the keys take, and one that stays free if it can."""


_STAK = ("stak-bots", "stak")
"""The second game, and the id of its entry."""


def _in_order(last_game: str) -> list[tuple[str, str, str]]:
    """Return the entries: what was played last stands first, after what can be continued."""
    entries = list(_ENTRIES)
    game, name = _STAK
    if last_game == game:
        entry = next(each for each in entries if each[0] == name)
        entries.remove(entry)
        entries.insert(1, entry)
    return entries


class TitleScreen(HouseScreen[None]):
    """The title; it lies under all other screens."""

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        CHOOSE,
        CONTINUE,
        DUEL,
        SOLO,
        DECKS,
        STAK,
        REPLAYS,
        RECORDS,
        CARDS,
        RULES,
        SETTINGS,
        QUIT,
        HELP,
    )
    NAME: ClassVar[str] = N_("Title")
    HELP: ClassVar[str] = N_(
        "From here you start a duel or a solo game of Clash of Decks, or Stak Bots for two to six, "
        "whatever you played last first. Build decks of your own, see how all games "
        "ended, look through the cards, read the rules and change the settings.\n\n"
        "Everything can be done with the keyboard alone or with the mouse alone. The keys that "
        "work now always stand in the bottom row, and a click on them does the same. ctrl+p "
        "opens a list of every action by name."
    )
    TOPIC: ClassVar[str | None] = "in-a-minute"

    DEFAULT_CSS = """
    TitleScreen {
        & #body { layers: back front; align: center top; }
        & TitleScene { layer: back; }
        & Menu { layer: front; width: 24; }
        &.-large Menu, &.-huge Menu { width: 28; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._has_row = False
        """Whether there is a row to continue; while the title is looked at it stays as it is."""
        self._can_continue = False
        self._opens_when_loaded = False

    def compose_body(self) -> ComposeResult:
        """Compose the picture and the menu over it, with all rows that it will have."""
        self._can_continue = self._has_row = self.house.may_continue
        yield TitleScene()
        yield Menu(self._entries())

    def _entries(self) -> list[Entry]:
        """Offer to continue first, where there was something to continue when the title came."""
        return [
            Entry(name, _(label), key, enabled=name != "continue_game" or self._can_continue)
            for name, label, key in _in_order(self.house.last_game)
            if name != "continue_game" or self._has_row
        ]

    def on_screen_resume(self) -> None:
        """Offer to continue a game that was left."""
        super().on_screen_resume()
        self.offer_to_continue()

    def language_changed(self) -> None:
        """Name the entries in the language."""
        self.query_one(Menu).show(self._entries())

    def offer_to_continue(self) -> None:
        """Look whether there is a game to continue, and offer it first."""
        self._can_continue = self._has_row = self.house.may_continue
        first = "continue_game" if self._can_continue else None
        self.query_one(Menu).show(self._entries(), first)
        self._place_menu()
        self.refresh_keys()

    def loaded(self) -> None:
        """Take over what is known now that files can be read; no row comes or goes by that.

        A key that asked to continue before is done now.
        """
        self._can_continue = self.house.may_continue
        self.query_one(Menu).show(self._entries())
        self.refresh_keys()
        if self._opens_when_loaded and self._can_continue:
            self._opens_when_loaded = False
            self.navigation.continue_game()

    def available_actions(self) -> set[str] | None:
        """Offer to continue only where there is something to continue."""
        if self._can_continue:
            return None
        return {action.id for action in self.ACTIONS} - {"continue_game"}

    def resized(self) -> None:
        """Spread the menu where there is room."""
        self._place_menu()

    def _place_menu(self) -> None:
        """Put the menu between the name and the Bridge, with gaps where there is room."""
        menu = self.query_one(Menu)
        entries = len(menu.entries)
        top = _MENU_TOP[self.tier]
        room = self.app.size.height - _BELOW_MENU - top
        gap = 1 if 2 * entries - 1 <= room else 0
        height = entries + gap * (entries - 1)
        menu.set_gap(gap)
        menu.styles.height = height
        menu.styles.margin = (top + max(0, room - height) // 2, 0, 0, 0)

    async def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Do what the entry says, once: a second choice can come before the first is seen."""
        if self.is_active:
            await self.app.run_action(message.entry, self)

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor of the menu."""
        self.query_one(Menu).move(1 if direction in ("down", "right") else -1)

    def action_choose(self) -> None:
        """Choose the entry under the cursor."""
        self.query_one(Menu).choose()

    def action_continue_game(self) -> None:
        """Go on with the unfinished game, as soon as games can be read."""
        if self.session.can_continue:
            self.navigation.continue_game()
        else:
            self._opens_when_loaded = True

    def action_duel(self) -> None:
        """Begin a new duel, after a question where that would end another game."""
        self._begin("duel")

    def action_solo(self) -> None:
        """Begin a new solo game, after the same question."""
        self._begin("solo")

    def _begin(self, kind: str) -> None:
        """Begin a new game of a kind, after a question where one is not finished."""
        plan = self.session.at_risk
        if plan is None:
            self.navigation.start_new_game(kind)
            return
        from clash_tui.ui.shell.confirm import ConfirmScreen

        asked = _("A new game takes its place.\n\nBegin a new one?")
        question = sentences((plan.unfinished, asked))

        def answered(sure: bool | None) -> None:
            if sure:
                self.navigation.start_new_game(kind)

        self.app.push_screen(ConfirmScreen(question, danger=True), answered)

    def action_stak(self) -> None:
        """Ask for everything a game of Stak Bots needs."""
        self._begin("stak")

    def action_decks(self) -> None:
        """Show the decks."""
        self.navigation.open_decks()

    def action_replays(self) -> None:
        """Show the games that are over."""
        self.navigation.replays.open_replays()

    def action_records(self) -> None:
        """Open the record."""
        self.navigation.open_records()

    def action_cards(self) -> None:
        """Look through all cards."""
        self.navigation.open_cards()

    def action_rules(self) -> None:
        """Open the rules."""
        self.navigation.open_rules()

    def action_settings(self) -> None:
        """Open the settings."""
        self.navigation.open_settings()

    async def action_quit_program(self) -> None:
        """Leave the program."""
        await self.app.action_quit()
