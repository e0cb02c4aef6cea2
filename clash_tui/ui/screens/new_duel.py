"""What a duel needs before the decks: format, sets, edition, Champions and both names."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from clash_tui.cards import CardSet
from clash_tui.formats import BadPreparation, Preparation, Preparing, is_playable, replay
from clash_tui.game.abilities import PLAYABLE
from clash_tui.i18n import N_, _, ngettext
from clash_tui.settings import LONGEST_NAME, LastDuel
from clash_tui.ui.actions import BACK, CHOOSE, HELP, MOVE, Action
from clash_tui.ui.duel_options import CONSTRUCTED, DRAFT, PRECONSTRUCTED, options_of
from clash_tui.ui.paint.words import without_accents
from clash_tui.ui.preparing import WayToDuel
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Paragraph, Prose, paragraph

_PLACEHOLDERS = (N_("Player A"), N_("Player B"))
_NAMES = ("name-a", "name-b")
_CHOICES = ("format", "edition", "champions")
"""The areas in which one of a few holds, from the top down."""
_SETS = "sets"
_AREAS = ("format", _SETS, "edition", "champions", *_NAMES, "start")
"""Where the cursor can be, in the order of Tab."""


class Stop(NamedTuple):
    """A place of the cursor: an area, and the entry in it where there are several."""

    area: str
    entry: str = ""


class NewDuelScreen(HouseScreen[None]):
    """Asks for everything a duel needs; a cursor runs over all of it."""

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE,
        CHOOSE,
        Action(
            "next_part",
            ("tab",),
            N_("next part"),
            N_("Move to the next part of the form."),
            in_palette=False,
        ),
        Action(
            "part_before",
            ("shift+tab",),
            N_("part before"),
            N_("Move to the part before."),
            show=False,
            in_palette=False,
        ),
        Action("start", ("f2",), N_("choose decks"), N_("Go on to the decks.")),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("New duel")
    HELP: ClassVar[str] = N_(
        "Two players share this keyboard. Choose how you come by your decks, from which sets of "
        "cards, and the edition of the rules; write both names if you like, and go on to the "
        "decks.\n\n"
        "Whatever the cursor is on is explained below. What you choose here is offered again for "
        "the next duel."
    )
    TOPIC: ClassVar[str | None] = "editions"

    DEFAULT_CSS = """
    NewDuelScreen {
        & #stage { height: 1fr; align: center middle; }
        & #form { width: 78; height: auto; padding-top: 1; }
        & .part { height: 1; padding-left: 1; color: $foreground 60%; }
        & #columns { height: 12; }
        & #left { width: 38; margin-right: 2; }
        & #right { width: 1fr; }
        & #format { height: 3; margin-bottom: 1; }
        & #edition { height: 2; margin-bottom: 1; }
        & #champions { height: 2; }
        & #sets { height: 11; }
        & #players { height: 3; margin-top: 1; }
        & #names { width: 54; height: 3; }
        & .row { height: 1; }
        & .row.-here .mark { color: $warning; text-style: bold; }
        & .mark { width: 3; padding-left: 1; }
        & .side { width: 22; }
        & Input { width: 24; height: 1; border: none; padding: 0 1; background: $panel; }
        & Input:focus { background: $surface-lighten-1; text-style: bold; border: none; }
        & #go { width: 1fr; height: 3; align: right bottom; }
        & #explanation { height: 4; margin-top: 1; }
        &.-medium #form { width: 90; }
        &.-large #form, &.-huge #form { width: 100; }
        &.-medium #columns, &.-large #columns, &.-huge #columns { height: 14; }
        &.-medium #format, &.-large #format, &.-huge #format { margin-bottom: 2; }
        &.-medium #edition, &.-large #edition, &.-huge #edition { margin-bottom: 2; }
        &.-medium #players, &.-large #players, &.-huge #players { margin-top: 2; }
        &.-medium #left { width: 42; margin-right: 6; }
        &.-large #left, &.-huge #left { width: 44; margin-right: 8; }
        &.-medium #explanation, &.-large #explanation, &.-huge #explanation { margin-top: 2; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._chosen: dict[str, str] = {}
        self._sets: tuple[str, ...] = ()
        self._stop = Stop("start")
        self._left_area = "format"
        """The area of the left column where the cursor was last."""

    def compose_body(self) -> ComposeResult:
        """Compose the choices in two columns, the names, the button and the explanation."""
        last = self.house.settings.last_duel
        self._chosen = {
            "format": last.format,
            "edition": last.edition,
            "champions": "on" if last.champions else "off",
        }
        self._sets = self._known(last.sets)
        yield Heading(_("Duel"), _("new duel"))
        with Vertical(id="stage"), Vertical(id="form"):
            with Horizontal(id="columns"):
                with Vertical(id="left"):
                    yield Static(_("Way to the decks"), classes="part")
                    yield Menu(self._entries("format"), id="format")
                    yield Static(_("Edition of the rules"), classes="part")
                    yield Menu(self._entries("edition"), id="edition")
                    yield Static(_("Champions"), classes="part")
                    yield Menu(self._entries("champions"), id="champions")
                with Vertical(id="right"):
                    yield Static(_("Sets of cards"), classes="part")
                    yield Menu(self._set_entries(), id=_SETS)
            with Horizontal(id="players"):
                with Vertical(id="names"):
                    yield Static(_("Players"), classes="part")
                    for place, name in enumerate((last.name_a, last.name_b)):
                        yield from self._name_row(place, name)
                with Vertical(id="go"):
                    yield Button(_("Choose the decks"), id="start")
            yield Prose(id="explanation", ground="panel", pad=2)

    def on_mount(self) -> None:
        """Begin on the format of the last duel."""
        self._go(Stop("format", self._chosen["format"]))

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move within a column, or over to the other one."""
        if direction in ("left", "right"):
            self._cross(direction)
            return
        column = self._column(self._stop.area)
        place = column.index(self._stop) + (1 if direction == "down" else -1)
        if 0 <= place < len(column):
            self._go(column[place])

    def action_next_part(self) -> None:
        """Move to the next area."""
        self._go_beside(1)

    def action_part_before(self) -> None:
        """Move to the area before."""
        self._go_beside(-1)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Follow a click into a field."""
        super().on_descendant_focus(event)
        if event.widget.id in _NAMES and self._stop.area != event.widget.id:
            self._go(Stop(event.widget.id))

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        """Follow the mouse onto an entry."""
        self._go(Stop(str(message.menu.id), message.entry))

    def _cross(self, direction: str) -> None:
        """Move from the choices at the left to the sets at the right, and back."""
        if self._stop.area == _SETS and direction == "left":
            self._go(self._stop_in(self._left_area))
        elif self._stop.area in _CHOICES and direction == "right":
            self._go(self._stop_in(_SETS))

    def _go_beside(self, step: int) -> None:
        place = _AREAS.index(self._stop.area) + step
        if 0 <= place < len(_AREAS):
            self._go(self._stop_in(_AREAS[place]))

    def _column(self, area: str) -> list[Stop]:
        """Return the places above and below each other, of the column an area stands in."""
        if area == _SETS:
            return [Stop(_SETS, each.id) for each in self.house.catalog.sets]
        left = [Stop(each, name) for each in _CHOICES for name in options_of(each)]
        return [*left, *(Stop(name) for name in _NAMES), Stop("start")]

    def _stop_in(self, area: str) -> Stop:
        """Return where the cursor enters an area: on what holds there."""
        return Stop(area, self._holds(area))

    def _holds(self, area: str) -> str:
        """Return the entry of an area that holds, the first one of the sets."""
        if area == _SETS:
            return self._sets_now[0]
        if area == "champions" and self._format == PRECONSTRUCTED:
            return "off"
        return self._chosen.get(area, "")

    def _go(self, stop: Stop) -> None:
        """Put the cursor on one of the stops, and explain it."""
        self._stop = stop
        if stop.area in _CHOICES:
            self._left_area = stop.area
        for menu in self.query(Menu):
            here = menu.id == stop.area
            menu.activate(here)
            # Where the cursor is not, the mark shows what holds.
            menu.show(menu.entries, stop.entry if here else self._holds(str(menu.id)))
        for each in _NAMES:
            row = self.query_one(f"#row-{each}")
            row.set_class(each == stop.area, "-here")
            mark = self.house.glyphs.cursor if each == stop.area else ""
            row.query_one(".mark", Static).update(mark)
        field = self.query_one(f"#{stop.area}", Input) if stop.area in _NAMES else None
        if self.focused is not field:
            self.set_focus(field)
        self.query_one("#start", Button).choose(stop.area == "start")
        self._explain()
        self.refresh_keys()

    # choosing

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Take the entry, or put a set in use or out of it."""
        area = str(message.menu.id)
        if area == _SETS:
            self._toggle(message.entry)
        else:
            self._chosen[area] = message.entry
        self._show_entries()
        self._explain()

    def on_input_submitted(self) -> None:
        """Go on to the next stop."""
        self.action_move_cursor("down")

    def on_button_pressed(self) -> None:
        """Go on to the decks."""
        self.action_start()

    def action_choose(self) -> None:
        """Take what is under the cursor, or go on to the decks."""
        if self._stop.area == "start":
            self.action_start()
        elif self._stop.area not in _NAMES:
            self.query_one(f"#{self._stop.area}", Menu).choose()

    def action_back(self) -> None:
        """Go back to the title."""
        self.dismiss(None)

    def action_start(self) -> None:
        """Keep what was chosen and go on to the decks."""
        written = [self.query_one(f"#{name}", Input).value.strip() for name in _NAMES]
        a, b = (name or _(_PLACEHOLDERS[place]) for place, name in enumerate(written))
        if a.casefold() == b.casefold():
            self.notify(_("Both players have the same name."), severity="warning")
            self._go(Stop("name-b"))
            return
        try:
            preparing = self._prepared()
        except BadPreparation as bad:
            self.notify(bad.reason, severity="warning", markup=False)
            self._go(self._stop_in(_SETS))
            return
        self._remember(*written)
        WayToDuel(self.house, (a, b)).go(preparing)

    def _prepared(self) -> Preparing:
        """Return the way to the decks, before its first step."""
        preparation = Preparation.model_validate(
            {
                "format": self._format,
                "sets": self._sets_now,
                "edition": self._chosen["edition"],
                "champions": self._holds("champions") == "on",
                "seed": self.house.new_seed(),
            }
        )
        return replay(preparation, self.house.catalog)

    def _remember(self, name_a: str, name_b: str) -> None:
        last = {
            "format": self._format,
            "sets": self._sets,
            "champions": self._chosen["champions"] == "on",
            "edition": self._chosen["edition"],
            "name_a": name_a,
            "name_b": name_b,
        }
        self.house.update_settings(last_duel=LastDuel.model_validate(last))

    def _toggle(self, set_id: str) -> None:
        """Put a set in use or out of it; the last one stays."""
        in_use = set(self._sets) ^ {set_id}
        if in_use:
            self._sets = self._known(tuple(in_use))

    # what holds

    @property
    def _format(self) -> str:
        return self._chosen["format"]

    @property
    def _sets_now(self) -> tuple[str, ...]:
        """The sets the cards come from with the format that is chosen."""
        if self._format != PRECONSTRUCTED:
            return self._sets
        dealt = {card for deck in self.house.catalog.decks for card in deck.cards}
        return tuple(
            each.id
            for each in self.house.catalog.sets
            if any(card.id in dealt for card in each.cards)
        )

    def _known(self, wanted: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of the sets that can be played; the first of all where none can."""
        playable = [each.id for each in self.house.catalog.sets if is_playable(each)]
        return tuple(each for each in playable if each in wanted) or tuple(playable[:1])

    # what is shown

    def _show_entries(self) -> None:
        for area in (*_CHOICES, _SETS):
            entries = self._set_entries() if area == _SETS else self._entries(area)
            here = area == self._stop.area
            cursor = self._stop.entry if here else self._holds(area)
            self.query_one(f"#{area}", Menu).show(entries, cursor)

    def _entries(self, area: str) -> list[Entry]:
        enabled = area != "champions" or self._format != PRECONSTRUCTED
        holds = self._holds(area)
        return [
            Entry(name, _(option.name), _("chosen") if name == holds else "", enabled=enabled)
            for name, option in options_of(area).items()
        ]

    def _set_entries(self) -> list[Entry]:
        chosen = self._sets_now
        return [self._set_entry(each, each.id in chosen) for each in self.house.catalog.sets]

    def _set_entry(self, card_set: CardSet, chosen: bool) -> Entry:
        note = _("chosen") if chosen else ""
        if not is_playable(card_set):
            note = _("not available yet")
        enabled = is_playable(card_set) and self._format != PRECONSTRUCTED
        return Entry(card_set.id, self._name_of(card_set), note, enabled=enabled)

    def _name_of(self, card_set: CardSet) -> str:
        """Return the name of a set with the signs the terminal can show."""
        plain = self.house.glyphs.name == "ascii"
        return without_accents(card_set.name) if plain else card_set.name

    def _name_row(self, place: int, name: str) -> ComposeResult:
        stop = _NAMES[place]
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

    def _explain(self) -> None:
        """Explain what the cursor is on."""
        self.query_one("#explanation", Prose).show([self._explanation()])

    def _explanation(self) -> Paragraph:
        area, entry = self._stop
        if area in _NAMES:
            text = _(
                "At most {most} characters. Left empty, this player is called {placeholder}."
            ).format(most=LONGEST_NAME, placeholder=_(_PLACEHOLDERS[_NAMES.index(area)]))
            return paragraph(text)
        if area == "start":
            return paragraph(_next_step(self._format))
        if area == _SETS:
            return self._about_set(self.house.catalog.set(entry))
        name, text = options_of(area)[entry]
        words: list[str | tuple[str, str]] = [(_(name) + ": ", "chosen"), _(text)]
        if area == "champions" and self._format == PRECONSTRUCTED:
            words.append((" " + _("Only with Draft and Constructed."), "gold"))
        return paragraph(*words)

    def _about_set(self, card_set: CardSet) -> Paragraph:
        count = len(card_set.cards)
        cards = ngettext("{n} card", "{n} cards", count).format(n=count)
        title = (f"{self._name_of(card_set)} ({card_set.year}): ", "chosen")
        missing = {
            ability
            for card in card_set.cards
            for ability in (*card.abilities, *card.auras)
            if ability not in PLAYABLE
        }
        if missing:
            names = ", ".join(each.title for each in sorted(missing, key=lambda each: each.bit))
            text = _("{cards}, not available yet. This program cannot play {abilities} yet.")
            return paragraph(title, text.format(cards=cards, abilities=names))
        if self._format == PRECONSTRUCTED:
            text = _("{cards}. Sets are chosen for Draft and Constructed only.")
        elif self._format == DRAFT:
            text = _("{cards}. From several sets, 32 cards are drawn for the draft.")
        else:
            text = _("{cards}. Both of you build from all the sets in use.")
        words: list[str | tuple[str, str]] = [title, text.format(cards=cards)]
        if self._format != PRECONSTRUCTED and self._sets == (card_set.id,):
            words.append((" " + _("At least one set must be in use."), "gold"))
        return paragraph(*words)


def _next_step(format_id: str) -> str:
    """Return what happens after this form."""
    steps = {
        PRECONSTRUCTED: _("Next, each of you picks one of the four decks."),
        DRAFT: _("Next, the first four cards are revealed, and you both pick in the open."),
        CONSTRUCTED: _("Next, the first of you builds a deck while the other looks away."),
    }
    return steps[format_id]
