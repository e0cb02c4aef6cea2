"""A card set as a file: a TOML table [cards.ID] for each card, and what the set is called."""

from dataclasses import dataclass
from pathlib import Path

from clash_tui.base.i18n import _
from clash_tui.base.problem import Problem, Refused
from clash_tui.base.tables import made, read_tables
from clash_tui.games.clash.cards.card import Card
from clash_tui.games.clash.cards.card_set import CardSet


@dataclass(frozen=True, slots=True)
class SetReading:
    """What was found in the file of a set.

    Attributes:
        card_set: The set; None if anything is wrong with the file.
        set_id: What the file gives as the set's id; "" if it gives none.
        card_ids: The ids of its cards, sound or not.
        cards: Those of its cards that are sound.
        problems: Everything that is wrong.
    """

    card_set: CardSet | None
    set_id: str
    card_ids: tuple[str, ...]
    cards: tuple[Card, ...]
    problems: tuple[Problem, ...]


def look_into(file: Path, own: bool = False, text: str | None = None) -> SetReading:
    """Read the file of a set and find everything that is wrong with it.

    Args:
        file: The file.
        own: Whether it is a set of the player's own; such a set and its cards need no French
            names.
        text: What it says, where that was read already.
    """
    try:
        tables = read_tables(file, "cards", text)
    except Refused as refused:
        return SetReading(None, "", (), (), refused.problems)
    problems: list[Problem] = []
    cards: list[Card] = []
    rest = _with_french_name(tables.rest) if own else tables.rest
    if "own" in rest:
        problems.append(Problem(file, "", "own", _("there is no such field")))
    for card_id, fields in tables.named.items():
        given = _with_french_name(fields) if own and isinstance(fields, dict) else fields
        try:
            cards.append(made(file, card_id, Card, given))
        except Refused as refused:
            problems += refused.problems
    card_set = None
    try:
        card_set = made(file, None, CardSet, rest | {"cards": tuple(cards), "own": own})
    except Refused as refused:
        problems += refused.problems
    return SetReading(
        card_set=None if problems else card_set,
        set_id=str(rest.get("id", "")),
        card_ids=tuple(tables.named),
        cards=tuple(cards),
        problems=tuple(problems),
    )


def read_set(file: Path, own: bool = False) -> CardSet:
    """Read the file of a set.

    Raises:
        Refused: if anything is wrong with it.
    """
    reading = look_into(file, own)
    if reading.card_set is None:
        raise Refused(*reading.problems)
    return reading.card_set


def _with_french_name(fields: dict[str, object]) -> dict[str, object]:
    name = fields.get("name")
    # Where the name itself is missing or wrong, that is told once and not twice.
    return {"name_fr": name if isinstance(name, str) and name.strip() else "?", **fields}
