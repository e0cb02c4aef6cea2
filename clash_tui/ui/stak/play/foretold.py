"""What stands below the table: what the choice under the cursor would do."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.paragraphs import Span
from clash_tui.games.stak.rules.forecasting import forecast_choices, forecast_play
from clash_tui.games.stak.rules.moves import Move
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.rules.words import LETTERS
from clash_tui.games.stak.words.caution_words import caution_words
from clash_tui.games.stak.words.forecast_words import ForecastTeller
from clash_tui.ui.stak.play.doubts import Doubts
from clash_tui.ui.stak.play.modes import Mode
from clash_tui.ui.stak.play.said import choice_text
from clash_tui.ui.stak.play.turn import Turn

Line = tuple[Span, ...]


def foretold(turn: Turn, view: View, teller: ForecastTeller, *, many: bool) -> list[Line]:
    """Return what would follow, line by line.

    Args:
        turn: What is about to be done.
        view: What is known.
        teller: Tells it.
        many: Whether there are so many Staks that each victim has one line.
    """
    spot, mode = turn.cursor.spot, turn.mode
    if mode is Mode.CHOOSE:
        return _of_choice(turn, view, teller)
    if mode is Mode.ATTACK and many:
        return _of_victims(turn, view, teller)
    if mode in (Mode.ACT, Mode.ATTACK) and spot is not None:
        told = next((each for each in turn.attacks(view) if each.player == spot[0]), None)
        return teller.attack(told) if told is not None and spot[1] == 1 else []
    held = turn.held
    if mode is Mode.PLAY_ON and turn.card is not None and spot is not None:
        return teller.play(forecast_play(view, turn.card, spot[0]))
    if mode is Mode.ACT and held is not None and held in turn.offered:
        return teller.play(forecast_play(view, held))
    return []


def warned(
    turn: Turn, view: View, doubts: Doubts, names: Sequence[str], *, many: bool
) -> list[Line]:
    """Return why what is under the cursor may be regretted, line by line.

    Args:
        turn: What is about to be done.
        view: What is known.
        doubts: Finds the warnings.
        names: The players' names, by seat.
        many: Whether each victim has one line; that says by itself who would be out.
    """
    if turn.mode is Mode.ATTACK and many:
        return []
    return [(caution_words(each, view, names),) for each in doubts.of(_move_here(turn))]


def warned_of_ending(turn: Turn, view: View, doubts: Doubts, names: Sequence[str]) -> list[Line]:
    """Return why ending the turn now may be regretted, where it can end."""
    if turn.mode is not Mode.ACT or not turn.can_end:
        return []
    return [(caution_words(each, view, names),) for each in doubts.of_ending()]


def _move_here(turn: Turn) -> Move | None:
    """Return the move of what is under the cursor; None where that is none."""
    spot, held = turn.cursor.spot, turn.held
    if spot is not None:
        return turn.of_spot(spot)
    return turn.of_held(held) if turn.mode is Mode.ACT and held is not None else None


def _of_choice(turn: Turn, view: View, teller: ForecastTeller) -> list[Line]:
    lines: list[Line] = [(("muted", choice_text(view)),)]
    for told in forecast_choices(view):
        if (told.player, told.place or 1) == turn.cursor.spot:
            lines.append(teller.aim(told))
    return lines


def _of_victims(turn: Turn, view: View, teller: ForecastTeller) -> list[Line]:
    """Tell of each victim in one line, of the one under the cursor first."""
    here = turn.cursor.spot[0] if turn.cursor.spot else None
    told = sorted(turn.attacks(view), key=lambda each: each.player != here)
    return [
        (("chosen", f"{LETTERS[each.player]}  "), *teller.attack_in_a_line(each)) for each in told
    ]
