"""What is told of the card under the cursor, and of the table as a whole."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph, styled
from clash_tui.base.wording import in_row
from clash_tui.games.stak.cards.card_version import card_version
from clash_tui.games.stak.rules.view import StakCard, View
from clash_tui.games.stak.words.names import card_name, card_text, face_name
from clash_tui.ui.stak.play.said import known_in_hand, unseen_words


def card_lines(card_id: str) -> list[Paragraph]:
    """Explain a card as it is printed."""
    version = card_version(card_id)
    power = _("power X") if version.power < 0 else _("power {n}").format(n=version.power)
    return [
        paragraph((face_name(version), "parchment"), "  ", (power, "attack")),
        BLANK,
        styled("text", card_text(version) or version.bot.text),
    ]


def lying_lines(card: StakCard, owner: str, place: int, *, stopped: bool) -> list[Paragraph]:
    """Explain a card in a Stak: what it is, where it lies, what has happened to it."""
    where = _("{name}'s Stak, place {place}").format(name=owner, place=place)
    if card.card is None:
        return [
            styled("muted", where),
            BLANK,
            styled("text", _("It lies face-down: nobody knows which card it is.")),
        ]
    lines = card_lines(card.card)
    lines += [BLANK, styled("muted", where)]
    if not card.up:
        lines.append(styled("muted", _("Turned down; all have seen it.")))
    elif place > 1:
        lines.append(styled("muted", _("Covered: it neither fights nor has an ability.")))
    if card.power is not None and card_version(card.card).power < 0:
        lines.append(styled("attack", _("Power {n} where it lies.").format(n=card.power)))
    if card.damage:
        text = ngettext(
            "Damage {n}, healed when the turn ends.",
            "Damage {n}, healed when the turn ends.",
            card.damage,
        )
        lines.append(styled("danger", text.format(n=card.damage)))
    if card.attacker:
        said = _("Its attack is stopped.") if stopped else _("It is the attacker of this turn.")
        lines.append(styled("gold", said))
    return lines


def unseen_lines(view: View) -> list[Paragraph]:
    """Count the cards that nobody here has seen."""
    total, *groups = unseen_words(view)
    return [styled("gold", total), *(styled("muted", each) for each in groups)]


def heap_lines(view: View, names: Sequence[str]) -> list[Paragraph]:
    """Tell the scrapheap, the known cards in hands, and the count of unseen cards."""
    heap = in_row(card_name(each) for each in view.heap)
    lines = [styled("gold", _("On the scrapheap")), styled("text", heap or _("Nothing yet."))]
    for seat, name in enumerate(names):
        known = known_in_hand(view, seat)
        if known:
            text = _("Known in {name}'s hand: {cards}").format(name=name, cards=known)
            lines += [BLANK, styled("text", text)]
    return [*lines, BLANK, *unseen_lines(view)]
