"""Where a card is aimed first, and where the cursor stands when the Assault stops."""

import pytest

AIMS = """
initiation-pack  turn 5  A summoning  mana 9/9
A Bastion  boom troll | baron gnome
B Bastion  zombie | shaman ogre
upper  brute  ||  {upper}
lower  ||  {lower}
"""
STOP = """
starter-kit  turn 5  A summoning  mana 1/7
A Bastion  troll boom | baron gnome
B Bastion  zombie | shaman
upper  brute  ||  ogre
lower  alpha*  ||
"""


@pytest.mark.parametrize(
    ("upper", "lower", "target"),
    [
        # R42: Indestructible is immune to it. R39: Protection takes its first damage.
        ("revenant", "disciple", "on Disciple"),
        ("revenant disciple", "", "on Disciple"),
        ("carapace", "disciple", "on Disciple"),
        ("revenant carapace", "", "on Carapace"),
        ("revenant", "", "on your own Brute"),
        ("", "", "on your own Brute"),
    ],
)
async def test_an_incantation_is_aimed_at_whom_it_hurts(at_table, upper, lower, target):
    async with at_table(AIMS.format(upper=upper, lower=lower)) as table:
        await table.pilot.press("1")
        assert f"With Boom! {target}:" in table.text
        assert ("Brute is your own creature" in table.text) is ("own" in target)


async def test_a_stop_says_before_whom_it_is_and_stands_on_what_can_be_cast(at_table):
    async with at_table(STOP) as table:
        await table.pilot.press("space")
        assert "Before Brute attacks: cast an incantation" in table.text
        assert table.board.choice.cursor.key == 1
        await table.pilot.press("space")
        assert "Before Alpha, which does not attack" in table.text
        await table.pilot.press("space")
        assert "After the last attack: cast an incantation" in table.text
