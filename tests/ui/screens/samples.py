"""Every screen of the shell with something to show, ready to be pushed."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from clash_tui.bots.programs import house
from clash_tui.games.clash.cards import Ability, default_catalog
from clash_tui.games.clash.formats import (
    Draft,
    Preparation,
    Preparing,
    SoloDraft,
    SoloPreparation,
    SoloPreparing,
    replay,
    replay_solo,
)
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import SoloOptions, read_position, view
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import Setup
from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.seats import Person, Seat
from clash_tui.records import GameResult, RecordStore
from clash_tui.ui.after.records import RecordsScreen
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.after.deeds import CardDeeds
from clash_tui.ui.clash.after.replay import ClashReplayScreen
from clash_tui.ui.clash.after.result import ResultScreen, ResultSummary
from clash_tui.ui.clash.after.solo_result import SoloResultScreen
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.rules import RulesScreen
from clash_tui.ui.clash.collection.sample import Sample
from clash_tui.ui.clash.play.coin_toss import CoinTossScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.program_board import ProgramBoardScreen
from clash_tui.ui.clash.play.sides import SideFacts
from clash_tui.ui.clash.setup.champion import ChampionScreen
from clash_tui.ui.clash.setup.deck_choice import DeckChoiceScreen
from clash_tui.ui.clash.setup.difficulty import DifficultyScreen
from clash_tui.ui.clash.setup.draft import DraftScreen
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.clash.setup.new_solo import NewSoloScreen
from clash_tui.ui.clash.setup.program_chose import Chosen, ProgramChoseScreen
from clash_tui.ui.clash.setup.solo_champion import SoloChampionScreen
from clash_tui.ui.clash.setup.solo_deck import SoloDeckScreen
from clash_tui.ui.clash.setup.solo_draft import SoloDraftScreen
from clash_tui.ui.clash.setup.solo_plan import SoloPlan
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.help import HelpScreen
from clash_tui.ui.shell.pass_on import PassOnScreen
from clash_tui.ui.shell.settings import SettingsScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.stak.after.stak_replay import StakReplayScreen
from clash_tui.ui.stak.after.stak_result import StakResultScreen
from clash_tui.ui.stak.play.hand_over import StakHandOver
from clash_tui.ui.stak.play.moments import lines_of
from clash_tui.ui.stak.play.table_screen import StakScreen
from clash_tui.ui.stak.rules import StakRulesScreen
from clash_tui.ui.stak.setup.new_stak import NewStakScreen
from clash_tui.ui.stak.setup.stak_plan import StakPlan
from tests.records.samples import EVENING, solo
from tests.ui.board.duels import PLAN, fresh_duel

NAMES = ("Ann", "Ben")
ROUND = ("Ann", "Ben", "Cy", "Di", "Ed", "Flo")
SIDES = (SideFacts("Ann", False, 5, 8), SideFacts("Ben", True, 3, 10))
TABLE = """
initiation-pack  turn 6  B summoning  mana 9/9
A Bastion  troll alpha | shaman baron gnome zombie boom
B Fort     martyr carapace grrr combustion partisan | cyclone meteorite annihilation
upper  brigand:1 ogre  ||  vortex
lower  disciple  ||  reptile:1 brute
"""
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


def hand_over(**changes: object) -> DuelHandOver:
    """Make a hand-over to Ben."""
    given = {"names": NAMES, "happened": STORY, "may_undo": True, **changes}
    table = view(read_position(TABLE, default_catalog()), None)
    return DuelHandOver("Ben", table, **given)  # type: ignore[arg-type]


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
        assert isinstance(now.making, Draft)
        now = now.play(now.making.left[0].id)
    return now


RAGE = SoloOptions(fixed_mana=8, mana_per_creature=2, fort_only=True, ability=Ability.RAGE)
"""Options of a heroic game."""


def solo_preparing(picks: int = 8, **changes: object) -> SoloPreparing:
    """Return a way to a custom solo game, a draft.

    Args:
        picks: How many picks have been made, always of the first card.
        changes: Other values of the preparation.
    """
    given = {"kind": "custom", "format": "draft", "sets": ("initiation-pack",), "seed": 7}
    now = replay_solo(SoloPreparation.model_validate({**given, **changes}), default_catalog())
    for _ in range(picks):
        assert isinstance(now.stage, SoloDraft)
        now = now.play(now.stage.revealed[0].id)
    return now


def solo_plan(level: str = "heroic", options: SoloOptions = RAGE, seed: int = 7) -> SoloPlan:
    """Return a custom game about to begin."""
    now = solo_preparing(seed=seed).with_level(level, options)
    return SoloPlan("Ann", now.setup(), now.preparation)


WON = solo_plan(seed=3)
"""A game that is won when it is played as ``played`` does."""


def heroic(number: int, how: str, options: str, turns: int) -> GameResult:
    """Make the result of a heroic game with certain options."""
    return solo(number, how, "heroic", options=options, turns=turns)


def on_record(screen: HouseScreen) -> HouseScreen:
    """Put some heroic games on record for a screen that shows it."""
    RecordStore().add(
        (
            heroic(1, "won", "8+2 fort-only rage", 10),
            heroic(2, "lost", "8+2 fort-only rage", 6),
            heroic(3, "won", "10+1", 8),
        )
    )
    return screen


def records() -> RecordsScreen:
    """Put an evening's games on record and make the screen that shows them."""
    RecordStore().add(EVENING)
    return RecordsScreen()


