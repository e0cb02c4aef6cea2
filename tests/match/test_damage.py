"""A damaged file holds a legal game all the same, or is refused in one line; it is not changed."""

import json
import random

import pytest

from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import legal_moves
from clash_tui.match.saved_game import BadSave, save_of, write_save
from clash_tui.match.saved_way import way_save_of
from clash_tui.match.saves import OpenWay, SavedGames
from tests.match.samples import CATALOG, NOW, some_ways
from tests.match.test_saves import duel, solo

CASES = 1000
"""How many damaged files each kind of game is tried with."""


def games() -> list[bytes]:
    """Return duels and solo games, as their files have them."""
    matches: list[Duel | SoloGame] = [duel(3, 12), duel(4, 30), solo(3, 4), solo(5, 2)]
    return [write_save(save_of(match, NOW)).encode() for match in matches]


def ways() -> list[bytes]:
    """Return preparations, as their files have them."""
    return [write_save(way_save_of(way, NOW)).encode() for way in some_ways()]


def damaged(whole: bytes, rng: random.Random) -> bytes:
    """Damage a file: single bits, lost and swapped bytes, or fields that hold another's value."""
    if rng.random() < 0.5:
        return with_other_values(whole, rng)
    text = bytearray(whole)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(text))
        match rng.randrange(4):
            case 0 | 1:
                text[place] ^= 1 << rng.randrange(8)
            case 2:
                del text[place : place + rng.randint(1, 40)]
            case _:
                other = rng.randrange(len(text))
                text[place], text[other] = text[other], text[place]
    return bytes(text[: rng.randrange(len(text))] if rng.random() < 0.1 else text)


def with_other_values(whole: bytes, rng: random.Random) -> bytes:
    """Swap the values of two fields, wherever they lie."""
    document = json.loads(whole)
    places = list(fields(document))
    for _ in range(rng.randint(1, 2)):
        (one, first), (other, second) = rng.sample(places, 2)
        one[first], other[second] = other[second], one[first]
    return json.dumps(document).encode()


def fields(inside):
    """Yield each field of a document as what holds it and its key."""
    keys = list(inside) if isinstance(inside, dict) else range(len(inside))
    for key in keys:
        yield inside, key
        if isinstance(inside[key], dict | list) and inside[key]:
            yield from fields(inside[key])


@pytest.mark.parametrize("make", [games, ways])
def test_random_damage_never_crashes_and_is_never_half_believed(make, tmp_path):
    rng, samples, folder = random.Random(11), make(), SavedGames(tmp_path)
    file = tmp_path / "damaged.json"
    refused: list[str] = []
    for _ in range(CASES):
        content = damaged(rng.choice(samples), rng)
        file.write_bytes(content)
        try:
            opened = folder.open(file, CATALOG)
        except BadSave as bad:
            refused.append(str(bad))
        else:
            if isinstance(opened, OpenWay):
                assert opened.way.preparing.done or opened.way.preparing.undo() is not None
            else:
                assert opened.match.outcome is not None or legal_moves(opened.match.state)
            folder.close(opened)
        assert file.read_bytes() == content
    assert all(reason.startswith("damaged.json: ") for reason in refused)
    assert not any("\n" in reason for reason in refused)
    assert CASES / 2 < len(refused) < CASES
