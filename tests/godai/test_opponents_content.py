"""Encounters and Bosses: the decks of the box keep to their templates, and every damage to them is found."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai import combat_effects as deeds
from rulewright.games.godai import effects as verbs
from rulewright.games.godai.combat_effects import ALL, Aim, Strike
from rulewright.games.godai.content.components import Encounter
from rulewright.games.godai.content.opponent_checks import actions_of, conditions_of, damage, price
from rulewright.games.godai.model.vocabulary import Condition, Element, Keyword, Kind, Resource, Stat, Targeting, Vital

from .foes import bosses, encounters, opponents, told, words

E = encounters()
B = bosses()


def enc(name: str) -> Any:
    return E[f"encounter-{name}"]


def boss(level: int) -> Any:
    return B[f"boss-{level}"]


def test_the_opponents_of_the_box_keep_to_their_templates() -> None:
    assert [str(problem) for problem in opponents({}, {})] == []


def of_action(card: Any, name: str, **fields: Any) -> dict[str, Any]:
    """One action of an Encounter with fields changed."""
    return {name: replace(getattr(card, name), **fields)}


def of_face(card: Any, at: int, **fields: Any) -> dict[str, Any]:
    """One action of a Boss, counted from 0, with fields changed."""
    actions = list(card.actions)
    actions[at] = replace(actions[at], **fields)
    return {"actions": tuple(actions)}


FROZEN = deeds.Afflict(Condition.FROZEN, test=Stat.SURVIVAL)
ENCOUNTER_DAMAGES: list[tuple[str, dict[str, Any], tuple[str, str]]] = [
    ("graveler", {"level": 6}, ("godai-range", "level")),
    ("graveler", {"level": 2}, ("godai-quota", "level 1")),
    ("graveler", {"health": (13,)}, ("godai-range", "health")),
    ("graveler", {"health": (8, 8)}, ("godai-healths", "encounters encounter-graveler")),
    ("golden_idol_that_walks", {"health": (18, 21)}, ("godai-range", "health")),
    ("graveler", {"energy": 8}, ("godai-range", "energy")),
    ("moss_kodama", {"influence": 11}, ("godai-range", "influence")),
    ("moss_kodama", {"influence": 0}, ("godai-quota", "influence")),
    ("reedwhistle_fox", {"influence": 0}, ("godai-equip-way", "encounters encounter-reedwhistle-fox")),
    ("reedwhistle_fox", {"equip": None}, ("godai-quota", "equip")),
    ("rope_bridge_wardens", {"bribe": 4}, ("godai-range", "bribe")),
    ("rope_bridge_wardens", {"bribe": 0}, ("godai-quota", "bribe")),
    ("graveler", {"key": "11223"}, ("godai-key", "encounters encounter-graveler")),
    ("graveler", {"key": "111222"}, ("godai-key", "encounters encounter-graveler")),
    ("graveler", {"key": "122233"}, ("godai-quota", "112233")),
    ("obsidian_gnats", {"outlast": 5}, ("godai-outlast", "encounters encounter-obsidian-gnats")),
    ("obsidian_gnats", {"health": (8,)}, ("godai-outlast", "encounters encounter-obsidian-gnats")),
    ("obsidian_gnats", {"tests": (Stat.SURVIVAL,)}, ("godai-counters", "encounters encounter-obsidian-gnats")),
    ("obsidian_gnats", {"kinds": (Kind.CREATURE,)}, ("godai-quota", "swarm")),
    ("asura", {"kinds": (Kind.ASCENDANT, Kind.TITANIC)}, ("godai-quota", "titanic")),
    ("earth_elemental", {"elements": (Element.FIRE,)}, ("godai-quota", "elemental earth")),
    ("thornback_peccary", {"traits": ()}, ("godai-quota", "dangerous")),
    ("quarry_runaways", {"traits": ()}, ("godai-quota", "tenacious")),
    ("canopy_stalker", {"traits": ()}, ("godai-quota", "ambush")),
    ("salt_witch", {"traits": ()}, ("godai-quota", "hatred")),
    ("graveler", {"traits": ()}, ("godai-quota", "passive")),
    ("asura", {"traits": (deeds.Has(Keyword.DANGEROUS),)}, ("godai-range", "level (dangerous)")),
    ("graveler", {"kinds": (Kind.TITANIC,)}, ("godai-range", "level (titanic)")),
    ("graveler", {"reward": (verbs.DrawPowerUps(1),)}, ("godai-reward", "encounters encounter-graveler")),
    ("graveler", {"reward": (verbs.GainGold(2),) * 2}, ("godai-reward", "encounters encounter-graveler")),
    ("asura", {"reward": (verbs.DrawPowerUps(1), verbs.GainGold(3))}, ("godai-reward", "encounters encounter-asura")),
    ("graveler", of_action(enc("graveler"), "attack", cost=1), ("godai-free", "encounters encounter-graveler")),
    ("moss_kodama", of_action(enc("moss-kodama"), "mastery", cost=3), ("godai-range", "mastery.cost")),
    ("graveler", of_action(enc("graveler"), "attack", aim=Aim.RICHEST), ("godai-aim", "stone-palm")),
    ("graveler", of_action(enc("graveler"), "attack", targeting=Targeting.MULTI), ("godai-aim", "stone-palm")),
    ("graveler", of_action(enc("graveler"), "attack", deeds=(deeds.Strike(4),)), ("godai-heavy", "stone-palm")),
    ("graveler", of_action(enc("graveler"), "attack", deeds=(deeds.Strike(2), FROZEN)), ("godai-heavy", "stone-palm")),
    ("graveler", of_action(enc("graveler"), "attack", id="kneel"), ("godai-action-twice", "kneel")),
    (
        "moss_kodama",
        of_action(enc("moss-kodama"), "attack", deeds=(deeds.Afflict(Condition.FROZEN),)),
        ("godai-untested", "pebble-rain"),
    ),
    (
        "moss_kodama",
        {"traits": (deeds.AtHalf((deeds.Afflict(Condition.FROZEN),)),)},
        ("godai-untested", "at-half"),
    ),
    (
        "moss_kodama",
        of_action(enc("moss-kodama"), "attack", deeds=(deeds.Afflict(Condition.IMPRISONED, test=Stat.EXPLORE),)),
        ("godai-unused-condition", "pebble-rain"),
    ),
    (
        "graveler",
        {"attack": enc("dry-well-kappa").attack, "special": enc("dry-well-kappa").special},
        ("godai-alike", "encounter-graveler"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("card", "fields", "expected"), ENCOUNTER_DAMAGES)
def test_a_damaged_encounter_is_found(card: str, fields: dict[str, Any], expected: tuple[str, str]) -> None:
    assert expected in told(opponents({card: fields}, {}))


def test_too_few_of_a_type_are_found() -> None:
    humans = {id.partition("-")[2]: {"kinds": (Kind.SPIRIT,)} for id, card in E.items() if Kind.HUMANOID in card.kinds}
    assert ("godai-few", "humanoid") in told(opponents(humans, {}))


def without(rewards: tuple[Any, ...], verb: type) -> tuple[Any, ...]:
    return tuple(one for one in rewards if not isinstance(one, verb))


DOWN = deeds.Afflict(Condition.KNOCKED_DOWN, test=Stat.NAVIGATE)
HERE: dict[int, str] = {level: f"bosses boss-{level}" for level in range(1, 11)}
BOSS_DAMAGES: list[tuple[str, dict[str, Any], tuple[str, str]]] = [
    ("3", {"level": 11}, ("godai-range", "level")),
    ("3", {"level": 4}, ("godai-quota", "level 3")),
    ("3", {"health": (40,)}, ("godai-placard", "health")),
    ("7", {"health": (78,)}, ("godai-placard", "health")),
    ("3", {"energy": 49}, ("godai-placard", "energy")),
    ("3", {"actions": boss(3).actions[:5]}, ("godai-placard", "actions")),
    ("3", of_face(boss(3), 2, cost=5), ("godai-placard", "costs")),
    ("3", of_face(boss(3), 1, deeds=(deeds.Guard(Keyword.DEFEND, 6),)), ("godai-placard", "defend")),
    ("3", of_face(boss(3), 0, deeds=(deeds.Strike(7),)), ("godai-heavy", "obsidian-hour")),
    ("3", of_face(boss(3), 2, deeds=(deeds.Strike(8, Vital.ENERGY),)), ("godai-heavy", "stolen-afternoon")),
    (
        "3",
        of_face(boss(3), 4, deeds=(deeds.Strike(12, Vital.ENERGY, drain=True),)),
        ("godai-heavy", "between-two-heartbeats"),
    ),
    ("3", of_face(boss(3), 0, deeds=(deeds.Afflict(Condition.FROZEN),)), ("godai-untested", "obsidian-hour")),
    ("3", of_face(boss(3), 0, deeds=(FROZEN,)), ("godai-placard", "conditions")),
    ("3", of_face(boss(3), 0, id="kneel"), ("godai-action-twice", "kneel")),
    ("7", of_face(boss(7), 3, deeds=(DOWN,)), ("godai-all-lose", HERE[7])),
    ("3", {"traits": ()}, ("godai-no-idea", HERE[3])),
    ("3", {"traits": boss(7).traits}, ("godai-alike", "boss-3.traits")),
    ("3", {"lair": boss(4).lair}, ("godai-alike", "boss-3.lair")),
    ("3", {"lair": ()}, ("godai-placard", "lair")),
    ("3", {"damage": 1}, ("godai-placard", "damage")),
    ("8", {"area": 2}, ("godai-placard", "area")),
    ("3", {"portal": 4}, ("godai-placard", "portal")),
    ("9", {"group_reward": without(boss(9).group_reward, verbs.Gain)}, ("godai-placard", "platinum")),
    ("3", {"group_reward": without(boss(3).group_reward, verbs.ChangeCalendar)}, ("godai-placard", "calendar")),
    ("3", {"group_reward": without(boss(3).group_reward, verbs.DrawPowerUps)}, ("godai-placard", "power-ups")),
    ("3", {"group_reward": without(boss(3).group_reward, verbs.GainFood)}, ("godai-placard", "gold and food")),
    ("3", {"single_rewards": boss(3).single_rewards[:1]}, ("godai-single-rewards", HERE[3])),
    ("10", {"single_rewards": boss(3).single_rewards}, ("godai-placard", "rewards")),
]


@pytest.mark.parametrize(("card", "fields", "expected"), BOSS_DAMAGES)
def test_a_damaged_placard_is_found(card: str, fields: dict[str, Any], expected: tuple[str, str]) -> None:
    assert expected in told(opponents({}, {card: fields}))


def test_energy_counts_half_and_a_lost_action_two() -> None:
    fox = enc("reedwhistle-fox")
    assert [damage(action) for action in actions_of(fox)] == [2, 2, 2]
    assert [price(action) for action in actions_of(fox)] == [0, 0, 2]


def test_conditions_are_found_inside_other_deeds() -> None:
    inner = (deeds.Afflict(Condition.BURNED),)
    assert list(conditions_of((deeds.TestOr(Stat.SURVIVAL, inner),))) == [(Condition.BURNED, True)]
    assert list(conditions_of((deeds.WhenTarget(inner),))) == [(Condition.BURNED, False)]
    assert list(conditions_of((deeds.Thorns(Condition.DRAINED),))) == [(Condition.DRAINED, True)]


# -- what the rulebook prints --------------------------------------------------------------------------


def test_miquipapalotl_is_as_printed() -> None:
    """GOLD-GOD-48; only the cost of her First Mastery is ours."""
    card = boss(2)
    assert (card.level, card.kinds, card.health, card.energy) == (2, (Kind.UNDEAD,), (30,), 44)
    assert card.group_reward == (verbs.ChangeCalendar(-1), verbs.DrawPowerUps(2), verbs.GainGold(6))
    assert card.portal == 2
    assert card.single_rewards == (verbs.GainRank(Stat.HEALTH, 4), verbs.GainItem("bone-pendant"))
    bleeding = deeds.Afflict(Condition.BLEEDING, test=Stat.SURVIVAL)
    altar = "at-the-altar"
    turn, wings, heart, howl, boil, puppet = card.actions
    assert [action.id for action in card.actions] == [
        "sacrificial-turn", "obsidian-wings", "snatch-heart", "howl", "blood-boil", "bone-puppet",
    ]  # fmt: skip
    assert [action.targeting.value for action in card.actions] == ["dual", "self", "multi", "group", "single", "single"]
    assert turn.deeds == (deeds.Strike(4, piercing_on=altar), bleeding)
    assert wings.deeds == (
        deeds.Guard(Keyword.DEFEND, 4), deeds.Thorns(Condition.DRAINED), deeds.SwitchBattlefield(),
    )  # fmt: skip
    assert heart.deeds == (
        deeds.Strike(10, Vital.ENERGY, drain=True, piercing=ALL), deeds.Afflict(Condition.BLEEDING),
    )  # fmt: skip
    assert heart.aim is Aim.LOWEST_HEALTH
    assert howl.cost == 5
    assert howl.deeds == (
        deeds.Strike(6, Vital.ENERGY),
        deeds.ForHealed(Condition.BLEEDING),
        deeds.Mend(health=3, raising=True, per_hero=True),
        deeds.SwitchBattlefield(random=True),
    )
    assert boil.deeds == (
        deeds.Strike(5, Vital.ENERGY, drain=True, piercing_on=altar),
        bleeding,
        deeds.WhenTarget((deeds.SwitchBattlefield(),), Vital.ENERGY, 3),
    )
    assert puppet.deeds == (
        deeds.Strike(3),
        deeds.Strike(4, Vital.ENERGY),
        deeds.Afflict(Condition.CHARMED, test=Stat.EXPLORE, mod_per=Condition.BLEEDING),
        deeds.SwitchBattlefield(random=True),
    )
    assert card.traits == (
        deeds.Has(Keyword.SOULLESS),
        deeds.Has(Keyword.WEAKNESS, corrosive=True),
        deeds.OnBattlefield(altar, first=True),
        deeds.OnBattlefield("flanking", less_damage=3, reflect=4),
    )
    assert card.difficult == (deeds.WhenAfflicted(Condition.BLEEDING, 6, 6),)


def test_asura_is_worth_essence_and_sky_metal() -> None:
    """GOLD-GOD-57."""
    gains = (verbs.Gain(Resource.ESSENCE, 2), verbs.Gain(Resource.SKY_METAL, 2))
    assert enc("asura").reward == (verbs.DrawPowerUps(1), *gains)


def test_atlecuhtli_is_worth_what_the_book_prints() -> None:
    """GOLD-GOD-58."""
    card = boss(4)
    wealth = (verbs.GainGold(5), verbs.GainFood(5))
    assert card.group_reward == (verbs.ChangeCalendar(-1), verbs.DrawPowerUps(2), *wealth)
    assert card.portal == 4
    assert card.single_rewards == (verbs.GainRank(Stat.ATTACK, 3), verbs.GainItem("viper-potion", 3))


def test_the_graveler_is_as_printed() -> None:
    """GOLD-GOD-51, GOLD-GOD-53."""
    card = enc("graveler")
    assert (card.health, card.energy, card.traits) == ((10,), 7, (deeds.Has(Keyword.BLOCK, 4),))
    assert (card.kinds, card.elements) == ((Kind.MAGICAL_NATURE,), (Element.EARTH,))
    assert card.key[3 - 1] == "2"
    assert (card.mastery.cost, card.mastery.targeting) == (3, Targeting.GROUP)
    slowed = deeds.Afflict(Condition.SLOWED, test=Stat.NAVIGATE)
    assert card.mastery.deeds == (deeds.Strike(2, elements=(Element.EARTH,)), slowed)


def test_the_fire_elemental_is_as_printed() -> None:
    """GOLD-GOD-46, GOLD-GOD-47."""
    card = enc("fire-elemental")
    assert card.key[4 - 1] == "2"
    assert (card.mastery.cost, card.mastery.targeting) == (2, Targeting.GROUP)
    assert card.mastery.deeds == (deeds.Strike(1, piercing=ALL, corrosive=True), deeds.Afflict(Condition.BURNED))
    assert (card.attack.targeting, card.attack.deeds) == (
        Targeting.TRIPLE, (deeds.Strike(4, elements=(Element.FIRE,)),),
    )  # fmt: skip


# -- names ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_opponent_and_every_action_has_a_name(language: str) -> None:
    """Cards have a sentence of flavour as well; no name is left over."""
    named: dict[str, tuple[dict[str, Any], set[str]]] = {
        "names-encounters": ({**E}, {action.id for card in E.values() for action in actions_of(card)}),
        "names-bosses": ({**B}, {action.id for card in B.values() for action in card.actions}),
    }
    fields = {trait.id for card in B.values() for trait in card.traits if isinstance(trait, deeds.OnBattlefield)}
    for file, (cards, actions) in named.items():
        found = words(language, file)
        equips = {f"equip-{id}" for id, card in cards.items() if getattr(card, "equip", None) is not None}
        places = {f"battlefield-{id}" for id in fields} if file == "names-bosses" else set()
        assert set(found) == {f"card-{id}" for id in cards} | {f"action-{id}" for id in actions} | equips | places
        assert {id for id, flavour in found.items() if flavour} == {f"card-{id}" for id in cards}


def asks(card: Encounter) -> set[tuple[str, ...]]:
    """What an Encounter asks of the group, without numbers: each action, each passive, each way past it."""
    found = {("way", way) for way in ("influence", "outlast", "bribe") if getattr(card, way)}
    for slot in ("attack", "mastery", "special"):
        action = getattr(card, slot)
        told_by = [f"{type(deed).__name__} {getattr(deed, 'condition', '')}" for deed in action.deeds]
        told_by += [f"{deed.vital} {deed.drain}" for deed in action.deeds if isinstance(deed, Strike)]
        found.add((slot, str(action.targeting), str(action.aim), *told_by))
    found.update(("passive", type(one).__name__, str(getattr(one, "keyword", ""))) for one in card.traits)
    return found


def test_no_two_encounters_ask_for_half_of_the_same() -> None:
    for one, other in combinations(encounters().values(), 2):
        first, second = asks(one), asks(other)
        assert 2 * len(first & second) < len(first | second), (one.id, other.id)
