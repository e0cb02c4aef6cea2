"""What the screen of records tells about a score, about a game, and where nothing is on record."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.base.player_names import title_of
from clash_tui.base.wording import before_colon, in_row
from clash_tui.records import PlayedGame, Score
from clash_tui.records.table import players, result, when
from clash_tui.records.titles import deck_title, game_title
from clash_tui.ui.after.program_words import program_title
from clash_tui.ui.after.shown_kinds import game_of


def nothing_told(problem: str, *, any_game: bool) -> list[Paragraph]:
    """Say why there is nothing to show, and what to do about it.

    Args:
        problem: Why the record cannot be read; empty if it can.
        any_game: Whether there are games of another kind.
    """
    if problem:
        kept = _("The file stays as it is. Games that end now are not on record.")
        return [paragraph((problem, "danger")), BLANK, paragraph((kept, "muted"))]
    if any_game:
        return [paragraph((_("No game of this kind has ended yet."), "muted"))]
    how = _(
        "Play a duel or a solo game to its end and it is on record: for each person who played, "
        "with deck, result and turns. A game that is given up counts too."
    )
    return [paragraph((_("No game has ended yet."), "chosen")), BLANK, paragraph(how)]


def about_score(score: Score) -> list[Paragraph]:
    """Tell in two lines how the games of a player or with a deck ended."""
    games = ngettext("{n} game", "{n} games", score.games).format(n=score.games)
    wins = ngettext("{n} win", "{n} wins", score.wins).format(n=score.wins)
    lines = [paragraph((score.name, "chosen"), "  ", in_row((games, wins)))]
    if score.helped_wins:
        text = ngettext(
            "{n} with turns taken back", "{n} with turns taken back", score.helped_wins
        ).format(n=score.helped_wins)
        lines.append(paragraph((text, "muted")))
    return lines


def about_game(game: PlayedGame) -> list[Paragraph]:
    """Tell all that is known of a game."""
    first = game.first
    screens = game_of(first.kind)
    ending = first.ending if screens is None else screens.ending_title(first.ending)
    lines = [paragraph((players(game), "chosen"), f"  {result(game)}: {ending}")]
    if screens is None:
        lines.append(paragraph(game_title(first)))
    else:
        lines += screens.about_result(game)
    if first.program is not None:
        text = _("against a program of the level {level}")
        lines.append(paragraph((text.format(level=program_title(first.program)), "muted")))
    for side in game.sides:
        deck = deck_title(side)
        if deck:
            name = before_colon(title_of(side.player))
            lines.append(paragraph((name, "muted"), " ", deck))
    turns = ngettext("{n} turn", "{n} turns", first.turns).format(n=first.turns)
    last = [(in_row((when(game), turns)), "muted")]
    if game.taken_back:
        text = ngettext("{n} turn was taken back", "{n} turns were taken back", game.taken_back)
        last.append(("  ", "muted"))
        last.append((text.format(n=game.taken_back), "gold"))
    if hints := game.hints:
        text = ngettext("{n} hint was asked for", "{n} hints were asked for", hints)
        last.append(("  ", "muted"))
        last.append((text.format(n=hints), "gold"))
    lines.append(paragraph(*last))
    return lines
