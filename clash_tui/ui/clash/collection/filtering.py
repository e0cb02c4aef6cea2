"""What a table of cards can be filtered and sorted by, and the choice of it from lists."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from clash_tui.base.i18n import N_, _
from clash_tui.games.clash.cards import Ability, CardType
from clash_tui.ui.clash.collection.card_filter import CardFilter, Column
from clash_tui.ui.clash.collection.card_table import CardTable, shown_name
from clash_tui.ui.style.ink import ink_for
from clash_tui.ui.widgets.filter_bar import Chip
from clash_tui.ui.widgets.menu import Entry

COST, TYPE, ABILITY, SET, ORDER = "cost", "type", "ability", "set", "order"

FILTERS = {"c": COST, "t": TYPE, "a": ABILITY, "s": SET, "o": ORDER}
"""What each key filters by; the last one sorts."""

_ANY = "any"

_WHAT = {COST: N_("cost"), TYPE: N_("type"), ABILITY: N_("ability"), SET: N_("set")}
"""What a filter that asks for nothing is called where there is little room."""


class Choice(NamedTuple):
    """A list to choose from: its title, its entries, and the id of the one that holds now."""

    title: str
    entries: list[Entry]
    now: str


class _Option(NamedTuple):
    """One thing to filter by, and the whole filter with it."""

    id: str
    label: str
    filter: CardFilter


def chips(table: CardTable) -> list[Chip]:
    """Return what a table is filtered and sorted by, each with its key."""
    made = []
    for key, what in FILTERS.items():
        if what == ORDER:
            order = _("by {column}").format(column=table.order.column.title)
            made.append(Chip(what, key, order, shorter=table.order.column.title))
            continue
        now = _now(what, table.filter)
        label = next(option.label for option in _options(what, table) if option.id == now)
        if what == COST and now != _ANY:
            label = _("cost {cost}").format(cost=label)
        made.append(Chip(what, key, label, now != _ANY, "" if now != _ANY else _(_WHAT[what])))
    return made


def choice(what: str, table: CardTable) -> Choice:
    """Return what can be chosen; the note of a filter is how many cards it would list."""
    if what == ORDER:
        now = table.order.column
        arrow = _("falling") if table.order.descending else _("rising")
        entries = [
            Entry(column.name, column.title, note=arrow if column is now else "")
            for column in Column
        ]
        return Choice(_("Sort by; once more for the reverse"), entries, now.name)
    entries = [
        Entry(option.id, option.label, note=str(sum(map(option.filter.lets, table.cards))))
        for option in _options(what, table)
    ]
    return Choice(_("Show only"), entries, _now(what, table.filter))


def take(what: str, entry: str, table: CardTable) -> None:
    """Filter or sort a table by the entry that was chosen."""
    if what == ORDER:
        table.set_order(table.order.by(Column[entry]))
        return
    for option in _options(what, table):
        if option.id == entry:
            table.set_filter(option.filter)


def _now(what: str, now: CardFilter) -> str:
    """Return the id of the option that holds."""
    values = {COST: now.cost, TYPE: now.type, ABILITY: now.ability, SET: now.set_id}
    value = values[what]
    return _ANY if value is None else str(value)


def _options(what: str, table: CardTable) -> list[_Option]:
    """Return everything to filter by that some card has, and first to ask for nothing."""
    now, entries = table.filter, table.cards
    if what == COST:
        costs = sorted({entry.card.cost for entry in entries})
        return [
            _Option(_ANY, _("any cost"), replace(now, cost=None)),
            *(_Option(str(cost), str(cost), replace(now, cost=cost)) for cost in costs),
        ]
    if what == TYPE:
        return [
            _Option(_ANY, _("any type"), replace(now, type=None)),
            *(_Option(kind, kind.title, replace(now, type=kind)) for kind in CardType),
        ]
    if what == ABILITY:
        some = {ability for entry in entries for ability in entry.abilities}
        in_order = (ability for ability in Ability if ability in some)
        return [
            _Option(_ANY, _("any ability"), replace(now, ability=None)),
            *(_Option(each, each.title, replace(now, ability=each)) for each in in_order),
        ]
    glyphs = ink_for(table.app).glyphs
    sets = {entry.card_set.id: shown_name(entry.card_set.title, glyphs) for entry in entries}
    return [
        _Option(_ANY, _("any set"), replace(now, set_id=None)),
        *(_Option(set_id, name, replace(now, set_id=set_id)) for set_id, name in sets.items()),
    ]
