import pytest

from clash_tui.games.clash.cards import Catalog, UnknownCard
from clash_tui.games.clash.formats import ChampionPicks, NotACandidate, cards_of

PACK = ("initiation-pack",)


@pytest.fixture
def picks(catalog: Catalog) -> ChampionPicks:
    decks = (tuple(catalog.deck("deck-1").cards), tuple(catalog.deck("deck-2").cards))
    return ChampionPicks(catalog, PACK, decks)


def test_r87_the_candidates_are_the_creatures_that_are_not_in_the_deck(
    catalog: Catalog, picks: ChampionPicks
) -> None:
    for player in (0, 1):
        found = picks.candidates(player)
        assert [card.name for card in found] == sorted(card.name for card in found)
        for card in cards_of(catalog, PACK):
            expected = card.is_creature and card.id not in picks.decks[player]
            assert (card in found) == expected


def test_r87_a_creature_of_the_other_players_deck_can_be_picked(picks: ChampionPicks) -> None:
    assert "ogre" in picks.decks[1]
    assert picks.pick("ogre").picks == ("ogre",)


def test_r87_only_creatures_of_the_sets_in_use_are_candidates(wide: Catalog) -> None:
    decks = (tuple(wide.deck("deck-1").cards), tuple(wide.deck("deck-2").cards))
    names = {card.id for card in ChampionPicks(wide, (*PACK, "pier"), decks).candidates(0)}
    assert "pier-3" in names
    assert "harbour-3" not in names
    with pytest.raises(NotACandidate, match=r"^Harbour-3 is from a set that is not in use\.$"):
        ChampionPicks(wide, (*PACK, "pier"), decks).pick("harbour-3")


def test_r87_a_picks_first_and_then_b(picks: ChampionPicks) -> None:
    assert (picks.picker, picks.done) == (0, False)
    one = picks.pick("zombie")
    assert (one.picker, one.done) == (1, False)
    two = one.pick("troll")
    assert (two.picker, two.done) == (None, True)
    assert two.picks == ("zombie", "troll")


def test_r87_both_may_pick_the_same_creature(picks: ChampionPicks) -> None:
    one = picks.pick("zombie")
    assert "zombie" in [card.id for card in one.candidates(1)]
    assert one.pick("zombie").picks == ("zombie", "zombie")


def test_a_pick_can_be_taken_back(picks: ChampionPicks) -> None:
    assert not picks.can_undo
    one = picks.pick("zombie")
    assert one.can_undo
    assert one.undo() == picks
    assert one.pick("troll").undo() == one
    assert picks.undo() == picks


def test_who_is_no_candidate_is_told_why(picks: ChampionPicks) -> None:
    with pytest.raises(NotACandidate) as refused:
        picks.pick("troll")
    assert str(refused.value) == "Troll is in the deck; a Champion is a creature that is not."
    with pytest.raises(NotACandidate) as refused:
        picks.pick("combustion")
    assert str(refused.value) == "Combustion is an incantation; a Champion is a creature."
    with pytest.raises(UnknownCard):
        picks.pick("atlantis")
    with pytest.raises(NotACandidate, match="All Champions are picked already"):
        picks.pick("zombie").pick("troll").pick("zombie")
