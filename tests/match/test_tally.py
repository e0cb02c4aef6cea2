"""What each card did in a game, for the result."""

from clash_tui.game import events
from clash_tui.game.events import Spot
from clash_tui.match import tally


def test_each_card_off_the_pile_counts_as_damage_to_the_stronghold() -> None:
    """R79"""
    troll = Spot("troll", 1, 0, 0, 0)
    told = [
        events.Summoned(troll, 6, False),
        events.Attacked(troll, None, 3, again=False),
        *(events.Milled(1, card, left) for card, left in (("baron", 2), ("ogre", 1), ("boom", 0))),
    ]
    (deeds,) = tally(told)
    assert (deeds.card, deeds.stronghold_damage, deeds.damage) == ("troll", 3, 0)


def test_cards_off_the_pile_that_no_attack_took_count_for_nobody() -> None:
    assert tally([events.Milled(1, "baron", 2)]) == []
