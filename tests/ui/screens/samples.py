"""Every screen of the shell with something to show, ready to be pushed."""

from clash_tui.cards import default_catalog
from clash_tui.formats import Preparation, Preparing, replay
from clash_tui.ui.app import ClashApp
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.screens.card_detail import CardScreen
from clash_tui.ui.screens.champion import ChampionScreen
from clash_tui.ui.screens.coin_toss import CoinTossScreen
from clash_tui.ui.screens.confirm import ConfirmScreen
from clash_tui.ui.screens.deck_choice import DeckChoiceScreen
from clash_tui.ui.screens.draft import DraftScreen
from clash_tui.ui.screens.hand_over import HandOverScreen
from clash_tui.ui.screens.help import HelpScreen
from clash_tui.ui.screens.new_duel import NewDuelScreen
from clash_tui.ui.screens.pass_on import PassOnScreen
from clash_tui.ui.screens.result import CardDeeds, ResultScreen, ResultSummary
from clash_tui.ui.screens.rules import RulesScreen
from clash_tui.ui.screens.settings import SettingsScreen
from clash_tui.ui.screens.title import TitleScreen
from clash_tui.ui.widgets.sides import SideFacts
from tests.ui.board.duels import PLAN

NAMES = ("Ann", "Ben")
SIDES = (SideFacts("Ann", False, 5, 8), SideFacts("Ben", True, 3, 10))
STORY = (
    "Ann plays Carapace, upper lane",
    "Ann attacks",
    "Baron attacks Ogre for 3",
    "Ogre takes 3, 1 left",
    "Revenant attacks Lieutenant for 3",
    "Lieutenant takes nothing: Protection",
)
SUMMARY = ResultSummary(
    winner="Ann",
    ending="Ann wins: Ben's Fort has fallen",
    turns=14,
    sides=(SideFacts("Ann", True, 2, 7), SideFacts("Ben", True, 0, 8)),
    cards=(
        CardDeeds("Troll", "Ann", 14, 7, 4),
        CardDeeds("Alpha", "Ben", 9, 4, 3),
        CardDeeds("Annihilation", "Ann", 6, 0, 2),
    ),
)


def hand_over(**changes: object) -> HandOverScreen:
    """Make a hand-over to Ben."""
    given = {"turn": 5, "sides": SIDES, "happened": STORY, "may_undo": True, **changes}
    return HandOverScreen("Ben", **given)  # type: ignore[arg-type]


def preparing(format_id: str, moves: int = 0, **changes: object) -> Preparing:
    """Return a way to a duel that has begun.

    Args:
        format_id: How the decks come about.
        moves: How many picks of a draft have been made, always of the first card that is left.
        changes: Other values of the preparation.
    """
    given = {"format": format_id, "sets": ("initiation-pack",), "seed": 7, **changes}
    now = replay(Preparation.model_validate(given), default_catalog())
    for _ in range(moves):
        now = now.play(now.making.left[0].id)
    return now


def sample(name: str) -> HouseScreen:
    """Make the screen of that name."""
    makers = {
        "card": lambda: CardScreen(default_catalog().card("alpha")),
        "coin-toss": lambda: CoinTossScreen(NAMES, 1),
        "confirm": lambda: ConfirmScreen(
            "Play Boom!?\n\nOnly the Stronghold would be left.", danger=True
        ),
        "champion": lambda: ChampionScreen(preparing("draft", 12, champions=True), NAMES),
        "deck-choice": lambda: DeckChoiceScreen(preparing("preconstructed"), NAMES),
        "draft": lambda: DraftScreen(preparing("draft", 8), NAMES),
        "hand-over": hand_over,
        "help": lambda: HelpScreen(TitleScreen()),
        "new-duel": NewDuelScreen,
        "pass-on": lambda: PassOnScreen(
            "Pass the keyboard to Ben",
            ("Ann's deck is built and hidden.", "Ben builds a deck now. Ann looks away."),
            "I am Ben: build my deck",
        ),
        "result": lambda: ResultScreen(SUMMARY, PLAN),
        "rules": lambda: RulesScreen("protection"),
        "settings": SettingsScreen,
    }
    return makers[name]()


SAMPLES = (
    "card",
    "champion",
    "coin-toss",
    "confirm",
    "deck-choice",
    "draft",
    "hand-over",
    "help",
    "new-duel",
    "pass-on",
    "result",
    "rules",
    "settings",
)
"""The names of all screens but the title, which is always there."""


def show(app: ClashApp, name: str) -> HouseScreen:
    """Push the screen of that name and return it."""
    screen = sample(name)
    app.push_screen(screen)
    return screen
