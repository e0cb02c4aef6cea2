"""What the inspect panel says of a creature in play."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, Span, styled
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.view import AbilityView, CreatureView, Reach, View
from clash_tui.games.clash.rules.words import UPPER
from clash_tui.games.clash.words.explain_card import ability_line, aura_line, head, solo_of, values
from clash_tui.games.clash.words.fortune import harms, style_of
from clash_tui.games.clash.words.outlook import destroyer, falling, hurt


def creature_name(creature: CreatureView) -> str:
    """Name a creature in play; a pair by both cards, the Symbiote last (R57)."""
    if creature.symbiote is None:
        return creature.card.title
    return f"{creature.card.title} + {creature.symbiote.title}"


def creature_lines(
    creature: CreatureView, view: View, names: tuple[str, str], forecast: Forecast | None
) -> list[Paragraph]:
    """Explain a creature: its values now, what awaits it, its abilities and who gives them."""
    card = creature.card
    whose = _("{name}'s creature").format(name=names[creature.player])
    if creature.champion:
        whose = _("{name}'s Champion").format(name=names[creature.player])
    lines = [head(creature_name(creature), whose), values(card)]
    lines += _pair(creature, names)
    lines += _changes(creature)
    lines += [*_fate(creature, view, forecast), *_standing(creature, view)]
    lines += _shackled(creature, names)
    lines.append(BLANK)
    solo = solo_of(view, creature.player)
    lines += [
        ability_line(each.ability, card, source=_source(each), solo=solo)
        for each in creature.abilities
    ]
    lines += [aura_line(ability, solo) for ability in creature.auras]
    if not creature.abilities and not creature.auras:
        lines.append(styled("muted", _("No abilities.")))
    return lines


def brief_creature(
    creature: CreatureView, view: View, forecast: Forecast | None
) -> tuple[Span, ...]:
    """Say in one line what a creature is, has and awaits."""
    names = [each.ability.title for each in creature.abilities]
    names += [_("gives {ability}").format(ability=aura.title) for aura in creature.auras]
    held = len(creature.shackled)
    if held:
        names.append(ngettext("holds {n} card", "holds {n} cards", held).format(n=held))
    values = f"{creature.attack_text}/{creature.left}"
    notes = [*_standing(creature, view), *_fate(creature, view, forecast)]
    return (
        ("parchment", f"{creature_name(creature)} {values}  "),
        ("text", in_row(names)),
        *((note.style, "  " + note.text) for note in notes[-1:]),
    )


def _source(each: AbilityView) -> str:
    """Say where an ability comes from that is not printed on the card itself."""
    if each.giver is not None:
        return _(", from {giver}").format(giver=each.giver)
    if each.symbiote is not None:
        return _(", brought by {symbiote}").format(symbiote=each.symbiote)
    return _(", from the level") if each.granted else ""


def _pair(creature: CreatureView, names: tuple[str, str]) -> list[Paragraph]:
    """Say what a pair is made of, and what it has together (R57)."""
    symbiote = creature.symbiote
    if symbiote is None:
        return []
    both = _("with {symbiote} ({attack}/{health}): attack {n}, health {m} together").format(
        symbiote=symbiote.title,
        attack=symbiote.attack,
        health=symbiote.health,
        n=creature.attack_text,
        m=creature.health,
    )
    lines = [styled("parchment", both)]
    if creature.symbiote_champion:
        text = _("{symbiote} is {name}'s Champion.")
        name = names[creature.player]
        lines.append(styled("gold", text.format(symbiote=symbiote.title, name=name)))
    return lines


def _changes(creature: CreatureView) -> list[Paragraph]:
    reasons: list[str] = []
    if creature.vulnerability:
        reasons.append(_("X is one less than its target has left"))
    if creature.bonus:
        reasons.append(_("+{bonus} by Sprint").format(bonus=creature.bonus))
    if creature.times > 1:
        reasons.append(_("times {n} by Aquatic at the Bridge").format(n=creature.times))
    lines: list[Paragraph] = []
    if reasons:
        text = _("attack {n} now: {why}")
        text = text.format(n=creature.attack_text, why=in_row(reasons))
        lines.append(styled("attack", text))
    if creature.damage:
        text = _("wounded: {left} of {health} left this turn").format(
            left=creature.left, health=creature.health
        )
        lines.append(styled("danger", text))
    return lines


def _shackled(creature: CreatureView, names: tuple[str, str]) -> list[Paragraph]:
    """Name the cards that lie under a creature, which both players have seen (R63)."""
    if not creature.shackled:
        return []
    text = _("holds {cards} of {name}: back when it is destroyed").format(
        cards=in_row(card.title for card in creature.shackled), name=names[1 - creature.player]
    )
    return [styled("gold", text)]


def _standing(creature: CreatureView, view: View) -> list[Paragraph]:
    """Say what it may attack, and what is used up."""
    lines: list[Paragraph] = []
    active = creature.player == view.active
    over = creature.lane == UPPER and creature.has(Ability.AERIAL)
    match creature.reach:
        case Reach.NOTHING if over and creature.has(Ability.DEFENDER):
            text = _("Cannot attack here: Aerial leaves it the Stronghold, Defender creatures.")
            lines.append(styled("muted", text))
        case Reach.NOTHING if active:
            text = _("Came into play this turn: it does not attack yet.")
            lines.append(styled("muted", text))
        case Reach.CREATURES if creature.has(Ability.DEFENDER):
            text = _("Attacks creatures only, never the Stronghold: Defender.")
            lines.append(styled("text", text))
        case Reach.CREATURES if active:
            text = _("Came into play this turn: by Rage it attacks, but creatures only.")
            lines.append(styled("text", text))
        case Reach.STRONGHOLD:
            text = _("Attacks the Stronghold over all creatures: Aerial.")
            lines.append(styled("text", text))
    if creature.struck and creature.has(Ability.PROTECTION):
        lines.append(styled("muted", _("Its Protection is used up for this turn.")))
    return lines


def _fate(creature: CreatureView, view: View, forecast: Forecast | None) -> list[Paragraph]:
    if forecast is None:
        return []
    style = style_of(harms(creature.player, view.viewer))
    if creature.number in falling(forecast, view):
        by = destroyer(forecast, creature.number)
        text = _("Would be destroyed in the coming Assault.")
        if by is not None:
            text = _("Would be destroyed by {attacker}.").format(attacker=by)
        return [styled(style, text)]
    left = hurt(forecast).get(creature.number)
    if left is not None:
        text = _("Would be left with {left} of {health} in the coming Assault.").format(
            left=left, health=creature.health
        )
        return [styled(style, text)]
    return []
