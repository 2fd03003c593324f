"""How a game of the heroes ends: Jaethi vanquished in combat, and what a win counts beside a loss."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.godai.model.state import Options
from rulewright.games.godai.rules.ending import lose, win

from .battlefield import make_hero
from .fights import ATTACK, MIQUIPAPALOTL, answer, fight, opponent
from .positions import position

JAETHI = msgspec.structs.replace(MIQUIPAPALOTL, id="boss-10", level=10, health=(4,), traits=(), difficult=())
QUIET = 2
"""On this face she Defends, which the first blow of this test ignores."""


@pytest.mark.rule("GOD-001")
def test_vanquishing_jaethi_in_combat_wins_the_game_at_once() -> None:
    """p.4: whoever fell beside her."""
    state = fight([make_hero(ranks=(20, 20, 9, 2, 3, 3, 5, 5, 5)), make_hero(health=1)], JAETHI)
    answer(state, ATTACK, ATTACK, dice=(1,))
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((0, 1), "GOD-001")
    assert opponent(state).health == (4 - 9 - 4,)


@pytest.mark.rule("GOD-001")
def test_another_boss_is_no_end() -> None:
    boss = msgspec.structs.replace(JAETHI, id="boss-2", level=2)
    state = fight([make_hero(ranks=(20, 20, 9, 2, 3, 3, 5, 5, 5)), make_hero()], boss)
    answer(state, ATTACK, ATTACK, dice=(1,))
    assert state.outcome is None


@pytest.mark.parametrize(("waves", "wave"), [(3, 1), (3, 3), (4, 1)])
def test_an_early_win_counts_more_than_the_latest_loss(waves: int, wave: int) -> None:
    won = position(("samurai", "kobold"), wave=wave, options=Options(waves=waves))
    win(won, "GOD-001")
    lost = position(("samurai", "kobold"), wave=4, options=Options(waves=4))
    lose(lost, "GOD-009")
    assert won.outcome is not None
    assert lost.outcome is not None
    assert won.outcome.scores > lost.outcome.scores
    assert lost.outcome.scores == (3,)
