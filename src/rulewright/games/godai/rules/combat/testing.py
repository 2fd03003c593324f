"""Stat Tests and exploding dice in combat, and where stats and Conditions stand in their rows."""

from __future__ import annotations

from rulewright.core.dice import MOST_EXPLOSIONS, Die, throw
from rulewright.core.record import Seat

from ...model.state import GodaiState
from ...model.vocabulary import CONDITIONS, SKILLS, STATS, Condition, Stat
from ..stat_tests import Tested, rank, roll_test

HEX = 6
ROW = {stat: at for at, stat in enumerate(STATS)}
BORNE = {condition: at for at, condition in enumerate(CONDITIONS)}
TEST_PENALTY = (0, 0, 0, 1, 2, 3)
"""GOD-709: by `DIFFICULTIES`."""


def combat_test(
    state: GodaiState,
    seat: Seat,
    stat: Stat,
    rule: str,
    purpose: str,
    modifiers: tuple[tuple[str, int], ...] = (),
    difficulty: int | None = None,
) -> Tested:
    """GOD-946, GOD-1109: tests that an action calls for go by its opponent's row; the Knocked Down fail badly.

    What somebody has given the hero for its next test is used up.
    """
    hero = state.heroes[seat]
    if stat in SKILLS and hero.conditions[BORNE[Condition.KNOCKED_DOWN]]:
        return Tested(0, rank(state, seat, stat), success=False, failed_badly=True)
    added = list(modifiers)
    harder = 0 if difficulty is None else TEST_PENALTY[difficulty] - TEST_PENALTY[state.difficulty]
    if harder:
        added.append(("difficulty", harder))
    added += helped(state, seat)
    return roll_test(state, seat, stat, rule, purpose, tuple(added))


def explode(state: GodaiState, stream: str) -> tuple[Die, ...]:
    """GOD-667: a Hex die; each hex symbol brings one more. GOD-1016: one that Jade Omamori has brought does so once."""
    found: list[Die] = []
    left = MOST_EXPLOSIONS
    while left >= 0:
        shifting = len(state.fate) == 3 and state.fate[0] and state.fate[2] > 0
        (die,) = throw(state, (HEX,), stream=stream)
        found.append(Die(HEX, die.face, len(found) - 1))
        if shifting and len(state.fate) < 3:
            left = 1
        left = left - 1 if die.face == HEX else -1
    return tuple(found)


def helped(state: GodaiState, seat: Seat) -> list[tuple[str, int]]:
    """A bonus on the next Stat Test (Energetic Connection, Resonance, Snail Tonic): once."""
    if state.combat is None:
        return []
    for fighter in state.combat.fighters:
        if fighter.seat == seat:
            found = next((ward for ward in fighter.wards if ward.what == "test" and not ward.wait), None)
            if found is not None:
                from .who import change

                change(state, seat, wards=tuple([ward for ward in fighter.wards if ward is not found]))
                return [("help", found.n)]
    return []
