"""What the inspect panel says about the thing under the cursor, and the one-line hint."""

from __future__ import annotations

from clash_tui.cards import Ability, Card
from clash_tui.game import Forecast
from clash_tui.game.view import (
    ChampionView,
    CreatureView,
    HeldCard,
    PileView,
    Reach,
    SideView,
    SoloView,
    View,
    WhyNot,
)
from clash_tui.game.words import AVAILABLE, Edition
from clash_tui.i18n import _, ngettext
from clash_tui.reference import ability_sentence
from clash_tui.ui.board.outlook import falling, hurt
from clash_tui.ui.board.stops import DISCARD, LANE_AREAS, STRONGHOLD, Area, Stop
from clash_tui.ui.widgets.inspect_panel import InspectText, Paragraph
from clash_tui.ui.widgets.status_lines import Span

BLANK = Paragraph("text", "")


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
        return InspectText(tuple(_champion(view.sides[stop.key], names)))
    side = view.sides[bottom if stop.area is Area.HAND else 1 - bottom]
    if side.pile is not None:
        if stop.key == DISCARD:
            return InspectText(tuple(_discard(side.pile)))
        return InspectText(tuple(_pile(side, side.pile, view, names)))
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
        return _brief_champion(view.sides[stop.key])
    side = view.sides[bottom if stop.area is Area.HAND else 1 - bottom]
    if side.pile is not None:
        return _brief_pile(side, side.pile, stop.key == DISCARD)
    if stop.key == STRONGHOLD:
        up = _("Fort") if side.fort else _("Bastion")
        end = _("at the right end the game is lost") if side.fort else _("then comes the Fort")
        text = _("{side}, Health {n}: the cards to its right; {end}.")
        return (("gold", text.format(side=up, n=side.health, end=end)),)
    held = side.hand[stop.key] if 0 <= stop.key < len(side.hand) else None
    if held is None or held.card is None:
        return (("muted", _("A card you have not seen.")),)
    spans = _brief_card(held.card)
    if held.loses and held.playable:
        return (*spans, ("danger", "  " + _("Playing it would lose the game!")))
    if side.open and not held.playable:
        return (*spans, ("danger", "  " + refusal(held)))
    return spans


def _brief_card(card: Card) -> tuple[Span, ...]:
    values = f"{card.attack}/{card.health}" if card.is_creature else str(card.attack)
    names = [ability.title for ability in card.abilities]
    names += [_("gives {ability}").format(ability=aura.title) for aura in card.auras]
    return (("parchment", f"{card.name} {values}  "), ("text", ", ".join(names)))


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
    return _refusal(held.why_not, name, cost, held.mana_short)


def _refusal(why_not: WhyNot | None, name: str, cost: int, short: int) -> str:
    match why_not:
        case None:
            return ""
        case WhyNot.GAME_OVER:
            return _("The game is over.")
        case WhyNot.NOT_YOUR_TURN:
            return _("It is the other player's turn.")
        case WhyNot.DECISION_FIRST:
            return _("Another decision comes first.")
        case WhyNot.ASSAULT:
            return _("{card} cannot be played during the Assault.").format(card=name)
        case WhyNot.OUT_OF_REACH:
            return _("{card} is out of reach: only the {n} leftmost cards can be played.").format(
                card=name, n=AVAILABLE
            )
        case WhyNot.NO_MANA:
            return ngettext(
                "{card} costs {cost} mana: {short} is missing.",
                "{card} costs {cost} mana: {short} are missing.",
                short,
            ).format(card=name, cost=cost, short=short)
        case WhyNot.NO_TARGET:
            return _("{card} needs a creature in play as its target.").format(card=name)
        case WhyNot.TOO_MANY:
            return _("30 cards were played this turn: no more until the next.")
        case _:
            return ""


def champion_refusal(champion: ChampionView) -> str:
    """Say in one sentence why a Champion cannot be summoned now; "" if it can."""
    name = champion.card.name
    if champion.why_not is WhyNot.IN_PLAY:
        return _("{card} is in play already.").format(card=name)
    if champion.why_not is WhyNot.EXHAUSTED:
        return _("{card} is exhausted until anyone plays a card that costs {cost}.").format(
            card=name, cost=champion.card.cost
        )
    return _refusal(champion.why_not, name, champion.cost, champion.mana_short)


def _head(card: Card, whose: str) -> Paragraph:
    return Paragraph("chosen", card.name.upper(), tail=whose)


def _values(card: Card) -> Paragraph:
    cost = _("cost {n}").format(n=card.cost)
    if not card.is_creature:
        return Paragraph("text", f"{cost}   " + _("damage {n}").format(n=card.attack))
    attack, health = _("attack {n}").format(n=card.attack), _("health {n}").format(n=card.health)
    return Paragraph("text", f"{cost}   {attack}   {health}")


def _ability(ability: Ability, card: Card, *, source: str = "") -> Paragraph:
    sentence = ability_sentence(ability.value, on_incantation=not card.is_creature)
    return Paragraph("text", f"{ability.title}{source}: {sentence}", lead=ability.code)


def _aura(ability: Ability) -> Paragraph:
    sentence = ability_sentence(ability.value)
    text = _("Aura: the creatures in front and behind have {ability}: {sentence}").format(
        ability=ability.title, sentence=sentence
    )
    return Paragraph("text", text, lead=ability.code)


