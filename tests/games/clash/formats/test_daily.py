"""The deal of the day: it follows from the date, is new every day, and grows harder in the week."""

from datetime import date, timedelta

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats import SoloDraft, deal_of_the_day, replay_solo, write_code

MONDAY = date(2026, 11, 30)
YEAR = [MONDAY + timedelta(days) for days in range(366)]


def test_a_day_has_one_deal_and_every_day_another(catalog: Catalog) -> None:
    codes = [write_code(deal_of_the_day(day, catalog)) for day in YEAR]
    assert codes == [write_code(deal_of_the_day(day, catalog)) for day in YEAR]
    assert len(set(codes)) == len(YEAR)


def test_it_stays_what_it_is(catalog: Catalog) -> None:
    """Everybody has the same deal, with whatever version; a new set of cards changes that once."""
    assert [write_code(deal_of_the_day(day, catalog)) for day in YEAR[:7]] == [
        "1C9A-PHD5-795",
        "1G41-PB6-FQF-VQC",
        "1G02-2Z6-CPP-Q9Q",
        "1G73-7FR-ABN-F75",
        "1G36-6FS-FAG-HQM",
        "1G0B-0NW-3J2-4QH",
        "1C7H-K8ZA-DHK",
    ]


def test_every_deal_can_be_played(catalog: Catalog) -> None:
    for day in YEAR[:21]:
        deal = deal_of_the_day(day, catalog)
        assert deal.day == day
        assert not deal.champion
        now = replay_solo(deal, catalog)
        while isinstance(now.stage, SoloDraft):
            now = now.play(now.stage.revealed[0].id)
        assert now.done


def test_it_grows_harder_from_day_to_day(catalog: Catalog) -> None:
    """Monday and Sunday are quick games, between them the levels rise (R83)."""
    week = [deal_of_the_day(day, catalog) for day in YEAR[:7]]
    levels = ["easy", "medium", "hard", "heroic", "mythic"]
    assert [deal.level for deal in week] == [None, *levels, None]
    assert [deal.kind for deal in week] == ["quick", *["custom"] * 5, "quick"]


def test_own_cards_do_not_change_it(catalog: Catalog, wide: Catalog) -> None:
    assert [deal_of_the_day(day, catalog) for day in YEAR[:50]] == [
        deal_of_the_day(day, wide) for day in YEAR[:50]
    ]
