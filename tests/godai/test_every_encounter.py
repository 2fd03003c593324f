"""Each of the 40 Encounters takes each of its three actions, is struck, and gives its reward. Rulebook p.89, 90.

What everybody is like is told in `brawls.py`. Dangerous opponents deal 1 more than they show.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model.combat import Ward
from rulewright.games.godai.model.steps.combat import BeginCombat, BeginRound
from rulewright.games.godai.model.vocabulary import Condition, Element
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.conditions import afflict
from rulewright.games.godai.rules.combat.declaration import may_flee
from rulewright.games.godai.rules.combat.ending import reward_for
from rulewright.games.godai.rules.combat.hits import Affliction
from rulewright.games.godai.rules.combat.meeting import price_of
from rulewright.games.godai.rules.combat.rounds import start_losses

from .brawls import (
    ALL,
    BOUND,
    FAILED,
    FOE,
    FRESH,
    RICH,
    STRONG,
    THREE,
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
    hurt_foe,
    its,
    lost,
    pays,
    struck,
)  # fmt: skip
from .changes import changes, told
from .positions import Halt, answer, content, done, go_on, offered, position, take_until

ACTIONS: dict[str, tuple[Found, Found, Found]] = {
    "graveler": (h(2), h(2, *ALL) | c("slowed", *ALL) | pays(3), h(4)),
    "reedwhistle-fox": (e(4), e(4, *ALL) | pays(2), h(2) | c("charmed")),
    "rope-bridge-wardens": (h(2, *TWO), h(1) | c("trapped") | pays(2), h(3) | lost("gold", 2)),
    "obsidian-gnats": (h(1, *ALL), h(1, *TWO) | c("blinded", *TWO), h(3) | c("poisoned")),
    "clay-gate-sentry": (h(3), its(defend=3, enraged=1) | pays(2), h(3, *TWO)),
    "drowned-lantern-bearer": (e(4), e(4) | c("drained") | pays(2), e(6, FRESH)),
    "thornback-peccary": (h(4), h(3, STRONG) | c("bleeding", STRONG) | pays(2), h(4) | its(enraged=1)),
    "canopy-stalker": (h(2, WEAK), h(2) | c("wounded") | pays(2), h(4)),
    "moss-kodama": (h(1, *THREE), e(2, *ALL) | its(health_1=3) | pays(2), h(2, *TWO) | c("entangled", *TWO)),
    "quarry-runaways": (h(2, *TWO), h(1) | c("captured") | pays(2), h(3)),
    "folded-ronin": (h(2) | c("bleeding"), its(evasion=6, health_1=2) | pays(2), h(4)),
    "dry-well-kappa": (h(3), h(1) | c("knocked-down") | pays(2), h(2, *TWO) | lost("food", 2, *TWO)),
    "breath-of-ehekal": (h(2, *THREE), h(2) | c("knocked-down") | pays(2), e(4, *ALL) | c("disoriented", *ALL)),
    "bell-breaker-monk": (h(4), h(2, *TWO) | pays(3), h(4)),
    "mother-of-wells": (h(1, *ALL), e(2, TIRED) | c("frightened", TIRED) | pays(2), e(8) | c("drained")),
    "locusts-of-xiuhnel": (h(1, *ALL), h(2, *TWO) | lost("food", 2, *TWO), h(1, *ALL) | its(outlast=1)),
    "ash-dog-pack": (h(2, *THREE), h(2, *TWO) | c("surrounded", *TWO), h(4, WEAK)),
    "jade-shelled-crab": (h(4), h(3) | c("captured") | pays(2), h(4, *TWO) | c("vulnerable", *TWO)),
    "hanging-ceiba": (
        h(2, *TWO) | c("entangled", *TWO) | its(health_1=6), h(3, BOUND) | pays(3),
        h(3) | c("entangled", n=2) | its(health_1=3),
    ),
    "mirror-thief-tezka": (h(3), h(2) | c("confused") | pays(3), h(3, RICH) | lost("gold", 3, RICH)),
    "grave-drummers": (h(5), e(3, *ALL) | c("fatigued", *ALL) | pays(2), its(health_1=4, enraged=1)),
    "salt-witch": (h(3), e(2, *ALL) | e(4, 2) | {"foe for-healed drained": 1} | pays(3), e(8, FRESH)),
    "earth-elemental": (h(4, *TWO), h(3) | c("encased") | pays(3), h(6)),
    "tide-of-akuneri": (h(3, *THREE), h(3) | c("swallowed") | pays(3), e(6, *ALL) | c("slowed", *ALL)),
    "ink-moths": (e(4, *ALL), h(2, *TWO) | c("confused", *TWO), h(2, *ALL) | c("blinded", *ALL)),
    "duelist-of-the-ninth-step": (h(2) | its(defend=2), h(4) | c("disarmed") | pays(3), h(5) | {"1 wounds": 1}),
    "star-eater-shaman": (
        h(3, *TWO) | c("vulnerable", *TWO), its(side=1) | pays(3), e(8, FRESH),
    ),
    "jaguar-of-the-dark-noon": (h(4), h(4) | c("bleeding", n=2) | pays(3), h(4)),
    "walking-ossuary": (h(5, *TWO), h(5, WEAK) | its(health_1=3) | pays(3), h(4, *ALL)),
    "weigher-of-hearts": (h(4, STRONG), e(6, *ALL) | pays(3), h(5, RICH) | lost("gold", 2, RICH)),
    "fire-elemental": (h(4, *THREE), h(1, *ALL) | c("burned", *ALL) | pays(2), h(8)),
    "blind-oracle": (h(5), e(6, *ALL) | its(confusing=2) | pays(4), h(6)),
    "army-of-buried-clay": (
        h(5, *TWO), h(4) | c("surrounded"), h(3, *ALL) | c("bleeding", *ALL),
    ),
    "village-bearing-tortoise": (
        h(5, *TWO), its(defend=5, health_1=4) | pays(4), h(2, *ALL) | c("knocked-down", *ALL),
    ),
    "hundred-hand-executioner": (
        h(10), h(8) | h(4, 2, 3) | c("disarmed", *THREE) | pays(3), h(11) | c("wounded"),
    ),
    "envoy-of-the-nether-court": (e(10), h(4) | c("tethered") | pays(4), e(10, TIRED)),
    "asura": (h(5, *THREE), h(8) | pays(4), h(7) | c("burned")),
    "nothing-that-looks-back": (
        h(6), e(8, *ALL) | c("dissonant", *ALL) | pays(4), h(8) | c("debilitated"),
    ),
    "golden-idol-that-walks": (
        h(6, *TWO), h(3, *ALL) | c("blinded", *ALL) | pays(4), h(8, RICH) | lost("gold", 4, RICH),
    ),
    "last-empress-of-teptek": (
        h(4, *TWO) | c("knocked-down", *TWO), h(6) | c("charmed") | its(health_1=4) | pays(0), h(7) | c("cursed"),
    ),
}  # fmt: skip
KEYS = {"112233": (1, 3, 5), "111223": (1, 4, 6), "122233": (1, 2, 5)}
"""The first face of each action, by the Action Key."""
STEADY = {
    "rope-bridge-wardens", "thornback-peccary", "canopy-stalker", "locusts-of-xiuhnel", "ash-dog-pack",
    "grave-drummers", "duelist-of-the-ninth-step", "jaguar-of-the-dark-noon", "village-bearing-tortoise",
    "last-empress-of-teptek",
}  # fmt: skip
WILD = {
    "reedwhistle-fox", "drowned-lantern-bearer", "folded-ronin", "breath-of-ehekal", "mirror-thief-tezka",
    "ink-moths", "star-eater-shaman", "blind-oracle", "envoy-of-the-nether-court", "asura",
}  # fmt: skip


DICE: dict[tuple[str, int], list[int]] = {("star-eater-shaman", 2): [0], ("nothing-that-looks-back", 5): [9, 0]}
"""Where something else than tests is rolled: a card that joins, the Ability that is locked."""


def each(rows: Any) -> list[Any]:
    return [pytest.param(one, marks=pytest.mark.component(f"encounter-{one}")) for one in rows]


def test_all_of_them_are_here() -> None:
    assert sorted(f"encounter-{one}" for one in ACTIONS) == sorted(content().encounters)


@pytest.mark.parametrize("card", each(ACTIONS))
def test_what_its_three_actions_do(card: str) -> None:
    key = "111223" if card in STEADY else "122233" if card in WILD else "112233"
    for face, expected in zip(KEYS[key], ACTIONS[card], strict=True):
        state = brawl(f"encounter-{card}")
        hurt_foe(state)
        found = acted(state, face, DICE.get((card, face), FAILED))
        assert found == {word: n for word, n in expected.items() if n}, face


# -- what it takes to beat it ----------------------------------------------------------------------------------

STRUCK: dict[str, tuple[int, int]] = {
    "graveler": (6, 0),
    "clay-gate-sentry": (10, 2),
    "jade-shelled-crab": (7, 0),
    "mirror-thief-tezka": (7, 3),
    "duelist-of-the-ninth-step": (10, 3),
    "village-bearing-tortoise": (6, 0),
    "envoy-of-the-nether-court": (0, 0),
}
"""What 10 damage take from its Health, and what comes back; all others lose 10."""
EVADES = {"folded-ronin": 8, "breath-of-ehekal": 9}
"""The lowest face of a Core die with which it evades."""
CROWDS = ("obsidian-gnats", "locusts-of-xiuhnel", "ash-dog-pack", "ink-moths", "army-of-buried-clay")


@pytest.mark.parametrize("card", each(one for one in ACTIONS if one not in CROWDS and one not in EVADES))
def test_what_a_blow_of_ten_takes_from_it(card: str) -> None:
    """All of them have more Health here, so that nothing is cut off."""
    state = brawl(f"encounter-{card}")
    at.alter(state, FOE, health=tuple([40 for _ in foe(state).health]))
    assert struck(state) == STRUCK.get(card, (10, 0))


@pytest.mark.parametrize("card", each(EVADES))
def test_who_evades_loses_nothing(card: str) -> None:
    for face, lost_health in ((EVADES[card], 0), (EVADES[card] - 1, 8)):
        state = brawl(f"encounter-{card}")
        assert struck(state, 8, "health", face) == (lost_health, 0)


@pytest.mark.component("encounter-envoy-of-the-nether-court")
def test_without_energy_the_envoy_has_no_aegis() -> None:
    state = brawl("encounter-envoy-of-the-nether-court")
    at.alter(state, FOE, energy=0)
    assert struck(state) == (10, 0)


ELEMENTS: dict[str, tuple[Element, Element | None]] = {
    "breath-of-ehekal": (Element.AIR, Element.FIRE),
    "earth-elemental": (Element.EARTH, Element.AIR),
    "tide-of-akuneri": (Element.WATER, Element.EARTH),
    "fire-elemental": (Element.FIRE, Element.WATER),
    "nothing-that-looks-back": (Element.VOID, None),
}
"""What an Elemental is Immune to, and what it is weak against."""


@pytest.mark.parametrize("card", each(ELEMENTS))
def test_an_elemental_is_immune_to_its_own_element_and_weak_against_another(card: str) -> None:
    own, weak = ELEMENTS[card]
    state = brawl(f"encounter-{card}")
    assert struck(state, 3, "health", 1, 1, elements=(own,)) == (0, 0)
    if weak is not None:
        assert struck(state, 3, "health", 1, 4, elements=(weak,))[0] > 3


@pytest.mark.component("encounter-folded-ronin")
def test_paper_burns() -> None:
    assert struck(brawl("encounter-folded-ronin"), 3, "health", 1, 4, elements=(Element.FIRE,))[0] > 3


# Health at the start of the combat at Easy, Energy, Influence, Outlast, what each of four heroes pays for a Bribe.
VITALS: dict[str, tuple[tuple[int, ...], int, int, int, int]] = {
    "graveler": ((10,), 7, 0, 0, 0),
    "reedwhistle-fox": ((9,), 6, 10, 0, 0),
    "rope-bridge-wardens": ((11,), 5, 0, 0, 2),
    "obsidian-gnats": ((), 0, 0, 4, 0),
    "clay-gate-sentry": ((10,), 4, 0, 0, 0),
    "drowned-lantern-bearer": ((8,), 4, 0, 0, 0),
    "thornback-peccary": ((12 + 20,), 6 + 20, 0, 0, 0),
    "canopy-stalker": ((8,), 5, 0, 0, 0),
    "moss-kodama": ((10,), 5, 10, 0, 0),
    "quarry-runaways": ((12,), 5, 0, 0, 0),
    "folded-ronin": ((8,), 6, 0, 0, 0),
    "dry-well-kappa": ((10,), 6, 0, 0, 3),
    "breath-of-ehekal": ((11,), 8, 0, 0, 0),
    "bell-breaker-monk": ((13,), 9, 14, 0, 0),
    "mother-of-wells": ((12,), 8, 14, 0, 0),
    "locusts-of-xiuhnel": ((), 0, 0, 5, 0),
    "ash-dog-pack": ((), 0, 0, 5, 0),
    "jade-shelled-crab": ((11 + 20,), 6 + 20, 0, 0, 0),
    "hanging-ceiba": ((14,), 8, 0, 0, 0),
    "mirror-thief-tezka": ((11,), 9, 0, 0, 4),
    "grave-drummers": ((15 + 20,), 7 + 20, 0, 0, 0),
    "salt-witch": ((12,), 9, 0, 0, 0),
    "earth-elemental": ((18,), 10, 0, 0, 0),
    "tide-of-akuneri": ((16,), 12, 0, 0, 0),
    "ink-moths": ((), 0, 0, 6, 0),
    "duelist-of-the-ninth-step": ((16,), 10, 18, 0, 0),
    "star-eater-shaman": ((15,), 9, 18, 0, 0),
    "jaguar-of-the-dark-noon": ((17,), 9, 0, 0, 0),
    "walking-ossuary": ((20 + 20,), 9 + 20, 0, 0, 0),
    "weigher-of-hearts": ((15,), 12, 0, 0, 5),
    "fire-elemental": ((22,), 14, 0, 0, 0),
    "blind-oracle": ((20,), 15, 22, 0, 0),
    "army-of-buried-clay": ((), 0, 0, 7, 0),
    "village-bearing-tortoise": ((15, 15), 13, 0, 0, 0),
    "hundred-hand-executioner": ((25,), 12, 0, 0, 0),
    "envoy-of-the-nether-court": ((20,), 14, 0, 0, 7),
    "asura": ((30,), 18, 0, 0, 0),
    "nothing-that-looks-back": ((26,), 20, 0, 0, 0),
    "golden-idol-that-walks": ((18, 18), 16, 0, 0, 9),
    "last-empress-of-teptek": ((28,), 20, 26, 0, 0),
}
TENACIOUS = ("quarry-runaways", "hanging-ceiba", "jaguar-of-the-dark-noon", "hundred-hand-executioner")


@pytest.mark.parametrize("card", each(VITALS))
def test_which_ways_lead_past_it(card: str) -> None:
    """Its Vitals, the Bribe, and whether one can Flee; the Dangerous have 5 more for each of four heroes."""
    state = brawl(f"encounter-{card}")
    one = foe(state)
    bribe = price_of(state, content().encounters[f"encounter-{card}"])
    # One that has Ambushed may have paid for it.
    assert (one.health, one.most[0], one.influence, one.outlast, bribe // 4) == VITALS[card]
    assert bool(may_flee(state)) == (card not in TENACIOUS)


@pytest.mark.parametrize("card", each(["canopy-stalker", "jaguar-of-the-dark-noon"]))
def test_an_ambush_comes_before_the_first_round(card: str) -> None:
    state = position(("samurai", "nagual"), steps=[BeginCombat((f"encounter-{card}",))])
    before = state.heroes[0].health = 30
    take_until(state, BeginRound)
    assert state.heroes[0].health < before


@pytest.mark.parametrize("card", each(["moss-kodama", "earth-elemental"]))
def test_what_grows_back_with_every_round(card: str) -> None:
    state = brawl(f"encounter-{card}")
    hurt_foe(state)
    before = foe(state).health[0]
    start_losses(state)
    assert foe(state).health[0] - before == 2


@pytest.mark.parametrize("card", each(["clay-gate-sentry", "nothing-that-looks-back", "bell-breaker-monk"]))
def test_who_cannot_be_given_conditions(card: str) -> None:
    state = brawl(f"encounter-{card}")
    afflict(state, FOE, Affliction(Condition.BURNED))
    assert at.bears(state, FOE, Condition.BURNED) == (1 if card == "bell-breaker-monk" else 0)


@pytest.mark.component("encounter-drowned-lantern-bearer")
def test_whoever_is_soulless_bleeds_energy() -> None:
    """Its 4 Energy are gone, and 2 more points go on with its Health."""
    assert struck(brawl("encounter-drowned-lantern-bearer"), 6, "energy") == (2, 0)
    assert struck(brawl("encounter-mother-of-wells"), 10, "energy") == (0, 0)


@pytest.mark.component("encounter-grave-drummers")
def test_grave_drummers_strike_up_in_every_third_round() -> None:
    state = brawl("encounter-grave-drummers")
    assert closed(state, 2) == {}
    assert closed(state, 3) == h(4, *ALL) | c("fatigued", *ALL)


@pytest.mark.component("encounter-asura")
def test_asura_is_enraged_in_every_second_round_and_strikes_a_lone_hero_three_times() -> None:
    state = brawl("encounter-asura", heroes=1)
    assert closed(state, 1) == {}
    assert closed(state, 2) == {"foe enraged": 1}
    assert acted(state, 1) == {"1 health": -18}


@pytest.mark.component("encounter-walking-ossuary")
def test_a_walking_ossuary_rages_at_half_of_its_health() -> None:
    state = brawl("encounter-walking-ossuary")
    assert closed(state, 1) == {}
    at.alter(state, FOE, health=(20,))
    assert closed(state, 1) == {"foe enraged": 2} | c("frightened", *ALL)
    assert closed(state, 1) == {}


@pytest.mark.component("encounter-bell-breaker-monk")
@pytest.mark.component("encounter-nothing-that-looks-back")
@pytest.mark.parametrize(("card", "face"), [("bell-breaker-monk", 3), ("nothing-that-looks-back", 1)])
def test_what_an_ability_gave_is_called_off(card: str, face: int) -> None:
    state = brawl(f"encounter-{card}")
    for seat in range(4):
        at.give(state, seat, Ward("target-die", 1, source="leap"))
    acted(state, face)
    called = [0, 1] if card == "bell-breaker-monk" else [0]
    assert [seat for seat in range(4) if not at.active(state, seat, "target-die")] == called


# -- what it is worth ------------------------------------------------------------------------------------------

REWARDS: dict[str, tuple[tuple[str, ...], Found]] = {
    "graveler": ((), {"stock ore": 1}),
    "reedwhistle-fox": ((), {"1 gold": 2}),
    "rope-bridge-wardens": ((), {"1 gold": 2}),
    "obsidian-gnats": ((), {"1 gold": 2}),
    "clay-gate-sentry": ((), {"stock ore": 1}),
    "drowned-lantern-bearer": ((), {"1 gold": 2}),
    "thornback-peccary": (("ore",), {"stock ore": 1}),
    "canopy-stalker": ((), {"1 gold": 2}),
    "moss-kodama": ((), {"stock lumber": 1}),
    "quarry-runaways": ((), {"stock recruit": 1}),
    "folded-ronin": ((), {"1 gold": 2}),
    "dry-well-kappa": ((), {"1 gold": 2}),
    "breath-of-ehekal": ((), {"stock sky-metal": 1}),
    "bell-breaker-monk": ((), {"stock recruit": 2}),
    "mother-of-wells": ((), {"stock essence": 1}),
    "locusts-of-xiuhnel": (("lumber", "ore"), {"stock lumber": 1, "stock ore": 1}),
    "ash-dog-pack": ((), {"stock ore": 1, "stock lumber": 1}),
    "jade-shelled-crab": ((), {"stock ore": 2}),
    "hanging-ceiba": ((), {"stock lumber": 2}),
    "mirror-thief-tezka": ((), {"stock specialist": 1}),
    "grave-drummers": (("recruit", "recruit"), {"stock recruit": 2}),
    "salt-witch": ((), {"stock essence": 1}),
    "earth-elemental": ((), {"stock earth": 1}),
    "tide-of-akuneri": ((), {"stock water": 1}),
    "ink-moths": ((), {"stock essence": 1}),
    "duelist-of-the-ninth-step": ((), {"stock specialist": 1}),
    "star-eater-shaman": (("fire",), {"stock fire": 1}),
    "jaguar-of-the-dark-noon": (("sky-metal",), {"stock sky-metal": 1}),
    "walking-ossuary": ((), {"stock sky-metal": 1}),
    "weigher-of-hearts": (("air",), {"stock air": 1}),
    "fire-elemental": ((), {"stock fire": 1}),
    "blind-oracle": ((), {"stock essence": 1, "stock specialist": 1}),
    "army-of-buried-clay": ((), {"stock sky-metal": 2}),
    "village-bearing-tortoise": ((), {"stock specialist": 2}),
    "hundred-hand-executioner": ((), {"stock sky-metal": 1, "stock essence": 1}),
    "envoy-of-the-nether-court": (("void",), {"stock void": 1}),
    "asura": ((), {"stock essence": 2, "stock sky-metal": 2}),
    "nothing-that-looks-back": ((), {"stock living-crystal": 1}),
    "golden-idol-that-walks": ((), {"stock aetherial-ore": 1}),
    "last-empress-of-teptek": ((), {"stock living-crystal": 1}),
}
EQUIPS = (
    "reedwhistle-fox", "mother-of-wells", "duelist-of-the-ninth-step", "star-eater-shaman", "blind-oracle",
    "last-empress-of-teptek",
)  # fmt: skip


@pytest.mark.parametrize("card", each(REWARDS))
def test_what_it_gives(card: str) -> None:
    """A Power Up, here 1 Attack, and this; every Harvest roll and every Match succeeds. By Influence, its Equip."""
    words, expected = REWARDS[card]
    for by in ("health", "influence") if card in EQUIPS else ("health",):
        state = position(("samurai", "nagual"), power_ups=("powerup-keen-edge", "powerup-heavy-hand"))
        before = told(state)
        state.script = [0, 0]
        state.then(Halt())
        state.then(*reward_for(state, f"encounter-{card}", by, 0, False, 0, ()))
        go_on(state)
        for word in words:
            state.script = [0]
            answer(state, next(one for one in offered(state) if one.endswith(f" {word}")))
        assert done(state)
        goes = (
            {"equips": (f"encounter-{card}",)} if by == "influence" else {"encounter_discards": (f"encounter-{card}",)}
        )
        assert changes(before, state) == {"1 rank attack": 1, **expected, **goes}
