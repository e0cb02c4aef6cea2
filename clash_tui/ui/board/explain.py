"""What the inspect panel says about the thing under the cursor, and the one-line hint."""

from __future__ import annotations

from clash_tui.cards import Ability, Card
from clash_tui.game import Forecast
from clash_tui.game.view import (
    CreatureView,
    HeldCard,
    Reach,
    SideView,
    View,
)
from clash_tui.i18n import _
from clash_tui.ui.board.explain_card import (
    BLANK,
    ability_line,
    aura_line,
    brief_card,
    head,
    printed,
    values,
    why_no_play,
)
from clash_tui.ui.board.explain_champion import brief_champion, champion_lines
from clash_tui.ui.board.explain_pile import brief_pile, discard_lines, pile_lines
from clash_tui.ui.board.outlook import falling, hurt
from clash_tui.ui.board.stops import DISCARD, LANE_AREAS, STRONGHOLD, Area, Stop
from clash_tui.ui.widgets.inspect_panel import InspectText, Paragraph
from clash_tui.ui.widgets.status_lines import Span


def explain(
    stop: Stop | None, view: View, bottom: int, names: tuple[str, str], forecast: Forecast | None
) -> InspectText:
    """Explain what a stop is on: the card, its abilities, what it can do now and what awaits it."""
    if stop is None:
        return InspectText()
    if stop.area in LANE_AREAS:
        creature = view.creature(stop.key)
        if creature is None:
            return InspectText()
        return InspectText(tuple(_creature(creature, view, names, forecast)))
    if stop.area is Area.CHAMPIONS:
        return InspectText(tuple(champion_lines(view.sides[stop.key], names)))
    side = view.sides[bottom if stop.area is Area.HAND else 1 - bottom]
    if side.pile is not None:
        if stop.key == DISCARD:
            return InspectText(tuple(discard_lines(side.pile)))
        return InspectText(tuple(pile_lines(side, side.pile, view, names)))
    if stop.key == STRONGHOLD:
        return InspectText(tuple(_stronghold(side, names)))
    if not 0 <= stop.key < len(side.hand):
        return InspectText()
    held = side.hand[stop.key]
    if held.card is None:
        return InspectText(tuple(_unseen(side, names)))
    return InspectText(tuple(_held(held, held.card, side, names)))


def brief(
    stop: Stop | None, view: View, bottom: int, forecast: Forecast | None
) -> tuple[Span, ...]:
    """Say in one line what a stop is on, for where there is no room to explain it."""
    if stop is None:
        return ()
    if stop.area in LANE_AREAS:
        creature = view.creature(stop.key)
        return () if creature is None else _brief_creature(creature, view, forecast)
    if stop.area is Area.CHAMPIONS:
        return brief_champion(view.sides[stop.key])
    side = view.sides[bottom if stop.area is Area.HAND else 1 - bottom]
    if side.pile is not None:
        return brief_pile(side, side.pile, stop.key == DISCARD)
    if stop.key == STRONGHOLD:
        up = _("Fort") if side.fort else _("Bastion")
        end = _("at the right end the game is lost") if side.fort else _("then comes the Fort")
        text = _("{side}, Health {n}: the cards to its right; {end}.")
        return (("gold", text.format(side=up, n=side.health, end=end)),)
    held = side.hand[stop.key] if 0 <= stop.key < len(side.hand) else None
    if held is None or held.card is None:
        return (("muted", _("A card you have not seen.")),)
    spans = brief_card(held.card)
    if held.loses and held.playable:
        return (*spans, ("danger", "  " + _("Playing it would lose the game!")))
    if side.open and not held.playable:
        return (*spans, ("danger", "  " + refusal(held)))
    return spans


def _brief_creature(
    creature: CreatureView, view: View, forecast: Forecast | None
) -> tuple[Span, ...]:
    names = [each.ability.title for each in creature.abilities]
    names += [_("gives {ability}").format(ability=aura.title) for aura in creature.card.auras]
    values = f"{creature.attack}/{creature.left}"
    notes = [*_standing(creature, view), *_fate(creature, view, forecast)]
    return (
        ("parchment", f"{creature.card.name} {values}  "),
        ("text", ", ".join(names)),
        *((note.style, "  " + note.text) for note in notes[-1:]),
    )


def topic_of(stop: Stop | None, view: View, bottom: int) -> str | None:
    """Return the topic of the rules reference that fits what a stop is on."""
    if stop is None:
        return None
    if stop.area in LANE_AREAS:
        creature = view.creature(stop.key)
        if creature is None:
            return "creature"
        return creature.abilities[0].ability.value if creature.abilities else "creature"
    if stop.area is Area.CHAMPIONS:
        return "champion"
    if view.solo is not None and stop.area is Area.STRIP:
        return "pile"
    if stop.key == STRONGHOLD:
        return "stronghold"
    side = view.sides[bottom if stop.area is Area.HAND else 1 - bottom]
    card = side.hand[stop.key].card if 0 <= stop.key < len(side.hand) else None
    if card is None:
        return "hand"
    if card.abilities:
        return card.abilities[0].value
    return "creature" if card.is_creature else "incantation"


