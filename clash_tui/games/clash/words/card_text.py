"""A card in words: what is printed on it, each ability in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import about, capitals, in_row
from clash_tui.games.clash.cards import Ability, Card, Catalog
from clash_tui.games.clash.reference import Solo, ability_sentence
from clash_tui.games.clash.words.ability_styles import ability_style_name


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
    return paragraph((capitals(card.title), "chosen"), f"  {kind}  ", (cost, "mana"), "  ", *values)


def ability_lines(card: Card, solo: Solo | None = None) -> list[Paragraph]:
    """Return a sentence for each ability and aura of a card, with its two-letter code.

    Args:
        card: The card.
        solo: Whose card it is in a solo game, where the opponent has no hand; None in a duel, and
            where no game is played.
    """
    lines = [_ability_line(ability, not card.is_creature, solo) for ability in card.abilities]
    lines += [_aura_line(ability, solo) for ability in card.auras]
    return lines or [paragraph((_("No abilities."), "muted"))]


def own_cards_line(set_ids: Iterable[str], catalog: Catalog) -> list[Paragraph]:
    """Return a line that names the sets among these that a player made; nothing without any."""
    wanted = frozenset(set_ids)
    names = [each.name for each in catalog.sets if each.own and each.id in wanted]
    text = _("with own cards: {sets}").format(sets=in_row(names))
    return [paragraph((text, "muted"))] if names else []


def legend(cards: Sequence[Card], solo: Solo | None = None) -> list[Paragraph]:
    """Return a sentence for each ability and aura that some cards have; ``solo`` as above."""
    on_creatures = {each for card in cards if card.is_creature for each in card.abilities}
    on_others = {each for card in cards if not card.is_creature for each in card.abilities}
    auras = {each for card in cards for each in card.auras}
    return [
        *(
            _ability_line(each, each not in on_creatures, solo)
            for each in _sorted(on_creatures | on_others)
        ),
        *(_aura_line(each, solo) for each in _sorted(auras)),
    ]


def _sorted(abilities: set[Ability]) -> list[Ability]:
    """Return abilities in the order of the rulebook."""
    return sorted(abilities, key=lambda each: each.bit)


def _ability_line(ability: Ability, on_incantation: bool, solo: Solo | None) -> Paragraph:
    said = ability_sentence(ability.value, on_incantation, solo)
    return _line(ability, about(ability.title, said))


def _aura_line(ability: Ability, solo: Solo | None) -> Paragraph:
    words = _("Aura of {ability}: {sentence}")
    said = ability_sentence("aura", solo=solo)
    return _line(ability, words.format(ability=ability.title, sentence=said))


def _line(ability: Ability, words: str) -> Paragraph:
    return paragraph((ability.code, ability_style_name(ability)), f" {words}", indent=3)
