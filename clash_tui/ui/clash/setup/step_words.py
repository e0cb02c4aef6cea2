"""What lists say of a game that is being prepared: which step is due."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.games.clash.formats import BANS, SOLO_ROUNDS
from clash_tui.games.clash.formats.draft import PICKS, PICKS_A_ROUND, ROUNDS
from clash_tui.games.clash.matches.saved_way import SavedClashWay, SavedDuelWay, SavedSoloWay
from clash_tui.games.clash.rules import PLAYERS


def due_step(way: SavedClashWay) -> str:
    """Say what is due on a way to a game, such as "round 2 of 4".

    It is told by the number of steps alone: nothing has to be gone through again for a list.
    """
    return _duel_step(way) if isinstance(way, SavedDuelWay) else _solo_step(way)


def _duel_step(way: SavedDuelWay) -> str:
    steps = len(way.preparation.moves)
    if way.preparation.format == "draft":
        return _round(steps // PICKS_A_ROUND, ROUNDS) if steps < PICKS else _("Champions")
    if way.preparation.format == "constructed":
        if steps < len(PLAYERS):
            return (_("first deck"), _("second deck"))[steps]
        ban = steps - len(PLAYERS) + 1
        if ban <= len(BANS):
            return _("ban {number} of {all}").format(number=ban, all=len(BANS))
        return _("Champions")
    return _("second deck") if steps else _("first deck")


def _solo_step(way: SavedSoloWay) -> str:
    steps = len(way.preparation.moves)
    drafts = way.preparation.format == "draft"
    if drafts and steps < SOLO_ROUNDS:
        return _round(steps, SOLO_ROUNDS)
    if way.preparation.champion and steps == SOLO_ROUNDS:
        return _("Champion")
    return _("difficulty") if steps else _("deck")


def _round(finished: int, rounds: int) -> str:
    return _("round {round} of {rounds}").format(round=finished + 1, rounds=rounds)
