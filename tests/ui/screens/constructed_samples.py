"""The screens of Constructed with something to show."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from clash_tui.base.paragraphs import paragraph
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.games.clash.formats import Preparation, Preparing, replay
from clash_tui.ui.clash.collection.builder import BuilderScreen
from clash_tui.ui.clash.collection.deck_shelf import DeckShelfScreen
from clash_tui.ui.clash.collection.own_deck import OwnDeckScreen
from clash_tui.ui.clash.collection.own_decks import OwnDecksScreen
from clash_tui.ui.clash.setup.ban import BanScreen
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.pick import PickScreen
from clash_tui.ui.shell.show_line import ShowLineScreen
from clash_tui.ui.widgets.menu import Entry

NAMES = ("Ann", "Ben")
SETS = ("initiation-pack",)
ANNS = [
    "zombie",
    "assassin",
    "grrr",
    "baron",
    "carapace",
    "gnome",
    "ogre",
    "brute",
    "alpha",
    "troll",
]
BENS = [
    "boom",
    "combustion",
    "vortex",
    "machine",
    "reptile",
    "ogre",
    "scribe",
    "cyclone",
    "lieutenant",
    "troll",
]

FILES = {
    "half.toml": 'name = "Half',
    "kraken.toml": 'name = "Krakens"\ncards = ["troll", "kraken"]\n',
    "nowhere.toml": 'name = "Nowhere"\nsets = ["atlantis"]\ncards = ["troll"]\n',
    "sea-dogs.toml": f'name = "Sea dogs"\nsets = ["initiation-pack"]\ncards = {ANNS!r}\n',
    "short.toml": 'name = "Short one"\ncards = ["troll", "ogre", "boom"]\n',
    "too-many.toml": f'name = "Too many"\ncards = {[*ANNS, "boom"]!r}\n',
    "twins.toml": 'name = "Twins"\ncards = ["troll", "ogre", "troll"]\n',
}
"""Files of a shelf, most of them broken."""


def constructed(*moves: str, **changes: object) -> Preparing:
    """Return the way to a Constructed duel after some moves."""
    given = {"format": "constructed", "sets": SETS, "seed": 7, "moves": moves, **changes}
    return replay(Preparation.model_validate(given), default_catalog())


def built(*bans: str, **changes: object) -> Preparing:
    """Return the way to a Constructed duel with both decks built and some cards banned."""
    decks = (f"deck {' '.join(cards)}" for cards in (ANNS, BENS))
    return constructed(*decks, *(f"ban {card}" for card in bans), **changes)


def shelf(folder: Path) -> DeckShelf:
    """Return a shelf with decks and broken files."""
    folder.mkdir(exist_ok=True)
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return DeckShelf(folder)


SAMPLES = (
    "ask-line",
    "ban",
    "bans-done",
    "builder",
    "deck-shelf",
    "own-deck",
    "own-decks",
    "pick",
    "show-line",
)
"""The names of the screens."""


def sample(name: str) -> HouseScreen:
    """Make the screen of that name; the shelf is a folder beside."""
    makers: dict[str, Callable[[], HouseScreen[Any]]] = {
        "ask-line": lambda: AskLineScreen(
            "Paste a deck", [paragraph("The cards with commas between them.")], value="troll, ogre"
        ),
        "ban": lambda: BanScreen(built("troll", "machine"), NAMES),
        "bans-done": lambda: BanScreen(built("troll", "machine", "boom", "zombie"), NAMES),
        "builder": lambda: BuilderScreen(constructed(), NAMES),
        "deck-shelf": lambda: DeckShelfScreen(shelf(Path("decks")), SETS),
        "own-deck": lambda: OwnDeckScreen(shelf(Path("decks")), cards=tuple(BENS[:8])),
        "own-decks": lambda: OwnDecksScreen(shelf(Path("decks"))),
        "pick": lambda: PickScreen("Show only", [Entry(str(n), f"cost {n}") for n in range(20)]),
        "show-line": lambda: ShowLineScreen("Your deck", f"Sea dogs: {', '.join(ANNS)}"),
    }
    return makers[name]()
