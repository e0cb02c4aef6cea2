"""What the screens around the board say of a duel: public facts, and how it ended."""

from __future__ import annotations

from clash_tui.base.wording import sentence
from clash_tui.games.clash.matches import Duel, SoloGame, tally
from clash_tui.games.clash.rules import view
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.words.telling import Teller
from clash_tui.ui.clash.after.deeds import CardDeeds
from clash_tui.ui.clash.after.result import ResultSummary
from clash_tui.ui.clash.play.sides import SideFacts


def side_facts(table: View, names: tuple[str, str]) -> tuple[SideFacts, SideFacts]:
    """Return what everyone at the table sees of both Strongholds."""
    a, b = (
        SideFacts(name, side.fort, side.health, len(side.hand))
        for side, name in zip(table.sides, names, strict=True)
    )
    return a, b


def summary_of(match: Duel) -> ResultSummary:
    """Sum a finished duel up: who won, how, and which cards did most."""
    table = view(match.state, None)
    outcome = match.state.outcome
    if outcome is None:
        raise ValueError("the duel is not finished")
    teller = Teller(match.names, match.catalog)
    return ResultSummary(
        winner=match.names[outcome.winner] if outcome.winner is not None else None,
        ending=sentence(teller.ending(outcome.winner, outcome.ending)),
        turns=table.turn,
        sides=side_facts(table, match.names),
        cards=deeds_of(match),
    )


def deeds_of(match: Duel | SoloGame) -> tuple[CardDeeds, ...]:
    """Return what each card did that did anything, the first one most of all."""
    teller = Teller(match.names, match.catalog)
    told = (*(told.event for told in match.opening), *match.events)
    return tuple(
        CardDeeds(
            card=teller.card(each.card),
            player=match.names[each.player],
            damage=each.damage,
            stronghold=each.stronghold_damage,
            destroyed=each.destroyed,
        )
        for each in tally(told)
        if each.worth
    )
