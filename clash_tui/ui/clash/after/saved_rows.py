"""Saved duels and solo games, and the ways to them, as rows of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clash_tui.base.i18n import _
from clash_tui.base.player_names import title_of
from clash_tui.base.wording import all_of
from clash_tui.games.clash.cards import DECK_SIZE, Catalog
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.games.clash.formats import CONSTRUCTED_SIZE
from clash_tui.games.clash.formats.difficulty import QUICK
from clash_tui.games.clash.matches.saved import SavedDuel
from clash_tui.games.clash.matches.saved_way import SavedDuelWay
from clash_tui.games.clash.rules.words import A
from clash_tui.games.clash.words.duel_options import FORMATS
from clash_tui.games.clash.words.record_words import ending_words, level_title
from clash_tui.games.kinds import kind_of
from clash_tui.match.saved_game import SavedGame
from clash_tui.match.saves import ListedGame
from clash_tui.match.standing import SavedStanding, standing_of
from clash_tui.ui.after.saved_row import SavedRow, helped
from clash_tui.ui.clash.setup.step_words import due_step

_BANNED = CONSTRUCTED_SIZE - DECK_SIZE
"""How many cards of a built deck the other player bans (R70)."""

DUEL, SOLO = "duel", "solo"
"""The kinds of games."""


def rows_of(
    listed: Iterable[ListedGame], catalog: Catalog, shelf: DeckShelf | None = None
) -> tuple[SavedRow, ...]:
    """Return files that can be read as rows, in their order.

    Args:
        listed: The files.
        catalog: All cards.
        shelf: Where decks have names; None takes that of the user.
    """
    named = _names_of_decks(catalog, shelf or DeckShelf(catalog=catalog))
    return tuple(_row(each, catalog, named) for each in listed)


def _row(listed: ListedGame, catalog: Catalog, named: dict[frozenset[str], str]) -> SavedRow:
    if listed.way is not None:
        way = listed.way
        duel = isinstance(way, SavedDuelWay)
        kind = DUEL if duel else SOLO
        name = _(FORMATS[way.preparation.format].name)
        game = name if duel else _("solo, {way}").format(way=name)
        due = due_step(way)
        return SavedRow(
            listed,
            way.changed,
            players(way.names),
            due,
            game=game,
            kind=kind,
            title=_("Clash of Decks"),
        )
    saved = listed.saved
    catalog = catalog.with_sets(saved.own_sets)
    kind = DUEL if isinstance(saved, SavedDuel) else SOLO
    state = standing_of(saved, catalog)
    names = saved.names if kind == DUEL else saved.names[:1]
    ended = ""
    if state is not None and state.outcome is not None:
        ended = ending_words(state.outcome.ending)
    return SavedRow(
        listed,
        saved.changed,
        players(names),
        _state(saved, state),
        ended,
        game_of(saved),
        kind,
        saved.turn,
        _decks(saved, catalog, named),
    )


def players(names: tuple[str, ...]) -> str:
    """Name who plays."""
    return all_of(map(title_of, names))


def game_of(saved: SavedGame) -> str:
    """Say in a few words what kind of game it is: the format, or the level."""
    preparation = saved.preparation
    if isinstance(saved, SavedDuel):
        return _("duel") if preparation is None else _(FORMATS[preparation.format].name)
    level = getattr(preparation, "level", None) or QUICK
    return _("solo, {level}").format(level=level_title(level))


def _state(saved: SavedGame, state: SavedStanding | None) -> str:
    """Say who won, or who is to play; what the file says where it cannot be played."""
    if state is None:
        return kind_of(saved.game).ending(saved) or _("cannot be played")
    outcome = state.outcome
    if outcome is None:
        return _("{name} to play").format(name=title_of(saved.names[state.to_move]))
    if outcome.winner is None:
        told = _("drawn")
    elif isinstance(saved, SavedDuel) or outcome.winner == A:
        told = _("{name} won").format(name=title_of(saved.names[outcome.winner]))
    else:
        told = _("{name} lost").format(name=title_of(saved.names[A]))
    return helped(told, saved.taken_back)


def _decks(saved: SavedGame, catalog: Catalog, named: dict[frozenset[str], str]) -> str:
    """Name the decks: that of a solo game's player, or both of a duel."""
    decks = saved.setup.decks if isinstance(saved, SavedDuel) else (saved.setup.deck,)
    return "–".join(_deck(deck, saved, catalog, named) for deck in decks)


def _deck(
    cards: Sequence[str], saved: SavedGame, catalog: Catalog, named: dict[frozenset[str], str]
) -> str:
    """Name a deck by its name, or by its dearest card."""
    drafted = saved.preparation is not None and saved.preparation.format == "draft"
    name = None if drafted else _name_of(frozenset(cards), named)
    if name is not None:
        return name
    known = [card for card in catalog.cards if card.id in cards]
    if not known:
        return "?"
    dearest = max(known, key=lambda card: (card.cost, card.title))
    return _("with {card}").format(card=dearest.title)


def _name_of(cards: frozenset[str], named: dict[frozenset[str], str]) -> str | None:
    """Return the name of a deck, whose bans took up to two cards away; None for none."""
    fitting = [ids for ids in named if ids >= cards and len(ids) - len(cards) <= _BANNED]
    return named[min(fitting, key=len)] if fitting else None


def _names_of_decks(catalog: Catalog, shelf: DeckShelf) -> dict[frozenset[str], str]:
    """Return the name of each deck that has one, by its cards."""
    named = {frozenset(deck.cards): deck.name for deck in shelf.list() if not deck.problem}
    return {**named, **{frozenset(deck.cards): deck.title for deck in catalog.decks}}
