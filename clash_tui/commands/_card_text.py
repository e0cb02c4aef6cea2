"""Cards, and what was found in a set, as plain lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from clash_tui.base.cells import cell_width, right, wrap
from clash_tui.base.csv_text import csv_text
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.problem import Problem
from clash_tui.base.text_table import in_columns
from clash_tui.base.wording import about, in_row, sentence
from clash_tui.games.clash.cards import Ability, Card, CardSet
from clash_tui.games.clash.cards.check import Check
from clash_tui.games.clash.cards.cost_guide import Part, cost_parts, guide_cost
from clash_tui.games.clash.reference import ability_sentence

_WIDE = 79
"""How wide sentences are written."""
_LEAST_FACE = 20
_NUMBERS = frozenset({2, 3, 4})
"""The columns that stand at the right."""


def card_table(cards: Sequence[tuple[Card, CardSet]]) -> str:
    """Return a table with one card a line; below it the ids of the sets, and how many cards."""
    heads = [_("id"), _("name"), _("cost"), _("AV"), _("HP"), _("set"), _("abilities")]
    table = [heads, *(_cells(card, card_set) for card, card_set in cards)]
    count = ngettext("{count} card", "{count} cards", len(cards)).format(count=len(cards))
    sets = _set_ids(card_set for _card, card_set in cards)
    return "\n".join([*in_columns(table, _NUMBERS), "", *sets, count]) + "\n"


def _set_ids(sets: Iterable[CardSet]) -> list[str]:
    """Return a line for each of some sets, with the id that options take."""
    by_id = {card_set.id: card_set for card_set in sets}
    if not by_id:
        return []
    listed = in_columns([("", set_id, card_set.title) for set_id, card_set in by_id.items()])
    return [_("Sets by their ids:"), *listed, ""]


def card_csv(cards: Iterable[tuple[Card, CardSet]]) -> str:
    """Return the same as comma-separated values, in the words that the files of sets use."""
    values = ("id", "name", "name_fr", "type", "cost", "attack", "health")
    rows: list[list[object]] = [[*values, "abilities", "auras", "set"]]
    for card, card_set in cards:
        given = card.model_dump(mode="json", include=set(values))
        names = (" ".join(card.abilities), " ".join(card.auras), card_set.id)
        rows.append([*(given[value] for value in values), *names])
    return csv_text(rows)


def card_page(card: Card, card_set: CardSet) -> str:
    """Return all about one card: its face, its abilities in sentences, its set, its price."""
    lines = [*_face(card), "", *_sentences(card), ""]
    lines.append(_("Set: {set}, {year}").format(set=card_set.title, year=card_set.year))
    if card.name_fr != card.title:
        lines.append(_("In French: {name}").format(name=card.name_fr))
    return "\n".join([*lines, *_price(card)]) + "\n"


def ability_list() -> str:
    """Return all abilities, each with its name in files and its sentence."""
    wide = max(len(ability.value) for ability in Ability) + 2
    lines = [
        _wrapped(f"{each.value:{wide}}", about(each.title, ability_sentence(each.value)))
        for each in Ability
    ]
    return "\n".join(lines) + "\n"


def check_text(file: str, check: Check) -> str:
    """Return what the cards of a set cost, everything that was found, and how much that is."""
    lines = [
        *_prices(check.sound),
        *_listed(_("Errors, with which the set cannot be played:"), check.errors),
        *_listed(_("Oddities, which are allowed, but may not be meant:"), check.oddities),
    ]
    sound = ngettext("{count} sound card", "{count} sound cards", len(check.sound))
    errors = ngettext("{count} error", "{count} errors", len(check.errors))
    odd = ngettext("{count} oddity", "{count} oddities", len(check.oddities))
    counts = (
        sound.format(count=len(check.sound)),
        errors.format(count=len(check.errors)),
        odd.format(count=len(check.oddities)),
    )
    return "\n".join([*lines, sentence(about(file, in_row(counts)))]) + "\n"


def _prices(cards: Sequence[Card]) -> list[str]:
    """Write what each card costs, what it should cost by the guide, and how far that is apart."""
    if not cards:
        return []
    rows = [(_("card"), _("cost"), _("guide"), _("difference"))]
    for card in cards:
        guide = guide_cost(card)
        rows.append((card.id, str(card.cost), f"{guide:g}", _difference(card.cost - guide)))
    return [*in_columns(rows, (1, 2, 3)), ""]


def _difference(mana: float) -> str:
    """Write how much dearer a card is than it should be: with its sign, and 0 without one."""
    return f"{mana:+g}" if mana else "0"


def _cells(card: Card, card_set: CardSet) -> list[str]:
    auras = [_aura_name(ability) for ability in card.auras]
    return [
        card.id,
        card.title,
        str(card.cost),
        str(card.attack) if card.is_creature else f"*{card.attack}",
        "-" if card.health is None else str(card.health),
        card_set.title,
        in_row([*(ability.title for ability in card.abilities), *auras]),
    ]


def _face(card: Card) -> Iterator[str]:
    """Draw a card in plain signs."""
    codes = [ability.code for ability in card.abilities]
    codes += [f"{ability.code}~" for ability in card.auras]
    abilities = " ".join(codes)
    values = f"*{card.attack}" if card.health is None else f"{card.attack}/{card.health}"
    wide = max(
        _LEAST_FACE, cell_width(card.title) + 4, cell_width(abilities) + cell_width(values) + 1
    )
    rows = ((card.title, str(card.cost)), (card.type.title, ""), ("", ""), (abilities, values))
    rule = f"+{'-' * (wide + 2)}+"
    yield rule
    for first, last in rows:
        yield f"| {first}{right(last, wide - cell_width(first))} |"
    yield rule


def _sentences(card: Card) -> Iterator[str]:
    for ability in card.abilities:
        said = ability_sentence(ability.value, not card.is_creature)
        yield _wrapped(f"{ability.code}  ", about(ability.title, said))
    for ability in card.auras:
        text = _("Aura of {ability}: {sentence}")
        told = text.format(ability=ability.title, sentence=ability_sentence("aura"))
        yield _wrapped(f"{ability.code}~ ", told)
    if not (card.abilities or card.auras):
        yield _("No ability.")


def _price(card: Card) -> Iterator[str]:
    """Say what a card should cost and what that is made of."""
    text = _("Cost: {cost}; the guide says {guide:g}")
    yield text.format(cost=card.cost, guide=guide_cost(card))
    for part in cost_parts(card):
        yield f"{part.mana:+6g}  {_part_name(part)}"


def _part_name(part: Part) -> str:
    if part.ability is None:
        return _("its values")
    return _aura_name(part.ability) if part.is_aura else part.ability.title


def _aura_name(ability: Ability) -> str:
    return _("{ability} (aura)").format(ability=ability.title)


def _listed(title: str, problems: Sequence[Problem]) -> list[str]:
    return [title, *(f"  {problem}" for problem in problems), ""] if problems else []


def _wrapped(lead: str, text: str) -> str:
    """Return a text in lines, beside what stands before its first one."""
    indent = cell_width(lead)
    return lead + f"\n{' ' * indent}".join(wrap(text, _WIDE - indent))
