"""What is wrong with the file of a player's own set, and what is odd in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.problem import Problem
from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.cards.card import Card
from clash_tui.games.clash.cards.catalog import Catalog
from clash_tui.games.clash.cards.cost_guide import guide_cost
from clash_tui.games.clash.cards.set_file import SetReading, look_into

DRAFT_SIZE = 32
"""How many cards a draft is made from (R69, R71)."""

FAR_FROM_GUIDE = 1.0
"""How far from the guide a cost is odd, in mana."""


@dataclass(frozen=True, slots=True)
class Check:
    """What was found in a file.

    Attributes:
        sound: Its cards that are sound.
        errors: Everything for which the file would be refused.
        oddities: What is allowed, but may not be meant.
    """

    sound: tuple[Card, ...]
    errors: tuple[Problem, ...]
    oddities: tuple[Problem, ...]

    @property
    def unreadable(self) -> Problem | None:
        """Why nothing at all could be read; None if something could."""
        return next((each for each in self.errors if not (each.entry or each.field)), None)


def check_set(file: Path, catalog: Catalog, text: str | None = None) -> Check:
    """Look at the file of a player's own set, beside the sets of a catalog.

    A set of the catalog that a player made, and that has the id of this one, counts as an
    earlier copy of it: only what belongs to others is taken.

    Args:
        file: The file, which need not lie where own sets are read from.
        catalog: All sets there are.
        text: What it says, where that was read already.
    """
    reading = look_into(file, own=True, text=text)
    check = Check(
        sound=reading.cards,
        errors=(*reading.problems, *_taken(file, reading, catalog)),
        oddities=tuple(_odd(file, reading, catalog)),
    )
    return replace(check, oddities=()) if check.unreadable else check


def _taken(file: Path, reading: SetReading, catalog: Catalog) -> Iterator[Problem]:
    """Tell what another set has already."""
    set_id = reading.set_id
    others = [each for each in catalog.sets if not (each.own and each.id == set_id)]
    if set_id in [each.id for each in others]:
        yield Problem(file, "", "id", _("{id} is the id of another set").format(id=repr(set_id)))
    owners = {card.id: each for each in others for card in each.cards}
    for card_id in reading.card_ids:
        if card_id in owners:
            reason = _("the set {set} has a card of that id").format(set=owners[card_id].title)
            yield Problem(file, card_id, "id", reason)


def _odd(file: Path, reading: SetReading, catalog: Catalog) -> Iterator[Problem]:
    printed = _on_incantations(catalog)
    for card in reading.cards:
        if card.is_creature:
            oddities = [*_odd_cost(card), *_odd_attack(card)]
        else:
            oddities = [*_odd_cost(card), *_odd_attack(card), *_odd_incantation(card, printed)]
        for field, reason in oddities:
            yield Problem(file, card.id, field, reason)
    count = len(reading.card_ids)
    if count < DRAFT_SIZE:
        text = ngettext(
            "{count} card is too few for a draft, which needs {size}; mix it with other sets",
            "{count} cards are too few for a draft, which needs {size}; mix it with other sets",
            count,
        )
        yield Problem(file, "", "cards", text.format(count=count, size=DRAFT_SIZE))
    elif count > DRAFT_SIZE:
        text = ngettext(
            "it has {count} card; a draft takes {size} of them at random",
            "it has {count} cards; a draft takes {size} of them at random",
            count,
        )
        yield Problem(file, "", "cards", text.format(count=count, size=DRAFT_SIZE))


def _odd_cost(card: Card) -> Iterator[tuple[str, str]]:
    guide = guide_cost(card)
    if abs(card.cost - guide) >= FAR_FROM_GUIDE:
        text = _("it costs {cost}, while the guide says {guide:g}")
        yield "cost", text.format(cost=card.cost, guide=guide)


def _odd_attack(card: Card) -> Iterator[tuple[str, str]]:
    works_x_out = Ability.VULNERABILITY in card.abilities
    if card.attack == "X" and not works_x_out:
        yield "attack", _("only Vulnerability gives X a value")


def _odd_incantation(card: Card, printed: set[Ability]) -> Iterator[tuple[str, str]]:
    if card.auras:
        yield "auras", _("an incantation has no neighbours to give an aura to")
    for ability in card.abilities:
        if ability not in printed:
            text = _("no published incantation has {ability}; it may do nothing there")
            yield "abilities", text.format(ability=ability.title)


def _on_incantations(catalog: Catalog) -> set[Ability]:
    return {
        ability
        for each in catalog.sets
        if not each.own
        for card in each.cards
        if not card.is_creature
        for ability in card.abilities
    }
