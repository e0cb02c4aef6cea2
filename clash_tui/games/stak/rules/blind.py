"""A position in which every hidden card is the same blank one: what can be told, can be played.

So a forecast asks the rules themselves and can give nothing away.
"""

from __future__ import annotations

from functools import lru_cache

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.cards.card_version import CardVersion
from clash_tui.games.stak.rules.forecast import UNKNOWN
from clash_tui.games.stak.rules.sample import dealt, placed
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.table import Table, table_of
from clash_tui.games.stak.rules.view import View

BLANK = CardVersion(UNKNOWN, Bot.CORE, 0)
"""A card nobody knows: it does nothing by itself."""


def blind_state(view: View) -> State:
    """Return the position of a view with a blank card in every place that is not known."""
    table = _with_blank(table_of((*placed(view), *view.unseen)))
    return dealt(view, table, [table.numbers[UNKNOWN]] * len(view.unseen), 0)


@lru_cache(maxsize=64)
def _with_blank(table: Table) -> Table:
    return Table((*table.versions, BLANK))
