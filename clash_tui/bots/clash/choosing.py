"""What a program decides before a duel: its deck, its picks and bans, and its Champion.

It knows what its seat may know and nothing else: the ready decks, what lies open in a draft, the
deck that is shown for a ban, and both decks when Champions are picked. A deck that is built in
secret is built without a look at the other one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from clash_tui.bots.levels import LEVELS
from clash_tui.games.clash.cards import Card, Deck
from clash_tui.games.clash.cards.cost_guide import guide_cost
from clash_tui.games.clash.formats import (
    CONSTRUCTED_SIZE,
    ChampionPicks,
    Constructed,
    Draft,
    Preconstructed,
    Preparing,
    cards_of,
)

DEAR = 7
"""From which cost on a card is dear: more than two of them clog a hand of four available cards."""

MOST_DEAR = 2
CHEAP = 3
"""Up to which cost a card is cheap."""

_CHEAP_PART = 0.3
"""Which part of a deck should be cheap."""
_INCANTATIONS = (0.1, 0.4)
"""Between which parts of a deck incantations should have."""
_STRENGTH = 0.6
"""What a card is worth more for each mana that it costs, up to what is easily paid."""
_AFFORDABLE = 6
"""What a Champion may cost: a turn has nine mana and is to have room for more than it."""


class NothingToChoose(ValueError):
    """It is not for this seat to decide now."""


_READY_DECKS = {"deck-1": 0.8, "deck-2": 0.34, "deck-3": 0.48, "deck-4": 0.38}
"""Which part of their games the ready decks win where both sides play well, as it was measured."""


@dataclass(frozen=True, slots=True)
class _Taste:
    """How a level looks at cards.

    Attributes:
        knows_worth: Whether it weighs what cards are worth, and how they go together; else it
            goes by their price.
        noise: How much chance has a part in it, in mana.
    """

    knows_worth: bool
    noise: float

    def value(self, card: Card, chance: Random) -> float:
        """Return how much a card is liked, on its own."""
        liked = worth(card) if self.knows_worth else float(min(card.cost, _AFFORDABLE))
        return liked + self.noise * chance.random()


def worth(card: Card) -> float:
    """Return what a card is worth, in mana beyond its price.

    What it does for its cost by the guide counts, and more than that how strong it is: a turn has
    mana for more than its few available cards, but for the dearest. Measured with the same play
    on both sides, the strongest against random choice: 64 of 100 wins with built decks of all
    sets (54 to 73), 59 of 100 with drafted ones (49 to 68).
    """
    beyond = guide_cost(card) - card.cost
    return beyond + _STRENGTH * min(card.cost, _AFFORDABLE)


def choose_step(way: Preparing, seat: int, level: str, chance: Random) -> str:
    """Return the text of the step that a program takes next on the way to a duel.

    Args:
        way: The way so far.
        seat: Where the program sits; it must be the one to decide.
        level: How well it chooses, by the id of a level; one there is not chooses as the
            strongest.
        chance: Where its own chance comes from; the same chance gives the same step.

    Raises ``NothingToChoose`` where the seat has nothing to decide.
    """
    if way.decides != seat:
        raise NothingToChoose("it is not for this seat to decide")
    taste = _taste_of(level)
    match way.stage:
        case Preconstructed() as stage:
            return f"deck {_deck(stage, taste, chance)}"
        case Draft() as stage:
            own = stage.decks[seat]
            return _best(stage.left, own, 8, taste, chance).id
        case Constructed() as stage if stage.ban_now is None:
            return " ".join(("deck", *(card.id for card in _build(stage, taste, chance))))
        case Constructed() as stage:
            assert stage.ban_now is not None
            return f"ban {_best(stage.left(stage.ban_now.owner), (), 0, taste, chance).id}"
        case ChampionPicks() as stage:
            return f"champion {_champion(stage, seat, taste, chance).id}"
    raise NothingToChoose("everything is decided")


def _taste_of(level: str) -> _Taste | None:
    """Return how a level chooses; None for one that takes anything."""
    ids = [each.id for each in LEVELS]
    place = ids.index(level) if level in ids else len(ids) - 1
    if place == 0:
        return None
    strength = place / (len(ids) - 1)
    if strength < 0.5:
        return _Taste(False, 5.0)
    return _Taste(True, 1.6 - strength)


def _deck(stage: Preconstructed, taste: _Taste | None, chance: Random) -> str:
    """Return a ready deck, by its id (R68)."""
    choices = stage.choices()
    if taste is None:
        return chance.choice(choices).id

    def value(deck: Deck) -> float:
        assert taste is not None
        if taste.knows_worth:
            wins = _READY_DECKS.get(deck.id, 0.5)
            return 4 * wins + 3 * taste.noise * chance.random()
        cards = [stage.catalog.card(card) for card in deck.cards]
        return sum(taste.value(card, chance) for card in cards) / len(cards)

    values = [value(deck) for deck in choices]
    return choices[values.index(max(values))].id


def _build(stage: Constructed, taste: _Taste | None, chance: Random) -> list[Card]:
    """Return the ten cards of a deck (R70)."""
    pool = list(cards_of(stage.catalog, stage.sets))
    if taste is None:
        return chance.sample(pool, CONSTRUCTED_SIZE)
    deck: list[Card] = []
    while len(deck) < CONSTRUCTED_SIZE:
        card = _best(pool, deck, CONSTRUCTED_SIZE, taste, chance)
        pool.remove(card)
        deck.append(card)
    return deck


def _best(
    cards: Sequence[Card], own: Sequence[Card], size: int, taste: _Taste | None, chance: Random
) -> Card:
    """Return the card that is liked most beside those of a deck.

    Args:
        cards: What there is to choose from.
        own: The deck so far.
        size: How many cards it will have; 0 where none is made.
        taste: How cards are looked at; None takes any.
        chance: Where the program's chance comes from.
    """
    if taste is None:
        return chance.choice(cards)
    values = [taste.value(card, chance) for card in cards]
    if size and taste.knows_worth:
        values = [
            value + _fits((*own, card), size) for value, card in zip(values, cards, strict=True)
        ]
    return cards[values.index(max(values))]


def _fits(deck: Sequence[Card], size: int) -> float:
    """Return how well the cards of a deck go together, in mana: 0 at best.

    A deck has enough cheap cards, few dear ones, and both types; of one that is not whole it is
    what can no longer be made good with the cards to come.
    """
    to_come = size - len(deck)
    cheap = sum(card.cost <= CHEAP for card in deck)
    dear = sum(card.cost >= DEAR for card in deck)
    incantations = sum(not card.is_creature for card in deck)
    missing_cheap = max(0.0, _CHEAP_PART * size - cheap - 0.6 * to_come)
    fewest, most = (part * size for part in _INCANTATIONS)
    too_few = max(0.0, fewest - incantations - 0.3 * to_come)
    too_many = max(0.0, incantations - most)
    return -(2 * missing_cheap + 20 * max(0, dear - MOST_DEAR) + 1.5 * (too_few + too_many))


def _champion(stage: ChampionPicks, seat: int, taste: _Taste | None, chance: Random) -> Card:
    """Return a Champion: a strong creature that can be paid for (R87, R88)."""
    candidates = stage.candidates(seat)
    if taste is None:
        return chance.choice(candidates)
    affordable = [card for card in candidates if card.cost <= _AFFORDABLE] or list(candidates)
    in_decks = [stage.catalog.card(card) for deck in stage.decks for card in deck]

    def value(card: Card) -> float:
        assert taste is not None
        liked = taste.value(card, chance)
        if taste.knows_worth:
            # It gets cheaper, and ready again, with each of the same cost that is played.
            alike = sum(each.is_creature and each.cost == card.cost for each in in_decks)
            liked += 0.15 * min(alike, 4)
        return liked

    values = [value(card) for card in affordable]
    return affordable[values.index(max(values))]
