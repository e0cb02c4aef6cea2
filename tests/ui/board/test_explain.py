"""The inspect panel: everything in sight is explained in words."""

import pytest

from clash_tui.games.clash.cards import Ability, Card, default_catalog
from clash_tui.games.clash.rules import Forecast, forecast, read_position
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.words.explain_held import refusal
from clash_tui.ui.clash.play.explain import brief, explain, topic_of
from clash_tui.ui.clash.play.stops import LANE_AREAS, STRONGHOLD, Area, Stop
from tests.ui.positions import BIG_HAND, LATER, TABLE, creature, seen

NAMES = ("Ann", "Ben")
MERCENARY = Ability.MERCENARY
CARDS = [card for card_set in default_catalog().sets for card in card_set.cards]
VIEW = seen(TABLE)


def words(stop: Stop | None, view: View = VIEW, bottom: int = 0) -> str:
    text = explain(stop, view, bottom, NAMES, None)
    return "\n".join(f"{each.text} {each.tail}".strip() for each in text)


def on(card: str, view: View = VIEW) -> Stop:
    found = creature(view, card)
    return Stop(LANE_AREAS[found.lane], found.number)


def hand(place: int) -> Stop:
    return Stop(Area.HAND, place)


def test_an_ability_by_aura_names_its_giver():
    text = words(on("ogre"))
    assert "Bk Berserk: " in text
    assert "Rg Rage, from Shaman: " in text
    assert "Ben's creature" in text


def test_a_giver_says_what_its_neighbours_have():
    assert "Rg Aura: the creatures in front and behind have Rage" in words(on("shaman"))


def test_a_creature_that_has_just_come_says_that_it_waits():
    assert "it does not attack yet" in words(on("carapace"))
    assert "it does not attack yet" not in words(on("baron"))


def test_a_wound_is_told_with_what_is_left():
    assert "1 of 2 left" in words(on("revenant"))


def test_a_card_says_why_it_cannot_be_played():
    assert "Troll costs 6 mana, you have 4." in words(hand(0))
    assert "out of reach" in words(hand(4))
    assert "Can be cast now" in words(hand(2))
    assert "Can be played now" in words(hand(1))


def test_a_card_face_down_names_only_what_it_may_be():
    text = words(Stop(Area.STRIP, 0))
    assert "FACE DOWN" in text
    assert "Gnome" in text
    assert "Scribe" not in text


def test_a_card_seen_returning_is_open():
    assert words(Stop(Area.STRIP, 4)).startswith("SCRIBE")


def test_both_sides_of_the_stronghold():
    bastion = words(hand(STRONGHOLD))
    assert bastion.startswith("BASTION")
    assert "6 cards in hand with the Stronghold: 6 mana a turn." in bastion
    fort = words(hand(STRONGHOLD), seen(TABLE.replace("A Bastion", "A Fort   ")))
    assert "the game is lost" in fort


def test_nothing_is_nothing():
    assert words(None) == ""
    assert words(hand(40)) == ""
    assert words(Stop(Area.UPPER, 40)) == ""
    assert brief(None, VIEW, 0, None) == ()


def test_one_line_says_what_it_is_and_what_stands_against_it():
    text = "".join(each for _, each in brief(hand(0), VIEW, 0, None))
    assert text == "Troll 3/6  Rage, Berserk  Troll costs 6 mana, you have 4."
    shaman = "".join(each for _, each in brief(on("shaman"), VIEW, 0, None))
    assert shaman == "Shaman 1/2  gives Rage"


def test_a_losing_play_is_called_one():
    lonely = TABLE.replace("| troll brute boom partisan annihilation", "brute |").replace(
        "A Bastion", "A Fort   "
    )
    text = words(hand(0), seen(lonely))
    assert "lose the game at once" in text


CHAMPIONS = seen(
    TABLE.replace("baron carapace*", "ogre@ carapace*") + "champions  B lieutenant exhausted\n"
)


def champion(player: int) -> Stop:
    return Stop(Area.CHAMPIONS, player)


def test_a_champion_tells_its_price_and_why():
    view = seen(TABLE.replace("4/7", "1/7") + "champions  A reptile ready\n")
    text = words(champion(0), view)
    assert text.startswith("REPTILE Ann's Champion")
    assert "cost 0 now: 3, less 1 each for Carapace, Baron, Revenant" in text
    assert "Can be summoned now" in text
    brute = seen(TABLE.replace("4/7", "1/7") + "champions  A brigand ready\n")
    assert "Brigand costs 3 mana, you have 1." in words(champion(0), brute)
    line = "".join(each for _, each in brief(champion(0), brute, 0, None))
    assert line == "Brigand 2/6  Splash  Brigand costs 3 mana, you have 1."


