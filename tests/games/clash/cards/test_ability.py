import gettext

import pytest

from clash_tui.base import i18n
from clash_tui.games.clash.cards import Ability

FIRST_SET = ["rage", "protection", "splash", "perforation", "indestructible", "berserk", "sprint"]


def test_there_are_27_in_the_order_of_the_rulebook() -> None:
    rules = [int(ability.rule[1:]) for ability in Ability]
    assert len(rules) == 27
    assert rules == sorted(set(rules))
    assert [ability.value for ability in Ability][:7] == FIRST_SET


def test_each_has_a_rule_of_its_own() -> None:
    without_ability = {44, 64}
    numbers = {int(ability.rule[1:]) for ability in Ability}
    assert numbers == set(range(38, 67)) - without_ability


def test_codes_are_two_letters_and_unique() -> None:
    codes = [ability.code for ability in Ability]
    assert len(set(codes)) == len(codes)
    assert all(len(code) == 2 and code.isalpha() and code.istitle() for code in codes)


@pytest.mark.parametrize(("place", "ability"), list(enumerate(Ability)))
def test_bits_follow_the_order(place: int, ability: Ability) -> None:
    assert type(ability.bit) is int
    assert ability.bit == 1 << place


def test_the_value_is_the_name_in_files() -> None:
    assert {each.value: each for each in Ability}["price-of-blood"] is Ability.PRICE_OF_BLOOD
    assert f"{Ability.PRICE_OF_BLOOD}" == "price-of-blood"
    assert Ability.PRICE_OF_BLOOD.title == "Price of Blood"


def test_titles_are_translated_when_they_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shouting(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            return message.upper()

    monkeypatch.setattr(i18n, "_current", Shouting())
    assert Ability.RAGE.title == "RAGE"
