"""All texts of the program for its translators, gathered from the Python files and the assets."""

import ast
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.pofile import write_po

from clash_tui.base.i18n import DOMAIN

ROOT = Path(__file__).parent.parent.parent
TEMPLATE = ROOT / "assets" / "locale" / f"{DOMAIN}.pot"
"""The texts that a new language begins with."""

FUNCTIONS: dict[str, Any] = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "NP_": ((1, "c"), 2),
}
"""The functions of ``i18n`` that texts stand in, as Babel reads them."""

HEADER = """\
# Texts of Clash of Decks, gathered by: python -m tests.texts.make
#
# What stands in braces, such as {name}, stays as it is. Names of cards stay English unless the
# language has printed ones."""

_VARIES = (b'"POT-Creation-Date', b'"Generated-By', b'"PO-Revision-Date', b'"Last-Translator')


@dataclass(frozen=True)
class Text:
    """One text where it stands.

    Attributes:
        words: The English text, or its forms for one and for many.
        place: The file, as the project names it.
        context: What it is said of, for words with several meanings.
        remarks: What helps a translator.
    """

    words: str | tuple[str, ...]
    place: str
    context: str | None = None
    remarks: tuple[str, ...] = ()


def python_texts(folder: Path = ROOT / "clash_tui") -> Iterator[Text]:
    """Return what stands in the functions of ``i18n``."""
    for file in sorted(folder.rglob("*.py")):
        found = extract_from_file(
            "python", file, FUNCTIONS, ("Translators:",), strip_comment_tags=True
        )
        for _line, words, remarks, context in found:
            yield Text(words, _place(file), context, tuple(remarks))


def key_texts(folder: Path = ROOT / "clash_tui") -> Iterator[Text]:
    """Return what the bottom row calls the keys, which mostly is what they do.

    The same word can be a thing elsewhere, as in the head of a table.
    """
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Action", "replace"}:
                yield from (Text(words, _place(file), "key") for words in _labels(node))


def _labels(call: ast.Call) -> Iterator[str]:
    third = call.args[2:3] if getattr(call.func, "id", "") == "Action" else []
    for given in (*third, *(word.value for word in call.keywords if word.arg == "label")):
        match given:
            case ast.Call(ast.Name("N_"), [ast.Constant(str(words))]):
                yield words


def asset_texts() -> Iterator[Text]:
    """Return what the files of rules, decks and sets say to a player."""
    yield from _rules()
    for file, content in _read("clash/decks/*.toml"):
        for name, deck in content["decks"].items():
            yield Text(deck["name"], _place(file), "deck")
            yield Text(_one_paragraph(deck["advice"]), _place(file), remarks=(f"advice on {name}",))
    for file, content in _read("clash/sets/*.toml"):
        yield Text(content["name"], _place(file), "set")
        for card in content["cards"].values():
            yield Text(card["name"], _place(file), "card")


def _rules() -> Iterator[Text]:
    for file, content in _read("*/rules/sections/*.toml"):
        yield Text(content["title"], _place(file))
        for entry in content["entry"]:
            for field in ("title", "text", "example", "house_note"):
                if field in entry:
                    remark = f"{entry['id']}, {field}"
                    yield Text(_one_paragraph(entry[field]), _place(file), remarks=(remark,))
    for file, content in _read("clash/rules/abilities.toml"):
        for name, sentences in content.items():
            for words in _texts_in(sentences):
                yield Text(_one_paragraph(words), _place(file), remarks=(f"follows “{name}:”",))


def _texts_in(table: dict[str, Any]) -> Iterator[str]:
    for value in table.values():
        if isinstance(value, dict):
            yield from _texts_in(value)
        else:
            yield value


def _read(pattern: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    for file in sorted((ROOT / "assets").glob(pattern)):
        yield file, tomllib.loads(file.read_text(encoding="utf-8"))


def _one_paragraph(text: str) -> str:
    return " ".join(text.split())


def _place(file: Path) -> str:
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name


def gathered(texts: Sequence[Text] | None = None) -> Catalog:
    """Return all texts as a catalog without translations."""
    catalog = Catalog(project="Clash of Decks", version="", header_comment=HEADER, fuzzy=False)
    for text in (*python_texts(), *key_texts(), *asset_texts()) if texts is None else texts:
        catalog.add(
            text.words,
            locations=[(text.place, 1)],
            context=text.context,
            auto_comments=text.remarks,
        )
    return catalog


def written(catalog: Catalog, **options: Any) -> bytes:
    """Return a catalog as a file has it: without lines and dates, which change all the time."""
    stream = BytesIO()
    write_po(stream, catalog, width=100, sort_by_file=True, include_lineno=False, **options)
    lines = stream.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(_VARIES))


_PLACE = re.compile(r"\{(\w+)[^{}]*\}")


def wrong_places(catalog: Catalog) -> list[str]:
    """Return the translations that have other places to be filled than the English texts.

    A place that is not there would end the program where the text is shown; of the forms for one
    and many each can leave one out.
    """
    found = []
    for message in catalog:
        english, said = _forms(message.id), _forms(message.string)
        known = {place for text in english for place in _PLACE.findall(text)}
        for text in filter(None, said if message.id else ()):
            places = set(_PLACE.findall(text))
            if places - known or (len(english) == 1 and places != known):
                found.append(text)
    return found


def _forms(words: str | Sequence[str] | None) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else tuple(words or ())
