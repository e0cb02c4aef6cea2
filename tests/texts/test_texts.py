"""The texts as translators find them: all in the catalog, whole, and counted where they count."""

import ast
import gettext
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from clash_tui.base import i18n
from clash_tui.base.wording import all_of
from clash_tui.games.clash.cards import Ability, default_catalog
from clash_tui.games.clash.reference import default_reference
from tests.texts.catalog import (
    FUNCTIONS,
    TEMPLATE,
    Text,
    asset_texts,
    gathered,
    key_texts,
    python_texts,
    written,
    wrong_places,
)

PRODUCT = Path(i18n.__file__).parent.parent


def test_the_template_is_up_to_date() -> None:
    now = TEMPLATE.read_bytes()
    assert now == written(gathered()), "python -m tests.texts.make writes it anew"


def test_what_the_assets_say_to_a_player_is_in_the_catalog() -> None:
    texts = {(text.context, text.words) for text in asset_texts()}
    catalog, reference = default_catalog(), default_reference()
    said: set[tuple[str | None, str]] = {("deck", deck.name) for deck in catalog.decks}
    said |= {(None, deck.raw_advice) for deck in catalog.decks}
    said |= {("set", card_set.name) for card_set in catalog.sets}
    said |= {("card", card.name) for card in catalog.cards}
    said |= {(None, section.raw_title) for section in reference.sections}
    for entry in reference.entries:
        parts = (entry.raw_title, entry.raw_text, entry.raw_example, entry.raw_house_note)
        said |= {(None, part) for part in parts if part is not None}
    for ability in Ability:
        said |= {(None, words) for words in reference.abilities[ability.value].all_raw()}
    assert said - texts == set()


def test_what_a_key_does_can_be_told_from_a_thing_of_the_same_name() -> None:
    words = {(text.context, text.words) for text in (*python_texts(), *key_texts())}
    for both in ("attack", "move", "name", "next", "ready"):
        assert {(None, both), ("key", both)} <= words


def test_a_key_without_words_of_its_own_is_called_as_the_thing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = {("key", "attack"): "napadi", (None, "attack"): "napad", (None, "deck"): "komplet"}
    monkeypatch.setattr(i18n, "pgettext", lambda context, text: said.get((context, text), text))
    monkeypatch.setattr(i18n, "_", lambda text: said.get((None, text), text))
    assert i18n.said_of("key", "attack") == "napadi"
    assert i18n.said_of("key", "deck") == "komplet"
    assert i18n.said_of("key", "quit") == "quit"


# -- how texts are written

