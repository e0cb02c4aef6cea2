"""The four bans of Constructed (R70): each player bans two cards of the other's deck."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.games.clash.cards import Card
from clash_tui.games.clash.formats import BANS, Ban, Constructed, Preparing
from clash_tui.games.clash.rules import A
from clash_tui.games.clash.words.card_text import ability_lines, card_line
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.card_grid import COLUMNS, CardGrid
from clash_tui.ui.clash.collection.mana_curve import ManaCurve
from clash_tui.ui.clash.setup.choosers import PEOPLE, Choosers
from clash_tui.ui.clash.setup.kept_steps import keep_step
from clash_tui.ui.shell.actions import BACK, HELP, MOVE, PAGE, Action
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.paging import Paged
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.hovering import Hovering
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Banning")


class BanScreen(HouseScreen[Preparing]):
    """Shows the deck in question; dismissed with the next state once both decks have eight cards.

    After the last ban both decks are shown as they are left. The deck a ban is not about is shown
    to nobody before its own turn comes.

    Args:
        preparing: The way to the duel so far; bans are due.
        names: The players' names, A first.
        choosers: Who bans at each side; a program bans at once.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        replace(MOVE, shown_keys="up down left right"),
        Action("ban", ("enter", "space"), N_("ban"), N_("Ban this card."), group=_GROUP),
        Action(
            "go_on",
            ("enter", "space"),
            N_("go on"),
            N_("Go on with the decks as they are left."),
            group=_GROUP,
        ),
        Action("undo", ("z",), N_("take back"), N_("Take the last ban back."), group=_GROUP),
        Action("inspect", ("i",), N_("inspect"), N_("Look at a card up close."), group=_GROUP),
        Action(
            "other_deck",
            ("tab",),
            N_("other deck"),
            N_("Look at the deck of the other player."),
            group=_GROUP,
        ),
        PAGE,
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Bans")
    HELP: ClassVar[str] = N_(
        "Everybody may look at this screen. The first player's deck is shown and the second bans "
        "one of its ten cards; then the other way round. After that each side bans one more card "
        "of the nine the other has left, the first player first.\n\n"
        "A banned card is out of the duel. Eight cards are left to each side."
    )
    TOPIC: ClassVar[str | None] = "R70"

    DEFAULT_CSS = """
    BanScreen {
        & #ask { height: 1; margin-bottom: 1; }
        & #left { width: 26; height: 100%; }
        & #bans { height: 12; }
        & ManaCurve { height: 7; margin-top: 1; }
        & #right { width: 1fr; height: 100%; }
        & CardGrid { height: 15; }
        & #card { height: 1fr; }
        &.-medium #ask, &.-large #ask, &.-huge #ask { margin: 1 0; }
        &.-medium CardGrid { height: 18; }
        &.-large CardGrid { height: 24; }
        &.-huge CardGrid { height: 33; }
        &.-large #left, &.-huge #left { width: 34; }
        &.-medium #card, &.-large #card, &.-huge #card { margin-top: 1; }
    }
    """

    def __init__(
        self, preparing: Preparing, names: tuple[str, str], choosers: Choosers = PEOPLE
    ) -> None:
        super().__init__()
        assert isinstance(preparing.making, Constructed)
        self._choosers = choosers
        self._now = preparing
        self._names = names
        self._card = 0
        self._looked_at: int | None = None

    def compose_body(self) -> ComposeResult:
        """Compose the bans at the left and the deck at the right."""
        yield Heading(_("Constructed"), _("four bans"))
        yield Prose(id="ask")
        with Horizontal():
            with Vertical(id="left"):
                yield Prose(id="bans")
                yield ManaCurve()
            with Vertical(id="right"):
                yield CardGrid()
                yield Prose(id="card")

    def on_mount(self) -> None:
        """Show the first deck."""
        super().on_mount()
        self._let_programs()
        self._show()

    def available_actions(self) -> set[str] | None:
        """Ban while a ban is due, and look only at decks that were shown."""
        now = {"move_cursor", "inspect", "back", "help"}
        now.add("go_on" if self._bans.done else "ban")
        if self._back is not None:
            now.add("undo")
        if self._shown > 1:
            now.add("other_deck")
        if not self._bans.done and self._owner != self._due.owner:
            now.remove("ban")
        return now

    # moving

    def action_move_cursor(self, direction: str) -> None:
        """Move over the cards."""
        column = self._card % COLUMNS
        if (direction, column) in (("left", 0), ("right", COLUMNS - 1)):
            return
        step = {"left": -1, "right": 1, "up": -COLUMNS, "down": COLUMNS}[direction]
        if 0 <= self._card + step < len(self._cards):
            self._card += step
            self._show()

    def paged(self) -> Paged | None:
        """Return this screen: its cursor walks over the cards of a deck."""
        return self

    def go_page(self, where: str) -> bool:
        """Move to the first or to the last card."""
        place = len(self._cards) - 1 if where in ("down", "end") else 0
        moves, self._card = place != self._card, place
        self._show()
        return moves

    def on_hovering_hovered(self, message: Hovering.Hovered) -> None:
        """Tell about the card under the mouse, else about the one under the cursor."""
        place = self._card if message.place is None else message.place
        self._tell(self._cards[place])

    def on_card_grid_pointed(self, message: CardGrid.Pointed) -> None:
        """Move to the card that was clicked."""
        self._card = message.place
        self._show()

    def on_card_grid_chosen(self) -> None:
        """Ban the card that was clicked again."""
        if "ban" in (self.available_actions() or ()):
            self.action_ban()

    def action_other_deck(self) -> None:
        """Look at the other deck, or back at the one in question."""
        self._look_at(1 - self._owner)

    def action_inspect(self) -> None:
        """Look at the card under the cursor."""
        self.app.push_screen(CardScreen(self._cards[self._card]))

    # banning

    def action_ban(self) -> None:
        """Ban the card under the cursor."""
        self._now = self._now.play(f"ban {self._cards[self._card].id}")
        self._let_programs()
        keep_step(self.session, self._now)
        self._look_at(None)

    def _let_programs(self) -> None:
        """Let programs ban while it is theirs to."""
        while not self._bans.done and self._choosers.asked(self._now):
            self._now = self._now.play(self._choosers.step(self._now))

    @property
    def _back(self) -> Preparing | None:
        """Where a person has banned last; None where nobody has."""
        return self._choosers.back_to_person(self._now)

    def action_undo(self) -> None:
        """Take the last ban back; the cursor goes on the card that is back."""
        before = self._back
        if before is None:
            return
        assert isinstance(before.making, Constructed)
        card_id = self._bans.bans[len(before.making.bans)]
        self._now = before
        keep_step(self.session, self._now)
        self._look_at(None)
        self._card = [card.id for card in self._cards].index(card_id)
        self._show()

    def action_go_on(self) -> None:
        """Go on with eight cards each."""
        self.dismiss(self._now)

    def action_back(self) -> None:
        """Take the last ban back, or leave before the first."""
        if self._back is not None:
            self.action_undo()
        else:
            self.dismiss(None)

    # what is shown

    @property
    def _bans(self) -> Constructed:
        making = self._now.making
        assert isinstance(making, Constructed)
        return making

    @property
    def _due(self) -> Ban:
        """The ban that is due, or the last one."""
        return self._bans.ban_now or BANS[-1]

    @property
    def _owner(self) -> int:
        """Whose deck is shown."""
        if self._looked_at is not None:
            return self._looked_at
        return A if self._bans.done else self._due.owner

    @property
    def _shown(self) -> int:
        """How many of the decks both players have seen."""
        return 2 if self._due.number > 1 else 1

    @property
    def _cards(self) -> list[Card]:
        """The cards left in the deck that is shown, the cheap ones first."""
        return sorted(self._bans.left(self._owner), key=lambda card: (card.cost, card.title))

    def _look_at(self, player: int | None) -> None:
        self._looked_at = player
        self._card = 0
        self._show()

    def _show(self) -> None:
        cards = self._cards
        self.query_one("#ask", Prose).show([self._ask()])
        self.query_one("#bans", Prose).show(self._list())
        self.query_one(ManaCurve).show([card.cost for card in cards])
        self.query_one(CardGrid).show(cards, self._card)
        self._tell(cards[self._card])
        self.refresh_keys()

    def _tell(self, card: Card) -> None:
        """Say what a card can do."""
        self.query_one("#card", Prose).show([card_line(card), *ability_lines(card)])

    def _ask(self) -> Paragraph:
        owner = ngettext(
            "{name}'s deck, {count} card", "{name}'s deck, {count} cards", len(self._cards)
        ).format(name=self._names[self._owner], count=len(self._cards))
        if self._bans.done:
            return paragraph((_("Eight cards are left to each side."), "chosen"), f"  {owner}")
        banner = self._names[self._due.banner]
        if self._owner != self._due.owner:
            wait = _("{name} is to ban from the other deck").format(name=banner)
            return paragraph((owner, "strong"), (f"  {wait}", "muted"))
        ask = _("{name} bans a card").format(name=banner)
        which = _("ban {number} of {all}").format(number=self._due.number, all=len(BANS))
        return paragraph((ask, "chosen"), f"  {owner}", (f"  {which}", "muted"))

    def _list(self) -> list[Paragraph]:
        """Return all four bans: spoken, due, and to come."""
        lines = [paragraph((_("bans"), "muted"))]
        for ban in BANS:
            who = _("{number}. {name} bans")
            who = who.format(number=ban.number, name=self._names[ban.banner])
            lines += [paragraph((who, self._style(ban)), indent=3), self._what(ban), BLANK]
        return lines[:-1]

    def _style(self, ban: Ban) -> str:
        spoken = len(self._bans.bans)
        if ban.number <= spoken:
            return "muted"
        return "chosen" if ban.number == spoken + 1 else "dim"

    def _what(self, ban: Ban) -> Paragraph:
        """Return what was banned, or whether the ban is due."""
        spoken = self._bans.bans
        if ban.number <= len(spoken):
            card = self._bans.catalog.card(spoken[ban.number - 1])
            return paragraph(f"{self.glyphs.blocked} ", (card.title, "parchment"))
        if ban.number == len(spoken) + 1:
            now = _("now")
            return paragraph((f"{self.glyphs.cursor} {now}", "chosen"))
        return BLANK