def played(plan: SoloPlan) -> SoloGame:
    """Play a game to its end: whatever is first, in both lanes, as long as the hand allows it."""
    game = SoloGame(default_catalog(), plan.setup, plan.names, plan.preparation)
    while game.outcome is None:
        held = game.view(0).sides[0].hand
        moves = game.legal_moves()
        game.play(moves[0] if len(held) > 3 else moves[-1])
    return game


def replayed() -> ClashReplayScreen:
    """Look at a duel again, where a Stronghold is hit."""
    match = fresh_duel()
    while match.outcome is None and len(match.moves) < 60:
        match.play(match.legal_moves()[-1 if len(match.moves) % 4 == 3 else 0])
    return ClashReplayScreen(match, 47)


def stak(players: int, moves: int, seed: int = 3, **options: object) -> tuple[StakMatch, StakPlan]:
    """Return a game of Stak Bots in which Ann plays alone and has the move."""
    setup = Setup.model_validate({"players": players, "seed": seed, "first": 0, **options})
    seats = tuple(
        Seat(each, Person() if each == "Ann" else house("greedy")) for each in ROUND[:players]
    )
    match, rng = StakMatch(setup, seats), random.Random(seed)
    while len(match.moves) < moves or match.to_move or match.state.asking:
        match.play(rng.choice(match.legal_moves()))
    return match, StakPlan(seats, setup)


def stak_over() -> tuple[StakMatch, StakPlan]:
    """Return a game of three that has ended."""
    match, plan = stak(3, 0, depth=2)
    rng = random.Random(5)
    while match.outcome is None:
        match.play(rng.choice(match.legal_moves()))
    return match, plan


def stak_hand_over() -> StakHandOver:
    """Make the hand-over of a game of three."""
    match, _plan = stak(3, 20)
    told = lines_of(match.history[-1], Teller(match.names), None)
    return StakHandOver("Ben", match.view(None), names=match.names, happened=told, may_undo=True)


def program_board() -> ProgramBoardScreen:
    """Show the board of Ann, who has the move against a program."""
    setup = PLAN.setup.model_copy(update={"first": 0})
    plan = replace(PLAN, setup=setup, sitters=(Person(), house("random")))
    match, rng = Duel(default_catalog(), setup, plan.seats, plan.preparation), random.Random(3)
    while match.state.turn < 5 or match.to_move or match.state.pending is not None:
        match.play(rng.choice(match.legal_moves()))
    return ProgramBoardScreen(match, plan)


