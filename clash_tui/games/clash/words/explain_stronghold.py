"""What the inspect panel says of a Stronghold."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, styled
from clash_tui.base.wording import in_row
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.view import SideView, View
from clash_tui.games.clash.words.fortune import harms, helps, style_of


def coming(side: SideView, view: View, forecast: Forecast | None) -> list[Paragraph]:
    """Say what the coming Assault would do to a Stronghold, a pile's too."""
    if forecast is None:
        return []
    player, eyes = side.player, view.viewer
    if forecast.winner == player:
        return []
    if forecast.winner is not None:
        text = _("Would be lost in the coming Assault, and the game with it.")
        return [styled(style_of(harms(player, eyes)), text)]
    before, after = forecast.health_before[player], forecast.health_after[player]
    if forecast.bastion_falls[player]:
        text = _("The Bastion would fall in the coming Assault: Fort, Health {n}.")
    elif after < before:
        text = _("Would be left with Health {n} after the coming Assault.")
    elif after > before:
        text = _("Would have Health {n} after the coming Assault.")
        return [styled(style_of(helps(player, eyes)), text.format(n=after))]
    else:
        return [styled("muted", _("The coming Assault would leave it as it is."))]
    return [styled(style_of(harms(player, eyes)), text.format(n=after))]


def stronghold_lines(
    side: SideView, view: View, names: tuple[str, str], forecast: Forecast | None
) -> list[Paragraph]:
    """Explain a Stronghold: its Health, what awaits it, and what its hand is worth."""
    name = names[side.player]
    up = _("FORT") if side.fort else _("BASTION")
    lines = [
        styled("chosen", up, tail=name),
        styled("text", _("Health {n}: the cards to its right.").format(n=side.health)),
        *coming(side, view, forecast),
        *_worth(side),
        BLANK,
        styled("text", _("Damage slides it to the right, a card for each point.")),
        styled("text", _("Destroyed creatures return to the right end and so heal it.")),
        BLANK,
    ]
    if side.fort:
        end = _("At the right end the Fort falls and the game is lost.")
    else:
        end = _("At the right end the Bastion falls: it turns to the Fort and starts at the left.")
    return [*lines, styled("text", end)]


def _worth(side: SideView) -> list[Paragraph]:
    """Say what mana the hand of a Stronghold gives, and what holds its cards back."""
    cards = len(side.hand) + 1
    mana = ngettext(
        "{n} card in hand with the Stronghold: {n} mana a turn.",
        "{n} cards in hand with the Stronghold: {n} mana a turn.",
        cards,
    )
    lines = [styled("mana", mana.format(n=cards))]
    if side.extra_mana:
        extra = ngettext(
            "Catalyst adds {n} more: {all} in all as things stand.",
            "Catalyst adds {n} more: {all} in all as things stand.",
            side.extra_mana,
        )
        lines.append(styled("mana", extra.format(n=side.extra_mana, all=cards + side.extra_mana)))
    if side.held_back_by:
        held_back = ngettext(
            "Blackmail of {who}: only the leftmost card can be played.",
            "Blackmail of {who}: only the {n} leftmost cards can be played.",
            side.available,
        ).format(who=in_row(side.held_back_by), n=side.available)
        lines.append(styled("danger", held_back))
    return lines
