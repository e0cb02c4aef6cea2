"""What the inspect panel says of the solo opponent's pile (R73–R85)."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, Span, styled
from clash_tui.base.wording import in_row, sentence
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.view import PileView, SideView, SoloView, View
from clash_tui.games.clash.rules.words import Edition
from clash_tui.games.clash.words.explain_stronghold import coming
from clash_tui.games.clash.words.pile_words import known_ends


def opponent_in_words(solo: SoloView) -> str:
    """Say in one sentence what a solo opponent is made of (R84)."""
    parts = [
        ngettext(
            "{fixed} mana and {per} for each creature of yours",
            "{fixed} mana and {per} for each creature of yours",
            solo.fixed_mana,
        ).format(fixed=solo.fixed_mana, per=solo.mana_per_creature)
    ]
    if solo.resistance:
        parts.append(
            ngettext(
                "attacks on the opponent deal {n} less",
                "attacks on the opponent deal {n} less",
                solo.resistance,
            ).format(n=solo.resistance)
        )
    if solo.ability is not None:
        parts.append(_("all its creatures have {ability}").format(ability=solo.ability.title))
    return sentence(in_row(parts))


def pile_lines(
    side: SideView,
    pile: PileView,
    view: View,
    names: tuple[str, str],
    forecast: Forecast | None = None,
) -> list[Paragraph]:
    """Explain the solo opponent: its pile, how it ends, its mana, what is still in it."""
    up = _("PILE AND FORT") if side.fort else _("PILE AND BASTION")
    lines = [
        styled("chosen", up, tail=names[side.player]),
        styled("text", _("Health {n}: the cards of the pile.").format(n=pile.size)),
        *coming(side, view, forecast),
        BLANK,
        styled("text", _("Each damage puts its top card on the discard.")),
    ]
    if pile.spent:
        end = _("The pile is empty: live through the opponent's next turn, and you win.")
    elif not side.fort:
        end = _("When it is empty the Bastion falls, and the discard is shuffled into a new pile.")
    elif view.edition is Edition.INITIATION_PACK:
        end = _("When it is empty you win.")
    else:
        end = _("When it is empty, the next turn it begins is its last.")
    lines.append(styled("text", end))
    if view.solo is not None:
        lines += [BLANK, styled("muted", opponent_in_words(view.solo))]
    mana = ngettext(
        "If its turn began now it would have {n} mana.",
        "If its turn began now it would have {n} mana.",
        pile.mana_next,
    ).format(n=pile.mana_next)
    lines.append(styled("mana", mana))
    if side.extra_mana:
        extra = _("Catalyst gives {n} of it.").format(n=side.extra_mana)
        lines.append(styled("mana", extra))
    lines += [BLANK, *_known(pile)]
    lines.append(styled("muted", _("Still in the pile:")))
    lines.append(styled("muted", in_row(card.title for card in pile.unseen) or "-"))
    return lines


def _known(pile: PileView) -> list[Paragraph]:
    """List the cards whose place in the pile everybody knows, from the top (R49, R65, R82)."""
    known = [(place, pile.order[place]) for place in pile.seen]
    lines = [
        styled("parchment", _("{n} from the top: {card}").format(n=place + 1, card=card.title))
        for place, card in known
        if card is not None
    ]
    return [styled("muted", _("Known to both:")), *lines, BLANK] if lines else []


def discard_lines(pile: PileView) -> list[Paragraph]:
    """List the solo opponent's discard, the newest first."""
    lines = [styled("chosen", _("DISCARD"), tail=str(len(pile.discard)))]
    if not pile.discard:
        return [*lines, styled("muted", _("Nothing lies here yet."))]
    lines.append(styled("muted", _("The newest first:")))
    return [*lines, *(styled("text", card.title) for card in reversed(pile.discard))]


def brief_pile(side: SideView, pile: PileView, at_discard: bool) -> tuple[Span, ...]:
    """Say in one line what the pile or the discard holds."""
    if at_discard:
        newest = in_row(card.title for card in reversed(pile.discard[-6:]))
        return (("gold", _("Discard:") + " "), ("text", newest or _("nothing yet")))
    up = _("Fort") if side.fort else _("Bastion")
    text = ngettext(
        "{side} under {n} card; it would have {mana} mana now.",
        "{side} under {n} cards; it would have {mana} mana now.",
        pile.size,
    )
    known = [("parchment", f"  {words}") for words in known_ends(pile) if words]
    return (("gold", text.format(side=up, n=pile.size, mana=pile.mana_next)), *known)
