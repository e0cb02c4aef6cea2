"""A card in words: what is printed on it, each ability in a sentence."""

from __future__ import annotations

from clash_tui.cards import Card
from clash_tui.i18n import _
from clash_tui.reference import ability_sentence
from clash_tui.ui.paint.card import ability_style_name
from clash_tui.ui.widgets.prose import Paragraph, paragraph


def card_line(card: Card) -> Paragraph:
    """Return name, type and values of a card in one line."""
    values: tuple[str | tuple[str, str], ...]
    if card.is_creature:
        values = (
            (_("attack {attack}").format(attack=card.attack), "attack"),
            "  ",
            (_("health {health}").format(health=card.health), "health"),
        )
        kind = _("creature")
    else:
        values = ((_("damage {damage}").format(damage=card.attack), "attack"),)
        kind = _("incantation")
    cost = _("cost {cost}").format(cost=card.cost)
    return paragraph((card.name.upper(), "chosen"), f"  {kind}  ", (cost, "mana"), "  ", *values)


def ability_lines(card: Card) -> list[Paragraph]:
    """Return a sentence for each ability and aura of a card, with its two-letter code."""
    lines = [
        paragraph(
            (ability.code, ability_style_name(ability)),
            f" {ability.title}: {ability_sentence(ability.value, not card.is_creature)}",
            indent=3,
        )
        for ability in card.abilities
    ]
    lines += [
        paragraph(
            (ability.code, ability_style_name(ability)),
            " "
            + _("Aura of {ability}: {sentence}").format(
                ability=ability.title, sentence=ability_sentence("aura")
            ),
            indent=3,
        )
        for ability in card.auras
    ]
    if not lines:
        lines.append(paragraph((_("No ability."), "muted")))
    return lines
