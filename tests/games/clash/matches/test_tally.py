"""What each card did in a game, for the result."""

from clash_tui.games.clash.matches import tally
from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.events import Event, Spot


def test_each_card_off_the_pile_counts_as_damage_to_the_stronghold() -> None:
    """R79"""
    troll = Spot("troll", 1, 0, 0, 0)
    told: list[Event] = [
        events.Summoned(troll, 6, False),
        events.Attacked(troll, None, 3, again=False),
        *(events.Milled(1, card, left) for card, left in (("baron", 2), ("ogre", 1), ("boom", 0))),
    ]
    (deeds,) = tally(told)
    assert (deeds.card, deeds.stronghold_damage, deeds.damage) == ("troll", 3, 0)


def test_cards_off_the_pile_that_no_attack_took_count_for_nobody() -> None:
    assert tally([events.Milled(1, "baron", 2)]) == []


def test_what_a_strike_sets_off_takes_nothing_of_its_excess() -> None:
    """R53, R61, R66: a reinforcement's Backdraft comes between a strike and its excess."""
    ogre, troll = Spot("ogre", 1, 0, 0, 0), Spot("troll", 2, 1, 0, 0)
    told: list[Event] = [
        events.Attacked(ogre, troll, 9, again=False),
        events.Damaged(troll, 9, 0),
        events.Destroyed(troll),
        events.Blasted(1, "goblin-shaman", 3, ogre, 2),
        events.Damaged(ogre, 2, 1),
        events.Spilled(1, 3),
        events.StrongholdMoved(1, 3, 8, 5),
    ]
    deeds = {each.card: each for each in tally(told)}
    assert (deeds["ogre"].damage, deeds["ogre"].stronghold_damage) == (9, 3)
    assert (deeds["goblin-shaman"].damage, deeds["goblin-shaman"].stronghold_damage) == (2, 0)


def test_what_a_player_does_to_the_own_stronghold_is_no_card_s_deed() -> None:
    """R56, R59"""
    alpha = Spot("ardent-alpha", 1, 0, 0, 0)
    told: list[Event] = [
        events.Attacked(alpha, None, 1, again=False),
        events.StrongholdMoved(1, 1, 8, 7),
        events.PaidInBlood(0, "ram-demon", 2, 3),
        events.StrongholdMoved(0, 1, 5, 4),
        events.Joined(alpha, "specter", 4, 3),
        events.Burned(alpha, 0, 1),
        events.StrongholdMoved(0, 1, 4, 3),
        events.Burned(alpha, 1, 1),
        events.StrongholdMoved(1, 1, 7, 6),
    ]
    deeds = {each.card: each for each in tally(told)}
    assert deeds["ardent-alpha"].stronghold_damage == 2
    assert deeds["specter"].played == 1
