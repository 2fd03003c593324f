"""Each of the six Escorts acts and tests, and each of the 22 Equip sides works on a Defender. Rulebook p.28, 29, 84."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model.combat import FIRST_ALLY
from rulewright.games.godai.model.state import Carried, GodaiState
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps.villain import EndHarvest
from rulewright.games.godai.model.vocabulary import Element, Keyword, Place, Stat
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.acting import escort_acts
from rulewright.games.godai.rules.combat.damage import land
from rulewright.games.godai.rules.combat.hits import Tally
from rulewright.games.godai.rules.combat.netting import settle
from rulewright.games.godai.rules.combat.opponents import modifier
from rulewright.games.godai.rules.combat.work import Work
from rulewright.games.godai.rules.commissions import escort_succeeds
from rulewright.games.godai.rules.defenders import bulwark_of, potential_of, power_of, range_of
from rulewright.games.godai.rules.equip_turns import shelter
from rulewright.games.godai.rules.marching import is_magnetic

from .brawls import FOE, brawl, foe
from .positions import BOOK, content, faces, run, take_until
from .sieges import GIANTS, besieged, defender, tower
from .sieges import at as hex_at

# The Commission, what its action does, Target die, and the rank of each stat that it tests.
ESCORTS: dict[str, tuple[str, dict[str, Any], int, dict[str, int]]] = {
    "masked-courier": ("letter-without-a-seal", {"defend": 8}, 0, {"health": 6, "defend": 8}),
    "wandering-herbalist": ("fever-in-the-terraces", {"1 health": 4}, -1, {"survival": 7}),
    "retired-spearwoman": ("the-spear-goes-home", {"foe": 5}, 1, {"attack": 6, "defend": 5}),
    "shrine-acolyte": ("the-unlit-brazier", {"1 block": 6}, 0, {"explore": 6}),
    "river-pilot": ("the-last-ferry", {"2 energy": 6}, -2, {"navigate": 8}),
    "young-heir": ("a-walk-in-the-provinces", {"defend": 4}, 2, {"explore": 5, "navigate": 5}),
}
FIGHT = "encounter-quarry-runaways"


@pytest.mark.parametrize("escort", [pytest.param(one, marks=pytest.mark.component(f"escort-{one}")) for one in ESCORTS])
def test_an_escort_acts_every_round_draws_attacks_and_tests(escort: str) -> None:
    """The first hero has lost the most Health, the second the most Energy."""
    card, does, die, ranks = ESCORTS[escort]
    record = content().escorts[f"escort-{escort}"]
    state = brawl(FIGHT, carried=(Carried(f"commission-{card}", 0, record.health),))
    health, energy, its = state.heroes[0].health, state.heroes[1].energy, foe(state).health[0]
    work, tally = Work(), Tally()
    escort_acts(state, FIRST_ALLY, record, work)
    land(state, work.attacks, tally)
    settle(state, tally, work.healings)
    found = {
        "defend": at.total(state, FIRST_ALLY, Keyword.DEFEND),
        "1 health": state.heroes[0].health - health,
        "2 energy": state.heroes[1].energy - energy,
        "1 block": at.total(state, 0, Keyword.BLOCK),
        "foe": its - foe(state).health[0],
    }
    assert {word: n for word, n in found.items() if n} == does
    assert modifier(state, FOE, FIRST_ALLY) == die
    for stat in Stat:
        rank = ranks.get(stat, 0)
        for face, success in ((rank, True), (rank + 1, False)) if rank else ((2, False),):
            state.script = faces(face)
            assert escort_succeeds(state, f"escort-{escort}", stat, record.health) == success


# -- Equip sides -----------------------------------------------------------------------------------------------

HERE = hex_at(1, 0)


def equipped(card: str, **fields: Any) -> GodaiState:
    """A Tower with this Equip card beside a Banner, the group in it."""
    equips = (card,) if card else ()
    one = tower(HERE, equips=equips, **fields)
    return besieged(fronts={0: GIANTS}, banners={0: hex_at(0, 0)}, defenders=(one,), at=HERE)


def rallied(state: GodaiState) -> int:
    before = defender(state, "tower-1").resilience
    BOOK.resolving[EndHarvest](state, EndHarvest(3), None)
    return defender(state, "tower-1").resilience - before


def mended(state: GodaiState) -> int:
    before = defender(state, "tower-1").resilience
    run(state, steps.AdvanceCalendar())
    return defender(state, "tower-1").resilience - before


def elements(state: GodaiState) -> tuple[Element, ...]:
    state.script = faces(2, 2)
    state.then(steps.BeginDefence())
    take_until(state, steps.HitSiegeOpponent)
    step = state.agenda[-1]
    assert isinstance(step, steps.HitSiegeOpponent)
    return step.elements


def rolled(state: GodaiState) -> int:
    """Damage with two dice, of which the first fails at first."""
    state.script = faces(9, 3, 3)
    run(state, steps.BeginDefence())
    return 7 - state.resilience[0]


def sheltered(state: GodaiState) -> tuple[int, int]:
    hero = state.heroes[0]
    hero.health, hero.energy = 1, 1
    shelter(state)
    return hero.health - 1, hero.energy - 1


def snared(state: GodaiState) -> int:
    """How much slower the Banner is after a move that ends beside the Tower, which is a Fortress here."""
    state.defenders = (replace(one(state), kind=Place.FORTRESS),)
    state.banners = (hex_at(4, 0), -1, -1, -1)
    run(state, steps.MoveBanner(0))
    assert state.banners[0] == hex_at(2, 0)
    return state.slowed[0]


def one(state: GodaiState) -> Any:
    return defender(state, "tower-1")


EQUIPS: dict[str, tuple[Any, Any, Any]] = {
    "commission-the-hundred-mile-dream": (lambda state: potential_of(state, one(state)), 2, 3),
    "commission-the-cartographers-attic": (lambda state: potential_of(state, one(state)), 2, 3),
    "encounter-star-eater-shaman": (lambda state: potential_of(state, one(state)), 2, 3),
    "commission-raise-the-fallen-idol": (lambda state: power_of(state, one(state)), 4, 6),
    "commission-the-empty-throne-pilgrimage": (lambda state: power_of(state, one(state)), 4, 6),
    "encounter-duelist-of-the-ninth-step": (lambda state: power_of(state, one(state)), 4, 6),
    "commission-wake-the-stone-astronomer": (lambda state: range_of(state, one(state)), 1, 2),
    "encounter-last-empress-of-teptek": (lambda state: range_of(state, one(state)), 1, 2),
    "commission-letter-without-a-seal": (mended, 0, 1),
    "commission-the-last-ferry": (mended, 0, 1),
    "commission-fever-in-the-terraces": (rallied, 0, 4),
    "commission-a-walk-in-the-provinces": (rallied, 0, 4),
    "commission-salt-caravan": (lambda state: bulwark_of(state, one(state), Element.FIRE), 0, 1),
    "commission-lanterns-for-the-lost-patrol": (lambda state: bulwark_of(state, one(state), Element.AIR), 0, 1),
    "commission-stone-of-the-first-field": (elements, (), (Element.EARTH,)),
    "commission-the-unlit-brazier": (elements, (), (Element.FIRE,)),
    "commission-the-spear-goes-home": (elements, (), (Element.AIR,)),
    "commission-rain-in-a-jar": (elements, (), (Element.WATER,)),
    "encounter-blind-oracle": (rolled, 1, 2),
    "encounter-mother-of-wells": (sheltered, (0, 0), (2, 2)),
    "encounter-reedwhistle-fox": (snared, 0, 1),
    "commission-the-lodestone-fast": (lambda state: is_magnetic(state, one(state)), False, True),
}


def test_all_equip_sides_are_here() -> None:
    cards = [*content().commissions.values(), *content().encounters.values()]
    assert sorted(EQUIPS) == sorted(card.id for card in cards if card.equip is not None)


@pytest.mark.parametrize("card", [pytest.param(id, marks=pytest.mark.component(id)) for id in EQUIPS])
def test_what_an_equip_card_does_for_its_defender(card: str) -> None:
    probe, without, with_it = EQUIPS[card]
    assert probe(equipped("")) == without
    assert probe(equipped(card)) == with_it


@pytest.mark.component("commission-letter-without-a-seal")
@pytest.mark.component("commission-the-last-ferry")
def test_a_defender_that_was_hit_does_not_mend() -> None:
    for card in ("commission-letter-without-a-seal", "commission-the-last-ferry"):
        assert mended(equipped(card, hit=1)) == 0