NUMBERS = (
    "all amount bonus count damage fixed least left limit more most n number per points round size"
    " times turns years"
)
NOT_COUNTED = {
    "it must be {least} or more",
    "it must be {most} or less",
    "it must be less than {limit}",
    "round {round} of {rounds}",
}
"""Numbers that count no thing."""


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Return each call of a function or method in the product, with its place and name."""
    for file in sorted(PRODUCT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                yield f"{file.relative_to(PRODUCT).as_posix()}:{node.lineno}", node, name


def test_each_counted_text_has_its_plural_forms() -> None:
    """A number before a word in the plural counts something, and languages count differently."""
    counted = re.compile(rf"\{{(?:{NUMBERS.replace(' ', '|')})\}} (?:\w+ )?(?:\w+s|mana|damage)\b")
    found = [
        f"{text.place}: {text.words}"
        for text in python_texts()
        if isinstance(text.words, str)
        and text.words not in NOT_COUNTED
        and counted.search(text.words)
    ]
    assert found == []


def test_a_text_is_one_whole_literal() -> None:
    """What is put together before it is translated is in no catalog."""
    found = [
        place
        for place, call, name in calls()
        if name in FUNCTIONS and any(_is_made(each) for each in call.args)
    ]
    assert found == []


def _is_made(given: ast.expr) -> bool:
    added = isinstance(given, ast.BinOp) and any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(given)
    )
    return added or isinstance(given, ast.JoinedStr)


def test_no_text_begins_or_ends_with_a_blank() -> None:
    """A text with a blank at its end is a piece, and its language may order pieces otherwise."""
    assert [text for text in python_texts() if str(text.words) != str(text.words).strip()] == []


def test_nothing_is_translated_before_the_language_is_known() -> None:
    """A text of a module or a class would stay in the language of the first moment."""
    found = []
    for file in sorted(PRODUCT.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found += [f"{file.name}:{call.lineno}" for call in _at_import(tree)]
    assert found == []


def _at_import(node: ast.AST) -> Iterator[ast.Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Call) and getattr(child.func, "id", "") in {
            "_",
            "ngettext",
            "pgettext",
        }:
            yield child
        yield from _at_import(child)


# -- one place for what languages do differently

LETTERS = {"upper", "lower", "capitalize", "title", "swapcase"}
NO_WORDS = {
    "base/pseudo.py",
    "base/wording.py",
    "base/code_signs.py",
    "games/reference.py",
    "games/clash/rules/moves_text.py",
    "games/clash/rules/position_reading.py",
    "games/stak/rules/moves_text.py",
    "games/table_moves.py",
    "ui/shell/actions.py",
    "ui/shell/base.py",
    "ui/style/depth.py",
    "ui/terminal/abilities.py",
}
"""Modules that change the letters of ids, keys and variables, which no language has."""


def test_letters_are_changed_in_one_place_alone() -> None:
    found = [
        place
        for place, call, name in calls()
        if name in LETTERS
        and isinstance(call.func, ast.Attribute)
        and not call.args
        and place.partition(":")[0] not in NO_WORDS
    ]
    assert found == []


IDS_IN_A_ROW = {
    "games/clash/formats/deck_line.py",
    "games/clash/rules/position_text.py",
    "records/schema.py",
    "records/store.py",
}
"""Modules that write ids one after another, as files have them."""


def test_texts_are_joined_in_one_place_alone() -> None:
    found = [
        place
        for place, call, name in calls()
        if name == "join"
        and isinstance(call.func, ast.Attribute)
        and isinstance(call.func.value, ast.Constant)
        and call.func.value.value in {", ", "; ", " and ", " or "}
        and place.partition(":")[0] not in IDS_IN_A_ROW
    ]
    assert found == []


def test_no_text_stands_inside_another_string() -> None:
    """Python before 3.12 takes an f-string for one piece, so that its texts are not gathered."""
    found = [
        f"{file.relative_to(PRODUCT).as_posix()}:{node.lineno}"
        for file in sorted(PRODUCT.rglob("*.py"))
        for string in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(string, ast.JoinedStr)
        for node in ast.walk(string)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in FUNCTIONS
    ]
    assert found == []


def test_whose_a_thing_is_stands_in_a_whole_text() -> None:
    """Most languages say "{name}'s Champion" the other way round."""
    alone = [text for text in python_texts() if re.fullmatch(r"\{\w+\}['’]s", str(text.words))]
    made = [
        f"{file.name}:{node.lineno}"
        for file in sorted(PRODUCT.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
        and any(
            isinstance(part, ast.Constant) and str(part.value).startswith("'s ")
            for part in node.values
        )
    ]
    assert (alone, made) == ([], [])


SHOWN = ("ui", "match", "commands", "games/clash/rules", "games/clash/words")
"""The rooms whose words of a card are for a player."""


def test_a_card_is_shown_by_its_title() -> None:
    """Its name is the English one; a list that is sorted for a seed goes by it everywhere."""
    named = re.compile(r"\b(?:card|symbiote)\.name\b")
    found = [
        f"{file.relative_to(PRODUCT).as_posix()}: {line.strip()}"
        for room in SHOWN
        for file in sorted((PRODUCT / room).rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if named.search(line) and "folded" not in line and "card.title, card.name" not in line
    ]
    assert found == []


def test_french_players_read_the_french_names(monkeypatch: pytest.MonkeyPatch) -> None:
    catalog = default_catalog()
    card = next(each for each in catalog.cards if each.name_fr != each.name)
    card_set = next(each for each in catalog.sets if each.name_fr != each.name)
    assert (card.title, card_set.title) == (card.name, card_set.name)
    monkeypatch.setattr(i18n, "language", lambda: "fr")
    assert (card.title, card_set.title) == (card.name_fr, card_set.name_fr)


# -- a new language is one file


def test_a_language_is_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written, compiled, offered in the settings by its own name, and spoken."""
    texts = gathered([Text("Quit", "x.py"), Text(("{n} card", "{n} cards"), "x.py")])
    language = Catalog(locale="sl")
    language.update(texts)
    language.add("English", "slovenščina", context="this language, as its speakers call it")
    language["Quit"].string = "Izhod"
    language["{n} card"].string = ("{n} karta", "{n} karti", "{n} karte", "{n} kart")
    file = tmp_path / "locale" / "sl" / "LC_MESSAGES" / "clash_tui.mo"
    file.parent.mkdir(parents=True)
    with file.open("wb") as stream:
        write_mo(stream, language)
    monkeypatch.setattr(i18n, "assets_dir", lambda: tmp_path)
    assert i18n.languages() == {"en": "English", "sl": "slovenščina"}
    try:
        i18n.choose_language("sl")
        assert i18n.language() == "sl"
        assert i18n._("Quit") == "Izhod"
        forms = [i18n.ngettext("{n} card", "{n} cards", n).format(n=n) for n in (1, 2, 3, 5)]
        assert forms == ["1 karta", "2 karti", "3 karte", "5 kart"]
        assert i18n._("Duel") == "Duel"
    finally:
        i18n.use_language(["en"])


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for languages, in place of the program's own."""
    monkeypatch.setattr(i18n, "assets_dir", lambda: tmp_path)
    # gettext remembers files it has read.
    monkeypatch.setattr("gettext._translations", {})
    yield tmp_path / "locale"
    i18n.use_language(["en"])


