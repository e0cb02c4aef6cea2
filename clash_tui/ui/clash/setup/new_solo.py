"""What a solo game needs before the deck: its kind, format, sets, edition, Champion and name."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.base.player_names import PLAYER
from clash_tui.base.settings import LastSolo
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Deal, SoloPreparation, deal_of_the_day, replay_solo
from clash_tui.games.clash.words.duel_options import DRAFT, EDITIONS, PRECONSTRUCTED
from clash_tui.games.clash.words.solo_options import (
    CUSTOM,
    DAILY,
    KINDS,
    SOLO_CHAMPION,
    SOLO_FORMATS,
)
from clash_tui.games.clash.words.solo_words import day_name, day_result, level_name
from clash_tui.ui.clash.record.solo_record import SoloRecord
from clash_tui.ui.clash.setup.form import FORMAT, START, NameField, Part
from clash_tui.ui.clash.setup.new_game import NewGameScreen
from clash_tui.ui.clash.setup.solo_way import WayToSolo
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.actions import Action


class NewSoloScreen(NewGameScreen):
    """Asks for everything a solo game needs; a cursor runs over all of it."""

    PARTS = {
        "kind": Part(N_("Game"), KINDS),
        FORMAT: Part(N_("Way to your deck"), SOLO_FORMATS),
        "edition": Part(N_("Edition of the rules"), EDITIONS),
        "champion": Part(N_("Champion"), SOLO_CHAMPION),
    }
    FIELDS = {"name": NameField(N_("Your name"), PLAYER)}
    NAME: ClassVar[str] = N_("New solo game")
    HELP: ClassVar[str] = N_(
        "You play alone; the opponent is a pile of 24 cards that plays by itself. A quick game has "
        "fixed rules; for a custom game you choose a level and what makes the opponent stronger, "
        "once your deck is made.\n\n"
        "The deal of the day is the same for everybody on that date: the cards of the draft, the "
        "opponent and all chance. Its first game stands in your record, later ones are repeats."
        "\n\n"
        "Enter takes what the cursor is on; where that is chosen already it goes on to the next "
        "part, and at last to the button. Space puts a set in use or out of it, and a takes all "
        "of them. Sets of your own stand first.\n\n"
        "Whatever the cursor is on is explained below. What you choose here is offered again for "
        "the next solo game."
    )
    TOPIC: ClassVar[str | None] = "solo"

    DEFAULT_CSS = """
    NewSoloScreen {
        & #form { padding-top: 0; }
        & #columns { height: 16; }
        & #players, & #names, & #go { height: 1; }
        & #explanation { height: 3; }
        &.-medium #columns, &.-large #columns, &.-huge #columns { height: 16; }
        &.-medium #players, &.-large #players, &.-huge #players { margin-top: 2; }
        &.-medium #explanation, &.-large #explanation, &.-huge #explanation { height: 4; }
    }
    """

    def titles(self) -> tuple[str, str]:
        """Return what stands in the heading."""
        return _("Solo"), _("new game")

    def start_label(self) -> str:
        """Return what stands on the button."""
        return _("Choose the deck")

    def action_text(self, action: Action) -> str:
        """There is one deck to choose."""
        if action.id == START and self.deal is None:
            return _("choose deck")
        return super().action_text(action)

    def last_chosen(self) -> tuple[dict[str, str], tuple[str, ...], tuple[str, ...]]:
        """Return what was chosen for the last solo game."""
        last = self.settings.last_solo
        chosen = {
            "kind": last.kind,
            FORMAT: last.format,
            "edition": last.edition,
            "champion": "on" if last.champion else "off",
        }
        return chosen, last.sets, (last.name,)

    def remember(self, names: tuple[str, ...]) -> None:
        """Keep what is chosen for the next solo game, beside the last level."""
        last = {
            **dict(self.settings.last_solo),
            "kind": self.chosen["kind"],
            "format": self.format,
            "sets": self.sets,
            "champion": self.chosen["champion"] == "on",
            "edition": self.chosen["edition"],
            "name": names[0],
        }
        self.house.update_settings(last_solo=LastSolo.model_validate(last))

    def remember_names(self, names: tuple[str, ...]) -> None:
        """Keep the name for the next solo game."""
        last = self.settings.last_solo
        self.house.update_settings(last_solo=last.model_copy(update={"name": names[0]}))

    def choices_of(self, deal: Deal) -> dict[str, str] | None:
        """Return what the deal of a solo game has in each part."""
        if not isinstance(deal, SoloPreparation):
            return None
        return {
            "kind": deal.kind if deal.day is None else DAILY,
            FORMAT: deal.format,
            "edition": deal.edition.value,
            "champion": "on" if deal.champion else "off",
        }

    def take(self, area: str, entry: str) -> None:
        """Take an entry; the deal of the day brings everything else with it."""
        if entry == DAILY:
            self.take_deal(self._deal_of_today())
        else:
            super().take(area, entry)

    def about(self, area: str, entry: str) -> str:
        """Tell of the deal of this very day, and whether it has been played."""
        text = super().about(area, entry)
        if entry != DAILY:
            return text
        deal = self._deal_of_today()
        return text.format(
            date=day_name(self.house.today),
            game=level_name(deal.level or deal.kind),
            set=self.name_of(default_catalog().set(deal.sets[0])),
            result=day_result(SoloRecord().of_day(self.house.today)),
        )

    def note_of(self, area: str, entry: str) -> str:
        """Name the day beside its deal."""
        return day_name(self.house.today) if entry == DAILY else ""

    def _deal_of_today(self) -> SoloPreparation:
        return deal_of_the_day(self.house.today, default_catalog())

    def only_with(self, area: str) -> str | None:
        """A Champion goes with a custom draft only (R87)."""
        kind = self.deal.kind if isinstance(self.deal, SoloPreparation) else self.chosen["kind"]
        custom_draft = kind == CUSTOM and self.format == DRAFT
        if area == "champion" and not custom_draft:
            return _("Only in a custom game with Draft.")
        return None

    def go_on(self, names: tuple[str, ...]) -> None:
        """Go on to the deck."""
        now = replay_solo(self._preparation(), default_catalog())
        last = self.settings.last_solo
        WayToSolo(self.app, self.session, ways_of(self.navigation), last, names[0]).go(now)

    def _preparation(self) -> SoloPreparation:
        """Return the way that is gone: that of the deal, or one with a seed of its own."""
        if isinstance(self.deal, SoloPreparation):
            return self.deal.model_copy(update={"sets": self.sets_now})
        return SoloPreparation.model_validate(
            {
                "kind": self.chosen["kind"],
                "format": self.format,
                "sets": self.sets_now,
                "edition": self.chosen["edition"],
                "champion": self.holds("champion") == "on",
                "seed": self.session.new_seed(),
            }
        )

    def use_of_sets(self) -> str:
        """Return what the cards of a set are for."""
        if self.format == PRECONSTRUCTED:
            return _("{cards}. Sets are chosen for Draft only.")
        return _("{cards}. From several sets, 32 cards are drawn for the draft.")

    def next_step(self) -> str:
        """Return what happens after this form."""
        if self.format == PRECONSTRUCTED:
            return _("Next, you pick one of the four decks.")
        return _("Next, the first four cards are revealed, and you take one.")