def test_a_champion_in_play_or_exhausted_says_so():
    assert "Ogre is in play already." in words(champion(0), CHAMPIONS)
    assert "Lieutenant is exhausted until anyone plays a card that costs 3." in words(
        champion(1), seen(CHAMPION_OF_BEN, viewer=1), bottom=1
    )
    assert topic_of(champion(0), CHAMPIONS, 0) == "champion"


CHAMPION_OF_BEN = """\
initiation-pack  turn 6  B summoning  mana 4/7
A Bastion  | troll brute boom
B Bastion  | gnome zombie
upper  ||
lower  ||
champions  B lieutenant exhausted
"""


def test_every_refusal_is_a_sentence():
    for held in VIEW.sides[0].hand:
        text = refusal(held, VIEW.sides[0])
        assert text == "" or text.endswith(".")


def test_the_rules_open_at_what_the_cursor_is_on():
    assert topic_of(on("ogre"), VIEW, 0) == "berserk"
    assert topic_of(hand(STRONGHOLD), VIEW, 0) == "stronghold"
    assert topic_of(hand(2), VIEW, 0) == "incantation"
    assert topic_of(hand(1), VIEW, 0) == "creature"
    assert topic_of(Stop(Area.STRIP, 0), VIEW, 0) == "hand"


LATER_VIEW = seen(LATER)
BIG = seen(BIG_HAND)


def test_a_pair_is_named_by_both_and_says_what_it_has_together() -> None:
    text = words(on("ogre", LATER_VIEW), LATER_VIEW)
    assert text.startswith("OGRE + SPECTER")
    assert "with Specter (2/1): attack 6, health 5 together" in text
    assert "In Indestructible, brought by Specter: " in text
    parasite = words(on("baron", LATER_VIEW), LATER_VIEW)
    assert "Demonic Parasite is Ann's Champion." in parasite


def test_x_is_explained_with_what_adds_to_it() -> None:
    whisperer = words(on("abyssal-whisperer", LATER_VIEW), LATER_VIEW)
    assert "attack 2X+2 now: X is one less than its target has left, +1 by Sprint" in whisperer
    assert "times 2 by Aquatic at the Bridge" in whisperer
    alpha = words(on("ardent-alpha", LATER_VIEW), LATER_VIEW)
    assert "Vu Vulnerability, from Dripping Nightmare: " in alpha


def test_shackled_cards_are_named_to_both() -> None:
    for viewer in (0, 1):
        view = seen(LATER, viewer)
        text = words(on("jailor", view), view)
        assert "holds Brute, Troll of Ann: back when it is destroyed" in text
    line = "".join(text for _, text in brief(on("jailor", LATER_VIEW), LATER_VIEW, 0, None))
    assert "holds 2 cards" in line


def test_what_it_may_attack_is_told() -> None:
    both = LATER.replace("captain  ||", "captain demonic-guard harasser patroller  ||")
    both = both.replace("harasser patroller", "harasser celestial-snout patroller")
    view = seen(both)
    assert "over all creatures: Aerial" in words(on("demonic-guard", view), view)
    assert "Cannot attack here" in words(on("patroller", view), view)
    assert "never the Stronghold: Defender" in words(on("ardent-alpha", view), view)


def test_a_card_says_what_it_costs_now_and_by_what() -> None:
    assert "cost 2 now: the leftmost card, by Lucidity" in words(hand(0), LATER_VIEW)
    assert "Price of Blood: 1 damage to your Stronghold" in words(hand(1), LATER_VIEW)
    assert "or onto a creature of yours" in words(hand(0), LATER_VIEW)


def test_blackmail_is_named_where_it_holds_cards_back() -> None:
    text = words(hand(2), BIG)
    assert "Troll is out of reach: by Blackmail of Frosted Grrr, Slayer only the 2 leftmost" in text
    stronghold = words(hand(STRONGHOLD), BIG)
    assert (
        "Blackmail of Frosted Grrr, Slayer: only the 2 leftmost cards can be played." in stronghold
    )


