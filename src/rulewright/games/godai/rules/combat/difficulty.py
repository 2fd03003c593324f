"""The Difficulty table (GOD-700 to GOD-710), by `DIFFICULTIES`, and what it makes of a card."""

from __future__ import annotations

from ...content.components import Boss, Encounter
from ...model.combat import Opponent
from ...model.hero import NO_CONDITIONS
from ...model.vocabulary import Kind
from .who import STARTER

VITALS_PER_HERO = (0, 0, 5, 10, 25, 50)
OUTLAST = (-2, 0, 1, 2, 4, 6)
DAMAGE = (-1, 0, 1, 2, 4, 6)
HIGHEST = len(DAMAGE) - 1


def scaled(card: Encounter | Boss, difficulty: int, heroes: int, dangerous: int = 0) -> Opponent:
    """GOD-646, GOD-647, GOD-698, GOD-699, GOD-703, GOD-705 to GOD-707, GOD-713, GOD-1094: Vitals, scaled once when the
    combat begins, by a single row.

    GOD-651: a Titanic opponent with one Health has it twice.
    """
    row = min(HIGHEST, difficulty + dangerous)

    def vital(printed: int) -> int:
        if not printed:
            return 0
        if row == STARTER:
            return max(1, printed - card.level)
        return printed + VITALS_PER_HERO[row] * heroes

    health = tuple([vital(one) for one in card.health if one])
    if len(health) == 1 and Kind.TITANIC in card.kinds:
        health = health * 2
    energy = vital(card.energy)
    return Opponent(
        card=card.id,
        difficulty=row,
        health=health,
        energy=energy,
        influence=vital(card.influence),
        outlast=max(1, card.outlast + OUTLAST[row]) if card.outlast else 0,
        most=(energy, *health),
        dangerous=dangerous,
        conditions=NO_CONDITIONS,
    )
