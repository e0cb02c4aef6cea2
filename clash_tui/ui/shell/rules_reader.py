"""The rules of a game as the program plays them, by section and searchable."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph, paragraphs
from clash_tui.ui.shell.actions import BACK, HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.shell.searching import SearchScreen
from clash_tui.ui.widgets.field import LONGEST_SEARCH, Field
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

if TYPE_CHECKING:
    from clash_tui.games.reference import Entry as Rule
    from clash_tui.games.reference import Reference

_GROUP = N_("Reading the rules")


class RulesReader(SearchScreen[None]):
    """Lists all entries of the rules and shows the one under the cursor.

    A game makes its own of it, with its reference.

    Args:
        topic: A topic or a rule such as "R45" to open at; None opens at the beginning.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        Action(
            "search",
            ("slash",),
            N_("search"),
            N_("Look for words, or for a rule by its number."),
            group=_GROUP,
        ),
        Action(
            "scroll",
            ("pagedown", "pageup", "space"),
            N_("scroll"),
            N_("Read on in a long entry."),
            group=_GROUP,
            show=False,
            arguments=(1, -1, 1),
            names=(N_("Read on"), N_("Read back"), N_("Read on")),
        ),
        Action(
            "section",
            ("right", "left", "l", "h", "n", "p"),
            N_("section"),
            N_("Go to the next section, or to the one before."),
            group=_GROUP,
            arguments=(1, -1, 1, -1, 1, -1),
            shown_keys="left right",
            names=(N_("Next section"), N_("Section before")) * 3,
        ),
        Action(
            "read",
            ("enter",),
            N_("to the list"),
            N_("Go from the search to what it found."),
            group=_GROUP,
            show=False,
        ),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Rules")
    HELP: ClassVar[str] = N_(
        "These are the rules this program plays by, in its own words. Type / and some words to "
        "search; every entry that has all of them is listed, the best one first.\n\n"
        "Where nothing is published, this program had to decide. Such entries are marked as house "
        "rulings, and say which part was decided."
    )

    DEFAULT_CSS = """
    RulesReader {
        & #search { height: 1; width: 100%; border: none; padding: 0 1; background: $panel; }
        & #search:focus { border: none; background: $surface-lighten-1; }
        & Horizontal { height: 1fr; margin-top: 1; }
        & Menu { width: 34; height: 100%; }
        & #reading { width: 1fr; height: 100%; }
        & Prose { height: 100%; max-width: 80; }
        &.-large Menu, &.-huge Menu { width: 44; }
    }
    """

    def __init__(self, topic: str | None = None) -> None:
        super().__init__()
        self._topic = topic
        self._wanted = ""

    def compose_body(self) -> ComposeResult:
        """Compose the search, the list and the text."""
        yield Heading(_("Rules"))
        yield Field(placeholder=_("/ to search"), most=LONGEST_SEARCH, id="search")
        with Horizontal():
            yield Menu(click_chooses=False)
            with Vertical(id="reading"):
                yield Prose(pad=2)

    def on_mount(self) -> None:
        """Open at the topic."""
        self._list()
        found = self.reference.for_topic(self._topic) if self._topic else None
        if found is not None:
            self.query_one(Menu).point(found.id)
        self._show_entry()

    @property
    def reference(self) -> Reference:
        """The rules that are read."""
        raise NotImplementedError

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move in the list; from the search down into it."""
        self.set_focus(None)
        self.query_one(Menu).move(1 if direction == "down" else -1)

    def action_section(self, step: int) -> None:
        """Move to the first entry of the next section, or of this one or the one before."""
        menu = self.query_one(Menu)
        firsts = [
            below.id
            for above, below in zip(menu.entries, menu.entries[1:], strict=False)
            if above.heading
        ]
        ids = [entry.id for entry in menu.entries]
        if menu.cursor is None or not firsts:
            return
        here = ids.index(menu.cursor)
        places = [ids.index(first) for first in firsts]
        if step > 0:
            onward = [place for place in places if place > here]
            target = onward[0] if onward else None
        else:
            before = [place for place in places if place < here]
            target = before[-1] if before else None
        if target is not None:
            menu.point(ids[target])

    def action_scroll(self, step: int) -> None:
        """Scroll the text by most of its height."""
        prose = self.query_one(Prose)
        prose.scroll_by(step * max(1, prose.size.height - 2))

    def on_menu_pointed(self) -> None:
        """Show the entry under the cursor."""
        self._show_entry()

    # searching

    def action_read(self) -> None:
        """Go from the search to the list."""
        self.set_focus(None)

    def on_input_changed(self, message: Input.Changed) -> None:
        """List what has the words."""
        if message.value.strip() != self._wanted:
            self._wanted = message.value.strip()
            self._list()
            self._show_entry()

    def action_back(self) -> None:
        """End the search, or go back to where the rules were opened."""
        if not self.end_search():
            self.dismiss(None)

    # what is shown

    def _list(self) -> None:
        menu = self.query_one(Menu)
        if self._wanted:
            found = self.reference.search(self._wanted)
            menu.show([_entry(rule) for rule in found], found[0].id if found else None)
            remark = ngettext("{n} entry found", "{n} entries found", len(found))
            self.query_one(Heading).show(_("Rules"), remark.format(n=len(found)))
            return
        entries: list[Entry] = []
        for section in self.reference.sections:
            entries.append(Entry(section.id, section.title, heading=True))
            entries += [_entry(rule) for rule in section.entries]
        menu.show(entries)
        self.query_one(Heading).show(_("Rules"))

    def _show_entry(self) -> None:
        name = self.query_one(Menu).cursor
        text = (
            [paragraph((_("Nothing has all of these words."), "muted"))]
            if name is None
            else _text(self.reference.entry(name))
        )
        self.query_one(Prose).show(text)


def _entry(rule: Rule) -> Entry:
    return Entry(rule.id, rule.title, note=_("house") if rule.house else "")


def _text(rule: Rule) -> list[Paragraph]:
    """Return an entry as it is read."""
    number = f"  {rule.id}" if rule.is_rule else ""
    lines = [paragraph((rule.title, "chosen"), (number, "muted")), BLANK]
    if rule.edition is not None:
        only = {
            "starter-kit": _("Only in the Starter Kit edition."),
            "initiation-pack": _("Only in the Initiation Pack edition."),
        }[rule.edition]
        lines += [paragraph((only, "mana")), BLANK]
    lines += paragraphs(rule.text)
    if rule.example:
        lines += [BLANK, paragraph((_("For example:") + " ", "strong"), rule.example)]
    if rule.house and rule.house_note:
        lines += [BLANK, paragraph((_("House ruling:") + " ", "gold"), rule.house_note)]
    return lines
