"""A form: choices, sets of cards and names, over all of which a cursor runs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.player_names import title_of
from clash_tui.base.settings import LONGEST_NAME
from clash_tui.base.wording import before_colon, in_row
from clash_tui.games.clash.cards import CardSet, Catalog, default_catalog
from clash_tui.games.clash.cards.novelty import new_abilities
from clash_tui.games.clash.words.duel_options import PRECONSTRUCTED, Option
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.style.words import without_accents
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.choice_rows import Choice, ChoiceRow, ChoiceRows, ChoiceScene
from clash_tui.ui.widgets.field import Field
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

FORMAT, SETS, START = "format", "sets", "start"
"""Areas that every form has."""

ALL_SETS = "all sets"
"""The entry that puts all sets in use; no set has a space in its id."""

_ALL_KEY = "a"

_SIDE = 22
"""Cells for what stands before a name."""

_ROW_LABEL = 13
"""Cells for what stands before a row of choices."""


class Stop(NamedTuple):
    """A place of the cursor: an area, and the entry in it where there are several."""

    area: str
    entry: str = ""


class Part(NamedTuple):
    """An area of which one choice holds; its title is English, translated where shown.

    Attributes:
        title: What it is called.
        options: Its choices, by their ids.
        in_a_row: Whether they stand beside each other in one line under the columns.
    """

    title: str
    options: Mapping[str, Option]
    in_a_row: bool = False


class NameField(NamedTuple):
    """A name to write; all texts are English, translated where shown.

    Attributes:
        label: What stands before it.
        unnamed: The id of a player who writes none.
        short_label: What stands before it where the label has no room.
    """

    label: str
    unnamed: str
    short_label: str = ""


class FormScreen(HouseScreen[None]):
    """Asks for choices, sets of cards and names, and goes on from a button.

    A form says in PARTS and FIELDS what it asks for, and goes on in ``action_start``.
    """

    PARTS: ClassVar[Mapping[str, Part]]
    """The areas in which one of a few holds, from the top down; one of them is the format."""
    FIELDS: ClassVar[Mapping[str, NameField]]
    """The names, from the top down."""

    DEFAULT_CSS = """
    FormScreen {
        & #stage { height: 1fr; align: center middle; }
        & #form { width: 78; height: auto; padding-top: 1; }
        & .part { height: 1; padding-left: 1; color: $foreground 60%; }
        & #left { width: 38; margin-right: 2; }
        & #right { width: 1fr; }
        & .choices { margin-bottom: 1; }
        & .choices.-last { margin-bottom: 0; }
        & #sets { height: 1fr; }
        & #rows { height: 1; margin: 1 0 0 1; }
        & #players { margin-top: 1; }
        & #names { width: 1fr; }
        & .row { height: 1; }
        & .row.-here .mark { color: $warning; text-style: bold; }
        & .mark { width: 3; padding-left: 1; }
        & .side { width: 22; }
        & Field { width: 24; height: 1; border: none; padding: 0 1; background: $panel; }
        & Field:focus { background: $surface-lighten-1; text-style: bold; border: none; }
        & .given { width: 24; padding-left: 1; color: $foreground 60%; display: none; }
        & .row.-given Field { display: none; }
        & .row.-given .given { display: block; }
        & #go { width: auto; min-width: 24; align: right bottom; }
        & #explanation { height: 4; margin-top: 1; }
        &.-medium #form { width: 90; }
        &.-large #form, &.-huge #form { width: 100; }
        &.-medium #left { width: 42; margin-right: 6; }
        &.-large #left, &.-huge #left { width: 44; margin-right: 8; }
        &.-medium #explanation, &.-large #explanation, &.-huge #explanation { margin-top: 2; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self.chosen: dict[str, str] = {}
        """What was chosen in each part, by the ids."""
        self._sets_before_all: tuple[str, ...] = ()
        """The sets that were in use before all of them were."""
        self.sets: tuple[str, ...] = ()
        """The sets chosen, by id; Preconstructed does without them."""
        self._stop = Stop(START)
        self._left_area = FORMAT
        """The area of the left column where the cursor was last."""

    # what a form says of itself

    @abstractmethod
    def last_chosen(self) -> tuple[dict[str, str], tuple[str, ...], tuple[str, ...]]:
        """Return what was chosen the last time: in the parts, the sets, and the names."""

    @abstractmethod
    def titles(self) -> tuple[str, str]:
        """Return what stands in the heading: the place and the remark."""

    @abstractmethod
    def start_label(self) -> str:
        """Return what stands on the button."""

    @abstractmethod
    def next_step(self) -> str:
        """Return what happens after this form."""

    @abstractmethod
    def use_of_sets(self) -> str:
        """Return what the cards of a set are for, after ``{cards}``, their number."""

    @property
    def catalog(self) -> Catalog:
        """All cards and decks."""
        return default_catalog()

    @property
    def parts(self) -> Mapping[str, Part]:
        """The areas in which one of a few holds, as things stand."""
        return self.PARTS

    @property
    def asked_fields(self) -> list[str]:
        """Return the names that are asked for, as things stand."""
        return [*self.FIELDS]

    def title_of_field(self, area: str) -> str:
        """Return what stands in place of a name that is not asked for."""
        return ""

    def only_with(self, area: str) -> str | None:
        """Return when an area can be chosen at all, if that is not now."""
        return None

    def name_of_choice(self, area: str, entry: str) -> str:
        """Return what a choice is called, in the player's language."""
        return _(self.parts[area].options[entry].name)

    def about(self, area: str, entry: str) -> str:
        """Return the explanation of an entry, in the player's language."""
        return _(self.parts[area].options[entry].text)

    def note_of(self, area: str, entry: str) -> str:
        """Return what stands behind an entry that does not hold."""
        return ""

    @abstractmethod
    def action_start(self) -> None:
        """Go on with what was chosen."""

    def before_composing(self) -> None:
        """Change what was chosen the last time, before it is shown."""

    def first_stop(self) -> Stop:
        """Return where the cursor begins: on what was chosen the last time."""
        first = next(iter(self.parts))
        return Stop(first, self.chosen[first])

    def choice_changes(self) -> None:
        """Prepare for another choice, before it is taken."""

    def heading_now(self) -> tuple[str, str]:
        """Return what the heading says as things stand."""
        return self.titles()

    def start_label_now(self) -> str:
        """Return what the button says as things stand."""
        return self.start_label()

    def next_step_now(self) -> str:
        """Return what happens after this form as things stand."""
        return self.next_step()

    # what all forms do

    def compose_body(self) -> ComposeResult:
        """Compose the choices in two columns, the names, the button and the explanation."""
        self.chosen, last_sets, names = self.last_chosen()
        self.sets = self.known_sets(last_sets)
        self.before_composing()
        yield Heading(*self.heading_now())
        with Vertical(id="stage"), Vertical(id="form"):
            with Horizontal(id="columns"):
                with Vertical(id="left"):
                    for area in self._menus:
                        yield Static(_(self.parts[area].title), classes="part")
                        yield self._part_menu(area)
                with Vertical(id="right"):
                    yield Static(self._sets_title(), classes="part")
                    yield Menu(self._set_entries(), id=SETS)
            if self._rows:
                yield ChoiceRows(id="rows")
            with Horizontal(id="players"):
                with Vertical(id="names"):
                    yield from self.compose_names(names)
                with Vertical(id="go"):
                    yield Button(self.start_label_now(), id=START)
            yield Prose(id="explanation", ground="panel", pad=2)

    def compose_names(self, names: tuple[str, ...]) -> ComposeResult:
        """Compose a row for each name."""
        for area, name in zip(self.FIELDS, names, strict=True):
            yield from self._name_row(area, name)

    def on_mount(self) -> None:
        """Put the cursor where it begins."""
        self._show_names()
        self.go_to(self.first_stop())

    def on_screen_resume(self) -> None:
        """Explain anew what may have changed meanwhile."""
        super().on_screen_resume()
        if self.is_mounted:
            self.show_entries()
            self.explain()

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move within a column, over to the other one, or along a row of choices."""
        if direction in ("left", "right"):
            if self._stop.area in self._rows:
                self._take_beside(1 if direction == "right" else -1)
            else:
                self._cross(direction)
            return
        column = self._column(self._stop.area)
        place = column.index(self._stop) + (1 if direction == "down" else -1)
        if 0 <= place < len(column):
            self.go_to(column[place])

    def action_ends(self, where: str) -> None:
        """Move to the first or the last place of the column."""
        self.go_to(self._column(self._stop.area)[0 if where == "home" else -1])

    def action_next_part(self) -> None:
        """Move to the next area."""
        self._go_beside(1)

    def action_part_before(self) -> None:
        """Move to the area before."""
        self._go_beside(-1)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Follow a click into a field."""
        super().on_descendant_focus(event)
        area = event.widget.id or ""
        if area in self.FIELDS and self._stop.area != area:
            self.go_to(Stop(area))

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        """Follow the mouse onto an entry."""
        self.go_to(Stop(str(message.menu.id), message.entry))

    def _cross(self, direction: str) -> None:
        """Move from the choices at the left to the sets at the right, and back."""
        if self._stop.area == SETS and direction == "left":
            self.go_to(self.stop_in(self._left_area))
        elif self._stop.area in self._menus and direction == "right":
            self.go_to(self.stop_in(SETS))

    def _go_beside(self, step: int) -> None:
        areas = self._areas()
        place = areas.index(self._stop.area) + step
        if 0 <= place < len(areas):
            self.go_to(self.stop_in(areas[place]))

    def _areas(self) -> list[str]:
        """Return where the cursor can be, in the order of Tab: the sets follow the format."""
        areas = [*self.parts, *self.asked_fields, START]
        areas.insert(areas.index(FORMAT) + 1, SETS)
        return areas

    def _column(self, area: str) -> list[Stop]:
        """Return the places above and below each other, of the column an area stands in."""
        if area == SETS:
            return [Stop(SETS, each) for each in (ALL_SETS, *(own.id for own in self._sets_listed))]
        left = [Stop(each, name) for each in self._menus for name in self.parts[each].options]
        below = (*self._rows, *self.asked_fields, START)
        return [*left, *(Stop(each) for each in below)]

    @property
    def _menus(self) -> list[str]:
        """The parts whose choices stand below each other."""
        return [area for area, part in self.parts.items() if not part.in_a_row]

    @property
    def _rows(self) -> list[str]:
        """The parts whose choices stand beside each other."""
        return [area for area, part in self.parts.items() if part.in_a_row]

    def stop_in(self, area: str) -> Stop:
        """Return where the cursor enters an area: on what holds there."""
        return Stop(area) if area in self._rows else Stop(area, self.holds(area))

    def go_to(self, stop: Stop) -> None:
        """Put the cursor on one of the stops, and explain it."""
        self._stop = stop
        if stop.area in self._menus:
            self._left_area = stop.area
        for menu in self.query(Menu):
            here = menu.id == stop.area
            menu.activate(here)
            # Where the cursor is not, the mark shows what holds.
            menu.show(menu.entries, stop.entry if here else self.holds(str(menu.id)))
        self._show_rows()
        for each in self.FIELDS:
            row = self.query_one(f"#row-{each}")
            row.set_class(each == stop.area, "-here")
            mark = self.glyphs.cursor if each == stop.area else ""
            row.query_one(".mark", Static).update(mark)
        field = self.query_one(f"#{stop.area}", Field) if stop.area in self.FIELDS else None
        if self.focused is not field:
            self.set_focus(field)
        self.query_one(f"#{START}", Button).choose(stop.area == START)
        self.explain()
        self.refresh_keys()

    # choosing

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Take the entry, or put a set in use or out of it."""
        self.choose(str(message.menu.id), message.entry)

    def on_choice_rows_chosen(self, message: ChoiceRows.Chosen) -> None:
        """Take the choice that was clicked."""
        area = self._rows[message.row]
        self.go_to(Stop(area))
        self.choose(area, [*self.parts[area].options][message.choice])

    def choose(self, area: str, entry: str) -> None:
        """Take an entry, and show what holds now."""
        if self.changes(area, entry):
            self.choice_changes()
        self.take(area, entry)
        self.show_entries()
        self.explain()
        self.refresh_keys()

    def _take_beside(self, step: int) -> None:
        """Take the choice beside the one that holds, in a row of choices."""
        area = self._stop.area
        names = [*self.parts[area].options]
        place = names.index(self.holds(area)) + step
        if 0 <= place < len(names):
            self.choose(area, names[place])

    def changes(self, area: str, entry: str) -> bool:
        """Say whether choosing an entry makes any difference."""
        if area == SETS:
            return entry == ALL_SETS or self.sets != (entry,)
        return entry != self.holds(area)

    def take(self, area: str, entry: str) -> None:
        """Take an entry, or put a set in use or out of it."""
        if area == SETS:
            self._toggle(entry)
        else:
            self.chosen[area] = entry

    def _toggle(self, set_id: str) -> None:
        """Put a set in use or out of it; the last one stays.

        All sets are put in use together; once more brings back those that were before.
        """
        if set_id == ALL_SETS:
            every = self.known_sets(tuple(each.id for each in default_catalog().sets))
            if self.sets == every:
                self.sets = self.known_sets(self._sets_before_all)
            else:
                self._sets_before_all, self.sets = self.sets, every
            return
        in_use = set(self.sets) ^ {set_id}
        if in_use:
            self.sets = self.known_sets(tuple(in_use))

    def on_input_submitted(self) -> None:
        """Go on to the next stop."""
        self.action_move_cursor("down")

    def on_button_pressed(self) -> None:
        """Go on to the decks."""
        self.action_start()

    def action_choose(self) -> None:
        """Take what is under the cursor; on what holds already, go on to the next part."""
        if self._stop.area == START:
            self.action_start()
        elif self.goes_on:
            self._go_on()
        else:
            self.query_one(f"#{self._stop.area}", Menu).choose()

    def action_pick(self) -> None:
        """Take what is under the cursor; put a set in use or out of it."""
        if self._stop.area == START:
            self.action_start()
        elif self._stop.area in self._rows:
            self._take_beside(1)
        elif self._stop.area not in self.FIELDS:
            self.query_one(f"#{self._stop.area}", Menu).choose()

    def action_all_sets(self) -> None:
        """Put all sets in use, or bring back those that were before."""
        self.choose(SETS, ALL_SETS)

    @property
    def goes_on(self) -> bool:
        """Whether there is nothing to take under the cursor: what it is on holds already."""
        area, entry = self._stop
        if area == SETS:
            return self._all_in_use if entry == ALL_SETS else entry in self.sets_now
        return area not in self._menus or entry == self.holds(area)

    @property
    def among_sets(self) -> bool:
        """Whether the cursor is on a set that can be put in use or out of it."""
        return self._stop.area == SETS and self.can_choose_sets

    @property
    def can_choose_sets(self) -> bool:
        """Whether the format asks for sets."""
        return self.format != PRECONSTRUCTED

    def _go_on(self) -> None:
        """Go on to the next part in which there is anything to choose."""
        areas = self._areas()
        for area in areas[areas.index(self._stop.area) + 1 :]:
            closed = not self.can_choose_sets if area == SETS else self.only_with(area) is not None
            if not closed:
                self.go_to(self.stop_in(area))
                return

    def action_back(self) -> None:
        """Go back to the title."""
        self.dismiss(None)

    # what holds

    def holds(self, area: str) -> str:
        """Return the entry of an area that holds, the first one of the sets or all of them."""
        if area == SETS:
            return ALL_SETS if self._all_in_use else self.sets_now[0]
        if area in self.parts and self.only_with(area) is not None:
            return next(iter(self.parts[area].options))
        return self.chosen.get(area, "")

    @property
    def format(self) -> str:
        """How the players come by their decks."""
        return self.chosen[FORMAT]

    @property
    def sets_now(self) -> tuple[str, ...]:
        """The sets the cards come from with the format that is chosen."""
        if self.format != PRECONSTRUCTED:
            return self.sets
        dealt = {card for deck in default_catalog().decks for card in deck.cards}
        return tuple(
            each.id
            for each in default_catalog().sets
            if any(card.id in dealt for card in each.cards)
        )

    @property
    def _all_in_use(self) -> bool:
        """Whether all sets are in use, where there is more than one to choose."""
        every = default_catalog().sets
        return self.can_choose_sets and 1 < len(every) == len(self.sets)

    @property
    def _sets_listed(self) -> list[CardSet]:
        """The sets as they are listed: those that a player made stand first, in view."""
        return sorted(default_catalog().sets, key=lambda each: not each.own)

    def known_sets(self, wanted: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of the sets that are there; the first of all where none is."""
        there = [each.id for each in default_catalog().sets]
        return tuple(each for each in there if each in wanted) or tuple(there[:1])

    @property
    def written(self) -> tuple[str, ...]:
        """The names as they are written, empty ones too."""
        return tuple(self.query_one(f"#{name}", Field).value.strip() for name in self.FIELDS)

    # what is shown

    def show_entries(self) -> None:
        """Show in every area what can be chosen, and what holds."""
        self._show_rows()
        self._show_names()
        for area in (*self._menus, SETS):
            entries = self._set_entries() if area == SETS else self._entries(area)
            here = area == self._stop.area
            cursor = self._stop.entry if here else self.holds(area)
            self.query_one(f"#{area}", Menu).show(entries, cursor)

    def _part_menu(self, area: str) -> Menu:
        menu = Menu(self._entries(area), id=area)
        menu.add_class("choices")
        menu.set_class(area == self._menus[-1], "-last")
        menu.styles.height = len(self.parts[area].options)
        return menu

    def _entries(self, area: str) -> list[Entry]:
        enabled = self.only_with(area) is None
        holds = self.holds(area)
        return [
            Entry(
                name,
                self.name_of_choice(area, name),
                _("chosen") if name == holds else self.note_of(area, name),
                enabled=enabled,
                short_note=self.house.glyphs.bullet if name == holds else "",
            )
            for name in self.parts[area].options
        ]

    def _show_rows(self) -> None:
        """Show the rows of choices, where the form has any."""
        rows = tuple(self._row(area) for area in self._rows)
        if rows:
            area = self._stop.area
            cursor = self._rows.index(area) if area in self._rows else None
            scene = ChoiceScene(rows, cursor, label=_ROW_LABEL, one_line=True)
            self.query_one(ChoiceRows).show(scene)

    def _show_names(self) -> None:
        """Show the names that are not asked for as they are."""
        for area in self.FIELDS:
            row = self.query_one(f"#row-{area}")
            row.set_class(area not in self.asked_fields, "-given")
            row.query_one(".given", Static).update(Content(self.title_of_field(area)))

    def _row(self, area: str) -> ChoiceRow:
        part = self.parts[area]
        choices = tuple(Choice(self.name_of_choice(area, entry)) for entry in part.options)
        return ChoiceRow(_(part.title), choices, [*part.options].index(self.holds(area)))

    def _sets_title(self) -> str:
        """Return the heading over the sets, which tells of those that a player made."""
        own = sum(each.own for each in default_catalog().sets)
        if not own:
            return _("Sets of cards")
        return ngettext(
            "Sets of cards, {n} of them your own", "Sets of cards, {n} of them your own", own
        ).format(n=own)

    def _set_entries(self) -> list[Entry]:
        chosen, enabled = self.sets_now, self.can_choose_sets
        note = _("chosen") if self._all_in_use else _ALL_KEY if enabled else ""
        every = Entry(ALL_SETS, _("All sets"), note, enabled=enabled)
        return [every, *(self._set_entry(each, each.id in chosen) for each in self._sets_listed)]

    def _set_entry(self, card_set: CardSet, chosen: bool) -> Entry:
        note = _("chosen") if chosen else ""
        enabled = self.can_choose_sets
        sign = self.house.glyphs.bullet if chosen else ""
        return Entry(card_set.id, self.name_of(card_set), note, enabled=enabled, short_note=sign)

    def name_of(self, card_set: CardSet) -> str:
        """Return the name of a set with the signs the terminal can show."""
        plain = self.glyphs.name == "ascii"
        return without_accents(card_set.title) if plain else card_set.title

    def _name_row(self, area: str, name: str) -> ComposeResult:
        field = self.FIELDS[area]
        with Horizontal(classes="row", id=f"row-{area}"):
            yield Static("", classes="mark")
            yield Static(_label(field), classes="side")
            yield Field(name, title_of(field.unnamed), most=LONGEST_NAME, id=area)
            yield Static("", classes="given")

    def explain(self) -> None:
        """Explain what the cursor is on."""
        self.query_one("#explanation", Prose).show([self._explanation()])

    def _explanation(self) -> Paragraph:
        area, entry = self._stop
        if area in self.FIELDS:
            text = ngettext(
                "At most {most} character. Left empty, this player is called {placeholder}.",
                "At most {most} characters. Left empty, this player is called {placeholder}.",
                LONGEST_NAME,
            ).format(most=LONGEST_NAME, placeholder=title_of(self.FIELDS[area].unnamed))
            return paragraph(text)
        if area == START:
            return paragraph(self.next_step_now())
        if area == SETS:
            if entry == ALL_SETS:
                return self._about_all()
            return self._about_set(default_catalog().set(entry))
        part = self.parts[area]
        in_a_row = area in self._rows
        held = self.holds(area) if in_a_row else entry
        name = _(part.title) if in_a_row else self.name_of_choice(area, held)
        words: list[str | tuple[str, str]] = [
            (before_colon(name), "chosen"),
            " ",
            self.about(area, held),
        ]
        only = self.only_with(area)
        if only is not None:
            words.append((" " + only, "gold"))
        return paragraph(*words)

    def _about_all(self) -> Paragraph:
        count = sum(len(each.cards) for each in default_catalog().sets)
        cards = ngettext("{n} card", "{n} cards", count).format(n=count)
        words: list[str | tuple[str, str]] = [
            (before_colon(_("All sets")), "chosen"),
            " ",
            self.use_of_sets().format(cards=cards),
        ]
        if self._all_in_use:
            words.append((" " + _("Once more brings back the sets chosen before."), "muted"))
        return paragraph(*words)

    def _about_set(self, card_set: CardSet) -> Paragraph:
        count = len(card_set.cards)
        cards = ngettext("{n} card", "{n} cards", count).format(n=count)
        title = (before_colon(f"{self.name_of(card_set)} ({card_set.year})"), "chosen")
        words: list[str | tuple[str, str]] = [title, " ", self.use_of_sets().format(cards=cards)]
        if self.format != PRECONSTRUCTED and self.sets == (card_set.id,):
            words.append((" " + _("At least one set must be in use."), "gold"))
        new = in_row(each.title for each in new_abilities(default_catalog(), card_set))
        brought = _("New in {year}: {abilities}.").format(year=card_set.year, abilities=new)
        more = paragraph(*words, (" " + brought, "muted"))
        return (
            more if new and self.query_one("#explanation", Prose).fits(more) else paragraph(*words)
        )


def _label(field: NameField) -> str:
    label = _(field.label)
    return label if cell_width(label) < _SIDE or not field.short_label else _(field.short_label)