def refusal(held: HeldCard) -> str:
    """Say in one sentence why a card in hand cannot be played now; "" if it can."""
    card = held.card
    name, cost = (card.name, card.cost) if card is not None else ("", 0)
    return why_no_play(held.why_not, name, cost, held.mana_short)


def _held(held: HeldCard, card: Card, side: SideView, names: tuple[str, str]) -> list[Paragraph]:
    name = names[side.player]
    kind = _("creature") if card.is_creature else _("incantation")
    lines = [head(card, kind), values(card), BLANK, *printed(card), BLANK]
    if not side.open:
        lines.append(Paragraph("muted", _("In {name}'s hand: seen returning.").format(name=name)))
        return lines
    if held.playable:
        if held.loses:
            lines.append(Paragraph("danger", _("Playing it would lose the game at once!")))
        elif held.fells_bastion:
            lines.append(Paragraph("danger", _("Playing it would bring your own Bastion down.")))
        how = (
            _("Can be played now: it goes to the back of a lane.")
            if card.is_creature
            else _("Can be cast now on any creature; it then returns to your hand.")
        )
        lines.append(Paragraph("health", how))
    else:
        lines.append(Paragraph("danger", refusal(held)))
    if held.seen:
        lines.append(Paragraph("muted", _("Your opponent has seen it and knows where it lies.")))
    return lines


def _unseen(side: SideView, names: tuple[str, str]) -> list[Paragraph]:
    lines = [
        Paragraph("chosen", _("FACE DOWN"), tail=names[side.player]),
        Paragraph("text", _("You have not seen which card lies here. It is one of:")),
        BLANK,
    ]
    lines += [Paragraph("muted", card.name) for card in side.unseen]
    return lines


def _stronghold(side: SideView, names: tuple[str, str]) -> list[Paragraph]:
    name = names[side.player]
    up = _("FORT") if side.fort else _("BASTION")
    lines = [
        Paragraph("chosen", up, tail=name),
        Paragraph("text", _("Health {n}: the cards to its right.").format(n=side.health)),
        BLANK,
        Paragraph("text", _("Damage slides it to the right, a card for each point.")),
        Paragraph("text", _("Destroyed creatures return to the right end and so heal it.")),
        BLANK,
    ]
    if side.fort:
        end = _("At the right end the Fort falls and the game is lost.")
    else:
        end = _("At the right end the Bastion falls: it turns to the Fort and starts at the left.")
    lines.append(Paragraph("text", end))
    mana = _("{n} cards in hand with the Stronghold: {n} mana a turn.")
    lines.append(Paragraph("mana", mana.format(n=len(side.hand) + 1)))
    return lines


def _creature(
    creature: CreatureView, view: View, names: tuple[str, str], forecast: Forecast | None
) -> list[Paragraph]:
    card = creature.card
    whose = _("{name}'s creature").format(name=names[creature.player])
    if creature.champion:
        whose = _("{name}'s Champion").format(name=names[creature.player])
    lines = [head(card, whose), values(card)]
    lines += _changes(creature)
    lines.append(BLANK)
    for each in creature.abilities:
        source = _(", from {giver}").format(giver=each.giver) if each.giver else ""
        if each.granted:
            source = _(", from the level")
        lines.append(ability_line(each.ability, card, source=source))
    lines += [aura_line(ability) for ability in card.auras]
    if not creature.abilities and not card.auras:
        lines.append(Paragraph("muted", _("No abilities.")))
    notes = [*_standing(creature, view), *_fate(creature, view, forecast)]
    return [*lines, BLANK, *notes] if notes else lines


def _changes(creature: CreatureView) -> list[Paragraph]:
    lines: list[Paragraph] = []
    if creature.bonus:
        text = _("attack {n} now: +{bonus} by Sprint").format(
            n=creature.attack, bonus=creature.bonus
        )
        lines.append(Paragraph("attack", text))
    if creature.damage:
        text = _("wounded: {left} of {health} left this turn").format(
            left=creature.left, health=creature.health
        )
        lines.append(Paragraph("danger", text))
    return lines


def _standing(creature: CreatureView, view: View) -> list[Paragraph]:
    lines: list[Paragraph] = []
    if creature.player == view.active:
        if creature.reach is Reach.NOTHING:
            text = _("Came into play this turn: it does not attack yet.")
            lines.append(Paragraph("muted", text))
        elif creature.reach is Reach.CREATURES:
            text = _("Came into play this turn: by Rage it attacks, but creatures only.")
            lines.append(Paragraph("text", text))
    if creature.struck and creature.has(Ability.PROTECTION):
        lines.append(Paragraph("muted", _("Its Protection is used up for this turn.")))
    return lines


def _fate(creature: CreatureView, view: View, forecast: Forecast | None) -> list[Paragraph]:
    if forecast is None:
        return []
    if creature.number in falling(forecast, view):
        return [Paragraph("danger", _("Would be destroyed in the coming Assault."))]
    left = hurt(forecast).get(creature.number)
    if left is not None:
        text = _("Would be left with {left} of {health} in the coming Assault.").format(
            left=left, health=creature.health
        )
        return [Paragraph("gold", text)]
    return []
