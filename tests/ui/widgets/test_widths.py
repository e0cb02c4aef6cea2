"""Whatever letters a name has, every row of every widget is as wide as the widget."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from clash_tui.base.paragraphs import styled
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.words.face import creature_face
from clash_tui.records import games_of, scores_by_player
from clash_tui.records.table import GAMES, PLAYERS
from clash_tui.ui.clash.collection.card_filter import listed
from clash_tui.ui.clash.collection.card_line import CardLine, CardLineScene
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.battlefield_scene import BattlefieldScene
from clash_tui.ui.clash.play.hand_row import HandRow, HandScene
from clash_tui.ui.clash.play.hand_strip import HandStrip
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.pile_strip import PileStrip
from clash_tui.ui.clash.play.sides import SideFacts, Sides
from clash_tui.ui.clash.setup.deck_list import DeckList, DeckListScene
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.choice_rows import Choice, ChoiceRow, ChoiceRows, ChoiceScene
from clash_tui.ui.widgets.filter_bar import Chip, FilterBar
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose
from clash_tui.ui.widgets.record_table import RecordOrder, RecordTable
from clash_tui.ui.widgets.share_bars import Share, ShareBars
from clash_tui.ui.widgets.status_lines import SUMMONING, ForecastLine, PhaseLine, TitleLine
from clash_tui.ui.widgets.step_bar import StepBar, StepScene
from clash_tui.ui.widgets.table import Table
from tests.records.samples import duel
from tests.ui.inks import ASCII_INK, INK
from tests.ui.positions import BIG_HAND, CROWD, LATER, TABLE, seen
from tests.ui.widgets.test_pile_strip import KNOWN

CHAMPIONS = TABLE + "champions  A brigand ready  B gnome exhausted\n"
LETTERS = "Ann é日本語한글ก็zx\u0301\u0308🐺🇫🏽☎\ufe0f-"
NAMES = st.text(st.sampled_from(LETTERS), min_size=1, max_size=40)


def renamed(view: View, name: str) -> View:
    """Return a view whose cards all have another name."""

    def card(each):
        return None if each is None else each.model_copy(update={"name": name})

    def creature(each):
        return each.model_copy(update={"card": card(each.card), "symbiote": card(each.symbiote)})

    def side(each):
        champion, pile = each.champion, each.pile
        hand = tuple(held.model_copy(update={"card": card(held.card)}) for held in each.hand)
        changes = {"hand": hand, "lanes": tuple(tuple(map(creature, lane)) for lane in each.lanes)}
        if champion is not None:
            changes["champion"] = champion.model_copy(update={"card": card(champion.card)})
        if pile is not None:
            changes["pile"] = pile.model_copy(
                update={
                    "order": tuple(map(card, pile.order)),
                    "discard": tuple(map(card, pile.discard)),
                }
            )
        return each.model_copy(update=changes)

    return view.model_copy(update={"sides": tuple(map(side, view.sides))})


def strip(made, text, name, side=1, **more):
    made.show(renamed(seen(text), name).sides[side], name, **more)
    return made


def battlefield(text, name, **more):
    made = Battlefield()
    made.show(BattlefieldScene(renamed(seen(text), name), **more))
    return made


def hand(text, name):
    made = HandRow()
    made.show(HandScene(renamed(seen(text), name).sides[0], cursor=1, name=name))
    return made


def told(made, *given, **named):
    made.show(*given, **named)
    return made


def cards(name):
    card_set = default_catalog().set("initiation-pack")
    entries = listed([card_set])[:6]
    return [
        replace(
            entry,
            card=entry.card.model_copy(update={"name": name}),
            card_set=entry.card_set.model_copy(update={"name": name}),
        )
        for entry in entries
    ]


def line_of_cards(name):
    side = renamed(seen(TABLE), name).sides[0]
    faces = tuple(creature_face(each) for lane in side.lanes for each in lane)
    return told(CardLine(), CardLineScene(faces, 0, (1,)))


def records(columns, rows):
    made = RecordTable()
    made.load(columns, rows, RecordOrder(columns[0].id))
    return made


def step_bar(name):
    made = StepBar()
    made._scene = StepScene(True, name, name)
    return made


MAKERS = {
    "title line": lambda name: told(TitleLine(), name, name, name, name),
    "phase line": lambda name: told(PhaseLine(), SUMMONING, 3, 9, name),
    "forecast": lambda name: told(ForecastLine(), [("text", f"{name} {name}"), ("gold", name)]),
    "heading": lambda name: Heading(name, name),
    "menu": lambda name: Menu([Entry("a", name, name), Entry("b", name, heading=True)]),
    "filter bar": lambda name: told(
        FilterBar(), [Chip("a", "c", name), Chip("b", "t", name, True)]
    ),
    "strip": lambda name: strip(OpponentStrip(), TABLE, name, struck="−3"),
    "other strip": lambda name: strip(OpponentStrip(), BIG_HAND, name),
    "hand strip": lambda name: strip(HandStrip(), TABLE, name, side=0, struck="−3"),
    "pile": lambda name: strip(PileStrip(), KNOWN, name, struck="−3"),
    "hand": lambda name: hand(TABLE, name),
    "big hand": lambda name: hand(BIG_HAND, name),
    "lanes": lambda name: battlefield(CHAMPIONS, name, chosen_lane=0, lanes_choosable=True),
    "crowd": lambda name: battlefield(CROWD, name),
    "pairs": lambda name: battlefield(LATER, name),
    "cards": lambda name: CardTable(cards(name)),
    "deck": lambda name: told(
        DeckList(), DeckListScene(name, tuple(each.card for each in cards(name)), active=True)
    ),
    "sides": lambda name: Sides((SideFacts(name, False, 5, 8), SideFacts(name, True, 3, 9))),
    "shares": lambda name: told(ShareBars(), name, [Share(name, 3, 7), Share("Ben", 12, 20)]),
    "players": lambda name: records(PLAYERS, scores_by_player(duel(1, "won", player=name))),
    "games": lambda name: records(GAMES, games_of(duel(1, "won", deck=name))),
    "table": lambda name: Table((name, name), ((name, "12"), ("a", "3")), (18, 8)),
    "prose": lambda name: Prose([styled("text", f"{name} and {name}", lead="Rg", tail=name)]),
    "button": lambda name: Button(name, chosen=True),
    "choices": lambda name: told(
        ChoiceRows(), ChoiceScene((ChoiceRow(name, (Choice(name, name), Choice("b")), 0),), 0)
    ),
    "order": line_of_cards,
    "steps": step_bar,
}


@pytest.mark.parametrize("widget", MAKERS)
@settings(deadline=None, max_examples=40)
@given(name=NAMES, width=st.integers(24, 200), height=st.integers(1, 30))
def test_every_row_is_as_wide_as_its_widget(widget, name, width, height):
    made = MAKERS[widget](name)
    for ink in (INK, ASCII_INK):
        for row in made.paint(ink, width, height).strips():
            assert cell_len(row.text) == width
            assert row.cell_length == width


@settings(deadline=None, max_examples=60)
@given(before=NAMES, after=NAMES)
def test_what_is_written_anew_takes_away_what_was_there(before, after):
    old = told(TitleLine(), before, after).paint(INK, 60, 1)
    new = told(TitleLine(), after, before).paint(INK, 60, 1)
    changed = new.changed(0, old)
    if changed is None:
        return
    first, last = changed
    kept, row = old.strip(0), new.strip(0)
    written = kept.crop(0, first).text + row.crop(first, last).text + kept.crop(last).text
    assert written == row.text