def program_chose() -> ProgramChoseScreen:
    """Show a deck and a Champion that programs have chosen."""
    catalog = default_catalog()
    deck = catalog.deck("deck-3")
    return ProgramChoseScreen(
        (
            Chosen("Ann", deck, tuple(map(catalog.card, deck.cards))),
            Chosen("Ben", None, (catalog.card("alpha"),)),
        )
    )


def sample(name: str) -> HouseScreen:
    """Make the screen of that name."""
    makers: dict[str, Callable[[], HouseScreen[Any]]] = {
        "card": lambda: CardScreen(default_catalog().card("alpha")),
        "coin-toss": lambda: CoinTossScreen(NAMES, 1),
        "confirm": lambda: ConfirmScreen(
            "Play Boom!?\n\nOnly the Stronghold would be left.", danger=True
        ),
        "champion": lambda: ChampionScreen(preparing("draft", 12, champions=True), NAMES),
        "deck-choice": lambda: DeckChoiceScreen(preparing("preconstructed"), NAMES),
        "difficulty": lambda: on_record(DifficultyScreen(solo_preparing(), "heroic", RAGE)),
        "difficulty-off": lambda: DifficultyScreen(solo_preparing(), "easy", RAGE),
        "draft": lambda: DraftScreen(preparing("draft", 8), NAMES),
        "hand-over": hand_over,
        "help": lambda: HelpScreen(TitleScreen()),
        "new-duel": NewDuelScreen,
        "new-solo": NewSoloScreen,
        "pass-on": lambda: PassOnScreen(
            "Pass the keyboard to Ben",
            ("Ann's deck is built and hidden.", "Ben builds a deck now. Ann looks away."),
            "I am Ben: build my deck",
        ),
        "program-board": program_board,
        "program-chose": program_chose,
        "replay": replayed,
        "records": records,
        "result": lambda: ResultScreen(SUMMARY, PLAN, fresh_duel()),
        "rules": lambda: RulesScreen("protection"),
        "settings": lambda: SettingsScreen(Sample),
        "new-stak": NewStakScreen,
        "stak-hand-over": stak_hand_over,
        "stak-replay": lambda: StakReplayScreen(stak_over()[0]),
        "stak-result": lambda: StakResultScreen(*stak_over()),
        "stak-rules": lambda: StakRulesScreen("tranq"),
        "stak-table": lambda: StakScreen(*stak(2, 30)),
        "stak-table-of-three": lambda: StakScreen(*stak(3, 40, seed=6)),
        "stak-table-of-six": lambda: StakScreen(*stak(6, 60)),
        "stak-table-deep": lambda: StakScreen(*stak(2, 60, seed=9, depth=27)),
        "solo-champion": lambda: SoloChampionScreen(solo_preparing(champion=True)),
        "solo-deck": lambda: SoloDeckScreen(solo_preparing(0, format="preconstructed")),
        "solo-draft": lambda: SoloDraftScreen(solo_preparing(5)),
        "solo-result": lambda: on_record(SoloResultScreen(played(WON), WON)),
    }
    return makers[name]()


SAMPLES = (
    "card",
    "champion",
    "coin-toss",
    "confirm",
    "deck-choice",
    "difficulty",
    "difficulty-off",
    "draft",
    "hand-over",
    "help",
    "new-duel",
    "new-solo",
    "new-stak",
    "pass-on",
    "program-board",
    "program-chose",
    "records",
    "replay",
    "result",
    "rules",
    "settings",
    "solo-champion",
    "solo-deck",
    "solo-draft",
    "solo-result",
    "stak-hand-over",
    "stak-replay",
    "stak-result",
    "stak-rules",
    "stak-table",
    "stak-table-deep",
    "stak-table-of-six",
    "stak-table-of-three",
)
"""The names of all screens but the title, which is always there."""


def show(app: ClashApp, name: str) -> HouseScreen:
    """Push the screen of that name and return it."""
    screen = sample(name)
    app.push_screen(screen)
    return screen
