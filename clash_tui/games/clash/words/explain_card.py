"""The parts of an explanation that are the same for every card."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import Paragraph, Span, styled
from clash_tui.base.wording import about, capitals, in_row
from clash_tui.games.clash.cards import Ability, Card
from clash_tui.games.clash.reference import Solo, ability_sentence
from clash_tui.games.clash.rules.view import View, WhyNot
from clash_tui.games.clash.rules.words import AVAILABLE, A


def head(name: str, whose: str) -> Paragraph:
    """Head a card's explanation with its name, and at the right whose it is."""
    return styled("chosen", capitals(name), tail=whose)


def values(card: Card) -> Paragraph:
    """Say a card's printed values."""
    cost = _("cost {n}").format(n=card.cost)
    if not card.is_creature:
        damage = _("damage {n}").format(n=card.attack)
        return styled("text", f"{cost}   {damage}")
    attack, health = _("attack {n}").format(n=card.attack), _("health {n}").format(n=card.health)
    return styled("text", f"{cost}   {attack}   {health}")


def solo_of(view: View, player: int) -> Solo | None:
    """Return whose card it is for its sentences: in a duel both players' read alike."""
    if view.solo is None:
        return None
    return "solo_own" if player == A else "solo_other"


def ability_line(
    ability: Ability, card: Card, *, source: str = "", solo: Solo | None = None
) -> Paragraph:
    """Say what an ability does on a card, and where it comes from if it is not printed."""
    said = ability_sentence(ability.value, not card.is_creature, solo)
    return styled("text", about(f"{ability.title}{source}", said), lead=ability.code)


def aura_line(ability: Ability, solo: Solo | None = None) -> Paragraph:
    """Say what an aura gives to the neighbours (R44)."""
    sentence = ability_sentence(ability.value, solo=solo)
    text = _("Aura: the creatures in front and behind have {ability}: {sentence}").format(
        ability=ability.title, sentence=sentence
    )
    return styled("text", text, lead=ability.code)


def printed(card: Card, solo: Solo | None = None) -> list[Paragraph]:
    """Say all abilities and auras printed on a card."""
    lines = [ability_line(ability, card, solo=solo) for ability in card.abilities]
    lines += [aura_line(ability, solo) for ability in card.auras]
    if not lines:
        plain = _("An incantation without further abilities.")
        lines = [styled("muted", _("No abilities.") if card.is_creature else plain)]
    return lines


def brief_card(card: Card) -> tuple[Span, ...]:
    """Say a card's name, values and abilities in one line."""
    values = f"{card.attack}/{card.health}" if card.is_creature else str(card.attack)
    names = [ability.title for ability in card.abilities]
    names += [_("gives {ability}").format(ability=aura.title) for aura in card.auras]
    return (("parchment", f"{card.title} {values}  "), ("text", in_row(names)))


def why_no_play(why_not: WhyNot | None, name: str, cost: int, short: int) -> str:
    """Say in one sentence why a card cannot be played now; "" if it can."""
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
            return ngettext(
                "{card} is out of reach: only the {n} leftmost card can be played.",
                "{card} is out of reach: only the {n} leftmost cards can be played.",
                AVAILABLE,
            ).format(card=name, n=AVAILABLE)
        case WhyNot.NO_MANA:
            text = ngettext(
                "{card} costs {cost} mana, you have {mana}.",
                "{card} costs {cost} mana, you have {mana}.",
                cost,
            )
            return text.format(card=name, cost=cost, mana=cost - short)
        case WhyNot.NO_TARGET:
            return _("{card} needs a creature in play as its target.").format(card=name)
        case WhyNot.TOO_MANY:
            return _("30 cards were played this turn: no more until the next.")
        case _:
            return ""
