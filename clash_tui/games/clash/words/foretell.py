"""The whole forecast, step by step: what one line has no room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import BLANK, Paragraph, Span, paragraph, styled
from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.events import Event
from clash_tui.games.clash.words.fortune import of_event, sign_of, style_of
from clash_tui.games.clash.words.telling import Teller

_ACTS = (
    events.Attacked,
    events.IncantationCast,
    events.Summoned,
    events.Joined,
    events.Blasted,
    events.Called,
)
"""What somebody does; what comes of it stands below."""

_SAID_ALREADY = (events.AssaultBegan, events.ManaGained)


def foretold_lines(
    told: Iterable[Event],
    summary: Sequence[Span],
    teller: Teller,
    eyes: int | None,
    glyphs: Glyphs,
    *,
    open_end: bool = False,
) -> tuple[Paragraph, ...]:
    """Tell a forecast in every step.

    Args:
        told: What would happen, in order.
        summary: The forecast in one sentence, which stands first.
        teller: Tells the events.
        eyes: For whom it is good or bad; None for nobody.
        glyphs: The signs to write with.
        open_end: Whether it ends at a card that cannot be seen (R66).
    """
    lines = [
        styled("chosen", _("THE FORECAST")),
        paragraph(*((text, style) for style, text in summary)),
        BLANK,
    ]
    return (*lines, *_steps(told, teller, eyes, glyphs, open_end=open_end))


def enemy_lines(
    told: Iterable[Event],
    summary: Sequence[Span],
    teller: Teller,
    eyes: int | None,
    glyphs: Glyphs,
    *,
    open_end: bool = False,
    pile: bool = False,
) -> tuple[Paragraph, ...]:
    """Tell in every step what the enemy's next Assault would do; see ``enemy_assault``.

    The arguments are those of ``foretold_lines``; ``pile`` says whether the enemy is a pile.
    """
    lines = [
        styled("chosen", _("THE ENEMY'S NEXT ASSAULT")),
        styled("muted", _("First you attack as things stand, and nobody plays anything more.")),
    ]
    if pile:
        lines.append(styled("muted", _("The cards that the pile reveals come besides.")))
    lines += [paragraph(*((text, style) for style, text in summary)), BLANK]
    return (*lines, *_steps(told, teller, eyes, glyphs, open_end=open_end))


def _steps(
    told: Iterable[Event], teller: Teller, eyes: int | None, glyphs: Glyphs, *, open_end: bool
) -> list[Paragraph]:
    lines: list[Paragraph] = []
    steps = 0
    for event in told:
        words = _words(event, teller)
        if not words or isinstance(event, _SAID_ALREADY):
            continue
        good = of_event(event, eyes)
        sign = sign_of(good, glyphs.minus) or glyphs.dot
        if isinstance(event, _ACTS):
            steps += 1
            lines.append(styled("strong", words, lead=str(steps), lead_style="gold"))
        else:
            style = style_of(good)
            lines.append(styled(style, words, lead=sign, lead_style=style))
    if open_end:
        lines.append(styled("gold", _("What follows hangs on a card you cannot see.")))
    elif not steps:
        lines.append(styled("text", _("Nobody attacks.")))
    if eyes is not None:
        note = _("{plus} is good for you, {minus} is bad for you.")
        lines += [BLANK, styled("muted", note.format(plus="+", minus=glyphs.minus))]
    return lines


def _words(event: Event, teller: Teller) -> str:
    if isinstance(event, events.Shackled) and not event.card:
        text = _("{card} shackles a card of {name}")
        return text.format(card=teller.card(event.creature.card), name=teller.names[event.player])
    return teller.tell(event) or ""
