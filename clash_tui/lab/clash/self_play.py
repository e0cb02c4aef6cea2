"""Games that a program plays against itself, to learn from them what positions are worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from clash_tui.base.chance import shuffled, stream
from clash_tui.bots.averaged import Averaged
from clash_tui.bots.clash.board import ClashBoard
from clash_tui.bots.clash.features import Features, features
from clash_tui.bots.clash.foreseen import foreseen
from clash_tui.bots.clash.judge import Judge
from clash_tui.bots.memory import Memory
from clash_tui.bots.player import Question
from clash_tui.bots.turn_ends import TurnEnds, passed
from clash_tui.games.clash.cards import DECK_SIZE, Catalog, default_catalog
from clash_tui.games.clash.formats.difficulty import option_combinations
from clash_tui.games.clash.formats.pool import cards_of
from clash_tui.games.clash.rules import (
    LEVELS,
    PILE_SIZE,
    ClashOfDecks,
    Edition,
    Setup,
    SoloOptions,
    SoloSetup,
    State,
    initial_solo_state,
    initial_state,
    legal_moves,
    to_move,
)

MOST_TURNS = 120
"""After how many turns a game teaches nothing any more."""

FIRST_SET = "initiation-pack"


class Lesson(NamedTuple):
    """A position in which a turn began, and what became of the game."""

    features: Features
    won: bool
    """Whether the player whose turn began has won."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Games of a program against itself, of all kinds, each of which depends on its number alone.

    Of ten games three are played with cards of the first set, three with those of all sets, one
    with ready decks, three against the pile; every fourth is of the Starter Kit, every third has
    Champions.

    Attributes:
        weights: What it judges positions by.
        seed: Where all chance comes from.
        noise: How much its judgement is off, in logits: so that it does not play the same always.
        solo: Whether only solo games are played.
    """

    weights: tuple[tuple[str, float], ...]
    seed: int
    noise: float = 0.4
    solo: bool = False

    def play(self, number: int) -> list[Lesson]:
        """Play a game and return what it teaches; nothing where it had no end."""
        chance = stream(self.seed, f"self-play {number}")
        judge = Judge(dict(self.weights))
        state = self._begin(number, chance)
        begun = []
        while state.outcome is None and state.turn < MOST_TURNS:
            begun.append(state)
            state = self._turn(state, judge, chance)
        if state.outcome is None or state.outcome.winner is None:
            return []
        winner = state.outcome.winner
        return [
            Lesson({**features(each), **foreseen(each)}, each.active == winner) for each in begun
        ]

    def _begin(self, number: int, chance: Random) -> State:
        catalog = default_catalog()
        kind = 9 if self.solo else number % 10
        edition = Edition.STARTER_KIT if chance.random() < 0.25 else Edition.INITIATION_PACK
        seed = chance.getrandbits(31)
        if kind >= 7:
            return _solo_game(catalog, edition, seed, chance)
        if kind == 6:
            decks = shuffled([deck.cards for deck in catalog.decks], chance)
            both = (decks[0], decks[1])
            return initial_state(Setup(edition=edition, decks=both, seed=seed), catalog)
        sets = [FIRST_SET] if kind < 3 else [each.id for each in catalog.sets]
        cards = sorted(card.id for card in cards_of(catalog, sets))
        both = (_drawn(cards, chance), _drawn(cards, chance))
        champions: tuple[str | None, str | None] = (None, None)
        if chance.random() < 0.33:
            champions = (_champion(catalog, both[0], chance), _champion(catalog, both[1], chance))
        setup = Setup(edition=edition, decks=both, champions=champions, seed=seed)
        return initial_state(setup, catalog)

    def _turn(self, state: State, judge: Judge, chance: Random) -> State:
        """Return where the turn leads that the program likes best."""
        board = ClashBoard()

        def value(position: State) -> float:
            return judge.value(position) + chance.gauss(0, self.noise)

        if state.solo is None:
            seen = board.redeal(state, state.active, chance)
            best = max(TurnEnds(board, value).of(seen), key=lambda end: end.value)
            return _as_dealt(board, state, best.before)
        player = Averaged(board, value, worlds=3, limit=300)
        question = Question(
            ClashOfDecks(default_catalog()),
            None,
            to_move(state),
            tuple(legal_moves(state)),
            chance,
            memory=Memory(),
        )
        best_try = player.search(question, board.redeal(state, state.active, chance))[0]
        return _as_dealt(board, state, best_try.end.before)


def _as_dealt(board: ClashBoard, state: State, before: State) -> State:
    """End a turn that was played in another world in the world that it is.

    What lay hidden in the other hand or pile when the turn began lies there again, as long as
    nothing of it has come out.
    """
    if before.outcome is not None:
        return before
    now = before.copy()
    other = 1 - state.active
    for theirs, real in zip(_hidden_places(now, other), _hidden_places(state, other), strict=False):
        now_cards, real_cards = _cards(now, other), _cards(state, other)
        if len(_hidden_places(now, other)) == len(_hidden_places(state, other)):
            now_cards[theirs] = real_cards[real]
    if state.solo is not None:
        now.solo = state.solo
    end: State = passed(board, now)
    return end


def _cards(state: State, player: int) -> list:  # type: ignore[type-arg]
    side = state.sides[player]
    return side.hand if side.pile is None else side.pile.cards


def _hidden_places(state: State, player: int) -> list[int]:
    return [
        place for place, piece in enumerate(_cards(state, player)) if not piece.bit & state.seen
    ]


def _drawn(cards: list[str], chance: Random, count: int = DECK_SIZE) -> tuple[str, ...]:
    return tuple(shuffled(cards, chance)[:count])


def _champion(catalog: Catalog, deck: tuple[str, ...], chance: Random) -> str:
    creatures = [card.id for card in catalog.cards if card.is_creature and card.id not in deck]
    return chance.choice(creatures)


def _solo_game(catalog: Catalog, edition: Edition, seed: int, chance: Random) -> State:
    options = SoloOptions()
    if chance.random() < 0.7:
        options = chance.choice(option_combinations(chance.choice([*LEVELS])))
    if chance.random() < 0.5:
        decks = shuffled([deck.cards for deck in catalog.decks], chance)
        deck, pile = decks[0], tuple(card for other in decks[1:] for card in other)
    else:
        sets = [FIRST_SET] if chance.random() < 0.5 else [each.id for each in catalog.sets]
        cards = _drawn([card.id for card in cards_of(catalog, sets)], chance, 8 + PILE_SIZE)
        deck, pile = cards[:DECK_SIZE], cards[DECK_SIZE:]
    setup = SoloSetup(edition=edition, deck=deck, pile=pile, options=options, seed=seed)
    return initial_solo_state(setup, catalog)


def lessons_of(games: Iterator[list[Lesson]]) -> list[Lesson]:
    """Return what all games teach."""
    return [lesson for game in games for lesson in game]
