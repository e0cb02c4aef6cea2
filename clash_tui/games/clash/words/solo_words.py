"""What the screens say of a solo game: its level, its opponent, and how games of its kind ended."""

from __future__ import annotations

from datetime import date

from clash_tui.base.i18n import NP_, _, ngettext, pgettext
from clash_tui.base.wording import in_row
from clash_tui.games.clash.formats.difficulty import QUICK
from clash_tui.games.clash.rules import SoloOptions
from clash_tui.games.clash.words.solo_options import LEVEL_NAMES
from clash_tui.records import DayResult, SoloScore

_MONTHS = (
    NP_("month", "Jan"),
    NP_("month", "Feb"),
    NP_("month", "Mar"),
    NP_("month", "Apr"),
    NP_("month", "May"),
    NP_("month", "Jun"),
    NP_("month", "Jul"),
    NP_("month", "Aug"),
    NP_("month", "Sep"),
    NP_("month", "Oct"),
    NP_("month", "Nov"),
    NP_("month", "Dec"),
)


def level_name(level: str) -> str:
    """Return the name of a level, or of the quick game."""
    return _("Quick game") if level == QUICK else _(LEVEL_NAMES[level])


def opponent_words(options: SoloOptions) -> str:
    """Return in one sentence what kind of opponent the options make (R84)."""
    mana = ngettext(
        "{fixed} + {more} mana per creature of yours",
        "{fixed} + {more} mana per creature of yours",
        options.fixed_mana,
    )
    parts = [mana.format(fixed=options.fixed_mana, more=options.mana_per_creature)]
    if options.opponent_first:
        parts.append(_("goes first"))
    if options.fort_only:
        parts.append(_("starts at the Fort"))
    if options.resistance:
        parts.append(_("takes 1 less from each direct attack"))
    if options.ability is not None:
        parts.append(_("all its creatures have {ability}").format(ability=options.ability.title))
    return in_row(parts)


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
    return in_row(words)


def day_name(day: date) -> str:
    """Return a day in short, such as "30 Nov"."""
    return _("{day} {month}").format(day=day.day, month=pgettext(*_MONTHS[day.month - 1]))


def day_result(result: DayResult | None) -> str:
    """Say how the deal of a day ended, and that to play it again is a repeat."""
    if result is None:
        return _("Not played yet.")
    return _("{result}; another game is a repeat.").format(result=_first_game(result))


def daily_words(result: DayResult | None) -> str:
    """Say after a game of the deal of a day what stands in the record, and whether it does."""
    if result is None:
        return _("not on record")
    if not result.repeats:
        return _("{result}: that stands").format(result=_first_game(result))
    return _("a repeat; it stands: {result}").format(result=_first_game(result))


def _first_game(result: DayResult) -> str:
    """Say how the first game of a day's deal ended."""
    if not result.won:
        text = ngettext("Lost in {n} turn", "Lost in {n} turns", result.turns)
        return text.format(n=result.turns)
    text = ngettext("Won in {n} turn", "Won in {n} turns", result.turns)
    told = text.format(n=result.turns)
    if result.taken_back:
        told = _("{result}, with turns taken back").format(result=told)
    return told
