"""The example of an own set is played like any other set."""

from pathlib import Path

import pytest

from clash_tui.base.paths import assets_dir
from clash_tui.games.clash.cards import Catalog, load_catalog
from clash_tui.games.clash.formats import Draft, Preparation, replay
from clash_tui.games.clash.formats.pool import NotEnoughCards, draft_pool
from clash_tui.games.clash.words.card_text import own_cards_line

EXAMPLE = assets_dir("clash") / "examples" / "own-set.toml"


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    """All sets, the example among them as a player would have it."""
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "tide-pool.toml").write_bytes(EXAMPLE.read_bytes())
    found = load_catalog(assets_dir("clash"), tmp_path)
    assert found.problems == ()
    return found


def test_it_is_the_players_own(catalog: Catalog) -> None:
    assert [each.title for each in catalog.sets if each.own] == ["Tide Pool (own)"]
    (line,) = own_cards_line(("elusive", "tide-pool"), catalog)
    assert line.runs[0].text == "with own cards: Tide Pool"
    assert own_cards_line(("elusive",), catalog) == []


def test_a_duel_is_drafted_with_it_and_another_set(catalog: Catalog) -> None:
    with pytest.raises(NotEnoughCards, match="32 cards are needed"):
        draft_pool(catalog, ("tide-pool",), 7)
    sets = ("elusive", "tide-pool")
    now = replay(Preparation(format="draft", sets=sets, seed=7), catalog)
    while now.stage is not None:
        assert isinstance(now.making, Draft)
        now = now.play(now.making.left[0].id)
    own = {card.id for card in catalog.set("tide-pool").cards}
    assert own & {card for deck in now.setup().decks for card in deck}


def test_a_duel_is_constructed_with_it_alone(catalog: Catalog) -> None:
    ids = [card.id for card in catalog.set("tide-pool").cards]
    now = replay(Preparation(format="constructed", sets=("tide-pool",), seed=7), catalog)
    for cards in (ids[:10], ids[-10:]):
        now = now.play(f"deck {' '.join(cards)}")
    for card in (ids[0], ids[-1], ids[-2], ids[1]):
        now = now.play(f"ban {card}")
    a, b = now.setup().decks
    assert set(a) == set(ids[2:10])
    assert set(b) == set(ids[-10:-2])
