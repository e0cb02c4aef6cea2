"""The short half of ``test_crashes``: a few kills in games of Stak Bots."""

from tests.match.test_crashes import killed


def test_a_game_of_stak_bots_goes_on_at_its_last_move(tmp_path):
    met = killed("stak", tmp_path, 4000, 6)
    assert met["OpenGame"] + met.get("NoneType", 0) == 6
