"""Writing a position: a few lines that hold everything, the same in every language.

A line for each seat: ``*`` before the player whose turn it is, the Stak from the top down, ``|``
and the hand. ``(core-1)`` lies face-down; after a card ``:2`` is damage, ``!`` marks the turn's
attacker, ``=`` a hidden card that all have seen (SB74), ``~`` one that a Tranq Bot turned down in
this chain (SB47), ``/C`` one that C played on somebody else's Stak (SB82). Then lines for what
else there is: ``supply`` with the next card first, ``heap``, and what holds of ``option``,
``turn``, ``seed``, ``fed``, ``stopped``, ``played``, ``draw due``, ``stomps``, ``waits``,
``asks``, ``offer`` and ``over``.
"""

from __future__ import annotations

from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    KNOWN,
    TURNED,
    UP,
    damage_on,
    played_by,
)
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.words import CHOICE, DISCARD, LETTERS, NOBODY, NOTHING, REACTION

ASKED_WORDS = {CHOICE: "choice", DISCARD: "discard", REACTION: "reaction"}
"""What is asked, as it stands in a position."""


def write_position(state: State) -> str:
    """Write a position with every card open."""
    lines = [f"option {name}" for name, on in state.options._asdict().items() if on]
    if state.seed or state.shuffles:
        lines.append(f"seed {state.seed} {state.shuffles}")
    lines.append(f"turn {state.turn}")
    lines += [_seat(state, seat) for seat in range(state.seats)]
    ids = state.table.ids
    if state.supply:
        lines.append(" ".join(["supply", *[ids[version] for version in reversed(state.supply)]]))
    if state.heap:
        lines.append(" ".join(["heap", *[ids[version] for version in state.heap]]))
    lines += _turn_lines(state)
    lines += _open_lines(state)
    return "\n".join(lines) + "\n"


def _seat(state: State, seat: int) -> str:
    star = "*" if seat == state.active else " "
    head = f"{star} {LETTERS[seat]}"
    if state.out[seat]:
        return f"{head} out {state.out[seat]}"
    stak = [_card(state, code) for code in reversed(state.staks[seat])]
    hand = [state.card_id(code) + _marks(code & ~UP) for code in state.hands[seat]]
    return " ".join([head, *stak, "|", *hand])


def _card(state: State, code: int) -> str:
    text = state.card_id(code) + _marks(code)
    return text if code & UP else f"({text})"


def _marks(code: int) -> str:
    damage, by = damage_on(code), played_by(code)
    marks = f":{damage}" if damage else ""
    marks += "!" if code & ATTACKER else ""
    marks += "=" if code & KNOWN else ""
    marks += "~" if code & TURNED else ""
    return marks + (f"/{LETTERS[by]}" if by >= 0 else "")


def _turn_lines(state: State) -> list[str]:
    """Tell what holds for the rest of the turn."""
    lines = []
    if state.fed:
        lines.append("fed")
    if state.stopped:
        lines.append("stopped")
    if state.played:
        lines.append(f"played {state.played}")
    return lines


def _open_lines(state: State) -> list[str]:
    """Tell what is not finished: a chain, a question, an offer; or how the game ended."""
    lines = []
    if state.draw_due:
        lines.append("draw due")
    if state.target != NOBODY:
        lines.append(f"stomps {LETTERS[state.target]}")
    if state.waiting:
        lines.append(" ".join(["waits", *[LETTERS[seat] for seat in reversed(state.waiting)]]))
    if state.asking != NOTHING:
        effect = f" {LETTERS[state.effect]}" if state.effect != NOBODY else ""
        lines.append(f"asks {LETTERS[state.asked]} {ASKED_WORDS[state.asking]}{effect}")
    if state.to_agree:
        seats = [state.offered, *state.to_agree]
        lines.append(" ".join(["offer", *[LETTERS[seat] for seat in seats]]))
    if state.outcome is not None:
        lines.append(" ".join(["over", state.outcome.ending, *state.outcome.results]))
    return lines
