"""The cards of Stak Bots, and what was found in a deck, as plain lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from clash_tui.base.cells import wrap
from clash_tui.base.csv_text import csv_text
from clash_tui.base.i18n import _, folded, ngettext
from clash_tui.base.text_table import in_columns
from clash_tui.base.wording import in_row, notes
from clash_tui.games.reference import Entry
from clash_tui.games.stak.cards import Bot, Deck, DeckLine, DeckReading
from clash_tui.games.stak.reference import default_reference
from clash_tui.games.stak.words.deck_words import (
    deck_title,
    house_words,
    kind_words,
    printed_power,
)
from clash_tui.games.stak.words.names import face_name, name_of

_WIDE = 79
"""How wide sentences are written."""
_NUMBERS = frozenset({2, 3, 4, 5})
"""The columns that stand at the right."""


def deck_table(deck: Deck) -> str:
    """Return a table with one card version a line, how many cards that is, and whose data it is."""
    heads = [_("id"), _("name"), _("power"), _("V"), _("rank"), _("copies")]
    table = [heads, *(_cells(line) for line in deck.lines)]
    copies = sum(line.copies for line in deck.lines)
    count = ngettext("{deck}: {count} card", "{deck}: {count} cards", copies)
    lines = [*in_columns(table, _NUMBERS), "", count.format(deck=deck_title(deck), count=copies)]
    return "\n".join([*lines, *_house(deck)]) + "\n"


def deck_csv(deck: Deck) -> str:
    """Return the same as comma-separated values, in the words that the files of decks use."""
    rows: list[list[object]] = [["id", "bot", "power", "v", "rank", "copies"]]
    for line in deck.lines:
        version = line.version
        value = version.value or ""
        rows.append(
            [version.id, version.bot.value, printed_power(version), value, line.rank, line.copies]
        )
    return csv_text(rows)


def bots_called(name: str, deck: Deck) -> list[Bot]:
    """Return the bots of a name: an id or name of a bot, or of one of its cards in a deck."""
    wanted = folded(name).strip()
    found = []
    for bot in Bot:
        versions = [line.version for line in deck.lines if line.version.bot is bot]
        names = [bot.value, bot.title]
        for version in versions:
            names += [version.id, name_of(version), face_name(version)]
        if wanted in map(folded, names):
            found.append(bot)
    return found


def bot_page(bot: Bot, deck: Deck) -> str:
    """Return all about one bot: what it does, where the rules say so, its cards in a deck."""
    text = bot.text
    if bot.symbol:
        text = _("{symbol} {text}").format(symbol=bot.symbol, text=text)
    lines = [bot.title, *wrap(text, _WIDE), ""]
    if bot.symbol:
        lines.append(_("Kind: {kind}").format(kind=kind_words(bot)))
    lines.append(_("In the rules: {rule}").format(rule=bot.rule))
    own = [line for line in deck.lines if line.version.bot is bot]
    if own:
        lines += ["", _("In the deck “{deck}”:").format(deck=deck_title(deck))]
        lines += in_columns([("", *_face(line)) for line in own])
    return "\n".join([*lines, *_house(deck)]) + "\n"


def effect_list() -> str:
    """Return what each bot does by the rules, with its name in files, its sign and its rule."""
    wide = max(len(bot.value) for bot in Bot) + 5
    lines: list[str] = []
    for bot in Bot:
        head = notes(each for each in (bot.title, kind_words(bot), bot.rule) if each)
        lines.append(f"{bot.value:{wide - 3}}{bot.symbol:3}{head}")
        for text in _ruled(default_reference().for_bot(bot)):
            lines += [f"{'':{wide}}{line}" for line in wrap(text, _WIDE - wide)]
    return "\n".join(lines) + "\n"


def _ruled(entry: Entry) -> Iterator[str]:
    """Yield what a rule says, and what of it was decided here."""
    yield entry.text
    if entry.house and entry.house_note:
        yield _("House ruling: {note}").format(note=entry.house_note)


def deck_check_text(file: str, reading: DeckReading) -> str:
    """Return everything that is wrong with a deck, or that it is sound."""
    if reading.deck is None:
        lines = [_("Errors, with which the deck cannot be played:")]
        lines += [f"  {problem}" for problem in reading.problems]
        count = len(reading.problems)
        text = ngettext("{file}: {count} error.", "{file}: {count} errors.", count)
        return "\n".join([*lines, "", text.format(file=file, count=count)]) + "\n"
    versions = len(reading.deck.lines)
    text = ngettext(
        "{file}: a sound deck of Stak Bots with {count} different card.",
        "{file}: a sound deck of Stak Bots with {count} different cards.",
        versions,
    )
    return text.format(file=file, count=versions) + "\n"


def bot_ids() -> Iterable[str]:
    """Return the names of all bots as files have them."""
    return [bot.value for bot in Bot]


def _cells(line: DeckLine) -> list[str]:
    version = line.version
    return [
        version.id,
        version.title,
        printed_power(version),
        str(version.value or ""),
        str(line.rank),
        str(line.copies),
    ]


def _face(line: DeckLine) -> list[str]:
    copies = ngettext("{n} copy", "{n} copies", line.copies).format(n=line.copies)
    rank = _("rank {rank}").format(rank=line.rank)
    return [line.version.id, name_of(line.version), in_row((rank, copies))]


def _house(deck: Deck) -> Iterator[str]:
    """Say of the house deck what of it was chosen here."""
    if deck.house:
        yield ""
        yield from wrap(house_words(), _WIDE)