def add_language(locale: Path, code: str, content: bytes) -> Path:
    file = locale / code / "LC_MESSAGES" / "clash_tui.mo"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    return file


def compiled(code: str, **said: str) -> bytes:
    """Return the file of a language that says only these words."""
    language = Catalog(locale=code)
    for english, words in said.items():
        language.add(english, words)
    stream = BytesIO()
    write_mo(stream, language)
    return stream.getvalue()


def test_what_a_language_does_not_say_is_said_in_english(locale: Path) -> None:
    add_language(locale, "sl", compiled("sl", Quit="Izhod"))
    i18n.choose_language("sl")
    assert (i18n._("Quit"), i18n._("Duel")) == ("Izhod", "Duel")
    assert i18n.ngettext("{n} card", "{n} cards", 2) == "{n} cards"
    assert i18n.pgettext("key", "attack") == "attack"
    assert i18n.said_of("key", "attack") == "attack"
    assert all_of(("a", "b")) == "a and b"


def test_a_damaged_file_of_texts_leaves_english_and_is_no_fault(locale: Path) -> None:
    whole = compiled("sl", Quit="Izhod", Duel="Dvoboj")
    file = add_language(locale, "sl", whole)
    damaged = [whole[:length] for length in range(0, len(whole), 7)]
    for place in range(len(whole)):
        damaged.append(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
    for content in (b"", b"no texts at all", *damaged):
        gettext._translations.clear()  # type: ignore[attr-defined]
        file.write_bytes(content)
        i18n.choose_language("sl")
        assert isinstance(i18n._("Quit"), str)
        assert isinstance(i18n.ngettext("{n} card", "{n} cards", 2), str)
        assert set(i18n.languages()) == {"en", "sl"}
    file.write_bytes(whole[:30])
    gettext._translations.clear()  # type: ignore[attr-defined]
    assert i18n.languages()["sl"] == "sl"
    i18n.choose_language("sl")
    assert (i18n._("Quit"), i18n.is_spoken("sl")) == ("Quit", False)


def test_a_language_that_is_gone_is_told_from_one_that_is_there(locale: Path) -> None:
    add_language(locale, "sl", compiled("sl", Quit="Izhod"))
    spoken = [code for code in ("auto", "en", "sl", "xx", i18n.PSEUDO) if i18n.is_spoken(code)]
    assert spoken == ["auto", "en", "sl", i18n.PSEUDO]
    i18n.choose_language("xx")
    assert (i18n._("Quit"), i18n.language()) == ("Quit", "en")


def test_a_translation_has_the_places_of_its_text() -> None:
    catalog = Catalog(locale="sl")
    catalog.add("{name} wins", "{ime} zmaga")
    catalog.add("{name} loses", "{name} izgubi")
    catalog.add(("{n} card", "{n} cards"), ("ena karta", "{n} karti", "{n} karte", "{m} kart"))
    catalog.add("round {round} of {rounds}", "krog {round}")
    catalog.add("not said yet")
    assert wrong_places(catalog) == ["{ime} zmaga", "{m} kart", "krog {round}"]


def test_all_translations_have_the_places_of_their_texts() -> None:
    for file in TEMPLATE.parent.glob(f"*/LC_MESSAGES/{TEMPLATE.stem}.po"):
        with file.open("rb") as stream:
            assert wrong_places(read_po(stream)) == [], file


TRANSLATED = {"_", "ngettext", "pgettext", "said_of", "capitals", "small_letters"} | {
    *("in_row", "notes", "all_of", "one_of", "sentences", "sentence", "about", "before_colon")
}
"""The functions whose answer is a text in the player's language."""

OF_THE_HELPERS = {"base/wording.py"}


def test_texts_are_put_together_by_texts_alone() -> None:
    """``_(...) + "."``, ``f"{told}, {turns}"``: each language orders and parts them otherwise.

    Blanks between texts are no words: they only part what stands beside each other.
    """
    found = []
    for file in sorted(PRODUCT.rglob("*.py")):
        place = file.relative_to(PRODUCT).as_posix()
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                found += [f"{place}:{line}" for line in glued(function)]
    assert [each for each in found if each.partition(":")[0] not in OF_THE_HELPERS] == []


def test_glued_texts_are_found() -> None:
    written = """
def bad(n, name, told):
    turns = ngettext("{n} turn", "{n} turns", n).format(n=n)
    kind = _("duel")
    one = _("Rage") + ": " + told
    two = f"{kind}, {turns}"
    three = f"{turns} " + _("It is over.")
    four = f"{name}: {kind}"
    five = " ".join((_("One."), _("Two.")))
    row = []
    row.append(_("One."))
    six = " ".join(row)
    good = f"{kind}  {n}"
    fine = _("Health") + " "
"""
    assert list(glued(ast.parse(written).body[0])) == [5, 6, 7, 8, 9, 12]


def glued(function: ast.AST) -> Iterator[int]:
    """Return the lines of a function that put translated texts together themselves."""
    names = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and _is_text(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    lists = {
        node.func.value.id
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "append"
        and isinstance(node.func.value, ast.Name)
        and _is_text(node.args[0], names)
    }
    lines = set()
    for node in ast.walk(function):
        match node:
            case ast.BinOp(left, ast.Add(), right):
                pair = ((left, right), (right, left))
                if any(_is_text(one, names) and not _is_blank(other) for one, other in pair):
                    lines.add(node.lineno)
            case ast.JoinedStr(values):
                words = [each.value for each in values if isinstance(each, ast.Constant)]
                filled = any(_is_filled(each, names) for each in values)
                if filled and "".join(map(str, words)).strip():
                    lines.add(node.lineno)
            case ast.Call(ast.Attribute(ast.Constant(" "), "join"), [given]):
                row = given.elts if isinstance(given, ast.Tuple | ast.List) else [given]
                if any(_is_text(each, names | lists) for each in row):
                    lines.add(node.lineno)
    yield from sorted(lines)


def _is_filled(part: ast.expr, names: set[str]) -> bool:
    return isinstance(part, ast.FormattedValue) and _is_text(part.value, names)


def _is_text(node: ast.AST, names: set[str]) -> bool:
    match node:
        case ast.Call(ast.Attribute(text, "format")):
            return _is_text(text, names)
        case ast.Call(ast.Name(name)):
            return name in TRANSLATED
        case ast.IfExp(_, one, other):
            return _is_text(one, names) or _is_text(other, names)
        case ast.Name(name):
            return name in names
    return False


def _is_blank(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and not node.value.strip()
