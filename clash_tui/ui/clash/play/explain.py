"""What the inspect panel says about the thing under the cursor, and the one-line hint."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import BLANK, Paragraph, Span, styled
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.view import SideView, View
from clash_tui.games.clash.words.explain_champion import brief_champion, champion_lines
from clash_tui.games.clash.words.explain_creature import brief_creature, creature_lines
from clash_tui.games.clash.words.explain_held import brief_held, held_lines
from clash_tui.games.clash.words.explain_pile import brief_pile, discard_lines, pile_lines
from clash_tui.games.clash.words.explain_stronghold import stronghold_lines
from clash_tui.ui.clash.play.stops import DISCARD, LANE_AREAS, STRONGHOLD, Area, Stop


def explain(
    stop: Stop | None, view: View, bottom: int, names: tuple[str, str], forecast: Forecast | None
) -> tuple[Paragraph, ...]:
    """Explain what a stop is on: the card, its abilities, what it can do now and what awaits it."""
    if stop is None:
        return ()
    if stop.area in LANE_AREAS:
        creature = view.creature(stop.key)
        if creature is None:
            return ()
        return tuple(creature_lines(creature, view, names, forecast))
    if stop.area is Area.CHAMPIONS:
        return tuple(champion_lines(view.sides[stop.key], view, names))
    side = view.sides[bottom if stop.area is Area.HAND else 1 - bottom]
    if side.pile is not None:
        if stop.key == DISCARD:
            return tuple(discard_lines(side.pile))
        return tuple(pile_lines(side, side.pile, view, names, forecast))
    if stop.key == STRONGHOLD:
        return tuple(stronghold_lines(side, view, names, forecast))
    if not 0 <= stop.key < len(side.hand):
        return ()
    held = side.hand[stop.key]
    if held.card is None:
        return tuple(_unseen(side, names))
    return tuple(held_lines(held, held.card, side, view, names))


def brief(
    stop: Stop | None, view: View, bottom: int, forecast: Forecast | None
) -> tuple[Span, ...]:
    """Say in one line what a stop is on, for where there is no room to explain it."""
    if stop is None:
        return ()
    if stop.area in LANE_AREAS:
        creature = view.creature(stop.key)
        return () if creature is None else brief_creature(creature, view, forecast)
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
    return brief_held(held, held.card, side)


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


def _unseen(side: SideView, names: tuple[str, str]) -> list[Paragraph]:
    lines = [
        styled("chosen", _("FACE DOWN"), tail=names[side.player]),
        styled("text", _("You have not seen which card lies here. It is one of:")),
        BLANK,
    ]
    lines += [styled("muted", card.title) for card in side.unseen]
    return lines
