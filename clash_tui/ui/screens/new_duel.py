"""What a duel needs before the decks: the edition of the rules and the players' names."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from clash_tui.i18n import N_, _
from clash_tui.settings import LONGEST_NAME, LastDuel
from clash_tui.ui.actions import BACK, CHOOSE, HELP, MOVE, Action
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import BLANK, Paragraph, Prose, paragraph

EDITIONS = {
    "initiation-pack": (
        N_("Initiation Pack (2022)"),
        N_(
            "Incantations are cast during your Summoning only. The newer rules, and the ones to "
            "begin with."
        ),
    ),
    "starter-kit": (
        N_("Starter Kit (2021)"),
        N_(
            "Incantations can also be cast during your Assault, before each of your creatures "
            "attacks, with the mana you kept. More to plan, and the Assault stops to ask."
        ),
    ),
}
"""The editions of the rules by their ids: name and explanation, English (R7)."""

_PLACEHOLDERS = (N_("Player A"), N_("Player B"))
_NAME_STOPS = ("name-a", "name-b")
_STOPS = (*EDITIONS, *_NAME_STOPS, "start")


class NewDuelScreen(HouseScreen[None]):
    """Asks for edition and names; a cursor runs down over all of it."""

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        replace(
            MOVE,
            keys=(*MOVE.keys, "tab", "shift+tab"),
            arguments=(*MOVE.arguments, "down", "up"),
            shown_keys="up down",
        ),
        CHOOSE,
        Action("start", ("f2",), N_("choose decks"), N_("Go on to the decks."), show=False),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("New duel")
    HELP: ClassVar[str] = N_(
        "Two players share this keyboard. Choose the edition of the rules, write both names if "
        "you like, and go on to the decks.\n\n"
        "What you choose here is offered again for the next duel."
    )
    TOPIC: ClassVar[str | None] = "editions"

    DEFAULT_CSS = """
    NewDuelScreen {
        & #stage { height: 1fr; align: center middle; }
        & #form { width: 72; height: auto; }
        & .part { height: 1; color: $foreground 60%; }
        & Menu { height: 2; margin-bottom: 1; }
        & .row { height: 1; }
        & .row.-here .mark { color: $warning; text-style: bold; }
        & .mark { width: 3; padding-left: 1; }
        & .side { width: 24; }
        & Input { width: 24; height: 1; border: none; padding: 0 1; background: $panel; }
        & Input:focus { background: $surface-lighten-1; text-style: bold; border: none; }
        & #start { margin: 1 0 1 0; width: 24; }
        & #explanation { height: 5; margin-top: 1; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._edition = next(iter(EDITIONS))
        self._stop = 0

    def compose_body(self) -> ComposeResult:
        """Compose the editions, the names, the button and the explanation."""
        last = self.house.settings.last_duel
        self._edition = last.edition
        yield Heading(_("Duel"), _("new duel"))
        with Vertical(id="stage"), Vertical(id="form"):
            yield Static(_("Edition of the rules"), classes="part")
            yield Menu(self._editions())
            yield Static(_("Players"), classes="part")
            for place, name in enumerate((last.name_a, last.name_b)):
                yield from self._name_row(place, name)
            yield Button(_("Choose the decks"), id="start")
            yield Prose(id="explanation", ground="panel", pad=2)

    def on_mount(self) -> None:
        """Begin on the edition of the last duel."""
        self._go(_STOPS.index(self._edition))

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move to the next or the one before."""
        step = 1 if direction in ("down", "right") else -1
        self._go(max(0, min(len(_STOPS) - 1, self._stop + step)))

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Follow a click into a field."""
        super().on_descendant_focus(event)
        if event.widget.id in _NAME_STOPS:
            self._go(_STOPS.index(event.widget.id))

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        """Follow the mouse onto an edition."""
        self._go(_STOPS.index(message.entry))

    def _go(self, stop: int) -> None:
        """Put the cursor on one of the stops, and explain it."""
        self._stop = stop
        name = _STOPS[stop]
        menu = self.query_one(Menu)
        menu.activate(name in EDITIONS)
        if name in EDITIONS:
            menu.point(name)
        for each in _NAME_STOPS:
            row = self.query_one(f"#row-{each}")
            row.set_class(each == name, "-here")
            mark = self.house.glyphs.cursor if each == name else ""
            row.query_one(".mark", Static).update(mark)
        field = self.query_one(f"#{name}", Input) if name in _NAME_STOPS else None
        if self.focused is not field:
            self.set_focus(field)
        self.query_one("#start", Button).choose(name == "start")
        self.query_one("#explanation", Prose).show(self._explanation(name))
        self.refresh_keys()

    # choosing

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Take the edition."""
        self._edition = message.entry
        self.query_one(Menu).show(self._editions(), message.entry)

    def on_input_submitted(self) -> None:
        """Go on to the next stop."""
        self.action_move_cursor("down")

    def on_button_pressed(self) -> None:
        """Go on to the decks."""
        self.action_start()

    def action_choose(self) -> None:
        """Take the edition under the cursor, or go on to the decks."""
        if _STOPS[self._stop] in EDITIONS:
            self.query_one(Menu).choose()
        elif _STOPS[self._stop] == "start":
            self.action_start()

    def action_back(self) -> None:
        """Go back to the title."""
        self.dismiss(None)

    def action_start(self) -> None:
        """Keep what was chosen and go on to the decks."""
        from clash_tui.ui.screens.deck_choice import DeckChoiceScreen

        written = [self.query_one(f"#{stop}", Input).value.strip() for stop in _NAME_STOPS]
        names = tuple(name or _(_PLACEHOLDERS[place]) for place, name in enumerate(written))
        if names[0].casefold() == names[1].casefold():
            self.notify(_("Both players have the same name."), severity="warning")
            self._go(_STOPS.index("name-b"))
            return
        last = {"edition": self._edition, "name_a": written[0], "name_b": written[1]}
        self.house.update_settings(last_duel=LastDuel.model_validate(last))
        self.app.push_screen(DeckChoiceScreen(self._edition, (names[0], names[1])))

    # what is shown

    def _editions(self) -> list[Entry]:
        return [
            Entry(name, _(title), note=_("chosen") if name == self._edition else "")
            for name, (title, _text) in EDITIONS.items()
        ]

    def _name_row(self, place: int, name: str) -> ComposeResult:
        stop = _NAME_STOPS[place]
        sides = (_("left of the Bridges"), _("right of the Bridges"))
        with Horizontal(classes="row", id=f"row-{stop}"):
            yield Static("", classes="mark")
            yield Static(sides[place], classes="side")
            field = Input(
                name,
                placeholder=_(_PLACEHOLDERS[place]),
                max_length=LONGEST_NAME,
                id=stop,
                select_on_focus=False,
            )
            field.cursor_blink = False
            yield field

    def _explanation(self, name: str) -> list[Paragraph]:
        if name in EDITIONS:
            title, text = EDITIONS[name]
            return [BLANK, paragraph((_(title) + ": ", "chosen"), _(text))]
        if name in _NAME_STOPS:
            text = _(
                "At most {most} characters. Left empty, this player is called {placeholder}."
            ).format(most=LONGEST_NAME, placeholder=_(_PLACEHOLDERS[_NAME_STOPS.index(name)]))
            return [BLANK, paragraph(text)]
        return [BLANK, paragraph(_("Next, each of you picks one of the four decks."))]