def _printed(card: Card) -> list[Paragraph]:
    lines = [_ability(ability, card) for ability in card.abilities]
    lines += [_aura(ability) for ability in card.auras]
    if not lines:
        plain = _("An incantation without further abilities.")
        lines = [Paragraph("muted", _("No abilities.") if card.is_creature else plain)]
    return lines


def _held(held: HeldCard, card: Card, side: SideView, names: tuple[str, str]) -> list[Paragraph]:
    name = names[side.player]
    kind = _("creature") if card.is_creature else _("incantation")
    lines = [_head(card, kind), _values(card), BLANK, *_printed(card), BLANK]
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


def champion_price(champion: ChampionView) -> str:
    """Say what a Champion costs now and why (R88)."""
    now = _("cost {n} now").format(n=champion.cost)
    if not champion.cheaper_by:
        return now
    return _("{now}: {printed}, less 1 each for {names}").format(
        now=now, printed=champion.card.cost, names=", ".join(champion.cheaper_by)
    )


def _champion(side: SideView, names: tuple[str, str]) -> list[Paragraph]:
    champion = side.champion
    if champion is None:
        return []
    card = champion.card
    whose = _("{name}'s Champion").format(name=names[side.player])
    lines = [_head(card, whose), _values(card), Paragraph("mana", champion_price(champion))]
    lines += [BLANK, *_printed(card), BLANK]
    why_not = champion_refusal(champion)
    if champion.playable:
        lines.append(Paragraph("health", _("Can be summoned now, to the back of a lane.")))
    elif why_not:
        lines.append(Paragraph("danger" if side.open else "muted", why_not))
    about = _("It belongs to no hand: destroyed, it lies here exhausted and heals nothing.")
    return [*lines, Paragraph("muted", about)]


def _brief_champion(side: SideView) -> tuple[Span, ...]:
    champion = side.champion
    if champion is None:
        return ()
    why_not = champion_refusal(champion) if side.open else ""
    note = why_not or champion_price(champion)
    return (*_brief_card(champion.card), ("danger" if why_not else "mana", "  " + note))


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


def opponent_in_words(solo: SoloView) -> str:
    """Say in one sentence what a solo opponent is made of (R84)."""
    parts = [
        _("{fixed} mana and {per} for each creature of yours").format(
            fixed=solo.fixed_mana, per=solo.mana_per_creature
        )
    ]
    if solo.resistance:
        parts.append(_("attacks on the pile deal {n} less").format(n=solo.resistance))
    if solo.ability is not None:
        parts.append(_("all its creatures have {ability}").format(ability=solo.ability.title))
    return ", ".join(parts) + "."


def _pile(side: SideView, pile: PileView, view: View, names: tuple[str, str]) -> list[Paragraph]:
    up = _("PILE AND FORT") if side.fort else _("PILE AND BASTION")
    lines = [
        Paragraph("chosen", up, tail=names[side.player]),
        Paragraph("text", _("Health {n}: the cards of the pile.").format(n=pile.size)),
        BLANK,
        Paragraph("text", _("Each damage puts its top card on the discard.")),
    ]
    if pile.spent:
        end = _("The pile is empty: live through its next turn, and you win.")
    elif not side.fort:
        end = _("When it is empty the Bastion falls, and the discard is shuffled into a new pile.")
    elif view.edition is Edition.INITIATION_PACK:
        end = _("When it is empty you win.")
    else:
        end = _("When it is empty, the next turn it begins is its last.")
    lines.append(Paragraph("text", end))
    if view.solo is not None:
        lines += [BLANK, Paragraph("muted", opponent_in_words(view.solo))]
    mana = _("If its turn began now it would have {n} mana.").format(n=pile.mana_next)
    lines += [Paragraph("mana", mana), BLANK, Paragraph("muted", _("Still in the pile:"))]
    lines.append(Paragraph("muted", ", ".join(card.name for card in pile.unseen) or "-"))
    return lines


def _discard(pile: PileView) -> list[Paragraph]:
    lines = [Paragraph("chosen", _("DISCARD"), tail=str(len(pile.discard)))]
    if not pile.discard:
        return [*lines, Paragraph("muted", _("Nothing lies here yet."))]
    lines.append(Paragraph("muted", _("The newest first:")))
    return [*lines, *(Paragraph("text", card.name) for card in reversed(pile.discard))]


def _brief_pile(side: SideView, pile: PileView, at_discard: bool) -> tuple[Span, ...]:
    if at_discard:
        newest = ", ".join(card.name for card in reversed(pile.discard[-6:]))
        return (("gold", _("Discard: ")), ("text", newest or _("nothing yet")))
    up = _("Fort") if side.fort else _("Bastion")
    text = _("{side} under {n} cards; it would have {mana} mana now.")
    return (("gold", text.format(side=up, n=pile.size, mana=pile.mana_next)),)


def _creature(
    creature: CreatureView, view: View, names: tuple[str, str], forecast: Forecast | None
) -> list[Paragraph]:
    card = creature.card
    whose = _("{name}'s creature").format(name=names[creature.player])
    if creature.champion:
        whose = _("{name}'s Champion").format(name=names[creature.player])
    lines = [_head(card, whose), _values(card)]
    lines += _changes(creature)
    lines.append(BLANK)
    for each in creature.abilities:
        source = _(", from {giver}").format(giver=each.giver) if each.giver else ""
        if each.granted:
            source = _(", from the level")
        lines.append(_ability(each.ability, card, source=source))
    lines += [_aura(ability) for ability in card.auras]
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
