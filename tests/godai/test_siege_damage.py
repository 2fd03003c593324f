"""Siege damage to Defenders and heroes: every Siege Keyword, Aetherial Ore as an interrupt, Immunity."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model.choices.siege import BolsterWith
from rulewright.games.godai.model.events.siege import (
    DefenderFrozen,
    DefenderHit,
    DefenderOverpowered,
    DefenderUnharmed,
    DefenderWeakened,
)
from rulewright.games.godai.model.hero import NO_AUGMENTS
from rulewright.games.godai.model.state import GodaiState, Modifier, Rulings
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps.defenders import DefenderFalls
from rulewright.games.godai.model.steps.gains import HeroDies
from rulewright.games.godai.model.vocabulary import CONDITIONS, ELEMENTS, SKILLS, Condition, Element
from rulewright.games.godai.rules.bolstering import barred
from rulewright.games.godai.rules.defenders import SPARED
from rulewright.games.godai.rules.siege_damage import blows
from rulewright.games.godai.rules.siege_opponents import abilities, power, reach

from .positions import answer, done, faces, of_kind, offered, run, take_until
from .sieges import GIANTS, PLAIN, SAGE, SAMURAI, at, besieged, defender, held, keyword, stores, tower, with_abilities

MAGICIAN = ("magician", "kobold")
HERE = at(0, 0)
WOUNDED = CONDITIONS.index(Condition.WOUNDED)


def struck(*abilities_of: Any, towers: Any = None, slot: int = 0, **fields: Any) -> GodaiState:
    """A Banner beside a Tower deals its damage: 2 in the first Slot, by a card with these Keywords."""
    held_content = with_abilities(GIANTS, *abilities_of)
    towers = towers or [tower(at(1, 0))]
    state = besieged(
        *fields.pop("heroes", (SAMURAI,)), held=held_content, fronts={slot: GIANTS}, banners={slot: HERE},
        defenders=tuple(towers), **fields,
    )  # fmt: skip
    return run(state, steps.SiegeDamage())


# -- damage ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-566", "GOD-567")
def test_all_opponents_strike_at_the_same_time_and_nothing_falls_yet() -> None:
    state = besieged(
        fronts={0: GIANTS, 1: GIANTS}, banners={0: HERE, 1: at(2, 0)}, defenders=(tower(at(1, 0), resilience=4),)
    )
    run(state, steps.SiegeDamage())
    left = defender(state, "tower-1")
    assert (left.resilience, left.hit, left.fallen) == (0, 5, "")
    assert [one.n for one in of_kind(state.events, DefenderHit)] == [2, 3]


@pytest.mark.rule("GOD-242", "GOD-583")
def test_fallen_defenders_are_removed_after_all_have_acted() -> None:
    state = besieged(defenders=(tower(at(1, 0), resilience=0), tower(at(2, 0), 2)))
    state.then(steps.RemoveFallen())
    take_until(state, DefenderFalls)
    assert state.agenda == [DefenderFalls("tower-1")]


@pytest.mark.rule("GOD-569", "GOD-919")
@pytest.mark.ruling("AMB-GOD-148")
def test_bulwark_of_an_augment_counts_against_its_own_element() -> None:
    for augments, left in (((), 8), ((Element.FIRE,), 10), ((Element.AIR,), 8), ((Element.VOID,), 10)):
        state = struck(towers=[tower(at(1, 0), augments=augments)])
        assert defender(state, "tower-1").resilience == left
    assert of_kind(state.events, DefenderUnharmed)


@pytest.mark.rule("GOD-994")
def test_damage_that_somebody_takes_over_is_gone() -> None:
    area = Modifier(SPARED, at(1, 0), "turn", only="1", card="boss-4")
    state = struck(towers=[tower(at(1, 0)), tower(at(-1, 0), 2)], modifiers=(area,))
    assert defender(state, "tower-1").resilience == 10
    assert defender(state, "tower-2").resilience == 8


@pytest.mark.ruling("AMB-GOD-130")
@pytest.mark.rule("GOD-566", "GOD-187", "GOD-716")
def test_difficulty_counts_only_with_its_switch() -> None:
    epic = besieged(fronts={0: GIANTS}, banners={0: HERE}, difficulty=5)
    assert (power(epic, 0), reach(epic, 0)) == (2, 1)
    epic.rulings = Rulings(siege_difficulty=True)
    assert (power(epic, 0), reach(epic, 0)) == (3, 2)
    starter = besieged(
        held=with_abilities(GIANTS, keyword("cripple")), fronts={0: GIANTS}, banners={0: HERE}, difficulty=0
    )
    assert abilities(starter, 0)
    starter.rulings = Rulings(siege_difficulty=True)
    assert not abilities(starter, 0)


# -- Keywords --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-917")
def test_arcing_hits_others_with_half() -> None:
    towers = [tower(at(1, 0)), tower(at(2, 0), 2), tower(at(3, 0), 3), tower(at(4, 0), 4)]
    state = struck(keyword("arcing", 2), towers=towers, slot=2)
    # Power 2 and 2 for the third Slot; half of 4 within 2 hexes.
    assert [one.resilience for one in state.defenders] == [6, 8, 8, 10]


@pytest.mark.rule("GOD-917", "GOD-733")
@pytest.mark.ruling("AMB-GOD-161")
def test_half_of_one_is_one_and_arcs_trigger_nothing() -> None:
    towers = [tower(at(1, 0)), tower(at(2, 0), 2)]
    state = struck(keyword("arcing", 1), keyword("cripple"), towers=towers)
    assert [one.resilience for one in state.defenders] == [8, 9]
    assert [one.power for one in state.defenders] == [3, 4]


@pytest.mark.rule("GOD-917")
@pytest.mark.ruling("AMB-GOD-21")
def test_specialists_of_the_defender_hit_shorten_the_arc() -> None:
    towers = [tower(at(1, 0), specialists=1), tower(at(2, 0), 2)]
    assert defender(struck(keyword("arcing", 1), towers=towers), "tower-2").resilience == 10
    # With Tremor they do not count.
    assert defender(struck(keyword("arcing", 1), keyword("tremor"), towers=towers), "tower-2").resilience == 9


@pytest.mark.rule("GOD-933")
def test_tremor_works_within_the_range_of_its_opponent() -> None:
    far = tower(at(2, 0), 2, specialists=1, resilience=10)
    state = struck(keyword("tremor"), keyword("overpower", 5), towers=[tower(at(1, 0), specialists=1), far])
    assert defender(state, "tower-1").resilience == 7
    assert defender(state, "tower-2").resilience == 10


@pytest.mark.rule("GOD-920")
def test_consume_takes_resources_of_the_groups_choice() -> None:
    state = struck(keyword("consume", 2, tier=1), stockpile=stores(ore=2, lumber=1))
    assert offered(state) == ["pick-resource ore", "pick-resource lumber"]
    answer(state, "pick-resource lumber")
    assert done(state)
    assert (held(state, "ore"), held(state, "lumber")) == (1, 0)


@pytest.mark.rule("GOD-920")
@pytest.mark.ruling("AMB-GOD-163")
def test_what_is_there_is_lost_without_asking() -> None:
    state = struck(keyword("consume", 4, tier=1), stockpile=stores(ore=2, lumber=1))
    assert done(state)
    assert not any(state.stockpile)


@pytest.mark.rule("GOD-921")
@pytest.mark.ruling("AMB-GOD-163")
def test_with_nothing_left_a_city_state_suffers_once() -> None:
    state = besieged(
        held=with_abilities(GIANTS, keyword("consume", 2, tier=1)), fronts={0: GIANTS}, banners={0: HERE},
        towers=[tower(at(1, 0)), tower(at(-1, 0), 2)],
    )  # fmt: skip
    run(state, steps.SiegeDamage())
    assert offered(state) == ["pick-defender city-1", "pick-defender city-2"]
    answer(state, "pick-defender city-2")
    assert done(state)
    assert defender(state, "city-2").resilience == 17


@pytest.mark.rule("GOD-922")
def test_cripple_takes_power_but_not_the_last() -> None:
    assert defender(struck(keyword("cripple")), "tower-1").power == 3
    assert defender(struck(keyword("cripple"), towers=[tower(at(1, 0), power=1)]), "tower-1").power == 1


@pytest.mark.rule("GOD-923", "GOD-924", "GOD-934")
def test_deconstruct_takes_a_recruit_or_potential() -> None:
    one = defender(struck(keyword("deconstruct"), towers=[tower(at(1, 0), recruits=2)]), "tower-1")
    assert (one.recruits, one.potential) == (1, 2)
    one = defender(struck(keyword("deconstruct")), "tower-1")
    assert (one.recruits, one.potential) == (0, 1)
    state = struck(keyword("deconstruct"), towers=[tower(at(1, 0), potential=1)])
    assert defender(state, "tower-1").potential == 1
    assert not of_kind(state.events, DefenderWeakened)


@pytest.mark.rule("GOD-925")
def test_freeze_stops_equip_cards_this_turn() -> None:
    state = struck(keyword("freeze"), towers=[tower(at(1, 0), equips=("some-equip",))])
    assert defender(state, "tower-1").frozen
    assert of_kind(state.events, DefenderFrozen)
    assert not defender(struck(keyword("freeze")), "tower-1").frozen


@pytest.mark.rule("GOD-926")
def test_ignite_burns_heroes_inside() -> None:
    state = struck(keyword("ignite", 2), at=at(1, 0), heroes=(SAGE,))
    before = besieged(SAGE).heroes[0]
    hero = state.heroes[0]
    assert hero.energy == before.energy - 2
    assert hero.conditions[WOUNDED] == 1
    outside = struck(keyword("ignite", 2), at=at(6, 1), heroes=(SAGE,))
    assert outside.heroes[0].energy == before.energy


@pytest.mark.rule("GOD-926", "GOD-170")
def test_specialists_quench_ignite() -> None:
    state = struck(keyword("ignite", 2), at=at(1, 0), heroes=(SAGE,), towers=[tower(at(1, 0), specialists=2)])
    assert state.heroes[0].conditions[WOUNDED] == 0


@pytest.mark.rule("GOD-927", "GOD-928")
def test_overpower_adds_damage_and_bars_the_highest_skill() -> None:
    state = struck(keyword("overpower", 5), at=at(1, 0), heroes=(SAGE,))
    one = defender(state, "tower-1")
    assert (one.resilience, one.overpowered) == (7, True)
    assert of_kind(state.events, DefenderOverpowered)
    state.heroes[0].ranks = (*state.heroes[0].ranks[:6], 5, 2, 2)
    reasons = [barred(state, 0, one, stat) for stat in SKILLS]
    assert [reason.rule if reason else "" for reason in reasons] == ["GOD-928", "", ""]
    equal = struck(keyword("overpower", 4), at=at(1, 0), heroes=(SAGE,))
    assert defender(equal, "tower-1").resilience == 8
    assert not defender(equal, "tower-1").overpowered


@pytest.mark.rule("GOD-1003")
def test_quelled_opponents_have_no_keywords() -> None:
    state = struck(keyword("cripple"), quelled=True)
    one = defender(state, "tower-1")
    assert (one.resilience, one.power) == (8, 4)


# -- interrupts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-172")
@pytest.mark.ruling("AMB-GOD-223")
def test_aetherial_ore_saves_a_defender() -> None:
    doomed = tower(at(1, 0), resilience=2)
    state = struck(towers=[doomed], stockpile=stores(aetherial_ore=2), heroes=(MAGICIAN,), at=at(2, 0))
    assert offered(state) == ["use-ore tower-1", "done"]
    answer(state, "use-ore tower-1")
    assert done(state)
    assert defender(state, "tower-1").resilience == 5
    assert held(state, "aetherial-ore") == 1
    left = struck(towers=[doomed], stockpile=stores(aetherial_ore=1), heroes=(MAGICIAN,), at=at(2, 0))
    answer(left, "done")
    assert defender(left, "tower-1").resilience == 0


@pytest.mark.rule("GOD-172")
@pytest.mark.ruling("AMB-GOD-223")
def test_nobody_is_asked_where_it_would_not_help() -> None:
    ore = stores(aetherial_ore=1)
    assert done(struck(towers=[tower(at(1, 0), resilience=3)], stockpile=ore, heroes=(MAGICIAN,), at=at(2, 0)))
    assert done(struck(towers=[tower(at(1, 0), resilience=2)], stockpile=ore, heroes=(MAGICIAN,), at=at(6, 1)))


# -- heroes ----------------------------------------------------------------------------------------------------


def augmented(state: GodaiState, seat: int, **tiers: int) -> None:
    state.heroes[seat].augments = tuple([tiers.get(str(one), 0) for one in ELEMENTS])


@pytest.mark.gold("GOLD-GOD-41")
@pytest.mark.rule("GOD-568", "GOD-593", "GOD-594")
def test_a_banner_hits_heroes_without_its_element() -> None:
    state = besieged(
        SAMURAI, SAGE, MAGICIAN, fronts={0: "siege-fire-gwironok-the-ash-reaver"}, banners={0: HERE}, at=at(2, 0),
        defenders=(),
    )  # fmt: skip
    for seat, tiers in enumerate(({"fire": 1}, {"fire": 3}, {"earth": 2})):
        state.heroes[seat].augments = NO_AUGMENTS
        augmented(state, seat, **tiers)
        state.heroes[seat].energy = 30
    before = [hero.health for hero in state.heroes]
    run(state, steps.SiegeDamage())
    assert [hero.energy for hero in state.heroes] == [30, 30, 6]
    assert [hero.health for hero in state.heroes] == before


@pytest.mark.rule("GOD-592", "GOD-594")
def test_inside_a_defender_heroes_are_immune() -> None:
    state = struck(at=at(1, 0), heroes=(SAGE,))
    assert state.heroes[0].energy == besieged(SAGE).heroes[0].energy
    zero = struck(at=at(1, 0), heroes=(SAGE,), towers=[tower(at(1, 0), resilience=0)])
    assert zero.heroes[0].energy == besieged(SAGE).heroes[0].energy


@pytest.mark.rule("GOD-568")
@pytest.mark.ruling("AMB-GOD-81")
def test_the_drain_kills_a_fresh_hero() -> None:
    state = struck(at=at(0, 1), heroes=(SAMURAI, SAGE))
    assert [hero.state for hero in state.heroes] == ["dead", "dead"]
    assert state.at == -1
    assert HeroDies not in [type(step) for step in state.agenda]


@pytest.mark.rule("GOD-594")
def test_a_wellspring_cloak_halves_it() -> None:
    state = besieged(SAGE, fronts={0: GIANTS}, banners={0: HERE}, at=at(0, 1), defenders=())
    state.heroes[0].energy = 30
    state.heroes[0].items = ("wellspring-cloak",)
    run(state, steps.SiegeDamage())
    assert state.heroes[0].energy == 18


# -- Bolster ---------------------------------------------------------------------------------------------------


def bolstering(**fields: Any) -> GodaiState:
    """Three heroes in a Fortress that was hit, a Banner 2 hexes away, which only the group's Range reaches."""
    fortress = tower(at(1, 0), **{"hit": 2, "resilience": 6, **fields})
    return besieged(
        SAMURAI, SAGE, MAGICIAN, fronts={0: GIANTS}, banners={0: at(3, 0)}, defenders=(fortress,), at=at(1, 0)
    )


