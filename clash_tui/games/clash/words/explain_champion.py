"""What the inspect panel says of a Champion (R87–R90)."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import BLANK, Paragraph, Span, styled
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules.view import ChampionView, SideView, View, WhyNot
from clash_tui.games.clash.words.explain_card import (
    brief_card,
    head,
    printed,
    solo_of,
    values,
    why_no_play,
)
from clash_tui.games.clash.words.explain_held import price, warning


def champion_refusal(champion: ChampionView) -> str:
    """Say in one sentence why a Champion cannot be summoned now; "" if it can."""
    name = champion.card.title
    if champion.why_not is WhyNot.IN_PLAY:
        return _("{card} is in play already.").format(card=name)
    if champion.why_not is WhyNot.EXHAUSTED:
        return _("{card} is exhausted until anyone plays a card that costs {cost}.").format(
            card=name, cost=champion.card.cost
        )
    return why_no_play(champion.why_not, name, champion.cost, champion.mana_short)


def champion_price(champion: ChampionView) -> str:
    """Say what a Champion costs now and why (R88)."""
    now = _("cost {n} now").format(n=champion.cost)
    if not champion.cheaper_by:
        return now
    return _("{now}: {printed}, less 1 each for {names}").format(
        now=now, printed=champion.card.cost, names=in_row(champion.cheaper_by)
    )


def champion_lines(side: SideView, view: View, names: tuple[str, str]) -> list[Paragraph]:
    """Explain a player's Champion: its card, its price, and whether it can be called."""
    champion = side.champion
    if champion is None:
        return []
    card = champion.card
    whose = _("{name}'s Champion").format(name=names[side.player])
    lines = [head(card.title, whose), values(card), styled("mana", champion_price(champion))]
    why_not = champion_refusal(champion)
    if champion.playable:
        lines += [*warning(champion.loses, champion.fells_bastion), *price(champion.blood)]
        how = _("Can be summoned now, to the back of a lane.")
        if Ability.SYMBIOTE in card.abilities and view.can_join:
            how = _("Can be summoned now, to the back of a lane or onto a creature of yours.")
        lines.append(styled("health", how))
    elif why_not:
        lines.append(styled("danger" if side.open else "muted", why_not))
    lines += [BLANK, *printed(card, solo_of(view, side.player)), BLANK]
    about = _("It belongs to no hand: destroyed, it lies here exhausted and heals nothing.")
    return [*lines, styled("muted", about)]


def brief_champion(side: SideView) -> tuple[Span, ...]:
    """Say in one line what a Champion is and what it costs, or why it stays."""
    champion = side.champion
    if champion is None:
        return ()
    why_not = champion_refusal(champion) if side.open else ""
    note = why_not or champion_price(champion)
    if champion.playable and side.open:
        notes = [*warning(champion.loses, champion.fells_bastion), *price(champion.blood)]
        if notes:
            return (*brief_card(champion.card), (notes[0].style, "  " + notes[0].text))
    return (*brief_card(champion.card), ("danger" if why_not else "mana", "  " + note))
