"""What a duel needs before the decks: format, sets, edition, Champions, and who plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.base.player_names import PLAYER_A, PLAYER_B, title_of
from clash_tui.base.settings import PERSON, LastDuel
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
from clash_tui.match.seats import seated
from clash_tui.ui.clash.setup.form import FORMAT, NameField, Part
from clash_tui.ui.clash.setup.new_game import NewGameScreen
from clash_tui.ui.clash.setup.preparing import WayToDuel
from clash_tui.ui.clash.setup.sitters import (
    about_sitter,
    known_sitter,
    names_of,
    sitter_options,
    sitter_title,
    sitters,
)
from clash_tui.ui.clash.setup.who_begins import BEGINS, DRAFT_TOSS, PRICE, begins_text
from clash_tui.ui.clash.ways import ways_of

SEATS = ("sits-a", "sits-b")
"""The parts that say who plays, A first."""


class NewDuelScreen(NewGameScreen):
    """Asks for everything a duel needs; a cursor runs over all of it."""

    PARTS = {
        FORMAT: Part(N_("Way to the decks"), FORMATS),
        "edition": Part(N_("Edition of the rules"), EDITIONS),
        "champions": Part(N_("Champions"), CHAMPIONS),
        "begins": Part(N_("Who begins"), BEGINS, in_a_row=True),
    }
    OPEN = SEATS
    FIELDS = {
        "name-a": NameField(N_("left of the Bridges"), PLAYER_A, N_("left")),
        "name-b": NameField(N_("right of the Bridges"), PLAYER_B, N_("right")),
    }
    NAME: ClassVar[str] = N_("New duel")
    HELP: ClassVar[str] = N_(
        "Each side is played by a person or by a program of a level; two people share this "
        "keyboard, two programs are watched. Choose how the decks come about, from which sets of "
        "cards, and the edition of the rules; say who begins, write the names if you like, and "
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
        & #rows { height: 3; margin: 0 0 0 1; }
        & #players { margin-top: 0; }
        & #explanation { margin-top: 0; }
        & #players, & #names, & #go { height: 2; }
        &.-medium #form, &.-large #form, &.-huge #form { padding-top: 1; }
        &.-medium #columns { height: 14; }
        &.-large #columns, &.-huge #columns { height: 16; }
        &.-medium .choices, &.-large .choices, &.-huge .choices { margin-bottom: 2; }
        &.-medium #rows { margin: 1 0 0 1; }
        &.-large #rows, &.-huge #rows { margin: 2 0 1 1; }
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
            "sits-a": known_sitter(last.sits_a),
            "sits-b": known_sitter(last.sits_b),
        }
        return chosen, last.sets, (last.name_a, last.name_b)

    def remember(self, names: tuple[str, ...]) -> None:
        """Keep what is chosen for the next duel."""
        last = {
            **self._players(names),
            "format": self.format,
            "sets": self.sets,
            "champions": self.chosen["champions"] == "on",
            "edition": self.chosen["edition"],
            "begins": self.chosen["begins"],
        }
        self.house.update_settings(last_duel=LastDuel.model_validate(last))

    def remember_names(self, names: tuple[str, ...]) -> None:
        """Keep who plays for the next duel."""
        last = self.settings.last_duel
        self.house.update_settings(last_duel=last.model_copy(update=self._players(names)))

    def _players(self, names: tuple[str, ...]) -> dict[str, str]:
        """Return who plays as the settings keep it."""
        sits_a, sits_b = self.sits
        return {"name_a": names[0], "name_b": names[1], "sits_a": sits_a, "sits_b": sits_b}

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

    @property
    def parts(self) -> Mapping[str, Part]:
        """The areas in which one of a few holds, who can play as well."""
        options = sitter_options()
        seats = {
            "sits-a": Part(N_("Left side"), options, in_a_row=True),
            "sits-b": Part(N_("Right side"), options, in_a_row=True),
        }
        parts = dict(self.PARTS)
        begins = parts.pop("begins")
        return {**parts, **seats, "begins": begins}

    @property
    def sits(self) -> tuple[str, str]:
        """Who plays each side, A first: ``PERSON`` or a level."""
        return self.chosen["sits-a"], self.chosen["sits-b"]

    @property
    def asked_fields(self) -> list[str]:
        """The names of people: a program has that of its level."""
        fields = zip(self.FIELDS, self.sits, strict=True)
        return [area for area, sits in fields if sits == PERSON]

    def title_of_field(self, area: str) -> str:
        """Return what a program is called."""
        return title_of(self._names_now()[[*self.FIELDS].index(area)])

    def name_of_choice(self, area: str, entry: str) -> str:
        """Return what a choice is called; of a program, what its level is."""
        return sitter_title(entry) if area in SEATS else super().name_of_choice(area, entry)

    def about(self, area: str, entry: str) -> str:
        """Tell who would play, or by name who goes first, and what that costs."""
        if area in SEATS:
            return about_sitter(entry)
        if area != "begins":
            return super().about(area, entry)
        texts = [begins_text(entry, self._names_now())]
        if self.format == DRAFT:
            texts.append(_(DRAFT_TOSS))
        return sentences((*texts, _(PRICE)))

    def _names_now(self) -> tuple[str, ...]:
        """Return both names as they would be played with now."""
        return tuple(map(title_of, names_of(self.sits, self.written)))

    def only_with(self, area: str) -> str | None:
        """Preconstructed is played without Champions."""
        if area == "champions" and self.format == PRECONSTRUCTED:
            return _("Only with Draft and Constructed.")
        return None

    def fault(self, names: tuple[str, ...]) -> tuple[str, str] | None:
        """Two players of one name could not be told apart."""
        a, b = (title_of(name).casefold() for name in names_of(self.sits, names))
        if a == b:
            return _("Both players have the same name."), self.asked_fields[-1]
        return None

    def go_on(self, names: tuple[str, ...]) -> None:
        """Go on to the decks."""
        preparing = replay(self._preparation(), default_catalog())
        seats = seated(names_of(self.sits, names), sitters(self.sits))
        WayToDuel(self.app, self.session, ways_of(self.navigation), seats).go(preparing)

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
        return _("{cards}. Both sides build from all the sets in use.")

    def next_step(self) -> str:
        """Return what happens after this form."""
        people = self.sits.count(PERSON)
        if not people:
            return _("Next, the programs come by their decks, and you watch.")
        if people == 1:
            return _(_WITH_A_PROGRAM[self.format])
        steps = {
            PRECONSTRUCTED: _("Next, each of you picks one of the four decks."),
            DRAFT: _("Next, the first four cards are revealed, and you both pick in the open."),
            CONSTRUCTED: _("Next, the first of you builds a deck while the other looks away."),
        }
        return steps[self.format]


_WITH_A_PROGRAM = {
    PRECONSTRUCTED: N_("Next, you pick one of the four decks, and the program another one."),
    DRAFT: N_("Next, the first four cards are revealed, and you pick in turns with the program."),
    CONSTRUCTED: N_("Next, you build a deck; what the program builds is shown before the bans."),
}
