"""How the editions of Clash of Decks are called."""

from __future__ import annotations

from clash_tui.games.clash.rules import Edition

YEARS = {Edition.STARTER_KIT: 2021, Edition.INITIATION_PACK: 2022}
"""When they came out, which is how they are told apart where there is little room."""
