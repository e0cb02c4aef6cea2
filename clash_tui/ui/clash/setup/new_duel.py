"""What a duel needs before the decks: format, sets, edition, Champions and both names."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.base.player_names import PLAYER_A, PLAYER_B, title_of
from clash_tui.base.settings import LastDuel
from clash_tui.base.wording import sentences
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Deal, Preparation, replay
from clash_tui.games.clash.words.duel_options import (
    CHAMPIONS,
    CONSTRUCTED,
    DRAFT,
    EDITIONS,
    FORMATS,
    PRECONSTRUCTED,
)
from clash_tui.ui.clash.setup.form import FORMAT, NameField, Part
from clash_tui.ui.clash.setup.new_game import NewGameScreen
from clash_tui.ui.clash.setup.preparing import WayToDuel
from clash_tui.ui.clash.setup.who_begins import BEGINS, DRAFT_TOSS, PRICE, begins_text
from clash_tui.ui.clash.ways import ways_of


class NewDuelScreen(NewGameScreen):
    """Asks for everything a duel needs; a cursor runs over all of it."""

    PARTS = {
        FORMAT: Part(N_("Way to the decks"), FORMATS),
        "edition": Part(N_("Edition of the rules"), EDITIONS),
        "champions": Part(N_("Champions"), CHAMPIONS),
        "begins": Part(N_("Who begins"), BEGINS, in_a_row=True),
    }
    FIELDS = {
        "name-a": NameField(N_("left of the Bridges"), PLAYER_A, N_("left")),
        "name-b": NameField(N_("right of the Bridges"), PLAYER_B, N_("right")),
    }
    NAME: ClassVar[str] = N_("New duel")
    HELP: ClassVar[str] = N_(
        "Two players share this keyboard. Choose how you come by your decks, from which sets of "
        "cards, and the edition of the rules; say who begins, write both names if you like, and "
        "go on to the decks.\n\n"
        "Enter takes what the cursor is on; where that is chosen already it goes on to the next "
        "part, and at last to the button. Space puts a set in use or out of it, and a takes all "
        "of them. Sets of your own stand first.\n\n"
        "Whatever the cursor is on is explained below. What you choose here is offered again for "
        "the next duel."
    )

    DEFAULT_CSS = """
    NewDuelScreen {
        & #form { padding-top: 0; }
        & #columns { height: 13; }
        & #players { margin-top: 0; }
        & #players, & #names, & #go { height: 2; }
        &.-medium #form, &.-large #form, &.-huge #form { padding-top: 1; }
        &.-medium #columns { height: 14; }
        &.-large #columns, &.-huge #columns { height: 16; }
        &.-medium .choices, &.-large .choices, &.-huge .choices { margin-bottom: 2; }
        &.-medium #rows, &.-large #rows, &.-huge #rows { margin: 2 0 1 1; }
    }
    """

    def titles(self) -> tuple[str, str]:
        """Return what stands in the heading."""
        return _("Duel"), _("new duel")

    def start_label(self) -> str:
        """Return what stands on the button."""
        return _("Choose the decks")

    def last_chosen(self) -> tuple[dict[str, str], tuple[str, ...], tuple[str, ...]]:
        """Return what was chosen for the last duel."""
        last = self.settings.last_duel
        chosen = {
            FORMAT: last.format,
            "edition": last.edition,
            "champions": "on" if last.champions else "off",
            "begins": last.begins,
        }
        return chosen, last.sets, (last.name_a, last.name_b)

    def remember(self, names: tuple[str, ...]) -> None:
        """Keep what is chosen for the next duel."""
        last = {
            **_names(names),
            "format": self.format,
            "sets": self.sets,
            "champions": self.chosen["champions"] == "on",
            "edition": self.chosen["edition"],
            "begins": self.chosen["begins"],
        }
        self.house.update_settings(last_duel=LastDuel.model_validate(last))

    def remember_names(self, names: tuple[str, ...]) -> None:
        """Keep the names for the next duel."""
        last = self.settings.last_duel
        self.house.update_settings(last_duel=last.model_copy(update=_names(names)))

    def choices_of(self, deal: Deal) -> dict[str, str] | None:
        """Return what the deal of a duel has in each part."""
        if not isinstance(deal, Preparation):
            return None
        return {
            FORMAT: deal.format,
            "edition": deal.edition.value,
            "champions": "on" if deal.champions else "off",
            "begins": deal.begins,
        }

    def about(self, area: str, entry: str) -> str:
        """Tell by name who goes first, and what that costs."""
        if area != "begins":
            return super().about(area, entry)
        texts = [begins_text(entry, self._names_now())]
        if self.format == DRAFT:
            texts.append(_(DRAFT_TOSS))
        return sentences((*texts, _(PRICE)))

    def _names_now(self) -> tuple[str, ...]:
        """Return both names as they would be played with now."""
        fields = zip(self.written, self.FIELDS.values(), strict=True)
        return tuple(name or title_of(field.unnamed) for name, field in fields)

    def only_with(self, area: str) -> str | None:
        """Preconstructed is played without Champions."""
        if area == "champions" and self.format == PRECONSTRUCTED:
            return _("Only with Draft and Constructed.")
        return None

    def fault(self, names: tuple[str, ...]) -> tuple[str, str] | None:
        """Two players of one name could not be told apart."""
        a, b = (title_of(name).casefold() for name in names)
        if a == b:
            return _("Both players have the same name."), "name-b"
        return None

    def go_on(self, names: tuple[str, ...]) -> None:
        """Go on to the decks."""
        preparing = replay(self._preparation(), default_catalog())
        both = (names[0], names[1])
        WayToDuel(self.app, self.session, ways_of(self.navigation), both).go(preparing)

    def _preparation(self) -> Preparation:
        """Return the way that is gone: that of the deal, or one with a seed of its own."""
        if isinstance(self.deal, Preparation):
            return self.deal.model_copy(update={"sets": self.sets_now})
        return Preparation.model_validate(
            {
                "format": self.format,
                "sets": self.sets_now,
                "edition": self.chosen["edition"],
                "champions": self.holds("champions") == "on",
                "begins": self.chosen["begins"],
                "seed": self.session.new_seed(),
            }
        )

    def use_of_sets(self) -> str:
        """Return what the cards of a set are for."""
        if self.format == PRECONSTRUCTED:
            return _("{cards}. Sets are chosen for Draft and Constructed only.")
        if self.format == DRAFT:
            return _("{cards}. From several sets, 32 cards are drawn for the draft.")
        return _("{cards}. Both of you build from all the sets in use.")

    def next_step(self) -> str:
        """Return what happens after this form."""
        steps = {
            PRECONSTRUCTED: _("Next, each of you picks one of the four decks."),
            DRAFT: _("Next, the first four cards are revealed, and you both pick in the open."),
            CONSTRUCTED: _("Next, the first of you builds a deck while the other looks away."),
        }
        return steps[self.format]


def _names(names: tuple[str, ...]) -> dict[str, str]:
    """Return the names as the settings keep them."""
    return {"name_a": names[0], "name_b": names[1]}
