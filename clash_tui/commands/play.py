"""``clash-tui play``: a duel from a list of moves, told as plain text."""

from __future__ import annotations

import click
from click.core import ParameterSource

from clash_tui.base.i18n import _
from clash_tui.base.saying import say
from clash_tui.base.wording import in_row
from clash_tui.commands._input import place_of, text_of

_LETTERS = ("A", "B")


def _pair(context: click.Context, option: click.Parameter, given: str) -> tuple[str, str]:
    """Read an option that is one word for A and one for B, with a comma between them."""
    words = [word.strip() for word in given.split(",")]
    if len(words) != 2:
        raise click.BadParameter(_("it must be one for A and one for B, with a comma between"))
    return words[0], words[1]


@click.command(
    help=_(
        "Play a duel from a list of moves and print what happens.\n\n"
        "The list has one move a line, like “troll upper”, “boom B upper 0” or “attack”; what "
        "follows a # is left out. The place of a creature counts from 0 at the Bridge."
    )
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    metavar="N",
    help=_("The number that all chance comes from, 0 or more."),
)
@click.option(
    "--code",
    metavar="CODE",
    help=_("The share code of a duel with ready decks, instead of seed, decks and edition."),
)
@click.option(
    "--moves",
    "file",
    required=True,
    metavar="FILE",
    help=_("The file with the moves, or - for the standard input."),
)
@click.option(
    "--decks",
    default="deck-1,deck-2",
    metavar="DECK,DECK",
    show_default=True,
    callback=_pair,
    help=_("The preconstructed decks of A and B."),
)
@click.option(
    "--edition",
    default="initiation-pack",
    metavar="EDITION",
    show_default=True,
    help=_("The rule edition, initiation-pack or starter-kit."),
)
@click.option(
    "--first",
    type=click.Choice(_LETTERS),
    help=_("Who goes first; without it the code says so, or the coin decides."),
)
@click.option(
    "--names",
    default="A,B",
    metavar="NAME,NAME",
    show_default=True,
    callback=_pair,
    help=_("The names of A and B."),
)
@click.pass_context
def command(
    context: click.Context,
    seed: int | None,
    code: str | None,
    file: str,
    decks: tuple[str, str],
    edition: str,
    first: str | None,
    names: tuple[str, str],
) -> None:
    """Play a duel from a list of moves."""
    from clash_tui.games.clash.cards import UnknownDeck
    from clash_tui.games.clash.formats import DeckTaken
    from clash_tui.games.clash.matches import new_duel, write_record
    from clash_tui.match import BadLine, play_moves

    if code is not None:
        seed, decks, edition, told = _deal(context, code)
        first = first or told
    elif seed is None:
        raise click.MissingParameter(param_hint="'--seed'", param_type="option")
    try:
        duel = new_duel(
            decks=decks,
            seed=seed,
            edition=_edition(edition),
            names=_names(names),
            first=None if first is None else _LETTERS.index(first),
        )
    except (UnknownDeck, DeckTaken) as error:
        raise click.BadParameter(str(error), param_hint="'--decks'") from error
    text = text_of(file)
    try:
        play_moves(duel, text)
    except BadLine as error:
        raise click.ClickException(f"{place_of(file)}, {error}") from error
    say(write_record(duel))


def _deal(context: click.Context, code: str) -> tuple[int, tuple[str, str], str, str | None]:
    """Return seed, decks and edition of a code, and who goes first where it says so."""
    from clash_tui.games.clash.cards import default_catalog
    from clash_tui.games.clash.formats import BadCode, Preparation, begin_code

    for name in ("seed", "decks", "edition"):
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            text = _("--code says what --{name} would say.")
            raise click.UsageError(text.format(name=name))
    try:
        deal = begin_code(code, default_catalog())
    except BadCode as error:
        raise click.BadParameter(str(error), param_hint="'--code'") from error
    decks = [move.removeprefix("deck ") for move in deal.moves]
    if not isinstance(deal, Preparation) or len(decks) != len(_LETTERS):
        reason = _("only a duel with ready decks can be played from a list of moves")
        raise click.BadParameter(reason, param_hint="'--code'")
    begins = deal.begins if deal.begins in _LETTERS else None
    return deal.seed, (decks[0], decks[1]), deal.edition, begins


def _edition(given: str) -> str:
    from clash_tui.games.clash.rules import Edition

    if given not in list(Edition):
        reason = _("{given} is not one of {choices}").format(
            given=repr(given), choices=in_row(Edition)
        )
        raise click.BadParameter(reason, param_hint="'--edition'")
    return given


def _names(given: tuple[str, str]) -> tuple[str, str]:
    """Return the names as the program shows them: an empty one is the player's letter."""
    from pydantic import TypeAdapter, ValidationError

    from clash_tui.base.settings import PlayerName
    from clash_tui.base.validation import first_fault

    adapter: TypeAdapter[str] = TypeAdapter(PlayerName)
    try:
        a, b = (adapter.validate_python(name) for name in given)
    except ValidationError as error:
        raise click.BadParameter(first_fault(error)[1], param_hint="'--names'") from error
    return a or _LETTERS[0], b or _LETTERS[1]
