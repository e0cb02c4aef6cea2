"""What came of a series as tables of plain text."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TypeVar

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.text_table import in_columns
from clash_tui.base.wording import about, in_row
from clash_tui.bots.outside import OutsideFault
from clash_tui.lab.document import DeckRate, Rate, SeriesDocument, SideRate

SEAT, SIDE, DECK, CARD, ENDING = "seat", "side", "deck", "card", "ending"
TABLES = (SEAT, SIDE, DECK, CARD, ENDING)
"""The tables that are printed where they are asked for."""

_ByLevel = TypeVar("_ByLevel", SideRate, DeckRate)

_HEADS = (N_("games"), N_("wins"), N_("draws"), N_("share"), N_("95 of 100"))


def series_text(document: SeriesDocument, tables: Collection[str] = ()) -> str:
    """Return what came of a series: each level, the tables that are asked for, and the lengths.

    Args:
        document: The series.
        tables: Which of ``TABLES`` are told besides.
    """
    blocks = [_levels(document)]
    if document.against and len({each.level for each in document.against}) > 2:
        blocks.append(_matrix(document))
    blocks += [_TELLERS[table](document) for table in TABLES if table in tables]
    blocks.append(_forfeits(document))
    blocks.append(list(_last_lines(document)))
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def rate_cells(rate: Rate) -> tuple[str, str, str, str, str]:
    """Return the cells of a rate: games, wins, draws, share, and between what it truly lies."""
    between = f"{rate.low:.1%}–{rate.high:.1%}"
    return str(rate.games), str(rate.wins), str(rate.draws), _share(rate), between


def _share(rate: Rate | None) -> str:
    return "–" if rate is None or rate.win_rate is None else f"{rate.win_rate:.1%}"


def rate_heads() -> tuple[str, ...]:
    """Return the heads of these cells."""
    return tuple(_(head) for head in _HEADS)


def rate_table(heads: Sequence[str], rows: Sequence[tuple[Sequence[str], Rate]]) -> list[str]:
    """Return a table of rates in lines; nothing where there is none.

    Args:
        heads: The heads of the columns before the rates.
        rows: What stands in them, and the rate.
    """
    if not rows:
        return []
    table = [(*heads, *rate_heads()), *((*cells, *rate_cells(rate)) for cells, rate in rows)]
    return in_columns(table, range(len(heads), len(heads) + len(_HEADS)))


def _levels(document: SeriesDocument) -> list[str]:
    rows = [((each.level,), each) for each in document.levels if each.seat is None]
    return rate_table((_("level"),), rows)


def _matrix(document: SeriesDocument) -> list[str]:
    """Write a square: how the level of a line did against that of a column."""
    ids = list(dict.fromkeys(each.level for each in document.levels))
    known = {(each.level, each.against): each for each in document.against}
    rows: list[tuple[str, ...]] = [(_("against"), *ids)]
    for one in ids:
        rows.append((one, *(_share(known.get((one, other))) for other in ids)))
    return in_columns(rows, range(1, len(ids) + 1))


def _seats(document: SeriesDocument) -> list[str]:
    rows = [((each.level, each.seat), each) for each in document.levels if each.seat is not None]
    return rate_table((_("level"), _("seat")), rows)


def _told(document: SeriesDocument, rates: Sequence[_ByLevel]) -> list[_ByLevel]:
    """Return the rates of all levels together and of each; those of a single one are the same."""
    alone = len({each.level for each in document.levels}) == 1
    return [each for each in rates if each.level is None or not alone]


def _sides(document: SeriesDocument) -> list[str]:
    names = {"first": _("goes first"), "later": _("goes later")}
    told = _told(document, document.sides)
    rows = [((each.level or _("all"), names[each.side]), each) for each in told]
    return rate_table((_("level"), _("side")), rows)


def _decks(document: SeriesDocument) -> list[str]:
    told = _told(document, document.decks)
    rows = [((each.level or _("all"), each.deck), each) for each in told]
    return rate_table((_("level"), _("deck")), rows)


def _cards(document: SeriesDocument) -> list[str]:
    rows = []
    for card in document.cards:
        for told, rate in (
            (_("in the deck"), card.in_deck),
            (_("opened"), card.opened),
            (_("played"), card.played),
        ):
            rows.append(((card.card, told), rate))
    return rate_table((_("card"), ""), rows)


def _endings(document: SeriesDocument) -> list[str]:
    rows = [(_("ending"), _("games"))]
    rows += [(ending, str(count)) for ending, count in document.endings.items()]
    return in_columns(rows, (1,)) if document.endings else []


def _forfeits(document: SeriesDocument) -> list[str]:
    """Write why programs outside lost games that they could not go on with."""
    rows = [(_("level"), _("games lost"), _("why"))]
    for each in document.forfeits:
        rows.append((each.level, str(each.games), OutsideFault(each.reason).sentence))
    return in_columns(rows, (1,)) if document.forfeits else []


_TELLERS = {SEAT: _seats, SIDE: _sides, DECK: _decks, CARD: _cards, ENDING: _endings}


def _last_lines(document: SeriesDocument) -> Iterator[str]:
    played = ngettext("{games} game played", "{games} games played", document.games)
    told = [played.format(games=document.games)]
    if not document.complete:
        asked = ngettext("of {asked} asked for", "of {asked} asked for", document.asked)
        told.append(asked.format(asked=document.asked))
    alone = {each.seat for each in document.levels} <= {None, "A"}
    for side in document.sides:
        # Against the pile it would be the rate of the level once more.
        if not alone and side.level is None and side.side == "first" and side.win_rate is not None:
            told.append(_("who goes first wins {rate:.1%}").format(rate=side.win_rate))
    yield in_row(told)
    lengths = document.lengths
    if lengths.most is not None:
        text = _("median {median}, 95 of 100 at most {p95}, the longest {most}")
        yield about(
            _("Turns in a game"),
            text.format(median=lengths.median, p95=lengths.p95, most=lengths.most),
        )
        rate = _("{decisions:.1f}").format(decisions=document.decisions_a_turn)
        yield about(_("Decisions in a turn"), rate)
    if document.stalls:
        stalls = ngettext(
            "{count} game had too many turns and counts as a draw.",
            "{count} games had too many turns and count as draws.",
            document.stalls,
        )
        yield stalls.format(count=document.stalls)
