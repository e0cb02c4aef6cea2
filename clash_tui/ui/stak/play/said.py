"""What stands in the lines around the table: the head, what is asked, what would follow."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.wording import in_row
from clash_tui.games.stak.cards.card_version import card_version
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.rules.words import CHOICE
from clash_tui.games.stak.words.names import card_name, card_text
from clash_tui.ui.stak.play.modes import Mode


def round_of(view: View) -> int:
    """Return the round a turn belongs to, from 1: a turn of each seat makes one (SB71)."""
    return (view.turn - 1) // len(view.seats) + 1


def head_right(view: View, glyphs: Glyphs) -> str:
    """Tell the supply, the heap, and whether it is fed: that alone keeps a turn from ending."""
    supply = _("supply {n}").format(n=view.supply)
    heap = _("heap {n}").format(n=len(view.heap))
    return f"{supply} {glyphs.dot} {heap}"


def fed_words(view: View, glyphs: Glyphs) -> str:
    """Say whether a card has reached the heap in this turn (SB38)."""
    if view.outcome is not None:
        return ""
    if view.fed:
        return _("fed")
    return _("{mark} not fed yet").format(mark=glyphs.blocked)


def asked_words(mode: Mode, view: View, names: Sequence[str], card: str | None) -> str:
    """Say what is asked of whoever must decide."""
    name = names[view.to_move]
    own = view.seats[view.to_move].stak
    match mode:
        case Mode.ATTACK:
            top = card_name(own[0].card) if own and own[0].card else ""
            return _("{card} attacks which Stak?").format(card=top)
        case Mode.PLAY_ON:
            return _("{card} is played on which Stak?").format(card=card_name(card or ""))
        case Mode.DISCARD:
            return _("Which card is discarded?")
        case Mode.RECYCLE:
            return _("Which card is recycled with the top card?")
        case Mode.EXPELLED:
            return _("{name} must discard a card").format(name=name)
        case Mode.REACT:
            return _("{name} is attacked, and may play a card first").format(name=name)
        case Mode.CHOOSE:
            return _choice_words(view, names)
        case Mode.AGREE:
            return _("A draw is offered")
    return ""


def _choice_words(view: View, names: Sequence[str]) -> str:
    """Say who chooses for which card; the card lies on the Stak of who chooses (SB42)."""
    source = view.seats[view.effect].stak[0].card
    card = card_name(source) if source else ""
    return _("{name} chooses for {card}").format(name=names[view.asked], card=card)


def choice_text(view: View) -> str:
    """Return what the card says whose choice is due; "" where none is."""
    if view.asking != CHOICE:
        return ""
    source = view.seats[view.effect].stak[0].card
    return card_text(card_version(source)) if source else ""


def why_not_over(view: View, discards: bool) -> str:
    """Say why a turn cannot end, and what would feed the heap (SB37, SB38)."""
    if discards:
        return _(
            "The heap is not fed yet: attack, scrap your top card with s, or discard one with d."
        )
    return _("The heap is not fed yet: attack, or scrap your top card with s.")


def why_no_attack(stopped: bool, may_attack: bool) -> str:
    """Say why no attack can be made.

    Args:
        stopped: Whether the attack of this turn was stopped (SB29).
        may_attack: Whether the top card is one that may attack (SB25).
    """
    if stopped:
        return _("The attack was stopped: nobody attacks any more this turn.")
    if not may_attack:
        return _("Another card has attacked already, and only one may attack in a turn.")
    return _("There is nothing to fight: both powers would be 0.")


def unseen_words(view: View) -> list[str]:
    """Count the cards that nobody at the keyboard has seen, by power and by effect."""
    versions = [card_version(card) for card in view.unseen]
    total = ngettext("{n} unseen card", "{n} unseen cards", len(versions)).format(n=len(versions))
    groups = (
        (_("power 0-1"), sum(0 <= each.power <= 1 for each in versions)),
        (_("power 2-3"), sum(2 <= each.power <= 3 for each in versions)),
        (_("power 4-5"), sum(4 <= each.power <= 5 for each in versions)),
        (_("power 6 and more"), sum(each.power >= 6 for each in versions)),
        (_("Leaders"), sum(each.power < 0 for each in versions)),
        (_("with an entry effect"), sum(each.bot.has_entry_effect for each in versions)),
    )
    return [total, *(_("{what}: {n}").format(what=what, n=count) for what, count in groups)]


def known_in_hand(view: View, seat: int) -> str:
    """Name the cards that all have seen to be in a hand (SB74)."""
    known = [card_name(each.card) for each in view.seats[seat].hand if each.known and each.card]
    return in_row(known)