def test_coming_mana_counts_catalyst() -> None:
    view = seen(TABLE.replace("revenant:1", "revenant:1 mana-golem"))
    assert "Catalyst adds 2 more: 8 in all as things stand." in words(hand(STRONGHOLD), view)


def lines(stop: Stop, view: View, forecast: Forecast | None = None) -> list[str]:
    return [each.text for each in explain(stop, view, 0, NAMES, forecast)]


def test_the_verdict_stands_right_under_the_values() -> None:
    assert lines(hand(0), VIEW)[1:3] == [
        "cost 6   attack 3   health 6",
        "Troll costs 6 mana, you have 4.",
    ]
    assert lines(hand(1), VIEW)[2].startswith("Can be played now")
    assert lines(Stop(Area.STRIP, 4), VIEW)[2] == "In Ben's hand: seen returning."
    near = seen(TABLE.replace("gnome zombie | reptile cyclone scribe^", "scribe^ | gnome zombie"))
    assert "within reach" in lines(Stop(Area.STRIP, 0), near)[2]
    view = seen(TABLE.replace("4/7", "1/7") + "champions  A brigand ready\n")
    assert lines(champion(0), view)[3] == "Brigand costs 3 mana, you have 1."


def test_what_awaits_a_creature_stands_there_too_and_names_who_does_it() -> None:
    text = """\
initiation-pack  turn 5  A summoning  mana 7
A Bastion  | boom troll carapace
B Bastion  | gnome zombie reptile
upper  ogre zombie  ||  brawler:1 grrr
lower  brute  ||
"""
    view, told = seen(text), forecast(read_position(text, default_catalog()))
    brawler, zombie = (creature(view, name) for name in ("brawler", "zombie"))
    foe = explain(on("brawler", view), view, 0, NAMES, told)[3]
    own = explain(on("zombie", view), view, 0, NAMES, told)[2]
    assert "left" in foe.text or "Would be destroyed by" in foe.text
    assert foe.style == "health"
    assert own.text == "Would be destroyed by Brawler (Instinct)."
    assert own.style == "danger"
    stronghold = explain(Stop(Area.STRIP, STRONGHOLD), view, 0, NAMES, told)
    assert stronghold[2].style in ("health", "danger", "muted")
    assert brawler.player != zombie.player


def test_a_stronghold_says_what_the_attack_would_do_to_it() -> None:
    text = """\
initiation-pack  turn 5  A summoning  mana 7
A Bastion  | boom troll carapace
B {side}  | gnome zombie reptile scribe
upper  zombie  ||
lower  ||
"""
    position = text.format(side="Bastion")
    told = forecast(read_position(position, default_catalog()))
    view = seen(position)
    own, theirs = Stop(Area.HAND, STRONGHOLD), Stop(Area.STRIP, STRONGHOLD)
    assert lines(theirs, view, told)[2] == "Would be left with Health 1 after the coming Assault."
    assert lines(own, view, told)[2] == "The coming Assault would leave it as it is."
    lost = position.replace("B Bastion", "B Fort   ").replace("zombie  ||", "brute  ||")
    told = forecast(read_position(lost, default_catalog()))
    assert "and the game with it" in lines(theirs, seen(lost), told)[2]


def test_a_symbiote_is_told_to_join_only_where_it_can() -> None:
    assert "or onto a creature of yours" in words(hand(0), LATER_VIEW)
    lonely = LATER.replace("leprechaun ogre&specter:1 captain  ||", "||").replace(
        "baron&demonic-parasite@*  ||", "||"
    )
    text = words(hand(0), seen(lonely))
    assert "Can be played now: it goes to the back of a lane." in text


SOLO_HAND = """\
initiation-pack  turn 5  A summoning  mana 9
A Bastion  | {card} troll brute
B Bastion  pile gnome zombie reptile discard grrr vortex
upper  baron  ||  ogre {other}
lower  ||
solo  fixed 8  per 2  resistance 0  ability -  seed 7
"""


@pytest.mark.parametrize("card", [card for card in CARDS if MERCENARY in card.abilities])
def test_a_mercenary_of_a_solo_game_speaks_of_the_pile(card: Card) -> None:
    view = seen(SOLO_HAND.format(card=card.id, other="shaman"))
    text = words(hand(0), view)
    assert "on top of the pile" in text
    assert "opponent's hand" not in text
    assert "it is your opponent's" not in text
    if card.is_creature:
        other = seen(SOLO_HAND.format(card="boom", other=card.id))
        assert "it goes to your hand" in words(on(card.id, other), other)
