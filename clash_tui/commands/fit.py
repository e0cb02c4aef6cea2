"""``clash-tui fit``: find out again what the positions of Clash of Decks are worth."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import click

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.saying import say_fault
from clash_tui.commands._sim_output import STANDARD_OUTPUT, command_line, put, refuse_no_place

if TYPE_CHECKING:
    from clash_tui.lab.clash.fitting import Fitted
    from clash_tui.lab.clash.self_play import Lesson

FEWEST = 20
"""How many games are needed at least: some are held back to measure by."""


@click.command(
    short_help=_("Learn what positions are worth from games of a program against itself."),
    help=_(
        "Learn what positions are worth from games of a program against itself.\n\n"
        "The program plays duels and solo games of all kinds with the weights there are, and "
        "weights are fitted to how these games end. The file of weights is printed, or written to "
        "FILE; what the programs play with lies in assets/clash/weights.toml.\n\n"
        "The same seed gives the same weights. Ctrl+C ends it; then nothing is written."
    ),
)
@click.option(
    "--games",
    type=click.IntRange(FEWEST, 1_000_000),
    default=6000,
    show_default=True,
    metavar="N",
    help=_("How many games are played."),
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**62),
    default=1,
    show_default=True,
    metavar="N",
    help=_("Where all chance comes from."),
)
@click.option(
    "--from",
    "start",
    metavar="FILE",
    help=_("The weights that the games are played with; those of the programs without it."),
)
@click.option(
    "--out",
    default=STANDARD_OUTPUT,
    metavar="FILE",
    help=_("Where the weights are written to; to the standard output without it."),
)
@click.option(
    "--cores",
    type=click.IntRange(1, 256),
    metavar="N",
    help=_("On how many cores to play; without it on all. It changes nothing else."),
)
@click.option(
    "--progress",
    is_flag=True,
    help=_("Tell on the standard error how many games were played: after the first, then often."),
)
@click.pass_context
def command(
    context: click.Context,
    games: int,
    seed: int,
    start: str | None,
    out: str,
    cores: int | None,
    progress: bool,
) -> None:
    """Play, fit and write."""
    from clash_tui.bots.clash.weights import write_weights
    from clash_tui.lab.clash.fitting import fitted
    from clash_tui.lab.clash.self_play import SelfPlay
    from clash_tui.lab.series import play_all

    refuse_no_place("--out", out)
    before = _weights_of(start)
    plan = SelfPlay(tuple(sorted(before.items())), seed)
    played: list[list[Lesson]] = []
    with closing(play_all(plan, range(games), cores)) as all_played:
        for game in all_played:
            played.append(game)
            if progress and (len(played) == 1 or len(played) % max(1, games // 20) == 0):
                _tell(len(played), games)
    found = fitted(played, before, seed=seed)
    say_fault(_measured(found))
    put(out, write_weights(found.weights, f"{command_line(context)}\n{_about(found)}"))


def _weights_of(file: str | None) -> dict[str, float]:
    """Read weights. Raises ``click.ClickException`` with one sentence."""
    from pathlib import Path

    from pydantic import ValidationError

    from clash_tui.base.toml_file import NoToml
    from clash_tui.base.validation import first_fault
    from clash_tui.bots.clash.weights import read_weights

    try:
        return read_weights(None if file is None else Path(file))
    except (OSError, NoToml) as error:
        reason = getattr(error, "strerror", None) or str(error)
        text = _("{file}: {reason}.").format(file=file, reason=reason.rstrip("."))
        raise click.ClickException(text) from error
    except ValidationError as error:
        place, reason = first_fault(error)
        text = _("{file}: {place}: {reason}.").format(file=file, place=place, reason=reason)
        raise click.ClickException(text) from error


def _tell(played: int, games: int) -> None:
    text = ngettext("played {played} of {games}", "played {played} of {games}", played)
    say_fault(text.format(played=played, games=games))


def _measured(found: Fitted) -> str:
    """Say how well the new weights foretell games, and how well the old ones did."""
    text = _(
        "Of the games held back, the new weights foretell {new:.1%} of the positions rightly, "
        "those before {old:.1%} (loss {loss:.4f}, before {before:.4f})."
    )
    return text.format(
        new=found.fit.right,
        old=found.before.right,
        loss=found.fit.loss,
        before=found.before.loss,
    )


def _about(found: Fitted) -> str:
    return f"{found.lessons} positions, {found.fit.right:.3f} right, loss {found.fit.loss:.4f}"
