"""A card version: cards of the same bot, power and V cannot be told apart (SB3, SB75)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from clash_tui.base.clean_text import quoted
from clash_tui.base.hints import clause_with_hint
from clash_tui.base.i18n import _
from clash_tui.games.stak.cards.bot import Bot

LARGEST_POWER = 99
"""The largest power and V a card can have: what a card's face has room for."""

POWER_X = -1
"""Stands for the Leader's power, which is counted (SB60)."""

_BOTS: dict[str, Bot] = {bot.value: bot for bot in Bot}

_ID = re.compile(r"(?P<bot>[a-z]+)(?:-(?P<power>0|[1-9]\d?))?(?:-v(?P<value>[1-9]\d?))?")


class UnknownVersion(ValueError):
    """A text is no id of a card; the message is a clause that quotes it."""


class CardVersion(NamedTuple):
    """What is printed on a card that matters in play (SB3).

    The id says it all: ``core-5`` has power 5, ``shot-v4`` power 0 and V 4, ``shot-2-v4`` power 2
    and V 4, ``leader-x`` counts its power.
    """

    id: str
    bot: Bot
    power: int
    """Its power, ``POWER_X`` for the Leader."""
    value: int = 0
    """The V of a Shot Bot; 0 for any other."""

    @property
    def title(self) -> str:
        """Its bot's name in the player's language."""
        return self.bot.title


@lru_cache(maxsize=4096)
def card_version(card_id: str) -> CardVersion:
    """Return the card version of an id. Raises ``UnknownVersion``."""
    if card_id == "leader-x":
        return CardVersion(card_id, Bot.LEADER, POWER_X)
    found = _ID.fullmatch(card_id)
    if found is None or found["bot"] not in _BOTS or found["bot"] == Bot.LEADER:
        no_card = _("there is no card called {name}").format(name=quoted(card_id))
        names = ["leader-x", *_BOTS]
        raise UnknownVersion(clause_with_hint(no_card, card_id.partition("-")[0], names))
    bot = _BOTS[found["bot"]]
    power, value = found["power"], found["value"]
    if bot is Bot.SHOT:
        if value is None or power == "0":
            text = _("{name} is no Shot Bot: one of power 0 is like shot-v4, others like shot-2-v4")
            raise UnknownVersion(text.format(name=quoted(card_id)))
    elif power is None or value is not None:
        text = _("{name} is no card: a card is its bot and its power, like core-5")
        raise UnknownVersion(text.format(name=quoted(card_id)))
    return CardVersion(card_id, bot, int(power or 0), int(value or 0))
