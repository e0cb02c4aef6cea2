"""What players are called who have written no name: files and records have an id for each."""

from __future__ import annotations

from clash_tui.base.i18n import N_, _

PLAYER, PLAYER_A, PLAYER_B, OPPONENT = "@player", "@player-a", "@player-b", "@opponent"
"""Who has no name: the player of a solo game, the two of a duel, the opponent in a solo game."""

_TITLES = {
    PLAYER: N_("Player"),
    PLAYER_A: N_("Player A"),
    PLAYER_B: N_("Player B"),
    OPPONENT: N_("Opponent"),
}
_BEFORE = {title: name for name, title in _TITLES.items()}
"""What the record had for them when it kept the words themselves, in English alone."""


def title_of(name: str) -> str:
    """Return what a player is called on the screen: the name, or the words for an id."""
    return _(_TITLES[name]) if name in _TITLES else name


def id_of(name: str) -> str:
    """Return a name as the record has it today."""
    return _BEFORE.get(name, name)
