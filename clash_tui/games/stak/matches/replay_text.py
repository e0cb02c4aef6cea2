"""A game told again as plain text: who played, each move with what it brought, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.wording import in_row
from clash_tui.games.protocol import Told
from clash_tui.games.stak.cards.deck_mark import is_house
from clash_tui.games.stak.matches.saved import SavedStak
from clash_tui.games.stak.matches.seen_position import write_seen
from clash_tui.games.stak.matches.stak_match import StakMatch
from clash_tui.games.stak.rules import (
    LETTERS,
    Outcome,
    events,
    seen_by,
    view,
    write_move,
    write_position,
)
from clash_tui.games.stak.words.option_words import option_words
from clash_tui.games.stak.words.telling import Teller


def write_replay(match: StakMatch, saved: SavedStak) -> str:
    """Tell a game from its first turn to its end; one that goes on shows no hidden card."""
    parts = ["\n".join(_heading(match, saved)), told_again(match), position(match), result(match)]
    return "\n\n".join(parts) + "\n"


def told_again(match: StakMatch, *, all_open: bool = False) -> str:
    """Return the moves and a line for each thing that happened.

    Args:
        match: The game.
        all_open: Whether what was drawn is told though the game goes on; of one that has ended it
            always is.
    """
    teller = Teller(match.names)
    open_now = all_open or match.outcome is not None
    lines = _events(match.opening, teller, open_now)
    for move, told in zip(match.moves, match.history, strict=True):
        lines.append(f"  > {write_move(move)}")
        lines += _events(told, teller, open_now)
    return "\n".join(lines)


def position(match: StakMatch) -> str:
    """Write where a game stands: as all see it while it goes on, with every card open after it."""
    if match.outcome is None:
        return write_seen(view(match.state, None))
    return write_position(match.state).rstrip()


def result(match: StakMatch) -> str:
    """Say in one line how a game ended, or that it goes on."""
    if match.outcome is not None:
        return ending_sentence(match.outcome, match.names)
    return _("The game goes on: {name} decides.").format(name=match.names[match.to_move])


def ending_of(saved: SavedStak) -> str | None:
    """Say in one sentence how a saved game ended; None while it goes on."""
    return None if saved.outcome is None else ending_sentence(saved.outcome.outcome, saved.names)


def ending_sentence(outcome: Outcome, names: Sequence[str]) -> str:
    """Say in one sentence how a game ended (SB69-SB71)."""
    ended: events.Event = events.GameDrawn(outcome.drawn, outcome.ending)
    if outcome.winner is not None:
        ended = events.GameWon(outcome.winner, outcome.ending)
    return Teller(names).tell(ended) or ""


def _heading(match: StakMatch, saved: SavedStak) -> list[str]:
    turns = ngettext("{n} turn", "{n} turns", match.state.turn).format(n=match.state.turn)
    seats = zip(match.names, LETTERS, strict=False)
    options = option_words(match.setup)
    if not is_house(match.setup.deck):
        options.append(_("an own deck"))
    lines = [
        in_row(_("{name} ({seat})").format(name=name, seat=seat) for name, seat in seats),
        in_row((_("Stak Bots"), *options)),
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


def _events(told: tuple[Told, ...], teller: Teller, all_open: bool) -> list[str]:
    """Return a line for each event that has words; a turn begins at the left."""
    lines = []
    for event, _state in told:
        text = teller.tell(event if all_open else seen_by(event, None))
        if text is None or isinstance(event, events.GameWon | events.GameDrawn):
            continue
        lines.append(text if isinstance(event, events.TurnBegan) else f"      {text}")
    return lines
