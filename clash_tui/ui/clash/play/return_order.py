"""Choosing the order in which creatures destroyed by one hit return to the hand (R33)."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import paragraph
from clash_tui.games.clash.rules import ReturnOrder
from clash_tui.games.clash.rules.view import FallenView
from clash_tui.games.clash.words.explain_fallen import fallen_note
from clash_tui.games.clash.words.face import fallen_face
from clash_tui.ui.clash.collection.card_line import CardLine, CardLineScene
from clash_tui.ui.shell.actions import MOVE, Action
from clash_tui.ui.shell.base import A_MOMENT, HouseModal
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Choosing the order")


class ReturnOrderScreen(HouseModal[ReturnOrder]):
    """The owner picks the cards one by one; dismissed with the move, or None to take back.

    Args:
        name: The owner of the destroyed creatures.
        fallen: The creatures that return, in the order in which they were hit.
        words: How a move names each of them (R33).
        may_undo: Whether the move that led here can be taken back.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE,
        Action(
            "pick",
            ("1", "2", "3"),
            N_("next"),
            N_("Let this card return next."),
            group=_GROUP,
            arguments=(0, 1, 2),
            shown_keys="1-3",
            names=(N_("Card 1 next"), N_("Card 2 next"), N_("Card 3 next")),
        ),
        Action(
            "choose",
            ("enter", "space"),
            N_("next"),
            N_("Let the card under the cursor return next."),
            group=_GROUP,
        ),
        Action(
            "put_back",
            ("escape", "q", "backspace"),
            N_("start over"),
            N_("Choose the order anew."),
            group=_GROUP,
        ),
        Action(
            "take_back",
            ("z",),
            N_("take back"),
            N_("Take the move back that destroyed these creatures."),
            group=_GROUP,
        ),
    )
    NAME: ClassVar[str] = N_("Order of return")
    LEAVES_BESIDE: ClassVar[bool] = False
    PATIENCE: ClassVar[float] = A_MOMENT

    DEFAULT_CSS = """
    ReturnOrderScreen {
        & #dialog {
            width: 60; height: auto; padding: 1 2; background: $panel; border: round $warning;
        }
        & CardLine { height: 7; margin-top: 1; }
        & #note { height: 3; margin-top: 1; }
        & #answers { height: 1; align: center middle; margin-top: 1; }
    }
    """

    def __init__(
        self,
        name: str,
        fallen: tuple[FallenView, ...],
        words: tuple[str, ...],
        may_undo: bool,
        *,
        solo: bool = False,
    ) -> None:
        super().__init__()
        self._owner = name
        self._faces = tuple(fallen_face(each) for each in fallen)
        self._notes = tuple(fallen_note(each, solo=solo) for each in fallen)
        self._words = words
        self._may_undo = may_undo
        self._order: list[int] = []
        self._cursor = 0

    def compose_body(self) -> ComposeResult:
        """Compose the question and the cards."""
        question = _("{name}: in which order do they return to your hand?").format(name=self._owner)
        why = _("One hit destroyed them together. The last one comes to lie at the right end.")
        with Vertical(id="dialog"):
            yield Prose(
                [
                    paragraph((question, "chosen"), centred=True),
                    paragraph((why, "muted"), centred=True),
                ],
                ground="panel",
            )
            yield CardLine()
            if any(self._notes):
                yield Prose(ground="panel", id="note")
            with Horizontal(id="answers"):
                yield Button(_("Start over"), id="again")

    def on_mount(self) -> None:
        """Show the cards."""
        super().on_mount()
        self._show()

    def available_actions(self) -> set[str] | None:
        """Offer to start over once something is chosen, to take back where that is allowed."""
        actions = {"move_cursor", "pick", "choose"}
        if self._order:
            actions.add("put_back")
        if self._may_undo:
            actions.add("take_back")
        return actions

    def _show(self) -> None:
        self.query_one(CardLine).show(CardLineScene(self._faces, self._cursor, tuple(self._order)))
        for note in self.query("#note").results(Prose):
            note.show([paragraph((self._notes[self._cursor], "text"), centred=True)])
        self.refresh_keys()

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor along the cards."""
        step = 1 if direction in ("right", "down") else -1
        self._cursor = (self._cursor + step) % len(self._words)
        self._show()

    def action_choose(self) -> None:
        """Let the card under the cursor return next."""
        self.action_pick(self._cursor)

    def action_pick(self, index: int) -> None:
        """Let a card return next; the last one follows by itself."""
        if index >= len(self._words) or index in self._order:
            return
        self._order.append(index)
        left = [each for each in range(len(self._words)) if each not in self._order]
        if len(left) == 1:
            self._order += left
            self.dismiss(ReturnOrder(tuple(self._words[each] for each in self._order)))
            return
        self._cursor = left[0]
        self._show()

    def action_put_back(self) -> None:
        """Choose the order anew."""
        self._order = []
        self._show()

    def action_take_back(self) -> None:
        """Take the move back that led here."""
        self.dismiss(None)

    def on_button_pressed(self) -> None:
        """Choose the order anew."""
        self.action_put_back()

    def on_card_line_chosen(self, message: CardLine.Chosen) -> None:
        """Let the card that was clicked return next."""
        self.action_pick(message.index)
