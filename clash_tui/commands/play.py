"""``clash-tui play``: a duel or a game of Stak Bots from a list of moves, told as plain text."""

from __future__ import annotations

from typing import Any

import click
from click.core import ParameterSource

from clash_tui.base.i18n import _
from clash_tui.base.saying import say
from clash_tui.base.wording import in_row
from clash_tui.commands._games import CLASH, IDS, STAK, game_option, refuse_options
from clash_tui.commands._input import place_of, text_of
from clash_tui.commands._play_stak import SWITCHES

_LETTERS = ("A", "B")
_SEATS = "ABCDEF"
_OF_CLASH = ("decks", "edition")
_OF_STAK = ("players", "depth", "deck", *SWITCHES)


def _words(
    context: click.Context, option: click.Parameter, given: str | None
) -> tuple[str, ...] | None:
    """Read an option that is one word for each player, with commas between them."""
    return None if given is None else tuple(word.strip() for word in given.split(","))


def _pair(words: tuple[str, ...], option: str) -> tuple[str, str]:
    """Return what was given for A and for B."""
    if len(words) != len(_LETTERS):
        reason = _("it must be one for A and one for B, with a comma between")
        raise click.BadParameter(reason, param_hint=f"'--{option}'")
    return words[0], words[1]


@click.command(
    short_help=_("Play a game from a list of moves and print what happens."),
    help=_(
        "Play a duel, or a game of Stak Bots, from a list of moves and print what happens.\n\n"
        "The list has one move a line; what follows a # is left out. In a duel moves are like "
        "“troll upper”, “boom B upper 0” or “attack”; the place of a creature counts from 0 at the "
        "Bridge. In Stak Bots they are like “play core-5”, “attack B”, “choose C2” or “end”; the "
        "place of a card counts from 1 at the top."
    ),
)
@game_option()
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    metavar="N",
    help=_("The number that all chance comes from, 0 or more."),
)
@click.option(
    "--code",
    metavar="CODE",
    help=_(
        "The share code of a duel with ready decks, or of a game of Stak Bots, instead of seed, "
        "decks and options."
    ),
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
    callback=_words,
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
    type=click.Choice(tuple(_SEATS)),
    help=_("Who goes first; without it the code says so, or the coin decides."),
)
@click.option(
    "--names",
    metavar="NAME,NAME",
    callback=_words,
    help=_("The names of A, B and so on; without them players are called by their letters."),
)
@click.option(
    "--players",
    type=click.IntRange(2, len(_SEATS)),
    metavar="N",
    help=_("Stak Bots: how many play, 2 to 6; without it as many as there are names, or 2."),
)
@click.option(
    "--depth",
    type=click.IntRange(min=1),
    metavar="N",
    help=_("Stak Bots: how many cards each Stak has; without it the usual number."),
)
@click.option(
    "--deck",
    metavar="FILE",
    help=_("Stak Bots: the file of a deck of your own; without it the house deck."),
)
@click.option("--large-hand", is_flag=True, help=_("Stak Bots: begin with three cards in hand."))
@click.option("--no-first-draw", is_flag=True, help=_("Stak Bots: no draw in the very first turn."))
@click.option(
    "--setup-effects", is_flag=True, help=_("Stak Bots: the first top cards have their effects.")
)
@click.option(
    "--recycling",
    is_flag=True,
    help=_("Stak Bots: the top card and a card in hand can be exchanged for a draw."),
)
@click.option(
    "--reactive",
    is_flag=True,
    help=_("Stak Bots: whoever is attacked may play a card first, which calls the attack off."),
)
@click.option(
    "--borderless", is_flag=True, help=_("Stak Bots: cards can be played on anybody's Stak.")
)
@click.pass_context
def command(
    context: click.Context,
    /,
    game: str,
    seed: int | None,
    code: str | None,
    file: str,
    decks: tuple[str, ...],
    edition: str,
    first: str | None,
    names: tuple[str, ...] | None,
    **of_stak: Any,
) -> None:
    """Play a game from a list of moves."""
    if code is not None and context.get_parameter_source("game") is ParameterSource.DEFAULT:
        game = _game_of(code)
    if game == STAK:
        refuse_options(context, _OF_CLASH, CLASH)
        _play_stak(context, seed, code, file, first, names, **of_stak)
    else:
        refuse_options(context, _OF_STAK, STAK)
        _play_duel(context, seed, code, file, _pair(decks, "decks"), edition, first, names)


