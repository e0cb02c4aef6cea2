"""Gathering the texts: ``python -m tests.texts.make`` writes the template for new languages.

The translations that are there get the new texts as well, empty, and are compiled for the program.
"""

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tests.texts.catalog import TEMPLATE, gathered, written


def main() -> None:
    """Write the template, and bring all translations up to it."""
    template = gathered()
    TEMPLATE.parent.mkdir(exist_ok=True)
    TEMPLATE.write_bytes(written(template))
    for file in sorted(TEMPLATE.parent.glob(f"*/LC_MESSAGES/{TEMPLATE.stem}.po")):
        with file.open("rb") as stream:
            language = read_po(stream, locale=file.parent.parent.name)
        language.update(template, no_fuzzy_matching=True)
        file.write_bytes(written(language))
        with file.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, language)


if __name__ == "__main__":
    main()
