"""Games of Stak Bots as matches: how they are begun, kept, told again and counted."""

from clash_tui.games.stak.matches.stak_match import StakMatch

__all__ = ["StakMatch"]
