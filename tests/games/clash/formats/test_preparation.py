"""The record of the way to a duel: it is played, taken back, kept as JSON and gone again."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from clash_tui.base.validation import first_fault
from clash_tui.games.clash.cards import Catalog, load_catalog
from clash_tui.games.clash.formats import (
    BadPreparation,
    Begins,
    ChampionPicks,
    Constructed,
    DeckNotLegal,
    Draft,
    Format,
    Preconstructed,
    Preparation,
    Preparing,
    replay,
)
from clash_tui.games.clash.matches.duel import Duel, new_duel
from clash_tui.games.clash.rules import Edition, Setup, initial_state
from tests.games.clash.formats.conftest import CREATURE, HEAD

PACK = ("initiation-pack",)
FIRST_TEN = (
    "deck aberration abomination alpha annihilation assassin baron boom brigand brute carapace"
)
NEXT_TEN = (
    "deck carnivore combustion cyclone disciple gnome grrr lieutenant machine martyr meteorite"
)

PRECONSTRUCTED = Preparation(
    edition=Edition.STARTER_KIT, seed=5, moves=("deck deck-3", "deck deck-1")
)
DRAFT = Preparation(
    format="draft",
    sets=PACK,
    champions=True,
    seed=3,
    moves=(
        *("brute", "alpha", "machine"),
        *("grrr", "partisan", "brigand"),
        *("mutant", "martyr", "meteorite"),
        *("troll", "revenant", "aberration"),
        *("champion ogre", "champion ogre"),
    ),
)
CONSTRUCTED = Preparation(
    format="constructed",
    sets=PACK,
    champions=True,
    seed=8,
    moves=(
        *(FIRST_TEN, NEXT_TEN),
        *("ban brute", "ban machine", "ban gnome", "ban baron"),
        *("champion troll", "champion zombie"),
    ),
)
ALL = [PRECONSTRUCTED, DRAFT, CONSTRUCTED]


def without_champions(preparation: Preparation) -> Preparation:
    moves = tuple(move for move in preparation.moves if not move.startswith("champion"))
    return preparation.model_copy(update={"champions": False, "moves": moves})


def test_r68_preconstructed_ends_in_a_setup(catalog: Catalog) -> None:
    assert replay(PRECONSTRUCTED.model_copy(update={"begins": "B"}), catalog).setup() == Setup(
        edition=Edition.STARTER_KIT,
        decks=(catalog.deck("deck-3").cards, catalog.deck("deck-1").cards),
        seed=5,
        first=1,
    )


def test_r69_r87_a_draft_with_champions_ends_in_a_setup(catalog: Catalog) -> None:
    a = "brute combustion partisan brigand mutant abomination revenant aberration"
    b = "alpha machine grrr shaman martyr meteorite troll microctopus"
    assert replay(DRAFT, catalog).setup() == Setup(
        decks=(tuple(a.split()), tuple(b.split())), champions=("ogre", "ogre"), seed=3
    )


def test_r70_r87_constructed_with_champions_ends_in_a_setup(catalog: Catalog) -> None:
    a = "aberration abomination alpha annihilation assassin boom brigand carapace"
    b = "carnivore combustion cyclone disciple grrr lieutenant martyr meteorite"
    assert replay(CONSTRUCTED, catalog).setup() == Setup(
        decks=(tuple(a.split()), tuple(b.split())), champions=("troll", "zombie"), seed=8
    )


@pytest.mark.parametrize("preparation", [without_champions(one) for one in ALL])
def test_without_champions_the_duel_begins_after_the_decks(
    catalog: Catalog, preparation: Preparation
) -> None:
    preparing = replay(preparation, catalog)
    assert preparing.done
    assert preparing.champion_picks is None
    assert preparing.setup().champions == (None, None)


@pytest.mark.parametrize("preparation", ALL, ids=lambda one: one.format)
def test_a_duel_can_be_played_with_what_was_prepared(
    catalog: Catalog, preparation: Preparation
) -> None:
    preparing = replay(preparation, catalog)
    duel = Duel(catalog, preparing.setup(), ("Ann", "Ben"), preparing.preparation)
    assert duel.preparation == preparation
    assert replay(duel.preparation, catalog).setup() == duel.setup
    assert duel.legal_moves()
    assert initial_state(duel.setup, catalog).edition is preparation.edition


def test_a_duel_of_two_preconstructed_decks_is_recorded_too(catalog: Catalog) -> None:
    duel = new_duel(decks=("deck-3", "deck-1"), seed=5, edition="starter-kit", catalog=catalog)
    assert duel.preparation == PRECONSTRUCTED
    assert replay(duel.preparation, catalog).setup() == duel.setup


def test_a_duel_nobody_recorded_has_no_preparation(catalog: Catalog) -> None:
    setup = replay(PRECONSTRUCTED, catalog).setup()
    assert Duel(catalog, setup, ("Ann", "Ben")).preparation is None


@pytest.mark.parametrize("preparation", ALL, ids=lambda one: one.format)
def test_each_step_is_recorded_and_the_last_can_be_taken_back(
    catalog: Catalog, preparation: Preparation
) -> None:
    preparing = Preparing.begin(preparation, catalog)
    for number, move in enumerate(preparation.moves):
        after = preparing.play(move)
        assert after.preparation.moves == preparation.moves[: number + 1]
        assert after.undo() == (preparing if after.can_undo else after)
        preparing = after
    assert preparing == replay(preparation, catalog)
    assert preparing.preparation == preparation


def undoable(preparation: Preparation, catalog: Catalog) -> list[bool]:
    """Return for each move whether it could be taken back right after it."""
    preparing = Preparing.begin(preparation, catalog)
    found = []
    for move in preparation.moves:
        preparing = preparing.play(move)
        found.append(preparing.can_undo)
    return found


def test_what_revealed_cards_or_was_secret_cannot_be_taken_back(catalog: Catalog) -> None:
    rounds = [True, True, False] * 3
    assert undoable(DRAFT, catalog) == [*rounds, True, True, True, True, True]
    assert undoable(CONSTRUCTED, catalog) == [False, False, *[True] * 6]
    assert undoable(PRECONSTRUCTED, catalog) == [True, True]


def test_the_last_choice_before_the_champions_can_be_taken_back(catalog: Catalog) -> None:
    end = replay(CONSTRUCTED, catalog)
    for _step in range(3):
        end = end.undo()
    assert isinstance(end.stage, Constructed)
    assert end.stage.ban_now is not None
    assert end.champion_picks is None
    assert end.preparation.moves == CONSTRUCTED.moves[:5]
    again = end.play("ban alpha").play("champion troll").play("champion zombie")
    assert "alpha" not in again.setup().decks[0]


def test_the_stages_follow_one_another(catalog: Catalog) -> None:
    for preparation, kind in ((DRAFT, Draft), (CONSTRUCTED, Constructed)):
        preparing = Preparing.begin(preparation, catalog)
        stages = [type(preparing.stage)]
        for move in preparation.moves:
            preparing = preparing.play(move)
            stages.append(type(preparing.stage))
        making = len(preparation.moves) - 2
        assert stages == [*[kind] * making, *[ChampionPicks] * 2, type(None)]
    assert isinstance(Preparing.begin(PRECONSTRUCTED, catalog).stage, Preconstructed)


def test_spaces_in_a_move_do_not_matter(catalog: Catalog) -> None:
    start = Preparing.begin(CONSTRUCTED, catalog)
    assert start.play("  " + FIRST_TEN.replace(" ", "   ")) == start.play(FIRST_TEN)


@pytest.mark.parametrize("preparation", ALL, ids=lambda one: one.format)
def test_a_preparation_is_kept_as_json(catalog: Catalog, preparation: Preparation) -> None:
    again = Preparation.model_validate_json(preparation.model_dump_json())
    assert again == preparation
    assert replay(again, catalog) == replay(preparation, catalog)


def bad_move(preparation: Preparation, number: int, move: str) -> Preparation:
    """Put another move in the place of one, counted from 1; what comes after it stays."""
    moves = list(preparation.moves)
    moves[number - 1 : number] = [move]
    return preparation.model_copy(update={"moves": tuple(moves)})


@pytest.mark.parametrize(
    ("preparation", "number", "move", "reason"),
    [
        (PRECONSTRUCTED, 2, "deck deck-3", "The other player has Ambush already."),
        (PRECONSTRUCTED, 1, "deck deck-9", "There is no deck called 'deck-9'; did you mean "),
        (PRECONSTRUCTED, 1, "deck-3", "The move due is written 'deck' and one id."),
        (PRECONSTRUCTED, 3, "deck deck-2", "Everything is decided; the duel can begin."),
        (DRAFT, 1, "troll", "Troll cannot be picked; these can: Brute, Machine, "),
        (DRAFT, 4, "brute", "Brute cannot be picked; these can: Partisan, "),
        (DRAFT, 2, "trol", "There is no card called 'trol'; did you mean 'troll'?"),
        (DRAFT, 2, "", "A pick of a draft is the id of one card."),
        (DRAFT, 2, "alpha machine", "A pick of a draft is the id of one card."),
        (DRAFT, 13, "ogre", "The move due is written 'champion' and one id."),
        (DRAFT, 13, "champion brute", "Brute is in the deck; "),
        (CONSTRUCTED, 1, "ban troll", "A built deck is written 'deck' and the ids of its cards."),
        (CONSTRUCTED, 1, "deck troll", "The deck has 1 of 10 cards: 9 cards are missing."),
        (CONSTRUCTED, 3, NEXT_TEN, "The move due is written 'ban' and one id."),
        (CONSTRUCTED, 3, "ban machine", "Machine cannot be banned; these can: "),
        (CONSTRUCTED, 9, "ban alpha", "Everything is decided; the duel can begin."),
    ],
)
def test_a_bad_move_is_told_in_one_sentence_with_its_number(
    catalog: Catalog, preparation: Preparation, number: int, move: str, reason: str
) -> None:
    with pytest.raises(BadPreparation) as refused:
        replay(bad_move(preparation, number, move), catalog)
    error = refused.value
    assert error.number == number
    assert error.reason.startswith(reason)
    assert str(error) == f"Move {number}: {error.reason}"
    assert "\n" not in str(error)


def test_the_cause_of_a_refused_deck_has_every_reason(catalog: Catalog) -> None:
    with pytest.raises(BadPreparation) as refused:
        Preparing.begin(CONSTRUCTED, catalog).play("deck troll troll")
    cause = refused.value.__cause__
    assert isinstance(cause, DeckNotLegal)
    assert len(cause.reasons) == 2


@pytest.mark.parametrize("way", ["draft", "constructed"])
@pytest.mark.parametrize(
    ("sets", "reason"),
    [
        ((), "At least one set has to be in use."),
        (("atlantis",), "There is no set called 'atlantis'."),
    ],
)
def test_sets_that_cannot_be_played_with_are_told(
    catalog: Catalog, way: Format, sets: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(BadPreparation) as refused:
        replay(Preparation(format=way, sets=sets, seed=1), catalog)
    assert str(refused.value) == f"Sets: {reason}"
    assert refused.value.number == 0


def test_sets_with_too_few_cards_for_the_format_are_told(wide: Catalog) -> None:
    sets = ("harbour", "pier")
    with pytest.raises(BadPreparation, match="32 cards are needed"):
        replay(Preparation(format="draft", sets=sets, seed=1), wide)
    with pytest.raises(BadPreparation, match="10 cards are needed"):
        replay(Preparation(format="constructed", sets=("pier",), seed=1), wide)
    assert not replay(Preparation(format="constructed", sets=sets, seed=1), wide).done


def test_r87_champions_need_a_creature_beside_every_deck(tmp_path: Path) -> None:
    """With eight creatures and any number of incantations somebody could be left without one."""
    incantation = CREATURE.replace("health = 3\n", "").replace("creature", "incantation")
    for creatures in (8, 9):
        cards = [CREATURE.format(id=f"c-{n}", name=f"C {n}") for n in range(creatures)]
        cards += [incantation.format(id=f"i-{n}", name=f"I {n}") for n in range(4)]
        text = HEAD.format(id="own", name="Own") + "".join(cards)
        (tmp_path / "sets").mkdir(exist_ok=True)
        (tmp_path / "sets" / "own.toml").write_text(text, encoding="utf-8")
        catalog = load_catalog(tmp_path)
        assert len(catalog.cards) == creatures + 4
        wanted = Preparation(format="constructed", sets=("own",), champions=True, seed=1)
        if creatures == 9:
            assert Preparing.begin(wanted, catalog).stage is not None
            continue
        with pytest.raises(BadPreparation) as refused:
            Preparing.begin(wanted, catalog)
        assert str(refused.value) == (
            "Sets: Champions need 9 creatures, but the sets in use have 8."
        )


@pytest.mark.parametrize(
    ("fields", "place", "reason"),
    [
        ({"champions": True}, "champions", "Preconstructed is played without Champions"),
        ({"format": "draft", "sets": ["a", "a"]}, "sets", "the same set is listed twice"),
        ({"format": "sealed"}, "format", "sealed is not one of 'preconstructed', 'draft' or"),
        ({"seed": -1}, "seed", "it must be 0 or more"),
        ({"edition": "third"}, "edition", "third is not one of"),
        ({"sets": ["Not A Set"]}, "sets.0", "Not A Set has other signs"),
        ({"moves": "troll"}, "moves", "it must be a list in brackets"),
        ({"moves": [3]}, "moves.0", "it must be a text in quotes"),
        ({"players": 3}, "players", "there is no such field"),
    ],
)
def test_a_bad_record_is_told_with_its_field(
    fields: dict[str, object], place: str, reason: str
) -> None:
    with pytest.raises(ValidationError) as refused:
        Preparation.model_validate({"seed": 1} | fields)
    where, why = first_fault(refused.value)
    assert where == place
    assert why.startswith(reason)


def test_no_setup_before_everything_is_decided(catalog: Catalog) -> None:
    for preparation in ALL:
        before = preparation.model_copy(update={"moves": preparation.moves[:-1]})
        with pytest.raises(ValueError, match="have to be chosen first"):
            replay(before, catalog).setup()


@pytest.mark.parametrize(
    ("begins", "loser", "first"),
    [
        ("coin", 1, None),
        ("A", None, 0),
        ("B", 0, 1),
        ("loser", 0, 0),
        ("loser", 1, 1),
        ("loser", None, None),
    ],
)
def test_r10_whoever_was_agreed_on_goes_first(
    catalog: Catalog, begins: Begins, loser: int | None, first: int | None
) -> None:
    agreed = Preparation(seed=7, moves=("deck deck-1", "deck deck-2"), begins=begins)
    assert replay(agreed, catalog).setup(loser).first == first


def test_r10_who_goes_first_is_written_down_only_where_it_was_agreed_on() -> None:
    assert "begins" not in Preparation(seed=7).model_dump_json()
    agreed = Preparation(seed=7, begins="loser")
    assert Preparation.model_validate_json(agreed.model_dump_json()) == agreed


def test_r69_who_picks_first_in_a_draft_is_tossed_whoever_goes_first(catalog: Catalog) -> None:
    given = {"seed": 7, "format": "draft", "sets": ("initiation-pack",)}
    firsts = set()
    for begins in ("coin", "A", "B"):
        stage = replay(Preparation.model_validate({**given, "begins": begins}), catalog).stage
        assert isinstance(stage, Draft)
        firsts.add(stage.first)
    assert len(firsts) == 1
