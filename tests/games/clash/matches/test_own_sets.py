"""A game keeps its own cards: whatever becomes of the file of their set, it is played as begun."""

import json
import random

import pytest

from clash_tui.games.clash.formats import Preparing
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.matches.own_sets import told_otherwise
from clash_tui.match.digest import notation
from clash_tui.match.game_replay import branch, open_file
from clash_tui.match.saved_file import FORMAT_OF_PEOPLE
from clash_tui.match.saved_game import FORMAT, read_saved, save_of, write_save
from clash_tui.match.saves import MOST_BYTES, NotSaved, OpenGame, OpenWay, SavedGames
from clash_tui.match.verify import first_difference
from tests.match import own_cards
from tests.match.own_cards import FATES, SET, WAYS, catalog_of, write_set
from tests.match.samples import NOW

FATE = pytest.mark.parametrize("fate", FATES)


@pytest.fixture
def before(tmp_path):
    """The cards as they are when the games begin."""
    write_set(tmp_path)
    return catalog_of(tmp_path)


@pytest.fixture
def games(tmp_path):
    return SavedGames(tmp_path / "games")


@FATE
@pytest.mark.parametrize("make", [own_cards.duel, own_cards.solo])
@pytest.mark.parametrize("moves", [0, 12, 1000])
def test_a_game_goes_on_with_the_cards_it_began_with(fate, make, moves, before, games, tmp_path):
    match = make(before, moves)
    begun = games.begin(match)
    games.close(begun)
    FATES[fate](tmp_path)
    now = catalog_of(tmp_path)
    opened = games.open(begun.file, now)
    assert isinstance(opened, OpenGame)
    assert notation(opened.match) == notation(match)
    assert opened.match.legal_moves() == match.legal_moves()
    # It plays on the same way, and its file keeps the cards from now on too.
    rng = random.Random(9)
    for _ in range(6):
        if match.outcome is None:
            move = rng.choice(match.legal_moves())
            match.play(move)
            opened.match.play(move)
    games.keep(opened)
    assert notation(opened.match) == notation(match)
    games.close(opened)
    saved, again = open_file(begun.file, now)
    assert notation(again) == notation(match)
    assert first_difference(saved, now) is None
    assert told_otherwise(saved.own_sets, before) is None
    told = told_otherwise(saved.own_sets, now)
    assert told is not None
    assert told.startswith("The set Reef ")
    assert told.endswith("This game keeps its cards as they were.")
    # On from the middle of it, it is the same game too.
    half = len(match.moves) // 2
    assert notation(branch(again, half)) == notation(branch(match, half))


@FATE
@pytest.mark.parametrize("name", [*WAYS, "solo"])
def test_a_preparation_goes_on_with_them_too(fate, name, before, games, tmp_path):
    way = own_cards.solo_way(before) if name == "solo" else own_cards.way(before, name)
    begun = games.begin_way(way)
    games.close(begun)
    FATES[fate](tmp_path)
    now = catalog_of(tmp_path)
    assert first_difference(read_saved(begun.file.read_bytes()), now) is None
    opened = games.open(begun.file, now)
    assert isinstance(opened, OpenWay)
    theirs, ours = own_cards.go_on(opened.way).preparing, own_cards.go_on(way).preparing
    assert theirs.preparation == ours.preparation
    assert theirs.setup() == ours.setup()
    if name != "solo":
        assert isinstance(theirs, Preparing)
        assert isinstance(ours, Preparing)
        match = Duel(theirs.catalog, theirs.setup(), ("Ann", "Ben"), theirs.preparation)
        expected = Duel(before, ours.setup(), ("Ann", "Ben"), ours.preparation)
        assert notation(match) == notation(expected)


