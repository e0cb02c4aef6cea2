from typing import Any

import pytest
from pydantic import ValidationError

from clash_tui.base.validation import first_fault
from clash_tui.games.clash.cards import Ability, Card, CardType

OGRE: dict[str, Any] = {
    "id": "ogre",
    "name": "Ogre",
    "name_fr": "Ogre",
    "type": "creature",
    "cost": 4,
    "attack": 4,
    "health": 4,
    "abilities": ["berserk"],
}


def test_a_creature() -> None:
    ogre = Card.model_validate(OGRE)
    assert ogre.type is CardType.CREATURE
    assert ogre.is_creature
    assert ogre.abilities == (Ability.BERSERK,)
    assert ogre.auras == ()


def test_an_incantation_has_no_health() -> None:
    fields = {k: v for k, v in OGRE.items() if k != "health"} | {"type": "incantation"}
    assert Card.model_validate(fields).health is None


def test_a_card_never_changes() -> None:
    ogre = Card.model_validate(OGRE)
    with pytest.raises(ValidationError):
        ogre.cost = 0  # type: ignore[misc]


def test_it_comes_back_from_json_as_it_was() -> None:
    ogre = Card.model_validate(OGRE)
    assert Card.model_validate_json(ogre.model_dump_json()) == ogre


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"id": "The Ogre"}, "id", "The Ogre has other signs than small letters"),
        ({"name": " "}, "name", "it is empty"),
        ({"type": "hero"}, "type", "hero is not one of 'creature' or 'incantation'"),
        ({"cost": -1}, "cost", "it must be 0 or more"),
        ({"cost": "4"}, "cost", "it must be a whole number"),
        ({"cost": True}, "cost", "it must be a whole number"),
        ({"attack": -1}, "attack", "it must be a whole number, 0 or more, or"),
        ({"attack": "Y"}, "attack", 'it must be a whole number, 0 or more, or "X"'),
        ({"attack": True}, "attack", "it must be a whole number, 0 or more, or"),
        ({"health": 0}, "health", "it must be 1 or more"),
        ({"health": None}, "health", "a creature needs Health Points"),
        ({"type": "incantation"}, "health", "an incantation has no Health Points"),
        ({"abilities": ["fury"]}, "abilities.0", "there is no ability called 'fury'"),
        ({"auras": ["rake"]}, "auras.0", "there is no ability called 'rake'; did you mean 'rage'?"),
        ({"abilities": [3]}, "abilities.0", "there is no ability called 3"),
        ({"abilities": "rage"}, "abilities", "it must be a list in brackets"),
        ({"abilities": ["rage", "rage"]}, "abilities", "the same ability is listed twice"),
        ({"auras": ["rage", "rage"]}, "auras", "the same ability is listed twice"),
        ({"speed": 3}, "speed", "there is no such field"),
    ],
)
def test_a_wrong_card_is_refused(change: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Card.model_validate(OGRE | change)
    told_place, told_reason = first_fault(refused.value)
    assert told_place == place
    assert told_reason.startswith(reason)


@pytest.mark.parametrize("field", ["id", "name", "name_fr", "type", "cost", "attack"])
def test_no_field_of_a_card_can_be_left_out(field: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Card.model_validate({k: v for k, v in OGRE.items() if k != field})
    assert first_fault(refused.value) == (field, "it is missing")
