import pytest

from clash_tui.games.clash.cards import Catalog, UnknownDeck
from clash_tui.games.clash.formats import DeckTaken, Preconstructed
from clash_tui.games.clash.rules import Edition


def test_r68_each_player_takes_one_of_the_four_decks(catalog: Catalog) -> None:
    start = Preconstructed(catalog)
    assert [deck.id for deck in start.choices()] == ["deck-1", "deck-2", "deck-3", "deck-4"]
    assert start.picker == 0
    one = start.pick("deck-3")
    assert one.picker == 1
    both = one.pick("deck-1")
    assert (both.picker, both.done) == (None, True)
    assert both.final_decks() == (catalog.deck("deck-3").cards, catalog.deck("deck-1").cards)


def test_r68_nobody_takes_the_other_players_deck(catalog: Catalog) -> None:
    one = Preconstructed(catalog).pick("deck-3")
    assert "deck-3" not in [deck.id for deck in one.choices()]
    with pytest.raises(DeckTaken, match=r"^The other player has Ambush already\.$"):
        one.pick("deck-3")


def test_a_deck_can_be_given_back(catalog: Catalog) -> None:
    start = Preconstructed(catalog)
    assert not start.can_undo
    one = start.pick("deck-3")
    assert one.can_undo
    assert one.undo() == start
    assert one.pick("deck-1").undo() == one
    assert start.undo() == start


def test_the_setup_has_what_was_agreed_on(catalog: Catalog) -> None:
    both = Preconstructed(catalog).pick("deck-2").pick("deck-4")
    setup = both.setup(Edition.STARTER_KIT, 7, first=1)
    assert (setup.edition, setup.seed, setup.first) == (Edition.STARTER_KIT, 7, 1)
    assert setup.decks == both.final_decks()
    assert setup.champions == (None, None)


def test_what_cannot_be_picked_is_told(catalog: Catalog) -> None:
    one = Preconstructed(catalog).pick("deck-1")
    with pytest.raises(UnknownDeck, match="There is no deck called 'deck-5'"):
        one.pick("deck-5")
    with pytest.raises(DeckTaken, match="Both players have a deck already"):
        one.pick("deck-2").pick("deck-3")
    with pytest.raises(ValueError, match="Both players need a deck first"):
        one.final_decks()