@pytest.mark.gold("GOLD-GOD-43")
@pytest.mark.rule("GOD-597", "GOD-598", "GOD-600", "GOD-601")
def test_three_heroes_bolster() -> None:
    state = run(bolstering(), steps.Bolster())
    energies = [hero.energy for hero in state.heroes]
    for seat in range(3):
        state.heroes[seat].ranks = (*state.heroes[seat].ranks[:6], 4, 4, 4)
    state.script = faces(9, 3, 3)
    for seat, skill in enumerate(("navigate", "explore", "survival")):
        state.apply(state.decision_for(seat).parse(f"bolster-with {skill}"), seat)
    assert done(state)
    one = defender(state, "tower-1")
    assert (one.turn, one.resilience) == ((), 7)
    assert state.resilience[0] == 6
    assert [hero.energy for hero in state.heroes] == [energy - 1 for energy in energies]


@pytest.mark.rule("GOD-599", "GOD-602", "GOD-1084", "GOD-918")
@pytest.mark.ruling("AMB-GOD-129")
def test_navigate_widens_the_range_each_time_and_a_critical_gives_the_energy_back() -> None:
    state = run(bolstering(), steps.Bolster())
    energies = [hero.energy for hero in state.heroes]
    for seat in range(3):
        state.heroes[seat].ranks = (*state.heroes[seat].ranks[:6], 4, 4, 4)
    state.script = faces(1, 4)
    for seat, word in enumerate(("bolster-with navigate", "bolster-with navigate", "decline")):
        state.apply(state.decision_for(seat).parse(word), seat)
    assert defender(state, "tower-1").turn == (0, 0, 2)
    assert [hero.energy for hero in state.heroes] == [energies[0], energies[1] - 1, energies[2]]


