"""The ready decks in the record: one row for each, whatever it was called at the time."""

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches.ready_decks import with_ready_names
from clash_tui.games.clash.matches.results import mark_of
from clash_tui.records import scores_by_deck
from tests.records.samples import result

CATALOG = default_catalog()


def test_a_deck_is_one_row_with_its_present_name() -> None:
    deck = CATALOG.deck("deck-2")
    mark = mark_of(deck.cards)
    results = (
        result(1, deck="Deck 2", deck_mark=mark),
        result(2, deck=deck.name, deck_mark=mark),
        result(3, deck="Deck two", deck_mark=mark, kind="solo", level="quick"),
    )
    (score,) = scores_by_deck(with_ready_names(results, CATALOG))
    assert (score.name, score.games) == (deck.title, 3)


def test_decks_of_the_players_keep_their_names() -> None:
    mark = mark_of(CATALOG.deck("deck-1").cards)
    results = (
        result(1, deck="Sea dogs", deck_mark="0000"),
        result(2, deck="Sea dogs", deck_mark=mark, format="constructed"),
        result(3, deck="", deck_mark=mark, format="draft"),
    )
    assert with_ready_names(results, CATALOG) == results
