"""The command palette has every action of every screen by name, while it works."""

import pytest

from clash_tui.ui.shell.action_commands import ActionCommands
from clash_tui.ui.shell.actions import Action
from tests.ui.positions import TABLE
from tests.ui.screens.samples import SAMPLES, show
from tests.ui.screens.test_actions import all_screens


async def offers(screen):
    """Return the names the palette offers, in order."""
    return [str(hit.display) async for hit in ActionCommands(screen).discover()]


@pytest.mark.parametrize("name", ["title", *SAMPLES])
async def test_every_action_that_works_is_offered(make_app, name):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        if name != "title":
            show(app, name)
        await pilot.pause()
        screen = app.screen
        calls = {call for _name, _help, call in ActionCommands(screen)._offers()}
        names = await offers(screen)
        assert len(names) == len(set(names))
        for action in screen.working_actions():
            if not action.in_palette:
                continue
            for _key, call in action.calls():
                told = call in calls or screen.action_text(action).lower() in map(str.lower, names)
                assert told, (action.id, call)


@pytest.mark.parametrize("screen", all_screens(), ids=lambda each: each.__name__)
def test_what_different_keys_do_has_a_name_each(screen):
    for action in screen.ACTIONS:
        if action.is_family:
            assert len(action.names) == len(action.arguments), action.id
            named = dict(zip(action.names, action.arguments, strict=True))
            assert len(named) == len(set(action.arguments)), action.id
        assert action.in_palette or action.id == "quit_program", action.id


def test_names_and_arguments_must_pair_up():
    with pytest.raises(ValueError, match="2 arguments, 1 names"):
        Action("take", ("1", "2"), "take", "Take a card.", arguments=(1, 2), names=("Take one",))


async def test_cards_and_lanes_are_played_by_name(at_table):
    async with at_table(TABLE) as table:
        board = table.board
        names = await offers(board)
        assert {"Play card 1", "Play card 4", "Move left", "Attack"} <= set(names)
        assert "Upper lane" not in names
        place = next(
            held.place
            for held in board.sight.view().sides[board.sight.bottom].hand
            if held.playable and held.card is not None and held.card.is_creature
        )
        commands = {str(hit.display): hit async for hit in ActionCommands(board).discover()}
        await commands[f"Play card {place + 1}"].command()
        commands = {str(hit.display): hit async for hit in ActionCommands(board).discover()}
        assert {"Upper lane", "Lower lane", "Put back"} <= set(commands)
        await commands["Lower lane"].command()
        assert table.moves[-1].endswith(" lower")
