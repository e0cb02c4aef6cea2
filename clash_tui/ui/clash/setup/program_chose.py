"""What programs have chosen where no other screen shows it: ready decks, and Champions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Card, Deck
from clash_tui.games.clash.words.card_text import ability_lines, card_line
from clash_tui.ui.shell.actions import BACK, HELP, Action
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose


class Chosen(NamedTuple):
    """What a program has chosen: a ready deck with its cards, or its Champion.

    Attributes:
        name: The program.
        deck: The deck; None for a Champion.
        cards: The cards of the deck, or the Champion alone.
    """

    name: str
    deck: Deck | None
    cards: tuple[Card, ...]


class ProgramChoseScreen(HouseScreen[bool]):
    """Shows what programs have chosen; dismissed with whether to go on.

    Args:
        chosen: What they have chosen, in order.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "go_on",
            ("enter", "space"),
            N_("go on"),
            N_("Go on."),
            group=N_("On the way to a duel"),
        ),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("What a program has chosen")
    HELP: ClassVar[str] = N_(
        "A program chooses by itself what a person would choose here, from what that side may "
        "know. Going back takes the last choice of a person back."
    )
    TOPIC: ClassVar[str | None] = "R68"

    DEFAULT_CSS = """
    ProgramChoseScreen {
        & #stage { height: 1fr; align: center middle; }
        & #dialog {
            width: 72; height: auto; padding: 1 2; background: $panel; border: round $warning;
        }
        & #answers { height: 1; align: center middle; margin-top: 1; }
    }
    """

    def __init__(self, chosen: Sequence[Chosen]) -> None:
        super().__init__()
        self._chosen = tuple(chosen)

    def compose_body(self) -> ComposeResult:
        """Compose what was chosen, and the button."""
        yield Heading(_("Duel"), _("chosen"))
        with Vertical(id="stage"), Vertical(id="dialog"):
            yield Prose(self._words(), ground="panel")
            with Horizontal(id="answers"):
                yield Button(_("Go on"), chosen=True, id="on")

    def on_button_pressed(self) -> None:
        """Go on."""
        self.action_go_on()

    def action_go_on(self) -> None:
        """Go on."""
        self.dismiss(True)

    def action_back(self) -> None:
        """Take the last choice of a person back."""
        self.dismiss(False)

    def _words(self) -> list[Paragraph]:
        words: list[Paragraph] = []
        for each in self._chosen:
            words += [BLANK, *_told(each)] if words else _told(each)
        return words


def _told(chosen: Chosen) -> list[Paragraph]:
    if chosen.deck is None:
        champion = chosen.cards[0]
        head = _("{name} picks {card} as Champion").format(name=chosen.name, card=champion.title)
        return [paragraph((head, "chosen")), card_line(champion), *ability_lines(champion)]
    head = _("{name} takes the deck {deck}").format(name=chosen.name, deck=chosen.deck.title)
    cards = sorted(chosen.cards, key=lambda card: (card.cost, card.title))
    return [paragraph((head, "chosen")), paragraph(in_row(card.title for card in cards))]
