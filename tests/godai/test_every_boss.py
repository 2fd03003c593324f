"""Each of the ten Boss placards takes each of its six actions and shows what it is known for. Rulebook p.91 to 93."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model.geometry import BY_NAME
from rulewright.games.godai.model.hero import NO_AUGMENTS
from rulewright.games.godai.model.state import GodaiState, Token
from rulewright.games.godai.model.steps.combat import EndRound
from rulewright.games.godai.model.steps.villain import EndHarvest
from rulewright.games.godai.model.vocabulary import Condition, Element
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.conditions import afflict
from rulewright.games.godai.rules.combat.damage import land as land_attacks
from rulewright.games.godai.rules.combat.ending import reward_for
from rulewright.games.godai.rules.combat.hits import Affliction, Attack, Hit, Tally
from rulewright.games.godai.rules.combat.netting import settle
from rulewright.games.godai.rules.combat.rounds import add_opponent, start_losses
from rulewright.games.godai.rules.defenders import bulwark_of
from rulewright.games.godai.rules.siege_opponents import power, speed
from rulewright.games.godai.rules.wandering import stays_put

from .brawls import (
    ALL,
    FAILED,
    FOE,
    FRESH,
    TIRED,
    TWO,
    WEAK,
    Found,
    acted,
    brawl,
    c,
    closed,
    e,
    foe,
    h,
    its,
    pays,
    struck,
)  # fmt: skip
from .changes import changes, told
from .maps import full_map
from .positions import BOOK, Halt, answer, done, go_on
from .sieges import GIANTS, besieged, defender, tower
from .sieges import at as hex_at

AUGMENTED = 2
"""The Sage has a Tier of Earth here."""
ACTIONS: dict[int, tuple[Found, ...]] = {
    1: (
        h(4), its(defend=3), e(5, *ALL) | pays(3), h(1, *TWO) | c("frozen", *TWO) | pays(5), e(9, TIRED), h(1, *ALL),
    ),
    2: (
        h(4, *TWO) | c("bleeding", *TWO), its(defend=4) | {"foe thorns drained": 1},
        e(10, WEAK) | c("bleeding") | pays(4), e(6, *ALL) | {"foe for-healed bleeding": 1} | pays(5),
        e(5) | c("bleeding"), h(3) | e(4) | c("charmed"),
    ),
    3: (
        h(6), its(defend=5, outlast=-1), e(7, *ALL) | pays(4), h(5, *TWO) | c("slowed", *TWO) | pays(5), e(11, FRESH),
        h(2, *ALL) | its(outlast=-1),
    ),
    4: (
        h(7), its(defend=6), h(3, *ALL) | its(side=1) | pays(4), e(8, *ALL) | c("fatigued", *ALL) | pays(6),
        e(12, TIRED), h(6, *TWO) | c("disarmed", *TWO),
    ),
    5: (
        h(8), its(defend=7) | {"foe thorns damage": 3}, h(3, *ALL) | c("burned", *ALL) | pays(5),
        h(7, AUGMENTED) | pays(6), e(13, FRESH), h(8) | c("vulnerable", n=2),
    ),
    6: (
        h(9), its(defend=8), h(8, *TWO) | c("wounded", *TWO) | pays(5), e(10, *ALL) | pays(7), e(14, FRESH),
        h(2, *ALL) | c("knocked-down", *ALL),
    ),
    7: (
        h(10), its(defend=9), h(9, *TWO) | c("bleeding", *TWO, n=2) | pays(5), h(4, *ALL) | c("burned", *ALL) | pays(7),
        e(15, TIRED), h(2, *ALL) | c("knocked-down", *ALL),
    ),
    8: (
        h(11), its(defend=10), h(10, *TWO) | c("poisoned", *TWO) | pays(6),
        e(12, *ALL) | c("entangled", *ALL) | pays(8), e(14, FRESH) | c("frightened", FRESH), h(5, *ALL),
    ),
    9: (
        h(12), its(defend=10) | {"foe thorns damage": 4}, h(11, *TWO) | c("blinded", *TWO) | pays(6),
        e(13, *ALL) | c("slowed", *ALL) | pays(8), e(17, AUGMENTED), h(3, *ALL) | c("knocked-down", *ALL),
    ),
    10: (
        h(13), its(defend=10), h(11, *TWO) | c("dissonant", *TWO) | pays(6), h(6, *ALL) | c("tethered", *ALL) | pays(9),
        e(18, FRESH), e(14, *ALL) | c("debilitated", *ALL),
    ),
}  # fmt: skip
DICE = {(4, 3): [0], (10, 6): [9, 0] * 4}


def each(numbers: Any) -> list[Any]:
    return [pytest.param(one, marks=pytest.mark.component(f"boss-{one}")) for one in numbers]


def before_boss(number: int, **fields: Any) -> GodaiState:
    state = brawl(f"boss-{number}", **fields)
    state.heroes[1].augments = (0, 1, *NO_AUGMENTS[2:])
    return state


@pytest.mark.parametrize("number", each(ACTIONS))
def test_what_its_six_actions_do(number: int) -> None:
    for face, expected in enumerate(ACTIONS[number], 1):
        state = before_boss(number)
        assert acted(state, face, DICE.get((number, face), FAILED)) == expected, face


# -- what each of them is known for ----------------------------------------------------------------------------


@pytest.mark.component("boss-1")
def test_boss_1_can_be_won_over_and_rages_at_half() -> None:
    state = before_boss(1)
    assert foe(state).influence == 40
    assert closed(state, 1) == {}
    at.alter(state, FOE, health=(11,))
    assert closed(state, 1) == {"foe enraged": 2}


@pytest.mark.component("boss-3")
def test_the_clock_of_boss_3_doubles_its_damage() -> None:
    state = before_boss(3)
    assert foe(state).outlast == 8
    at.alter(state, FOE, outlast=0)
    closed(state, 1)
    assert acted(state, 1) == h(12)


@pytest.mark.component("boss-4")
def test_boss_4_takes_over_what_others_would_suffer() -> None:
    """Twelve points in a round are for it instead of its court."""
    state = before_boss(4)
    other = add_opponent(state, "encounter-quarry-runaways", 0)
    before = at.opponent_at(state, other).health[0], foe(state).health[0]
    tally = Tally()
    land_attacks(state, [Attack(0, other, [Hit(10, "health")])], tally)
    settle(state, tally, [])
    after = at.opponent_at(state, other).health[0], foe(state).health[0]
    assert (before[0] - after[0], before[1] - after[1]) == (0, 10)


@pytest.mark.component("boss-5")
@pytest.mark.component("boss-9")
@pytest.mark.parametrize(("number", "before", "after"), [(5, "", "water"), (9, "earth", "fire")])
def test_bosses_that_change_their_element_with_every_round(number: int, before: str, after: str) -> None:
    """A die of the Elements for the fifth, the order of the book for the ninth."""
    state = before_boss(number)
    at.alter(state, FOE, element=before)
    state.script = [3]
    BOOK.resolving[EndRound](state, EndRound(), None)
    assert foe(state).element == after


@pytest.mark.component("boss-6")
def test_boss_6_loses_health_only_to_well_armed_heroes() -> None:
    """Aegis 6: three Gear Upgrades for Attack, or no Energy left."""
    for gear, energy, suffered in ((2, 72, 0), (3, 72, 10), (0, 0, 10)):
        state = before_boss(6)
        state.heroes[0].attack_gear = gear
        at.alter(state, FOE, energy=energy)
        assert struck(state) == (suffered, 0)


@pytest.mark.component("boss-7")
def test_boss_7_has_its_health_twice_and_regains_it() -> None:
    state = before_boss(7)
    assert foe(state).health == (47, 47)
    at.alter(state, FOE, health=(40, 30))
    start_losses(state)
    assert foe(state).health == (44, 30)


@pytest.mark.component("boss-8")
def test_boss_8_calls_one_of_its_brood_in_every_third_round() -> None:
    state = before_boss(8)
    assert closed(state, 2) == {}
    combat = at.combat_of(state)
    combat.round = 3
    BOOK.resolving[EndRound](state, EndRound(), None)
    assert [one.card for one in combat.opponents] == ["boss-8", "encounter-quarry-runaways"]


@pytest.mark.component("boss-10")
def test_jaethi_strikes_harder_for_every_imbalance() -> None:
    state = before_boss(10, imbalance=(0, 6, 0, 6, 1))
    assert foe(state).health == (60, 60)
    assert acted(state, 1) == h(15)


DIFFICULT: dict[int, str] = {
    1: "counterattack", 2: "bleeding heals it", 3: "its clock runs faster", 4: "its court comes at half",
    5: "all begin Vulnerable", 6: "Energy comes back", 7: "it rages at half", 8: "more of its brood",
    9: "it evades", 10: "it is enraged",
}  # fmt: skip


@pytest.mark.parametrize("number", each(DIFFICULT))
def test_what_makes_it_harder_from_difficult_on(number: int) -> None:
    """Its Difficult Passive counts at Difficult and not at Moderate."""
    hard, easier = (brawl(f"boss-{number}", difficulty=row) for row in (3, 2))
    probe = PROBES[number]
    assert (probe(easier), probe(hard)) == EXPECTED[number]


def vulnerable(state: GodaiState) -> int:
    """Whether the heroes began so: `brawl` forgets Conditions, but the combat has told it."""
    return len(at.traits_of(state, FOE))


def at_the_end_of(round: int, word: str) -> Any:
    def probe(state: GodaiState) -> Any:
        if word == "half":
            at.alter(state, FOE, health=tuple([n // 2 for n in foe(state).most[1:]]))
        combat = at.combat_of(state)
        combat.round = round
        before = len(at.foes(state)), foe(state).enraged, foe(state).outlast
        state.encounters = ("encounter-salt-witch",) if word in ("half", "brood") else state.encounters
        BOOK.resolving[EndRound](state, EndRound(), None)
        after = len(at.foes(state)), foe(state).enraged, foe(state).outlast
        return tuple(now - was for was, now in zip(before, after, strict=True))

    return probe


def bled(state: GodaiState) -> tuple[int, int]:
    """Health and Energy that the second Boss regains when a hero starts to Bleed."""
    at.alter(state, FOE, health=(10,), energy=10)
    afflict(state, 0, Affliction(Condition.BLEEDING), FOE)
    return foe(state).health[0] - 10, foe(state).energy - 10


def regained(state: GodaiState) -> int:
    at.alter(state, FOE, energy=10)
    start_losses(state)
    return foe(state).energy - 10


PROBES: dict[int, Any] = {
    1: lambda state: struck(state)[1],
    2: bled,
    3: at_the_end_of(2, "clock"),
    4: at_the_end_of(1, "half"),
    5: vulnerable,
    6: regained,
    7: at_the_end_of(1, "half"),
    8: at_the_end_of(5, "brood"),
    9: lambda state: struck(state, 10, "health", 9)[0],
    10: at_the_end_of(2, "rage"),
}
EXPECTED: dict[int, tuple[Any, Any]] = {
    1: (0, 3),
    2: ((0, 0), (6, 6)),
    3: ((0, 0, 0), (0, 0, -1)),
    4: ((0, 0, 0), (1, 0, 0)),
    5: (1, 2),
    6: (0, 6),
    7: ((0, 0, 0), (0, 3, 0)),
    8: ((0, 0, 0), (1, 0, 0)),
    9: (10, 0),
    10: ((0, 0, 0), (0, 1, 0)),
}

# -- what it is worth ------------------------------------------------------------------------------------------

REWARDS: dict[int, Found] = {
    1: {"1 gold": 3, "1 food": 3, "stock platinum": 5, "1 rank energy": 3, "1 items": ("juzu-prayer-beads",)},
    2: {"1 gold": 6, "closed_portals": (2,), "1 rank health": 4, "1 items": ("bone-pendant",)},
    3: {"1 gold": 4, "1 food": 4, "closed_portals": (3,), "1 rank explore": 2, "1 items": ("hairpin-of-intellect",)},
    4: {"1 gold": 5, "1 food": 5, "closed_portals": (4,), "1 rank attack": 3, "1 items": ("viper-potion",) * 3},
    5: {"1 gold": 6, "1 food": 4, "closed_portals": (5,), "1 rank first-mastery": 2, "1 items": ("fireheart-scepter",)},
    6: {"1 gold": 4, "1 food": 6, "closed_portals": (6,), "1 rank defend": 3, "1 items": ("absorbing-orb",)},
    7: {"1 gold": 5, "1 food": 6, "closed_portals": (7,), "1 rank health": 4, "1 items": ("ring-of-command",)},
    8: {"1 gold": 4, "1 food": 8, "closed_portals": (8,), "1 rank survival": 3, "1 items": ("vine-of-the-dead",) * 2},
    9: {"1 gold": 6, "1 food": 6, "stock platinum": 5, "1 rank second-mastery": 4,
        "1 items": ("fulgurite-grounding-rod",)},
}  # fmt: skip
POWER_UPS = {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4}


@pytest.mark.parametrize("number", each(REWARDS))
def test_what_a_vanquished_boss_gives(number: int) -> None:
    """For one hero; the Calendar falls by 1 and its lair gets a Hex Token."""
    state = full_map(("samurai", "nagual"), calendar=5, power_ups=("powerup-second-chance",) * 6)
    state.bosses = (Token(BY_NAME["k19"], str(number)),)
    before = told(state)
    state.then(Halt())
    state.then(*reward_for(state, f"boss-{number}", "health", 0, False, 0, ()))
    go_on(state)
    assert done(state)
    found = changes(before, state)
    assert found.pop("1 kept") == ("powerup-second-chance",) * POWER_UPS[number]
    assert found == {
        "calendar": -1, "vanquished": (number,), "bosses": (), "hex tokens": ("k19",), **REWARDS[number]
    }  # fmt: skip


# -- Lair Effects, while the group is Dedicated ------------------------------------------------------------------


def siege_near(boss: int, apart: int, **fields: Any) -> GodaiState:
    """A Banner and a Tower so far from the lair of this Boss."""
    lair = Token(hex_at(0, 0), str(boss))
    return besieged(
        fronts={0: GIANTS}, banners={0: hex_at(apart, 0)}, defenders=(tower(hex_at(0, apart)),), bosses=(lair,),
        dedicated=(boss,), **fields,
    )  # fmt: skip


@pytest.mark.component("boss-2")
def test_near_lair_2_siege_opponents_are_weaker() -> None:
    assert [power(siege_near(2, apart), 0) for apart in (1, 2)] == [1, 2]


@pytest.mark.component("boss-3")
def test_near_lair_3_banners_are_slower() -> None:
    assert [speed(siege_near(3, apart), 0) for apart in (2, 3)] == [1, 2]


@pytest.mark.component("boss-4")
def test_near_lair_4_defenders_are_sheltered() -> None:
    found = []
    for apart in (2, 3):
        state = siege_near(4, apart)
        found.append(bulwark_of(state, defender(state, "tower-1"), Element.FIRE))
    assert found == [1, 0]


FED: dict[int, tuple[tuple[str, ...], Found]] = {
    5: ((), {"stock ore": 2, "stock lumber": 2}),
    6: ((), {"tower-1 resilience": 2}),
    7: (("pick-element air",), {"stock air": 1}),
    9: ((), {"imbalance water": -1}),
}


@pytest.mark.parametrize("number", each(FED))
def test_what_a_lair_gives_at_each_end_of_a_harvest_stage(number: int) -> None:
    words, expected = FED[number]
    state = full_map(("samurai", "nagual"), dedicated=(number,), imbalance=(1, 1, 1, 3, 1))
    state.bosses = (Token(BY_NAME["k19"], str(number)),)
    state.defenders = (*state.defenders, tower(BY_NAME["e13"], resilience=3))
    before = told(state)
    state.then(Halt())
    BOOK.resolving[EndHarvest](state, EndHarvest(2), None)
    state.agenda = [step for step in state.agenda if not isinstance(step, EndHarvest)]
    go_on(state)
    for word in words:
        state.script = [0]
        answer(state, word)
    assert done(state)
    assert changes(before, state) == expected


@pytest.mark.component("boss-8")
def test_near_lair_8_nobody_wanders_and_the_group_moves_farther() -> None:
    found = []
    for hex in ("k19", "k22", "k23"):
        state = full_map(("samurai", "nagual"), dedicated=(8,), at=hex, movement="normal")
        state.bosses = (Token(BY_NAME["k19"], "8"),)
        found.append((stays_put(state), land.speed(state)))
    assert found == [(True, 5), (True, 5), (False, 4)]
