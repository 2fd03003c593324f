"""Commissions, Escorts and Equip sides: the decks of the box keep to their templates, and every damage is found."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai import combat_effects as deeds
from rulewright.games.godai import effects as verbs
from rulewright.games.godai import passives
from rulewright.games.godai.content.commission_checks import commission_problems
from rulewright.games.godai.content.components import EquipCard
from rulewright.games.godai.content.goods import goods
from rulewright.games.godai.model.vocabulary import Empire, Keyword, Place, Resource, Stat

from .foes import changed, commissions, encounters, escorts, tasks, told, words

C = commissions()
S = escorts()


def test_the_commissions_of_the_box_keep_to_their_templates() -> None:
    assert [str(problem) for problem in tasks({}, {})] == []


def at(name: str) -> str:
    return f"commissions commission-{name}"


RICH = EquipCard(frames=(passives.DefenderBulwark(3),))
DAMAGES: list[tuple[str, dict[str, Any], tuple[str, str]]] = [
    ("salt_caravan", {"type": "triple"}, ("godai-commission-type", at("salt-caravan"))),
    ("salt_caravan", {"type": "skill"}, ("godai-quota", "skill")),
    ("salt_caravan", {"mod": 2}, ("godai-range", "mod")),
    ("salt_caravan", {"tests": (Stat.NAVIGATE,)}, ("godai-commission-tests", at("salt-caravan"))),
    ("salt_caravan", {"tests": (Stat.NAVIGATE,) * 2}, ("godai-commission-tests", at("salt-caravan"))),
    ("salt_caravan", {"tests": (Stat.NAVIGATE, Stat.ATTACK)}, ("godai-commission-tests", at("salt-caravan"))),
    ("the_seventh_star", {"tests": (Stat.EXPLORE, Stat.SURVIVAL)}, ("godai-commission-tests", at("the-seventh-star"))),
    ("the_seventh_star", {"place": Place.SETTLEMENT}, ("godai-commission-place", at("the-seventh-star"))),
    ("the_seventh_star", {"role": "sage"}, ("godai-quota", "astrologist")),
    ("the_seventh_star", {"reward": (verbs.DrawPowerUps(2),)}, ("godai-commission-reward", at("the-seventh-star"))),
    ("salt_caravan", {"role": "sage"}, ("godai-commission-place", at("salt-caravan"))),
    ("salt_caravan", {"place": Place.ANTIQUITY_SITE}, ("godai-quota", "settlement")),
    ("salt_caravan", {"place": Place.ANTIQUITY_SITE}, ("godai-commission-reward", at("salt-caravan"))),
    ("salt_caravan", {"to": Place.TEMPLE}, ("godai-commission-to", at("salt-caravan"))),
    ("salt_caravan", {"escort": "escort-young-heir"}, ("godai-commission-escort", at("salt-caravan"))),
    ("salt_caravan", {"equip": None}, ("godai-quota", "equip")),
    ("salt_caravan", {"equip": RICH}, ("godai-equip-unknown", "commission-salt-caravan")),
    ("salt_caravan", {"equip": EquipCard(frames=(passives.DefenderMagnetic(),))}, ("godai-quota", "magnetic")),
    ("salt_caravan", {"empire": Empire.ISHIDAN}, ("godai-quota", "dual")),
    ("salt_caravan", {"reward": (verbs.DrawPowerUps(), verbs.Gain(Resource.ESSENCE, 2))},
     ("godai-commission-reward", at("salt-caravan"))),
    ("the_last_ferry", {"to": None}, ("godai-commission-to", at("the-last-ferry"))),
    ("the_last_ferry", {"to": Place.SETTLEMENT}, ("godai-commission-to", at("the-last-ferry"))),
    ("the_last_ferry", {"escort": "escort-nobody"}, ("godai-commission-escort", at("the-last-ferry"))),
    ("the_last_ferry", {"escort": ""}, ("godai-quota", "escort-river-pilot")),
    ("the_last_ferry", {"equip": None}, ("godai-commission-equip", at("the-last-ferry"))),
    ("fog_on_the_tea_road", {"tests": (Stat.EXPLORE,)}, ("godai-quota", "navigate")),
    ("steal_back_the_seal", {"reward": C["commission-steal-back-the-seal"].reward[:2]}, ("godai-quota", "item")),
    ("fog_on_the_tea_road", {"failure": (verbs.WanderGroup(),)}, ("godai-alike", "commission-the-drowned-causeway")),
]  # fmt: skip


@pytest.mark.parametrize(("card", "fields", "expected"), DAMAGES)
def test_a_damaged_commission_is_found(card: str, fields: dict[str, Any], expected: tuple[str, str]) -> None:
    assert expected in told(tasks({card: fields}, {}))


def doing(*what: deeds.AnyDeed) -> dict[str, Any]:
    return {"action": replace(S["escort-river-pilot"].action, deeds=what)}


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"health": 11}, ("godai-range", "health")),
        (doing(deeds.Assist(energy=9)), ("godai-range", "action")),
        (doing(deeds.Guard(Keyword.DEFEND, 3)), ("godai-range", "action")),
        (doing(), ("godai-range", "action")),
        ({"tests": (), "ranks": ()}, ("godai-range", "tests")),
        ({"target_die": 3}, ("godai-range", "target_die")),
        ({"ranks": (9,)}, ("godai-escort-ranks", "escorts escort-river-pilot")),
        ({"ranks": (8, 8)}, ("godai-escort-ranks", "escorts escort-river-pilot")),
        ({"tests": (Stat.HEALTH,)}, ("godai-escort-ranks", "escorts escort-river-pilot")),
    ],
)
def test_a_damaged_escort_is_found(fields: dict[str, Any], expected: tuple[str, str]) -> None:
    assert expected in told(tasks({}, {"river_pilot": fields}))


def test_an_escort_that_is_missing_is_found() -> None:
    fewer = {id: escort for id, escort in S.items() if id != "escort-river-pilot"}
    found = told(commission_problems(commissions(), fewer, encounters()))
    assert found == {("godai-quota", "escort"), ("godai-commission-escort", at("the-last-ferry"))}


def test_equip_sides_of_encounters_count_too() -> None:
    others = changed(encounters(), reedwhistle_fox={"equip": None})
    assert told(commission_problems(commissions(), escorts(), others)) == {("godai-quota", "snares")}


def test_what_grows_with_the_wave_counts_as_in_the_first() -> None:
    assert goods(C["commission-winter-watch"].reward) == {"power-ups": 1, "tier-1": 2}


def test_goods_are_counted_by_kind() -> None:
    harvest = verbs.HarvestFor(6, (verbs.Gain(Resource.ESSENCE),))
    gains = (verbs.Gain(Resource.VOID), verbs.GainChosen(verbs.Pick.BASIC), verbs.Gain(Resource.LIVING_CRYSTAL))
    assert goods((harvest, *gains, verbs.RollElement(), verbs.RevealTile())) == {
        "harvest-6 tier-2": 1, "element": 2, "tier-3": 1, "die": 1,
    }  # fmt: skip


def test_the_printed_escort_defends_with_eight() -> None:
    """Page 84: 6 Health, Defends 8 each round, tests Health and Defend."""
    courier = S["escort-masked-courier"]
    assert (courier.health, courier.action.deeds) == (6, (deeds.Guard(Keyword.DEFEND, 8),))
    assert courier.tests == (Stat.HEALTH, Stat.DEFEND)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_commission_and_every_escort_has_a_name(language: str) -> None:
    """Cards have a sentence of flavour as well; no name is left over."""
    found = words(language, "names-commissions")
    cards = {f"card-{id}" for id in (*C, *S)}
    equips = {f"equip-{id}" for id, card in C.items() if card.equip is not None}
    assert set(found) == cards | equips | {f"action-{escort.action.id}" for escort in S.values()}
    assert {id for id, flavour in found.items() if flavour} == cards
