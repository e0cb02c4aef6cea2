"""What the screens say of a solo game: its level, its opponent, and how games of its kind ended."""

from __future__ import annotations

from clash_tui.game import SoloOptions
from clash_tui.i18n import _, ngettext
from clash_tui.solo_record import QUICK, SoloScore
from clash_tui.ui.solo_options import LEVEL_NAMES


def level_name(level: str) -> str:
    """Return the name of a level, or of the quick game."""
    return _("Quick game") if level == QUICK else _(LEVEL_NAMES[level])


def opponent_words(options: SoloOptions) -> str:
    """Return in one sentence what kind of opponent the options make (R84)."""
    mana = _("{fixed} + {more} mana per creature of yours")
    parts = [mana.format(fixed=options.fixed_mana, more=options.mana_per_creature)]
    if options.opponent_first:
        parts.append(_("goes first"))
    if options.fort_only:
        parts.append(_("starts at the Fort"))
    if options.resistance:
        parts.append(_("takes 1 less from each direct attack"))
    if options.ability is not None:
        parts.append(_("all its creatures have {ability}").format(ability=options.ability.title))
    return ", ".join(parts)


def points_words(points: int) -> str:
    """Return a number of points in words."""
    return ngettext("{n} point", "{n} points", points).format(n=points)


def score_words(score: SoloScore) -> str:
    """Return how games ended: wins, losses, wins with turns taken back, and the shortest win."""
    if not score.played:
        return _("not played yet")
    won = ngettext("{n} win", "{n} wins", score.wins).format(n=score.wins)
    lost = ngettext("{n} loss", "{n} losses", score.losses).format(n=score.losses)
    words = [won, lost]
    if score.helped:
        text = ngettext(
            "{n} win with turns taken back", "{n} wins with turns taken back", score.helped
        )
        words.append(text.format(n=score.helped))
    if score.fewest_turns is not None:
        best = ngettext("best in {n} turn", "best in {n} turns", score.fewest_turns)
        words.append(best.format(n=score.fewest_turns))
    return ", ".join(words)
