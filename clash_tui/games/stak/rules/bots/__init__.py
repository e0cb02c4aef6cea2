"""The bots: each has one home, a file of its own, beside its rule number.

To add one, write its home and put it in ``HOMES``. Nothing else in the rules names a bot.
"""

from __future__ import annotations

from clash_tui.games.stak.rules.bots.bash import Bash
from clash_tui.games.stak.rules.bots.begone import Begone
from clash_tui.games.stak.rules.bots.bountiful import Bountiful
from clash_tui.games.stak.rules.bots.clumsy import Clumsy
from clash_tui.games.stak.rules.bots.core import Core
from clash_tui.games.stak.rules.bots.expel import Expel
from clash_tui.games.stak.rules.bots.fatal import Fatal
from clash_tui.games.stak.rules.bots.leader import Leader
from clash_tui.games.stak.rules.bots.moments import BotHome
from clash_tui.games.stak.rules.bots.pit import Pit
from clash_tui.games.stak.rules.bots.reaper import Reaper
from clash_tui.games.stak.rules.bots.shot import Shot
from clash_tui.games.stak.rules.bots.sidekick import Sidekick
from clash_tui.games.stak.rules.bots.spike import Spike
from clash_tui.games.stak.rules.bots.stomp import Stomp
from clash_tui.games.stak.rules.bots.tranq import Tranq
from clash_tui.games.stak.rules.bots.trip import Trip

HOMES: list[BotHome] = [
    Core(),
    Stomp(),
    Bash(),
    Spike(),
    Clumsy(),
    Shot(),
    Reaper(),
    Fatal(),
    Sidekick(),
    Leader(),
    Bountiful(),
    Expel(),
    Tranq(),
    Begone(),
    Trip(),
    Pit(),
]
"""In the order of the rules, which is that of ``Bot``: a table of cards counts on it."""


def _answers(moment: str) -> tuple[bool, ...]:
    default = getattr(BotHome, moment)
    return tuple([getattr(type(home), moment) is not default for home in HOMES])


ENTERS: tuple[bool, ...] = _answers("enter")
"""Of each bot, whether it has an entry effect (SB41)."""
TAKES: tuple[bool, ...] = _answers("takes")
"""Of each bot, whether something is scrapped when it damages in a fight (SB33)."""