@pytest.mark.rule("GOD-601", "GOD-1076")
@pytest.mark.ruling("AMB-GOD-84")
def test_survival_needs_damage_and_some_resilience_left() -> None:
    for fields in ({"hit": 0}, {"resilience": 0}):
        state = run(bolstering(**fields), steps.Bolster())
        assert "bolster-with survival" not in offered(state)
        assert "bolster-with navigate" in offered(state)
        reasons = state.game.book.why_not(state, 0, BolsterWith("survival"))
        assert [one.message for one in reasons] == ["why-bolster-survival"]


@pytest.mark.rule("GOD-603")
def test_the_bonus_of_camping_counts() -> None:
    state = bolstering()
    state.movement, state.camps = "camp", 1
    for hero in state.heroes[1:]:
        hero.energy = 0
    state.heroes[0].ranks = (*state.heroes[0].ranks[:6], 4, 4, 4)
    run(state, steps.Bolster())
    state.script = faces(5)
    answer(state, "bolster-with survival")
    assert defender(state, "tower-1").resilience == 7


@pytest.mark.rule("GOD-600")
def test_explore_counts_on_the_navigate_of_another() -> None:
    state = bolstering()
    state.banners = (at(4, 0), -1, -1, -1)
    state.heroes[2].role = "samurai"
    state.heroes[1].role = "samurai"
    run(state, steps.Bolster())
    assert "bolster-with explore" in offered(state)
    for hero in state.heroes[1:]:
        hero.state = "dead"
    alone = run(state, steps.Bolster())
    assert "bolster-with explore" not in offered(alone)


@pytest.mark.rule("GOD-596")
def test_nobody_bolsters_outside_or_without_an_opponent() -> None:
    state = bolstering()
    state.at = at(5, 1)
    assert done(run(state, steps.Bolster()))
    alone = bolstering()
    alone.banners = (-1,) * 4
    assert done(run(alone, steps.Bolster()))


@pytest.mark.rule("GOD-597")
def test_without_energy_nobody_is_asked() -> None:
    state = bolstering()
    for hero in state.heroes:
        hero.energy = 0
    assert done(run(state, steps.Bolster()))


def test_blows_are_found_without_changing_anything() -> None:
    state = besieged(fronts={0: PLAIN}, banners={0: HERE}, defenders=(tower(at(1, 0)),))
    before = replace(state.defenders[0])
    assert [(one.defender, one.n) for one in blows(state, (0,))] == [("tower-1", 1)]
    assert state.defenders[0] == before
