"""What of a finished game goes on record."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from clash_tui.bots.programs import house
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.games.clash.formats import Preparation, replay
from clash_tui.games.clash.matches import Duel, new_duel
from clash_tui.games.clash.matches.results import mark_of, results_of
from clash_tui.games.clash.rules import ACCEPT_DRAW, OfferDraw, Resign
from clash_tui.match.seats import Seat
from tests.ui.board.duels import fresh_duel
from tests.ui.screens.samples import WON, played

ENDED = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


def resigned() -> Duel:
    duel = fresh_duel()
    duel.play(Resign(1))
    return duel


def test_a_duel_counts_for_both_players() -> None:
    ann, ben = results_of(resigned(), "a-game", ENDED)
    assert ann.model_dump() == {
        "game": "a-game",
        "side": "A",
        "ended": ENDED,
        "kind": "duel",
        "format": "preconstructed",
        "edition": "initiation-pack",
        "sets": ("initiation-pack",),
        "own_cards": False,
        "player": "Ann",
        "opponent": "Ben",
        "deck": "Brute Force",
        "deck_mark": ann.deck_mark,
        "result": "won",
        "turns": 1,
        "ending": "resigned",
        "taken_back": 0,
        "level": None,
        "options": None,
        "day": None,
        "hints": 0,
    }
    assert (ben.side, ben.player, ben.opponent, ben.deck, ben.result) == (
        *("B", "Ben", "Ann", "Glass Cannons", "lost"),
    )


def test_a_duel_against_a_program_counts_for_the_person_against_its_level() -> None:
    seats = ("Ann", Seat("Jester", house("random")))
    for side, result in ((0, "lost"), (1, "won")):
        duel = new_duel(decks=("deck-1", "deck-2"), seed=7, names=seats)
        duel.play(Resign(side))
        (row,) = results_of(duel, "a-game", ENDED)
        assert (row.side, row.player, row.opponent, row.result) == ("A", "Ann", "Jester", result)
        assert (row.level, row.program) == ("random", "random")


def test_a_duel_of_programs_counts_for_nobody() -> None:
    seats = tuple(Seat(name, house("random")) for name in ("Jester A", "Jester B"))
    duel = new_duel(decks=("deck-1", "deck-2"), seed=7, names=seats)
    duel.play(Resign(0))
    assert results_of(duel, "a-game", ENDED) == ()


def test_a_draw_is_drawn_for_both() -> None:
    duel = fresh_duel()
    duel.play(OfferDraw(duel.to_move))
    duel.play(ACCEPT_DRAW)
    results = results_of(duel, "a-game", ENDED)
    assert [(each.result, each.ending) for each in results] == [("drawn", "agreed")] * 2


def test_a_solo_game_counts_for_its_player() -> None:
    (ann,) = results_of(played(WON), "a-game", ENDED)
    assert (ann.kind, ann.format, ann.level, ann.result) == ("solo", "draft", "heroic", "won")
    assert (ann.player, ann.opponent, ann.deck) == ("Ann", "", "")
    assert (ann.options, ann.day) == ("8+2 fort-only rage", None)
    assert ann.deck_mark == mark_of(WON.setup.deck)


def test_a_built_deck_has_the_name_it_was_saved_under(tmp_path: Path) -> None:
    catalog = default_catalog()
    pack = [card.id for card in catalog.set("initiation-pack").cards]
    own, others = pack[:10], pack[10:20]
    shelf = DeckShelf(tmp_path, catalog)
    shelf.save("Sea dogs", list(reversed(own)))
    (tmp_path / "broken.toml").write_text("name = ")
    decks = (f"deck {' '.join(own)}", f"deck {' '.join(others)}")
    way = replay(
        Preparation(format="constructed", sets=("initiation-pack",), seed=1, moves=decks), catalog
    )
    while way.stage is not None:
        bans = [each for each in own + others if _can(way, f"ban {each}")]
        way = way.play(f"ban {bans[0]}")
    duel = Duel(catalog, way.setup(), ("Ann", "Ben"), way.preparation)
    duel.play(Resign(0))
    ann, ben = results_of(duel, "a-game", ENDED, shelf)
    assert (ann.deck, ben.deck) == ("Sea dogs", "")
    assert (ann.deck_mark, ben.deck_mark) == (mark_of(own), mark_of(others))
    assert (ann.result, ben.result) == ("lost", "won")


def _can(way: Any, move: str) -> bool:
    try:
        way.play(move)
    except ValueError:
        return False
    return True


def test_a_game_with_cards_of_ones_own_is_marked() -> None:
    catalog = default_catalog()
    own = tuple(each.model_copy(update={"own": True}) for each in catalog.sets)
    duel = Duel(replace(catalog, sets=own), fresh_duel().setup, ("Ann", "Ben"))
    duel.play(Resign(0))
    assert [each.own_cards for each in results_of(duel, "a-game", ENDED)] == [True, True]


def test_the_mark_of_a_deck_does_not_hang_on_the_order() -> None:
    assert mark_of(["troll", "ogre"]) == mark_of(["ogre", "troll"]) != mark_of(["ogre", "boom"])


def test_a_game_that_goes_on_is_no_result() -> None:
    with pytest.raises(ValueError, match="not finished"):
        results_of(fresh_duel(), "a-game", ENDED)
