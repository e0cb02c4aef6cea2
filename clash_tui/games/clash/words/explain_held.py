"""What the inspect panel says of a card in a hand."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, Span, styled
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Ability, Card
from clash_tui.games.clash.rules.view import HeldCard, SideView, View, WhyNot
from clash_tui.games.clash.words.explain_card import (
    brief_card,
    head,
    printed,
    solo_of,
    values,
    why_no_play,
)


def refusal(held: HeldCard, side: SideView) -> str:
    """Say in one sentence why a card of an open hand cannot be played now; "" if it can."""
    name = held.card.title if held.card is not None else ""
    if held.why_not in (WhyNot.BLACKMAIL, WhyNot.OUT_OF_REACH) and side.held_back_by:
        return ngettext(
            "{card} is out of reach: by Blackmail of {who} only the leftmost can be played.",
            "{card} is out of reach: by Blackmail of {who} only the {n} leftmost can be played.",
            side.available,
        ).format(card=name, who=in_row(side.held_back_by), n=side.available)
    return why_no_play(held.why_not, name, held.cost or 0, held.mana_short)


def held_lines(
    held: HeldCard, card: Card, side: SideView, view: View, names: tuple[str, str]
) -> list[Paragraph]:
    """Explain a card in a hand: whether it can be played now, and what is printed on it."""
    kind = _("creature") if card.is_creature else _("incantation")
    lines = [head(card.title, kind), values(card)]
    if held.cost is not None and held.cost < card.cost:
        text = _("cost {n} now: the leftmost card, by Lucidity").format(n=held.cost)
        lines.append(styled("mana", text))
    lines += [*_verdict(held, card, side, view, names), BLANK]
    lines += printed(card, solo_of(view, side.player))
    if side.open and held.seen:
        lines += [BLANK, styled("muted", _("Your opponent has seen it and knows where it lies."))]
    return lines


def _verdict(
    held: HeldCard, card: Card, side: SideView, view: View, names: tuple[str, str]
) -> list[Paragraph]:
    """Say whether a card can be played now, why not, and what that would cost."""
    if not side.open:
        text = _("In {name}'s hand: seen returning.")
        if held.place < side.available:
            text = _("In {name}'s hand, within reach: seen returning.")
        return [styled("muted", text.format(name=names[side.player]))]
    if not held.playable:
        return [styled("danger", refusal(held, side))]
    how = styled("health", _how(card, view))
    return [*warning(held.loses, held.fells_bastion), *price(held.blood), how]


def brief_held(held: HeldCard, card: Card, side: SideView) -> tuple[Span, ...]:
    """Say in one line what a card in a hand is, and what speaks against playing it."""
    spans = brief_card(card)
    if held.playable:
        notes = [*warning(held.loses, held.fells_bastion and held.blood > 0), *price(held.blood)]
        return (*spans, *((note.style, "  " + note.text) for note in notes[:1]))
    return (*spans, ("danger", "  " + refusal(held, side))) if side.open else spans


def price(blood: int) -> list[Paragraph]:
    """Say how much damage to the own Stronghold pays what mana does not (R56)."""
    if not blood:
        return []
    text = ngettext(
        "Price of Blood: {n} damage to your Stronghold.",
        "Price of Blood: {n} damage to your Stronghold.",
        blood,
    )
    return [styled("danger", text.format(n=blood))]


def warning(loses: bool, fells_bastion: bool) -> list[Paragraph]:
    """Warn of what playing a card would do to the own Stronghold (R20, R22, R23)."""
    if loses:
        return [styled("danger", _("Playing it would lose the game at once!"))]
    if fells_bastion:
        return [styled("danger", _("Playing it would bring your own Bastion down."))]
    return []


def _how(card: Card, view: View) -> str:
    if not card.is_creature:
        if Ability.MERCENARY not in card.abilities:
            return _("Can be cast now on any creature; it then returns to your hand.")
        if view.solo is not None:
            return _("Can be cast now on any creature; it then lies on top of the pile.")
        return _("Can be cast now on any creature; then it is your opponent's.")
    if Ability.SYMBIOTE in card.abilities and view.can_join:
        return _("Can be played now: to the back of a lane, or onto a creature of yours.")
    return _("Can be played now: it goes to the back of a lane.")
