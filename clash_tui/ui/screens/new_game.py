"""The form before a game: choices, sets of cards and names, over all of which a cursor runs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from clash_tui.cards import CardSet
from clash_tui.cards.novelty import new_abilities
from clash_tui.formats import (
    BadCode,
    BadPreparation,
    Deal,
    SoloPreparation,
    begin_code,
    write_code,
)
from clash_tui.i18n import N_, _, ngettext
from clash_tui.settings import LONGEST_NAME
from clash_tui.ui.actions import BACK, CHOOSE, HELP, MOVE, Action
from clash_tui.ui.duel_options import PRECONSTRUCTED, Option
from clash_tui.ui.paint.words import without_accents
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Paragraph, Prose, paragraph

FORMAT, SETS, START = "format", "sets", "start"
"""Areas that every form has."""


class Stop(NamedTuple):
    """A place of the cursor: an area, and the entry in it where there are several."""

    area: str
    entry: str = ""


class Part(NamedTuple):
    """An area of which one choice holds; its title is English, translated where shown."""

    title: str
    options: Mapping[str, Option]


class NameField(NamedTuple):
    """A name to write; all texts are English, translated where shown.

    Attributes:
        label: What stands before it.
        placeholder: What a player is called who writes none.
    """

    label: str
    placeholder: str


class NewGameScreen(HouseScreen[None]):
    """Asks for everything a game needs before the decks.

    A form says in PARTS and FIELDS what it asks for, keeps what was chosen in ``remember``, and
    goes on in ``go_on``. While a certain deal holds, the one of a share code, it shows that; any
    other choice drops the deal and brings back what was chosen before.

    Args:
        deal: The deal that holds from the beginning.
    """

    PARTS: ClassVar[Mapping[str, Part]]
    """The areas in which one of a few holds, from the top down; one of them is the format."""
    FIELDS: ClassVar[Mapping[str, NameField]]
    """The names, from the top down."""

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
        Action(
            "enter_code",
            ("c", "f3"),
            N_("code"),
            N_("Enter the share code of a deal, to play that very deal."),
        ),
        BACK,
        HELP,
    )
    TOPIC: ClassVar[str | None] = "editions"

    DEFAULT_CSS = """
    NewGameScreen {
        & #stage { height: 1fr; align: center middle; }
        & #form { width: 78; height: auto; padding-top: 1; }
        & .part { height: 1; padding-left: 1; color: $foreground 60%; }
        & #left { width: 38; margin-right: 2; }
        & #right { width: 1fr; }
        & .choices { margin-bottom: 1; }
        & .choices.-last { margin-bottom: 0; }
        & #sets { height: 11; }
        & #players { margin-top: 1; }
        & #names { width: 54; }
        & .row { height: 1; }
        & .row.-here .mark { color: $warning; text-style: bold; }
        & .mark { width: 3; padding-left: 1; }
        & .side { width: 22; }
        & Input { width: 24; height: 1; border: none; padding: 0 1; background: $panel; }
        & Input:focus { background: $surface-lighten-1; text-style: bold; border: none; }
        & #go { width: 1fr; align: right bottom; }
        & #explanation { height: 4; margin-top: 1; }
        &.-medium #form { width: 90; }
        &.-large #form, &.-huge #form { width: 100; }
        &.-medium #left { width: 42; margin-right: 6; }
        &.-large #left, &.-huge #left { width: 44; margin-right: 8; }
        &.-medium #explanation, &.-large #explanation, &.-huge #explanation { margin-top: 2; }
    }
    """

    def __init__(self, deal: Deal | None = None) -> None:
        super().__init__()
        self.deal: Deal | None = None
        """The deal that holds; None while everything can be chosen."""
        self._first_deal = deal
        self._before: tuple[dict[str, str], tuple[str, ...]] = ({}, ())
        """What was chosen before the deal held."""
        self.chosen: dict[str, str] = {}
        """What was chosen in each part, by the ids."""
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
    def remember(self, names: tuple[str, ...]) -> None:
        """Keep what is chosen for the next time; ``names`` are as they were written."""

    @abstractmethod
    def go_on(self, names: tuple[str, ...]) -> None:
        """Go on to the decks.

        Raises ``BadPreparation`` if the sets cannot be played with.
        """

    @abstractmethod
    def remember_names(self, names: tuple[str, ...]) -> None:
        """Keep the names alone, where a deal said all the rest."""

    @abstractmethod
    def choices_of(self, deal: Deal) -> dict[str, str] | None:
        """Return what a deal has in each part; None for a deal of another kind of game."""

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

    def only_with(self, area: str) -> str | None:
        """Return when an area can be chosen at all, if that is not now."""
        return None

    def about(self, area: str, entry: str) -> str:
        """Return the explanation of an entry, in the player's language."""
        return _(self.PARTS[area].options[entry].text)

    def note_of(self, area: str, entry: str) -> str:
        """Return what stands behind an entry that does not hold."""
        return ""

    def fault(self, names: tuple[str, ...]) -> tuple[str, str] | None:
        """Return what is wrong with the names, and the field to go to."""
        return None

    # what all forms do

    def compose_body(self) -> ComposeResult:
        """Compose the choices in two columns, the names, the button and the explanation."""
        self.chosen, last_sets, names = self.last_chosen()
        self.sets = self._known(last_sets)
        if self._first_deal is not None:
            self._hold(self._first_deal)
        yield Heading(*self._titles())
        with Vertical(id="stage"), Vertical(id="form"):
            with Horizontal(id="columns"):
                with Vertical(id="left"):
                    for area, part in self.PARTS.items():
                        yield Static(_(part.title), classes="part")
                        yield self._part_menu(area)
                with Vertical(id="right"):
                    yield Static(_("Sets of cards"), classes="part")
                    yield Menu(self._set_entries(), id=SETS)
            with Horizontal(id="players"):
                with Vertical(id="names"):
                    yield from self.compose_names(names)
                with Vertical(id="go"):
                    yield Button(self._start_label(), id=START)
            yield Prose(id="explanation", ground="panel", pad=2)

    def compose_names(self, names: tuple[str, ...]) -> ComposeResult:
        """Compose a row for each name."""
        for area, name in zip(self.FIELDS, names, strict=True):
            yield from self._name_row(area, name)

    def on_mount(self) -> None:
        """Begin on what was chosen the last time."""
        first = next(iter(self.PARTS))
        self._go(Stop(START) if self.deal is not None else Stop(first, self.chosen[first]))

    def on_screen_resume(self) -> None:
        """Explain anew what may have changed meanwhile: a deal has been played, a day has begun."""
        super().on_screen_resume()
        if self.is_mounted:
            self._show_entries()
            self._explain()

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
        area = event.widget.id or ""
        if area in self.FIELDS and self._stop.area != area:
            self._go(Stop(area))

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        """Follow the mouse onto an entry."""
        self._go(Stop(str(message.menu.id), message.entry))

    def _cross(self, direction: str) -> None:
        """Move from the choices at the left to the sets at the right, and back."""
        if self._stop.area == SETS and direction == "left":
            self._go(self._stop_in(self._left_area))
        elif self._stop.area in self.PARTS and direction == "right":
            self._go(self._stop_in(SETS))

    def _go_beside(self, step: int) -> None:
        areas = self._areas()
        place = areas.index(self._stop.area) + step
        if 0 <= place < len(areas):
            self._go(self._stop_in(areas[place]))

    def _areas(self) -> list[str]:
        """Return where the cursor can be, in the order of Tab: the sets follow the format."""
        areas = [*self.PARTS, *self.FIELDS, START]
        areas.insert(areas.index(FORMAT) + 1, SETS)
        return areas

    def _column(self, area: str) -> list[Stop]:
        """Return the places above and below each other, of the column an area stands in."""
        if area == SETS:
            return [Stop(SETS, each.id) for each in self.house.catalog.sets]
        left = [Stop(each, name) for each, part in self.PARTS.items() for name in part.options]
        return [*left, *(Stop(name) for name in self.FIELDS), Stop(START)]

    def _stop_in(self, area: str) -> Stop:
        """Return where the cursor enters an area: on what holds there."""
        return Stop(area, self.holds(area))

    def holds(self, area: str) -> str:
        """Return the entry of an area that holds, the first one of the sets."""
        if area == SETS:
            return self.sets_now[0]
        if area in self.PARTS and self.only_with(area) is not None:
            return next(iter(self.PARTS[area].options))
        return self.chosen.get(area, "")

    def _go(self, stop: Stop) -> None:
        """Put the cursor on one of the stops, and explain it."""
        self._stop = stop
        if stop.area in self.PARTS:
            self._left_area = stop.area
        for menu in self.query(Menu):
            here = menu.id == stop.area
            menu.activate(here)
            # Where the cursor is not, the mark shows what holds.
            menu.show(menu.entries, stop.entry if here else self.holds(str(menu.id)))
        for each in self.FIELDS:
            row = self.query_one(f"#row-{each}")
            row.set_class(each == stop.area, "-here")
            mark = self.house.glyphs.cursor if each == stop.area else ""
            row.query_one(".mark", Static).update(mark)
        field = self.query_one(f"#{stop.area}", Input) if stop.area in self.FIELDS else None
        if self.focused is not field:
            self.set_focus(field)
        self.query_one(f"#{START}", Button).choose(stop.area == START)
        self._explain()
        self.refresh_keys()

    # choosing

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Take the entry, or put a set in use or out of it."""
        area = str(message.menu.id)
        if self.deal is not None and self._changes(area, message.entry):
            self.drop_deal()
        self.take(area, message.entry)
        self._show_entries()
        self._explain()
        self.refresh_keys()

    def _changes(self, area: str, entry: str) -> bool:
        """Say whether choosing an entry makes any difference."""
        return self.sets != (entry,) if area == SETS else entry != self.holds(area)

    def take(self, area: str, entry: str) -> None:
        """Take an entry, or put a set in use or out of it."""
        if area == SETS:
            self._toggle(entry)
        else:
            self.chosen[area] = entry

    def on_input_submitted(self) -> None:
        """Go on to the next stop."""
        self.action_move_cursor("down")

    def on_button_pressed(self) -> None:
        """Go on to the decks."""
        self.action_start()

    def action_choose(self) -> None:
        """Take what is under the cursor, or go on to the decks."""
        if self._stop.area == START:
            self.action_start()
        elif self._stop.area not in self.FIELDS:
            self.query_one(f"#{self._stop.area}", Menu).choose()

    def action_back(self) -> None:
        """Go back to the title."""
        self.dismiss(None)

    def action_start(self) -> None:
        """Keep what was chosen and go on to the decks."""
        written = tuple(self.query_one(f"#{name}", Input).value.strip() for name in self.FIELDS)
        names = tuple(
            name or _(field.placeholder)
            for name, field in zip(written, self.FIELDS.values(), strict=True)
        )
        fault = self.fault(names)
        if fault is not None:
            self.notify(fault[0], severity="warning")
            self._go(Stop(fault[1]))
            return
        try:
            self.go_on(names)
        except BadPreparation as bad:
            self.notify(bad.reason, severity="warning", markup=False)
            self._go(self._stop_in(SETS))
            return
        if self.deal is None:
            self.remember(written)
        else:
            self.remember_names(written)

    # a certain deal

    def action_enter_code(self) -> None:
        """Ask for a share code and take its deal."""
        from clash_tui.ui.screens.ask_line import AskLineScreen

        catalog = self.house.catalog

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
            self.house.call_next(self.house.open_deal, deal)
        else:
            self.take_deal(deal)
            self._go(Stop(START))

    def take_deal(self, deal: Deal) -> None:
        """Let a deal hold, and show it."""
        self._hold(deal)
        self._show_deal()

    def drop_deal(self) -> None:
        """Let no deal hold any more, and bring back what was chosen before."""
        if self.deal is not None:
            self.deal = None
            self.chosen, self.sets = self._before
            self._show_deal()

    def _hold(self, deal: Deal) -> None:
        chosen = self.choices_of(deal)
        if chosen is None:
            raise ValueError("the deal is of another kind of game")
        if self.deal is None:
            self._before = (self.chosen, self.sets)
        self.deal, self.chosen = deal, chosen
        if deal.sets:
            self.sets = deal.sets

    def _show_deal(self) -> None:
        self.query_one(Heading).show(*self._titles())
        self.query_one(f"#{START}", Button).rename(self._start_label())
        self._show_entries()
        self._explain()
        self.refresh_keys()

    def action_text(self, action: Action) -> str:
        """Say what the start does with a deal."""
        if action.id == START and self.deal is not None:
            return _("play deal")
        return super().action_text(action)

    def _titles(self) -> tuple[str, str]:
        place, remark = self.titles()
        if self.deal is not None:
            remark = _("code {code}").format(code=write_code(self.deal))
        return place, remark

    def _start_label(self) -> str:
        return self.start_label() if self.deal is None else _("Play this deal")

    def _toggle(self, set_id: str) -> None:
        """Put a set in use or out of it; the last one stays."""
        in_use = set(self.sets) ^ {set_id}
        if in_use:
            self.sets = self._known(tuple(in_use))

    # what holds

    @property
    def format(self) -> str:
        """How the players come by their decks."""
        return self.chosen[FORMAT]

    @property
    def sets_now(self) -> tuple[str, ...]:
        """The sets the cards come from with the format that is chosen."""
        if self.format != PRECONSTRUCTED:
            return self.sets
        dealt = {card for deck in self.house.catalog.decks for card in deck.cards}
        return tuple(
            each.id
            for each in self.house.catalog.sets
            if any(card.id in dealt for card in each.cards)
        )

    def _known(self, wanted: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of the sets that are there; the first of all where none is."""
        there = [each.id for each in self.house.catalog.sets]
        return tuple(each for each in there if each in wanted) or tuple(there[:1])

    # what is shown

    def _show_entries(self) -> None:
        for area in (*self.PARTS, SETS):
            entries = self._set_entries() if area == SETS else self._entries(area)
            here = area == self._stop.area
            cursor = self._stop.entry if here else self.holds(area)
            self.query_one(f"#{area}", Menu).show(entries, cursor)

    def _part_menu(self, area: str) -> Menu:
        menu = Menu(self._entries(area), id=area)
        menu.add_class("choices")
        menu.set_class(area == [*self.PARTS][-1], "-last")
        menu.styles.height = len(self.PARTS[area].options)
        return menu

    def _entries(self, area: str) -> list[Entry]:
        enabled = self.only_with(area) is None
        holds = self.holds(area)
        return [
            Entry(
                name,
                _(option.name),
                _("chosen") if name == holds else self.note_of(area, name),
                enabled=enabled,
            )
            for name, option in self.PARTS[area].options.items()
        ]

    def _set_entries(self) -> list[Entry]:
        chosen = self.sets_now
        return [self._set_entry(each, each.id in chosen) for each in self.house.catalog.sets]

    def _set_entry(self, card_set: CardSet, chosen: bool) -> Entry:
        note = _("chosen") if chosen else ""
        enabled = self.format != PRECONSTRUCTED
        return Entry(card_set.id, self._name_of(card_set), note, enabled=enabled)

    def _name_of(self, card_set: CardSet) -> str:
        """Return the name of a set with the signs the terminal can show."""
        plain = self.house.glyphs.name == "ascii"
        return without_accents(card_set.title) if plain else card_set.title

    def _name_row(self, area: str, name: str) -> ComposeResult:
        field = self.FIELDS[area]
        with Horizontal(classes="row", id=f"row-{area}"):
            yield Static("", classes="mark")
            yield Static(_(field.label), classes="side")
            written = Input(
                name,
                placeholder=_(field.placeholder),
                max_length=LONGEST_NAME,
                id=area,
                select_on_focus=False,
            )
            written.cursor_blink = False
            yield written

    def _explain(self) -> None:
        """Explain what the cursor is on."""
        self.query_one("#explanation", Prose).show([self._explanation()])

    def _explanation(self) -> Paragraph:
        area, entry = self._stop
        if area in self.FIELDS:
            text = _(
                "At most {most} characters. Left empty, this player is called {placeholder}."
            ).format(most=LONGEST_NAME, placeholder=_(self.FIELDS[area].placeholder))
            return paragraph(text)
        if area == START:
            return paragraph(self._next_step())
        if area == SETS:
            return self._about_set(self.house.catalog.set(entry))
        name = _(self.PARTS[area].options[entry].name)
        words: list[str | tuple[str, str]] = [(name + ": ", "chosen"), self.about(area, entry)]
        only = self.only_with(area)
        if only is not None:
            words.append((" " + only, "gold"))
        return paragraph(*words)

    def _next_step(self) -> str:
        if self.deal is None or self.format != PRECONSTRUCTED or not self.deal.moves:
            return self.next_step()
        if isinstance(self.deal, SoloPreparation):
            return _("The deck is in the code: next, the game is dealt.")
        return _("Both decks are in the code: next, the coin is tossed.")

    def _about_set(self, card_set: CardSet) -> Paragraph:
        count = len(card_set.cards)
        cards = ngettext("{n} card", "{n} cards", count).format(n=count)
        title = (f"{self._name_of(card_set)} ({card_set.year}): ", "chosen")
        words: list[str | tuple[str, str]] = [title, self.use_of_sets().format(cards=cards)]
        if self.format != PRECONSTRUCTED and self.sets == (card_set.id,):
            words.append((" " + _("At least one set must be in use."), "gold"))
        new = ", ".join(each.title for each in new_abilities(self.house.catalog, card_set))
        brought = _("New in {year}: {abilities}.").format(year=card_set.year, abilities=new)
        more = paragraph(*words, (" " + brought, "muted"))
        return (
            more if new and self.query_one("#explanation", Prose).fits(more) else paragraph(*words)
        )
