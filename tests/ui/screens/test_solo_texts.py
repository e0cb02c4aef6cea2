"""In a solo game the opponent is a pile without a hand: abilities are told as they work there."""

import pytest

from clash_tui.base.paragraphs import Paragraph
from clash_tui.games.clash.cards import Ability, default_catalog
from clash_tui.games.clash.reference import Solo, ability_sentence
from clash_tui.games.clash.rules.view import FallenView
from clash_tui.games.clash.words.card_text import ability_lines, legend
from clash_tui.games.clash.words.explain_fallen import fallen_note
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.setup.drafting import OFFER
from clash_tui.ui.clash.setup.solo_champion import SoloChampionScreen
from clash_tui.ui.clash.setup.solo_deck import SoloDeckScreen
from clash_tui.ui.clash.setup.solo_draft import SoloDraftScreen
from tests.ui.frames import frame_text
from tests.ui.screens.samples import solo_preparing

CATALOG = default_catalog()
SETS = tuple(card_set.id for card_set in CATALOG.sets)
WHOSE: tuple[Solo, Solo] = ("solo_own", "solo_other")
OTHERWISE = [
    (ability, solo)
    for ability in Ability
    for solo in WHOSE
    if ability_sentence(ability.value, False, solo) != ability_sentence(ability.value, False)
]
"""Abilities that do something else in a solo game, and on whose cards."""


AREAS: tuple[tuple[int, Solo], ...] = ((OFFER, "solo_own"), (0, "solo_own"), (1, "solo_other"))


def said(lines: list[Paragraph]) -> str:
    return " ".join(text for line in lines for text, _style in line.runs)


def bearer(ability):
    return next(card for card in CATALOG.cards if card.is_creature and ability in card.abilities)


@pytest.mark.parametrize(("ability", "solo"), OTHERWISE)
def test_a_card_and_a_legend_say_what_holds_in_a_solo_game(ability, solo):
    card, sentence = bearer(ability), ability_sentence(ability.value, False, solo)
    assert sentence in said(ability_lines(card, solo))
    assert sentence in said(legend([card], solo))
    assert sentence not in said(ability_lines(card))
    assert sentence not in said(legend([card]))


async def test_r72_the_draft_tells_the_own_cards_and_those_of_the_pile_apart(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        told = set()
        for seed in range(12):
            app.push_screen(SoloDraftScreen(solo_preparing(6, sets=SETS, seed=seed)))
            await pilot.pause()
            screen = app.screen
            for area, solo in AREAS:
                cards = screen.revealed if area == OFFER else screen.lists[area]
                for place, card in enumerate(cards):
                    lines = said(screen.words((area, place)))
                    assert lines.endswith(said(ability_lines(card, solo)))
                    told |= {(each, solo) for each in card.abilities}
            app.pop_screen()
        assert told & set(OTHERWISE)


async def test_the_other_screens_before_a_solo_game_do_too(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        mercenary = bearer(Ability.MERCENARY)
        for screen in (
            SoloChampionScreen(solo_preparing(champion=True)),
            SoloDeckScreen(solo_preparing(0, format="preconstructed")),
        ):
            assert screen.SOLO == "solo_own"
        champion = SoloChampionScreen(solo_preparing(champion=True))
        app.push_screen(champion)
        await pilot.pause()
        own = ability_sentence("mercenary", False, "solo_own")
        assert own in said(champion._words(mercenary))
        app.push_screen(CardScreen(mercenary, "solo_own"))
        await pilot.pause()
        shown = " ".join(frame_text(app).replace("│", " ").split())
        assert "top of the pile" in shown
        assert "opponent's hand" not in shown


def test_r49_a_mercenary_that_falls_goes_on_the_pile_of_a_solo_opponent():
    fallen = _fallen_mercenary()
    assert fallen_note(fallen) == "Mercenary: it goes to the opponent's hand."
    assert fallen_note(fallen, solo=True) == "Mercenary: it goes on top of the opponent's pile."


def _fallen_mercenary():
    return FallenView(
        player=0,
        lane=None,
        card=bearer(Ability.MERCENARY),
        number=1,
        champion=False,
        symbiote=None,
        symbiote_champion=False,
        shackled=(),
        given=(),
    )