@pytest.mark.parametrize(
    ("fate", "told"),
    [
        ("edited", "The set Reef says something else by now. "),
        ("replaced", "The set Reef says something else by now. "),
        ("removed", "The set Reef is gone, or cannot be used any more. "),
        ("broken", "The set Reef is gone, or cannot be used any more. "),
        ("clashing", "The set Reef is gone, or cannot be used any more. "),
    ],
)
def test_what_has_become_of_a_set_is_said_in_one_line(fate, told, before, tmp_path):
    kept = (before.set(SET),)
    FATES[fate](tmp_path)
    assert told_otherwise(kept, catalog_of(tmp_path)) == (
        told + "This game keeps its cards as they were."
    )


def test_a_game_of_published_cards_keeps_none_and_says_nothing(before, games):
    match = own_cards.duel(before, 0)
    published = Duel(before, match.setup.model_copy(update={"decks": _decks(before)}), match.names)
    saved = read_saved(games.begin(published).file.read_text())
    assert saved.own_sets == ()
    assert told_otherwise(saved.own_sets, before) is None


def _decks(catalog):
    return catalog.deck("deck-1").cards, catalog.deck("deck-2").cards


def test_a_game_without_a_preparation_keeps_the_sets_of_its_cards(before):
    match = own_cards.duel(before, 0)
    saved = read_saved(write_save(save_of(Duel(before, match.setup, match.names), NOW)))
    assert [each.id for each in saved.own_sets] == [SET]


def test_a_file_of_the_first_form_takes_the_cards_as_they_are(before, games, tmp_path):
    begun = games.begin(own_cards.duel(before, 0))
    games.close(begun)
    document = json.loads(begun.file.read_text())
    old = {key: value for key, value in document.items() if key not in ("own_sets", "outcome")}
    begun.file.write_text(json.dumps({**old, "format": 1, "ending": None, "record": None}))
    own_cards.edited(tmp_path)
    opened = games.open(begun.file, catalog_of(tmp_path))
    assert {card.attack for card in opened.match.catalog.set(SET).cards} == {5}
    # From the next move on it keeps them.
    games.keep(opened)
    kept = read_saved(begun.file.read_text())
    assert (kept.format, {card.attack for card in kept.own_sets[0].cards}) == (
        FORMAT_OF_PEOPLE,
        {5},
    )


def test_a_file_of_a_newer_form_is_refused_and_never_written(before, games):
    begun = games.begin(own_cards.duel(before, 0))
    games.close(begun)
    newer = json.loads(begun.file.read_text()) | {"format": FORMAT + 1, "outcome": "ann-won"}
    begun.file.write_text(json.dumps(newer))
    content = begun.file.read_bytes()
    with pytest.raises(ValueError, match="it was saved by a newer version of the program") as bad:
        games.open(begun.file, before)
    assert str(bad.value).startswith(f"{begun.file.name}: ")
    assert games.finished()[0].problem == games.unfinished()[0].problem == str(bad.value)
    games.prune(0)
    games.begin(own_cards.duel(before, 0))
    assert begun.file.read_bytes() == content


def test_a_file_cannot_change_the_sets_of_the_program(before):
    document = json.loads(write_save(save_of(own_cards.duel(before, 0), NOW)))
    document["own_sets"][0]["own"] = False
    with pytest.raises(ValueError, match=r"own_sets: only sets that a player made are kept"):
        read_saved(json.dumps(document))


def test_sets_too_large_to_be_kept_are_told_before_a_file_is_written(before, games):
    cards = before.set(SET).cards
    many = tuple(
        card.model_copy(update={"id": f"{card.id}-{number}", "name": "x" * 200})
        for card in cards
        for number in range(MOST_BYTES // (300 * len(cards)))
    )
    huge = before.with_sets([before.set(SET).model_copy(update={"cards": (*cards, *many)})])
    match = own_cards.duel(before, 0)
    with pytest.raises(NotSaved, match="too many cards to be kept"):
        games.begin(Duel(huge, match.setup, match.names, match.preparation))
    assert list(games.folder.glob("*.json")) == []
