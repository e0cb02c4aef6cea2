"""A game told again as plain text: who played what, each move with what it brought, the end."""

from __future__ import annotations

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.player_names import title_of
from clash_tui.base.wording import in_row, notes, small_letters
from clash_tui.games.clash.formats import SoloPreparation
from clash_tui.games.clash.matches.saved import Playable, SavedClash
from clash_tui.games.clash.matches.solo import SoloGame
from clash_tui.games.clash.rules import Ending, events, view, write_move, write_position
from clash_tui.games.clash.words.duel_options import FORMATS
from clash_tui.games.clash.words.record_words import level_title, rules_words
from clash_tui.games.clash.words.telling import Teller, ending_sentence
from clash_tui.games.protocol import Told


def write_replay(match: Playable, saved: SavedClash) -> str:
    """Tell a game from its first turn to its end; one that goes on shows no hidden card."""
    over = match.outcome is not None
    position = write_position(view(match.state, None, all_open=over)).rstrip()
    parts = ["\n".join(_heading(match, saved)), "\n".join(_moves(match)), position, result(match)]
    return "\n\n".join(parts) + "\n"


def result(match: Playable) -> str:
    """Say in one line how a game ended, or that it goes on."""
    outcome = match.state.outcome
    if outcome is not None:
        return Teller(match.names, match.catalog).ending(outcome.winner, Ending(outcome.ending))
    return _("The game goes on: {name} decides.").format(name=match.names[match.to_move])


def ending_of(saved: SavedClash) -> str | None:
    """Say in one sentence how a saved game ended; None while it goes on."""
    ended = saved.ended
    if ended is None:
        return saved.ending
    a, b = map(title_of, saved.names)
    return ending_sentence(ended.winner, Ending(ended.ending), (a, b))


def _heading(match: Playable, saved: SavedClash) -> list[str]:
    a, b = match.names
    turns = ngettext("{n} turn", "{n} turns", match.state.turn).format(n=match.state.turn)
    lines = [
        _("{a} (A) and {b} (B)").format(a=a, b=b),
        notes((in_row(_kind(match)), rules_words(match.setup.edition))),
        in_row((f"{saved.begun:%Y-%m-%d}", turns)),
    ]
    if match.branched_at is not None:
        text = ngettext(
            "branched from another game after {n} move",
            "branched from another game after {n} moves",
            match.branched_at,
        )
        lines.append(text.format(n=match.branched_at))
    return lines


def _kind(match: Playable) -> list[str]:
    """Name the kind of game and how the decks came about, where that is known."""
    preparation = match.preparation
    kind = [_("solo") if isinstance(match, SoloGame) else _("duel")]
    if isinstance(preparation, SoloPreparation):
        kind.append(level_title(preparation.level or preparation.kind))
    if preparation is not None:
        kind.append(small_letters(_(FORMATS[preparation.format].name)))
    return kind


def _moves(match: Playable) -> list[str]:
    teller = Teller(match.names, match.catalog, solo=isinstance(match, SoloGame))
    lines = _events(match.opening, teller)
    for move, told in zip(match.moves, match.history, strict=True):
        lines.append(f"  > {write_move(move)}")
        lines += _events(told, teller)
    return lines


def _events(told: tuple[Told, ...], teller: Teller) -> list[str]:
    """Return a line for each event that has words; a turn begins at the left."""
    lines = []
    for event, _state in told:
        text = teller.tell(event)
        if text is None or isinstance(event, events.GameWon | events.GameDrawn):
            continue
        lines.append(text if isinstance(event, events.TurnBegan) else f"      {text}")
    return lines
