"""Heroes in the Range of an Augmented Defender are better off in combat."""

from __future__ import annotations

import pytest

from rulewright.games.godai.model.steps.combat import BeginCombat
from rulewright.games.godai.model.vocabulary import BASIC, Element, Keyword
from rulewright.games.godai.rules.combat import rounds
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.damage import defend_of, evasion_of
from rulewright.games.godai.rules.combat.hits import Sheet
from rulewright.games.godai.rules.combat.netting import apply
from rulewright.games.godai.rules.sheltering import sheltering

from .defences import here, tower
from .positions import content


def in_combat(*augments: Element, hex: str = "e13"):  # type: ignore[no-untyped-def]
    """A combat beside a Tower with these Augments, before its first round."""
    state = here(towers=(tower(hex, augments=augments),))
    card = next(one.id for one in content().encounters.values() if one.level == 1)
    rounds.begin_combat(state, BeginCombat((card,)), None)
    return state


@pytest.mark.rule("GOD-198")
@pytest.mark.ruling("AMB-GOD-148")
def test_air_earth_fire_and_water_help_heroes_in_range() -> None:
    state = in_combat(*BASIC)
    for seat in (0, 1):
        assert evasion_of(state, seat) == 8
        assert defend_of(state, seat) == 5
        assert [ward.n for ward in at.active(state, seat, Keyword.COUNTERATTACK)] == [0]
        assert (at.total(state, seat, "regen-health"), at.total(state, seat, "regen-energy")) == (3, 3)


@pytest.mark.ruling("AMB-GOD-148")
def test_out_of_its_range_they_have_nothing_of_it() -> None:
    state = in_combat(*BASIC, hex="p20")
    assert sheltering(state) == frozenset()
    assert (evasion_of(state, 0), defend_of(state, 0)) == (0, 0)


@pytest.mark.rule("GOD-851")
@pytest.mark.parametrize(("augments", "left"), [((), (3, 0)), ((Element.AIR,), (5, 1))])
def test_near_air_energy_drain_spares_health(augments: tuple[Element, ...], left: tuple[int, int]) -> None:
    state = in_combat(*augments)
    hero = state.heroes[0]
    hero.health, hero.energy = 5, 4
    apply(state, 0, Sheet(drain=6), "GOD-851")
    assert (hero.health, hero.energy) == left
