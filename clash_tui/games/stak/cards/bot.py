"""The sixteen bots (SB51-SB66)."""

from enum import StrEnum

from clash_tui.base.i18n import N_, _


class Bot(StrEnum):
    """A bot, in the order of the rules; its value is its name in files and card ids.

    Attributes:
        symbol: What stands on the card: ``>`` for an entry effect, ``*`` for what works when it
            damages, ``A`` for what works when it attacks, ``X`` for the Leader; "" for nothing.
        rule: The number of the rule that says what it does.
    """

    symbol: str
    rule: str
    _english: str
    _says: str

    CORE = "core", N_("Core Bot"), "", "SB51", N_("No effect and no ability.")
    STOMP = (
        *("stomp", N_("Stomp Bot"), "A", "SB52"),
        N_(
            "When it attacks, it goes on attacking the same Stak until it is stopped or scrapped, "
            "or that Stak is gone."
        ),
    )
    BASH = (
        *("bash", N_("Bash Bot"), "*", "SB53"),
        N_("When it damages a card in a fight, the bottom card of that card's Stak is scrapped."),
    )
    SPIKE = (
        *("spike", N_("Spike Bot"), "*", "SB54"),
        N_("When it damages a card in a fight, the card directly under that card is scrapped."),
    )
    CLUMSY = (
        *("clumsy", N_("Clumsy Bot"), ">", "SB55"),
        N_("Scrap the bottom card of this Stak."),
    )
    SHOT = (
        *("shot", N_("Shot Bot"), ">", "SB56"),
        N_("Choose a top card: it takes V damage."),
    )
    REAPER = (
        *("reaper", N_("Reaper Bot"), ">", "SB57"),
        N_("Choose another top card: it is scrapped."),
    )
    FATAL = (
        *("fatal", N_("Fatal Bot"), "*", "SB58"),
        N_("A card that it damages in a fight is scrapped."),
    )
    SIDEKICK = (
        *("sidekick", N_("Sidekick Bot"), ">", "SB59"),
        N_("This card moves one place down in its Stak."),
    )
    LEADER = (
        *("leader", N_("Leader Bot"), "X", "SB60"),
        N_("X is the number of cards in the unbroken face-up group it is in, itself included."),
    )
    BOUNTIFUL = "bountiful", N_("Bountiful Bot"), ">", "SB61", N_("Draw a card.")
    EXPEL = (
        *("expel", N_("Expel Bot"), ">", "SB62"),
        N_("Choose another player: they discard a card from their hand."),
    )
    TRANQ = (
        *("tranq", N_("Tranq Bot"), ">", "SB63"),
        N_("Choose another face-up card in any Stak: turn it face-down."),
    )
    BEGONE = (
        *("begone", N_("Begone Bot"), ">", "SB64"),
        N_("Choose another top card: it returns to its player's hand."),
    )
    TRIP = (
        *("trip", N_("Trip Bot"), ">", "SB65"),
        N_("Choose a top card: it moves one place down in its Stak."),
    )
    PIT = (
        *("pit", N_("Pit Bot"), ">", "SB66"),
        N_("Choose a top card: it moves to the bottom of its Stak."),
    )

    def __new__(cls, value: str, english: str, symbol: str, rule: str, says: str) -> "Bot":
        """Make the member for one bot."""
        member = str.__new__(cls, value)
        member._value_ = value
        member._english = english
        member.symbol = symbol
        member.rule = rule
        member._says = says
        return member

    @property
    def title(self) -> str:  # type: ignore[override]
        """The bot's name in the player's language."""
        return _(self._english)

    @property
    def text(self) -> str:
        """What it does, as on the card, in the player's language."""
        return _(self._says)

    @property
    def has_entry_effect(self) -> bool:
        """Whether something happens when it is played or turned up (SB41)."""
        return self.symbol == ">"
