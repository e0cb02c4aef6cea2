"""The endings of games as files of format 1 have them: sentences, and always English ones."""

from __future__ import annotations

from clash_tui.games.clash.rules import PLAYERS, Ending
from clash_tui.games.clash.rules.state import Outcome

DRAWN = "The game is drawn: both agreed"

WON = {
    Ending.FORT_FELL: "{name} wins: {loser}'s Fort has fallen",
    Ending.EMPTY_HAND: "{name} wins: only the Stronghold is left in {loser}'s hand",
    Ending.PILE_EMPTY: "{name} wins: the pile is empty",
    Ending.OUTLASTED: "{name} wins: the pile's last turn is over",
    Ending.RESIGNED: "{name} wins: {loser} resigned",
}


def old_sentence(outcome: Outcome, names: tuple[str, str]) -> str:
    """Return the sentence that a file of format 1 has for an ending."""
    if outcome.winner is None:
        return DRAWN
    name, loser = names[outcome.winner], names[1 - outcome.winner]
    return WON[Ending(outcome.ending)].format(name=name, loser=loser)


def read_old(sentence: str, names: tuple[str, str]) -> Outcome | None:
    """Return the ending that a sentence of format 1 stands for; None if it stands for none."""
    every = [Outcome(None, Ending.AGREED)]
    every += [Outcome(winner, ending) for winner in PLAYERS for ending in WON]
    return next((each for each in every if old_sentence(each, names) == sentence), None)
