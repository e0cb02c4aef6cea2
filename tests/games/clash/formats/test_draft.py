import pytest

from clash_tui.games.clash.cards import Catalog, UnknownCard
from clash_tui.games.clash.formats import Draft, NotRevealed

PACK = ("initiation-pack",)


@pytest.fixture
def draft(catalog: Catalog) -> Draft:
    """A draft in which A picks first in round one."""
    began = Draft.begin(catalog, PACK, 3)
    assert began.first == 0
    return began


def picked(draft: Draft, *places: int) -> Draft:
    """Pick by place among the cards that are left."""
    for place in places:
        draft = draft.pick(draft.left[place].id)
    return draft


def ids(draft: Draft, player: int) -> list[str]:
    return [card.id for card in draft.decks[player]]


def test_r69_four_cards_lie_open_and_the_first_picker_takes_one(draft: Draft) -> None:
    assert [card.id for card in draft.revealed] == list(draft.pool[:4])
    assert draft.left == draft.revealed
    assert (draft.round, draft.picker) == (1, 0)
    assert draft.unrevealed == 28
    assert draft.decks == ((), ())


def test_r69_the_other_takes_two_and_the_first_gets_the_last(draft: Draft) -> None:
    one, two, three, four = draft.pool[:4]
    first = draft.pick(two)
    assert first.picker == 1
    assert first.taken == ((two, 0),)
    second = first.pick(four)
    assert second.picker == 1
    assert [card.id for card in second.left] == [one, three]
    third = second.pick(one)
    assert (ids(third, 0), ids(third, 1)) == ([two, three], [four, one])


def test_r69_the_roles_swap_every_round(draft: Draft) -> None:
    who = []
    while not draft.done:
        who.append((draft.round, draft.picker))
        draft = picked(draft, 0)
    assert who == [
        (1, 0),
        (1, 1),
        (1, 1),
        (2, 1),
        (2, 0),
        (2, 0),
        (3, 0),
        (3, 1),
        (3, 1),
        (4, 1),
        (4, 0),
        (4, 0),
    ]


def test_r69_after_four_rounds_both_have_eight(draft: Draft) -> None:
    end = picked(draft, *([0] * 12))
    assert (end.done, end.picker, end.round) == (True, None, 4)
    assert end.unrevealed == 16
    assert end.left == ()
    assert [card.id for card in end.revealed] == list(end.pool[12:16])
    decks = end.final_decks()
    assert [len(deck) for deck in decks] == [8, 8]
    assert sorted(decks[0] + decks[1]) == sorted(end.pool[:16])
    assert decks == (tuple(ids(end, 0)), tuple(ids(end, 1)))


def test_r69_each_round_reveals_four_other_cards(draft: Draft) -> None:
    seen = []
    for number in range(4):
        assert draft.round == number + 1
        seen += [card.id for card in draft.revealed]
        draft = picked(draft, 0, 0, 0)
    assert seen == list(draft.pool[:16])


def test_r69_the_toss_says_who_picks_first(catalog: Catalog) -> None:
    tosses = [Draft.begin(catalog, PACK, seed).first for seed in range(400)]
    assert set(tosses) == {0, 1}
    assert 150 < sum(tosses) < 250


def test_the_last_pick_can_be_taken_back_until_new_cards_are_revealed(draft: Draft) -> None:
    assert not draft.can_undo
    one = picked(draft, 2)
    two = picked(one, 2)
    assert one.can_undo
    assert two.can_undo
    assert one.undo() == draft
    assert two.undo() == one
    assert two.undo().undo() == draft
    three = picked(two, 0)
    assert not three.can_undo
    assert three.undo() == three
    assert picked(three, 1).undo() == three


def test_the_very_last_pick_reveals_nothing_and_can_be_taken_back(draft: Draft) -> None:
    before = picked(draft, *([0] * 11))
    end = picked(before, 1)
    assert end.can_undo
    assert end.undo() == before


def test_a_card_that_does_not_lie_open_is_refused(draft: Draft) -> None:
    one = draft.pick("brute")
    with pytest.raises(NotRevealed) as refused:
        one.pick("brute")
    expected = "Brute cannot be picked; these can: Machine, Combustion, Alpha."
    assert str(refused.value) == expected
    with pytest.raises(NotRevealed, match="Troll cannot be picked"):
        one.pick("troll")
    with pytest.raises(UnknownCard, match="There is no card called 'trol'"):
        one.pick("trol")


def test_a_draft_that_is_over_takes_no_pick(draft: Draft) -> None:
    with pytest.raises(NotRevealed, match="The draft is over"):
        picked(draft, *([0] * 12)).pick("troll")
    with pytest.raises(ValueError, match="The draft is not over"):
        picked(draft, *([0] * 11)).final_decks()
