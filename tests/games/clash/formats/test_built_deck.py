"""A built deck among the steps of a preparation."""

from clash_tui.games.clash.formats.built_deck import built_decks, read_deck, write_deck


def test_a_deck_is_read_as_it_was_written() -> None:
    cards = ("troll", "ogre", "boom")
    assert read_deck(write_deck(cards)) == cards
    assert read_deck(write_deck(())) == ()


def test_other_steps_are_no_decks() -> None:
    assert read_deck("ban troll") is None
    assert read_deck("") is None


def test_the_decks_of_a_way_are_found_among_its_bans() -> None:
    steps = ("deck troll ogre", "deck boom", "ban troll", "ban boom")
    assert built_decks(steps) == (("troll", "ogre"), ("boom",))
