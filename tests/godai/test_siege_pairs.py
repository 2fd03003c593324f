"""Every pair of Siege Keywords, and of what a Defender brings against them, with the outcome as one reads the placard.

The models know nothing of the engine: they reckon with the numbers of the position below.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model.events.siege import OpponentRetreated, OpponentVanquished
from rulewright.games.godai.model.state import Modifier
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps.gains import DrawPowerUp
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Element, Place, SiegeKeyword
from rulewright.games.godai.rules.defenders import SPARED
from rulewright.games.godai.rules.marching import magnets
from rulewright.games.godai.rules.siege_opponents import HINDERED, speed

from .positions import cities, content, faces, of_kind, run, take_until
from .sieges import GIANTS, SAGE, at, besieged, defender, held, keyword, stores, tower, with_abilities

HERE, BESIDE, BEYOND = at(0, 0), at(1, 0), at(2, 0)
POWER, RESILIENCE, FORCE = 4, 10, 4
"""The Tower's Power and Resilience; the Power of the Giants in the third Slot."""
ARC, FLAME, OVER = 2, 2, 5
WORDS = {
    "arcing": keyword("arcing", ARC), "bulwark": keyword("bulwark", 2), "consume": keyword("consume", 1, tier=1),
    "cripple": keyword("cripple"), "deconstruct": keyword("deconstruct"), "freeze": keyword("freeze"),
    "ignite": keyword("ignite", FLAME), "immune": keyword("immune", element=Element.WATER),
    "overpower": keyword("overpower", OVER), "retreat": keyword("retreat", 4), "swift": keyword("swift"),
    "tremor": keyword("tremor"),
}  # fmt: skip
OWN = ("specialist", "recruit", "augment", "equip", "weak", "taken-over", "quelled")
"""One Specialist or Recruit, an Augment of Fire, an Equip card with Bulwark 1, Power 1, a Boss that takes the damage
over, and a turn without Keywords."""


def test_the_table_names_every_siege_keyword() -> None:
    """The other names of the placard are no Keywords of a card: Siege damage, Equip, Augment, Imbalance and Bolster."""
    assert set(WORDS) == set(SiegeKeyword)


# -- what a strike does ----------------------------------------------------------------------------------------


def reckoned(features: set[str]) -> dict[str, int]:
    """A Tower with heroes inside is struck by 4 Siege damage of Fire; another Tower stands beside it."""
    words = set() if "quelled" in features else features & set(WORDS)
    specialists = int("specialist" in features and "tremor" not in words)
    power = 1 if "weak" in features else POWER
    bulwark = 2 * ("augment" in features) + ("equip" in features)
    suffered = 0 if "taken-over" in features else FORCE - bulwark
    over = int(suffered > 0 and "overpower" in words and OVER - specialists > power)
    result = {
        "resilience": RESILIENCE - suffered - over, "power": power, "potential": 2,
        "recruits": int("recruit" in features), "frozen": 0, "overpowered": over, "drained": 0, "wounded": 0,
        "other": RESILIENCE, "ore": 2,
    }  # fmt: skip
    if not suffered:
        return result
    if "arcing" in words and ARC - specialists >= 1:
        result["other"] -= (suffered + over) // 2
    if "consume" in words:
        result["ore"] -= 1
    if "cripple" in words and power > 1:
        result["power"] -= 1
    if "deconstruct" in words:
        result["recruits" if "recruit" in features else "potential"] -= 1
    if "freeze" in words and "equip" in features:
        result["frozen"] = 1
    if "ignite" in words:
        result["drained"], result["wounded"] = FLAME - specialists, 1
    return result


def equip() -> str:
    return next(
        one.id
        for one in content().commissions.values()
        if one.equip is not None and [frame.__struct_config__.tag for frame in one.equip.frames] == ["defender-bulwark"]
    )


def the_tower(features: set[str]) -> Any:
    return tower(
        BESIDE, power=1 if "weak" in features else POWER, specialists=int("specialist" in features),
        recruits=int("recruit" in features), augments=(Element.FIRE,) if "augment" in features else (),
        equips=(equip(),) if "equip" in features else (),
    )  # fmt: skip


def played(features: set[str]) -> dict[str, int]:
    """The same by the engine."""
    words = [WORDS[name] for name in WORDS if name in features]
    shield = (Modifier(SPARED, BESIDE, "turn", only="0", card="boss-4"),) if "taken-over" in features else ()
    state = besieged(
        SAGE, held=with_abilities(GIANTS, *words), fronts={2: GIANTS}, banners={2: HERE}, at=BESIDE,
        defenders=(the_tower(features), tower(BEYOND, 2)), stockpile=stores(ore=2), modifiers=shield,
        quelled="quelled" in features,
    )  # fmt: skip
    hero = state.heroes[0]
    energy = hero.energy = 9
    run(state, steps.SiegeDamage())
    one = defender(state, "tower-1")
    return {
        "resilience": one.resilience, "power": one.power, "potential": one.potential, "recruits": one.recruits,
        "frozen": int(one.frozen), "overpowered": int(one.overpowered), "drained": energy - hero.energy,
        "wounded": hero.conditions[CONDITIONS.index(Condition.WOUNDED)],
        "other": defender(state, "tower-2").resilience, "ore": held(state, "ore"),
    }  # fmt: skip


