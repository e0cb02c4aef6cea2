"""What cards, seats and endings of Stak Bots are called."""

from __future__ import annotations

from clash_tui.base.i18n import N_, _, ngettext, pgettext
from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.cards.card_version import POWER_X, CardVersion, card_version
from clash_tui.games.stak.rules.words import LETTERS

_SHORT = {
    Bot.CORE: N_("Core"),
    Bot.STOMP: N_("Stomp"),
    Bot.BASH: N_("Bash"),
    Bot.SPIKE: N_("Spike"),
    Bot.CLUMSY: N_("Clumsy"),
    Bot.SHOT: N_("Shot"),
    Bot.REAPER: N_("Reaper"),
    Bot.FATAL: N_("Fatal"),
    Bot.SIDEKICK: N_("Sidekick"),
    Bot.LEADER: N_("Leader"),
    Bot.BOUNTIFUL: N_("Bountiful"),
    Bot.EXPEL: N_("Expel"),
    Bot.TRANQ: N_("Tranq"),
    Bot.BEGONE: N_("Begone"),
    Bot.TRIP: N_("Trip"),
    Bot.PIT: N_("Pit"),
}
"""What the bots are called within a sentence, and where there is little room."""

_ENDINGS = {
    "last": N_("one player was left"),
    "all-out": N_("the last ones went out together"),
    "resigned": N_("all others gave up"),
    "agreed": N_("all agreed to a draw"),
    "rounds": N_("a hundred rounds were played"),
}
"""Why a game was over, by the ids that files keep (SB69-SB71)."""


def card_name(card_id: str) -> str:
    """Return what a card is called in a sentence: its bot, and its power or V."""
    return name_of(card_version(card_id))


def name_of(version: CardVersion) -> str:
    """Return what a card version is called in a sentence, such as "Core 5" or "Shot V4"."""
    bot = _(_SHORT[version.bot])
    if version.value:
        return pgettext("a bot and its value", "{bot} V{n}").format(bot=bot, n=version.value)
    if version.power == POWER_X:
        return bot
    return pgettext("a bot and its power", "{bot} {n}").format(bot=bot, n=version.power)


def face_name(version: CardVersion) -> str:
    """Return what stands on a card as its name; its power stands there by itself."""
    if version.value:
        return pgettext("a bot and its value", "{bot} V{n}").format(
            bot=version.bot.title, n=version.value
        )
    return version.bot.title


def card_text(version: CardVersion) -> str:
    """Return what a card does, as on the card; "" for one that does nothing."""
    if version.value:
        text = ngettext(
            "Choose a top card: it takes {n} damage.",
            "Choose a top card: it takes {n} damage.",
            version.value,
        )
        return text.format(n=version.value)
    return version.bot.text if version.bot.symbol else ""


def short_name(version: CardVersion) -> str:
    """Return the name where there is little room."""
    if version.value:
        return pgettext("a bot and its value", "{bot} V{n}").format(
            bot=_(_SHORT[version.bot]), n=version.value
        )
    return _(_SHORT[version.bot])


def seat_name(names: tuple[str, ...], seat: int) -> str:
    """Return the name of who sits at a seat, by its letter where there is none."""
    return names[seat] or LETTERS[seat]


def ending_words(ending: str) -> str:
    """Return why a game was over, by the id of its ending."""
    return _(_ENDINGS[ending]) if ending in _ENDINGS else ending
