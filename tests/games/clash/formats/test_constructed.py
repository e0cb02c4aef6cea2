import pytest

from clash_tui.games.clash.cards import Card, Catalog, UnknownCard
from clash_tui.games.clash.formats import Ban, Constructed, DeckNotLegal, NotInDeck, cards_of

PACK = ("initiation-pack",)


@pytest.fixture
def start(catalog: Catalog) -> Constructed:
    return Constructed(catalog, PACK)


@pytest.fixture
def ids(catalog: Catalog) -> list[str]:
    return [card.id for card in cards_of(catalog, PACK)]


@pytest.fixture
def built(start: Constructed, ids: list[str]) -> Constructed:
    """A has the first ten cards by name; B the eighth to the seventeenth: three are the same."""
    return start.build(ids[:10]).build(ids[7:17])


def names(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]


def test_r70_each_player_builds_ten_cards(start: Constructed, ids: list[str]) -> None:
    assert (start.builder, start.ban_now) == (0, None)
    one = start.build(ids[:10])
    assert (one.builder, one.ban_now) == (1, None)
    two = one.build(ids[10:20])
    assert two.builder is None
    assert two.decks == (tuple(ids[:10]), tuple(ids[10:20]))


def test_r70_both_may_own_the_same_cards(start: Constructed, ids: list[str]) -> None:
    both = start.build(ids[:10]).build(ids[:10])
    for card_id in (ids[0], ids[0], ids[1], ids[1]):
        both = both.ban(card_id)
    assert both.final_decks() == (tuple(ids[2:10]), tuple(ids[2:10]))


def test_r70_the_bans_go_b_a_a_b_on_the_decks_a_b_b_a(built: Constructed, ids: list[str]) -> None:
    bans = []
    while not built.done:
        due = built.ban_now
        assert due is not None
        bans.append(due)
        built = built.ban(built.left(due.owner)[0].id)
    assert bans == [Ban(1, 0, 1), Ban(0, 1, 2), Ban(0, 1, 3), Ban(1, 0, 4)]
    assert built.ban_now is None
    assert built.final_decks() == (tuple(ids[2:10]), tuple(ids[9:17]))


def test_r70_a_ban_takes_the_card_from_the_deck_that_is_shown_only(
    built: Constructed, ids: list[str]
) -> None:
    shared = ids[8]
    one = built.ban(shared)
    assert names(one.banned(0)) == [shared]
    assert names(one.left(0)) == [card_id for card_id in ids[:10] if card_id != shared]
    assert (one.banned(1), names(one.left(1))) == ((), ids[7:17])
    two = one.ban(shared)
    assert names(two.banned(1)) == [shared]


def test_r70_each_is_left_with_eight(built: Constructed, ids: list[str]) -> None:
    end = built.ban(ids[0]).ban(ids[16]).ban(ids[7]).ban(ids[9])
    assert end.done
    assert (names(end.banned(0)), names(end.banned(1))) == ([ids[0], ids[9]], [ids[16], ids[7]])
    assert [len(deck) for deck in end.final_decks()] == [8, 8]


def test_r70_what_is_no_deck_is_refused_with_every_reason(
    start: Constructed, ids: list[str]
) -> None:
    with pytest.raises(DeckNotLegal) as refused:
        start.build([*ids[:5], ids[0], "atlantis"])
    first, second, third = refused.value.reasons
    assert first == "The deck has 7 of 10 cards: 3 cards are missing."
    assert second.startswith("Aberration is in the deck 2 times")
    assert third.startswith("There is no card called 'atlantis'")
    assert str(refused.value) == first


def test_a_third_deck_is_refused(built: Constructed, ids: list[str]) -> None:
    with pytest.raises(DeckNotLegal, match="Both players have built their decks already"):
        built.build(ids[:10])


def test_the_last_ban_can_be_taken_back_and_a_deck_cannot(
    built: Constructed, ids: list[str]
) -> None:
    assert not built.can_undo
    assert built.undo() == built
    one = built.ban(ids[0])
    two = one.ban(ids[16])
    assert one.can_undo
    assert two.undo() == one
    assert two.undo().undo() == built
    end = two.ban(ids[10]).ban(ids[1])
    assert end.undo().ban_now == Ban(1, 0, 4)


def test_a_card_that_cannot_be_banned_is_told(built: Constructed, ids: list[str]) -> None:
    with pytest.raises(NotInDeck, match=r"^Troll cannot be banned; these can: Aberration, "):
        built.ban("troll")
    one = built.ban(ids[0]).ban(ids[8])
    with pytest.raises(NotInDeck, match="cannot be banned"):
        one.ban(ids[8])
    with pytest.raises(UnknownCard):
        built.ban("atlantis")


def test_no_ban_is_due_before_the_decks_and_after_the_fourth(
    start: Constructed, built: Constructed, ids: list[str]
) -> None:
    with pytest.raises(NotInDeck, match="No ban is due now"):
        start.build(ids[:10]).ban(ids[0])
    end = built.ban(ids[0]).ban(ids[8]).ban(ids[9]).ban(ids[1])
    with pytest.raises(NotInDeck, match="No ban is due now"):
        end.ban(ids[2])
    with pytest.raises(ValueError, match="Four bans"):
        built.final_decks()


def test_nothing_is_left_of_a_deck_that_is_not_built(start: Constructed, ids: list[str]) -> None:
    one = start.build(ids[:10])
    assert (start.left(0), start.left(1), one.left(1)) == ((), (), ())
    assert names(one.left(0)) == ids[:10]