@pytest.mark.rule("GOD-566")
@pytest.mark.parametrize(("one", "other"), list(combinations((*WORDS, *OWN), 2)))
def test_pairs_of_a_strike(one: str, other: str) -> None:
    assert played({one, other}) == reckoned({one, other})


@pytest.mark.rule("GOD-566")
@pytest.mark.parametrize(("one", "other"), list(combinations(("arcing", "ignite", "overpower"), 2)))
@pytest.mark.parametrize("third", ["tremor", "weak", "augment", "quelled", "taken-over"])
def test_specialists_against_two_keywords_and_a_third(one: str, other: str, third: str) -> None:
    features = {one, other, third, "specialist"}
    assert played(features) == reckoned(features)


# -- what a Defender's roll does -------------------------------------------------------------------------------

DEFENCE = ("bulwark", "immune", "retreat", "tremor", "quelled", "specialist", "recruit", "water", "earth", "last")
"""Augments of Water, which opposes Fire, and of Earth, which does not; `last` has 2 Resilience left of 7."""


def answered(features: set[str]) -> tuple[str, int]:
    """What becomes of the Giants, in the second Slot, when a Tower has rolled 3; the die of a Retreat shows 4."""
    words = set() if "quelled" in features else features & set(WORDS)
    counts = "tremor" not in words
    elements = features & {"water", "earth"}
    left = 2 if "last" in features else 7
    n = 3 + ("water" in features)
    if "immune" in words and elements == {"water"}:
        n = 0
    if "bulwark" in words:
        n = max(0, n - (2 - ("specialist" in features and counts)))
    if n < left:
        return "stays", left - n
    x = 4 - ("recruit" in features and counts)
    return ("retreats", 0) if "retreat" in words and x >= 4 else ("vanquished", 0)


def rolled(features: set[str]) -> tuple[str, int]:
    words = [WORDS[name] for name in WORDS if name in features]
    augments = tuple([one for one in (Element.EARTH, Element.WATER) if str(one) in features])
    one = replace(the_tower(features), potential=3, augments=augments)
    state = besieged(
        held=with_abilities(GIANTS, *words), fronts={1: GIANTS}, banners={1: HERE}, defenders=(one,),
        resilience={1: 2 if "last" in features else 7}, script=faces(3, 3, 3, 4), quelled="quelled" in features,
    )  # fmt: skip
    state.then(steps.BeginDefence(), steps.RemoveFallen())
    expected = answered(features)[0]
    take_until(state, DrawPowerUp if expected == "vanquished" else steps.RemoveFallen)
    if of_kind(state.events, OpponentRetreated):
        return "retreats", 0
    if of_kind(state.events, OpponentVanquished):
        return "vanquished", 0
    return "stays", state.resilience[1]


@pytest.mark.rule("GOD-573")
@pytest.mark.parametrize(("one", "other"), list(combinations(DEFENCE, 2)))
def test_pairs_of_an_answer(one: str, other: str) -> None:
    assert rolled({one, other}) == answered({one, other})


@pytest.mark.rule("GOD-573")
@pytest.mark.parametrize(("one", "other"), list(combinations(("bulwark", "immune", "tremor", "quelled", "water"), 2)))
@pytest.mark.parametrize("helper", ["recruit", "specialist"])
def test_the_last_blow_against_retreat(one: str, other: str, helper: str) -> None:
    features = {"retreat", "last", helper, one, other}
    assert rolled(features) == answered(features)


# -- how a Banner moves ----------------------------------------------------------------------------------------

MOVING = ("swift", "quelled", "hindered", "slowed", "third-slot")


@pytest.mark.rule("GOD-931", "GOD-532")
@pytest.mark.parametrize(("one", "other"), list(combinations(MOVING, 2)))
def test_pairs_that_change_a_speed(one: str, other: str) -> None:
    features = {one, other}
    slot = 2 if "third-slot" in features else 0
    state = besieged(
        held=with_abilities(GIANTS, *([WORDS["swift"]] if "swift" in features else [])), fronts={slot: GIANTS},
        banners={slot: HERE}, quelled="quelled" in features,
    )  # fmt: skip
    if "hindered" in features:
        state.modifiers = (Modifier(HINDERED, 1, "turns", turns=1, card="boss-9"),)
    if "slowed" in features:
        state.slowed = tuple([1 if at_slot == slot else 0 for at_slot in range(4)])
    swift = "swift" in features and "quelled" not in features
    expected = (3 if slot else 2) + 2 * swift - ("hindered" in features) - ("slowed" in features)
    assert speed(state, slot) == expected


@pytest.mark.rule("GOD-932")
@pytest.mark.parametrize("quelled", [False, True])
@pytest.mark.parametrize("swift", [False, True])
def test_the_swift_are_drawn_by_city_states_alone(swift: bool, quelled: bool) -> None:
    fortress = tower(at(3, 0), kind=Place.FORTRESS)
    state = besieged(
        held=with_abilities(GIANTS, *([WORDS["swift"]] if swift else [])), fronts={0: GIANTS}, banners={0: HERE},
        defenders=(*cities(), fortress), quelled=quelled,
    )  # fmt: skip
    drawn = [target.id for target in magnets(state, 0)]
    assert drawn == ["city-1", "city-2", *([] if swift and not quelled else ["tower-1"])]