def _play_stak(
    context: click.Context,
    seed: int | None,
    code: str | None,
    file: str,
    first: str | None,
    names: tuple[str, ...] | None,
    *,
    players: int | None,
    depth: int | None,
    deck: str | None,
    **switches: bool,
) -> None:
    """Play a game of Stak Bots from a list of moves."""
    from clash_tui.commands._play_stak import Wanted, play, setup_in, setup_of

    if code is not None:
        _refuse_beside_code(context, ("seed", *_OF_STAK))
        setup = setup_in(code, first)
    elif seed is None:
        raise click.MissingParameter(param_hint="'--seed'", param_type="option")
    else:
        chosen = tuple(name for name, on in switches.items() if on)
        setup = setup_of(Wanted(players, seed, first, depth, deck, chosen), names)
    shown = None if names is None else tuple(map(_name, names))
    say(play(setup, shown, file))


def _play_duel(
    context: click.Context,
    seed: int | None,
    code: str | None,
    file: str,
    decks: tuple[str, str],
    edition: str,
    first: str | None,
    names: tuple[str, ...] | None,
) -> None:
    """Play a duel from a list of moves."""
    from clash_tui.games.clash.cards import UnknownDeck
    from clash_tui.games.clash.formats import DeckTaken
    from clash_tui.games.clash.matches import new_duel, write_record
    from clash_tui.match import BadLine, play_moves

    if first not in (None, *_LETTERS):
        reason = _("{given} is not one of {choices}").format(
            given=repr(first), choices=in_row(_LETTERS)
        )
        raise click.BadParameter(reason, param_hint="'--first'")
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
            names=_names(names or _LETTERS),
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


def _game_of(code: str) -> str:
    """Return the game of a share code, as the command line calls it."""
    from clash_tui.base.code_signs import BadCode
    from clash_tui.games.codes import game_of

    try:
        game_id = game_of(code)
    except BadCode as error:
        raise click.BadParameter(str(error), param_hint="'--code'") from error
    return next(name for name, each in IDS.items() if each == game_id)


def _refuse_beside_code(context: click.Context, names: tuple[str, ...]) -> None:
    """Raise ``UsageError`` for an option beside a code that says the same."""
    for name in names:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            text = _("--code says what --{name} would say.")
            raise click.UsageError(text.format(name=name.replace("_", "-")))


def _deal(context: click.Context, code: str) -> tuple[int, tuple[str, str], str, str | None]:
    """Return seed, decks and edition of a code, and who goes first where it says so."""
    from clash_tui.games.clash.cards import default_catalog
    from clash_tui.games.clash.formats import BadCode, Preparation, begin_code

    _refuse_beside_code(context, ("seed", "decks", "edition"))
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


def _names(given: tuple[str, ...]) -> tuple[str, str]:
    """Return the names as the program shows them: an empty one is the player's letter."""
    a, b = map(_name, _pair(given, "names"))
    return a or _LETTERS[0], b or _LETTERS[1]


def _name(given: str) -> str:
    from pydantic import TypeAdapter, ValidationError

    from clash_tui.base.settings import PlayerName
    from clash_tui.base.validation import first_fault

    adapter: TypeAdapter[str] = TypeAdapter(PlayerName)
    try:
        return adapter.validate_python(given)
    except ValidationError as error:
        raise click.BadParameter(first_fault(error)[1], param_hint="'--names'") from error
