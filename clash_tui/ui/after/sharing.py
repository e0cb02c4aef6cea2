"""The share code of a game, where it is offered: to read it, to copy it, to type it off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.base.i18n import N_, _
from clash_tui.ui.plan import Plan
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.widgets.menu import Entry

if TYPE_CHECKING:
    from textual.app import App

COPY_CODE = "copy_code"
"""The id of the entry, and of the action, that give the code away."""

COPY = Action(
    COPY_CODE,
    ("c",),
    N_("copy code"),
    N_("Hand the share code of this deal to the clipboard, where the terminal allows it."),
    group=N_("After the game"),
    show=False,
)


def code_of(plan: Plan) -> str | None:
    """Return the code of a game's deal; None where cards of a player's own are in it."""
    try:
        return plan.code
    except ValueError:
        return None


def code_entry(plan: Plan, note: str = "") -> Entry | None:
    """Return the line of a menu that shows the code of a game's deal; None where it has none."""
    code = code_of(plan)
    if code is None:
        return None
    return Entry(COPY_CODE, _("Code {code}").format(code=code), note)


def copy_code(app: App[None], plan: Plan) -> None:
    """Hand the code of a game's deal to the clipboard."""
    code = code_of(plan)
    if code is None:
        app.notify(_("Cards of your own are in use, so there is no code for this deal."))
        return
    app.copy_to_clipboard(code)
    app.notify(_("The code {code} was handed to the clipboard.").format(code=code))
