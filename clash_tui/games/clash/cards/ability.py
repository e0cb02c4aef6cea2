"""The 27 abilities that can be printed on a card."""

from enum import StrEnum

from clash_tui.base.i18n import N_, _


class Ability(StrEnum):
    """An ability (R38-R66), in the order of the rulebook; its value is its name in data files.

    Attributes:
        code: Two letters for the ability on a card face, unique among all abilities.
        rule: The number of the rule that says what the ability does, such as "R38".
        bit: ``1 << place in this list``, for sets of abilities kept in one int.
    """

    code: str
    rule: str
    bit: int
    _english: str

    RAGE = "rage", N_("Rage"), "Rg", "R38"
    PROTECTION = "protection", N_("Protection"), "Pr", "R39"
    SPLASH = "splash", N_("Splash"), "Sl", "R40"
    PERFORATION = "perforation", N_("Perforation"), "Pf", "R41"
    INDESTRUCTIBLE = "indestructible", N_("Indestructible"), "In", "R42"
    BERSERK = "berserk", N_("Berserk"), "Bk", "R43"
    SPRINT = "sprint", N_("Sprint"), "Sp", "R45"
    AERIAL = "aerial", N_("Aerial"), "Ae", "R46"
    DEFENDER = "defender", N_("Defender"), "Df", "R47"
    VANISH = "vanish", N_("Vanish"), "Va", "R48"
    MERCENARY = "mercenary", N_("Mercenary"), "Mc", "R49"
    INSTINCT = "instinct", N_("Instinct"), "It", "R50"
    CATALYST = "catalyst", N_("Catalyst"), "Ct", "R51"
    AQUATIC = "aquatic", N_("Aquatic"), "Aq", "R52"
    SHARPENING = "sharpening", N_("Sharpening"), "Sh", "R53"
    REGENERATION = "regeneration", N_("Regeneration"), "Re", "R54"
    VULNERABILITY = "vulnerability", N_("Vulnerability"), "Vu", "R55"
    PRICE_OF_BLOOD = "price-of-blood", N_("Price of Blood"), "Pb", "R56"
    SYMBIOTE = "symbiote", N_("Symbiote"), "Sy", "R57"
    BLACKMAIL = "blackmail", N_("Blackmail"), "Bm", "R58"
    IMMOLATION = "immolation", N_("Immolation"), "Im", "R59"
    LUCIDITY = "lucidity", N_("Lucidity"), "Lu", "R60"
    BACKDRAFT = "backdraft", N_("Backdraft"), "Bd", "R61"
    COUNTERMAND = "countermand", N_("Countermand"), "Co", "R62"
    SHACKLE = "shackle", N_("Shackle"), "Sk", "R63"
    CURSED = "cursed", N_("Cursed"), "Cu", "R65"
    REINFORCEMENT = "reinforcement", N_("Reinforcement"), "Rf", "R66"

    def __new__(cls, value: str, english: str, code: str, rule: str) -> "Ability":
        """Make the member for one ability; its bit follows from those before it."""
        member = str.__new__(cls, value)
        member._value_ = value
        member._english = english
        member.code = code
        member.rule = rule
        member.bit = 1 << len(cls.__members__)
        return member

    @property
    def title(self) -> str:  # type: ignore[override]
        """The ability's name in the player's language."""
        return _(self._english)
